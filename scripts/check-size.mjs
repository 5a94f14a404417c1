// The size budgets, as the phone gets the files (gzip). First what the first page loads before it answers, counted from the
// links of the built page, because a bundle's entry file alone says nothing. Then everything that the worker keeps for offline
// use (the scanner's program comes on its first use and is not among it). Meant to hurt a little.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 50_000;
const OFFLINE_BUDGET = 950_000;
const page = 'build/index.html';
const html = readFileSync(page, 'utf8');
const linked = [
  ...html.matchAll(/<link[^>]+href="([^"]+)"[^>]+rel="(?:modulepreload|stylesheet)"/g),
  ...html.matchAll(/<link[^>]+rel="(?:modulepreload|stylesheet)"[^>]+href="([^"]+)"/g),
  ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
].map(([, address = '']) => join(dirname(page), address));
const files = [...new Set(linked)];
if (files.length < 4)
  throw new Error(`${page} links only ${files.length} files: is this still how pages are built?`);

let total = 0;
for (const file of files) {
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  in all, gzip; the budget is ${BUDGET}`);

const worker = readFileSync('build/sw.js', 'utf8');
const kept = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, address = '']) => {
  const path = join('build', address.replace(/^\.?\//, ''));
  return existsSync(path) && !path.endsWith('/') && address !== './' ? path : join(path, 'index.html');
});
if (kept.length < 20)
  throw new Error(`the worker keeps only ${kept.length} files: is this still how it is built?`);
const offline = kept.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
console.log(
  `${String(offline).padStart(7)}  kept for offline use in ${kept.length} files, gzip; the budget is ${OFFLINE_BUDGET}`,
);
process.exit(total > BUDGET || offline > OFFLINE_BUDGET ? 1 : 0);
