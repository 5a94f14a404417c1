/** Laws that hold in every chapter of The Adventure Begins, over random play: cooperative, solo, competitive and the variable game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  apply,
  CHARACTER_MARKERS,
  crownInfluence,
  legalEntries,
  makeReport,
  MONTH_END,
  parseGameFile,
  replay,
  type Entry,
  type State,
} from '#engine';
import { MODES, randomAdventure } from '../../support/adventure-play.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';
import type { RandomGame } from '../../support/random-play.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const runs = Number(process.env.LAW_RUNS ?? 15);

describe.each(MODES)('laws over random chapters, %s', (mode) => {
  function holds(name: string, law: (game: RandomGame) => void, most = 400): void {
    it(name, () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          law(randomAdventure(seed, CATALOGUE, { mode, most }));
        }),
        { numRuns: runs },
      );
    });
  }

  holds(
    'replay equals step by step, and so does the game read from its file',
    ({ setup, entries, states }) => {
      const text = JSON.stringify({ format: 'harbormaster-game', version: 1, setup, entries });
      const parsed = parseGameFile(JSON.parse(text));
      if (parsed.type === 'refused') throw new Error(JSON.stringify(parsed.problem));
      expect(parsed.file.entries).toEqual(entries);
      const replayed = replay(parsed.file.setup, parsed.file.entries, CATALOGUE);
      expect(replayed.type === 'ok' && makeReport(replayed.state)).toEqual(makeReport(states.at(-1)!));
    },
  );

  holds('undo restores: without the last entries the game is what it was', ({ setup, entries, states }) => {
    for (const back of [1, 2, 5].filter((steps) => steps <= entries.length)) {
      const replayed = replay(setup, entries.slice(0, -back), CATALOGUE);
      expect(replayed.type === 'ok' && makeReport(replayed.state)).toEqual(makeReport(states.at(-1 - back)!));
    }
  });

  holds('no entry changes the state it was said in', ({ setup, entries }) => {
    const opened = replay(setup, [], CATALOGUE);
    if (opened.type !== 'ok') throw new Error('setup refused');
    let state = deepFreeze(opened.state);
    for (const entry of entries) {
      const applied = apply(state, deepFreeze(entry));
      if (applied.type === 'refused') throw new Error(applied.obstacle.kind);
      state = deepFreeze(applied.state);
    }
  });

  holds('cards are conserved while the pile can pay, those of the story added', ({ entries, states }) => {
    const [first] = states;
    if (first === undefined || first.table.open) return;
    let all = cardsCounted(first);
    for (const [at, state] of states.slice(1).entries()) {
      const entry = entries[at];
      if (entry?.type === 'story')
        all += Object.values(entry.cards ?? {}).reduce((sum, copies) => sum + copies, 0);
      // R-SET-4: with both piles empty, coins are counted all the same.
      if (state.drawPile === 0 && state.discard === 0) return;
      expect([entry, cardsCounted(state)]).toEqual([entry, all]);
    }
  });

  holds('nothing goes below zero, and crowns bring at most six influence', ({ states }) => {
    for (const state of states) {
      for (const { coins, influence, swords, crowns, adventure } of state.players) {
        expect(Math.min(coins, influence, swords, crowns)).toBeGreaterThanOrEqual(0);
        expect(adventure?.markers).toBeGreaterThanOrEqual(0);
        expect(crownInfluence(state.table, crowns)).toBeLessThanOrEqual(6);
      }
      const { drawPile, discard, takesLeft, unseen } = state;
      expect(Math.min(drawPile, discard, takesLeft, ...unseen)).toBeGreaterThanOrEqual(0);
      expect(state.adventure?.unused).toBeGreaterThanOrEqual(0);
    }
  });

  holds('[R-ADV-4] the deck is a month longer than the last and ends with Month’s End', ({ states }) => {
    const [first] = states;
    const start = first?.adventure?.events.length ?? 0;
    for (const { adventure } of states) {
      if (adventure === null) throw new Error('no adventure');
      expect(adventure.events.at(-1)).toBe(MONTH_END);
      const known = Math.min(adventure.month - 1, first?.adventure?.unused ?? 0);
      expect(adventure.events.length + adventure.turned.length).toBe(start + known);
    }
  });

  holds(
    '[R-ADV-5] markers that left a character stand on missions or were bought off',
    ({ entries, states }) => {
      const last = states.at(-1)!;
      last.players.forEach(({ adventure }, seat) => {
        const name = last.table.players[seat];
        const bought = entries.filter((entry) => entry.type === 'buy-marker' && entry.player === name).length;
        expect((adventure?.missions.length ?? 0) + (adventure?.waiting.length ?? 0) + bought).toBe(
          CHARACTER_MARKERS - (adventure?.markers ?? 0),
        );
      });
    },
  );

  holds(
    'nobody gets stuck; every legal entry is accepted, and a play that is not listed is refused',
    ({ states }) => {
      for (const state of states.filter((_, at) => at % 20 === 3)) {
        const legal = legalEntries(state);
        if (state.ending.kind === 'none') expect(legal.some(({ type }) => type !== 'finish')).toBe(true);
        for (const entry of legal) expect([entry, apply(state, entry).type]).toEqual([entry, 'ok']);
        const said = new Set(legal.map((entry) => JSON.stringify(entry)));
        for (const entry of plausible(state)) {
          if (!said.has(JSON.stringify(entry)))
            expect([entry, apply(state, entry).type]).toEqual([entry, 'refused']);
        }
      }
    },
    150,
  );
});

it('random chapters reach what they are meant to test', () => {
  const said = new Set<string>();
  const ends = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    for (const mode of MODES) {
      const { entries, states } = randomAdventure(seed, CATALOGUE, { mode });
      for (const entry of entries)
        said.add(entry.type === 'take' && entry.asItem ? 'take as item' : entry.type);
      ends.add(states.at(-1)!.ending.kind);
    }
  }
  expect([...said]).toEqual(
    expect.arrayContaining([
      'event',
      'month-end',
      'story',
      'mission',
      'crowns',
      'sell',
      'buy-marker',
      'lookout',
      'claim',
      'take as item',
    ]),
  );
  expect([...ends]).toEqual(expect.arrayContaining(['winners', 'won', 'lost']));
});

/** Every card of the deck is somewhere: piles, coins, displays, harbor, row. */
function cardsCounted(state: State): number {
  const inHands = state.players.reduce((sum, { coins, display }) => sum + coins + display.length, 0);
  return state.drawPile + state.discard + state.harbor.length + state.row.length + inHands;
}

/** Simple plays that could be said anywhere. */
function plausible(state: State): Entry[] {
  const ids = state.harbor.map((index) => state.table.types[index]?.id ?? '');
  return [
    { type: 'stop' },
    { type: 'pass' },
    { type: 'repel' },
    { type: 'keep' },
    { type: 'end-turn' },
    { type: 'event', event: MONTH_END },
    { type: 'month-end' },
    ...state.table.players.flatMap((player) => [
      ...ids.flatMap((card): Entry[] => [
        { type: 'take', player, card },
        { type: 'take', player, card, asItem: true },
        { type: 'sell', player, card },
      ]),
      { type: 'buy-marker', player } as const,
      ...(state.adventure?.missions ?? []).map(({ number }): Entry => ({
        type: 'mission',
        player,
        mission: number,
      })),
    ]),
    ...state.table.types
      .filter(() => !state.table.open)
      .map(({ id }): Entry => ({ type: 'reveal', card: id })),
  ];
}
