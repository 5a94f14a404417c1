// Contracts from the first draw to the rank: alone to a win and to a loss, three together, and two against each other.
// Taps go through the hooks that every control of the table has; figures are read where people read them.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { storeGame } from './new-game-store.ts';
import { expect, test, untilStarted } from './support.ts';

interface Tap {
  readonly entry: string;
  readonly card?: string;
  readonly contract?: string;
  readonly player?: string;
}

const CONTRACT_GAME = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base', 'contract-cards', 'contracts'],
  mode: 'cooperative',
  tracking: 'table',
  houseRules: {},
} as const;

function control(page: Page, { entry, card, contract, player }: Tap) {
  const wanted = Object.entries({ card, contract, player })
    .flatMap(([name, value]) => (value === undefined ? [] : [`[data-${name}="${value}"]`]))
    .join('');
  return page.locator(`[data-entry="${entry}"]${wanted}`).first();
}

/** One tap; the next waits until what it undoes has changed, as a person waits for the card to lie there. */
async function tap(page: Page, wanted: Tap): Promise<void> {
  await control(page, wanted).click();
}

async function reveal(page: Page, ...cards: string[]): Promise<void> {
  for (const card of cards) await tap(page, { entry: 'reveal', card });
}

function figure(page: Page, name: 'influence' | 'coins', player: string) {
  return page.locator(`[data-figure="${name}"][data-player="${player}"]`).first();
}

const hire = (player: string, ...cards: string[]) =>
  cards.map((card) => ({ type: 'add-card', player, card }) as const);

/** Judged at rest: a sheet that is still rising is see-through. */
async function expectClean(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('alone: from the draw over a tax and a bust to a win with a rank', async ({ page }) => {
  await page.goto('/new/');
  await untilStarted(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('checkbox', { name: /^Contracts/ }).check();
  const wanted = ['Jinx', 'Major Speculator', 'Mercenary'];
  const part = page.locator('#contracts');
  while ((await part.locator('button[aria-pressed="true"]').count()) > 0)
    await part.locator('button[aria-pressed="true"]').first().click();
  for (const name of wanted) await part.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  await expect(part.locator('[data-figure="time-deck"]')).toContainText(/13\s*− 1 \+ 2 letters = 14/);
  const more = part.getByRole('group', { name: 'Set aside before the start' }).getByRole('button').last();
  for (let cards = 0; cards < 3; cards += 1) await more.click();
  await expect(part.locator('[data-figure="turns"]')).toContainText(
    'Leaves 11 turns · a win is at least Sailor',
  );
  await page.locator('[data-action="start-game"]').click();

  const line = page.locator('[data-action="time-deck"]');
  await expect(line).toContainText('11 turns left');
  await expect(line).toContainText('3 open · Sailor');

  // Four colours open the chance; it is gone with the next card, so it is taken.
  await reveal(page, 'ship-blue-1-1', 'ship-yellow-1-1', 'ship-green-1-1', 'ship-red-1-1');
  await expect(page.locator('[data-moment]')).toContainText('Now or not at all');
  await tap(page, { entry: 'contract', contract: 'major-speculator', player: 'Ana' });
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  await expect(figure(page, 'coins', 'Ana')).toHaveText('5');
  await tap(page, { entry: 'stop' });
  await tap(page, { entry: 'take', card: 'ship-blue-1-1' });
  await tap(page, { entry: 'take', card: 'ship-yellow-1-1' });
  await expect(figure(page, 'coins', 'Ana')).toHaveText('7');

  // A tax as the Time card: a turn is given for a rank, also after second thoughts.
  await reveal(page, 'tax-swords');
  await expect(page.locator('[data-moment]')).toContainText('That makes Pirate');
  await page.locator('[data-action="keep-turn"]').click();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  await line.click();
  await page.getByRole('dialog').locator('[data-entry="set-aside"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line).toContainText('2 open · Pirate');
  await expect(line.locator('[data-figure="time-deck"]')).toHaveText('8');
  await reveal(page, 'sailor-3-1');
  await tap(page, { entry: 'stop' });
  await tap(page, { entry: 'take', card: 'sailor-3-1' });

  // A bust on purpose completes Jinx.
  await reveal(page, 'ship-blue-1-1', 'ship-blue-1-1');
  await tap(page, { entry: 'keep' });
  await tap(page, { entry: 'contract', contract: 'jinx' });
  await tap(page, { entry: 'end-turn' });
  await expect(line).toContainText('1 open · Pirate');

  // What is missing is said in the sheet, and the last sailor lights the last contract.
  await line.click();
  await expect(page.locator('[data-contract-card="mercenary"]')).toContainText('2 cutlasses missing');
  await expect(page.locator('[data-contract-card="jinx"]')).toContainText('Done');
  await page.getByRole('button', { name: 'Close' }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await reveal(page, 'sailor-3-1');
    await tap(page, { entry: 'stop' });
    await tap(page, { entry: 'take', card: 'sailor-3-1' });
  }
  await expect(page.getByRole('status').filter({ hasText: 'Ana can complete Mercenary' })).toHaveCount(1);
  await tap(page, { entry: 'contract', contract: 'mercenary', player: 'Ana' });

  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Won!' })).toBeVisible();
  await expect(page.locator('[aria-current="true"]')).toHaveText('Pirate');
  await expect(page.locator('[data-goal]')).toHaveText('2 more cards in the Point deck make Captain.');
  await page.getByRole('link', { name: 'All games against the Time deck' }).click();
  await expect(page.locator('[data-contracts="3"]')).toContainText('Pirate');
  await expect(page.locator('[data-contracts="3"]')).toContainText('1 of 1 won');

  // The next game is advised to be harder.
  await page.goto('/new/');
  await expect(page.locator('[data-suggestion="harder"]')).toContainText(
    'You won 1 of 1 with 3 set aside: try 4.',
  );
  await page.locator('[data-action="take-suggestion"]').click();
  await expect(
    page.getByRole('group', { name: 'Set aside before the start' }).getByRole('status'),
  ).toHaveText('4');
});

test('alone: the Time deck runs out, and the end says what was open', async ({ page }) => {
  await storeGame(page, {
    id: 'solo-loss',
    setup: {
      ...CONTRACT_GAME,
      players: ['Ana'],
      contracts: ['jinx', 'luminary', 'mercenary'],
      timeDeckSetAside: 12,
    },
    entries: hire('Ana', 'priest-4-1', 'sailor-3-1'),
    status: 'in-progress',
  });
  await page.goto('/game/solo-loss/');
  const line = page.locator('[data-action="time-deck"]');
  await expect(line).toContainText('3 turns left');
  await expect(line).toHaveAttribute('data-pace', 'short');
  for (const card of ['captain-4-1', 'settler-4-1']) {
    await reveal(page, card);
    await tap(page, { entry: 'stop' });
    await tap(page, { entry: 'pass' });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn 3 Discover');
  await expect(page.getByRole('region', { name: 'Harbor 0' })).toContainText(
    'First card: top of the Time deck',
  );
  await reveal(page, 'jester-9-3');
  await expect(line).toContainText('Last turn');
  await expect(line).toHaveAttribute('data-pace', 'last');
  await tap(page, { entry: 'stop' });
  await expect(page.getByText('no turn follows this one')).toBeVisible();
  await tap(page, { entry: 'pass' });
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Lost this time' })).toBeVisible();
  await expect(page.locator('[data-contract-left]')).toHaveCount(3);
  await expect(page.locator('[data-contract-left="luminary"]')).toContainText('Priest ✓, Jester missing');
  await expect(page.locator('[data-contract-left="mercenary"]')).toContainText('2 cutlasses missing');
  await expect(page.locator('[data-goal]')).toContainText('Next goal: a win.');
  await expect(page.getByRole('heading', { name: 'Standings' })).toHaveCount(0);
  await expectClean(page);

  // One tap too many is taken back, and the turn is there again.
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('[data-action="undo"]').click();
  await expect(line).toHaveAttribute('data-pace', 'last');
});

test('a draw is shared by its code, and a seal that nobody knows is asked for once', async ({
  page,
  browser,
}) => {
  const sitDown = async (where: Page) => {
    await where.goto('/new/');
    await untilStarted(where);
    await where.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
    await where.getByRole('button', { name: 'Sit down' }).click();
    await where.getByRole('checkbox', { name: /^Contracts/ }).check();
  };
  await sitDown(page);
  const part = page.locator('#contracts');
  const pressed = (where: Page) => where.locator('#contracts button[aria-pressed="true"]').allTextContents();
  await part.getByRole('button', { name: /^Draw/ }).click();
  const code = await part.locator('.code b').innerText();
  const drawn = await pressed(page);
  expect(drawn).toHaveLength(3);

  // Another phone types the code and lays out the same contracts.
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await sitDown(other);
  await other.getByText('A code from somebody else').click();
  await other.getByRole('textbox', { name: 'Draw code' }).fill(` ${code.toLowerCase()} `);
  await other.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => pressed(other)).toEqual(drawn);
  await context.close();

  // Ransom: the catalogue knows neither seal nor coins. Asked, and the sum follows.
  const lay = async (...names: string[]) => {
    while ((await part.locator('button[aria-pressed="true"]').count()) > 0)
      await part.locator('button[aria-pressed="true"]').first().click();
    for (const name of names) await part.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  };
  const sum = part.locator('[data-figure="time-deck"]');
  await lay('Ransom', 'Mercenary', 'Jinx');
  await expect(sum).toContainText('?');
  await expect(page.getByText(/The seal of Ransom is not known/)).toBeVisible();
  const number = part.getByRole('radiogroup', { name: 'Ransom: number on the seal' });
  await number.getByRole('radio', { name: '+2' }).check();
  await part
    .getByRole('radiogroup', { name: 'Ransom: letter on the seal' })
    .getByRole('radio', { name: 'J' })
    .check();
  await expect(sum).toContainText(/13\s*\+ 1 \+ 3 letters = 17/);
  await page.locator('[data-action="start-game"]').click();
  await expect(page.locator('[data-action="time-deck"]')).toContainText('17 turns left');

  // The next game knows it.
  await page.goto('/new/');
  await untilStarted(page);
  // The page proposes three as soon as it has read the last game.
  await expect(part.locator('button[aria-pressed="true"]')).toHaveCount(3);
  await lay('Ransom', 'Mercenary', 'Jinx');
  await expect(sum).toContainText(/13\s*\+ 1 \+ 3 letters = 17/);
  await expect(number).toHaveCount(0);
});

test('alone: everything that matters is in sight on a small phone', async ({ page }) => {
  await storeGame(page, {
    id: 'in-sight',
    setup: {
      ...CONTRACT_GAME,
      players: ['Ana'],
      contracts: ['pirates-nest', 'thrifty-staff', 'frigate-nemesis'],
    },
    entries: [{ type: 'coins', player: 'Ana', set: 9 }],
    status: 'in-progress',
  });
  await page.goto('/game/in-sight/');
  const minis = page.getByRole('region', { name: 'Contracts' }).getByRole('button');
  for (const [width, height, cards] of [
    [390, 844, 4],
    [360, 640, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(minis).toHaveCount(3);
    for (const mini of await minis.all()) await expect(mini).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-action="time-deck"]')).toBeInViewport({ ratio: 1 });
    await reveal(page, 'captain-4-1', 'priest-4-1', 'settler-4-1', 'ship-blue-1-1');
    await tap(page, { entry: 'stop' });
    const taken = page.locator('[data-entry="take"]');
    await expect(taken).toHaveCount(4);
    for (let at = 0; at < cards; at += 1) await expect(taken.nth(at)).toBeInViewport({ ratio: 1 });
    await tap(page, { entry: 'pass' });
  }
});

test('a chance declined stays declined, ships are kept, coins forgone, and a table may stop early', async ({
  page,
}) => {
  await storeGame(page, {
    id: 'chances',
    setup: {
      ...CONTRACT_GAME,
      players: ['Ana', 'Ben'],
      contracts: ['speculator', 'mercenary', 'pirates-nest', 'frigate-nemesis', 'jinx'],
    },
    entries: hire('Ana', 'pirate-7-2', 'sailor-3-1'),
    status: 'in-progress',
  });
  await page.goto('/game/chances/');
  const moment = page.locator('[data-moment]');

  // The third colour asks; declined, it asks no more, whatever else is said.
  await reveal(page, 'ship-blue-2-1');
  await tap(page, { entry: 'keep' });
  await reveal(page, 'ship-yellow-2-1');
  await tap(page, { entry: 'keep' });
  await reveal(page, 'ship-red-3-6');
  await expect(moment).toContainText('Speculator');
  await page.locator('[data-action="not-now"]').click();
  await expect(moment).toHaveCount(0);
  await tap(page, { entry: 'contract', contract: 'mercenary', player: 'Ana' });
  await expect(page.locator('[data-action="time-deck"]')).toContainText('4 open');
  await expect(moment).toHaveCount(0);

  // Taken back to before the colour and turned up again, it is a new chance.
  await page.locator('[data-action="undo"]').click();
  await page.locator('[data-action="undo"]').click();
  await reveal(page, 'ship-red-3-6');
  await expect(moment).toContainText('Speculator');
  await tap(page, { entry: 'contract', contract: 'speculator', player: 'Ana' });

  // A ship is repelled into the nest; the frigate goes without its coins.
  await reveal(page, 'ship-green-1-1');
  await expect(moment).toContainText('Repel it for Pirates’ Nest');
  await page.locator('[data-entry="repel"][data-keep="true"]').click();
  await expect(page.getByRole('button', { name: /^Pirates’ Nest: .* 1 of 5 colours$/ })).toBeVisible();
  await tap(page, { entry: 'stop' });
  await page.locator('[data-entry="take"][data-decline="true"][data-card="ship-red-3-6"]').click();
  await expect(figure(page, 'coins', 'Ana')).toHaveText('3');
  await expect(page.getByRole('button', { name: /^Frigate Nemesis: .* 1 of 3 times$/ })).toBeVisible();

  // Ended by the word of the table, nobody says that the Time deck was empty.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game here' }).click();
  await page.locator('dialog [data-entry="finish"]').click();
  await expect(page.getByText('Ended here with contracts open: lost')).toBeVisible();
  await expect(page.getByText('Time deck is empty')).toHaveCount(0);
});

test('three together complete seven contracts', async ({ page }) => {
  await storeGame(page, {
    id: 'team',
    setup: {
      ...CONTRACT_GAME,
      players: ['Ana', 'Ben', 'Cleo'],
      contracts: [
        'mercenary',
        'trade-outpost',
        'luminary',
        'explorer',
        'tax-inspector',
        'jinx',
        'major-speculator',
      ],
      timeDeckSetAside: 5,
    },
    entries: [
      ...hire('Ana', 'pirate-7-2', 'sailor-3-1'),
      ...hire('Ben', 'settler-4-1'),
      ...hire('Cleo', 'priest-4-1', 'jester-5-1', 'expedition-pp'),
      { type: 'coins', player: 'Ben', set: 8 },
      { type: 'coins', player: 'Cleo', set: 12 },
    ],
    status: 'in-progress',
  });
  await page.goto('/game/team/');
  const line = page.locator('[data-action="time-deck"]');
  await expect(line).toContainText('7 open · Pirate');

  // Ana's turn begins with a tax: Cleo pays, and may complete Tax Inspector though Ana is active.
  await reveal(page, 'tax-swords');
  await tap(page, { entry: 'set-aside' });
  await tap(page, { entry: 'contract', contract: 'tax-inspector', player: 'Cleo' });
  await expect(figure(page, 'coins', 'Cleo')).toHaveText('13');
  await tap(page, { entry: 'contract', contract: 'mercenary', player: 'Ana' });
  await reveal(page, 'ship-blue-1-1', 'ship-yellow-1-1', 'ship-green-1-1', 'ship-red-1-1');
  await tap(page, { entry: 'contract', contract: 'major-speculator', player: 'Ana' });
  await reveal(page, 'clerk-blue-6-2');
  await line.click();
  await expect(page.locator('[data-contract-card="trade-outpost"]')).toContainText(
    'Settler ✓, Clerk missing',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await tap(page, { entry: 'stop' });
  await tap(page, { entry: 'pass' });
  await tap(page, { entry: 'take', card: 'clerk-blue-6-2', player: 'Ben' });
  await tap(page, { entry: 'contract', contract: 'luminary', player: 'Cleo' });
  await tap(page, { entry: 'contract', contract: 'explorer', player: 'Cleo' });
  await expect(line).toContainText('2 open');
  await tap(page, { entry: 'pass', player: 'Cleo' });

  // Ben's clerk counts for the turn before as long as no card has been turned up.
  await tap(page, { entry: 'contract', contract: 'trade-outpost', player: 'Ben' });
  await reveal(page, 'ship-blue-2-2', 'ship-blue-3-2');
  await tap(page, { entry: 'contract', contract: 'jinx', player: 'Ben' });
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Won together!' })).toBeVisible();
  await expect(page.locator('[aria-current="true"]')).toHaveText('Captain');
  await expect(page.locator('[data-goal]')).toHaveText(
    '2 more cards in the Point deck make Lord of the High Seas.',
  );
});

test('against each other: the third contract decides', async ({ page }) => {
  await storeGame(page, {
    id: 'duel',
    setup: {
      ...CONTRACT_GAME,
      mode: 'competitive',
      players: ['Ana', 'Ben'],
      contracts: ['mercenary', 'luminary', 'trade-outpost', 'jinx'],
    },
    entries: [
      ...hire('Ana', 'pirate-9-3', 'sailor-7-3', 'jester-7-2', 'priest-4-1'),
      ...hire(
        'Ben',
        'settler-4-1',
        'clerk-blue-6-2',
        'pirate-7-2',
        'sailor-3-1',
        'admiral-9-3',
        'captain-4-1',
      ),
    ],
    status: 'in-progress',
  });
  await page.goto('/game/duel/');
  await expect(page.locator('[data-action="time-deck"]')).toHaveCount(0);
  await reveal(page, 'ship-blue-1-1');
  await tap(page, { entry: 'contract', contract: 'mercenary', player: 'Ana' });
  await expect(figure(page, 'influence', 'Ana')).toHaveText('9');
  await tap(page, { entry: 'contract', contract: 'luminary', player: 'Ana' });
  await expect(figure(page, 'influence', 'Ana')).toHaveText('10');
  await reveal(page, 'ship-blue-1-1');
  await tap(page, { entry: 'keep' });
  await tap(page, { entry: 'contract', contract: 'jinx', player: 'Ana' });
  await expect(figure(page, 'influence', 'Ana')).toHaveText('12');
  await expect(page.getByText('Last round. Still to play: Ben')).toBeVisible();
  await tap(page, { entry: 'end-turn' });

  await reveal(page, 'ship-red-1-1');
  await tap(page, { entry: 'contract', contract: 'mercenary', player: 'Ben' });
  await tap(page, { entry: 'contract', contract: 'trade-outpost', player: 'Ben' });
  await expect(figure(page, 'influence', 'Ben')).toHaveText('11');
  await reveal(page, 'ship-red-1-1');
  await tap(page, { entry: 'keep' });

  // The third is a chance of this moment; declined it would be Ana's game.
  await expect(page.locator('[data-moment]')).toContainText('Jinx');
  await tap(page, { entry: 'contract', contract: 'jinx', player: 'Ben' });
  await expect(figure(page, 'influence', 'Ben')).toHaveText('13');
  await tap(page, { entry: 'end-turn' });
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await expect(figure(page, 'influence', 'Ana')).toHaveText('12');
  await expect(figure(page, 'influence', 'Ben')).toHaveText('13');
});

for (const [theme, language] of [
  ['dark', 'en'],
  ['light', 'de'],
] as const) {
  test(`contracts and the Time deck are clean in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      },
      JSON.stringify({ theme, language, showOdds: true }),
    );
    await storeGame(page, {
      id: 'look',
      setup: {
        ...CONTRACT_GAME,
        players: ['Ana', 'Ben'],
        contracts: ['mercenary', 'pirates-nest', 'frigate-nemesis', 'tax-inspector', 'speculator'],
      },
      entries: [
        ...hire('Ana', 'pirate-7-2', 'sailor-3-1'),
        { type: 'coins', player: 'Ben', set: 14 },
        { type: 'reveal', card: 'ship-red-1-1' },
        { type: 'repel', keep: true },
        { type: 'contract', player: 'Ana', contract: 'mercenary' },
        { type: 'reveal', card: 'tax-swords' },
      ],
      status: 'in-progress',
    });
    await page.goto('/game/look/');
    await expect(page.locator('[data-moment]')).toBeVisible();
    await expectClean(page);
    await page.locator('[data-action="time-deck"]').click();
    await expect(page.locator('[data-contract-card="pirates-nest"]')).toBeVisible();
    await expectClean(page);
    await page.goto('/solo/');
    await untilStarted(page);
    await expectClean(page);
  });
}
