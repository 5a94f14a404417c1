/** Reads every JSON file below `card-catalog/` but the schemas, as whoever edits them left it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CATALOGUE_FOLDER = fileURLToPath(new URL('../../card-catalog', import.meta.url));

export function readCatalogue(): Record<string, unknown> {
  const paths = readdirSync(CATALOGUE_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('schema/'))
    .sort();
  return Object.fromEntries(
    paths.map((path) => [path, JSON.parse(readFileSync(join(CATALOGUE_FOLDER, path), 'utf8')) as unknown]),
  );
}
