/** Stores for tests: each with its own empty database, a clock that ticks by hand, and ids in order. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Entry, Setup } from '#engine';
import { openStore, type Progress, type Store, type StoreOptions } from '#storage';

export const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

export const PLAYING: Progress = { status: 'in-progress', standing: null };

export const note = (text: string): Entry => ({ type: 'note', text });

let stores = 0;

export interface TestStore {
  readonly store: Store;
  readonly factory: IDBFactory;
  readonly clock: { now: number };
  readonly name: string;
}

export async function testStore(options: StoreOptions & { factory?: IDBFactory } = {}): Promise<TestStore> {
  stores += 1;
  const name = options.name ?? `test-${String(stores)}`;
  const factory = options.factory ?? new IDBFactory();
  const clock = { now: 1_000 };
  let ids = 0;
  const store = await openStore({
    name,
    indexedDB: factory,
    keyRange: IDBKeyRange,
    now: () => clock.now,
    newId: () => `id-${name}-${String((ids += 1))}`,
    ...options,
  });
  return { store, factory, clock, name };
}

/** The value of a result that must be `ok`. */
export function ok<Result extends { readonly type: string }>(
  result: Result,
): Extract<Result, { readonly type: 'ok' }> {
  if (result.type !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(result)}`);
  return result as Extract<Result, { readonly type: 'ok' }>;
}

export async function newGame(store: Store, entries: readonly Entry[] = []): Promise<string> {
  const { record } = ok(await store.games.create({ setup: SETUP, entries }));
  return record.id;
}

/** Says entries one by one, as the table does. */
export async function say(store: Store, id: string, ...entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const { position } = ok(await store.games.position(id));
    ok(await store.games.append(id, position, [entry], PLAYING));
  }
}

export async function notesOf(store: Store, id: string): Promise<string[]> {
  const { game } = ok(await store.games.load(id));
  return game.entries.map((entry) => (entry.type === 'note' ? entry.text : entry.type));
}

/** Opens the raw database, to look at or to damage what lies there. */
export function rawDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('cannot open'));
  });
}

export async function rawWrite(
  factory: IDBFactory,
  name: string,
  table: string,
  work: (rows: IDBObjectStore) => void,
): Promise<void> {
  const database = await rawDatabase(factory, name);
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(table, 'readwrite');
    work(transaction.objectStore(table));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('aborted'));
  });
  database.close();
}
