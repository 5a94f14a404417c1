// Things that no compiler or linter looks for everywhere: tests that are switched off, chance and clocks in the
// rules, hosts of registries, and paths of somebody's machine. Reads every file that Git would keep.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const RULES = [
  {
    files: /^test\/.*\.ts$/,
    pattern: /\b(test|it|describe|suite)\.(only|skip|todo|fixme)\b/,
    why: 'a test is switched off',
  },
  {
    files: /^src\/engine\//,
    pattern: /\bDate\b|\bMath\.random\b|\bperformance\.|\bcrypto\./,
    why: 'the rules know no clock and no chance',
    code: true,
  },
  {
    files: /^(src|scripts|test)\/.*\.(ts|mjs|js|svelte|css)$/,
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`),
    why: 'unfinished work belongs in an issue',
  },
  {
    files: /./,
    pattern: new RegExp(['registry', 'npmjs', 'org'].join('\\.')),
    why: 'the host of a registry',
  },
  {
    files: /./,
    pattern: new RegExp(`(^|[\\s"'\`(=])/(${['root', 'work', 'tmp', 'Users'].join('|')})/[A-Za-z.]`),
    why: 'a path of somebody’s machine',
  },
];
const NOT_TEXT = /\.(png|ico|webp|jpg|wasm|y4m)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !NOT_TEXT.test(file) && existsSync(file));

let found = 0;
for (const file of files) {
  const rules = RULES.filter((rule) => rule.files.test(file));
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, index) => {
    for (const { pattern, why, code } of rules) {
      // In the rules a comment may speak of dates; code may not.
      const text = code ? line.replace(/\/\/.*$|^\s*\/?\*.*$/, '') : line;
      if (!pattern.test(text)) continue;
      console.error(`${file}:${index + 1}: ${why}: ${line.trim().slice(0, 120)}`);
      found += 1;
    }
  });
}
console.log(`${files.length} files read, ${found} forbidden things`);
process.exit(found > 0 ? 1 : 0);
