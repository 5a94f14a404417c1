import { describe, it } from 'vitest';
import {
  addCard,
  claim,
  coins,
  correct,
  endTurn,
  finish,
  game,
  has,
  note,
  owns,
  pass,
  quietTurn,
  removeCard,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

/** Eleven points in persons that do not act. */
const ELEVEN = ['sailor-7-3', 'sailor-5-2', 'sailor-5-2', 'trader-blue-5-2', 'trader-yellow-5-2'];
const eleven = (player: string) => owns(player, ...ELEVEN);
/** Five traders and sailors: the second player near the end, without a card of the first. */
const ninePoints = (player: string) => owns(player, 'pirate-9-3', 'mademoiselle-9-3', 'mademoiselle-9-3');

describe('the end is triggered', () => {
  it('[R-END-1] as soon as a player has 12 influence', () => {
    game()
      .given(...eleven('Ana'), ...reveals('sailor-3-1', 'ship-blue-1-1'), stop())
      .shows({ endTriggeredBy: null, lastTurns: null })
      .when(take('Ana', 'sailor-3-1'))
      .then({ influence: { Ana: 12 }, endTriggeredBy: 'Ana', lastTurns: ['Ben', 'Cleo'], phase: 'trade' })
      .saying({ type: 'end-triggered', player: 0, influence: 12, lastTurns: [1, 2] });
  });

  it('[R-END-1] by a player who is not active, in the middle of another’s turn', () => {
    game()
      .given(...eleven('Cleo'), has('Cleo', 4), ...reveals('sailor-3-1', 'ship-blue-1-1'), stop())
      .when(take('Cleo', 'sailor-3-1'))
      .then({ endTriggeredBy: 'Cleo', activePlayer: 'Ben', lastTurns: ['Cleo'] });
  });

  it('[R-END-1] by an expedition', () => {
    game()
      .given(...ninePoints('Ana'), ...owns('Ana', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .when(claim('Ana', 'expedition-cc'))
      .then({ influence: { Ana: 13 }, endTriggeredBy: 'Ana' });
  });

  it('[R-END-1] not with 11', () => {
    game()
      .given(...eleven('Ana'))
      .shows({ influence: { Ana: 11 }, endTriggeredBy: null, lastTurns: null, winners: null });
  });

  it('[R-END-1] plays the round out up to the player on the start player’s right', () => {
    const position = game({ startPlayer: 'Ben' })
      .given(...quietTurn(), ...eleven('Ana'), addCard('Ana', 'jester-5-1'))
      .shows({ activePlayer: 'Cleo', endTriggeredBy: 'Ana', lastTurns: ['Ana'] })
      .given(...quietTurn())
      .shows({ activePlayer: 'Ana', lastTurns: [], phase: 'discover' })
      .given(reveal('settler-4-1'), stop());
    position.when(endTurn()).then({
      phase: 'over',
      activePlayer: null,
      actingPlayer: null,
      takesLeft: 0,
      winners: ['Ana'],
      lastTurns: [],
      round: 1,
      endTriggeredBy: 'Ana',
      bustChance: null,
    });
  });

  it('[R-END-1] ends at once after the turn of the last player', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...quietTurn(), ...eleven('Ben'), ...reveals('sailor-3-1', 'ship-blue-1-1'), stop())
      .given(take('Ben', 'sailor-3-1'))
      .shows({ endTriggeredBy: 'Ben', lastTurns: [] })
      .when(pass('Ana'))
      .then({ phase: 'over', winners: ['Ben'] });
  });

  it('[R-END-1] a card that ends the round and brings the 12th point counts in its turn: the game is over', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(
        ...quietTurn(),
        ...eleven('Ana'),
        has('Ana', 4),
        ...reveals('ship-blue-1-1', 'sailor-3-1'),
        stop(),
      )
      .given(take('Ben', 'ship-blue-1-1'))
      .shows({ activePlayer: 'Ben', actingPlayer: 'Ana', endTriggeredBy: null })
      .when(take('Ana', 'sailor-3-1'))
      .then({ phase: 'over', winners: ['Ana'], endTriggeredBy: 'Ana', lastTurns: [], round: 1 });
  });

  it('[R-END-1] stays triggered when play itself lowers the influence', () => {
    game({ printed: { 'captain-4-1': { influence: 4 } } })
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .shows({ endTriggeredBy: 'Ana', influence: { Ana: 12 } })
      .when(claim('Ana', 'expedition-cc'))
      .then({ influence: { Ana: 8 }, endTriggeredBy: 'Ana', lastTurns: ['Ben', 'Cleo'] });
  });

  it('[R-END-1] is withdrawn by a correction that shows that nobody had reached it', () => {
    game()
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'))
      .shows({ endTriggeredBy: 'Ana' })
      .when(removeCard('Ana', 'jester-5-1'))
      .then({ influence: { Ana: 11 }, endTriggeredBy: null, lastTurns: null })
      .saying({ type: 'end-withdrawn' });
  });

  it('[R-END-1] is withdrawn after play had lowered the influence, if the peak was wrong', () => {
    game({ printed: { 'captain-4-1': { influence: 4 } } })
      .given(
        ...owns('Ana', 'captain-4-1', 'captain-4-1', 'sailor-5-2', 'sailor-5-2'),
        reveal('expedition-cc'),
        claim('Ana', 'expedition-cc'),
      )
      .shows({ influence: { Ana: 8 }, endTriggeredBy: 'Ana' })
      .when(removeCard('Ana', 'sailor-5-2'))
      .then({ endTriggeredBy: null });
  });

  it('[R-END-1] stays when a correction leaves 12', () => {
    game()
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'), addCard('Ana', 'sailor-3-1'))
      .when(removeCard('Ana', 'sailor-3-1'))
      .then({ influence: { Ana: 12 }, endTriggeredBy: 'Ana' })
      .without('end-withdrawn');
  });

  it('[R-END-1] stays when a correction has nothing to do with influence', () => {
    const triggered = game().given(...eleven('Ana'), addCard('Ana', 'jester-5-1'));
    triggered.when(coins('Ana', { add: 3 })).then({ endTriggeredBy: 'Ana' });
    triggered.when(removeCard('Ana', 'sailor-7-3')).then({ endTriggeredBy: null });
    triggered.when(note('cheers')).then({ endTriggeredBy: 'Ana' });
    game()
      .given(correct({ endTriggeredBy: 'Ben' }))
      .when(coins('Ana', { add: 3 }))
      .then({ endTriggeredBy: 'Ben' });
  });

  it('[R-END-1] passes to another player who has reached it', () => {
    game()
      .given(
        ...eleven('Ana'),
        addCard('Ana', 'jester-5-1'),
        ...ninePoints('Ben'),
        addCard('Ben', 'jester-9-3'),
      )
      .when(removeCard('Ana', 'jester-5-1'))
      .then({ endTriggeredBy: 'Ben' });
  });

  it('[R-END-1] opens a game again that was over', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...quietTurn(), ...eleven('Ben'), addCard('Ben', 'jester-5-1'), ...quietTurn())
      .shows({ phase: 'over', winners: ['Ben'] })
      .when(removeCard('Ben', 'jester-5-1'))
      .then({ phase: 'discover', activePlayer: 'Ana', winners: null, endTriggeredBy: null, round: 2 });
  });

  it('is set and withdrawn by the table itself', () => {
    const set = game().given(correct({ endTriggeredBy: 'Ben' }));
    set.shows({ endTriggeredBy: 'Ben', lastTurns: ['Ben', 'Cleo'] });
    set.when(correct({ endTriggeredBy: null })).then({ endTriggeredBy: null, lastTurns: null });
  });
});

describe('who wins', () => {
  it('[R-END-2] most influence', () => {
    game()
      .given(...owns('Ben', 'sailor-3-1'), has('Ana', 9))
      .when(finish())
      .then({ phase: 'over', winners: ['Ben'] })
      .saying({ type: 'over', winners: [1], decision: 'influence' });
  });

  it('[R-END-2] then most coins', () => {
    game()
      .given(...owns('Ben', 'sailor-3-1'), ...owns('Cleo', 'sailor-3-1'), has('Cleo', 4), has('Ana', 9))
      .when(finish())
      .then({ winners: ['Cleo'] })
      .saying({ type: 'over', winners: [2], decision: 'coins' });
  });

  it('[R-END-2] then the win is shared, names in seat order', () => {
    game({ startPlayer: 'Cleo' })
      .given(...owns('Cleo', 'sailor-3-1'), ...owns('Ana', 'sailor-3-1'))
      .when(finish())
      .then({ winners: ['Ana', 'Cleo'] })
      .saying({ type: 'over', decision: 'shared' });
  });

  it('[R-END-2] the edition of 2017 knows coins too, and shares the win after them', () => {
    game({ edition: 'sjg-2017' })
      .given(has('Ben', 4))
      .when(finish())
      .then({ winners: ['Ben'] });
    game({ edition: 'sjg-2017' })
      .when(finish())
      .then({ winners: ['Ana', 'Ben', 'Cleo'] });
  });

  it('[R-END-4] influence is that of persons and expeditions in the display', () => {
    game()
      .given(...owns('Ana', 'pirate-9-3', 'governor-8-0', 'expedition-ccs', 'expedition-pp'))
      .shows({ influence: { Ana: 3 + 0 + 6 + 4 } });
  });
});

describe('the ending by expedition', () => {
  const variant = game({ houseRules: { endNeedsExpedition: true } });

  it('[R-END-3] needs 12 influence and an expedition', () => {
    variant
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'))
      .shows({ influence: { Ana: 12 }, endTriggeredBy: null });
    variant
      .given(...eleven('Ana'))
      .when(addCard('Ana', 'expedition-cc'))
      .then({ endTriggeredBy: 'Ana' });
  });

  it('[R-END-3] triggers with the expedition of a player who had the influence', () => {
    variant
      .given(...eleven('Ana'), ...owns('Ana', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .shows({ influence: { Ana: 13 }, endTriggeredBy: null })
      .when(claim('Ana', 'expedition-cc'))
      .then({ endTriggeredBy: 'Ana' });
  });

  it('[R-END-3] only players with an expedition can win', () => {
    variant
      .given(
        ...eleven('Ana'),
        ...owns('Ben', 'expedition-cc'),
        ...owns('Cleo', 'expedition-pp'),
        has('Cleo', 4),
      )
      .when(finish())
      .then({ winners: ['Cleo'] });
    variant
      .given(...eleven('Ana'))
      .when(finish())
      .then({ winners: [] })
      .saying({ type: 'over', decision: 'nobody' });
  });

  it('[R-END-3] is off unless said', () => {
    game()
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'))
      .shows({ endTriggeredBy: 'Ana' });
  });

  it('[R-END-1] is withdrawn when the expedition was wrong', () => {
    variant
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'), addCard('Ana', 'expedition-cc'))
      .shows({ endTriggeredBy: 'Ana' })
      .when(removeCard('Ana', 'expedition-cc'))
      .then({ endTriggeredBy: null });
  });
});

describe('finish', () => {
  it('ends the game where it stands, by the figures', () => {
    game()
      .given(...owns('Ben', 'sailor-3-1'), reveal('ship-blue-1-1'))
      .when(finish())
      .then({
        phase: 'over',
        winners: ['Ben'],
        activePlayer: null,
        actingPlayer: null,
        endTriggeredBy: null,
      });
  });

  it('closes for good', () => {
    const closed = game().given(finish());
    for (const entry of [
      finish(),
      reveal('sailor-3-1'),
      stop(),
      endTurn(),
      coins('Ana', { add: 1 }),
      addCard('Ana', 'sailor-3-1'),
      correct({ drawPile: 5 }),
      claim('Ana', 'expedition-cc', { discard: [] }),
    ]) {
      closed.when(entry).thenRefused('game-finished');
    }
  });

  it('[section 10] a correction recorded anyway is the one thing that still changes figures', () => {
    const closed = game().given(finish());
    closed.when(coins('Ana', { add: 1, override: true })).then({ coins: { Ana: 4 }, winners: ['Ana'] });
    closed.when({ ...reveal('sailor-3-1'), override: true }).thenRefused('game-finished');
  });

  it('closes a game that had ended by itself', () => {
    const over = game({ players: ['Ana', 'Ben'] }).given(
      ...quietTurn(),
      ...eleven('Ben'),
      addCard('Ben', 'jester-5-1'),
      ...quietTurn(),
    );
    over.when(reveal('sailor-3-1')).thenRefused('game-over');
    over.when(endTurn()).thenRefused('game-over');
    over
      .given(finish())
      .when(coins('Ana', { add: 1 }))
      .thenRefused('game-finished');
  });
});

describe('late entries', () => {
  const captains = owns('Ana', 'captain-4-1', 'captain-4-1');

  it('a claim by the player who was active counts until the first card of the next turn', () => {
    const late = game().given(...captains, ...reveals('expedition-cc', 'sailor-3-1'), stop(), endTurn());
    late.when(claim('Ana', 'expedition-cc')).then({ activePlayer: 'Ben', influence: { Ana: 4 } });
    late
      .given(reveal('priest-4-1'))
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('only-active-claims', { player: 'Ana', active: 'Ben' });
  });

  it('after a bust too, where claims are allowed then', () => {
    game()
      .given(...captains, ...reveals('expedition-cc', 'ship-blue-1-1', 'ship-blue-2-2'), endTurn())
      .when(claim('Ana', 'expedition-cc'))
      .then({ activePlayer: 'Ben', influence: { Ana: 4 } });
  });

  it('not by the player before that one', () => {
    game()
      .given(...captains, ...reveals('expedition-cc', 'settler-4-1'), stop(), endTurn(), ...quietTurn())
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('only-active-claims', { player: 'Ana' });
  });

  it('one that triggers the end counts in its turn: the round was complete, the game is over', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(
        ...ninePoints('Ben'),
        ...owns('Ben', 'captain-4-1', 'captain-4-1'),
        ...quietTurn(),
        ...reveals('expedition-cc', 'settler-4-1'),
        stop(),
        endTurn(),
      )
      .shows({ activePlayer: 'Ana', round: 2 })
      .when(claim('Ben', 'expedition-cc'))
      .then({ phase: 'over', winners: ['Ben'], round: 1, lastTurns: [], endTriggeredBy: 'Ben' });
  });

  it('one in the middle of a round leaves the rest of it to play', () => {
    game()
      .given(...ninePoints('Ana'), ...captains, ...reveals('expedition-cc', 'settler-4-1'), stop(), endTurn())
      .when(claim('Ana', 'expedition-cc'))
      .then({ phase: 'discover', endTriggeredBy: 'Ana', activePlayer: 'Ben', lastTurns: ['Cleo'] });
  });

  it('after the last turn they are still accepted, and winners are computed anew', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(
        ...eleven('Ana'),
        addCard('Ana', 'jester-5-1'),
        ...ninePoints('Ben'),
        ...owns('Ben', 'captain-4-1', 'captain-4-1'),
        ...quietTurn(),
        ...reveals('expedition-cc', 'settler-4-1'),
        stop(),
        endTurn(),
      )
      .shows({ phase: 'over', winners: ['Ana'] })
      .when(claim('Ben', 'expedition-cc'))
      .then({ phase: 'over', winners: ['Ben'], influence: { Ben: 13 } })
      .saying({ type: 'over', winners: [1], decision: 'influence' });
  });

  it('corrections after the last turn compute the winners anew', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'), ...quietTurn(), ...quietTurn())
      .given(addCard('Ben', 'expedition-ccs'), addCard('Ben', 'expedition-pps'))
      .shows({ phase: 'over', winners: ['Ana', 'Ben'], influence: { Ana: 12, Ben: 12 } })
      .when(coins('Ben', { add: 1 }))
      .then({ winners: ['Ben'] });
  });

  it('after a bust nothing moves by itself, not even in the last turn', () => {
    const last = game({ players: ['Ana', 'Ben'] }).given(
      ...eleven('Ana'),
      addCard('Ana', 'jester-5-1'),
      ...quietTurn(),
      ...reveals('ship-blue-1-1', 'ship-blue-2-2'),
    );
    last.shows({ phase: 'bust', activePlayer: 'Ben', winners: null, lastTurns: [] });
    last.when(endTurn()).then({ phase: 'over', winners: ['Ana'] });
    last.when(reveal('sailor-3-1')).thenRefused('turn-would-end-game', { lost: false });
  });

  it('reveal after the last go of the last turn is refused', () => {
    game({ players: ['Ana', 'Ben'] })
      .given(...eleven('Ana'), addCard('Ana', 'jester-5-1'), ...quietTurn(), reveal('settler-4-1'), stop())
      .when(reveal('sailor-3-1'))
      .thenRefused('turn-would-end-game', { lost: false });
  });
});
