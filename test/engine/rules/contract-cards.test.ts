import { describe, it } from 'vitest';
import { contractGame, game, has, owns, pass, reveals, soloGame, stop, take } from '../../support/engine.ts';

const table = game({ boxes: ['base', 'contract-cards'] });

describe('clerk', () => {
  it('[R-JOM-1] lets its owner take one more card after trading with its colour', () => {
    table
      .given(
        ...owns('Ana', 'clerk-yellow-4-1'),
        ...reveals('ship-yellow-1-1', 'sailor-3-1', 'ship-red-1-1'),
        stop(),
      )
      .shows({ takesLeft: 1 })
      .when(take('Ana', 'ship-yellow-1-1'))
      .then({ actingPlayer: 'Ana', takesLeft: 1 })
      .saying({ type: 'more-takes', player: 0, card: 'clerk-yellow-4-1', takes: 1 });
  });

  it('[R-JOM-1] is voluntary, and only for this go', () => {
    table
      .given(
        ...owns('Ana', 'clerk-yellow-4-1'),
        ...reveals('ship-yellow-1-1', 'sailor-3-1', 'ship-red-1-1'),
        stop(),
      )
      .given(take('Ana', 'ship-yellow-1-1'))
      .when(pass('Ana'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('[R-JOM-1] stays quiet about other colours', () => {
    table
      .given(...owns('Ana', 'clerk-yellow-4-1'), ...reveals('ship-red-1-1', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-red-1-1'))
      .then({ actingPlayer: 'Ben' })
      .without('more-takes');
  });

  it('[R-JOM-1] makes another player pay for the card as usual', () => {
    table
      .given(
        ...owns('Ben', 'clerk-yellow-4-1'),
        ...reveals('ship-yellow-1-1', 'sailor-3-1', 'ship-red-1-1'),
        stop(),
      )
      .given(pass('Ana'), take('Ben', 'ship-yellow-1-1'))
      .shows({ actingPlayer: 'Ben', takesLeft: 1, coins: { Ana: 4, Ben: 3 } })
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ana: 5, Ben: 3 }, actingPlayer: 'Cleo' });
  });

  it('[R-JOM-1] counts from the next card on when hired in this go', () => {
    table
      .given(
        has('Ana', 4),
        ...reveals('clerk-yellow-4-1', 'ship-yellow-1-1', 'ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'),
        stop(),
        take('Ana', 'clerk-yellow-4-1'),
      )
      .shows({ takesLeft: 1 })
      .when(take('Ana', 'ship-yellow-1-1'))
      .then({ actingPlayer: 'Ana', takesLeft: 1 });
  });

  it('[R-JOM-1] ends all the same when the harbor is empty', () => {
    table
      .given(...owns('Ana', 'clerk-yellow-4-1'), ...reveals('ship-yellow-1-1'), stop())
      .when(take('Ana', 'ship-yellow-1-1'))
      .then({ activePlayer: 'Ben', phase: 'discover' });
  });

  it('[R-CON-7] acts on a ship whose coins are declined', () => {
    contractGame(['frigate-nemesis', 'jinx', 'explorer', 'bruja'])
      .given(...owns('Ana', 'clerk-red-6-2'), ...reveals('ship-red-1-1', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-red-1-1', { decline: true }))
      .then({ actingPlayer: 'Ana', takesLeft: 1, coins: { Ana: 3 } });
  });
});

describe('gunner', () => {
  it.each([
    [['sailor-3-1'], 0],
    [['ship-red-1-1', 'sailor-3-1'], 0],
    [['ship-red-1-1', 'ship-blue-1-1'], 1],
    [['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1', 'ship-yellow-1-1', 'ship-black-1-2'], 4],
  ])('[R-JOM-2] with %j pays %i', (cards, pays) => {
    table
      .given(...owns('Ana', 'gunner-4-1'), ...reveals(...cards))
      .when(stop())
      .then({ coins: { Ana: 3 + pays } });
  });

  it('[R-JOM-2] pays for each gunner, also of another player', () => {
    table
      .given(
        ...owns('Ben', 'gunner-4-1', 'gunner-6-2'),
        ...reveals('ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'),
        stop(),
      )
      .when(pass('Ana'))
      .then({ coins: { Ben: 7 } })
      .because('Ben gains 2: income gunner-4-1', 'Ben gains 2: income gunner-6-2');
  });

  it('[R-JOM-2] counts the ships at the start of the own go', () => {
    table
      .given(
        ...owns('Ben', 'gunner-4-1'),
        ...reveals('ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'),
        stop(),
      )
      .when(take('Ana', 'ship-red-1-1'))
      .then({ coins: { Ben: 4 } });
  });

  it('[R-JOM-2] is never below 0 on an empty harbor', () => {
    table
      .given(...owns('Ana', 'gunner-4-1'), ...reveals('expedition-cc'))
      .when(stop())
      .then({ coins: { Ana: 3 } })
      .because();
  });
});

describe('vice admiral', () => {
  it.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 0],
  ])('[R-JOM-3] with %i cards pays %i', (count, pays) => {
    const cards = ['sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1'].slice(0, count);
    table
      .given(...owns('Ana', 'vice-admiral-5-1'), ...reveals(...cards))
      .when(stop())
      .then({ coins: { Ana: 3 + pays } });
  });

  it('[R-JOM-3] pays 1 to players who are not active', () => {
    for (const edition of ['big-box-2021', 'pegasus-2014'] as const) {
      game({ boxes: ['base', 'contract-cards'], edition })
        .given(
          ...owns('Ben', 'vice-admiral-5-1', 'vice-admiral-7-2'),
          ...reveals('sailor-3-1', 'priest-4-1', 'settler-4-1'),
        )
        .given(stop())
        .when(pass('Ana'))
        .then({ coins: { Ben: 5 } });
    }
  });
});

describe('gift ships', () => {
  const open = table.given(...reveals('ship-green-3-3-gift', 'sailor-3-1'), stop());

  it('[R-JOM-4] give another player of the taker’s choice 1 coin from the pile', () => {
    open
      .when(take('Ana', 'ship-green-3-3-gift', { giftTo: 'Cleo' }))
      .then({ coins: { Ana: 6, Ben: 3, Cleo: 4 } })
      .because('Ana gains 3: ship ship-green-3-3-gift', 'Cleo gains 1: gift ship-green-3-3-gift');
  });

  it('[R-JOM-4] the active player may be the one', () => {
    open
      .given(pass('Ana'))
      .when(take('Ben', 'ship-green-3-3-gift', { giftTo: 'Ana' }))
      .then({ coins: { Ana: 5, Ben: 5 } });
  });

  it('[R-JOM-4] is not optional', () => {
    open
      .when(take('Ana', 'ship-green-3-3-gift'))
      .thenRefused('gift-to-whom', { player: 'Ana', card: 'ship-green-3-3-gift' });
  });

  it('[R-JOM-4] goes to another player', () => {
    open
      .when(take('Ana', 'ship-green-3-3-gift', { giftTo: 'Ana' }))
      .thenRefused('gift-to-self', { player: 'Ana', card: 'ship-green-3-3-gift' });
    open
      .when(take('Ana', 'ship-green-3-3-gift', { giftTo: 'Zoe' }))
      .thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('[R-JOM-4] may be left out with two players', () => {
    game({ boxes: ['base', 'contract-cards'], players: ['Ana', 'Ben'] })
      .given(...reveals('ship-green-3-3-gift', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-green-3-3-gift'))
      .then({ coins: { Ana: 6, Ben: 4 } });
  });

  it('[R-JOM-4] also when the taker declines the own coins', () => {
    contractGame(['frigate-nemesis', 'jinx', 'explorer', 'bruja'])
      .given(...reveals('ship-red-3-6-gift', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-red-3-6-gift', { decline: true, giftTo: 'Ben' }))
      .then({ coins: { Ana: 3, Ben: 4 } })
      .because('Ben gains 1: gift ship-red-3-6-gift');
  });

  it('[R-JOM-4] is ignored alone', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'])
      .given(...reveals('ship-green-3-3-gift', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-green-3-3-gift'))
      .then({ coins: { Ana: 6 } })
      .because('Ana gains 3: ship ship-green-3-3-gift');
  });

  it('[R-JOM-4] refuses a gift where there is none', () => {
    table
      .given(...reveals('ship-green-3-3', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-green-3-3', { giftTo: 'Ben' }))
      .thenRefused('no-gift', { card: 'ship-green-3-3' });
  });

  it('has one plain and one gift ship more in each colour', () => {
    table.shows({
      unseen: {
        'ship-yellow-1-2': 1,
        'ship-blue-1-1': 4,
        'ship-green-1-1': 4,
        'ship-red-1-1': 4,
        'ship-black-1-2': 4,
        'ship-yellow-3-4-gift': 1,
        'ship-blue-3-5-gift': 1,
        'ship-green-3-3-gift': 1,
        'ship-red-3-6-gift': 1,
        'ship-black-3-skull-gift': 1,
      },
    });
  });

  it('refuses to keep a ship as an item where it has none', () => {
    table
      .given(...reveals('ship-green-3-3', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-green-3-3', { asItem: true }))
      .thenRefused('no-item', { card: 'ship-green-3-3' });
  });
});
