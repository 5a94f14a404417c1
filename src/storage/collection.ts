/**
 * A table of small records with an id each: groups, campaigns, settings, corrections of cards.
 * A damaged record is left out of the list and does not take the others with it.
 */
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import { laterThan } from './games.ts';
import type { Parsed } from './parse-records.ts';
import type { Tables } from './records.ts';
import type { Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';

export type CollectionName = 'groups' | 'campaigns' | 'settings' | 'cards' | 'device';

/** A record as its owner gives it: the store says when it was written. */
export type Unstamped<Record> = Omit<Record, 'updatedAt'>;

export class Collection<Name extends CollectionName> {
  readonly #table: Name;
  readonly #parse: (value: unknown, path: string) => Parsed<Tables[Name]>;
  readonly #shelf: Shelf;
  readonly #surroundings: Surroundings;

  constructor(
    table: Name,
    parse: (value: unknown, path: string) => Parsed<Tables[Name]>,
    shelf: Shelf,
    surroundings: Surroundings,
  ) {
    this.#table = table;
    this.#parse = parse;
    this.#shelf = shelf;
    this.#surroundings = surroundings;
  }

  list(): Promise<{ type: 'ok'; records: readonly Tables[Name][] } | NotRead> {
    return orNotRead(async () => {
      const rows = await this.#shelf.read([this.#table], (reader) => reader.all(this.#table));
      const records = rows.flatMap((row) => {
        const parsed = this.#parse(row, this.#table);
        return parsed.type === 'ok' ? [parsed.value] : [];
      });
      return { type: 'ok', records } as const;
    });
  }

  get(id: string): Promise<{ type: 'ok'; record: Tables[Name] } | { type: 'missing' } | NotRead> {
    return orNotRead(async () => {
      const row = await this.#shelf.read([this.#table], (reader) => reader.get(this.#table, id));
      const parsed = this.#parse(row, this.#table);
      return parsed.type === 'ok'
        ? ({ type: 'ok', record: parsed.value } as const)
        : ({ type: 'missing' } as const);
    });
  }

  put(record: Unstamped<Tables[Name]> & { readonly id: string }): Promise<{ type: 'ok' } | NotStored> {
    return this.#write([record], []);
  }

  remove(id: string): Promise<{ type: 'ok' } | NotStored> {
    return this.#write([], [id]);
  }

  /** Puts some and removes others in one go: all of it or nothing. */
  change(
    put: readonly (Unstamped<Tables[Name]> & { readonly id: string })[],
    remove: readonly string[],
  ): Promise<{ type: 'ok' } | NotStored> {
    return this.#write(put, remove);
  }

  #write(
    put: readonly (Unstamped<Tables[Name]> & { readonly id: string })[],
    remove: readonly string[],
  ): Promise<{ type: 'ok' } | NotStored> {
    const moment = this.#surroundings.now();
    return orNotStored(async () => {
      await this.#shelf.write([this.#table], async (rows) => {
        for (const record of put) {
          const before = await rows.get(this.#table, record.id);
          const updatedAt = laterThan(before?.updatedAt ?? 0, moment);
          // The compiler cannot see that a record without its stamp and the stamp make the record again.
          await rows.put(this.#table, { ...record, updatedAt } as unknown as Tables[Name]);
        }
        for (const id of remove) await rows.remove(this.#table, id);
      });
      this.#surroundings.announce({ type: 'table', table: this.#table });
      return { type: 'ok' } as const;
    });
  }
}
