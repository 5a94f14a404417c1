// The walls between the folders and the habits of the code, as far as a linter can hold them. Layout is Prettier's.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TYPED = ['**/*.ts', '**/*.svelte', '**/*.svelte.ts'];

/**
 * Imports run one way: routes -> ui -> session -> { catalog, storage, scanner } -> engine -> nothing.
 * Written as regular expressions, because in the rule's `group` a name that begins with # is a comment.
 * @param {string} folder @param {string[]} closed the doors that this folder must not open
 * @returns {import('eslint').Linter.Config}
 */
function wall(folder, closed) {
  const names = closed.map((name) => name.replaceAll('$', String.raw`\$`)).join('|');
  const message = `src/${folder} must not know this: imports run one way.`;
  return {
    files: [`src/${folder}/**/*.ts`, `src/${folder}/**/*.svelte`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^(${names})(?![a-z-])`, message },
            {
              regex: String.raw`^(\.\./)+(engine|catalog|storage|scanner|session|ui|routes|card-catalog)/`,
              message: 'Go through the door of the other folder: #engine, #catalog, #session/…, #ui/….',
            },
            { regex: '^#(engine|catalog|storage|scanner)/', message: 'Import the door, not its insides.' },
          ],
        },
      ],
      // The rule above does not look at imports on demand.
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression[source.value=/^(${names})(?![a-z-])/]`, message },
      ],
    },
  };
}

const SCREEN = ['#session', '#ui', '$app', '$lib', 'svelte'];

export default ts.config(
  {
    ignores: [
      'build/',
      'build-base-path/',
      'build-later/',
      '.svelte-kit/',
      'node_modules/',
      'test-results/',
      'coverage/',
      'test/fixtures/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPED,
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Promises may be handed to event handlers: Svelte ignores what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // An arrow that returns nothing reads well on one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Ids and symbols are plain ASCII: spreading a string into letters is safe here.
      '@typescript-eslint/no-misused-spread': 'off',
      // There are no enums (erasableSyntaxOnly), and looking for them takes a third of the time.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The linter cannot see the types of component properties; svelte-check does.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
      'svelte/no-at-html-tags': 'error',
      // Props are const; Svelte's $bindable needs let and is told one by one.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
    },
  },
  wall('engine', [...SCREEN, '#catalog', '#storage', '#scanner', '#card-catalog', 'node:.*', 'dexie']),
  wall('catalog', [...SCREEN, '#storage', '#scanner']),
  wall('storage', [...SCREEN, '#catalog', '#scanner', '#card-catalog']),
  wall('scanner', [...SCREEN, '#catalog', '#storage', '#card-catalog']),
  wall('session', ['#ui', '#card-catalog']),
  wall('ui', ['#storage', '#scanner', '#card-catalog']),
  wall('routes', ['#storage', '#scanner', '#card-catalog']),
  {
    // The rules are pure: the same entries give the same state on every machine and at every hour.
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'window',
          'document',
          'navigator',
          'localStorage',
          'indexedDB',
          'crypto',
          'performance',
          'process',
          'console',
          'setTimeout',
          'fetch',
          'Intl',
        ].map((name) => ({ name, message: 'The engine knows no browser, clock, chance or language.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The engine knows no chance.' },
      ],
    },
  },
  {
    // Words are plain TypeScript, so that Node can speak too.
    files: ['src/ui/wording/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage'] },
  },
  {
    files: ['test/**/*.ts', '*.config.ts', 'scripts/**/*.ts'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Tests put stand-ins in the place of methods and look at them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
