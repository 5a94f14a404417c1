// Cards by typing: every card can be named, and nothing is named too early.
import { CATALOGUE } from '#catalog';
import { openTable, type Setup } from '#engine';
import { typed, typedCodes } from '#ui/keyboard/typing.ts';
import { vocabulary } from '#ui/wording/cards.ts';
import { describe, expect, test } from 'vitest';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base', 'gambler', 'contract-cards'],
  mode: 'competitive',
  players: ['Ana', 'Ben'],
  tracking: 'table',
  houseRules: {},
};
const opened = openTable(SETUP, CATALOGUE);
if (opened.type === 'refused') throw new Error(opened.problem.field);
const { table } = opened.state;
const english = typedCodes(table, vocabulary('big-box-2021', 'en'));
const german = typedCodes(table, vocabulary('big-box-2021', 'de'));

describe('typing', () => {
  test.each([
    ['r23', 'ship-red-2-3'],
    ['k4x', 'ship-black-4-skull'],
    ['sai5', 'sailor-5-2'],
    ['adm9', 'admiral-9-3'],
    ['trb5', 'trader-blue-5-2'],
    ['traderk3', 'trader-black-3-1'],
    // Black begins with a b too.
    ['tb3', 'trader-blue-3-1'],
    ['b22', 'ship-blue-2-2'],
  ])('%s names %s', (text, card) => {
    expect(typed(text, english)).toEqual({ type: 'card', card });
  });

  test.each([
    ['ro23', 'ship-red-2-3'],
    ['sw4x', 'ship-black-4-skull'],
    ['matr5', 'sailor-5-2'],
    ['habl5', 'trader-blue-5-2'],
  ])('%s names %s in German', (text, card) => {
    expect(typed(text, german)).toEqual({ type: 'card', card });
  });

  test('waits while more than one card fits', () => {
    expect(typed('r', english).type).toBe('open');
    expect(typed('r3', english).type).toBe('open');
    expect(typed('adm', english).type).toBe('open');
  });

  test('means nothing where no card fits', () => {
    expect(typed('r99', english)).toEqual({ type: 'nothing' });
    expect(typed('7', english)).toEqual({ type: 'nothing' });
    expect(typed('qq', english)).toEqual({ type: 'nothing' });
  });

  test.each([
    ['English', english],
    ['German', german],
  ])('reaches every card in %s', (_, codes) => {
    const unreached = codes.filter((code) =>
      code.names.every((name) =>
        ['', ...code.colours].every((colour) =>
          ['', '.'].every((end) => {
            const result = typed(`${name}${colour}${code.digits}${end}`, codes);
            return result.type !== 'card' || result.card !== code.card;
          }),
        ),
      ),
    );
    expect(unreached.map(({ card }) => card)).toEqual([]);
  });
});
