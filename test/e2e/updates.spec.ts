// New versions, and versions that cannot be had whole: offered and never forced, across a step of the saved format too, with an old
// and a new version in two tabs; and what is said where the worker, its files or a part of the app are missing.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Entry, Setup } from '#engine';
import { serveBuild } from '../../scripts/serve.mjs';
import { storeGame } from './new-game-store.ts';
import { expect, test, untilOfflineReady, untilStarted } from './support.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};
const MID_GAME: readonly Entry[] = [
  { type: 'reveal', card: 'sailor-3-1' },
  { type: 'stop' },
  { type: 'take', player: 'Ana', card: 'sailor-3-1' },
];

/** A host with one build, which can be exchanged for another while it serves. */
async function host(folder: string) {
  const put = (build: string) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(build, folder, { recursive: true });
  };
  put('build');
  const server = await serveBuild({
    folder,
    base: '',
    port: 4290,
    host: '127.0.0.1',
    nextFreePort: true,
    watch: true,
  });
  return { address: `http://localhost:${String(server.port)}`, put, close: server.close };
}

async function reveal(page: Page, card: string): Promise<void> {
  await page.bringToFront();
  await page.locator(`main [data-entry="reveal"][data-card="${card}"]`).tap();
}

const harbor = (page: Page, cards: number) => page.getByRole('region', { name: `Harbor ${String(cards)}` });
const checkForUpdate = (page: Page) => page.getByRole('button', { name: 'Check for update' });

/** A page without a worker, as in a private window of Firefox. */
async function withoutWorker(
  browser: Browser,
  work: (page: Page, context: BrowserContext, complaints: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await work(page, context, complaints);
  await context.close();
}

test('a new version is looked for, put off and let in by the player', async ({ page }, { outputDir }) => {
  const { address, put, close } = await host(outputDir);
  await page.goto(`${address}/settings/`);
  await untilOfflineReady(page);
  await untilStarted(page);
  await checkForUpdate(page).click();
  await expect(page.getByText('You have the newest version.')).toBeVisible();

  put('build-later');
  await checkForUpdate(page).click();
  const later = page.getByRole('button', { name: 'Later' });
  await later.click();
  await expect(later).toBeHidden();
  // Nothing is forced: the old version opens again and again.
  await page.reload();
  await untilStarted(page);
  await expect(page.getByText('Harbormaster 0.1.0')).toBeVisible();

  await checkForUpdate(page).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await untilStarted(page);
  await expect(page.getByText('Harbormaster later')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update now' })).toHaveCount(0);
  await page.goto('about:blank');
  close();
});

test('a running game survives a step of the format, with the old version in one tab and the new in another', async ({
  page,
  context,
}, { outputDir }) => {
  test.setTimeout(90_000);
  const { address, put, close } = await host(outputDir);
  await page.goto(`${address}/settings/`);
  await untilOfflineReady(page);
  await storeGame(
    page,
    {
      id: 'update',
      setup: { ...SETUP },
      entries: MID_GAME.map((entry) => ({ ...entry })),
      status: 'in-progress',
    },
    address,
  );
  await page.goto(`${address}/game/update/`);
  await reveal(page, 'ship-red-1-1');
  await expect(harbor(page, 1)).toBeVisible();

  put('build-later');
  const other = await context.newPage();
  await other.goto(`${address}/settings/`);
  await untilStarted(other);
  await checkForUpdate(other).click();
  const now = other.getByRole('button', { name: 'Update now' });
  await expect(now).toBeVisible();
  // Nobody asked the table: it plays on in its version.
  await reveal(page, 'ship-blue-1-1');
  await expect(harbor(page, 2)).toBeVisible();

  await other.bringToFront();
  await Promise.all([other.waitForEvent('load'), now.click()]);
  await untilStarted(other);
  await expect(other.getByText('Harbormaster later')).toBeVisible();
  await expect(page.getByText('The new version runs in another tab.', { exact: false })).toBeVisible();

  // The new version opens the game: from now on it keeps it, lifted to its format.
  await other.goto(`${address}/game/update/`);
  await expect(harbor(other, 2)).toBeVisible();
  await reveal(other, 'ship-green-1-1');
  await expect(harbor(other, 3)).toBeVisible();

  // The old table says so, takes nothing that would be lost, and is one tap away from where the game is.
  await page.bringToFront();
  await expect(page.getByText('A newer version keeps your games now.', { exact: false })).toBeVisible();
  await reveal(page, 'ship-yellow-1-1');
  await expect(page.getByText('load again to play on', { exact: false })).toBeVisible();
  await expect(harbor(page, 2)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load again' }).click()]);
  await expect(harbor(page, 3)).toBeVisible();
  await reveal(page, 'ship-yellow-1-1');
  await expect(harbor(page, 4)).toBeVisible();
  await expect(harbor(other, 4)).toBeVisible();
  await page.goto(`${address}/history/update/`);
  await expect(page.locator('textarea')).toHaveValue('lifted');
  await page.goto('about:blank');
  await other.goto('about:blank');
  close();
});

test('an old version that meets a newer store says what to do, on the table and elsewhere', async ({ page }, {
  outputDir,
}) => {
  const { address, put, close } = await host(outputDir);
  put('build-later');
  await storeGame(page, { id: 'newer', setup: { ...SETUP }, entries: [], status: 'in-progress' }, address);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  put('build');
  for (const path of ['game/newer', 'history', 'games', 'statistics', 'backup']) {
    await page.goto(`${address}/${path}/`);
    await expect(
      page.getByText('A newer version keeps your games now.', { exact: false }),
      path,
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load again' }), path).toBeVisible();
  }
  await page.goto('about:blank');
  close();
});

test('the first visit is complete as soon as the worker has its files: no second one is needed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByRole('link', { name: /New game/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
});

test('a first visit that loses the signal at once says what is missing and keeps what it has', async ({
  browser,
}) => {
  await withoutWorker(browser, async (page, context) => {
    await page.goto('/');
    await untilStarted(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: /New game/ }).click();
    await expect(page.getByRole('heading', { name: 'This page is not here yet' })).toBeVisible();
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbormaster' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('link', { name: /New game/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
  });
});

test('workers switched off: the app plays, and Settings says that none answers', async ({ browser }) => {
  await withoutWorker(browser, async (page, _context, complaints) => {
    await storeGame(page, {
      id: 'off',
      setup: { ...SETUP },
      entries: MID_GAME.map((entry) => ({ ...entry })),
      status: 'in-progress',
    });
    await page.goto('/game/off/');
    await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').click();
    await expect(harbor(page, 1)).toBeVisible();
    await page.goto('/settings/');
    await untilStarted(page);
    await checkForUpdate(page).click();
    await expect(page.getByText('No answer. Try again with a connection.')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a worker that cannot keep its files: the app plays, and Settings says that it is not kept', async ({
  page,
}, { outputDir }) => {
  const { address, close } = await host(outputDir);
  const nodes = join(outputDir, '_app/immutable/nodes');
  // The last page of all is not there, so that the worker gives up.
  for (const file of readdirSync(nodes).filter((name) => /^9\./.test(name))) rmSync(join(nodes, file));
  await page.goto(`${address}/settings/`);
  await untilStarted(page);
  await checkForUpdate(page).click();
  await expect(page.getByText('would not keep the app for offline use', { exact: false })).toBeVisible();
  await page.goto(`${address}/new/`);
  await untilStarted(page);
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
  await page.goto('about:blank');
  close();
});

test('a part that the old version wants and the host no longer has: a word, and the page in the newest version', async ({
  page,
}, { outputDir }) => {
  const { address, put, close } = await host(outputDir);
  await page.goto(`${address}/`);
  await untilOfflineReady(page);
  await untilStarted(page);
  put('build-later');
  // As after an update in another tab: the old files are gone from here and from there.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.getByRole('link', { name: /New game/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
  await page.goto(`${address}/settings/`);
  await expect(page.getByText('Harbormaster later')).toBeVisible();
  await page.goto('about:blank');
  close();
});
