// Checks every file of card-catalog/ and names each fault by file, field and reason: `node scripts/catalog-check.mjs`.
// The same check runs in the tests; this is the quick way for whoever edits a number.
import { readdir, readFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const folder = new URL('../card-catalog/', import.meta.url);

const { module } = await runnerImport('./src/catalog/check-catalogue.ts', {
  configFile: false,
  logLevel: 'error',
});

/** @type {Record<string, unknown>} */
const files = {};
const lines = [];
for (const path of (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))) {
  if (!path.endsWith('.json') || path.startsWith('schema/')) continue;
  try {
    files[path] = JSON.parse(await readFile(new URL(path, folder), 'utf8'));
  } catch (error) {
    lines.push(`card-catalog/${path}: not JSON: ${String(error)}`);
  }
}
lines.push(...module.checkCatalogue(files).map(module.describeCatalogueFault));

for (const line of lines) console.error(line);
if (lines.length === 0) console.log(`card-catalog: ${Object.keys(files).length} files, no fault`);
process.exitCode = lines.length === 0 ? 0 : 1;
