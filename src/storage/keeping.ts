/**
 * Whether the browser has promised to keep what is stored, and how much room there is.
 * Asks the browser and remembers nothing; where a browser does not know the question the answer is `unknown`.
 */
export interface Keeping {
  /** `kept`: the browser will not clear it by itself. */
  readonly promise: 'kept' | 'not-promised' | 'unknown';
  readonly usedBytes: number | null;
  readonly roomBytes: number | null;
}

export type StorageAnswers = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

export async function readKeeping(storage: StorageAnswers | undefined = ofBrowser()): Promise<Keeping> {
  const kept = await ask(() => storage?.persisted?.());
  const estimate = await ask(() => storage?.estimate?.());
  return {
    promise: promiseOf(kept),
    usedBytes: estimate?.usage ?? null,
    roomBytes: estimate?.quota ?? null,
  };
}

/** Asks for the promise. Best after a game has been stored by a tap: some browsers ask the person, some judge by use. */
export async function askToKeep(
  storage: StorageAnswers | undefined = ofBrowser(),
): Promise<Keeping['promise']> {
  if ((await ask(() => storage?.persisted?.())) === true) return 'kept';
  return promiseOf(await ask(() => storage?.persist?.()));
}

function promiseOf(answer: boolean | undefined): Keeping['promise'] {
  if (answer === undefined) return 'unknown';
  return answer ? 'kept' : 'not-promised';
}

async function ask<Answer>(question: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await question();
  } catch {
    // Firefox and Safari refuse the question in private windows.
    return undefined;
  }
}

function ofBrowser(): StorageAnswers | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.storage;
}
