// Puts a game into the store of the page, as if it had been played on this device before.
import type { Page } from '@playwright/test';

export interface PlayedGame {
  readonly id: string;
  readonly setup: Readonly<Record<string, unknown>> & { readonly players: readonly string[] };
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  readonly status: 'in-progress' | 'finished';
}

/** Lists the games first: once the list has answered, the database is there with all its tables. */
export async function storeGame(page: Page, game: PlayedGame, address = ''): Promise<void> {
  await page.goto(`${address}/games/`);
  await page.locator('[data-loaded]').first().waitFor();
  await page.evaluate(async ({ id, setup, entries, status }) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('harbormaster');
      request.onsuccess = () => {
        done(request.result);
      };
      request.onerror = () => {
        fail(new Error(String(request.error)));
      };
    });
    const moment = Date.now() - 3_600_000;
    const write = database.transaction(['games', 'entries', 'people'], 'readwrite');
    write.objectStore('games').put({
      id,
      setup,
      title: '',
      notes: '',
      campaignId: null,
      startedAt: moment,
      updatedAt: moment + 2_700_000,
      endedAt: status === 'finished' ? moment + 2_700_000 : null,
      deletedAt: null,
      length: entries.length,
      stored: entries.length,
      revision: 1,
      changeMark: `${id}-mark`,
      status,
      standing: null,
    });
    if (entries.length > 0) write.objectStore('entries').put({ gameId: id, index: 0, said: entries });
    for (const [seat, name] of setup.players.entries()) {
      write.objectStore('people').put({
        id: `person-${name}`,
        name,
        key: name.toLowerCase(),
        colour: null,
        lastPlayed: moment - seat,
        plays: 1,
        updatedAt: moment,
      });
    }
    await new Promise<void>((done, fail) => {
      write.oncomplete = () => {
        done();
      };
      write.onerror = () => {
        fail(new Error(String(write.error)));
      };
    });
    database.close();
  }, game);
}

/** What the store holds of the newest game. */
export function newestSetup(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((done, fail) => {
        const open = indexedDB.open('harbormaster');
        open.onerror = () => {
          fail(new Error('no database'));
        };
        open.onsuccess = () => {
          const all = open.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            const games = all.result as { startedAt: number; setup: Record<string, unknown> }[];
            games.sort((one, other) => other.startedAt - one.startedAt);
            open.result.close();
            done(games[0]?.setup ?? {});
          };
        };
      }),
  );
}
