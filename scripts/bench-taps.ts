/** The games that `npm run bench:taps` plays: seeded, so that two runs tap the same keys. */
import { CATALOGUE } from '#catalog';
import type { Entry, Setup, State } from '#engine';
import { vocabulary } from '#ui/wording/cards.ts';
import { entryName } from '#ui/wording/entry-names.ts';
import { tablePlay } from '../test/support/table-play.ts';

const BASE: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};
const FIVE = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];

export interface BenchGame {
  readonly name: string;
  readonly setup: Setup;
  readonly steps: readonly {
    readonly taps: readonly string[];
    readonly facts: number;
    readonly reveal: boolean;
  }[];
}

export function benchGames(): BenchGame[] {
  return [
    { name: 'base, 3 players', setup: BASE, seed: 21 },
    { name: 'base, 2 players', setup: { ...BASE, players: FIVE.slice(0, 2) }, seed: 22 },
    {
      name: 'base, Gambler and contract cards, 5 players',
      setup: { ...BASE, boxes: ['base', 'gambler', 'contract-cards'] as const, players: FIVE },
      seed: 23,
    },
  ].map(({ name, setup, seed }) => ({
    name,
    setup,
    steps: tablePlay(seed, setup, CATALOGUE).steps.map(({ taps, facts, entry }) => ({
      taps,
      facts,
      reveal: entry.type === 'reveal',
    })),
  }));
}

/** What the screen shows when an entry is on it: everybody's figures, the cards that lie out, and what undo would take back. */
export interface Shown {
  readonly figures: string;
  readonly harbor: number;
  readonly undo: string;
}

export interface TimedTap {
  readonly tap: string;
  /** What the tap must lead to; null where it only opens a question or adds to what is being said: any change then. */
  readonly shows: Shown | null;
}

/** The end of a long game of five: everything up to the last turns is stored before, the rest is tapped and timed. */
export function longGame(timed: number): {
  readonly setup: Setup;
  readonly stored: readonly Entry[];
  readonly taps: readonly TimedTap[];
} {
  const setup: Setup = {
    ...BASE,
    boxes: ['base', 'gambler', 'contract-cards', 'make-sail-mix'],
    players: FIVE,
    // Nobody reaches the end so soon where it needs an expedition as well.
    houseRules: { endNeedsExpedition: true },
  };
  let longest = tablePlay(1, setup, CATALOGUE);
  for (let seed = 2; seed <= 40; seed += 1) {
    const play = tablePlay(seed, setup, CATALOGUE);
    if (play.steps.length > longest.steps.length) longest = play;
  }
  const from = Math.max(0, longest.steps.length - timed);
  return {
    setup,
    stored: longest.steps.slice(0, from).map(({ entry }) => entry),
    taps: longest.steps
      .slice(from)
      .flatMap(({ entry, state, taps }) =>
        taps.map((tap, at) => ({ tap, shows: at === taps.length - 1 ? shown(entry, state) : null })),
      ),
  };
}

function shown(entry: Entry, state: State): Shown {
  return {
    figures: state.players
      .map(({ swords, influence, coins }) => [swords, influence, coins].join(' '))
      .join(' '),
    harbor: state.harbor.length,
    undo: entryName(entry, state, vocabulary(state.table.setup.edition, 'en')),
  };
}
