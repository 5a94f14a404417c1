/**
 * The engine's bench: how fast recorded random games replay, what one more entry costs at the end of the longest, and whether the time grows
 * with the number of entries. Runs in Node and in a page; prints nothing itself.
 */
import { CATALOGUE } from '#catalog';
import { apply, openTable, replay, type Entry, type Setup, type State } from '#engine';
import { chanceFrom, randomGame, randomSetup } from '../test/support/random-play.ts';

export interface BenchFigures {
  readonly games: number;
  readonly entries: number;
  readonly longest: number;
  readonly entriesPerSecond: number;
  /** Milliseconds for one more entry at the end of the longest game. */
  readonly oneMoreMs: number;
  /** Milliseconds for half of a very long game, and for all of it. */
  readonly halfMs: number;
  readonly wholeMs: number;
  readonly longEntries: number;
}

interface Recorded {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** Every box that can lie on one table, all editions, all player counts. */
function record(games: number): Recorded[] {
  return Array.from({ length: games }, (_, seed) => {
    const { setup, entries } = randomGame(seed + 1, CATALOGUE, { setup: allBoxes(seed) });
    return { setup, entries };
  });
}

function allBoxes(seed: number): Setup {
  const chance = chanceFrom(seed + 1);
  const boxes = ['base', 'gambler', 'contract-cards', 'make-sail-mix'] as const;
  const setup = randomSetup(chance);
  const contracts = setup.boxes.includes('contracts');
  return setup.game === 'make-sail'
    ? setup
    : { ...setup, boxes: contracts ? [...boxes, 'contracts'] : boxes };
}

function replayAll(recorded: readonly Recorded[], now: () => number): number {
  const start = now();
  for (const { setup, entries } of recorded) {
    if (replay(setup, entries, CATALOGUE).type !== 'ok') throw new Error('a recorded game was refused');
  }
  return now() - start;
}

function stateAfter({ setup, entries }: Recorded): State {
  const replayed = replay(setup, entries, CATALOGUE);
  if (replayed.type !== 'ok') throw new Error('a recorded game was refused');
  return replayed.state;
}

function fastest(times: number, measure: () => number): number {
  let best = Infinity;
  for (let time = 0; time < times; time += 1) best = Math.min(best, measure());
  return best;
}

export function benchEngine(games: number, now: () => number): BenchFigures {
  const recorded = record(games);
  const entries = recorded.reduce((sum, game) => sum + game.entries.length, 0);
  const longest = recorded.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
  replayAll(recorded, now);
  const ms = fastest(5, () => replayAll(recorded, now));

  const end = stateAfter({ setup: longest.setup, entries: longest.entries.slice(0, -1) });
  const last = longest.entries[longest.entries.length - 1] ?? ({ type: 'finish' } as const);
  const times = 20_000;
  const oneMoreMs =
    fastest(3, () => {
      const start = now();
      for (let time = 0; time < times; time += 1) apply(end, last);
      return now() - start;
    }) / times;

  // A game that never ends: corrections and turns over and over.
  const long = endless(20_000);
  const half = { ...long, entries: long.entries.slice(0, long.entries.length / 2) };
  const halfMs = fastest(3, () => replayAll([half], now));
  const wholeMs = fastest(3, () => replayAll([long], now));

  return {
    games,
    entries,
    longest: longest.entries.length,
    entriesPerSecond: (entries / ms) * 1000,
    oneMoreMs,
    halfMs,
    wholeMs,
    longEntries: long.entries.length,
  };
}

function endless(most: number): Recorded {
  const setup: Setup = {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'],
    tracking: 'table',
    houseRules: {},
  };
  const opened = openTable(setup, CATALOGUE);
  if (opened.type === 'refused') throw new Error(opened.problem.field);
  let { state } = opened;
  const entries: Entry[] = [];
  const chance = chanceFrom(7);
  while (entries.length < most) {
    const types = state.table.types.filter(
      ({ index }) => (state.unseen[index] ?? 0) + (state.faceUp[index] ?? 0) > 0,
    );
    const tries: Entry[] = [
      { type: 'reveal', card: chance.pick(types).id },
      { type: 'keep' },
      { type: 'stop' },
      { type: 'end-turn' },
      { type: 'coins', player: chance.pick(setup.players), set: 3 },
    ];
    const entry = chance.pick(tries);
    const applied = apply(state, entry);
    if (applied.type === 'refused') continue;
    entries.push(entry);
    ({ state } = applied);
  }
  return { setup, entries };
}
