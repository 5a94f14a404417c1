/** Numbers as people read them, by language: chances and means. Plain TypeScript; it works nothing out. */
import type { Language } from '#session/settings.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const wholePerCent = formats((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const tenths = formats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

function formats(make: (locale: string) => Intl.NumberFormat): Readonly<Record<Language, Intl.NumberFormat>> {
  return { en: make(LOCALES.en), de: make(LOCALES.de) };
}

/** "18%", "18 %". */
export function perCent(chance: number, language: Language): string {
  return wholePerCent[language].format(chance);
}

/** "2.4", "2,4". */
export function mean(value: number, language: Language): string {
  return tenths[language].format(value);
}
