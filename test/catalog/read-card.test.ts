/** A card is read and typed in: which readings that leaves. */
import { describe, expect, it } from 'vitest';
import { NO_CARDS, readCard, type CardReading, type MyCards } from '#catalog';

const readAt = '2026-11-18T20:00:00.000Z';

function read(myCards: MyCards, reading: Omit<CardReading, 'edition' | 'readAt'>): MyCards | null {
  return readCard(myCards, { edition: 'big-box-2021', readAt, ...reading });
}

function printedOf(myCards: MyCards | null): Record<string, unknown> {
  return Object.fromEntries((myCards?.cards ?? []).map(({ id, printed }) => [id, printed]));
}

const trader = { kind: 'person', role: 'trader', colour: 'blue', cost: 5 } as const;
const sailor = { kind: 'person', role: 'sailor' } as const;

describe('reading a card', () => {
  it('moves the copy to the id that it really shows', () => {
    const mine = read(NO_CARDS, {
      box: 'base',
      from: 'trader-blue-5-2',
      values: { ...trader, influence: 1 },
      copies: 1,
    });
    expect(printedOf(mine)).toEqual({ 'trader-blue-5-2': { copies: 0 }, 'trader-blue-5-1': { copies: 1 } });
  });

  it('moves only as many copies as show it', () => {
    const mine = read(NO_CARDS, {
      box: 'base',
      from: 'sailor-3-1',
      values: { ...sailor, cost: 3, influence: 2 },
      copies: 2,
    });
    expect(printedOf(mine)).toEqual({ 'sailor-3-1': { copies: 5 }, 'sailor-3-2': { copies: 2 } });
  });

  it('leaves nothing behind when the card is put right again', () => {
    const wrong = read(NO_CARDS, {
      box: 'base',
      from: 'trader-blue-5-2',
      values: { ...trader, influence: 1 },
      copies: 1,
    });
    const right = read(wrong ?? NO_CARDS, {
      box: 'base',
      from: 'trader-blue-5-1',
      values: { ...trader, influence: 2 },
      copies: 1,
    });
    expect(printedOf(right)).toEqual({});
  });

  it('adds cards of which the list knew only the kind, one reading after the other', () => {
    const first = read(NO_CARDS, {
      box: 'make-sail',
      from: null,
      values: { ...sailor, cost: 3, influence: 1 },
      copies: 4,
    });
    const second = read(first ?? NO_CARDS, {
      box: 'make-sail',
      from: null,
      values: { ...sailor, cost: 3, influence: 1 },
      copies: 2,
    });
    expect(printedOf(second)).toEqual({ 'sailor-3-1': { copies: 6 } });
  });

  it('keeps the numbers of an expedition of the base game, which are not in its id', () => {
    const values = { kind: 'expedition', symbols: ['captain', 'captain'], coins: 3, influence: 4 } as const;
    expect(printedOf(read(NO_CARDS, { box: 'base', from: 'expedition-cc', values, copies: 1 }))).toEqual({
      'expedition-cc': { coins: 3, influence: 4 },
    });
  });

  it('keeps a tax under its id whatever it says', () => {
    const values = {
      kind: 'tax',
      from: 15,
      loses: { kind: 'half' },
      bonus: 'least-influence',
      coins: 2,
    } as const;
    expect(printedOf(read(NO_CARDS, { box: 'adventure', from: 'tax-16', values, copies: 3 }))).toEqual({
      'tax-16': { from: 15, loses: { kind: 'half' }, bonus: 'least-influence', coins: 2, copies: 3 },
    });
  });

  it('changes how many there are of a card that shows what the list says', () => {
    const values = { ...trader, influence: 2 };
    expect(printedOf(read(NO_CARDS, { box: 'base', from: 'trader-blue-5-2', values, copies: 2 }))).toEqual({
      'trader-blue-5-2': { copies: 2 },
    });
    expect(printedOf(read(NO_CARDS, { box: 'base', from: 'trader-blue-5-2', values, copies: 1 }))).toEqual(
      {},
    );
  });

  it('says nothing while a number is missing', () => {
    expect(
      read(NO_CARDS, {
        box: 'make-sail',
        from: null,
        values: { ...sailor, cost: 3, influence: null },
        copies: 1,
      }),
    ).toBeNull();
  });
});
