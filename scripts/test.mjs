// `npm test`: installs what is missing, then runs every check, shows what it is doing, and ends with one line
// `N passed, N failed`. A stage that counts tests adds its counts; any other stage counts as one. A stage whose
// tool fails without a failed test (a rejection that nobody caught, a crash) counts as one failure more.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepareChromium, preparePackages } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [environment]
 * @property {{ file: string, read: (report: any) => Counts }} [report] where the tool writes its counts
 * @property {string} [needs] the stage that must have passed before
 * @property {number} [unjudged] the tool's exit code for "nobody could say": counts neither way
 */

const UNIT_REPORT = 'test-results/unit.json';
const COMPONENT_REPORT = 'test-results/components.json';

/** @param {string} project @param {string} file */
const vitest = (project, file) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];
/** @param {any} report */
const vitestCounts = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
/** @param {any} report */
const playwrightCounts = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.stats.skipped,
});

/** @type {Stage[]} */
const STAGES = [
  { name: 'lock file', command: ['node', 'scripts/check-lock.mjs'] },
  { name: 'forbidden things', command: ['node', 'scripts/check-forbidden.mjs'] },
  { name: 'dependency audit', command: ['node', 'scripts/audit.mjs'], unjudged: 3 },
  { name: 'types', command: ['node', 'scripts/check-types.mjs'] },
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings', '0'],
    // The linter holds the types of every file at once, which is more than Node's usual 4 GB.
    environment: { NODE_OPTIONS: '--max-old-space-size=8192' },
  },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'unit tests',
    command: vitest('node', UNIT_REPORT),
    report: { file: UNIT_REPORT, read: vitestCounts },
  },
  {
    name: 'component tests',
    command: vitest('components', COMPONENT_REPORT),
    report: { file: COMPONENT_REPORT, read: vitestCounts },
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'size budget', command: ['node', 'scripts/check-size.mjs'], needs: 'build' },
  {
    name: 'build under a path',
    command: ['vite', 'build', '--logLevel', 'warn'],
    environment: { BASE_PATH: '/harbormaster', BUILD_FOLDER: 'build-base-path' },
    needs: 'build',
  },
  {
    name: 'build of a later version',
    command: ['vite', 'build', '--logLevel', 'warn', '--config', 'test/e2e/later-version.config.ts'],
    environment: { BUILD_FOLDER: 'build-later' },
    needs: 'build under a path',
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    report: { file: 'test-results/report.json', read: playwrightCounts },
    needs: 'build of a later version',
  },
];

/** @param {Stage} stage @returns {Promise<boolean | null>} whether the tool itself was content; null: it could not judge */
function run({ unjudged, command: [tool = '', ...options], environment }) {
  const program = tool === 'node' ? process.execPath : `node_modules/.bin/${tool}`;
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      stdio: 'inherit',
      env: { ...process.env, ...environment, CI: '1' },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code !== null && code === unjudged ? null : code === 0));
  });
}

/** @param {Stage} stage @param {boolean | null} content @returns {Counts} */
function count({ report }, content) {
  if (content === null) return { passed: 0, failed: 0 };
  if (report === undefined) return content ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  /** @type {Counts} */
  let counts;
  try {
    counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  // No test at all is no success, and neither is a tool that fails while every test passed.
  if (counts.failed === 0 && (!content || counts.passed === 0)) return { ...counts, failed: 1 };
  return counts;
}

const started = Date.now();
preparePackages();
prepareChromium();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
for (const stage of STAGES) {
  console.log(`\n=== ${stage.name}`);
  const begun = Date.now();
  const blocked = stage.needs !== undefined && failures.includes(stage.needs);
  if (blocked) console.log(`not run: ${stage.needs} failed`);
  const counts = blocked ? { passed: 0, failed: 1 } : count(stage, await run(stage));
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(stage.name);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `--- ${stage.name}: ${counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'not judged'} (${seconds} s)`,
  );
}

console.log(
  `\n${failures.length === 0 ? 'All stages passed' : `Failed: ${failures.join(', ')}`} in ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
