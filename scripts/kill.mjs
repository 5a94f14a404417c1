// The long form of test/e2e/kill.spec.ts: pages killed hundreds of times, with a seed that it prints.
//   npm run kill                        300 kills
//   KILLS=50 KILL_SEED=7 npm run kill
import { spawnSync } from 'node:child_process';

const kills = process.env.KILLS ?? '300';
const seed = process.env.KILL_SEED ?? String(Math.floor(Math.random() * 1_000_000));
console.log(`${kills} kills, KILL_SEED=${seed} …`);
for (const [tool = '', ...options] of [
  [process.execPath, 'scripts/build-for-e2e.mjs'],
  ['node_modules/.bin/playwright', 'test', 'test/e2e/kill.spec.ts', '--retries=0'],
]) {
  const { status } = spawnSync(tool, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, KILLS: kills, KILL_SEED: seed },
  });
  if (status !== 0) process.exit(status ?? 1);
}
