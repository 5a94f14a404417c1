/**
 * What is wrong with something that came from outside: which field, what stands there and what may stand there, as values.
 * `ui/wording` makes the sentences, in the language of whoever reads them.
 */
import type { BoxId, ContractId } from './cards.ts';

/** A value of JSON, as short as a sentence needs it. */
export type PlainFound =
  | { readonly kind: 'missing' }
  | { readonly kind: 'null' }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly length: number }
  | { readonly kind: 'object' }
  | { readonly kind: 'other' };

export type Found =
  | PlainFound
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'players'; readonly players: number }
  | { readonly kind: 'cards'; readonly cards: number }
  /** More than the deck holds. */
  | { readonly kind: 'cards-to-deal'; readonly cards: number }
  | { readonly kind: 'no-time-deck'; readonly unknownSeal: ContractId }
  | { readonly kind: 'deeper-nesting' };

export type PlainAllowed =
  | { readonly kind: 'whole-number'; readonly from: number; readonly to: number }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'text-like'; readonly example: string }
  | { readonly kind: 'truth' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'object' }
  | { readonly kind: 'fields'; readonly names: readonly string[] }
  | { readonly kind: 'any-of'; readonly options: readonly PlainAllowed[] };

export type Allowed =
  | PlainAllowed
  | { readonly kind: 'time' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'older-version'; readonly newest: number }
  | { readonly kind: 'nesting'; readonly levels: number }
  | { readonly kind: 'other-name' }
  | { readonly kind: 'each-once' }
  | { readonly kind: 'different-names' }
  | { readonly kind: 'cards-at-most'; readonly cards: number }
  | { readonly kind: 'cards-at-least'; readonly cards: number }
  | {
      readonly kind: 'players';
      readonly from: number;
      readonly to: number;
      readonly moreSeats: number | null;
    }
  | { readonly kind: 'just-this-box'; readonly box: BoxId }
  | { readonly kind: 'base-with'; readonly boxes: readonly BoxId[] }
  | { readonly kind: 'box-with'; readonly box: BoxId; readonly other: BoxId }
  | { readonly kind: 'box-without'; readonly box: BoxId; readonly other: BoxId }
  | { readonly kind: 'only-with-box'; readonly box: BoxId }
  | { readonly kind: 'nothing-without-box'; readonly box: BoxId }
  | { readonly kind: 'nothing-when-competitive' }
  | { readonly kind: 'cooperative-needs'; readonly boxes: readonly BoxId[] }
  | { readonly kind: 'cooperative-alone' }
  | { readonly kind: 'variable-competitive' }
  | { readonly kind: 'no-expeditions-here' }
  | { readonly kind: 'contracts'; readonly contracts: number }
  | { readonly kind: 'competitive-contracts'; readonly contracts: number }
  | { readonly kind: 'time-deck-or-seal'; readonly contract: ContractId }
  | { readonly kind: 'part-of-time-deck'; readonly most: number }
  | { readonly kind: 'rewards' }
  | { readonly kind: 'seal' };

/** Something in a file is not of the form that docs/game-file.md asks for. */
export interface FileProblem {
  /** Path of the field, such as `setup.players` or `entries[3].card`; empty: the whole file. */
  readonly field: string;
  readonly found: Found;
  readonly allowed: Allowed;
}

const LONGEST_SHOWN = 60;

/** What was found, without looking into it: a hostile file may nest without end. */
export function foundIn(value: unknown): PlainFound {
  if (value === undefined) return { kind: 'missing' };
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'truth', value };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'string') return { kind: 'text', value: shortened(value) };
  if (Array.isArray(value)) return { kind: 'list', length: value.length };
  return typeof value === 'object' ? { kind: 'object' } : { kind: 'other' };
}

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
}
