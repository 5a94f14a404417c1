/**
 * The one store of this page, opened when somebody first needs it, so that the first paint never waits for the database.
 * Knows how to load it and what to do once it is open; what lies in it is `#storage`'s business.
 */
import type { Store, StoreNews } from '#storage';

/** Screens see the store through the session. A type that a further screen needs is added here. */
export type { BackupState, FileRefusal, GameRecord, Keeping, RestoreResult, Store } from '#storage';

const DAYS = 24 * 60 * 60 * 1000;
/** How long a deleted game can be put back. */
const BIN_KEPT = 30 * DAYS;

let opening: Promise<Store> | null = null;
const newsListeners = new Set<(news: StoreNews) => void>();

export function sharedStore(): Promise<Store> {
  opening ??= open();
  return opening;
}

/** Hears when another tab takes the database over, or keeps this one waiting. Returns how to stop. */
export function onStoreNews(listener: (news: StoreNews) => void): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}

async function open(): Promise<Store> {
  try {
    const { openStore } = await import('#storage');
    const store = await openStore({
      onNews: (news) => {
        for (const listener of newsListeners) listener(news);
      },
    });
    void store.games.emptyBin(store.now() - BIN_KEPT);
    return store;
  } catch (error) {
    // The code could not be loaded, such as offline before the first visit was complete: the next caller tries again.
    opening = null;
    throw error;
  }
}
