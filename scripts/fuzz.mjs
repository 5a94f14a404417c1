// The long form of test/fuzz: many thousand broken inputs with a seed that it prints, so that a failure can be repeated.
//   npm run fuzz                        20,000 inputs for each reader, then 20 rounds of strange addresses in the browser
//   FUZZ_RUNS=500 FUZZ_SEED=7 npm run fuzz
import { spawnSync } from 'node:child_process';

const runs = process.env.FUZZ_RUNS ?? '20000';
const rounds = process.env.FUZZ_ROUNDS ?? '20';
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 1_000_000));
console.log(`${runs} broken inputs for each reader, FUZZ_SEED=${seed} …`);
for (const [tool = '', ...options] of [
  ['node_modules/.bin/vitest', 'run', '--project', 'node', 'test/fuzz'],
  [process.execPath, 'scripts/build-for-e2e.mjs'],
  ['node_modules/.bin/playwright', 'test', 'test/e2e/sturdy.spec.ts', '-g', 'addresses', '--retries=0'],
]) {
  const { status } = spawnSync(tool, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, FUZZ_ROUNDS: rounds },
  });
  if (status !== 0) process.exit(status ?? 1);
}
