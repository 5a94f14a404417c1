import { describe, expect, test } from 'vitest';
import type { GameRecord } from '#session/store.ts';
import { bgStatsFile, bgStatsLink, playOf, playsCsv } from '#ui/share/plays.ts';

const STARTED = Date.UTC(2026, 7, 6, 19, 16, 58);

function record(change: Partial<GameRecord> = {}, setup: Partial<GameRecord['setup']> = {}): GameRecord {
  return {
    id: '3f2b8a52-6a1e-4a57-9a3e-0d7c1f0a0001',
    setup: {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: ['base', 'gambler'],
      mode: 'competitive',
      players: ['Ana', 'Ben', 'Cleo'],
      startPlayer: 'Ben',
      tracking: 'table',
      houseRules: {},
      ...setup,
    },
    title: 'Friday',
    notes: 'Soup, "cold"\nand late',
    campaignId: null,
    showOdds: null,
    startedAt: STARTED,
    updatedAt: STARTED + 38 * 60_000,
    endedAt: STARTED + 38 * 60_000,
    deletedAt: null,
    length: 5,
    stored: 5,
    revision: 5,
    changeMark: 'm',
    status: 'finished',
    standing: {
      round: 7,
      players: [
        { name: 'Ana', influence: 13, coins: 2 },
        { name: 'Ben', influence: 11, coins: 4 },
        { name: 'Cleo', influence: 11, coins: 4 },
      ],
      winners: ['Ana'],
      outcome: null,
      rank: null,
    },
    ...change,
  };
}

function pushed(link: string): Record<string, unknown> {
  return JSON.parse(new URL(link).searchParams.get('data') ?? 'null') as Record<string, unknown>;
}

describe('a play', () => {
  test('has places by winner, influence and coins; equal ones share a place', () => {
    expect(
      playOf(record()).players.map(({ name, place, winner, starts }) => [name, place, winner, starts]),
    ).toEqual([
      ['Ana', 1, true, false],
      ['Ben', 2, false, true],
      ['Cleo', 2, false, false],
    ]);
  });

  test('won together has no places', () => {
    const standing = { round: 3, players: [], winners: null, outcome: 'won', rank: 'Pirate' } as const;
    const play = playOf(record({ standing }, { mode: 'cooperative' }));
    expect(play.players.map(({ place, winner }) => [place, winner])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ]);
  });

  test('that lay open over night has no length', () => {
    expect(playOf(record({ endedAt: STARTED + 26 * 3_600_000 })).minutes).toBeNull();
    expect(playOf(record({ endedAt: null })).minutes).toBeNull();
  });
});

describe('the link to BG Stats', () => {
  test('says everything as BG Stats wants it, the date in universal time and not as ISO', () => {
    const link = bgStatsLink(playOf(record()));
    expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/);
    expect(pushed(link)).toMatchObject({
      sourceName: 'Harbormaster',
      sourcePlayId: '3f2b8a52-6a1e-4a57-9a3e-0d7c1f0a0001',
      playDate: '2026-08-06 19:16:58',
      durationMin: 38,
      game: { name: 'Port Royal: Big Box', bggId: 331265, highestWins: true, noPoints: false },
      players: [
        { sourcePlayerId: 'ana', name: 'Ana', score: 13, rank: 1, winner: true, startPlayer: false },
        { sourcePlayerId: 'ben', name: 'Ben', score: 11, rank: 2, winner: false, startPlayer: true },
        { sourcePlayerId: 'cleo', name: 'Cleo', score: 11, rank: 2, winner: false, startPlayer: false },
      ],
    });
  });

  test('names no number for a game that nobody has looked up', () => {
    const link = bgStatsLink(playOf(record({}, { edition: 'pegasus-2014' })));
    expect(pushed(link)['game']).not.toHaveProperty('bggId');
  });

  test('stays short enough to be opened, whatever the notes say', () => {
    const link = bgStatsLink(playOf(record({ notes: '⚓'.repeat(4000) })));
    expect(link.length).toBeLessThan(8000);
  });
});

describe('the file for BG Stats', () => {
  const plays = [playOf(record()), playOf(record({ id: 'not-a-uuid' }, { players: ['ana ', 'Dora'] }))];
  const file = JSON.parse(bgStatsFile(plays, STARTED)) as {
    games: { id: number; uuid: string }[];
    players: { id: number; uuid: string; name: string }[];
    plays: {
      uuid: string;
      gameRefId: number;
      playDate: string;
      playerScores: { playerRefId: number; score: string }[];
    }[];
  };

  test('joins plays, games and people by ids that exist', () => {
    expect(file.plays).toHaveLength(2);
    for (const play of file.plays) {
      expect(file.games.map(({ id }) => id)).toContain(play.gameRefId);
      expect(play.playDate).toBe('2026-08-06 19:16:58');
      for (const { playerRefId, score } of play.playerScores) {
        expect(file.players.map(({ id }) => id)).toContain(playerRefId);
        expect(typeof score).toBe('string');
      }
    }
  });

  test('knows a person by name, whatever its case, and gives the same ids every time', () => {
    expect(file.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
    expect(JSON.parse(bgStatsFile(plays, STARTED))).toEqual(file);
    const ids = [...file.games, ...file.players, ...file.plays].map(({ uuid }) => uuid);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    // Two short names are told apart by all of it, not by one sum written four times.
    for (const { uuid } of file.players) expect(uuid.slice(-8)).not.toBe(uuid.slice(0, 8));
  });
});

describe('the table of all plays', () => {
  test('has a row for every player, and texts that cannot break out of their cell', () => {
    const csv = playsCsv([playOf(record())]);
    expect(csv.startsWith('\uFEFFplay_id,started,')).toBe(true);
    expect(csv).toContain('"Soup, ""cold""\nand late"');
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toContain(',Ana,1,0,13,2,1,1,,');
  });

  test('gives a spreadsheet nothing to run', () => {
    const csv = playsCsv([playOf(record({ title: '=cmd()', notes: '@x' }, { players: ['-1+1', 'Ben'] }))]);
    for (const cell of ["'=cmd()", "'@x", "'-1+1"]) expect(csv).toContain(cell);
  });
});
