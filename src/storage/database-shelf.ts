/**
 * Rows in IndexedDB, through Dexie: opens the newest format, climbs the ladder, and survives a connection that the
 * browser closes behind our back. The only module that knows Dexie.
 */
import { Dexie, type Table, type Transaction } from 'dexie';
import { isLostConnection, OutdatedError } from './faults.ts';
import {
  climb,
  climbGame,
  isFields,
  newestVersion,
  STEPS,
  type Fields,
  type FormatStep,
  type RecordKind,
} from './formats/ladder.ts';
import { plain } from './plain.ts';
import type { GameRecord, PersonRecord, PhotoRecord, TableName, Tables } from './records.ts';
import type { Key, RowReader, RowWriter, Shelf } from './shelf.ts';

export interface DatabaseOptions {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
  readonly steps?: readonly FormatStep[];
  /** Another tab has upgraded or deleted the database: this page can store nothing until it is loaded again. */
  readonly onOutdated: () => void;
  /** An upgrade waits for another tab that still has the older version open. */
  readonly onBlocked: () => void;
}

const KIND_OF_TABLE: Readonly<Partial<Record<string, RecordKind>>> = {
  people: 'person',
  groups: 'group',
  campaigns: 'campaign',
  settings: 'setting',
  cards: 'card',
  photos: 'photo',
};

export class DatabaseShelf implements Shelf {
  readonly #database: Dexie;
  #outdated = false;

  private constructor(database: Dexie) {
    this.#database = database;
  }

  /** Throws what the browser throws, or OutdatedError where a newer version has written the database. */
  static async open(options: DatabaseOptions): Promise<DatabaseShelf> {
    const steps = options.steps ?? STEPS;
    const database = new Dexie(options.name, {
      indexedDB: options.indexedDB,
      IDBKeyRange: options.keyRange,
      cache: 'disabled',
    });
    for (const step of steps) {
      database
        .version(step.version)
        .stores(step.tables)
        .upgrade((transaction) => upgradeTables(transaction, step));
    }
    const shelf = new DatabaseShelf(database);
    database.on('blocked', options.onBlocked);
    database.on('versionchange', () => {
      // Closing at once lets the other tab go on; false keeps Dexie from reopening behind us.
      shelf.#outdated = true;
      database.close({ disableAutoOpen: true });
      options.onOutdated();
      return false;
    });
    await database.open();
    // Dexie opens a newer database than it was told about rather than fail; an old page must not write into it.
    if (database.backendDB().version > newestVersion(steps) * 10) {
      database.close();
      throw new OutdatedError('The database was written by a newer version.');
    }
    return shelf;
  }

  read<Result>(tables: readonly TableName[], work: (rows: RowReader) => Promise<Result>): Promise<Result> {
    return this.#run('r', tables, work);
  }

  write<Result>(tables: readonly TableName[], work: (rows: RowWriter) => Promise<Result>): Promise<Result> {
    return this.#run('rw', tables, work);
  }

  close(): void {
    this.#database.close({ disableAutoOpen: true });
  }

  async #run<Result>(
    mode: 'r' | 'rw',
    tables: readonly TableName[],
    work: (rows: RowWriter) => Promise<Result>,
  ): Promise<Result> {
    const attempt = async (): Promise<Result> =>
      this.#database.transaction(mode, [...tables], (transaction) => work(new DatabaseRows(transaction)));
    this.#refuseIfOutdated();
    try {
      return await attempt();
    } catch (error) {
      this.#refuseIfOutdated();
      if (!isLostConnection(error)) throw error;
      this.#database.close({ disableAutoOpen: true });
      await this.#database.open();
      return attempt();
    }
  }

  #refuseIfOutdated(): void {
    if (this.#outdated) throw new OutdatedError('Another tab has taken the database over.');
  }
}

class DatabaseRows implements RowWriter {
  readonly #transaction: Transaction;

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  #table<Name extends TableName>(name: Name): Table<Tables[Name], Key> {
    return this.#transaction.table<Tables[Name], Key>(name);
  }

  async get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined> {
    return this.#table(table).get(key);
  }

  async all<Name extends TableName>(table: Name): Promise<Tables[Name][]> {
    return this.#table(table).toArray();
  }

  async range<Name extends TableName>(table: Name, lower: Key, upper: Key): Promise<Tables[Name][]> {
    return this.#table(table).where(':id').between(lower, upper, true, true).toArray();
  }

  async latestGames(status: string, limit: number): Promise<GameRecord[]> {
    return this.#table('games')
      .where('[status+updatedAt]')
      .between([status, Dexie.minKey], [status, Dexie.maxKey])
      .reverse()
      .limit(limit)
      .toArray();
  }

  async countGamesChangedAfter(moment: number): Promise<number> {
    return this.#table('games').where('updatedAt').above(moment).count();
  }

  async personByKey(key: string): Promise<PersonRecord | undefined> {
    return this.#table('people').where('key').equals(key).first();
  }

  async photosOfGame(gameId: string): Promise<PhotoRecord[]> {
    return this.#table('photos').where('gameId').equals(gameId).toArray();
  }

  async put<Name extends TableName>(table: Name, row: Tables[Name]): Promise<void> {
    await this.#table(table).put(plain(row));
  }

  async remove(table: TableName, key: Key): Promise<void> {
    await this.#table(table).delete(key);
  }

  async removeRange(table: TableName, lower: Key, upper: Key): Promise<void> {
    await this.#table(table).where(':id').between(lower, upper, true, true).delete();
  }

  async clear(table: TableName): Promise<void> {
    await this.#table(table).clear();
  }
}

/** One step of the ladder over the rows of the database; Dexie runs the steps that are missing, in order. */
async function upgradeTables(transaction: Transaction, step: FormatStep): Promise<void> {
  if (Object.keys(step.upgrade).length === 0) return;
  const before = step.version - 1;
  const steps = [step];
  await replaceRows(
    transaction.table<unknown, Key>('games'),
    (row) => climbGame(row, [], before, steps).game,
  );
  await replaceRows(transaction.table<unknown, Key>('entries'), (row) => {
    const said = row['said'];
    return Array.isArray(said) ? { ...row, said: climbGame({}, said, before, steps).entries } : row;
  });
  for (const [table, kind] of Object.entries(KIND_OF_TABLE)) {
    if (kind !== undefined && step.upgrade[kind] !== undefined) {
      await replaceRows(transaction.table<unknown, Key>(table), (row) => climb(kind, row, before, steps));
    }
  }
}

async function replaceRows(table: Table<unknown, Key>, lift: (row: Fields) => Fields): Promise<void> {
  await table.toCollection().modify((row, change) => {
    // A row that is not even an object is damaged; it stays as it is and is reported when it is read.
    if (isFields(row)) change.value = lift(row);
  });
}
