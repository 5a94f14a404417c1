// A campaign from its first evening to the next: a chapter started, played to Month's End and card 9, lost, and set up again.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from './support.ts';

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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
  await page.locator('[data-entry="end-turn"]').click();
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
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('link', { name: /Solo.*A perfect run/ })).toBeVisible();
});
