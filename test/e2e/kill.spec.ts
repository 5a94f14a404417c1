// Pages killed at random moments of random games: nothing that was shown is lost, nothing is doubled, and the game goes on.
// Short in the test run; `npm run kill` kills hundreds of times with a seed that it prints (KILLS, KILL_SEED).
import type { BrowserContext, Page } from '@playwright/test';
import { CATALOGUE } from '#catalog';
import type { Entry, Setup } from '#engine';
import { chanceFrom, type Chance } from '../support/random-play.ts';
import { tablePlay } from '../support/table-play.ts';
import { expectFigures, openTable, sayStep } from './table-player.ts';
import { expect, test } from './support.ts';

const KILLS = Number(process.env['KILLS'] ?? 12);
const SEED = Number(process.env['KILL_SEED'] ?? 5);
const STEPS_BETWEEN = 6;

const SETUPS: readonly Setup[] = [
  { players: ['Ana', 'Ben', 'Cleo'], boxes: ['base'] as const },
  { players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'], boxes: ['base', 'gambler', 'contract-cards'] as const },
].map(({ players, boxes }) => ({
  game: 'port-royal',
  edition: 'big-box-2021',
  mode: 'competitive',
  tracking: 'table',
  houseRules: {},
  players,
  boxes,
}));

/** What the database holds of a game, read beside the app. */
function storedEntries(page: Page, id: string): Promise<Entry[]> {
  return page.evaluate(async (gameId) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('harbormaster');
      request.onsuccess = () => {
        done(request.result);
      };
      request.onerror = () => {
        fail(new Error(String(request.error)));
      };
    });
    const rows = await new Promise<{ gameId: string; index: number; said: Entry[] }[]>((done, fail) => {
      const request = database.transaction('entries').objectStore('entries').getAll();
      request.onsuccess = () => {
        done(request.result as { gameId: string; index: number; said: Entry[] }[]);
      };
      request.onerror = () => {
        fail(new Error(String(request.error)));
      };
    });
    database.close();
    return rows
      .filter((row) => row.gameId === gameId)
      .sort((one, other) => one.index - other.index)
      .flatMap(({ said }) => said);
  }, id);
}

/** Ends the page without any warning: closed, or crashed with everything that it was about to do. */
async function kill(page: Page, context: BrowserContext, chance: Chance): Promise<void> {
  if (chance.next() < 0.3) {
    const session = await context.newCDPSession(page);
    // Answers never: the page is gone.
    session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  }
  await page.close();
}

/** One more tap that nobody waits for: the page will be gone some milliseconds after it. */
async function tapAndLeave(page: Page, taps: readonly string[], milliseconds: number): Promise<void> {
  const [tap] = taps;
  if (tap === undefined || taps.length > 1) return;
  await page.evaluate(
    ([selector, wait]) =>
      new Promise<void>((done) => {
        document.querySelector<HTMLElement>(selector)?.click();
        setTimeout(done, wait);
      }),
    [tap, milliseconds] as const,
  );
}

const withoutTime = ({ at: _at, ...entry }: Entry) => entry;

test(`killed ${String(KILLS)} times at random moments`, async ({ page: first, context }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  let page = first;
  let kills = 0;
  for (let game = 0; kills < KILLS; game += 1) {
    const chance = chanceFrom(SEED * 7_919 + game);
    const setup = SETUPS[game % SETUPS.length] as Setup;
    const play = tablePlay(SEED + game, setup, CATALOGUE);
    // What fingers really say: passes that the next tap says too are never entered.
    const steps = play.steps.filter(({ taps }) => taps.length > 0);
    const id = `killed-${String(game)}`;
    await openTable(page, id, setup);
    let at = 0;
    while (at < steps.length - 1 && kills < KILLS) {
      const until = Math.min(steps.length - 1, at + chance.below(STEPS_BETWEEN));
      for (const step of steps.slice(at, until)) {
        await sayStep(page, step);
        await expectFigures(page, step.state);
      }
      await tapAndLeave(page, steps[until]?.taps ?? [], chance.below(40));
      await kill(page, context, chance);
      kills += 1;
      page = await context.newPage();
      await page.goto(`/game/${id}/`);
      await expect(page.locator('main.table')).toBeVisible();
      const said = (await storedEntries(page, id)).map(withoutTime);
      const where = `game ${String(game)} after ${String(kills)} kills, KILL_SEED=${String(SEED)}`;
      // Everything that was shown is there; of the last tap all or nothing; nothing is doubled.
      expect([until, until + 1], where).toContain(said.length);
      expect(said, where).toEqual(steps.slice(0, said.length).map(({ entry }) => withoutTime(entry)));
      // It opens where it was, and goes on from there.
      await expectFigures(page, steps[said.length - 1]?.state ?? play.start);
      at = said.length;
    }
  }
});
