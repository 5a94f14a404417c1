/**
 * What the store needs from its surroundings besides a place for rows: the time, fresh ids, and a way to tell other tabs.
 * Handed in, so that tests can hold the clock.
 */
import type { StoredGameId, TableName } from './records.ts';

/** What has changed in the store, told to every open screen of every tab. */
export type StoreChange =
  | { readonly type: 'game'; readonly id: StoredGameId; readonly revision: number }
  | { readonly type: 'table'; readonly table: TableName };

export interface Surroundings {
  readonly now: () => number;
  readonly newId: () => string;
  readonly announce: (change: StoreChange) => void;
}

/** A random id in the form of a UUID. */
export function randomId(): string {
  // randomUUID exists only on secure pages; a phone that tries the app over plain HTTP has none.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
}
