// Installed and without a signal: the app opens and moves between pages, at the root of a host and under a path.
import { expect, test, untilOfflineReady, untilStarted } from './support.ts';
import { E2E_PATH_PORT, E2E_PORT } from '../../scripts/ports.mjs';

for (const { name, address } of [
  { name: 'at the root of a host', address: `http://localhost:${E2E_PORT}` },
  { name: 'under a path', address: `http://localhost:${E2E_PATH_PORT}/harbormaster` },
]) {
  test(`opens without a network, ${name}`, async ({ page, context }) => {
    await page.goto(`${address}/`);
    await untilOfflineReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbormaster' })).toBeVisible();
    await page.goto(`${address}/settings/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.reload();
    await untilStarted(page);
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(page).toHaveURL(`${address}/`);
    await page.goto(`${address}/game/nobody-was-here/`);
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
  });

  test(`can be installed, ${name}`, async ({ page, request }) => {
    await page.goto(`${address}/`);
    const link = await page
      .locator('link[rel="manifest"]')
      .evaluate((element) => (element as HTMLLinkElement).href);
    expect(link).toBe(`${address}/manifest.webmanifest`);
    const manifest = (await (await request.get(link)).json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Harbormaster',
      short_name: 'Harbormaster',
      display: 'standalone',
    });
    expect(new URL(String(manifest['start_url']), link).href).toBe(`${address}/`);
    expect(new URL(String(manifest['scope']), link).href).toBe(`${address}/`);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src } of manifest.icons) {
      expect((await request.get(new URL(src, link).href)).status(), src).toBe(200);
    }
  });
}
