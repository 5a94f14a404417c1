// A mis-tap that is noticed later: mended where it happened, without undoing what came after.
import type { Entry, Setup } from '#engine';
import { openTable, shownFigures } from './table-player.ts';
import { expect, test } from './support.ts';

const BASE: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};
const reveal = (card: string): Entry => ({ type: 'reveal', card });

test('a wrong card in the harbor: two taps and its right key, and the copies are counted right', async ({
  page,
}) => {
  await openTable(page, 'mis-tap', BASE, ['sailor-5-2', 'ship-blue-1-1', 'settler-4-1'].map(reveal));
  await page.getByRole('button', { name: 'What stopping now gives' }).tap();
  await page.getByRole('button', { name: /^Mend: .*Sailor/ }).tap();
  await page.getByRole('dialog').locator('[data-card="sailor-3-1"]').tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Harbor 3' })).toContainText('3');
  await page.locator('.thumb [data-entry="stop"]').tap();
  await page.locator('[data-entry="take"][data-card="sailor-3-1"][data-player="Ana"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 0, influence: 1, swords: 1 } });
  // The card that never came up has not been seen.
  await expect(page.locator('main [data-entry="reveal"][data-card="sailor-5-2"]')).toHaveAccessibleName(
    /2 unseen/,
  );
  await page.reload();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 0, influence: 1, swords: 1 } });
});

test('an entry of the log that never happened is taken out; one that others rest on stays and says why', async ({
  page,
}) => {
  const entries: Entry[] = [
    reveal('ship-blue-2-2'),
    reveal('captain-4-1'),
    reveal('sailor-3-1'),
    { type: 'stop' },
    { type: 'take', player: 'Ana', card: 'sailor-3-1' },
  ];
  await openTable(page, 'never-so', BASE, entries);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /What happened/ }).tap();
  const log = page.getByRole('dialog');
  await expect(log.getByRole('heading', { name: 'Round 1 · Ana' })).toBeVisible();
  await log.getByRole('button', { name: /3.*Sailor/ }).tap();
  await log.getByRole('button', { name: 'This never happened: take it out' }).tap();
  await expect(log.getByRole('alert')).toContainText('would not have been possible');
  await log.getByRole('button', { name: 'Close' }).tap();
  await log.getByRole('button', { name: /2.*Captain/ }).tap();
  await log.getByRole('button', { name: 'This never happened: take it out' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-entry="take"][data-card="captain-4-1"]')).toHaveCount(0);
  await expect(page.locator('[data-entry="take"][data-card="ship-blue-2-2"]').first()).toBeVisible();
});
