/**
 * People who have played on this device, with the colour each of them likes. Reads and writes them through the store;
 * who sits where is not known here.
 */
import type { Store } from '#session/store.ts';
import type { Marks } from '../people/player-marks.ts';
import { sameName } from './choice.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
}

export class KnownPeople {
  #people = $state.raw<readonly KnownPerson[]>([]);

  get list(): readonly KnownPerson[] {
    return this.#people;
  }

  async load(store: Store): Promise<void> {
    const listed = await store.people.list();
    if (listed.type === 'ok') this.#people = listed.people;
  }

  async forget(store: Store, name: string): Promise<void> {
    const known = this.#people.find((person) => sameName(person.name, name));
    if (known === undefined) return;
    this.#people = this.#people.filter(({ id }) => id !== known.id);
    await store.people.remove(known.id);
  }

  /** Keeps the colours of this evening for the next one. */
  async keepColours(store: Store, marks: Marks): Promise<void> {
    await this.load(store);
    for (const [name, colour] of marks) {
      const known = this.#people.find((person) => sameName(person.name, name));
      if (known !== undefined && known.colour !== colour) await store.people.change(known.id, { colour });
    }
  }
}
