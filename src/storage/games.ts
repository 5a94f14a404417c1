/**
 * The games in the store: created, appended to, moved back and forth, listed, put in the bin.
 * Every change names the revision it was made on, so two tabs cannot mix their entries. It judges no entry.
 */
import type { Entry, FileProblem, GameFile, Setup } from '#engine';
import { isMoment, LATEST } from './checks.ts';
import { assemble, cutAt, readRuns } from './entry-runs.ts';
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import { mergeGame, type MergeOutcome } from './merge.ts';
import { parseGameRecord } from './parse-records.ts';
import { rememberPeople } from './people.ts';
import {
  GAME_STATUSES,
  type EntryRun,
  type GameRecord,
  type Position,
  type Progress,
  type StoredGameId,
} from './records.ts';
import { entryKeys, type RowWriter, type Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';

/** A game with what was said in it. */
export interface StoredGame {
  readonly record: GameRecord;
  /** In force. */
  readonly entries: readonly Entry[];
  /** Taken back, the next one to put back first. */
  readonly redo: readonly Entry[];
}

export type Missing = { readonly type: 'missing' };

export type LoadResult =
  | { readonly type: 'ok'; readonly game: StoredGame }
  | Missing
  /** `game` holds what can still be read: the entries up to the damaged one. */
  | { readonly type: 'damaged'; readonly problem: FileProblem; readonly game: StoredGame | null }
  | NotRead;

export type ChangeResult =
  | { readonly type: 'ok'; readonly position: Position }
  /** Somebody else has changed the game since; this is where it stands now. */
  | { readonly type: 'conflict'; readonly position: Position }
  | Missing
  | NotStored;

export interface DamagedRecord {
  readonly id: string | null;
  readonly problem: FileProblem;
}

export type ListResult =
  | { readonly type: 'ok'; readonly games: readonly GameRecord[]; readonly damaged: readonly DamagedRecord[] }
  | NotRead;

export interface NewGame {
  readonly setup: Setup;
  readonly title?: string;
  readonly notes?: string;
  readonly campaignId?: string | null;
  readonly showOdds?: boolean | null;
  /** Already said: a game continued from a moment of another one. */
  readonly entries?: readonly Entry[];
  readonly progress?: Progress;
}

export interface Description {
  readonly title?: string;
  readonly notes?: string;
  readonly campaignId?: string | null;
  readonly showOdds?: boolean | null;
}

const NOT_BEGUN: Progress = { status: 'in-progress', standing: null };

export class Games {
  readonly #shelf: Shelf;
  readonly #surroundings: Surroundings;

  constructor(shelf: Shelf, surroundings: Surroundings) {
    this.#shelf = shelf;
    this.#surroundings = surroundings;
  }

  /** Stores a new game and remembers its people. */
  create(game: NewGame): Promise<{ type: 'ok'; record: GameRecord } | NotStored> {
    const { now, newId, announce } = this.#surroundings;
    const moment = now();
    const entries = game.entries ?? [];
    const progress = game.progress ?? NOT_BEGUN;
    const record: GameRecord = {
      id: newId(),
      setup: game.setup,
      title: game.title ?? '',
      notes: game.notes ?? '',
      campaignId: game.campaignId ?? null,
      showOdds: game.showOdds ?? null,
      startedAt: moment,
      updatedAt: moment,
      endedAt: progress.status === 'finished' ? moment : null,
      deletedAt: null,
      length: entries.length,
      stored: entries.length,
      revision: 1,
      changeMark: newId(),
      status: progress.status,
      standing: progress.standing,
    };
    return orNotStored(async () => {
      await this.#shelf.write(['games', 'entries', 'people'], async (rows) => {
        await rows.put('games', record);
        if (entries.length > 0) await rows.put('entries', { gameId: record.id, index: 0, said: entries });
        await rememberPeople(rows, game.setup.players, moment, newId);
      });
      announce({ type: 'game', id: record.id, revision: record.revision });
      announce({ type: 'table', table: 'people' });
      return { type: 'ok', record };
    });
  }

  /** Takes in a game from a file: by its id, as a backup would. Without an id it is a new game. */
  add(
    file: GameFile,
    progress: Progress,
  ): Promise<{ type: 'ok'; id: StoredGameId; outcome: MergeOutcome } | NotStored> {
    const { now, newId, announce } = this.#surroundings;
    const { entries, setup } = file;
    const moments = entries.map((entry) => momentOf(entry.at)).filter((moment) => moment !== null);
    const startedAt = momentOf(file.startedAt) ?? moments[0] ?? now();
    const endedAt = momentOf(file.endedAt);
    const updatedAt = Math.max(startedAt, endedAt ?? startedAt, moments.at(-1) ?? startedAt);
    const record: GameRecord = {
      id: file.id === undefined || file.id === '' ? newId() : file.id,
      setup,
      title: file.title ?? '',
      notes: '',
      campaignId: null,
      showOdds: null,
      startedAt,
      updatedAt,
      endedAt: progress.status === 'finished' ? (endedAt ?? updatedAt) : null,
      deletedAt: null,
      length: entries.length,
      stored: entries.length,
      revision: 1,
      changeMark: newId(),
      status: progress.status,
      standing: progress.standing,
    };
    return orNotStored(async () => {
      const outcome = await this.#shelf.write(['games', 'entries'], async (rows) => {
        const here = await rows.get('games', record.id);
        // A game file carries no notes: those written here stay.
        const described =
          here === undefined
            ? record
            : {
                ...record,
                title: here.title,
                notes: here.notes,
                campaignId: here.campaignId,
                showOdds: here.showOdds,
              };
        return mergeGame(rows, { record: described, said: entries }, newId);
      });
      announce({ type: 'table', table: 'games' });
      return { type: 'ok', id: record.id, outcome } as const;
    });
  }

  load(id: StoredGameId): Promise<LoadResult> {
    return orNotRead<LoadResult>(() =>
      this.#shelf.read(['games', 'entries'], async (rows): Promise<LoadResult> => {
        const row = await rows.get('games', id);
        if (row === undefined) return { type: 'missing' };
        const runs = await readRuns(rows, id);
        const parsed = parseGameRecord(row, 'game');
        if (parsed.type === 'refused') return { type: 'damaged', problem: parsed.problem, game: null };
        const record = parsed.value;
        const { entries, problem } = assemble(runs, record.stored);
        const game: StoredGame = {
          record,
          entries: entries.slice(0, record.length),
          redo: entries.slice(record.length),
        };
        return problem === null ? { type: 'ok', game } : { type: 'damaged', problem, game };
      }),
    );
  }

  /** All games that are not in the bin, the latest change first. Reads no entries. */
  list(): Promise<ListResult> {
    return this.#listWhere((record) => record.deletedAt === null);
  }

  /** The games in the bin. */
  listDeleted(): Promise<ListResult> {
    return this.#listWhere((record) => record.deletedAt !== null);
  }

  #listWhere(wanted: (record: GameRecord) => boolean): Promise<ListResult> {
    return orNotRead<ListResult>(async () => {
      const rows = await this.#shelf.read(['games'], (reader) => reader.all('games'));
      const games: GameRecord[] = [];
      const damaged: DamagedRecord[] = [];
      for (const row of rows) {
        const parsed = parseGameRecord(row, 'game');
        if (parsed.type === 'refused') damaged.push({ id: idOf(row), problem: parsed.problem });
        else if (wanted(parsed.value)) games.push(parsed.value);
      }
      games.sort((one, other) => other.updatedAt - one.updatedAt);
      return { type: 'ok', games, damaged };
    });
  }

  /** The games being played, the latest first: quick however many are stored. */
  async inProgress(limit: number): Promise<ListResult> {
    return orNotRead<ListResult>(async () => {
      // Games in the bin keep their status, so a few more are asked for than shown.
      const rows = await this.#shelf.read(['games'], (reader) =>
        reader.latestGames('in-progress', limit + 20),
      );
      const games = rows
        .map((row) => parseGameRecord(row, 'game'))
        .flatMap((parsed) => (parsed.type === 'ok' && parsed.value.deletedAt === null ? [parsed.value] : []));
      return { type: 'ok', games: games.slice(0, limit), damaged: [] };
    });
  }

  /** The games that changed last, whatever their status, the latest first: quick however many are stored. */
  async latest(limit: number): Promise<ListResult> {
    return orNotRead<ListResult>(async () => {
      const rows = await this.#shelf.read(['games'], (reader) =>
        // A few more are asked for than shown: some may lie in the bin.
        Promise.all(GAME_STATUSES.map((status) => reader.latestGames(status, limit + 20))),
      );
      const games = rows
        .flat()
        .map((row) => parseGameRecord(row, 'game'))
        .flatMap((parsed) => (parsed.type === 'ok' && parsed.value.deletedAt === null ? [parsed.value] : []))
        .sort((one, other) => other.updatedAt - one.updatedAt);
      return { type: 'ok', games: games.slice(0, limit), damaged: [] };
    });
  }

  /** Where the game stands now: for a page that has slept. */
  position(id: StoredGameId): Promise<{ type: 'ok'; position: Position } | Missing | NotRead> {
    return orNotRead(async () => {
      const row = await this.#shelf.read(['games'], (reader) => reader.get('games', id));
      return row === undefined || row.deletedAt !== null
        ? ({ type: 'missing' } as const)
        : ({ type: 'ok', position: positionOf(row) } as const);
    });
  }

  /**
   * Adds entries behind those in force and forgets what redo could have put back. All of them or none. With `from`, they take the
   * place of everything from that entry on.
   */
  append(
    id: StoredGameId,
    expected: Position,
    entries: readonly Entry[],
    progress: Progress,
    from?: number,
  ): Promise<ChangeResult> {
    return this.#change(id, expected, progress, async (rows, record) => {
      const index = from ?? record.length;
      if (index < 0 || index > record.length) throw new RangeError(`no entry ${String(index)} to replace`);
      if (record.stored > index) await cutAt(rows, id, index);
      const length = index + entries.length;
      const change = { length, stored: length };
      return entries.length > 0 ? { change, run: { gameId: id, index, said: entries } } : { change };
    });
  }

  /** Undo and redo: changes how many of the stored entries are in force. */
  move(id: StoredGameId, expected: Position, length: number, progress: Progress): Promise<ChangeResult> {
    return this.#change(id, expected, progress, (_rows, record) => {
      if (length < 0 || length > record.stored) throw new RangeError(`no entry ${String(length)} to move to`);
      return Promise.resolve({ change: { length, stored: record.stored } });
    });
  }

  /** What is printed on the table's own cards, said while the game runs. Whoever says it has judged the entries again. */
  reprint(
    id: StoredGameId,
    expected: Position,
    printed: NonNullable<Setup['printed']>,
    progress: Progress,
  ): Promise<ChangeResult> {
    return this.#change(id, expected, progress, (_rows, { length, stored, setup }) =>
      Promise.resolve({ change: { length, stored, setup: { ...setup, printed } } }),
    );
  }

  async #change(
    id: StoredGameId,
    expected: Position,
    progress: Progress,
    work: (
      rows: RowWriter,
      record: GameRecord,
    ) => Promise<{
      readonly change: Pick<GameRecord, 'length' | 'stored'> & Partial<Pick<GameRecord, 'setup'>>;
      readonly run?: EntryRun;
    }>,
  ): Promise<ChangeResult> {
    const changeMark = this.#surroundings.newId();
    const moment = this.#surroundings.now();
    const result = await orNotStored<ChangeResult>(() =>
      this.#shelf.write(['games', 'entries'], async (rows): Promise<ChangeResult> => {
        const record = await rows.get('games', id);
        if (record === undefined || record.deletedAt !== null) return { type: 'missing' };
        // A change that was stored just before the connection broke is tried again: it is already there.
        if (record.changeMark === changeMark) return { type: 'ok', position: positionOf(record) };
        if (record.revision !== expected.revision) return { type: 'conflict', position: positionOf(record) };
        const updatedAt = laterThan(record.updatedAt, moment);
        const { change, run } = await work(rows, record);
        const next: GameRecord = {
          ...record,
          ...change,
          ...progress,
          revision: record.revision + 1,
          changeMark,
          updatedAt,
          endedAt: progress.status === 'finished' ? (record.endedAt ?? updatedAt) : null,
        };
        // Both on their way at once: people wait for this at every tap.
        await Promise.all([
          rows.put('games', next),
          ...(run === undefined ? [] : [rows.put('entries', run)]),
        ]);
        return { type: 'ok', position: positionOf(next) };
      }),
    );
    if (result.type === 'ok') {
      this.#surroundings.announce({ type: 'game', id, revision: result.position.revision });
    }
    return result;
  }

  /** Title, notes, campaign and odds: no entry changes, so a table that plays this game is not disturbed. */
  describe(id: StoredGameId, description: Description): Promise<{ type: 'ok' } | Missing | NotStored> {
    return this.#revise(id, (record, moment) => ({
      ...record,
      ...description,
      updatedAt: laterThan(record.updatedAt, moment),
    }));
  }

  /** Into the bin. `putBack` takes it out again; `emptyBin` makes it final. */
  remove(id: StoredGameId): Promise<{ type: 'ok' } | Missing | NotStored> {
    return this.#revise(id, (record, moment) => ({ ...record, deletedAt: moment }));
  }

  putBack(id: StoredGameId): Promise<{ type: 'ok' } | Missing | NotStored> {
    return this.#revise(id, (record) => ({ ...record, deletedAt: null }));
  }

  /** Removes for good what was put in the bin before the moment given. */
  async emptyBin(before: number): Promise<{ type: 'ok'; removed: number } | NotStored> {
    return orNotStored(async () => {
      const removed = await this.#shelf.write(['games', 'entries', 'photos', 'figures'], async (rows) => {
        const games = (await rows.all('games')).filter(
          (game) => typeof game.deletedAt === 'number' && game.deletedAt < before,
        );
        for (const { id } of games) {
          const { lower, upper } = entryKeys(id);
          await rows.removeRange('entries', lower, upper);
          for (const photo of await rows.photosOfGame(id)) await rows.remove('photos', photo.id);
          await rows.remove('figures', id);
          await rows.remove('games', id);
        }
        return games.length;
      });
      if (removed > 0) this.#surroundings.announce({ type: 'table', table: 'games' });
      return { type: 'ok', removed } as const;
    });
  }

  async #revise(
    id: StoredGameId,
    revise: (record: GameRecord, moment: number) => GameRecord,
  ): Promise<{ type: 'ok' } | Missing | NotStored> {
    const moment = this.#surroundings.now();
    return orNotStored(async () => {
      const revised = await this.#shelf.write(['games'], async (rows) => {
        const record = await rows.get('games', id);
        if (record === undefined) return null;
        const next = revise(record, moment);
        await rows.put('games', next);
        return next;
      });
      if (revised === null) return { type: 'missing' } as const;
      this.#surroundings.announce({ type: 'game', id, revision: revised.revision });
      return { type: 'ok' } as const;
    });
  }
}

export function positionOf(position: Position): Position {
  return { length: position.length, stored: position.stored, revision: position.revision };
}

/** Time never runs backwards for a record, whatever the clock of the device does. */
export function laterThan(before: number, now: number): number {
  return Math.min(LATEST, Math.max(now, before + 1));
}

/** A moment from a file, in milliseconds or as a date; null where it is none that a clock could show. */
function momentOf(at: number | string | undefined): number | null {
  const moment = typeof at === 'string' ? Date.parse(at) : (at ?? Number.NaN);
  return isMoment(moment) ? moment : null;
}

function idOf(row: unknown): string | null {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null;
}
