import { describe, it } from 'vitest';
import {
  addCard,
  claim,
  coins,
  contractGame,
  endTurn,
  game,
  has,
  keep,
  note,
  owns,
  pass,
  removeCard,
  repel,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

describe('turning up cards', () => {
  it('[R-DIS-1] turns up cards one by one until stopping', () => {
    game()
      .given(...reveals('sailor-3-1', 'ship-blue-2-2'))
      .shows({ phase: 'discover', harbor: ['sailor-3-1', 'ship-blue-2-2'], takesLeft: 0 })
      .when(stop())
      .then({ phase: 'trade', actingPlayer: 'Ana', takesLeft: 1 });
  });

  it('[R-DIS-1] refuses to stop before the first card', () => {
    game().when(stop()).thenRefused('nothing-turned-up', { player: 'Ana' });
  });

  it.each(['expedition-cc', 'tax-swords'])(
    '[R-DIS-1] counts %s as the one card: stopping is allowed',
    (card) => {
      game()
        .given(reveal(card))
        .when(stop())
        .then({ activePlayer: 'Ben', phase: 'discover' })
        .without('bust');
    },
  );

  it('[R-DIS-1] counts a repelled ship as the one card', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), repel())
      .when(stop())
      .then({ activePlayer: 'Ben', phase: 'discover', harbor: [] });
  });

  it('[R-DIS-1] starts every go with no cards when the harbor is empty: jesters of all are paid, no bust', () => {
    game()
      .given(
        ...owns('Ana', 'jester-5-1'),
        ...owns('Cleo', 'jester-7-2', 'jester-7-2'),
        reveal('expedition-cc'),
      )
      .when(stop())
      .then({ activePlayer: 'Ben', coins: { Ana: 4, Ben: 3, Cleo: 5 } })
      .because(
        'Ana gains 1: income jester-5-1',
        'Cleo gains 1: income jester-7-2',
        'Cleo gains 1: income jester-7-2',
      );
  });

  it('[R-DIS-1] knows no way back to Discover', () => {
    game()
      .given(...reveals('sailor-3-1', 'priest-4-1'), stop())
      .when(stop())
      .thenRefused('only-in-discover', { active: 'Ana' });
  });

  it('[R-DIS-2] puts a person into the harbor', () => {
    game()
      .when(reveal('governor-8-0'))
      .then({
        harbor: ['governor-8-0'],
        expeditions: [],
        drawPile: 109,
        discard: 0,
        unseen: { 'governor-8-0': 3 },
      })
      .because();
  });

  it('[R-DIS-4] puts an expedition into its own row, where it stays', () => {
    game()
      .given(reveal('expedition-pp'))
      .shows({ harbor: [], expeditions: ['expedition-pp'], drawPile: 109, discard: 0 })
      .given(reveal('ship-blue-1-1'), stop(), endTurn())
      .shows({ activePlayer: 'Ben', harbor: [], expeditions: ['expedition-pp'] });
  });

  it('[R-DIS-4] keeps it through a bust', () => {
    game()
      .given(...reveals('expedition-pp', 'ship-blue-1-1', 'ship-blue-2-2'))
      .shows({ phase: 'bust', harbor: [], expeditions: ['expedition-pp'] });
  });

  it('[R-DIS-5] resolves a tax increase at once, discards it and goes on', () => {
    game()
      .given(has('Ana', 12))
      .when(reveal('tax-swords'))
      .then({ phase: 'discover', harbor: [], coins: { Ana: 7, Ben: 4, Cleo: 4 }, activePlayer: 'Ana' });
  });

  it('refuses a card with no unseen copy, and says how many there are', () => {
    game()
      .given(reveal('trader-blue-5-2'))
      .when(reveal('trader-blue-5-2'))
      .thenRefused('no-copy-left', { card: 'trader-blue-5-2', copies: 1 });
  });

  it('refuses a card that does not exist', () => {
    game().when(reveal('ship-pink-1-1')).thenRefused('unknown-card', { card: 'ship-pink-1-1' });
  });

  it('refuses contracts turned up as cards', () => {
    game().when(reveal('jinx')).thenRefused('unknown-card', { card: 'jinx' });
  });
});

describe('repelling', () => {
  it('[R-DIS-3] discards the ship just turned up with enough swords', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1', 'pirate-5-1'), reveal('ship-blue-2-2'))
      .when(repel())
      .then({ harbor: [], discard: 1, phase: 'discover', swords: { Ana: 3 } })
      .saying(
        { type: 'repel', player: 0, card: 'ship-blue-2-2' },
        { type: 'discard', cards: ['ship-blue-2-2'], why: 'repel' },
      )
      .because();
  });

  it('[R-DIS-3] needs at least as many swords as the ship', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-2-2'))
      .when(repel())
      .thenRefused('too-few-swords', { player: 'Ana', card: 'ship-blue-2-2', swords: 1, needs: 2 });
    game()
      .given(...owns('Ana', 'pirate-5-1'), reveal('ship-blue-2-2'))
      .when(repel())
      .then({ harbor: [] });
  });

  it('[R-DIS-3] never repels a skull, however many swords', () => {
    game()
      .given(
        ...owns('Ana', 'pirate-5-1', 'pirate-7-2', 'pirate-9-3', 'sailor-3-1', 'sailor-3-1', 'sailor-7-3'),
        reveal('ship-red-3-skull'),
      )
      .when(repel())
      .thenRefused('skull', { player: 'Ana', card: 'ship-red-3-skull' });
  });

  it('[R-DIS-3] only the ship just turned up', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), ...reveals('ship-blue-1-1', 'sailor-3-1'))
      .when(repel())
      .thenRefused('nothing-to-repel', { player: 'Ana' });
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), keep())
      .when(repel())
      .thenRefused('nothing-to-repel');
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), repel())
      .when(repel())
      .thenRefused('nothing-to-repel');
    game().when(repel()).thenRefused('nothing-to-repel');
  });

  it('[R-DIS-3] does not spend swords', () => {
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), repel(), reveal('ship-blue-1-1'))
      .when(repel())
      .then({ swords: { Ana: 1 }, discard: 2 });
  });

  it('[R-DIS-3] counts the active player’s swords only', () => {
    game()
      .given(...owns('Ben', 'pirate-5-1'), reveal('ship-blue-1-1'))
      .when(repel())
      .thenRefused('too-few-swords', { player: 'Ana', swords: 0, needs: 1 });
  });

  it('[R-DIS-3] is a choice: the ship stays with any other entry of play', () => {
    const turned = game().given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'));
    turned.when(keep()).then({ harbor: ['ship-blue-1-1'], phase: 'discover' });
    turned.when(stop()).then({ phase: 'trade', harbor: ['ship-blue-1-1'] });
    turned.when(reveal('ship-red-1-1')).then({ harbor: ['ship-blue-1-1', 'ship-red-1-1'] });
  });

  it('[R-DIS-3] is not decided by a note or a correction', () => {
    game()
      .given(
        ...owns('Ana', 'sailor-3-1'),
        reveal('ship-blue-1-1'),
        note('a gull lands'),
        coins('Ben', { add: 1 }),
        addCard('Cleo', 'jester-5-1'),
      )
      .when(repel())
      .then({ harbor: [] });
  });

  it('[R-DIS-3] counts the swords at the moment of repelling, corrections included', () => {
    game().given(reveal('ship-blue-1-1'), addCard('Ana', 'sailor-3-1')).when(repel()).then({ harbor: [] });
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'), removeCard('Ana', 'sailor-3-1'))
      .when(repel())
      .thenRefused('too-few-swords', { swords: 0, needs: 1 });
  });

  it('refuses to keep a ship where nothing waits', () => {
    game().when(keep()).thenRefused('nothing-to-repel', { player: 'Ana' });
    game().given(reveal('sailor-3-1')).when(keep()).thenRefused('nothing-to-repel');
  });
});

describe('bust', () => {
  const twoBlue = reveals('sailor-3-1', 'ship-blue-1-1', 'ship-blue-2-2');

  it('[R-DIS-6] discards the harbor, the second ship too, and ends Discover', () => {
    game()
      .given(...twoBlue.slice(0, 2))
      .when(reveal('ship-blue-2-2'))
      .then({ phase: 'bust', harbor: [], discard: 3, drawPile: 107, activePlayer: 'Ana', takesLeft: 0 })
      .saying({ type: 'bust', player: 0, card: 'ship-blue-2-2' })
      .because();
  });

  it('[R-DIS-6] pays every player a coin for each own jester, the active one too', () => {
    game()
      .given(
        ...owns('Ana', 'jester-5-1'),
        ...owns('Cleo', 'jester-7-2', 'jester-9-3'),
        ...reveals('ship-blue-1-1'),
      )
      .when(reveal('ship-blue-2-2'))
      .then({ coins: { Ana: 4, Ben: 3, Cleo: 5 } })
      .because(
        'Ana gains 1: bust jester-5-1',
        'Cleo gains 1: bust jester-7-2',
        'Cleo gains 1: bust jester-9-3',
      );
  });

  it('[R-DIS-6] pays jesters of all in the 2014 books and in 2017 as well', () => {
    for (const edition of ['pegasus-2014', 'sjg-2017'] as const) {
      game({ edition })
        .given(...owns('Ana', 'jester-5-1'), reveal('ship-blue-1-1'))
        .when(reveal('ship-blue-2-2'))
        .then({ phase: 'bust', coins: { Ana: 4 } });
    }
  });

  it('[R-DIS-6] has no Trade & Hire', () => {
    const busted = game().given(...twoBlue);
    busted.when(take('Ana', 'sailor-3-1')).thenRefused('only-in-trade', { active: 'Ana' });
    busted.when(pass('Ana')).thenRefused('only-in-trade');
    busted.when(stop()).thenRefused('only-in-discover');
  });

  it('[R-DIS-6] does not move on by itself; the next reveal or end-turn begins the next turn', () => {
    const busted = game().given(...twoBlue);
    busted.when(endTurn()).then({ phase: 'discover', activePlayer: 'Ben' });
    busted
      .when(reveal('priest-4-1'))
      .then({ phase: 'discover', activePlayer: 'Ben', harbor: ['priest-4-1'] });
  });

  it('[R-DIS-6] must be decided where the second ship could be repelled', () => {
    const second = game().given(...owns('Ana', 'pirate-5-1'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'));
    second.shows({ phase: 'discover', harbor: ['ship-blue-1-1', 'ship-blue-2-2'] });
    for (const entry of [reveal('sailor-3-1'), stop(), claim('Ana', 'expedition-cc', { discard: [] })]) {
      second.when(entry).thenRefused('must-repel-or-keep', { player: 'Ana', card: 'ship-blue-2-2' });
    }
    second.when(repel()).then({ phase: 'discover', harbor: ['ship-blue-1-1'], discard: 1 });
  });

  it('[R-DIS-6] lets a player bust on purpose, in every edition', () => {
    for (const edition of ['big-box-2021', 'pegasus-2014', 'sjg-2017'] as const) {
      game({ edition })
        .given(...owns('Ana', 'pirate-5-1', 'jester-5-1'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'))
        .when(keep())
        .then({ phase: 'bust', harbor: [], discard: 2, coins: { Ana: 4 } })
        .saying({ type: 'bust', card: 'ship-blue-2-2' });
    }
  });

  it('[R-DIS-6] a skull of a colour in the harbor busts at once, whatever the swords', () => {
    game()
      .given(...owns('Ana', 'pirate-5-1', 'pirate-7-2', 'pirate-9-3', 'sailor-3-1'), reveal('ship-red-1-1'))
      .when(reveal('ship-red-3-skull'))
      .then({ phase: 'bust' });
  });

  it('[R-DIS-6] no bust with five different colours', () => {
    game()
      .given(...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1'))
      .when(reveal('ship-black-1-2'))
      .then({ phase: 'discover' })
      .without('bust');
  });

  it('[R-DIS-7] the Big Box lets the active player claim after a bust', () => {
    game()
      .given(
        ...owns('Ana', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'ship-blue-1-1', 'ship-blue-2-2'),
      )
      .when(claim('Ana', 'expedition-cc'))
      .then({ phase: 'bust', influence: { Ana: 4 }, coins: { Ana: 5 } });
  });

  it('[R-DIS-7] and complete contracts', () => {
    contractGame(['mercenary', 'jinx', 'explorer', 'bruja'])
      .given(...owns('Ana', 'pirate-5-1', 'sailor-3-1'), ...reveals('ship-blue-3-5', 'ship-blue-3-5'))
      .when({ type: 'contract', contract: 'mercenary' })
      .then({ phase: 'bust', completed: { Ana: ['mercenary'] } });
  });

  it.each(['pegasus-2014', 'sjg-2017'] as const)('[R-DIS-7] %s ends the turn with the bust', (edition) => {
    const busted = game({ edition }).given(
      ...owns('Ana', 'captain-4-1', 'captain-4-1'),
      ...reveals('expedition-cc', 'ship-blue-1-1', 'ship-blue-2-2'),
    );
    busted.when(claim('Ana', 'expedition-cc')).thenRefused('bust-ended-turn', { player: 'Ana' });
    busted
      .given(endTurn())
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('bust-ended-turn', { player: 'Ana' });
  });

  it('[R-DIS-7] leaves the others out after a bust', () => {
    game()
      .given(
        ...owns('Ben', 'captain-4-1', 'captain-4-1'),
        ...reveals('expedition-cc', 'ship-blue-1-1', 'ship-blue-2-2'),
      )
      .when(claim('Ben', 'expedition-cc'))
      .thenRefused('only-active-claims', { player: 'Ben', active: 'Ana' });
  });
});
