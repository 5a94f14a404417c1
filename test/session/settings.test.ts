import { describe, expect, test } from 'vitest';
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
