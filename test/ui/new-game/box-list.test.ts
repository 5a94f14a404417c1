import { CATALOGUE } from '#catalog';
import { openTable } from '#engine';
import { describe, expect, test } from 'vitest';
import { boxList, type BoxItem } from '#ui/new-game/box-list.ts';
import { firstChoice, setupOf, type Choice } from '#ui/new-game/choice.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];

function opened(players: number, change: Partial<Choice> = {}) {
  const choice: Choice = {
    ...firstChoice(null, 'big-box-2021', 'PIER'),
    seats: NAMES.slice(0, players),
    ...change,
  };
  const table = openTable(setupOf(choice, CATALOGUE, {}), CATALOGUE);
  if (table.type === 'refused')
    throw new Error(`${table.problem.field}: ${JSON.stringify(table.problem.found)}`);
  return { items: boxList(table.state, CATALOGUE), state: table.state };
}

const kinds = (items: readonly BoxItem[]) => items.map(({ kind }) => kind);

describe('[R-SET-1] the expedition with the plain back', () => {
  test.each([2, 3, 4])('stays in the box with %i players', (players) => {
    const { items, state } = opened(players);
    expect(kinds(items)).toContain('leave-expedition');
    expect(state.drawPile).toBe(119 - 3 * players);
  });

  test('lies on the table with five, and is never in the pile', () => {
    const { items, state } = opened(5);
    expect(kinds(items)).toContain('lay-expedition');
    expect(kinds(items)).not.toContain('leave-expedition');
    expect(state.drawPile).toBe(104);
  });

  test('is not named in the edition of 2017', () => {
    const { items, state } = opened(3, { edition: 'sjg-2017' });
    expect(kinds(items)).toEqual(['shuffle', 'deal-coins']);
    expect(state.drawPile).toBe(111);
  });
});

describe('cards of other boxes', () => {
  test('are shuffled in with their number and their mark', () => {
    const { items, state } = opened(3, { extras: ['gambler', 'contract-cards', 'make-sail-mix'] });
    expect(items.filter(({ kind }) => kind === 'shuffle-in')).toEqual([
      { kind: 'shuffle-in', box: 'gambler', cards: 4, mark: 'P' },
      { kind: 'shuffle-in', box: 'contract-cards', cards: 24, mark: 'A' },
      { kind: 'shuffle-in', box: 'make-sail-mix', cards: 20, mark: 'U' },
    ]);
    expect(state.drawPile).toBe(119 + 48 - 9);
  });

  test('are sorted out of the Big Box, where all lie together', () => {
    expect(opened(3, { extras: ['gambler'] }).items).toContainEqual({
      kind: 'leave-marked',
      box: 'contract-cards',
      mark: 'A',
    });
    expect(kinds(opened(3, { edition: 'pegasus-2014' }).items)).not.toContain('leave-marked');
  });
});

describe('contracts', () => {
  test('[R-CON-1] leave the two blue seals in the box of a competitive game', () => {
    const { items } = opened(3, { extras: ['contract-cards', 'contracts'] });
    expect(items).toContainEqual({ kind: 'leave-blue-seals', contracts: ['small-estate', 'ransom'] });
    expect(items.find(({ kind }) => kind === 'lay-contracts')).toMatchObject({
      contracts: expect.arrayContaining([expect.any(String)]) as unknown,
    });
  });

  test('[R-TIM-2] the Time deck is dealt after the coins', () => {
    const { items, state } = opened(1, {
      extras: ['contract-cards', 'contracts'],
      contracts: { kind: 'picked', contracts: ['bruja', 'maritime-supremacy', 'galleon-nemesis'] },
      setAside: 2,
    });
    expect(kinds(items).slice(-2)).toEqual(['deal-time-deck', 'set-aside']);
    expect(items).toContainEqual({ kind: 'deal-time-deck', cards: 15 });
    expect(state.drawPile).toBe(119 + 24 - 3 - 15);
  });
});

test('Make Sail! is one box of 60 cards', () => {
  const { items, state } = opened(4, { game: 'make-sail' });
  expect(items).toEqual([
    { kind: 'shuffle', cards: 60 },
    { kind: 'deal-coins', each: 3, players: 4 },
  ]);
  expect(state.drawPile).toBe(48);
});
