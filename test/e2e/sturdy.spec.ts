// What goes wrong around a table: no signal on any page, a database that is refused, damaged, emptied or full, a clock
// set back, addresses that mean nothing, and screens that few designers try.
import type { Page } from '@playwright/test';
import type { Entry, Setup } from '#engine';
import { ROUTES } from '../support/routes.ts';
import { chanceFrom } from '../support/random-play.ts';
import { openTable, shownFigures } from './table-player.ts';
import { expect, test, untilStarted } from './support.ts';

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

test('two tabs on the same game follow each other, and what both say at once leaves one game', async ({
  page,
  context,
}) => {
  await openTable(page, 'both', SETUP, MID_GAME);
  const other = await context.newPage();
  await other.goto('/game/both/');
  await expectTable(other);
  const reveal = (tab: Page, card: string) =>
    tab.locator(`main [data-entry="reveal"][data-card="${card}"]`).dispatchEvent('click');
  const harbor = (tab: Page, cards: number) => tab.getByRole('region', { name: `Harbor ${cards}` });

  await reveal(page, 'ship-red-1-1');
  await expect(harbor(other, 1)).toBeVisible();
  await reveal(other, 'ship-blue-1-1');
  await expect(harbor(page, 2)).toBeVisible();

  // Both at once, however the two meet: no table shows what the other does not, and nothing that is stored is lost.
  const cards = (tab: Page) =>
    tab
      .getByRole('region', { name: /^Harbor/ })
      .getByRole('listitem')
      .allInnerTexts();
  await Promise.all([reveal(page, 'priest-4-1'), reveal(other, 'captain-4-1')]);
  await expect
    .poll(async () => {
      const [here, there] = await Promise.all([cards(page), cards(other)]);
      return here.length >= 3 && here.join() === there.join();
    })
    .toBe(true);
  const both = await cards(page);
  await page.reload();
  await expect(harbor(page, both.length)).toBeVisible();
  expect(await cards(page)).toEqual(both);
  await other.getByRole('button', { name: 'Undo' }).first().click();
  await expect(harbor(page, both.length - 1)).toBeVisible();
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

/** What is in the store, word for word. */
function storeText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('harbormaster');
      request.onsuccess = () => {
        done(request.result);
      };
    });
    const names = [...database.objectStoreNames];
    const read = database.transaction(names);
    const tables = await Promise.all(
      names.map(
        (name) =>
          new Promise((done) => {
            const all = read.objectStore(name).getAll();
            all.onsuccess = () => {
              done([name, all.result]);
            };
          }),
      ),
    );
    database.close();
    return JSON.stringify(tables);
  });
}

const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? 41);
const STRANGE = [
  '%00',
  '..%2f..%2f',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  "'--",
  'ü'.repeat(300),
  '%F0%9F%8F%B4',
  '%E0%A4%A',
  '[object Object]',
  '-1',
  '9'.repeat(400),
];

// The long form of this is a part of `npm run fuzz`.
test('addresses that mean nothing are answered: path, query and hash of every route', async ({ page }) => {
  test.setTimeout(90_000 * ROUNDS);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openTable(page, 'here', SETUP, MID_GAME);
  await page.goto('/settings/');
  await untilStarted(page);
  const before = await storeText(page);
  for (let round = 0; round < ROUNDS; round += 1) {
    const chance = chanceFrom(SEED + round);
    await page.goto('/game/%E0%A4%A/');
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
    const strange = () => {
      const text = chance.pick(STRANGE);
      return text.includes('%') ? text : encodeURIComponent(text);
    };
    for (const route of ROUTES) {
      const known = chance.next() < 0.3;
      const path = route.replace('[id]', known ? 'here' : strange());
      const key = chance.pick(['again', 'into', 'edition', 'campaign', strange()]);
      const address = `${path}?${key}=${strange()}#${strange()}`;
      await page.goto(address);
      await expect(page.getByRole('heading').first(), `${address}, FUZZ_SEED=${String(SEED)}`).toBeAttached();
    }
  }
  await page.goto('/settings/');
  await untilStarted(page);
  expect(await storeText(page)).toBe(before);
  expect(dialogs).toEqual([]);
});
