/**
 * The shape of `card-catalog/words/`: how the printed things are called, by language and edition.
 * Nouns carry what a sentence needs of them (plural, German gender); the sentences themselves are made in `ui/wording`.
 */
import {
  BOXES,
  COLOURS,
  CONTRACT_IDS,
  EDITIONS,
  GAMES,
  ITEMS,
  RANKS,
  ROLES,
  SYMBOLS,
  type EditionId,
} from '#engine';
import { CHARACTERS, NATIONS, PIRATES_CARDS } from './printed-things.ts';
import { fields, listOf, named, oneOf, optional, tableOf, text, type Shape, type TypeOf } from './shape.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TERMS = [
  'card',
  'person',
  'ship',
  'expedition',
  'tax',
  'influence',
  'sword',
  'coin',
  'skull',
  'crown',
  'contract',
  'mission',
  'character',
  'event',
  'marker',
  'harbor',
  'display',
  'draw-pile',
  'discard',
  'time-deck',
  'point-deck',
] as const;
export type Term = (typeof TERMS)[number];

export const TAX_IDS = ['tax-swords', 'tax-influence', 'tax-cap-8', 'tax-16'] as const;
const word = named('word', text(60));
const noun = named(
  'noun',
  fields({
    one: word,
    many: word,
    /** German only. */
    gender: optional(oneOf(['m', 'f', 'n'])),
    /** German singular outside the nominative, where it has an ending of its own ("den Matrosen"). */
    oblique: optional(word),
    /** Stands before the noun: "red ship", "rotes Schiff" (here without its ending). */
    adjective: optional(word),
    /** One to four letters for a key. */
    short: optional(text(4)),
  }),
);
export type Noun = TypeOf<typeof noun>;

const SECTIONS = {
  terms: { names: TERMS, shape: noun },
  roles: { names: ROLES, shape: noun },
  ships: { names: COLOURS, shape: noun },
  colours: { names: COLOURS, shape: fields({ word, short: text(2) }) },
  flags: { names: NATIONS, shape: fields({ name: word, adjective: word }) },
  items: { names: ITEMS, shape: noun },
  symbols: { names: SYMBOLS, shape: noun },
  taxes: { names: TAX_IDS, shape: fields({ name: word, short: text(12) }) },
  contracts: { names: CONTRACT_IDS, shape: word },
  characters: { names: CHARACTERS, shape: word },
  pirates: { names: PIRATES_CARDS, shape: word },
  ranks: { names: RANKS, shape: word },
  boxes: { names: BOXES, shape: word },
  games: { names: GAMES, shape: word },
  editions: { names: EDITIONS, shape: word },
} as const;

type Sections = typeof SECTIONS;
export type SectionName = keyof Sections;
/** All words of one language and edition. */
export type Vocabulary = {
  readonly [S in SectionName]: Readonly<Record<Sections[S]['names'][number], TypeOf<Sections[S]['shape']>>>;
};
/** The words in which an edition differs. */
export type OtherWords = { readonly [S in SectionName]?: Partial<Vocabulary[S]> };

const sectionNames = Object.keys(SECTIONS) as SectionName[];

const vocabulary = fields(
  Object.fromEntries(
    sectionNames.map((section) => [
      section,
      tableOf(SECTIONS[section].shape as Shape<unknown>, SECTIONS[section].names),
    ]),
  ),
) as unknown as Shape<Vocabulary>;

const otherWords = fields(
  Object.fromEntries(
    sectionNames.map((section) => [
      section,
      optional(
        fields(
          Object.fromEntries(
            SECTIONS[section].names.map((name) => [
              name,
              optional(SECTIONS[section].shape as Shape<unknown>),
            ]),
          ),
        ),
      ),
    ]),
  ),
) as unknown as Shape<OtherWords>;

export interface WordsFile {
  readonly language: Language;
  readonly words: Vocabulary;
  readonly editions: Readonly<Record<EditionId, OtherWords>>;
  /** Paths of words that nobody has seen in print in this language or edition: our own until somebody reads the card. */
  readonly unverified: readonly string[];
}

export const wordsFile: Shape<WordsFile> = fields({
  $schema: optional(text(100)),
  language: oneOf(LANGUAGES),
  words: vocabulary,
  editions: tableOf(otherWords, EDITIONS),
  unverified: listOf(text(100), 200),
});
