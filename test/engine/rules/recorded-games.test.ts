/**
 * Whole games as files, named by their trouble, replayed by the command that anybody can run.
 * The report beside each file was worked out apart from the engine; instructions are wording and are looked at in one game only.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '#engine';

const ROOT = resolve(import.meta.dirname, '../../..');
const GAMES = join(ROOT, 'test/fixtures/games');
const files = readdirSync(GAMES).filter((name) => name.endsWith('.json') && !name.endsWith('.report.json'));

type Printed = Report & {
  readonly instructions: readonly string[];
  readonly file?: string;
  readonly error?: string;
};

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function command(program: string, args: readonly string[], input?: string, cwd = ROOT): Run {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  });
  return { status, stdout, stderr };
}

const replay = (args: readonly string[], input?: string) =>
  command(process.execPath, [join(ROOT, 'scripts/replay.mjs'), ...args], input);
const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const printed = (text: string) => JSON.parse(text) as Printed;
const gameText = (name: string) => readFileSync(join(GAMES, name), 'utf8');
const entriesIn = (name: string) => (JSON.parse(gameText(name)) as { entries: unknown[] }).entries.length;

function withoutWords({ instructions, file: _file, ...report }: Printed): Report {
  expect(instructions.every((instruction) => typeof instruction === 'string')).toBe(true);
  return report;
}

/** The fields that a record has. Later versions may say more, but nothing of a game that has no more to say. */
function known(report: object, record: object): object {
  const [shared, more] = [true, false].map((there) =>
    Object.entries(report).filter(([field]) => Object.hasOwn(record, field) === there),
  );
  expect(more?.filter(([, value]) => value !== null)).toEqual([]);
  return Object.fromEntries(shared ?? []);
}

/** The example of the file format. */
const EXAMPLE = {
  format: 'harbormaster-game',
  version: 1,
  setup: {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players: ['Ana', 'Ben', 'Cleo'],
    startPlayer: 'Ana',
    tracking: 'table',
    houseRules: {},
  },
  entries: [
    { type: 'reveal', card: 'ship-blue-2-2' },
    { type: 'reveal', card: 'sailor-3-1' },
    { type: 'stop' },
    { type: 'take', player: 'Ana', card: 'sailor-3-1' },
    { type: 'take', player: 'Ben', card: 'ship-blue-2-2' },
  ] as object[],
};

let folder = '';

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'harbormaster-replay-'));
  // The first call may have to bundle the command.
  expect(replay([write('example.json', EXAMPLE)]).stderr).toBe('');
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('recorded games', () => {
  it('each has its report beside it', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
    for (const name of files) expect(readdirSync(GAMES)).toContain(name.replace('.json', '.report.json'));
  });

  it.each(files)('%s', (name) => {
    const run = replay([join(GAMES, name)]);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const expected = JSON.parse(gameText(name.replace('.json', '.report.json'))) as Report;
    const { bustChance, ...report } = withoutWords(printed(run.stdout));
    const { bustChance: chance, ...rest } = expected;
    expect(known(report, rest)).toEqual(rest);
    if (chance === null) expect(bustChance).toBeNull();
    else expect(bustChance).toBeCloseTo(chance, 12);
  });

  it('all at once: one report a line, in order, each with its file', () => {
    const paths = files.map((name) => join(GAMES, name));
    const run = replay(paths);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const reports = lines(run.stdout).map(printed);
    expect(reports.map(({ file }) => file)).toEqual(paths);
    for (const report of reports) {
      const expected = gameText(basename(report.file ?? '').replace('.json', '.report.json'));
      expect(report.players).toEqual((JSON.parse(expected) as Report).players);
    }
  });
});

describe('the replay command', () => {
  it('prints the report of the example, words and all', () => {
    const run = command('npm', ['run', '--silent', 'replay', '--', join(folder, 'example.json')]);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const { unseen, bustChance, ...report } = printed(run.stdout);
    const player = { display: [], ships: [], contracts: [], waiting: {}, crowns: 0, markersLeft: 0 };
    const shown = {
      phase: 'discover',
      round: 1,
      activePlayer: 'Ben',
      actingPlayer: 'Ben',
      takesLeft: 0,
      harbor: [],
      expeditions: [],
      players: [
        { ...player, name: 'Ana', coins: 1, influence: 1, swords: 1, display: ['sailor-3-1'] },
        { ...player, name: 'Ben', coins: 4, influence: 0, swords: 0 },
        { ...player, name: 'Cleo', coins: 3, influence: 0, swords: 0 },
      ],
      drawPile: 106,
      discard: 4,
      endTriggeredBy: null,
      lastTurns: null,
      winners: null,
      contracts: null,
      timeDeck: null,
      pointDeck: null,
      outcome: null,
      title: null,
      instructions: ['Ben takes 2 coins: flute', 'Ben gives Ana 1 coin', 'Discard the flute'],
    };
    expect(known(report, shown)).toEqual(shown);
    expect(bustChance).toBe(0);
    expect(unseen).toMatchObject({ 'ship-blue-1-1': 3, 'ship-blue-2-2': 1, 'sailor-3-1': 6 });
  }, 60_000);

  it('needs nothing but the packages: a checkout where nothing was built yet', () => {
    const fresh = join(folder, 'fresh');
    const sources = ['src/engine', 'src/catalog', 'src/scanner', 'src/ui/wording', 'card-catalog', 'scripts'];
    for (const path of [...sources, 'test/support', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      cpSync(join(ROOT, path), join(fresh, path), { recursive: true });
    // Its own folder of packages, so that its bundle is made anew and kept apart.
    mkdirSync(join(fresh, 'node_modules'));
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((found) => !found.startsWith('.')))
      symlinkSync(join(ROOT, 'node_modules', name), join(fresh, 'node_modules', name));
    const run = command(process.execPath, ['scripts/replay.mjs', '-'], JSON.stringify(EXAMPLE), fresh);
    expect(run).toMatchObject({ status: 0, stderr: '' });
  }, 60_000);

  it('reads standard input', () => {
    const run = replay(['-'], JSON.stringify(EXAMPLE));
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(printed(run.stdout).activePlayer).toBe('Ben');
  });

  it('--trace prints one report a line, after every entry', () => {
    const [name = ''] = files;
    const run = replay([join(GAMES, name), '--trace']);
    const reports = lines(run.stdout).map(printed);
    expect(run.status).toBe(0);
    expect(reports).toHaveLength(entriesIn(name));
    expect(reports[0]).toHaveProperty('instructions');
    const last = JSON.parse(gameText(name.replace('.json', '.report.json'))) as Report;
    expect(reports.at(-1)?.players).toEqual(last.players);
  });

  it('--trace shows the way of the example', () => {
    const run = replay(['--trace', '-'], JSON.stringify(EXAMPLE));
    expect(lines(run.stdout).map((line) => printed(line).phase)).toEqual([
      'discover',
      'discover',
      'trade',
      'trade',
      'discover',
    ]);
  });

  it('says which entry was refused, in one line that begins with its number and type', () => {
    const path = write('refused.json', {
      ...EXAMPLE,
      entries: [...EXAMPLE.entries.slice(0, 3), { type: 'stop' }],
    });
    const run = replay([path]);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(lines(run.stderr)).toHaveLength(1);
    expect(run.stderr).toMatch(/^entry 4 \(stop\): \S/);
  });

  it('names the player and the figures', () => {
    const refused = {
      ...EXAMPLE,
      entries: [
        { type: 'add-card', player: 'Ben', card: 'mademoiselle-7-2' },
        { type: 'coins', player: 'Ben', set: 2 },
        { type: 'reveal', card: 'admiral-5-1' },
        { type: 'reveal', card: 'sailor-3-1' },
        { type: 'stop' },
        { type: 'take', player: 'Ben', card: 'admiral-5-1' },
      ],
    };
    const { stderr } = replay(['-'], JSON.stringify(refused));
    expect(stderr).toMatch(/^entry 6 \(take\): Ben has 2 coins;.*\b5\b.*\b4\b.*\b1\b.*Ana/);
  });

  it('with --trace prints the reports up to the refused entry', () => {
    const run = replay(
      ['--trace', '-'],
      JSON.stringify({ ...EXAMPLE, entries: [...EXAMPLE.entries, { type: 'stop' }] }),
    );
    expect(run.status).toBe(1);
    expect(lines(run.stdout)).toHaveLength(5);
    expect(run.stderr).toMatch(/^entry 6 \(stop\): /);
  });

  it.each([
    ['no JSON', 'ahoy'],
    ['an empty file', ''],
    ['a list', '[]'],
    ['another format', JSON.stringify({ ...EXAMPLE, format: 'chess' })],
    ['a later version', JSON.stringify({ ...EXAMPLE, version: 99 })],
    ['an unknown edition', JSON.stringify({ ...EXAMPLE, setup: { ...EXAMPLE.setup, edition: 'first' } })],
    [
      'six players',
      JSON.stringify({ ...EXAMPLE, setup: { ...EXAMPLE.setup, players: [...'ABCDEF'], startPlayer: 'A' } }),
    ],
    ['an unknown entry', JSON.stringify({ ...EXAMPLE, entries: [{ type: 'fly' }] })],
    ['an entry with a wrong field', JSON.stringify({ ...EXAMPLE, entries: [{ type: 'reveal', card: 7 }] })],
  ])('%s: one line that begins with file:, status 1', (_, text) => {
    const run = replay(['-'], text);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(lines(run.stderr)).toHaveLength(1);
    expect(run.stderr).toMatch(/^file: \S/);
  });

  it('a file that is not there, a folder, and no file at all', () => {
    for (const args of [[join(folder, 'nowhere.json')], [folder], []]) {
      const run = replay(args);
      expect(run).toMatchObject({ status: 1, stdout: '' });
      expect(run.stderr).toMatch(/^file: /);
    }
  });

  it('a bad file among several gives its error in its place, and status 1 at the end', () => {
    const good = write('good.json', EXAMPLE);
    const bad = write('bad.json', 'ahoy');
    const refused = write('refused-too.json', { ...EXAMPLE, entries: [{ type: 'stop' }] });
    const run = replay([good, bad, refused, good]);
    expect(run.status).toBe(1);
    const [first, second, third, fourth] = lines(run.stdout).map(printed);
    expect(first).toMatchObject({ file: good, activePlayer: 'Ben' });
    expect(Object.keys(second ?? {})).toEqual(['file', 'error']);
    expect(second).toMatchObject({ file: bad, error: expect.stringMatching(/^file: /) as string });
    expect(third).toMatchObject({
      file: refused,
      error: expect.stringMatching(/^entry 1 \(stop\): /) as string,
    });
    expect(fourth).toMatchObject({ file: good, activePlayer: 'Ben' });
  });

  it('an empty game prints the start', () => {
    const run = replay(['-'], JSON.stringify({ ...EXAMPLE, entries: [] }));
    expect(printed(run.stdout)).toMatchObject({
      phase: 'discover',
      round: 1,
      drawPile: 110,
      instructions: [],
    });
  });
});
