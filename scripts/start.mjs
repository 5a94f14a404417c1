// `npm start`: from a fresh clone to the running app. Installs what is missing, builds, serves on localhost.
import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { preparePackages } from './prepare.mjs';

preparePackages();

console.log('Building the app …');
const build = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (build.status !== 0) {
  console.error(build.stdout);
  console.error('The build failed: see the message above.');
  process.exit(1);
}

// Only now: the server's own package may just have been installed.
const { serveBuild } = await import('./serve.mjs');
const base = process.env.BASE_PATH ?? '';
const { port } = await serveBuild({ folder: 'build', base, port: 4173, host: '0.0.0.0', nextFreePort: true });
console.log(`Harbormaster is ready: http://localhost:${port}${base}/`);

const neighbour = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
if (neighbour !== undefined) {
  console.log(
    `In this network: http://${neighbour}:${port}${base}/ (a phone needs HTTPS for the camera, the wake lock and offline use; the README shows how to host it).`,
  );
}
console.log('Stop with Ctrl+C.');
