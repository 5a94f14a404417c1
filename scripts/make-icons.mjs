// Draws the PNG icons from static/icons/harbormaster.svg with Chromium. Run it when the drawing changes, and commit
// what it writes: hosts and phones want pictures, and nobody should need Chromium for a build.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';

const drawing = readFileSync('static/icons/harbormaster.svg', 'utf8');
// Phones cut their own shape out of these two: no rounded corners, and the drawing keeps inside the safe zone.
const square = drawing.replace('rx="112"', 'rx="0"');
const maskable = square
  .replace('viewBox="0 0 512 512"', 'viewBox="-48 -48 608 608"')
  .replace('<rect width="512" height="512" rx="0"/>', '<rect x="-48" y="-48" width="608" height="608"/>')
  .replace('<rect width="512" height="350"', '<rect x="-48" y="-48" width="608" height="398"')
  .replace('<rect y="348" width="512" height="164"', '<rect x="-48" y="348" width="608" height="212"')
  .replace('M256 150 512 82v136z', 'M256 150 560 69v162z')
  .replace('M256 150 0 82v136z', 'M256 150-48 69v162z');

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'maskable-512.png', size: 512, svg: maskable },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: `static/icons/${file}`, omitBackground: true });
  await page.close();
  console.log(`static/icons/${file}`);
}
await browser.close();
