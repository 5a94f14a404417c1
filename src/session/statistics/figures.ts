/**
 * What one game says about those who played it, in numbers: made once by replaying its entries, from consequences only.
 * Plain values that can be stored; it knows no store, no screen and no words.
 */
import {
  bustChance,
  type CardId,
  type Consequence,
  type Entry,
  type Role,
  type Seat,
  type State,
} from '#engine';
import type { Rules } from '../rules.ts';
import { matchFiguresOf, type MatchFigures } from './match-figures.ts';

/** Rises when the figures are made in another way: stored ones of before are then made anew. */
export const FIGURES_VERSION = 2;

/** Where coins come from, as people at the table would say it. */
export const COIN_SOURCES = [
  'ships',
  'traders',
  'admirals',
  'jesters',
  'others',
  'tribute',
  'expeditions',
  'taxes',
  'contracts',
] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

export interface SeatFigures {
  /** Cards turned up in own turns. */
  readonly cards: number;
  /** Turns ended by stopping, and the cards turned up in them. */
  readonly stops: number;
  readonly cardsBeforeStop: number;
  readonly busts: number;
  /** Single cards turned up whose chance of ending the turn was known, the sum of those chances, and how many did. */
  readonly judged: number;
  readonly expectedBusts: number;
  readonly judgedBusts: number;
  readonly longestDiscover: number;
  /** In the order of `COIN_SOURCES`. */
  readonly coins: readonly number[];
  readonly hired: Readonly<Partial<Record<Role, number>>>;
  readonly expeditions: number;
  readonly contracts: number;
}

export interface GameFigures {
  readonly version: number;
  readonly seats: readonly SeatFigures[];
  /** Influence by seat at the end of each round; the last one is the end of the game. */
  readonly curve: readonly (readonly number[])[];
  /** Of a match of Pirates!, which has no seats and no curve of the other game; else null. */
  readonly match: MatchFigures | null;
}

type SeatTally = { -readonly [Field in keyof SeatFigures]: SeatFigures[Field] } & {
  coins: number[];
  hired: Partial<Record<Role, number>>;
};

/** Null where the setup or an entry is refused by the rules of today: such a game is left out of the deeper figures. */
export function figuresOf(
  rules: Rules,
  game: { readonly setup: Parameters<Rules['openTable']>[0]; readonly entries: readonly Entry[] },
): GameFigures | null {
  if (game.setup.game === 'pirates') {
    const match = matchFiguresOf(game);
    return match === null ? null : { version: FIGURES_VERSION, seats: [], curve: [], match };
  }
  const opened = rules.openTable(game.setup);
  if (opened.type === 'refused') return null;
  let { state } = opened;
  const seats = state.players.map(emptySeat);
  const curve: number[][] = [];
  for (const entry of game.entries) {
    const judged = rules.apply(state, entry);
    if (judged.type === 'refused') return null;
    count(seats, state, entry, judged.consequences);
    if (judged.state.round > state.round) curve.push(influenceOf(judged.state));
    ({ state } = judged);
  }
  curve.push(influenceOf(state));
  return { version: FIGURES_VERSION, seats, curve, match: null };
}

function emptySeat(): SeatTally {
  return {
    cards: 0,
    stops: 0,
    cardsBeforeStop: 0,
    busts: 0,
    judged: 0,
    expectedBusts: 0,
    judgedBusts: 0,
    longestDiscover: 0,
    coins: COIN_SOURCES.map(() => 0),
    hired: {},
    expeditions: 0,
    contracts: 0,
  };
}

function influenceOf(state: State): number[] {
  return state.players.map(({ influence }) => influence);
}

function count(
  seats: readonly SeatTally[],
  before: State,
  entry: Entry,
  consequences: readonly Consequence[],
): void {
  const active = seats[before.active];
  if (entry.type === 'stop' && active !== undefined) {
    active.stops += 1;
    active.cardsBeforeStop += before.turnedUp;
  }
  // Only a single card turned up in the middle of Discover can be held against the odds.
  const chance = entry.type === 'reveal' ? chanceOfBust(before) : null;
  if (chance !== null && active !== undefined) {
    active.judged += 1;
    active.expectedBusts += chance;
  }
  // A card turned up in Trade & Hire begins the next turn: what follows belongs to it.
  let turnOf: Seat = before.active;
  let turnedUp = before.turnedUp;
  for (const happened of consequences) {
    switch (happened.type) {
      case 'turn':
        turnOf = happened.player;
        turnedUp = 0;
        break;
      case 'reveal': {
        const seat = seats[turnOf];
        turnedUp += 1;
        if (seat === undefined) break;
        seat.cards += 1;
        seat.longestDiscover = Math.max(seat.longestDiscover, turnedUp);
        break;
      }
      case 'bust': {
        const seat = seats[happened.player];
        if (seat === undefined) break;
        seat.busts += 1;
        if (chance !== null) seat.judgedBusts += 1;
        break;
      }
      case 'gain':
        earn(seats[happened.player], sourceOf(before, happened.why), happened.coins);
        break;
      case 'give':
        if (happened.why === 'tribute') earn(seats[happened.to], 'tribute', happened.coins);
        break;
      case 'hire': {
        const role = roleOf(before, happened.card);
        const seat = seats[happened.player];
        if (role !== null && seat !== undefined) seat.hired[role] = (seat.hired[role] ?? 0) + 1;
        break;
      }
      case 'claim': {
        const seat = seats[happened.player];
        if (seat !== undefined) seat.expeditions += 1;
        break;
      }
      case 'contract-done': {
        const seat = seats[happened.player];
        if (seat !== undefined) seat.contracts += 1;
        break;
      }
      default:
        break;
    }
  }
}

/** As the engine says it; where no ship lies in the harbor none can repeat a colour, and the odds need not be asked. */
function chanceOfBust(state: State): number | null {
  if (state.phase !== 'discover' || state.ending.kind !== 'none' || state.tracking !== 'table') return null;
  const { table, harbor } = state;
  const ships = harbor.some((index) => table.types[index]?.kind === 'ship');
  return ships || table.open ? bustChance(state) : 0;
}

function earn(seat: SeatTally | undefined, source: CoinSource | null, coins: number): void {
  if (seat === undefined || source === null) return;
  const at = COIN_SOURCES.indexOf(source);
  seat.coins[at] = (seat.coins[at] ?? 0) + coins;
}

type Gain = Extract<Consequence, { type: 'gain' }>;

/** Null for a correction: a recount is not income. */
function sourceOf(state: State, why: Gain['why']): CoinSource | null {
  switch (why.kind) {
    case 'ship':
    case 'gift':
      return 'ships';
    case 'trade-bonus':
      return 'traders';
    case 'income':
    case 'bust': {
      const role = roleOf(state, why.card);
      if (role === 'admiral' || role === 'vice-admiral') return 'admirals';
      return role === 'jester' ? 'jesters' : 'others';
    }
    case 'expedition':
      return 'expeditions';
    case 'tax-bonus':
      return 'taxes';
    case 'contract':
    case 'mission':
      return 'contracts';
    case 'hire':
    case 'tax':
    case 'character':
    case 'sold':
    case 'marker':
      return 'others';
    case 'correction':
      return null;
  }
}

function roleOf(state: State, id: CardId): Role | null {
  const card = state.table.types[state.table.typeOf.get(id) ?? -1]?.card;
  return card?.kind === 'person' ? card.role : null;
}

/** Figures as they lie in the store; null where they are of another version or damaged. */
export function readFigures(value: unknown): GameFigures | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, seats, curve } = value as Partial<Record<keyof GameFigures, unknown>>;
  if (version !== FIGURES_VERSION || !Array.isArray(seats) || !Array.isArray(curve)) return null;
  return value as GameFigures;
}
