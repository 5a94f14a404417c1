/**
 * What a player can set once for this device: the values, their defaults, and how a stored text becomes settings
 * again. Plain TypeScript, so that Node can read it; it knows no browser, no storage and no words.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose words the screen uses where editions differ (RULES.md, first table). The names are those of the game file. */
export const EDITION_WORDS = ['pegasus-2014', 'sjg-2017', 'big-box-2021'] as const;
export type EditionWords = (typeof EDITION_WORDS)[number];

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Per cent of the browser's own text size. base.css has a rule for each. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly language: Language;
  readonly editionWords: EditionWords;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Keep the screen on while a game is on the table. */
  readonly keepAwake: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Whether a new game shows the chance of a bust unless told otherwise. */
  readonly showOdds: boolean;
  /** Experimental: the camera knows the faces of cards that it has learned, without labels. */
  readonly faces: boolean;
}

/** The key in localStorage. static/boot.js reads it too. */
export const SETTINGS_KEY = 'harbormaster.settings';

const DEFAULTS: Settings = {
  language: 'en',
  editionWords: 'big-box-2021',
  theme: 'system',
  textSize: 100,
  keepAwake: true,
  sound: false,
  haptics: true,
  showOdds: false,
  faces: false,
};

/** The settings of somebody who has never set anything: their language if we speak it, else English. */
export function defaultSettings(preferredLanguages: readonly string[] = []): Settings {
  for (const preferred of preferredLanguages) {
    const spoken = LANGUAGES.find((language) => preferred.toLowerCase().split('-')[0] === language);
    if (spoken !== undefined) return { ...DEFAULTS, language: spoken };
  }
  return DEFAULTS;
}

/** Reads stored settings. Each value that is missing or not allowed becomes its default; nothing throws. */
export function parseSettings(stored: string | null, fallback: Settings): Settings {
  const found = parseRecord(stored);
  return {
    language: oneOf(LANGUAGES, found['language'], fallback.language),
    editionWords: oneOf(EDITION_WORDS, found['editionWords'], fallback.editionWords),
    theme: oneOf(THEMES, found['theme'], fallback.theme),
    textSize: oneOf(TEXT_SIZES, found['textSize'], fallback.textSize),
    keepAwake: flag(found['keepAwake'], fallback.keepAwake),
    sound: flag(found['sound'], fallback.sound),
    haptics: flag(found['haptics'], fallback.haptics),
    showOdds: flag(found['showOdds'], fallback.showOdds),
    faces: flag(found['faces'], fallback.faces),
  };
}

function parseRecord(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<Value>(allowed: readonly Value[], found: unknown, fallback: Value): Value {
  return allowed.find((value) => value === found) ?? fallback;
}

function flag(found: unknown, fallback: boolean): boolean {
  return typeof found === 'boolean' ? found : fallback;
}
