import { describe, it } from 'vitest';
import {
  endTurn,
  game,
  has,
  owns,
  quietTurn,
  reveal,
  reveals,
  soloGame,
  stop,
} from '../../support/engine.ts';

describe('tax increase', () => {
  it.each([
    [11, 11],
    [12, 6],
    [13, 7],
    [15, 8],
    [24, 12],
    [0, 0],
  ])('[R-TAX-1] of %i coins %i are left', (before, after) => {
    game()
      .given(has('Ben', before), ...owns('Ana', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ben: after } });
  });

  it('[R-TAX-1] taxes everybody who has 12, the active player first', () => {
    game()
      .given(has('Ana', 12), has('Cleo', 15), ...owns('Ben', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 6, Ben: 4, Cleo: 8 } })
      .because(
        'Ana pays 6: tax tax-swords',
        'Cleo pays 7: tax tax-swords',
        'Ben gains 1: tax-bonus tax-swords',
      );
  });

  it('[R-TAX-2] pays the player with the most swords', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), ...owns('Ben', 'pirate-5-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 3, Ben: 4, Cleo: 3 } })
      .because('Ben gains 1: tax-bonus tax-swords');
  });

  it('[R-TAX-2] pays the player with the least influence', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), ...owns('Ben', 'sailor-5-2'), ...owns('Cleo', 'sailor-5-2'))
      .when(reveal('tax-influence'))
      .then({ coins: { Ana: 4, Ben: 3, Cleo: 3 } });
  });

  it.each(['tax-swords', 'tax-influence'])('[R-TAX-2] %s pays all who are tied, at zero too', (card) => {
    game()
      .when(reveal(card))
      .then({ coins: { Ana: 4, Ben: 4, Cleo: 4 }, drawPile: 110 - 1 - 3, discard: 1 });
  });

  it('[R-TAX-2] pays tied players only', () => {
    game()
      .given(...owns('Ana', 'pirate-5-1'), ...owns('Cleo', 'sailor-3-1', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 4, Ben: 3, Cleo: 4 } });
  });

  it('[R-TAX-2] works the bonus out after the loss', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(has('Ana', 11))
      .when(reveal('tax-swords'))
      .then({ coins: { Ana: 12, Ben: 4 } });
  });

  it('[R-TAX-3] pays the single player always', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'])
      .given(...owns('Ana', 'sailor-5-2'))
      .when(reveal('tax-influence'))
      .then({ coins: { Ana: 4 } });
  });

  it('has two copies of each card', () => {
    game()
      .given(...reveals('tax-swords', 'tax-swords'))
      .when(reveal('tax-swords'))
      .thenRefused('no-copy-left', { copies: 2 });
  });

  it('moves paid coins to the discard, draws the bonus, and discards the tax last', () => {
    game()
      .given(has('Ana', 12), ...owns('Ana', 'sailor-3-1'))
      .when(reveal('tax-swords'))
      // 9 coins and the sailor have left the pile of 110, now the tax and one coin.
      .then({ drawPile: 110 - 9 - 1 - 1 - 1, discard: 6 + 1, unseen: { 'tax-swords': 1 } });
  });

  it('stays quiet in Trade & Hire: a tax increase never lies in the harbor', () => {
    game()
      .given(...reveals('tax-swords', 'sailor-3-1'), stop())
      .shows({ harbor: ['sailor-3-1'], takesLeft: 1 })
      .given(endTurn(), ...quietTurn())
      .shows({ activePlayer: 'Cleo' });
  });
});
