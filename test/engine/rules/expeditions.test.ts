import { describe, expect, it } from 'vitest';
import { paymentChoices } from '#engine';
import {
  claim,
  endTurn,
  game,
  keep,
  owns,
  pass,
  quietTurn,
  repel,
  reveal,
  reveals,
  stop,
} from '../../support/engine.ts';

describe('expeditions', () => {
  it('[R-EXP-1] discards the persons, takes the card and its coins', () => {
    game()
      .given(...owns('Ana', 'captain-4-1', 'sailor-3-1', 'captain-4-1'), reveal('expedition-cc'))
      .when(claim('Ana', 'expedition-cc'))
      .then({
        display: { Ana: ['sailor-3-1', 'expedition-cc'] },
        influence: { Ana: 5 },
        coins: { Ana: 5 },
        expeditions: [],
        discard: 2,
      })
      .because('Ana gains 2: expedition expedition-cc')
      .saying({ type: 'discard', cards: ['captain-4-1', 'captain-4-1'], why: 'expedition' });
  });

  it.each([
    ['expedition-cc', ['captain-4-1', 'captain-4-1'], 2, 4],
    ['expedition-pp', ['priest-4-1', 'priest-4-1'], 2, 4],
    ['expedition-ss', ['settler-4-1', 'settler-4-1'], 2, 4],
    ['expedition-ccs', ['captain-4-1', 'captain-4-1', 'settler-4-1'], 3, 6],
    ['expedition-pps', ['priest-4-1', 'priest-4-1', 'settler-4-1'], 3, 6],
  ])('[R-EXP-1] %s for %j pays %i coins and is worth %i', (card, persons, pays, influence) => {
    game()
      .given(...owns('Ana', ...persons), reveal(card))
      .when(claim('Ana', card))
      .then({ display: { Ana: [card] }, coins: { Ana: 3 + pays }, influence: { Ana: influence } });
  });

  it('[R-EXP-1] the five players’ expedition needs one of each', () => {
    game({ players: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'] })
      .given(...owns('Ana', 'captain-4-1', 'priest-4-1', 'settler-4-1'))
      .when(claim('Ana', 'expedition-cps'))
      .then({ expeditions: [], coins: { Ana: 6 }, influence: { Ana: 5 } });
  });

  it('[R-EXP-1] only the active player', () => {
    game()
      .given(...owns('Ben', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .when(claim('Ben', 'expedition-cc'))
      .thenRefused('only-active-claims', { player: 'Ben', active: 'Ana' });
    game()
      .given(
        ...owns('Ben', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'ship-blue-1-1'),
        stop(),
        pass('Ana'),
      )
      .when(claim('Ben', 'expedition-cc'))
      .thenRefused('only-active-claims', { player: 'Ben', active: 'Ana' });
  });

  it('[R-EXP-1] at any time of the own turn: before the first card too', () => {
    game()
      .given(
        ...owns('Ben', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'tax-swords', 'ship-blue-1-1'),
      )
      .given(stop(), endTurn())
      .when(claim('Ben', 'expedition-cc'))
      .then({ influence: { Ben: 4 }, activePlayer: 'Ben' });
  });

  it('[R-EXP-1] as often as possible', () => {
    game()
      .given(
        ...owns('Ana', 'captain-4-1', 'captain-4-1', 'priest-4-1', 'priest-4-1'),
        ...reveals('expedition-cc', 'expedition-pp'),
        claim('Ana', 'expedition-cc'),
      )
      .when(claim('Ana', 'expedition-pp'))
      .then({ influence: { Ana: 8 }, coins: { Ana: 7 } });
  });

  it('[R-EXP-1] claim without a name is the active player', () => {
    game()
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .when({ type: 'claim', card: 'expedition-cc' })
      .then({ influence: { Ana: 4 } });
  });

  it('[R-EXP-1] a jack of all trades stands for any one symbol', () => {
    for (const card of ['expedition-cc', 'expedition-pp', 'expedition-ss', 'expedition-ccs']) {
      game()
        .given(
          ...owns('Ana', 'jack-of-all-trades-6-1', 'jack-of-all-trades-6-1', 'jack-of-all-trades-6-1'),
          reveal(card),
        )
        .when(claim('Ana', card))
        .then({
          display: { Ana: card === 'expedition-ccs' ? [card] : ['jack-of-all-trades-6-1', card] },
        });
    }
  });

  it('[R-EXP-1] names the symbols that are missing', () => {
    game()
      .given(...owns('Ana', 'captain-4-1', 'sailor-3-1'), reveal('expedition-ccs'))
      .when(claim('Ana', 'expedition-ccs'))
      .thenRefused('symbols-missing', {
        player: 'Ana',
        card: 'expedition-ccs',
        missing: ['captain', 'settler'],
      });
  });

  it('[R-EXP-1] a printed symbol is matched by exactly one person: never more cards than needed', () => {
    const position = game().given(
      ...owns('Ana', 'captain-4-1', 'captain-4-1', 'captain-4-1', 'jack-of-all-trades-6-1', 'priest-4-1'),
      reveal('expedition-cc'),
    );
    for (const discard of [
      ['captain-4-1', 'captain-4-1', 'captain-4-1'],
      ['captain-4-1'],
      ['captain-4-1', 'priest-4-1'],
      ['captain-4-1', 'captain-4-1', 'jack-of-all-trades-6-1'],
      [],
      ['captain-4-1', 'sailor-3-1'],
      ['captain-4-1', 'settler-4-1'],
    ]) {
      position
        .when(claim('Ana', 'expedition-cc', { discard }))
        .thenRefused('wrong-discard', { player: 'Ana', card: 'expedition-cc', discard });
    }
  });

  it('[R-EXP-2] proposes the specific person before a jack', () => {
    game()
      .given(...owns('Ana', 'jack-of-all-trades-6-1', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .when(claim('Ana', 'expedition-cc'))
      .then({ display: { Ana: ['jack-of-all-trades-6-1', 'expedition-cc'] } });
  });

  it('[R-EXP-2] lets the player choose the jack', () => {
    const position = game().given(
      ...owns('Ana', 'jack-of-all-trades-6-1', 'captain-4-1', 'captain-4-1'),
      reveal('expedition-cc'),
    );
    position
      .when(claim('Ana', 'expedition-cc', { discard: ['captain-4-1', 'jack-of-all-trades-6-1'] }))
      .then({ display: { Ana: ['captain-4-1', 'expedition-cc'] } });
    const { state } = position;
    const choices = paymentChoices(state, 0, state.table.typeOf.get('expedition-cc') ?? -1);
    expect(choices.map((choice) => choice.map((index) => state.table.types[index]?.id))).toEqual([
      ['captain-4-1', 'captain-4-1'],
      ['captain-4-1', 'jack-of-all-trades-6-1'],
    ]);
  });

  it('refuses an expedition that does not lie in the row', () => {
    game()
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'))
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('not-in-row', { card: 'expedition-cc' });
    game()
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'), reveal('sailor-3-1'))
      .when(claim('Ana', 'sailor-3-1'))
      .thenRefused('wrong-kind', { card: 'sailor-3-1', needs: 'expedition' });
  });

  it('says that the ship just turned up stays', () => {
    const position = game().given(
      ...owns('Ana', 'captain-4-1', 'captain-4-1', 'sailor-3-1'),
      ...reveals('expedition-cc', 'ship-blue-1-1'),
      claim('Ana', 'expedition-cc'),
    );
    position.when(repel()).thenRefused('nothing-to-repel');
    position.when(keep()).thenRefused('nothing-to-repel');
  });

  it('stays claimable turns later', () => {
    game()
      .given(
        ...owns('Cleo', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'settler-4-1'),
        stop(),
        endTurn(),
      )
      .given(...quietTurn())
      .when(claim('Cleo', 'expedition-cc'))
      .then({ influence: { Cleo: 4 } });
  });
});
