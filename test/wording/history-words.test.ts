// Both languages say everything about history, statistics, sharing and backup, and German is not English left standing.
import { describe, expect, test } from 'vitest';
import { backupWords } from '#ui/wording/backup.ts';
import { historyWords } from '#ui/wording/history.ts';
import { shareWords, sizeName } from '#ui/wording/share.ts';
import { statisticsWords } from '#ui/wording/statistics.ts';

const AREAS = {
  history: historyWords,
  statistics: statisticsWords,
  share: shareWords,
  backup: backupWords,
};

/** Rightly the same in both languages. */
const SAME = new Set(['statistics.players']);

function sentences(value: unknown, path: string): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const filled = (value as (...values: unknown[]) => unknown)(1234, 5678, 9, 10);
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe.each(Object.entries(AREAS))('the words of %s', (area, { en, de }) => {
  const english = new Map(sentences(en, area));
  const german = new Map(sentences(de, area));

  test('are the same list in both languages', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
  });

  test.each([...english])('%s says something, in German something else', (path, sentence) => {
    const translated = german.get(path) ?? '';
    expect(sentence.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect(translated === sentence, `${sentence} / ${translated}`).toBe(SAME.has(path));
  });
});

test('a size is written as people write it', () => {
  expect(sizeName(1_234_567, 'en')).toBe('1.2 MB');
  expect(sizeName(1_234_567, 'de')).toBe('1,2 MB');
  expect(sizeName(12_600, 'en')).toBe('13 KB');
  expect(sizeName(10_700_000_000, 'en')).toBe('10.7 GB');
});
