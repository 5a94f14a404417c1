// Whole evenings on the table screen: every figure on it is compared with the engine after every tap.
import AxeBuilder from '@axe-core/playwright';
import { CATALOGUE } from '#catalog';
import type { Setup } from '#engine';
import { firstPlay, tablePlay } from '../support/table-play.ts';
import { expectFigures, openTable, playThrough, sayStep, shownFigures } from './table-player.ts';
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

test('a whole base game of three players, one tap a card', async ({ page }) => {
  test.setTimeout(180_000);
  const play = tablePlay(11, BASE, CATALOGUE);
  await openTable(page, 'whole-game', BASE);
  const { taps, facts } = await playThrough(page, play);
  expect(play.steps.at(-1)?.state.ending.kind).toBe('winners');
  expect(taps / facts).toBeLessThanOrEqual(1.15);
  await expect(page.locator('main h1').first()).toContainText('Game over');
  await expect(page.getByRole('link', { name: 'See the result' })).toBeVisible();
});

test('five players with Gambler and contract cards, in German', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ language: 'de' }));
  });
  const setup: Setup = {
    ...BASE,
    boxes: ['base', 'gambler', 'contract-cards'],
    players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'],
  };
  const play = firstPlay(setup, CATALOGUE, (entry) => [
    entry.type === 'gamble',
    entry.type === 'take' && entry.giftTo !== undefined,
    entry.type === 'repel',
    entry.type === 'claim',
  ]);
  await openTable(page, 'five', setup);
  await expect(page.locator('main h1').first()).toContainText('Ana entdeckt');
  await playThrough(page, play);
  await expect(page.locator('main h1').first()).toContainText('Partie zu Ende');
});

test('Make Sail!: a card that no list knows is said once and then has a key', async ({ page }) => {
  test.setTimeout(120_000);
  const setup: Setup = { ...BASE, game: 'make-sail', boxes: ['make-sail'], players: ['Ana', 'Ben'] };
  await openTable(page, 'sail', setup);
  await page.getByRole('button', { name: 'Another card' }).tap();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Profession' }).check({ force: true });
  await form.getByRole('radio', { name: 'Sailor' }).check({ force: true });
  await form.getByRole('textbox', { name: 'Cost' }).fill('3');
  await form.getByRole('textbox', { name: 'Influence' }).fill('1');
  await form.getByRole('button', { name: 'Remember' }).tap();
  const key = page.locator('main [data-entry="reveal"][data-card="sailor-3-1"]');
  await expect(key).toBeVisible();
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  await page.locator('.thumb [data-entry="stop"]').tap();
  await page.locator('[data-entry="take"][data-card="sailor-3-1"][data-player="Ana"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 0, influence: 1, swords: 1 } });
  await key.tap();
  await expect(page.locator('main h1').first()).toContainText('Ben discovers');
});

test('scores only: coins, hiring, taxes and turns', async ({ page }) => {
  await openTable(page, 'scores', { ...BASE, tracking: 'scores' });
  const ana = page.getByRole('region', { name: 'Ana' });
  await ana.locator('[data-entry="coins"][data-add="3"]').tap();
  await ana.getByRole('button', { name: 'Hire' }).tap();
  await page.getByRole('dialog').locator('[data-card="pirate-5-1"]').tap();
  await expect
    .poll(() => shownFigures(page))
    .toMatchObject({ Ana: { coins: 1, influence: 1, swords: 2 }, Ben: { coins: 3 } });
  await page.locator('[data-entry="tax"][data-card="tax-swords"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 2 }, Ben: { coins: 3 } });
  await page.locator('.thumb [data-entry="end-turn"]').tap();
  await expect(page.locator('main h1').first()).toContainText('Ben’s turn');
});

test('undo and redo reach across a reload, to the very first card', async ({ page }) => {
  test.setTimeout(90_000);
  const play = tablePlay(3, BASE, CATALOGUE, { most: 24 });
  const entries = play.steps.map(({ entry }) => entry);
  const last = play.steps.at(-1);
  await openTable(page, 'undo', BASE, entries);
  await expectFigures(page, last?.state ?? play.start);
  const undo = page.locator('[data-action="undo"]');
  for (let left = entries.length; left > 12; left -= 1) {
    await undo.tap();
    await expectFigures(page, play.steps[left - 2]?.state ?? play.start);
  }
  await page.reload();
  await expectFigures(page, play.steps[11]?.state ?? play.start);
  await page.locator('[data-action="redo"]').tap();
  await expectFigures(page, play.steps[12]?.state ?? play.start);
  for (let left = 13; left > 0; left -= 1) {
    await undo.tap();
    await expectFigures(page, play.steps[left - 2]?.state ?? play.start);
  }
  await expect(undo).toBeDisabled();
});

test('a tab killed in mid-turn loses nothing that was shown', async ({ page, context }) => {
  const play = tablePlay(8, BASE, CATALOGUE, { most: 30 });
  await openTable(page, 'killed', BASE);
  let shown = play.start;
  for (const step of play.steps) {
    await sayStep(page, step);
    if (step.taps.length > 0) {
      await expectFigures(page, step.state);
      shown = step.state;
    }
  }
  await page.close();
  const again = await context.newPage();
  await again.goto('/game/killed/');
  await expectFigures(again, shown);
  await expect(again.locator('main .cards li, main .strip')).toHaveCount(shown.harbor.length);
});

test('by keyboard only: typing cards, stopping, taking, undoing', async ({ page }) => {
  await openTable(page, 'typed', BASE);
  await page.keyboard.type('r36');
  await expect(page.getByRole('region', { name: 'Harbor 1' })).toBeVisible();
  await page.keyboard.type('sa3');
  await expect(page.getByRole('region', { name: 'Harbor 2' })).toBeVisible();
  await page.keyboard.type('k3x');
  await expect(page.getByRole('region', { name: 'Harbor 3' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Harbor 2' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1').first()).toContainText('Ana trades');
  const take = page.locator('main [data-entry="take"][data-card="sailor-3-1"][data-player="Ana"]');
  await take.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 0, swords: 1 } });
  // From key to key by arrows, and a sheet that Escape closes.
  await page.locator('main [data-entry="reveal"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main [data-card="ship-blue-2-1"]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a refusal says why and can be recorded anyway', async ({ page }) => {
  await openTable(page, 'refusal', BASE, [
    { type: 'reveal', card: 'admiral-9-3' },
    { type: 'reveal', card: 'pirate-5-1' },
    { type: 'stop' },
  ]);
  await page.locator('main [data-entry="take"][data-card="admiral-9-3"][data-player="Ana"]').tap();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Ana');
  await expect(refusal).toContainText('9');
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 3, influence: 0 } });
  await refusal.getByRole('button', { name: 'Record anyway' }).tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ana: { coins: 0, influence: 3 } });
});

test('corrections: coins in two taps, a card more and a card less, the table itself', async ({ page }) => {
  await openTable(page, 'corrections', BASE);
  await page.locator('.players [data-player="Ben"]').first().tap();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-entry="coins"][data-add="1"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ben: { coins: 4 } });
  await sheet.getByRole('button', { name: 'Add a card' }).tap();
  await sheet.locator('[data-entry="add-card"][data-card="sailor-5-2"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ben: { influence: 2, swords: 1 } });
  await page.locator('.players [data-player="Ben"]').first().tap();
  await sheet.getByRole('button', { name: /Influence 2: why/ }).tap();
  await expect(sheet).toContainText('Sailor');
  await page.keyboard.press('Escape');
  await sheet
    .getByRole('button', { name: /Sailor/ })
    .first()
    .tap();
  await sheet.locator('[data-entry="remove-card"]').tap();
  await expect.poll(() => shownFigures(page)).toMatchObject({ Ben: { influence: 0, swords: 0 } });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await sheet.getByRole('button', { name: /Correct the table/ }).tap();
  await sheet.getByLabel('Active player').selectOption('Cleo');
  await sheet.locator('[data-entry="correct"]').last().tap();
  await expect(page.locator('main h1').first()).toContainText('Cleo discovers');
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on the table and its sheets in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(90_000);
    const language = theme === 'dark' ? 'en' : 'de';
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      },
      JSON.stringify({ theme, language, showOdds: true }),
    );
    const judge = async () => {
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    };
    const play = tablePlay(2, { ...BASE, boxes: ['base', 'gambler', 'contract-cards'] }, CATALOGUE, {
      most: 90,
    });
    const entries = play.steps.map(({ entry }) => entry);
    const at = play.steps.findIndex(({ state }, index) => index > 60 && state.phase === 'trade');
    await openTable(page, `axe-${theme}`, play.setup, entries.slice(0, at + 1));
    await judge();
    await page.locator('[data-action="undo"]').tap();
    await expect(page.locator('main.discover')).toBeVisible();
    await judge();
    await page.locator('.players button').first().tap();
    await judge();
    await page.keyboard.press('Escape');
    await page.locator('header button').last().tap();
    await judge();
  });
}

for (const players of [2, 3, 4, 5]) {
  test(`the base game with ${players} players is one screen of 390 x 844 with keys of 40 px`, async ({
    page,
  }) => {
    const setup: Setup = { ...BASE, players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, players) };
    const play = tablePlay(4, setup, CATALOGUE, { most: 40 });
    const at = play.steps.findIndex(
      ({ state }, index) => index > 15 && state.harbor.length >= 4 && state.phase === 'discover',
    );
    await openTable(
      page,
      `fits-${players}`,
      setup,
      play.steps.slice(0, at + 1).map(({ entry }) => entry),
    );
    const sizes = await page.evaluate(() => {
      const board = document.querySelector('.board');
      const boxes = [...document.querySelectorAll<HTMLElement>('main button')].map((button) => ({
        key: button.classList.contains('key'),
        name: button.ariaLabel ?? button.textContent,
        ...{ width: button.getBoundingClientRect().width, height: button.getBoundingClientRect().height },
      }));
      return {
        page: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
        scrolls: (board?.scrollHeight ?? 0) > (board?.clientHeight ?? 0),
        small: boxes.filter(({ key, width, height }) => width < 40 || height < (key ? 40 : 44)),
      };
    });
    expect(sizes).toEqual({ page: 844, width: 390, scrolls: false, small: [] });
  });
}
