// Takes the pictures of the README from the built app, and with --all every page in both themes and languages for
// looking at (in .screenshots/, not kept). Needs a build and a Chromium.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { serveBuild } from './serve.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings/' },
  { name: 'help', path: '/help/' },
];
const KEPT = [
  { page: 'home', theme: 'dark', language: 'en' },
  { page: 'settings', theme: 'light', language: 'en' },
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
const folder = values.all ? '.screenshots' : 'docs/images';
mkdirSync(folder, { recursive: true });
const server = await serveBuild({
  folder: 'build',
  base: '',
  port: 4300,
  host: '127.0.0.1',
  nextFreePort: true,
});
const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });

const shots = values.all
  ? PAGES.flatMap(({ name }) =>
      ['dark', 'light'].flatMap((theme) => ['en', 'de'].map((language) => ({ page: name, theme, language }))),
    )
  : KEPT;
for (const shot of shots) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (stored) => {
      localStorage.setItem('harbormaster.settings', stored);
    },
    JSON.stringify({ theme: shot.theme, language: shot.language }),
  );
  const page = await context.newPage();
  const path = PAGES.find(({ name }) => name === shot.page)?.path ?? '/';
  await page.goto(`http://localhost:${server.port}${path}`, { waitUntil: 'networkidle' });
  const file = values.all
    ? `${folder}/${shot.page}-${shot.theme}-${shot.language}.png`
    : `${folder}/${shot.page}.png`;
  await page.screenshot({ path: file, fullPage: values.all });
  console.log(file);
  await context.close();
}
await browser.close();
server.close();
