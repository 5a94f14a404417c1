/**
 * How a noun bends in a sentence: articles, plurals and German cases. Knows both languages' forms and none of the game's words.
 * Plain TypeScript: Node uses it too.
 */
import type { Language, Noun } from '#catalog';

/** The cases that our German sentences use; English has the same form in all. */
export type GrammaticalCase = 'nominative' | 'accusative' | 'dative';
type Gender = 'm' | 'f' | 'n';
type Forms = Readonly<Record<GrammaticalCase, Readonly<Record<Gender, string>>>>;

const DEFINITE: Forms = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};
const INDEFINITE: Forms = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  accusative: { m: 'einen', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
};
const DEFINITE_PLURAL: Readonly<Record<GrammaticalCase, string>> = {
  nominative: 'die',
  accusative: 'die',
  dative: 'den',
};

/** Endings of an adjective after "der", after "ein" and without an article. */
const AFTER_DEFINITE: Forms = {
  nominative: { m: 'e', f: 'e', n: 'e' },
  accusative: { m: 'en', f: 'e', n: 'e' },
  dative: { m: 'en', f: 'en', n: 'en' },
};
const AFTER_INDEFINITE: Forms = {
  nominative: { m: 'er', f: 'e', n: 'es' },
  accusative: { m: 'en', f: 'e', n: 'es' },
  dative: { m: 'en', f: 'en', n: 'en' },
};
const WITHOUT_ARTICLE: Forms = {
  nominative: { m: 'er', f: 'e', n: 'es' },
  accusative: { m: 'en', f: 'e', n: 'es' },
  dative: { m: 'em', f: 'er', n: 'em' },
};

/** "the frigate", "die Fregatte", "den Matrosen", "das rote Schiff". */
export function the(language: Language, noun: Noun, as: GrammaticalCase = 'nominative'): string {
  if (language === 'en') return `the ${english(noun, noun.one)}`;
  return `${DEFINITE[as][genderOf(noun)]} ${germanOne(noun, as, AFTER_DEFINITE)}`;
}

/** "the frigates", "die Fregatten", "den Fregatten". */
export function theMany(language: Language, noun: Noun, as: GrammaticalCase = 'nominative'): string {
  if (language === 'en') return `the ${english(noun, noun.many)}`;
  return `${DEFINITE_PLURAL[as]} ${germanMany(noun, as, 'en')}`;
}

/** "a frigate", "an Admiral", "einen Matrosen", "ein rotes Schiff". */
export function a(language: Language, noun: Noun, as: GrammaticalCase = 'nominative'): string {
  if (language === 'en') {
    const words = english(noun, noun.one);
    return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
  }
  return `${INDEFINITE[as][genderOf(noun)]} ${germanOne(noun, as, AFTER_INDEFINITE)}`;
}

/** "frigate", "rotes Schiff": without an article, as a label. */
export function bare(language: Language, noun: Noun, as: GrammaticalCase = 'nominative'): string {
  return language === 'en' ? english(noun, noun.one) : germanOne(noun, as, WITHOUT_ARTICLE);
}

export function bareMany(language: Language, noun: Noun, as: GrammaticalCase = 'nominative'): string {
  return language === 'en' ? english(noun, noun.many) : germanMany(noun, as, 'e');
}

/** "1 coin", "2 coins", "1 Münze", "mit 2 Schiffen". */
export function counted(
  language: Language,
  number: number,
  noun: Noun,
  as: GrammaticalCase = 'nominative',
): string {
  const words = Math.abs(number) === 1 ? bare(language, noun, as) : bareMany(language, noun, as);
  return `${String(number).replace('-', '−')} ${words}`;
}

/** With a capital first letter, for the beginning of a sentence or a label. */
export function capital(text: string): string {
  const first = text.charAt(0);
  return first.toLocaleUpperCase() + text.slice(first.length);
}

function genderOf(noun: Noun): Gender {
  return noun.gender ?? 'n';
}

function english(noun: Noun, form: string): string {
  return noun.adjective === undefined ? form : `${noun.adjective} ${form}`;
}

function germanOne(noun: Noun, as: GrammaticalCase, endings: Forms): string {
  const form = as === 'nominative' ? noun.one : (noun.oblique ?? noun.one);
  return noun.adjective === undefined ? form : `${noun.adjective}${endings[as][genderOf(noun)]} ${form}`;
}

function germanMany(noun: Noun, as: GrammaticalCase, ending: 'e' | 'en'): string {
  const form = as === 'dative' && !/[ns]$/.test(noun.many) ? `${noun.many}n` : noun.many;
  return noun.adjective === undefined ? form : `${noun.adjective}${as === 'dative' ? 'en' : ending} ${form}`;
}
