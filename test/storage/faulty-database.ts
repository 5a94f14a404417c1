/** Lets methods of the test database throw what browsers throw, at the moment a test says. */
import { vi } from 'vitest';

export interface Fault {
  /** After so many good calls, the next ones throw. */
  readonly arm: (times: number, after?: number) => void;
  readonly failed: () => number;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Put in before the store is opened: Dexie takes the methods of a connection when it opens it.
 * @param meant of whose calls it is about; the others go through and are not counted
 */
export function fault(
  prototype: object,
  method: string,
  errorName: string,
  meant: (target: unknown) => boolean = () => true,
): Fault {
  const target = prototype as Record<string, Method>;
  const original = target[method];
  let good = 0;
  let left = 0;
  let failed = 0;
  vi.spyOn(target, method).mockImplementation(function (this: unknown, ...given: unknown[]) {
    if (!meant(this)) return original?.apply(this, given);
    if (good > 0) good -= 1;
    else if (left > 0) {
      left -= 1;
      failed += 1;
      throw new DOMException(`injected ${errorName}`, errorName);
    }
    return original?.apply(this, given);
  });
  return {
    arm: (times, after = 0) => {
      left = times;
      good = after;
    },
    failed: () => failed,
  };
}

/** The next change is stored, but the page only hears that the connection was lost. */
export function lostAfterCommit(prototype: object): {
  readonly arm: () => void;
  readonly armed: () => boolean;
} {
  const target = prototype as Record<string, Method>;
  const original = target['transaction'];
  let armed = false;
  vi.spyOn(target, 'transaction').mockImplementation(function (this: unknown, ...given: unknown[]) {
    const transaction = original?.apply(this, given) as { onabort: ((event: unknown) => void) | null };
    if (armed && given[1] === 'readwrite') {
      armed = false;
      const lost = {
        target: { error: new DOMException('lost', 'AbortError') },
        preventDefault: () => undefined,
        stopPropagation: () => undefined,
      };
      Object.defineProperty(transaction, 'oncomplete', {
        get: () => () => transaction.onabort?.(lost),
        set: () => undefined,
      });
    }
    return transaction;
  });
  return { arm: () => (armed = true), armed: () => armed };
}
