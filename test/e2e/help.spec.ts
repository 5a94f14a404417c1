// What a card does, asked at the table: by holding it, by a right click, and from the menu. And the demo from its first to its last step.
import type { Page } from '@playwright/test';
import { dress, openScreen, putSeed, SCREENS, seed } from '../support/screens.ts';
import { expect, test, untilStarted } from './support.ts';

const KEY = 'main [data-entry="reveal"][data-card="sailor-3-1"]';
const harborOf = (page: Page) => page.locator('.harbor li');

async function atTable(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  await dress(page, { theme: 'dark', language });
  await putSeed(page, '', seed());
  await openScreen(
    page,
    '',
    SCREENS.find(({ name }) => name === 'table-discover')!,
  );
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`not there: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger that stays on a key asks what the card does, and nothing is entered', async ({
  page,
  context,
}) => {
  await atTable(page);
  const cards = await harborOf(page).count();
  const finger = await context.newCDPSession(page);
  for (const place of [KEY, '.harbor [data-shows]']) {
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [await middleOf(page, place)],
    });
    await expect(page.locator('dialog[open] h2').first()).toBeVisible();
    // The finger leaves the glass above the sheet: that is no tap on what lies there now.
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await expect(harborOf(page)).toHaveCount(cards);
  // A tap is a tap again.
  await page.locator(KEY).tap();
  await expect(harborOf(page)).toHaveCount(cards + 1);
});

test('a held mouse button and a right click ask as well', async ({ page }) => {
  await atTable(page);
  const cards = await harborOf(page).count();
  const { x, y } = await middleOf(page, KEY);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.locator('dialog[open]')).toContainText('Sailor');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.mouse.click(x, y, { button: 'right' });
  await expect(page.locator('dialog[open]')).toContainText('Sailor');
  await page.keyboard.press('Escape');
  await expect(harborOf(page)).toHaveCount(cards);
});

test('the menu leads to every card and rule, with its number', async ({ page }) => {
  await atTable(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page
    .locator('dialog')
    .getByRole('button', { name: /^Cards and rules/ })
    .tap();
  await page.locator('dialog input').fill('R-TAX-1');
  await expect(page.locator('dialog')).toContainText('R-TAX-1');
});

for (const language of ['en', 'de'] as const) {
  test(`the demo explains each place without covering it, ${language}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      },
      JSON.stringify({ theme: 'dark', language }),
    );
    await page.goto('/demo/');
    await untilStarted(page);
    const caption = page.locator('.caption');
    const count = caption.locator('.count');
    await expect(count).toHaveText(/^1\/\d+$/);
    const steps = Number((await count.textContent())?.split('/')[1]);
    for (let step = 2; step <= steps; step += 1) {
      const before = await caption.locator('p.text').textContent();
      await caption.locator('.main').tap();
      await expect(caption.locator('p.text')).not.toHaveText(before ?? '');
      if (step < steps) await expect(count).toHaveText(`${step}/${steps}`);
    }
    await expect(caption.locator('.over')).toBeVisible();
    const winner = await page.locator('.stage h2').first().boundingBox();
    const paper = await caption.boundingBox();
    expect(winner).not.toBeNull();
    expect(paper).not.toBeNull();
    expect(winner!.y >= paper!.y + paper!.height || winner!.y + winner!.height <= paper!.y).toBe(true);
    expect(winner!.y + winner!.height).toBeLessThan(page.viewportSize()!.height);
    await caption.locator('a.main').tap();
    await expect(page).toHaveURL(/\/new\/?$/);
  });
}

test('the demo can be left at any time', async ({ page }) => {
  await page.goto('/demo/');
  await untilStarted(page);
  await page.getByRole('link', { name: 'Leave the demo' }).tap();
  await expect(page).toHaveURL(/:\d+\/$/);
});
