// The table as a script sees it: recorded games are said by data-entry, data-card and data-player alone, and after every
// entry the figures read by data-figure are those of the report that `npm run replay` prints.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Entry, Report, Setup } from '#engine';
import { expect, test } from './support.ts';
import { openTable, shownFigures } from './table-player.ts';

interface Recorded {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** One for each entry. */
  readonly reports: readonly Report[];
}

function recorded(name: string): Recorded {
  const file = `test/fixtures/games/${name}.json`;
  const { setup, entries } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const { stdout } = spawnSync(process.execPath, ['scripts/replay.mjs', '--trace', file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const reports = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Report);
  expect(reports).toHaveLength(entries.length);
  return { setup, entries, reports };
}

type Hooks = Readonly<Record<string, string | undefined>>;

/** The control with these hooks: `undefined` stands for one that must not be there. A question lies above the table. */
function control(page: Page, hooks: Hooks): Locator {
  const selector = Object.entries(hooks)
    .map(([name, value]) =>
      value === undefined ? `:not([data-${name}])` : `[data-${name}=${JSON.stringify(value)}]`,
    )
    .join('');
  return page.locator(selector).locator('visible=true').last();
}

const figures = (report: Report) =>
  Object.fromEntries(
    report.players.map(({ name, coins, influence, swords }) => [name, { coins, influence, swords }]),
  );

/** Until the screen shows these figures or asks the one question that the entry needs. */
async function answered(page: Page, report: Report): Promise<'shown' | 'asks'> {
  let answer: 'shown' | 'asks' = 'shown';
  await expect
    .poll(
      async () => {
        const asks = await page.getByRole('dialog').isVisible();
        answer = asks ? 'asks' : 'shown';
        return asks ? figures(report) : shownFigures(page);
      },
      { intervals: [0, 15, 30, 60, 100] },
    )
    .toEqual(figures(report));
  return answer;
}

const nextAfter = ({ players }: Report, player: string): string =>
  players[(players.findIndex(({ name }) => name === player) + 1) % players.length]?.name ?? '';

/** Whether this player's go is now or over, in Trade & Hire. */
function hasHadGo(report: Report, player: string | undefined): boolean {
  for (let one = report.activePlayer ?? ''; one !== report.actingPlayer; one = nextAfter(report, one))
    if (one === player) return true;
  return report.actingPlayer === player;
}

const STEPS = [3, 2, 1, -1];

async function say(page: Page, entry: Entry, before: Report | undefined, after: Report): Promise<void> {
  const tap = (hooks: Hooks) => control(page, hooks).click();
  switch (entry.type) {
    case 'reveal':
      await tap({ entry: 'reveal', card: entry.card });
      break;
    case 'gamble':
      await tap({ entry: 'gamble', card: undefined });
      for (const card of entry.cards) await tap({ entry: 'gamble', card });
      break;
    case 'repel':
      await tap({ entry: 'repel', keep: entry.keep === true ? 'true' : undefined });
      break;
    case 'pass':
      await tap({ entry: 'pass', player: entry.player ?? before?.actingPlayer ?? '' });
      break;
    case 'end-turn':
      // Where only one player is left to act, that player's pass says it.
      await page.locator('[data-entry="end-turn"], [data-entry="pass"]').first().click();
      break;
    case 'take': {
      const hooks = { entry: 'take', card: entry.card, player: entry.player ?? before?.actingPlayer ?? '' };
      await tap({ ...hooks, decline: entry.decline === true ? 'true' : undefined, 'as-item': undefined });
      if (entry.override === true) await tap({ ...hooks, override: 'true' });
      else if ((await answered(page, after)) === 'asks')
        await tap({ ...hooks, 'gift-to': entry.giftTo ?? '' });
      break;
    }
    case 'claim': {
      const hooks = { entry: 'claim', card: entry.card, player: entry.player ?? before?.activePlayer ?? '' };
      await tap(hooks);
      if ((await answered(page, after)) === 'asks')
        await page.locator('dialog [data-entry="claim"]').first().click();
      break;
    }
    case 'contract':
      // Of a player whose go is still to come: those before pass.
      for (let passing = before; passing?.phase === 'trade' && !hasHadGo(passing, entry.player);) {
        const player = passing.actingPlayer ?? '';
        await tap({ entry: 'pass', player });
        passing = { ...passing, actingPlayer: nextAfter(passing, player) };
      }
      await tap({ entry: 'contract', card: entry.contract, player: entry.player ?? '' });
      break;
    case 'coins': {
      const now = (report: Report | undefined) =>
        report?.players.find(({ name }) => name === entry.player)?.coins;
      let more = (now(after) ?? 0) - (now(before) ?? 0);
      while (more !== 0) {
        const add = STEPS.find((step) => (more > 0 ? step > 0 && step <= more : step < 0)) ?? 0;
        await tap({ entry: 'coins', player: entry.player ?? '', add: String(add) });
        more -= add;
      }
      break;
    }
    case 'add-card': {
      const player = entry.player ?? '';
      await tap({
        entry: 'add-card',
        player,
        card: undefined,
        paid: entry.paid === true ? 'true' : undefined,
      });
      await tap({ entry: 'add-card', player, card: entry.card });
      break;
    }
    case 'tax':
      await tap({ entry: 'tax', card: entry.card });
      break;
    case 'tracking':
    case 'finish':
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator(`dialog nav [data-entry="${entry.type}"]`).click();
      // Asked once more.
      await page.locator(`dialog .ways [data-entry="${entry.type}"]`).click();
      break;
    default:
      await tap({ entry: entry.type });
  }
}

for (const [what, name] of [
  ['a base game of three players', 'shared-win-after-three-shuffles'],
  ['a game of five with gamblers', 'gamble-with-a-tax-busts-among-five'],
  ['a game of three with contract cards and contracts', 'most-influence-without-an-expedition-loses'],
  ['a game with marked cards and a nemesis', 'frigate-nemesis-and-a-bust-on-purpose'],
  ['a game that drops to scores', 'scores-only-after-a-bust-at-the-table'],
] as const) {
  test(`by hooks alone: ${what}`, async ({ page }) => {
    test.setTimeout(180_000);
    const { setup, entries, reports } = recorded(name);
    await openTable(page, name, setup);
    for (const [at, entry] of entries.entries()) {
      const after = reports[at];
      if (after === undefined) throw new Error('no report');
      await test.step(`${String(at + 1)} ${JSON.stringify(entry)}`, async () => {
        await say(page, entry, reports[at - 1], after);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await answered(page, after)).toBe('shown');
      });
    }
    await expect(page.locator('main.table.over')).toBeVisible();
  });
}
