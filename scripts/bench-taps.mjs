// npm run bench:taps: plays games through the real screen in Chromium and prints taps for each fact that the table must say, and
// the time from tap to painted result at the end of a long game of five with the processor slowed down four times. Needs a build.
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bundle } from './bundle.mjs';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { serveBuild } from './serve.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'build' },
    timed: { type: 'string', default: '120' },
    slowdown: { type: 'string', default: '4' },
    // Without the whole games: only the times.
    'times-only': { type: 'boolean', default: false },
  },
});
/** Between two taps; longer than any motion on the table: people do not tap faster than cards come. */
const REST = 300;
const WANTED = { tapsAFact: 1.15, p95: 100 };

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
if (!existsSync(values.folder)) throw new Error(`No build in ${values.folder}: npm run build makes one.`);
/** @type {typeof import('./bench-taps.ts')} */
const { benchGames, longGame } = await import(pathToFileURL(await bundle('scripts/bench-taps.ts')).href);
const server = await serveBuild({
  folder: values.folder,
  base: '',
  port: 4400,
  host: '127.0.0.1',
  nextFreePort: true,
});
const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });

/**
 * A phone with a game in its store, at its table.
 * @param {string} id @param {unknown} setup @param {readonly unknown[]} entries
 */
async function tableWith(id, setup, entries) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/games/`);
  await page.locator('[data-loaded]').first().waitFor();
  await page.evaluate(
    async (game) => {
      const database = await new Promise((done, fail) => {
        const request = indexedDB.open('harbormaster');
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      const write = database.transaction(['games', 'entries'], 'readwrite');
      write.objectStore('games').put({
        id: game.id,
        setup: game.setup,
        title: '',
        notes: '',
        campaignId: null,
        startedAt: 1,
        updatedAt: 1,
        endedAt: null,
        deletedAt: null,
        length: game.entries.length,
        stored: game.entries.length,
        revision: 1,
        changeMark: game.id,
        status: 'in-progress',
        standing: null,
      });
      if (game.entries.length > 0)
        write.objectStore('entries').put({ gameId: game.id, index: 0, said: game.entries });
      await new Promise((done) => (write.oncomplete = () => done(null)));
      database.close();
    },
    { id, setup, entries },
  );
  await page.goto(`http://localhost:${server.port}/game/${id}/`);
  await page.locator('main.table').waitFor();
  return { context, page };
}

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** @type {Record<string, Record<string, number>>} */
const rows = {};
let allTaps = 0;
let allFacts = 0;
for (const [number, game] of (values['times-only'] ? [] : benchGames()).entries()) {
  const { context, page } = await tableWith(`bench-${number}`, game.setup, []);
  let taps = 0;
  for (const step of game.steps) {
    for (const tap of step.taps) {
      await page.locator(tap).first().tap();
      taps += 1;
    }
  }
  await page.locator('main.table.over').waitFor();
  const facts = game.steps.reduce((sum, step) => sum + step.facts, 0);
  const cards = game.steps.filter(({ reveal }) => reveal).length;
  rows[game.name] = {
    'cards turned up': cards,
    facts,
    taps,
    'taps a fact': Number((taps / facts).toFixed(3)),
    'taps a card turned up': Number((taps / cards).toFixed(2)),
  };
  allTaps += taps;
  allFacts += facts;
  await context.close();
}
if (!values['times-only']) console.table(rows);

const { setup, stored, taps } = longGame(Number(values.timed));
const { context, page } = await tableWith('bench-long', setup, stored);
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
// From the moment at which the finger leaves the glass to the end of the frame that shows what the tap said: the figures of
// all players, the cards in the harbor and the name that undo has for it, and no refusal. Taps come as touches at a place and
// nobody asks the page meanwhile: a test's own look at the page would be slowed down four times too, and counted.
await page.evaluate((REST) => {
  const bench = {
    times: /** @type {number[]} */ ([]),
    longest: 0,
    tapped: 0,
    waits: false,
    wanted: /** @type {import('./bench-taps.ts').Shown | null} */ (null),
    painted: () => {},
    /** @param {Error} _reason */
    refused: (_reason) => {},
    /** @param {string} selector @returns {{ x: number, y: number }} */
    aim(selector) {
      const control = document.querySelector(selector);
      if (control === null) throw new Error(`nothing to tap: ${selector}`);
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    /** @param {import('./bench-taps.ts').Shown | null} wanted */
    next(wanted) {
      bench.wanted = wanted;
      return new Promise((done, fail) => {
        bench.painted = () => done(null);
        bench.refused = fail;
      });
    },
    isShown() {
      const refusal = document.querySelector('.thumb [role="alert"]')?.textContent.trim() ?? '';
      if (refusal !== '') bench.refused(new Error(`refused: ${refusal}`));
      const { wanted } = bench;
      if (wanted === null) return true;
      const figures = [...document.querySelectorAll('.players [data-figure]')].map(
        (figure) => figure.textContent,
      );
      return (
        figures.join(' ') === wanted.figures &&
        document.querySelectorAll('.harbor .cards > li, .trade-list .strip').length === wanted.harbor &&
        document.querySelector('[data-action="undo"] .what')?.textContent === wanted.undo
      );
    },
  };
  Object.assign(window, { bench });
  addEventListener(
    'pointerup',
    (event) => {
      bench.tapped = event.timeStamp;
      bench.waits = true;
    },
    true,
  );
  new MutationObserver(() => {
    if (!bench.waits || !bench.isShown()) return;
    bench.waits = false;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        bench.times.push(performance.now() - bench.tapped);
        bench.painted();
      };
      channel.port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    // What the bench itself does between two taps is not counted.
    for (const { startTime, duration } of list.getEntries())
      if (startTime < bench.tapped + REST) bench.longest = Math.max(bench.longest, duration);
  }).observe({ type: 'longtask' });
}, REST);
// The page's own work is the same on a busy machine, where times are not.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const worked = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
};
/** @type {number[]} */
const work = [];
for (const { tap, shows } of taps) {
  await page.locator(tap).first().waitFor({ state: 'attached' });
  const { x, y } = await page.evaluate((selector) => /** @type {any} */ (window).bench.aim(selector), tap);
  const painted = page.evaluate((wanted) => /** @type {any} */ (window).bench.next(wanted), shows);
  const before = await worked();
  await page.touchscreen.tap(x, y);
  await painted;
  work.push((await worked()) - before);
  await new Promise((done) => setTimeout(done, REST));
}
const { times, longest } = await page.evaluate(() => /** @type {any} */ (window).bench);
const sorted = [...times].sort((a, b) => a - b);
work.sort((a, b) => a - b);
console.log(
  `End of a game of ${stored.length + taps.length} entries, 5 players, slowed down ${values.slowdown} times, ${times.length} taps:`,
);
console.log(
  `tap to painted result: median ${at(sorted, 0.5).toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms, longest ${at(sorted, 1).toFixed(1)} ms (wanted: p95 under ${WANTED.p95} ms)`,
);
console.log(
  `the page's work for it: median ${at(work, 0.5).toFixed(1)} ms, p95 ${at(work, 0.95).toFixed(1)} ms, longest ${at(work, 1).toFixed(1)} ms`,
);
console.log(
  longest === 0
    ? 'No task of the page took 50 ms.'
    : `Longest task of the page: ${longest.toFixed(0)} ms (wanted: none of 50 ms)`,
);
if (allFacts > 0)
  console.log(
    `taps a fact, all games: ${(allTaps / allFacts).toFixed(3)} (wanted: at most ${WANTED.tapsAFact})`,
  );
const [load = 0] = loadavg();
if (load > availableParallelism())
  console.log(
    `The machine was busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): times are too long.`,
  );
await browser.close();
server.close();
