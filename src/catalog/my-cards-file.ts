/**
 * The small file in which groups pass on what they read off their own cards, and the check of it. Whatever comes from outside is judged
 * field by field: a refusal says which field, what was found and what is allowed, as values that `ui/wording` turns into a sentence.
 */
import {
  BOXES,
  COLOURS,
  CONTRACT_IDS,
  EDITIONS,
  ROLES,
  cardFromId,
  foundIn,
  type BoxId,
  type CardId,
  type PlainAllowed as Allowed,
  type PlainFound as Found,
} from '#engine';
import {
  cardId,
  coins,
  colour,
  crowns,
  gift,
  influence,
  item,
  items,
  rewards,
  seal,
  shieldPositions,
  swords,
  symbols,
  taxBonus,
  taxFrom,
  taxLoses,
} from './printed-shapes.ts';
import { BASE_COLOURS, CHARACTERS, NATIONS, PIRATES_CARDS } from './printed-things.ts';
import {
  fields,
  listOf,
  oneOf,
  optional,
  orNull,
  textLike,
  wholeNumber,
  type Fault,
  type Shape,
  type TypeOf,
} from './shape.ts';

export const MY_CARDS_FORMAT = 'harbormaster-cards';
export const MY_CARDS_VERSION = 1;
/** Far more than every card of every box needs. */
const MOST_CHARACTERS = 500_000;
const MOST_CARDS = 2000;

const printedFields = fields({
  /** How many copies of this card lie in the box; 0: the box does not have it. */
  copies: optional(wholeNumber(0, 60)),
  coins: optional(coins),
  crowns: optional(crowns),
  swords: optional(swords),
  gift: optional(gift),
  item: optional(orNull(item)),
  cost: optional(coins),
  influence: optional(influence),
  price: optional(coins),
  symbols: optional(symbols),
  items: optional(items),
  from: optional(taxFrom),
  loses: optional(taxLoses),
  bonus: optional(taxBonus),
  rewards: optional(rewards),
  seal: optional(seal),
  /** Of a character: the ships it trades with. */
  colour: optional(colour),
  /** Of the crown track. */
  positions: optional(shieldPositions),
  /** Of card 9, for 1 to 4 players. */
  markersNeeded: optional(listOf(wholeNumber(0, 16), 4, 4)),
  influenceNeeded: optional(listOf(wholeNumber(0, 99), 4, 4)),
  /** Of a flag: whose it is. */
  nation: optional(oneOf(NATIONS)),
});
/** What stands on a card; fields as in `card-catalog/`. */
export type PrintedFields = TypeOf<typeof printedFields>;

const ownCard = fields({
  edition: oneOf(EDITIONS),
  /** The marked cards of Make Sail! belong to `make-sail-mix`, its others to `make-sail`. */
  box: oneOf(BOXES),
  id: cardId,
  printed: printedFields,
  /** When it was read, as an ISO date or time. */
  readAt: textLike(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/,
    24,
    '2026-11-18T20:15:00.000Z',
  ),
});
/** A card that somebody at the table read off their own copy. */
export type OwnCard = TypeOf<typeof ownCard>;

export interface MyCards {
  readonly cards: readonly OwnCard[];
}

export const NO_CARDS: MyCards = { cards: [] };

export const myCardsFile: Shape<MyCards & { readonly format: string; readonly version: number }> = fields({
  format: oneOf([MY_CARDS_FORMAT]),
  version: oneOf([MY_CARDS_VERSION]),
  cards: listOf(ownCard, MOST_CARDS),
});

export type MyCardsRefusal =
  | { readonly kind: 'too-large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'other-format'; readonly found: Found; readonly allowed: string }
  | { readonly kind: 'other-version'; readonly found: Found; readonly newest: number }
  | { readonly kind: 'field'; readonly field: string; readonly found: Found; readonly allowed: Allowed };

export type MyCardsResult =
  | { readonly type: 'ok'; readonly myCards: MyCards }
  | { readonly type: 'refused'; readonly refusal: MyCardsRefusal };

/** Reads a catalogue file that somebody passed on, in the order size, form, version, fields. */
export function parseMyCards(content: string): MyCardsResult {
  if (content.length > MOST_CHARACTERS) {
    return refused({ kind: 'too-large', characters: content.length, most: MOST_CHARACTERS });
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return refused({ kind: 'not-json' });
  }
  return checkMyCards(value);
}

/** The same for a value that is no text any more, such as a stored record. */
export function checkMyCards(value: unknown): MyCardsResult {
  const format = ownValue(value, 'format');
  if (format !== MY_CARDS_FORMAT) {
    return refused({ kind: 'other-format', found: foundIn(format), allowed: MY_CARDS_FORMAT });
  }
  const version = ownValue(value, 'version');
  if (version !== MY_CARDS_VERSION) {
    return refused({ kind: 'other-version', found: foundIn(version), newest: MY_CARDS_VERSION });
  }
  const fault = myCardsFile.check(value, '')[0];
  if (fault !== undefined) return refused({ kind: 'field', ...fault });
  const { cards } = value as MyCards;
  const strange = cards.flatMap((card, index) => checkOwnCard(card, `cards[${index}]`))[0];
  if (strange !== undefined) return refused({ kind: 'field', ...strange });
  return { type: 'ok', myCards: { cards } };
}

/** The text of the file; cards in a fixed order, so that the same readings give the same text. */
export function makeMyCards({ cards }: MyCards): string {
  const order = (card: OwnCard) => `${card.edition}/${card.box}/${card.id}`;
  const sorted = [...cards].sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  return `${JSON.stringify({ format: MY_CARDS_FORMAT, version: MY_CARDS_VERSION, cards: sorted }, null, 2)}\n`;
}

function refused(refusal: MyCardsRefusal): MyCardsResult {
  return { type: 'refused', refusal };
}

function ownValue(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

const PLAY_CARD_BOXES: readonly BoxId[] = [
  'base',
  'gambler',
  'contract-cards',
  'make-sail-mix',
  'make-sail',
  'adventure',
];
const ADVENTURE_SHEETS = ['crown-track', 'card-9'] as const;
const FLAGS = BASE_COLOURS.map((name) => `flag-${name}`);

/** What kind of thing an id of a box names; null where the box can hold no such thing. */
export function thingOf(
  box: BoxId,
  id: CardId,
): 'card' | 'contract' | 'character' | 'sheet' | 'flag' | 'pirates-card' | null {
  const within = (names: readonly string[]) => names.includes(id);
  if (box === 'contracts') return within(CONTRACT_IDS) ? 'contract' : null;
  if (box === 'pirates') return within(PIRATES_CARDS) ? 'pirates-card' : null;
  if (box === 'adventure' && within(CHARACTERS)) return 'character';
  if (box === 'adventure' && within(ADVENTURE_SHEETS)) return 'sheet';
  if (box === 'base' && within(FLAGS)) return 'flag';
  return PLAY_CARD_BOXES.includes(box) && isPlayCardId(id) ? 'card' : null;
}

function isPlayCardId(id: CardId): boolean {
  return (
    cardFromId(id, {}) !== null ||
    /^expedition-(?=[cps])c*p*s*$/.test(id) ||
    /^tax-(swords|influence|cap-\d{1,2}|\d{1,2})$/.test(id)
  );
}

function checkOwnCard({ box, id }: OwnCard, field: string): readonly Fault[] {
  if (thingOf(box, id) !== null) return [];
  const allowed: Allowed = { kind: 'text-like', example: EXAMPLES[box] };
  return [{ field: `${field}.id`, found: foundIn(id), allowed }];
}

const EXAMPLES: Readonly<Record<BoxId, string>> = {
  base: `${ROLES[0]}-${COLOURS[1]}-5-2`,
  gambler: 'gambler-4-1',
  'contract-cards': 'clerk-red-6-2',
  contracts: CONTRACT_IDS[0],
  'make-sail-mix': 'passenger-4-2',
  'make-sail': 'passenger-4-2',
  adventure: 'ship-green-2-3-rum',
  pirates: PIRATES_CARDS[0],
};
