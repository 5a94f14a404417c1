/**
 * Tells every open screen what has changed in the store: those of this tab directly, those of other tabs through a
 * BroadcastChannel where the browser has one. Carries no content; whoever is concerned reads the store.
 */
import type { StoreChange } from './surroundings.ts';

export type ChangeListener = (change: StoreChange, from: 'here' | 'elsewhere') => void;

export class Tabs {
  readonly #listeners = new Set<ChangeListener>();
  readonly #channel: BroadcastChannel | null;

  constructor(name: string) {
    // Safari before 15.4 has none; there a tab notices at its next change, by the revision.
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    this.#channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (isChange(event.data)) this.#tell(event.data, 'elsewhere');
    });
  }

  announce(change: StoreChange): void {
    this.#channel?.postMessage(change);
    this.#tell(change, 'here');
  }

  follow(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
    this.#channel?.close();
  }

  #tell(change: StoreChange, from: 'here' | 'elsewhere'): void {
    for (const listener of this.#listeners) listener(change, from);
  }
}

function isChange(value: unknown): value is StoreChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'game' || value.type === 'table')
  );
}
