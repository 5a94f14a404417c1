/** What a table read off its own cards: remembered, taken into a game, passed on as a file, merged, and refused when it is nonsense. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxContents,
  CATALOGUE,
  flagsOf,
  forget,
  makeMyCards,
  mergeMyCards,
  NO_CARDS,
  parseMyCards,
  piratesCopies,
  printedFor,
  readingOf,
  remember,
  thingOf,
  type MyCards,
  type OwnCard,
} from '#catalog';

const MONDAY = '2026-11-16T20:00:00.000Z';
const TUESDAY = '2026-11-17T20:00:00.000Z';

function read(id: string, printed: OwnCard['printed'], more: Partial<OwnCard> = {}): OwnCard {
  return { edition: 'big-box-2021', box: 'base', id, printed, readAt: MONDAY, ...more };
}

function all(...cards: OwnCard[]): MyCards {
  return cards.reduce(remember, NO_CARDS);
}

const BASE_GAME = { edition: 'big-box-2021', boxes: ['base'], players: ['Ana', 'Ben'] } as const;

describe('remembering', () => {
  it('keeps one reading a card, edition and box', () => {
    const first = read('expedition-cc', { influence: 3 });
    const second = read('expedition-cc', { influence: 5 }, { readAt: TUESDAY });
    const elsewhere = read('expedition-cc', { influence: 4 }, { edition: 'pegasus-2014' });
    const mine = all(first, elsewhere, second);
    expect(mine.cards).toEqual([elsewhere, second]);
    expect(readingOf(mine, second)).toBe(second);
    expect(forget(mine, second).cards).toEqual([elsewhere]);
  });

  it('does not change what it was given', () => {
    const mine = Object.freeze({ cards: Object.freeze([read('expedition-cc', { influence: 3 })]) });
    remember(mine, read('expedition-pp', { influence: 3 }));
    forget(mine, read('expedition-cc', {}));
    expect(mine.cards).toHaveLength(1);
  });
});

describe('printed in a game', () => {
  it('is empty when nothing was read', () => {
    expect(printedFor(BASE_GAME, NO_CARDS)).toEqual({});
  });

  it('takes what was read for its edition and boxes only', () => {
    const mine = all(
      read('expedition-cc', { coins: 3, influence: 4 }),
      read('expedition-pp', { coins: 3 }, { edition: 'pegasus-2014' }),
      read('gambler-5-1', { copies: 1 }, { box: 'gambler' }),
    );
    expect(printedFor(BASE_GAME, mine)).toEqual({ 'expedition-cc': { coins: 3, influence: 4 } });
  });

  it('replaces a card that is printed otherwise: the old id away, the new one in', () => {
    const mine = all(read('trader-blue-5-2', { copies: 0 }), read('trader-blue-5-1', { copies: 1 }));
    expect(printedFor(BASE_GAME, mine)).toEqual({
      'trader-blue-5-2': { copies: 0 },
      'trader-blue-5-1': { copies: 1 },
    });
  });

  it('counts the copies of the whole deck where two boxes hold the same card', () => {
    const setup = { ...BASE_GAME, boxes: ['base', 'contract-cards'] } as const;
    const mine = all(read('ship-blue-1-1', { copies: 0 }, { box: 'contract-cards' }));
    expect(printedFor(setup, mine)).toEqual({ 'ship-blue-1-1': { copies: 3 } });
  });

  it('uses both parts of Make Sail! in its own game, and only the marked ones in the mix', () => {
    const mine = all(
      read('passenger-4-2', { copies: 3 }, { box: 'make-sail' }),
      read('passenger-5-3', { copies: 1 }, { box: 'make-sail-mix' }),
    );
    expect(printedFor({ ...BASE_GAME, boxes: ['make-sail'] }, mine)).toEqual({
      'passenger-4-2': { copies: 8 },
      'passenger-5-3': { copies: 1 },
    });
    expect(printedFor({ ...BASE_GAME, boxes: ['base', 'make-sail-mix'] }, mine)).toEqual({
      'passenger-5-3': { copies: 1 },
    });
  });

  it('takes rewards and seals of contracts along', () => {
    const seal = { number: 2, letter: 'K' };
    const mine = all(read('ransom', { seal, rewards: [9, 8, 7, 6, 5] }, { box: 'contracts' }));
    expect(printedFor({ ...BASE_GAME, boxes: ['base', 'contract-cards', 'contracts'] }, mine)).toEqual({
      ransom: { seal, rewards: [9, 8, 7, 6, 5] },
    });
  });

  it('[R-SET-1] does not bring the expedition for five players into a smaller game', () => {
    const mine = all(read('expedition-cps', { coins: 4 }));
    expect(printedFor(BASE_GAME, mine)).toEqual({});
    expect(printedFor({ ...BASE_GAME, players: ['A', 'B', 'C', 'D', 'E'] }, mine)).toEqual({
      'expedition-cps': { coins: 4 },
    });
  });

  it('leaves flags, characters and the like to those who ask for them', () => {
    const mine = all(
      read('flag-red', { nation: 'spain' }, { edition: 'sjg-2017' }),
      read('grace-may', { coins: 5 }, { box: 'adventure' }),
      read('doubloons', { copies: 5 }, { box: 'pirates' }),
    );
    expect(printedFor({ ...BASE_GAME, edition: 'sjg-2017' }, mine)).toEqual({});
    expect(printedFor({ ...BASE_GAME, boxes: ['base', 'adventure'] }, mine)).toEqual({});
    expect(flagsOf(mine)).toEqual({ red: 'spain' });
    expect(piratesCopies(mine)).toEqual([null, 5, null, null, null, null, null, null, null, null]);
  });
});

describe('what a box holds', () => {
  it('lists the known cards with their confidence and no reading', () => {
    const { entries, unread } = boxContents('base', 'big-box-2021', NO_CARDS);
    expect(entries).toHaveLength(CATALOGUE.boxes.base.cards.length);
    expect(entries.every(({ confidence, own }) => confidence === 'verified' && own === null)).toBe(true);
    expect(unread).toEqual([]);
  });

  it('says how many cards nobody has read', () => {
    const left = (mine: MyCards) =>
      boxContents('make-sail', 'big-box-2021', mine).unread.reduce((sum, group) => sum + group.left, 0);
    expect(left(NO_CARDS)).toBe(37);
    const some = all(
      read('sailor-3-1', { copies: 6 }, { box: 'make-sail' }),
      read('ship-red-2-3', { copies: 1 }, { box: 'make-sail' }),
    );
    expect(left(some)).toBe(30);
    const sailors = boxContents('make-sail', 'big-box-2021', some).unread.find(
      ({ line }) => line.kind === 'person' && line.role === 'sailor',
    );
    expect(sailors?.left).toBe(4);
  });

  it('shows a reading beside the line it corrects', () => {
    const reading = read('trader-blue-5-2', { copies: 0 });
    const { entries } = boxContents('base', 'big-box-2021', all(reading));
    expect(entries.find(({ id }) => id === 'trader-blue-5-2')).toMatchObject({ copies: 0, own: reading });
  });
});

describe('merging', () => {
  const older = read('expedition-cc', { influence: 3 });
  const newer = read('expedition-cc', { influence: 5 }, { readAt: TUESDAY });

  it('adds what is new and says so', () => {
    expect(mergeMyCards(NO_CARDS, all(older))).toEqual({
      merged: all(older),
      changes: [{ kind: 'added', card: older }],
    });
  });

  it('lets the newer reading win and says what was there', () => {
    expect(mergeMyCards(all(older), all(newer))).toEqual({
      merged: all(newer),
      changes: [{ kind: 'replaced', card: newer, before: older }],
    });
  });

  it('keeps ours when it is newer, and says that theirs differs', () => {
    expect(mergeMyCards(all(newer), all(older))).toEqual({
      merged: all(newer),
      changes: [{ kind: 'kept', card: newer, theirs: older }],
    });
  });

  it('stays quiet where both say the same, whatever the date and the order of fields', () => {
    const mine = all(
      read('ransom', { rewards: [1, 1, 1, 1, 1], seal: { number: 2, letter: 'K' } }, { box: 'contracts' }),
    );
    const theirs = all(
      read(
        'ransom',
        { seal: { letter: 'K', number: 2 }, rewards: [1, 1, 1, 1, 1] },
        { box: 'contracts', readAt: TUESDAY },
      ),
    );
    expect(mergeMyCards(mine, theirs)).toEqual({ merged: mine, changes: [] });
  });
});

describe('the file', () => {
  const mine = all(
    read('expedition-cc', { influence: 3 }),
    read('ship-green-crown-3-rum', { copies: 1 }, { box: 'adventure' }),
    read('flag-red', { nation: 'spain' }, { edition: 'sjg-2017', readAt: '2026-11-18' }),
  );

  it('gives back what was written', () => {
    const result = parseMyCards(makeMyCards(mine));
    expect(result.type).toBe('ok');
    if (result.type === 'ok')
      expect([...result.myCards.cards].sort(byId)).toEqual([...mine.cards].sort(byId));
  });

  it('is the same text whatever the order of entering', () => {
    expect(makeMyCards({ cards: [...mine.cards].reverse() })).toBe(makeMyCards(mine));
  });

  function byId(a: OwnCard, b: OwnCard): number {
    return a.id < b.id ? -1 : 1;
  }

  function file(cards: unknown, more: object = {}): string {
    return JSON.stringify({ format: 'harbormaster-cards', version: 1, cards, ...more });
  }
  const good = { edition: 'big-box-2021', box: 'base', id: 'expedition-cc', printed: {}, readAt: MONDAY };

  it.each<[string, string, unknown]>([
    ['no JSON', 'hello', { kind: 'not-json' }],
    [
      'another kind of file',
      '{"format":"harbormaster-game"}',
      { kind: 'other-format', found: { kind: 'text', value: 'harbormaster-game' } },
    ],
    ['a list', '[]', { kind: 'other-format', found: { kind: 'missing' } }],
    ['null', 'null', { kind: 'other-format' }],
    [
      'a later version',
      file([], { version: 2 }),
      { kind: 'other-version', found: { kind: 'number', value: 2 }, newest: 1 },
    ],
    [
      'a field nobody knows',
      file([], { extra: 1 }),
      { kind: 'field', field: 'extra', allowed: { kind: 'fields' } },
    ],
    [
      'cards that are no list',
      file({}),
      { kind: 'field', field: 'cards', found: { kind: 'object' }, allowed: { kind: 'list' } },
    ],
    [
      'an edition nobody printed',
      file([{ ...good, edition: 'lego' }]),
      {
        kind: 'field',
        field: 'cards[0].edition',
        found: { kind: 'text', value: 'lego' },
        allowed: { kind: 'one-of', values: ['pegasus-2014', 'sjg-2017', 'big-box-2021'] },
      },
    ],
    [
      'a half coin',
      file([{ ...good, printed: { coins: 1.5 } }]),
      {
        kind: 'field',
        field: 'cards[0].printed.coins',
        found: { kind: 'number', value: 1.5 },
        allowed: { kind: 'whole-number', from: 0, to: 30 },
      },
    ],
    [
      'a huge number',
      file([{ ...good, printed: { copies: 1e9 } }]),
      { kind: 'field', field: 'cards[0].printed.copies' },
    ],
    [
      'an id that is no card',
      file([{ ...good, id: 'constructor' }]),
      { kind: 'field', field: 'cards[0].id', found: { kind: 'text', value: 'constructor' } },
    ],
    [
      'a card of another box',
      file([{ ...good, box: 'contracts' }]),
      { kind: 'field', field: 'cards[0].id', allowed: { kind: 'text-like', example: 'luminary' } },
    ],
    [
      'a date that is none',
      file([{ ...good, readAt: 'yesterday' }]),
      { kind: 'field', field: 'cards[0].readAt' },
    ],
    [
      'a name that reaches into the machinery',
      `{"format":"harbormaster-cards","version":1,"cards":[],"__proto__":{"cards":[1]}}`,
      { kind: 'field', field: '__proto__' },
    ],
    [
      'the same inside a card',
      file([good]).replace('"printed":{}', '"printed":{"__proto__":{"coins":3}}'),
      { kind: 'field', field: 'cards[0].printed.__proto__' },
    ],
    ['too much of it', file('x'.repeat(600_000)), { kind: 'too-large', most: 500_000 }],
    [
      'too many cards',
      file(Array.from({ length: 2001 }, () => 0)),
      { kind: 'field', field: 'cards', found: { kind: 'list', length: 2001 } },
    ],
  ])('is refused when it is %s', (_what, content, refusal) => {
    expect(parseMyCards(content)).toMatchObject({ type: 'refused', refusal });
  });

  it('takes any text without throwing, and never changes Object itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
        expect(['ok', 'refused']).toContain(parseMyCards(content).type);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('takes any well-formed file with strange cards without throwing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.jsonValue(), fc.record({ ...constant(good), printed: fc.jsonValue() }))),
        (cards) => {
          expect(['ok', 'refused']).toContain(parseMyCards(file(cards)).type);
        },
      ),
    );
  });

  function constant(value: Readonly<Record<string, unknown>>) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fc.constant(one)]));
  }
});

describe('what an id can name', () => {
  it.each([
    ['base', 'ship-red-4-skull', 'card'],
    ['base', 'expedition-ccs', 'card'],
    ['base', 'expedition-', null],
    ['base', 'tax-swords', 'card'],
    ['base', 'tax-everything', null],
    ['base', 'flag-blue', 'flag'],
    ['base', 'luminary', null],
    ['contracts', 'luminary', 'contract'],
    ['adventure', 'tybuk-brother-5-1-2', 'card'],
    ['adventure', 'expedition-cp-herbs-3-5-adventure', 'card'],
    ['adventure', 'grace-may', 'character'],
    ['adventure', 'card-9', 'sheet'],
    ['pirates', 'warships', 'pirates-card'],
    ['pirates', 'ship-red-1-1', null],
    ['base', '__proto__', null],
  ] as const)('in %s, %s is %s', (box, id, thing) => {
    expect(thingOf(box, id)).toBe(thing);
  });
});
