/**
 * The door of the catalogue: printed cards as typed values, and what a table has read off its own.
 * It knows no words for people (`ui/wording`) and nothing of where things are kept.
 */
import type { Catalogue } from '#engine';
import { BUILT_IN_FILES } from './built-in.ts';
import { makeCatalogue } from './make-catalogue.ts';

/** Everything printed that the rules need, from `card-catalog/`. */
export const CATALOGUE: Catalogue = makeCatalogue(BUILT_IN_FILES);

export { WORDS } from './built-in-words.ts';
export { cardIdOf, type PrintedValues } from './card-id-of.ts';
export type { CardLine } from './catalogue-files.ts';
export {
  boxContents,
  boxesOf,
  boxHolding,
  flagsOf,
  forget,
  linesOf,
  mergeMyCards,
  piratesCopies,
  printedFor,
  readingOf,
  remember,
  type BoxEntry,
  type CardPlace,
  type MergeChange,
  type MyCardsStore,
  type UnreadGroup,
} from './my-cards.ts';
export {
  checkMyCards,
  makeMyCards,
  NO_CARDS,
  parseMyCards,
  thingOf,
  type MyCards,
  type MyCardsRefusal,
  type MyCardsResult,
  type OwnCard,
  type PrintedFields,
} from './my-cards-file.ts';
export { countCopies, readCard, type CardReading } from './read-card.ts';
export {
  BASE_COLOURS,
  CHARACTERS,
  CHARACTERS_OF_A_COLOUR,
  NATIONS,
  PIRATES_CARDS,
  type BaseColour,
  type CharacterId,
  type Confidence,
  type Nation,
  type PiratesCardId,
} from './printed-things.ts';
export type { Language, Noun, Term, Vocabulary } from './word-files.ts';
