/**
 * The chance of the next card: against every possible deal of small urns, and against real decks that are shuffled, dealt and
 * reshuffled by a simulation that knows every face while the engine is told only what the table sees.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  apply,
  bustChance,
  nextCardChances,
  odds,
  openTable,
  type Entry,
  type Setup,
  type State,
} from '#engine';
import { chanceFrom, likelyEntry, shuffled, type Chance } from '../support/random-play.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

function opened(setup: Setup = SETUP): State {
  const result = openTable(setup, CATALOGUE);
  if (result.type === 'refused') throw new Error(result.problem.field);
  return result.state;
}

/** All ways in which `h` cards of `before` may lie outside, the rest and `added` in the pile in any order; kept are those that show `seen` first. */
function enumerate(
  before: readonly number[],
  added: readonly number[],
  h: number,
  seen: readonly number[],
): Map<number, number> {
  const counts = new Map<number, number>();
  const cards = before.map((type, id) => ({ type, id }));
  const subsets = (from: number, chosen: number[]): number[][] =>
    chosen.length === h ? [chosen] : cards.slice(from).flatMap(({ id }) => subsets(id + 1, [...chosen, id]));
  const walk = (pile: readonly number[], depth: number): void => {
    pile.forEach((type, at) => {
      const rest = [...pile.slice(0, at), ...pile.slice(at + 1)];
      if (depth < seen.length) {
        if (type === seen[depth]) walk(rest, depth + 1);
      } else {
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
    });
  };
  for (const outside of subsets(0, []))
    walk([...cards.filter(({ id }) => !outside.includes(id)).map(({ type }) => type), ...added], 0);
  return counts;
}

function tally(cards: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, type) => cards.filter((card) => card === type).length);
}

describe('the next card after a shuffle', () => {
  it('has the chances that counting every deal gives', () => {
    const state = opened();
    const types = state.table.types.length;
    const urns = fc.record({
      before: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
      added: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }),
      outside: fc.nat({ max: 4 }),
      seen: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(urns, ({ before, added, outside, seen }) => {
        const h = Math.min(outside, before.length);
        const counts = enumerate(before, added, h, seen);
        const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
        fc.pre(all > 0);
        const chances = nextCardChances({
          ...state,
          urn: {
            before: tally(before, types),
            added: tally(added, types),
            outside: h,
            fromPile: tally(seen, types),
            fromOutside: tally([], types),
          },
        });
        for (let type = 0; type < 3; type += 1)
          expect(chances?.[type]).toBeCloseTo((counts.get(type) ?? 0) / all, 10);
      }),
      { numRuns: 300 },
    );
  });

  it('is every unseen card alike before the first shuffle', () => {
    const state = opened();
    const chances = nextCardChances(state);
    state.table.types.forEach(({ copies, index, id }) => {
      const inPile = id === 'expedition-cps' ? 0 : copies;
      expect(chances?.[index]).toBeCloseTo(inPile / 119, 12);
    });
  });
});

/** A real deck: the simulation knows every face. Coins are cards; which of the own coins is paid is chance. */
class RealDeck {
  pile: string[];
  readonly discard: string[] = [];
  readonly coins: string[][];
  readonly timeDeck: string[];
  private readonly chance: Chance;

  constructor(state: State, chance: Chance) {
    this.chance = chance;
    const cards = state.table.types.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
    this.pile = shuffled(
      cards.filter((id) => id !== 'expedition-cps' || !state.row.length),
      chance,
    );
    this.coins = state.players.map(({ coins }) => this.draw(coins));
    this.timeDeck = this.draw(state.timeDeck);
  }

  draw(number: number): string[] {
    return Array.from({ length: number }, () => {
      if (this.pile.length === 0) this.pile = shuffled(this.discard.splice(0), this.chance);
      return this.pile.pop() ?? '';
    });
  }

  top(): string {
    if (this.pile.length === 0) this.pile = shuffled(this.discard.splice(0), this.chance);
    return this.pile[this.pile.length - 1] ?? '';
  }

  /** Moves real cards as the consequences of an entry say. */
  follow(consequences: Extract<ReturnType<typeof apply>, { type: 'ok' }>['consequences']): void {
    // A traded ship is said last but lies on the discard before coins are drawn; everything else happens in its order.
    const first = consequences.filter((one) => one.type === 'discard' && one.why === 'trade');
    for (const one of [...first, ...consequences.filter((one) => !first.includes(one))]) {
      if (one.type === 'discard') this.discard.push(...one.cards);
      if (one.type === 'pay') this.discard.push(...this.take(one.player, one.coins));
      if (one.type === 'give') this.coins[one.to]?.push(...this.take(one.from, one.coins));
      if (one.type === 'gain') this.coins[one.player]?.push(...this.draw(one.coins));
      if (one.type === 'set-aside') this.timeDeck.pop();
    }
  }

  private take(player: number, number: number): string[] {
    const own = this.coins[player] ?? [];
    return Array.from({ length: number }, () => own.splice(this.chance.below(own.length), 1)[0] ?? '');
  }
}

interface RealMoment {
  readonly state: State;
  readonly entry: Entry;
  /** What lies on top of the pile, the next card first; in a turn of the Time deck its card comes before. */
  readonly coming: readonly string[];
  readonly shuffles: number;
}

/** Plays one game with real cards: each moment before an entry is said. */
function* playWithReal(seed: number, setup: Setup): Generator<RealMoment> {
  const chance = chanceFrom(seed);
  let state = opened(setup);
  const deck = new RealDeck(state, chance);
  let shuffles = 0;
  for (let steps = 0; steps < 600 && state.ending.kind === 'none'; steps += 1) {
    let entry: Entry = likelyEntry(state, chance);
    if (entry.type === 'gamble' || entry.type === 'coins') continue;
    if (entry.type === 'reveal' && state.phase !== 'discover') entry = { type: 'end-turn' };
    const fromTime = state.table.timeDeck !== null && state.turnedUp === 0;
    if (entry.type === 'reveal')
      entry = { type: 'reveal', card: fromTime ? (deck.timeDeck.at(-1) ?? '') : deck.top() };
    const applied = apply(state, entry);
    if (applied.type === 'refused') continue;
    const coming = [...(fromTime ? deck.timeDeck.slice(-1) : []), ...deck.pile.toReversed()];
    yield { state, entry, coming, shuffles };
    if (entry.type === 'reveal') {
      if (fromTime) deck.timeDeck.pop();
      else deck.draw(1);
    }
    deck.follow(applied.consequences);
    shuffles += applied.consequences.filter(({ type }) => type === 'reshuffle').length;
    ({ state } = applied);
    expect(deck.pile.length).toBe(state.drawPile);
  }
}

/** For each card turned up in the second pile what was foretold and what came. */
function playReal(seed: number, until: 'second-shuffle' | 'end'): { foretold: number; bust: boolean }[] {
  const seen: { foretold: number; bust: boolean }[] = [];
  for (const { state, entry, shuffles } of playWithReal(seed, SETUP)) {
    if (until === 'second-shuffle' && shuffles >= 2) break;
    if (entry.type !== 'reveal' || state.urn === null) continue;
    const foretold = bustChance(state);
    const type = state.table.typeOf.get(entry.card) ?? -1;
    if (foretold !== null) seen.push({ foretold, bust: cardsUntilBust(state, [type]) === 0 });
  }
  return seen;
}

describe('the bust chance against real decks', () => {
  it.each(['second-shuffle', 'end'] as const)(
    'foretells as many busts as come, up to the %s',
    (until) => {
      const seen = Array.from({ length: 200 }, (_, seed) => playReal(seed * 7919 + 1, until)).flat();
      expect(seen.length).toBeGreaterThan(3000);
      // Whatever the order of events, the sum of (came - foretold) has mean 0 and a variance of at most the sum of p(1 - p).
      const surplus = seen.reduce((sum, { foretold, bust }) => sum + (bust ? 1 : 0) - foretold, 0);
      const variance = seen.reduce((sum, { foretold }) => sum + foretold * (1 - foretold), 0);
      expect(Math.abs(surplus) / Math.sqrt(variance)).toBeLessThan(4);
    },
    120_000,
  );
});

/** Cards that come up before a bust, when every ship that repeats a colour and can be repelled is. */
function cardsUntilBust(state: State, pile: readonly number[]): number {
  const { types } = state.table;
  const swords = state.players[state.active]?.swords ?? 0;
  const colours = new Set(
    state.harbor.flatMap((index) => (types[index]?.kind === 'ship' ? [types[index].colour] : [])),
  );
  let cards = 0;
  for (const index of pile) {
    const type = types[index];
    if (type?.kind === 'ship' && colours.has(type.colour) && swords < type.repelNeeds) return cards;
    if (type?.kind === 'ship') colours.add(type.colour);
    cards += 1;
  }
  return cards;
}

function orders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, at) =>
    orders([...cards.slice(0, at), ...cards.slice(at + 1)]).map((rest) => [card, ...rest]),
  );
}

function subsetsOf(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => subsetsOf(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

describe('the expected number of cards before a bust', () => {
  it('is the mean over every deal of small urns, by the same two urns as the chance of a bust', () => {
    const start = opened();
    const index = (id: string) => start.table.typeOf.get(id) ?? -1;
    const kinds = ['ship-red-1-1', 'ship-red-4-skull', 'ship-blue-1-1', 'ship-blue-4-5', 'sailor-3-1'].map(
      index,
    );
    const card = fc.constantFrom(...kinds);
    const urns = fc.record({
      before: fc.array(card, { minLength: 1, maxLength: 4 }),
      added: fc.array(card, { maxLength: 2 }),
      outside: fc.nat({ max: 2 }),
      seen: fc.array(card, { maxLength: 1 }),
      swords: fc.nat({ max: 1 }),
      harbor: fc.subarray([index('ship-red-2-3'), index('ship-black-2-4')]),
    });
    fc.assert(
      fc.property(urns, ({ before, added, outside, seen, swords, harbor }) => {
        const h = Math.min(outside, before.length);
        const means: number[] = [];
        for (const out of subsetsOf(
          before.map((_, at) => at),
          h,
        )) {
          const pile = [...before.filter((_, at) => !out.includes(at)), ...added];
          for (const order of orders(pile))
            if (seen.every((type, at) => order[at] === type))
              means.push(
                cardsUntilBust(
                  { ...start, harbor, players: start.players.map((player) => ({ ...player, swords })) },
                  order.slice(seen.length),
                ),
              );
        }
        const left = before.length + added.length - h - seen.length;
        fc.pre(means.length > 0 && left > 0);
        const length = start.table.types.length;
        const told = odds({
          ...start,
          harbor,
          players: start.players.map((player) => ({ ...player, swords })),
          drawPile: left,
          unseen: tally([...before, ...added], length),
          urn: {
            before: tally(before, length),
            added: tally(added, length),
            outside: h,
            fromPile: tally(seen, length),
            fromOutside: tally([], length),
          },
        });
        expect(told?.cardsBeforeBust).toBeCloseTo(
          means.reduce((sum, cards) => sum + cards, 0) / means.length,
          9,
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['in a competitive game', SETUP],
    [
      'where the first card of a turn comes from the Time deck',
      {
        ...SETUP,
        boxes: ['base', 'contract-cards', 'contracts'],
        mode: 'cooperative',
        players: ['Ana', 'Ben'],
        contracts: ['luminary', 'bruja', 'explorer', 'ransom', 'small-estate'],
        timeDeck: 30,
      },
    ],
  ] as const satisfies readonly (readonly [string, Setup])[])(
    'foretells what real decks bring after a shuffle, %s',
    (_, setup) => {
      const seen = Array.from({ length: 300 }, (__, seed) => foretellReal(seed * 6151 + 3, setup)).flat();
      expect(seen.length).toBeGreaterThan(250);
      const errors = seen.map(({ foretold, came }) => came - foretold);
      const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
      const variance = errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length;
      expect(Math.abs(mean) / Math.sqrt(variance / errors.length)).toBeLessThan(4);
    },
    120_000,
  );
});

/** What was foretold at the start of the first turn after a shuffle, and what lay there. */
function foretellReal(seed: number, setup: Setup): { foretold: number; came: number }[] {
  const seen: { foretold: number; came: number }[] = [];
  for (const moment of playWithReal(seed, setup)) {
    if (moment.state.urn === null || moment.state.drawPile === 0 || moment.state.turnedUp > 0) continue;
    const told = odds(moment.state);
    if (told === null) continue;
    const types = moment.coming.map((id) => moment.state.table.typeOf.get(id) ?? -1);
    seen.push({ foretold: told.cardsBeforeBust, came: cardsUntilBust(moment.state, types) });
    // One a game: what comes later in it depends on the same cards.
    break;
  }
  return seen;
}

describe('odds', () => {
  it('say how many further cards to expect before a bust', () => {
    const chance = chanceFrom(5);
    let state = opened();
    for (const card of ['ship-red-1-1', 'ship-blue-1-1', 'ship-black-1-2']) {
      const applied = apply(state, { type: 'reveal', card });
      if (applied.type === 'ok') ({ state } = applied);
    }
    const told = odds(state);
    const unseen = state.table.types.flatMap((type) =>
      new Array<typeof type>(state.unseen[type.index] ?? 0).fill(type),
    );
    let cards = 0;
    const games = 20_000;
    for (let game = 0; game < games; game += 1) {
      const colours = new Set(state.harbor.map((index) => state.table.types[index]?.colour));
      const left = [...unseen];
      for (;;) {
        const type = left.splice(chance.below(left.length), 1)[0];
        if (type?.kind === 'ship' && colours.has(type.colour)) break;
        if (type?.kind === 'ship') colours.add(type.colour);
        cards += 1;
      }
    }
    expect(told?.cardsBeforeBust).toBeCloseTo(cards / games, 1);
    expect(told?.tax).toBeCloseTo(4 / 116, 12);
    expect(told?.colours.red).toBeCloseTo(9 / 116, 12);
    expect(told?.bust).toBeCloseTo(27 / 116, 12);
  });

  it('are unknown where a box holds cards that nobody has named', () => {
    const state = opened({ ...SETUP, game: 'make-sail', boxes: ['make-sail'] });
    expect(odds(state)).toBeNull();
    expect(bustChance(state)).toBeNull();
  });
});
