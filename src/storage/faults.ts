/**
 * What can go wrong between the store and the browser, as values: the screen must be able to say it and go on.
 * A mistake of our own is not among them; it is thrown on.
 */

/**
 * `full`: no space left. `closed`: the browser has closed the database and reopening failed. `outdated`: another tab
 * runs a newer version and has taken the database over. `failed`: the browser gave some other reason.
 */
export const FAULT_REASONS = ['full', 'closed', 'outdated', 'failed'] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

export interface NotStored {
  readonly type: 'not-stored';
  readonly reason: FaultReason;
}

export interface NotRead {
  readonly type: 'not-read';
  readonly reason: FaultReason;
}

/** Another tab has upgraded or deleted the database, or it was written by a newer version than this page. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

const OWN_MISTAKES: readonly string[] = [
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'DataError',
  'DataCloneError',
];

/** The names under an error: its own and those of the errors it wraps. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    if ('name' in current && typeof current.name === 'string') names.push(current.name);
    if ('inner' in current && current.inner !== current) current = current.inner;
    else if ('cause' in current) current = current.cause;
    else break;
  }
  return names;
}

/** Why the store could not do it, or null when it is our own mistake. */
export function faultReason(error: unknown): FaultReason | null {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return 'full';
  if (names.includes('OutdatedError')) return 'outdated';
  if (names.length === 0 || names.some((name) => OWN_MISTAKES.includes(name))) return null;
  return isLostConnection(error) ? 'closed' : 'failed';
}

/** Reopening helps: iOS closes connections of apps in the background (Dexie#2008, #2296), Chromium after a crash. */
export function isLostConnection(error: unknown): boolean {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError') || names.includes('OutdatedError')) return false;
  return names.some((name) =>
    ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'AbortError', 'TimeoutError'].includes(name),
  );
}

export async function orNotStored<Result>(work: () => Promise<Result>): Promise<Result | NotStored> {
  try {
    return await work();
  } catch (error) {
    const reason = faultReason(error);
    if (reason === null) throw error;
    return { type: 'not-stored', reason };
  }
}

export async function orNotRead<Result>(work: () => Promise<Result>): Promise<Result | NotRead> {
  try {
    return await work();
  } catch (error) {
    const reason = faultReason(error);
    if (reason === null) throw error;
    return { type: 'not-read', reason };
  }
}
