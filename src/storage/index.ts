/**
 * The door of the store: games, people, campaigns and corrections in IndexedDB, and files of them.
 * Load it on demand (`await import('#storage')`): it brings the database library, which Home must not wait for.
 */
export { openStore, type Place, type Store, type StoreNews, type StoreOptions } from './store.ts';
export type { FaultReason, NotRead, NotStored } from './faults.ts';
export type {
  ChangeResult,
  DamagedRecord,
  Description,
  ListResult,
  LoadResult,
  NewGame,
  StoredGame,
} from './games.ts';
export type {
  CampaignRecord,
  CardRecord,
  FiguresRecord,
  GameRecord,
  GameStatus,
  GroupRecord,
  PersonRecord,
  Position,
  Progress,
  Standing,
  StoredGameId,
} from './records.ts';
export { fileFormat, gameFileName, gameFileText, makeGameFile, readGameFile } from './game-files.ts';
export type { ReadGameResult } from './game-files.ts';
export { parseJson, readText, type FileRefusal } from './json-text.ts';
export { figuresStamp } from './figures.ts';
export type { BackupState, RestoreReport, RestoreResult } from './backup.ts';
export type { MergeOutcome } from './merge.ts';
export { askToKeep, readKeeping, type Keeping } from './keeping.ts';
export type { StoreChange } from './surroundings.ts';
export { commonStart, sameValue } from './same-value.ts';
