/**
 * The service worker and the version that may wait behind it. A new version never takes over by itself: it waits
 * until the player says so, because a reload in the middle of a game is worse than an old version.
 */
export type UpdateCheck = 'up-to-date' | 'waiting' | 'unknown';

export class AppUpdate {
  #registration: ServiceWorkerRegistration | undefined;
  #waiting: boolean = $state(false);
  #postponed: boolean = $state(false);

  /** A new version is installed and waits. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Whether to tell the player now: once a visit, until they say "later". */
  get announced(): boolean {
    return this.#waiting && !this.#postponed;
  }

  /** Registers the worker and keeps looking for a new one. Returns the way to stop looking. */
  start(script: string): () => void {
    if (!('serviceWorker' in navigator)) return () => undefined;
    const stopped = new AbortController();
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
    navigator.serviceWorker.register(script, { updateViaCache: 'none' }).then(
      (registration) => {
        this.#follow(registration);
      },
      () => {
        // Not a secure address, or the worker could not be fetched: the app works, only not offline.
      },
    );
    return () => {
      stopped.abort();
    };
  }

  /** Looks for a new version because the player asked. */
  async check(): Promise<UpdateCheck> {
    const registration = this.#registration;
    if (registration === undefined) return 'unknown';
    try {
      await registration.update();
    } catch {
      return 'unknown';
    }
    if (registration.installing !== null) await settled(registration.installing);
    this.#waiting = registration.waiting !== null;
    if (this.#waiting) this.#postponed = false;
    return this.#waiting ? 'waiting' : 'up-to-date';
  }

  postpone(): void {
    this.#postponed = true;
  }

  /** Lets the new version take over and loads the page with it. */
  apply(): void {
    const waiting = this.#registration?.waiting;
    if (waiting === null || waiting === undefined) return;
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        location.reload();
      },
      { once: true },
    );
    waiting.postMessage({ type: 'SKIP_WAITING' });
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
