/**
 * What a screen calls to put a game on the table: the page's store, the rules with the catalogue, and a session that
 * keeps up with a page that sleeps and wakes. Loads each of them on demand.
 */
import type { GameId } from '#engine';
import type { Store, StoredGameId } from '#storage';
import { loadCatalogue } from './catalog.ts';
import { GameSession, type OpenResult } from './game.svelte.ts';
import { makeRules, PIRATES_RULES, type Pirates, type Rules } from './rules.ts';
import { sharedStore } from './store.ts';

export async function loadTable(): Promise<{ readonly store: Store; readonly rules: Rules }> {
  const [store, catalogue] = await Promise.all([sharedStore(), loadCatalogue()]);
  return { store, rules: makeRules(catalogue) };
}

export async function openGame(
  id: StoredGameId,
): Promise<{ readonly session: GameSession; readonly opened: OpenResult }> {
  const { store, rules } = await loadTable();
  const session = new GameSession(store, rules);
  return { session, opened: await session.open(id) };
}

/** Which game lies at this address; null where there is none that can be read: opening it says why. */
export async function gameAt(id: StoredGameId): Promise<GameId | null> {
  const loaded = await (await sharedStore()).games.load(id);
  const game = loaded.type === 'ok' || loaded.type === 'damaged' ? loaded.game : null;
  return game?.record.setup.game ?? null;
}

/** A match of Pirates!: the same session over other rules. */
export async function openPiratesGame(
  id: StoredGameId,
): Promise<{ readonly session: GameSession<Pirates>; readonly opened: OpenResult<Pirates> }> {
  const session = new GameSession(await sharedStore(), PIRATES_RULES);
  return { session, opened: await session.open(id) };
}

/**
 * Whenever the page comes back to the front: looks what other tabs did, and stores what could not be stored before.
 * Returns how to stop.
 */
export function keepUp(session: Pick<GameSession, 'catchUp' | 'storeAgain'>, page: Document): () => void {
  const onVisibility = (): void => {
    if (page.visibilityState !== 'visible') return;
    void session.catchUp();
    void session.storeAgain();
  };
  page.addEventListener('visibilitychange', onVisibility);
  return () => page.removeEventListener('visibilitychange', onVisibility);
}
