// My cards as an owner uses them: a card that nobody knows comes up and is typed, a number is corrected, and a small file carries both on.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Setup } from '#engine';
import { newestSetup, storeGame } from './new-game-store.ts';
import { expect, test } from './support.ts';
import { openTable, shownFigures } from './table-player.ts';

const BIG_BOX: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};
const SAIL: Setup = { ...BIG_BOX, game: 'make-sail', boxes: ['make-sail'] };

/** Types the numbers of the open form, by their labels. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByRole('textbox', { name: label, exact: true }).fill(value);
}

async function remember(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Remember' }).tap();
}

/** Opens My cards and one of its boxes. */
async function openBox(page: Page, box: string): Promise<void> {
  await page.goto('/settings/my-cards/');
  await expect(page.locator('.boxes[aria-busy="false"]')).toBeVisible();
  await page.getByText(box, { exact: true }).tap();
}

async function sameAgain(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}/end/`);
  await page.getByRole('button', { name: /Same again/ }).tap();
  await expect(page).not.toHaveURL(new RegExp(game));
  await expect(page.locator('main.table')).toBeVisible();
}

test('a card of Make Sail! comes up for the first time: typed once, kept for the next game and for the next group', async ({
  page,
  browser,
}) => {
  await openTable(page, 'sail', SAIL);
  await page.getByRole('button', { name: 'Another card' }).tap();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Red (frigate)' }).check({ force: true });
  await fill(page, { Coins: '1' });
  await remember(page);
  await expect(form.getByRole('alert')).toHaveText('Still missing: Cutlasses.');
  await fill(page, { Cutlasses: '2' });
  await remember(page);
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();

  // The next game has a key for it, and its file says what the card is.
  await page.locator('.thumb [data-entry="stop"]').tap();
  await openBox(page, 'Make Sail!: the other 40 cards');
  await expect(page.getByText('36 of 40 cards not read yet · 1 from you')).toBeVisible();
  await expect(page.getByText(/read from your own card, \d/)).toBeVisible();
  await storeGame(page, {
    id: 'played',
    setup: { ...SAIL },
    entries: [{ type: 'finish' }],
    status: 'finished',
  });
  await sameAgain(page, 'played');
  await expect(page.locator('[data-entry="reveal"][data-card="ship-red-1-2"]')).toBeVisible();
  expect(await newestSetup(page)).toMatchObject({ printed: { 'ship-red-1-2': { copies: 1 } } });

  await page.goto('/settings/my-cards/');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).tap();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'harbormaster-cards',
    version: 1,
    cards: [{ edition: 'big-box-2021', box: 'make-sail', id: 'ship-red-1-2', printed: { copies: 1 } }],
  });

  // Another phone: a bad file changes nothing, a good one shows what it brings.
  const context = await browser.newContext({ locale: 'en-GB', hasTouch: true });
  const other = await context.newPage();
  await other.goto('/settings/my-cards/');
  await expect(other.locator('.boxes[aria-busy="false"]')).toBeVisible();
  const choose = (name: string, content: string) =>
    other
      .locator('[data-import]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const refusal = other.getByRole('alert').filter({ hasText: 'was not taken over' });
  await choose('sails.json', text.replace('"copies": 1', '"copies": "one"'));
  await expect(refusal).toHaveText(
    '“sails.json” was not taken over. Something in the file is wrong. At cards[0].printed.copies stands "one"; allowed is a whole number from 0 to 60. Nothing was changed.',
  );
  await choose('broken.json', text.slice(0, 60));
  await expect(refusal).toContainText('“broken.json” was not taken over. The file cannot be read');
  await choose('cards.json', text);
  await expect(refusal).toHaveCount(0);
  await other.getByRole('dialog').getByRole('button', { name: 'Take over' }).tap();
  await expect(other.getByText('36 of 40 cards not read yet · 1 from you')).toBeVisible();
  await context.close();
});

test('a number of the Big Box that differs: corrected in Settings for the next games, never for a finished one', async ({
  page,
}) => {
  const entries = [
    { type: 'reveal', card: 'sailor-3-1' },
    { type: 'stop' },
    { type: 'take', player: 'Ana', card: 'sailor-3-1' },
    { type: 'finish' },
  ];
  await storeGame(page, { id: 'played', setup: { ...BIG_BOX }, entries, status: 'finished' });
  const before = await shownEnd(page);

  await openBox(page, 'Port Royal');
  await page.getByText('Known cards (120)').tap();
  await page.getByRole('button', { name: 'Correct Sailor, costs 3 coins, 1 influence point' }).tap();
  await fill(page, { 'Influence points': '2' });
  await remember(page);
  await expect(page.getByText('120 cards, all known · 2 from you')).toBeVisible();

  expect(await shownEnd(page)).toBe(before);
  await sameAgain(page, 'played');
  expect(await newestSetup(page)).toMatchObject({
    printed: { 'sailor-3-1': { copies: 0 }, 'sailor-3-2': { copies: 7 } },
  });
  await page.locator('[data-entry="reveal"][data-card="sailor-3-2"]').tap();
  await page.locator('.thumb [data-entry="stop"]').tap();
  await page.locator('[data-entry="take"][data-card="sailor-3-2"][data-player="Ben"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ben: { influence: 2, swords: 1 } });
});

async function shownEnd(page: Page): Promise<string> {
  await page.goto('/game/played/end/');
  await expect(page.getByRole('button', { name: /Same again/ })).toBeVisible();
  return await page.locator('main').ariaSnapshot();
}
