import { describe, expect, it } from 'vitest';
import {
  addCard,
  contractGame,
  endTurn,
  finish,
  game,
  has,
  owns,
  pass,
  removeCard,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

const sail = game({ game: 'make-sail', boxes: ['make-sail'] });
const mix = game({ boxes: ['base', 'make-sail-mix'] });

describe('Make Sail!', () => {
  it.each([2, 3, 4])('[R-SAIL-1] has 60 cards, with %i players', (count) => {
    game({
      game: 'make-sail',
      boxes: ['make-sail'],
      players: ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, count),
    }).shows({
      drawPile: 60 - 3 * count,
      expeditions: [],
    });
  });

  it('[R-SAIL-1] follows the base rules otherwise', () => {
    sail
      .given(...reveals('ship-blue-2-2', 'passenger-4-2', 'ship-red-2-3'), stop())
      .given(take('Ana', 'ship-blue-2-2'))
      .when(take('Ben', 'ship-red-2-3'))
      .then({ coins: { Ana: 6, Ben: 4 } });
    sail.given(reveal('ship-blue-2-2')).when(reveal('ship-blue-3-5')).then({ phase: 'bust' });
  });

  it('[R-SAIL-1] knows no chance of a bust while cards are unknown', () => {
    sail.given(reveal('ship-blue-2-2')).shows({ bustChance: null });
  });

  it.each([
    [8, 8],
    [9, 8],
    [20, 8],
  ])('[R-SAIL-2] of %i coins %i are left', (before, after) => {
    sail
      .given(has('Ben', before), addCard('Ben', 'passenger-4-2'))
      .when(reveal('tax-cap-8'))
      .then({ coins: { Ana: 4, Ben: after, Cleo: 4 } });
  });

  it('[R-SAIL-2] pays the least influence, all who are tied', () => {
    sail
      .given(addCard('Cleo', 'passenger-4-2'))
      .when(reveal('tax-cap-8'))
      .then({ coins: { Ana: 4, Ben: 4, Cleo: 3 } });
  });

  it('[R-SAIL-3] triggers the end at 8 influence', () => {
    const seven = sail.given(...owns('Ana', 'passenger-4-2', 'passenger-4-2', 'merchant-blue-8-3'));
    seven.shows({ influence: { Ana: 7 }, endTriggeredBy: null });
    seven.when(addCard('Ana', 'passenger-4-2')).then({ influence: { Ana: 9 }, endTriggeredBy: 'Ana' });
  });

  it('[R-SAIL-3] breaks ties by coins, then shares, whatever the edition', () => {
    for (const edition of ['big-box-2021', 'sjg-2017'] as const) {
      const table = game({ game: 'make-sail', boxes: ['make-sail'], edition });
      table
        .given(has('Cleo', 4))
        .when(finish())
        .then({ winners: ['Cleo'] });
      table.when(finish()).then({ winners: ['Ana', 'Ben', 'Cleo'] });
    }
  });

  it('[R-SAIL-4] lays a ship of the merchant’s colour under it, worth 1 influence', () => {
    sail
      .given(...owns('Ana', 'merchant-blue-8-3'), ...reveals('ship-blue-2-2', 'passenger-4-2'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({
        coins: { Ana: 5 },
        influence: { Ana: 4 },
        display: { Ana: ['merchant-blue-8-3', 'ship-blue-2-2'] },
        ships: { Ana: [{ card: 'ship-blue-2-2', as: 'merchant' }] },
        discard: 0,
      })
      .saying({ type: 'keep-ship', player: 0, card: 'ship-blue-2-2', as: 'merchant' })
      .without('discard');
  });

  it('[R-SAIL-4] stays quiet about another colour and another player’s merchant', () => {
    sail
      .given(...owns('Ana', 'merchant-red-6-2'), ...owns('Ben', 'merchant-blue-8-3'))
      .given(...reveals('ship-blue-2-2', 'passenger-4-2'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ ships: { Ana: [], Ben: [] }, discard: 1, influence: { Ana: 2 } });
  });

  it('[R-SAIL-4] counts a ship once, whatever the number of merchants', () => {
    sail
      .given(
        ...owns('Ana', 'merchant-blue-8-3', 'merchant-blue-6-2'),
        ...reveals('ship-blue-2-2', 'passenger-4-2'),
        stop(),
      )
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ influence: { Ana: 6 }, coins: { Ana: 5 } });
  });

  it('[R-SAIL-4] works for a player who is not active', () => {
    sail
      .given(
        ...owns('Ben', 'merchant-blue-8-3'),
        ...reveals('ship-blue-2-2', 'passenger-4-2'),
        stop(),
        pass('Ana'),
      )
      .when(take('Ben', 'ship-blue-2-2'))
      .then({ coins: { Ana: 4, Ben: 4 }, influence: { Ben: 4 } });
  });

  it('[R-SAIL-4] does not lay a ship there whose coins are declined', () => {
    contractGame(['frigate-nemesis', 'jinx', 'explorer', 'bruja'], {
      boxes: ['base', 'contract-cards', 'contracts', 'make-sail-mix'],
    })
      .given(...owns('Ana', 'merchant-red-6-2'), ...reveals('ship-red-2-3', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-red-2-3', { decline: true }))
      .then({ ships: { Ana: [] }, discard: 1, influence: { Ana: 2 } });
  });

  it('[R-SAIL-4] can trigger the end', () => {
    sail
      .given(...owns('Ana', 'merchant-blue-8-3', 'passenger-4-2', 'passenger-4-2'))
      .given(...reveals('ship-blue-2-2', 'passenger-4-2'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ influence: { Ana: 8 }, endTriggeredBy: 'Ana' });
  });

  it('[R-SAIL-4] loses the point with the ship, by a correction', () => {
    sail
      .given(...owns('Ana', 'merchant-blue-8-3'), addCard('Ana', 'ship-blue-2-2', { as: 'merchant' }))
      .shows({ influence: { Ana: 4 } })
      .when(removeCard('Ana', 'ship-blue-2-2'))
      .then({ influence: { Ana: 3 }, ships: { Ana: [] }, discard: 1 });
  });

  it('[R-SAIL-5] a passenger gives influence only', () => {
    sail
      .given(has('Ana', 4), ...reveals('passenger-4-2', 'ship-blue-2-2'), stop())
      .when(take('Ana', 'passenger-4-2'))
      .then({
        coins: { Ana: 0 },
        influence: { Ana: 2 },
        swords: { Ana: 0 },
        takesLeft: 1,
        actingPlayer: 'Ben',
      });
  });

  it('[R-SAIL-6] mixes 20 marked cards into the base game, which ends at 12', () => {
    const names = Object.keys(mix.report.unseen);
    expect(names.filter((id) => id.startsWith('merchant-'))).toHaveLength(5);
    mix.shows({
      drawPile: 139 - 9,
      unseen: {
        'passenger-4-2': 5,
        'ship-blue-2-2': 3,
        'ship-yellow-1-1': 4,
        'tax-cap-8': 0,
        'tax-swords': 2,
      },
    });
    mix
      .given(...owns('Ana', 'merchant-blue-8-3', 'merchant-yellow-8-3', 'merchant-red-6-2'))
      .shows({ influence: { Ana: 8 }, endTriggeredBy: null });
  });

  it('[R-SAIL-6] traders and merchants act on the same ship', () => {
    mix
      .given(
        ...owns('Ana', 'merchant-blue-8-3', 'trader-blue-3-1'),
        ...reveals('ship-blue-2-2', 'sailor-3-1'),
        stop(),
      )
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ coins: { Ana: 6 }, influence: { Ana: 5 } });
  });

  it('[R-SAIL-1] has no expeditions', () => {
    sail.when(reveal('expedition-cc')).thenRefused('unknown-card', { card: 'expedition-cc' });
    sail
      .given(...reveals('passenger-4-2'), stop())
      .when(endTurn())
      .then({ activePlayer: 'Ben' });
  });
});
