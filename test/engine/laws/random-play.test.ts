/** Laws that hold in every game, over random play with every box, edition and player count. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  apply,
  BOXES,
  EDITIONS,
  EMPTY_LOG,
  HOUSE_RULES,
  legalEntries,
  makeReport,
  parseGameFile,
  redo,
  replay,
  say,
  undo,
  type Entry,
  type Setup,
  type State,
} from '#engine';
import { deepFreeze } from '../../support/deep-freeze.ts';
import { chanceFrom, randomGame, randomSetup, type RandomGame } from '../../support/random-play.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
/** Card by card to the end, or from some entry on, or from the start, only displays and coins. */
const trackings = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ scoresFrom: 0 }) },
  { weight: 1, arbitrary: fc.record({ scoresFrom: fc.integer({ min: 1, max: 60 }) }) },
);
const runs = Number(process.env.LAW_RUNS ?? 75);

function holds(
  name: string,
  law: (game: RandomGame) => void,
  options: { wild?: number; most?: number } = {},
): void {
  it(name, () => {
    fc.assert(
      fc.property(seeds, trackings, (seed, tracking) => {
        law(randomGame(seed, CATALOGUE, { ...options, ...tracking }));
      }),
      { numRuns: runs },
    );
  });
}

/** Every card of the deck is somewhere: piles, coins, displays, harbor, row. */
function cardsCounted(state: State): number {
  const inHands = state.players.reduce((sum, { coins, display }) => sum + coins + display.length, 0);
  return (
    state.drawPile +
    state.discard +
    state.timeDeck +
    state.pointDeck +
    state.harbor.length +
    state.row.length +
    inHands
  );
}

describe('laws over random play', () => {
  it('draws every box, edition, mode and number of players', () => {
    const setups = Array.from({ length: 400 }, (_, seed) => randomSetup(chanceFrom(seed)));
    const drawn = (values: (setup: Setup) => readonly (string | number)[]) =>
      [...new Set(setups.flatMap(values))].sort();
    // The adventure has laws of its own, Pirates! is another game.
    const boxes = BOXES.filter((box) => box !== 'adventure' && box !== 'pirates');
    expect(drawn((setup) => setup.boxes)).toEqual([...boxes].sort());
    expect(drawn(({ edition }) => [edition])).toEqual([...EDITIONS].sort());
    expect(drawn(({ mode }) => [mode])).toEqual(['competitive', 'cooperative']);
    expect(drawn(({ players }) => [players.length])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(drawn(({ houseRules }) => Object.keys(houseRules))).toEqual([...HOUSE_RULES].sort());
  });

  holds('replay equals step by step', ({ setup, entries, states }) => {
    const replayed = replay(setup, entries, CATALOGUE);
    expect(replayed.type).toBe('ok');
    if (replayed.type === 'ok') expect(makeReport(replayed.state)).toEqual(makeReport(last(states)));
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

  holds('undo restores and redo brings back', ({ entries }) => {
    let log = EMPTY_LOG;
    for (const entry of entries) log = say(log, entry);
    let back = log;
    for (let steps = 0; steps < 5; steps += 1) back = undo(back);
    expect(back.entries).toEqual(entries.slice(0, Math.max(0, entries.length - 5)));
    for (let steps = 0; steps < 5; steps += 1) back = redo(back);
    expect(back).toEqual(log);
  });

  holds('cards are conserved while the pile can pay', ({ states }) => {
    const [first] = states;
    if (first === undefined || first.table.open) return;
    const all = cardsCounted(first);
    for (const state of states) {
      // R-SET-4: with both piles empty, coins are counted all the same.
      if (state.drawPile === 0 && state.discard === 0) return;
      expect(cardsCounted(state)).toBe(all);
    }
  });

  holds('what is unseen is what lies face down', ({ states }) => {
    for (const state of states) {
      if (state.table.open || (state.drawPile === 0 && state.discard === 0)) return;
      const unseen = state.unseen.reduce((sum, copies) => sum + copies, 0);
      const faceUp = state.faceUp.reduce((sum, copies) => sum + copies, 0);
      const coins = state.players.reduce((sum, player) => sum + player.coins, 0);
      expect(unseen).toBe(state.drawPile + coins + state.timeDeck + state.pointDeck + state.discard - faceUp);
    }
  });

  holds('nothing goes below zero', ({ states }) => {
    for (const state of states) {
      for (const { coins, influence, swords } of state.players)
        expect(Math.min(coins, influence, swords)).toBeGreaterThanOrEqual(0);
      expect(
        Math.min(
          state.drawPile,
          state.discard,
          state.timeDeck,
          state.pointDeck,
          state.takesLeft,
          ...state.unseen,
        ),
      ).toBeGreaterThanOrEqual(0);
    }
  });

  holds('the bust chance is a chance', ({ states }) => {
    for (const state of states.filter((_, at) => at % 7 === 0)) {
      const chance = makeReport(state).bustChance;
      if (chance === null) continue;
      expect(chance).toBeGreaterThanOrEqual(-1e-12);
      expect(chance).toBeLessThanOrEqual(1 + 1e-12);
    }
  });

  holds(
    'nobody gets stuck: something can always be said until the game is closed',
    ({ states }) => {
      for (const state of states.filter((_, at) => at % 25 === 0)) {
        const closed = state.ending.kind !== 'none' && state.ending.closed;
        expect(legalEntries(state).length > 0).toBe(!closed);
      }
    },
    { most: 150 },
  );

  holds(
    'every legal entry is accepted, and a play that is not listed is refused',
    ({ states }) => {
      for (const state of states.filter((_, at) => at % 30 === 3)) {
        const legal = legalEntries(state);
        for (const entry of legal) expect(apply(state, entry).type).toBe('ok');
        const said = new Set(legal.map((entry) => JSON.stringify(entry)));
        for (const entry of plausible(state)) {
          if (!said.has(JSON.stringify(entry)))
            expect([entry, apply(state, entry).type]).toEqual([entry, 'refused']);
        }
      }
    },
    { most: 150, wild: 0.2 },
  );

  holds('a game written to a file and read again is the same game', ({ setup, entries, states }) => {
    const text = JSON.stringify({ format: 'harbormaster-game', version: 1, setup, entries });
    const parsed = parseGameFile(JSON.parse(text));
    if (parsed.type === 'refused') throw new Error(JSON.stringify(parsed.problem));
    expect(parsed.file.entries).toEqual(entries);
    const replayed = replay(parsed.file.setup, parsed.file.entries, CATALOGUE);
    expect(replayed.type === 'ok' && makeReport(replayed.state)).toEqual(makeReport(last(states)));
  });
});

/** Simple plays that could be said anywhere. */
function plausible(state: State): Entry[] {
  const ids = state.harbor.map((index) => state.table.types[index]?.id ?? '');
  return [
    { type: 'stop' },
    { type: 'pass' },
    { type: 'repel' },
    { type: 'keep' },
    { type: 'end-turn' },
    ...state.table.players.flatMap((player) =>
      ids.filter((id) => !id.endsWith('gift')).map((card): Entry => ({ type: 'take', player, card })),
    ),
    ...state.table.types
      .filter(({ id }) => !state.table.open && id !== '')
      .map(({ id }): Entry => ({ type: 'reveal', card: id })),
  ];
}

function last<T>(list: readonly T[]): T {
  const found = list[list.length - 1];
  if (found === undefined) throw new RangeError('empty');
  return found;
}
