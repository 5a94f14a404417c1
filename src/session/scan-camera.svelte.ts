/**
 * The camera for a visit: one stream, asked for once and used again by every scan, because each request may ask the player
 * anew. Lets go of the camera when the page is hidden, and some time after the last scan. Reads no codes.
 */

/** The parts of the page that are used; handed in for tests. */
export interface CameraPage {
  readonly mediaDevices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

export type CameraState =
  | { readonly type: 'off' }
  | { readonly type: 'starting' }
  | { readonly type: 'on'; readonly stream: MediaStream }
  /** The player or the system said no. */
  | { readonly type: 'refused' }
  /** There is none, or this page may have none (no secure connection). */
  | { readonly type: 'none' }
  /** Another program has it, or it broke off. */
  | { readonly type: 'failed' };

export interface CameraChoice {
  readonly id: string;
  readonly label: string;
}

/** How long the stream waits for the next scan once none is open. */
export const KEPT_FOR = 60_000;
const CAMERA_KEY = 'harbormaster.camera';
const WANTED = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } as const;

export class Camera {
  readonly #page: CameraPage;
  #state = $state.raw<CameraState>({ type: 'off' });
  #choices = $state.raw<readonly CameraChoice[]>([]);
  #chosen = $state.raw<string | null>(null);
  #torch = $state.raw<'none' | 'off' | 'on'>('none');
  #users = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: CameraPage = browserPage()) {
    this.#page = page;
    this.#chosen = remembered(page.storage);
  }

  get state(): CameraState {
    return this.#state;
  }

  /** More than one: let the player choose. */
  get choices(): readonly CameraChoice[] {
    return this.#choices;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  get torch(): 'none' | 'off' | 'on' {
    return this.#torch;
  }

  /** A scan begins. Returns how to end it. */
  use(): () => void {
    clearTimeout(this.#timer);
    this.#users += 1;
    if (this.#users === 1) this.#page.document.addEventListener('visibilitychange', this.#onVisibility);
    if (this.#state.type !== 'on') void this.start();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#users -= 1;
      if (this.#users > 0) return;
      void this.setTorch(false);
      this.#timer = setTimeout(() => {
        this.stop();
        this.#page.document.removeEventListener('visibilitychange', this.#onVisibility);
      }, KEPT_FOR);
    };
  }

  async start(): Promise<void> {
    const { mediaDevices } = this.#page;
    if (mediaDevices === undefined) {
      this.#state = { type: 'none' };
      return;
    }
    this.#release();
    this.#asked += 1;
    const asked = this.#asked;
    this.#state = { type: 'starting' };
    try {
      const stream = await mediaDevices.getUserMedia({ audio: false, video: this.#constraints() });
      if (asked !== this.#asked) {
        stopTracks(stream);
        return;
      }
      this.#state = { type: 'on', stream };
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => {
        if (this.#state.type === 'on' && this.#state.stream === stream) this.#state = { type: 'failed' };
      });
      this.#torch = track !== undefined && hasTorch(track) ? 'off' : 'none';
      await this.#listCameras(mediaDevices, track);
    } catch (error) {
      if (asked === this.#asked) this.#state = { type: reasonOf(error) };
    }
  }

  stop(): void {
    this.#asked += 1;
    this.#release();
    this.#state = { type: 'off' };
  }

  async choose(id: string): Promise<void> {
    this.#chosen = id;
    try {
      this.#page.storage?.setItem(CAMERA_KEY, id);
    } catch {
      // It holds for this visit.
    }
    await this.start();
  }

  async setTorch(on: boolean): Promise<void> {
    if (this.#state.type !== 'on' || this.#torch === 'none') return;
    const [track] = this.#state.stream.getVideoTracks();
    if (track?.readyState !== 'live') return;
    try {
      await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      this.#torch = on ? 'on' : 'off';
    } catch {
      this.#torch = 'none';
    }
  }

  #constraints(): MediaTrackConstraints {
    return this.#chosen === null
      ? { ...WANTED, facingMode: { ideal: 'environment' } }
      : { ...WANTED, deviceId: { ideal: this.#chosen } };
  }

  async #listCameras(
    mediaDevices: Pick<MediaDevices, 'enumerateDevices'>,
    track: MediaStreamTrack | undefined,
  ): Promise<void> {
    const devices = await mediaDevices.enumerateDevices();
    this.#choices = devices
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
    this.#chosen = track?.getSettings().deviceId ?? this.#chosen;
  }

  #release(): void {
    if (this.#state.type === 'on') stopTracks(this.#state.stream);
    this.#torch = 'none';
  }

  readonly #onVisibility = (): void => {
    if (this.#page.document.visibilityState === 'hidden') this.stop();
    else if (this.#users > 0 && this.#state.type === 'off') void this.start();
  };
}

function reasonOf(error: unknown): 'refused' | 'none' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

function hasTorch(track: MediaStreamTrack): boolean {
  // Firefox has no getCapabilities.
  const { getCapabilities } = track as { getCapabilities?: () => MediaTrackCapabilities };
  const capabilities = getCapabilities?.call(track) as { readonly torch?: boolean } | undefined;
  return capabilities?.torch === true;
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function remembered(storage: CameraPage['storage']): string | null {
  try {
    return storage?.getItem(CAMERA_KEY) ?? null;
  } catch {
    return null;
  }
}

function browserPage(): CameraPage {
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // Reading the property itself throws where cookies are blocked.
  }
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  return { mediaDevices, document, storage };
}

let shared: Camera | null = null;

/** The page's one camera. */
export function sharedCamera(): Camera {
  shared ??= new Camera();
  return shared;
}
