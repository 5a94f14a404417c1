/**
 * One moment of a game. States are values: an entry makes the next one and shares with it whatever did not change.
 * `fork` and `ownPlayer` are the only ways to a writable copy, and only inside one `apply`.
 */
import {
  NEW_ADVENTURE_PLAYER,
  startAdventure,
  type AdventurePlayer,
  type AdventureState,
} from './adventure.ts';
import type { ContractId } from './cards.ts';
import type { TypeIndex } from './card-types.ts';
import type { Consequence, Decision } from './consequences.ts';
import type { KeptAs } from './game-file.ts';
import { START_COINS, type Seat, type Table } from './table.ts';

export interface KeptShip {
  readonly card: TypeIndex;
  readonly as: KeptAs;
}

export interface PlayerState {
  readonly coins: number;
  /** Everything in front of the player, in the order in which it came. */
  readonly display: readonly TypeIndex[];
  readonly ships: readonly KeptShip[];
  readonly swords: number;
  readonly influence: number;
  /** The highest influence that the player had, less what corrections showed to be wrong (R-END-1). */
  readonly reached: number;
  readonly contracts: readonly ContractId[];
  readonly waiting: readonly WaitingMarker[];
  readonly crowns: number;
  /** Null without the adventure. */
  readonly adventure: AdventurePlayer | null;
}

export interface WaitingMarker {
  readonly contract: ContractId;
  readonly step: number;
  /** The round in which it came there: its player is active once in each. */
  readonly round: number;
}

/** Decide-at-once contracts that somebody may complete right now (R-CON-4). */
export interface Chance {
  readonly player: Seat;
  readonly contract: ContractId;
}

/** The turn before, until the first card of this one is turned up: what is entered a little late still counts for it. */
export interface TurnBefore {
  readonly player: Seat;
  readonly busted: boolean;
  readonly completedRound: boolean;
}

/**
 * What the last shuffle says about where cards are: see `odds.ts`.
 * Counts are by card type; `before`: unseen just before the shuffle, `added`: the face-up discard that went in.
 */
export interface Urn {
  readonly before: readonly number[];
  readonly added: readonly number[];
  /** Cards of `before` that stayed outside the new pile: coins in hands, Time and Point deck. */
  readonly outside: number;
  /** Turned up since, from the pile and from the Time deck. */
  readonly fromPile: readonly number[];
  readonly fromOutside: readonly number[];
}

/** A ship just turned up that waits for a word: `may` be repelled, or `must` be decided because it repeats a colour. */
export type Pending = 'none' | 'ship' | 'may' | 'must';

/** How a game ended, and in which round. */
interface Ended {
  readonly round: number;
  /** Said by `finish`: nothing may follow. */
  readonly closed: boolean;
  /** The turn was over with it; otherwise it ended in the middle of one. */
  readonly afterTurn: boolean;
}

export type Ending =
  | { readonly kind: 'none' }
  | (Ended & { readonly kind: 'winners'; readonly winners: readonly Seat[]; readonly decision: Decision })
  | (Ended & { readonly kind: 'won' })
  | (Ended & { readonly kind: 'lost' });

export interface State {
  readonly table: Table;
  readonly tracking: 'table' | 'scores';
  readonly players: readonly PlayerState[];
  /** `event`: phase 0 of the adventure. */
  readonly phase: 'event' | 'discover' | 'trade' | 'bust';
  readonly ending: Ending;
  readonly round: number;
  readonly active: Seat;
  readonly acting: Seat;
  readonly takesLeft: number;
  readonly harbor: readonly TypeIndex[];
  readonly row: readonly TypeIndex[];
  /** Cards turned up in this turn, whatever became of them. */
  readonly turnedUp: number;
  /** State of the last card of the harbor. */
  readonly pending: Pending;
  readonly gambles: number;
  /** Seats whose go of this turn has begun, counted from the active player. */
  readonly goes: number;
  readonly before: TurnBefore | null;
  readonly chances: readonly Chance[];
  /** Tax increases for which the top card of the Time deck may still be moved (R-TIM-5). */
  readonly setAsides: number;
  readonly drawPile: number;
  readonly discard: number;
  /** By card type: copies not seen since the last shuffle. */
  readonly unseen: readonly number[];
  /** By card type: copies that lie face up in the discard. */
  readonly faceUp: readonly number[];
  readonly urn: Urn | null;
  readonly timeDeck: number;
  readonly pointDeck: number;
  readonly endTriggeredBy: Seat | null;
  /** Names on the spaces of the contracts face up, in the order of `table.contracts`. */
  readonly spaces: readonly (readonly Seat[])[];
  readonly adventure: AdventureState | null;
}

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type PlayerDraft = Writable<PlayerState>;

/** A state in the making, with what follows so far. */
export interface Draft extends Writable<State> {
  players: PlayerState[];
  readonly from: State;
  readonly consequences: Consequence[];
}

const NOBODY: readonly never[] = [];

export function startState(table: Table): State {
  const player: PlayerState = {
    coins: START_COINS,
    display: NOBODY,
    ships: NOBODY,
    swords: 0,
    influence: 0,
    reached: 0,
    contracts: NOBODY,
    waiting: NOBODY,
    crowns: 0,
    adventure: table.adventure === null ? null : NEW_ADVENTURE_PLAYER,
  };
  const unseen = table.types.map((type) => type.copies);
  for (const index of table.laidOut) unseen[index] = (unseen[index] ?? 1) - 1;
  const scores = table.setup.tracking === 'scores';
  const dealt = table.timeDeck ?? 0;
  // In scores a cooperative turn takes its card from the Time deck as it begins; nobody says which card it was.
  const firstTurnTakes = scores && table.timeDeck !== null ? 1 : 0;
  return {
    table,
    tracking: table.setup.tracking,
    players: table.startCoins.map((coins) => (coins === START_COINS ? player : { ...player, coins })),
    phase: table.adventure !== null && !scores ? 'event' : 'discover',
    ending: { kind: 'none' },
    round: 1,
    active: table.start,
    acting: table.start,
    takesLeft: 0,
    harbor: NOBODY,
    row: table.laidOut,
    turnedUp: 0,
    pending: 'none',
    gambles: 0,
    goes: 0,
    before: null,
    chances: NOBODY,
    setAsides: 0,
    drawPile: table.deckSize - table.startCoins.reduce((sum, coins) => sum + coins, 0) - dealt,
    discard: firstTurnTakes,
    unseen,
    faceUp: table.types.map(() => 0),
    urn: null,
    timeDeck: dealt - table.timeDeckSetAside - firstTurnTakes,
    pointDeck: table.timeDeckSetAside,
    endTriggeredBy: null,
    spaces: table.contracts.map(() => NOBODY),
    adventure: startAdventure(table),
  };
}

/** A copy to write on. Field by field: the fastest way in every engine, and it keeps one shape. */
export function fork(state: State): Draft {
  return {
    table: state.table,
    tracking: state.tracking,
    players: state.players as PlayerState[],
    phase: state.phase,
    ending: state.ending,
    round: state.round,
    active: state.active,
    acting: state.acting,
    takesLeft: state.takesLeft,
    harbor: state.harbor,
    row: state.row,
    turnedUp: state.turnedUp,
    pending: state.pending,
    gambles: state.gambles,
    goes: state.goes,
    before: state.before,
    chances: state.chances,
    setAsides: state.setAsides,
    drawPile: state.drawPile,
    discard: state.discard,
    unseen: state.unseen,
    faceUp: state.faceUp,
    urn: state.urn,
    timeDeck: state.timeDeck,
    pointDeck: state.pointDeck,
    endTriggeredBy: state.endTriggeredBy,
    spaces: state.spaces,
    adventure: state.adventure,
    from: state,
    consequences: [],
  };
}

/** The finished state of a draft: the same fields without the draft's own two. */
export function settle(draft: Draft): State {
  return {
    table: draft.table,
    tracking: draft.tracking,
    players: draft.players,
    phase: draft.phase,
    ending: draft.ending,
    round: draft.round,
    active: draft.active,
    acting: draft.acting,
    takesLeft: draft.takesLeft,
    harbor: draft.harbor,
    row: draft.row,
    turnedUp: draft.turnedUp,
    pending: draft.pending,
    gambles: draft.gambles,
    goes: draft.goes,
    before: draft.before,
    chances: draft.chances,
    setAsides: draft.setAsides,
    drawPile: draft.drawPile,
    discard: draft.discard,
    unseen: draft.unseen,
    faceUp: draft.faceUp,
    urn: draft.urn,
    timeDeck: draft.timeDeck,
    pointDeck: draft.pointDeck,
    endTriggeredBy: draft.endTriggeredBy,
    spaces: draft.spaces,
    adventure: draft.adventure,
  };
}

export function playerAt(state: State | Draft, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${String(seat)}`);
  return player;
}

/** A writable copy of a player, made once a draft. */
export function ownPlayer(draft: Draft, seat: Seat): PlayerDraft {
  const original = draft.from.players[seat];
  const current = playerAt(draft, seat);
  if (current !== original) return current;
  if (draft.players === draft.from.players) draft.players = draft.players.slice();
  const copy: PlayerDraft = {
    coins: current.coins,
    display: current.display,
    ships: current.ships,
    swords: current.swords,
    influence: current.influence,
    reached: current.reached,
    contracts: current.contracts,
    waiting: current.waiting,
    crowns: current.crowns,
    adventure: current.adventure,
  };
  draft.players[seat] = copy;
  return copy;
}

export function nextSeat(state: State | Draft, seat: Seat): Seat {
  return seat + 1 === state.table.players.length ? 0 : seat + 1;
}

/** How many seats after the active player this one sits. */
export function seatsAfterActive(state: State | Draft, seat: Seat): number {
  const count = state.table.players.length;
  return (seat - state.active + count) % count;
}

export function nameOf(state: State | Draft, seat: Seat): string {
  return state.table.players[seat] ?? '';
}
