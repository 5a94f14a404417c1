import { describe, expect, it, vi } from 'vitest';
import { WakeLockSession } from '#session/wake-lock.svelte.ts';

/** A page that can be hidden, and a browser that gives locks and takes them back. */
function page(refuses = false) {
  const locks: { released: boolean; drop: () => void }[] = [];
  const target = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const request = vi.fn(() => {
    if (refuses) return Promise.reject(new DOMException('battery', 'NotAllowedError'));
    const lock = new EventTarget();
    const state = {
      released: false,
      drop: () => {
        state.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    };
    locks.push(state);
    return Promise.resolve(
      Object.assign(lock, {
        released: false,
        type: 'screen' as const,
        onrelease: null,
        release: () => {
          state.drop();
          return Promise.resolve();
        },
      }) as unknown as WakeLockSentinel,
    );
  });
  const show = (visibilityState: DocumentVisibilityState) => {
    target.visibilityState = visibilityState;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    request,
    locks,
    show,
    page: { wakeLock: { request }, document: target as unknown as Document },
  };
}

describe('the screen', () => {
  it('stays on from when it is asked until it is released', async () => {
    const { page: given, locks } = page();
    const awake = new WakeLockSession(given);
    expect([awake.supported, awake.held]).toEqual([true, false]);
    await awake.keepOn();
    expect([awake.wanted, awake.held]).toEqual([true, true]);
    await awake.release();
    expect([awake.wanted, awake.held, locks[0]?.released]).toEqual([false, false, true]);
  });

  it('is asked for again when the page comes back, and only then', async () => {
    const { page: given, locks, request, show } = page();
    const awake = new WakeLockSession(given);
    await awake.keepOn();
    locks[0]?.drop();
    expect(awake.held).toBe(false);
    show('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    show('visible');
    await vi.waitFor(() => expect(awake.held).toBe(true));
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await awake.release();
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('released while the browser still thinks about it does not stay on', async () => {
    const { page: given, locks } = page();
    const awake = new WakeLockSession(given);
    const asked = awake.keepOn();
    await awake.release();
    await asked;
    expect([awake.held, locks[0]?.released]).toEqual([false, true]);
  });

  it('goes dark as ever where the browser refuses or knows nothing of it', async () => {
    const refused = new WakeLockSession(page(true).page);
    await refused.keepOn();
    expect([refused.wanted, refused.held]).toEqual([true, false]);
    const unknown = new WakeLockSession({ wakeLock: undefined, document: page().page.document });
    await unknown.keepOn();
    expect([unknown.supported, unknown.held]).toEqual([false, false]);
    expect(new WakeLockSession(null).supported).toBe(false);
  });
});
