// npm run bench:history: how the history, the statistics and the backup do with 5,000 stored games of 250 entries each, in
// Chromium on the finished build. Prints a table beside the targets; never fails on a figure. Other numbers:
// node scripts/bench-history.mjs GAMES ENTRIES. BUILD_FOLDER names a build in another place.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { serveBuild } from './serve.mjs';

const GAMES = Number(process.argv[2] ?? 5000);
const ENTRIES = Number(process.argv[3] ?? 250);
const folder = process.env.BUILD_FOLDER ?? 'build';
const DIFFERENT_GAMES = 40;

if (!existsSync(join(folder, 'index.html'))) {
  const built = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
const executablePath = findChromium();
if (executablePath === undefined) {
  console.log('No Chromium found: this bench needs one.');
  process.exit(1);
}

/** @type {typeof import('./bench-history.ts')} */
const { makeBenchGames } = await import(pathToFileURL(await bundle('scripts/bench-history.ts')).href);
const played = makeBenchGames(DIFFERENT_GAMES, ENTRIES);

const { chromium } = await import('@playwright/test');
const server = await serveBuild({ folder, base: '', port: 4275, host: '127.0.0.1', nextFreePort: true });
const address = `http://127.0.0.1:${server.port}`;
const profile = mkdtempSync(join(tmpdir(), 'harbormaster-bench-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...CHROMIUM_SWITCHES, '--enable-precise-memory-info'],
  viewport: { width: 390, height: 844 },
  acceptDownloads: true,
});

/** @type {Record<string, { figure: string, target: string }>} */
const rows = {};
/** @param {string} name @param {string} figure @param {string} target */
const note = (name, figure, target = '') => {
  rows[name] = { figure, target };
  console.log(`${name}: ${figure}`);
};
const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
/** Browsers report blocks of 50 ms and more. @param {number} longest */
const block = (longest) => (longest === 0 ? 'under 50 ms' : ms(longest));

/**
 * The first page as somebody sees it who is about to tap: started, its games read, nothing left to do.
 * @param {import('@playwright/test').Page} page
 */
async function atFirstPage(page) {
  await page.goto(`${address}/`);
  await page.locator('[data-action="same-again"]').waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 300))));
}

/**
 * Does something in the page and waits for an element, all measured in the page: until it is painted, and the longest time
 * in which the page could not answer.
 * @param {import('@playwright/test').Page} page @param {string} selector @param {() => Promise<void>} act
 */
async function measured(page, selector, act) {
  await page.evaluate((wanted) => {
    const bench = { begun: 0, painted: 0, longest: 0 };
    Object.assign(window, { bench });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        if (bench.begun > 0 && startTime >= bench.begun) bench.longest = Math.max(bench.longest, duration);
      }
    }).observe({ type: 'longtask' });
    const begin = () => {
      bench.begun ||= performance.now();
    };
    for (const type of ['pointerdown', 'keydown', 'change']) addEventListener(type, begin, { capture: true });
    const look = () => {
      if (bench.begun > 0 && document.querySelector(wanted) !== null) {
        requestAnimationFrame(() => setTimeout(() => (bench.painted = performance.now()), 0));
      } else requestAnimationFrame(look);
    };
    look();
  }, selector);
  await act();
  await page.waitForFunction(() => /** @type {any} */ (window).bench.painted > 0, null, { timeout: 600_000 });
  // Long tasks are reported a moment later.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { begun, painted, longest } = /** @type {any} */ (window).bench;
    return { took: painted - begun, longest };
  });
}

try {
  const page = await browser.newPage();
  await page.goto(`${address}/history/`);
  await page.locator('[data-loaded]').waitFor();
  const begun = Date.now();
  await page.evaluate(fill, { games: GAMES, played });
  console.log(`${GAMES} games of ${ENTRIES} entries stored in ${Date.now() - begun} ms`);

  // The worker has put everything aside for offline use, as it has from the second visit on.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const lists = [];
  for (let time = 0; time < 3; time += 1) {
    await atFirstPage(page);
    lists.push(
      await measured(page, 'main [data-game]', () => page.locator('a[href*="history"]').first().click()),
    );
  }
  const list = middle(lists);
  note('list on screen, after the tap', ms(list.took), '200 ms');
  const complete = Date.now();
  await page.locator('[data-loaded]').waitFor();
  note('all games in the list', ms((lists.at(-1)?.took ?? 0) + Date.now() - complete));

  const search = await measured(page, `[data-found]:not([data-found="${GAMES}"])`, () =>
    page.getByRole('searchbox').press('z'),
  );
  note('search, from key to painted result', ms(search.took), '100 ms');
  await page.getByRole('searchbox').fill('');
  const words = await measured(page, `[data-found]:not([data-found="${GAMES}"])`, () =>
    page
      .getByRole('searchbox')
      .press('e')
      .then(() => page.getByRole('searchbox').press('v')),
  );
  note('search, second time', ms(words.took), '100 ms');

  await atFirstPage(page);
  const cold = await measured(page, '[data-statistics]', () =>
    page.locator('a[href*="statistics"]').first().click(),
  );
  note('statistics, first visit: results', ms(cold.took), '1500 ms');
  const since = Date.now();
  await page.locator('[data-waiting="0"]').waitFor({ timeout: 600_000 });
  note('statistics, first visit: all games replayed', ms(cold.took + Date.now() - since));
  const blocked = await page.evaluate(() => /** @type {any} */ (window).bench.longest);
  note('statistics, first visit: longest block', block(blocked), '50 ms');
  const warms = [];
  for (let time = 0; time < 3; time += 1) {
    await atFirstPage(page);
    warms.push(
      await measured(page, '[data-waiting="0"]', () => page.locator('a[href*="statistics"]').first().click()),
    );
  }
  const warm = middle(warms);
  note('statistics, everything', ms(warm.took), '1500 ms');
  note('statistics, longest block', block(warm.longest), '50 ms');

  await page.goto(`${address}/backup/`);
  await page.locator('[data-loaded]').waitFor();
  const memoryBefore = await memory(page);
  const backup = await measured(page, 'p[role="status"]:has(+ button)', () =>
    page.getByRole('button', { name: 'Make a backup' }).click(),
  );
  note('backup', ms(backup.took), 'with progress');
  note('backup, longest block', block(backup.longest), '50 ms');
  note('backup, memory of the page', `${await memory(page)} MB (before ${memoryBefore} MB)`, 'bounded');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = join(profile, 'backup.json');
  await (await download).saveAs(file);
  note('size of the backup', `${(statSync(file).size / 1e6).toFixed(0)} MB`);

  await page.evaluate(empty);
  await page.goto(`${address}/backup/`);
  await page.locator('[data-loaded]').waitFor();
  const restore = await measured(page, '[data-restored="ok"]', () =>
    page.locator('input[type="file"]').setInputFiles(file),
  );
  note('restore into an empty store', ms(restore.took), 'with progress');
  note('restore, longest block', block(restore.longest), '50 ms');
  note('restore, memory of the page', `${await memory(page)} MB`, 'bounded');
  const again = await measured(page, '[data-restored="ok"]', () =>
    page.locator('input[type="file"]').setInputFiles(file),
  );
  note('restore the same again', ms(again.took));
  await page.goto(`${address}/history/`);
  await page.locator(`[data-found="${GAMES}"]`).waitFor();
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
console.table(rows);

/** The middle one of three by the time it took. @param {{ took: number, longest: number }[]} times */
function middle(times) {
  const sorted = times.toSorted((one, other) => one.took - other.took);
  return sorted[1] ?? { took: Number.NaN, longest: Number.NaN };
}

/** @param {import('@playwright/test').Page} page */
async function memory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const bytes = await page.evaluate(() => /** @type {any} */ (performance).memory.usedJSHeapSize);
  return Math.round(bytes / 1e6);
}

/** Runs in the page: writes the games as the store would have. @param {{ games: number, played: any[] }} wanted */
async function fill({ games, played: different }) {
  const database = await new Promise((done, fail) => {
    const request = indexedDB.open('harbormaster');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const day = 86_400_000;
  for (let from = 0; from < games; from += 500) {
    const write = database.transaction(['games', 'entries'], 'readwrite');
    for (let at = from; at < Math.min(games, from + 500); at += 1) {
      const { setup, entries, standing } = different[at % different.length];
      const startedAt = Date.now() - at * 0.7 * day - day;
      const id = `bench-${at}`;
      write.objectStore('games').put({
        id,
        setup,
        title: at % 50 === 0 ? `Evening ${at} of Zoe` : '',
        notes: at % 7 === 0 ? 'Late, and the soup was cold.' : '',
        campaignId: null,
        startedAt,
        updatedAt: startedAt + 3_600_000,
        endedAt: startedAt + 3_600_000,
        deletedAt: null,
        length: entries.length,
        stored: entries.length,
        revision: entries.length,
        changeMark: `mark-${at}`,
        status: 'finished',
        standing,
      });
      write.objectStore('entries').put({
        gameId: id,
        index: 0,
        said: entries.map((/** @type {object} */ entry, /** @type {number} */ step) => ({
          ...entry,
          at: startedAt + step * 14_000,
        })),
      });
    }
    await new Promise((done, fail) => {
      write.oncomplete = () => done(undefined);
      write.onerror = () => fail(write.error);
    });
  }
  database.close();
}

/** Runs in the page: forgets everything. */
async function empty() {
  const database = await new Promise((done, fail) => {
    const request = indexedDB.open('harbormaster');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const tables = [...database.objectStoreNames];
  const write = database.transaction(tables, 'readwrite');
  for (const table of tables) write.objectStore(table).clear();
  await new Promise((done) => (write.oncomplete = () => done(undefined)));
  database.close();
}
