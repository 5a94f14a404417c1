// Whole games from the first page to the result, twice: by what a screen reader says (role and name, nothing else is looked at), and
// by the keyboard without a pointer. Every figure is compared with the engine by the names that are read out.
import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '#catalog';
import type { CardId, Entry, Setup, State } from '#engine';
import { verdictOf } from '#ui/end/verdict.ts';
import { typed, typedCodes } from '#ui/keyboard/typing.ts';
import { cardLabel, countedTerm, vocabulary } from '#ui/wording/cards.ts';
import { tableWords } from '#ui/wording/table.ts';
import { tablePlay, type TablePlay } from '../support/table-play.ts';
import { expect, test, untilStarted } from './support.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  startPlayer: 'Ana',
  tracking: 'table',
  houseRules: {},
};
const WORDS = vocabulary(SETUP.edition, 'en');
const SAY = tableWords.en;
const SEEDS = 40;

/** The shortest of some games in which a ship was repelled and an expedition claimed. */
function shortGame(): TablePlay {
  const plays = Array.from({ length: SEEDS }, (_, seed) => tablePlay(seed + 1, SETUP, CATALOGUE)).filter(
    ({ steps }) =>
      ['repel', 'claim', 'end-turn'].every((wanted) =>
        steps.some(({ entry, taps }) => entry.type === wanted && taps.length > 0),
      ),
  );
  const [shortest] = plays.sort((one, other) => one.steps.length - other.steps.length);
  if (shortest === undefined) throw new Error('no such game among the seeds');
  return shortest;
}

function labelOf(state: State, id: CardId): string {
  const type = state.table.types[state.table.typeOf.get(id) ?? -1];
  if (type === undefined) throw new Error(`no card ${id}`);
  return cardLabel(type.card, WORDS);
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const beginning = (text: string) => new RegExp(`^${literally(text)}`);

/** What one looks for by ear to say this. */
function nameFor(entry: Entry, before: State): RegExp {
  const whole = (text: string) => new RegExp(`^${literally(text)}$`);
  const acting = before.table.players[before.acting] ?? '';
  switch (entry.type) {
    case 'reveal':
      return beginning(`${labelOf(before, entry.card)}, `);
    case 'take':
      return beginning(SAY.take(entry.player ?? '', labelOf(before, entry.card), ''));
    case 'claim':
      return whole(`${SAY.claim(entry.player ?? '')}: ${labelOf(before, entry.card)}`);
    case 'stop':
      return whole(SAY.stop);
    case 'pass':
      return whole(SAY.pass(acting));
    case 'end-turn':
      return whole(SAY.endTurn);
    case 'repel':
      return whole(SAY.repel);
    case 'keep':
      return whole(before.pending === 'must' ? SAY.bustOnPurpose : SAY.keep);
    default:
      throw new Error(`no name known for ${entry.type}`);
  }
}

/** The players' figures, as they are read out. */
async function expectHeard(page: Page, state: State): Promise<void> {
  for (const [seat, player] of state.players.entries()) {
    const over = state.ending.kind !== 'none';
    const name = SAY.chip(
      state.table.players[seat] ?? '',
      countedTerm(player.influence, 'influence', WORDS),
      countedTerm(player.coins, 'coin', WORDS),
      countedTerm(player.swords, 'sword', WORDS),
      over
        ? 'waiting'
        : seat === state.active
          ? 'active'
          : state.phase === 'trade' && seat === state.acting
            ? 'acting'
            : 'waiting',
    );
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
}

/** Only what is in the window on top can be heard. */
const control = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();

/** Says all of the game with the given hands; a claim that can be paid in several ways asks once more. */
async function playAll(
  page: Page,
  play: TablePlay,
  say: (entry: Entry, before: State) => Promise<void>,
  choose: (first: Locator) => Promise<void>,
): Promise<void> {
  let before = play.start;
  for (const { entry, state, taps } of play.steps) {
    if (taps.length > 0) {
      await say(entry, before);
      if (taps.length > 1) await choose(page.getByRole('dialog').getByRole('button').nth(1));
      await expectHeard(page, state);
    }
    before = state;
  }
}

async function expectResult(page: Page, play: TablePlay): Promise<void> {
  const last = play.steps.at(-1)?.state;
  if (last === undefined) throw new Error('nothing was played');
  const { title } = verdictOf(last, WORDS);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
}

test('a whole game by role and name alone, from the first page to the result', async ({ page }) => {
  test.setTimeout(240_000);
  const play = shortGame();
  await page.goto('/');
  await untilStarted(page);
  await page.getByRole('link', { name: /^New game/ }).click();
  for (const name of SETUP.players) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ana discovers/ })).toBeVisible();
  await playAll(
    page,
    play,
    (entry, before) => control(page, nameFor(entry, before)).click(),
    (first) => first.click(),
  );
  await page.getByRole('link', { name: 'See the result' }).click();
  await expectResult(page, play);
});

/** Goes with Tab to a control, forwards or backwards; a pointer is never used. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const FARTHEST = 200;
  await goal.waitFor();
  for (let step = 0; step < FARTHEST; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${String(goal)}`);
}

async function press(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, goal, key);
  // The focus can be seen where it is.
  const seen = await goal.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  expect(seen, `the focus on ${String(goal)}`).toBe(true);
  await page.keyboard.press('Enter');
}

/** The letters and digits that mean this card and no other, with Enter where others begin like it. */
function lettersFor(card: CardId, state: State): { readonly letters: string; readonly enter: boolean } {
  const codes = typedCodes(state.table, WORDS);
  const code = codes.find((one) => one.card === card);
  if (code === undefined) throw new Error(`no code for ${card}`);
  for (const name of code.names) {
    for (const letters of ['', ...code.colours].map((colour) => `${name}${colour}${code.digits}`)) {
      const early = [...letters].findIndex((_, at) => typed(letters.slice(0, at + 1), codes).type === 'card');
      if (early >= 0) {
        const text = letters.slice(0, early + 1);
        const meant = typed(text, codes);
        if (meant.type === 'card' && meant.card === card) return { letters: text, enter: false };
        continue;
      }
      const ended = typed(`${letters}.`, codes);
      if (ended.type === 'card' && ended.card === card) return { letters, enter: true };
    }
  }
  throw new Error(`${card} cannot be typed`);
}

test('a whole game by keyboard only, from the first page to the result', async ({ page }) => {
  test.setTimeout(240_000);
  const play = shortGame();
  await page.goto('/');
  await untilStarted(page);
  await press(page, page.getByRole('link', { name: /^New game/ }));
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  for (const name of SETUP.players) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `${name} one seat up` })).toBeVisible();
  }
  await press(page, page.getByRole('button', { name: 'Start', exact: true }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: /Ana discovers/ })).toBeVisible();
  await playAll(
    page,
    play,
    async (entry, before) => {
      if (entry.type !== 'reveal') {
        const below = entry.type !== 'take' && entry.type !== 'claim';
        await press(page, control(page, nameFor(entry, before)), below ? 'Shift+Tab' : 'Tab');
        return;
      }
      const { letters, enter } = lettersFor(entry.card, before);
      await page.keyboard.type(letters);
      if (enter) await page.keyboard.press('Enter');
    },
    (first) => press(page, first),
  );
  await press(page, page.getByRole('link', { name: 'See the result' }), 'Shift+Tab');
  await expectResult(page, play);
});
