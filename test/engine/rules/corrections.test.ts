import { describe, expect, it } from 'vitest';
import {
  addCard,
  claim,
  coins,
  contract,
  contractGame,
  correct,
  endTurn,
  game,
  has,
  note,
  owns,
  pass,
  quietTurn,
  removeCard,
  repel,
  reshuffle,
  reveal,
  reveals,
  soloGame,
  stop,
  take,
} from '../../support/engine.ts';

describe('coins', () => {
  it('set is a recount: more comes from the draw pile', () => {
    game()
      .when(coins('Ben', { set: 7, reason: 'recount' }))
      .then({ coins: { Ben: 7 }, drawPile: 106, discard: 0 })
      .because('Ben gains 4: correction recount');
  });

  it('set lower: what is taken away goes to the discard', () => {
    game()
      .when(coins('Ben', { set: 1 }))
      .then({ coins: { Ben: 1 }, drawPile: 110, discard: 2 })
      .because('Ben pays 2: correction');
  });

  it('add gives or takes', () => {
    game()
      .when(coins('Ana', { add: 2 }))
      .then({ coins: { Ana: 5 }, drawPile: 108 });
    game()
      .when(coins('Ana', { add: -2 }))
      .then({ coins: { Ana: 1 }, discard: 2 });
  });

  it('from another player changes no pile', () => {
    game()
      .when(coins('Ana', { add: 2, from: 'Ben' }))
      .then({ coins: { Ana: 5, Ben: 1 }, drawPile: 110, discard: 0 })
      .because('Ben gives Ana 2: correction');
    game()
      .when(coins('Ana', { set: 1, from: 'Ben' }))
      .then({ coins: { Ana: 1, Ben: 5 }, drawPile: 110, discard: 0 });
  });

  it('refuses to take more than there is', () => {
    game()
      .when(coins('Ana', { add: -4 }))
      .thenRefused('too-few-coins', { player: 'Ana', coins: 3, needs: 4 });
    game()
      .when(coins('Ana', { add: 4, from: 'Ben' }))
      .thenRefused('too-few-coins', { player: 'Ben', coins: 3, needs: 4 });
    game()
      .when(coins('Zoe', { add: 1 }))
      .thenRefused('unknown-player', { name: 'Zoe' });
    game()
      .when(coins('Ana', { add: 1, from: 'Zoe' }))
      .thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('from another player means another', () => {
    game()
      .when(coins('Ana', { add: 1, from: 'Ana' }))
      .thenRefused('coins-from-self', { player: 'Ana' });
    game().when({ type: 'coins', set: 5, from: 'Ana' }).thenRefused('coins-from-self', { player: 'Ana' });
  });

  it('without a name it is the active player', () => {
    game()
      .given(...quietTurn())
      .when({ type: 'coins', add: 1 })
      .then({ coins: { Ben: 4 } });
  });

  it('triggers nothing', () => {
    game()
      .given(...owns('Ana', 'jester-5-1', 'admiral-5-1'))
      .when(coins('Ana', { set: 20 }))
      .then({ coins: { Ana: 20 }, phase: 'discover' });
  });
});

describe('cards of a display', () => {
  it('a card added comes from the harbor if it lies there', () => {
    game()
      .given(...reveals('sailor-3-1', 'priest-4-1'))
      .when(addCard('Ben', 'sailor-3-1'))
      .then({
        harbor: ['priest-4-1'],
        display: { Ben: ['sailor-3-1'] },
        swords: { Ben: 1 },
        drawPile: 108,
        coins: { Ben: 3 },
      })
      .because();
  });

  it('else from the known discard', () => {
    game()
      .given(...quietTurn('sailor-7-3'))
      .shows({ discard: 1 })
      .when(addCard('Ben', 'sailor-7-3'))
      .then({ discard: 0, drawPile: 109, display: { Ben: ['sailor-7-3'] } });
  });

  it('else from the unseen', () => {
    game()
      .when(addCard('Ben', 'sailor-3-1'))
      .then({ drawPile: 109, unseen: { 'sailor-3-1': 6 }, display: { Ben: ['sailor-3-1'] } });
  });

  it('an expedition added leaves the row', () => {
    game()
      .given(reveal('expedition-cc'))
      .when(addCard('Ben', 'expedition-cc'))
      .then({ expeditions: [], influence: { Ben: 4 }, coins: { Ben: 3 } });
  });

  it('refuses a card of which every copy is somewhere else', () => {
    game()
      .given(addCard('Ana', 'trader-blue-5-2'))
      .when(addCard('Ben', 'trader-blue-5-2'))
      .thenRefused('no-copy-left', { card: 'trader-blue-5-2', copies: 1 });
  });

  it('refuses a tax, and a ship without a word what for', () => {
    game()
      .when(addCard('Ana', 'tax-swords'))
      .thenRefused('wrong-kind', { card: 'tax-swords', needs: 'display' });
    game().when(addCard('Ana', 'ship-blue-1-1')).thenRefused('ship-kept-as-what', { card: 'ship-blue-1-1' });
  });

  it('a ship may be added as nest or item', () => {
    for (const as of ['nest', 'item'] as const) {
      game()
        .when(addCard('Ana', 'ship-blue-1-1', { as }))
        .then({ ships: { Ana: [{ card: 'ship-blue-1-1', as }] }, influence: { Ana: 0 } });
    }
  });

  it('the fifth ship of a nest completes nothing when it is added by hand', () => {
    contractGame(['pirates-nest', 'jinx', 'bruja', 'explorer'])
      .given(
        ...['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1'].map((card) =>
          addCard('Ana', card, { as: 'nest' }),
        ),
      )
      .when(addCard('Ana', 'ship-black-1-2', { as: 'nest' }))
      .then({ completed: { Ana: [] } });
  });

  it('a card removed goes to the discard', () => {
    game()
      .given(...owns('Ben', 'sailor-3-1', 'priest-4-1'))
      .when(removeCard('Ben', 'sailor-3-1'))
      .then({ display: { Ben: ['priest-4-1'] }, swords: { Ben: 0 }, influence: { Ben: 1 }, discard: 1 });
  });

  it('refuses to remove what is not there', () => {
    game()
      .when(removeCard('Ben', 'sailor-3-1'))
      .thenRefused('not-in-display', { player: 'Ben', card: 'sailor-3-1' });
    game()
      .given(addCard('Ana', 'ship-blue-1-1', { as: 'nest' }))
      .when(removeCard('Ana', 'ship-blue-1-1', { as: 'merchant' }))
      .thenRefused('not-in-display');
  });

  it('keeps the order in which things came', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1', 'priest-4-1', 'sailor-3-1'), removeCard('Ana', 'sailor-3-1'))
      .shows({ display: { Ana: ['priest-4-1', 'sailor-3-1'] } });
  });

  it('paid also takes the coins, cost less discount', () => {
    game()
      .given(...owns('Ana', 'mademoiselle-7-2'))
      .when(addCard('Ana', 'sailor-3-1', { paid: true }))
      .then({ coins: { Ana: 1 }, discard: 2 })
      .because('Ana pays 2: hire sailor-3-1');
    game()
      .when(addCard('Ana', 'admiral-5-1', { paid: true }))
      .thenRefused('cannot-afford', { coins: 3, cost: 5, price: 5, tribute: 0 });
  });
});

describe('correct', () => {
  it('harbor: what leaves goes to the discard, what comes is fetched', () => {
    game()
      .given(...reveals('sailor-3-1', 'ship-blue-1-1'))
      .when(correct({ harbor: ['ship-blue-1-1', 'priest-4-1'] }))
      .then({
        harbor: ['ship-blue-1-1', 'priest-4-1'],
        discard: 1,
        drawPile: 107,
        unseen: { 'sailor-3-1': 6, 'priest-4-1': 4, 'ship-blue-1-1': 2 },
      })
      .because();
  });

  it('harbor: two ships of one colour are no bust, a correction triggers nothing', () => {
    game()
      .given(reveal('ship-blue-1-1'))
      .when(correct({ harbor: ['ship-blue-1-1', 'ship-blue-2-2'] }))
      .then({ phase: 'discover' });
  });

  it('expeditions', () => {
    game()
      .given(reveal('expedition-cc'))
      .when(correct({ expeditions: ['expedition-pp', 'expedition-ss'] }))
      .then({ expeditions: ['expedition-pp', 'expedition-ss'], discard: 1 });
  });

  it('refuses cards of the wrong kind', () => {
    game()
      .when(correct({ harbor: ['expedition-cc'] }))
      .thenRefused('wrong-kind', { card: 'expedition-cc' });
    game()
      .when(correct({ expeditions: ['sailor-3-1'] }))
      .thenRefused('wrong-kind', { needs: 'expedition' });
    game()
      .when(correct({ harbor: ['sailor-9-9'] }))
      .thenRefused('unknown-card', { card: 'sailor-9-9' });
  });

  it('drawPile and discard', () => {
    game()
      .when(correct({ drawPile: 50, discard: 12 }))
      .then({ drawPile: 50, discard: 12 });
  });

  it('timeDeck and pointDeck', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'])
      .when(correct({ timeDeck: 9, pointDeck: 2 }))
      .then({ timeDeck: 9, pointDeck: 2 });
    game()
      .when(correct({ timeDeck: 9 }))
      .thenRefused('no-time-deck');
  });

  it('takesLeft', () => {
    const open = game().given(...reveals('ship-blue-1-1', 'sailor-3-1', 'priest-4-1'), stop());
    open
      .given(correct({ takesLeft: 2 }))
      .shows({ actingPlayer: 'Ana', takesLeft: 2 })
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ actingPlayer: 'Ana', takesLeft: 1 });
    game()
      .when(correct({ takesLeft: 2 }))
      .thenRefused('only-in-trade');
  });

  it('takesLeft 0: the player takes nothing more', () => {
    const none = game().given(
      ...reveals('ship-blue-1-1', 'sailor-3-1', 'priest-4-1'),
      stop(),
      correct({ takesLeft: 0 }),
    );
    expect(none.report.actingPlayer === 'Ana' ? none.report.takesLeft : 0).toBe(0);
    none.when(take('Ben', 'ship-blue-1-1')).then({ coins: { Ana: 4, Ben: 3 }, actingPlayer: 'Cleo' });
  });

  it('activePlayer', () => {
    game()
      .when(correct({ activePlayer: 'Cleo' }))
      .then({ activePlayer: 'Cleo', actingPlayer: 'Cleo', phase: 'discover', round: 1 });
    game()
      .given(...reveals('sailor-3-1', 'priest-4-1'), stop())
      .when(correct({ activePlayer: 'Cleo' }))
      .then({ activePlayer: 'Cleo', phase: 'discover', harbor: [], takesLeft: 0 });
    game()
      .when(correct({ activePlayer: 'Zoe' }))
      .thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('contracts by player', () => {
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .when(correct({ contracts: { Ana: ['jinx', 'bruja'], Ben: ['jinx'] } }))
      .then({
        completed: { Ana: ['jinx', 'bruja'], Ben: ['jinx'] },
        spaces: { jinx: ['Ana', 'Ben'], bruja: ['Ana'] },
        influence: { Ana: 1, Ben: 0 },
        markersLeft: { Ana: 1, Ben: 2, Cleo: 3 },
        coins: { Ana: 3, Ben: 3 },
      });
    game()
      .when(correct({ contracts: { Ana: ['jinx'] } }))
      .thenRefused('no-contracts');
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .when(correct({ contracts: { Ana: ['luminary'] } }))
      .thenRefused('contract-not-out', { contract: 'luminary' });
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .when(correct({ contracts: { Zoe: ['jinx'] } }))
      .thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('crowns', () => {
    game()
      .when(correct({ crowns: { Ben: 3 } }))
      .then({ crowns: { Ana: 0, Ben: 3 } });
  });

  it('several figures in one entry, all or nothing', () => {
    game()
      .when(correct({ drawPile: 60, discard: 3, activePlayer: 'Ben' }))
      .then({ drawPile: 60, discard: 3, activePlayer: 'Ben' });
    game()
      .when(correct({ drawPile: 60, activePlayer: 'Zoe' }))
      .thenRefused('unknown-player');
  });

  it('says nothing in a correction without figures', () => {
    game().when(correct({})).thenNothingChanges();
  });

  it('does not decide about the ship just turned up', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), correct({ drawPile: 90 }))
      .when(repel())
      .then({ harbor: [] });
  });
});

describe('a harbor that was another', () => {
  it('has no ship just turned up where another card lies last', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'))
      .given(correct({ harbor: ['ship-blue-1-1', 'ship-red-1-1'] }))
      .when(repel())
      .thenRefused('nothing-to-repel', { player: 'Ana' });
  });
});

describe('reshuffle and notes', () => {
  it('reshuffle: the discard went into the draw pile earlier than counted', () => {
    game()
      .given(...quietTurn('trader-blue-5-2'), ...quietTurn())
      .shows({ discard: 2, drawPile: 108, unseen: { 'trader-blue-5-2': 0, 'settler-4-1': 4 } })
      .when(reshuffle())
      .then({ discard: 0, drawPile: 110, unseen: { 'trader-blue-5-2': 1, 'settler-4-1': 5 } })
      .saying({ type: 'reshuffle', cards: 2 });
  });

  it('a note changes nothing', () => {
    game()
      .given(...reveals('sailor-3-1', 'ship-blue-1-1'), stop())
      .when(note('Ana says that the wind is good'))
      .thenNothingChanges();
  });
});

describe('recorded anyway', () => {
  it('a person too dear: coins never go below 0, the active player gets what is left', () => {
    game()
      .given(...reveals('admiral-9-3', 'priest-4-1'), stop(), pass('Ana'))
      .when(take('Ben', 'admiral-9-3', { override: true }))
      .then({
        coins: { Ana: 3, Ben: 0 },
        display: { Ben: ['admiral-9-3'] },
        discard: 3,
        actingPlayer: 'Cleo',
      });
  });

  it('out of turn it changes figures and cards, not whose go it is', () => {
    const open = game().given(...reveals('ship-blue-2-2', 'priest-4-1', 'ship-red-1-1'), stop(), pass('Ana'));
    open
      .when(take('Ana', 'ship-blue-2-2', { override: true }))
      .then({ coins: { Ana: 5 }, harbor: ['priest-4-1', 'ship-red-1-1'], actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('in Discover it takes a card without beginning Trade & Hire', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'sailor-3-1'))
      .when(take('Ben', 'ship-blue-2-2', { override: true }))
      .then({ phase: 'discover', activePlayer: 'Ana', coins: { Ana: 4, Ben: 4 }, harbor: ['sailor-3-1'] });
  });

  it('a card that is not in the harbor', () => {
    game()
      .given(...reveals('sailor-3-1', 'priest-4-1'), stop())
      .when(take('Ana', 'ship-blue-4-5', { override: true }))
      .then({ coins: { Ana: 7 }, harbor: ['sailor-3-1', 'priest-4-1'], unseen: { 'ship-blue-4-5': 0 } });
  });

  it('a claim without the symbols, and by another player', () => {
    const row = game().given(reveal('expedition-cc'));
    row
      .when(claim('Ana', 'expedition-cc', { override: true }))
      .then({ influence: { Ana: 4 }, coins: { Ana: 5 }, expeditions: [] });
    row
      .when(claim('Ben', 'expedition-cc', { override: true }))
      .then({ influence: { Ben: 4 }, activePlayer: 'Ana', phase: 'discover' });
  });

  it('a ship repelled without swords, a skull too', () => {
    for (const card of ['ship-blue-3-5', 'ship-red-4-skull']) {
      game()
        .given(reveal(card))
        .when(repel({ override: true }))
        .then({ harbor: [], discard: 1, phase: 'discover' });
    }
  });

  it('stopping with no card turned up', () => {
    game()
      .when(stop({ override: true }))
      .then({ activePlayer: 'Ben' });
  });

  it('the end of a turn in Discover', () => {
    game()
      .given(reveal('sailor-3-1'))
      .when(endTurn({ override: true }))
      .then({ activePlayer: 'Ben', harbor: [], discard: 1 });
  });

  it('a card of which no copy is left', () => {
    game()
      .given(reveal('trader-blue-5-2'))
      .when(reveal('trader-blue-5-2', { override: true }))
      .then({ harbor: ['trader-blue-5-2', 'trader-blue-5-2'], unseen: { 'trader-blue-5-2': 0 } });
  });

  it('a contract that is not met', () => {
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .when(contract('Ben', 'mercenary', { override: true }))
      .then({ completed: { Ben: ['mercenary'] }, coins: { Ben: 6 }, activePlayer: 'Ana' });
  });

  it('more coins than a player has', () => {
    game()
      .when(coins('Ana', { add: -9, override: true }))
      .then({ coins: { Ana: 0 }, discard: 3 });
    game()
      .when(coins('Ana', { add: 9, from: 'Ben', override: true }))
      .then({ coins: { Ana: 6, Ben: 0 } });
  });

  it('a fourth marker: there are never fewer than none', () => {
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .given(correct({ contracts: { Ana: ['jinx', 'explorer', 'mercenary'] } }))
      .when(contract('Ana', 'bruja', { override: true }))
      .then({ markersLeft: { Ana: 0 }, influence: { Ana: 3 } });
  });

  it('changes nothing where the rules would have accepted it', () => {
    const open = game().given(...reveals('ship-blue-2-2', 'priest-4-1'), stop());
    const plain = open.when(take('Ana', 'ship-blue-2-2')).then({});
    const overridden = open.when(take('Ana', 'ship-blue-2-2', { override: true })).then({});
    expect(overridden.report).toEqual(plain.report);
  });

  it('does not bring in players who are not there', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'priest-4-1'), stop())
      .when(take('Zoe', 'ship-blue-2-2', { override: true }))
      .thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('does not turn nonsense into a card', () => {
    game()
      .when(reveal('ship-pink-1-1', { override: true }))
      .thenRefused('unknown-card', { card: 'ship-pink-1-1' });
  });

  it.each([
    ['stop in Trade & Hire', [reveal('sailor-3-1'), stop()], stop({ override: true })],
    ['pass in Discover', [reveal('sailor-3-1')], pass('Ana', { override: true })],
    ['repel with nothing to repel', [reveal('sailor-3-1')], repel({ override: true })],
    ['remove a card that is not there', [], removeCard('Ana', 'sailor-3-1', { override: true })],
  ])('[section 10] %s is recorded and changes nothing', (_, before, entry) => {
    game()
      .given(...before)
      .when(entry)
      .thenNothingChanges();
  });

  it('carries the time and never reads it', () => {
    game()
      .given(has('Ana', 3), { type: 'reveal', card: 'sailor-3-1', at: 1_700_000_000_000 })
      .when({ type: 'stop', at: '2024-05-01T20:15:00Z' })
      .then({ phase: 'trade' });
  });
});
