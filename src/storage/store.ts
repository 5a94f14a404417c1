/**
 * The store as a whole: opens the best place for rows that this browser offers and hands out its parts.
 * One store a page; who shares it between screens is the session's business.
 */
import { Backups } from './backup.ts';
import { Collection } from './collection.ts';
import { DatabaseShelf } from './database-shelf.ts';
import { faultReason, orNotStored, OutdatedError, type NotStored } from './faults.ts';
import { Figures } from './figures.ts';
import type { FormatStep } from './formats/ladder.ts';
import { Games } from './games.ts';
import { MemoryShelf } from './memory-shelf.ts';
import { parseCampaign, parseCard, parseGroup, parseSetting } from './parse-records.ts';
import { People } from './people.ts';
import { Photos } from './photos.ts';
import type { TableName } from './records.ts';
import type { Shelf } from './shelf.ts';
import { randomId, type Surroundings } from './surroundings.ts';
import { Tabs, type ChangeListener } from './tabs.ts';

export const DATABASE_NAME = 'harbormaster';

/**
 * Where the rows lie. `memory`: the browser has no database (`absent`), refuses it (`refused`) or has no room for it
 * (`full`); all is gone when the page is closed. `nowhere`: a newer version has written the database, and this page
 * must be loaded again.
 */
export type Place =
  | { readonly type: 'database' }
  | { readonly type: 'memory'; readonly reason: 'absent' | 'refused' | 'full' }
  | { readonly type: 'nowhere'; readonly reason: 'outdated' };

/**
 * `outdated`: a newer version keeps the database; load the page again. `blocked`: close the other tabs to go on; `unblocked`: that
 * was done.
 */
export interface StoreNews {
  readonly type: 'outdated' | 'blocked' | 'unblocked';
}

export interface StoreOptions {
  readonly name?: string;
  /** Null: as in a browser without a database. */
  readonly indexedDB?: IDBFactory | null;
  readonly keyRange?: typeof IDBKeyRange;
  readonly now?: () => number;
  readonly newId?: () => string;
  readonly steps?: readonly FormatStep[];
  readonly onNews?: (news: StoreNews) => void;
}

export class Store {
  readonly place: Place;
  readonly games: Games;
  readonly people: People;
  readonly groups: Collection<'groups'>;
  readonly campaigns: Collection<'campaigns'>;
  readonly settings: Collection<'settings'>;
  readonly cards: Collection<'cards'>;
  readonly device: Collection<'device'>;
  readonly photos: Photos;
  readonly figures: Figures;
  readonly backups: Backups;
  readonly newId: () => string;
  readonly now: () => number;
  readonly #shelf: Shelf;
  readonly #tabs: Tabs;

  constructor(shelf: Shelf, place: Place, tabs: Tabs, clock: Pick<Surroundings, 'now' | 'newId'>) {
    const surroundings: Surroundings = { ...clock, announce: (change) => tabs.announce(change) };
    this.place = place;
    this.games = new Games(shelf, surroundings);
    this.people = new People(shelf, surroundings);
    this.groups = new Collection('groups', parseGroup, shelf, surroundings);
    this.campaigns = new Collection('campaigns', parseCampaign, shelf, surroundings);
    this.settings = new Collection('settings', parseSetting, shelf, surroundings);
    this.cards = new Collection('cards', parseCard, shelf, surroundings);
    this.device = new Collection('device', parseSetting, shelf, surroundings);
    this.photos = new Photos(shelf, surroundings);
    this.figures = new Figures(shelf);
    this.backups = new Backups(shelf, surroundings);
    this.newId = clock.newId;
    this.now = clock.now;
    this.#shelf = shelf;
    this.#tabs = tabs;
  }

  /** Hears of every change, made here or in another tab. Returns how to stop. */
  follow(listener: ChangeListener): () => void {
    return this.#tabs.follow(listener);
  }

  /** Forgets everything on this device. */
  wipe(): Promise<{ type: 'ok' } | NotStored> {
    const tables: readonly TableName[] = [
      'games',
      'entries',
      'people',
      'groups',
      'campaigns',
      'settings',
      'cards',
      'photos',
      'figures',
      'device',
    ];
    return orNotStored(async () => {
      await this.#shelf.write(tables, async (rows) => {
        for (const table of tables) await rows.clear(table);
      });
      for (const table of tables) this.#tabs.announce({ type: 'table', table });
      return { type: 'ok' } as const;
    });
  }

  close(): void {
    this.#tabs.close();
    this.#shelf.close();
  }
}

export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const name = options.name ?? DATABASE_NAME;
  const { shelf, place } = await openShelf(name, options);
  return new Store(shelf, place, new Tabs(name), {
    now: options.now ?? (() => Date.now()),
    newId: options.newId ?? randomId,
  });
}

async function openShelf(name: string, options: StoreOptions): Promise<{ shelf: Shelf; place: Place }> {
  const factory = options.indexedDB === undefined ? browserFactory() : options.indexedDB;
  const keyRange = options.keyRange ?? (typeof IDBKeyRange === 'undefined' ? null : IDBKeyRange);
  if (factory === null || keyRange === null) {
    return { shelf: new MemoryShelf(), place: { type: 'memory', reason: 'absent' } };
  }
  const waits = { blocked: false };
  try {
    const shelf = await DatabaseShelf.open({
      name,
      indexedDB: factory,
      keyRange,
      ...(options.steps === undefined ? {} : { steps: options.steps }),
      onOutdated: () => options.onNews?.({ type: 'outdated' }),
      onBlocked: () => {
        waits.blocked = true;
        options.onNews?.({ type: 'blocked' });
      },
    });
    if (waits.blocked) options.onNews?.({ type: 'unblocked' });
    return { shelf, place: { type: 'database' } };
  } catch (error) {
    const reason = faultReason(error);
    if (reason === null) throw error;
    if (reason === 'outdated') {
      options.onNews?.({ type: 'outdated' });
      return { shelf: new ClosedShelf(), place: { type: 'nowhere', reason: 'outdated' } };
    }
    return {
      shelf: new MemoryShelf(),
      place: { type: 'memory', reason: reason === 'full' ? 'full' : 'refused' },
    };
  }
}

/** Keeps nothing and says so: a newer version owns the database. */
class ClosedShelf implements Shelf {
  read(): Promise<never> {
    return Promise.reject(new OutdatedError('The database was written by a newer version.'));
  }

  write(): Promise<never> {
    return this.read();
  }

  close(): void {
    // Nothing is open.
  }
}

function browserFactory(): IDBFactory | null {
  try {
    // Reading the property itself throws where site data are blocked.
    return typeof indexedDB === 'undefined' ? null : indexedDB;
  } catch {
    return null;
  }
}
