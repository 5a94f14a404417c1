// The long form of test/fuzz: many thousand broken inputs with a seed that it prints, so that a failure can be repeated.
//   npm run fuzz                        20,000 inputs for each reader
//   FUZZ_RUNS=500 FUZZ_SEED=7 npm run fuzz
import { spawnSync } from 'node:child_process';

const runs = process.env.FUZZ_RUNS ?? '20000';
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 1_000_000));
console.log(`${runs} broken inputs for each reader, FUZZ_SEED=${seed} …`);
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'node', 'test/fuzz'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed },
});
process.exit(status ?? 1);
