/**
 * A scan: pictures of the camera go to the reader one at a time, and what is new in view comes out as readings of labels.
 * It knows neither the game nor what is done with a card; it loads the scanner when it is first opened.
 */
import type { DecoderName, LabelReading, Picture, Reader, Sighting, Watch } from '#scanner';
import { keepScanner } from './scan-offline.ts';

export interface Seen {
  readonly text: string;
  readonly reading: LabelReading;
}

/** Where pictures come from: a video on the page, or a stand-in. */
export interface PictureSource {
  /** The next picture, or null while there is none. */
  readonly take: () => Promise<Picture | null>;
  /** Calls back when the next picture may be there. */
  readonly next: (callback: () => void) => void;
}

export type ReaderState = 'loading' | 'ready' | 'no-reader';

export class Scan {
  readonly #onseen: (seen: readonly Seen[]) => void;
  /** Everything in one picture, new or not. */
  readonly #onview: ((seen: readonly Seen[]) => void) | undefined;
  #reader: Reader | null = null;
  #watch: Watch | null = null;
  #readLabel: ((text: string) => LabelReading) | null = null;
  #inOrder: ((sightings: readonly Sighting[]) => readonly Sighting[]) | null = null;
  #state = $state.raw<ReaderState>('loading');
  #decoder = $state.raw<DecoderName | null>(null);
  #closed = false;

  constructor(onseen: (seen: readonly Seen[]) => void, onview?: (seen: readonly Seen[]) => void) {
    this.#onseen = onseen;
    this.#onview = onview;
  }

  get state(): ReaderState {
    return this.#state;
  }

  get decoder(): DecoderName | null {
    return this.#decoder;
  }

  /** Called again, it tries every reader anew. */
  async open(): Promise<void> {
    const { inReadingOrder, openReader, readLabelCode, Watch: WatchClass } = await import('#scanner');
    if (this.#closed) return;
    this.#reader?.close();
    this.#reader = openReader();
    this.#watch = new WatchClass();
    this.#readLabel = readLabelCode;
    this.#inOrder = inReadingOrder;
    this.#state = 'ready';
    void keepScanner();
  }

  /** Looks at picture after picture until closed. */
  follow(source: PictureSource): () => void {
    const run = { ended: false };
    const step = async (): Promise<void> => {
      if (run.ended || this.#closed) return;
      const picture = this.#reader === null ? null : await source.take();
      if (picture !== null) await this.#look(picture, run);
      source.next(() => void step());
    };
    source.next(() => void step());
    return () => {
      run.ended = true;
    };
  }

  /** A single photo: everything in it counts. */
  async readPhoto(photo: Blob): Promise<readonly Seen[]> {
    if (this.#reader === null) await this.open();
    const reader = this.#reader;
    if (reader === null) return [];
    const picture = await createImageBitmap(photo);
    return this.#meant((await reader.read(picture))?.sightings ?? []);
  }

  /** These labels count anew, or everything in view does. */
  forget(texts?: Iterable<string>): void {
    this.#watch?.forget(texts);
  }

  close(): void {
    this.#closed = true;
    this.#reader?.close();
    this.#reader = null;
  }

  async #look(picture: Picture, run: { readonly ended: boolean }): Promise<void> {
    const reader = this.#reader;
    const watch = this.#watch;
    if (reader === null || watch === null) return;
    const read = await reader.read(picture);
    if (run.ended || this.#closed || read === null) return;
    const { sightings, decoder } = read;
    this.#state = decoder === null ? 'no-reader' : 'ready';
    this.#decoder = decoder;
    if (this.#onview !== undefined && sightings.length > 0) this.#onview(this.#meant(sightings));
    const fresh = watch.look(sightings, performance.now());
    if (fresh.length > 0) this.#onseen(fresh.map((text) => this.#seen(text)));
  }

  #meant(sightings: readonly Sighting[]): readonly Seen[] {
    return (this.#inOrder?.(sightings) ?? sightings).map(({ text }) => this.#seen(text));
  }

  #seen(text: string): Seen {
    return { text, reading: this.#readLabel?.(text) ?? { type: 'foreign' } };
  }
}

/** Pictures of a video that plays on the page. */
export function pictureSource(video: HTMLVideoElement): PictureSource {
  const { requestVideoFrameCallback } = video as {
    requestVideoFrameCallback?: (callback: () => void) => void;
  };
  return {
    take: async () => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
      try {
        return await createImageBitmap(video);
      } catch {
        // The stream ended between the two lines.
        return null;
      }
    },
    next: (callback) => {
      if (requestVideoFrameCallback === undefined) requestAnimationFrame(callback);
      else {
        // A stream that stands still calls nobody: look again all the same.
        let called = false;
        const once = () => {
          if (called) return;
          called = true;
          clearTimeout(timer);
          callback();
        };
        const timer = setTimeout(once, STANDSTILL);
        requestVideoFrameCallback.call(video, once);
      }
    },
  };
}

const STANDSTILL = 500;
