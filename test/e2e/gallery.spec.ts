// The gallery of components: there where the app is developed, and nowhere in what is published.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, test } from './support.ts';

test('nothing of the gallery is in the build or in what is kept for offline use', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /gallery/i.test(name))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
  for (const name of files.filter((file) => /\.(js|html)$/.test(file)))
    expect(readFileSync(`build/${name}`, 'utf8'), name).not.toMatch(/gallery|data-moment="(bust|over)"/i);
});

test('the gallery shows components, cards and moments of a table, in both themes and languages', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const address = process.argv;
  process.argv = [...address.slice(0, 2), 'dev'];
  const server = await createServer({
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
    cacheDir: 'test-results/vite',
  });
  process.argv = address;
  try {
    await server.listen();
    const [root = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(`${root.replace('127.0.0.1', 'localhost')}gallery/`);
    for (const moment of ['discover', 'trade', 'bust', 'over'])
      await expect(page.locator(`[data-moment="${moment}"] h1`)).toBeVisible({ timeout: 120_000 });
    await page.getByRole('radio', { name: 'light' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('radio', { name: 'de' }).check();
    await expect(page.locator('[data-moment="trade"] h1')).toContainText('handelt');
  } finally {
    await server.close();
  }
});
