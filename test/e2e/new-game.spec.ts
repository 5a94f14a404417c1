// From the first page to the first card: people, seats, boxes, contracts, lots; and from the end to the same again.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, untilStarted } from './support.ts';
import { newestSetup, storeGame } from './new-game-store.ts';
import type { Page } from '@playwright/test';

const BASE_GAME = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  startPlayer: 'Ana',
  tracking: 'table',
  houseRules: {},
} as const;

/** A short evening: two turns, a claim of nothing, and the table calls it a day. */
const EVENING = [
  { type: 'reveal', card: 'ship-blue-2-2' },
  { type: 'reveal', card: 'sailor-3-1' },
  { type: 'stop' },
  { type: 'take', player: 'Ana', card: 'sailor-3-1' },
  { type: 'take', player: 'Ben', card: 'ship-blue-2-2' },
  { type: 'reveal', card: 'ship-red-2-3' },
  { type: 'reveal', card: 'ship-red-1-1' },
  { type: 'end-turn' },
  { type: 'finish' },
] as const;

async function sit(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
}

function seatNames(page: Page): Promise<string[]> {
  return page
    .locator('[data-seat]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['seat'] ?? ''));
}

test('the first evening: names are typed once, and the base game starts', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  await page.getByRole('link', { name: /New game/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Who plays?' })).toBeVisible();
  await sit(page, 'Ana', 'Ben', 'Cleo');
  await expect(page.locator('[data-figure="draw-pile"]')).toHaveText('110 cards');
  await expect(page.getByText(/the expedition with the plain back/)).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  expect(await newestSetup(page)).toMatchObject({ ...BASE_GAME });

  // The next time everything is as it was: one tap to the screen, one to start, and the next player begins.
  await page.goto('/new/');
  await expect(page.getByRole('button', { name: 'Ana', pressed: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ben starts' })).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  expect(await newestSetup(page)).toMatchObject({ ...BASE_GAME, startPlayer: 'Ben' });
});

test('seats move by buttons, by keyboard and by dragging', async ({ page }) => {
  await page.goto('/new/');
  await sit(page, 'Ana', 'Ben', 'Cleo', 'Dora');
  await page.getByRole('button', { name: 'Dora one seat up' }).click();
  await expect.poll(() => seatNames(page)).toEqual(['Ana', 'Ben', 'Dora', 'Cleo']);

  const up = page.getByRole('button', { name: 'Dora one seat up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => seatNames(page)).toEqual(['Dora', 'Ana', 'Ben', 'Cleo']);
  // At the top the button is dead; the focus stays in the row.
  await expect(page.getByRole('button', { name: 'Dora one seat down' })).toBeFocused();

  const grip = page.locator('[data-seat="Dora"] .grip');
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await page.locator('[data-seat="Ben"]').boundingBox();
  if (from === null || to === null) throw new Error('the seats are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => seatNames(page)).toEqual(['Ana', 'Ben', 'Dora', 'Cleo']);
});

test('lots are drawn with and without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/new/');
  await sit(page, 'Ana', 'Ben', 'Cleo');
  await page.getByRole('button', { name: 'Draw lots' }).click();
  await expect(page.getByText(/^(Ana|Ben|Cleo) starts\.$/)).toBeAttached({ timeout: 10_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Draw lots' }).click();
  await expect(page.getByText(/^(Ana|Ben|Cleo) starts\.$/)).toBeAttached();
  await expect(page.getByRole('radio', { name: /starts$/, checked: true })).toHaveCount(1);
});

test('alone against the Time deck: the sum is shown, an unknown seal is asked once', async ({ page }) => {
  await page.goto('/new/');
  await sit(page, 'Ana');
  await expect(page.getByText(/Alone you need the contracts/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Contracts/ }).check();
  await expect(page.getByText('3 of 3')).toBeVisible();
  // Those that lie on the table instead of the drawn ones.
  const drawn = page.locator('#contracts button[aria-pressed="true"]');
  while ((await drawn.count()) > 0) await drawn.first().click();
  await expect(page.getByText('Choose 3 more contracts.')).toBeVisible();
  for (const name of ['Bruja', 'Maritime Supremacy', 'Galleon Nemesis']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }
  await expect(page.locator('[data-figure="time-deck"]')).toHaveText(/13\s*\+ 0 \+ 2 letters =\s*15/);
  await expect(page.getByText('Deal 15 cards face down: the Time deck.')).toBeVisible();

  await page.getByRole('button', { name: /^Bruja/ }).click();
  await page.getByRole('button', { name: /^Ransom/ }).click();
  await expect(page.getByText(/The seal of Ransom is not known/)).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Ransom: number on the seal' })
    .getByRole('radio', { name: '+2' })
    .check();
  await page
    .getByRole('radiogroup', { name: 'Ransom: letter on the seal' })
    .getByRole('radio', { name: 'G' })
    .check();
  await expect(page.locator('[data-figure="time-deck"]')).toHaveText(/13\s*\+ 1 \+ 2 letters =\s*16/);
  await page
    .getByRole('group', { name: 'Set aside before the start' })
    .getByRole('button', { name: 'More' })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  expect(await newestSetup(page)).toMatchObject({
    mode: 'cooperative',
    boxes: ['base', 'contract-cards', 'contracts'],
    contracts: ['maritime-supremacy', 'galleon-nemesis', 'ransom'],
    timeDeckSetAside: 1,
    printed: { ransom: { seal: { number: 2, letter: 'G' } } },
  });

  await page.goto('/new/');
  await expect(page.getByRole('button', { name: /^Ransom.*seal \+2, letter G/ })).toBeVisible();
});

test('a draw code lays out the same contracts again', async ({ page }) => {
  const out = () => page.locator('#contracts button[aria-pressed="true"] .name').allInnerTexts();
  await page.goto('/new/');
  await sit(page, 'Ana', 'Ben');
  await page.getByRole('checkbox', { name: /^Contracts/ }).check();
  const use = async (code: string) => {
    const field = page.getByRole('textbox', { name: 'Draw code' });
    if (!(await field.isVisible())) await page.getByText('A code from somebody else').click();
    await field.fill(code);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.locator('.code')).toContainText(code.toUpperCase());
  };
  await use('pier');
  const first = await out();
  expect(first).toHaveLength(4);
  await use('BOAT');
  expect(await out()).not.toEqual(first);
  await use('PIER');
  expect(await out()).toEqual(first);
});

test('six sit at the table as a house rule', async ({ page }) => {
  await page.goto('/new/');
  await sit(page, 'Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay');
  await expect(page.getByText('house rule', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  expect(await newestSetup(page)).toMatchObject({ houseRules: { moreSeats: true } });
});

test('the end: winner, chart, highlights, and the same again with one tap', async ({ page }) => {
  await storeGame(page, { id: 'evening', setup: BASE_GAME, entries: EVENING, status: 'finished' });
  await page.goto('/games/');
  await page.getByRole('link', { name: /Ana/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana wins' })).toBeVisible();
  await expect(page.locator('[data-figure="influence"][data-player="Ana"]')).toHaveText('1');
  await expect(page.locator('[data-figure="coins"][data-player="Ben"]')).toHaveText('4');
  await expect(page.getByRole('img', { name: /^Chart/ })).toBeVisible();
  await expect(page.locator('[data-highlight="biggest-bust"]')).toContainText('Ben lost a harbor of 2 cards');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);

  await page.getByRole('button', { name: 'Same again' }).click();
  await expect(page).toHaveURL(/\/game\/(?!evening)[^/]+\/?$/);
  expect(await newestSetup(page)).toMatchObject({ ...BASE_GAME, startPlayer: 'Ben' });
});

test('the first page: back to the table, and the same again, each with one tap', async ({ page }) => {
  await storeGame(page, { id: 'before', setup: BASE_GAME, entries: EVENING, status: 'finished' });
  await page.goto('/');
  await page.getByRole('button', { name: /Same again/ }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /Back to the table: Ana, Ben and Cleo, round 1/ }).click();
  await expect(page).toHaveURL(address);
});

test('the odds are chosen for each game: one shows them, the next does not, and the same again keeps it', async ({
  page,
}) => {
  const odds = page.locator('.harbor .odds');
  const turnUp = () => page.locator('[data-entry="reveal"][data-card="ship-blue-2-2"]').click();
  await page.goto('/new/');
  await sit(page, 'Ana', 'Ben');
  await page.getByText('House rules and odds').click();
  await page.getByRole('switch', { name: /Show the odds/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await turnUp();
  await expect(odds).toHaveText(/bust \d+\s?%/);
  const first = page.url();

  // Another group on the same phone does not want them: that is said in its own game and changes no other.
  await page.goto('/new/');
  await page.getByText('House rules and odds').click();
  await expect(page.getByRole('switch', { name: /Show the odds/ })).toBeChecked();
  await page.getByRole('switch', { name: /Show the odds/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await turnUp();
  await expect(page.locator('.harbor .gives')).toContainText('takes 1');
  await expect(odds).toHaveCount(0);
  await page.getByRole('button', { name: 'What stopping now gives' }).click();
  await expect(page.getByRole('heading', { name: 'The next card' })).toHaveCount(0);

  await page.keyboard.press('Escape');

  // In mid-game they change their mind; their next game keeps it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show the odds' }).click();
  await page.keyboard.press('Escape');
  await expect(odds).toBeVisible();
  await page.reload();
  await expect(odds).toBeVisible();
  const second = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: /Same again/ }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
  await turnUp();
  await expect(odds).toBeVisible();
  expect([first, second]).not.toContain(page.url());

  await page.goto(first);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show the odds' }).click();
  await page.keyboard.press('Escape');
  await expect(odds).toHaveCount(0);
  await page.goto(second);
  await expect(odds).toBeVisible();
});

test('with contracts the same again shows what to lay out first', async ({ page }) => {
  const setup = {
    ...BASE_GAME,
    boxes: ['base', 'contract-cards', 'contracts'],
    contracts: ['mercenary', 'explorer', 'jinx', 'luminary'],
  };
  await storeGame(page, { id: 'contracts', setup, entries: [{ type: 'finish' }], status: 'finished' });
  await page.goto('/');
  await page.getByRole('button', { name: /Same again/ }).click();
  await expect(page).toHaveURL(/\/new\/\?again=contracts$/);
  await expect(page.getByText('4 of 4')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ben starts' })).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/?$/);
});

test('a game is removed from the list and put back', async ({ page }) => {
  await storeGame(page, { id: 'gone', setup: BASE_GAME, entries: EVENING, status: 'finished' });
  await page.goto('/games/');
  await page.getByRole('button', { name: 'Remove the game of Ana, Ben and Cleo' }).click();
  await expect(page.getByRole('heading', { name: 'No game yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('link', { name: /Ana/ })).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  test(`new game, end and games are clean in the ${theme} theme`, async ({ page }) => {
    const language = theme === 'dark' ? 'en' : 'de';
    await page.addInitScript((stored) => {
      localStorage.setItem('harbormaster.settings', stored);
    }, JSON.stringify({ theme, language }));
    const setup = {
      ...BASE_GAME,
      boxes: ['base', 'contract-cards', 'contracts'],
      mode: 'cooperative',
      contracts: ['mercenary', 'explorer', 'jinx', 'luminary', 'bruja', 'speculator', 'trade-master'],
    };
    await storeGame(page, { id: 'team', setup, entries: [{ type: 'finish' }], status: 'finished' });
    await storeGame(page, { id: 'evening', setup: BASE_GAME, entries: EVENING, status: 'finished' });
    for (const path of ['/', '/games/', '/new/?again=team', '/game/evening/end/', '/game/team/end/']) {
      await page.goto(path);
      await untilStarted(page);
      await expect(page.locator('h1')).toBeVisible();
      if (path.startsWith('/new')) await expect(page.locator('#contracts')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, path).toEqual([]);
    }
  });
}

test('fits a narrow phone at twice the text size without scrolling sideways', async ({ page }) => {
  await storeGame(page, { id: 'evening', setup: BASE_GAME, entries: EVENING, status: 'finished' });
  await page.evaluate(() => {
    localStorage.setItem('harbormaster.settings', JSON.stringify({ textSize: 200 }));
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/games/', '/new/', '/game/evening/end/']) {
    await page.goto(path);
    await untilStarted(page);
    await expect(page.locator('h1')).toBeVisible();
    if (path === '/new/') await expect(page.locator('#people')).toBeVisible();
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spare, path).toBeLessThanOrEqual(0);
  }
});
