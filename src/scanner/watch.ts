/**
 * Which codes in front of the camera are new. A code counts once while it stays in view, two copies beside each other count
 * twice, and a glimpse is not enough: what is new must look the same in two pictures running. Pure: time comes from outside,
 * and what a text means is not known here.
 */
import type { Sighting } from './decoder.ts';

/** A code unseen for so long has left: the next sight is another card. Shorter gaps are a hand, a shadow, a blurred picture. */
export const GONE_AFTER = 1500;
const NEEDED_PICTURES = 2;

interface Known {
  /** Copies in view that were already reported. */
  counted: number;
  lastSeen: number;
}

export class Watch {
  readonly #known = new Map<string, Known>();
  #candidate = '';
  #pictures = 0;

  /** Texts that are new, in reading order, a copy each; empty while there is nothing new or it is not yet certain. */
  look(sightings: readonly Sighting[], now: number): readonly string[] {
    const seen = inReadingOrder(sightings).map(({ text }) => text);
    const fresh: string[] = [];
    const counts = new Map<string, number>();
    for (const text of seen) {
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      if (count > this.#countedOf(text, now)) fresh.push(text);
    }
    for (const text of counts.keys()) {
      const known = this.#known.get(text);
      if (known !== undefined) known.lastSeen = now;
    }
    const candidate = [...fresh].sort().join('\n');
    this.#pictures = candidate === this.#candidate ? this.#pictures + 1 : 1;
    this.#candidate = candidate;
    if (fresh.length === 0 || this.#pictures < NEEDED_PICTURES) return [];
    this.#candidate = '';
    this.#pictures = 0;
    for (const text of fresh) this.#known.set(text, { counted: counts.get(text) ?? 1, lastSeen: now });
    return fresh;
  }

  /** These texts are new again, or everything in view is. */
  forget(texts: Iterable<string> = [...this.#known.keys()]): void {
    for (const text of texts) this.#known.delete(text);
    this.#candidate = '';
    this.#pictures = 0;
  }

  #countedOf(text: string, now: number): number {
    const known = this.#known.get(text);
    if (known === undefined) return 0;
    if (now - known.lastSeen > GONE_AFTER) {
      this.#known.delete(text);
      return 0;
    }
    return known.counted;
  }
}

/** As one reads a table: rows from the top, each from the left. */
export function inReadingOrder(sightings: readonly Sighting[]): readonly Sighting[] {
  const rows: Sighting[][] = [];
  for (const sighting of [...sightings].sort((a, b) => a.middle.y - b.middle.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row === undefined || first === undefined || sighting.middle.y - first.middle.y > first.size) {
      rows.push([sighting]);
    } else {
      row.push(sighting);
    }
  }
  return rows.flatMap((row) => row.sort((a, b) => a.middle.x - b.middle.x));
}
