/**
 * People who have played on this device, so that a name is typed once. Known by name: a game file knows nothing else.
 */
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import { parsePerson, personKey } from './parse-records.ts';
import type { PersonRecord } from './records.ts';
import type { RowWriter, Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';

export class People {
  readonly #shelf: Shelf;
  readonly #surroundings: Surroundings;

  constructor(shelf: Shelf, surroundings: Surroundings) {
    this.#shelf = shelf;
    this.#surroundings = surroundings;
  }

  /** Whoever played last comes first. */
  list(): Promise<{ type: 'ok'; people: readonly PersonRecord[] } | NotRead> {
    return orNotRead(async () => {
      const rows = await this.#shelf.read(['people'], (reader) => reader.all('people'));
      const people = rows.flatMap((row) => {
        const parsed = parsePerson(row, 'person');
        return parsed.type === 'ok' ? [parsed.value] : [];
      });
      people.sort((one, other) => other.lastPlayed - one.lastPlayed || one.name.localeCompare(other.name));
      return { type: 'ok', people } as const;
    });
  }

  /** Another name or colour. Games already stored keep the name they were played under. */
  change(
    id: string,
    change: { readonly name?: string; readonly colour?: string | null },
  ): Promise<{ type: 'ok' } | { type: 'missing' } | { type: 'name-taken' } | NotStored> {
    const updatedAt = this.#surroundings.now();
    return orNotStored(async () => {
      const result = await this.#shelf.write(['people'], async (rows) => {
        const person = await rows.get('people', id);
        if (person === undefined) return { type: 'missing' } as const;
        const name = change.name ?? person.name;
        const holder = await rows.personByKey(personKey(name));
        if (holder !== undefined && holder.id !== id) return { type: 'name-taken' } as const;
        await rows.put('people', { ...person, ...change, name, key: personKey(name), updatedAt });
        return { type: 'ok' } as const;
      });
      if (result.type === 'ok') this.#surroundings.announce({ type: 'table', table: 'people' });
      return result;
    });
  }

  remove(id: string): Promise<{ type: 'ok' } | NotStored> {
    return orNotStored(async () => {
      await this.#shelf.write(['people'], (rows) => rows.remove('people', id));
      this.#surroundings.announce({ type: 'table', table: 'people' });
      return { type: 'ok' } as const;
    });
  }
}

/** Part of storing a new game: each name is one person, new or met before. */
export async function rememberPeople(
  rows: RowWriter,
  names: readonly string[],
  moment: number,
  newId: () => string,
): Promise<void> {
  for (const name of names) {
    const key = personKey(name);
    const known = await rows.personByKey(key);
    await rows.put('people', {
      id: known?.id ?? newId(),
      name,
      key,
      colour: known?.colour ?? null,
      lastPlayed: Math.max(known?.lastPlayed ?? 0, moment),
      plays: (known?.plays ?? 0) + 1,
      updatedAt: moment,
    });
  }
}
