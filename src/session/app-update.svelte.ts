import type { StoreNews } from '#storage';

/**
 * The service worker and the version that may wait behind it. A new version never takes over by itself: it waits
 * until the player says so, because a reload in the middle of a game is worse than an old version.
 */
export type UpdateCheck = 'up-to-date' | 'waiting' | 'not-kept' | 'unknown';

/**
 * Why this page should be loaded again, when the player likes: another tab has let the new version take over (`replaced`), a newer
 * version keeps the games now and takes nothing from this page (`outdated`), another tab keeps the games shut (`blocked`), or a part
 * of the app was not there when it was wanted (`part-missing`).
 */
export type LoadReason = 'replaced' | 'outdated' | 'blocked' | 'part-missing';

export class AppUpdate {
  #registration: ServiceWorkerRegistration | undefined;
  #waiting: boolean = $state(false);
  #postponed: boolean = $state(false);
  #reason: LoadReason | null = $state(null);
  #applying = false;
  #script = '';

  /** A new version is installed and waits. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Whether to tell the player now: once a visit, until they say "later". */
  get announced(): boolean {
    return this.#waiting && !this.#postponed;
  }

  get reason(): LoadReason | null {
    return this.#reason;
  }

  /** A part that was wanted could not be fetched. */
  missPart(): void {
    this.#tell('part-missing');
  }

  /** What the store says about other tabs. */
  hear(news: StoreNews): void {
    if (news.type !== 'unblocked') this.#tell(news.type);
    else if (this.#reason === 'blocked') this.#reason = null;
  }

  /** Registers the worker and keeps looking for a new one. Returns the way to stop looking. */
  start(script: string): () => void {
    if (!('serviceWorker' in navigator)) return () => undefined;
    const stopped = new AbortController();
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        // The first worker of the first visit changes nothing; a later one was let in by another tab, unless it was by this one.
        if (controlled && !this.#applying) this.#tell('replaced');
        controlled = true;
      },
      { signal: stopped.signal },
    );
    const look = () => void this.#registration?.update().catch(() => undefined);
    // Installed apps on iOS are resumed, not loaded, and miss updates (vite-plugin-pwa#554): look at every return.
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') look();
      },
      { signal: stopped.signal },
    );
    window.addEventListener('focus', look, { signal: stopped.signal });
    window.addEventListener('pageshow', look, { signal: stopped.signal });
    // Not a secure address, workers switched off, or this one could not be fetched: the app works, only not offline.
    this.#script = script;
    void register(script).then((registration) => {
      if (registration !== undefined) this.#follow(registration);
    });
    return () => {
      stopped.abort();
    };
  }

  /** Looks for a new version because the player asked. */
  async check(): Promise<UpdateCheck> {
    // A worker that never came to life leaves nothing behind that could be updated.
    if (this.#registration?.active === null) this.#registration = await register(this.#script);
    const registration = this.#registration;
    if (registration === undefined) return 'unknown';
    if (registration.installing === null) {
      try {
        await registration.update();
      } catch {
        return 'unknown';
      }
    }
    if (registration.installing !== null) await settled(registration.installing);
    this.#waiting = registration.waiting !== null;
    if (this.#waiting) this.#postponed = false;
    // A worker that could not put its files away, such as for want of room, is gone again.
    if (registration.active === null) return 'not-kept';
    return this.#waiting ? 'waiting' : 'up-to-date';
  }

  postpone(): void {
    this.#postponed = true;
  }

  /** Lets the new version take over and loads the page with it. */
  apply(): void {
    const waiting = this.#registration?.waiting;
    if (waiting === null || waiting === undefined) return;
    this.#applying = true;
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        location.reload();
      },
      { once: true },
    );
    waiting.postMessage({ type: 'SKIP_WAITING' });
  }

  /** Loads the page in the newest version there is: one that waits takes over first. */
  async loadAgain(): Promise<void> {
    if ((await this.check()) === 'waiting') this.apply();
    else location.reload();
  }

  /** Of two reasons the one that stops a game is said. */
  #tell(reason: LoadReason): void {
    if (this.#reason !== 'outdated') this.#reason = reason;
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const notice = () => {
      // Without a controller this is the first visit: nothing old is running.
      this.#waiting = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    notice();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', notice);
    });
  }
}

async function register(script: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export const appUpdate = new AppUpdate();
