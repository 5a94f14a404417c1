// Bundles a TypeScript entry of this project for Node, once: the result is kept in node_modules/.cache until a source changes.
// Node 20 cannot run TypeScript, and a bundle starts faster than any loader.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'src/engine',
  'src/catalog',
  'src/scanner',
  'src/ui/wording',
  'card-catalog',
  'scripts',
  'test/support',
  'package.json',
];

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  let latest = found.mtimeMs;
  for (const name of readdirSync(path)) latest = Math.max(latest, newest(join(path, name)));
  return latest;
}

/**
 * The path of the bundle of `entry`, made if it is missing or older than a source.
 * @param {string} entry path from the project's root
 */
export async function bundle(entry) {
  const output = join(root, 'node_modules/.cache/harbormaster', entry.replace(/\W+/g, '-') + '.mjs');
  const latest = Math.max(...SOURCES.map((source) => newest(join(root, source))));
  if (existsSync(output) && statSync(output).mtimeMs > latest) return output;
  if (!existsSync(join(root, 'node_modules/rolldown'))) {
    // Standard output belongs to the command that is being started.
    const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Error('npm ci failed: see the message above.');
  }
  mkdirSync(dirname(output), { recursive: true });
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(root, entry),
    platform: 'node',
    cwd: root,
    logLevel: 'silent',
    // tsconfig.json builds on a file that only the first build of the app makes; nothing here needs it.
    tsconfig: false,
  });
  // Several commands may start at once: each writes its own file and puts it in place whole.
  const own = `${output}.${process.pid}`;
  await build.write({ file: own, format: 'esm', minify: false, codeSplitting: false });
  await build.close();
  renameSync(own, output);
  return output;
}
