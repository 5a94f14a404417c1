// The frame around every page: it loads, speaks both languages, keeps its settings, and says where one is lost.
import { expect, test, untilStarted } from './support.ts';

test('opens on the harbor and leads to help and settings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbormaster' })).toBeVisible();
  await expect(page.getByText('Table companion for Port Royal')).toBeVisible();
  await page.getByRole('link', { name: /How it works/ }).click();
  await expect(page).toHaveURL(/\/help\/?$/);
  await expect(page.getByText(/not affiliated with the publishers/)).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await page.getByRole('link', { name: /Settings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('speaks German after one tap, on every page, and after a reload', async ({ page }) => {
  await page.goto('/settings/');
  await untilStarted(page);
  const english = await page.locator('main').innerText();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  const german = await page.locator('main').innerText();
  const kept = linesOf(english).filter((line) => linesOf(german).includes(line));
  expect(kept).toEqual(
    ['English', 'Deutsch', '100 %', 'Vibration', 'Harbormaster 0.1.0'].filter((line) => kept.includes(line)),
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/');
  await expect(page.getByText('Tischbegleiter für Port Royal')).toBeVisible();
  await expect(page.getByText('Table companion')).toHaveCount(0);
});

test('never shows an English word to a German reader, not even before it starts', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  // Without its modules the page stays as it was written: in English, and therefore unseen.
  await context.route('**/_app/immutable/**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Table companion')).toBeHidden();
  await context.unrouteAll();
  await page.reload();
  await expect(page.getByText('Tischbegleiter für Port Royal')).toBeVisible();
  await context.close();
});

test('keeps the theme and the text size, right from the first paint', async ({ page }) => {
  await page.goto('/settings/');
  await untilStarted(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Day' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expect(page.getByText('115 %')).toBeVisible();

  await page.route('**/_app/immutable/**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('font-size', '18.4px');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('changes the words of the edition in a sheet', async ({ page }) => {
  await page.goto('/settings/');
  await untilStarted(page);
  await page.getByRole('button', { name: /Words of/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Whose words do you use?' });
  await sheet.getByRole('button', { name: /Pegasus 2014/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Words of Pegasus 2014' })).toBeFocused();
});

test('says what to do at an address that leads nowhere', async ({ page }) => {
  await page.goto('/no-such-pier/');
  await expect(page.getByRole('heading', { name: 'Nothing moored here' })).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbormaster' })).toBeVisible();
});

test('fits a narrow phone at twice the text size without scrolling sideways', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ textSize: 200 }));
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/settings/', '/help/']) {
    await page.goto(path);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spare, path).toBeLessThanOrEqual(0);
  }
});

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
