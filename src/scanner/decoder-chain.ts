/**
 * Several readers behind one: the best that works reads, and one that fails hands over to the next in the middle of a
 * visit. A reader counts as working when it has read a code that the app itself has drawn, because some platforms offer one
 * that stays silent. Knows no camera and no worker.
 */
import type { Decoder, DecoderName, MakeDecoder, Picture, Sighting } from './decoder.ts';
import { testPicture, TEST_TEXT } from './test-picture.ts';

export interface ChainReading {
  readonly sightings: readonly Sighting[];
  readonly decoder: DecoderName;
}

export class DecoderChain {
  #waiting: readonly MakeDecoder[];
  #current: Promise<Decoder | null> | null = null;

  constructor(makers: readonly MakeDecoder[]) {
    this.#waiting = makers;
  }

  /** Null where no reader works on this device. */
  async ready(): Promise<DecoderName | null> {
    return (await this.#decoder())?.name ?? null;
  }

  async read(picture: Picture): Promise<ChainReading | null> {
    for (;;) {
      const current = this.#decoder();
      const decoder = await current;
      if (decoder === null) return null;
      try {
        return { sightings: await decoder.read(picture), decoder: decoder.name };
      } catch {
        // Another picture that failed at the same time may have handed over already.
        if (this.#current === current) this.#current = this.#next();
      }
    }
  }

  #decoder(): Promise<Decoder | null> {
    this.#current ??= this.#next();
    return this.#current;
  }

  async #next(): Promise<Decoder | null> {
    for (;;) {
      const [make, ...rest] = this.#waiting;
      if (make === undefined) return null;
      this.#waiting = rest;
      try {
        const decoder = await make();
        const read = await decoder.read(testPicture());
        if (read.some(({ text }) => text === TEST_TEXT)) return decoder;
      } catch {
        // This browser has none of the kind, or it does not work: the next one.
      }
    }
  }
}
