// What goes wrong around a table: no signal on any page, a database that is refused, damaged, emptied or full, a clock
// set back, addresses that mean nothing, and screens that few designers try.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Entry, Setup } from '#engine';
import { chanceFrom } from '../support/random-play.ts';
import { openTable, shownFigures } from './table-player.ts';
import { expect, test, untilOfflineReady, untilStarted, untilStill } from './support.ts';

const PAGES = [
  '/',
  '/new/',
  '/games/',
  '/history/',
  '/statistics/',
  '/campaigns/',
  '/solo/',
  '/help/',
  '/settings/',
  '/settings/my-cards/',
  '/backup/',
  '/labels/',
  '/scan/',
];
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
const AFTER: Readonly<Record<string, unknown>> = { Ana: { coins: 0, influence: 1, swords: 1 } };

async function expectTable(page: Page): Promise<void> {
  await expect.poll(() => shownFigures(page)).toMatchObject(AFTER);
}

/** Runs work on the raw database of the page, beside the app. */
async function damage(page: Page, how: 'record' | 'wipe', id: string): Promise<void> {
  await page.evaluate(
    async ([kind, game]) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('harbormaster');
        request.onsuccess = () => {
          done(request.result);
        };
      });
      const write = database.transaction(['games', 'entries'], 'readwrite');
      if (kind === 'record') write.objectStore('games').put({ id: game, setup: 42, deletedAt: null });
      else for (const name of ['games', 'entries']) write.objectStore(name).clear();
      await new Promise((done) => {
        write.oncomplete = done;
      });
      database.close();
    },
    [how, id] as const,
  );
}

test('no signal: every page opens, by its address and after a reload', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await untilOfflineReady(page);
  await openTable(page, 'offline', SETUP, MID_GAME);
  await context.setOffline(true);
  for (const path of [...PAGES, '/game/offline/', '/history/offline/', '/history/offline/replay/']) {
    await page.goto(path);
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
  await page.goto('/game/offline/');
  await expectTable(page);
  await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').tap();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
});

test('a database that the browser refuses: the table plays, and says that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('/backup/');
  await untilStarted(page);
  await expect(page.getByText('This browser lets the app store nothing', { exact: false })).toBeVisible();
  await page.goto('/new/');
  await untilStarted(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a full disk in mid-game: the entry shows, is marked, and can be saved to a file', async ({ page }) => {
  await openTable(page, 'full', SETUP, MID_GAME);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').tap();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /file/i }).first()).toBeVisible();
});

test('a record that cannot be read does not take the others with it', async ({ page }) => {
  await openTable(page, 'sound', SETUP, MID_GAME);
  await damage(page, 'record', 'broken');
  await page.goto('/games/');
  await page.locator('[data-loaded]').first().waitFor();
  await expect(page.getByRole('link', { name: /Ana, Ben and Cleo|Ana/ }).first()).toBeVisible();
  await page.goto('/game/sound/');
  await expectTable(page);
  await page.goto('/game/broken/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main.table')).toHaveCount(0);
});

test('storage cleared by the browser: the first page says so and leads to the backup', async ({ page }) => {
  await openTable(page, 'evicted', SETUP, MID_GAME);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Back to the table/ })).toBeVisible();
  await damage(page, 'wipe', '');
  await page.goto('/');
  const hint = page.getByRole('link', { name: /Your games are not here any more/ });
  await expect(hint).toBeVisible();
  await page.reload();
  await hint.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Backup/);
});

test('clock set back, theme and language changed in mid-game', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T20:00:00Z'));
  await openTable(page, 'changed', SETUP, MID_GAME);
  await page.clock.setFixedTime(new Date('2019-01-01T00:00:00Z'));
  await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').tap();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  // Another tab changes the settings: this one follows without a reload.
  const other = await context.newPage();
  await other.goto('/settings/');
  await other.evaluate(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ language: 'de', theme: 'light' }));
  });
  await other.close();
  await expect(page.locator('main h1').first()).toContainText('Ben entdeckt');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hafen 1' })).toBeVisible();
});

test('addresses that mean nothing are answered', async ({ page }) => {
  test.setTimeout(90_000);
  const chance = chanceFrom(41);
  const strange = [
    '%00',
    '..%2f..%2f',
    '<script>alert(1)</script>',
    '__proto__',
    "'--",
    'ü'.repeat(300),
    '%F0%9F%8F%B4',
  ];
  for (const path of [
    '/game/X/',
    '/game/X/end/',
    '/history/X/',
    '/history/X/replay/',
    '/campaigns/X/',
    '/new/?again=X',
    '/scan/?into=X',
  ]) {
    const address = path.replace('X', encodeURIComponent(chance.pick(strange)));
    await page.goto(address);
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  }
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any page in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      },
      JSON.stringify({ theme, language: theme === 'dark' ? 'de' : 'en' }),
    );
    await openTable(page, 'axe', SETUP, MID_GAME);
    for (const path of [...PAGES, '/history/axe/', '/history/axe/replay/']) {
      await page.goto(path);
      await untilStarted(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await untilStill(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    }
  });
}

test('four times as large: no page scrolls sideways, and the table still plays', async ({ page }) => {
  test.setTimeout(90_000);
  // A screen of 1280 x 1024 enlarged to 400 % is 320 x 256 (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await openTable(page, 'large', SETUP, MID_GAME);
  await page.locator('main [data-entry="reveal"][data-card="ship-red-1-1"]').tap();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeAttached();
  for (const path of [...PAGES, '/game/large/', '/history/large/']) {
    await page.goto(path);
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(320);
  }
});

test('forced colours: keys keep a border, the chosen one is marked, icons are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openTable(page, 'forced', SETUP, MID_GAME);
  const key = page.locator('main [data-entry="reveal"]').first();
  const look = await key.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, color, backgroundColor } = getComputedStyle(element);
    const icon = element.querySelector('svg path');
    return {
      border: `${borderTopWidth} ${borderTopStyle}`,
      readable: color !== backgroundColor,
      icon:
        icon === null ||
        getComputedStyle(icon).fill !== backgroundColor ||
        getComputedStyle(icon).stroke !== backgroundColor,
    };
  });
  expect(look.border).not.toMatch(/^0px|none/);
  expect(look).toMatchObject({ readable: true, icon: true });
});
