// What the table offers beside the next card, and the strips of Trade & Hire.
import { CATALOGUE } from '#catalog';
import { replay, type Entry, type Setup, type State } from '#engine';
import { keyedCards, ownTerms, tradeStrips } from '#ui/harbor/trade-strips.ts';
import { mainAction } from '#ui/table/main-action.ts';
import { claimOffers, contractOffers, seatsToAct } from '#ui/table/sayable.ts';
import { describe, expect, test } from 'vitest';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

function after(entries: readonly Entry[], setup: Setup = SETUP): State {
  const result = replay(setup, entries, CATALOGUE);
  if (result.type !== 'ok') throw new Error(JSON.stringify(result));
  return result.state;
}

const display = (player: string, ...cards: string[]): Entry[] =>
  cards.map((card) => ({ type: 'add-card', player, card }));

describe('claims', () => {
  test('[R-EXP-1] are offered to the active player who has the symbols', () => {
    const cards = display('Ana', 'captain-4-1', 'captain-4-1');
    expect(claimOffers(after(cards))).toEqual([]);
    const state = after([...cards, { type: 'reveal', card: 'expedition-cc' }]);
    expect(claimOffers(state)).toEqual([
      { player: 'Ana', card: 'expedition-cc', payments: [['captain-4-1', 'captain-4-1']] },
    ]);
  });

  test('[R-EXP-2] propose the specific person first and offer the jack as a choice', () => {
    const state = after([
      ...display('Ana', 'captain-4-1', 'captain-4-1', 'jack-of-all-trades-6-1'),
      { type: 'reveal', card: 'expedition-cc' },
    ]);
    const [offer] = claimOffers(state);
    expect(offer?.payments[0]).toEqual(['captain-4-1', 'captain-4-1']);
    expect(offer?.payments.length).toBeGreaterThan(1);
  });

  test('[R-EXP-1] are not offered to anybody else', () => {
    const state = after([
      ...display('Ben', 'captain-4-1', 'captain-4-1'),
      { type: 'reveal', card: 'expedition-cc' },
    ]);
    expect(claimOffers(state)).toEqual([]);
  });
});

describe('contracts', () => {
  test('[R-CON-2] are offered in Discover to the active player alone', () => {
    const setup: Setup = {
      ...SETUP,
      boxes: ['base', 'contract-cards', 'contracts'],
      contracts: ['mercenary', 'luminary', 'jinx', 'explorer'],
    };
    const swords = ['pirate-5-1', 'sailor-3-1'];
    const state = after([...display('Ana', ...swords), ...display('Ben', 'pirate-7-2', 'sailor-5-2')], setup);
    expect(contractOffers(state)).toEqual([{ player: 'Ana', contract: 'mercenary', atOnce: false }]);
  });
});

describe('Trade & Hire', () => {
  const harbor: Entry[] = [
    { type: 'reveal', card: 'sailor-3-1' },
    { type: 'reveal', card: 'sailor-3-1' },
    { type: 'reveal', card: 'ship-blue-2-2' },
    { type: 'stop' },
  ];

  test('shows a strip a card with a stub for everybody who comes later', () => {
    const strips = tradeStrips(after(harbor));
    expect(strips.map(({ card }) => card.id)).toEqual(['sailor-3-1', 'sailor-3-1', 'ship-blue-2-2']);
    expect(strips[0]?.own.seat).toBe(0);
    expect(strips[0]?.later.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(strips[0]?.later[0]?.offer).toMatchObject({ tribute: 1, net: -4 });
    expect(new Set(strips.map(({ key }) => key)).size).toBe(3);
  });

  test('[R-TRA-5] asks only those whose go is now or still to come', () => {
    const state = after([...harbor, { type: 'take', player: 'Ana', card: 'ship-blue-2-2' }]);
    expect(seatsToAct(state)).toEqual([1, 2]);
  });

  test('keeps the key of a card when one beside it goes', () => {
    const before = after(harbor);
    const later = after([...harbor, { type: 'take', player: 'Ana', card: 'sailor-3-1' }]);
    const keys = keyedCards(before, before.harbor).map(({ key }) => key);
    for (const { key } of keyedCards(later, later.harbor)) expect(keys).toContain(key);
  });

  test('sums what several cards of a kind add', () => {
    expect(
      ownTerms([
        { kind: 'cost', card: 'admiral-9-3', amount: 9 },
        { kind: 'card', card: 'mademoiselle-7-2', amount: -1 },
        { kind: 'card', card: 'mademoiselle-7-2', amount: -1 },
      ]),
    ).toEqual([{ card: 'mademoiselle-7-2', amount: -2 }]);
  });
});

describe('the main action', () => {
  test('is to stop, then to pass, then to end the turn', () => {
    expect(mainAction(after([]))).toEqual({ type: 'stop' });
    expect(mainAction(after([{ type: 'reveal', card: 'sailor-3-1' }, { type: 'stop' }]))).toEqual({
      type: 'pass',
      player: 'Ana',
    });
    const bust: Entry[] = [
      { type: 'reveal', card: 'ship-red-3-6' },
      { type: 'reveal', card: 'ship-red-2-3' },
    ];
    expect(mainAction(after(bust))).toEqual({ type: 'end-turn' });
    expect(mainAction(after([{ type: 'finish' }]))).toBeNull();
  });
});
