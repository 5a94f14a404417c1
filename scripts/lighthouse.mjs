// `npm run lighthouse`: builds, serves, and lets Lighthouse judge the first page three times as a phone would see
// it. Prints a table and fails when the median of a mark is below what we promise. Lighthouse is fetched by npx on
// demand: it is too big to install for everybody.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { prepareChromium, preparePackages } from './prepare.mjs';

const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const RUNS = 3;

preparePackages();
prepareChromium();
console.log('Building the app …');
if (spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);

mkdirSync('.lighthouse', { recursive: true });
// In a process of its own: Lighthouse blocks this one while it runs.
const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', '4373'], { stdio: 'inherit' });
await new Promise((resolve) => setTimeout(resolve, 1000));

/** @type {Record<string, number[]>} */
const marks = Object.fromEntries(Object.keys(PROMISED).map((name) => [name, []]));
try {
  for (let run = 1; run <= RUNS; run += 1) {
    console.log(`Lighthouse, run ${run} of ${RUNS} …`);
    const file = `.lighthouse/run-${run}.json`;
    const { status } = spawnSync(
      'npx',
      [
        '--yes',
        'lighthouse@12.8.2',
        'http://localhost:4373/',
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${Object.keys(PROMISED).join(',')}`,
        `--chrome-flags=--headless=new ${CHROMIUM_SWITCHES.join(' ')}`,
      ],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } },
    );
    if (status !== 0) throw new Error('Lighthouse did not finish.');
    const { categories } = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of Object.keys(PROMISED)) marks[name]?.push(Math.round(categories[name].score * 100));
  }
} finally {
  server.kill();
}

let failed = false;
console.log('\nmark             runs            median  promised');
for (const [name, promised] of Object.entries(PROMISED)) {
  const runs = marks[name] ?? [];
  const median = [...runs].sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  if (median < promised) failed = true;
  console.log(`${name.padEnd(16)} ${runs.join(' ').padEnd(15)} ${String(median).padStart(6)}  ${promised}`);
}
process.exit(failed ? 1 : 0);
