/**
 * The settings in use on this device: read once from localStorage, written back at every change, and shown on the
 * <html> element, where styles and screen readers find them. It must not know a word or a component.
 */
import { defaultSettings, parseSettings, SETTINGS_KEY, type Settings } from './settings.ts';

/** The part of Web Storage that is used here; it may be absent or refuse (private windows, blocked cookies). */
type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

const THEME_COLOURS = { dark: '#081523', light: '#dfe6e8' } as const;

export class SettingsSession {
  #storage: SettingsStorage | undefined;
  #current: Settings = $state.raw(defaultSettings());

  constructor(storage: SettingsStorage | undefined, preferredLanguages: readonly string[]) {
    this.#storage = storage;
    this.#current = parseSettings(this.#read(), defaultSettings(preferredLanguages));
  }

  get current(): Settings {
    return this.#current;
  }

  get language(): Settings['language'] {
    return this.#current.language;
  }

  /** What somebody has set on this device, for the backup; null where everything is as it came. */
  get chosen(): Settings | null {
    return this.#read() === null ? null : this.#current;
  }

  /** From a backup: taken where nobody has set anything yet, so that no choice of this device is overwritten. */
  takeOver(stored: unknown): void {
    if (this.chosen === null) this.change(parseSettings(JSON.stringify(stored), this.#current));
  }

  change(change: Partial<Settings>): void {
    this.#current = { ...this.#current, ...change };
    try {
      this.#storage?.setItem(SETTINGS_KEY, JSON.stringify(this.#current));
    } catch {
      // Storage is full or forbidden: the setting still holds until the page is closed.
    }
  }

  /** Another tab has changed the settings. */
  reread(): void {
    this.#current = parseSettings(this.#read(), this.#current);
  }

  #read(): string | null {
    try {
      return this.#storage?.getItem(SETTINGS_KEY) ?? null;
    } catch {
      return null;
    }
  }
}

/** Puts the settings where styles see them. static/boot.js does the same before the first paint. */
export function showOnDocument(settings: Settings, prefersLight: boolean, page: Document): void {
  const light = settings.theme === 'light' || (settings.theme === 'system' && prefersLight);
  const root = page.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = light ? 'light' : 'dark';
  root.dataset['textSize'] = String(settings.textSize);
  delete root.dataset['awaitsWords'];
  page
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', light ? THEME_COLOURS.light : THEME_COLOURS.dark);
}

function browserStorage(): SettingsStorage | undefined {
  try {
    // Reading the property itself throws where cookies are blocked.
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}

export const settings = new SettingsSession(
  browserStorage(),
  // Pages are written at build time in English; Node has a navigator too, and its language must not count.
  typeof document === 'undefined' ? [] : navigator.languages,
);
