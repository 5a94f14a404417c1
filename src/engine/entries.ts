/**
 * What the table says, judged and carried out on a draft, one function an entry type (docs/game-file.md).
 * Each returns the obstacle if the rules refuse; with `override` it is recorded all the same, and figures never go below 0.
 */
import { forgetAtOnce, gainCrowns, rememberTaken, topObstacle } from './adventure.ts';
import type { CardId } from './cards.ts';
import type { CardType, TypeIndex } from './card-types.ts';
import type { CoinReason } from './consequences.ts';
import {
  closeColourChances,
  contractIndex,
  declineContract,
  advanceMarker,
  fulfil,
  hasChance,
  keepForNest,
  markerObstacle,
  nestObstacle,
  requirementObstacle,
} from './contracts.ts';
import {
  changed,
  count,
  discardKnown,
  drawKnown,
  ensurePile,
  gain,
  give,
  mayComeUp,
  pay,
  typeAt,
} from './deck.ts';
import { judgeEnd, judgeTurnEnd, type Said } from './end.ts';
import { claimExpedition, claimObstacle, proposePayment } from './expeditions.ts';
import { priceOf, refreshFigures, sourcesOf, sumOf, without } from './figures.ts';
import type { Entry } from './game-file.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, ownPlayer, playerAt, seatsAfterActive, type Draft, type State } from './state.ts';
import { cardNamed, withCard, type Seat } from './table.ts';
import { resolveTax } from './tax.ts';
import {
  beginTrade,
  bust,
  closeMoment,
  endGo,
  endTrade,
  endTurn,
  gamblersLeft,
  nextCardFrom,
  turnUp,
  turnUpTogether,
} from './turn.ts';

export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;

/** The outcome of judging one entry: an obstacle, or what kind of entry it was. */
export type Judged = Obstacle | Said;

export function isObstacle(judged: Judged | TypeIndex): judged is Obstacle {
  return typeof judged === 'object';
}

/** The seat of a named player; the obstacle if there is none of that name. */
export function seatOf(state: State | Draft, name: string | undefined, otherwise: Seat): Seat | Obstacle {
  if (name === undefined) return otherwise;
  return state.table.seats.get(name) ?? { kind: 'unknown-player', name, players: state.table.players };
}

/** The card type of an id. In a box that is not all known, or by override, any well-formed id becomes a card of this game. */
export function cardOf(draft: Draft, id: CardId, entry: Entry): TypeIndex | Obstacle {
  const known = draft.table.typeOf.get(id);
  if (known !== undefined) return known;
  const named = draft.table.namesAnyCard && !draft.table.leftOut.has(id);
  const card = named || entry.override === true ? cardNamed(draft.table, id) : null;
  if (card === null) return { kind: 'unknown-card', card: id };
  draft.table = withCard(draft.table, card);
  return draft.table.types.length - 1;
}

/** The game is over: only late entries and corrections may follow, after `finish` nothing. */
export function overObstacle(state: State | Draft): Obstacle | null {
  if (state.ending.kind === 'none') return null;
  return state.ending.closed ? { kind: 'game-finished' } : { kind: 'game-over' };
}

export function tableOnly(draft: Draft): Obstacle | null {
  return overObstacle(draft) ?? (draft.tracking === 'table' ? null : { kind: 'only-in-table-tracking' });
}

/** A ship that repeats a colour and could be repelled must be decided first; any other waiting ship stays. */
export function settlePending(draft: Draft, entry: Entry): Obstacle | null {
  if (draft.pending === 'must' && entry.override !== true) {
    const card = draft.harbor[draft.harbor.length - 1] ?? 0;
    return { kind: 'must-repel-or-keep', player: nameOf(draft, draft.active), card: typeAt(draft, card).id };
  }
  draft.pending = 'none';
  return null;
}

function copiesObstacle(draft: Draft, index: TypeIndex, entry: Entry): Obstacle | null {
  if (mayComeUp(draft, index) || entry.override === true) return null;
  const { id, copies } = typeAt(draft, index);
  return { kind: 'no-copy-left', card: id, copies };
}

export function reveal(draft: Draft, entry: EntryOf<'reveal'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  if (draft.phase === 'trade') endTrade(draft);
  else if (draft.phase === 'bust') endTurn(draft);
  if (draft.ending.kind !== 'none')
    return { kind: 'turn-would-end-game', lost: draft.ending.kind === 'lost' };
  if (draft.phase === 'event') {
    if (entry.override !== true) return { kind: 'event-first', player: nameOf(draft, draft.active) }; // R-ADV-3
    draft.phase = 'discover';
  }
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  const top = topObstacle(draft, [index], entry);
  if (top !== null) return top;
  if (draft.gambles > 0 && entry.override !== true)
    return { kind: 'after-gamble', player: nameOf(draft, draft.active) };
  if (nextCardFrom(draft) === 'draw-pile') ensurePile(draft);
  const copies = copiesObstacle(draft, index, entry);
  if (copies !== null) return copies;
  turnUp(draft, index);
  return 'play';
}

export function gamble(draft: Draft, entry: EntryOf<'gamble'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const player = nameOf(draft, draft.active);
  if (draft.phase !== 'discover') return { kind: 'only-in-discover', active: player };
  const cards: TypeIndex[] = [];
  for (const id of entry.cards) {
    const index = cardOf(draft, id, entry);
    if (isObstacle(index)) return index;
    cards.push(index);
  }
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  if (entry.override !== true) {
    if (gamblersLeft(draft) <= 0) {
      return {
        kind: 'no-gambler',
        player,
        owned: sumOf(draft, draft.active, 'gambles'),
      };
    }
    if (nextCardFrom(draft) === 'time-deck') return { kind: 'time-card-first', player }; // R-GAM-3
  }
  const top = topObstacle(draft, cards.slice(0, 1), entry);
  if (top !== null) return top;
  // The copies are judged on a look ahead: each card of the four uses one up, and a shuffle may come between them.
  const copies = gambleCopiesObstacle(draft, cards, entry);
  if (copies !== null) return copies;
  turnUpTogether(draft, cards);
  return 'play';
}

function gambleCopiesObstacle(draft: Draft, cards: readonly TypeIndex[], entry: Entry): Obstacle | null {
  const used = new Map<TypeIndex, number>();
  for (let at = 0; at < cards.length; at += 1) {
    const index = cards[at] ?? 0;
    const shuffledIn = at >= draft.drawPile ? count(draft.faceUp, index) : 0;
    const taken = used.get(index) ?? 0;
    if (count(draft.unseen, index) + shuffledIn - taken <= 0) {
      const obstacle = copiesObstacle({ ...draft, unseen: [] }, index, entry);
      if (obstacle !== null) return obstacle;
    }
    used.set(index, taken + 1);
  }
  return null;
}

export function repel(draft: Draft, entry: EntryOf<'repel'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const player = nameOf(draft, draft.active);
  const index = draft.harbor[draft.harbor.length - 1];
  if (draft.phase !== 'discover' || draft.pending === 'none' || index === undefined)
    return { kind: 'nothing-to-repel', player };
  const type = typeAt(draft, index);
  const { swords } = playerAt(draft, draft.active);
  if (swords < type.repelNeeds && entry.override !== true) {
    if (type.card.kind === 'ship' && type.card.swords === 'skull')
      return { kind: 'skull', player, card: type.id };
    return { kind: 'too-few-swords', player, card: type.id, swords, needs: type.repelNeeds };
  }
  if (entry.keep === true) {
    const nest = nestObstacle(draft, draft.active, index);
    if (nest !== null && entry.override !== true) return nest;
  }
  draft.harbor = draft.harbor.slice(0, -1);
  draft.pending = 'none';
  draft.consequences.push({ type: 'repel', player: draft.active, card: type.id });
  if (entry.keep === true) keepForNest(draft, draft.active, index);
  else discardKnown(draft, [index], 'repel');
  closeColourChances(draft);
  return 'play';
}

export function keep(draft: Draft, entry: EntryOf<'keep'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const index = draft.harbor[draft.harbor.length - 1];
  if (index === undefined || (draft.pending !== 'may' && draft.pending !== 'must')) {
    return entry.override === true
      ? 'play'
      : { kind: 'nothing-to-repel', player: nameOf(draft, draft.active) };
  }
  if (draft.pending === 'must') bust(draft, index);
  draft.pending = 'none';
  return 'play';
}

export function stop(draft: Draft, entry: EntryOf<'stop'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const player = nameOf(draft, draft.active);
  if (draft.phase !== 'discover') return { kind: 'only-in-discover', active: player };
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  if (draft.turnedUp === 0 && entry.override !== true) return { kind: 'nothing-turned-up', player }; // R-DIS-1
  beginTrade(draft);
  return 'play';
}

/** Moves on to this player's go: those before it pass. */
export function reachGo(draft: Draft, seat: Seat): Obstacle | null {
  const over = overObstacle(draft);
  if (over !== null) return over;
  if (draft.phase !== 'trade') return { kind: 'only-in-trade', active: nameOf(draft, draft.active) };
  if (seatsAfterActive(draft, seat) < seatsAfterActive(draft, draft.acting)) {
    return { kind: 'go-is-over', player: nameOf(draft, seat), acting: nameOf(draft, draft.acting) };
  }
  while (draft.acting !== seat) {
    forgetAtOnce(draft);
    draft.chances = [];
    endGo(draft);
  }
  return null;
}

/** Whether this player's go is now or still to come; in Discover everyone's is. */
export function reachableSeat(state: State, seat: Seat): Obstacle | null {
  const over = overObstacle(state);
  if (over !== null) return over;
  if (state.phase === 'bust') return { kind: 'only-in-trade', active: nameOf(state, state.active) };
  if (state.phase === 'trade' && seatsAfterActive(state, seat) < seatsAfterActive(state, state.acting)) {
    return { kind: 'go-is-over', player: nameOf(state, seat), acting: nameOf(state, state.acting) };
  }
  return null;
}

/** Takes a card from wherever it lies: harbor, row, known discard, else the unseen. */
export function fetchCard(draft: Draft, index: TypeIndex): void {
  const at = draft.harbor.indexOf(index);
  if (at >= 0) {
    if (at === draft.harbor.length - 1) draft.pending = 'none';
    draft.harbor = [...draft.harbor.slice(0, at), ...draft.harbor.slice(at + 1)];
  } else if (draft.row.includes(index)) {
    draft.row = without(draft.row, index);
  } else if (count(draft.faceUp, index) > 0) {
    draft.faceUp = changed(draft.faceUp, index, -1);
    draft.discard -= 1;
  } else if (mayComeUp(draft, index)) {
    drawKnown(draft, index);
  }
}

/** The traders' coins for a ship, gained also when it is kept as an item (R-ADV-7). */
function tradeBonus(state: State | Draft, seat: Seat, ship: CardType): number {
  let coins = 0;
  for (const owned of sourcesOf(state, seat))
    if (owned.bonusColour === ship.colour) coins += owned.bonusCoins;
  return coins;
}

/** Coins that trading with this ship brings the player: its own and the traders' (R-TRA-3). */
export function tradeGain(state: State | Draft, seat: Seat, ship: TypeIndex): number {
  const type = typeAt(state, ship);
  return type.coins + tradeBonus(state, seat, type);
}

/** Why the player cannot take this card now, all but whose go it is. */
export function takeObstacle(
  state: State | Draft,
  seat: Seat,
  index: TypeIndex,
  entry: EntryOf<'take'>,
): Obstacle | null {
  const type = typeAt(state, index);
  const player = nameOf(state, seat);
  if (!state.harbor.includes(index)) return { kind: 'not-in-harbor', card: type.id };
  const isShip = type.kind === 'ship';
  const item = type.card.kind === 'ship' ? type.card.item : null;
  if (entry.asItem === true && (item === null || entry.decline === true))
    return { kind: 'no-item', card: type.id };
  if (entry.decline === true && (!isShip || declineContract(state, seat, type.colour) === null)) {
    return { kind: 'nothing-to-decline-for', player, card: type.id };
  }
  const gift = giftSeat(state, seat, index, entry);
  if (isObstacle(gift)) return gift;
  const price = isShip ? 0 : priceOf(state, seat, index);
  const own = entry.asItem === true ? 0 : type.coins;
  const gainNow = isShip && entry.decline !== true ? own + tradeBonus(state, seat, type) : 0;
  const tribute = seat === state.active ? 0 : 1;
  const { coins } = playerAt(state, seat);
  if (coins + gainNow - price - tribute >= 0) return null; // R-TRA-5
  return {
    kind: 'cannot-afford',
    player,
    card: type.id,
    coins,
    cost: type.cost,
    price,
    discountCards: playerAt(state, seat)
      .display.filter((card) => typeAt(state, card).discount > 0)
      .map((card) => typeAt(state, card).id),
    gain: gainNow,
    tribute,
    active: nameOf(state, state.active),
  };
}

/** Who gets the coin of a gift ship (R-JOM-4); -1: nobody. */
function giftSeat(
  state: State | Draft,
  seat: Seat,
  index: TypeIndex,
  entry: EntryOf<'take'>,
): Seat | Obstacle {
  const type = typeAt(state, index);
  if (type.gift === 0) return entry.giftTo === undefined ? -1 : { kind: 'no-gift', card: type.id };
  if (state.table.alone) return -1; // R-TIM-8
  if (entry.giftTo === undefined) {
    return state.players.length === 2
      ? 1 - seat
      : { kind: 'gift-to-whom', player: nameOf(state, seat), card: type.id };
  }
  const to = seatOf(state, entry.giftTo, -1);
  return to === seat ? { kind: 'gift-to-self', player: nameOf(state, seat), card: type.id } : to;
}

export function take(draft: Draft, entry: EntryOf<'take'>): Judged {
  if (draft.tracking !== 'table') return overObstacle(draft) ?? { kind: 'only-in-table-tracking' };
  const seat = seatOf(draft, entry.player, draft.acting);
  if (isObstacle(seat)) return seat;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  const type = typeAt(draft, index);
  if (type.kind !== 'ship' && type.kind !== 'person') return { kind: 'not-in-harbor', card: type.id };
  const outOfTurn = reachGo(draft, seat);
  if (outOfTurn !== null && (entry.override !== true || outOfTurn.kind === 'game-finished')) return outOfTurn;
  if (outOfTurn === null && draft.takesLeft === 0 && entry.override !== true) {
    return { kind: 'no-takes-left', player: nameOf(draft, seat) };
  }
  const obstacle = takeObstacle(draft, seat, index, entry);
  if (obstacle !== null && (entry.override !== true || obstacle.kind === 'unknown-player')) return obstacle;
  const gift = giftSeat(draft, seat, index, entry);

  fetchCard(draft, index);
  const moreTakes = type.kind === 'ship' ? trade(draft, seat, index, entry) : hire(draft, seat, index);
  if (!isObstacle(gift) && gift >= 0) gain(draft, gift, type.gift, { kind: 'gift', card: type.id });
  if (seat !== draft.active) give(draft, seat, draft.active, 1, 'tribute'); // R-TRA-5
  // What is laid away is said last, though it is on the discard before coins are drawn.
  const laidAway = draft.consequences.findIndex(({ type: kind }) => kind === 'discard');
  if (laidAway >= 0 && outOfTurn === null) draft.consequences.push(...draft.consequences.splice(laidAway, 1));

  if (outOfTurn !== null) return 'play';
  rememberTaken(draft, index);
  forgetAtOnce(draft);
  closeMoment(draft);
  draft.takesLeft += moreTakes - 1;
  judgeEnd(draft, 'play');
  if (draft.ending.kind !== 'none') return 'play'; // R-TIM-4: won at this moment
  if (draft.takesLeft <= 0 || draft.harbor.length === 0) endGo(draft);
  return 'play';
}

/** R-TRA-3, R-SAIL-4, R-JOM-1, R-CON-7, R-ADV-7. Returns the further cards that the player may take. */
function trade(draft: Draft, seat: Seat, index: TypeIndex, entry: EntryOf<'take'>): number {
  const type = typeAt(draft, index);
  const declined = entry.decline === true;
  const asItem = entry.asItem === true;
  const sources = sourcesOf(draft, seat);
  const merchant = sources.some(({ keepsInfluence, colour }) => keepsInfluence > 0 && colour === type.colour);
  draft.consequences.push({ type: 'trade', player: seat, card: type.id, declined });
  const keptAs = asItem ? 'item' : merchant && !declined && type.coins > 0 ? 'merchant' : null;
  if (keptAs === null) discardKnown(draft, [index], 'trade');
  let moreTakes = 0;
  if (!declined && !asItem) {
    gain(draft, seat, type.coins, { kind: 'ship', card: type.id });
    gainCrowns(draft, seat, type.crowns);
  }
  for (const owned of sources) {
    if (!declined && owned.bonusColour === type.colour) {
      const why: CoinReason =
        owned.index < 0
          ? { kind: 'character', character: owned.id }
          : { kind: 'trade-bonus', card: owned.id };
      gain(draft, seat, owned.bonusCoins, why);
      gainCrowns(draft, seat, owned.bonusCrowns);
    }
    if (owned.clerkTakes > 0 && owned.colour === type.colour) {
      moreTakes += owned.clerkTakes;
      draft.consequences.push({ type: 'more-takes', player: seat, card: owned.id, takes: owned.clerkTakes });
    }
  }
  if (keptAs !== null) {
    const player = ownPlayer(draft, seat);
    player.display = [...player.display, index];
    player.ships = [...player.ships, { card: index, as: keptAs }];
    draft.consequences.push({ type: 'keep-ship', player: seat, card: type.id, as: keptAs });
    refreshFigures(draft, seat, 'play');
  }
  if (declined) {
    const contract = declineContract(draft, seat, type.colour);
    if (contract !== null) advanceMarker(draft, seat, contract);
  }
  return moreTakes;
}

/** R-TRA-4. Returns the further cards that the person allows at once. */
function hire(draft: Draft, seat: Seat, index: TypeIndex): number {
  const type = typeAt(draft, index);
  const price = priceOf(draft, seat, index);
  draft.consequences.push({ type: 'hire', player: seat, card: type.id, price });
  pay(draft, seat, price, { kind: 'hire', card: type.id });
  const player = ownPlayer(draft, seat);
  player.display = [...player.display, index];
  refreshFigures(draft, seat, 'play');
  return type.takesAtOnce ? type.takes : 0;
}

export function pass(draft: Draft, entry: EntryOf<'pass'>): Judged {
  const obstacle = tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.acting);
  if (isObstacle(seat)) return seat;
  if (draft.phase !== 'trade') return { kind: 'only-in-trade', active: nameOf(draft, draft.active) };
  if (seat !== draft.acting) {
    if (entry.override === true) return 'play';
    return { kind: 'not-your-go', player: nameOf(draft, seat), acting: nameOf(draft, draft.acting) };
  }
  forgetAtOnce(draft);
  draft.chances = [];
  endGo(draft);
  return 'play';
}

/** Whether the turn whose entries are being said still runs: not after an end that came with the turn's. */
function turnRuns(draft: Draft): boolean {
  return draft.ending.kind === 'none' || !draft.ending.afterTurn;
}

/** Until the first card of the next turn is turned up, what belongs to the turn before may still be said. */
function lateWindow(draft: Draft): Draft['before'] {
  return draft.phase === 'event' || (draft.turnedUp === 0 && draft.phase === 'discover')
    ? draft.before
    : null;
}

/** The active player; when the game is over, the one who was active last. */
function whoMayBeMeant(draft: Draft): Seat {
  return turnRuns(draft) ? draft.active : (draft.before?.player ?? draft.active);
}

/** R-EXP-1: the active player, or a little late the one who was. */
function claimMoment(draft: Draft, seat: Seat): Judged {
  const finished = closedObstacle(draft);
  if (finished !== null) return finished;
  if (draft.tracking === 'scores') return 'play';
  const player = nameOf(draft, seat);
  const afterBust = draft.table.switches.claimAfterBust; // R-DIS-7
  if (turnRuns(draft) && seat === draft.active) {
    return draft.phase === 'bust' && !afterBust ? { kind: 'bust-ended-turn', player } : 'play';
  }
  const before = lateWindow(draft);
  if (before?.player === seat)
    return before.busted && !afterBust ? { kind: 'bust-ended-turn', player } : 'late';
  return { kind: 'only-active-claims', player, active: nameOf(draft, before?.player ?? draft.active) };
}

export function closedObstacle(draft: Draft): Obstacle | null {
  return draft.ending.kind !== 'none' && draft.ending.closed ? { kind: 'game-finished' } : null;
}

export function claim(draft: Draft, entry: EntryOf<'claim'>): Judged {
  const seat = seatOf(draft, entry.player, whoMayBeMeant(draft));
  if (isObstacle(seat)) return seat;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  const type = typeAt(draft, index);
  if (type.kind !== 'expedition') return { kind: 'wrong-kind', card: type.id, needs: 'expedition' };
  let persons: TypeIndex[] | null = null;
  if (entry.discard !== undefined) {
    persons = [];
    for (const id of entry.discard) {
      const person = cardOf(draft, id, entry);
      if (isObstacle(person)) return person;
      persons.push(person);
    }
  }
  const moment = claimMoment(draft, seat);
  if (isObstacle(moment) && (entry.override !== true || moment.kind === 'game-finished')) return moment;
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  if (entry.override !== true) {
    if (draft.tracking === 'table' && !draft.row.includes(index))
      return { kind: 'not-in-row', card: type.id };
    const obstacle =
      draft.tracking === 'scores' &&
      !draft.row.includes(index) &&
      count(draft.unseen, index) + count(draft.faceUp, index) === 0
        ? ({ kind: 'no-copy-left', card: type.id, copies: type.copies } as const)
        : claimObstacle(draft, seat, index, persons, entry.discard ?? []);
    if (obstacle !== null) return obstacle;
  }
  fetchCard(draft, index);
  claimExpedition(draft, seat, index, persons ?? proposePayment(draft, seat, index).persons);
  return isObstacle(moment) ? 'play' : moment;
}

/**
 * R-CON-2, R-ADV-5: the active player at any moment of the own turn, another in the own go or a little late.
 * `anyMoment`: a chance is open to this player whoever is active; `evenBust`: it belongs to the bust itself.
 */
export function ownMoment(
  draft: Draft,
  seat: Seat,
  anyMoment: boolean,
  evenBust: boolean,
  notNow: Obstacle,
): Judged {
  const finished = closedObstacle(draft);
  if (finished !== null) return finished;
  if (draft.tracking === 'scores') return 'play';
  const player = nameOf(draft, seat);
  const before = lateWindow(draft);
  const afterBust = draft.table.switches.claimAfterBust;
  if (before !== null) {
    const hadGo = !before.busted || (before.player === seat && afterBust);
    if (hadGo) return 'late';
    // Alone the next turn is the own one again: in it nothing has ended.
    if (before.player === seat && !(turnRuns(draft) && seat === draft.active))
      return { kind: 'bust-ended-turn', player };
  }
  if (turnRuns(draft)) {
    if (anyMoment) return 'play';
    if (seat === draft.active) {
      return draft.phase === 'bust' && !afterBust && !evenBust ? { kind: 'bust-ended-turn', player } : 'play';
    }
    if (draft.phase === 'trade') {
      if (seatsAfterActive(draft, seat) < draft.goes) return 'play';
      return reachGo(draft, seat) ?? 'play';
    }
  }
  return notNow;
}

export function contract(draft: Draft, entry: EntryOf<'contract'>): Judged {
  const seat = seatOf(draft, entry.player, whoMayBeMeant(draft));
  if (isObstacle(seat)) return seat;
  const id = entry.contract;
  const marker = markerObstacle(draft, seat, id);
  const chosen = draft.table.contracts[contractIndex(draft, id)];
  if (chosen === undefined) return marker ?? { kind: 'contract-not-out', contract: id };
  if (marker !== null && (entry.override !== true || marker.kind === 'contract-done-already')) return marker;
  const player = nameOf(draft, seat);
  const active = nameOf(draft, draft.active);
  if (chosen.activeOnly && draft.tracking === 'table' && seat !== draft.active && entry.override !== true) {
    return { kind: 'contract-active-only', player, contract: id, active };
  }
  const notNow: Obstacle = { kind: 'contract-on-own-go', player, contract: id };
  const moment = ownMoment(
    draft,
    seat,
    hasChance(draft, seat, id),
    chosen.requirement.kind === 'bust',
    notNow,
  );
  if (isObstacle(moment) && (entry.override !== true || moment.kind === 'game-finished')) return moment;
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  const requirement = requirementObstacle(draft, seat, chosen);
  if (requirement !== null && entry.override !== true) return requirement;
  fulfil(draft, seat, chosen);
  return isObstacle(moment) ? 'play' : moment;
}

/** R-TIM-5 */
export function setAside(draft: Draft, entry: EntryOf<'set-aside'>): Judged {
  const obstacle = overObstacle(draft);
  if (obstacle !== null) return obstacle;
  if (draft.table.timeDeck === null) return { kind: 'no-time-deck' };
  if (draft.setAsides === 0 && entry.override !== true) return { kind: 'no-tax-to-set-aside-for' };
  if (draft.timeDeck === 0) return { kind: 'time-deck-empty' };
  draft.timeDeck -= 1;
  draft.pointDeck += 1;
  draft.setAsides = Math.max(0, draft.setAsides - 1);
  draft.consequences.push({ type: 'set-aside', timeDeck: draft.timeDeck, pointDeck: draft.pointDeck });
  // Said a little late, the last card is gone when the turn that has just begun would need it.
  if (draft.timeDeck === 0 && draft.before !== null && nextCardFrom(draft) === 'time-deck')
    judgeTurnEnd(draft);
  return 'play';
}

export function endTurnEntry(draft: Draft, entry: EntryOf<'end-turn'>): Judged {
  const obstacle = overObstacle(draft);
  if (obstacle !== null) return obstacle;
  if (draft.tracking === 'table') {
    if (draft.phase === 'trade') {
      endTrade(draft);
      return 'play';
    }
    if (draft.phase === 'discover' && entry.override !== true) {
      return { kind: 'turn-still-discovering', player: nameOf(draft, draft.active) };
    }
    if (draft.phase === 'event' && entry.override !== true) {
      return { kind: 'event-first', player: nameOf(draft, draft.active) }; // R-ADV-3
    }
  }
  endTurn(draft);
  return 'play';
}

/** `tax` in scores: the card is not turned up in the app, so it comes from the unseen. */
export function taxEntry(draft: Draft, entry: EntryOf<'tax'>): Judged {
  const obstacle =
    overObstacle(draft) ??
    (draft.tracking === 'scores' ? null : ({ kind: 'only-in-scores-tracking' } as const));
  if (obstacle !== null) return obstacle;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  const type = typeAt(draft, index);
  if (type.kind !== 'tax') return { kind: 'wrong-kind', card: type.id, needs: 'tax' };
  closeMoment(draft);
  if (count(draft.unseen, index) > 0) {
    drawKnown(draft, index);
  } else if (count(draft.faceUp, index) > 0) {
    // Nobody told the app of a shuffle: the card on the discard is the one that came up again.
    draft.faceUp = changed(draft.faceUp, index, -1);
    draft.discard -= 1;
  }
  resolveTax(draft, index);
  return 'play';
}

/** `bust` in scores. A group that enters no turns may say it again and again. */
export function bustEntry(draft: Draft): Judged {
  const obstacle =
    overObstacle(draft) ??
    (draft.tracking === 'scores' ? null : ({ kind: 'only-in-scores-tracking' } as const));
  if (obstacle !== null) return obstacle;
  bust(draft, null);
  return 'play';
}
