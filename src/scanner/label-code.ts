/**
 * The text in a label's code: version, the card as a number, two check characters. It is made of the card's id alone, like
 * the id of what is printed, so cards that only one table knows have a code too. Labels stay on cards for years: what is
 * written here for version 1 never changes. Knows no picture, no catalogue and no game.
 */
import { COLOURS, ITEMS, ROLES, type CardId } from '#engine';

/** Ten signs of a code's compact mode: as many as the smallest code takes at its strongest correction. */
const VERSION = 'H1';
const LENGTH = 10;
const BODY_LENGTH = 6;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A prime below 36², so that any one wrong sign and any two swapped ones show. */
const CHECK_MODULUS = 1291;
const CHECK_FACTOR = 41;
/** Labels have this form in every version. */
const FORM = /^H[1-9][0-9A-Z]{8}$/;

// A place in COLOURS, ITEMS and ROLES, and in the list below, is a number on paper: all of them only ever grow at the end.
const NAMED = [
  'luminary',
  'bruja',
  'maritime-supremacy',
  'new-colony',
  'trade-outpost',
  'trade-master',
  'thrifty-staff',
  'mercenary',
  'explorer',
  'frigate-nemesis',
  'galleon-nemesis',
  'tax-inspector',
  'jinx',
  'speculator',
  'major-speculator',
  'pirates-nest',
  'small-estate',
  'ransom',
  'pirate-map',
  'doubloons',
  'spy-glass',
  'walk-plank',
  'hurricane',
  'henry-morgan',
  'port-royal',
  'blackbeard',
  'warships',
  'black-spot',
];
const KINDS = ['ship', 'person', 'expedition', 'expedition-with-values', 'tax', 'named'] as const;
type Kind = (typeof KINDS)[number];
const KIND_ROOM = 8;

/** How many values each part of a card may have, in order; the product fits into six signs. */
const ROOM: Readonly<Record<Kind, readonly number[]>> = {
  /** colour; coins, 100 is a crown; swords, 100 is a skull; nothing, a gift or an item */
  ship: [8, 101, 101, 8],
  /** role; colour, 0 is none; cost; influence; nothing, of the adventure, or a number more from 2 on */
  person: [32, 8, 100, 100, 102],
  /** captains, priests, settlers */
  expedition: [7, 7, 7],
  /** and up to four items in their order, 0 is none; coins; influence */
  'expedition-with-values': [7, 7, 7, 5, 5, 5, 5, 40, 25],
  /** swords, influence, a cap, or from how many coins on; the number */
  tax: [4, 100],
  named: [256],
};
const CROWN = 100;
const SKULL = 100;
const MOST_ITEMS = 4;

const SHIP = /^ship-([a-z]+)-(crown|\d{1,2})-(skull|\d{1,2})(?:-([a-z]+))?$/;
const PERSON =
  /^([a-z]+(?:-[a-z]+)*?)(?:-(yellow|blue|green|red|black|ares))?-(\d{1,2})-(\d{1,2})(?:-(adventure|\d{1,2}))?$/;
const EXPEDITION = /^expedition-(c*)(p*)(s*)((?:-[a-z]+)*?)(?:-(\d{1,2})-(\d{1,2})-adventure)?$/;
const TAX = /^tax-(swords|influence|cap-(\d{1,2})|(\d{1,2}))$/;

/** The text for a card's label; null for an id that is not one of a card, or beyond what a label can say. */
export function makeLabelCode(id: CardId): string | null {
  const parts = partsOf(id);
  if (parts === null) return null;
  const body = bodyOf(parts);
  if (body === null || idOf(body) !== id) return null;
  return VERSION + body + checkOf(VERSION + body);
}

export type LabelReading =
  | { readonly type: 'card'; readonly id: CardId }
  /** It has the form of a label, but its check says that it was read or printed wrongly. */
  | { readonly type: 'misread' }
  /** A label that a later version of the app printed. */
  | { readonly type: 'newer' }
  /** Somebody else's code. */
  | { readonly type: 'foreign' };

export function readLabelCode(text: string): LabelReading {
  if (text.length !== LENGTH || !FORM.test(text)) return { type: 'foreign' };
  const written = text.slice(0, -2);
  if (checkOf(written) !== text.slice(-2)) return { type: 'misread' };
  if (!text.startsWith(VERSION)) return { type: 'newer' };
  const id = idOf(written.slice(VERSION.length));
  // A number that stands for no card with a check that fits: nobody printed that, or a later list did.
  return id === null ? { type: 'newer' } : { type: 'card', id };
}

interface Parts {
  readonly kind: Kind;
  readonly values: readonly number[];
}

function partsOf(id: CardId): Parts | null {
  if (NAMED.includes(id)) return { kind: 'named', values: [NAMED.indexOf(id)] };
  const ship = SHIP.exec(id);
  if (ship !== null) {
    const [, colour = '', coins = '', swords = '', ending] = ship;
    return {
      kind: 'ship',
      values: [
        placeIn(COLOURS, colour),
        coins === 'crown' ? CROWN : Number(coins),
        swords === 'skull' ? SKULL : Number(swords),
        ending === undefined ? 0 : ending === 'gift' ? 1 : atLeast(2, placeIn(ITEMS, ending)),
      ],
    };
  }
  const tax = TAX.exec(id);
  if (tax !== null) {
    const [, what, cap, from] = tax;
    if (what === 'swords') return { kind: 'tax', values: [0, 0] };
    if (what === 'influence') return { kind: 'tax', values: [1, 0] };
    return { kind: 'tax', values: cap === undefined ? [3, Number(from)] : [2, Number(cap)] };
  }
  const expedition = EXPEDITION.exec(id);
  if (expedition !== null) {
    const [, captains = '', priests = '', settlers = '', items = '', coins, influence] = expedition;
    const symbols = [captains.length, priests.length, settlers.length];
    const carried = items.split('-').filter((item) => item !== '');
    if (coins === undefined || influence === undefined) {
      return carried.length > 0 ? null : { kind: 'expedition', values: symbols };
    }
    if (carried.length > MOST_ITEMS) return null;
    const numbers = carried.map((item) => atLeast(1, placeIn(ITEMS, item)));
    const filled = [...numbers, ...Array.from({ length: MOST_ITEMS - numbers.length }, () => 0)];
    return {
      kind: 'expedition-with-values',
      values: [...symbols, ...filled, Number(coins), Number(influence)],
    };
  }
  const person = PERSON.exec(id);
  if (person !== null) {
    const [, role = '', colour, cost, influence, ending] = person;
    return {
      kind: 'person',
      values: [
        placeIn(ROLES, role),
        colour === undefined ? 0 : placeIn(COLOURS, colour) + 1,
        Number(cost),
        Number(influence),
        ending === undefined ? 0 : ending === 'adventure' ? 1 : Number(ending) + 2,
      ],
    };
  }
  return null;
}

/** From 0; -1 for what is not in the list. */
function placeIn(list: readonly string[], name: string): number {
  return list.indexOf(name);
}

/** Moves an index up by so many places, and keeps -1 for what was not found. */
function atLeast(first: number, index: number): number {
  return index < 0 ? -1 : index + first;
}

function bodyOf({ kind, values }: Parts): string | null {
  const room = ROOM[kind];
  let number = 0;
  for (let at = values.length - 1; at >= 0; at -= 1) {
    const value = values[at] ?? -1;
    const most = room[at] ?? 0;
    if (!(value >= 0 && value < most)) return null;
    number = number * most + value;
  }
  return inSigns(number * KIND_ROOM + KINDS.indexOf(kind), BODY_LENGTH);
}

function idOf(body: string): CardId | null {
  const number = parseInt(body, SIGNS.length);
  const kind = KINDS[number % KIND_ROOM];
  if (kind === undefined) return null;
  let rest = Math.floor(number / KIND_ROOM);
  const values = ROOM[kind].map((most) => {
    const value = rest % most;
    rest = Math.floor(rest / most);
    return value;
  });
  return rest === 0 ? spelled(kind, values) : null;
}

function spelled(kind: Kind, values: readonly number[]): CardId | null {
  const at = (index: number) => values[index] ?? 0;
  switch (kind) {
    case 'named':
      return NAMED[at(0)] ?? null;
    case 'ship': {
      const ending = at(3) === 0 ? '' : at(3) === 1 ? 'gift' : ITEMS[at(3) - 2];
      const coins = at(1) === CROWN ? 'crown' : at(1);
      const swords = at(2) === SKULL ? 'skull' : at(2);
      return joined('ship', COLOURS[at(0)], coins, swords, ending);
    }
    case 'tax': {
      const what = ['swords', 'influence', `cap-${at(1)}`, at(1)][at(0)];
      return joined('tax', what);
    }
    case 'expedition':
      return joined('expedition', symbolsOf(values));
    case 'expedition-with-values': {
      const items = values.slice(3, 3 + MOST_ITEMS).map((number) => (number === 0 ? '' : ITEMS[number - 1]));
      return joined('expedition', symbolsOf(values), ...items, at(7), at(8), 'adventure');
    }
    case 'person': {
      const colour = at(1) === 0 ? '' : COLOURS[at(1) - 1];
      const ending = at(4) === 0 ? '' : at(4) === 1 ? 'adventure' : at(4) - 2;
      return joined(ROLES[at(0)], colour, at(2), at(3), ending);
    }
  }
}

function symbolsOf([captains = 0, priests = 0, settlers = 0]: readonly number[]): string {
  return 'c'.repeat(captains) + 'p'.repeat(priests) + 's'.repeat(settlers);
}

/** Null where a part is not known; an empty part is left out. */
function joined(...parts: readonly (string | number | undefined)[]): string | null {
  return parts.includes(undefined) ? null : parts.filter((part) => part !== '').join('-');
}

function checkOf(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (sum * CHECK_FACTOR + SIGNS.indexOf(sign) + 1) % CHECK_MODULUS;
  return inSigns(sum, 2);
}

function inSigns(number: number, length: number): string {
  return number.toString(SIGNS.length).toUpperCase().padStart(length, '0');
}
