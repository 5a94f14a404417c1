// Every screen of the app (test/support/screens.ts), looked at in the ways that few designers try: without a signal, by axe in both
// themes and languages, at 200 % and 400 %, and in forced colours. A route without a screen fails here.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { dress, putSeed, reachScreen, SCREENS, seed } from '../support/screens.ts';
import { expect, test, untilOfflineReady, untilStarted, untilStill } from './support.ts';

/** A chromium that opens fifty screens one after the other. */
const LONG = 240_000;
const FULL = SCREENS.filter(({ empty }) => empty !== true);
const EMPTY = SCREENS.filter(({ empty }) => empty === true);

async function onEveryScreen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const visit = async (screens: typeof SCREENS) => {
    for (const screen of screens) {
      await reachScreen(page, '', screen);
      await look(screen.name);
    }
  };
  await visit(EMPTY);
  await putSeed(page, '', seed());
  await visit(FULL);
}

test('no route is forgotten: each has a screen that is looked at', () => {
  expect(ROUTES.length).toBeGreaterThan(15);
  const patterns = ROUTES.map((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}(\\?.*)?$`));
  const unseen = ROUTES.filter((_, at) => !SCREENS.some(({ path }) => patterns[at]?.test(path)));
  expect(unseen).toEqual([]);
});

test('no signal: every screen opens by its address, and the table plays on', async ({ page, context }) => {
  test.setTimeout(LONG);
  await page.goto('/');
  await untilOfflineReady(page);
  await putSeed(page, '', seed());
  await context.setOffline(true);
  for (const screen of FULL) {
    await reachScreen(page, '', screen);
    await expect(page.getByRole('heading').first(), screen.name).toBeAttached();
  }
  await page.goto('/game/start/');
  await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').tap();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
});

for (const { theme, language } of [
  { theme: 'dark', language: 'de' },
  { theme: 'light', language: 'en' },
] as const) {
  test(`axe finds nothing on any screen, ${theme} and ${language}`, async ({ page }) => {
    test.setTimeout(LONG);
    await dress(page, { theme, language });
    await onEveryScreen(page, async (name) => {
      await untilStill(page);
      const axe = new AxeBuilder({ page });
      // What is where does not change with the theme: the second time the colours are judged.
      const { violations } = await (theme === 'dark' ? axe : axe.withRules(['color-contrast'])).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          name,
        )
        .toEqual([]);
    });
  });
}

// A screen of 1280 x 1024 enlarged to 400 % is 320 x 256 (WCAG 1.4.10); the text alone can be doubled in the settings.
for (const { what, size, textSize } of [
  { what: '400 %', size: { width: 320, height: 256 }, textSize: 100 },
  { what: 'text of 200 %', size: { width: 390, height: 844 }, textSize: 200 },
] as const) {
  test(`${what}: no screen scrolls sideways, and nothing pressed lies out of reach`, async ({ page }) => {
    test.setTimeout(LONG);
    await page.setViewportSize(size);
    await dress(page, { theme: 'dark', language: 'de', textSize });
    await onEveryScreen(page, async (name) => {
      await untilStill(page);
      const found = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - window.innerWidth;
        const top = document.querySelector('dialog[open]') ?? document.body;
        /** A row that scrolls by itself may be longer than the screen. */
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
            scrolls(element.parentElement));
        const outside = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return (
              width > 1 && (left < -1 || right > window.innerWidth + 1) && !scrolls(element.parentElement)
            );
          })
          .map((element) => element.outerHTML.slice(0, 120));
        return { wide, outside };
      });
      expect.soft(found, name).toEqual({ wide: expect.any(Number), outside: [] });
      expect.soft(found.wide, name).toBeLessThanOrEqual(0);
    });
  });
}

test('forced colours: what can be pressed has an edge or words, icons are seen, what is chosen is marked', async ({
  page,
}) => {
  test.setTimeout(LONG);
  await page.emulateMedia({ forcedColors: 'active' });
  await dress(page, { theme: 'dark', language: 'en' });
  await onEveryScreen(page, async (name) => {
    const found = await page.evaluate(() => {
      const top = document.querySelector('dialog[open]') ?? document.body;
      const lost: string[] = [];
      for (const control of top.querySelectorAll('button, a[href]')) {
        if (control.getBoundingClientRect().width < 2) continue;
        const style = getComputedStyle(control);
        // Lies over the words that it asks about.
        if (control.childElementCount === 0 && style.position === 'absolute') continue;
        const edge = style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px';
        const words = control.textContent.trim() !== '' && style.color !== style.backgroundColor;
        const shape = control.querySelector('svg *');
        const drawn =
          shape !== null &&
          [getComputedStyle(shape).fill, getComputedStyle(shape).stroke].some(
            (paint) => paint !== 'none' && paint !== style.backgroundColor,
          );
        if (!edge && !words && !drawn) lost.push(control.outerHTML.slice(0, 160));
      }
      return lost;
    });
    expect.soft(found, name).toEqual([]);
  });
});

test('forced colours: a key has an edge, and the chosen one of several looks otherwise', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await putSeed(page, '', seed());
  await page.goto('/game/start/');
  const key = page.locator('main [data-entry="reveal"]').first();
  await expect(key).not.toHaveCSS('border-top-style', 'none');
  await expect(key).not.toHaveCSS('border-top-width', '0px');
  await page.goto('/settings/');
  await untilStarted(page);
  const look = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('xpath=ancestor::label[1]')
      .evaluate((label) => {
        const { backgroundColor, color, borderTopColor, outlineStyle } = getComputedStyle(label);
        return [backgroundColor, color, borderTopColor, outlineStyle].join();
      });
  await page.getByRole('radio', { name: 'Day' }).check({ force: true });
  await untilStill(page);
  expect(await look('Day')).not.toBe(await look('Dusk'));
});
