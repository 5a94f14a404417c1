/** The walls between the folders hold: an import against the direction is refused, one along it is not. Reads the linter's own settings. */
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const FOLDERS = ['engine', 'catalog', 'storage', 'scanner', 'session', 'ui', 'routes'] as const;
type Folder = (typeof FOLDERS)[number];

/** The doors that each folder may open; every other is closed. */
const OPEN: Readonly<Record<Folder, readonly string[]>> = {
  engine: [],
  catalog: ['#engine', '#card-catalog/words/en.json'],
  storage: ['#engine', 'dexie'],
  scanner: ['#engine'],
  session: ['#engine', '#catalog', '#storage', '#scanner', 'svelte', '$app/environment'],
  ui: ['#engine', '#catalog', '#session/games.ts', 'svelte', '$app/paths'],
  routes: ['#engine', '#catalog', '#session/games.ts', '#ui/home/Home.svelte', 'svelte', '$app/paths'],
};
const CLOSED: Readonly<Record<Folder, readonly string[]>> = {
  engine: [
    '#catalog',
    '#storage',
    '#scanner',
    '#session/games.ts',
    '#ui/home/Home.svelte',
    '#card-catalog/roles.json',
    'svelte',
    'svelte/store',
    'dexie',
    'node:fs',
    '$app/paths',
    '../catalog/index.ts',
  ],
  catalog: ['#storage', '#scanner', '#session/games.ts', '#ui/home/Home.svelte', 'svelte', '#engine/turn.ts'],
  storage: ['#catalog', '#scanner', '#session/games.ts', '#ui/home/Home.svelte', '../engine/index.ts'],
  scanner: ['#catalog', '#storage', '#session/games.ts', '#ui/home/Home.svelte'],
  session: ['#ui/home/Home.svelte', '#card-catalog/roles.json', '#engine/turn.ts', '../../storage/store.ts'],
  ui: ['#storage', '#scanner', '#card-catalog/roles.json', '#engine/turn.ts', '../../routes/+page.ts'],
  routes: ['#storage', '#scanner', '#card-catalog/roles.json', '../../engine/turn.ts'],
};

const RULES = ['no-restricted-imports', 'no-restricted-syntax'] as const;
const rulesOf = new Map<Folder, Linter.RulesRecord>();

beforeAll(async () => {
  const eslint = new ESLint();
  for (const folder of FOLDERS) {
    const { rules } = (await eslint.calculateConfigForFile(`src/${folder}/wall.ts`)) as Linter.Config;
    rulesOf.set(folder, Object.fromEntries(RULES.map((name) => [name, rules?.[name] ?? 'off'])));
  }
});

function complaints(folder: Folder, code: string): string[] {
  const rules = rulesOf.get(folder) ?? {};
  return new Linter()
    .verify(code, [{ files: ['**/*.ts'], languageOptions: { parser }, rules }], 'wall.ts')
    .map(({ message }) => message);
}

describe.each(FOLDERS)('src/%s', (folder) => {
  it.each(OPEN[folder])('may import %s', (door) => {
    expect(complaints(folder, `import { a } from '${door}'; void import('${door}'); a();`)).toEqual([]);
  });

  it.each(CLOSED[folder])('must not import %s', (door) => {
    expect(complaints(folder, `import { a } from '${door}'; a();`)).toHaveLength(1);
  });

  it.each(CLOSED[folder].filter((door) => /^(#(?!engine)|svelte|dexie|node:|\$)/.test(door)))(
    'must not import %s on demand either',
    (door) => {
      expect(complaints(folder, `void import('${door}');`)).toEqual([
        `src/${folder} must not know this: imports run one way.`,
      ]);
    },
  );
});
