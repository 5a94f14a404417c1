/** The words of `card-catalog/words/`. Like the rest of the catalogue they are checked in the tests and taken on trust here. */
import de from '#card-catalog/words/de.json' with { type: 'json' };
import en from '#card-catalog/words/en.json' with { type: 'json' };
import type { Language, WordsFile } from './word-files.ts';

export const WORDS = { en, de } as unknown as Readonly<Record<Language, WordsFile>>;
