import { describe, expect, it } from 'vitest';
import { explain, forecast, offers, type Explanation, type Figure } from '#engine';
import {
  contract,
  contractGame,
  game,
  has,
  owns,
  pass,
  reveals,
  stop,
  type Position,
} from '../../support/engine.ts';

/** A sum as text: `5 admiral-5-1, -1 mademoiselle-7-2 = 4`. */
function text({ total, terms }: Explanation): string {
  const parts = terms.map((term) => {
    switch (term.kind) {
      case 'card':
      case 'kept-ship':
      case 'cost':
      case 'ship':
        return `${term.amount} ${term.card}`;
      default:
        return `${term.amount} ${term.kind}`;
    }
  });
  return `${parts.join(', ')} = ${total}`;
}

const why = (position: Position, figure: Figure) => text(explain(position.state, figure));

describe('why a figure is what it is', () => {
  it('[R-END-4] influence: persons, expeditions, ships under merchants, contracts', () => {
    const position = contractGame(['mercenary', 'explorer', 'jinx', 'bruja'], {
      boxes: ['base', 'contract-cards', 'contracts', 'make-sail-mix'],
    }).given(
      ...owns('Ana', 'pirate-5-1', 'sailor-3-1', 'expedition-cc', 'governor-8-0', 'merchant-blue-8-3'),
      { type: 'add-card', player: 'Ana', card: 'ship-blue-2-2', as: 'merchant' },
      contract('Ana', 'mercenary'),
      contract('Ana', 'explorer'),
    );
    expect(why(position, { kind: 'influence', player: 0 })).toBe(
      '1 pirate-5-1, 1 sailor-3-1, 4 expedition-cc, 3 merchant-blue-8-3, 1 ship-blue-2-2, 1 contracts = 11',
    );
    position.shows({ influence: { Ana: 11 } });
  });

  it('[R-DIS-3] swords', () => {
    const position = game().given(...owns('Ana', 'pirate-5-1', 'priest-4-1', 'sailor-3-1'));
    expect(why(position, { kind: 'swords', player: 0 })).toBe('2 pirate-5-1, 1 sailor-3-1 = 3');
  });

  it('[R-TRA-4] price: cost, discounts, never below zero, the coin to the active player', () => {
    const position = game().given(
      ...owns('Ben', 'mademoiselle-7-2', 'mademoiselle-7-2'),
      ...reveals('sailor-3-1'),
    );
    expect(why(position, { kind: 'price', player: 1, card: 'sailor-3-1' })).toBe(
      '3 sailor-3-1, -1 mademoiselle-7-2, -1 mademoiselle-7-2, 1 tribute = 2',
    );
    const cheap = position.given(...owns('Ana', 'mademoiselle-9-3', 'mademoiselle-9-3'));
    expect(explain(cheap.state, { kind: 'price', player: 0, card: 'sailor-3-1' }).total).toBe(1);
    const free = game({ printed: { 'mademoiselle-9-3': { copies: 4 } } }).given(
      ...owns('Ana', 'mademoiselle-9-3', 'mademoiselle-9-3', 'mademoiselle-9-3', 'mademoiselle-9-3'),
    );
    expect(explain(free.state, { kind: 'price', player: 0, card: 'sailor-3-1' })).toMatchObject({
      total: 0,
      terms: expect.arrayContaining([{ kind: 'never-below-zero', amount: 1 }]) as unknown,
    });
  });

  it('[R-TRA-3] gain: the ship, the traders, the coin to the active player', () => {
    const position = game().given(...owns('Ben', 'trader-blue-3-1'), ...reveals('ship-blue-2-2'));
    expect(why(position, { kind: 'gain', player: 1, card: 'ship-blue-2-2' })).toBe(
      '2 ship-blue-2-2, 1 trader-blue-3-1, -1 tribute = 2',
    );
    expect(why(position, { kind: 'gain', player: 0, card: 'ship-blue-2-2' })).toBe('2 ship-blue-2-2 = 2');
  });

  it('[R-ABI-1] income at the start of a go with the harbor as it is', () => {
    const position = game().given(
      ...owns('Ana', 'admiral-5-1', 'jester-5-1'),
      ...reveals('sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1'),
    );
    expect(why(position, { kind: 'income', player: 0 })).toBe('2 admiral-5-1 = 2');
  });

  it('[R-TRA-1] takes: colours and governors', () => {
    const position = game().given(
      ...owns('Ana', 'governor-8-0'),
      ...owns('Ben', 'governor-8-0'),
      ...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1'),
    );
    expect(why(position, { kind: 'takes', player: 0 })).toBe('2 colours, 1 governor-8-0 = 3');
    expect(why(position, { kind: 'takes', player: 1 })).toBe('1 one-card, 1 governor-8-0 = 2');
  });

  it('what stopping now would give is what it gives', () => {
    const position = game().given(
      ...owns('Ana', 'admiral-5-1', 'governor-8-0'),
      ...owns('Ben', 'admiral-7-2'),
      ...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1', 'sailor-3-1'),
    );
    const { takes, incomes } = forecast(position.state);
    position.when(stop()).then({ takesLeft: takes.total, coins: { Ana: 3 + (incomes[0]?.total ?? 0) } });
    expect(takes.total).toBe(3);
    expect(incomes.map(({ total }) => total)).toEqual([2, 2, 0]);
  });

  it('says of each card of the harbor what it means for a player now', () => {
    const position = game().given(
      has('Ben', 3),
      ...owns('Ben', 'trader-blue-3-1'),
      ...reveals('ship-blue-2-2', 'sailor-3-1'),
      stop(),
      pass('Ana'),
    );
    expect(offers(position.state, 1)).toEqual([
      { card: 'ship-blue-2-2', kind: 'ship', coins: 3, tribute: 1, net: 2, obstacle: null },
      {
        card: 'sailor-3-1',
        kind: 'person',
        coins: 3,
        tribute: 1,
        net: -4,
        obstacle: expect.objectContaining({ kind: 'cannot-afford', coins: 3, price: 3 }) as unknown,
      },
    ]);
    expect(offers(position.state, 0).map(({ obstacle }) => obstacle?.kind)).toEqual([
      'go-is-over',
      'go-is-over',
    ]);
  });
});
