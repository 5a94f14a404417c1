/**
 * Rows in memory: what is left where the browser has no database or refuses it (private windows, blocked site storage).
 * Everything works until the page is closed; the store says so through its `place`.
 */
import { plain } from './plain.ts';
import type { GameRecord, PersonRecord, PhotoRecord, TableName, Tables } from './records.ts';
import type { Key, RowReader, RowWriter, Shelf } from './shelf.ts';

interface KeptRow {
  readonly key: Key;
  readonly row: unknown;
}
type KeptTable = ReadonlyMap<string, KeptRow>;

export class MemoryShelf implements Shelf {
  #tables = new Map<TableName, KeptTable>();
  /** Writes run one after the other, as transactions do. */
  #last: Promise<unknown> = Promise.resolve();

  async read<Result>(
    _tables: readonly TableName[],
    work: (rows: RowReader) => Promise<Result>,
  ): Promise<Result> {
    await this.#last.catch(() => undefined);
    return work(new MemoryRows(this.#tables));
  }

  async write<Result>(
    _tables: readonly TableName[],
    work: (rows: RowWriter) => Promise<Result>,
  ): Promise<Result> {
    const run = this.#last
      .catch(() => undefined)
      .then(async () => {
        const draft = new Map(this.#tables);
        const result = await work(new MemoryRows(draft));
        this.#tables = draft;
        return result;
      });
    this.#last = run;
    return run;
  }

  close(): void {
    this.#tables = new Map();
  }
}

class MemoryRows implements RowWriter {
  readonly #tables: Map<TableName, KeptTable>;

  constructor(tables: Map<TableName, KeptTable>) {
    this.#tables = tables;
  }

  get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined> {
    const kept = this.#tables.get(table)?.get(JSON.stringify(key));
    return Promise.resolve(kept === undefined ? undefined : (plain(kept.row) as Tables[Name]));
  }

  all<Name extends TableName>(table: Name): Promise<Tables[Name][]> {
    const kept = [...(this.#tables.get(table)?.values() ?? [])];
    kept.sort((one, other) => compareKeys(one.key, other.key));
    return Promise.resolve(kept.map(({ row }) => plain(row) as Tables[Name]));
  }

  range<Name extends TableName>(table: Name, lower: Key, upper: Key): Promise<Tables[Name][]> {
    const kept = [...(this.#tables.get(table)?.values() ?? [])]
      .filter(({ key }) => compareKeys(lower, key) <= 0 && compareKeys(key, upper) <= 0)
      .sort((one, other) => compareKeys(one.key, other.key));
    return Promise.resolve(kept.map(({ row }) => plain(row) as Tables[Name]));
  }

  async latestGames(status: string, limit: number): Promise<GameRecord[]> {
    const games = (await this.all('games')).filter((game) => game.status === status);
    return games.sort((one, other) => other.updatedAt - one.updatedAt).slice(0, limit);
  }

  async countGamesChangedAfter(moment: number): Promise<number> {
    return (await this.all('games')).filter((game) => game.updatedAt > moment).length;
  }

  async personByKey(key: string): Promise<PersonRecord | undefined> {
    return (await this.all('people')).find((person) => person.key === key);
  }

  async photosOfGame(gameId: string): Promise<PhotoRecord[]> {
    return (await this.all('photos')).filter((photo) => photo.gameId === gameId);
  }

  put<Name extends TableName>(table: Name, row: Tables[Name]): Promise<void> {
    const next = new Map(this.#tables.get(table));
    const key = keyOf(row);
    next.set(JSON.stringify(key), { key, row: plain(row) });
    this.#tables.set(table, next);
    return Promise.resolve();
  }

  remove(table: TableName, key: Key): Promise<void> {
    const next = new Map(this.#tables.get(table));
    next.delete(JSON.stringify(key));
    this.#tables.set(table, next);
    return Promise.resolve();
  }

  removeRange(table: TableName, lower: Key, upper: Key): Promise<void> {
    const next = new Map(this.#tables.get(table));
    for (const [text, { key }] of next) {
      if (compareKeys(lower, key) <= 0 && compareKeys(key, upper) <= 0) next.delete(text);
    }
    this.#tables.set(table, next);
    return Promise.resolve();
  }

  clear(table: TableName): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }
}

function keyOf(row: Tables[TableName]): Key {
  return 'said' in row ? [row.gameId, row.index] : row.id;
}

/** The order of IndexedDB for the keys in use: texts by code unit, pairs by their parts. */
function compareKeys(one: Key, other: Key): number {
  const [oneText, oneNumber] = typeof one === 'string' ? [one, -1] : one;
  const [otherText, otherNumber] = typeof other === 'string' ? [other, -1] : other;
  if (oneText !== otherText) return oneText < otherText ? -1 : 1;
  return oneNumber - otherNumber;
}
