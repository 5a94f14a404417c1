/**
 * Keeps the screen on while a game is on the table. Asks again whenever the page comes back to the front, because the
 * browser lets go of the lock when it is hidden. Where there is no wake lock it says so and does nothing.
 */
/** The parts of the page that are used; handed in for tests. */
export interface WakeLockPage {
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

export class WakeLockSession {
  readonly #page: WakeLockPage | null;
  #lock = $state.raw<WakeLockSentinel | null>(null);
  #wanted = $state.raw(false);
  #asking = false;

  readonly held = $derived(this.#lock !== null);

  constructor(page: WakeLockPage | null = browserPage()) {
    this.#page = page;
  }

  /** iOS home-screen apps have it only from 18.4 on (WebKit 254545). */
  get supported(): boolean {
    return this.#page?.wakeLock !== undefined;
  }

  get wanted(): boolean {
    return this.#wanted;
  }

  /** From now on the screen stays on. */
  async keepOn(): Promise<void> {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#page?.document.addEventListener('visibilitychange', this.#onVisibility);
    await this.#ask();
  }

  /** Lets the screen go dark again. */
  async release(): Promise<void> {
    this.#wanted = false;
    this.#page?.document.removeEventListener('visibilitychange', this.#onVisibility);
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release().catch(() => undefined);
  }

  readonly #onVisibility = (): void => {
    if (this.#page?.document.visibilityState === 'visible') void this.#ask();
  };

  async #ask(): Promise<void> {
    const wakeLock = this.#page?.wakeLock;
    if (wakeLock === undefined || this.#asking || this.#lock !== null) return;
    this.#asking = true;
    try {
      const lock = await wakeLock.request('screen');
      lock.addEventListener('release', () => {
        if (this.#lock === lock) this.#lock = null;
      });
      if (this.#wanted) this.#lock = lock;
      else await lock.release();
    } catch {
      // Refused: battery saver, or the page was hidden in the meantime. The next time it is shown we ask again.
    } finally {
      this.#asking = false;
    }
  }
}

function browserPage(): WakeLockPage | null {
  if (typeof document === 'undefined') return null;
  return { wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined, document };
}
