/**
 * What lies in the store: one interface a table, all plain values that the browser can clone and JSON can carry.
 * Types and table names only; nothing here knows IndexedDB, files or the rules.
 */
import type { Entry, PlayerName, Setup } from '#engine';

/** The name of a stored game for ever: in the address, in files and in backups. */
export type StoredGameId = string;

export const GAME_STATUSES = ['in-progress', 'finished'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** The figures as the table saw them after the last entry. A later fix of a rule does not rewrite them. */
export interface Standing {
  readonly round: number;
  readonly players: readonly {
    readonly name: PlayerName;
    readonly influence: number;
    readonly coins: number;
  }[];
  readonly winners: readonly PlayerName[] | null;
  readonly outcome: 'won' | 'lost' | null;
  /** The rank of a cooperative win. */
  readonly rank: string | null;
}

/** How far a game has come; said by whoever judged the last entry and kept beside it. */
export interface Progress {
  readonly status: GameStatus;
  readonly standing: Standing | null;
}

/** Where a game stands in the store. `revision` rises with every change, so that two writers notice each other. */
export interface Position {
  /** Entries in force. */
  readonly length: number;
  /** Entries kept: those in force and behind them those that redo can put back. */
  readonly stored: number;
  readonly revision: number;
}

export interface GameRecord extends Position, Progress {
  readonly id: StoredGameId;
  readonly setup: Setup;
  readonly title: string;
  readonly notes: string;
  readonly campaignId: string | null;
  /** Whether the group wants the odds in this game; null where nobody has said so. It is no part of the game file. */
  readonly showOdds: boolean | null;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly endedAt: number | null;
  /** Set while the game waits in the bin. */
  readonly deletedAt: number | null;
  /** The mark of the last change: tells a writer whether a change that seemed to fail was its own and arrived. */
  readonly changeMark: string;
}

/** Entries that were stored together, beginning at `index`: one for a tap, all of them for a game read from a file. */
export interface EntryRun {
  readonly gameId: StoredGameId;
  readonly index: number;
  readonly said: readonly Entry[];
}

export interface PersonRecord {
  readonly id: string;
  readonly name: PlayerName;
  /** The name without case and odd spaces: one person a key. */
  readonly key: string;
  readonly colour: string | null;
  readonly lastPlayed: number;
  readonly plays: number;
  readonly updatedAt: number;
}

/** People who play together, in seat order. */
export interface GroupRecord {
  readonly id: string;
  readonly name: string;
  readonly people: readonly PlayerName[];
  readonly updatedAt: number;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface CampaignRecord {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  /** Where the group stands; only the campaign's own code reads it. */
  readonly progress: JsonObject;
  readonly updatedAt: number;
}

export interface SettingRecord {
  readonly id: string;
  readonly value: unknown;
  readonly updatedAt: number;
}

/** One correction of the catalogue by the table's own card; only the catalogue reads its inside. */
export interface CardRecord {
  readonly id: string;
  readonly correction: JsonObject;
  readonly updatedAt: number;
}

export interface PhotoRecord {
  readonly id: string;
  readonly gameId: StoredGameId;
  /** The picture's media type. */
  readonly type: string;
  /** Bytes, not a Blob: Safari has lost the contents of stored Blobs. */
  readonly bytes: ArrayBuffer;
  readonly updatedAt: number;
}

/** What belongs to this device alone and is never in a backup. */
export interface DeviceRecord {
  readonly id: string;
  readonly value: unknown;
  readonly updatedAt: number;
}

/** What statistics have worked out of one game, so that it is done once. Made anew from the entries at any time: never in a backup. */
export interface FiguresRecord {
  readonly id: StoredGameId;
  /** Which entries of the game it was made from (`figuresStamp`). */
  readonly stamp: string;
  /** Only the statistics read its inside. */
  readonly figures: unknown;
}

export interface Tables {
  readonly games: GameRecord;
  readonly entries: EntryRun;
  readonly people: PersonRecord;
  readonly groups: GroupRecord;
  readonly campaigns: CampaignRecord;
  readonly settings: SettingRecord;
  readonly cards: CardRecord;
  readonly photos: PhotoRecord;
  readonly figures: FiguresRecord;
  readonly device: DeviceRecord;
}
export type TableName = keyof Tables;
