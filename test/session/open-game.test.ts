import 'fake-indexeddb/auto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadMyCards } from '#session/catalog.ts';
import { newGame } from '#session/games.ts';
import { keepUp, loadTable, openGame } from '#session/open-game.ts';
import { onStoreNews, sharedStore } from '#session/store.ts';
import { openStore } from '#storage';
import { ok, OPENING, SETUP, typesOf } from './support.ts';

afterAll(async () => {
  (await sharedStore()).close();
});

describe('a screen', () => {
  it('gets one store a page, however often it asks', async () => {
    const [one, two] = await Promise.all([sharedStore(), sharedStore()]);
    expect(one).toBe(two);
    expect(one.place).toEqual({ type: 'database' });
    expect(await loadMyCards()).toEqual({ cards: [] });
  });

  it('opens a stored game with the built-in catalogue', async () => {
    const { store, rules } = await loadTable();
    const { id } = ok(await newGame(store, rules, SETUP));
    const { session, opened } = await openGame(id);
    expect(opened).toEqual({ type: 'ok' });
    for (const entry of OPENING) ok(await session.say(entry));
    expect(typesOf((await openGame(id)).session)).toHaveLength(OPENING.length);
    expect((await openGame('nobody')).opened).toEqual({ type: 'missing' });
  });

  it('catches up when it comes back to the front, until it is told to stop', async () => {
    const { store, rules } = await loadTable();
    const { id } = ok(await newGame(store, rules, SETUP));
    const { session } = await openGame(id);
    const other = await openGame(id);
    const stop = keepUp(session, document);
    ok(await other.session.say({ type: 'note', text: 'meanwhile' }));
    expect(typesOf(session)).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(typesOf(session)).toEqual(['note']));
    stop();
    ok(await other.session.say({ type: 'note', text: 'later' }));
    document.dispatchEvent(new Event('visibilitychange'));
    await session.catchUp();
    expect(typesOf(session)).toEqual(['note', 'note']);
  });

  it('hears when another tab takes the database over', async () => {
    const news: string[] = [];
    const stop = onStoreNews(({ type }) => news.push(type));
    await sharedStore();
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase('harbormaster');
      request.onsuccess = () => resolve();
    });
    expect(news).toEqual(['outdated']);
    stop();
    (await openStore({ name: 'afterwards' })).close();
  });
});
