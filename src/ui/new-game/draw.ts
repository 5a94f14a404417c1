/**
 * Chance for the table: a short code that makes the same draw on every phone, and lots for the start player.
 * Where the chance comes from is handed in, so that tests can say what it is.
 */

/** Letters and digits that nobody mixes up when they are called across a table. */
const LETTERS = 'ABCDEFHJKLMNPRSTUVWXY34789';
const SEED_LENGTH = 4;

/** A number from 0 up to 1, as Math.random gives it. */
export type Chance = () => number;

export function newSeed(chance: Chance = deviceChance): string {
  return Array.from({ length: SEED_LENGTH }, () =>
    LETTERS.charAt(Math.floor(chance() * LETTERS.length)),
  ).join('');
}

/** What somebody typed, as a seed: capital letters, no spaces. Empty: nothing usable. */
export function tidySeed(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 12);
}

/** The list in the order that belongs to the seed. */
export function shuffledBy<Thing>(seed: string, things: readonly Thing[]): readonly Thing[] {
  const chance = chanceOf(seed);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    const thing = order[last] as Thing;
    order[last] = order[other] as Thing;
    order[other] = thing;
  }
  return order;
}

/** One of so many, all alike. */
export function drawLot(count: number, chance: Chance = deviceChance): number {
  return Math.min(count - 1, Math.floor(chance() * count));
}

function deviceChance(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

/** Hashes the seed (FNV-1a) and runs a small generator (mulberry32) from there: the same on every device. */
function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
