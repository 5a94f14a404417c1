// Laws of Pirates! over random matches: nobody is stuck, cards are conserved, nothing goes below zero, files come back the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPirates,
  makePiratesReport,
  openPirates,
  outcomesOf,
  parseEntry,
  parseGameFile,
  PIRATES_NUMBERS,
  playsOf,
  ROUNDS_TO_WIN,
  unseenPirates,
  type Entry,
  type PiratesNumber,
  type PiratesState,
  type Setup,
} from '#engine';
import { piratesEntryName, piratesInstructions, piratesRefusal } from '#ui/wording/pirates.ts';
import { vocabulary } from '#ui/wording/cards.ts';
import { deepFreeze } from '../support/engine.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

const setups = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    start: fc.nat(3),
    copies: fc.option(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 10, maxLength: 10 })),
  })
  .map(({ players, start, copies }): Setup => {
    const names = NAMES.slice(0, players);
    return {
      game: 'pirates',
      edition: 'big-box-2021',
      boxes: ['pirates'],
      mode: 'competitive',
      players: names,
      startPlayer: names[start % players] ?? 'Ana',
      tracking: 'table',
      houseRules: {},
      ...(copies === null ? {} : { copies }),
    };
  });

/** A pack without Doubloons, which put a card back under the pile and can go on for ever. */
const withoutDoubloons = setups.map((setup): Setup => ({
  ...setup,
  copies: (setup.copies ?? PIRATES_NUMBERS.map(() => 2)).map((copies, card) => (card === 1 ? 0 : copies)),
}));

function opened(setup: Setup): PiratesState {
  const table = openPirates(setup);
  if (table.type === 'refused') throw new Error(JSON.stringify(table.problem));
  return deepFreeze(table.state);
}

/** Cards that the survivors can hold: what has not lain open, and one of any kind for each that Doubloons took back. */
function held(state: PiratesState): PiratesNumber[] {
  const unseen = unseenPirates(state);
  if (unseen === null) return [...PIRATES_NUMBERS];
  const hidden = PIRATES_NUMBERS.flatMap((card) => Array.from({ length: unseen[card] ?? 0 }, () => card));
  return [...hidden, ...Array.from({ length: state.takenBack }, () => PIRATES_NUMBERS[0])];
}

/** Every entry that the rules accept now; what is shown at the end of a round is chosen by one number. */
function legal(state: PiratesState, luck: number): Entry[] {
  const survivors = state.setup.players.filter((_, seat) => state.alive[seat]);
  const cards = held(state);
  const show: Entry = {
    type: 'show',
    cards: Object.fromEntries(
      survivors.map((name, at) => [name, cards[(luck + at) % cards.length] ?? PIRATES_NUMBERS[0]]),
    ),
  };
  const candidates: Entry[] = [
    ...PIRATES_NUMBERS.flatMap((card) => playsOf(state, card)),
    ...outcomesOf(state),
    show,
  ];
  return candidates.filter((entry) => applyPirates(state, entry).type === 'ok');
}

function sound(state: PiratesState): void {
  const { setup, alive, fatePile, treasure, discard, hiddenDiscards, takenBack, winners, wins } = state;
  const report = makePiratesReport(state);
  expect(report.alive.length).toBeGreaterThanOrEqual(1);
  if (winners === null) {
    expect(report.alive.length).toBeGreaterThanOrEqual(2);
    expect(alive[state.active]).toBe(true);
    expect(Math.max(...wins)).toBeLessThan(ROUNDS_TO_WIN);
  }
  for (const name of report.protected) expect(report.alive).toContain(name);
  if (fatePile !== null) expect(fatePile).toBeGreaterThanOrEqual(0);
  for (const copies of Object.values(report.unseen ?? {})) expect(copies).toBeGreaterThanOrEqual(0);
  if (state.effect !== null) {
    expect(alive[state.effect.target]).toBe(true);
    expect(state.protected[state.effect.target]).toBe(false);
  }
  // Every card is somewhere: pile, Treasure, hands, in front of somebody, discard.
  if (setup.copies !== null && fatePile !== null && winners === null) {
    const all = setup.copies.reduce((sum, copies) => sum + copies, 0);
    const hands = report.alive.length;
    expect(
      fatePile +
        Number(treasure) +
        hands +
        report.protected.length +
        discard.length +
        hiddenDiscards -
        takenBack,
    ).toBe(all);
  }
}

/** Plays a match with the luck given: the entries and every state. */
function played(setup: Setup, luck: readonly number[]): { entries: Entry[]; states: PiratesState[] } {
  const states = [opened(setup)];
  const entries: Entry[] = [];
  for (const pick of luck) {
    const state = states[states.length - 1] as PiratesState;
    if (state.winners !== null) break;
    const choices = legal(state, pick);
    expect(choices.length, 'nobody is stuck').toBeGreaterThan(0);
    const entry = choices[pick % choices.length] as Entry;
    const result = applyPirates(state, entry);
    if (result.type === 'refused') throw new Error('a legal entry was refused');
    entries.push(entry);
    states.push(deepFreeze(result.state));
  }
  return { entries, states };
}

const luck = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 160 });

/** Anything that could be written into a file, sensible or not. */
const names = fc.constantFrom(...NAMES, 'treasure', 'Eve', '__proto__');
const cards = fc.integer({ min: 0, max: 9 });
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anything = fc
  .oneof(
    fc.record({
      type: fc.constant('play'),
      player: option(names),
      card: cards,
      target: option(names),
      direction: option(fc.constantFrom('left', 'right')),
      shown: option(cards),
      override: option(fc.boolean()),
    }),
    fc.record({
      type: fc.constant('out'),
      player: names,
      card: option(cards),
      override: option(fc.boolean()),
    }),
    fc.record({ type: fc.constant('stays'), card: option(cards), override: option(fc.boolean()) }),
    fc.record({
      type: fc.constant('show'),
      cards: fc.dictionary(names, cards),
      override: option(fc.boolean()),
    }),
    fc.record({ type: fc.constant('round-won'), players: fc.array(names), override: option(fc.boolean()) }),
    fc.record({
      type: fc.constant('recount'),
      fatePile: option(fc.nat(40)),
      activePlayer: option(names),
      wins: option(fc.dictionary(names, fc.nat(4))),
      alive: option(fc.array(names)),
      protected: option(fc.array(names)),
    }),
    fc.record({ type: fc.constantFrom('stop', 'finish') }),
  )
  .map((said) => JSON.parse(JSON.stringify(said)) as unknown);

describe('random matches', () => {
  it('[law] nobody is stuck, cards are conserved, the pile never goes below 0, somebody is always in the round', () => {
    fc.assert(
      fc.property(setups, luck, (setup, picks) => {
        for (const state of played(setup, picks).states) sound(state);
      }),
      { numRuns: 150 },
    );
  });

  it('[law] without Doubloons a match of counted cards comes to an end', () => {
    fc.assert(
      fc.property(withoutDoubloons, fc.infiniteStream(fc.nat(1_000_000)), (setup, picks) => {
        const pile = opened(setup).fatePile ?? 0;
        // Every round gives somebody a coin, and every turn takes a card from the pile and needs at most two entries.
        const most = (2 * setup.players.length + 1) * (2 * pile + 1);
        const { states } = played(setup, [...picks.take(most)]);
        expect(states[states.length - 1]?.winners?.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('[law] a file of it comes back the same and replays to the same state', () => {
    fc.assert(
      fc.property(setups, luck, (setup, picks) => {
        const { entries, states } = played(setup, picks);
        const text = JSON.stringify({ format: 'harbormaster-game', version: 1, setup, entries });
        const parsed = parseGameFile(JSON.parse(text));
        if (parsed.type === 'refused') throw new Error(JSON.stringify(parsed.problem));
        expect(parsed.file.entries).toEqual(entries);
        let state = opened(parsed.file.setup);
        for (const entry of parsed.file.entries) {
          const result = applyPirates(state, entry);
          if (result.type === 'refused') throw new Error(JSON.stringify(result.obstacle));
          ({ state } = result);
        }
        expect(state).toEqual(states[states.length - 1]);
      }),
      { numRuns: 60 },
    );
  });

  it('[law] whatever is said, recorded anyway or not, the match stays sound or the entry is refused in a sentence', () => {
    const english = vocabulary('big-box-2021', 'en');
    const german = vocabulary('big-box-2021', 'de');
    fc.assert(
      fc.property(setups, fc.array(anything, { maxLength: 40 }), (setup, said) => {
        let state = opened(setup);
        for (const one of said) {
          const parsed = parseEntry(one);
          if (parsed.type === 'refused') continue;
          const result = applyPirates(state, deepFreeze(parsed.entry));
          for (const words of [english, german]) {
            const sentences =
              result.type === 'refused'
                ? [piratesRefusal(result.obstacle, words)]
                : [
                    ...piratesInstructions(result.state, result.consequences, words),
                    piratesEntryName(parsed.entry, words),
                  ];
            for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
          }
          if (result.type === 'refused') continue;
          state = deepFreeze(result.state);
          const report = makePiratesReport(state);
          expect(report.fatePile ?? 0).toBeGreaterThanOrEqual(0);
          if (state.winners === null) expect(report.alive.length).toBeGreaterThanOrEqual(2);
          if (state.winners === null) expect(report.alive).toContain(report.activePlayer);
        }
      }),
      { numRuns: 400 },
    );
  });
});
