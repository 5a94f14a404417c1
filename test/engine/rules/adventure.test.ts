/** The Adventure Begins by rule number. Printed values of its cards are not known to us: the tests use what a table would read off its own. */
import { describe, expect, it } from 'vitest';
import type { AdventureSetup, Entry, Setup } from '#engine';
import {
  addCard,
  claim,
  coins,
  correct,
  endTurn,
  expectSetupRefused,
  game,
  has,
  owns,
  reveal,
  reveals,
  stop,
  take,
  type Position,
} from '../../support/engine.ts';

const TRACK = [2, 4, 7, 10, 14, 18];

function adventure(changes: Partial<AdventureSetup> = {}): AdventureSetup {
  return {
    chapter: 1,
    attempt: 1,
    variable: false,
    characters: {},
    extraCoins: {},
    playCards: {},
    unnamedCards: 0,
    crownTrack: TRACK,
    ...changes,
  };
}

function chapter(changes: Partial<AdventureSetup> = {}, setup: Partial<Setup> = {}): Position {
  return game({
    boxes: ['base', 'adventure'],
    mode: 'cooperative',
    players: ['Ana', 'Ben', 'Cleo'],
    adventure: adventure(changes),
    ...setup,
  });
}

const rivals = (changes: Partial<AdventureSetup> = {}, players = ['Ana', 'Ben', 'Cleo']) =>
  chapter(changes, { mode: 'competitive', players });

const event = (name: string): Entry => ({ type: 'event', event: name });
const monthEnd = (extra: object = {}): Entry => ({ type: 'month-end', ...extra });
const missions = (...numbers: string[]): Entry => ({
  type: 'story',
  missions: numbers.map((number) => ({ number })),
});
const mission = (player: string, number: string, extra: object = {}): Entry => ({
  type: 'mission',
  player,
  mission: number,
  ...extra,
});
/** As quiet, however often it is said: a card is turned up that has long been seen. */
const quietAgain = (name: string): Entry[] => [
  event(name),
  { ...reveal('settler-4-1'), override: true },
  stop(),
  endTurn(),
];
const quiet = (name: string): Entry[] => [event(name), reveal('settler-4-1'), stop(), endTurn()];

describe('[R-ADV-2] the Event deck', () => {
  it.each([
    ['cooperative', ['Ana'], 2],
    ['cooperative', ['Ana', 'Ben'], 2],
    ['cooperative', ['Ana', 'Ben', 'Cleo'], 2],
    ['cooperative', ['Ana', 'Ben', 'Cleo', 'Dora'], 3],
    ['competitive', ['Ana', 'Ben'], 4],
    ['competitive', ['Ana', 'Ben', 'Cleo'], 4],
    ['competitive', ['Ana', 'Ben', 'Cleo', 'Dora'], 4],
  ] as const)('%s with %j: unknown events above Month’s End', (mode, players, unknown) => {
    const { report } = chapter({}, { mode, players });
    expect(report.adventure?.events).toEqual([...new Array<null>(unknown).fill(null), 'month-end']);
    expect(report.phase).toBe('event');
  });

  it('[R-ADV-3] an event may be turned up without its name; the order stays known', () => {
    const unnamed: Entry = { type: 'event' };
    const turn: Entry[] = [unnamed, reveal('settler-4-1'), stop(), endTurn()];
    const first = chapter().given(...turn, ...turn);
    first.shows({ phase: 'event' });
    const turnedOver = first.given(unnamed);
    expect(turnedOver.report.adventure).toMatchObject({ month: 2, events: [null, '?', '?', 'month-end'] });
    const next = turnedOver.given(reveal('captain-4-1'), stop(), endTurn(), ...turn);
    expect(next.given(event('storm')).report.adventure?.events).toEqual(['?', 'month-end']);
    next.when(event('month-end')).thenRefused('other-event');
  });

  it('[R-ADV-4] is turned over unshuffled at Month’s End, with a new event on top: each month is one turn longer', () => {
    const first = [...quiet('calm'), ...quiet('storm'), event('month-end')];
    const after = chapter().given(...first);
    expect(after.report.adventure).toMatchObject({
      month: 2,
      events: [null, 'calm', 'storm', 'month-end'],
      turned: [],
    });
    expect(after.report.phase).toBe('discover');
    const second = [
      reveal('captain-4-1'),
      stop(),
      endTurn(),
      ...quiet('fog'),
      ...quiet('calm'),
      ...quiet('storm'),
      event('month-end'),
    ];
    const later = chapter().given(...first, ...second);
    expect(later.report.adventure?.events).toEqual([null, 'fog', 'calm', 'storm', 'month-end']);
    expect(later.report.adventure?.month).toBe(3);
  });

  it.each([
    ['cooperative', ['Ana'], [3, 4, 5]],
    ['cooperative', ['Ana', 'Ben'], [3, 4, 5]],
    ['cooperative', ['Ana', 'Ben', 'Cleo'], [3, 4, 5]],
    ['cooperative', ['Ana', 'Ben', 'Cleo', 'Dora'], [4, 5, 6]],
    ['competitive', ['Ana', 'Ben'], [5, 6, 7]],
    ['competitive', ['Ana', 'Ben', 'Cleo'], [5, 6, 7]],
    ['competitive', ['Ana', 'Ben', 'Cleo', 'Dora'], [5, 6, 7]],
  ] as const)('%s with %j: three months of %j turns, in the same order', (mode, players, turns) => {
    let position = chapter({}, { mode, players });
    const seen: string[] = [];
    let said = 0;
    for (const [month, length] of turns.entries()) {
      expect(position.report.adventure?.events).toHaveLength(length);
      // The new card first, then those of the month before as they came, then Month's End.
      const order = month === 0 ? [] : seen.slice(0, -1);
      expect(position.report.adventure?.events.slice(month === 0 ? length - 1 : 1)).toEqual([
        ...order,
        'month-end',
      ]);
      seen.length = 0;
      for (let turn = 0; turn < length; turn += 1) {
        expect(position.report).toMatchObject({
          phase: 'event',
          activePlayer: players[said % players.length],
        });
        const name = position.report.adventure?.events[0] ?? `event ${String(said)}`;
        seen.push(name);
        said += 1;
        position = position.given(...quietAgain(name));
      }
      expect(position.report.adventure?.month).toBe(month + 2);
    }
  });

  it('[R-ADV-4] gets no new card when all thirteen have been in it', () => {
    let position = chapter({}, { players: ['Ana'] });
    let said = 0;
    const lengths: number[] = [];
    while (lengths.length < 14) {
      const { adventure: now } = position.report;
      if (now?.turned.length === 0) lengths.push(now.events.length);
      said += 1;
      position = position.given(...quietAgain(now?.events[0] ?? `event ${String(said)}`));
    }
    expect(lengths).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15]);
    while (position.report.adventure?.events[0] !== 'month-end')
      position = position.given(...quietAgain(position.report.adventure?.events[0] ?? ''));
    position.when(event('month-end')).then({}).saying({ type: 'month-end', next: 15, fresh: false });
  });

  it('refuses another event where the order is known, and Month’s End before its time', () => {
    chapter().when(event('month-end')).thenRefused('other-event');
    const known = [
      ...quiet('calm'),
      ...quiet('storm'),
      event('month-end'),
      reveal('captain-4-1'),
      stop(),
      endTurn(),
      ...quiet('fog'),
    ];
    chapter()
      .given(...known)
      .when(event('storm'))
      .thenRefused('other-event', { expected: 'calm' });
  });

  it('said against the known order, takes the card that was said out of the deck', () => {
    const known = [...quiet('calm'), ...quiet('storm'), event('month-end'), reveal('captain-4-1'), stop()];
    const swapped = chapter().given(...known, ...quiet('fog'), { ...event('storm'), override: true });
    expect(swapped.report.adventure).toMatchObject({
      turned: ['fog', 'storm'],
      events: ['calm', 'month-end'],
    });
  });

  it('[R-ADV-3] comes first in every turn, once', () => {
    chapter().when(endTurn()).thenRefused('event-first', { player: 'Ana' });
    chapter().when(reveal('settler-4-1')).thenRefused('event-first', { player: 'Ana' });
    chapter().given(event('calm')).when(event('storm')).thenRefused('event-done');
  });

  it('in Trade & Hire says that the next turn has begun', () => {
    chapter()
      .given(event('calm'), reveal('settler-4-1'), stop())
      .when(event('storm'))
      .then({ activePlayer: 'Ben', phase: 'discover', discard: 1 });
  });
});

describe('[R-ADV-5] missions', () => {
  it('take the leftmost marker: ability, trophy, 1 crown, 3 crowns', () => {
    const start = chapter({ characters: { Ana: { character: 'jean-blackbeard', coins: 4 } } }).given(
      missions('30', '61', '62', '63'),
      event('calm'),
      ...owns('Ana', 'expedition-cc'),
    );
    start
      .when(mission('Ana', '30'))
      .then({ swords: { Ana: 1 }, markersLeft: { Ana: 3 }, crowns: { Ana: 0 } });
    const two = start.given(mission('Ana', '30'), mission('Ana', '61'));
    expect(two.report.adventure?.trophies).toEqual(['Ana']);
    const three = two.given(mission('Ana', '62'));
    expect(three.report.players[0]).toMatchObject({ crowns: 1, markersLeft: 1 });
    three
      .when(mission('Ana', '63'))
      .then({ crowns: { Ana: 4 }, markersLeft: { Ana: 0 }, influence: { Ana: 4 + 2 } });
  });

  it('are completed once per player, by several players, the first with a reward', () => {
    const out: Entry = { type: 'story', missions: [{ number: '30', first: { coins: 2 }, crowns: 1 }] };
    const start = chapter().given(
      out,
      event('calm'),
      ...owns('Ana', 'expedition-cc'),
      ...owns('Ben', 'expedition-pp'),
    );
    start.when(mission('Ana', '30')).then({ coins: { Ana: 5 }, crowns: { Ana: 1 } });
    const after = start.given(mission('Ana', '30'));
    after.when(mission('Ana', '30')).thenRefused('mission-done-already', { player: 'Ana' });
    after
      .given(reveal('settler-4-1'), stop())
      .when(mission('Ben', '30'))
      .then({ coins: { Ben: 3 }, crowns: { Ben: 1 }, actingPlayer: 'Ben' });
  });

  it('are refused when not out, not met, or at somebody else’s moment', () => {
    const start = chapter().given(missions('13', '30'), event('calm'));
    start.when(mission('Ana', '40')).thenRefused('mission-not-out', { mission: '40' });
    start.when(mission('Ana', '30')).thenRefused('mission-not-met', { has: 0, needs: 1 });
    start
      .given(reveal('settler-4-1'), ...owns('Ben', 'expedition-cc'))
      .when(mission('Ben', '30'))
      .thenRefused('mission-on-own-go', { player: 'Ben' });
  });

  it('[R-ADV-14] 13 costs 4 coins and needs a priest; a jack stands for no person', () => {
    const start = chapter().given(missions('13'), event('calm'), has('Ana', 5));
    start
      .given(...owns('Ana', 'jack-of-all-trades-6-1'))
      .when(mission('Ana', '13'))
      .thenRefused('mission-not-met');
    start
      .given(...owns('Ana', 'priest-4-1'))
      .when(mission('Ana', '13'))
      .then({ coins: { Ana: 1 } });
  });

  it('[R-ADV-14] 41 discards an Ares ship with herbs and a ship with bread', () => {
    const herbs = 'ship-ares-1-3-herbs';
    const bread = 'ship-green-2-3-bread';
    chapter({ playCards: { [herbs]: 2, [bread]: 1 } })
      .given(
        missions('41'),
        event('calm'),
        addCard('Ana', herbs, { as: 'item' }),
        addCard('Ana', bread, { as: 'item' }),
      )
      .when(mission('Ana', '41'))
      .then({ display: { Ana: [] }, ships: { Ana: [] }, discard: 2 });
  });

  it('a ship serves one part of a mission only', () => {
    const herbs = 'ship-ares-1-3-herbs';
    const out: Entry = {
      type: 'story',
      missions: [
        {
          number: '21',
          requirement: [
            { kind: 'discard-ships', colour: 'ares', number: 1 },
            { kind: 'discard-ships', item: 'herbs', number: 1 },
          ],
        },
      ],
    };
    const one = chapter({ playCards: { [herbs]: 2, 'ship-ares-1-3-book': 1 } }).given(
      out,
      event('calm'),
      addCard('Ana', herbs, { as: 'item' }),
    );
    one.when(mission('Ana', '21')).thenRefused('mission-not-met', { has: 0, needs: 1 });
    one
      .given(addCard('Ana', 'ship-ares-1-3-book', { as: 'item' }))
      .when(mission('Ana', '21'))
      .then({ display: { Ana: [] }, ships: { Ana: [] } });
  });

  it('[R-ADV-14] 15 needs 2 swords and discards 2 Ares pirates; 40 counts persons of cost 3 or less', () => {
    const book = 'ship-ares-1-3-book';
    const start = chapter({ playCards: { [book]: 2 } }).given(missions('15', '40'), event('calm'));
    const pirates = [addCard('Ana', book, { as: 'item' }), addCard('Ana', book, { as: 'item' })];
    start
      .given(...pirates, ...owns('Ana', 'sailor-3-1'))
      .when(mission('Ana', '15'))
      .thenRefused('mission-not-met', { part: { kind: 'have-swords', swords: 2 }, has: 1, needs: 2 });
    start
      .given(...pirates, ...owns('Ana', 'sailor-3-1', 'sailor-3-1'))
      .when(mission('Ana', '15'))
      .then({ display: { Ana: ['sailor-3-1', 'sailor-3-1'] }, markersLeft: { Ana: 3 } });
    const two = start.given(...owns('Ana', 'sailor-3-1', 'sailor-3-1', 'settler-4-1'));
    two.when(mission('Ana', '40')).thenRefused('mission-not-met', { has: 2, needs: 3 });
    two
      .given(...owns('Ana', 'trader-red-3-1'))
      .when(mission('Ana', '40'))
      .then({ markersLeft: { Ana: 3 } });
  });

  it('[R-ADV-13] 33 and 34 with the card that brings the fourth colour, by the active player; 34 costs 5 coins', () => {
    const four = chapter().given(
      missions('33', '34'),
      event('calm'),
      has('Ana', 5),
      ...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1'),
    );
    four.when(mission('Ana', '33')).thenRefused('mission-not-met', { has: 3, needs: 4 });
    const now = four.given(reveal('ship-black-1-2'));
    now.when(mission('Ana', '33')).then({ markersLeft: { Ana: 3 }, coins: { Ana: 5 } });
    now.when(mission('Ana', '34')).then({ coins: { Ana: 0 } });
    now.when(mission('Ben', '33')).thenRefused('mission-active-only', { player: 'Ben', active: 'Ana' });
    now
      .given(stop())
      .when(mission('Ana', '33'))
      .then({ markersLeft: { Ana: 3 } });
    now.given(reveal('settler-4-1')).when(mission('Ana', '33')).thenRefused('mission-not-met');
    now.given(stop(), take('Ana', 'ship-blue-1-1')).when(mission('Ana', '33')).thenRefused('mission-not-met');
  });

  it('[R-ADV-13] 50 by any payer right after the tax, and no later', () => {
    const taxed = chapter({ playCards: { 'tax-16': 1 } }).given(
      missions('50'),
      event('calm'),
      has('Ben', 16),
      reveal('tax-16'),
    );
    taxed.when(mission('Ben', '50')).then({ coins: { Ben: 10 }, markersLeft: { Ben: 3 } });
    taxed.when(mission('Ana', '50')).thenRefused('mission-not-met', { player: 'Ana' });
    taxed.given(reveal('settler-4-1')).when(mission('Ben', '50')).thenRefused('mission-on-own-go');
  });

  it('[R-ADV-13] 51 stops at exactly four cards, costs 5 coins and one card less', () => {
    const four = chapter().given(
      missions('51'),
      event('calm'),
      has('Ana', 6),
      ...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1', 'ship-black-1-2'),
    );
    four.when(mission('Ana', '51')).thenRefused('mission-not-met');
    four
      .given(stop())
      .when(mission('Ana', '51'))
      .then({ coins: { Ana: 1 }, takesLeft: 1 });
  });

  it('[R-ADV-13] 51 and 52 ask what the harbor held on stopping, not what is left after a card was taken', () => {
    chapter()
      .given(
        missions('51'),
        event('calm'),
        has('Ana', 20),
        ...reveals('ship-blue-1-1', 'ship-green-1-1', 'ship-black-1-2', 'ship-yellow-1-1', 'settler-4-1'),
        stop(),
        take('Ana', 'ship-blue-1-1'),
      )
      .when(mission('Ana', '51'))
      .thenRefused('mission-not-met', { part: { kind: 'stop-at', harbor: 4 } });
    chapter()
      .given(
        ...owns('Ana', 'governor-8-0'),
        missions('52'),
        event('calm'),
        ...reveals('ship-blue-1-1', 'settler-4-1'),
        stop(),
        take('Ana', 'ship-blue-1-1'),
      )
      .when(mission('Ana', '52'))
      .thenRefused('mission-not-met', { part: { kind: 'stop-at', harbor: 1 } });
  });

  it('[R-ADV-13] 51 with one card allowed leaves none: the next player’s go begins', () => {
    chapter()
      .given(
        missions('51'),
        event('calm'),
        has('Ana', 6),
        ...reveals('ship-blue-1-1', 'settler-4-1', 'captain-4-1', 'priest-4-1'),
        stop(),
      )
      .when(mission('Ana', '51'))
      .then({ coins: { Ana: 1 }, actingPlayer: 'Ben', takesLeft: 1 });
  });

  it('[R-ADV-13] 52 brings the crowns of the place that its marker left, once completed', () => {
    const alone = { players: ['Ana'] };
    const first = chapter({}, alone).given(
      missions('52', '61', '62', '63'),
      event('calm'),
      mission('Ana', '61'),
      mission('Ana', '62'),
      reveal('settler-4-1'),
      stop(),
    );
    first.when(mission('Ana', '52')).then({ markersLeft: { Ana: 1 }, crowns: { Ana: 0 } });
    const fourth = first.given(mission('Ana', '52'), mission('Ana', '63'));
    expect(fourth.report.players[0]).toMatchObject({ markersLeft: 0, crowns: 3 });
    fourth
      .given(endTurn(), event('event-1'), reveal('captain-4-1'), stop())
      .when(mission('Ana', '52'))
      .then({ crowns: { Ana: 4 }, markersLeft: { Ana: 0 } });
  });

  it('[R-ADV-13] 52 takes two turns; the first place frees the character’s, only the second counts', () => {
    const one = chapter(
      { characters: { Ana: { character: 'samuel-blackguard', coins: 3 } } },
      { players: ['Ana'] },
    ).given(missions('52'), event('calm'), reveal('settler-4-1'), stop());
    one
      .when(mission('Ana', '52'))
      .then({ markersLeft: { Ana: 3 }, waiting: { Ana: { 52: 1 } }, coins: { Ana: 5 } });
    one
      .given(mission('Ana', '52'))
      .when(mission('Ana', '52'))
      .thenRefused('mission-another-turn', { player: 'Ana', mission: '52' });
    const again = one.given(
      mission('Ana', '52'),
      endTurn(),
      event('event-1'),
      reveal('captain-4-1'),
      stop(),
      mission('Ana', '52'),
    );
    expect(again.report.adventure?.missions).toEqual([{ number: '52', done: ['Ana'], waiting: [] }]);
    expect(again.report.players[0]?.markersLeft).toBe(3);
  });
});

describe('[R-ADV-6] crowns', () => {
  it('add the influence of the last shield reached, and take it away again', () => {
    const start = chapter().given(event('calm'));
    start.when({ type: 'crowns', player: 'Ana', add: 7 }).then({ crowns: { Ana: 7 }, influence: { Ana: 3 } });
    start
      .given({ type: 'crowns', player: 'Ana', add: 7 })
      .when({ type: 'crowns', player: 'Ana', add: -4 })
      .then({ crowns: { Ana: 3 }, influence: { Ana: 1 } });
    start.when({ type: 'crowns', player: 'Ana', add: -1 }).thenRefused('too-few-crowns');
    start.when({ type: 'crowns', player: 'Ana', set: 99 }).then({ influence: { Ana: 6 } });
  });
});

describe('[R-ADV-7] ships with items', () => {
  const rum = 'ship-green-crown-3-rum';
  const bread = 'ship-red-2-3-bread';

  it('are traded for their coins or crown, or kept as the item', () => {
    const start = chapter({ playCards: { [rum]: 1, [bread]: 1 } }).given(
      event('calm'),
      ...reveals(rum, bread),
      stop(),
    );
    start.when(take('Ana', rum)).then({ crowns: { Ana: 1 }, coins: { Ana: 3 } });
    start.when(take('Ana', bread)).then({ coins: { Ana: 5 } });
    start
      .when(take('Ana', bread, { asItem: true }))
      .then({ coins: { Ana: 3 }, display: { Ana: [bread] }, ships: { Ana: [{ card: bread, as: 'item' }] } });
  });

  it('bring the trader’s coin either way; a non-active player still pays', () => {
    const start = chapter({ playCards: { [bread]: 1 } }).given(
      ...owns('Ben', 'trader-red-3-1'),
      has('Ben', 0),
      event('calm'),
      reveal(bread),
      stop(),
    );
    start.when(take('Ben', bread, { asItem: true })).then({ coins: { Ben: 0, Ana: 4 } });
    start
      .given(has('Cleo', 0))
      .when(take('Cleo', bread, { asItem: true }))
      .thenRefused('cannot-afford', { player: 'Cleo' });
  });

  it('refuses an item where there is none', () => {
    chapter()
      .given(event('calm'), reveal('ship-red-1-1'), stop())
      .when(take('Ana', 'ship-red-1-1', { asItem: true }))
      .thenRefused('no-item');
  });

  it('six colours allow four cards', () => {
    const ares = 'ship-ares-1-3-book';
    chapter({ playCards: { [ares]: 1 } })
      .given(
        event('calm'),
        ...reveals(
          'ship-yellow-1-1',
          'ship-blue-1-1',
          'ship-green-1-1',
          'ship-red-1-1',
          'ship-black-1-2',
          ares,
        ),
      )
      .when(stop())
      .then({ takesLeft: 4 });
  });

  it('this box’s captain, priest and settler bring a coin with Ares pirates', () => {
    const ares = 'ship-ares-1-3-book';
    chapter({ playCards: { [ares]: 1, 'captain-4-1-adventure': 1, 'priest-4-1-adventure': 1 } })
      .given(
        ...owns('Ana', 'captain-4-1-adventure', 'priest-4-1-adventure'),
        event('calm'),
        reveal(ares),
        stop(),
      )
      .when(take('Ana', ares))
      .then({ coins: { Ana: 6 } });
  });

  it('this box’s expeditions take items: the ships are discarded', () => {
    const expedition = 'expedition-cp-herbs-3-5-adventure';
    const herbs = 'ship-ares-1-3-herbs';
    const start = chapter({ playCards: { [expedition]: 1, [herbs]: 1 } }).given(
      ...owns('Ana', 'captain-4-1', 'priest-4-1'),
      event('calm'),
      reveal(expedition),
    );
    start.when(claim('Ana', expedition)).thenRefused('items-missing', { items: ['herbs'] });
    start
      .given(addCard('Ana', herbs, { as: 'item' }))
      .when(claim('Ana', expedition))
      .then({ display: { Ana: [expedition] }, ships: { Ana: [] }, coins: { Ana: 6 }, influence: { Ana: 5 } });
  });
});

describe('[R-ADV-8] persons of the box', () => {
  it('a lookout discards two and puts one back: the next card is known', () => {
    const start = chapter({ playCards: { 'lookout-4-1': 2 } }).given(
      ...owns('Ana', 'lookout-4-1'),
      event('calm'),
    );
    const look: Entry = { type: 'lookout', discard: ['sailor-3-1', 'ship-red-1-1'], keep: 'ship-blue-1-1' };
    const looked = start.given(reveal('ship-blue-2-2'));
    looked.when(look).then({ discard: 2, bustChance: 1 });
    looked.given(look).when(look).thenRefused('no-lookout', { owned: 1 });
    looked.given(look).when(reveal('settler-4-1')).thenRefused('top-card-known', { top: 'ship-blue-1-1' });
    looked.given(look).when(reveal('ship-blue-1-1')).then({ phase: 'bust' });
    chapter().given(event('calm')).when(look).thenRefused('no-lookout', { owned: 0 });
    // Shuffled, nobody knows what lies on top; a second lookout sees the card again.
    looked.given(look, { type: 'reshuffle' }).when(reveal('settler-4-1')).then({ phase: 'discover' });
    const two = looked.given(...owns('Ana', 'lookout-4-1'), look);
    two
      .when({ type: 'lookout', discard: ['sailor-3-1', 'pirate-5-1'], keep: 'captain-4-1' })
      .thenRefused('top-card-known', { top: 'ship-blue-1-1' });
  });

  it('an innkeeper brings a crown at four cards and buys bread or rum once per go', () => {
    const inn = 'innkeeper-5-1-3';
    const bread = 'ship-red-2-3-bread';
    const rum = 'ship-black-1-2-rum';
    const start = chapter({ playCards: { [inn]: 1, [bread]: 1, [rum]: 1 } }).given(
      ...owns('Ana', inn),
      addCard('Ana', bread, { as: 'item' }),
      addCard('Ana', rum, { as: 'item' }),
      event('calm'),
      ...reveals('ship-blue-1-1', 'settler-4-1', 'captain-4-1', 'priest-4-1'),
    );
    start.when(stop()).then({ crowns: { Ana: 1 } });
    const trading = start.given(stop());
    trading.when({ type: 'sell', player: 'Ana', card: bread }).then({ coins: { Ana: 6 } });
    trading
      .given({ type: 'sell', player: 'Ana', card: bread })
      .when({ type: 'sell', player: 'Ana', card: rum })
      .thenRefused('no-innkeeper', { owned: 1 });
    trading
      .when({ type: 'sell', player: 'Ben', card: bread })
      .thenRefused('not-in-display', { player: 'Ben' });
  });

  it('[R-TRA-2] an innkeeper hired in this go buys from the next one on', () => {
    const inn = 'innkeeper-5-1-3';
    const bread = 'ship-red-2-3-bread';
    const hired = chapter({ playCards: { [inn]: 2, [bread]: 1 } }, { players: ['Ana', 'Ben'] }).given(
      has('Ana', 10),
      addCard('Ana', bread, { as: 'item' }),
      event('calm'),
      ...reveals(inn, 'ship-blue-1-1', 'ship-green-1-1', 'ship-black-1-2', 'ship-yellow-1-1'),
      stop(),
      take('Ana', inn),
    );
    const sale: Entry = { type: 'sell', player: 'Ana', card: bread };
    hired.when(sale).thenRefused('no-innkeeper', { owned: 0 });
    hired
      .given(endTurn(), event('event-1'), reveal('settler-4-1'), stop())
      .when(sale)
      .then({ actingPlayer: 'Ana', coins: { Ana: 8 } });
  });

  it('a Tybuk brother adds his swords; the tax halves from 16 and gives 2 to the least influence', () => {
    chapter({ playCards: { 'tybuk-brother-5-1-2': 1 } })
      .given(event('calm'))
      .when(addCard('Ana', 'tybuk-brother-5-1-2'))
      .then({ swords: { Ana: 2 }, influence: { Ana: 1 } });
    chapter({ playCards: { 'tax-16': 1 } })
      .given(event('calm'), has('Ana', 16), has('Ben', 15), ...owns('Cleo', 'sailor-3-1'))
      .when(reveal('tax-16'))
      .then({ coins: { Ana: 10, Ben: 17, Cleo: 3 } });
  });
});

describe('[R-ADV-9] cooperative and solo', () => {
  const start = () =>
    chapter({ card9: { markers: 1, influence: 4 } }, { players: ['Ana'] }).given(
      missions('30'),
      ...quiet('calm'),
      ...quiet('event-1'),
      event('month-end'),
    );

  it('is won at card 9 with every mission, enough markers and enough influence', () => {
    start()
      .given(...owns('Ana', 'expedition-cc'), mission('Ana', '30'))
      .when(monthEnd({ card9: true }))
      .then({ phase: 'over', outcome: 'won', title: null, winners: null });
  });

  it('is lost otherwise, and 12 influence ends nothing', () => {
    start()
      .when(monthEnd({ card9: true }))
      .then({ outcome: 'lost' });
    chapter().given(event('calm')).when(addCard('Ana', 'expedition-ccs')).then({ endTriggeredBy: null });
  });

  it('takes the numbers of card 9 where the group reads them for the first time', () => {
    const unread = chapter({}, { players: ['Ana'] }).given(
      missions('30'),
      ...quiet('calm'),
      ...quiet('event-1'),
      event('month-end'),
      ...owns('Ana', 'expedition-cc'),
      mission('Ana', '30'),
    );
    unread.when(monthEnd({ card9: { markers: 1, influence: 4 } })).then({ outcome: 'won' });
    unread.when(monthEnd({ card9: { markers: 2, influence: 4 } })).then({ outcome: 'lost' });
  });

  it('judges a mission said after card 9 with it, until the game is closed', () => {
    const lost = start().given(...owns('Ana', 'expedition-cc'), monthEnd({ card9: true }));
    expect(lost.report.outcome).toBe('lost');
    lost.when(mission('Ana', '30')).then({ outcome: 'won', phase: 'over' });
    lost.given({ type: 'finish' }).when(mission('Ana', '30')).thenRefused('game-finished');
  });

  it('in scores the table says when the month ends', () => {
    chapter({ card9: { markers: 1, influence: 0 } }, { tracking: 'scores' })
      .given(missions('61'), mission('Ben', '61'))
      .when(monthEnd({ card9: true }))
      .then({ phase: 'over', outcome: 'won' });
  });

  it('alone pays nobody and always gains the bonus of a tax; with others the active player is paid', () => {
    chapter({ playCards: { 'tax-16': 1 } }, { players: ['Ana'] })
      .given(event('calm'), has('Ana', 16))
      .when(reveal('tax-16'))
      .then({ coins: { Ana: 10 } });
    chapter()
      .given(event('calm'), reveal('ship-blue-2-2'), stop())
      .when(take('Ben', 'ship-blue-2-2'))
      .then({ coins: { Ana: 4, Ben: 4 } });
  });

  it('refuses card 9 when it is no Month’s End', () => {
    chapter()
      .given(event('calm'))
      .when(monthEnd({ card9: true }))
      .thenRefused('no-month-end');
  });

  it('starts with the coins printed on the characters and the extra ones', () => {
    chapter({ characters: { Ana: { character: 'grace-may', coins: 5 } }, extraCoins: { Ben: 6 } }).shows({
      coins: { Ana: 5, Ben: 9, Cleo: 3 },
      drawPile: 119 - 17,
    });
  });
});

describe('[R-ADV-10] competitive', () => {
  const ready = (changes: Partial<AdventureSetup> = {}) =>
    rivals(changes).given(
      missions('30', '61'),
      event('calm'),
      ...owns('Ana', 'expedition-ccs', 'expedition-cc'),
    );

  it('ends at 12 influence and the trophy', () => {
    ready()
      .when(addCard('Ana', 'sailor-5-2'))
      .then({ endTriggeredBy: null, influence: { Ana: 12 } });
    ready()
      .given(addCard('Ana', 'sailor-5-2'), mission('Ana', '30'))
      .when(mission('Ana', '61'))
      .then({ endTriggeredBy: 'Ana', lastTurns: ['Ben', 'Cleo'] });
  });

  it('only players with a trophy win', () => {
    rivals()
      .given(
        missions('30', '61'),
        event('calm'),
        ...owns('Ana', 'expedition-cc'),
        ...owns('Ben', 'expedition-ccs'),
      )
      .given(mission('Ana', '30'), mission('Ana', '61'))
      .when({ type: 'finish' })
      .then({ winners: ['Ana'] });
  });

  it('breaks a tie by fewer markers on the character, then coins, then shares the win', () => {
    const tied = rivals({}, ['Ana', 'Ben']).given(missions('61', '62', '63'), event('calm'));
    const both = (...numbers: string[]) => numbers.map((number) => mission('Ana', number));
    const bens = (...numbers: string[]) => numbers.map((number) => mission('Ben', number));
    const level = tied.given(...both('61', '62'), reveal('settler-4-1'), stop(), ...bens('61', '62'));
    level.when({ type: 'finish' }).then({ winners: ['Ana', 'Ben'] });
    level
      .given(coins('Ben', { add: 1 }))
      .when({ type: 'finish' })
      .then({ winners: ['Ben'] });
    level
      .given(coins('Ben', { add: 9 }), mission('Ana', '63'), { type: 'crowns', player: 'Ana', set: 0 })
      .when({ type: 'finish' })
      .then({ winners: ['Ana'] });
  });

  it('ability and trophy follow the free places; the crowns come with completed missions only', () => {
    const end = [...quiet('a'), ...quiet('b'), ...quiet('c'), ...quiet('d'), event('month-end')];
    const bought = rivals({ characters: { Ben: { character: 'jean-blackbeard', coins: 3 } } }).given(
      missions('61'),
      ...end,
      has('Ben', 30),
      monthEnd({ buyOff: true }),
      { type: 'buy-marker', player: 'Ben' },
      { type: 'buy-marker', player: 'Ben' },
    );
    bought.shows({ swords: { Ben: 1 }, markersLeft: { Ben: 2 }, crowns: { Ben: 0 } });
    expect(bought.report.adventure?.trophies).toEqual(['Ben']);
    bought.when({ type: 'buy-marker', player: 'Ben' }).then({ crowns: { Ben: 0 }, coins: { Ben: 6 } });
    bought.when(mission('Ben', '61')).then({ crowns: { Ben: 1 } });
    // R-ADV-9: not in the cooperative game.
    chapter()
      .given(...quiet('a'), ...quiet('b'), event('month-end'), has('Cleo', 9), monthEnd({ buyOff: true }))
      .when({ type: 'buy-marker', player: 'Cleo' })
      .thenRefused('no-buy-off');
  });

  it('buys a marker off at Month’s End: 8 coins where it says so, 10 in the variable game', () => {
    const month = [
      ...quiet('a'),
      ...quiet('b'),
      ...quiet('c'),
      ...quiet('d'),
      event('month-end'),
      has('Ben', 12),
    ];
    const plain = rivals().given(...month);
    plain.when({ type: 'buy-marker', player: 'Ben' }).thenRefused('no-buy-off');
    plain
      .given(monthEnd({ buyOff: true }))
      .when({ type: 'buy-marker', player: 'Ben' })
      .then({ coins: { Ben: 4 }, markersLeft: { Ben: 3 }, crowns: { Ben: 0 } })
      .saying({ type: 'marker-to-box', player: 1 });
    rivals({ variable: true })
      .given(...month)
      .when({ type: 'buy-marker', player: 'Ben' })
      .then({ coins: { Ben: 2 } });
  });
});

describe('[R-ADV-11] play cards of the story', () => {
  it('are shuffled into the pile and stay', () => {
    const said: Entry = { type: 'story', card: '12', cards: { 'ship-ares-1-3-book': 2 } };
    chapter()
      .given(event('calm'))
      .when(said)
      .then({ drawPile: 119 - 9 + 2, unseen: { 'ship-ares-1-3-book': 2 } });
  });
});

describe('[R-ADV-15] characters, once unlocked', () => {
  const unlocked = (character: string, colour?: 'red') =>
    chapter({ characters: { Ana: { character, coins: 3, ...(colour ? { colour } : {}) } } }).given(
      missions('61'),
      event('calm'),
      mission('Ana', '61'),
    );

  it('Grace May: 2 coins at a bust with four or fewer cards', () => {
    unlocked('grace-may')
      .given(reveal('ship-blue-1-1'))
      .when(reveal('ship-blue-2-2'))
      .then({ coins: { Ana: 5 } });
    unlocked('grace-may')
      .given(...reveals('ship-blue-1-1', 'settler-4-1', 'captain-4-1', 'priest-4-1'))
      .when(reveal('ship-blue-2-2'))
      .then({ coins: { Ana: 3 } });
  });

  it('Jacques Grandeur: 2 crowns an expedition', () => {
    unlocked('jacques-grandeur')
      .given(...owns('Ana', 'captain-4-1', 'captain-4-1'), reveal('expedition-cc'))
      .when(claim('Ana', 'expedition-cc'))
      .then({ crowns: { Ana: 2 } });
  });

  it('Señora Anne: a discount; Officer Scott: 1 coin at five cards; Cutthroat Mary: 1 coin at three ships', () => {
    unlocked('senora-anne')
      .given(reveal('settler-4-1'), stop())
      .when(take('Ana', 'settler-4-1'))
      .then({ coins: { Ana: 0 }, display: { Ana: ['settler-4-1'] } });
    unlocked('officer-scott')
      .given(...reveals('ship-blue-1-1', 'settler-4-1', 'captain-4-1', 'priest-4-1', 'sailor-3-1'))
      .when(stop())
      .then({ coins: { Ana: 4 } });
    unlocked('cutthroat-mary')
      .given(...reveals('ship-blue-1-1', 'ship-red-1-1', 'ship-green-1-1'))
      .when(stop())
      .then({ coins: { Ana: 4 } });
  });

  it('Don Ferdinando: a crown, Peter Landman: a coin, for a ship of their colour', () => {
    unlocked('don-ferdinando', 'red')
      .given(reveal('ship-red-1-1'), stop())
      .when(take('Ana', 'ship-red-1-1'))
      .then({ coins: { Ana: 4 }, crowns: { Ana: 1 } });
    unlocked('peter-landman', 'red')
      .given(reveal('ship-red-1-1'), stop())
      .when(take('Ana', 'ship-red-1-1'))
      .then({ coins: { Ana: 5 } });
  });

  it('Jean Blackbeard’s sword repels and counts for missions; Thomas Fishborn looks out; Samuel Blackguard pays once', () => {
    unlocked('jean-blackbeard').given(reveal('ship-blue-1-1')).when({ type: 'repel' }).then({ harbor: [] });
    unlocked('thomas-fishborn')
      .when({ type: 'lookout', discard: ['sailor-3-1', 'ship-red-1-1'], keep: 'ship-blue-1-1' })
      .then({ discard: 2 });
    const paid = unlocked('samuel-blackguard');
    paid.shows({ coins: { Ana: 5 } });
    paid
      .given(missions('62'))
      .when(mission('Ana', '62'))
      .then({ coins: { Ana: 5 } });
  });

  it('do nothing before the first mission', () => {
    chapter({ characters: { Ana: { character: 'jean-blackbeard', coins: 3 } } }).shows({
      swords: { Ana: 0 },
    });
  });
});

describe('the setup of an adventure', () => {
  it('is refused where it cannot be', () => {
    const boxes = ['base', 'adventure'] as const;
    expectSetupRefused({ boxes, mode: 'competitive' }, { field: 'setup.adventure' });
    expectSetupRefused(
      { boxes, adventure: adventure({ characters: { Ana: { character: 'nobody', coins: 3 } } }) },
      { field: 'setup.adventure.characters["Ana"].character' },
    );
    // R-ADV-12: the variable game is competitive.
    expectSetupRefused(
      { boxes, mode: 'cooperative', adventure: adventure({ variable: true }) },
      { field: 'setup.adventure.variable' },
    );
    expectSetupRefused(
      { boxes, players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'], adventure: adventure() },
      { field: 'setup.players' },
    );
  });

  it('counts coins that were corrected like any other', () => {
    chapter()
      .given(event('calm'), coins('Ana', { add: 2 }))
      .when(correct({ crowns: { Ana: 4 } }))
      .then({ influence: { Ana: 2 }, coins: { Ana: 5 } });
  });
});

describe('the tax increase of the box', () => {
  it.each([
    ['by the story', chapter(), { type: 'story', cards: { 'tax-16': 1 } }],
    ['among cards that nobody has named', chapter({ unnamedCards: 3 }), { type: 'note', text: '' }],
  ] as const)('comes into a deck that did not list it, %s', (_, position, entry) => {
    position
      .given(event('storm'), entry, has('Ana', 17), has('Ben', 3), has('Cleo', 3))
      .when(reveal('tax-16'))
      .then({ harbor: [], coins: { Ana: 17 - 8 + 2, Ben: 5, Cleo: 5 } });
  });
});

describe('[R-ADV-9] cards of this box that the file does not list', () => {
  const pirates = 'ship-ares-1-4-book';

  it('come up by any well-formed id, as often as the table says, and end the odds', () => {
    const begun = chapter().given(event('calm'));
    begun.shows({ drawPile: 110, bustChance: 0 });
    begun.when(reveal(pirates)).then({ harbor: [pirates], drawPile: 109, bustChance: null });
    begun.given(reveal(pirates)).when(reveal(pirates)).then({ phase: 'bust', discard: 2 });
    begun
      .given(...reveals('ship-green-crown-3-rum', 'tybuk-brother-5-1-2', 'expedition-cp-herbs-3-5-adventure'))
      .shows({ harbor: ['ship-green-crown-3-rum', 'tybuk-brother-5-1-2'] });
    begun
      .given(coins('Ana', { set: 17 }), coins('Ben', { set: 15 }), reveal('tax-16'))
      .shows({ discard: 8 + 1 });
    begun.when(addCard('Ana', 'lookout-4-1')).then({ drawPile: 109 });
  });

  it('but not one that is known to lie in the box, nor one more of a card that is listed', () => {
    const begun = chapter({}, { printed: { 'governor-8-0': { copies: 0 } } }).given(event('calm'));
    begun.when(reveal('governor-8-0')).thenRefused('unknown-card', { card: 'governor-8-0' });
    begun.when(reveal('expedition-cps')).thenRefused('unknown-card', { card: 'expedition-cps' });
    begun
      .given(...reveals('trader-blue-5-2'))
      .when(reveal('trader-blue-5-2'))
      .thenRefused('no-copy-left', { copies: 1 });
  });

  it('or are given with their copies as printed', () => {
    chapter({}, { printed: { 'tax-16': { copies: 2 }, [pirates]: { copies: 3 } } }).shows({
      drawPile: 115,
      unseen: { 'tax-16': 2, [pirates]: 3 },
    });
  });
});
