// Writes card-catalog/schema/*.schema.json from the shapes in src/catalog. Run it after changing a shape:
// `node scripts/catalog-schema.mjs`. A test compares the committed schemas with the shapes.
import { mkdir, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const folder = new URL('../card-catalog/schema/', import.meta.url);

const { module } = await runnerImport('./src/catalog/schemas.ts', { configFile: false, logLevel: 'error' });
await mkdir(folder, { recursive: true });
for (const [name, schema] of Object.entries(module.catalogueSchemas())) {
  await writeFile(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
