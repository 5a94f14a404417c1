import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, GameFile } from '#engine';
import { fileFormat, gameFileName, gameFileText, makeGameFile, readGameFile } from '#storage';
import { newGame, note, ok, say, SETUP, testStore } from './support.ts';

const FILE: GameFile = {
  format: 'harbormaster-game',
  version: 1,
  setup: SETUP,
  entries: [{ type: 'reveal', card: 'ship-blue-2-2' }, { type: 'stop' }],
};
const refusalOf = async (source: string | Blob) => {
  const result = await readGameFile(source);
  return result.type === 'refused' ? result.refusal : result;
};

describe('writing', () => {
  it('puts an entry on a line and reads back the same', async () => {
    const text = gameFileText(FILE);
    expect(text).toContain('\n    {"type":"stop"}\n');
    expect(ok(await readGameFile(text)).file).toEqual(FILE);
    expect(ok(await readGameFile(new Blob([text]))).file).toEqual(FILE);
  });

  it('writes a game without entries too', async () => {
    const empty = { ...FILE, entries: [] };
    expect(ok(await readGameFile(gameFileText(empty))).file).toEqual(empty);
  });

  it('writes what is in force, not what was taken back', async () => {
    const { store } = await testStore();
    const id = await newGame(store);
    await say(store, id, note('a'), note('b'));
    const { position } = ok(await store.games.position(id));
    ok(await store.games.move(id, position, 1, { status: 'in-progress', standing: null }));
    const { game } = ok(await store.games.load(id));
    expect(makeGameFile(game)).toEqual({ ...FILE, id, startedAt: 1_000, entries: [note('a')] });
    store.close();
  });

  it('names the file by day and players, whatever they are called', () => {
    const startedAt = Date.UTC(2026, 10, 18, 20);
    expect(gameFileName({ ...FILE, startedAt })).toBe('harbormaster-2026-11-18-ana-ben-cleo.json');
    const players = ['../../etc', 'Ünal', '😀'];
    expect(gameFileName({ ...FILE, setup: { ...SETUP, players } })).toBe('harbormaster-etc-unal.json');
  });

  it('[law] any texts survive', async () => {
    const entry: fc.Arbitrary<Entry> = fc.record({
      type: fc.constant('note' as const),
      text: fc.string({ unit: 'binary', maxLength: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
        expect(ok(await readGameFile(gameFileText({ ...FILE, entries }))).file.entries).toEqual(entries);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('refusing', () => {
  it('a text that stops in the middle', async () => {
    const text = gameFileText(FILE).trim();
    for (let length = 1; length < text.length; length += 1) {
      expect(await refusalOf(text.slice(0, length)), String(length)).toEqual({ type: 'cut-off' });
    }
  });

  it.each([
    ['', { type: 'empty' }],
    [' \n', { type: 'empty' }],
    ['hello', { type: 'not-json' }],
    ['{"a":}', { type: 'not-json' }],
    [
      '[]',
      {
        type: 'field',
        problem: { field: '', found: { kind: 'list', length: 0 }, allowed: { kind: 'object' } },
      },
    ],
    ['null', { type: 'field', problem: { field: '', found: { kind: 'null' }, allowed: { kind: 'object' } } }],
  ])('%j', async (text, refusal) => {
    expect(await refusalOf(text)).toEqual(refusal);
  });

  it('something else by its format', async () => {
    expect(await refusalOf('{"format":"harbormaster-backup","version":1}')).toEqual({
      type: 'field',
      problem: {
        field: 'format',
        found: { kind: 'text', value: 'harbormaster-backup' },
        allowed: { kind: 'one-of', values: ['harbormaster-game'] },
      },
    });
  });

  it('a newer version, saying which and which is known', async () => {
    expect(await refusalOf(JSON.stringify({ ...FILE, version: 7 }))).toEqual({
      type: 'newer',
      found: 7,
      newest: 1,
    });
  });

  it.each([0, -1, 1.5, '1', null])('version %j', async (version) => {
    expect(await refusalOf(JSON.stringify({ ...FILE, version }))).toMatchObject({
      type: 'field',
      problem: { field: 'version' },
    });
  });

  it('a wrong type deep inside, by its field', async () => {
    const refusal = await refusalOf(JSON.stringify({ ...FILE, entries: [{ type: 'reveal', card: 7 }] }));
    expect(refusal).toMatchObject({
      type: 'field',
      problem: { field: 'entries[0].card', found: { kind: 'number', value: 7 } },
    });
    expect(await refusalOf(JSON.stringify({ ...FILE, entries: 'none' }))).toMatchObject({
      type: 'field',
      problem: { field: 'entries', found: { kind: 'text', value: 'none' } },
    });
  });

  it('keys that reach into the language', async () => {
    const text = gameFileText(FILE).replace('"houseRules": {}', '"houseRules": {"__proto__": {"x": 1}}');
    expect(await refusalOf(text)).toMatchObject({
      type: 'field',
      problem: { found: { kind: 'text', value: '__proto__' } },
    });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('nesting without end, without falling over it', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(await refusalOf(deep)).toMatchObject({
      type: 'field',
      problem: { found: { kind: 'deeper-nesting' } },
    });
  });

  it('a file of 200 MB before reading it', async () => {
    let read = false;
    const huge = {
      size: 200_000_000,
      text: () => {
        read = true;
        return Promise.resolve('');
      },
    } as unknown as Blob;
    expect(await refusalOf(huge)).toEqual({ type: 'too-large', bytes: 200_000_000, limit: 8_000_000 });
    expect(read).toBe(false);
  });

  it('a file that the browser cannot read any more', async () => {
    const gone = {
      size: 10,
      text: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob;
    expect(await refusalOf(gone)).toEqual({ type: 'unreadable' });
  });

  it('[law] nothing that is read throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((x) => JSON.stringify(x)),
        ),
        async (text) => {
          expect((await readGameFile(text)).type).toBe('refused');
        },
      ),
      { numRuns: 200 },
    );
  }, 30_000);

  it('[law] a damaged file is read or refused, never thrown', async () => {
    const text = gameFileText(FILE);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 4 }), async (at, cut, put) => {
        const result = await readGameFile(text.slice(0, at) + put + text.slice(at + cut));
        expect(['ok', 'refused']).toContain(result.type);
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});

describe('what a picked file says it is', () => {
  it.each([
    [gameFileText(FILE), 'harbormaster-game'],
    ['{"format":"harbormaster-backup","version":1,"records":[\n]}', 'harbormaster-backup'],
    ['a picture', null],
  ])('%#', async (text, format) => {
    expect(await fileFormat(new Blob([text]))).toBe(format);
  });
});

describe('taking a game in', () => {
  const progress = { status: 'in-progress', standing: null } as const;

  it('without an id is a new game each time', async () => {
    const { store } = await testStore();
    const one = ok(await store.games.add(FILE, progress));
    const two = ok(await store.games.add(FILE, progress));
    expect([one.outcome, two.outcome]).toEqual(['added', 'added']);
    expect(ok(await store.games.list()).games).toHaveLength(2);
    store.close();
  });

  it('played on elsewhere continues the stored one and keeps its notes', async () => {
    const { store } = await testStore();
    const id = await newGame(store, [note('a')]);
    ok(await store.games.describe(id, { notes: 'mine' }));
    const entries: Entry[] = [note('a'), { ...note('b'), at: 9_000_000 }];
    expect(ok(await store.games.add({ ...FILE, id, entries }, progress)).outcome).toBe('replaced');
    const { game } = ok(await store.games.load(id));
    expect(game.entries).toEqual(entries);
    expect(game.record.notes).toBe('mine');
    store.close();
  });

  it('that went another way is kept beside the stored one', async () => {
    const { store } = await testStore();
    const id = await newGame(store, [note('a'), note('here')]);
    const entries: Entry[] = [note('a'), { ...note('there'), at: '2099-01-01T00:00:00Z' }];
    expect(ok(await store.games.add({ ...FILE, id, entries }, progress)).outcome).toBe('both');
    const { games } = ok(await store.games.list());
    const all = await Promise.all(
      games.map(async (game) => ok(await store.games.load(game.id)).game.entries),
    );
    expect(all).toContainEqual(entries);
    expect(all).toContainEqual([note('a'), note('here')]);
    store.close();
  });

  it('[law] whatever times and ids a file claims, the stored game can be read and played on', async () => {
    const odd = fc.oneof(
      fc.constantFrom(0, -1, 8.64e15, 1e300, -1e300, Number.MAX_SAFE_INTEGER),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    const claims = fc.record(
      { id: fc.string({ maxLength: 20 }), startedAt: odd, endedAt: odd, at: fc.oneof(odd, fc.string()) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(claims, async ({ at, ...head }) => {
        const text = JSON.stringify({ ...FILE, ...head, entries: [{ ...note('x'), at }] });
        const read = await readGameFile(text);
        if (read.type === 'refused') return;
        expect(gameFileName(read.file)).toMatch(/^harbormaster-.*json$/);
        const { store } = await testStore({ indexedDB: null });
        const { id } = ok(await store.games.add(read.file, progress));
        await say(store, id, note('y'));
        const { games, damaged } = ok(await store.games.list());
        expect([games.length, damaged]).toEqual([1, []]);
        expect(ok(await store.games.load(id)).game.entries).toHaveLength(2);
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
