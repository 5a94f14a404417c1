/**
 * Pirates! of Port Royal, the small game of hidden cards (RULES.md section 8): whose turn it is, who is out or protected, and what is still unseen.
 * It knows only what all at the table may see and never asks for a hidden card. Another game than Port Royal: it shares the log and nothing else.
 */
import type { Entry, PlayerName, Setup } from '../game-file.ts';
import { foundIn, type Allowed, type FileProblem, type Found } from '../file-problem.ts';

export const PIRATES_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** The number printed on a card; it is also its id in entries. */
export type PiratesNumber = (typeof PIRATES_NUMBERS)[number];

export const PIRATE_MAP = 0;
export const DOUBLOONS = 1;
export const SPY_GLASS = 2;
export const WALK_PLANK = 3;
export const HURRICANE = 4;
export const HENRY_MORGAN = 5;
export const PORT_ROYAL = 6;
export const BLACKBEARD = 7;
export const WARSHIPS = 8;
export const BLACK_SPOT = 9;

export const ROUNDS_TO_WIN = 3;

/** Cards that are played against another player (R-PIR-4). */
export const PLAYED_AGAINST: readonly PiratesNumber[] = [
  SPY_GLASS,
  WALK_PLANK,
  HENRY_MORGAN,
  BLACKBEARD,
  WARSHIPS,
];
/** Of those, the ones whose target shows the card to all: what lay there may be named. */
const OPEN_TO_ALL: readonly PiratesNumber[] = [SPY_GLASS, WARSHIPS];

/** What Blackbeard may aim at besides players; nobody at the table can be called that. */
export const TREASURE = 'treasure';

export interface PiratesSetup {
  readonly players: readonly PlayerName[];
  readonly startPlayer?: PlayerName;
  /** How many of each card, read off the anchors (R-PIR-5); null: the table has not counted them. */
  readonly copies: readonly number[] | null;
}

interface Said {
  readonly override?: true;
  readonly at?: number | string;
}

export type PiratesEntry = Said &
  (
    | {
        /** A card is drawn and one of two is played. */
        readonly type: 'play';
        readonly player?: PlayerName;
        readonly card: PiratesNumber;
        /** A player's name, or `treasure` for Blackbeard. */
        readonly target?: string;
        /** Hurricane. */
        readonly direction?: 'left' | 'right';
        /** The card that all could see: the target's for Spy Glass and Warships, the own other one for Black Spot. */
        readonly shown?: PiratesNumber;
      }
    /** The player is out; `card`: what lay in front of the player goes face up on the discard. */
    | { readonly type: 'out'; readonly player: PlayerName; readonly card?: PiratesNumber }
    /** The effect of the card just played leaves its target in the round; `card`: what all could see. */
    | { readonly type: 'stays'; readonly card?: PiratesNumber }
    /** The Fate pile is empty: the survivors show their cards. */
    | { readonly type: 'show'; readonly cards: Readonly<Record<PlayerName, PiratesNumber>> }
    /** The table says who won the round. `round`: which one, where it could be the one that has just ended by itself. */
    | { readonly type: 'round-won'; readonly players: readonly PlayerName[]; readonly round?: number }
    /** A correction: what the table counts or sees now. It has no effect of a card. */
    | {
        readonly type: 'recount';
        readonly fatePile?: number;
        readonly activePlayer?: PlayerName;
        readonly wins?: Readonly<Record<PlayerName, number>>;
        readonly alive?: readonly PlayerName[];
        readonly protected?: readonly PlayerName[];
      }
    | { readonly type: 'note'; readonly text: string }
    | { readonly type: 'finish' }
  );

export type PiratesSeat = number;

/** What the last card played settled by itself: said once more by the table it changes nothing. */
export interface Settled {
  /** Out by the card, without the table having said so. */
  readonly out: PiratesSeat | null;
  /** The last survivor, who won the round. */
  readonly winner: PiratesSeat | null;
}

/** A card played against somebody whose outcome has not been said. */
export interface OpenEffect {
  readonly card: PiratesNumber;
  readonly by: PiratesSeat;
  readonly target: PiratesSeat;
}

export interface PiratesState {
  readonly setup: PiratesSetup;
  readonly wins: readonly number[];
  readonly round: number;
  readonly starter: PiratesSeat;
  readonly active: PiratesSeat;
  readonly alive: readonly boolean[];
  /** Behind a played Port Royal. */
  readonly protected: readonly boolean[];
  /** Null where the copies are unknown. */
  readonly fatePile: number | null;
  /** Face up, in the order in which they came. */
  readonly discard: readonly PiratesNumber[];
  /** Cards of the discard that Doubloons took back unseen: any of them may come again. */
  readonly takenBack: number;
  /** Cards that came to the discard without anybody naming them. */
  readonly hiddenDiscards: number;
  readonly treasure: boolean;
  readonly effect: OpenEffect | null;
  readonly settled: Settled;
  /** The Fate pile was empty when a turn began: the survivors must show. */
  readonly showing: boolean;
  readonly winners: readonly PiratesSeat[] | null;
}

/** What follows from an entry: for hands, and for everybody to know. */
export type PiratesConsequence =
  | {
      readonly type: 'played';
      readonly player: PiratesSeat;
      readonly card: PiratesNumber;
      readonly target: PiratesSeat | 'treasure' | null;
    }
  | { readonly type: 'no-effect'; readonly card: PiratesNumber }
  | { readonly type: 'port-royal-discarded'; readonly player: PiratesSeat }
  | { readonly type: 'swap-treasure'; readonly player: PiratesSeat }
  | { readonly type: 'swap-players'; readonly player: PiratesSeat; readonly target: PiratesSeat }
  | { readonly type: 'doubloons'; readonly player: PiratesSeat }
  | { readonly type: 'show-to-all'; readonly target: PiratesSeat }
  | {
      readonly type: 'show-to';
      readonly target: PiratesSeat;
      readonly player: PiratesSeat;
      readonly below: number;
    }
  | {
      readonly type: 'pass-cards';
      readonly player: PiratesSeat;
      readonly players: readonly PiratesSeat[];
      /** Null: the table has not said which one was chosen. */
      readonly direction: 'left' | 'right' | null;
    }
  | { readonly type: 'protected'; readonly player: PiratesSeat }
  | { readonly type: 'destroy'; readonly target: PiratesSeat }
  | {
      readonly type: 'draws';
      readonly player: PiratesSeat;
      /** `either`: nobody has counted the Fate pile; from it, or the Treasure if it is empty. */
      readonly from: 'fate-pile' | 'treasure' | 'either' | 'nowhere';
    }
  | { readonly type: 'out'; readonly player: PiratesSeat }
  | { readonly type: 'must-show'; readonly players: readonly PiratesSeat[] }
  | { readonly type: 'round-won'; readonly players: readonly PiratesSeat[] }
  | { readonly type: 'turn'; readonly player: PiratesSeat }
  | { readonly type: 'round'; readonly round: number; readonly starter: PiratesSeat }
  | { readonly type: 'kings'; readonly players: readonly PiratesSeat[] }
  /** The table ends the match early: the most rounds won decide. */
  | { readonly type: 'match-ended'; readonly players: readonly PiratesSeat[] };

export type PiratesObstacle =
  | { readonly kind: 'unknown-player'; readonly name: string; readonly players: readonly PlayerName[] }
  | { readonly kind: 'other-game' }
  | { readonly kind: 'match-over' }
  | { readonly kind: 'not-your-turn'; readonly player: PlayerName; readonly active: PlayerName }
  | { readonly kind: 'player-out'; readonly player: PlayerName }
  | { readonly kind: 'must-show-first' }
  | { readonly kind: 'nothing-to-show'; readonly fatePile: number }
  | { readonly kind: 'cards-missing'; readonly players: readonly PlayerName[] }
  | {
      readonly kind: 'target-needed';
      readonly player: PlayerName;
      readonly card: PiratesNumber;
      readonly targets: readonly PlayerName[];
    }
  | { readonly kind: 'no-target'; readonly card: PiratesNumber }
  | { readonly kind: 'target-self'; readonly player: PlayerName; readonly card: PiratesNumber }
  | { readonly kind: 'target-protected'; readonly target: PlayerName; readonly card: PiratesNumber }
  | { readonly kind: 'treasure-gone' }
  | { readonly kind: 'no-copy-left'; readonly card: PiratesNumber; readonly copies: number }
  | { readonly kind: 'no-effect-open'; readonly player: PlayerName | null }
  | {
      readonly kind: 'card-saves';
      readonly player: PlayerName;
      readonly card: PiratesNumber;
      readonly played: PiratesNumber;
    }
  | {
      readonly kind: 'card-kills';
      readonly player: PlayerName;
      readonly card: PiratesNumber;
      readonly played: PiratesNumber;
    }
  | { readonly kind: 'shown-to-one'; readonly player: PlayerName; readonly played: PiratesNumber }
  | { readonly kind: 'too-few-alive' }
  | { readonly kind: 'nobody-won' };

export type PiratesApplied =
  | {
      readonly type: 'ok';
      readonly state: PiratesState;
      readonly consequences: readonly PiratesConsequence[];
    }
  | { readonly type: 'refused'; readonly obstacle: PiratesObstacle };

export type PiratesOpened =
  | { readonly type: 'ok'; readonly state: PiratesState }
  | { readonly type: 'refused'; readonly problem: FileProblem };

interface Draft {
  state: PiratesState;
  readonly consequences: PiratesConsequence[];
}

/** R-PIR-1: one card as the Treasure, one to each player, the rest is the Fate pile. */
function dealtPile(setup: PiratesSetup): number | null {
  return setup.copies === null
    ? null
    : setup.copies.reduce((sum, copies) => sum + copies, 0) - 1 - setup.players.length;
}

const NOTHING_SETTLED: Settled = { out: null, winner: null };

/** Lays out a match, or says which field of the setup cannot be. */
export function openPirates({
  game,
  boxes,
  mode,
  players,
  startPlayer,
  copies,
  houseRules,
}: Setup): PiratesOpened {
  const setup: PiratesSetup = {
    players,
    ...(startPlayer === undefined ? {} : { startPlayer }),
    copies: copies ?? null,
  };
  const starter = setup.startPlayer === undefined ? 0 : setup.players.indexOf(setup.startPlayer);
  const refused = (field: string, found: Found, allowed: Allowed): PiratesOpened => ({
    type: 'refused',
    problem: { field, found, allowed },
  });
  if (game !== 'pirates' || boxes.length !== 1 || boxes[0] !== 'pirates') {
    return refused('setup.boxes', { kind: 'names', names: boxes }, { kind: 'just-this-box', box: 'pirates' });
  }
  if (mode !== 'competitive') {
    return refused('setup.mode', foundIn(mode), { kind: 'one-of', values: ['competitive'] });
  }
  const most = houseRules.moreSeats === true ? 6 : 4;
  if (players.length < 2 || players.length > most) {
    return refused(
      'setup.players',
      { kind: 'players', players: players.length },
      { kind: 'players', from: 2, to: most, moreSeats: houseRules.moreSeats === true ? null : 6 },
    );
  }
  if (players.includes(TREASURE)) {
    return refused('setup.players', foundIn(TREASURE), { kind: 'other-name' });
  }
  if (starter < 0) {
    const allowed: Allowed = { kind: 'one-of', values: setup.players };
    return refused('setup.startPlayer', foundIn(setup.startPlayer), allowed);
  }
  const pile = dealtPile(setup);
  if (pile !== null && pile < 1) {
    const dealt = 1 + setup.players.length;
    return refused(
      'setup.copies',
      { kind: 'cards', cards: pile + dealt },
      { kind: 'cards-at-least', cards: 1 + dealt },
    );
  }
  return {
    type: 'ok',
    state: {
      setup,
      wins: setup.players.map(() => 0),
      round: 1,
      starter,
      active: starter,
      alive: setup.players.map(() => true),
      protected: setup.players.map(() => false),
      fatePile: pile,
      discard: [],
      takenBack: 0,
      hiddenDiscards: 0,
      treasure: true,
      effect: null,
      settled: NOTHING_SETTLED,
      showing: false,
      winners: null,
    },
  };
}

function nameOf(state: PiratesState, seat: PiratesSeat): PlayerName {
  return state.setup.players[seat] ?? '';
}

function survivors(state: PiratesState): PiratesSeat[] {
  return state.setup.players.map((_, seat) => seat).filter((seat) => state.alive[seat]);
}

function seatChanged<T>(list: readonly T[], seat: PiratesSeat, value: T): readonly T[] {
  return list.map((each, at) => (at === seat ? value : each));
}

/** Players at whom this card may be aimed: alive, another, not protected (R-PIR-3). */
export function targetsOf(state: PiratesState, seat: PiratesSeat = state.active): PiratesSeat[] {
  return survivors(state).filter((other) => other !== seat && !state.protected[other]);
}

/** How often each card has come to lie open in this round, a Port Royal in front of somebody too. */
function timesSeen(state: PiratesState): readonly number[] {
  return PIRATES_NUMBERS.map((card) => {
    const inFront = card === PORT_ROYAL ? state.protected.filter(Boolean).length : 0;
    return state.discard.filter((each) => each === card).length + inFront;
  });
}

/** The copies of each card that have not lain open in this round; null where they were not counted. What Doubloons took back may be any of the discard. */
export function unseenPirates(state: PiratesState): readonly number[] | null {
  const seen = timesSeen(state);
  return state.setup.copies?.map((copies, card) => Math.max(0, copies - (seen[card] ?? 0))) ?? null;
}

/** The first of these cards of which there cannot be one more: all copies have lain open and Doubloons took none back. */
function noCopyLeft(state: PiratesState, cards: readonly PiratesNumber[]): PiratesObstacle | null {
  const { copies } = state.setup;
  if (copies === null) return null;
  const seen = timesSeen(state).map((times, card) => times + cards.filter((each) => each === card).length);
  const over = seen.reduce((sum, times, card) => sum + Math.max(0, times - (copies[card] ?? 0)), 0);
  const card = cards.find((each) => (seen[each] ?? 0) > (copies[each] ?? 0));
  return card === undefined || over <= state.takenBack
    ? null
    : { kind: 'no-copy-left', card, copies: copies[card] ?? 0 };
}

function nextAlive(state: PiratesState, from: PiratesSeat): PiratesSeat {
  const count = state.setup.players.length;
  for (let step = 1; step <= count; step += 1) {
    const seat = (from + step) % count;
    if (state.alive[seat]) return seat;
  }
  return from;
}

function beginTurn(draft: Draft, seat: PiratesSeat): void {
  const { state } = draft;
  const wasProtected = state.protected[seat] === true;
  draft.state = { ...state, active: seat, effect: null, showing: false };
  if (state.fatePile === 0) {
    // R-PIR-2: the round ends as it becomes a player's turn; a Port Royal stays where it is and the card below is shown.
    draft.state = { ...draft.state, showing: true };
    draft.consequences.push({ type: 'must-show', players: survivors(state) });
    return;
  }
  if (wasProtected) {
    // R-PIR-4, card 6: discarded before anything else.
    draft.state = {
      ...draft.state,
      protected: seatChanged(state.protected, seat, false),
      discard: [...state.discard, PORT_ROYAL],
    };
    draft.consequences.push({ type: 'port-royal-discarded', player: seat });
  }
  draft.consequences.push({ type: 'turn', player: seat });
}

/** The turn of `by` is over. A card that was recorded out of turn does not change whose turn it is. */
function passTurn(draft: Draft, by: PiratesSeat): void {
  const { active, alive } = draft.state;
  beginTurn(draft, by !== active && alive[active] === true ? active : nextAlive(draft.state, active));
}

function winRound(draft: Draft, winners: readonly PiratesSeat[]): void {
  const { state } = draft;
  const wins = state.wins.map((won, seat) => won + (winners.includes(seat) ? 1 : 0));
  draft.consequences.push({ type: 'round-won', players: winners });
  const kings = wins.flatMap((won, seat) => (won >= ROUNDS_TO_WIN ? [seat] : []));
  const players = state.setup.players.length;
  // R-PIR-3: the winner starts, of tied winners the next in turn order.
  const starter = Array.from({ length: players }, (_, step) => (state.active + step) % players).find((seat) =>
    winners.includes(seat),
  );
  draft.state = {
    ...state,
    wins,
    effect: null,
    settled: NOTHING_SETTLED,
    showing: false,
    ...(kings.length > 0
      ? { winners: kings }
      : {
          round: state.round + 1,
          starter: starter ?? state.starter,
          active: starter ?? state.starter,
          alive: state.alive.map(() => true),
          protected: state.protected.map(() => false),
          fatePile: dealtPile(state.setup),
          discard: [],
          takenBack: 0,
          hiddenDiscards: 0,
          treasure: true,
        }),
  };
  if (kings.length > 0) draft.consequences.push({ type: 'kings', players: kings });
  else draft.consequences.push({ type: 'round', round: draft.state.round, starter: draft.state.starter });
}

/** The player leaves the round; the last survivor wins it (R-PIR-2). Returns whether the round is over. */
function eliminate(draft: Draft, seat: PiratesSeat, card: PiratesNumber | undefined): boolean {
  const { state } = draft;
  const discard = [
    ...state.discard,
    ...(state.protected[seat] ? [PORT_ROYAL as PiratesNumber] : []),
    ...(card === undefined ? [] : [card]),
  ];
  draft.state = {
    ...state,
    alive: seatChanged(state.alive, seat, false),
    protected: seatChanged(state.protected, seat, false),
    discard,
    hiddenDiscards: state.hiddenDiscards + (card === undefined ? 1 : 0),
    effect: null,
  };
  draft.consequences.push({ type: 'out', player: seat });
  const left = survivors(draft.state);
  if (left.length > 1) return false;
  winRound(draft, left);
  draft.state = { ...draft.state, settled: { out: state.settled.out, winner: left[0] ?? null } };
  return true;
}

/** Out by what the card played says, before the table has said it. */
function fall(draft: Draft, seat: PiratesSeat, card: PiratesNumber | undefined): boolean {
  draft.state = { ...draft.state, settled: { out: seat, winner: null } };
  return eliminate(draft, seat, card);
}

/** Warships: the card is destroyed and its owner draws another, from the Treasure if the pile is empty (R-PIR-4). */
function replaceCard(draft: Draft, target: PiratesSeat, shown: PiratesNumber | undefined): void {
  const { state } = draft;
  const { fatePile, treasure } = state;
  const from = fatePile === null ? 'either' : fatePile > 0 ? 'fate-pile' : treasure ? 'treasure' : 'nowhere';
  draft.state = {
    ...state,
    discard: shown === undefined ? state.discard : [...state.discard, shown],
    hiddenDiscards: state.hiddenDiscards + (shown === undefined ? 1 : 0),
    fatePile: fatePile === null ? null : Math.max(0, fatePile - 1),
    treasure: treasure && from !== 'treasure',
    effect: null,
  };
  draft.consequences.push({ type: 'draws', player: target, from });
}

/** An effect whose outcome was not said leaves its target in the round; then the next turn begins. */
function closeEffect(draft: Draft, shown?: PiratesNumber): void {
  const { effect } = draft.state;
  if (effect === null) return;
  if (effect.card === WARSHIPS) replaceCard(draft, effect.target, shown);
  passTurn(draft, effect.by);
}

type Play = Extract<PiratesEntry, { type: 'play' }>;

function play(draft: Draft, entry: Play): PiratesObstacle | null {
  if (draft.state.winners !== null) return { kind: 'match-over' };
  closeEffect(draft);
  const { state } = draft;
  if (state.showing && entry.override !== true) return { kind: 'must-show-first' };
  const seat = entry.player === undefined ? state.active : state.setup.players.indexOf(entry.player);
  if (seat < 0) return { kind: 'unknown-player', name: entry.player ?? '', players: state.setup.players };
  const player = nameOf(state, seat);
  const { card } = entry;
  if (!state.alive[seat]) return { kind: 'player-out', player };
  if (seat !== state.active && entry.override !== true)
    return { kind: 'not-your-turn', player, active: nameOf(state, state.active) };
  const missing = noCopyLeft(state, entry.shown === undefined ? [card] : [card, entry.shown]);
  if (missing !== null && entry.override !== true) return missing;
  const aim = aimOf(state, seat, entry);
  if (aim.type === 'refused') return aim.obstacle;
  if (
    entry.shown !== undefined &&
    (card === WALK_PLANK || card === HENRY_MORGAN) &&
    typeof aim.target === 'number' &&
    !deadlyFor(card, entry.shown) &&
    entry.override !== true
  ) {
    return { kind: 'shown-to-one', player: nameOf(state, aim.target), played: card };
  }

  draft.state = {
    ...state,
    settled: NOTHING_SETTLED,
    showing: false,
    fatePile: state.fatePile === null ? null : Math.max(0, state.fatePile - 1),
    discard: card === PORT_ROYAL ? state.discard : [...state.discard, card],
  };
  draft.consequences.push({ type: 'played', player: seat, card, target: aim.target });
  const goesOn = carryOut(draft, seat, entry, aim.target);
  if (goesOn) passTurn(draft, seat);
  return null;
}

type Aim =
  | { readonly type: 'ok'; readonly target: PiratesSeat | 'treasure' | null }
  | { readonly type: 'refused'; readonly obstacle: PiratesObstacle };

/** Whom the card is played against; null: nobody can be, or it needs nobody. */
function aimOf(state: PiratesState, seat: PiratesSeat, entry: Play): Aim {
  const { card, target } = entry;
  const refused = (obstacle: PiratesObstacle): Aim =>
    entry.override === true ? { type: 'ok', target: null } : { type: 'refused', obstacle };
  const targets = targetsOf(state, seat);
  const player = nameOf(state, seat);
  if (!PLAYED_AGAINST.includes(card))
    return target === undefined ? { type: 'ok', target: null } : refused({ kind: 'no-target', card });
  if (target?.toLowerCase() === TREASURE && !state.setup.players.includes(target)) {
    if (card !== BLACKBEARD) return refused({ kind: 'no-target', card });
    return state.treasure ? { type: 'ok', target: TREASURE } : refused({ kind: 'treasure-gone' });
  }
  if (target === undefined) {
    if (card === BLACKBEARD && targets.length === 0)
      return { type: 'ok', target: state.treasure ? 'treasure' : null };
    const [only] = targets;
    if (targets.length === 0) return { type: 'ok', target: null }; // R-PIR-3: no target, no effect
    if (targets.length === 1 && card !== BLACKBEARD && only !== undefined)
      return { type: 'ok', target: only };
    return refused({
      kind: 'target-needed',
      player,
      card,
      targets: targets.map((each) => nameOf(state, each)),
    });
  }
  const aimed = state.setup.players.indexOf(target);
  if (aimed < 0)
    return {
      type: 'refused',
      obstacle: { kind: 'unknown-player', name: target, players: state.setup.players },
    };
  if (aimed === seat) return refused({ kind: 'target-self', player, card });
  if (!state.alive[aimed]) return refused({ kind: 'player-out', player: target });
  if (state.protected[aimed]) {
    // With everybody protected the card may be played at nobody, but not at a protected player.
    return refused({ kind: 'target-protected', target, card });
  }
  return { type: 'ok', target: aimed };
}

/** Does what the card says (R-PIR-4). Returns whether the next turn begins by itself. */
function carryOut(
  draft: Draft,
  seat: PiratesSeat,
  entry: Play,
  target: PiratesSeat | 'treasure' | null,
): boolean {
  const { card } = entry;
  const say = draft.consequences;
  switch (card) {
    case PIRATE_MAP:
      if (draft.state.treasure) say.push({ type: 'swap-treasure', player: seat });
      else say.push({ type: 'no-effect', card });
      return true;
    case DOUBLOONS:
      draft.state = {
        ...draft.state,
        fatePile: draft.state.fatePile === null ? null : draft.state.fatePile + 1,
        takenBack: draft.state.takenBack + 1,
      };
      say.push({ type: 'doubloons', player: seat });
      return true;
    case HURRICANE: {
      const players = survivors(draft.state).filter(
        (other) => other === seat || !draft.state.protected[other],
      );
      if (players.length < 2) say.push({ type: 'no-effect', card });
      else say.push({ type: 'pass-cards', player: seat, players, direction: entry.direction ?? null });
      return true;
    }
    case PORT_ROYAL:
      draft.state = { ...draft.state, protected: seatChanged(draft.state.protected, seat, true) };
      say.push({ type: 'protected', player: seat });
      return true;
    case BLACKBEARD:
      if (target === null) say.push({ type: 'no-effect', card });
      else if (target === 'treasure') say.push({ type: 'swap-treasure', player: seat });
      else say.push({ type: 'swap-players', player: seat, target });
      return true;
    case BLACK_SPOT:
      return !fall(draft, seat, entry.shown);
    case SPY_GLASS:
    case WALK_PLANK:
    case HENRY_MORGAN:
    case WARSHIPS:
      if (target === null || target === 'treasure') {
        say.push({ type: 'no-effect', card });
        return true;
      }
      return openEffect(draft, { card, by: seat, target }, entry.shown);
  }
}

/** A card that may put its target out. What was seen decides at once; otherwise the table says so, or plays on. */
function openEffect(draft: Draft, effect: OpenEffect, shown: PiratesNumber | undefined): boolean {
  const { card, by, target } = effect;
  if (card === SPY_GLASS) draft.consequences.push({ type: 'show-to-all', target });
  else if (card === WARSHIPS) draft.consequences.push({ type: 'destroy', target });
  else draft.consequences.push({ type: 'show-to', target, player: by, below: card === WALK_PLANK ? 3 : 7 });
  if (shown === undefined) {
    draft.state = { ...draft.state, effect };
    return false;
  }
  if (deadlyFor(card, shown)) return !fall(draft, target, shown);
  if (card === WARSHIPS) replaceCard(draft, target, shown);
  return true;
}

/** Whether a player with this card is out by that one (R-PIR-4). */
export function deadlyFor(played: PiratesNumber, card: PiratesNumber): boolean {
  switch (played) {
    case WALK_PLANK:
      return card < 3;
    case HENRY_MORGAN:
      return card < 7 && card !== DOUBLOONS;
    case SPY_GLASS:
    case WARSHIPS:
      return card === BLACK_SPOT;
    default:
      return false;
  }
}

/** Whether all see the card of whoever this one is played against, so that it may be named when they stay. */
export function isShownToAll(played: PiratesNumber): boolean {
  return OPEN_TO_ALL.includes(played);
}

function out(draft: Draft, entry: Extract<PiratesEntry, { type: 'out' }>): PiratesObstacle | null {
  const { state } = draft;
  const seat = state.setup.players.indexOf(entry.player);
  if (seat < 0) return { kind: 'unknown-player', name: entry.player, players: state.setup.players };
  if (state.settled.out === seat) {
    draft.state = { ...state, settled: { ...state.settled, out: null } };
    return null;
  }
  if (state.winners !== null) return { kind: 'match-over' };
  if (!state.alive[seat]) return { kind: 'player-out', player: entry.player };
  const { effect } = state;
  const byEffect = effect?.target === seat;
  if (entry.override !== true) {
    if (!byEffect) return { kind: 'no-effect-open', player: entry.player };
    if (entry.card !== undefined) {
      if (!deadlyFor(effect.card, entry.card))
        return { kind: 'card-saves', player: entry.player, card: entry.card, played: effect.card };
      const missing = noCopyLeft(state, [entry.card]);
      if (missing !== null) return missing;
    }
  }
  // Out for another reason: a card that waits for its outcome leaves its own target in the round.
  if (!byEffect) closeEffect(draft);
  const known = entry.card ?? (byEffect && isShownToAll(effect.card) ? BLACK_SPOT : undefined);
  const { active } = draft.state;
  if (eliminate(draft, seat, known)) return null;
  if (byEffect) passTurn(draft, effect.by);
  else if (seat === active) beginTurn(draft, nextAlive(draft.state, seat));
  return null;
}

function stays(draft: Draft, entry: Extract<PiratesEntry, { type: 'stays' }>): PiratesObstacle | null {
  const { state } = draft;
  const { effect } = state;
  if (state.winners !== null) return { kind: 'match-over' };
  if (effect === null) return { kind: 'no-effect-open', player: null };
  const { card } = entry;
  if (card !== undefined && entry.override !== true) {
    const player = nameOf(state, effect.target);
    // What only one player saw is nobody else's business.
    if (!isShownToAll(effect.card)) return { kind: 'shown-to-one', player, played: effect.card };
    if (deadlyFor(effect.card, card)) return { kind: 'card-kills', player, card, played: effect.card };
    const missing = noCopyLeft(state, [card]);
    if (missing !== null) return missing;
  }
  closeEffect(draft, card);
  return null;
}

function show(draft: Draft, entry: Extract<PiratesEntry, { type: 'show' }>): PiratesObstacle | null {
  if (draft.state.winners !== null) return { kind: 'match-over' };
  closeEffect(draft);
  const { state } = draft;
  const { players } = state.setup;
  // Where nobody has counted the cards, the table says when the pile is empty.
  if (!state.showing && state.fatePile !== null && entry.override !== true)
    return { kind: 'nothing-to-show', fatePile: state.fatePile };
  for (const name of Object.keys(entry.cards)) {
    const seat = players.indexOf(name);
    if (seat < 0) return { kind: 'unknown-player', name, players };
    if (!state.alive[seat]) return { kind: 'player-out', player: name };
  }
  const left = survivors(state);
  const missing = left.filter((seat) => !Object.hasOwn(entry.cards, nameOf(state, seat)));
  if (missing.length > 0)
    return { kind: 'cards-missing', players: missing.map((seat) => nameOf(state, seat)) };
  const shown = left.map((seat) => entry.cards[nameOf(state, seat)] ?? PIRATE_MAP);
  const wrong = noCopyLeft(state, shown);
  if (wrong !== null && entry.override !== true) return wrong;
  // R-PIR-2: the highest number wins, ties all win. R-PIR-3: below a Port Royal the card counts.
  const highest = Math.max(...shown);
  winRound(
    draft,
    left.filter((_, at) => shown[at] === highest),
  );
  return null;
}

function roundWon(draft: Draft, entry: Extract<PiratesEntry, { type: 'round-won' }>): PiratesObstacle | null {
  const { state } = draft;
  const { settled } = state;
  if (settled.winner !== null && entry.round !== state.round) {
    const [said] = entry.players;
    if (entry.players.length === 1 && said === nameOf(state, settled.winner)) {
      draft.state = { ...state, settled: NOTHING_SETTLED };
      return null;
    }
  }
  if (state.winners !== null) return { kind: 'match-over' };
  const seats: PiratesSeat[] = [];
  for (const name of entry.players) {
    const seat = state.setup.players.indexOf(name);
    if (seat < 0) return { kind: 'unknown-player', name, players: state.setup.players };
    if (!state.alive[seat] && entry.override !== true) return { kind: 'player-out', player: name };
    seats.push(seat);
  }
  if (seats.length === 0) return { kind: 'nobody-won' };
  winRound(
    draft,
    state.setup.players.map((_, seat) => seat).filter((seat) => seats.includes(seat)),
  );
  return null;
}

type Recount = Extract<PiratesEntry, { type: 'recount' }>;

/** Takes over what the table counts. Only what follows from it is done: a match that is won, a pile that is empty, whose turn it is. */
function recount(draft: Draft, entry: Recount): PiratesObstacle | null {
  const { state } = draft;
  const { players } = state.setup;
  if (state.winners !== null) return { kind: 'match-over' };
  const named = [
    ...Object.keys(entry.wins ?? {}),
    ...(entry.alive ?? []),
    ...(entry.protected ?? []),
    ...(entry.activePlayer === undefined ? [] : [entry.activePlayer]),
  ];
  const unknown = named.find((name) => !players.includes(name));
  if (unknown !== undefined) return { kind: 'unknown-player', name: unknown, players };
  const alive =
    entry.alive === undefined ? state.alive : players.map((name) => entry.alive?.includes(name) === true);
  if (alive.filter(Boolean).length < 2) return { kind: 'too-few-alive' };
  const outside = [
    ...(entry.protected ?? []),
    ...(entry.activePlayer === undefined ? [] : [entry.activePlayer]),
  ].find((name) => !alive[players.indexOf(name)]);
  if (outside !== undefined) return { kind: 'player-out', player: outside };
  draft.state = {
    ...state,
    alive,
    settled: NOTHING_SETTLED,
    protected: players.map(
      (name, seat) =>
        alive[seat] === true &&
        (entry.protected === undefined ? state.protected[seat] === true : entry.protected.includes(name)),
    ),
    fatePile: entry.fatePile ?? state.fatePile,
    wins: players.map(
      (name, seat) =>
        (entry.wins !== undefined && Object.hasOwn(entry.wins, name) ? entry.wins[name] : undefined) ??
        state.wins[seat] ??
        0,
    ),
  };
  const kings = draft.state.wins.flatMap((won, seat) => (won >= ROUNDS_TO_WIN ? [seat] : []));
  if (kings.length > 0) {
    draft.state = { ...draft.state, effect: null, showing: false, winners: kings };
    draft.consequences.push({ type: 'kings', players: kings });
    return null;
  }
  const { active, effect } = draft.state;
  const next = entry.activePlayer === undefined ? active : players.indexOf(entry.activePlayer);
  const moved = entry.activePlayer !== undefined || alive[active] !== true;
  const counted = entry.fatePile !== undefined && effect === null;
  if (moved || counted || (effect !== null && alive[effect.target] !== true)) {
    beginTurn(draft, alive[next] === true ? next : nextAlive(draft.state, next));
  }
  return null;
}

function finish(draft: Draft): PiratesObstacle | null {
  const { state } = draft;
  if (state.winners !== null) return { kind: 'match-over' };
  const most = Math.max(...state.wins);
  const winners = state.wins.flatMap((won, seat) => (won === most ? [seat] : []));
  draft.state = { ...state, effect: null, showing: false, winners };
  draft.consequences.push({ type: 'match-ended', players: winners });
  return null;
}

export function applyPirates(state: PiratesState, entry: Entry): PiratesApplied {
  const draft: Draft = { state, consequences: [] };
  const obstacle = judge(draft, entry);
  return obstacle === null
    ? { type: 'ok', state: draft.state, consequences: draft.consequences }
    : { type: 'refused', obstacle };
}

function judge(draft: Draft, entry: Entry): PiratesObstacle | null {
  switch (entry.type) {
    case 'play':
      return play(draft, entry);
    case 'out':
      return out(draft, entry);
    case 'stays':
      return stays(draft, entry);
    case 'show':
      return show(draft, entry);
    case 'round-won':
      return roundWon(draft, entry);
    case 'recount':
      return recount(draft, entry);
    case 'note':
      return null;
    case 'finish':
      return finish(draft);
    default:
      return { kind: 'other-game' };
  }
}

export interface PiratesReport {
  readonly phase: 'play' | 'effect' | 'show' | 'over';
  readonly round: number;
  readonly activePlayer: PlayerName | null;
  readonly starter: PlayerName;
  readonly wins: Readonly<Record<PlayerName, number>>;
  readonly alive: readonly PlayerName[];
  readonly protected: readonly PlayerName[];
  readonly fatePile: number | null;
  readonly treasure: boolean;
  readonly discard: readonly PiratesNumber[];
  readonly takenBack: number;
  readonly unseen: Readonly<Record<string, number>> | null;
  readonly effect: {
    readonly card: PiratesNumber;
    readonly by: PlayerName;
    readonly target: PlayerName;
  } | null;
  readonly winners: readonly PlayerName[] | null;
}

export function makePiratesReport(state: PiratesState): PiratesReport {
  const names = (flags: readonly boolean[]) => state.setup.players.filter((_, seat) => flags[seat]);
  const unseen = unseenPirates(state);
  const { effect } = state;
  const over = state.winners !== null;
  return {
    phase: over ? 'over' : state.showing ? 'show' : effect !== null ? 'effect' : 'play',
    round: state.round,
    activePlayer: over ? null : nameOf(state, state.active),
    starter: nameOf(state, state.starter),
    wins: Object.fromEntries(state.setup.players.map((name, seat) => [name, state.wins[seat] ?? 0])),
    alive: names(state.alive),
    protected: names(state.protected),
    fatePile: state.fatePile,
    treasure: state.treasure,
    discard: state.discard,
    takenBack: state.takenBack,
    unseen: unseen === null ? null : Object.fromEntries(unseen.map((copies, card) => [String(card), copies])),
    effect:
      effect === null
        ? null
        : { card: effect.card, by: nameOf(state, effect.by), target: nameOf(state, effect.target) },
    winners: state.winners?.map((seat) => nameOf(state, seat)) ?? null,
  };
}
