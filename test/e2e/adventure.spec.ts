// A campaign from its first evening to the next: a chapter started, played to Month's End and card 9, lost, and set up again.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test, untilStarted, untilStill } from './support.ts';

async function expectClean(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Light theme and German, from the first page on. */
async function germanByDay(page: Page): Promise<void> {
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('harbormaster.settings', stored);
    },
    JSON.stringify({ theme: 'light', language: 'de' }),
  );
}

async function begin(page: Page, name: string, people: readonly string[]): Promise<void> {
  await page.goto('/campaigns/');
  await untilStarted(page);
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill(name);
  for (const person of people) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person);
    await page.locator('[data-action="add-person"]').click();
  }
}

async function namedEvent(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'A name of your own for the event' }).fill(name);
  await page.getByRole('button', { name: 'This one' }).click();
}

async function turn(page: Page, card: string): Promise<void> {
  await page.locator(`[data-entry="reveal"][data-card="${card}"]`).click();
  await page.locator('[data-entry="stop"]').click();
  // Alone, the own pass ends the turn.
  await page.locator('[data-entry="end-turn"]').or(page.locator('[data-entry="pass"]')).first().click();
}

test('a cooperative chapter: events, a mission, Month’s End, card 9, and the next attempt', async ({
  page,
}) => {
  await begin(page, 'Friday crew', ['Ana', 'Ben', 'Cleo']);
  await expectClean(page);
  await expectNoSideways(page);
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible();
  await expect(page.locator('[data-part="next-time"]')).toContainText('2 with the number 0');
  await expectClean(page);

  await page.locator('[data-action="start-chapter"]').click();
  await page.locator('[data-character="Ana"]').selectOption('senora-anne');
  await page
    .getByRole('button', { name: /^Start coins of Señora Anne: / })
    .last()
    .click();
  await page.locator('[data-action="crown-track"]').click();
  await expectClean(page);
  await expectNoSideways(page);
  await page.locator('[data-action="play-chapter"]').click();

  // Phase 0 first; the first story card lays out a mission.
  await expect(page.locator('[data-part="event-prompt"]')).toContainText('Ana turns up an event');
  await expect(page.locator('[data-figure="coins"][data-player="Ana"]').first()).toHaveText('4');
  await page.locator('[data-action="story"]').first().click();
  await page.getByRole('textbox', { name: 'Number of the story card' }).fill('10');
  await page.getByRole('textbox', { name: 'Missions laid out' }).fill('13, 14');
  await page
    .locator('[data-part="mission-form"][data-mission="14"]')
    .getByRole('button', { name: /^Crowns for everyone: / })
    .last()
    .click();
  await expectClean(page);
  await page.locator('[data-entry="story"]').click();
  await expectClean(page);
  await expectNoSideways(page);

  await namedEvent(page, 'calm');
  await expect(page.locator('[data-part="event-of-turn"]')).toContainText('calm');
  await page.locator('[data-action="adventure"]').click();
  await expectClean(page);
  await page.locator('dialog [data-entry="mission"][data-mission="14"][data-player="Ana"]').click();
  await turn(page, 'settler-4-1');
  await namedEvent(page, 'storm');
  await expect(page.locator('[data-figure="month-end"]')).toHaveText('Month’s End next turn');
  await turn(page, 'captain-4-1');
  await expect(page.locator('[data-figure="month-end"]')).toHaveText('Month’s End now');
  await page.locator('[data-entry="event"][data-event="month-end"]').click();

  // What the hourglass asks is answered from what the table has said.
  await page.locator('[data-action="month-end"]').first().click();
  await expect(page.locator('[data-part="answer"]')).toContainText('mission 14 was completed by Ana');
  await page.getByRole('radio', { name: '13' }).check();
  await expect(page.locator('[data-part="answer"]')).toContainText('red number');
  await expectClean(page);
  await page.getByRole('radio', { name: 'card 9' }).check();
  await expect(page.locator('[data-part="card-9"]')).toContainText('1 / 2');
  await page.locator('[data-card9="true"]').click();
  await expect(page.getByText('The chapter is lost', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Result' }).or(page.locator('.action.main')).first().click();
  await expect(page.locator('[data-part="chapter-end"]').first()).toContainText('Chapter 1 is lost');
  await expect(page.locator('[data-part="chapter-end"]').first()).toContainText('3 extra coins');
  await page.goto('/campaigns/');
  await page.getByRole('link', { name: /Friday crew/ }).click();
  await expect(page.getByRole('heading', { name: 'Chapter 1, attempt 2' })).toBeVisible();
  await expect(page.locator('[data-part="last-time"]')).toContainText('1 of 2 missions completed');
  await expect(page.locator('[data-part="next-time"]')).toContainText('3 extra coins');

  // The second attempt knows the events and the character.
  await page.locator('[data-action="start-chapter"]').click();
  await expect(page.locator('[data-character="Ana"]')).toHaveValue('senora-anne');
  await page.locator('[data-action="play-chapter"]').click();
  await expect(page.locator('[data-figure="coins"][data-player="Ana"]').first()).toHaveText('5');
  await page.locator('[data-entry="event"][data-event="storm"]').click();
  await expect(page.locator('[data-part="event-of-turn"]')).toContainText('storm');
});

test('a cooperative campaign: three chapters with one defeat, the page closed between them', async ({
  context,
  page: first,
}) => {
  test.slow(); // four evenings in one journey
  let page = first;
  await begin(page, 'Alone at sea', ['Ana']);
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible();

  /** A month of one player: two events, then Month's End that points to card 9. */
  async function evening(how: { mission: string; done: boolean; fresh: boolean }): Promise<void> {
    await page.locator('[data-action="start-chapter"]').click();
    await page.locator('[data-action="play-chapter"]').click();
    await page.locator('[data-action="story"]').first().click();
    await page.getByRole('textbox', { name: 'Number of the story card' }).fill(how.mission);
    const missions = page.getByRole('textbox', { name: 'Missions laid out' });
    // Tried again, the story card is known; reached for the first time, nothing is.
    await expect(missions).toHaveValue(how.fresh ? '' : how.mission);
    await missions.fill(how.mission);
    await page.locator('[data-entry="story"]').click();
    await namedEvent(page, `calm ${how.mission}`);
    if (how.done) {
      await page.locator('[data-action="adventure"]').click();
      await page.locator(`dialog [data-entry="mission"][data-mission="${how.mission}"]`).click();
    }
    await turn(page, 'settler-4-1');
    // R-ADV-2: of two cards above Month's End one is event 1.
    await page.locator('[data-entry="event"][data-event="event-1"]').click();
    await turn(page, 'captain-4-1');
    await page.locator('[data-entry="event"][data-event="month-end"]').click();
    await page.locator('[data-action="month-end"]').first().click();
    await page.getByRole('radio', { name: 'card 9' }).check();
    await page.locator('[data-card9="true"]').click();
    await expect(page.locator('[data-part="chapter-end"]').first()).toContainText(
      how.done ? 'is won' : 'is lost',
    );
    await expect(page.locator('[data-part="pack-up"]').first()).toContainText(how.mission);
    await page.close();
    page = await context.newPage();
    await page.goto('/campaigns/');
    await page.getByRole('link', { name: /Alone at sea/ }).click();
  }

  await evening({ mission: '14', done: true, fresh: true });
  await expect(page.getByRole('heading', { name: 'Chapter 2', exact: true })).toBeVisible();
  await evening({ mission: '21', done: false, fresh: true });
  await expect(page.getByRole('heading', { name: 'Chapter 2, attempt 2' })).toBeVisible();
  await expect(page.locator('[data-part="last-time"]')).toContainText('Mission 21: nobody');
  await expect(page.locator('[data-part="next-time"]')).toContainText('3 extra coins');
  await evening({ mission: '21', done: true, fresh: false });
  await expect(page.getByRole('heading', { name: 'Chapter 3', exact: true })).toBeVisible();
  await expect(page.locator('[data-part="last-time"]')).toContainText('Extra coins: Ana 3');
  await expect(page.locator('[data-part="next-time"]')).not.toContainText('extra coin');
  await evening({ mission: '31', done: true, fresh: true });
  await expect(page.getByRole('heading', { name: 'Chapter 4', exact: true })).toBeVisible();
  await expectClean(page);

  // As a file it goes to another device: everything is there, the games too.
  const downloading = page.waitForEvent('download');
  await page.locator('[data-action="export-campaign"]').click();
  const file = await (await downloading).path();
  const elsewhere = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (elsewhere === undefined) throw new Error('no browser');
  const other = await elsewhere.newPage();
  await other.goto('/campaigns/');
  await untilStarted(other);
  await other.locator('input[type="file"]').setInputFiles(file);
  await expect(other.getByText('Here it is, with 4 games.')).toBeVisible();
  await other.getByRole('link', { name: /Alone at sea.*Chapter 4/ }).click();
  await expect(other.locator('[data-part="last-time"]')).toContainText('Mission 31: Ana');
  await elsewhere.close();
});

test('a competitive chapter: an event with its reminder, missions, the trophy and the winner', async ({
  page,
}) => {
  await begin(page, 'Rivals', ['Ana', 'Ben']);
  await page.getByRole('radio', { name: 'Against each other' }).check();
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.locator('[data-part="next-time"]')).toContainText('3 with the number 0');
  await page.locator('[data-action="start-chapter"]').click();
  await page.locator('[data-action="play-chapter"]').click();
  await page.locator('[data-action="story"]').first().click();
  await page.getByRole('textbox', { name: 'Missions laid out' }).fill('14, 16');
  await page.locator('[data-entry="story"]').click();

  // What the event does is typed once and lit up in its phase.
  await namedEvent(page, 'storm');
  const reminder = page.locator('[data-part="reminder"]');
  await expect(reminder).toHaveText('What does storm do?');
  await reminder.click();
  await page.getByRole('textbox', { name: 'What it does' }).fill('every ship brings 1 more');
  await page.getByRole('radio', { name: 'Trade & Hire' }).check();
  await expectClean(page);
  await page.locator('[data-action="remember-event"]').click();
  await expect(reminder).toContainText('every ship brings 1 more');
  await expect(reminder).not.toHaveClass(/due/);
  await page.locator('[data-entry="reveal"][data-card="ship-blue-1-1"]').click();
  await page.locator('[data-entry="stop"]').click();
  await expect(reminder).toHaveClass(/due/);
  await expectClean(page);

  for (const mission of ['14', '16']) {
    await page.locator('[data-action="adventure"]').click();
    await page.locator(`dialog [data-entry="mission"][data-mission="${mission}"][data-player="Ana"]`).click();
  }
  await page.locator('[data-action="adventure"]').click();
  await expect(page.locator('[data-part="character"][data-player="Ana"]')).toContainText('trophy');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.locator('[data-entry="finish"]').click();
  await expect(page.locator('[data-part="chapter-end"]').first()).toContainText('Chapter 1 is played');
  await page.goto('/campaigns/');
  await page.getByRole('link', { name: /Rivals/ }).click();
  await expect(page.getByRole('heading', { name: 'Chapter 2' })).toBeVisible();
  await expect(page.locator('[data-part="last-time"]')).toContainText('Won by Ana');

  // In the next chapter the event is known by name, and its reminder with it.
  await page.locator('[data-action="start-chapter"]').click();
  await page.locator('[data-action="play-chapter"]').click();
  await page.locator('[data-entry="event"][data-event="storm"]').click();
  await expect(page.locator('[data-part="reminder"]')).toContainText('every ship brings 1 more');

  // Against each other a campaign's result is who won how many chapters.
  await page.goto('/statistics/');
  const campaigns = page.getByRole('region', { name: 'Campaigns' });
  await campaigns.getByText('As a table').click();
  await expect(campaigns.getByRole('row', { name: /^Rivals 1 .*Ana 1$/ })).toBeVisible();
});

test('every screen of a chapter by day and in German', async ({ page }) => {
  test.slow(); // sixteen screens, each judged by axe
  await germanByDay(page);
  const look = async () => {
    await expectClean(page);
    await expectNoSideways(page);
  };
  await page.goto('/campaigns/');
  await untilStarted(page);
  await page.getByRole('textbox', { name: 'Name der Kampagne' }).fill('Freitagsrunde');
  for (const person of ['Ana', 'Ben', 'Cleo']) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person);
    await page.locator('[data-action="add-person"]').click();
  }
  await look();
  await page.locator('[data-action="create-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'Kapitel 1' })).toBeVisible();
  await look();
  await page.locator('[data-action="start-chapter"]').click();
  await page.locator('[data-character="Ana"]').selectOption('peter-landman');
  await page.locator('[data-action="crown-track"]').click();
  await look();
  await page.locator('[data-action="play-chapter"]').click();
  await expect(page.locator('[data-part="event-prompt"]')).toBeVisible();
  await look();
  await page.locator('[data-action="story"]').first().click();
  await page.getByRole('textbox', { name: 'Zahl der Storykarte' }).fill('10');
  await page.getByRole('textbox', { name: 'Ausgelegte Missionen' }).fill('13, 14');
  await look();
  await page.locator('[data-entry="story"]').click();
  for (const [event, card] of [
    ['Flaute', 'settler-4-1'],
    ['Sturm', 'captain-4-1'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Ein eigener Name für das Ereignis' }).fill(event);
    await page.getByRole('button', { name: 'Dieses', exact: true }).click();
    await look();
    await page.locator('[data-part="reminder"]').click();
    await page.getByRole('textbox', { name: 'Was es tut' }).fill('jedes Schiff bringt 1 mehr');
    await look();
    await page.locator('[data-action="remember-event"]').click();
    await page.locator(`[data-entry="reveal"][data-card="${card}"]`).click();
    await look();
    await page.locator('[data-entry="stop"]').click();
    await look();
    await page.locator('[data-entry="end-turn"]').click();
  }
  await page.locator('[data-entry="event"][data-event="month-end"]').click();
  await look();
  await page.locator('[data-action="adventure"]').click();
  await look();
  await page.keyboard.press('Escape');
  await page.locator('[data-action="month-end"]').first().click();
  await look();
  await page.getByRole('radio', { name: 'Karte 9' }).check();
  await look();
  await page.locator('[data-card9="true"]').click();
  await expect(page.locator('[data-part="chapter-end"]').first()).toBeVisible();
  await look();
  await page.goto('/campaigns/');
  await page.getByRole('link', { name: /Freitagsrunde/ }).click();
  await expect(page.getByRole('heading', { name: 'Kapitel 1, 2. Versuch' })).toBeVisible();
  await look();
});

test('chapters written down afterwards lead to a perfect run, by day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await begin(page, 'Solo', ['Ana']);
  await page.locator('[data-action="create-campaign"]').click();
  for (let chapter = 1; chapter <= 5; chapter += 1) {
    await page.locator('[data-action="open-log"]').click();
    if (chapter === 1) await expectClean(page);
    await page.locator('[data-action="log-chapter"]').click();
    await expect(page.locator('[data-part="last-time"]')).toContainText(`Chapter ${chapter}`);
  }
  await expect(page.getByRole('heading', { name: 'A perfect run' })).toBeVisible();
  await expectClean(page);
  await expectNoSideways(page);

  // As a file it survives being removed.
  const downloading = page.waitForEvent('download');
  await page.locator('[data-action="export-campaign"]').click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: 'Remove this campaign' }).click();
  await page.locator('[data-action="remove-campaign"]').click();
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible();
  const half = readFileSync(file).subarray(0, 400);
  const damaged = { name: 'half.json', mimeType: 'application/json', buffer: half };
  await page.locator('input[type="file"]').setInputFiles(damaged);
  await expect(page.getByText('It stops in the middle', { exact: false })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('link', { name: /Solo.*A perfect run/ })).toBeVisible();
});
