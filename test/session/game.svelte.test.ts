import fc from 'fast-check';
import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { legalEntries, makeReport, type Entry, type Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { makeGameFile, openStore, readGameFile, type Store } from '#storage';
import { STEPS } from '../../src/storage/formats/ladder.ts';
import { fault, type Fault } from '../storage/faulty-database.ts';
import { device, ok, OPENING, reopened, RULES, SETUP, tab, table, typesOf } from './support.ts';

const opened: Store[] = [];
const given = async (on = device()) => {
  const store = await tab(on);
  opened.push(store);
  return { on, store };
};
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.close();
});

/** From now on, for as many changes of a game as said, the database has no room. Each change writes the game's row once. */
function diskFull(times: number): Fault {
  const full = fault(
    IDBObjectStore.prototype,
    'put',
    'QuotaExceededError',
    (target) => target instanceof IDBObjectStore && target.name === 'games',
  );
  full.arm(times);
  return full;
}

describe('saying an entry', () => {
  it('judges it, stores it and only then shows it', async () => {
    const { store } = await given();
    const { id, session } = await table(store);
    const shownWhenStored: number[] = [];
    store.follow(() => shownWhenStored.push(session.steps.length));
    const said = session.say(OPENING[0] as Entry);
    expect(session.steps).toHaveLength(0);
    const { step } = ok(await said);
    expect(shownWhenStored).toEqual([0]);
    expect(step.consequences.length).toBeGreaterThan(0);
    expect(session.state && makeReport(session.state).harbor).toEqual(['ship-blue-2-2']);
    expect(ok(await store.games.load(id)).game.entries).toMatchObject([OPENING[0]]);
  });

  it('writes down when it was said', async () => {
    const { store, on } = await given();
    const { session } = await table(store);
    on.clock.now = 50_000;
    ok(await session.say({ type: 'note', text: 'now' }));
    ok(await session.say({ type: 'note', text: 'then', at: 7 }));
    expect(session.steps.map(({ entry }) => entry.at)).toEqual([50_001, 7]);
  });

  it('takes quick taps in their order', async () => {
    const { store } = await given();
    const { session, id } = await table(store);
    const results = await Promise.all(OPENING.map((entry) => session.say(entry)));
    expect(results.map(({ type }) => type)).toEqual(OPENING.map(() => 'ok'));
    expect(typesOf(session)).toEqual(OPENING.map(({ type }) => type));
    expect(typesOf(await reopened(store, id))).toEqual(OPENING.map(({ type }) => type));
  });

  it('refused by the rules changes nothing and says why', async () => {
    const { store } = await given();
    const { session, id } = await table(store);
    expect(await session.say({ type: 'take', card: 'sailor-3-1' })).toMatchObject({
      type: 'refused',
      obstacle: { kind: expect.any(String) as string },
    });
    expect(session.steps).toEqual([]);
    expect(ok(await store.games.load(id)).game.entries).toEqual([]);
  });

  it('keeps what the list of games shows', async () => {
    const { store } = await given();
    const { session } = await table(store, OPENING);
    const [record] = ok(await store.games.list()).games;
    expect(record).toMatchObject({
      status: 'in-progress',
      standing: { round: 1, winners: null, players: [{ name: 'Ana', influence: 1, coins: 1 }, {}, {}] },
    });
    ok(await session.say({ type: 'finish' }));
    const [finished] = ok(await store.games.list()).games;
    expect(finished).toMatchObject({ status: 'finished', standing: { winners: ['Ana'] } });
    expect(finished?.endedAt).not.toBeNull();
  });
});

describe('undo and redo', () => {
  it('name what they would undo and redo', async () => {
    const { store } = await given();
    const { session } = await table(store, OPENING.slice(0, 2));
    expect([session.canUndo, session.canRedo]).toEqual([true, false]);
    expect(session.undoes).toMatchObject(OPENING[1] ?? {});
    ok(await session.undo());
    expect(session.undoes).toMatchObject(OPENING[0] ?? {});
    expect(session.redoes).toMatchObject(OPENING[1] ?? {});
    ok(await session.redo());
    expect(session.redoes).toBeNull();
    ok(await session.undo());
    ok(await session.undo());
    expect(await session.undo()).toEqual({ type: 'nothing' });
    expect(session.state).toBe(session.start);
  });

  it('hold across a restart', async () => {
    const { store, on } = await given();
    const { session, id } = await table(store, OPENING);
    ok(await session.undo());
    ok(await session.undo());
    store.close();
    const later = await reopened((await given(on)).store, id);
    expect(later.state).toEqual(session.state);
    expect(later.redoes).toMatchObject(OPENING[3] ?? {});
    ok(await later.redo());
    ok(await later.redo());
    expect(await later.redo()).toEqual({ type: 'nothing' });
    expect(typesOf(later)).toEqual(OPENING.map(({ type }) => type));
  });

  it('a new entry forgets what could have been put back', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING.slice(0, 2));
    ok(await session.undo());
    ok(await session.say({ type: 'reveal', card: 'sailor-5-2' }));
    expect(session.canRedo).toBe(false);
    const { game } = ok(await store.games.load(id));
    expect([game.entries.length, game.redo.length]).toEqual([2, 0]);
  });

  it('[law] random legal play with undo and redo: table, store and replay agree', async () => {
    const act = fc.oneof(
      { weight: 5, arbitrary: fc.record({ type: fc.constant('say' as const), pick: fc.nat() }) },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), pick: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('redo' as const), pick: fc.constant(0) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const { store, on } = await given();
        const { session, id } = await table(store);
        let said: Entry[] = [];
        let undone: Entry[] = [];
        for (const { type, pick } of acts) {
          if (type === 'say') {
            const legal = session.state === null ? [] : legalEntries(session.state);
            const entry = legal[pick % Math.max(1, legal.length)];
            if (entry === undefined) continue;
            const result = ok(await session.say(entry));
            said = [...said, result.step.entry];
            undone = [];
          } else if (type === 'undo') {
            const last = said.at(-1);
            expect((await session.undo()).type).toBe(last === undefined ? 'nothing' : 'ok');
            if (last !== undefined) undone = [last, ...undone];
            said = said.slice(0, -1);
          } else {
            const [next] = undone;
            expect((await session.redo()).type).toBe(next === undefined ? 'nothing' : 'ok');
            if (next !== undefined) said = [...said, next];
            undone = undone.slice(1);
          }
        }
        expect(session.steps.map(({ entry }) => entry)).toEqual(said);
        const later = await reopened((await given(on)).store, id);
        expect(later.steps.map(({ entry }) => entry)).toEqual(said);
        expect(later.state && makeReport(later.state)).toEqual(session.state && makeReport(session.state));
        expect(later.redoes).toEqual(undone[0] ?? null);
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});

describe('a full disk', () => {
  it('shows the entry as not stored, lets the table go on, and stores all of it later', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING.slice(0, 1));
    const full = diskFull(2);
    expect(await session.say(OPENING[1] as Entry)).toMatchObject({ type: 'not-stored', reason: 'full' });
    expect(session.storageState).toEqual({ type: 'not-stored', reason: 'full', entries: 1 });
    expect(await session.say(OPENING[2] as Entry)).toMatchObject({ type: 'not-stored', reason: 'full' });
    expect(session.storageState).toEqual({ type: 'not-stored', reason: 'full', entries: 2 });
    expect(full.failed()).toBe(2);
    expect(typesOf(session)).toEqual(['reveal', 'reveal', 'stop']);
    expect(session.steps.map(({ stored }) => stored)).toEqual([true, false, false]);
    expect(ok(await store.games.load(id)).game.entries).toHaveLength(1);
    ok(await session.say(OPENING[3] as Entry));
    expect(session.storageState).toEqual({ type: 'stored' });
    expect(session.steps.every(({ stored }) => stored)).toBe(true);
    expect(typesOf(await reopened(store, id))).toEqual(['reveal', 'reveal', 'stop', 'take']);
  });

  it('can be tried again without another entry', async () => {
    const { store } = await given();
    const { session, id } = await table(store);
    diskFull(2);
    await session.say(OPENING[0] as Entry);
    expect(await session.storeAgain()).toEqual({ type: 'not-stored', reason: 'full' });
    expect(await session.storeAgain()).toEqual({ type: 'ok' });
    expect(await session.storeAgain()).toEqual({ type: 'ok' });
    expect(typesOf(await reopened(store, id))).toEqual(['reveal']);
  });

  it('lets a file be saved with what is only on this page', async () => {
    const { store } = await given();
    const { session } = await table(store);
    diskFull(1);
    await session.say(OPENING[0] as Entry);
    const saved = await session.exportFile();
    expect(ok(await readGameFile(saved?.text ?? '')).file.entries).toMatchObject([OPENING[0]]);
  });

  it('undo and redo work on what is only on this page', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING.slice(0, 1));
    const full = diskFull(1);
    await session.say(OPENING[1] as Entry);
    ok(await session.undo());
    expect(session.storageState).toEqual({ type: 'stored' });
    expect(typesOf(session)).toEqual(['reveal']);
    full.arm(1);
    ok(await session.redo());
    expect(session.storageState).toEqual({ type: 'not-stored', reason: 'full', entries: 1 });
    ok(await session.say(OPENING[2] as Entry));
    expect(typesOf(await reopened(store, id))).toEqual(['reveal', 'reveal', 'stop']);
  });

  it('an undo that cannot be stored is not shown', async () => {
    const { store } = await given();
    const { session } = await table(store, OPENING.slice(0, 2));
    diskFull(1);
    expect(await session.undo()).toEqual({ type: 'not-stored', reason: 'full' });
    expect(typesOf(session)).toEqual(['reveal', 'reveal']);
    expect(session.storageState).toEqual({ type: 'stored' });
  });
});

describe('two tabs on the same game', () => {
  it('the second follows the first', async () => {
    const { store, on } = await given();
    const { session, id } = await table(store);
    const other = await reopened((await given(on)).store, id);
    ok(await session.say(OPENING[0] as Entry));
    await vi.waitFor(() => expect(typesOf(other)).toEqual(['reveal']));
    ok(await session.say(OPENING[1] as Entry));
    await vi.waitFor(() => expect(typesOf(other)).toEqual(['reveal', 'reveal']));
    ok(await session.undo());
    await vi.waitFor(() => expect(other.canRedo).toBe(true));
    expect(other.state).toEqual(session.state);
  });

  it('an entry said on an old view is not taken, and the view catches up', async () => {
    const { store, on } = await given();
    const { session, id } = await table(store);
    vi.stubGlobal('BroadcastChannel', undefined);
    const deaf = await given(on);
    vi.unstubAllGlobals();
    const other = await reopened(deaf.store, id);
    ok(await session.say(OPENING[0] as Entry));
    expect(typesOf(other)).toEqual([]);
    expect(await other.say({ type: 'reveal', card: 'sailor-5-2' })).toEqual({ type: 'conflict' });
    expect(other.steps.map(({ entry }) => entry)).toMatchObject([OPENING[0] ?? {}]);
    ok(await other.say(OPENING[1] as Entry));
    await session.catchUp();
    expect(typesOf(session)).toEqual(['reveal', 'reveal']);
  });

  it('keeps the states it has already judged', async () => {
    const { store, on } = await given();
    const { session, id } = await table(store, OPENING);
    const apply = vi.fn(RULES.apply);
    const follower = new GameSession((await given(on)).store, { ...RULES, apply });
    ok(await follower.open(id));
    expect(apply).toHaveBeenCalledTimes(5);
    ok(await session.say({ type: 'note', text: 'more' }));
    await follower.catchUp();
    expect(typesOf(follower)).toHaveLength(6);
    expect(apply).toHaveBeenCalledTimes(6);
  });

  it('[law] two tabs in any order never lose or double an entry that was stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1), { minLength: 1, maxLength: 14 }), async (turns) => {
        const { store, on } = await given();
        const { session, id } = await table(store);
        const tabs = [session, await reopened((await given(on)).store, id)];
        const results = await Promise.all(
          turns.map(async (turn, at) => ({
            text: String(at),
            result: await tabs[turn]?.say({ type: 'note', text: String(at) }),
          })),
        );
        const stored = results.filter(({ result }) => result?.type === 'ok').map(({ text }) => text);
        const others = results.map(({ result }) => result?.type).filter((type) => type !== 'ok');
        expect(new Set(others)).toEqual(new Set(others.length === 0 ? [] : ['conflict']));
        const { game } = ok(await store.games.load(id));
        const texts = game.entries.map((entry) => (entry.type === 'note' ? entry.text : ''));
        expect([...texts].sort()).toEqual([...stored].sort());
        for (const one of tabs) await one.catchUp();
        for (const one of tabs) expect(one.steps.map(({ entry }) => entry)).toEqual(game.entries);
      }),
      { numRuns: 12 },
    );
  }, 30_000);

  it('deleted on another screen: nothing more is taken, and putting it back brings it to life', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING.slice(0, 1));
    ok(await store.games.remove(id));
    expect(await session.say(OPENING[1] as Entry)).toEqual({ type: 'read-only', reason: { type: 'gone' } });
    expect([session.canUndo, session.readOnly?.type]).toEqual([false, 'gone']);
    ok(await store.games.putBack(id));
    await session.catchUp();
    ok(await session.say(OPENING[1] as Entry));
    expect(typesOf(session)).toEqual(['reveal', 'reveal']);
  });
});

describe('opening', () => {
  it('says what is missing', async () => {
    const { store } = await given();
    const session = new GameSession(store, RULES);
    expect(await session.open('nobody')).toEqual({ type: 'missing' });
    expect(session.record).toBeNull();
  });

  it('an entry that the rules no longer accept: shows what holds, and can be continued as a new game', async () => {
    const { store } = await given();
    const { record } = ok(
      await store.games.create({
        setup: SETUP,
        title: 'Old evening',
        entries: [OPENING[0] as Entry, { type: 'take', card: 'pirate-9-3' }, { type: 'stop' }],
      }),
    );
    const session = new GameSession(store, RULES);
    expect(await session.open(record.id)).toMatchObject({
      type: 'read-only',
      reason: { type: 'entry-refused', index: 1 },
    });
    expect(typesOf(session)).toEqual(['reveal']);
    expect((await session.say({ type: 'stop' })).type).toBe('read-only');
    const copy = ok(await session.continueAsNew());
    const played = await reopened(store, copy.id);
    ok(await played.say({ type: 'stop' }));
    expect(ok(await store.games.load(record.id)).game.entries).toHaveLength(3);
    expect(played.record?.title).toBe('Old evening');
  });

  it('[R-ADV-12] a variable game alone, as an earlier version allowed it: can be looked at and saved, not played on', async () => {
    const { store } = await given();
    const setup: Setup = {
      ...SETUP,
      boxes: ['base', 'adventure'],
      mode: 'cooperative',
      players: ['Ana'],
      adventure: {
        chapter: 5,
        attempt: 1,
        variable: true,
        characters: {},
        extraCoins: {},
        playCards: {},
        unnamedCards: 0,
        crownTrack: [],
      },
    };
    const entries: Entry[] = [
      { type: 'event', event: 'calm' },
      { type: 'reveal', card: 'settler-4-1' },
      { type: 'stop' },
      { type: 'pass' },
    ];
    expect(RULES.openTable(setup)).toMatchObject({ type: 'refused' });
    const { record } = ok(await store.games.create({ setup, entries }));
    const session = new GameSession(store, RULES);
    const readOnly = { type: 'setup-refused', problem: { field: 'setup.adventure.variable' } };
    expect(await session.open(record.id)).toMatchObject({ type: 'read-only', reason: readOnly });
    expect(typesOf(session)).toEqual(['event', 'reveal', 'stop', 'pass']);
    expect((await session.say({ type: 'event', event: 'storm' })).type).toBe('read-only');
    expect((await session.undo()).type).toBe('read-only');
    // Another tab wrote a note: read again, it is what it was.
    ok(await store.games.remove(record.id));
    await session.catchUp();
    ok(await store.games.putBack(record.id));
    await session.catchUp();
    expect(session.readOnly).toMatchObject(readOnly);
    expect((await session.exportFile())?.file.entries).toHaveLength(4);
  });

  it('saves the whole of a game to a file, though the rules of today refuse an entry or the setup', async () => {
    const { store } = await given();
    const entries: Entry[] = [OPENING[0] as Entry, { type: 'take', card: 'pirate-9-3' }, { type: 'stop' }];
    for (const players of [SETUP.players, ['A', 'B', 'C', 'D', 'E', 'F']]) {
      const { record } = ok(await store.games.create({ setup: { ...SETUP, players }, entries }));
      const session = new GameSession(store, RULES);
      expect((await session.open(record.id)).type).not.toBe('ok');
      const made = await session.exportFile();
      expect(made?.file.entries.map(({ type }) => type)).toEqual(['reveal', 'take', 'stop']);
    }
  });

  it('a setup that cannot be laid out is refused by its field', async () => {
    const { store } = await given();
    const setup = { ...SETUP, players: ['A', 'B', 'C', 'D', 'E', 'F'] };
    const { record } = ok(await store.games.create({ setup }));
    const session = new GameSession(store, RULES);
    expect(await session.open(record.id)).toMatchObject({
      type: 'refused',
      problem: { field: 'setup.players' },
    });
  });

  it('another game after what was said before is stored', async () => {
    const { store } = await given();
    const first = await table(store);
    const second = await table(store, OPENING.slice(0, 1));
    const said = first.session.say(OPENING[0] as Entry);
    const opening = first.session.open(second.id);
    ok(await said);
    ok(await opening);
    expect(first.session.record?.id).toBe(second.id);
    expect(ok(await store.games.load(first.id)).game.entries).toHaveLength(1);
    await first.session.close();
    expect(first.session.state).toBeNull();
  });

  it('continues from any moment as a new game', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING);
    const copy = ok(await session.continueAsNew(2));
    expect(typesOf(await reopened(store, copy.id))).toEqual(['reveal', 'reveal']);
    expect(typesOf(await reopened(store, id))).toHaveLength(5);
  });

  it('keeps title and notes', async () => {
    const { store } = await given();
    const { session, id } = await table(store);
    ok(await session.describe({ title: 'Friday', notes: 'rain' }));
    expect(session.record).toMatchObject({ title: 'Friday', notes: 'rain' });
    ok(await session.say(OPENING[0] as Entry));
    expect((await reopened(store, id)).record).toMatchObject({ title: 'Friday', notes: 'rain' });
  });

  it('gives the same file as the store does', async () => {
    const { store } = await given();
    const { session, id } = await table(store, OPENING);
    const { game } = ok(await store.games.load(id));
    const saved = await session.exportFile();
    expect(saved?.file).toEqual(makeGameFile(game));
    expect(saved?.name).toMatch(/^harbormaster-.*-ana-ben-cleo\.json$/);
  });
});

describe('on the screen', () => {
  it('whatever shows the table is told of each change', async () => {
    const { store } = await given();
    const { session } = await table(store);
    const seen: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push([session.steps.length, session.canUndo, session.storageState.type]);
      });
    });
    flushSync();
    const said = session.say(OPENING[0] as Entry);
    await vi.waitFor(() => {
      flushSync();
      expect(seen).toContainEqual([0, false, 'pending']);
    });
    ok(await said);
    flushSync();
    expect(seen.at(-1)).toEqual([1, true, 'stored']);
    ok(await session.undo());
    flushSync();
    expect(seen.at(-1)).toEqual([0, false, 'stored']);
    stop();
  });
});

describe('mending something said earlier', () => {
  const cards = (session: GameSession) =>
    session.steps.map(({ entry }) => ('card' in entry ? entry.card : entry.type));
  /** What was called the mis-tapped card later on was the other one. */
  const renamed = (from: string, to: string) => (entry: Entry) =>
    'card' in entry && entry.card === from ? ({ ...entry, card: to } as Entry) : entry;

  it('gives the game as if it had been said right, and stores it so', async () => {
    const { store } = await given();
    const { id, session } = await table(store, OPENING);
    const said = session.steps.map(({ entry }) => entry.at);
    const result = await session.amend(
      1,
      { type: 'reveal', card: 'settler-4-1' },
      renamed('sailor-3-1', 'settler-4-1'),
    );
    // Ana has 3 coins: a settler costs 4.
    expect(result).toMatchObject({ type: 'refused', entry: { type: 'take', card: 'settler-4-1' } });
    expect(cards(session)).toEqual(['ship-blue-2-2', 'sailor-3-1', 'stop', 'sailor-3-1', 'ship-blue-2-2']);
    ok(
      await session.amend(
        1,
        { type: 'reveal', card: 'trader-red-3-1' },
        renamed('sailor-3-1', 'trader-red-3-1'),
      ),
    );
    const mended = ['ship-blue-2-2', 'trader-red-3-1', 'stop', 'trader-red-3-1', 'ship-blue-2-2'];
    expect(cards(session)).toEqual(mended);
    expect(session.steps.map(({ entry }) => entry.at)).toEqual(said);
    const again = await reopened(store, id);
    expect(cards(again)).toEqual(mended);
    expect(again.state && makeReport(again.state)).toEqual(session.state && makeReport(session.state));
  });

  it('takes an entry out that never happened', async () => {
    const { store } = await given();
    const { id, session } = await table(store, [
      ...OPENING.slice(0, 1),
      { type: 'reveal', card: 'captain-4-1' },
      ...OPENING.slice(1),
    ]);
    ok(await session.amend(1, null));
    const { session: plain } = await table(store, OPENING);
    expect(session.state && makeReport(session.state)).toEqual(plain.state && makeReport(plain.state));
    expect(cards(await reopened(store, id))).toEqual(cards(plain));
  });

  it('can take out the last entry, and the only one', async () => {
    const { store } = await given();
    const { id, session } = await table(store, OPENING.slice(0, 1));
    ok(await session.amend(0, null));
    expect(session.steps).toEqual([]);
    expect(cards(await reopened(store, id))).toEqual([]);
  });

  it('changes nothing where what came after would be refused', async () => {
    const { store } = await given();
    const { id, session } = await table(store, OPENING);
    expect(await session.amend(2, null)).toMatchObject({ type: 'refused', entry: { type: 'take' } });
    expect(typesOf(session)).toEqual(OPENING.map(({ type }) => type));
    expect(typesOf(await reopened(store, id))).toEqual(OPENING.map(({ type }) => type));
  });

  it('on a full disk changes nothing and says so', async () => {
    const { store } = await given();
    const { id, session } = await table(store, OPENING);
    const full = diskFull(9);
    expect(await session.amend(1, { type: 'reveal', card: 'sailor-5-2' })).toMatchObject({ type: 'refused' });
    expect(await session.amend(0, { type: 'reveal', card: 'ship-blue-2-2' })).toMatchObject({
      type: 'not-stored',
    });
    expect(typesOf(session)).toEqual(OPENING.map(({ type }) => type));
    full.arm(0);
    expect(cards(await reopened(store, id))).toEqual(cards(session));
  });

  it('stores what was only on this page along with it', async () => {
    const { store } = await given();
    const { id, session } = await table(store, OPENING.slice(0, 1));
    const full = diskFull(9);
    expect(await session.say({ type: 'reveal', card: 'sailor-3-1' })).toMatchObject({ type: 'not-stored' });
    full.arm(0);
    ok(await session.amend(0, { type: 'reveal', card: 'ship-red-1-1' }));
    expect(session.storageState).toEqual({ type: 'stored' });
    expect(cards(await reopened(store, id))).toEqual(['ship-red-1-1', 'sailor-3-1']);
  });

  it('in two tabs at once: one of them is taken, and both show it', async () => {
    const { on, store } = await given();
    const { id, session } = await table(store, OPENING.slice(0, 2));
    const { store: other } = await given(on);
    const there = await reopened(other, id);
    const results = await Promise.all([session.amend(0, null), there.say({ type: 'stop' })]);
    expect(results.map(({ type }) => type).sort()).toEqual(['conflict', 'ok']);
    const stored = cards(await reopened(store, id));
    expect(stored).toEqual(
      results[0].type === 'ok' ? ['sailor-3-1'] : ['ship-blue-2-2', 'sailor-3-1', 'stop'],
    );
    await session.catchUp();
    await there.catchUp();
    expect([cards(session), cards(there)]).toEqual([stored, stored]);
  });
});

describe('a newer version', () => {
  it('that keeps the games now is said, and nothing is shown that would be lost', async () => {
    const { on, store } = await given();
    const { id, session } = await table(store, OPENING.slice(0, 2));
    const later = await openStore({
      name: on.name,
      indexedDB: on.factory,
      keyRange: IDBKeyRange,
      steps: [...STEPS, { version: STEPS.length + 1, tables: { later: 'id' }, upgrade: {} }],
    });
    opened.push(later);
    const outdated = { type: 'read-only', reason: { type: 'outdated' } };
    expect(await session.say({ type: 'stop' })).toEqual(outdated);
    expect(await session.undo()).toEqual(outdated);
    expect(typesOf(session)).toEqual(['reveal', 'reveal']);
    expect(session.storageState).toEqual({ type: 'stored' });
    expect([session.canUndo, session.readOnly]).toEqual([false, { type: 'outdated' }]);
    const there = await reopened(later, id);
    ok(await there.say({ type: 'stop' }));
    expect(typesOf(there)).toEqual(['reveal', 'reveal', 'stop']);
  });
});
