// The size budget: what the first page loads before it answers, as the phone gets it (gzip). It is counted from the
// links of the built page, because a bundle's entry file alone says nothing. Meant to hurt a little.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 50_000;
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
process.exit(total > BUDGET ? 1 : 0);
