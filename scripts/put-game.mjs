// Puts a game in progress into the store of an open page of the app, as if it had been played there: for measurements.
// Open /games/ first and wait for its list: then the database is there with all its tables.

/** @param {import('@playwright/test').Page} page @param {string} address @param {{ id: string, setup: unknown, entries: readonly unknown[] }} game */
export async function putGame(page, address, game) {
  await page.goto(`${address}/games/`);
  await page.locator('[data-loaded]').first().waitFor();
  await page.evaluate(async ({ id, setup, entries }) => {
    /** @type {IDBDatabase} */
    const database = await new Promise((done, fail) => {
      const request = indexedDB.open('harbormaster');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const write = database.transaction(['games', 'entries'], 'readwrite');
    const moment = Date.now();
    write.objectStore('games').put({
      id,
      setup,
      title: '',
      notes: '',
      campaignId: null,
      startedAt: moment,
      updatedAt: moment,
      endedAt: null,
      deletedAt: null,
      length: entries.length,
      stored: entries.length,
      revision: 1,
      changeMark: `${id}-mark`,
      status: 'in-progress',
      standing: null,
    });
    if (entries.length > 0) write.objectStore('entries').put({ gameId: id, index: 0, said: entries });
    await new Promise((done, fail) => {
      write.oncomplete = () => done(undefined);
      write.onerror = () => fail(write.error);
    });
    database.close();
  }, game);
}
