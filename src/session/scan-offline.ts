/**
 * Keeps the scanner's program for offline use. The worker of the app serves it from the same cache, but does not see the
 * requests of the very first visit; so it is put there by hand. Loads nothing else of the scanner.
 */

/** The name that vite.config.ts gives the cache too. */
const CACHE = 'scanner';

export type ScannerKept = 'kept' | 'not-kept' | 'cannot-keep';

export async function isScannerKept(): Promise<ScannerKept> {
  try {
    if (typeof caches === 'undefined') return 'cannot-keep';
    const { WASM_ADDRESS } = await import('#scanner');
    const cache = await caches.open(CACHE);
    return (await cache.match(WASM_ADDRESS)) === undefined ? 'not-kept' : 'kept';
  } catch {
    return 'cannot-keep';
  }
}

export async function keepScanner(): Promise<ScannerKept> {
  try {
    if ((await isScannerKept()) !== 'not-kept') return await isScannerKept();
    const { WASM_ADDRESS } = await import('#scanner');
    await (await caches.open(CACHE)).add(WASM_ADDRESS);
    return 'kept';
  } catch {
    // Offline, or no room: the scanner works from the network until the next time.
    return 'not-kept';
  }
}
