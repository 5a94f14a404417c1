import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../src/scanner/decoder.ts';
import { GONE_AFTER, inReadingOrder, Watch } from '../../src/scanner/watch.ts';

const at = (text: string, x = 100, y = 100): Sighting => ({ text, middle: { x, y }, size: 60 });

/** Pictures 50 ms apart; what was reported after each. */
function film(pictures: readonly (readonly Sighting[])[], every = 50): string[][] {
  const watch = new Watch();
  return pictures.map((picture, index) => [...watch.look(picture, index * every)]);
}

const reported = (pictures: readonly (readonly Sighting[])[], every?: number) => film(pictures, every).flat();

describe('Watch', () => {
  it('reports a code at its second picture', () => {
    expect(film([[], [at('A')], [at('A')]])).toEqual([[], [], ['A']]);
  });

  it('does not believe a single glimpse', () => {
    expect(reported([[at('A')], [], [at('A')], []])).toEqual([]);
  });

  it('counts a code once while it stays in view', () => {
    expect(reported(Array.from({ length: 200 }, () => [at('A')]))).toEqual(['A']);
  });

  it('does not count again after a hand has covered the code for a moment', () => {
    const gap = Array.from({ length: Math.floor(GONE_AFTER / 50) - 1 }, () => []);
    expect(reported([[at('A')], [at('A')], ...gap, [at('A')], [at('A')], [at('A')]])).toEqual(['A']);
  });

  it('counts a card that left and came back, as the next copy does', () => {
    const gap = Array.from({ length: Math.ceil(GONE_AFTER / 50) + 2 }, () => []);
    expect(reported([[at('A')], [at('A')], ...gap, [at('A')], [at('A')]])).toEqual(['A', 'A']);
  });

  it('takes card after card without a gap between them', () => {
    const pictures = ['A', 'B', 'C', 'D'].flatMap((text) => [[at(text)], [at(text)], [at(text)]]);
    expect(reported(pictures)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('reports a new card beside those that lie there already', () => {
    const lying = [at('A', 100), at('B', 200)];
    const more = [...lying, at('C', 300)];
    expect(film([lying, lying, lying, more, more, more])).toEqual([[], ['A', 'B'], [], [], ['C'], []]);
  });

  it('counts two copies beside each other as two, and a third as one more', () => {
    const two = [at('A', 100), at('A', 300)];
    const three = [...two, at('A', 500)];
    expect(reported([two, two, two])).toEqual(['A', 'A']);
    expect(reported([two, two, three, three, two, three, three])).toEqual(['A', 'A', 'A']);
  });

  it('waits until a view with several codes is read whole twice', () => {
    const all = [at('A', 100), at('B', 200), at('C', 300)];
    expect(film([[at('A')], all, all])).toEqual([[], [], ['A', 'B', 'C']]);
  });

  it('starts anew when told', () => {
    const watch = new Watch();
    const look = (now: number) => watch.look([at('A')], now);
    look(0);
    expect(look(50)).toEqual(['A']);
    watch.forget();
    look(100);
    expect(look(150)).toEqual(['A']);
  });

  it('reads rows from the top, each from the left, though rows are never quite straight', () => {
    const cards = [
      at('C', 500, 90),
      at('D', 90, 220),
      at('A', 100, 110),
      at('B', 300, 80),
      at('E', 300, 205),
    ];
    expect(inReadingOrder(cards).map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
