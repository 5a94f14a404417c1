/**
 * A look at the faces of cards without labels: pictures of the camera go to the worker one at a time, and the likeliest cards
 * are proposed while a face is held still. It enters nothing, and does not know what is done with a proposal.
 */
import type { CardId, EditionId } from '#engine';
import { openFaceReader, type FaceReader, type Known, type Learned } from '#scanner';
import { loadFaces } from './faces.ts';
import type { PictureSource } from './scan.svelte.ts';

export { guideIn } from '#scanner';
export type { Known, Learned } from '#scanner';

/** Between two looks: the labels in the same pictures come first, and so does the battery. */
const REST = 250;
/** Proposals stay under the finger for so many looks without a face. */
const PATIENCE = 8;

export class FaceScan {
  readonly #reader: FaceReader = openFaceReader();
  #proposed = $state.raw<readonly CardId[]>([]);
  #before: CardId | undefined;
  #misses = 0;
  #answered: readonly CardId[] = [];

  constructor(known: readonly Known[]) {
    this.#reader.know(known);
  }

  /** The likeliest first; empty while no face is held still. */
  get proposed(): readonly CardId[] {
    return this.#proposed;
  }

  /** Looks at picture after picture until closed. */
  follow(source: PictureSource): () => void {
    const run = { ended: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = async (): Promise<void> => {
      const picture = await source.take();
      const ids = picture === null ? [] : await this.#reader.find(picture);
      if (run.ended || ids === null) return;
      this.#look(ids);
      timer = setTimeout(() => void step(), REST);
    };
    void step();
    return () => {
      run.ended = true;
      clearTimeout(timer);
    };
  }

  /** The proposals were answered: nothing is proposed for this face again until it has left. */
  done(): void {
    this.#answered = this.#proposed;
    this.#proposed = [];
  }

  close(): void {
    this.#reader.close();
  }

  #look(ids: readonly CardId[]): void {
    const [likeliest] = ids;
    if (likeliest === undefined) {
      this.#misses += 1;
      if (this.#misses >= PATIENCE) this.#proposed = [];
      this.#answered = [];
    } else {
      this.#misses = 0;
      // A glimpse is not enough, and keys must not change their places under a finger.
      if (!this.#answered.includes(likeliest)) this.#answered = [];
      const steady = likeliest === this.#before && this.#answered.length === 0;
      if (steady && !this.#proposed.includes(likeliest)) this.#proposed = ids;
    }
    this.#before = likeliest;
  }
}

/** Null: nothing of this edition was learned. */
export async function openFaceScan(edition: EditionId): Promise<FaceScan | null> {
  const known = await loadFaces(edition);
  return known.length === 0 ? null : new FaceScan(known);
}

/** Learns face after face; each is laid over those learned before. */
export class FaceSchool {
  readonly #reader: FaceReader = openFaceReader();
  #source: PictureSource | null = null;

  know(known: readonly Known[]): void {
    this.#reader.know(known);
  }

  /** The pictures to learn from. */
  follow(source: PictureSource): () => void {
    this.#source = source;
    return () => {
      this.#source = null;
    };
  }

  /** Null: there is no picture yet, or no worker on this device. */
  async learn(): Promise<Learned | null> {
    const picture = (await this.#source?.take()) ?? null;
    return picture === null ? null : this.#reader.learn(picture);
  }

  close(): void {
    this.#reader.close();
  }
}
