import { readdirSync, readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { readGameFile, type Store } from '#storage';
import { firstFormat } from '../../src/storage/formats/0001-first-format.ts';
import { climb, climbGame, STEPS, type FormatStep } from '../../src/storage/formats/ladder.ts';
import { notesOf, note, newGame, ok, testStore } from './support.ts';

const SAVED = new URL('../fixtures/saved/', import.meta.url);
const STEP_FOLDER = new URL('../../src/storage/formats/', import.meta.url);
const GAME = '3f2b8a52-6a1e-4a57-9a3e-0d7c1f0a0001';
const saved = (name: string): string => readFileSync(new URL(name, SAVED), 'utf8');
const numbered = (version: number): string => String(version).padStart(4, '0');

describe('the ladder', () => {
  it('has one file a step, numbered without a gap', () => {
    const files = readdirSync(STEP_FOLDER).filter((name) => /^\d{4}-/.test(name));
    expect(STEPS.map(({ version }) => version)).toEqual(STEPS.map((_, index) => index + 1));
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(STEPS.map(({ version }) => version));
  });

  it('has steps that import nothing: what they did must never change', () => {
    for (const name of readdirSync(STEP_FOLDER).filter((file) => /^\d{4}-/.test(file))) {
      expect(readFileSync(new URL(name, STEP_FOLDER), 'utf8'), name).not.toMatch(/^import /m);
    }
  });

  it('has a saved set of every version', () => {
    const files = readdirSync(SAVED);
    for (const { version } of STEPS) {
      for (const kind of ['game', 'backup', 'database'])
        expect(files).toContain(`${numbered(version)}-${kind}.json`);
    }
  });

  it('climbs every step that is missing, and only those', () => {
    const add = (version: number): FormatStep => ({
      version,
      tables: {},
      upgrade: {
        entry: (entry) => ({
          ...entry,
          climbed: [...((entry['climbed'] as number[] | undefined) ?? []), version],
        }),
      },
    });
    const steps = [firstFormat, add(2), add(3)];
    expect(climb('entry', {}, 1, steps)).toEqual({ climbed: [2, 3] });
    expect(climb('entry', {}, 2, steps)).toEqual({ climbed: [3] });
    expect(climb('entry', {}, 3, steps)).toEqual({});
    expect(climb('setup', { a: 1 }, 1, steps)).toEqual({ a: 1 });
    expect(climbGame({ setup: { a: 1 } }, [{}, 'odd'], 2, steps)).toEqual({
      game: { setup: { a: 1 } },
      entries: [{ climbed: [3] }, 'odd'],
    });
  });

  it('lifts the rows of a database as it lifts files', async () => {
    const old = await testStore();
    const id = await newGame(old.store, [note('a')]);
    ok(await old.store.groups.put({ id: 'g', name: 'Friday', people: ['Ana'] }));
    old.store.close();
    const second: FormatStep = {
      version: 2,
      tables: {},
      upgrade: {
        entry: (entry) => ({ ...entry, text: `${String(entry['text'])} lifted` }),
        setup: (setup) => ({ ...setup, edition: 'sjg-2017' }),
        game: (game) => ({ ...game, title: 'lifted' }),
        group: (group) => ({ ...group, name: 'lifted' }),
      },
    };
    const { store } = await testStore({ name: old.name, factory: old.factory, steps: [firstFormat, second] });
    expect(await notesOf(store, id)).toEqual(['a lifted']);
    const { record } = ok(await store.games.load(id)).game;
    expect([record.title, record.setup.edition]).toEqual(['lifted', 'sjg-2017']);
    expect(ok(await store.groups.get('g')).record.name).toBe('lifted');
    store.close();
  });
});

describe.each(STEPS.map(({ version }) => numbered(version)))('saved in format %s', (version) => {
  it('the game file opens', async () => {
    const { file } = ok(await readGameFile(saved(`${version}-game.json`)));
    expect(file.setup.players).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(file.entries.map(({ type }) => type)).toEqual(['reveal', 'reveal', 'stop', 'take', 'take']);
    expect(file).toMatchObject({ id: GAME, title: 'First evening', startedAt: 1763450000000 });
  });

  it('the backup restores', async () => {
    const { store } = await testStore();
    const report = ok(await store.backups.restore(new Blob([saved(`${version}-backup.json`)])));
    expect(report.games.added).toBe(1);
    expect(report.others.added).toBe(6);
    await expectEverything(store);
    const { photos } = ok(await store.photos.ofGame(GAME));
    expect(photos).toHaveLength(1);
    expect(new Uint8Array((await photos[0]?.picture.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([0, 1, 2, 255]),
    );
    store.close();
  });

  it('the database opens', async () => {
    const factory = new IDBFactory();
    await layDown(factory, 'golden', Number(version));
    const { store } = await testStore({ factory, name: 'golden' });
    expect(store.place).toEqual({ type: 'database' });
    await expectEverything(store);
    store.close();
  });
});

async function expectEverything(store: Store): Promise<void> {
  const { game } = ok(await store.games.load(GAME));
  expect(game.record).toMatchObject({ title: 'First evening', length: 3, stored: 4 });
  expect(game.entries.map(({ type }) => type)).toEqual(['reveal', 'reveal', 'stop']);
  expect(game.redo.map(({ type }) => type)).toEqual(['take']);
  const { people } = ok(await store.people.list());
  expect(people).toMatchObject([{ name: 'Ana', colour: 'red', plays: 3 }]);
  expect(ok(await store.groups.get('group-friday')).record.people).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(ok(await store.campaigns.get('campaign-one')).record.progress).toEqual({ chapter: 2 });
  expect(ok(await store.settings.get('reminder')).record.value).toBe(5);
  expect(ok(await store.cards.list()).records.map(({ id }) => id)).toEqual(['big-box-2021/base/jester-5-1']);
}

/** Makes the database as that version made it: its own tables, its own rows, nothing of today's code. */
async function layDown(factory: IDBFactory, name: string, version: number): Promise<void> {
  const rows = JSON.parse(saved(`${numbered(version)}-database.json`)) as Record<string, unknown[]>;
  await new Promise<void>((resolve, reject) => {
    const request = factory.open(name, version * 10);
    request.onupgradeneeded = () => {
      const tables = new Map<string, string>();
      for (const step of STEPS.filter((one) => one.version <= version)) {
        for (const [table, schema] of Object.entries(step.tables)) {
          if (schema === null) tables.delete(table);
          else tables.set(table, schema);
        }
      }
      for (const [table, schema] of tables) {
        const [key = '', ...indexes] = schema.split(',').map((part) => part.trim());
        const made = request.result.createObjectStore(table, { keyPath: pathOf(key) });
        for (const index of indexes) made.createIndex(index, pathOf(index));
      }
    };
    request.onerror = () => reject(new Error('cannot open'));
    request.onsuccess = () => {
      const transaction = request.result.transaction(Object.keys(rows), 'readwrite');
      for (const [table, records] of Object.entries(rows)) {
        for (const record of records) transaction.objectStore(table).put(record);
      }
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

function pathOf(key: string): string | string[] {
  return key.startsWith('[') ? key.slice(1, -1).split('+') : key;
}
