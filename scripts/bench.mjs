// npm run bench: the engine's speed in Node and in Chromium, where it runs. Prints a table; never fails on a figure.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';

const GAMES = Number(process.argv[2] ?? 1000);
const path = await bundle('scripts/bench.ts');
/** @type {typeof import('./bench.ts')} */
const { benchEngine } = await import(pathToFileURL(path).href);

const before = process.memoryUsage().heapUsed;
const inNode = benchEngine(GAMES, () => performance.now());
const heap = (process.memoryUsage().heapUsed - before) / 1e6;
/** @type {[string, import('./bench.ts').BenchFigures][]} */
const rows = [[`Node ${process.versions.node}`, inNode]];
const inChromium = await benchInChromium();
if (inChromium !== null) rows.push(inChromium);

console.log(`${GAMES} random games with all boxes, ${inNode.entries} entries, longest ${inNode.longest}`);
console.table(
  Object.fromEntries(
    rows.map(([name, figures]) => [
      name,
      {
        'entries per second': Math.round(figures.entriesPerSecond),
        'one more entry, ms': Number(figures.oneMoreMs.toFixed(5)),
        [`${figures.longEntries / 2} entries, ms`]: Number(figures.halfMs.toFixed(1)),
        [`${figures.longEntries} entries, ms`]: Number(figures.wholeMs.toFixed(1)),
      },
    ]),
  ),
);
console.log(`Heap after the bench in Node: ${heap.toFixed(0)} MB more than before it.`);

/** @returns {Promise<[string, import('./bench.ts').BenchFigures] | null>} */
async function benchInChromium() {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log('No Chromium found: figures from Node only.');
    return null;
  }
  const { chromium } = await import('@playwright/test');
  const code = readFileSync(path, 'utf8');
  const server = createServer((request, response) => {
    const script = request.url === '/bench.mjs';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? code : '<!doctype html><title>bench</title>');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const figures = await page.evaluate(
      `import('/bench.mjs').then(({ benchEngine }) => benchEngine(${GAMES}, () => performance.now()))`,
    );
    return [`Chromium ${browser.version()}`, /** @type {import('./bench.ts').BenchFigures} */ (figures)];
  } finally {
    await browser.close();
    server.close();
  }
}
