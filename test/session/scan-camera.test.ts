import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, KEPT_FOR, type CameraPage } from '#session/scan-camera.svelte.ts';

interface FakeTrack {
  readyState: 'live' | 'ended';
  stop: () => void;
  addEventListener: () => void;
  getSettings: () => { deviceId: string };
  getCapabilities: () => { torch: boolean };
  applyConstraints: (constraints: unknown) => Promise<void>;
}

function fakeTrack(torch: boolean): FakeTrack {
  const track: FakeTrack = {
    readyState: 'live',
    stop: () => {
      track.readyState = 'ended';
    },
    addEventListener: () => undefined,
    getSettings: () => ({ deviceId: 'back' }),
    getCapabilities: () => ({ torch }),
    applyConstraints: vi.fn(() => Promise.resolve()),
  };
  return track;
}

function fakePage(options: { readonly refuse?: string; readonly torch?: boolean } = {}) {
  const tracks: FakeTrack[] = [];
  const listeners: (() => void)[] = [];
  const getUserMedia = vi.fn(() => {
    if (options.refuse !== undefined) return Promise.reject(new DOMException('no', options.refuse));
    const track = fakeTrack(options.torch ?? false);
    tracks.push(track);
    return Promise.resolve({
      getTracks: () => [track],
      getVideoTracks: () => [track],
    } as unknown as MediaStream);
  });
  const page = {
    mediaDevices: {
      getUserMedia,
      enumerateDevices: () =>
        Promise.resolve([
          { kind: 'videoinput', deviceId: 'back', label: 'Back' },
          { kind: 'audioinput', deviceId: 'ear', label: 'Ear' },
          { kind: 'videoinput', deviceId: 'front', label: '' },
        ] as MediaDeviceInfo[]),
    },
    document: {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: (_: string, listen: () => void) => {
        listeners.push(listen);
      },
      removeEventListener: () => undefined,
    },
    storage: undefined,
  };
  const show = (visibilityState: DocumentVisibilityState) => {
    page.document.visibilityState = visibilityState;
    for (const listen of listeners) listen();
  };
  return { camera: new Camera(page as unknown as CameraPage), getUserMedia, tracks, show };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('Camera', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks once for a visit with several scans', async () => {
    const { camera, getUserMedia } = fakePage();
    for (let scan = 0; scan < 4; scan += 1) {
      const end = camera.use();
      await settled();
      expect(camera.state.type).toBe('on');
      end();
      await vi.advanceTimersByTimeAsync(KEPT_FOR / 2);
    }
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('lets go of the camera some time after the last scan', async () => {
    const { camera, tracks } = fakePage();
    const end = camera.use();
    await settled();
    end();
    await vi.advanceTimersByTimeAsync(KEPT_FOR + 1);
    expect(camera.state.type).toBe('off');
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('lets go while the page is hidden and comes back with it', async () => {
    const { camera, tracks, show } = fakePage();
    camera.use();
    await settled();
    show('hidden');
    expect(tracks[0]?.readyState).toBe('ended');
    show('visible');
    await settled();
    expect(camera.state.type).toBe('on');
    expect(tracks).toHaveLength(2);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'failed'],
  ])('says why there is no picture: %s', async (refuse, state) => {
    const { camera } = fakePage({ refuse });
    camera.use();
    await settled();
    expect(camera.state.type).toBe(state);
  });

  it('has no camera where the page may have none', async () => {
    const { document } = globalThis;
    const camera = new Camera({ mediaDevices: undefined, document, storage: undefined });
    camera.use();
    await settled();
    expect(camera.state.type).toBe('none');
  });

  it('offers the cameras by name and takes the chosen one', async () => {
    const { camera, getUserMedia } = fakePage();
    camera.use();
    await settled();
    expect(camera.choices).toEqual([
      { id: 'back', label: 'Back' },
      { id: 'front', label: '' },
    ]);
    await camera.choose('front');
    expect(getUserMedia).toHaveBeenLastCalledWith({
      audio: false,
      video: expect.objectContaining({ deviceId: { ideal: 'front' } }),
    });
  });

  it('has a light only where the camera has one', async () => {
    const dark = fakePage();
    dark.camera.use();
    await settled();
    expect(dark.camera.torch).toBe('none');
    const { camera, tracks } = fakePage({ torch: true });
    camera.use();
    await settled();
    expect(camera.torch).toBe('off');
    await camera.setTorch(true);
    expect(camera.torch).toBe('on');
    expect(tracks[0]?.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  });
});
