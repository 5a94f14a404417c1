import { describe, it } from 'vitest';
import { claim, endTurn, game, has, owns, pass, reveal, reveals, stop, take } from '../../support/engine.ts';

const FOUR_COLOURS = ['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1'];
const FIVE_COLOURS = [...FOUR_COLOURS, 'ship-black-1-2'];

describe('how many cards', () => {
  it.each([
    [1, ['sailor-3-1', 'priest-4-1']],
    [1, ['ship-blue-1-1']],
    [1, ['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'sailor-3-1']],
    [2, FOUR_COLOURS],
    [3, FIVE_COLOURS],
    [3, [...FIVE_COLOURS, 'sailor-3-1']],
  ])('[R-TRA-1] lets the active player take %i with %j', (takes, cards) => {
    game()
      .given(...reveals(...cards))
      .when(stop())
      .then({ phase: 'trade', takesLeft: takes });
  });

  it('[R-TRA-1] counts the colours when the phase begins, not later', () => {
    game()
      .given(...reveals(...FOUR_COLOURS), stop(), take('Ana', 'ship-blue-1-1'))
      .shows({ actingPlayer: 'Ana', takesLeft: 1 })
      .when(take('Ana', 'ship-red-1-1'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('[R-TRA-1] gives the others one card each, whatever the colours', () => {
    game()
      .given(...reveals(...FIVE_COLOURS), stop(), pass('Ana'))
      .shows({ actingPlayer: 'Ben', takesLeft: 1 });
  });
});

describe('one at a time', () => {
  it('[R-TRA-2] a trader counts from the next card on', () => {
    game()
      .given(...reveals(...FOUR_COLOURS, 'trader-blue-3-1'), stop(), take('Ana', 'trader-blue-3-1'))
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ana: 2 } })
      .because('Ana gains 1: ship ship-blue-1-1', 'Ana gains 1: trade-bonus trader-blue-3-1');
  });

  it('[R-TRA-2] a mademoiselle counts from the next card on, not for herself', () => {
    game()
      .given(has('Ana', 9), ...reveals(...FOUR_COLOURS, 'mademoiselle-7-2', 'sailor-3-1'), stop())
      .given(take('Ana', 'mademoiselle-7-2'))
      .shows({ coins: { Ana: 2 } })
      .when(take('Ana', 'sailor-3-1'))
      .then({ coins: { Ana: 0 } });
  });

  it('[R-TRA-2] a governor hired in this go gives nothing in it', () => {
    game()
      .given(has('Ana', 8), ...reveals('governor-8-0', 'ship-blue-1-1'), stop())
      .when(take('Ana', 'governor-8-0'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });

  it.each([
    ['admiral-5-1', ['ship-red-1-1', 'sailor-3-1', 'sailor-3-1', 'priest-4-1', 'priest-4-1']],
    ['jester-5-1', []],
  ])('[R-TRA-2] %s hired in this go gives nothing in it', (card, others) => {
    game()
      .given(has('Ana', 5), ...reveals(card, ...others), stop())
      .when(take('Ana', card))
      .then({ coins: { Ana: 0 } })
      .because(`Ana pays 5: hire ${card}`);
  });

  it.each([
    ['gunner-4-1', ['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1']],
    ['vice-admiral-5-1', ['ship-red-1-1', 'ship-blue-1-1']],
  ])('[R-TRA-2] %s hired in this go gives nothing in it', (card, others) => {
    game({ boxes: ['base', 'contract-cards'] })
      .given(has('Ana', 5), ...reveals(card, ...others), stop())
      .when(take('Ana', card))
      .then({ actingPlayer: 'Ben', coins: { Ana: card === 'gunner-4-1' ? 1 : 0 } });
  });

  it('[R-TRA-2] what was hired acts at the start of the next go', () => {
    game()
      .given(has('Ana', 8), ...reveals('governor-8-0', 'ship-blue-1-1'), stop(), take('Ana', 'governor-8-0'))
      .given(
        endTurn(),
        ...reveals('sailor-3-1', 'priest-4-1', 'ship-red-1-1'),
        stop(),
        pass('Ben'),
        pass('Cleo'),
      )
      .shows({ activePlayer: 'Ben', actingPlayer: 'Ana', takesLeft: 2 });
  });
});

describe('trade', () => {
  it('[R-TRA-3] discards the ship and pays its coins', () => {
    game()
      .given(...reveals('ship-blue-3-2', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-blue-3-2'))
      .then({ coins: { Ana: 6 }, discard: 1, drawPile: 105, harbor: ['sailor-3-1'], display: { Ana: [] } })
      .because('Ana gains 3: ship ship-blue-3-2')
      .saying({ type: 'trade', player: 0, card: 'ship-blue-3-2', declined: false });
  });

  it('[R-TRA-3] pays one more for each own trader of its colour', () => {
    game()
      .given(
        ...owns('Ana', 'trader-blue-3-1', 'trader-blue-5-2', 'trader-red-3-1'),
        ...owns('Ben', 'trader-black-3-1'),
        ...reveals('ship-blue-1-1', 'sailor-3-1'),
        stop(),
      )
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ana: 6 } })
      .because(
        'Ana gains 1: ship ship-blue-1-1',
        'Ana gains 1: trade-bonus trader-blue-3-1',
        'Ana gains 1: trade-bonus trader-blue-5-2',
      );
  });

  it('[R-TRA-3] stays quiet about traders of another colour and of another player', () => {
    game()
      .given(
        ...owns('Ana', 'trader-red-3-1'),
        ...owns('Ben', 'trader-blue-3-1'),
        reveal('ship-blue-1-1'),
        stop(),
      )
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ana: 4, Ben: 3 } });
  });
});

describe('hire', () => {
  it('[R-TRA-4] pays the cost to the discard; the person joins the display', () => {
    game()
      .given(...reveals('sailor-3-1', 'ship-blue-1-1'), stop())
      .when(take('Ana', 'sailor-3-1'))
      .then({
        coins: { Ana: 0 },
        display: { Ana: ['sailor-3-1'] },
        influence: { Ana: 1 },
        swords: { Ana: 1 },
        discard: 3,
        harbor: ['ship-blue-1-1'],
      })
      .because('Ana pays 3: hire sailor-3-1')
      .saying({ type: 'hire', player: 0, card: 'sailor-3-1', price: 3 });
  });

  it('[R-TRA-4] costs one less for each mademoiselle', () => {
    game()
      .given(
        has('Ana', 4),
        ...owns('Ana', 'mademoiselle-7-2', 'mademoiselle-9-3'),
        ...reveals('jack-of-all-trades-6-1', 'ship-blue-1-1'),
        stop(),
      )
      .when(take('Ana', 'jack-of-all-trades-6-1'))
      .then({ coins: { Ana: 0 } })
      .because('Ana pays 4: hire jack-of-all-trades-6-1');
  });

  it('[R-TRA-4] never costs less than nothing', () => {
    game()
      .given(
        ...owns('Ana', 'mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3', 'mademoiselle-9-3'),
        ...reveals('sailor-3-1', 'ship-blue-1-1'),
        stop(),
      )
      .when(take('Ana', 'sailor-3-1'))
      .then({ coins: { Ana: 3 }, discard: 0 })
      .because();
  });

  it('[R-TRA-4] refuses what the player cannot pay, with every figure', () => {
    game()
      .given(
        has('Ana', 3),
        ...owns('Ana', 'mademoiselle-7-2'),
        ...reveals('admiral-5-1', 'ship-blue-1-1'),
        stop(),
      )
      .when(take('Ana', 'admiral-5-1'))
      .thenRefused('cannot-afford', {
        player: 'Ana',
        card: 'admiral-5-1',
        coins: 3,
        cost: 5,
        price: 4,
        discountCards: ['mademoiselle-7-2'],
        gain: 0,
        tribute: 0,
        active: 'Ana',
      });
  });
});

describe('the others', () => {
  const open = game().given(...reveals('sailor-3-1', 'ship-blue-2-2', 'priest-4-1', 'ship-red-1-1'), stop());

  it('[R-TRA-5] pays the active player one coin for each card taken', () => {
    open
      .given(take('Ana', 'priest-4-1', { override: true }))
      .when(take('Ben', 'ship-blue-2-2'))
      .then({ coins: { Ana: 1, Ben: 4 }, actingPlayer: 'Cleo' })
      .because('Ben gains 2: ship ship-blue-2-2', 'Ben gives Ana 1: tribute');
  });

  it('[R-TRA-5] pays for each card of a governor', () => {
    open
      .given(...owns('Ben', 'governor-8-0'), pass('Ana'), take('Ben', 'ship-blue-2-2'))
      .shows({ actingPlayer: 'Ben', takesLeft: 1 })
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ana: 5, Ben: 4 }, actingPlayer: 'Cleo' });
  });

  it('[R-TRA-5] the coin may come from the ship', () => {
    open
      .given(has('Ben', 0), pass('Ana'))
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ana: 4, Ben: 0 } });
  });

  it('[R-TRA-5] and from the traders', () => {
    game({ printed: { 'ship-red-1-1': { coins: 0 } } })
      .given(
        has('Ben', 0),
        ...owns('Ben', 'trader-red-3-1'),
        ...reveals('ship-red-1-1', 'sailor-3-1'),
        stop(),
        pass('Ana'),
      )
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ana: 4, Ben: 0 } });
  });

  it('[R-TRA-5] refuses a person when the coin for the active player is missing', () => {
    open.given(pass('Ana')).when(take('Ben', 'sailor-3-1')).thenRefused('cannot-afford', {
      player: 'Ben',
      coins: 3,
      cost: 3,
      price: 3,
      tribute: 1,
      active: 'Ana',
    });
    open
      .given(has('Ben', 4), pass('Ana'))
      .when(take('Ben', 'sailor-3-1'))
      .then({ coins: { Ana: 4, Ben: 0 } })
      .because('Ben pays 3: hire sailor-3-1', 'Ben gives Ana 1: tribute');
  });

  it('[R-TRA-5] refuses a free person without a coin for the active player', () => {
    game()
      .given(
        has('Ben', 0),
        ...owns('Ben', 'mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3'),
        ...reveals('sailor-3-1', 'priest-4-1'),
        stop(),
        pass('Ana'),
      )
      .when(take('Ben', 'sailor-3-1'))
      .thenRefused('cannot-afford', { coins: 0, price: 0, tribute: 1 });
  });

  it('[R-TRA-5] goes clockwise from the active player', () => {
    game()
      .given(...reveals('sailor-3-1'), stop(), endTurn())
      .given(...reveals('ship-blue-2-2', 'priest-4-1', 'ship-red-1-1'), stop())
      .shows({ activePlayer: 'Ben', actingPlayer: 'Ben' })
      .given(pass('Ben'))
      .shows({ actingPlayer: 'Cleo' })
      .given(pass('Cleo'))
      .shows({ actingPlayer: 'Ana' });
  });

  it('[R-TRA-5] refuses one whose go is over', () => {
    open
      .given(pass('Ana'))
      .when(take('Ana', 'ship-red-1-1'))
      .thenRefused('go-is-over', { player: 'Ana', acting: 'Ben' });
  });

  it('[R-TRA-5] only takes what lies in the harbor', () => {
    open.when(take('Ana', 'ship-black-1-2')).thenRefused('not-in-harbor', { card: 'ship-black-1-2' });
    game()
      .given(...reveals('expedition-cc', 'sailor-3-1'), stop())
      .when(take('Ana', 'expedition-cc'))
      .thenRefused('not-in-harbor', { card: 'expedition-cc' });
  });

  it('[R-TRA-5] only in Trade & Hire', () => {
    game()
      .given(reveal('sailor-3-1'))
      .when(take('Ana', 'sailor-3-1'))
      .thenRefused('only-in-trade', { active: 'Ana' });
  });

  it('refuses a player who does not sit there', () => {
    open
      .when(take('Zoe', 'ship-red-1-1'))
      .thenRefused('unknown-player', { name: 'Zoe', players: ['Ana', 'Ben', 'Cleo'] });
    open.when(pass('Zoe')).thenRefused('unknown-player', { name: 'Zoe' });
  });

  it('[R-TRA-6] taking is voluntary: after a pass the others still have their chance', () => {
    open.when(pass('Ana')).then({ actingPlayer: 'Ben', takesLeft: 1, phase: 'trade' }).because();
  });

  it('[R-TRA-6] pays a player who passes what acts at the start of the go', () => {
    game()
      .given(
        ...owns('Ben', 'admiral-5-1'),
        ...reveals('sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1', 'ship-blue-1-1'),
        stop(),
        pass('Ana'),
      )
      .shows({ coins: { Ben: 5 } })
      .when(pass('Ben'))
      .then({ coins: { Ben: 5 }, actingPlayer: 'Cleo' });
  });

  it('[R-TRA-7] discards what is left and makes the next player active', () => {
    open
      .given(pass('Ana'), pass('Ben'))
      .when(pass('Cleo'))
      .then({ activePlayer: 'Ben', phase: 'discover', harbor: [], discard: 4, takesLeft: 0 })
      .saying({
        type: 'discard',
        cards: ['sailor-3-1', 'ship-blue-2-2', 'priest-4-1', 'ship-red-1-1'],
        why: 'left-over',
      })
      .because();
  });

  it('[R-TRA-7] ends the turn with the last go', () => {
    open
      .given(pass('Ana'), pass('Ben'))
      .when(take('Cleo', 'ship-blue-2-2'))
      .then({ activePlayer: 'Ben', coins: { Ana: 4, Cleo: 4 }, discard: 4 });
  });
});

describe('the turn moves on by itself', () => {
  it('a go ends when its cards are used up', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'sailor-3-1'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ actingPlayer: 'Ben' });
  });

  it('all goes end when the harbor is empty', () => {
    game()
      .given(...reveals('ship-blue-2-2'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ phase: 'discover', activePlayer: 'Ben' });
  });

  it('a go with cards left to take ends when the harbor is empty', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...owns('Ana', 'governor-8-0'), ...reveals('ship-blue-2-2'), stop())
      .shows({ takesLeft: 2 })
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ phase: 'discover', activePlayer: 'Ben' });
  });

  it('take without a name is the player whose go it is', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'ship-red-1-1'), stop(), pass())
      .when({ type: 'take', card: 'ship-red-1-1' })
      .then({ coins: { Ana: 4, Ben: 3 } });
  });

  it('take by a later player says that those in between pass', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'ship-red-1-1', 'sailor-3-1'), stop())
      .when(take('Cleo', 'ship-blue-2-2'))
      .then({ activePlayer: 'Ben', phase: 'discover', coins: { Ana: 4, Ben: 3, Cleo: 4 } });
  });

  it('pays those passed over, in seat order, before the entry itself', () => {
    game()
      .given(
        has('Cleo', 0),
        ...owns('Ben', 'admiral-5-1'),
        ...owns('Cleo', 'admiral-7-2'),
        ...reveals('sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'trader-red-3-1'),
        stop(),
      )
      .when(take('Cleo', 'trader-red-3-1', { override: true }))
      .then({ coins: { Ben: 5 } })
      .because(
        'Ben gains 2: income admiral-5-1',
        'Cleo gains 2: income admiral-7-2',
        'Cleo pays 2: hire trader-red-3-1',
      );
  });

  it('counts the income of the go in what can be paid', () => {
    game()
      .given(
        has('Ben', 2),
        ...owns('Ben', 'admiral-5-1'),
        ...reveals('sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1'),
        stop(),
      )
      .when(take('Ben', 'sailor-3-1'))
      .then({ coins: { Ana: 4, Ben: 0 }, actingPlayer: 'Cleo' });
  });

  it('a refused take by a later player passes nobody over', () => {
    const open = game().given(...owns('Ben', 'jester-5-1'), ...reveals('sailor-3-1', 'priest-4-1'), stop());
    open.when(take('Cleo', 'priest-4-1')).thenRefused('cannot-afford', { player: 'Cleo' });
    open.shows({ actingPlayer: 'Ana' });
  });

  it('reveal in Trade & Hire says that the next turn has begun: the rest pass and are paid', () => {
    game()
      .given(
        ...owns('Cleo', 'admiral-5-1'),
        ...reveals('sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1'),
        stop(),
      )
      .when(reveal('governor-8-0'))
      .then({ activePlayer: 'Ben', harbor: ['governor-8-0'], coins: { Cleo: 5 }, discard: 5 })
      .because('Cleo gains 2: income admiral-5-1');
  });

  it('end-turn says that everyone who could still act passes', () => {
    game()
      .given(
        ...owns('Cleo', 'admiral-5-1'),
        ...reveals('sailor-3-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1', 'captain-4-1'),
      )
      .given(stop(), take('Ana', 'sailor-3-1'))
      .when(endTurn())
      .then({ activePlayer: 'Ben', phase: 'discover', coins: { Cleo: 3 }, discard: 3 + 4 });
  });

  it('end-turn is refused in Discover', () => {
    game().when(endTurn()).thenRefused('turn-still-discovering', { player: 'Ana' });
    game()
      .given(reveal('sailor-3-1'))
      .when(endTurn())
      .thenRefused('turn-still-discovering', { player: 'Ana' });
  });

  it('pass is refused outside Trade & Hire and for another than the player whose go it is', () => {
    game().when(pass('Ana')).thenRefused('only-in-trade', { active: 'Ana' });
    game()
      .given(...reveals('sailor-3-1', 'priest-4-1'), stop())
      .when(pass('Cleo'))
      .thenRefused('not-your-go', { player: 'Cleo', acting: 'Ana' });
  });

  it('counts the round when the start player becomes active again', () => {
    game({ players: ['Ana', 'Ben'], startPlayer: 'Ben' })
      .given(reveal('sailor-3-1'), stop(), endTurn())
      .shows({ activePlayer: 'Ana', round: 1 })
      .given(reveal('sailor-3-1'), stop())
      .when(endTurn())
      .then({ activePlayer: 'Ben', round: 2 })
      .saying({ type: 'turn', player: 1, round: 2 });
  });

  it('lets the active player claim while another has the go', () => {
    game()
      .given(
        ...owns('Ana', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'ship-blue-1-1', 'sailor-3-1'),
        stop(),
        pass('Ana'),
      )
      .when(claim('Ana', 'expedition-cc'))
      .then({ actingPlayer: 'Ben', influence: { Ana: 4 } });
  });
});
