// The builds that the journeys need: one for the root of a host, one under a path, and a later version of the app.
import { spawnSync } from 'node:child_process';

/** @type {{ environment: Record<string, string>, options?: string[] }[]} */
const BUILDS = [
  { environment: {} },
  { environment: { BASE_PATH: '/harbormaster', BUILD_FOLDER: 'build-base-path' } },
  {
    environment: { BUILD_FOLDER: 'build-later' },
    options: ['--config', 'test/e2e/later-version.config.ts'],
  },
];

for (const { environment, options = [] } of BUILDS) {
  const { status } = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn', ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
