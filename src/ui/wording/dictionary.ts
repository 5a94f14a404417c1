/**
 * How words are kept: each area of the screen has one type of words and fills it once a language, so that a
 * missing sentence does not compile. Plain TypeScript: Node uses it too.
 */
import type { Language } from '#session/settings.ts';

export type Dictionary<Words> = Readonly<Record<Language, Words>>;
