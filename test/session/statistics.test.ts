import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { bustChance, openTable, apply, type Entry, type Setup } from '#engine';
import { newGame } from '#session/games.ts';
import { tallyCampaigns } from '#session/statistics/campaign-tally.ts';
import { COIN_SOURCES, figuresOf, type GameFigures } from '#session/statistics/figures.ts';
import { StatisticsDesk } from '#session/statistics/desk.ts';
import { EVERYTHING, minutesOf, tally, type TalliedGame } from '#session/statistics/tally.ts';
import type { GameRecord } from '#storage';
import { randomGame } from '../support/random-play.ts';
import { device, ok, OPENING, RULES, SETUP, tab } from './support.ts';

function figures(entries: readonly Entry[], setup: Setup = SETUP): GameFigures {
  const made = figuresOf(RULES, { setup, entries });
  if (made === null) throw new Error('refused');
  return made;
}

function coinsOf(made: GameFigures, seat: number): Readonly<Record<string, number>> {
  const earned: Record<string, number> = {};
  for (const [at, source] of COIN_SOURCES.entries()) {
    const coins = made.seats[seat]?.coins[at] ?? 0;
    if (coins > 0) earned[source] = coins;
  }
  return earned;
}

describe('the figures of one game', () => {
  it('counts cards, stops, hires and coins by source', () => {
    const made = figures(OPENING);
    expect(made.seats[0]).toMatchObject({
      cards: 2,
      stops: 1,
      cardsBeforeStop: 2,
      busts: 0,
      hired: { sailor: 1 },
    });
    // Ben trades a pinnace-size ship of 2 and gives Ana 1 of it.
    expect(coinsOf(made, 1)).toEqual({ ships: 2 });
    expect(coinsOf(made, 0)).toEqual({ tribute: 1 });
  });

  it('holds busts against what the odds said', () => {
    const entries: Entry[] = [
      { type: 'reveal', card: 'ship-blue-2-2' },
      { type: 'reveal', card: 'sailor-3-1' },
      { type: 'reveal', card: 'ship-blue-1-1' },
    ];
    const made = figures(entries);
    let state = openTable(SETUP, CATALOGUE);
    let expected = 0;
    for (const entry of entries) {
      if (state.type !== 'ok') throw new Error('refused');
      expected += bustChance(state.state) ?? 0;
      state = apply(state.state, entry) as typeof state;
    }
    expect(made.seats[0]).toMatchObject({ busts: 1, judged: 3, judgedBusts: 1 });
    expect(made.seats[0]?.expectedBusts).toBeCloseTo(expected, 12);
    expect(expected).toBeGreaterThan(0.1);
  });

  it('ends its curve with the influence at the end', () => {
    const game = randomGame(11, CATALOGUE, { setup: SETUP, most: 300 });
    const made = figures(game.entries);
    const end = game.states.at(-1);
    expect(made.curve.at(-1)).toEqual(end?.players.map(({ influence }) => influence));
    expect(made.curve.length).toBeGreaterThanOrEqual(end?.round ?? 0);
  });

  it('[law] the cards of all are the cards that were turned up, and no figure is below zero', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { setup, entries, states } = randomGame(seed, CATALOGUE, { most: 150 });
      const made = figures(entries, setup);
      let revealed = 0;
      for (const [at, entry] of entries.entries()) {
        const before = states[at];
        if (before === undefined) continue;
        const applied = apply(before, entry);
        if (applied.type === 'ok')
          revealed += applied.consequences.filter(({ type }) => type === 'reveal').length;
      }
      expect(
        made.seats.reduce((sum, { cards }) => sum + cards, 0),
        `seed ${seed}`,
      ).toBe(revealed);
      for (const seat of made.seats) {
        expect(
          Math.min(...seat.coins, seat.expectedBusts, seat.busts - seat.judgedBusts),
        ).toBeGreaterThanOrEqual(0);
        expect(seat.expectedBusts).toBeLessThanOrEqual(seat.judged);
      }
    }
  });

  it('is null for a game that the rules of today refuse', () => {
    expect(figuresOf(RULES, { setup: SETUP, entries: [{ type: 'stop' }] })).toBeNull();
  });
});

let moment = 1_000_000;

function played(
  winners: readonly string[],
  influence: Readonly<Record<string, number>>,
  change: Partial<GameRecord> = {},
): TalliedGame {
  moment += 10_000_000;
  const players = Object.keys(influence);
  return {
    record: {
      id: `game-${String(moment)}`,
      setup: { ...SETUP, players },
      title: '',
      notes: '',
      campaignId: null,
      showOdds: null,
      startedAt: moment,
      updatedAt: moment,
      endedAt: moment + 45 * 60_000,
      deletedAt: null,
      length: 0,
      stored: 0,
      revision: 1,
      changeMark: '',
      status: 'finished',
      standing: {
        round: 8,
        players: players.map((name) => ({ name, influence: influence[name] ?? 0, coins: 0 })),
        winners,
        outcome: null,
        rank: null,
      },
      ...change,
    },
    figures: null,
    waits: false,
  };
}

describe('statistics over many games', () => {
  const games = [
    played(['Ana'], { Ana: 12, Ben: 9 }),
    played(['Ana'], { Ana: 14, Ben: 10, Cleo: 10 }),
    played(['Ben'], { Ana: 10, Ben: 13, Cleo: 7 }),
    played(['ana'], { ana: 12, Ben: 8 }),
    played(['Ana'], { Ana: 12, Ben: 8 }, { status: 'in-progress' }),
  ];
  const all = tally(games, EVERYTHING);

  it('counts wins of finished games, and one person however the name is written', () => {
    expect(all.games).toBe(4);
    expect(all.people.map(({ name, games: played, wins }) => [name, played, wins])).toEqual([
      ['ana', 4, 3],
      ['Ben', 4, 1],
      ['Cleo', 2, 0],
    ]);
    expect(all.people[0]?.byPlayers).toEqual({ 2: { games: 2, wins: 2 }, 3: { games: 2, wins: 1 } });
    expect(all.people[0]?.fairWins).toBeCloseTo(1 / 2 + 1 / 3 + 1 / 3 + 1 / 2, 12);
  });

  it('knows streaks, the longest and the one that lasts', () => {
    expect(all.people.map(({ longestStreak, currentStreak }) => [longestStreak, currentStreak])).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('compares two people over the games in which both sat at the table', () => {
    const pair = all.headToHead.find(({ one, other }) => one === 'Ben' && other === 'Cleo');
    expect(pair).toEqual({ one: 'Ben', other: 'Cleo', games: 2, oneAhead: 1, otherAhead: 0 });
  });

  it('looks only at what the filter lets through', () => {
    expect(tally(games, { game: 'all', players: 3 })).toMatchObject({ games: 2, playerCounts: [3] });
    expect(tally(games, { game: 'make-sail', players: 'all' })).toMatchObject({ games: 0, people: [] });
  });

  it('finds the fastest win by rounds and by the clock', () => {
    const quick = played(['Ben'], { Ana: 3, Ben: 12 }, {});
    const inFive = {
      ...quick,
      record: { ...quick.record, standing: { ...quick.record.standing!, round: 5 } },
    };
    const inTwenty = played(
      ['Ana'],
      { Ana: 12, Ben: 2 },
      { startedAt: 5_000_000, endedAt: 5_000_000 + 20 * 60_000 },
    );
    const { setup, standing } = quick.record;
    const scoresOnly: TalliedGame = {
      ...quick,
      record: {
        ...quick.record,
        setup: { ...setup, tracking: 'scores' },
        standing: { ...standing!, round: 1 },
      },
    };
    const found = tally([...games, inFive, inTwenty, scoresOnly], EVERYTHING);
    expect(found.fastestByRounds).toMatchObject({ rounds: 5, names: ['Ben'] });
    expect(found.fastestByMinutes).toMatchObject({ minutes: 20, names: ['Ana'] });
  });

  it('counts ranks of games won alone or together, and those lost', () => {
    const together = (outcome: 'won' | 'lost', rank: string | null) =>
      played(
        [],
        { Ana: 0 },
        {
          setup: { ...SETUP, players: ['Ana'], mode: 'cooperative' },
          standing: { round: 3, players: [], winners: null, outcome, rank },
        },
      );
    const found = tally(
      [together('won', 'Pirate'), together('won', 'Pirate'), together('lost', null)],
      EVERYTHING,
    );
    expect(found.together).toEqual([{ names: ['Ana'], games: 3, lost: 1, ranks: [0, 0, 2, 0, 0] }]);
    expect(found.people[0]).toMatchObject({ games: 0, wins: 0 });
  });

  it('counts the chapters of a campaign: of a team won and lost, against each other who won how many', () => {
    const chapter = (
      campaignId: string,
      mode: 'cooperative' | 'competitive',
      outcome: 'won' | 'lost' | null,
    ) => {
      const { record, ...game } = played(outcome === 'lost' ? [] : ['Ana'], { Ana: 12, Ben: 9 });
      const { standing, setup } = record;
      const adventure = { chapter: 1 } as NonNullable<Setup['adventure']>;
      return {
        ...game,
        record: {
          ...record,
          campaignId,
          setup: { ...setup, mode, adventure },
          standing: standing === null ? null : { ...standing, outcome },
        },
      };
    };
    const { chapters } = tally(
      [
        chapter('team', 'cooperative', 'won'),
        chapter('team', 'cooperative', 'lost'),
        chapter('rivals', 'competitive', null),
        played(['Ana'], { Ana: 12, Ben: 9 }, { campaignId: 'a league' }),
      ],
      EVERYTHING,
    );
    const writtenDown = { campaign: 'rivals', outcome: null, winners: ['Ben'] } as const;
    expect(tallyCampaigns([...chapters, writtenDown, writtenDown])).toEqual([
      { id: 'team', chapters: 2, won: 1, lost: 1, winners: null },
      {
        id: 'rivals',
        chapters: 3,
        won: 0,
        lost: 0,
        winners: [
          { name: 'Ben', wins: 2 },
          { name: 'Ana', wins: 1 },
        ],
      },
    ]);
  });

  it('takes no length from a game that lay open over night', () => {
    expect(minutesOf({ startedAt: 0, endedAt: 30 * 3_600_000 })).toBeNull();
    expect(minutesOf({ startedAt: 0, endedAt: null })).toBeNull();
    expect(minutesOf({ startedAt: 0, endedAt: 90 * 60_000 })).toBe(90);
  });
});

describe('the desk', () => {
  it('replays each game once, keeps its figures, and replays again what has changed', async () => {
    const store = await tab(device());
    const { id } = ok(await newGame(store, RULES, SETUP));
    const { position } = ok(await store.games.position(id));
    const progress = {
      status: 'finished',
      standing: { round: 1, players: [], winners: ['Ana'], outcome: null, rank: null },
    } as const;
    ok(await store.games.append(id, position, [...OPENING, { type: 'finish' }], progress));

    const first = new StatisticsDesk(store, RULES);
    expect(await first.read()).toBe(true);
    expect(first.waiting).toBe(1);
    expect(first.tally(EVERYTHING)).toMatchObject({ games: 1, replayed: 0, waiting: 1 });
    await first.work();
    expect(first.tally(EVERYTHING)).toMatchObject({ games: 1, replayed: 1, waiting: 0 });

    const second = new StatisticsDesk(store, RULES);
    await second.read();
    expect(second.waiting).toBe(0);
    expect(second.tally(EVERYTHING).people.find(({ name }) => name === 'Ana')).toMatchObject({ stops: 1 });

    ok(await store.games.describe(id, { notes: 'late' }));
    await second.read();
    expect(second.waiting).toBe(0);

    const { position: now } = ok(await store.games.position(id));
    ok(await store.games.move(id, now, 5, progress));
    await second.read();
    expect(second.waiting).toBe(1);
    store.close();
  });

  it('leaves a damaged game out and goes on with the others', async () => {
    const store = await tab(device());
    const progress = {
      status: 'finished',
      standing: { round: 1, players: [], winners: [], outcome: null, rank: null },
    } as const;
    ok(await store.games.create({ setup: SETUP, entries: [{ type: 'stop' }], progress }));
    ok(await store.games.create({ setup: SETUP, entries: OPENING, progress }));
    const desk = new StatisticsDesk(store, RULES);
    await desk.read();
    await desk.work();
    expect(desk.tally(EVERYTHING)).toMatchObject({ games: 2, replayed: 1, waiting: 0 });
    await desk.read();
    expect(desk.waiting).toBe(0);
    store.close();
  });
});
