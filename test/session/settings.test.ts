import { describe, expect, test } from 'vitest';
import { SettingsSession } from '#session/settings.svelte.ts';
import { defaultSettings, parseSettings, type Settings } from '#session/settings.ts';

const fallback = defaultSettings();

describe('stored settings', () => {
  test('come back as they were', () => {
    const chosen: Settings = {
      language: 'de',
      editionWords: 'pegasus-2014',
      theme: 'light',
      textSize: 150,
      keepAwake: false,
      sound: true,
      haptics: false,
      showOdds: true,
      faces: true,
    };
    expect(parseSettings(JSON.stringify(chosen), fallback)).toEqual(chosen);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{language:'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '["de"]'],
    [
      'values of the wrong kind',
      '{"language":"fr","theme":3,"textSize":"150","sound":"yes","keepAwake":null}',
    ],
  ])('fall back to the defaults when they are %s', (_, stored) => {
    expect(parseSettings(stored, fallback)).toEqual(fallback);
  });

  test('keep what is good beside what is not', () => {
    const { language, theme } = parseSettings('{"language":"de","theme":"pink"}', fallback);
    expect({ language, theme }).toEqual({ language: 'de', theme: 'system' });
  });
});

describe('without any setting', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'de'], 'de'],
    [['fr-FR', 'it'], 'en'],
    [['en-US', 'de'], 'en'],
    [[], 'en'],
  ] as const)('a device that prefers %j speaks %s', (preferred, language) => {
    expect(defaultSettings(preferred).language).toBe(language);
  });
});

describe('settings from a backup', () => {
  test.each([
    ['are taken where nobody has set anything', null, 'light'],
    ['overwrite no choice of this device', '{"theme":"dark"}', 'dark'],
  ] as const)('%s', (_, stored, theme) => {
    let kept: string | null = stored;
    const storage = {
      getItem: () => kept,
      setItem: (_key: string, text: string) => {
        kept = text;
      },
    };
    const session = new SettingsSession(storage, ['en']);
    expect(session.chosen).toEqual(stored === null ? null : session.current);
    session.takeOver({ theme: 'light', language: 'klingon' });
    expect(session.current).toMatchObject({ theme, language: 'en' });
    expect(parseSettings(kept, fallback).theme).toBe(theme);
  });
});
