// Takes the pictures of the README from the built app, and with --all every screen in all sizes, both themes and both languages
// for looking at (in .screenshots/, not kept). Needs a build and a Chromium. --only home,table takes those that begin so;
// --size phone, --theme dark and --language de narrow it further; --text 200 doubles the text.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bundle } from './bundle.mjs';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';
import { serveBuild } from './serve.mjs';

const SIZES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
};
/** In the README. */
const KEPT = [
  { screen: 'home', file: 'home', theme: 'dark' },
  { screen: 'table-discover', file: 'table', theme: 'dark' },
  { screen: 'table-trade', file: 'trade', theme: 'light' },
];

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: Object.keys(SIZES).join() },
    theme: { type: 'string', default: 'dark,light' },
    language: { type: 'string', default: 'en,de' },
    text: { type: 'string', default: '100' },
  },
});
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
/** @type {typeof import('../test/support/screens.ts')} */
const { SCREENS, TIMEZONE, dress, openScreen, putSeed, seed } = await import(
  pathToFileURL(await bundle('test/support/screens.ts')).href
);
const server = await serveBuild({
  folder: 'build',
  base: '',
  port: 4300,
  host: '127.0.0.1',
  nextFreePort: true,
});
const address = `http://localhost:${server.port}`;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
const rows = seed();

/** @param {'dark' | 'light'} theme @param {'en' | 'de'} language @param {boolean} empty */
async function device(theme, language, empty) {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: TIMEZONE,
  });
  const page = await context.newPage();
  await dress(page, { theme, language, textSize: Number(values.text) });
  if (!empty) await putSeed(page, address, rows);
  return page;
}

if (values.all) {
  const only = values.only.split(',');
  const wanted = SCREENS.filter(({ name }) => only.some((start) => name.startsWith(start)));
  const sizes = Object.entries(SIZES).filter(([name]) => values.size.split(',').includes(name));
  rmSync('.screenshots', { recursive: true, force: true });
  for (const [name] of sizes) mkdirSync(`.screenshots/${name}`, { recursive: true });
  const looks = values.theme
    .split(',')
    .flatMap((theme) => values.language.split(',').map((language) => ({ theme, language })));
  let taken = 0;
  const take = async () => {
    for (let look = looks.shift(); look !== undefined; look = looks.shift()) {
      const { theme, language } = /** @type {{ theme: 'dark' | 'light', language: 'en' | 'de' }} */ (look);
      for (const empty of [true, false]) {
        const page = await device(theme, language, empty);
        for (const screen of wanted.filter((one) => (one.empty ?? false) === empty)) {
          try {
            await page.setViewportSize(SIZES.phone);
            await openScreen(page, address, screen);
            for (const [name, size] of sizes) {
              await page.setViewportSize(size);
              await page.evaluate(
                () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
              );
              await page.screenshot({ path: `.screenshots/${name}/${screen.name}-${theme}-${language}.png` });
              taken += 1;
            }
          } catch (problem) {
            console.error(`${screen.name}, ${theme}, ${language}: ${String(problem).split('\n')[0]}`);
            process.exitCode = 1;
          }
        }
        await page.context().close();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, take));
  console.log(`${taken} pictures in .screenshots/`);
} else {
  mkdirSync('docs/images', { recursive: true });
  for (const { screen, file, theme } of KEPT) {
    const found = SCREENS.find(({ name }) => name === screen);
    if (found === undefined) throw new Error(`no screen ${screen}`);
    const page = await device(/** @type {'dark' | 'light'} */ (theme), 'en', false);
    await openScreen(page, address, found);
    await page.screenshot({ path: `docs/images/${file}.png` });
    console.log(`docs/images/${file}.png`);
    await page.context().close();
  }
}
await browser.close();
server.close();
