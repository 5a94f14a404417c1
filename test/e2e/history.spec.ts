// The history: games come in, are found, told, replayed, removed and put back; statistics, backup and sharing beside them.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { GameFile } from '#engine';
import { makeFrames } from '#session/qr-series.ts';
import { expect, test, untilStarted } from './support.ts';

const GAMES = new URL('../fixtures/games/', import.meta.url);
const LATE_CLAIM = 'late-claim-changes-the-winner.json';
const SHARED_WIN = 'shared-win-after-three-shuffles.json';
const SOLO = 'solo-won-with-one-card-set-aside.json';

interface RecordedGame {
  readonly setup: { readonly players: readonly string[] };
  readonly entries: readonly unknown[];
}
const recorded = (name: string) => JSON.parse(readFileSync(new URL(name, GAMES), 'utf8')) as RecordedGame;
const report = (name: string) =>
  JSON.parse(readFileSync(new URL(name.replace('.json', '.report.json'), GAMES), 'utf8')) as {
    readonly players: readonly {
      readonly name: string;
      readonly influence: number;
      readonly coins: number;
    }[];
    readonly winners: readonly string[] | null;
  };

interface Rows {
  readonly games: readonly Record<string, unknown>[];
  readonly entries: readonly Record<string, unknown>[];
}

/** A recorded game as a file of a device, with an id and a time of its own. */
function gameFile(name: string, id: string, startedAt: number) {
  const text = JSON.stringify({ ...recorded(name), id, startedAt, endedAt: startedAt + 45 * 60_000 });
  return { name: `${id}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
}

const DAY = 86_400_000;
const NOW = Date.now();

async function bringIn(page: Page, ...files: ReturnType<typeof gameFile>[]): Promise<void> {
  await page.goto('/history/');
  await page.locator('[data-loaded]').waitFor();
  await page.getByRole('button', { name: 'Bring in a game' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring in a game' });
  for (const file of files) {
    await sheet.locator('input[type="file"]').setInputFiles(file);
    await expect(sheet.getByText('The game is here.')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      new RegExp(file.name.slice(0, -5)),
    );
  }
  await sheet.getByRole('button', { name: 'Close' }).click();
}

/** What lies in the database. */
function rows(page: Page): Promise<Rows> {
  return page.evaluate(
    () =>
      new Promise<Rows>((done, fail) => {
        const open = indexedDB.open('harbormaster');
        open.onerror = () => {
          fail(new Error('no database'));
        };
        open.onsuccess = () => {
          const read = open.result.transaction(['games', 'entries']);
          const games = read.objectStore('games').getAll();
          const entries = read.objectStore('entries').getAll();
          read.oncomplete = () => {
            open.result.close();
            done({ games: games.result, entries: entries.result });
          };
        };
      }),
  );
}

/** Forgets everything, as a new phone would have it. */
async function wipe(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('harbormaster');
        open.onerror = () => {
          fail(new Error('no database'));
        };
        open.onsuccess = () => {
          const tables = [...open.result.objectStoreNames];
          const write = open.result.transaction(tables, 'readwrite');
          for (const table of tables) write.objectStore(table).clear();
          write.oncomplete = () => {
            open.result.close();
            done();
          };
        };
      }),
  );
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** The entries of a game without the marks that every store gives anew. */
function played({ games, entries }: Rows, id: string) {
  const { setup, startedAt, endedAt, title, status, standing } =
    games.find((game) => game['id'] === id) ?? {};
  return {
    game: { setup, startedAt, endedAt, title, status, standing },
    said: entries.filter((run) => run['gameId'] === id).flatMap((run) => run['said'] as unknown[]),
  };
}

/** A picture of this size as a camera would hand it over. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      canvas.getContext('2d')?.fillRect(0, 0, wide / 2, high / 2);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
}

test('a game is found by words and filters, gets a title, notes and a photo', async ({ page }) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SOLO, 'alone', NOW - 40 * DAY));
  const [someone = ''] = recorded(LATE_CLAIM).setup.players;
  await expect(page.locator('[data-found="2"]')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(someone.toUpperCase());
  await expect(page.locator('[data-game="late"]')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('From').fill(new Date(NOW - 7 * DAY).toISOString().slice(0, 10));
  await expect(filters.getByText('1 of 2 games')).toBeVisible();
  await filters.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.locator('[data-game]')).toHaveCount(1);

  await page.locator('[data-game="late"]').click();
  await page.getByLabel('Title').fill('The long night');
  await page.getByLabel('Notes').fill('Cleo brought cheese.');
  await page.getByLabel('Notes').blur();
  await expect(page.getByText('Noted.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'table.png',
    mimeType: 'image/png',
    buffer: await picture(page, 4000, 3000),
  });
  await expect(page.getByRole('img', { name: 'Photo 1 of the table' })).toBeVisible();
  await page.reload();
  // Kept small: a phone's photo is many times that.
  const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  await expect
    .poll(() => page.getByRole('img', { name: 'Photo 1 of the table' }).evaluate(size))
    .toEqual([1600, 1200]);
  await expect(page.getByRole('heading', { level: 1, name: 'The long night' })).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Cleo brought cheese.');
  await expect(page.getByRole('img', { name: 'Photo 1 of the table' })).toBeVisible();
  await page.goto('/history/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('cheese');
  await expect(page.locator('[data-game]')).toHaveCount(1);
});

test('a game is replayed entry by entry, by slider and by itself, and goes on as a new one', async ({
  page,
}) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY));
  const { entries, setup } = recorded(LATE_CLAIM);
  const [first = ''] = setup.players;
  await page.locator('[data-game="late"]').click();
  await page.getByRole('link', { name: /Replay/ }).click();
  await expect(page.locator('[data-step="0"]')).toHaveText(`Entry 0 of ${entries.length}`);
  await expect(page.getByText('The table before the first card')).toBeVisible();
  await expect(page.locator(`[data-figure="coins"][data-player="${first}"]`)).toHaveText('3');
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByRole('button', { name: 'One on' }).click();
  await expect(page.locator('[data-step="2"]')).toBeVisible();
  await page.getByRole('button', { name: 'One back' }).click();
  await expect(page.locator('[data-step="1"]')).toBeVisible();

  const slider = page.getByRole('slider', { name: 'Place in the game' });
  await slider.fill(String(entries.length));
  for (const { name, influence, coins } of report(LATE_CLAIM).players) {
    await expect(page.locator(`[data-figure="influence"][data-player="${name}"]`)).toHaveText(
      String(influence),
    );
    await expect(page.locator(`[data-figure="coins"][data-player="${name}"]`)).toHaveText(String(coins));
  }
  await slider.fill('0');
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(async () => Number(await page.locator('[data-step]').getAttribute('data-step')))
    .toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Pause' }).click();

  await slider.fill('4');
  await page.getByRole('button', { name: 'Continue from here as a new game' }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}\/?$/);
  const stored = await rows(page);
  expect(stored.games).toHaveLength(2);
  const copy = stored.games.find((game) => game['id'] !== 'late');
  expect(copy).toMatchObject({ status: 'in-progress', length: 4 });
  expect(played(stored, 'late').said).toHaveLength(entries.length);
});

test('a removed game can be put back at once and later', async ({ page }) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SHARED_WIN, 'shared', NOW - 2 * DAY));
  const row = page.getByRole('listitem').filter({ has: page.locator('[data-game="late"]') });
  await row.getByRole('button', { name: /^Remove the game/ }).click();
  await expect(page.locator('[data-game="late"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put back' }).first().click();
  await expect(page.locator('[data-game="late"]')).toBeVisible();

  await page.locator('[data-game="late"]').click();
  await page.getByRole('button', { name: 'Remove this game' }).click();
  await expect(page.getByText('Removed. It can be put back for 30 days.')).toBeVisible();
  await page.getByRole('link', { name: 'To the history' }).click();
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await page.getByText('1 removed game').click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.locator('[data-game]')).toHaveCount(2);
});

test('export, wipe, import: the same game', async ({ page }) => {
  await bringIn(page, gameFile(SHARED_WIN, 'shared', NOW - 2 * DAY));
  const before = played(await rows(page), 'shared');
  await page.locator('[data-game="shared"]').click();
  await page.locator('[data-action="share"]').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const file = await downloaded(page, () => sheet.locator('[data-action="share-file"]').click());
  expect(file.name).toMatch(/^harbormaster-\d{4}-\d{2}-\d{2}-.*\.json$/);

  await wipe(page);
  await bringIn(page, { name: 'shared.json', mimeType: 'application/json', buffer: Buffer.from(file.text) });
  expect(played(await rows(page), 'shared')).toEqual(before);
});

test('codes carry a game to another phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringIn(page, gameFile(SHARED_WIN, 'shared', NOW - 2 * DAY));
  const before = played(await rows(page), 'shared');
  await page.locator('[data-game="shared"]').click();
  await page.locator('[data-action="share"]').click();
  await page.locator('[data-action="share-codes"]').click();
  await expect(page.getByRole('img', { name: /^Code 1 of \d+$|The one code/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const codes = await page.evaluate(() => navigator.clipboard.readText());
  expect(codes).toMatch(/^HM1\/1\//);

  await wipe(page);
  await page.goto('/history/');
  await page.getByRole('button', { name: 'Bring in a game' }).click();
  await page.getByLabel('Or paste it here').fill(codes);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(page.getByText('The game is here.')).toBeVisible();
  const after = await rows(page);
  expect(played(after, 'shared')).toEqual(before);

  // A trap: a handful of codes that unpack to ten times what any game may be.
  const game = { ...recorded(SHARED_WIN), title: ' '.repeat(20_000_000) } as unknown as GameFile;
  const trap = await makeFrames(game);
  await page.getByLabel('Or paste it here').fill(trap.type === 'ok' ? trap.frames.join('\n') : '');
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(
    page.getByText('These codes unpack to far more than any game.', { exact: false }),
  ).toBeVisible();
  expect(await rows(page)).toEqual(after);
});

test('the end of a game goes out as a picture, as text and to BG Stats', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY));
  await page.goto('/game/late/end/');
  await page.locator('[data-action="share"]').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const picture = sheet.getByRole('img', { name: /^Picture of the result/ });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1080, 1350]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet.locator('[data-action="share-picture"]').click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.jpg$/);
  const bytes = readFileSync(await saved.path());
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);

  await sheet.locator('[data-action="share-text"]').click();
  await expect(sheet.getByText(/Copied/)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const { name, influence } of report(LATE_CLAIM).players)
    expect(text).toContain(`${name}: ${influence} `);

  const link = (await sheet.locator('[data-action="bg-stats"]').getAttribute('href')) ?? '';
  const pushed = JSON.parse(new URL(link).searchParams.get('data') ?? '{}') as {
    sourcePlayId: string;
    players: { name: string; score: number; winner: boolean }[];
  };
  expect(pushed.sourcePlayId).toBe('late');
  expect(pushed.players.filter(({ winner }) => winner).map(({ name }) => name)).toEqual(
    report(LATE_CLAIM).winners,
  );
  await sheet.locator('[data-action="bg-code"]').click();
  await expect(sheet.getByRole('img', { name: 'BG Stats on another phone' })).toBeVisible();
});

test('all plays as a table and for BG Stats', async ({ page }) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SOLO, 'alone', NOW - 40 * DAY));
  const csv = await downloaded(page, () => page.getByRole('button', { name: /CSV/ }).click());
  expect(csv.name).toBe('harbormaster-plays.csv');
  const people = [...recorded(LATE_CLAIM).setup.players, ...recorded(SOLO).setup.players];
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + people.length);
  for (const { name, influence, coins } of report(LATE_CLAIM).players) {
    expect(csv.text).toMatch(new RegExp(`^late,.*,${name},\\d,[01],${influence},${coins},`, 'm'));
  }
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: /All plays for BG Stats/ }).click(),
  );
  expect(file.name).toBe('harbormaster.bgsplay');
  const { plays, players } = JSON.parse(file.text) as { plays: unknown[]; players: { name: string }[] };
  expect(plays).toHaveLength(2);
  expect(players.map(({ name }) => name).toSorted()).toEqual([...new Set(people)].toSorted());
});

test('everything in one backup, and back; bad files change nothing', async ({ page }) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SHARED_WIN, 'shared', NOW - 2 * DAY));
  const before = await rows(page);
  await page.evaluate(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ language: 'en', theme: 'light' }));
  });
  await page.goto('/backup/');
  await expect(page.getByText('No backup was made on this device yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a backup' }).click();
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save the file' }).click());
  await expect(page.getByText(/^Last backup:/)).toBeVisible();
  await expect(page.getByText('Nothing has changed since.')).toBeVisible();

  await wipe(page);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto('/backup/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const choose = page.locator('input[type="file"]');
  const json = (text: string) => ({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const bad: readonly [text: string, sentence: RegExp][] = [
    ['', /There is nothing in it/],
    ['not a backup', /not as it should be|not a file of Harbormaster/],
    [file.text.slice(0, -200), /stops in the middle/],
    [file.text.replace('"version":1', '"version":99'), /A newer Harbormaster wrote this/],
    [file.text.replace('"setup":{', '"setup":{"__proto__":{"polluted":1},'), /not as it should be/],
    [gameFile(LATE_CLAIM, 'late', NOW).buffer.toString(), /single game/],
  ];
  for (const [text, sentence] of bad) {
    await choose.setInputFiles(json(text));
    await expect(page.getByText(sentence)).toBeVisible();
    expect((await rows(page)).games, String(sentence)).toEqual([]);
  }

  await choose.setInputFiles(json(file.text));
  await expect(page.locator('[data-restored="ok"]')).toContainText('Restored: 2 games');
  const after = await rows(page);
  for (const id of ['late', 'shared']) expect(played(after, id)).toEqual(played(before, id));
  // The settings come along where nobody has set anything.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await choose.setInputFiles(json(file.text));
  await expect(page.getByText('Everything in this backup was here already.')).toBeVisible();
});

test('statistics are counted without blocking, kept, and filtered', async ({ page }) => {
  await bringIn(
    page,
    gameFile(LATE_CLAIM, 'late', NOW - DAY),
    gameFile(SHARED_WIN, 'shared', NOW - 2 * DAY),
    gameFile(SOLO, 'alone', NOW - 40 * DAY),
  );
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.locator('[data-statistics="3"][data-waiting="0"]')).toBeVisible();
  const [winner = ''] = report(LATE_CLAIM).winners ?? [];
  const wins = page.getByRole('region', { name: 'Wins', exact: true });
  await wins.getByText('As a table').click();
  await expect(wins.getByRole('rowheader', { name: winner })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alone and together' })).toBeVisible();
  await page.getByLabel('Game', { exact: true }).selectOption('make-sail');
  await expect(page.locator('[data-statistics="0"]')).toBeVisible();
});

test('reminds of a backup after some games, and can be put off', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('harbormaster.backup-reminder') === null)
      localStorage.setItem('harbormaster.backup-reminder', JSON.stringify({ after: 5, notBefore: 0 }));
  });
  const files = Array.from({ length: 5 }, (_, at) => gameFile(LATE_CLAIM, `late-${at}`, NOW - at * DAY));
  await bringIn(page, ...files);
  await page.reload();
  await expect(page.getByText('5 games, and no backup yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await page.locator('[data-loaded]').waitFor();
  await expect(page.getByText('and no backup yet')).toHaveCount(0);
});

const SCREENS: readonly (readonly [name: string, path: string, ready: string, sheet?: true])[] = [
  ['the list', '/history/', '[data-game]'],
  ['a game', '/history/late/', '[data-action="replay"]'],
  ['the replay', '/history/late/replay/', 'input[type="range"]'],
  ['the statistics', '/statistics/', '[data-waiting="0"]'],
  ['the backup', '/backup/', '[data-loaded]'],
  ['sharing', '/history/late/', '[data-action="share"]', true],
];

for (const [theme, language] of [
  ['dark', 'en'],
  ['light', 'de'],
] as const) {
  for (const [name, path, ready, sheet] of SCREENS) {
    test(`${name}: clean in the ${theme} theme`, async ({ page }) => {
      await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SOLO, 'alone', NOW - 40 * DAY));
      await page.addInitScript((stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      }, JSON.stringify({ theme, language }));
      await page.goto(path);
      await untilStarted(page);
      await page.locator(ready).first().waitFor();
      if (sheet === true) {
        await page.locator(ready).click();
        await page.locator('dialog img').waitFor();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}

test('fits a narrow phone at twice the text size without scrolling sideways', async ({ page }) => {
  await bringIn(page, gameFile(LATE_CLAIM, 'late', NOW - DAY), gameFile(SOLO, 'alone', NOW - 40 * DAY));
  await page.addInitScript(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ textSize: 200 }));
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/history/', '/history/late/', '/history/late/replay/', '/statistics/', '/backup/']) {
    await page.goto(path);
    await untilStarted(page);
    await page.locator('[data-loaded], [data-action], [data-waiting="0"]').first().waitFor();
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spare, path).toBeLessThanOrEqual(0);
  }
});
