import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IDBObjectStore } from 'fake-indexeddb';
import type { Entry } from '#engine';
import type { Store } from '#storage';
import { fault } from './faulty-database.ts';
import { newGame, note, notesOf, ok, PLAYING, say, SETUP, testStore } from './support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function backupOf(store: Store): Promise<Blob> {
  return ok(await store.backups.make()).file;
}

/** Everything that a backup must bring back. */
async function everything(store: Store) {
  const { games } = ok(await store.games.list());
  const loaded = await Promise.all(games.map(async ({ id }) => ok(await store.games.load(id)).game));
  return {
    games: loaded.sort((one, other) => one.record.id.localeCompare(other.record.id)),
    people: ok(await store.people.list()).people,
    groups: ok(await store.groups.list()).records,
    campaigns: ok(await store.campaigns.list()).records,
    settings: ok(await store.settings.list()).records,
    cards: ok(await store.cards.list()).records,
  };
}

describe('the backup file', () => {
  it('is plain JSON with a record a line', async () => {
    const { store } = await testStore();
    await newGame(store, [note('a\nb')]);
    await newGame(store);
    const text = await (await backupOf(store)).text();
    const value = JSON.parse(text) as { format: string; records: { kind: string }[] };
    expect(value.format).toBe('harbormaster-backup');
    expect(value.records.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'game', 'game']);
    expect(text.trim().split('\n')).toHaveLength(value.records.length + 2);
    store.close();
  });

  it('leaves out what is in the bin', async () => {
    const { store } = await testStore();
    const id = await newGame(store);
    ok(await store.games.remove(id));
    expect(await (await backupOf(store)).text()).not.toContain('"kind":"game"');
    store.close();
  });

  it('says how far it is, and how long ago the last one was made', async () => {
    const { store, clock } = await testStore();
    for (let game = 0; game < 120; game += 1) await newGame(store);
    expect(ok(await store.backups.state()).state).toEqual({ lastBackupAt: null, gamesSince: 120 });
    const shares: number[] = [];
    ok(await store.backups.make((share) => shares.push(share)));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    clock.now = 5_000;
    ok(await store.backups.markMade());
    expect(ok(await store.backups.state()).state).toEqual({ lastBackupAt: 5_000, gamesSince: 0 });
    clock.now = 6_000;
    await newGame(store);
    expect(ok(await store.backups.state()).state).toEqual({ lastBackupAt: 5_000, gamesSince: 1 });
    store.close();
  });

  it('[law] export, wipe, import gives identical games', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const entry: fc.Arbitrary<Entry> = fc.oneof(
      fc.record({ type: fc.constant('note' as const), text }),
      fc.constant<Entry>({ type: 'reveal', card: 'sailor-3-1', override: true }),
    );
    const game = fc.record({
      entries: fc.array(entry, { maxLength: 6 }),
      undone: fc.nat(6),
      title: text,
      notes: text,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(game, { maxLength: 4 }), text, async (games, groupName) => {
        const { store } = await testStore();
        for (const { entries, undone, title, notes } of games) {
          const id = await newGame(store, entries);
          const { position } = ok(await store.games.position(id));
          ok(await store.games.move(id, position, Math.max(0, entries.length - undone), PLAYING));
          ok(await store.games.describe(id, { title, notes }));
        }
        ok(await store.groups.put({ id: 'g', name: groupName, people: ['Ana', 'Ben'] }));
        ok(await store.campaigns.put({ id: 'c', name: 'Voyage', startedAt: 1, progress: { chapter: 2 } }));
        ok(await store.settings.put({ id: 's', value: [1, null, { deep: true }] }));
        ok(await store.cards.put({ id: 'card', correction: { influence: 3 } }));
        const before = await everything(store);
        const file = await backupOf(store);
        ok(await store.wipe());
        expect(ok(await store.games.list()).games).toEqual([]);
        const report = ok(await store.backups.restore(file));
        expect(report.games.added).toBe(games.length);
        expect(await everything(store)).toEqual(before);
        store.close();
      }),
      { numRuns: 15 },
    );
  }, 30_000);

  it('carries photos, and never a picture that is something else', async () => {
    const { store } = await testStore();
    const id = await newGame(store);
    ok(await store.photos.add(id, new Blob([new Uint8Array([1, 2, 250])], { type: 'image/webp' })));
    ok(await store.photos.add(id, new Blob(['<script>'], { type: 'image/svg+xml' })));
    const file = await backupOf(store);
    const other = await testStore();
    ok(await other.store.backups.restore(file));
    const { photos } = ok(await other.store.photos.ofGame(id));
    expect(photos.map(({ picture }) => picture.type).sort()).toEqual(['image/jpeg', 'image/webp']);
    store.close();
    other.store.close();
  });
});

describe('restoring merges', () => {
  it('twice changes nothing the second time', async () => {
    const { store } = await testStore();
    await newGame(store, [note('a')]);
    const file = await backupOf(store);
    const other = await testStore();
    ok(await other.store.backups.restore(file));
    const before = await everything(other.store);
    const again = ok(await other.store.backups.restore(file));
    expect(again.games).toMatchObject({ added: 0, replaced: 0, same: 1 });
    expect(again.others).toMatchObject({ added: 0, replaced: 0, same: 3 });
    expect(await everything(other.store)).toEqual(before);
    store.close();
    other.store.close();
  });

  it('never overwrites newer with older', async () => {
    const { store, clock } = await testStore();
    const id = await newGame(store, [note('a')]);
    ok(await store.groups.put({ id: 'g', name: 'old', people: [] }));
    const file = await backupOf(store);
    clock.now += 10;
    await say(store, id, note('b'));
    ok(await store.groups.put({ id: 'g', name: 'new', people: [] }));
    const report = ok(await store.backups.restore(file));
    expect(report.games.kept).toBe(1);
    expect(await notesOf(store, id)).toEqual(['a', 'b']);
    expect(ok(await store.groups.get('g')).record.name).toBe('new');
    store.close();
  });

  it('an undo is newer than what it undid', async () => {
    const { store, clock } = await testStore();
    const id = await newGame(store, [note('a'), note('b')]);
    const file = await backupOf(store);
    clock.now += 10;
    const { position } = ok(await store.games.position(id));
    ok(await store.games.move(id, position, 1, PLAYING));
    ok(await store.backups.restore(file));
    expect(await notesOf(store, id)).toEqual(['a']);
    store.close();
  });

  it('takes the newer one from the file and lets an open table notice', async () => {
    const phone = await testStore();
    const id = await newGame(phone.store, [note('a')]);
    const early = await backupOf(phone.store);
    phone.clock.now += 10;
    await say(phone.store, id, note('b'));
    const late = await backupOf(phone.store);
    const tablet = await testStore();
    ok(await tablet.store.backups.restore(early));
    const { position: seen } = ok(await tablet.store.games.position(id));
    expect(ok(await tablet.store.backups.restore(late)).games.replaced).toBe(1);
    expect(await notesOf(tablet.store, id)).toEqual(['a', 'b']);
    expect((await tablet.store.games.append(id, seen, [note('late')], PLAYING)).type).toBe('conflict');
    phone.store.close();
    tablet.store.close();
  });

  it('keeps both where the same game was played on differently', async () => {
    const phone = await testStore();
    const id = await newGame(phone.store, [note('a')]);
    const common = await backupOf(phone.store);
    const tablet = await testStore();
    ok(await tablet.store.backups.restore(common));
    await say(tablet.store, id, note('tablet'));
    phone.clock.now += 1_000;
    await say(phone.store, id, note('phone'));
    expect(ok(await tablet.store.backups.restore(await backupOf(phone.store))).games.both).toBe(1);
    const { games } = ok(await tablet.store.games.list());
    const lines = await Promise.all(games.map((game) => notesOf(tablet.store, game.id)));
    expect(await notesOf(tablet.store, id)).toEqual(['a', 'phone']);
    expect(lines).toContainEqual(['a', 'tablet']);
    phone.store.close();
    tablet.store.close();
  });

  it('brings a deleted game back out of the bin', async () => {
    const { store, clock } = await testStore();
    const id = await newGame(store, [note('a')]);
    const file = await backupOf(store);
    clock.now += 10;
    ok(await store.games.remove(id));
    expect(ok(await store.backups.restore(file)).games.added).toBe(1);
    expect(ok(await store.games.list()).games.map((game) => game.id)).toEqual([id]);
    store.close();
  });

  it('one person a name, though two devices gave different ids', async () => {
    const phone = await testStore();
    await newGame(phone.store);
    const tablet = await testStore();
    await newGame(tablet.store);
    await newGame(tablet.store);
    ok(await phone.store.backups.restore(await backupOf(tablet.store)));
    const { people } = ok(await phone.store.people.list());
    expect(people.map(({ name, plays }) => [name, plays])).toEqual([
      ['Ana', 2],
      ['Ben', 2],
      ['Cleo', 2],
    ]);
    phone.store.close();
    tablet.store.close();
  });

  it('replaces a damaged game by the one of the backup', async () => {
    const phone = await testStore();
    const id = await newGame(phone.store, [note('a')]);
    const file = await backupOf(phone.store);
    const { rawWrite } = await import('./support.ts');
    await rawWrite(phone.factory, phone.name, 'entries', (rows) => rows.clear());
    expect((await phone.store.games.load(id)).type).toBe('damaged');
    ok(await phone.store.backups.restore(file));
    expect(await notesOf(phone.store, id)).toEqual(['a']);
    phone.store.close();
  });
});

describe('a bad backup changes nothing', () => {
  const good = async (): Promise<string> => {
    const { store } = await testStore();
    await newGame(store, [note('a')]);
    await newGame(store, [note('b')]);
    const text = await (await backupOf(store)).text();
    store.close();
    return text;
  };
  const attempt = async (source: Blob) => {
    const { store } = await testStore();
    const mine = await newGame(store, [note('mine')]);
    const before = await everything(store);
    const result = await store.backups.restore(source);
    expect(await everything(store)).toEqual(before);
    expect(await notesOf(store, mine)).toEqual(['mine']);
    store.close();
    return result;
  };

  it('cut off at any line', async () => {
    const lines = (await good()).trimEnd().split('\n');
    for (let kept = 1; kept < lines.length; kept += 1) {
      const result = await attempt(new Blob([lines.slice(0, kept).join('\n')]));
      expect(result.type, String(kept)).toBe('refused');
    }
  });

  it('cut off in the middle of a record, saying so', async () => {
    const text = await good();
    const result = await attempt(new Blob([text.slice(0, -60)]));
    expect(result).toMatchObject({ type: 'refused', refusal: { type: 'cut-off' } });
  });

  it('with a wrong field, by line and name', async () => {
    const text = (await good()).replace('"revision":1', '"revision":"one"');
    expect(await attempt(new Blob([text]))).toMatchObject({
      type: 'refused',
      refusal: {
        type: 'field',
        problem: { field: 'line 5.revision', found: { kind: 'text', value: 'one' } },
      },
      readable: 4,
    });
  });

  it('with an entry that is none', async () => {
    const text = (await good()).replace('"type":"note"', '"type":"explode"');
    expect(await attempt(new Blob([text]))).toMatchObject({
      type: 'refused',
      refusal: {
        type: 'field',
        problem: { field: 'line 5.entries[0].type', found: { kind: 'text', value: 'explode' } },
      },
    });
  });

  it('with fewer entries than it says', async () => {
    const text = (await good()).replace('"stored":1', '"stored":3');
    expect((await attempt(new Blob([text]))).type).toBe('refused');
  });

  it('with a count that leaves no room to count on', async () => {
    const text = (await good()).replace('"revision":1', '"revision":9007199254740991');
    expect((await attempt(new Blob([text]))).type).toBe('refused');
  });

  it('with a hostile key', async () => {
    const text = (await good()).replace('"notes":""', '"__proto__":{"polluted":true}');
    expect(await attempt(new Blob([text]))).toMatchObject({
      type: 'refused',
      refusal: { type: 'field', problem: { found: { kind: 'text', value: '__proto__' } } },
    });
    expect('polluted' in {}).toBe(false);
  });

  it('of a newer version', async () => {
    const text = (await good()).replace('"version":1', '"version":9');
    expect(await attempt(new Blob([text]))).toMatchObject({
      refusal: { type: 'newer', found: 9, newest: 1 },
    });
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a game', '{"format":"harbormaster-game","version":1}'],
    ['a lie', '{"format":"harbormaster-backup","version":1,"records":{}}'],
    ['odd records', '{"format":"harbormaster-backup","version":1,"records":[1,null,{"kind":"x"}]}'],
  ])('that is %s', async (_name, text) => {
    expect((await attempt(new Blob([text]))).type).toBe('refused');
  });

  it('of more than the limit, without reading it', async () => {
    const huge = { size: 3_000_000_000 } as Blob;
    expect(await attempt(huge)).toMatchObject({ refusal: { type: 'too-large', bytes: 3_000_000_000 } });
  });

  it('leaves out the damaged records when told to, and names them', async () => {
    const text = (await good()).replace('"revision":1', '"revision":"one"');
    const { store } = await testStore();
    const report = ok(await store.backups.restore(new Blob([text]), { leaveOutDamaged: true }));
    expect(report.games.added).toBe(1);
    expect(report.damaged).toMatchObject([{ place: 'line 5' }]);
    store.close();
  });

  it('[law] a damaged backup is restored or refused, never thrown', async () => {
    const text = await good();
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 4 }), async (at, cut, put) => {
        const { store } = await testStore({ indexedDB: null });
        const damaged = text.slice(0, at) + put + text.slice(at + cut);
        const result = await store.backups.restore(new Blob([damaged]));
        expect(['ok', 'refused']).toContain(result.type);
        if (result.type === 'refused') expect(ok(await store.games.list()).games).toEqual([]);
      }),
      { numRuns: 120 },
    );
  }, 30_000);
});

describe('restoring', () => {
  it('reads a backup that another program has laid out anew', async () => {
    const { store } = await testStore();
    const id = await newGame(store, [note('a')]);
    const pretty = JSON.stringify(JSON.parse(await (await backupOf(store)).text()), null, 2);
    const other = await testStore();
    expect(ok(await other.store.backups.restore(new Blob([pretty]))).games.added).toBe(1);
    expect(await notesOf(other.store, id)).toEqual(['a']);
    store.close();
    other.store.close();
  });

  it('says how far it is and can be stopped', async () => {
    const { store } = await testStore();
    for (let game = 0; game < 130; game += 1) ok(await store.games.create({ setup: SETUP }));
    const file = await backupOf(store);
    const other = await testStore();
    const shares: number[] = [];
    ok(await other.store.backups.restore(file, { onProgress: (share) => shares.push(share) }));
    expect(shares).toEqual([...shares].sort((one, another) => one - another));
    expect(shares.at(-1)).toBe(1);
    const third = await testStore();
    const stop = new AbortController();
    stop.abort();
    expect(await third.store.backups.restore(file, { signal: stop.signal })).toEqual({ type: 'stopped' });
    for (const one of [store, other.store, third.store]) one.close();
  });

  it('a full disk in the middle is a value, and trying again completes it', async () => {
    const { store } = await testStore();
    for (let game = 0; game < 60; game += 1) await newGame(store, [note('a')]);
    const file = await backupOf(store);
    const full = fault(IDBObjectStore.prototype, 'put', 'QuotaExceededError');
    const other = await testStore();
    full.arm(1, 80);
    expect(await other.store.backups.restore(file)).toEqual({ type: 'not-stored', reason: 'full' });
    expect(full.failed()).toBe(1);
    ok(await other.store.backups.restore(file));
    expect(ok(await other.store.games.list()).games).toHaveLength(60);
    store.close();
    other.store.close();
  });
});
