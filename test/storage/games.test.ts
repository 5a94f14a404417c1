import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry } from '#engine';
import type { Store } from '#storage';
import { parseGameRecord } from '../../src/storage/parse-records.ts';
import {
  newGame,
  note,
  notesOf,
  ok,
  PLAYING,
  rawDatabase,
  rawWrite,
  say,
  SETUP,
  testStore,
} from './support.ts';

const open: Store[] = [];
const given = async (options: Parameters<typeof testStore>[0] = {}) => {
  const made = await testStore(options);
  open.push(made.store);
  return made;
};
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

describe.each([
  ['database', {}],
  ['memory', { indexedDB: null }],
] as const)('games in the %s', (place, options) => {
  it('keeps a new game with its setup and remembers its people', async () => {
    const { store } = await given(options);
    expect(store.place.type).toBe(place);
    const id = await newGame(store);
    const { game } = ok(await store.games.load(id));
    expect(game.record.setup).toEqual(SETUP);
    expect(game.entries).toEqual([]);
    const { people } = ok(await store.people.list());
    expect(people.map(({ name, plays }) => [name, plays])).toEqual([
      ['Ana', 1],
      ['Ben', 1],
      ['Cleo', 1],
    ]);
  });

  it('appends entries in order', async () => {
    const { store } = await given(options);
    const id = await newGame(store);
    await say(store, id, note('a'), note('b'), note('c'));
    expect(await notesOf(store, id)).toEqual(['a', 'b', 'c']);
  });

  it('refuses a change made on an older revision and says where the game stands', async () => {
    const { store } = await given(options);
    const id = await newGame(store);
    const { position } = ok(await store.games.position(id));
    ok(await store.games.append(id, position, [note('first')], PLAYING));
    const late = await store.games.append(id, position, [note('late')], PLAYING);
    expect(late).toEqual({ type: 'conflict', position: { length: 1, stored: 1, revision: 2 } });
    expect(await notesOf(store, id)).toEqual(['first']);
  });

  it('notices another line of play of the same length', async () => {
    const { store } = await given(options);
    const id = await newGame(store);
    await say(store, id, note('a'), note('b'));
    const { position: seen } = ok(await store.games.position(id));
    const undone = ok(await store.games.move(id, seen, 1, PLAYING));
    ok(await store.games.append(id, undone.position, [note('other')], PLAYING));
    const late = await store.games.append(id, seen, [note('late')], PLAYING);
    expect(late.type).toBe('conflict');
    expect(await notesOf(store, id)).toEqual(['a', 'other']);
  });

  it('says that a game is missing, unknown or deleted', async () => {
    const { store } = await given(options);
    const position = { length: 0, stored: 0, revision: 1 };
    expect(await store.games.append('nobody', position, [note('x')], PLAYING)).toEqual({ type: 'missing' });
    const id = await newGame(store);
    ok(await store.games.remove(id));
    expect(await store.games.append(id, position, [note('x')], PLAYING)).toEqual({ type: 'missing' });
  });

  it('lists the latest change first, and the bin apart', async () => {
    const { store, clock } = await given(options);
    const one = await newGame(store);
    clock.now += 10;
    const two = await newGame(store);
    clock.now += 10;
    await say(store, one, note('later'));
    expect(ok(await store.games.list()).games.map(({ id }) => id)).toEqual([one, two]);
    ok(await store.games.remove(one));
    expect(ok(await store.games.list()).games.map(({ id }) => id)).toEqual([two]);
    expect(ok(await store.games.listDeleted()).games.map(({ id }) => id)).toEqual([one]);
    ok(await store.games.putBack(one));
    expect(await notesOf(store, one)).toEqual(['later']);
    expect(ok(await store.games.list()).games).toHaveLength(2);
  });

  it('lists games in progress alone, the latest first', async () => {
    const { store, clock } = await given(options);
    const finished = await newGame(store);
    const { position } = ok(await store.games.position(finished));
    ok(
      await store.games.append(finished, position, [{ type: 'finish' }], {
        status: 'finished',
        standing: null,
      }),
    );
    const older = await newGame(store);
    clock.now += 5;
    const newer = await newGame(store);
    const deleted = await newGame(store);
    ok(await store.games.remove(deleted));
    expect(ok(await store.games.inProgress(5)).games.map(({ id }) => id)).toEqual([newer, older]);
    expect(ok(await store.games.inProgress(1)).games.map(({ id }) => id)).toEqual([newer]);
  });

  it('lists the latest games of either kind, and none from the bin', async () => {
    const { store, clock } = await given(options);
    const oldest = await newGame(store);
    clock.now += 5;
    const finished = await newGame(store);
    const { position } = ok(await store.games.position(finished));
    const over = { status: 'finished', standing: null } as const;
    ok(await store.games.append(finished, position, [{ type: 'finish' }], over));
    clock.now += 5;
    const newest = await newGame(store);
    const deleted = await newGame(store);
    ok(await store.games.remove(deleted));
    const ids = async (limit: number) => ok(await store.games.latest(limit)).games.map(({ id }) => id);
    expect(await ids(5)).toEqual([newest, finished, oldest]);
    expect(await ids(2)).toEqual([newest, finished]);
  });

  it('empties the bin of old games only, entries and all', async () => {
    const { store, clock } = await given(options);
    const old = await newGame(store, [note('x')]);
    ok(await store.games.remove(old));
    clock.now = 5_000;
    const recent = await newGame(store, [note('y')]);
    ok(await store.games.remove(recent));
    ok(await store.figures.put([{ id: old, stamp: '1', figures: {} }]));
    expect(ok(await store.games.emptyBin(4_000)).removed).toBe(1);
    expect(ok(await store.figures.all()).records).toEqual([]);
    expect((await store.games.load(old)).type).toBe('missing');
    ok(await store.games.putBack(recent));
    expect(await notesOf(store, recent)).toEqual(['y']);
  });

  it('never lets time run backwards for a game when the clock is set back', async () => {
    const { store, clock } = await given(options);
    clock.now = 9_000;
    const id = await newGame(store);
    clock.now = 100;
    await say(store, id, note('x'));
    expect(ok(await store.games.load(id)).game.record.updatedAt).toBe(9_001);
  });

  it('keeps when a game ended, and forgets it when the last entry is taken back', async () => {
    const { store, clock } = await given(options);
    const id = await newGame(store);
    clock.now = 2_000;
    const { position } = ok(await store.games.position(id));
    const done = ok(
      await store.games.append(id, position, [{ type: 'finish' }], { status: 'finished', standing: null }),
    );
    expect(ok(await store.games.load(id)).game.record.endedAt).toBe(2_000);
    ok(await store.games.move(id, done.position, 0, PLAYING));
    const { record } = ok(await store.games.load(id)).game;
    expect([record.endedAt, record.status]).toEqual([null, 'in-progress']);
  });

  it('changes title and notes without disturbing who plays', async () => {
    const { store } = await given(options);
    const id = await newGame(store);
    const { position } = ok(await store.games.position(id));
    ok(await store.games.describe(id, { title: 'Friday', notes: 'rainy' }));
    ok(await store.games.append(id, position, [note('x')], PLAYING));
    expect(ok(await store.games.load(id)).game.record).toMatchObject({ title: 'Friday', notes: 'rainy' });
  });

  it('[law] any mix of append, undo and redo equals a list with a cursor', async () => {
    const command = fc.oneof(
      fc.record({ type: fc.constant('append' as const), count: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ type: fc.constant('undo' as const), count: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ type: fc.constant('redo' as const), count: fc.integer({ min: 1, max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.array(command, { maxLength: 12 }), async (first, commands) => {
        const { store } = await testStore(options);
        const start = Array.from({ length: first }, (_, index) => note(`start ${String(index)}`));
        const id = await newGame(store, start);
        let { position } = ok(await store.games.position(id));
        let said: Entry[] = start;
        let length = first;
        for (const [turn, { type, count }] of commands.entries()) {
          if (type === 'append') {
            const entries = Array.from({ length: count }, (_, index) =>
              note(`${String(turn)}.${String(index)}`),
            );
            position = ok(await store.games.append(id, position, entries, PLAYING)).position;
            said = [...said.slice(0, length), ...entries];
            length = said.length;
          } else {
            length = type === 'undo' ? Math.max(0, length - count) : Math.min(said.length, length + count);
            position = ok(await store.games.move(id, position, length, PLAYING)).position;
          }
        }
        const { game } = ok(await store.games.load(id));
        expect(game.entries).toEqual(said.slice(0, length));
        expect(game.redo).toEqual(said.slice(length));
        store.close();
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});

describe('damage', () => {
  it('of the wish for odds costs nothing', () => {
    const fields = {
      id: 'g',
      setup: { players: [] },
      title: '',
      notes: '',
      changeMark: '',
      status: 'finished',
    };
    const counts = { startedAt: 1, updatedAt: 1, length: 0, stored: 0, revision: 1 };
    const showOdds = (found: unknown) => parseGameRecord({ ...fields, ...counts, showOdds: found }, 'game');
    for (const found of [undefined, null, 'yes', 1])
      expect(showOdds(found)).toMatchObject({ type: 'ok', value: { showOdds: null } });
    expect(showOdds(false)).toMatchObject({ type: 'ok', value: { showOdds: false } });
  });

  it('a corrupt record does not take the others with it', async () => {
    const { store, factory, name } = await given();
    const good = await newGame(store, [note('x')]);
    const bad = await newGame(store);
    await rawWrite(factory, name, 'games', (rows) => {
      rows.put({ id: bad, setup: 'lost', updatedAt: 'yesterday' });
      rows.put({ id: 'odd', status: 7 });
    });
    const { games, damaged } = ok(await store.games.list());
    expect(games.map(({ id }) => id)).toEqual([good]);
    expect(damaged.map(({ id }) => id).sort()).toEqual([bad, 'odd'].sort());
    expect(damaged.find(({ id }) => id === bad)?.problem).toMatchObject({
      field: 'game.setup',
      allowed: { kind: 'object' },
    });
    expect(await store.games.load(bad)).toMatchObject({ type: 'damaged', game: null });
    expect(await notesOf(store, good)).toEqual(['x']);
  });

  it('a missing entry leaves the entries before it readable', async () => {
    const { store, factory, name } = await given();
    const id = await newGame(store);
    await say(store, id, note('a'), note('b'), note('c'));
    await rawWrite(factory, name, 'entries', (rows) => rows.delete([id, 1]));
    const loaded = await store.games.load(id);
    expect(loaded).toMatchObject({
      type: 'damaged',
      problem: { field: 'entries[1]', found: { kind: 'missing' } },
      game: { entries: [note('a')] },
    });
  });

  it('an entry that is none is named', async () => {
    const { store, factory, name } = await given();
    const id = await newGame(store, [note('a')]);
    await rawWrite(factory, name, 'entries', (rows) => rows.put({ gameId: id, index: 0, said: ['x'] }));
    expect(await store.games.load(id)).toMatchObject({
      type: 'damaged',
      problem: { found: { kind: 'text', value: 'x' } },
    });
  });
});

describe('entries are appended, never rewritten', () => {
  it('a tap writes one small row', async () => {
    const { store, factory, name } = await given();
    const id = await newGame(store, [note('a'), note('b')]);
    await say(store, id, note('c'), note('d'));
    const database = await rawDatabase(factory, name);
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    expect(rows).toEqual([
      { gameId: id, index: 0, said: [note('a'), note('b')] },
      { gameId: id, index: 2, said: [note('c')] },
      { gameId: id, index: 3, said: [note('d')] },
    ]);
  });

  it('stores a copy: what the screen does with its objects later does not matter', async () => {
    const { store } = await given();
    const id = await newGame(store);
    const reactive = new Proxy({ type: 'note', text: 'from a proxy' } as const, {});
    await say(store, id, reactive);
    expect(await notesOf(store, id)).toEqual(['from a proxy']);
  });
});
