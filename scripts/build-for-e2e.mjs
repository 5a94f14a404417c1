// The two builds that the journeys need: one for the root of a host, one under a path.
import { spawnSync } from 'node:child_process';

for (const environment of [{}, { BASE_PATH: '/harbormaster', BUILD_FOLDER: 'build-base-path' }]) {
  const { status } = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
