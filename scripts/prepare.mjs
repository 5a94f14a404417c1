// Makes a fresh machine ready: installs the packages when they are missing or older than the lock file, and finds
// or installs a Chromium. It uses nothing that has to be installed first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

// npm's own note of what it installed.
const INSTALLED = 'node_modules/.package-lock.json';

/** @param {string} command @param {string[]} options */
function run(command, options) {
  const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Whether every package that this machine needs is there in the locked version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

/** Installs the packages exactly as locked, unless they are there. */
export function preparePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node ${process.versions.node} is too old: please install Node 20.19 or newer.`);
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  if (!run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])) {
    giveUp('npm ci failed: see the message above. A network connection is needed once.');
  }
}

/** Finds a Chromium or installs Debian's, with one font so that text has a shape. */
export function prepareChromium() {
  if (findChromium() !== undefined) return;
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log('Installing Chromium (apt-get) …');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  if (findChromium() === undefined) {
    giveUp(
      'No Chromium found: please install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run this again.',
    );
  }
}
