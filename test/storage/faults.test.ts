import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreNews } from '#storage';
import { firstFormat } from '../../src/storage/formats/0001-first-format.ts';
import type { FormatStep } from '../../src/storage/formats/ladder.ts';
import { fault, lostAfterCommit } from './faulty-database.ts';
import { newGame, note, notesOf, ok, PLAYING, rawDatabase, say, testStore } from './support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a full disk', () => {
  it('is a value, changes nothing, and the next try works', async () => {
    const full = fault(IDBObjectStore.prototype, 'put', 'QuotaExceededError');
    const { store } = await testStore();
    const id = await newGame(store, [note('a')]);
    const { position } = ok(await store.games.position(id));
    full.arm(1);
    const refused = await store.games.append(id, position, [note('b')], PLAYING);
    expect(refused).toEqual({ type: 'not-stored', reason: 'full' });
    expect(full.failed()).toBe(1);
    expect(await notesOf(store, id)).toEqual(['a']);
    ok(await store.games.append(id, position, [note('b')], PLAYING));
    expect(await notesOf(store, id)).toEqual(['a', 'b']);
    store.close();
  });

  it('in the second write of a change takes the first one back', async () => {
    const full = fault(IDBObjectStore.prototype, 'put', 'QuotaExceededError');
    const { store } = await testStore();
    const id = await newGame(store, [note('a')]);
    const { position } = ok(await store.games.position(id));
    full.arm(1, 1);
    const refused = await store.games.append(id, position, [note('b')], PLAYING);
    expect(refused).toEqual({ type: 'not-stored', reason: 'full' });
    expect(full.failed()).toBe(1);
    expect(ok(await store.games.position(id)).position).toEqual(position);
    expect(await notesOf(store, id)).toEqual(['a']);
    store.close();
  });

  it('is a value for every other part of the store too', async () => {
    const noRoom = fault(IDBObjectStore.prototype, 'put', 'QuotaExceededError');
    const { store } = await testStore();
    noRoom.arm(99);
    const full = { type: 'not-stored', reason: 'full' };
    expect(await store.groups.put({ id: 'g', name: 'Friday', people: ['Ana'] })).toEqual(full);
    expect(await store.photos.add('game', new Blob(['x']))).toEqual(full);
    expect(await store.backups.markMade()).toEqual(full);
    store.close();
  });
});

describe('a closed connection', () => {
  it.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
    '%s: reopens, tries once more and stores the entry once',
    async (errorName) => {
      const lost = fault(IDBDatabase.prototype, 'transaction', errorName);
      const { store } = await testStore();
      const id = await newGame(store, [note('a')]);
      const { position } = ok(await store.games.position(id));
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      lost.arm(1);
      ok(await store.games.append(id, position, [note('b')], PLAYING));
      expect(lost.failed()).toBe(1);
      expect(await notesOf(store, id)).toEqual(['a', 'b']);
      store.close();
    },
  );

  it('closed by the browser in mid-game: the next entry is stored all the same', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { store, name, factory } = await testStore();
    const id = await newGame(store, [note('a')]);
    const connection = opened.mock.contexts.at(-1);
    expect(connection).toBeDefined();
    forceCloseDatabase(connection as typeof IDBDatabase);
    await say(store, id, note('b'));
    expect(await notesOf(store, id)).toEqual(['a', 'b']);
    store.close();
    const again = await testStore({ name, factory });
    expect(await notesOf(again.store, id)).toEqual(['a', 'b']);
    again.store.close();
  });

  it('that cannot be reopened is a value', async () => {
    const factory = new IDBFactory();
    const lost = fault(IDBDatabase.prototype, 'transaction', 'InvalidStateError');
    const stuck = fault(factory, 'open', 'InvalidStateError');
    const { store } = await testStore({ factory });
    const id = await newGame(store);
    const { position } = ok(await store.games.position(id));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    lost.arm(99);
    stuck.arm(99);
    const refused = await store.games.append(id, position, [note('b')], PLAYING);
    expect(refused).toEqual({ type: 'not-stored', reason: 'closed' });
    expect(await store.games.list()).toEqual({ type: 'not-read', reason: 'closed' });
    store.close();
  });

  it('after the change had arrived does not store it twice and does not call it a conflict', async () => {
    const lost = lostAfterCommit(IDBDatabase.prototype);
    const { store } = await testStore();
    const id = await newGame(store);
    const { position } = ok(await store.games.position(id));
    lost.arm();
    const result = await store.games.append(id, position, [note('once')], PLAYING);
    expect(lost.armed()).toBe(false);
    expect(result.type).toBe('ok');
    expect(await notesOf(store, id)).toEqual(['once']);
    store.close();
  });
});

describe('no database', () => {
  it('absent: works in memory and says so', async () => {
    const { store } = await testStore({ indexedDB: null });
    expect(store.place).toEqual({ type: 'memory', reason: 'absent' });
    const id = await newGame(store);
    await say(store, id, note('a'));
    expect(await notesOf(store, id)).toEqual(['a']);
  });

  it.each([
    ['SecurityError', 'refused'],
    ['InvalidStateError', 'refused'],
    ['QuotaExceededError', 'full'],
  ] as const)('%s on opening: works in memory and says so', async (errorName, reason) => {
    const factory = new IDBFactory();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('injected', errorName);
    });
    const { store } = await testStore({ factory });
    expect(store.place).toEqual({ type: 'memory', reason });
    const id = await newGame(store, [note('a')]);
    expect(await notesOf(store, id)).toEqual(['a']);
    store.close();
  });

  it('a failed write in memory changes nothing', async () => {
    const { store } = await testStore({ indexedDB: null });
    const id = await newGame(store, [note('a')]);
    const { position } = ok(await store.games.position(id));
    await expect(store.games.move(id, position, 5, PLAYING)).rejects.toThrow(RangeError);
    expect(ok(await store.games.position(id)).position).toEqual(position);
  });
});

describe('two versions', () => {
  const second: FormatStep = { version: 2, tables: { later: 'id' }, upgrade: {} };

  it('an upgrade in another tab closes this one, which says so and stores nothing more', async () => {
    const news: StoreNews[] = [];
    const old = await testStore({ onNews: (one) => news.push(one) });
    const id = await newGame(old.store, [note('a')]);
    const { position } = ok(await old.store.games.position(id));
    const { store } = await testStore({
      name: old.name,
      factory: old.factory,
      steps: [firstFormat, second],
    });
    expect(news).toEqual([{ type: 'outdated' }]);
    expect(await old.store.games.append(id, position, [note('b')], PLAYING)).toEqual({
      type: 'not-stored',
      reason: 'outdated',
    });
    expect(await notesOf(store, id)).toEqual(['a']);
    store.close();
    old.store.close();
  });

  it('an old page never writes into a newer database', async () => {
    const newer = await testStore({ steps: [firstFormat, second] });
    const id = await newGame(newer.store, [note('a')]);
    newer.store.close();
    const news: StoreNews[] = [];
    const old = await testStore({
      name: newer.name,
      factory: newer.factory,
      onNews: (one) => news.push(one),
    });
    expect(news).toEqual([{ type: 'outdated' }]);
    expect(old.store.place).toEqual({ type: 'nowhere', reason: 'outdated' });
    expect(await old.store.games.load(id)).toEqual({ type: 'not-read', reason: 'outdated' });
    expect(await old.store.games.remove(id)).toEqual({ type: 'not-stored', reason: 'outdated' });
    const database = await rawDatabase(newer.factory, newer.name);
    expect(database.version).toBe(20);
    database.close();
  });

  it('a tab that does not let go keeps the upgrade waiting, and both are said', async () => {
    const first = await testStore();
    await newGame(first.store, [note('a')]);
    first.store.close();
    // Frozen in the background, such a tab hears nothing and closes nothing.
    const frozen = await rawDatabase(first.factory, first.name);
    const news: StoreNews[] = [];
    const waiting = testStore({
      name: first.name,
      factory: first.factory,
      steps: [firstFormat, second],
      onNews: (one) => {
        news.push(one);
        if (one.type === 'blocked') frozen.close();
      },
    });
    const { store } = await waiting;
    expect(news).toEqual([{ type: 'blocked' }, { type: 'unblocked' }]);
    expect(store.place).toEqual({ type: 'database' });
    store.close();
  });

  it('our own mistake is thrown, not swallowed', async () => {
    const { store } = await testStore();
    const call = () => store.settings.put({ id: 'x', value: () => 'a function cannot be stored' });
    await expect(call()).rejects.toThrow(TypeError);
    store.close();
  });
});
