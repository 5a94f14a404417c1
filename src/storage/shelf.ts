/**
 * Where rows are kept, whatever keeps them: the few reads and writes that the store is made of.
 * Implemented over IndexedDB (`database-shelf.ts`) and, where a browser has none, in memory (`memory-shelf.ts`).
 */
import type { TableName, Tables } from './records.ts';

export type Key = string | readonly [string, number];

export interface RowReader {
  get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined>;
  all<Name extends TableName>(table: Name): Promise<Tables[Name][]>;
  /** Rows whose primary key lies between the two, both included, in the order of the keys. */
  range<Name extends TableName>(table: Name, lower: Key, upper: Key): Promise<Tables[Name][]>;
  /** Games of a status, the latest change first. */
  latestGames(status: string, limit: number): Promise<Tables['games'][]>;
  /** How many games have changed after a moment. */
  countGamesChangedAfter(moment: number): Promise<number>;
  personByKey(key: string): Promise<Tables['people'] | undefined>;
  photosOfGame(gameId: string): Promise<Tables['photos'][]>;
}

export interface RowWriter extends RowReader {
  put<Name extends TableName>(table: Name, row: Tables[Name]): Promise<void>;
  remove(table: TableName, key: Key): Promise<void>;
  removeRange(table: TableName, lower: Key, upper: Key): Promise<void>;
  clear(table: TableName): Promise<void>;
}

/**
 * `write` is all or nothing. Its work may be run a second time when the connection broke, so it must decide only by
 * what it reads through the writer it is given, and await nothing else.
 */
export interface Shelf {
  read<Result>(tables: readonly TableName[], work: (rows: RowReader) => Promise<Result>): Promise<Result>;
  write<Result>(tables: readonly TableName[], work: (rows: RowWriter) => Promise<Result>): Promise<Result>;
  close(): void;
}

/** The keys of all entries of a game. */
export function entryKeys(gameId: string, from = 0): { lower: Key; upper: Key } {
  return { lower: [gameId, from], upper: [gameId, Number.MAX_SAFE_INTEGER] };
}
