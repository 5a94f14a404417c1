import { describe, expect, it } from 'vitest';
import { contractsFaceUp, rankFor } from '#engine';
import {
  addCard,
  claim,
  contract,
  correct,
  endTurn,
  expectSetupRefused,
  finish,
  gamble,
  game,
  has,
  owns,
  pass,
  quietTurn,
  reveal,
  reveals,
  setAside,
  soloGame,
  stop,
  take,
} from '../../support/engine.ts';

const solo = soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis']);
/** Three contracts that a display can show at once, and what shows them. */
const easy = soloGame(['explorer', 'mercenary', 'trade-master']);
const READY = owns('Ana', 'expedition-cc', 'pirate-5-1', 'sailor-3-1', 'trader-blue-3-1', 'trader-red-3-1');
const TEAM = ['explorer', 'mercenary', 'trade-master', 'bruja', 'jinx'] as const;
const team = game({
  boxes: ['base', 'contract-cards', 'contracts'],
  mode: 'cooperative',
  players: ['Ana', 'Ben'],
  contracts: TEAM,
});

describe('Time deck', () => {
  it('[R-TIM-1] lays out 3, 5, 7, 9, 11 contracts for one to five players', () => {
    expect([1, 2, 3, 4, 5].map(contractsFaceUp)).toEqual([3, 5, 7, 9, 11]);
    const boxes = ['base', 'contract-cards', 'contracts'] as const;
    expectSetupRefused(
      { boxes, mode: 'cooperative', players: ['Ana'], contracts: ['jinx', 'bruja'] },
      { field: 'setup.contracts' },
    );
    expectSetupRefused(
      { boxes, mode: 'cooperative', players: ['Ana', 'Ben'], contracts: ['jinx', 'bruja', 'explorer'] },
      { field: 'setup.contracts' },
    );
  });

  it('[R-TIM-1] takes them from all eighteen', () => {
    soloGame(['ransom', 'small-estate', 'jinx'], { timeDeck: 14 }).shows({ timeDeck: 14 });
  });

  it('[R-TIM-2] 13, the numbers of the seals, and one for each different letter: 13 + 0 + 2 = 15', () => {
    solo.shows({ timeDeck: 15, pointDeck: 0, drawPile: 143 - 3 - 15 });
  });

  it('[R-TIM-2] counts a letter once', () => {
    soloGame(['mercenary', 'speculator', 'pirates-nest']).shows({ timeDeck: 13 + 0 + 1 });
  });

  it('[R-TIM-2] the table may have counted itself', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], { timeDeck: 18 }).shows({ timeDeck: 18 });
  });

  it('[R-TIM-3] the first card of every turn comes from it, the others from the draw pile', () => {
    solo
      .when(reveal('sailor-3-1'))
      .then({ timeDeck: 14, drawPile: 125 })
      .saying({ type: 'reveal', from: 'time-deck' });
    solo
      .given(reveal('sailor-3-1'))
      .when(reveal('priest-4-1'))
      .then({ timeDeck: 14, drawPile: 124 })
      .saying({ type: 'reveal', from: 'draw-pile' });
    solo
      .given(...quietTurn())
      .when(reveal('priest-4-1'))
      .then({ timeDeck: 13 });
  });

  it('[R-TIM-3] for each player of a team', () => {
    const dealt = team.report.timeDeck!;
    team.given(...quietTurn(), ...quietTurn()).shows({ timeDeck: dealt - 2, activePlayer: 'Ana', round: 2 });
  });

  it('[R-GAM-3] the Time card comes before any gambler', () => {
    const gambling = soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], {
      boxes: ['base', 'gambler', 'contract-cards', 'contracts'],
    }).given(...owns('Ana', 'gambler-4-1'));
    const cards = ['sailor-3-1', 'priest-4-1', 'settler-4-1', 'ship-blue-1-1'];
    gambling.when(gamble(cards)).thenRefused('time-card-first', { player: 'Ana' });
    gambling.given(reveal('captain-4-1')).when(gamble(cards)).then({ phase: 'trade', timeDeck: 14 });
  });
});

describe('winning and losing', () => {
  it('[R-TIM-4] wins at the moment when the last contract is completed', () => {
    easy
      .given(...READY, contract('Ana', 'explorer'), contract('Ana', 'mercenary'))
      .shows({ phase: 'discover', outcome: null })
      .when(contract('Ana', 'trade-master'))
      .then({
        phase: 'over',
        outcome: 'won',
        title: 'Landlubber',
        winners: null,
        activePlayer: null,
        actingPlayer: null,
        lastTurns: null,
      })
      .saying({ type: 'won', pointDeck: 0 });
  });

  it('[R-TIM-4] by at least one player each', () => {
    const done = team
      .given(...owns('Ana', 'expedition-cc', 'pirate-5-1', 'sailor-3-1', 'trader-blue-3-1', 'trader-red-3-1'))
      .given(...owns('Ben', 'captain-4-1', 'mademoiselle-7-2'))
      .given(contract('Ana', 'explorer'), contract('Ana', 'mercenary'), contract('Ana', 'trade-master'))
      .given(...reveals('ship-blue-3-5', 'priest-4-1'), stop(), contract('Ben', 'bruja'), endTurn())
      .given(...reveals('ship-blue-3-5', 'ship-blue-4-5'));
    done.shows({ phase: 'bust', outcome: null });
    done.when(contract('Ben', 'jinx')).then({ phase: 'over', outcome: 'won' });
  });

  it('[R-TIM-4] loses when a turn must begin, the deck is empty and contracts are open', () => {
    const last = soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 2 }).given(...quietTurn());
    last.shows({ timeDeck: 1, outcome: null });
    last
      .given(reveal('priest-4-1'), stop())
      .shows({ timeDeck: 0, outcome: null, phase: 'trade' })
      .when(endTurn())
      .then({ phase: 'over', outcome: 'lost', title: null, winners: null, timeDeck: 0 })
      .saying({ type: 'lost' });
  });

  it('[R-TIM-4] the turn of the last card is played out', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 1 })
      .given(
        ...READY,
        contract('Ana', 'explorer'),
        contract('Ana', 'mercenary'),
        ...reveals('sailor-3-1', 'priest-4-1'),
      )
      .shows({ timeDeck: 0, phase: 'discover' })
      .when(contract('Ana', 'trade-master'))
      .then({ outcome: 'won' });
  });

  it('[R-TIM-4] a bust on the last card waits for end-turn', () => {
    const busted = soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 1 }).given(
      ...reveals('ship-blue-1-1', 'ship-blue-2-2'),
    );
    busted.shows({ phase: 'bust', outcome: null });
    busted.when(endTurn()).then({ outcome: 'lost' });
    busted.when(reveal('sailor-3-1')).thenRefused('turn-would-end-game', { lost: true });
  });

  it('[R-TIM-4] a contract entered late still wins', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 1, timeDeckSetAside: 0 })
      .given(...READY, contract('Ana', 'explorer'), contract('Ana', 'mercenary'), ...quietTurn())
      .shows({ phase: 'over', outcome: 'lost' })
      .when(contract('Ana', 'trade-master'))
      .then({ phase: 'over', outcome: 'won', title: 'Landlubber' });
  });

  it('[R-TIM-4] knows no end at 12 influence and no winner among the players', () => {
    easy
      .given(...owns('Ana', 'expedition-ccs', 'expedition-pps', 'expedition-cc'))
      .shows({ influence: { Ana: 16 }, endTriggeredBy: null, lastTurns: null })
      .given(...quietTurn())
      .shows({ phase: 'discover', endTriggeredBy: null });
  });

  it('finish while contracts are open is a loss', () => {
    easy.when(finish()).then({ phase: 'over', outcome: 'lost', winners: null, title: null });
  });

  it('finish after the win keeps it', () => {
    const won = easy.given(
      ...READY,
      contract('Ana', 'explorer'),
      contract('Ana', 'mercenary'),
      contract('Ana', 'trade-master'),
    );
    won.when(finish()).then({ outcome: 'won', title: 'Landlubber' });
    won.given(finish()).when(setAside()).thenRefused('game-finished');
  });

  it('a correction takes back a win that was none', () => {
    const won = easy.given(
      ...READY,
      contract('Ana', 'explorer'),
      contract('Ana', 'mercenary'),
      contract('Ana', 'trade-master'),
    );
    won
      .when(correct({ contracts: { Ana: ['explorer', 'mercenary'] } }))
      .then({ outcome: null, phase: 'discover', activePlayer: 'Ana' });
  });

  it('[R-TIM-4] a correction that leaves no card for the turn to begin loses; the next one takes it back', () => {
    const empty = solo.given(...quietTurn(), correct({ timeDeck: 0 }));
    empty.shows({ phase: 'over', outcome: 'lost' });
    empty.when(correct({ timeDeck: 3 })).then({ phase: 'discover', outcome: null, timeDeck: 3 });
    solo.given(reveal('sailor-3-1'), correct({ timeDeck: 0 })).shows({ phase: 'discover', outcome: null });
  });

  it('a correction of the Time deck takes back a loss that was none', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 1 })
      .given(...quietTurn())
      .shows({ outcome: 'lost' })
      .when(correct({ timeDeck: 2 }))
      .then({ outcome: null, phase: 'discover', activePlayer: 'Ana', timeDeck: 2 });
  });
});

describe('Point deck', () => {
  it('[R-TIM-5] moves the top card at a tax increase, one per tax', () => {
    const taxed = solo.given(reveal('tax-swords'));
    taxed.shows({ timeDeck: 14, pointDeck: 0 });
    taxed.when(setAside()).then({ timeDeck: 13, pointDeck: 1, drawPile: 124 }).saying({ type: 'set-aside' });
    taxed.given(setAside()).when(setAside()).thenRefused('no-tax-to-set-aside-for');
    taxed.given(setAside(), reveal('tax-influence')).when(setAside()).then({ pointDeck: 2 });
  });

  it('[R-TIM-5] is offered with the tax', () => {
    solo.when(reveal('tax-swords')).then({}).saying({ type: 'may-set-aside' });
    game().when(reveal('tax-swords')).then({}).without('may-set-aside');
  });

  it('[R-TIM-5] before the next card is turned up or taken', () => {
    solo
      .given(...reveals('tax-swords', 'sailor-3-1'))
      .when(setAside())
      .thenRefused('no-tax-to-set-aside-for');
    solo
      .given(...reveals('ship-blue-1-1', 'sailor-3-1', 'tax-swords'), stop(), take('Ana', 'ship-blue-1-1'))
      .when(setAside())
      .thenRefused('no-tax-to-set-aside-for');
    solo
      .given(...reveals('ship-blue-1-1', 'sailor-3-1', 'tax-swords'), stop())
      .when(setAside())
      .then({ pointDeck: 1 });
    solo.when(setAside()).thenRefused('no-tax-to-set-aside-for');
  });

  it('[R-TIM-5] at a tax that is the last of the Time deck there is no card to move, until a recount finds one', () => {
    const last = soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 1 }).given(
      reveal('tax-swords'),
    );
    last.shows({ timeDeck: 0 });
    last.when(setAside()).thenRefused('time-deck-empty');
    last.given({ type: 'correct', timeDeck: 2 }).when(setAside()).then({ timeDeck: 1, pointDeck: 1 });
  });

  it('[R-TIM-5] also when the turn has moved on, until its next card', () => {
    const moved = solo.given(reveal('tax-swords'), stop());
    moved.shows({ round: 2, phase: 'discover', timeDeck: 14 });
    moved.when(setAside()).then({ timeDeck: 13, pointDeck: 1 });
    moved.given(reveal('sailor-3-1')).when(setAside()).thenRefused('no-tax-to-set-aside-for');
  });

  it('[R-TIM-4] the last card set aside between two turns loses the game', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 2 })
      .given(reveal('tax-swords'), stop())
      .shows({ timeDeck: 1, outcome: null })
      .when(setAside())
      .then({ timeDeck: 0, outcome: 'lost', round: 1 });
  });

  it('[R-TIM-5] two taxes of a gamble allow two', () => {
    const gambled = soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], {
      boxes: ['base', 'gambler', 'contract-cards', 'contracts'],
    }).given(
      ...owns('Ana', 'gambler-4-1'),
      reveal('captain-4-1'),
      gamble(['tax-swords', 'sailor-3-1', 'tax-influence', 'priest-4-1']),
    );
    gambled.given(setAside()).when(setAside()).then({ pointDeck: 2, timeDeck: 12 });
    gambled.given(setAside(), setAside()).when(setAside()).thenRefused('no-tax-to-set-aside-for');
  });

  it('[R-TIM-5] five of the fifteen moved aside before the game leave ten', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], { timeDeckSetAside: 5 }).shows({
      timeDeck: 10,
      pointDeck: 5,
      drawPile: 125,
    });
  });

  it('[R-TIM-5] before the game any number but not all', () => {
    soloGame(['bruja', 'maritime-supremacy', 'galleon-nemesis'], { timeDeckSetAside: 14 }).shows({
      timeDeck: 1,
      pointDeck: 14,
    });
    expectSetupRefused(
      {
        boxes: ['base', 'contract-cards', 'contracts'],
        mode: 'cooperative',
        players: ['Ana'],
        contracts: ['bruja', 'maritime-supremacy', 'galleon-nemesis'],
        timeDeckSetAside: 15,
      },
      { field: 'setup.timeDeckSetAside', found: { kind: 'number', value: 15 } },
    );
  });

  it('[R-TIM-5] with the last contract on the same tax the card is moved first', () => {
    soloGame(['explorer', 'mercenary', 'tax-inspector'])
      .given(...READY, has('Ana', 12), contract('Ana', 'explorer'), contract('Ana', 'mercenary'))
      .given(reveal('tax-swords'), setAside())
      .when(contract('Ana', 'tax-inspector'))
      .then({ outcome: 'won', pointDeck: 1 });
  });

  it('[R-TIM-5] moving the last card leaves the turn to be played', () => {
    soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeck: 2 })
      .given(reveal('tax-swords'), setAside())
      .shows({ timeDeck: 0, pointDeck: 1, outcome: null })
      .when(stop())
      .then({ outcome: 'lost' });
  });

  it('[R-TIM-5] there is nothing to move without a Time deck', () => {
    game().given(reveal('tax-swords')).when(setAside()).thenRefused('no-time-deck');
  });

  it('[R-TIM-6] ranks by cards in the Point deck', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15].map(rankFor)).toEqual([
      'Landlubber',
      'Landlubber',
      'Sailor',
      'Sailor',
      'Pirate',
      'Pirate',
      'Captain',
      'Captain',
      'Lord of the High Seas',
      'Lord of the High Seas',
      'Lord of the High Seas',
    ]);
  });

  it('[R-TIM-6] only on a win', () => {
    const five = soloGame(['explorer', 'mercenary', 'trade-master'], { timeDeckSetAside: 5 });
    five
      .given(...READY, contract('Ana', 'explorer'), contract('Ana', 'mercenary'))
      .when(contract('Ana', 'trade-master'))
      .then({ title: 'Pirate' });
    five.when(finish()).then({ title: null, outcome: 'lost' });
  });
});

describe('together', () => {
  it('[R-TIM-7] players who are not active still pay', () => {
    team
      .given(...reveals('ship-blue-2-2', 'ship-red-1-1'), stop(), take('Ana', 'ship-blue-2-2'))
      .when(take('Ben', 'ship-red-1-1'))
      .then({ coins: { Ana: 6, Ben: 3 } });
  });

  it('[R-TIM-7] coins and influence of contracts are gained, expeditions as the active player only', () => {
    const ready = team.given(
      ...owns('Ben', 'captain-4-1', 'captain-4-1', 'pirate-5-1', 'sailor-3-1'),
      ...reveals('expedition-cc', 'ship-blue-1-1', 'priest-4-1'),
      stop(),
      pass('Ana'),
    );
    ready.when(claim('Ben', 'expedition-cc')).thenRefused('only-active-claims', { player: 'Ben' });
    ready.when(contract('Ben', 'mercenary')).then({ coins: { Ben: 6 }, spaces: { mercenary: ['Ben'] } });
  });

  it('[R-TIM-7] the limit of three markers stays', () => {
    team
      .given(...READY, ...owns('Ana', 'captain-4-1', 'mademoiselle-7-2'))
      .given(contract('Ana', 'explorer'), contract('Ana', 'mercenary'), contract('Ana', 'trade-master'))
      .shows({ influence: { Ana: 4 + 1 + 1 + 1 + 1 + 1 + 2 + 3 } })
      .when(contract('Ana', 'bruja'))
      .thenRefused('no-marker-left', { player: 'Ana' });
  });

  it('[R-TIM-8] alone: always active, nothing is paid', () => {
    solo
      .given(...reveals('ship-blue-2-2', 'priest-4-1'), stop())
      .when(take('Ana', 'ship-blue-2-2'))
      .then({ activePlayer: 'Ana', phase: 'discover', coins: { Ana: 5 }, round: 2 })
      .because('Ana gains 2: ship ship-blue-2-2');
  });

  it('[R-CON-10] Small Estate: 12 influence', () => {
    const estate = soloGame(['small-estate', 'jinx', 'bruja'], { timeDeck: 14 });
    estate.when(contract('Ana', 'small-estate')).thenRefused('contract-not-met', { has: 0, needs: 12 });
    estate
      .given(...owns('Ana', 'expedition-ccs', 'expedition-pps'))
      .when(contract('Ana', 'small-estate'))
      .then({ completed: { Ana: ['small-estate'] } })
      .saying({ type: 'contract-done', rewardKnown: false });
  });

  it('[R-CON-10] Ransom: pay 15 coins', () => {
    const ransom = soloGame(['ransom', 'jinx', 'bruja'], {
      timeDeck: 14,
      printed: { ransom: { rewards: [2, 1, 0, 0, 0] } },
    });
    ransom
      .given(has('Ana', 14))
      .when(contract('Ana', 'ransom'))
      .thenRefused('contract-not-met', { has: 14, needs: 15 });
    ransom
      .given(has('Ana', 16))
      .when(contract('Ana', 'ransom'))
      .then({ coins: { Ana: 3 }, completed: { Ana: ['ransom'] } })
      .because('Ana pays 15: contract ransom', 'Ana gains 2: contract ransom');
  });

  it('[R-DIS-7] after a bust contracts as the edition says', () => {
    const busted = (edition: 'big-box-2021' | 'pegasus-2014') =>
      soloGame(['explorer', 'mercenary', 'jinx'], { edition }).given(
        addCard('Ana', 'expedition-cc'),
        ...reveals('ship-blue-1-1', 'ship-blue-2-2'),
      );
    busted('big-box-2021')
      .when(contract('Ana', 'explorer'))
      .then({ completed: { Ana: ['explorer'] } });
    busted('pegasus-2014')
      .when(contract('Ana', 'explorer'))
      .thenRefused('bust-ended-turn', { player: 'Ana' });
    busted('pegasus-2014')
      .when(contract('Ana', 'jinx'))
      .then({ completed: { Ana: ['jinx'] } });
  });

  it('[R-CON-2] alone the turn after a bust is the own one again, before its first card too', () => {
    for (const edition of ['big-box-2021', 'pegasus-2014'] as const) {
      const next = soloGame(['explorer', 'mercenary', 'jinx'], { edition }).given(
        addCard('Ana', 'expedition-cc'),
        ...reveals('ship-blue-1-1', 'ship-blue-2-2'),
        endTurn(),
      );
      next.when(contract('Ana', 'explorer')).then({ completed: { Ana: ['explorer'] }, round: 2 });
      next.when(contract('Ana', 'jinx')).thenRefused('contract-chance-gone');
    }
    // With the Time deck empty no next turn begins, and the 2014 books end the turn with the bust.
    soloGame(['explorer', 'mercenary', 'jinx'], { edition: 'pegasus-2014', timeDeck: 1 })
      .given(addCard('Ana', 'expedition-cc'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'), endTurn())
      .shows({ outcome: 'lost' })
      .when(contract('Ana', 'explorer'))
      .thenRefused('bust-ended-turn');
  });

  it('[R-TIM-2] an unknown seal is asked for by name, unless the table says it or counted itself', () => {
    const boxes = ['base', 'contract-cards', 'contracts'] as const;
    const setup = { boxes, mode: 'cooperative', players: ['Ana'] } as const;
    expectSetupRefused(
      { ...setup, contracts: ['ransom', 'jinx', 'bruja'] },
      { field: 'setup.timeDeck', found: { kind: 'no-time-deck', unknownSeal: 'ransom' } },
    );
    game({
      ...setup,
      contracts: ['ransom', 'jinx', 'bruja'],
      printed: { ransom: { seal: { number: 2, letter: 'K' } } },
    }).shows({ timeDeck: 13 + (2 - 1 + 1) + 3 });
  });
});
