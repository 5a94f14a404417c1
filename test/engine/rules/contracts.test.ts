import { describe, it } from 'vitest';
import {
  addCard,
  coins,
  contract,
  contractGame,
  correct,
  endTurn,
  expectSetupRefused,
  gamble,
  game,
  has,
  keep,
  note,
  owns,
  pass,
  repel,
  reveal,
  reveals,
  stop,
  take,
} from '../../support/engine.ts';

const PAIRS = [
  ['luminary', 'priest-4-1', 'jester-5-1', 4],
  ['bruja', 'captain-4-1', 'mademoiselle-7-2', 3],
  ['maritime-supremacy', 'captain-4-1', 'vice-admiral-5-1', 4],
  ['new-colony', 'settler-4-1', 'gunner-4-1', 3],
  ['trade-outpost', 'settler-4-1', 'clerk-green-9-3', 4],
  ['trade-master', 'trader-blue-3-1', 'trader-red-3-1', 3],
] as const;

/** Six swords: enough for most ships. */
const SWORDS = ['pirate-5-1', 'pirate-7-2', 'pirate-9-3'];

describe('contracts on the table', () => {
  it('[R-CON-1] four of the sixteen lie face up, each player has three markers', () => {
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja']).shows({
      spaces: { jinx: [], explorer: [], mercenary: [], bruja: [] },
      markersLeft: { Ana: 3, Ben: 3, Cleo: 3 },
      timeDeck: null,
      pointDeck: null,
      outcome: null,
      title: null,
    });
    game().shows({ markersLeft: { Ana: 0 } });
  });

  it('[R-CON-1] the two with a blue seal are not among them', () => {
    const boxes = ['base', 'contract-cards', 'contracts'] as const;
    for (const id of ['ransom', 'small-estate'] as const)
      expectSetupRefused(
        { boxes, contracts: ['jinx', 'explorer', 'mercenary', id] },
        { field: 'setup.contracts', found: { kind: 'text', value: id } },
      );
    expectSetupRefused({ boxes, contracts: ['jinx', 'explorer', 'mercenary'] }, { field: 'setup.contracts' });
    expectSetupRefused(
      { boxes, contracts: ['jinx', 'jinx', 'mercenary', 'bruja'] },
      { field: 'setup.contracts' },
    );
    expectSetupRefused({ boxes }, { field: 'setup.contracts', found: { kind: 'names', names: [] } });
    expectSetupRefused({ contracts: ['jinx'] }, { field: 'setup.contracts' });
    expectSetupRefused(
      { boxes, contracts: ['jinx', 'explorer', 'mercenary', 'bruja'], timeDeck: 15 },
      { field: 'setup.timeDeck' },
    );
  });

  it('[R-CON-1] refuses one that does not lie there, and any without the box', () => {
    contractGame(['jinx', 'explorer', 'mercenary', 'bruja'])
      .when(contract('Ana', 'luminary'))
      .thenRefused('contract-not-out', { contract: 'luminary' });
    game().when(contract('Ana', 'luminary')).thenRefused('no-contracts');
  });
});

describe('who may complete when', () => {
  const table = contractGame(['mercenary', 'explorer', 'trade-master', 'bruja']);
  const fighter = (player: string) => owns(player, 'pirate-5-1', 'sailor-3-1');

  it('[R-CON-2] the active player at any moment of the own turn', () => {
    const ready = table.given(...fighter('Ana'));
    const done = { completed: { Ana: ['mercenary'] } } as const;
    ready.when(contract('Ana', 'mercenary')).then(done);
    ready.given(reveal('ship-blue-1-1')).when(contract('Ana', 'mercenary')).then(done);
    const trading = ready.given(...reveals('ship-blue-1-1', 'priest-4-1'), stop());
    trading.when(contract('Ana', 'mercenary')).then({ ...done, actingPlayer: 'Ana', takesLeft: 1 });
    trading
      .given(pass('Ana'))
      .when(contract('Ana', 'mercenary'))
      .then({ ...done, actingPlayer: 'Ben' });
  });

  it('[R-CON-2] without a name it is the active player', () => {
    table
      .given(...fighter('Ana'))
      .when({ type: 'contract', contract: 'mercenary' })
      .then({ completed: { Ana: ['mercenary'] } });
  });

  it('[R-CON-2] another player during the own go', () => {
    const ready = table.given(...fighter('Ben'));
    ready
      .when(contract('Ben', 'mercenary'))
      .thenRefused('contract-on-own-go', { player: 'Ben', contract: 'mercenary' });
    ready
      .given(...reveals('ship-blue-1-1', 'priest-4-1'), stop(), pass('Ana'))
      .when(contract('Ben', 'mercenary'))
      .then({ completed: { Ben: ['mercenary'] }, actingPlayer: 'Ben', takesLeft: 1, coins: { Ben: 6 } });
  });

  it('by a player whose go is still to come says that those before pass, and pays them', () => {
    table
      .given(
        ...fighter('Cleo'),
        ...owns('Ben', 'gunner-4-1'),
        ...reveals('ship-blue-1-1', 'ship-red-1-1'),
        stop(),
      )
      .when(contract('Cleo', 'mercenary'))
      .then({ actingPlayer: 'Cleo', takesLeft: 1, completed: { Cleo: ['mercenary'] } })
      .because('Ben gains 1: income gunner-4-1', 'Cleo gains 3: contract mercenary');
  });

  it('not by others after a bust', () => {
    table
      .given(...fighter('Ben'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'))
      .when(contract('Ben', 'mercenary'))
      .thenRefused('contract-on-own-go', { player: 'Ben' });
  });

  it('a little late by anyone who had a go, until the next card', () => {
    const late = table.given(
      ...fighter('Ana'),
      ...fighterTwo('Cleo'),
      ...reveals('ship-blue-1-1', 'priest-4-1'),
      stop(),
      endTurn(),
    );
    late.when(contract('Ana', 'mercenary')).then({ completed: { Ana: ['mercenary'] }, activePlayer: 'Ben' });
    late.when(contract('Cleo', 'mercenary')).then({ completed: { Cleo: ['mercenary'] } });
    const tooLate = late.given(reveal('settler-4-1'));
    tooLate.when(contract('Ana', 'mercenary')).thenRefused('contract-on-own-go');
    tooLate.when(contract('Cleo', 'mercenary')).thenRefused('contract-on-own-go');
  });

  it('not late after a bust by those who had no go', () => {
    const late = table.given(
      ...fighter('Cleo'),
      ...fighterTwo('Ana'),
      ...reveals('ship-blue-3-5', 'ship-blue-3-5'),
      endTurn(),
    );
    late.when(contract('Cleo', 'mercenary')).thenRefused('contract-on-own-go');
    late.when(contract('Ana', 'mercenary')).then({ completed: { Ana: ['mercenary'] } });
  });

  it('[R-CON-2] the marker goes on the leftmost free space and its coins are gained', () => {
    table
      .given(...fighter('Ana'), ...fighterTwo('Ben'), contract('Ana', 'mercenary'))
      .shows({ coins: { Ana: 6 }, spaces: { mercenary: ['Ana'] }, markersLeft: { Ana: 2 } })
      .given(...reveals('priest-4-1', 'settler-4-1'), stop(), pass('Ana'))
      .when(contract('Ben', 'mercenary'))
      .then({ coins: { Ben: 5 }, spaces: { mercenary: ['Ana', 'Ben'] } })
      .because('Ben gains 2: contract mercenary')
      .saying({ type: 'contract-done', player: 1, contract: 'mercenary', place: 2, influence: 0 });
  });

  it('[R-CON-2] once per player', () => {
    table
      .given(...fighter('Ana'), contract('Ana', 'mercenary'))
      .when(contract('Ana', 'mercenary'))
      .thenRefused('contract-done-already', { player: 'Ana', contract: 'mercenary' });
  });

  it('[R-CON-2] at most three markers, waiting ones included', () => {
    const three = contractGame(['mercenary', 'explorer', 'trade-master', 'galleon-nemesis']).given(
      ...fighter('Ana'),
      ...owns('Ana', 'expedition-cc', 'trader-blue-3-1', 'trader-red-3-1'),
      ...reveals('ship-black-1-2', 'priest-4-1'),
      stop(),
      take('Ana', 'ship-black-1-2', { decline: true }),
      contract('Ana', 'mercenary'),
      contract('Ana', 'explorer'),
    );
    three.shows({ markersLeft: { Ana: 0 }, waiting: { Ana: { 'galleon-nemesis': 1 } } });
    three
      .when(contract('Ana', 'trade-master'))
      .thenRefused('no-marker-left', { player: 'Ana', contract: 'trade-master' });
  });

  it('[R-CON-2] a waiting marker still completes when none is left', () => {
    contractGame(['mercenary', 'explorer', 'trade-master', 'galleon-nemesis'])
      .given(
        ...fighter('Ana'),
        ...owns('Ana', 'expedition-cc'),
        ...reveals('ship-black-1-2', 'priest-4-1'),
        stop(),
        take('Ana', 'ship-black-1-2', { decline: true }),
        contract('Ana', 'mercenary'),
        contract('Ana', 'explorer'),
        endTurn(),
        ...reveals('ship-black-1-2', 'priest-4-1'),
        stop(),
      )
      .when(take('Ana', 'ship-black-1-2', { decline: true }))
      .then({
        completed: { Ana: ['mercenary', 'explorer', 'galleon-nemesis'] },
        influence: { Ana: 2 + 4 + 3 },
      });
  });

  it('[R-CON-3] the second gives 1 influence, the third 2 more', () => {
    const ready = table.given(
      ...fighter('Ana'),
      ...owns('Ana', 'expedition-cc', 'trader-blue-3-1', 'trader-red-3-1'),
    );
    const base = 2 + 4 + 2;
    ready.when(contract('Ana', 'mercenary')).then({ influence: { Ana: base } });
    const one = ready.given(contract('Ana', 'mercenary'));
    one
      .when(contract('Ana', 'explorer'))
      .then({ influence: { Ana: base + 1 } })
      .saying({ type: 'contract-done', influence: 1 });
    one
      .given(contract('Ana', 'explorer'))
      .when(contract('Ana', 'trade-master'))
      .then({ influence: { Ana: base + 3 }, markersLeft: { Ana: 0 } })
      .saying({ type: 'contract-done', influence: 2 });
  });

  it('[R-CON-3] can trigger the end', () => {
    table
      .given(...fighter('Ana'), ...owns('Ana', 'expedition-ccs', 'jester-9-3'), contract('Ana', 'mercenary'))
      .shows({ influence: { Ana: 11 }, endTriggeredBy: null })
      .when(contract('Ana', 'explorer'))
      .then({ influence: { Ana: 12 }, endTriggeredBy: 'Ana' });
  });

  it('a late one that triggers the end after the last turn of a round ends the game', () => {
    contractGame(['mercenary', 'explorer', 'trade-master', 'bruja'], { players: ['Ana', 'Ben'] })
      .given(
        ...fighter('Ben'),
        ...owns('Ben', 'expedition-ccs', 'jester-9-3'),
        ...reveals('priest-4-1'),
        stop(),
        endTurn(),
      )
      .given(...reveals('priest-4-1'), contract('Ben', 'mercenary'), stop(), endTurn())
      .shows({ activePlayer: 'Ana', round: 2 })
      .when(contract('Ben', 'explorer'))
      .then({ phase: 'over', winners: ['Ben'], round: 1 });
  });

  function fighterTwo(player: string) {
    return owns(player, 'pirate-7-2', 'sailor-3-1');
  }
});

describe('what they ask for', () => {
  it.each(PAIRS)('[R-CON-5] %s: %s and %s in the display, which stay', (id, first, second, reward) => {
    const others = PAIRS.map(([other]) => other).filter((other) => other !== id);
    const table = contractGame([id, others[0]!, others[1]!, others[2]!]);
    table
      .given(...owns('Ana', first, second))
      .when(contract('Ana', id))
      .then({ completed: { Ana: [id] }, display: { Ana: [first, second] }, coins: { Ana: 3 + reward } });
    table
      .given(...owns('Ana', first))
      .when(contract('Ana', id))
      .thenRefused('contract-not-met', { player: 'Ana', contract: id, has: 1, needs: 2 });
    table
      .given(...owns('Ana', first, 'jack-of-all-trades-6-1'))
      .when(contract('Ana', id))
      .thenRefused('contract-not-met', { has: 1, needs: 2 });
  });

  it('[R-CON-6] Thrifty Staff: four persons of printed cost 3 or less; discounts do not count', () => {
    const table = contractGame(['thrifty-staff', 'jinx', 'explorer', 'bruja']);
    table
      .given(...owns('Ana', 'sailor-3-1', 'sailor-3-1', 'trader-blue-3-1', 'trader-red-3-1'))
      .when(contract('Ana', 'thrifty-staff'))
      .then({ coins: { Ana: 8 } });
    table
      .given(...owns('Ana', 'sailor-3-1', 'sailor-3-1', 'trader-blue-3-1', 'settler-4-1', 'mademoiselle-9-3'))
      .when(contract('Ana', 'thrifty-staff'))
      .thenRefused('contract-not-met', { has: 3, needs: 4 });
  });

  it('[R-CON-6] Mercenary: three swords', () => {
    const table = contractGame(['mercenary', 'jinx', 'explorer', 'bruja']);
    table
      .given(...owns('Ana', 'sailor-3-1', 'pirate-5-1'))
      .when(contract('Ana', 'mercenary'))
      .then({ coins: { Ana: 6 } });
    table
      .given(...owns('Ana', 'pirate-5-1'))
      .when(contract('Ana', 'mercenary'))
      .thenRefused('contract-not-met', { has: 2, needs: 3 });
  });

  it('[R-CON-6] Explorer: one expedition', () => {
    const table = contractGame(['mercenary', 'jinx', 'explorer', 'bruja']);
    table
      .given(addCard('Ana', 'expedition-cc'))
      .when(contract('Ana', 'explorer'))
      .then({ coins: { Ana: 5 } });
    table.when(contract('Ana', 'explorer')).thenRefused('contract-not-met', { has: 0, needs: 1 });
  });
});

describe('Nemesis', () => {
  const table = contractGame(['frigate-nemesis', 'galleon-nemesis', 'jinx', 'explorer']);
  const frigate = [...reveals('ship-red-1-1', 'priest-4-1'), stop()];
  const decline = (player: string) => take(player, 'ship-red-1-1', { decline: true });

  it('[R-CON-7] declines all coins, the traders’ too, and places the marker', () => {
    table
      .given(...owns('Ana', 'trader-red-3-1'), ...frigate)
      .when(decline('Ana'))
      .then({
        coins: { Ana: 3 },
        waiting: { Ana: { 'frigate-nemesis': 1 } },
        markersLeft: { Ana: 2 },
        completed: { Ana: [] },
        discard: 1,
        actingPlayer: 'Ben',
      })
      .saying(
        { type: 'trade', declined: true },
        { type: 'contract-waits', player: 0, contract: 'frigate-nemesis', step: 1 },
      )
      .because();
  });

  it('[R-CON-7] Frigate Nemesis is done with the third', () => {
    const two = table
      .given(...frigate, decline('Ana'), endTurn())
      .given(...frigate, decline('Ana'))
      .shows({ waiting: { Ana: { 'frigate-nemesis': 2 } }, activePlayer: 'Cleo' });
    two
      .given(...reveals('ship-red-1-1', 'priest-4-1'), stop())
      .when(decline('Ana'))
      .then({
        completed: { Ana: ['frigate-nemesis'] },
        waiting: { Ana: {} },
        spaces: { 'frigate-nemesis': ['Ana'] },
      })
      // Each time as another player one coin went to the active one; the contract pays 8.
      .because('Ana gains 8: contract frigate-nemesis', 'Ana gives Cleo 1: tribute');
  });

  it('[R-CON-7] Galleon Nemesis with the second', () => {
    table
      .given(
        ...reveals('ship-black-1-2', 'priest-4-1'),
        stop(),
        take('Ana', 'ship-black-1-2', { decline: true }),
        endTurn(),
      )
      .given(...reveals('ship-black-2-4', 'priest-4-1'), stop())
      .when(take('Ana', 'ship-black-2-4', { decline: true }))
      .then({ completed: { Ana: ['galleon-nemesis'] }, coins: { Ana: 8, Ben: 4 } });
  });

  it('[R-CON-7] several players may stand on a space', () => {
    contractGame(['frigate-nemesis', 'jinx', 'bruja', 'explorer'])
      .given(...frigate, decline('Ana'), endTurn(), ...frigate, decline('Ben'))
      .shows({ waiting: { Ana: { 'frigate-nemesis': 1 }, Ben: { 'frigate-nemesis': 1 } } });
  });

  it('[R-CON-7] the coin to the active player must be owned', () => {
    table
      .given(has('Ben', 0), ...frigate, pass('Ana'))
      .when(decline('Ben'))
      .thenRefused('cannot-afford', { player: 'Ben', coins: 0, gain: 0, tribute: 1 });
  });

  it('[R-CON-7] declining is still trading: a clerk acts, and the coin of each card comes from the own ones', () => {
    const clerk = table.given(
      ...owns('Ben', 'clerk-red-6-2'),
      has('Ben', 1),
      ...reveals('ship-red-1-1', 'ship-blue-1-1', 'sailor-3-1'),
      stop(),
      pass('Ana'),
    );
    const declined = clerk.given(decline('Ben'));
    declined.shows({ actingPlayer: 'Ben', takesLeft: 1, coins: { Ana: 4, Ben: 0 } });
    declined.when(take('Ben', 'ship-blue-1-1')).then({ coins: { Ana: 5, Ben: 0 } });
    declined.when(take('Ben', 'sailor-3-1')).thenRefused('cannot-afford', { coins: 0, tribute: 1 });
  });

  it('[R-CON-7] with no marker left there is nothing to decline for', () => {
    contractGame(['frigate-nemesis', 'mercenary', 'explorer', 'trade-master'])
      .given(
        ...owns('Ana', 'pirate-5-1', 'sailor-3-1', 'expedition-cc', 'trader-blue-3-1', 'trader-red-3-1'),
        contract('Ana', 'mercenary'),
        contract('Ana', 'explorer'),
        contract('Ana', 'trade-master'),
        ...frigate,
      )
      .when(decline('Ana'))
      .thenRefused('nothing-to-decline-for', { player: 'Ana' });
  });

  it('[R-CON-7] refuses to decline for nothing', () => {
    table
      .given(...reveals('ship-blue-1-1', 'priest-4-1'), stop())
      .when(take('Ana', 'ship-blue-1-1', { decline: true }))
      .thenRefused('nothing-to-decline-for', { player: 'Ana', card: 'ship-blue-1-1' });
    contractGame(['galleon-nemesis', 'jinx', 'bruja', 'explorer'])
      .given(...frigate)
      .when(decline('Ana'))
      .thenRefused('nothing-to-decline-for');
    table
      .given(...reveals('ship-red-1-1', 'sailor-3-1'), stop())
      .when(take('Ana', 'sailor-3-1', { decline: true }))
      .thenRefused('nothing-to-decline-for');
  });

  it('[R-CON-7] is done by declining, not by a word', () => {
    table
      .given(...frigate)
      .when(contract('Ana', 'frigate-nemesis'))
      .thenRefused('contract-by-decline');
  });

  it('[R-CON-4] is never forced: the coins may be taken', () => {
    table
      .given(...frigate)
      .when(take('Ana', 'ship-red-1-1'))
      .then({ coins: { Ana: 4 }, waiting: { Ana: {} } });
  });
});

describe('decide at once', () => {
  const table = contractGame(['tax-inspector', 'jinx', 'speculator', 'major-speculator']);
  const three = reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1');

  it('[R-CON-2] Tax Inspector: any player who has just lost coins to a tax, whoever is active', () => {
    const taxed = table.given(has('Ben', 12), ...owns('Ana', 'sailor-3-1'), reveal('tax-swords'));
    taxed
      .when(contract('Ben', 'tax-inspector'))
      .then({ coins: { Ana: 4, Ben: 13 }, completed: { Ben: ['tax-inspector'] } });
    taxed.when(contract('Ana', 'tax-inspector')).thenRefused('contract-chance-gone', { player: 'Ana' });
    taxed.when(contract('Cleo', 'tax-inspector')).thenRefused('contract-on-own-go', { player: 'Cleo' });
  });

  it('[R-CON-2] Tax Inspector: the bonus of the tax is worked out before', () => {
    table
      .given(has('Ben', 12), has('Ana', 12))
      .when(reveal('tax-influence'))
      .then({ coins: { Ana: 7, Ben: 7, Cleo: 4 } })
      .saying(
        { type: 'chance', player: 0, contract: 'tax-inspector' },
        { type: 'chance', player: 1, contract: 'tax-inspector' },
      );
  });

  it('[R-CON-2] Tax Inspector: several payers, one after the other', () => {
    table
      .given(has('Ben', 12), has('Ana', 12), reveal('tax-influence'), contract('Ben', 'tax-inspector'))
      .when(contract('Ana', 'tax-inspector'))
      .then({ spaces: { 'tax-inspector': ['Ben', 'Ana'] }, coins: { Ana: 14, Ben: 14 } });
  });

  it('[R-CON-4] the chance is gone with the next card', () => {
    const taxed = table.given(has('Ana', 12), reveal('tax-swords'));
    taxed
      .given(reveal('sailor-3-1'))
      .when(contract('Ana', 'tax-inspector'))
      .thenRefused('contract-chance-gone');
    taxed.given(stop()).when(contract('Ana', 'tax-inspector')).thenRefused('contract-chance-gone');
  });

  it('[R-CON-4] it lasts through notes, corrections and stopping, until a card is taken or a pass', () => {
    const taxed = table.given(has('Ben', 12), ...reveals('priest-4-1', 'ship-blue-1-1', 'tax-swords'));
    const done = { completed: { Ben: ['tax-inspector'] } } as const;
    taxed
      .given(note('hm'), coins('Ana', { add: 1 }))
      .when(contract('Ben', 'tax-inspector'))
      .then(done);
    taxed.given(stop()).when(contract('Ben', 'tax-inspector')).then(done);
    taxed
      .given(stop(), take('Ana', 'ship-blue-1-1'))
      .when(contract('Ben', 'tax-inspector'))
      .thenRefused('contract-chance-gone');
    taxed
      .given(stop(), pass('Ana'))
      .when(contract('Ben', 'tax-inspector'))
      .thenRefused('contract-chance-gone');
    taxed.given(stop(), endTurn()).when(contract('Ben', 'tax-inspector')).thenRefused('contract-chance-gone');
  });

  it('[R-CON-8] Jinx: when busting as the active player, in every edition', () => {
    for (const edition of ['big-box-2021', 'pegasus-2014'] as const) {
      const busted = contractGame(['tax-inspector', 'jinx', 'speculator', 'major-speculator'], {
        edition,
      }).given(...reveals('ship-blue-1-1', 'ship-blue-2-2'));
      busted.when(contract('Ana', 'jinx')).then({ coins: { Ana: 4 }, phase: 'bust' });
      busted
        .when(contract('Ben', 'jinx'))
        .thenRefused('contract-active-only', { player: 'Ben', active: 'Ana' });
      busted.given(endTurn()).when(contract('Ana', 'jinx')).thenRefused('contract-active-only');
    }
  });

  it('[R-CON-8] Jinx: as long as the phase is bust', () => {
    table
      .given(...reveals('ship-blue-1-1', 'ship-blue-2-2'), note('ouch'), coins('Ben', { add: 1 }))
      .when(contract('Ana', 'jinx'))
      .then({ completed: { Ana: ['jinx'] } });
    table
      .when(contract('Ana', 'jinx'))
      .thenRefused('contract-chance-gone', { player: 'Ana', contract: 'jinx' });
  });

  it('[R-CON-8] Jinx: also on purpose and with a gambler', () => {
    table
      .given(...owns('Ana', 'pirate-5-1'), ...reveals('ship-blue-1-1', 'ship-blue-2-2'), keep())
      .when(contract('Ana', 'jinx'))
      .then({ completed: { Ana: ['jinx'] } });
    contractGame(['jinx', 'explorer', 'bruja', 'mercenary'], {
      boxes: ['base', 'gambler', 'contract-cards', 'contracts'],
    })
      .given(
        ...owns('Ana', 'gambler-4-1'),
        gamble(['ship-blue-1-1', 'ship-blue-2-2', 'sailor-3-1', 'priest-4-1']),
      )
      .when(contract('Ana', 'jinx'))
      .then({ completed: { Ana: ['jinx'] } });
  });

  it('[R-CON-8] Major Speculator: four colours in the harbor', () => {
    const four = table.given(...three, reveal('ship-yellow-1-1'));
    four.when(contract('Ana', 'major-speculator')).then({ coins: { Ana: 5 } });
    four
      .given(stop())
      .when(contract('Ana', 'major-speculator'))
      .then({ coins: { Ana: 5 } });
    four
      .given(reveal('sailor-3-1'))
      .when(contract('Ana', 'major-speculator'))
      .thenRefused('contract-chance-gone');
    four
      .when(contract('Ben', 'major-speculator'))
      .thenRefused('contract-active-only', { player: 'Ben', active: 'Ana' });
    table
      .given(...three)
      .when(contract('Ana', 'major-speculator'))
      .thenRefused('contract-chance-gone');
  });

  it('[R-CON-8] Speculator: three colours, twice, on another turn', () => {
    const first = table.given(...three, contract('Ana', 'speculator'));
    first.shows({ waiting: { Ana: { speculator: 1 } }, markersLeft: { Ana: 2 }, coins: { Ana: 3 } });
    first.when(contract('Ana', 'speculator')).thenRefused('contract-chance-gone');
    first
      .given(reveal('ship-yellow-1-1'))
      .when(contract('Ana', 'speculator'))
      .thenRefused('contract-chance-gone');
    first
      .given(correct({ harbor: ['ship-blue-1-1'] }), reveal('ship-red-1-1'), reveal('ship-black-1-2'))
      .when(contract('Ana', 'speculator'))
      .thenRefused('contract-chance-gone');
    first
      .given(
        stop(),
        endTurn(),
        reveal('priest-4-1'),
        stop(),
        endTurn(),
        reveal('priest-4-1'),
        stop(),
        endTurn(),
        ...three,
      )
      .when(contract('Ana', 'speculator'))
      .then({ completed: { Ana: ['speculator'] }, waiting: { Ana: {} }, coins: { Ana: 5 } });
  });

  it('[R-CON-4] Speculator opens when the harbor first holds three colours in a turn', () => {
    table
      .given(...three.slice(0, 2))
      .when(reveal('ship-green-1-1'))
      .then({})
      .saying({ type: 'chance', player: 0, contract: 'speculator' });
    table
      .given(...three)
      .when(reveal('ship-yellow-1-1'))
      .then({})
      .saying({ type: 'chance', contract: 'major-speculator' });
    table
      .given(...three, reveal('sailor-3-1'))
      .when(contract('Ana', 'speculator'))
      .thenRefused('contract-chance-gone');
  });

  it('[R-CON-4] a gamble that brings three and four at once opens both', () => {
    const gambled = contractGame(['jinx', 'explorer', 'speculator', 'major-speculator'], {
      boxes: ['base', 'gambler', 'contract-cards', 'contracts'],
    }).given(
      ...owns('Ana', 'gambler-4-1'),
      gamble(['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1']),
    );
    gambled.shows({ phase: 'trade' });
    gambled
      .given(contract('Ana', 'speculator'))
      .when(contract('Ana', 'major-speculator'))
      .then({ completed: { Ana: ['major-speculator'] }, waiting: { Ana: { speculator: 1 } } });
  });

  it('[R-CON-4] after a bust neither opens', () => {
    table
      .given(...three, reveal('ship-blue-2-2'))
      .when(contract('Ana', 'speculator'))
      .thenRefused('contract-chance-gone');
    contractGame(['jinx', 'explorer', 'speculator', 'major-speculator'], {
      boxes: ['base', 'gambler', 'contract-cards', 'contracts'],
    })
      .given(...owns('Ana', 'gambler-4-1'), reveal('ship-blue-1-1'))
      .when(gamble(['ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-yellow-1-1']))
      .then({ phase: 'bust' })
      .without('chance');
  });

  it('[R-CON-4] a repelled ship takes the chance away; the contract says that it stays', () => {
    const third = table.given(...owns('Ana', 'sailor-3-1'), ...three);
    third.given(repel()).when(contract('Ana', 'speculator')).thenRefused('contract-chance-gone');
    third.given(contract('Ana', 'speculator')).when(repel()).thenRefused('nothing-to-repel');
  });
});

describe('Pirates’ Nest', () => {
  const table = contractGame(['pirates-nest', 'jinx', 'explorer', 'bruja']).given(...owns('Ana', ...SWORDS));
  const nest = (card: string) => [reveal(card), repel({ keep: true })];

  it('[R-CON-9] a repelled ship of a new colour may be kept', () => {
    table
      .given(reveal('ship-blue-1-1'))
      .when(repel({ keep: true }))
      .then({
        harbor: [],
        discard: 0,
        ships: { Ana: [{ card: 'ship-blue-1-1', as: 'nest' }] },
        display: { Ana: [...SWORDS, 'ship-blue-1-1'] },
        influence: { Ana: 6 },
        markersLeft: { Ana: 3 },
      });
  });

  it('[R-CON-9] not of a colour kept already', () => {
    table
      .given(...nest('ship-blue-1-1'), reveal('ship-blue-2-2'))
      .when(repel({ keep: true }))
      .thenRefused('nest-colour-kept', { player: 'Ana', card: 'ship-blue-2-2' });
  });

  it('[R-CON-9] repelling as usual stays possible', () => {
    table
      .given(reveal('ship-blue-1-1'))
      .when(repel())
      .then({ ships: { Ana: [] }, discard: 1 });
  });

  it('[R-CON-9] with the fifth colour all are discarded and the contract is done by itself', () => {
    table
      .given(
        ...nest('ship-blue-1-1'),
        ...nest('ship-red-1-1'),
        ...nest('ship-green-1-1'),
        ...nest('ship-yellow-1-1'),
      )
      .given(reveal('ship-black-1-2'))
      .when(repel({ keep: true }))
      .then({
        ships: { Ana: [] },
        display: { Ana: SWORDS },
        completed: { Ana: ['pirates-nest'] },
        coins: { Ana: 6 },
        discard: 5,
        markersLeft: { Ana: 2 },
      })
      .saying({ type: 'discard', why: 'nest' });
  });

  it('[R-CON-9] is done by repelling, not by a word', () => {
    table.when(contract('Ana', 'pirates-nest')).thenRefused('contract-by-repelling');
  });

  it('[R-CON-9] keeps nothing without the contract or once it is done', () => {
    contractGame(['mercenary', 'jinx', 'explorer', 'bruja'])
      .given(...owns('Ana', ...SWORDS), reveal('ship-blue-1-1'))
      .when(repel({ keep: true }))
      .thenRefused('contract-not-out', { contract: 'pirates-nest' });
    table
      .given(correct({ contracts: { Ana: ['pirates-nest'] } }), reveal('ship-blue-1-1'))
      .when(repel({ keep: true }))
      .thenRefused('contract-done-already');
    game()
      .given(...owns('Ana', 'sailor-3-1'), reveal('ship-blue-1-1'))
      .when(repel({ keep: true }))
      .thenRefused('no-contracts');
  });

  it('[R-DIS-6] a kept ship is no ship of the harbor: the same colour may come again', () => {
    table
      .given(...nest('ship-blue-1-1'))
      .when(reveal('ship-blue-2-2'))
      .then({ phase: 'discover' });
  });
});
