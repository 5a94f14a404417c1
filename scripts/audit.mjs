// npm run audit: asks the registry which installed packages have known weaknesses. A severe one in a package whose code reaches
// the player's browser fails; others are named. Where the registry gives no answer this says so and judges nothing (exit 3).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SEVERE = ['high', 'critical'];
/** Built into the app though they are listed for development: Kit's and Svelte's run time, and the worker's. */
const BUILT_IN = ['svelte', '@sveltejs/kit', 'workbox-window', 'workbox-build'];
const NO_ANSWER = 3;

/** @typedef {{ dependencies?: Record<string, string> }} Locked */
/** @type {{ packages: Record<string, Locked> }} */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** @param {readonly string[]} roots @returns {Set<string>} they and all they bring along */
function reached(roots) {
  const found = new Set(roots);
  for (const name of found) {
    for (const [path, { dependencies = {} }] of Object.entries(packages)) {
      if (path.endsWith(`node_modules/${name}`))
        for (const next of Object.keys(dependencies)) found.add(next);
    }
  }
  return found;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
/** @type {{ vulnerabilities?: Record<string, { severity: string, via: unknown[] }> }} */
let answer = {};
try {
  answer = JSON.parse(stdout);
} catch {
  // No answer at all.
}
if (answer.vulnerabilities === undefined) {
  console.log('The registry gave no answer about known weaknesses: nothing was judged.');
  process.exit(NO_ANSWER);
}

const inTheApp = reached([...Object.keys(packages['']?.dependencies ?? {}), ...BUILT_IN]);
let failed = 0;
for (const [name, { severity, via }] of Object.entries(answer.vulnerabilities)) {
  const reachable = inTheApp.has(name);
  const severe = SEVERE.includes(severity);
  const titles = via.map((one) =>
    typeof one === 'object' && one !== null && 'title' in one ? one.title : one,
  );
  console.log(
    `${name}: ${severity}, ${reachable ? 'in the app' : 'only for building'}: ${titles.join('; ')}`,
  );
  if (reachable && severe) failed += 1;
}
console.log(`${Object.keys(answer.vulnerabilities).length} known weaknesses, ${failed} severe in the app`);
process.exit(failed > 0 ? 1 : 0);
