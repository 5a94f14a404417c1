/**
 * What may stand in each printed field, shared by the files of `card-catalog/` and by what a table reads off its own cards.
 * Bounds are generous: they keep nonsense out, not unusual cards.
 */
import { COLOURS, ITEMS, ROLES, SYMBOLS } from '#engine';
import { anyOf, byKind, fields, listOf, oneOf, textLike, wholeNumber } from './shape.ts';

export const coins = wholeNumber(0, 30);
export const crowns = wholeNumber(0, 9);
export const influence = wholeNumber(0, 20);
export const swords = anyOf(wholeNumber(0, 20), oneOf(['skull']));
export const gift = wholeNumber(0, 9);
export const role = oneOf(ROLES);
export const colour = oneOf(COLOURS);
export const item = oneOf(ITEMS);
export const items = listOf(item, 6);
export const symbols = listOf(oneOf(SYMBOLS), 6, 1);
export const taxFrom = wholeNumber(1, 99);
export const taxLoses = byKind<
  { readonly kind: 'half' } | { readonly kind: 'down-to'; readonly coins: number }
>({
  half: fields({}),
  'down-to': fields({ coins }),
});
export const taxBonus = oneOf(['most-swords', 'least-influence']);
/** Coins for the first to the fifth who completes a contract. */
export const rewards = listOf(wholeNumber(0, 20), 5, 5);
export const seal = fields({ number: wholeNumber(-9, 9), letter: textLike(/^[A-Z]$/, 1, 'A') });
/** Crowns needed for each shield of the crown track, rising. */
export const shieldPositions = listOf(wholeNumber(1, 99), 6, 6);
/** Made of what is printed on the card (docs/game-file.md). */
export const cardId = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60, 'ship-blue-2-2');
