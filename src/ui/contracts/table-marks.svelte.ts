/**
 * The colours and emblems of the people at this table, as they were chosen in the new game. Until the store has answered,
 * and without a store, everybody has one by seat.
 */
import type { PlayerName } from '#engine';
import { sharedStore } from '#session/store.ts';
import { marksFor, type Marks, type PlayerColour } from '../people/player-marks.ts';

export class TableMarks {
  #remembered = $state.raw<Readonly<Record<PlayerName, string | null>>>({});
  readonly #marks: Marks;

  constructor(names: readonly PlayerName[]) {
    this.#marks = $derived(marksFor(names, (name) => this.#remembered[name]));
  }

  of(name: PlayerName): PlayerColour {
    return this.#marks.get(name) ?? 'sand';
  }

  async load(): Promise<void> {
    try {
      const listed = await (await sharedStore()).people.list();
      if (listed.type === 'ok')
        this.#remembered = Object.fromEntries(listed.people.map(({ name, colour }) => [name, colour]));
    } catch {
      // Colours are comfort: by seat will do.
    }
  }
}
