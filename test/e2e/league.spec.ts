// A league over several evenings: brought in from a file, games taken out and added from the history, the next one begun for it.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from './support.ts';

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const game = (id: string, startedAt: number, figures: Readonly<Record<string, readonly string[]>>) => ({
  format: 'harbormaster-game',
  version: 1,
  id,
  startedAt,
  endedAt: startedAt + 3_600_000,
  setup: {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players: Object.keys(figures),
    tracking: 'scores',
    houseRules: {},
  },
  entries: [
    ...Object.entries(figures).flatMap(([player, cards]) =>
      cards.map((card) => ({ type: 'add-card', player, card })),
    ),
    { type: 'finish' },
  ],
});

const FILE = {
  format: 'harbormaster-campaign',
  version: 1,
  campaign: {
    id: 'winter',
    name: 'Winter league',
    startedAt: 1_790_000_000_000,
    progress: { kind: 'league', people: ['Ana', 'Ben', 'Cleo'], notes: 'Loser brings the cake' },
  },
  games: [
    game('one', 1_790_000_000_000, { Ana: ['admiral-9-3'], Ben: ['sailor-3-1'], Cleo: [] }),
    game('two', 1_790_600_000_000, { Ana: ['admiral-9-3'], Ben: ['admiral-9-3'], Cleo: ['sailor-3-1'] }),
  ],
};

async function bringIn(page: Page): Promise<void> {
  await page.goto('/campaigns/');
  await untilStarted(page);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'winter.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(FILE)),
  });
  await page.getByRole('link', { name: /Winter league/ }).click();
  await expect(page.locator('[data-part="standings"]')).toBeVisible();
}

const row = (page: Page, player: string) =>
  page.locator(`[data-part="standings"] tr[data-player="${player}"]`).getByRole('cell');

test('standings over the games; one taken out, added again, and the next begun', async ({ page }) => {
  await bringIn(page);
  await expect(row(page, 'Ana')).toHaveText(['1', '2', '1+1 shared', '6', '6']);
  await expect(row(page, 'Ben')).toHaveText(['2', '2', '0+1 shared', '4', '5']);
  await expect(row(page, 'Cleo')).toHaveText(['3', '2', '0', '1', '2']);
  await expect(page.locator('[data-part="last-time"]')).toContainText('1. Ana 3');
  await expectClean(page);

  await page
    .getByRole('button', { name: /^Take out: / })
    .first()
    .click();
  await expect(row(page, 'Ana')).toHaveText(['1', '1', '1', '3', '3']);
  await page.locator('[data-action="add-games"]').click();
  await expectClean(page);
  await page.locator('dialog').getByRole('button', { name: /^Add / }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Ana')).toHaveText(['1', '2', '1+1 shared', '6', '6']);

  // The next game has the people of the last one and counts for the league.
  await page.locator('[data-action="next-game"]').click();
  await expect(page.getByRole('radio', { name: 'Winter league' })).toBeChecked();
  await expectClean(page);
  await page.locator('[data-action="start-game"]').click();
  await expect(page.locator('main.table')).toBeVisible();
  await page.goto('/campaigns/');
  await page.getByRole('link', { name: /Winter league/ }).click();
  await expect(page.getByRole('link', { name: /^Back to the game of/ })).toBeVisible();

  // It leaves as a file and comes back after it was removed.
  const downloading = page.waitForEvent('download');
  await page.locator('[data-action="export-campaign"]').click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: 'Remove this league' }).click();
  await page.locator('[data-action="remove-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('link', { name: /Winter league/ })).toBeVisible();
});

test('a league is begun with a name and people, in German by day', async ({ page }) => {
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('harbormaster.settings', stored);
    },
    JSON.stringify({ theme: 'light', language: 'de' }),
  );
  await page.goto('/campaigns/');
  await untilStarted(page);
  await page.getByRole('radio', { name: 'Liga' }).check();
  await page.getByRole('textbox', { name: 'Name der Liga' }).fill('Winterliga');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.getByText('Nehmt zuerst mindestens zwei Leute dazu.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ben');
  await expectClean(page);
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'Liga · 0 Partien' })).toBeVisible();
  await expectClean(page);
  await page.locator('[data-action="next-game"]').click();
  await expect(page.getByRole('radio', { name: 'Winterliga' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Ana' }).first()).toContainText('Ben');
});
