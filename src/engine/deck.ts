/**
 * Draw pile, discard and what has been seen: the bookkeeping of cards that move (R-SET-4, docs/game-file.md "drawPile, discard").
 * A coin is a face-down card, so every coin that moves changes these counts too.
 */
import type { CardId } from './cards.ts';
import type { TypeIndex } from './card-types.ts';
import type { CoinReason, DiscardReason } from './consequences.ts';
import { ownPlayer, playerAt, type Draft, type State } from './state.ts';
import type { Seat } from './table.ts';
import type { CardType } from './card-types.ts';

export function typeAt(state: State | Draft, index: TypeIndex): CardType {
  const type = state.table.types[index];
  if (type === undefined) throw new RangeError(`no card ${String(index)}`);
  return type;
}

export function count(counts: readonly number[], index: TypeIndex): number {
  return counts[index] ?? 0;
}

/** A card that no list of this game has, in a box of which not all cards are known: there may always be one. */
export function isUnlisted(state: State | Draft, index: TypeIndex): boolean {
  return state.table.namesAnyCard && typeAt(state, index).copies === 0;
}

/** Whether a copy may still lie unseen. */
export function mayComeUp(state: State | Draft, index: TypeIndex): boolean {
  return count(state.unseen, index) > 0 || state.table.open || isUnlisted(state, index);
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

/** A copy with `by` more at `index`, never below 0. */
export function changed(counts: readonly number[], index: TypeIndex, by: number): readonly number[] {
  const next = counts.slice();
  while (next.length < index) next.push(0);
  next[index] = Math.max(0, (next[index] ?? 0) + by);
  return next;
}

/** A card that a lookout put back lies on top no more. */
function forgetTop(draft: Draft): void {
  if (draft.adventure !== null && draft.adventure.topCard !== null)
    draft.adventure = { ...draft.adventure, topCard: null };
}

/** Shuffles the discard into the draw pile. */
export function reshuffle(draft: Draft): void {
  forgetTop(draft);
  const faceDown = draft.discard - total(draft.faceUp);
  const before = draft.unseen;
  const added = draft.faceUp;
  const unseen = before.slice();
  for (let index = 0; index < added.length; index += 1) {
    const more = added[index] ?? 0;
    if (more !== 0) unseen[index] = (unseen[index] ?? 0) + more;
  }
  const none: readonly number[] = unseen.map(() => 0);
  draft.urn = {
    before,
    added,
    outside: Math.max(0, total(before) - faceDown - draft.drawPile),
    fromPile: none,
    fromOutside: none,
  };
  draft.consequences.push({ type: 'reshuffle', cards: draft.discard });
  draft.unseen = unseen;
  draft.faceUp = none;
  draft.drawPile += draft.discard;
  draft.discard = 0;
}

/** New cards are shuffled into the draw pile: like a shuffle, they are known to be in it while coins are not among them. */
export function shuffleIn(draft: Draft, cards: readonly TypeIndex[]): void {
  forgetTop(draft);
  const before = draft.unseen;
  let added: readonly number[] = before.map(() => 0);
  for (const index of cards) added = changed(added, index, 1);
  const none: readonly number[] = added.map(() => 0);
  draft.urn = {
    before,
    added,
    outside: Math.max(0, total(before) - draft.drawPile),
    fromPile: none,
    fromOutside: none,
  };
  for (const index of cards) draft.unseen = changed(draft.unseen, index, 1);
  draft.drawPile += cards.length;
}

/** Makes sure that a card can be drawn, if there is any. */
export function ensurePile(draft: Draft): void {
  if (draft.drawPile === 0 && draft.discard > 0) reshuffle(draft);
}

/** Takes cards off the pile unseen; what is not there is counted all the same (R-SET-4). */
function drawUnseen(draft: Draft, cards: number): void {
  let left = cards;
  while (left > 0) {
    ensurePile(draft);
    if (draft.drawPile === 0) return;
    const now = Math.min(left, draft.drawPile);
    forgetTop(draft); // it is somebody's coin now
    draft.drawPile -= now;
    left -= now;
  }
}

/** One known card leaves the unseen ones. `from`: where the table took it. */
export function see(draft: Draft, index: TypeIndex, from: 'draw-pile' | 'time-deck'): void {
  // The deck holds cards that nobody has named: from now on there are no odds.
  if (isUnlisted(draft, index) && count(draft.unseen, index) === 0)
    draft.table = { ...draft.table, open: true };
  draft.unseen = changed(draft.unseen, index, -1);
  const urn = draft.urn;
  if (urn !== null) {
    draft.urn =
      from === 'draw-pile'
        ? { ...urn, fromPile: changed(urn.fromPile, index, 1) }
        : { ...urn, fromOutside: changed(urn.fromOutside, index, 1) };
  }
}

/** The top card of the pile is turned up. */
export function drawKnown(draft: Draft, index: TypeIndex): void {
  ensurePile(draft);
  forgetTop(draft);
  if (draft.drawPile > 0) draft.drawPile -= 1;
  see(draft, index, 'draw-pile');
}

export function discardKnown(draft: Draft, cards: readonly TypeIndex[], why: DiscardReason): void {
  if (cards.length === 0) return;
  const faceUp = draft.faceUp.slice();
  const ids: CardId[] = [];
  for (const index of cards) {
    while (faceUp.length < index) faceUp.push(0);
    faceUp[index] = (faceUp[index] ?? 0) + 1;
    ids.push(typeAt(draft, index).id);
  }
  draft.faceUp = faceUp;
  draft.discard += cards.length;
  draft.consequences.push({ type: 'discard', cards: ids, why });
}

/** The player takes coins from the draw pile. */
export function gain(draft: Draft, seat: Seat, coins: number, why: CoinReason): void {
  if (coins <= 0) return;
  ownPlayer(draft, seat).coins += coins;
  drawUnseen(draft, coins);
  draft.consequences.push({ type: 'gain', player: seat, coins, why });
}

/** The player pays coins to the discard; never more than there are. */
export function pay(draft: Draft, seat: Seat, coins: number, why: CoinReason): void {
  const player = playerAt(draft, seat);
  const paid = Math.min(coins, player.coins);
  if (paid <= 0) return;
  ownPlayer(draft, seat).coins -= paid;
  draft.discard += paid;
  draft.consequences.push({ type: 'pay', player: seat, coins: paid, why });
}

/** Coins from hand to hand: no pile changes. */
export function give(draft: Draft, from: Seat, to: Seat, coins: number, why: 'tribute' | 'correction'): void {
  const given = Math.min(coins, playerAt(draft, from).coins);
  if (given <= 0 || from === to) return;
  ownPlayer(draft, from).coins -= given;
  ownPlayer(draft, to).coins += given;
  draft.consequences.push({ type: 'give', from, to, coins: given, why });
}
