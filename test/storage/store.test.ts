import { describe, expect, it, vi } from 'vitest';
import { askToKeep, readKeeping, type StoreChange } from '#storage';
import { plain } from '../../src/storage/plain.ts';
import { newGame, note, ok, say, testStore } from './support.ts';

describe('people', () => {
  it('are remembered by name, whoever played last first', async () => {
    const { store, clock } = await testStore();
    await newGame(store);
    clock.now += 10;
    const { record } = ok(
      await store.games.create({
        setup: { ...record0(), players: ['cleo ', 'Dora'] },
      }),
    );
    expect(record.setup.players).toEqual(['cleo ', 'Dora']);
    const { people } = ok(await store.people.list());
    expect(people.map(({ name, plays }) => [name.trim(), plays])).toEqual([
      ['cleo', 2],
      ['Dora', 1],
      ['Ana', 1],
      ['Ben', 1],
    ]);
    store.close();
  });

  it('can change name and colour, but not take the name of another', async () => {
    const { store } = await testStore();
    await newGame(store);
    const [ana, ben] = ok(await store.people.list()).people;
    expect(await store.people.change(ana?.id ?? '', { name: 'BEN' })).toEqual({ type: 'name-taken' });
    ok(await store.people.change(ana?.id ?? '', { name: 'Anna', colour: 'red' }));
    ok(await store.people.remove(ben?.id ?? ''));
    expect(ok(await store.people.list()).people).toMatchObject([
      { name: 'Anna', colour: 'red' },
      { name: 'Cleo', colour: null },
    ]);
    expect(await store.people.change('nobody', { name: 'X' })).toEqual({ type: 'missing' });
    store.close();
  });
});

function record0() {
  return {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players: ['Ana', 'Ben'],
    tracking: 'table',
    houseRules: {},
  } as const;
}

describe('collections', () => {
  it('change several records in one go', async () => {
    const { store } = await testStore();
    ok(await store.cards.put({ id: 'a', correction: { influence: 1 } }));
    ok(await store.cards.change([{ id: 'b', correction: { influence: 2 } }], ['a']));
    expect(ok(await store.cards.list()).records.map(({ id }) => id)).toEqual(['b']);
    expect(await store.cards.get('a')).toEqual({ type: 'missing' });
    store.close();
  });

  it('get a later time with every change, even when the clock is set back', async () => {
    const { store, clock } = await testStore();
    ok(await store.settings.put({ id: 's', value: 1 }));
    clock.now = 5;
    ok(await store.settings.put({ id: 's', value: 2 }));
    expect(ok(await store.settings.get('s')).record).toEqual({ id: 's', value: 2, updatedAt: 1_001 });
    store.close();
  });
});

describe('changes', () => {
  it('are told here and in other tabs of the same store, and not beyond', async () => {
    const here: [StoreChange, string][] = [];
    const there: [StoreChange, string][] = [];
    const elsewhere: StoreChange[] = [];
    const one = await testStore();
    const two = await testStore({ name: one.name, factory: one.factory });
    const stranger = await testStore();
    one.store.follow((change, from) => here.push([change, from]));
    two.store.follow((change, from) => there.push([change, from]));
    stranger.store.follow((change) => elsewhere.push(change));
    const id = await newGame(one.store);
    await say(one.store, id, note('a'));
    const expected = { type: 'game', id, revision: 2 };
    expect(here).toContainEqual([expected, 'here']);
    await vi.waitFor(() => expect(there).toContainEqual([expected, 'elsewhere']));
    expect(elsewhere).toEqual([]);
    for (const { store } of [one, two, stranger]) store.close();
  });

  it('work without a channel between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { store } = await testStore();
    vi.unstubAllGlobals();
    const heard: StoreChange[] = [];
    const stop = store.follow((change) => heard.push(change));
    await newGame(store);
    expect(heard).toHaveLength(2);
    stop();
    await newGame(store);
    expect(heard).toHaveLength(2);
    store.close();
  });
});

describe('the promise of the browser to keep what is stored', () => {
  it('is read with the room that is left', async () => {
    const storage = {
      persisted: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ usage: 10, quota: 100 }),
    };
    expect(await readKeeping(storage)).toEqual({ promise: 'kept', usedBytes: 10, roomBytes: 100 });
  });

  it('is unknown where the browser does not know the question or refuses it', async () => {
    const unknown = { promise: 'unknown', usedBytes: null, roomBytes: null };
    expect(await readKeeping({})).toEqual(unknown);
    const refusing = {
      persisted: () => Promise.reject(new TypeError('no')),
      estimate: () => Promise.reject(new TypeError('no')),
    };
    expect(await readKeeping(refusing)).toEqual(unknown);
    expect(await askToKeep({})).toBe('unknown');
  });

  it('is asked for once', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    expect(await askToKeep({ persisted: () => Promise.resolve(false), persist })).toBe('not-promised');
    expect(await askToKeep({ persisted: () => Promise.resolve(true), persist })).toBe('kept');
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe('a value to store', () => {
  it('becomes a plain copy, proxies and all', () => {
    const inner = { list: [1, { two: 2 }], gone: undefined, nothing: null };
    const copy = plain(new Proxy({ inner: new Proxy(inner, {}) }, {}));
    expect(copy).toEqual({ inner: { list: [1, { two: 2 }], nothing: null } });
    expect(() => structuredClone(copy)).not.toThrow();
  });

  it('keeps bytes and refuses what cannot be stored', () => {
    const bytes = new ArrayBuffer(3);
    expect(plain({ bytes }).bytes).toBe(bytes);
    expect(() => plain({ act: () => 1 })).toThrow(TypeError);
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(() => plain(round)).toThrow('too deeply');
  });

  it('keeps an odd name a name', () => {
    const copy = plain(JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>);
    expect(Object.keys(copy)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});
