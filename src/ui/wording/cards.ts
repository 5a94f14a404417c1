/**
 * What the printed things are called, in the words of an edition and a language. Names and nouns only; sentences about play are made elsewhere.
 * Plain TypeScript: the replay command uses it too.
 */
import {
  WORDS,
  type BaseColour,
  type Language,
  type Nation,
  type Noun,
  type Term,
  type Vocabulary,
} from '#catalog';
import type { BoxId, Card, Colour, ContractId, EditionId, ExpeditionSymbol, Item, Role } from '#engine';
import { bare, counted, the, type GrammaticalCase } from './grammar.ts';

/** Whose flag stands for a colour, as far as the table has said (edition of 2017). */
export type Flags = Readonly<Partial<Record<BaseColour, Nation>>>;

/** All words that a table uses: hand it to everything that names a card. */
export interface CardWords extends Vocabulary {
  readonly language: Language;
  readonly edition: EditionId;
  readonly knownFlags: Flags;
}

const NO_FLAGS: Flags = {};
const made = new Map<string, CardWords>();

/** The words of an edition in a language. */
export function vocabulary(edition: EditionId, language: Language, flags: Flags = NO_FLAGS): CardWords {
  const key = `${edition}/${language}/${JSON.stringify(flags)}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const words = makeVocabulary(edition, language, flags);
  made.set(key, words);
  return words;
}

function makeVocabulary(edition: EditionId, language: Language, flags: Flags): CardWords {
  const { words, editions } = WORDS[language];
  const others = editions[edition];
  const sections = Object.keys(words) as (keyof Vocabulary)[];
  const merged = Object.fromEntries(
    sections.map((section) => [section, { ...words[section], ...others[section] }]),
  ) as unknown as Vocabulary;
  return {
    ...merged,
    ships: edition === 'sjg-2017' ? withFlags(merged, flags) : merged.ships,
    language,
    edition,
    knownFlags: edition === 'sjg-2017' ? flags : NO_FLAGS,
  };
}

/** "red ship" becomes "Spanish ship" once the table has said whose flag it is. */
function withFlags(words: Vocabulary, flags: Flags): Vocabulary['ships'] {
  const ships: Record<Colour, Noun> = { ...words.ships };
  for (const [colour, nation] of Object.entries(flags) as [BaseColour, Nation][]) {
    ships[colour] = { ...ships[colour], adjective: words.flags[nation].adjective };
  }
  return ships;
}

export function termNoun(term: Term, words: CardWords): Noun {
  return words.terms[term];
}

/** "2 coins", "1 Säbel"; in German in the case that the sentence needs. */
export function countedTerm(number: number, term: Term, words: CardWords, as?: GrammaticalCase): string {
  return counted(words.language, number, words.terms[term], as);
}

export function roleName(role: Role, words: CardWords): string {
  return words.roles[role].one;
}

/** One to four letters for a key. */
export function roleShort(role: Role, words: CardWords): string {
  return words.roles[role].short ?? words.roles[role].one.slice(0, 4);
}

/** "frigate", "Fregatte"; in the edition of 2017 "red ship" until the table has named the flag. */
export function shipName(colour: Colour, words: CardWords): string {
  return bare(words.language, words.ships[colour]);
}

export function colourName(colour: Colour, words: CardWords): string {
  return words.colours[colour].word;
}

export function colourShort(colour: Colour, words: CardWords): string {
  return words.colours[colour].short;
}

export function contractName(contract: ContractId, words: CardWords): string {
  return words.contracts[contract];
}

/** A character of the adventure; the id itself where nobody has named it. */
export function characterName(character: string, words: CardWords): string {
  return Object.hasOwn(words.characters, character)
    ? words.characters[character as keyof Vocabulary['characters']]
    : character;
}

export function itemName(item: Item, words: CardWords): string {
  return words.items[item].one;
}

export function symbolName(symbol: ExpeditionSymbol, words: CardWords): string {
  return words.symbols[symbol].one;
}

export function boxName(box: BoxId, words: CardWords): string {
  return words.boxes[box];
}

export function editionName(edition: EditionId, words: CardWords): string {
  return words.editions[edition];
}

/** The noun for a card, to be bent by the sentence it stands in. */
export function cardNoun(card: Card, words: CardWords): Noun {
  switch (card.kind) {
    case 'ship':
      return words.ships[card.colour];
    case 'person':
      return words.roles[card.role];
    case 'expedition':
      return words.terms.expedition;
    case 'tax':
      return words.terms.tax;
  }
}

/** The card with its article: "Discard the flute", "Lege die Fleute ab". */
export function theCard(card: Card, words: CardWords, as?: GrammaticalCase): string {
  return the(words.language, cardNoun(card, words), as);
}

/** What people call the card: "frigate", "Admiral", "Trader (red)", "expedition (2 anchors, 1 house)". */
export function cardName(card: Card, words: CardWords): string {
  switch (card.kind) {
    case 'ship':
      return shipName(card.colour, words);
    case 'person':
      return card.colour === null
        ? roleName(card.role, words)
        : `${roleName(card.role, words)} (${colourOrFlag(card.colour, words)})`;
    case 'expedition':
      return `${bare(words.language, words.terms.expedition)} (${expeditionNeeds(card, words)})`;
    case 'tax':
      return isNamedTax(card.id, words) ? words.taxes[card.id].name : bare(words.language, words.terms.tax);
  }
}

/** Everything printed on the card in a row of words, for a label that is read out: "frigate, 3 coins, 6 swords". */
export function cardLabel(card: Card, words: CardWords): string {
  const { language } = words;
  const count = (number: number, term: Term) => countedTerm(number, term, words);
  switch (card.kind) {
    case 'ship':
      return [
        cardName(card, words),
        card.crowns > 0 ? count(card.crowns, 'crown') : count(card.coins, 'coin'),
        ...(card.gift > 0 ? [LABELS[language].gift(count(card.gift, 'coin'))] : []),
        card.swords === 'skull' ? words.terms.skull.one : count(card.swords, 'sword'),
        ...(card.item === null ? [] : [itemName(card.item, words)]),
      ].join(', ');
    case 'person':
      return [
        cardName(card, words),
        LABELS[language].costs(count(card.cost, 'coin')),
        count(card.influence, 'influence'),
        ...(card.price > 0 ? [LABELS[language].pays(count(card.price, 'coin'))] : []),
      ].join(', ');
    case 'expedition':
      return [cardName(card, words), count(card.coins, 'coin'), count(card.influence, 'influence')].join(
        ', ',
      );
    case 'tax':
      return cardName(card, words);
  }
}

interface LabelWords {
  readonly costs: (coins: string) => string;
  readonly gift: (coins: string) => string;
  readonly pays: (coins: string) => string;
}

const LABELS: Readonly<Record<Language, LabelWords>> = {
  en: {
    costs: (coins) => `costs ${coins}`,
    gift: (coins) => `${coins} for another player`,
    pays: (coins) => `buys for ${coins}`,
  },
  de: {
    costs: (coins) => `kostet ${coins}`,
    gift: (coins) => `${coins} für jemand anderen`,
    pays: (coins) => `kauft für ${coins}`,
  },
};

function colourOrFlag(colour: Colour, words: CardWords): string {
  const nation = colour === 'ares' ? undefined : words.knownFlags[colour];
  return nation === undefined ? colourName(colour, words) : words.flags[nation].name;
}

function expeditionNeeds(card: Extract<Card, { kind: 'expedition' }>, words: CardWords): string {
  const symbols = [...new Set(card.symbols)].map((symbol) =>
    counted(words.language, card.symbols.filter((one) => one === symbol).length, words.symbols[symbol]),
  );
  const items = [...new Set(card.items)].map((item) =>
    counted(words.language, card.items.filter((one) => one === item).length, words.items[item]),
  );
  return [...symbols, ...items].join(', ');
}

function isNamedTax(id: string, words: CardWords): id is keyof Vocabulary['taxes'] {
  return Object.hasOwn(words.taxes, id);
}
