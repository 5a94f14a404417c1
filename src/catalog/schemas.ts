/** The JSON schemas of the catalogue's files, made from the same shapes that check them; `scripts/catalog-schema.mjs` writes them down. */
import { FILE_SHAPES } from './catalogue-files.ts';
import { myCardsFile } from './my-cards-file.ts';
import type { JsonSchema } from './shape.ts';
import { wordsFile } from './word-files.ts';

/** By file name below `card-catalog/schema/`. */
export function catalogueSchemas(): Readonly<Record<string, JsonSchema>> {
  const shapes = { ...FILE_SHAPES, words: wordsFile, 'my-cards': myCardsFile };
  return Object.fromEntries(
    Object.entries(shapes).map(([name, { schema }]) => [
      `${name}.schema.json`,
      withDefinitions(name, schema),
    ]),
  );
}

/** Says every named part once, below `$defs`. */
function withDefinitions(name: string, schema: JsonSchema): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const hoisted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoisted);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hoisted(one)]));
    const { title } = value as { readonly title?: unknown };
    if (typeof title !== 'string') return inner;
    definitions[title] = inner;
    return { $ref: `#/$defs/${title}` };
  };
  const root = hoisted(schema) as JsonSchema;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Harbormaster: ${name}`,
    ...root,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
}
