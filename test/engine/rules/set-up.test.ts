import { describe, expect, it } from 'vitest';
import {
  addCard,
  claim,
  coins,
  contractGame,
  correct,
  endTurn,
  expectSetupRefused,
  game,
  has,
  owns,
  quietTurn,
  removeCard,
  repel,
  reveal,
  reveals,
  soloGame,
  stop,
  take,
} from '../../support/engine.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hal'];

describe('setup', () => {
  it.each([2, 3, 4])('[R-SET-1] leaves the fifth player’s expedition in the box with %i players', (count) => {
    game({ players: NAMES.slice(0, count) }).shows({
      drawPile: 119 - 3 * count,
      discard: 0,
      expeditions: [],
      unseen: { 'expedition-cps': 0, 'expedition-cc': 1 },
    });
  });

  it('[R-SET-1] lays it face up with five players: 104 cards are left in the pile', () => {
    game({ players: NAMES.slice(0, 5) }).shows({
      drawPile: 104,
      expeditions: ['expedition-cps'],
      unseen: { 'expedition-cps': 0 },
    });
  });

  it('[R-SET-1] never has it in the pile, so it cannot be turned up', () => {
    game({ players: NAMES.slice(0, 5) })
      .when(reveal('expedition-cps'))
      .thenRefused('no-copy-left', { card: 'expedition-cps' });
    game().when(reveal('expedition-cps')).thenRefused('unknown-card', { card: 'expedition-cps' });
  });

  it('[R-SET-1] lays it out with more seats than five too', () => {
    game({ players: NAMES.slice(0, 7), houseRules: { moreSeats: true } }).shows({
      drawPile: 119 - 21,
      expeditions: ['expedition-cps'],
    });
  });

  it.each([2, 3, 4, 5])('[R-SET-1] shuffles all 120 cards in the edition of 2017, %i players', (count) => {
    game({ edition: 'sjg-2017', players: NAMES.slice(0, count) })
      .shows({ drawPile: 120 - 3 * count, expeditions: [], unseen: { 'expedition-cps': 1 } })
      .when(reveal('expedition-cps'))
      .then({ expeditions: ['expedition-cps'] });
  });

  it('[R-SET-1] counts every card of the boxes in the deck', () => {
    game({ boxes: ['base', 'gambler'] }).shows({ drawPile: 123 - 9 });
    game({ boxes: ['base', 'contract-cards'] }).shows({ drawPile: 143 - 9 });
    game({ boxes: ['base', 'make-sail-mix'] }).shows({ drawPile: 139 - 9 });
    game({ boxes: ['base', 'gambler', 'contract-cards', 'make-sail-mix'] }).shows({ drawPile: 167 - 9 });
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja']).shows({ drawPile: 143 - 9 });
  });

  it('[R-SET-2] gives everyone three coins, whose faces stay unseen', () => {
    const position = game().shows({ coins: { Ana: 3, Ben: 3, Cleo: 3 } });
    const unseen = Object.values(position.report.unseen).reduce((sum, copies) => sum + copies, 0);
    expect(unseen).toBe(119);
  });

  it('[R-SET-3] begins with the start player and goes on clockwise', () => {
    game({ startPlayer: 'Ben' })
      .shows({ activePlayer: 'Ben', actingPlayer: 'Ben', round: 1, phase: 'discover' })
      .given(...quietTurn())
      .shows({ activePlayer: 'Cleo', round: 1 })
      .given(...quietTurn())
      .shows({ activePlayer: 'Ana', round: 1 })
      .given(...quietTurn())
      .shows({ activePlayer: 'Ben', round: 2 });
  });

  it('[R-SET-3] begins with the first player where nobody is named', () => {
    game().shows({ activePlayer: 'Ana' });
  });
});

describe('empty draw pile', () => {
  it('[R-SET-4] shuffles the discard in when the next card is needed, not before', () => {
    const last = game().given(...quietTurn('settler-4-1'), correct({ drawPile: 1 }));
    last.shows({ drawPile: 1, discard: 1 });
    const empty = last.given(reveal('sailor-3-1')).shows({ drawPile: 0, discard: 1 });
    empty
      .when(reveal('priest-4-1'))
      .then({ drawPile: 0, discard: 0, harbor: ['sailor-3-1', 'priest-4-1'] })
      .saying({ type: 'reshuffle', cards: 1 });
  });

  it('[R-SET-4] lets the cards of the discard come up again after the shuffle', () => {
    const shown = game().given(reveal('trader-blue-3-1'), stop(), endTurn());
    shown.when(reveal('trader-blue-3-1')).thenRefused('no-copy-left', { card: 'trader-blue-3-1', copies: 1 });
    shown
      .given(correct({ drawPile: 0 }))
      .when(reveal('trader-blue-3-1'))
      .then({ harbor: ['trader-blue-3-1'], drawPile: 0, discard: 0 });
  });

  it('[R-SET-4] shuffles in the middle of a payment', () => {
    game()
      .given(reveal('ship-blue-4-5'), stop(), correct({ drawPile: 1, discard: 2 }))
      .when(take('Ana', 'ship-blue-4-5'))
      // 1 card was left; the ship is on the discard first, which makes 3, then 4 coins are drawn.
      .then({ coins: { Ana: 7 }, drawPile: 0, discard: 0 });
  });

  it('[R-SET-4] counts coins on when both are empty, and the count stays 0', () => {
    game()
      .given(correct({ drawPile: 0, discard: 0 }))
      .when(coins('Ana', { add: 2 }))
      .then({ coins: { Ana: 5 }, drawPile: 0, discard: 0 });
  });

  it('[R-SET-4] turns up cards although both counts are empty: the table is right', () => {
    game()
      .given(correct({ drawPile: 0, discard: 0 }))
      .when(reveal('sailor-3-1'))
      .then({ harbor: ['sailor-3-1'], drawPile: 0, discard: 0 });
  });
});

describe('which setups can be', () => {
  it('refuses too few and too many players and says how many may sit there', () => {
    expectSetupRefused(
      { players: NAMES.slice(0, 6) },
      { field: 'setup.players', found: { kind: 'players', players: 6 } },
    );
    expectSetupRefused(
      { players: NAMES.slice(0, 8), houseRules: { moreSeats: true } },
      {
        field: 'setup.players',
        found: { kind: 'players', players: 8 },
        allowed: { kind: 'players', from: 2, to: 7, moreSeats: null },
      },
    );
    expectSetupRefused(
      { game: 'make-sail', boxes: ['make-sail'], players: NAMES.slice(0, 5) },
      { field: 'setup.players' },
    );
    expectSetupRefused({ players: ['Ana'] }, { field: 'setup.mode' });
    expectSetupRefused(
      { game: 'make-sail', boxes: ['make-sail'], players: ['Ana'], mode: 'competitive' },
      { field: 'setup.mode' },
    );
  });

  it('refuses boxes that do not go together', () => {
    expectSetupRefused({ boxes: [] }, { field: 'setup.boxes' });
    expectSetupRefused({ boxes: ['gambler'] }, { field: 'setup.boxes' });
    expectSetupRefused({ boxes: ['base', 'contracts'] }, { field: 'setup.boxes' });
    expectSetupRefused({ boxes: ['base', 'make-sail'] }, { field: 'setup.boxes' });
    expectSetupRefused({ game: 'make-sail', boxes: ['base'] }, { field: 'setup.boxes' });
    expectSetupRefused({ game: 'make-sail', boxes: ['make-sail', 'gambler'] }, { field: 'setup.boxes' });
  });

  it('refuses cooperative play without a box for it', () => {
    expectSetupRefused({ mode: 'cooperative' }, { field: 'setup.mode' });
  });

  it('refuses a start player who does not play', () => {
    expectSetupRefused(
      { startPlayer: 'Zoe' },
      { field: 'setup.startPlayer', found: { kind: 'text', value: 'Zoe' } },
    );
  });

  it('refuses an ending by expedition in Make Sail!, which has none', () => {
    expectSetupRefused(
      { game: 'make-sail', boxes: ['make-sail'], houseRules: { endNeedsExpedition: true } },
      { field: 'setup.houseRules.endNeedsExpedition' },
    );
  });
});

describe('printed: what the table’s own cards say', () => {
  it('changes the figures of a card', () => {
    game({ printed: { 'sailor-3-1': { cost: 2, influence: 2, swords: 3 } } })
      .given(reveal('sailor-3-1'), stop())
      .when(take('Ana', 'sailor-3-1'))
      .then({ coins: { Ana: 1 }, influence: { Ana: 2 }, swords: { Ana: 3 } });
  });

  it('changes ships and expeditions', () => {
    const position = game({
      printed: {
        'ship-blue-1-1': { coins: 3, swords: 'skull' },
        'expedition-cc': { coins: 5, influence: 7 },
      },
    }).given(
      ...owns('Ana', 'sailor-3-1', 'captain-4-1', 'captain-4-1'),
      ...reveals('expedition-cc', 'ship-blue-1-1'),
    );
    position.when(repel()).thenRefused('skull', { card: 'ship-blue-1-1' });
    position.when(claim('Ana', 'expedition-cc')).then({ coins: { Ana: 8 }, influence: { Ana: 8 } });
    position
      .given(stop())
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ana: 6 } });
  });

  it('adds a card that no list has', () => {
    game({ printed: { 'sailor-2-1': { copies: 2 } } })
      .shows({ drawPile: 121 - 9, unseen: { 'sailor-2-1': 2 } })
      .when(reveal('sailor-2-1'))
      .then({ harbor: ['sailor-2-1'] });
  });

  it('removes one with no copies', () => {
    game({ printed: { 'governor-8-0': { copies: 0 } } })
      .shows({ drawPile: 115 - 9, unseen: { 'governor-8-0': 0 } })
      .when(reveal('governor-8-0'))
      .thenRefused('unknown-card', { card: 'governor-8-0' });
  });

  it('[R-SET-1] leaves the pile as it is when the five players’ expedition is missing', () => {
    game({ players: NAMES.slice(0, 5), printed: { 'expedition-cps': { copies: 0 } } }).shows({
      drawPile: 104,
      expeditions: [],
    });
    game({ printed: { 'expedition-cps': { copies: 0 } } }).shows({ drawPile: 110 });
  });

  it('gives a seal that nobody knew', () => {
    expectSetupRefused(
      {
        boxes: ['base', 'contract-cards', 'contracts'],
        mode: 'cooperative',
        players: ['Ana'],
        contracts: ['ransom', 'jinx', 'explorer'],
      },
      { field: 'setup.timeDeck', found: { kind: 'no-time-deck', unknownSeal: 'ransom' } },
    );
    soloGame(['ransom', 'jinx', 'explorer'], {
      printed: { ransom: { seal: { number: 2, letter: 'K' } } },
    }).shows({
      timeDeck: 13 + 2 - 1 + 1 + 3,
    });
    soloGame(['ransom', 'jinx', 'explorer'], { timeDeck: 20 }).shows({ timeDeck: 20 });
  });

  it('says what a tax increase takes and whom it pays', () => {
    game({
      printed: {
        'tax-swords': {
          from: 9,
          loses: { kind: 'down-to', coins: 7 },
          bonus: 'least-influence',
          coins: 3,
        },
      },
    })
      .given(has('Ana', 10), has('Ben', 8), ...owns('Ana', 'sailor-3-1'), ...owns('Cleo', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 7, Ben: 11, Cleo: 3 } });
  });

  it('refuses figures that no card has', () => {
    expectSetupRefused(
      { printed: { 'sailor-3-1': { cost: -1 } } },
      { field: 'setup.printed["sailor-3-1"].cost', found: { kind: 'number', value: -1 } },
    );
    expectSetupRefused(
      { printed: { 'sailor-3-1': { cost: 'three' } } },
      { field: 'setup.printed["sailor-3-1"].cost' },
    );
    expectSetupRefused(
      { printed: { 'ship-blue-1-1': { swords: 'bones' } } },
      { field: 'setup.printed["ship-blue-1-1"].swords' },
    );
    expectSetupRefused({ printed: { nonsense: { copies: 1 } } }, { field: 'setup.printed["nonsense"]' });
  });

  it('refuses a seal or rewards that are none', () => {
    const solo = {
      boxes: ['base', 'contract-cards', 'contracts'],
      mode: 'cooperative',
      players: ['Ana'],
      contracts: ['ransom', 'jinx', 'explorer'],
      timeDeck: 15,
    } as const;
    for (const seal of [
      null,
      'K',
      { number: 'two', letter: 'K' },
      { number: 1e9, letter: 'K' },
      { number: 1 },
    ]) {
      expectSetupRefused(
        { ...solo, printed: { ransom: { seal } } },
        { field: 'setup.printed["ransom"].seal' },
      );
    }
    for (const rewards of ['many', [1, 'two'], [-1]]) {
      expectSetupRefused(
        { ...solo, printed: { ransom: { rewards } } },
        { field: 'setup.printed["ransom"].rewards' },
      );
    }
  });

  it('accepts any well-formed card in a box that is not all known', () => {
    game({ game: 'make-sail', boxes: ['make-sail'] })
      .when(reveal('sailor-2-1'))
      .then({ harbor: ['sailor-2-1'] });
    game({ game: 'make-sail', boxes: ['make-sail'] })
      .when(reveal('sailor-two-1'))
      .thenRefused('unknown-card', { card: 'sailor-two-1' });
  });

  it('asks for printed or override in a complete one', () => {
    game().when(reveal('sailor-2-1')).thenRefused('unknown-card', { card: 'sailor-2-1' });
    game()
      .when(reveal('sailor-2-1', { override: true }))
      .then({ harbor: ['sailor-2-1'] });
  });

  it('knows nothing of a card without a box in use', () => {
    game().when(addCard('Ana', 'gunner-4-1')).thenRefused('unknown-card', { card: 'gunner-4-1' });
    game().when(removeCard('Ana', 'gunner-4-1')).thenRefused('unknown-card', { card: 'gunner-4-1' });
  });

  it('refuses a Time deck larger than the deck', () => {
    const solo = {
      boxes: ['base', 'contract-cards', 'contracts'],
      mode: 'cooperative',
      players: ['Ana'],
      contracts: ['bruja', 'jinx', 'explorer'],
    } as const;
    expectSetupRefused({ ...solo, timeDeck: 999 }, { field: 'setup.timeDeck' });
    soloGame(['bruja', 'jinx', 'explorer'], { timeDeck: 143 - 3 }).shows({ drawPile: 0, timeDeck: 140 });
  });

  it('[R-SET-4] counts coins on beyond the last card', () => {
    game()
      .when(has('Ana', 200))
      .then({ coins: { Ana: 200 }, drawPile: 0 });
  });
});
