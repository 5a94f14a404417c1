import { describe, expect, it } from 'vitest';
import { legalEntries } from '#engine';
import {
  addCard,
  bust,
  claim,
  coins,
  contract,
  contractGame,
  endTurn,
  finish,
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
  setAside,
  soloGame,
  stop,
  take,
  tax,
  toScores,
} from '../../support/engine.ts';

const scores = game({ tracking: 'scores' });

describe('displays and coins only', () => {
  it('hiring is add-card with paid: cost less discount', () => {
    scores
      .given(has('Ana', 5), ...owns('Ana', 'mademoiselle-7-2'))
      .when(addCard('Ana', 'admiral-5-1', { paid: true }))
      .then({
        coins: { Ana: 1 },
        influence: { Ana: 3 },
        display: { Ana: ['mademoiselle-7-2', 'admiral-5-1'] },
      })
      .because('Ana pays 4: hire admiral-5-1');
    scores
      .when(addCard('Ana', 'admiral-5-1', { paid: true }))
      .thenRefused('cannot-afford', { player: 'Ana', coins: 3, cost: 5, price: 5, tribute: 0 });
  });

  it('without paid it only joins the display', () => {
    scores.when(addCard('Ana', 'admiral-5-1')).then({ coins: { Ana: 3 }, influence: { Ana: 1 } });
  });

  it('[R-TAX-1] computes taxes', () => {
    scores
      .given(has('Ben', 15), ...owns('Cleo', 'sailor-3-1'))
      .when(tax('tax-swords'))
      .then({ coins: { Ana: 3, Ben: 8, Cleo: 4 }, unseen: { 'tax-swords': 1 } });
    scores.when(tax('sailor-3-1')).thenRefused('wrong-kind', { card: 'sailor-3-1', needs: 'tax' });
  });

  it('[R-TAX-1] counts a third tax of a kind after a shuffle that nobody told', () => {
    scores
      .given(tax('tax-swords'), tax('tax-swords'))
      .when(tax('tax-swords'))
      .then({ coins: { Ana: 6, Ben: 6, Cleo: 6 } });
  });

  it('[R-DIS-6] computes jesters at a bust', () => {
    scores
      .given(...owns('Ana', 'jester-5-1'), ...owns('Cleo', 'jester-7-2', 'jester-7-2'))
      .when(bust())
      .then({ phase: 'bust', coins: { Ana: 4, Ben: 3, Cleo: 5 }, activePlayer: 'Ana' });
    // A group that enters no turns may say it again.
    scores
      .given(...owns('Ana', 'jester-5-1'), bust())
      .when(bust())
      .then({ coins: { Ana: 5 } });
  });

  it('end-turn says that the active player’s turn is done', () => {
    scores.when(endTurn()).then({ activePlayer: 'Ben', round: 1 });
    scores.given(bust()).when(endTurn()).then({ activePlayer: 'Ben', phase: 'discover' });
    scores.given(endTurn(), endTurn()).when(endTurn()).then({ activePlayer: 'Ana', round: 2 });
  });

  it('[R-EXP-1] lists the claims that somebody has the persons for', () => {
    const captains = scores.given(...owns('Ana', 'captain-4-1', 'captain-4-1'));
    const claims = legalEntries(captains.state).filter(({ type }) => type === 'claim');
    expect(claims).toEqual([{ type: 'claim', player: 'Ana', card: 'expedition-cc' }]);
  });

  it('[R-EXP-1] claims discard persons and pay coins', () => {
    scores
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'))
      .when(claim('Ana', 'expedition-cc'))
      .then({ display: { Ana: ['expedition-cc'] }, coins: { Ana: 5 }, influence: { Ana: 4 } });
    scores
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('symbols-missing', { missing: ['captain', 'captain'] });
    scores
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'), addCard('Ben', 'expedition-cc'))
      .when(claim('Ana', 'expedition-cc'))
      .thenRefused('no-copy-left', { card: 'expedition-cc' });
  });

  it('[R-END-1] computes the end trigger and the last round', () => {
    const triggered = scores.given(endTurn(), ...owns('Ben', 'expedition-ccs', 'expedition-pps'));
    triggered.shows({ endTriggeredBy: 'Ben', lastTurns: ['Cleo'] });
    triggered
      .given(endTurn())
      .when(endTurn())
      .then({ phase: 'over', winners: ['Ben'], round: 1 });
  });

  it('[R-END-1] a card removed as a correction withdraws it', () => {
    scores
      .given(...owns('Ben', 'expedition-ccs', 'expedition-pps'))
      .when(removeCard('Ben', 'expedition-ccs'))
      .then({ endTriggeredBy: null });
  });

  it('a group that does not enter turns ends with finish', () => {
    scores
      .given(...owns('Ben', 'sailor-3-1'), note('late'), coins('Ana', { add: 4 }))
      .when(finish())
      .then({ phase: 'over', winners: ['Ben'] });
  });

  it('refuses what belongs to a tracked table', () => {
    for (const entry of [
      reveal('sailor-3-1'),
      stop(),
      repel(),
      keep(),
      take('Ana', 'sailor-3-1'),
      pass('Ana'),
    ])
      scores.when(entry).thenRefused('only-in-table-tracking');
    game().when(tax('tax-swords')).thenRefused('only-in-scores-tracking');
    game().when(bust()).thenRefused('only-in-scores-tracking');
  });

  it('knows no chance of a bust', () => {
    scores.shows({ bustChance: null });
  });
});

describe('contracts in scores', () => {
  const table = contractGame(['tax-inspector', 'jinx', 'speculator', 'mercenary'], { tracking: 'scores' });

  it('[R-CON-2] requirements of the display are still asked for', () => {
    table.when(contract('Ben', 'mercenary')).thenRefused('contract-not-met', { has: 0, needs: 3 });
    table
      .given(...owns('Ben', 'pirate-5-1', 'sailor-3-1'))
      .when(contract('Ben', 'mercenary'))
      .then({ coins: { Ben: 6 }, spaces: { mercenary: ['Ben'] } });
  });

  it('[R-CON-8] Tax Inspector and Jinx at their moment', () => {
    table.when(contract('Ana', 'tax-inspector')).thenRefused('contract-chance-gone');
    table
      .given(has('Ana', 12), tax('tax-swords'))
      .when(contract('Ana', 'tax-inspector'))
      .then({ coins: { Ana: 14 } });
    table.when(contract('Ana', 'jinx')).thenRefused('contract-chance-gone');
    table
      .given(bust())
      .when(contract('Ana', 'jinx'))
      .then({ coins: { Ana: 4 } });
  });

  it('[R-CON-8] what the harbor showed is believed, the second time of Speculator on a later turn', () => {
    const first = table.given(contract('Ana', 'speculator'));
    first.shows({ waiting: { Ana: { speculator: 1 } } });
    first.when(contract('Ana', 'speculator')).thenRefused('contract-later-turn', { player: 'Ana' });
    first
      .given(endTurn(), endTurn(), endTurn())
      .when(contract('Ana', 'speculator'))
      .then({ completed: { Ana: ['speculator'] } });
    first
      .when({ ...contract('Ana', 'speculator'), override: true })
      .then({ completed: { Ana: ['speculator'] } });
  });

  it('[R-TIM-3] a cooperative turn takes one card from the Time deck as it begins', () => {
    const solo = soloGame(['explorer', 'mercenary', 'trade-master'], { tracking: 'scores', timeDeck: 3 });
    solo.shows({ timeDeck: 2 });
    solo.when(endTurn()).then({ timeDeck: 1, round: 2 });
    solo
      .given(endTurn(), endTurn())
      .shows({ timeDeck: 0, outcome: null })
      .when(endTurn())
      .then({ outcome: 'lost' });
  });

  it('[R-TIM-5] sets aside after a tax', () => {
    const solo = soloGame(['explorer', 'mercenary', 'trade-master'], { tracking: 'scores', timeDeck: 3 });
    solo.when(setAside()).thenRefused('no-tax-to-set-aside-for');
    solo.given(tax('tax-swords')).when(setAside()).then({ timeDeck: 1, pointDeck: 1 });
  });

  it('[R-CON-4] [R-TIM-5] what a tax opens is gone with the next card: hired, or the next turn’s first', () => {
    const taxed = soloGame(['tax-inspector', 'mercenary', 'jinx'], { tracking: 'scores' }).given(
      has('Ana', 14),
      tax('tax-swords'),
    );
    const done = { completed: { Ana: ['tax-inspector'] } } as const;
    taxed.given(addCard('Ana', 'sailor-3-1'), note('hm')).when(contract('Ana', 'tax-inspector')).then(done);
    for (const next of [addCard('Ana', 'sailor-3-1', { paid: true }), endTurn()]) {
      taxed.given(next).when(contract('Ana', 'tax-inspector')).thenRefused('contract-chance-gone');
      taxed.given(next).when(setAside()).thenRefused('no-tax-to-set-aside-for');
    }
  });

  it('[R-CON-9] the ships kept at the table are discarded when Pirates’ Nest is said', () => {
    soloGame(['pirates-nest', 'mercenary', 'jinx'])
      .given(...owns('Ana', 'pirate-9-3'), reveal('ship-blue-1-1'), repel({ keep: true }), toScores())
      .when(contract('Ana', 'pirates-nest'))
      .then({ ships: { Ana: [] }, display: { Ana: ['pirate-9-3'] }, discard: 1 });
  });

  it('[R-TIM-4] wins there too', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { tracking: 'scores', timeDeckSetAside: 2 })
      .given(...owns('Ana', 'expedition-cc', 'pirate-5-1', 'sailor-3-1', 'trader-blue-3-1', 'trader-red-3-1'))
      .given(contract('Ana', 'explorer'), contract('Ana', 'mercenary'))
      .when(contract('Ana', 'trade-master'))
      .then({ outcome: 'won', title: 'Sailor' });
  });
});

describe('dropping to scores in the middle', () => {
  it('keeps every figure', () => {
    const middle = game().given(
      ...owns('Ana', 'sailor-3-1'),
      ...reveals('ship-blue-1-1', 'priest-4-1'),
      stop(),
    );
    middle
      .when(toScores())
      .then({
        coins: { Ana: 3 },
        display: { Ana: ['sailor-3-1'] },
        activePlayer: 'Ana',
        takesLeft: 0,
        bustChance: null,
      })
      .saying({ type: 'scores-only' });
    middle.given(toScores()).when(endTurn()).then({ activePlayer: 'Ben', harbor: [] });
    middle.given(toScores()).when(take('Ana', 'ship-blue-1-1')).thenRefused('only-in-table-tracking');
  });

  it('is one way', () => {
    game().given(toScores()).when(toScores()).thenRefused('only-in-table-tracking');
  });

  it('keeps the end and the Time deck', () => {
    game()
      .given(...owns('Ana', 'expedition-ccs', 'expedition-pps'), toScores())
      .shows({ endTriggeredBy: 'Ana', lastTurns: ['Ben', 'Cleo'] });
    const solo = soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 3 });
    solo.given(toScores()).shows({ timeDeck: 2 });
    solo.given(reveal('sailor-3-1'), toScores()).shows({ timeDeck: 2 }).when(endTurn()).then({ timeDeck: 1 });
  });

  it('lets go of a ship that waits for a word', () => {
    game()
      .given(...owns('Ana', 'pirate-5-1'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'), toScores())
      .when(endTurn())
      .then({ activePlayer: 'Ben' });
  });
});
