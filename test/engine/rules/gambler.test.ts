import { describe, it } from 'vitest';
import {
  claim,
  endTurn,
  gamble,
  game,
  has,
  keep,
  owns,
  repel,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

const table = game({ boxes: ['base', 'gambler'] });
const CALM = ['sailor-3-1', 'priest-4-1', 'settler-4-1', 'ship-blue-1-1'];
const CALM_TOO = ['captain-4-1', 'priest-4-1', 'settler-4-1', 'ship-red-1-1'];

describe('gambler', () => {
  it('[R-GAM-1] turns up four cards at once', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'))
      .when(gamble(CALM))
      .then({ harbor: CALM, phase: 'trade', takesLeft: 2, drawPile: 114 - 1 - 4 })
      .saying({ type: 'gamble', player: 0 });
  });

  it('[R-GAM-1] after cards that lie there already', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), reveal('ship-red-1-1'))
      .when(gamble(CALM))
      .then({ harbor: ['ship-red-1-1', ...CALM], phase: 'trade' });
  });

  it('[R-GAM-4] recorded without a gambler there is none left: Trade & Hire begins', () => {
    table.when({ ...gamble(CALM), override: true }).then({ harbor: CALM, phase: 'trade', takesLeft: 2 });
  });

  it('[R-GAM-1] refuses without a gambler, and another’s does not help', () => {
    table.when(gamble(CALM)).thenRefused('no-gambler', { player: 'Ana', owned: 0 });
    table
      .given(...owns('Ben', 'gambler-4-1'))
      .when(gamble(CALM))
      .thenRefused('no-gambler', { player: 'Ana', owned: 0 });
  });

  it('[R-GAM-1] refuses outside Discover', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), ...reveals('sailor-3-1'), stop())
      .when(gamble(CALM))
      .thenRefused('only-in-discover', { active: 'Ana' });
  });

  it('[R-GAM-1] no ship of these may be repelled', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'gambler-4-1', 'pirate-9-3'), gamble(CALM))
      .shows({ phase: 'discover' })
      .when(repel())
      .thenRefused('nothing-to-repel');
  });

  it('[R-GAM-1] a ship turned up before it stays', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'gambler-4-1', 'pirate-9-3'), reveal('ship-red-1-1'), gamble(CALM))
      .when(keep())
      .thenRefused('nothing-to-repel');
  });

  it('[R-GAM-1] must wait where a second ship could be repelled', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'pirate-9-3'), ...reveals('ship-red-1-1', 'ship-red-1-1'))
      .when(gamble(CALM))
      .thenRefused('must-repel-or-keep', { card: 'ship-red-1-1' });
  });

  it('[R-GAM-1] resolves taxes as they come; expeditions go to their row', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), has('Ben', 12))
      .when(gamble(['tax-swords', 'expedition-cc', 'sailor-3-1', 'tax-influence']))
      .then({
        harbor: ['sailor-3-1'],
        expeditions: ['expedition-cc'],
        // The first tax leaves 6 and gives 1, the second gives 1 to those with the least influence.
        coins: { Ana: 4, Ben: 8, Cleo: 5 },
        phase: 'trade',
      });
  });

  it('[R-GAM-1] taxes take effect in their order', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), has('Ben', 11))
      .when(gamble(['tax-swords', 'tax-influence', 'sailor-3-1', 'priest-4-1']))
      // 11 and the bonus make 12: the second tax halves them.
      .then({ coins: { Ben: 7 } });
  });

  it('[R-GAM-2] turns all four up whatever comes, and judges the bust after the fourth', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), ...owns('Cleo', 'jester-5-1'))
      .when(gamble(['ship-blue-1-1', 'ship-blue-2-2', 'expedition-cc', 'tax-influence']))
      .then({
        phase: 'bust',
        harbor: [],
        expeditions: ['expedition-cc'],
        coins: { Ana: 3, Ben: 4, Cleo: 4 },
        display: { Ana: ['gambler-4-1'] },
      })
      .because('Ben gains 1: tax-bonus tax-influence', 'Cleo gains 1: bust jester-5-1');
  });

  it('[R-GAM-2] a ship that could be repelled alone busts all the same', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'pirate-9-3'), reveal('ship-blue-1-1'))
      .when(gamble(['ship-blue-1-1', 'sailor-3-1', 'priest-4-1', 'settler-4-1']))
      .then({ phase: 'bust', harbor: [], discard: 5 });
  });

  it('[R-GAM-3] ends Discover, and one more card may be taken', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), gamble(CALM))
      .shows({ actingPlayer: 'Ana', takesLeft: 2 })
      .given(take('Ana', 'ship-blue-1-1'))
      .shows({ actingPlayer: 'Ana', takesLeft: 1 })
      .when(take('Ana', 'sailor-3-1'))
      .then({ actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('[R-GAM-3] adds to colours and governors', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'governor-8-0'))
      .when(gamble(['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1']))
      .then({ takesLeft: 4 });
  });

  it('[R-GAM-3] counts in this turn only', () => {
    table
      .given(
        ...owns('Ana', 'gambler-4-1'),
        gamble(CALM),
        endTurn(),
        ...reveals('ship-red-1-1', 'captain-4-1'),
        stop(),
      )
      .shows({ activePlayer: 'Ben', takesLeft: 1 });
  });

  it('[R-GAM-4] another gambler may be used right after', () => {
    const first = table.given(...owns('Ana', 'gambler-4-1', 'gambler-6-2'), gamble(CALM));
    first.shows({ phase: 'discover', takesLeft: 0 });
    first.when(gamble(CALM_TOO)).then({ phase: 'trade', takesLeft: 3, harbor: [...CALM, ...CALM_TOO] });
    first.when(stop()).then({ phase: 'trade', takesLeft: 2 });
    first.when(reveal('sailor-3-1')).thenRefused('after-gamble', { player: 'Ana' });
  });

  it('[R-GAM-4] a second gamble can bust', () => {
    table
      .given(...owns('Ana', 'gambler-4-1', 'gambler-6-2'), gamble(CALM))
      .when(gamble(['ship-blue-2-2', 'captain-4-1', 'captain-4-1', 'priest-4-1']))
      .then({ phase: 'bust', discard: 8 });
  });

  it('[R-GAM-4] claims stay possible between two gambles', () => {
    table
      .given(
        ...owns('Ana', 'gambler-4-1', 'gambler-6-2', 'captain-4-1', 'captain-4-1'),
        reveal('expedition-cc'),
        gamble(CALM),
      )
      .when(claim('Ana', 'expedition-cc'))
      .then({ phase: 'discover', influence: { Ana: 7 } });
  });

  it('[R-GAM-1] gamblers can be used again in the next own turn', () => {
    game({ boxes: ['base', 'gambler'], players: ['Ana', 'Ben'] })
      .given(...owns('Ana', 'gambler-4-1'), gamble(CALM), endTurn(), reveal('captain-4-1'), stop(), endTurn())
      .when(gamble(CALM_TOO))
      .then({ phase: 'trade', takesLeft: 2 });
  });

  it('with an empty harbor all goes run through', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'))
      .when(gamble(['tax-swords', 'expedition-cc', 'tax-influence', 'expedition-pp']))
      .then({ phase: 'discover', activePlayer: 'Ben', expeditions: ['expedition-cc', 'expedition-pp'] });
  });

  it('refuses more copies than there are', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'))
      .when(gamble(['sailor-3-1', 'trader-blue-5-2', 'trader-blue-5-2', 'priest-4-1']))
      .thenRefused('no-copy-left', { card: 'trader-blue-5-2', copies: 1 });
  });

  it('takes its cards off the pile one by one: the discard is shuffled in between', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), ...reveals('trader-blue-5-2'), stop(), endTurn())
      .given(...reveals('captain-4-1'), stop(), endTurn(), ...reveals('captain-4-1'), stop(), endTurn())
      .given({ type: 'correct', drawPile: 2 })
      .when(gamble(['sailor-3-1', 'priest-4-1', 'trader-blue-5-2', 'settler-4-1']))
      .then({
        drawPile: 1,
        discard: 0,
        harbor: ['sailor-3-1', 'priest-4-1', 'trader-blue-5-2', 'settler-4-1'],
      });
  });

  it('refuses a card of the discard before the shuffle', () => {
    table
      .given(...owns('Ana', 'gambler-4-1'), ...reveals('trader-blue-5-2'), stop(), endTurn())
      .given(...reveals('captain-4-1'), stop(), endTurn(), ...reveals('captain-4-1'), stop(), endTurn())
      .given({ type: 'correct', drawPile: 2 })
      .when(gamble(['sailor-3-1', 'trader-blue-5-2', 'priest-4-1', 'settler-4-1']))
      .thenRefused('no-copy-left', { card: 'trader-blue-5-2' });
  });
});
