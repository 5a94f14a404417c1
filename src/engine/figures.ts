/**
 * Figures of a player that follow from the display: influence, swords, discount, takes and the rest.
 * Influence and swords are kept with the player; the others are summed when asked.
 */
import { CHARACTER_MARKERS, crownInfluence } from './adventure.ts';
import type { CardType, TypeIndex } from './card-types.ts';
import { typeAt } from './deck.ts';
import { ownPlayer, playerAt, type Draft, type State } from './state.ts';
import type { Seat } from './table.ts';

/** R-CON-3: influence by number of contracts completed. */
const CONTRACT_INFLUENCE = [0, 0, 1, 3] as const;

export function contractInfluence(completed: number): number {
  return CONTRACT_INFLUENCE[Math.min(completed, 3) as 0 | 1 | 2 | 3];
}

/** Influence of a ship kept under a merchant (R-SAIL-4). */
export const MERCHANT_SHIP_INFLUENCE = 1;

/** Works out influence and swords anew (R-END-4). A correction shows that the figure was wrong all along (R-END-1). */
export function refreshFigures(draft: Draft, seat: Seat, because: 'play' | 'correction'): void {
  const player = ownPlayer(draft, seat);
  const types = draft.table.types;
  let influence = contractInfluence(player.contracts.length);
  let swords = 0;
  for (const index of player.display) {
    const type = types[index];
    if (type === undefined) continue;
    influence += type.influence;
    swords += type.swords;
  }
  swords += unlockedCharacter(draft, seat)?.swords ?? 0; // R-ADV-15
  if (player.crowns > 0) influence += crownInfluence(draft.table, player.crowns);
  for (const ship of player.ships) if (ship.as === 'merchant') influence += MERCHANT_SHIP_INFLUENCE;
  const reached = because === 'correction' ? player.reached + influence - player.influence : player.reached;
  player.influence = influence;
  player.swords = swords;
  player.reached = Math.max(reached, influence);
}

type Summed = 'discount' | 'takes' | 'gambles' | 'lookouts';

export function sumOf(state: State | Draft, seat: Seat, field: Summed): number {
  const types = state.table.types;
  let sum = unlockedCharacter(state, seat)?.[field] ?? 0;
  for (const index of playerAt(state, seat).display) sum += types[index]?.[field] ?? 0;
  return sum;
}

/** The character of a player whose ability is unlocked (R-ADV-5); never counts as the person itself. */
export function unlockedCharacter(state: State | Draft, seat: Seat): CardType | null {
  const { adventure } = playerAt(state, seat);
  return adventure !== null && adventure.markers < CHARACTER_MARKERS
    ? (state.table.characters[seat] ?? null)
    : null;
}

/** Everything of a player that has abilities: the display and the unlocked character. */
export function sourcesOf(state: State | Draft, seat: Seat): CardType[] {
  const types = state.table.types;
  const sources: CardType[] = [];
  for (const index of playerAt(state, seat).display) {
    const type = types[index];
    if (type !== undefined) sources.push(type);
  }
  const character = unlockedCharacter(state, seat);
  if (character !== null) sources.push(character);
  return sources;
}

/** R-TRA-4: cost less discount, never below 0. */
export function priceOf(state: State | Draft, seat: Seat, card: TypeIndex): number {
  return Math.max(0, typeAt(state, card).cost - sumOf(state, seat, 'discount'));
}

export function expeditionsOf(state: State | Draft, seat: Seat): number {
  let number = 0;
  for (const index of playerAt(state, seat).display)
    if (typeAt(state, index).kind === 'expedition') number += 1;
  return number;
}

/** The ship colours in the harbor, as bits. */
export function coloursIn(state: State | Draft): number {
  const types = state.table.types;
  let bits = 0;
  for (const index of state.harbor) {
    const type = types[index];
    if (type?.kind === 'ship') bits |= 1 << type.colour;
  }
  return bits;
}

export function countBits(bits: number): number {
  let left = bits;
  let number = 0;
  while (left !== 0) {
    left &= left - 1;
    number += 1;
  }
  return number;
}

export function shipsIn(state: State | Draft): number {
  let number = 0;
  for (const index of state.harbor) if (typeAt(state, index).kind === 'ship') number += 1;
  return number;
}

/** R-TRA-1: cards that the active player may take, by ship colours in the harbor. */
export function takesForColours(colours: number): number {
  return colours < 4 ? 1 : colours - 2;
}

/** A list without one copy of an element; the same list if it is not in it. */
export function without<T>(list: readonly T[], element: T): readonly T[] {
  const at = list.indexOf(element);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}
