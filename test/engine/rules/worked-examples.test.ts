/** The examples that the rulebooks work through, figures only: what happens at those tables must happen here. */
import { describe, it } from 'vitest';
import {
  claim,
  contract,
  contractGame,
  game,
  has,
  owns,
  pass,
  repel,
  reveal,
  reveals,
  setAside,
  soloGame,
  stop,
  take,
} from '../../support/engine.ts';

describe('examples of the 2014 and 2021 books', () => {
  const NAMES = ['Andrea', 'Alex', 'Klemens', 'Dagmar'];

  it.each(['pegasus-2014', 'big-box-2021', 'sjg-2017'] as const)(
    '[R-DIS-3] %s: a sailor and a pirate make 3 swords and repel a flute with 2',
    (edition) => {
      game({ edition, players: NAMES, startPlayer: 'Alex' })
        .given(...owns('Alex', 'sailor-3-1', 'pirate-5-1'), reveal('ship-blue-2-2'))
        .shows({ swords: { Alex: 3 } })
        .when(repel())
        .then({ harbor: [], discard: 1 });
    },
  );

  it.each(['pegasus-2014', 'big-box-2021', 'sjg-2017'] as const)(
    '[R-EXP-1] %s: a priest and a jack of all trades claim the expedition with two crosses for 2 coins',
    (edition) => {
      game({ edition, players: NAMES, startPlayer: 'Dagmar' })
        .given(...owns('Dagmar', 'priest-4-1', 'jack-of-all-trades-6-1'), reveal('expedition-pp'))
        .when(claim('Dagmar', 'expedition-pp'))
        .then({ display: { Dagmar: ['expedition-pp'] }, coins: { Dagmar: 5 } })
        .saying({ type: 'discard', cards: ['priest-4-1', 'jack-of-all-trades-6-1'] });
    },
  );

  it('[R-TAX-1] with 12 or 13 coins a player loses 6', () => {
    game()
      .given(has('Ana', 12), has('Ben', 13), ...owns('Cleo', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 6, Ben: 7 } });
  });

  it('[R-TRA-3] a flute is traded for 2 coins and lies on the discard', () => {
    game({ players: NAMES, startPlayer: 'Klemens' })
      .given(...reveals('ship-blue-2-2', 'sailor-3-1'), stop())
      .when(take('Klemens', 'ship-blue-2-2'))
      .then({ coins: { Klemens: 5 }, discard: 1 });
  });

  it('[R-TRA-4] a sailor is hired for 3 coins', () => {
    game({ players: NAMES })
      .given(...reveals('ship-blue-2-2', 'sailor-3-1'), stop())
      .when(take('Andrea', 'sailor-3-1'))
      .then({ coins: { Andrea: 0 }, discard: 3, display: { Andrea: ['sailor-3-1'] } });
  });

  it.each([
    ['pegasus-2014', 'ship-green-2-3', 2],
    ['big-box-2021', 'ship-green-3-3', 3],
  ] as const)(
    '[R-TRA-1] %s: five cards, four colours: %s, then a person; then Alex trades and pays',
    (edition, ship, worth) => {
      const open = game({ edition, players: NAMES }).given(
        ...reveals('ship-blue-1-1', 'ship-red-1-1', ship, 'ship-yellow-1-1', 'sailor-3-1'),
        stop(),
      );
      open.shows({ takesLeft: 2 });
      open
        .given(take('Andrea', ship))
        .shows({ coins: { Andrea: 3 + worth } })
        .given(take('Andrea', 'sailor-3-1'))
        .shows({ coins: { Andrea: worth }, actingPlayer: 'Alex' })
        .when(take('Alex', 'ship-red-1-1'))
        .then({ coins: { Andrea: worth + 1, Alex: 3 }, actingPlayer: 'Klemens' });
    },
  );

  it('[R-TRA-4] two mademoiselles make persons 2 coins cheaper', () => {
    game()
      .given(
        ...owns('Ana', 'mademoiselle-7-2', 'mademoiselle-9-3'),
        has('Ana', 3),
        ...reveals('admiral-5-1', 'priest-4-1'),
        stop(),
      )
      .when(take('Ana', 'admiral-5-1'))
      .then({ coins: { Ana: 0 } });
  });
});

describe('the long example of the 2017 book', () => {
  // Seven cards, four flags; a trader, then a ship of its flag; five are left for Alex, four for Karl, three for Dagmar.
  const cards = [
    'trader-blue-3-1',
    'ship-blue-2-2',
    'ship-red-1-1',
    'ship-green-1-1',
    'ship-yellow-1-1',
    'settler-4-1',
    'sailor-3-1',
  ];
  const open = game({ edition: 'sjg-2017', players: ['Andrea', 'Alex', 'Karl', 'Dagmar'] }).given(
    ...owns('Alex', 'admiral-5-1', 'admiral-7-2'),
    ...owns('Karl', 'priest-4-1'),
    ...owns('Dagmar', 'governor-8-0', 'mademoiselle-7-2'),
    has('Karl', 5),
    has('Dagmar', 4),
    ...reveals('expedition-pp', ...cards),
    stop(),
  );
  const afterAndrea = open.given(take('Andrea', 'trader-blue-3-1'), take('Andrea', 'ship-blue-2-2'));
  const afterAlex = afterAndrea.given(take('Alex', 'ship-red-1-1'));
  const afterKarl = afterAlex.given(take('Karl', 'settler-4-1'));

  it('[R-TRA-2] the trader hired first counts for the ship', () => {
    open.shows({ takesLeft: 2 });
    afterAndrea.shows({ coins: { Andrea: 0 + 2 + 1 }, actingPlayer: 'Alex' });
  });

  it('[R-ABI-1] two admirals pay 4 coins with five cards left', () => {
    afterAndrea.shows({ coins: { Alex: 7 } });
    afterAlex.shows({ coins: { Alex: 7, Andrea: 4 }, actingPlayer: 'Karl' });
  });

  it('[R-EXP-1] Karl pays 4 for the settler and 1 to Andrea, and has to wait with the mission', () => {
    afterKarl.shows({ coins: { Karl: 0, Andrea: 5 }, actingPlayer: 'Dagmar', takesLeft: 2 });
    afterKarl
      .when(claim('Karl', 'expedition-pp'))
      .thenRefused('only-active-claims', { player: 'Karl', active: 'Andrea' });
  });

  it('[R-ABI-3] Dagmar hires for 2 instead of 3, then trades as well, and pays Andrea twice', () => {
    afterKarl
      .given(take('Dagmar', 'sailor-3-1'))
      .shows({ coins: { Dagmar: 1, Andrea: 6 }, actingPlayer: 'Dagmar', takesLeft: 1 })
      .when(take('Dagmar', 'ship-green-1-1'))
      .then({ coins: { Dagmar: 1, Andrea: 7 }, activePlayer: 'Alex', phase: 'discover', harbor: [] });
  });
});

describe('examples of Just One More Contract', () => {
  it('[R-CON-3] the second to complete it gains 3 coins, and 1 influence for a second contract', () => {
    contractGame(['luminary', 'explorer', 'jinx', 'mercenary'], { players: ['Alex', 'Klemens'] })
      .given(
        ...owns('Alex', 'priest-4-1', 'jester-5-1'),
        contract('Alex', 'luminary'),
        ...owns('Klemens', 'priest-4-1', 'jester-7-2', 'expedition-cc'),
        ...reveals('ship-blue-1-1', 'sailor-3-1'),
        stop(),
        pass('Alex'),
        contract('Klemens', 'explorer'),
      )
      .when(contract('Klemens', 'luminary'))
      .then({ coins: { Klemens: 3 + 2 + 3 }, influence: { Klemens: 1 + 2 + 4 + 1 } });
  });

  it('[R-TIM-2] 13 + (1 + 0 - 1) + 2 letters = 15 cards', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], { players: ['Klemens'] }).shows({
      timeDeck: 15,
    });
  });

  it('[R-TIM-5] 5 of 15 moved aside leave 10 turns and the rank of a pirate; one more at a tax makes a captain', () => {
    const five = soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], {
      players: ['Klemens'],
      timeDeckSetAside: 5,
    });
    five.shows({ timeDeck: 10, pointDeck: 5 });
    const ready = five.given(
      ...owns('Klemens', 'captain-4-1', 'mademoiselle-7-2', 'vice-admiral-5-1'),
      contract('Klemens', 'bruja'),
      contract('Klemens', 'maritime-supremacy'),
      ...reveals('ship-black-1-2', 'sailor-3-1'),
      stop(),
      take('Klemens', 'ship-black-1-2', { decline: true }),
    );
    const declineAgain = take('Klemens', 'ship-black-2-4', { decline: true });
    ready
      .given(...reveals('sailor-3-1', 'ship-black-2-4'), stop())
      .when(declineAgain)
      .then({ outcome: 'won', title: 'Pirate', pointDeck: 5 });
    ready
      .given(reveal('tax-swords'), setAside(), ...reveals('sailor-3-1', 'ship-black-2-4'), stop())
      .when(declineAgain)
      .then({ outcome: 'won', title: 'Captain', pointDeck: 6 });
  });
});
