/** The committed JSON schemas say what the shapes say; `node scripts/catalog-schema.mjs` writes them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueSchemas } from '../../src/catalog/schemas.ts';
import { CATALOGUE_FOLDER, readCatalogue } from './read-catalogue.ts';

const FOLDER = join(CATALOGUE_FOLDER, 'schema');

describe('the schemas of the catalogue', () => {
  it.each(Object.entries(catalogueSchemas()))('%s is up to date', (name, schema) => {
    expect(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))).toEqual(schema);
  });

  it('are those and no others', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(catalogueSchemas()).sort());
  });

  it('are named by every file of the catalogue', () => {
    for (const [path, content] of Object.entries(readCatalogue())) {
      const { $schema } = content as { $schema?: string };
      const named = join(CATALOGUE_FOLDER, path, '..', $schema ?? 'none');
      expect(
        readdirSync(FOLDER).map((name) => join(FOLDER, name)),
        path,
      ).toContain(named);
    }
  });
});
