// `npm run lighthouse`: builds, serves, and lets Lighthouse judge the first page and a running table three times each, as a phone
// would see them. Prints a table and fails when the median of a mark is below what we promise. Lighthouse is fetched by npx on
// demand: it is too big to install for everybody.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { prepareChromium, preparePackages } from './prepare.mjs';
import { putGame } from './put-game.mjs';

const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const RUNS = 3;
const ADDRESS = 'http://localhost:4373';
const DEBUGGING_PORT = 4374;

preparePackages();
prepareChromium();
console.log('Building the app …');
if (spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);

mkdirSync('.lighthouse', { recursive: true });
// In a process of its own: Lighthouse blocks this one while it runs.
const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', '4373'], { stdio: 'inherit' });
await new Promise((resolve) => setTimeout(resolve, 1000));

// One browser for all runs, so that the table has its game; Lighthouse is told not to clear it away.
const profile = mkdtempSync(join(tmpdir(), 'harbormaster-lighthouse-'));
const browser = spawn(
  findChromium() ?? 'chromium',
  [
    ...CHROMIUM_SWITCHES,
    '--headless=new',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);
await new Promise((resolve) => setTimeout(resolve, 2000));

/** @type {Record<string, Record<string, number[]>>} */
const marks = {};
try {
  const driver = await chromium.connectOverCDP(`http://localhost:${DEBUGGING_PORT}`);
  const page = await (driver.contexts()[0] ?? (await driver.newContext())).newPage();
  const { setup, entries } = JSON.parse(
    readFileSync('test/fixtures/games/shared-win-after-three-shuffles.json', 'utf8'),
  );
  await putGame(page, ADDRESS, { id: 'judged', setup, entries: entries.slice(0, entries.length / 2) });
  await page.close();
  await driver.close();
  for (const [name, path] of Object.entries({ 'first page': '/', 'running table': '/game/judged/' })) {
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`Lighthouse, ${name}, run ${run} of ${RUNS} …`);
      const file = `.lighthouse/${name.replace(' ', '-')}-${run}.json`;
      const { status } = spawnSync(
        'npx',
        [
          '--yes',
          'lighthouse@12.8.2',
          `${ADDRESS}${path}`,
          '--quiet',
          '--no-enable-error-reporting',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${Object.keys(PROMISED).join(',')}`,
          `--port=${DEBUGGING_PORT}`,
          '--disable-storage-reset',
        ],
        { stdio: 'inherit' },
      );
      if (status !== 0) throw new Error('Lighthouse did not finish.');
      const { categories } = JSON.parse(readFileSync(file, 'utf8'));
      for (const mark of Object.keys(PROMISED))
        ((marks[name] ??= {})[mark] ??= []).push(Math.round(categories[mark].score * 100));
    }
  }
} finally {
  browser.kill();
  server.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

let failed = false;
console.log('\npage           mark             runs            median  promised');
for (const [name, judged] of Object.entries(marks)) {
  for (const [mark, promised] of Object.entries(PROMISED)) {
    const runs = judged[mark] ?? [];
    const median = [...runs].sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
    if (median < promised) failed = true;
    console.log(
      `${name.padEnd(14)} ${mark.padEnd(16)} ${runs.join(' ').padEnd(15)} ${String(median).padStart(6)}  ${promised}`,
    );
  }
}
process.exit(failed ? 1 : 0);
