// A sweep over the words of the new game, the end and the first page: nothing is empty and German is German.
import { describe, expect, test } from 'vitest';
import { endWords } from '#ui/wording/end.ts';
import { gamesWords } from '#ui/wording/games.ts';
import { homeWords, namesInRow } from '#ui/wording/home.ts';
import { newGameWords } from '#ui/wording/new-game.ts';

const AREAS = { newGame: newGameWords, end: endWords, home: homeWords, games: gamesWords };

/** Rightly the same in both languages: names of boxes and editions, the word Name, and figures without words. */
const SAME = new Set([
  'newGame.games.port-royal.name',
  'newGame.games.pirates.name',
  'newGame.editions.big-box-2021.name',
  'newGame.editions.pegasus-2014.name',
  'newGame.editions.sjg-2017.name',
  'newGame.addPlayer',
  'newGame.rename',
  'end.turnOf',
  'home.gameKinds.port-royal',
  'home.gameKinds.pirates',
]);

function sentences(value: unknown, path: string): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return [[path, String((value as (...filled: unknown[]) => unknown)('Ana', 2, 3, 4))]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe.each(Object.entries(AREAS))('the words of %s', (area, { en, de }) => {
  const english = new Map(sentences(en, area));
  const german = new Map(sentences(de, area));

  test('are the same list in both languages', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    expect(english.size).toBeGreaterThan(10);
  });

  test.each([...english])('%s says something, in German something else', (path, sentence) => {
    const translated = german.get(path) ?? '';
    expect(sentence.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect(`${sentence} ${translated}`).not.toMatch(/undefined|NaN/);
    expect(translated === sentence).toBe(SAME.has(path));
  });
});

test('names stand in a row as people say them', () => {
  expect(namesInRow([], homeWords.en)).toBe('');
  expect(namesInRow(['Ana'], homeWords.en)).toBe('Ana');
  expect(namesInRow(['Ana', 'Ben'], homeWords.de)).toBe('Ana und Ben');
  expect(namesInRow(['Ana', 'Ben', 'Cleo'], homeWords.en)).toBe('Ana, Ben and Cleo');
});
