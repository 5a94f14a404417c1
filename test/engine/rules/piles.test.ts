import { describe, expect, it } from 'vitest';
import {
  claim,
  contract,
  correct,
  endTurn,
  game,
  has,
  owns,
  pass,
  quietTurn,
  reveal,
  reveals,
  soloGame,
  stop,
  take,
  type Position,
} from '../../support/engine.ts';

const sum = (unseen: Readonly<Record<string, number>>) =>
  Object.values(unseen).reduce((total, copies) => total + copies, 0);

describe('draw pile and discard', () => {
  it('a coin gained leaves the draw pile, a coin paid goes to the discard, a coin given stays out', () => {
    game()
      .given(has('Ben', 4), ...reveals('ship-blue-2-2', 'sailor-3-1', 'priest-4-1'), stop())
      .given(take('Ana', 'ship-blue-2-2'))
      .shows({ drawPile: 110 - 1 - 3 - 2, discard: 1 })
      .when(take('Ben', 'sailor-3-1'))
      .then({ drawPile: 104, discard: 1 + 3, coins: { Ana: 6, Ben: 0 } });
  });

  it('within one entry a traded ship is discarded before its coins are drawn', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'priest-4-1'), stop(), correct({ drawPile: 1, discard: 0 }))
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ drawPile: 0, discard: 0, coins: { Ana: 5 } });
  });

  it('the harbor of a bust before the jesters’ coins', () => {
    game()
      .given(
        ...owns('Ana', 'jester-7-2'),
        ...reveals('priest-4-1', 'ship-blue-1-1'),
        correct({ drawPile: 1, discard: 0 }),
      )
      .when(reveal('ship-blue-2-2'))
      .then({ phase: 'bust', drawPile: 2, discard: 0, coins: { Ana: 4 } });
  });

  it('persons for an expedition before its coins', () => {
    game()
      .given(
        ...owns('Ana', 'captain-4-1', 'captain-4-1'),
        reveal('expedition-cc'),
        correct({ drawPile: 0, discard: 0 }),
      )
      .when(claim('Ana', 'expedition-cc'))
      .then({ drawPile: 0, discard: 0, coins: { Ana: 5 } });
  });

  it('taxes before the bonus, the tax increase itself last', () => {
    game()
      .given(has('Ben', 12), correct({ drawPile: 1, discard: 0 }))
      .when(reveal('tax-swords'))
      // 6 coins are paid, shuffled, and 3 of them drawn; the tax lies alone on the new discard.
      .then({ drawPile: 3, discard: 1, unseen: { 'tax-swords': 1 }, coins: { Ana: 4, Ben: 7, Cleo: 4 } });
  });

  it('a ransom before its reward', () => {
    soloGame(['ransom', 'jinx', 'bruja'], { timeDeck: 14, printed: { ransom: { rewards: [2, 1, 0, 0, 0] } } })
      .given(has('Ana', 15), correct({ drawPile: 0, discard: 0 }))
      .when(contract('Ana', 'ransom'))
      .then({ drawPile: 13, discard: 0, coins: { Ana: 2 } });
  });

  it('what is left over is discarded at the end of the turn', () => {
    game()
      .given(...reveals('ship-blue-2-2', 'priest-4-1', 'sailor-3-1'), stop(), take('Ana', 'ship-blue-2-2'))
      .when(endTurn())
      .then({ discard: 3, harbor: [] });
  });
});

describe('unseen', () => {
  it('counts what nobody has seen: pile, coins and coins paid', () => {
    const start = game();
    expect(sum(start.report.unseen)).toBe(119);
    const hired = start.given(...reveals('sailor-3-1', 'priest-4-1'), stop(), take('Ana', 'sailor-3-1'));
    expect(sum(hired.report.unseen)).toBe(117);
    hired.shows({ unseen: { 'sailor-3-1': 6, 'priest-4-1': 4 } });
  });

  it('leaves out ids with none', () => {
    expect(Object.keys(game().given(reveal('trader-blue-5-2')).report.unseen)).not.toContain(
      'trader-blue-5-2',
    );
  });

  it('counts the Time and the Point deck', () => {
    const solo = soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], { timeDeckSetAside: 5 });
    expect(sum(solo.report.unseen)).toBe(143);
  });

  it('after a shuffle counts the cards of the face-up discard anew, not those in displays or in the harbor', () => {
    game()
      .given(
        ...owns('Ben', 'sailor-7-3'),
        ...quietTurn('trader-blue-5-2'),
        correct({ drawPile: 0 }),
        reveal('priest-4-1'),
      )
      .shows({ unseen: { 'trader-blue-5-2': 1, 'sailor-7-3': 0, 'priest-4-1': 4 }, drawPile: 0, discard: 0 });
  });
});

/** So many of so many cards, as exactly as a number can say it. */
function expectChance(position: Position, ships: number, cards: number): void {
  expect(position.report.bustChance).toBeCloseTo(ships / cards, 14);
}

describe('bust chance', () => {
  it('is 0 with no ship in the harbor, and null outside Discover', () => {
    game().shows({ bustChance: 0 });
    const open = game().given(...reveals('ship-blue-1-1', 'sailor-3-1'), stop());
    open.shows({ bustChance: null });
    game()
      .given(...reveals('ship-blue-1-1', 'ship-blue-2-2'))
      .shows({ phase: 'bust', bustChance: null });
  });

  it('divides the unseen ships of the colours that lie there by all unseen cards', () => {
    expectChance(game().given(reveal('ship-blue-1-1')), 9, 118);
    expectChance(game().given(...reveals('ship-blue-1-1', 'ship-red-1-1', 'tax-swords')), 18, 116);
  });

  it('leaves out what the active player could repel', () => {
    // Seven blue ships have 1 or 2 swords, one of them lies there; three need 5.
    expectChance(game().given(...owns('Ana', 'pirate-5-1'), reveal('ship-blue-1-1')), 3, 117);
    expectChance(game().given(...owns('Ben', 'pirate-5-1'), reveal('ship-blue-1-1')), 9, 117);
  });

  it('asks for the shuffle when the pile is empty', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...quietTurn('ship-blue-4-5'), reveal('ship-blue-1-1'), correct({ drawPile: 0 }))
      // The only card of the new pile is the blue ship that lies face up on the discard.
      .shows({ bustChance: 1 });
  });

  it('is for the next player when the turn has moved on', () => {
    game()
      .given(...reveals('ship-blue-1-1', 'sailor-3-1'), stop(), pass('Ana'), pass('Ben'), pass('Cleo'))
      .shows({ activePlayer: 'Ben', bustChance: 0 });
  });
});
