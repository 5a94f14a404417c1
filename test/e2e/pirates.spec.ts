// Pirates! at the table: set-up by anchors, a whole match to the Pirate King, closed and opened, passed on as a file, in both themes.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { storeGame } from './new-game-store.ts';
import { expect, test, untilStarted } from './support.ts';

const SETUP = {
  game: 'pirates',
  edition: 'big-box-2021',
  boxes: ['pirates'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
  copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
};

const instructions = (page: Page) => page.getByRole('status').first();
const coinsOf = (page: Page, player: string) => page.locator(`[data-figure="wins"][data-player="${player}"]`);

/** Does what says one entry and waits until it is there. */
async function says(page: Page, taps: () => Promise<void>): Promise<void> {
  const match = page.locator('main.match');
  const before = Number(await match.getAttribute('data-entries'));
  await taps();
  await expect(match).toHaveAttribute('data-entries', String(before + 1));
}

/** A key of the ten cards, then the target where one is asked for. */
async function play(page: Page, card: number, target?: string): Promise<void> {
  await says(page, async () => {
    await page.locator(`[data-entry="play"][data-card="${card}"]`).click();
    if (target !== undefined) {
      await page.locator(`[data-entry="play"][data-card="${card}"][data-player="${target}"]`).click();
    }
  });
  // The same card again at once would be taken for a double tap: the next player has to draw first.
  const played = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 400, played);
}

async function outcome(page: Page, type: 'out' | 'stays', player: string, card?: number): Promise<void> {
  const named = card === undefined ? ':not([data-card])' : `[data-card="${card}"]`;
  await says(page, () => page.locator(`[data-entry="${type}"][data-player="${player}"]${named}`).click());
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('a whole match, from the anchors to the Pirate King and a rematch', async ({ page }) => {
  test.slow();
  await page.goto('/new/');
  await untilStarted(page);
  for (const name of SETUP.players) {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.keyboard.press('Enter');
  }
  await page.locator('input[value="pirates"]').check();
  await page.locator('input[value="counted"]').check();
  // One of each to begin with: ten cards, of which three players, the Treasure and the pile get theirs.
  await expect(page.getByText('6 cards in the Fate pile', { exact: true })).toBeVisible();
  for (const card of [2, 3, 5, 6, 8, 8]) {
    await page.locator(`[role="group"][data-card="${card}"]`).getByRole('button', { name: /^More/ }).click();
  }
  await expect(page.getByText('12 cards in the Fate pile', { exact: true })).toBeVisible();
  await page.locator('[data-action="start-game"]').click();

  // The first round: two are put out, the last one wins it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana draws and plays');
  await expect(page.locator('[data-figure="fate-pile"]')).toHaveText('12');
  await play(page, 6);
  await expect(instructions(page)).toContainText('Ana lays Port Royal on their card');
  await expect(page.getByText('Ana is safe in port through Cleo’s turn')).toBeVisible();
  await play(page, 3);
  await outcome(page, 'out', 'Cleo', 2);
  await expect(page.locator('.seat[data-player="Cleo"]')).toHaveAttribute('data-standing', 'out');
  await expect(instructions(page)).toContainText('Ana discards Port Royal and is no longer safe');
  await play(page, 5);
  await outcome(page, 'out', 'Ben');
  await expect(instructions(page)).toContainText('Ana wins the round and takes a coin');
  await expect(coinsOf(page, 'Ana')).toHaveAttribute('data-value', '1');

  // Taken back and put again, at the same place.
  await page.locator('[data-action="undo"]').click();
  await expect(coinsOf(page, 'Ana')).toHaveAttribute('data-value', '0');
  await page.locator('[data-action="redo"]').click();
  await expect(coinsOf(page, 'Ana')).toHaveAttribute('data-value', '1');

  // The second: the cards that everybody sees, then the pile runs out and two tie.
  await play(page, 2, 'Ben');
  await outcome(page, 'stays', 'Ben', 7);
  await play(page, 8, 'Cleo');
  await outcome(page, 'stays', 'Cleo', 1);
  await expect(instructions(page)).toContainText('Cleo draws a new card from the Fate pile');
  await play(page, 0);
  await says(page, async () => {
    await page.locator('[data-entry="play"][data-card="4"]').click();
    await page.locator('[data-direction="left"]').click();
  });
  await expect(instructions(page)).toContainText('Ana → Ben, Ben → Cleo, Cleo → Ana');
  await play(page, 6);
  await play(page, 6);
  await play(page, 5);
  await expect(instructions(page)).toContainText('Henry Morgan has no effect');
  await play(page, 5);
  await outcome(page, 'stays', 'Ana');
  await play(page, 3, 'Ana');
  await outcome(page, 'stays', 'Ana');
  await play(page, 3, 'Ben');
  await outcome(page, 'stays', 'Ben');
  await expect(page.locator('[data-figure="fate-pile"]')).toHaveText('1');
  await play(page, 2, 'Ana');
  await outcome(page, 'stays', 'Ana');
  await expect(page.getByRole('heading', { name: 'The Fate pile is empty' })).toBeVisible();
  const shows = (player: string, card: number) =>
    page.locator(`.hand [data-player="${player}"][data-card="${card}"]`).click();
  await shows('Ana', 8);
  await shows('Ben', 7);
  await shows('Cleo', 8);
  await page.locator('[data-entry="show"]').click();
  await expect(instructions(page)).toContainText('Ana and Cleo win the round and take a coin each');

  // Closed in the middle, it opens where it was.
  await page.reload();
  await expect(coinsOf(page, 'Cleo')).toHaveAttribute('data-value', '1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 3');

  // The third, begun by Cleo, who plays the Black Spot.
  await expect(page.locator('.seat[data-player="Cleo"]')).toHaveAttribute('data-standing', 'turn');
  await says(page, async () => {
    await page.locator('[data-entry="play"][data-card="9"]').click();
    await page.getByRole('heading', { name: 'Cleo is out. Which card does Cleo lay open?' }).waitFor();
    await page.locator('[data-entry="play"][data-card="4"]').click();
  });
  await expect(instructions(page)).toContainText('Cleo is out');
  await play(page, 3);
  await outcome(page, 'out', 'Ben', 0);
  await expect(page.getByRole('heading', { name: 'Ana is Pirate King' })).toBeVisible();
  await expectClean(page);

  // It is a finished game like any other.
  const match = page.url();
  await page.goto('/games/');
  await expect(page.locator('[data-game]').first()).toContainText('Ana');
  await expect(page.locator('[data-game]').first()).toContainText('Pirates!');
  await page.goto(match);
  await page.locator('[data-action="rematch"]').click();
  await expect(page.locator('[data-figure="fate-pile"]')).toHaveText('12');
  await expect(coinsOf(page, 'Ana')).toHaveAttribute('data-value', '0');

  // The anchors are remembered for the next new game.
  await page.goto('/new/');
  await expect(page.getByText('12 cards in the Fate pile', { exact: true })).toBeVisible();
});

test('a match goes out as a file and comes in on another device', async ({ page, browser }) => {
  await storeGame(page, {
    id: 'pirates-file',
    setup: SETUP,
    entries: [
      { type: 'round-won', players: ['Ben'] },
      { type: 'play', player: 'Ben', card: 6 },
    ],
    status: 'in-progress',
  });
  await page.goto('/game/pirates-file/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action="save-file"]').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await there.goto('/history/');
  await untilStarted(there);
  await there.getByRole('button', { name: 'Bring in a game' }).first().click();
  await there.locator('dialog input[type="file"]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(there.locator('dialog').getByRole('link', { name: 'Open it' })).toBeVisible();
  await there.goto('/game/pirates-file/');
  await expect(there.locator('.seat[data-player="Ben"]')).toHaveAttribute('data-standing', 'port');
  await expect(coinsOf(there, 'Ben')).toHaveAttribute('data-value', '1');
  await other.close();
});

test('a finished match is replayed entry by entry', async ({ page }) => {
  await storeGame(page, {
    id: 'pirates-again',
    setup: SETUP,
    entries: [
      { type: 'round-won', players: ['Ben'] },
      { type: 'play', player: 'Ben', card: 6 },
      { type: 'round-won', players: ['Ben'] },
      { type: 'round-won', players: ['Ben'] },
    ],
    status: 'finished',
  });
  await page.goto('/history/pirates-again/');
  await page.locator('[data-action="replay"]').click();
  await expect(page.locator('[data-step="0"]')).toBeVisible();
  const forward = page.getByRole('button', { name: 'One on', exact: true });
  await forward.click();
  await expect(coinsOf(page, 'Ben')).toHaveAttribute('data-value', '1');
  await forward.click();
  await expect(page.locator('.seat[data-player="Ben"]')).toHaveAttribute('data-standing', 'port');
  await page.getByRole('slider').fill('4');
  await expect(page.locator('.seat[data-player="Ben"]')).toHaveAttribute('data-standing', 'king');
  await expectClean(page);
});

test('four at a small phone: all ten keys and every answer in sight, and by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ language: 'de' }));
  });
  await storeGame(page, {
    id: 'pirates-small',
    setup: { ...SETUP, players: ['Ana', 'Ben', 'Cleo', 'Maximiliane'] },
    entries: [
      { type: 'play', player: 'Ana', card: 6 },
      { type: 'play', player: 'Ben', card: 3, target: 'Cleo' },
      { type: 'stays' },
    ],
    status: 'in-progress',
  });
  await page.goto('/game/pirates-small/');
  const keys = page.locator('[data-entry="play"]');
  await expect(keys).toHaveCount(10);
  for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
  const seats = page.locator('.seat');
  const tops = await seats.evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('[data-action="undo"]')).toHaveAccessibleName(/Cleo bleibt in der Runde/);

  // Cleo asks Ben to show: everything by keys, the question and the cards are where the focus is.
  const focused = page.locator(':focus');
  await says(page, async () => {
    await page.keyboard.press('5');
    await expect(focused).toHaveText(/Gegen wen spielt Cleo Henry Morgan/);
    await expect(page.locator('[data-entry="play"][data-player="Ana"]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Ben');
    await page.keyboard.press('Enter');
  });
  await expect(focused).toHaveText(/zeigt nur Cleo die Karte/);
  await expect(page.locator('[data-entry="stays"]')).toBeInViewport({ ratio: 1 });
  // Dubloons are safe from Henry Morgan: never asked for.
  await expect(page.locator('[data-entry="out"][data-card="1"]')).toHaveCount(0);
  await says(page, async () => {
    await page.locator('[data-entry="stays"]').press('Enter');
  });
  await expect(focused).toHaveAccessibleName('Die zehn Karten');
  await says(page, () => page.keyboard.press('6'));
  await expect(page.locator('.seat[data-player="Maximiliane"]')).toHaveAttribute('data-standing', 'port');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.seat[data-player="Maximiliane"]')).toHaveAttribute('data-standing', 'turn');
});

for (const theme of ['dark', 'light'] as const) {
  test(`every face of the match screen is clean in the ${theme} theme and fits a phone`, async ({ page }) => {
    test.slow();
    // Contrast is judged at rest, not while a sheet fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const language = theme === 'dark' ? 'en' : 'de';
    await page.addInitScript((stored) => {
      localStorage.setItem('harbormaster.settings', stored);
    }, JSON.stringify({ theme, language }));
    await storeGame(page, {
      id: 'pirates-faces',
      setup: { ...SETUP, players: ['Ana', 'Ben', 'Cleo', 'Maximilian-Alexander'] },
      entries: [
        { type: 'round-won', players: ['Ben'] },
        { type: 'play', player: 'Ben', card: 6 },
        { type: 'play', player: 'Cleo', card: 3, target: 'Ana' },
        { type: 'out', player: 'Ana', card: 1 },
      ],
      status: 'in-progress',
    });
    await page.goto('/game/pirates-faces/');
    const keys = page.locator('[data-entry="play"][data-card="9"]');
    await expect(keys).toBeInViewport({ ratio: 1 });
    await expectClean(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    for (const key of await page.locator('[data-entry="play"]').all()) {
      const box = await key.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }

    await page.locator('[data-entry="play"][data-card="7"]').click();
    await expect(page.locator('[data-player="treasure"]')).toBeVisible();
    await expectClean(page);
    await page.locator('[data-action="cancel"]').click();
    await page.locator('[data-entry="play"][data-card="8"]').click();
    await expect(page.locator('[data-entry="stays"]').first()).toBeVisible();
    await expectClean(page);
    await outcome(page, 'stays', 'Cleo', 4);

    await page.locator('button.piles').click();
    await expect(page.locator('dialog [data-figure="unseen"]').first()).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await page.locator('.seat[data-player="Cleo"]').click();
    await expect(page.locator('dialog [data-entry="recount"]')).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('Escape');
  });
}
