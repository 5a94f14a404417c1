// npm run bench:start: how long until the first page and a running table can be used, online and offline, with the processor
// slowed down four times. A bare SvelteKit page with the same worker is built and measured in the same run, in turns, as the yardstick.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { putGame } from './put-game.mjs';
import { serveBuild } from './serve.mjs';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'build' }, runs: { type: 'string', default: '9' } },
});
const SLOWDOWN = 4;
const RUNS = Number(values.runs);
const WANTED = { timesBare: 1.1, firstPaint: 1000, table: 1600 };

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
if (!existsSync(values.folder)) throw new Error(`No build in ${values.folder}: npm run build makes one.`);

/** A page with a heading and one button that counts: what Kit itself costs. @returns {string} its build */
function buildBarePage() {
  const folder = resolve('.bench/bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/src/routes`, { recursive: true });
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  const files = {
    'package.json': '{ "name": "bare", "private": true, "type": "module" }',
    'tsconfig.json': '{ "extends": "./.svelte-kit/tsconfig.json" }',
    'svelte.config.js': `import adapter from '@sveltejs/adapter-static';
export default { kit: { adapter: adapter({ fallback: '404.html', precompress: true }), serviceWorker: { register: false } } };`,
    'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
export default { plugins: [sveltekit(), SvelteKitPWA({ registerType: 'prompt', injectRegister: false, manifest: false,
  kit: { adapterFallback: '404.html', spa: true, trailingSlash: 'always' } })] };`,
    'src/app.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>',
    'src/routes/+layout.js': "export const prerender = true; export const trailingSlash = 'always';",
    'src/routes/+page.svelte': `<script>
  import { onMount } from 'svelte';
  let count = $state(0);
  onMount(() => {
    document.documentElement.dataset.started = '';
    navigator.serviceWorker?.register('/sw.js');
  });
</script>
<h1>Bare</h1><button onclick={() => (count += 1)}>{count}</button>`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content);
  const { status } = spawnSync(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The bare page could not be built.');
  return `${folder}/build`;
}

const game = JSON.parse(
  readFileSync(
    new URL('../test/fixtures/games/shared-win-after-three-shuffles.json', import.meta.url),
    'utf8',
  ),
);
console.log('Building a bare SvelteKit page as the yardstick …');
const places = { bare: buildBarePage(), harbormaster: values.folder };
const servers = {
  bare: await serveBuild({
    folder: places.bare,
    base: '',
    port: 4500,
    host: '127.0.0.1',
    nextFreePort: true,
  }),
  harbormaster: await serveBuild({
    folder: places.harbormaster,
    base: '',
    port: 4510,
    host: '127.0.0.1',
    nextFreePort: true,
  }),
};
const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });

/**
 * Opens an address in a slowed-down page and waits until it answers.
 * @param {import('@playwright/test').BrowserContext} context @param {string} address @param {string} ready
 * @returns {Promise<{ paint: number, usable: number }>}
 */
async function visit(context, address, ready) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // Looked at inside the page, once a frame: a question from outside would wait in line with everything else.
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else Object.assign(window, { usableAt: performance.now() });
    };
    requestAnimationFrame(look);
  }, ready);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      /** @type {any} */ (window).usableAt !== undefined &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    usable: /** @type {any} */ (window).usableAt,
  }));
  await page.close();
  return times;
}

/** @param {'bare' | 'harbormaster'} name @param {Record<string, { paint: number, usable: number }[]>} found */
async function measure(name, found) {
  const address = `http://localhost:${servers[name].port}`;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  /** @param {string} what @param {{ paint: number, usable: number }} times */
  const keep = (what, times) => (found[what] ??= []).push(times);
  keep(`${name}: first page, online`, await visit(context, `${address}/`, 'html[data-started]'));
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (name === 'harbormaster') {
    await putGame(page, address, {
      id: 'bench',
      setup: game.setup,
      entries: game.entries.slice(0, Math.floor(game.entries.length / 2)),
    });
  }
  await page.close();
  await context.setOffline(true);
  keep(`${name}: first page, offline`, await visit(context, `${address}/`, 'html[data-started]'));
  if (name === 'harbormaster') {
    keep(
      'harbormaster: running table, offline',
      await visit(context, `${address}/game/bench/`, 'main [data-entry="reveal"], main [data-entry="take"]'),
    );
    await context.setOffline(false);
    keep(
      'harbormaster: running table, online',
      await visit(context, `${address}/game/bench/`, 'main [data-entry="reveal"], main [data-entry="take"]'),
    );
  }
  await context.close();
}

/** @type {Record<string, { paint: number, usable: number }[]>} */
const found = {};
for (let run = 1; run <= RUNS; run += 1) {
  console.log(`Run ${run} of ${RUNS} …`);
  for (const name of run % 2 === 0
    ? /** @type {const} */ (['bare', 'harbormaster'])
    : /** @type {const} */ (['harbormaster', 'bare']))
    await measure(name, found);
}
await browser.close();
servers.bare.close();
servers.harbormaster.close();
rmSync('.bench', { recursive: true, force: true });

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const rows = Object.fromEntries(
  Object.entries(found)
    .sort()
    .map(([what, times]) => [
      what,
      {
        'first paint, ms': Math.round(median(times.map(({ paint }) => paint))),
        'usable, ms': Math.round(median(times.map(({ usable }) => usable))),
      },
    ]),
);
console.table(rows);
for (const how of ['online', 'offline']) {
  const ours = rows[`harbormaster: first page, ${how}`]?.['usable, ms'] ?? NaN;
  const bare = rows[`bare: first page, ${how}`]?.['usable, ms'] ?? NaN;
  const painted = rows[`harbormaster: first page, ${how}`]?.['first paint, ms'] ?? NaN;
  console.log(
    `${how}: started after ${(ours / bare).toFixed(2)} times the bare page's time; wanted at most ${WANTED.timesBare}`,
  );
  // The first page's places are plain links: they lead on as soon as they are painted, before the app has started.
  console.log(`${how}: its links lead on after ${(painted / bare).toFixed(2)} times that time`);
}
console.log(`first paint wanted under ${WANTED.firstPaint} ms, the table under ${WANTED.table} ms`);
console.log(
  `median of ${RUNS}, processor ${SLOWDOWN} times slower; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
);
