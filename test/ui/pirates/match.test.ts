// A match of Pirates! as a game like any other: made, played, stored with its winners, taken back, exported and taken in again.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { newGame, sameAgain, takeInGame } from '#session/games.ts';
import { PIRATES_RULES, type Pirates } from '#session/rules.ts';
import { EVERYTHING, tally } from '#session/statistics/tally.ts';
import type { Store } from '#storage';
import { device, ok, RULES, tab } from '../../session/support.ts';

const SETUP: Setup = {
  game: 'pirates',
  edition: 'big-box-2021',
  boxes: ['pirates'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  startPlayer: 'Ben',
  tracking: 'table',
  houseRules: {},
  copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
};

const ROUND: readonly Entry[] = [
  { type: 'play', player: 'Ben', card: 3, target: 'Ana' },
  { type: 'out', player: 'Ana', card: 1 },
  { type: 'play', player: 'Cleo', card: 9 },
];
const MATCH: readonly Entry[] = [...ROUND, ...ROUND, ...ROUND];

let store: Store;
beforeEach(async () => {
  store = await tab(device());
});

async function played(entries: readonly Entry[]): Promise<{ id: string; session: GameSession<Pirates> }> {
  const { id } = ok(await newGame(store, RULES, SETUP));
  const session = new GameSession(store, PIRATES_RULES);
  ok(await session.open(id));
  for (const entry of entries) ok(await session.say(entry));
  return { id, session };
}

async function recordOf(id: string) {
  return ok(await store.games.load(id)).game.record;
}

describe('a stored match', () => {
  it('shows rounds won while it runs', async () => {
    const { id } = await played(ROUND);
    expect(await recordOf(id)).toMatchObject({
      status: 'in-progress',
      standing: {
        round: 2,
        winners: null,
        players: [{ coins: 0 }, { name: 'Ben', influence: 1, coins: 1 }, { coins: 0 }],
      },
    });
  });

  it('is finished with its winners, so that history and statistics count it', async () => {
    const { id } = await played(MATCH);
    const record = await recordOf(id);
    expect(record).toMatchObject({ status: 'finished', standing: { round: 3, winners: ['Ben'] } });
    const { people, games } = tally([{ record, figures: null, waits: false }], EVERYTHING);
    expect(games).toBe(1);
    expect(people.map(({ name, wins }) => [name, wins])).toEqual([
      ['Ben', 1],
      ['Ana', 0],
      ['Cleo', 0],
    ]);
  });

  it('is open again when the last entry is taken back, and finished when it is put back', async () => {
    const { id, session } = await played(MATCH);
    ok(await session.undo());
    expect(await recordOf(id)).toMatchObject({ status: 'in-progress', standing: { winners: null } });
    ok(await session.redo());
    expect(await recordOf(id)).toMatchObject({ status: 'finished', standing: { winners: ['Ben'] } });
  });

  it('opens where it was', async () => {
    const { id, session } = await played([...ROUND, { type: 'play', player: 'Ben', card: 6 }]);
    const again = new GameSession(store, PIRATES_RULES);
    ok(await again.open(id));
    expect(again.state).toEqual(session.state);
  });

  it('goes to another device as a file and comes in the same', async () => {
    const { id, session } = await played(MATCH);
    const file = await session.exportFile();
    const other = await tab(device());
    expect(ok(await takeInGame(other, RULES, file?.text ?? ''))).toMatchObject({ id, outcome: 'added' });
    const there = new GameSession(other, PIRATES_RULES);
    ok(await there.open(id));
    expect(there.state).toEqual(session.state);
    expect(ok(await other.games.load(id)).game.record.standing?.winners).toEqual(['Ben']);
  });

  it('is refused as a whole where an entry breaks a rule, with its place', async () => {
    const file = {
      format: 'harbormaster-game',
      version: 1,
      setup: SETUP,
      entries: [...ROUND, { type: 'stays' }],
    };
    expect(await takeInGame(store, RULES, JSON.stringify(file))).toMatchObject({
      type: 'pirates-entry-refused',
      index: 3,
      obstacle: { kind: 'no-effect-open' },
    });
    const setup = { ...SETUP, players: ['Ana'] };
    expect(await takeInGame(store, RULES, JSON.stringify({ ...file, setup }))).toMatchObject({
      type: 'refused',
    });
    expect(ok(await store.games.list()).games).toEqual([]);
  });

  it('[R-PIR-3] is played again with the same people and cards, and the owner begins', async () => {
    const { id } = await played(MATCH);
    expect(sameAgain(await recordOf(id))).toEqual(SETUP);
  });
});
