import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLot, newSeed, shuffledBy, tidySeed } from '#ui/new-game/draw.ts';

test('a seed makes the same order on every device, for good', () => {
  expect(shuffledBy('PIER', ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(
    shuffledBy('PIER', ['a', 'b', 'c', 'd', 'e', 'f']),
  );
  // Shared codes must still mean the same draw in later versions.
  expect(shuffledBy('PIER', [1, 2, 3, 4, 5, 6, 7, 8]).join('')).toBe('35476281');
});

test('a shuffle keeps every thing once', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), (seed, things) => {
      const by = (one: number, other: number) => one - other;
      expect([...shuffledBy(seed, things)].sort(by)).toEqual([...things].sort(by));
    }),
  );
});

test('every contract comes first for some code', () => {
  const things = ['a', 'b', 'c', 'd', 'e'];
  const firsts = new Set(Array.from({ length: 200 }, (_, seed) => shuffledBy(String(seed), things)[0]));
  expect(firsts.size).toBe(things.length);
});

test('lots fall on every seat and on no other', () => {
  expect([0, 0.26, 0.51, 0.99999].map((chance) => drawLot(4, () => chance))).toEqual([0, 1, 2, 3]);
  const drawn = new Set(Array.from({ length: 300 }, () => drawLot(5)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('a code survives being typed by hand', () => {
  expect(tidySeed(' pi-er ')).toBe('PIER');
  expect(tidySeed('…')).toBe('');
  const seed = newSeed();
  expect(tidySeed(seed)).toBe(seed);
});
