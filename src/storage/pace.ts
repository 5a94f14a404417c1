/**
 * Lets long work breathe: hands the thread back whenever it has been kept for too long, so that a tap or a progress bar
 * never waits. Not for use inside a write of the store, which would end while we wait.
 */
const LONGEST_MILLISECONDS = 12;

export type Pace = () => Promise<void>;

export function makePace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return async () => {
    if (now() - since < LONGEST_MILLISECONDS) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = now();
  };
}
