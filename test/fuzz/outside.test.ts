// What comes from outside, broken in every way we could think of (test/fuzz/README.md).
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, parseMyCards } from '#catalog';
import { apply, applyPirates, openPirates, openTable, parseEntry, type Entry, type GameFile } from '#engine';
import { readLabelCode } from '#scanner';
import { readGameFile } from '#storage';
import { makeFrames, unpackText } from '../../src/session/qr-series.ts';
import { takeInGame } from '#session/games.ts';
import { makeRules } from '#session/rules.ts';
import { testStore } from '../storage/support.ts';
import { chanceFrom, type Chance } from '../support/random-play.ts';
import { brokenText } from './damage.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 2021);
/** Of the processor, not of the clock: a busy machine is not a hang. */
const MOST_CPU_MS = 1_000;
const LONG = 30_000 + RUNS * 100;

const fixtures = new URL('../fixtures/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, fixtures), 'utf8');
const GAMES = readdirSync(new URL('games/', fixtures))
  .filter((name) => !name.endsWith('.report.json'))
  .map((name) => read(`games/${name}`));
const BACKUPS = [read('saved/0001-backup.json')];
const CARDS = [
  JSON.stringify({
    format: 'harbormaster-cards',
    version: 1,
    cards: [
      {
        edition: 'big-box-2021',
        box: 'base',
        id: 'sailor-3-1',
        printed: { cost: 4, influence: 1, copies: 7 },
        readAt: '2026-11-18',
      },
      {
        edition: 'big-box-2021',
        box: 'make-sail',
        id: 'ship-red-3-5',
        printed: { coins: 3, swords: 5 },
        readAt: '2026-11-18T20:15:00.000Z',
      },
    ],
  }),
];

/** Feeds one broken input after the other and holds what must hold for every reader. */
async function feed(
  examples: readonly string[],
  reader: (text: string, chance: Chance) => unknown,
  runs = RUNS,
): Promise<void> {
  const names = Object.getOwnPropertyNames(Object.prototype).sort().join();
  for (let run = 0; run < runs; run += 1) {
    const seed = SEED * 100_003 + run;
    const chance = chanceFrom(seed);
    const text = brokenText(examples, chance);
    const begun = process.cpuUsage();
    try {
      await reader(text, chance);
    } catch (error) {
      throw new Error(`seed ${String(seed)}: ${String(error)} at ${text.slice(0, 300)}`, { cause: error });
    }
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000, `seed ${String(seed)}`).toBeLessThan(MOST_CPU_MS);
  }
  expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(names);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}

/** Whatever was accepted can be played: the rules answer, they do not throw. */
function play(file: GameFile): void {
  if (file.setup.game === 'pirates') {
    const opened = openPirates(file.setup);
    let state = opened.type === 'ok' ? opened.state : null;
    for (const entry of state === null ? [] : file.entries) {
      const judged = state === null ? null : applyPirates(state, entry);
      if (judged === null || judged.type === 'refused') break;
      state = judged.state;
    }
    return;
  }
  const opened = openTable(file.setup, CATALOGUE);
  if (opened.type === 'refused') return;
  let { state } = opened;
  for (const entry of file.entries) {
    const judged = apply(state, entry);
    if (judged.type === 'refused') break;
    ({ state } = judged);
  }
}

describe('broken things from outside are answered', () => {
  it('game files, which then play or refuse', { timeout: LONG }, async () => {
    let accepted = 0;
    await feed(GAMES, async (text) => {
      const result = await readGameFile(text);
      if (result.type !== 'ok') return;
      accepted += 1;
      play(result.file);
    });
    // The damage is not so great that nothing gets as far as the rules.
    expect(accepted).toBeGreaterThan(RUNS / 50);
  });

  it('single entries', { timeout: LONG }, async () => {
    const entries = GAMES.flatMap((text) =>
      (JSON.parse(text) as { entries: Entry[] }).entries.map((entry) => JSON.stringify(entry)),
    );
    await feed(entries, (text) => {
      try {
        return parseEntry(JSON.parse(text));
      } catch (error) {
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    });
  });

  it('catalogue files', { timeout: LONG }, async () => {
    expect(parseMyCards(CARDS[0] ?? '').type).toBe('ok');
    await feed(CARDS, parseMyCards);
  });

  it('backups: a refused one leaves the store as it was', { timeout: LONG * 4 }, async () => {
    await feed(
      BACKUPS,
      async (text, chance) => {
        const { store } = await testStore();
        const created = await store.games.create({
          setup: (JSON.parse(GAMES[0] ?? '') as GameFile).setup,
          entries: [{ type: 'note', text: 'here before' }],
        });
        const before = JSON.stringify(await store.games.list());
        const result = await store.backups.restore(new Blob([text]), {
          leaveOutDamaged: chance.next() < 0.3,
        });
        const list = await store.games.list();
        if (result.type !== 'ok') expect(JSON.stringify(list)).toBe(before);
        expect(created.type).toBe('ok');
        if (created.type === 'ok') expect((await store.games.load(created.record.id)).type).toBe('ok');
        store.close();
      },
      Math.ceil(RUNS / 4),
    );
  });

  it('series of codes', { timeout: LONG }, async () => {
    const series: string[] = [];
    for (const text of GAMES) {
      const read = await readGameFile(text);
      const made = read.type === 'ok' ? await makeFrames(read.file) : null;
      if (made?.type === 'ok') series.push(made.frames.join('\n'));
    }
    expect(series.length).toBeGreaterThan(5);
    await feed(series, unpackText);
  });

  it('codes that were put together rightly from a broken game', { timeout: LONG }, async () => {
    let unpacked = 0;
    await feed(
      GAMES,
      async (text) => {
        let broken: GameFile;
        try {
          broken = JSON.parse(text) as GameFile;
          if (typeof broken !== 'object' || !Array.isArray(broken.entries)) return;
        } catch {
          return;
        }
        const made = await makeFrames({
          ...broken,
          entries: broken.entries.filter((one) => one instanceof Object),
        });
        if (made.type !== 'ok') return;
        const read = await unpackText(made.frames.join('\n'));
        if (read.type !== 'ok') return;
        unpacked += 1;
        const result = await readGameFile(read.text);
        if (result.type === 'ok') play(result.file);
      },
      Math.ceil(RUNS / 2),
    );
    expect(unpacked).toBeGreaterThan(RUNS / 50);
  });

  it(
    'pasted text and files, as the app takes them in: refused, the store is as it was',
    { timeout: LONG * 4 },
    async () => {
      const { store } = await testStore();
      const rules = makeRules(CATALOGUE);
      await feed(
        [...GAMES, ...BACKUPS, ...CARDS],
        async (text, chance) => {
          const before = JSON.stringify(await store.games.list());
          const taken = await takeInGame(store, rules, chance.next() < 0.5 ? text : new Blob([text]));
          const list = await store.games.list();
          if (taken.type === 'ok' && list.type === 'ok') {
            for (const { id } of list.games) await store.games.remove(id);
            await store.games.emptyBin(Infinity);
          } else expect(JSON.stringify(list)).toBe(before);
        },
        Math.ceil(RUNS / 4),
      );
      store.close();
    },
  );

  it('labels', { timeout: LONG }, async () => {
    const labels = Object.values(JSON.parse(read('labels/version-1.json')) as Record<string, string>);
    await feed(labels, readLabelCode);
  });
});
