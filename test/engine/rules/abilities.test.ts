import { describe, it } from 'vitest';
import { game, has, owns, pass, reveal, reveals, stop, take } from '../../support/engine.ts';

const FIVE = ['ship-blue-1-1', 'ship-red-1-1', 'sailor-3-1', 'sailor-3-1', 'priest-4-1'];

describe('admiral', () => {
  it('[R-ABI-1] pays 2 coins each with five cards in the harbor, to the active player', () => {
    game()
      .given(...owns('Ana', 'admiral-5-1', 'admiral-9-3'), ...reveals(...FIVE))
      .when(stop())
      .then({ coins: { Ana: 7 } })
      .because('Ana gains 2: income admiral-5-1', 'Ana gains 2: income admiral-9-3');
  });

  it('[R-ABI-1] pays another player whose go starts with five cards', () => {
    game()
      .given(...owns('Ben', 'admiral-5-1'), ...reveals(...FIVE, 'settler-4-1'), stop())
      .when(take('Ana', 'sailor-3-1'))
      .then({ coins: { Ben: 5 } })
      .because('Ana pays 3: hire sailor-3-1', 'Ben gains 2: income admiral-5-1');
  });

  it('[R-ABI-1] stays quiet with four', () => {
    game()
      .given(...owns('Ana', 'admiral-5-1'), ...owns('Ben', 'admiral-7-2'), ...reveals(...FIVE.slice(1)))
      .when(stop())
      .then({ coins: { Ana: 3 } })
      .because();
    game()
      .given(...owns('Ben', 'admiral-7-2'), ...reveals(...FIVE), stop())
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ben: 3 } });
  });

  it('[R-ABI-4] expeditions and tax increases never count as cards in the harbor', () => {
    game()
      .given(...owns('Ana', 'admiral-5-1'), ...reveals('expedition-cc', 'tax-influence', ...FIVE.slice(1)))
      .when(stop())
      .then({})
      .because();
  });
});

describe('jester', () => {
  it('[R-ABI-2] pays a coin each on an empty harbor', () => {
    game()
      .given(
        ...owns('Ben', 'jester-5-1'),
        ...owns('Cleo', 'jester-7-2', 'jester-7-2'),
        reveal('ship-blue-1-1'),
        stop(),
      )
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ activePlayer: 'Ben', coins: { Ben: 4, Cleo: 5 } })
      .because(
        'Ana gains 1: ship ship-blue-1-1',
        'Ben gains 1: income jester-5-1',
        'Cleo gains 1: income jester-7-2',
        'Cleo gains 1: income jester-7-2',
      );
  });

  it('[R-ABI-2] pays only those whose go starts with no cards', () => {
    game()
      .given(
        ...owns('Ben', 'jester-5-1'),
        ...owns('Cleo', 'jester-7-2'),
        ...reveals('ship-blue-1-1', 'ship-red-1-1'),
        stop(),
      )
      .given(take('Ana', 'ship-blue-1-1'))
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ben: 3, Cleo: 4 } });
  });

  it('[R-ABI-2] pays nobody in the middle of a go', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...owns('Ana', 'jester-5-1'), reveal('ship-blue-1-1'), stop())
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ana: 4 } })
      .because('Ana gains 1: ship ship-blue-1-1');
  });

  it.each([
    ['big-box-2021', 4],
    ['sjg-2017', 4],
    ['pegasus-2014', 3],
  ] as const)(
    '[R-ABI-2] the active player in %s has %i coins after stopping on an empty harbor',
    (edition, left) => {
      game({ edition })
        .given(...owns('Ana', 'jester-5-1'), ...owns('Ben', 'jester-7-2'), reveal('expedition-cc'))
        .when(stop())
        .then({ coins: { Ana: left, Ben: 4 } });
    },
  );

  it('[R-ABI-4] an expedition in its row leaves the harbor empty', () => {
    game()
      .given(...owns('Ben', 'jester-5-1'), ...reveals('expedition-cc', 'ship-blue-1-1'), stop())
      .when(take('Ana', 'ship-blue-1-1'))
      .then({ coins: { Ben: 4 }, expeditions: ['expedition-cc'] });
  });
});

describe('governor', () => {
  it('[R-ABI-3] lets the active player take one more each', () => {
    game()
      .given(...owns('Ana', 'governor-8-0', 'governor-8-0'), ...reveals(...FIVE))
      .when(stop())
      .then({ takesLeft: 3 });
  });

  it('[R-ABI-3] adds to the cards for colours', () => {
    game()
      .given(
        ...owns('Ana', 'governor-8-0'),
        ...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1'),
      )
      .when(stop())
      .then({ takesLeft: 3 });
  });

  it('[R-ABI-3] lets another player take more, and pay for each', () => {
    game()
      .given(has('Ben', 1), ...owns('Ben', 'governor-8-0'), ...reveals(...FIVE), stop(), pass('Ana'))
      .shows({ actingPlayer: 'Ben', takesLeft: 2 })
      .given(take('Ben', 'ship-blue-1-1'))
      .shows({ actingPlayer: 'Ben', takesLeft: 1, coins: { Ana: 4, Ben: 1 } })
      .when(take('Ben', 'ship-red-1-1'))
      .then({ actingPlayer: 'Cleo', coins: { Ana: 5, Ben: 1 } });
  });

  it('[R-ABI-3] is voluntary', () => {
    game()
      .given(...owns('Ana', 'governor-8-0'), ...reveals(...FIVE), stop(), take('Ana', 'ship-blue-1-1'))
      .when(pass('Ana'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });
});
