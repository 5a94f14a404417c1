// Fails where `npm ci` would refuse the lock file on some machine (a binary for another platform is missing from
// it), where it disagrees with package.json, and where it names the host of a registry.
// Use: node scripts/check-lock.mjs [package-lock.json]
import { readFileSync } from 'node:fs';

const lockFile = process.argv[2] ?? 'package-lock.json';
/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Locked */
/** @type {Record<string, Locked & { dependencies?: Record<string, string>, devDependencies?: Record<string, string> }>} */
const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
const wanted = JSON.parse(readFileSync('package.json', 'utf8'));
/** @type {string[]} */
const problems = [];

/** Looks for a package the way Node does: beside the one that asks, then in every folder above.
 * @param {string} name @param {string} from */
function isLocked(name, from) {
  let folder = from;
  for (;;) {
    if (locked[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

for (const [path, entry] of Object.entries(locked)) {
  if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${path} names the host of a registry`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(name, path)) problems.push(`${name}, an optional part of ${path}, is missing`);
  }
}
for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
  if (!/^\d/.test(version)) problems.push(`${name} in package.json is not an exact version: ${version}`);
  const found = locked[`node_modules/${name}`]?.version;
  if (found !== version) problems.push(`${name} is ${version} in package.json and ${found} in the lock file`);
}

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(locked).length} packages locked, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
