// All type checks: the app with its components, then the engine without any browser, then scripts and Node tests.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['svelte-kit', 'sync'],
  ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ['tsc', '--project', 'tsconfig.engine.json'],
  ['tsc', '--project', 'tsconfig.node.json'],
];

let failed = false;
for (const [tool = '', ...options] of CHECKS) {
  console.log(`> ${tool} ${options.join(' ')}`);
  const { status } = spawnSync(`node_modules/.bin/${tool}`, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
