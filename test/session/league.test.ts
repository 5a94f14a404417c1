/** Leagues: which games count, places and points, standings, and files of them. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Setup } from '#engine';
import {
  leagueGames,
  listSeries,
  loadSeries,
  saveLeague,
  seriesFile,
  takeInSeries,
} from '#session/campaigns.ts';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { countsForLeague, leagueTable, placesOf, type League } from '#session/league.ts';
import type { GameRecord, Store } from '#storage';
import { device, ok, RULES, tab } from './support.ts';

const opened: Store[] = [];
const given = async () => {
  const store = await tab(device());
  opened.push(store);
  return store;
};
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

const winter: League = {
  id: 'winter',
  name: 'Winter league',
  startedAt: 1,
  people: ['Ana', 'Ben', 'Cleo'],
  notes: 'Loser brings the cake',
};

const setup = (players: readonly string[]): Setup => ({
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players,
  tracking: 'scores',
  houseRules: {},
});

/** A finished game in which the players have these figures. */
async function played(
  store: Store,
  figures: Readonly<Record<string, readonly string[]>>,
  campaignId: string | null,
): Promise<string> {
  const { id } = ok(await newGame(store, RULES, setup(Object.keys(figures)), { campaignId }));
  const session = new GameSession(store, RULES);
  ok(await session.open(id));
  for (const [player, cards] of Object.entries(figures))
    for (const card of cards) ok(await session.say({ type: 'add-card', player, card }));
  ok(await session.say({ type: 'finish' }));
  await session.close();
  return id;
}

const standing = (figures: Readonly<Record<string, [number, number]>>, winners: readonly string[]) =>
  ({
    id: 'game',
    status: 'finished',
    setup: setup(Object.keys(figures)),
    standing: {
      round: 9,
      players: Object.entries(figures).map(([name, [influence, coins]]) => ({ name, influence, coins })),
      winners,
      outcome: null,
      rank: null,
    },
  }) as unknown as GameRecord;

describe('places and points', () => {
  it('put the winners first, then influence, then coins; level players share a place', () => {
    const game = standing({ Ana: [12, 3], Ben: [12, 3], Cleo: [9, 1], Dora: [9, 4] }, ['Ana', 'Ben']);
    expect([...placesOf(game)]).toEqual([
      ['Ana', 1],
      ['Ben', 1],
      ['Cleo', 4],
      ['Dora', 3],
    ]);
  });

  it('give the last place 1 point and each before it one more; wins and shared wins are told apart', () => {
    const games = [
      standing({ Ana: [12, 0], Ben: [8, 0], Cleo: [5, 0] }, ['Ana']),
      standing({ Ana: [12, 2], Ben: [12, 2] }, ['Ana', 'Ben']),
    ];
    expect(leagueTable(winter, games)).toEqual([
      { name: 'Ana', place: 1, games: 2, wins: 1, shared: 1, points: 5, influence: 24 },
      { name: 'Ben', place: 2, games: 2, wins: 0, shared: 1, points: 4, influence: 20 },
      { name: 'Cleo', place: 3, games: 1, wins: 0, shared: 0, points: 1, influence: 5 },
    ]);
  });

  it('list everyone before the first game, and guests from the first on', () => {
    expect(leagueTable(winter, []).map(({ name, place }) => [name, place])).toEqual([
      ['Ana', 1],
      ['Ben', 1],
      ['Cleo', 1],
    ]);
    const guests = [standing({ Ana: [12, 0], Zoe: [4, 0] }, ['Ana'])];
    expect(leagueTable(winter, guests).map(({ name }) => name)).toEqual(['Ana', 'Zoe', 'Ben', 'Cleo']);
  });

  it('come from finished games against each other only', () => {
    const game = standing({ Ana: [12, 0], Ben: [4, 0] }, ['Ana']);
    expect(countsForLeague(game)).toBe(true);
    expect(countsForLeague({ ...game, status: 'in-progress' })).toBe(false);
    expect(countsForLeague({ ...game, setup: { ...game.setup, mode: 'cooperative' } })).toBe(false);
    expect(countsForLeague({ ...game, setup: { ...game.setup, game: 'pirates' } })).toBe(false);
  });
});

describe('a league in the store', () => {
  it('has the games that were begun for it and those added from the history', async () => {
    const store = await given();
    await saveLeague(store, winter);
    const begun = await played(store, { Ana: ['admiral-9-3'], Ben: [] }, 'winter');
    const other = await played(store, { Ben: ['admiral-9-3'], Cleo: ['sailor-3-1'] }, null);
    expect(await loadSeries(store, 'winter')).toEqual({ kind: 'league', league: winter });
    const before = await leagueGames(store, 'winter');
    expect(before?.own.map(({ id }) => id)).toEqual([begun]);
    expect(before?.free.map(({ id }) => id)).toEqual([other]);
    ok(await store.games.describe(other, { campaignId: 'winter' }));
    const after = await leagueGames(store, 'winter');
    expect(
      leagueTable(winter, after?.own ?? []).map(({ name, points, influence }) => [name, points, influence]),
    ).toEqual([
      ['Ben', 3, 3],
      ['Ana', 2, 3],
      ['Cleo', 1, 1],
    ]);
  });

  it('goes to another device as a file with its games, and again without harm', async () => {
    const here = await given();
    await saveLeague(here, winter);
    await played(here, { Ana: ['admiral-9-3'], Ben: [] }, 'winter');
    const file = await seriesFile(here, { kind: 'league', league: winter });
    expect(file.name).toBe('Winter-league.harbormaster-campaign.json');
    const there = await given();
    for (let time = 0; time < 2; time += 1) {
      expect(await takeInSeries(there, RULES, new Blob([file.text]))).toEqual({
        type: 'ok',
        id: 'winter',
        games: 1,
      });
      expect(await listSeries(there)).toEqual([{ kind: 'league', league: winter }]);
      expect((await leagueGames(there, 'winter'))?.own).toHaveLength(1);
    }
  });
});
