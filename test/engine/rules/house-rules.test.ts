import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { HOUSE_RULES } from '#engine';
import {
  claim,
  expectSetupRefused,
  game,
  has,
  owns,
  pass,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

describe('house rules and edition switches', () => {
  it('[section 9] the defaults of the three editions', () => {
    const off = Object.fromEntries(HOUSE_RULES.map((rule) => [rule, false]));
    expect(CATALOGUE.editions['pegasus-2014'].switches).toEqual(off);
    expect(CATALOGUE.editions['sjg-2017'].switches).toEqual({ ...off, jesterPaysActive: true });
    expect(CATALOGUE.editions['big-box-2021'].switches).toEqual({
      ...off,
      jesterPaysActive: true,
      claimAfterBust: true,
    });
  });

  it.each([
    [true, 5],
    [false, 4],
    [undefined, 4],
  ])('[R-JOM-3] viceAdmiralPaysTwo %s: another player has %i coins', (said, left) => {
    const houseRules = said === undefined ? {} : { viceAdmiralPaysTwo: said };
    const three = reveals('sailor-3-1', 'priest-4-1', 'settler-4-1');
    game({ boxes: ['base', 'contract-cards'], houseRules })
      .given(...owns('Ben', 'vice-admiral-5-1'), ...three, stop())
      .when(pass('Ana'))
      .then({ coins: { Ben: left } });
    game({ boxes: ['base', 'contract-cards'], houseRules })
      .given(...owns('Ana', 'vice-admiral-5-1'), ...three)
      .when(stop())
      .then({ coins: { Ana: 4 } });
  });

  it.each([
    ['pegasus-2014', true, 4],
    ['big-box-2021', false, 3],
    ['sjg-2017', false, 3],
  ] as const)('[R-ABI-2] jesterPaysActive in %s said %s: %i coins', (edition, jesterPaysActive, left) => {
    game({ edition, houseRules: { jesterPaysActive } })
      .given(...owns('Ana', 'jester-5-1'), ...owns('Ben', 'jester-7-2'), reveal('expedition-cc'))
      .when(stop())
      .then({ coins: { Ana: left, Ben: 4 } });
  });

  it('[R-ABI-2] the switch does not touch the bust', () => {
    game({ houseRules: { jesterPaysActive: false } })
      .given(...owns('Ana', 'jester-5-1'), reveal('ship-blue-1-1'))
      .when(reveal('ship-blue-2-2'))
      .then({ coins: { Ana: 4 } });
  });

  it('[R-DIS-7] claimAfterBust can be said otherwise in every edition', () => {
    const bust = [
      ...owns('Ana', 'captain-4-1', 'captain-4-1'),
      ...reveals('expedition-cc', 'ship-blue-1-1', 'ship-blue-2-2'),
    ];
    for (const edition of ['pegasus-2014', 'sjg-2017'] as const) {
      game({ edition, houseRules: { claimAfterBust: true } })
        .given(...bust)
        .when(claim('Ana', 'expedition-cc'))
        .then({ influence: { Ana: 4 } });
    }
    game({ houseRules: { claimAfterBust: false } })
      .given(...bust)
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('bust-ended-turn', { player: 'Ana' });
  });

  it('[R-TRA-2] governorActsAtOnce lets the governor count in the go it is hired in', () => {
    game({ houseRules: { governorActsAtOnce: true } })
      .given(has('Ana', 8), ...reveals('governor-8-0', 'ship-blue-1-1', 'sailor-3-1'), stop())
      .when(take('Ana', 'governor-8-0'))
      .then({ actingPlayer: 'Ana', takesLeft: 1 });
    game({ houseRules: { governorActsAtOnce: true } })
      .given(has('Ben', 10), ...reveals('governor-8-0', 'ship-blue-1-1', 'sailor-3-1'), stop(), pass('Ana'))
      .when(take('Ben', 'governor-8-0'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('moreSeats allows two more players', () => {
    const players = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil'];
    game({ players, houseRules: { moreSeats: true } }).shows({ drawPile: 119 - 21, activePlayer: 'Ana' });
    expectSetupRefused({ players }, { field: 'setup.players', found: { kind: 'players', players: 7 } });
    game({
      game: 'make-sail',
      boxes: ['make-sail'],
      players: players.slice(0, 6),
      houseRules: { moreSeats: true },
    }).shows({
      drawPile: 60 - 18,
    });
  });
});
