/**
 * Cards by typing: letters for the colour or the type, digits for the printed numbers, `x` for a skull.
 * Turns what was typed so far into the cards it can mean. Knows cards and their short names, no browser.
 */
import type { CardId, CardType, Table } from '#engine';
import { colourName, colourShort, roleName, shipName, type CardWords } from '../wording/cards.ts';

export interface TypedCode {
  readonly card: CardId;
  /** Any of these beginnings names the colour or type. */
  readonly names: readonly string[];
  /** The colour of a person of a colour may follow. */
  readonly colours: readonly string[];
  readonly digits: string;
}

export type Typed =
  | { readonly type: 'nothing' }
  /** Several cards begin like this. */
  | { readonly type: 'open'; readonly cards: readonly CardId[] }
  | { readonly type: 'card'; readonly card: CardId };

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-zß]/g, '')
    .replaceAll('ß', 'ss');

export function typedCodes(table: Table, words: CardWords): TypedCode[] {
  return table.types.map((type) => codeOf(type, words));
}

function codeOf({ id, card }: CardType, words: CardWords): TypedCode {
  switch (card.kind) {
    case 'ship':
      return {
        card: id,
        names: [
          colourShort(card.colour, words),
          colourName(card.colour, words),
          shipName(card.colour, words),
        ].map(plain),
        colours: [],
        digits: `${card.coins}${card.swords === 'skull' ? 'x' : card.swords}${card.gift > 0 ? '+' : ''}`,
      };
    case 'person':
      return {
        card: id,
        names: [plain(roleName(card.role, words))],
        colours:
          card.colour === null
            ? []
            : [colourShort(card.colour, words), colourName(card.colour, words)].map(plain),
        digits: String(card.cost),
      };
    case 'expedition':
      return {
        card: id,
        names: [plain(words.terms.expedition.one), 'x'],
        colours: [id.replace('expedition-', '')],
        digits: String(card.influence),
      };
    case 'tax':
      return {
        card: id,
        names: [plain(words.terms.tax.one)],
        colours: [plain(card.bonus === 'most-swords' ? words.terms.sword.one : words.terms.influence.one)],
        digits: '',
      };
  }
}

const SPLIT = /^([a-z]+)([0-9]*x?\+?)$/;

/** What the text can mean. A card is named as soon as no other fits and a digit (or `.` for the end) has been typed. */
export function typed(text: string, codes: readonly TypedCode[]): Typed {
  const done = text.endsWith('.');
  const parts = SPLIT.exec(done ? text.slice(0, -1) : text);
  if (parts === null) return { type: 'nothing' };
  const [, letters = '', digits = ''] = parts;
  const possible = codes.filter((code) => code.digits.startsWith(digits));
  // A short name said whole means itself: `b` is blue, though black begins like that.
  const whole = possible.filter((code) => namesFit(code, letters, (name, part) => name === part));
  const fitting =
    whole.length > 0
      ? whole
      : possible.filter((code) => namesFit(code, letters, (name, part) => name.startsWith(part)));
  const exact = fitting.filter((code) => code.digits === digits);
  const [only] = fitting.length === 1 ? fitting : done ? exact : [];
  if (only !== undefined && (digits !== '' || done)) return { type: 'card', card: only.card };
  return fitting.length === 0
    ? { type: 'nothing' }
    : { type: 'open', cards: fitting.map(({ card }) => card) };
}

function namesFit(
  { names, colours }: TypedCode,
  letters: string,
  fits: (name: string, part: string) => boolean,
): boolean {
  if (names.some((name) => fits(name, letters))) return true;
  if (colours.length === 0) return false;
  // "tk3": a beginning of the type, then a beginning of the colour.
  for (let at = 1; at < letters.length; at += 1) {
    const rest = letters.slice(at);
    if (
      names.some((name) => name.startsWith(letters.slice(0, at))) &&
      colours.some((colour) => fits(colour, rest))
    )
      return true;
  }
  return false;
}
