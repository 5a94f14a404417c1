// A sweep over every dictionary: both languages say something everywhere, and German is not English left standing.
import { describe, expect, test } from 'vitest';
import { helpWords } from '#ui/wording/help.ts';
import { facesWords } from '#ui/wording/faces.ts';
import { gamesAtHomeWords } from '#ui/wording/games-at-home.ts';
import { homeWords } from '#ui/wording/home.ts';
import { labelWords } from '#ui/wording/labels.ts';
import { scanWords } from '#ui/wording/scan.ts';
import { settingsWords } from '#ui/wording/settings.ts';
import { shellWords } from '#ui/wording/shell.ts';

const AREAS = {
  shell: shellWords,
  home: homeWords,
  gamesAtHome: gamesAtHomeWords,
  settings: settingsWords,
  help: helpWords,
  faces: facesWords,
  scan: scanWords,
  labels: labelWords,
};

/** Sentences that are rightly the same in both languages: names, numbers and the one word that is. */
const SAME = new Set([
  'shell.appName',
  'shell.pageTitle',
  'settings.textSizeValue',
  'settings.versionNumber',
  'home.gameKinds.port-royal',
  'home.gameKinds.pirates',
  'settings.haptics',
  'labels.papers.a4',
  'labels.sizeOf',
  'settings.editions.pegasus-2014.name',
  'settings.editions.sjg-2017.name',
  'settings.editions.big-box-2021.name',
]);

function sentences(value: unknown, path: string): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  // A sentence with a value in it: any value shows whether its words are there.
  if (typeof value === 'function') return [[path, String((value as (filled: unknown) => unknown)(1234567))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe.each(Object.entries(AREAS))('the words of %s', (area, { en, de }) => {
  const english = new Map(sentences(en, area));
  const german = new Map(sentences(de, area));

  test('are the same list in both languages', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    expect(english.size).toBeGreaterThan(3);
  });

  test.each([...english])('%s says something, in German something else', (path, sentence) => {
    const translated = german.get(path) ?? '';
    expect(sentence.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect(translated === sentence).toBe(SAME.has(path));
  });
});

test('a size is written as people write it', () => {
  expect(settingsWords.en.storageUsed(1234)).toBe('1.2 MB in use');
  expect(settingsWords.de.storageUsed(1234)).toBe('1,2 MB belegt');
  expect(settingsWords.en.storageUsed(12.6)).toBe('13 KB in use');
});
