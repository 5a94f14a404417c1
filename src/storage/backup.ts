/**
 * Everything in one file, and back. Restoring reads the file twice: first all of it is checked, then it is merged,
 * so that a bad file changes nothing. Works piece by piece and says how far it is; it asks nobody anything.
 */
import { foundIn, parseGameFile, type Entry, type FileProblem } from '#engine';
import {
  BACKUP_END,
  backupLine,
  backupStart,
  openBackup,
  type BackupLine,
  type OpenedBackup,
} from './backup-lines.ts';
import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { FieldReader } from './checks.ts';
import { assemble, readRuns } from './entry-runs.ts';
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import { climb, climbGame, isFields, newestVersion } from './formats/ladder.ts';
import { GAME_FORMAT } from './game-files.ts';
import type { FileRefusal, Refused } from './json-text.ts';
import {
  mergeGame,
  mergePerson,
  mergePhoto,
  mergeRecord,
  type IncomingGame,
  type MergeOutcome,
} from './merge.ts';
import { makePace } from './pace.ts';
import {
  NAME,
  parseCampaign,
  parseCard,
  parseGameRecord,
  parseGroup,
  parsePerson,
  parseSetting,
  type Parsed,
} from './parse-records.ts';
import type {
  CampaignRecord,
  CardRecord,
  GroupRecord,
  PersonRecord,
  PhotoRecord,
  SettingRecord,
  TableName,
} from './records.ts';
import type { RowReader, RowWriter, Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';

/** From 0 to 1. */
export type OnProgress = (share: number) => void;

export interface BackupState {
  /** Null: never on this device. */
  readonly lastBackupAt: number | null;
  readonly gamesSince: number;
}

export type Tally = Readonly<Record<MergeOutcome, number>>;

export interface RestoreReport {
  readonly type: 'ok';
  readonly games: Tally;
  /** People, groups, campaigns, settings, cards and photos together. */
  readonly others: Tally;
  /** Records left out because they could not be read. */
  readonly damaged: readonly DamagedLine[];
}

export interface DamagedLine {
  readonly place: string;
  readonly refusal: FileRefusal;
}

export type RestoreResult =
  | RestoreReport
  /** Nothing was changed. `readable`: how many records could be restored with `leaveOutDamaged`. */
  | (Refused & { readonly readable: number; readonly damaged: readonly DamagedLine[] })
  /** Stopped by the caller. What was merged before stays; restoring again goes on where it was. */
  | { readonly type: 'stopped' }
  | NotStored;

export interface RestoreOptions {
  readonly onProgress?: OnProgress;
  /** Restore what can be read and leave out what cannot. */
  readonly leaveOutDamaged?: boolean;
  readonly signal?: AbortSignal;
}

type BackupRecord =
  | { readonly kind: 'game'; readonly game: IncomingGame }
  | { readonly kind: 'person'; readonly record: PersonRecord }
  | { readonly kind: 'group'; readonly record: GroupRecord }
  | { readonly kind: 'campaign'; readonly record: CampaignRecord }
  | { readonly kind: 'setting'; readonly record: SettingRecord }
  | { readonly kind: 'card'; readonly record: CardRecord }
  | { readonly kind: 'photo'; readonly record: PhotoRecord };

const GAMES_AT_ONCE = 10;
const RECORDS_AT_ONCE = 25;
const LAST_BACKUP = 'last-backup';
const SMALL_TABLES = [
  ['people', 'person'],
  ['groups', 'group'],
  ['campaigns', 'campaign'],
  ['settings', 'setting'],
  ['cards', 'card'],
] as const;
const RESTORED_TABLES: readonly TableName[] = [
  'games',
  'entries',
  'people',
  'groups',
  'campaigns',
  'settings',
  'cards',
  'photos',
];

export class Backups {
  readonly #shelf: Shelf;
  readonly #surroundings: Surroundings;

  constructor(shelf: Shelf, surroundings: Surroundings) {
    this.#shelf = shelf;
    this.#surroundings = surroundings;
  }

  /** The backup piece by piece, for writing straight into a file. Throws where the store cannot be read. */
  async *pieces(onProgress: OnProgress = () => undefined): AsyncGenerator<string> {
    yield backupStart(this.#surroundings.now());
    const pace = makePace();
    let first = true;
    const line = (record: unknown): string => {
      const text = backupLine(record, first);
      first = false;
      return text;
    };
    for (const [table, kind] of SMALL_TABLES) {
      const records = await this.#shelf.read([table], (rows) => rows.all(table));
      for (const record of records) yield line({ kind, ...record });
    }
    const ids = await this.#shelf.read(['games'], async (rows) =>
      (await rows.all('games')).filter((game) => (game.deletedAt ?? null) === null).map((game) => game.id),
    );
    for (let done = 0; done < ids.length; done += GAMES_AT_ONCE) {
      const some = ids.slice(done, done + GAMES_AT_ONCE);
      const records = await this.#shelf.read(['games', 'entries', 'photos'], (rows) =>
        recordsOfGames(rows, some),
      );
      yield records.map(line).join('');
      await pace();
      onProgress(Math.min(1, (done + some.length) / ids.length));
    }
    yield BACKUP_END;
    onProgress(1);
  }

  /** The whole backup as one file to share or download. */
  make(onProgress?: OnProgress): Promise<{ type: 'ok'; name: string; file: Blob } | NotRead> {
    return orNotRead(async () => {
      const pieces: Blob[] = [];
      // Each piece becomes a Blob at once: browsers keep those on disk, where a joined text would fill the memory.
      for await (const piece of this.pieces(onProgress)) pieces.push(new Blob([piece]));
      const day = new Date(this.#surroundings.now()).toISOString().slice(0, 10);
      const file = new Blob(pieces, { type: 'application/json' });
      return { type: 'ok', name: `harbormaster-backup-${day}.json`, file } as const;
    });
  }

  /** To be called when the file has really been saved or shared. */
  async markMade(): Promise<{ type: 'ok' } | NotStored> {
    const moment = this.#surroundings.now();
    return orNotStored(async () => {
      await this.#shelf.write(['device'], (rows) =>
        rows.put('device', { id: LAST_BACKUP, value: moment, updatedAt: moment }),
      );
      this.#surroundings.announce({ type: 'table', table: 'device' });
      return { type: 'ok' } as const;
    });
  }

  state(): Promise<{ type: 'ok'; state: BackupState } | NotRead> {
    return orNotRead(() =>
      this.#shelf.read(['device', 'games'], async (rows) => {
        const value = (await rows.get('device', LAST_BACKUP))?.value;
        const lastBackupAt = typeof value === 'number' ? value : null;
        const gamesSince = await rows.countGamesChangedAfter(lastBackupAt ?? -1);
        return { type: 'ok', state: { lastBackupAt, gamesSince } } as const;
      }),
    );
  }

  async restore(source: Blob, options: RestoreOptions = {}): Promise<RestoreResult> {
    const opened = await openBackup(source);
    if (opened.type === 'refused') return { ...opened, readable: 0, damaged: [] };
    const stopped = (): boolean => options.signal?.aborted === true;
    const progress = (share: number): void => options.onProgress?.(Math.min(1, share));

    const pace = makePace();
    let readable = 0;
    const damaged: DamagedLine[] = [];
    for await (const line of opened.lines()) {
      await pace();
      if (stopped()) return { type: 'stopped' };
      const read = readLine(line, opened);
      if (read.type === 'ok') readable += 1;
      else damaged.push({ place: line.place, refusal: read.refusal });
      if (line.type === 'record') progress((line.bytesRead / source.size) * 0.4);
    }
    const [worst] = damaged;
    if (worst !== undefined && options.leaveOutDamaged !== true) {
      return { type: 'refused', refusal: worst.refusal, readable, damaged };
    }
    return this.#merge(opened, { readable, damaged, stopped, progress });
  }

  async #merge(
    opened: OpenedBackup,
    run: {
      readonly readable: number;
      readonly damaged: readonly DamagedLine[];
      readonly stopped: () => boolean;
      readonly progress: (share: number) => void;
    },
  ): Promise<RestoreResult> {
    const games = emptyTally();
    const others = emptyTally();
    let waiting: BackupRecord[] = [];
    let done = 0;
    const store = async (): Promise<NotStored | null> => {
      const records = waiting;
      waiting = [];
      const result = await orNotStored(() =>
        this.#shelf.write(RESTORED_TABLES, async (rows) => {
          // Games of different ids do not touch each other: the database works on them side by side.
          const outcomes = await Promise.all(
            records.map((record) => merge(rows, record, this.#surroundings.newId)),
          );
          return { type: 'ok', outcomes } as const;
        }),
      );
      if (result.type === 'not-stored') return result;
      for (const [index, outcome] of result.outcomes.entries()) {
        const tally = records[index]?.kind === 'game' ? games : others;
        tally[outcome] += 1;
      }
      done += records.length;
      run.progress(0.4 + (0.6 * done) / Math.max(1, run.readable));
      return null;
    };
    const pace = makePace();
    for await (const line of opened.lines()) {
      await pace();
      if (run.stopped()) return { type: 'stopped' };
      const read = readLine(line, opened);
      if (read.type !== 'ok') continue;
      if (waiting.length >= RECORDS_AT_ONCE || !standsBeside(waiting, read.record)) {
        const failed = await store();
        if (failed !== null) return failed;
      }
      waiting.push(read.record);
    }
    const failed = await store();
    if (failed !== null) return failed;
    for (const table of RESTORED_TABLES) this.#surroundings.announce({ type: 'table', table });
    return { type: 'ok', games, others, damaged: run.damaged };
  }
}

/** Whether a record may be merged side by side with those that wait: games of different ids may. */
function standsBeside(waiting: readonly BackupRecord[], record: BackupRecord): boolean {
  if (record.kind !== 'game') return waiting.length === 0;
  return waiting.every((one) => one.kind === 'game' && one.game.record.id !== record.game.record.id);
}

async function recordsOfGames(rows: RowReader, ids: readonly string[]): Promise<unknown[]> {
  const records: unknown[] = [];
  for (const id of ids) {
    const game = await rows.get('games', id);
    if (game === undefined) continue;
    const { entries } = assemble(await readRuns(rows, id), game.stored);
    // What is damaged here is saved as far as it can be read.
    const stored = entries.length;
    records.push({ kind: 'game', ...game, stored, length: Math.min(game.length, stored), entries });
    for (const { bytes, ...photo } of await rows.photosOfGame(id)) {
      records.push({ kind: 'photo', ...photo, bytes: bytesToBase64(bytes) });
    }
  }
  return records;
}

type ReadLine =
  | { readonly type: 'ok'; readonly record: BackupRecord }
  | { readonly type: 'refused'; readonly refusal: FileRefusal };

function readLine(line: BackupLine, opened: OpenedBackup): ReadLine {
  if (line.type === 'refused') return line;
  const parsed = parseBackupRecord(line.value, line.place, opened.version);
  return parsed.type === 'ok'
    ? { type: 'ok', record: parsed.value }
    : { type: 'refused', refusal: { type: 'field', problem: parsed.problem } };
}

const KINDS = ['game', 'person', 'group', 'campaign', 'setting', 'card', 'photo'] as const;

function parseBackupRecord(value: unknown, path: string, version: number): Parsed<BackupRecord> {
  const fields = new FieldReader(value, path);
  const kind = fields.oneOf('kind', KINDS);
  if (kind === null || !isFields(value)) return refusedBy(fields, path);
  if (kind === 'game') return parseBackupGame(value, path, version);
  const lifted = climb(kind, value, version);
  switch (kind) {
    case 'person':
      return withKind(kind, parsePerson(lifted, path));
    case 'group':
      return withKind(kind, parseGroup(lifted, path));
    case 'campaign':
      return withKind(kind, parseCampaign(lifted, path));
    case 'setting':
      return withKind(kind, parseSetting(lifted, path));
    case 'card':
      return withKind(kind, parseCard(lifted, path));
    case 'photo':
      return withKind(kind, parsePhoto(lifted, path));
    default:
      return assertNever(kind);
  }
}

function withKind<Kind extends BackupRecord['kind'], Value>(
  kind: Kind,
  parsed: Parsed<Value>,
): Parsed<{ readonly kind: Kind; readonly record: Value }> {
  return parsed.type === 'ok' ? { type: 'ok', value: { kind, record: parsed.value } } : parsed;
}

function parseBackupGame(
  value: Readonly<Record<string, unknown>>,
  path: string,
  version: number,
): Parsed<BackupRecord> {
  const said = value['entries'];
  const lifted = climbGame(value, Array.isArray(said) ? said : [], version);
  const record = parseGameRecord(lifted.game, path);
  if (record.type === 'refused') return record;
  const file = parseGameFile({
    format: GAME_FORMAT,
    version: newestVersion(),
    setup: record.value.setup,
    entries: Array.isArray(said) ? lifted.entries : said,
  });
  if (file.type === 'refused') {
    return { type: 'refused', problem: { ...file.problem, field: `${path}.${file.problem.field}` } };
  }
  const entries: readonly Entry[] = file.file.entries;
  if (entries.length !== record.value.stored) {
    const { stored } = record.value;
    const allowed = { kind: 'list', least: stored, most: stored } as const;
    return { type: 'refused', problem: { field: `${path}.entries`, found: foundIn(entries), allowed } };
  }
  return {
    type: 'ok',
    value: { kind: 'game', game: { record: { ...record.value, setup: file.file.setup }, said: entries } },
  };
}

function parsePhoto(value: unknown, path: string): Parsed<PhotoRecord> {
  const fields = new FieldReader(value, path);
  const text = fields.value('bytes');
  const bytes = typeof text === 'string' ? base64ToBytes(text) : null;
  const record = {
    id: fields.name('id', NAME),
    gameId: fields.name('gameId', NAME),
    type: fields.text('type', NAME),
    updatedAt: fields.moment('updatedAt'),
  };
  if (fields.problem !== null) return { type: 'refused', problem: fields.problem };
  if (bytes === null) {
    return {
      type: 'refused',
      problem: { field: `${path}.bytes`, found: foundIn(text), allowed: { kind: 'picture' } },
    };
  }
  // Never trust a file about what a picture is: anything else could carry a script.
  const type = /^image\/(jpeg|png|webp|avif)$/.test(record.type) ? record.type : 'image/jpeg';
  return { type: 'ok', value: { ...record, type, bytes } };
}

function refusedBy(fields: FieldReader, path: string): { type: 'refused'; problem: FileProblem } {
  const whole: FileProblem = { field: path, found: { kind: 'other' }, allowed: { kind: 'object' } };
  return { type: 'refused', problem: fields.problem ?? whole };
}

function merge(rows: RowWriter, record: BackupRecord, newId: () => string): Promise<MergeOutcome> {
  switch (record.kind) {
    case 'game':
      return mergeGame(rows, record.game, newId);
    case 'person':
      return mergePerson(rows, record.record);
    case 'group':
      return mergeRecord(rows, 'groups', record.record);
    case 'campaign':
      return mergeRecord(rows, 'campaigns', record.record);
    case 'setting':
      return mergeRecord(rows, 'settings', record.record);
    case 'card':
      return mergeRecord(rows, 'cards', record.record);
    case 'photo':
      return mergePhoto(rows, record.record);
    default:
      return assertNever(record);
  }
}

function emptyTally(): Record<MergeOutcome, number> {
  return { added: 0, replaced: 0, kept: 0, same: 0, both: 0 };
}

function assertNever(value: never): never {
  throw new TypeError(`Unexpected ${JSON.stringify(value)}`);
}
