/**
 * Brings a record from a file together with what is stored: by id, the newer one wins, and entries that only the loser
 * has are kept as a game of their own. Runs inside a write of the store; it reads no file.
 */
import type { Entry } from '#engine';
import { assemble, cutAt, readRuns } from './entry-runs.ts';
import { parseGameRecord } from './parse-records.ts';
import type { GameRecord, PersonRecord, PhotoRecord, Tables } from './records.ts';
import type { RowWriter } from './shelf.ts';
import { commonStart } from './same-value.ts';

/**
 * `added`: was not here. `replaced`: the file's was newer. `kept`: the stored one is newer. `same`: nothing to do.
 * `both`: the file's was newer, and the stored one, which had gone another way, is kept as a copy.
 */
export const MERGE_OUTCOMES = ['added', 'replaced', 'kept', 'same', 'both'] as const;
export type MergeOutcome = (typeof MERGE_OUTCOMES)[number];

export interface IncomingGame {
  readonly record: GameRecord;
  /** In force and behind them what redo can put back. */
  readonly said: readonly Entry[];
}

export async function mergeGame(
  rows: RowWriter,
  incoming: IncomingGame,
  newId: () => string,
): Promise<MergeOutcome> {
  const { record } = incoming;
  const stored = await rows.get('games', record.id);
  if (stored === undefined) {
    await writeGame(rows, incoming, record.revision);
    return 'added';
  }
  const parsed = parseGameRecord(stored, 'game');
  const revision = Math.max(parsed.type === 'ok' ? parsed.value.revision : 0, record.revision) + 1;
  if (parsed.type === 'refused') {
    await writeGame(rows, incoming, revision);
    return 'replaced';
  }
  const here = parsed.value;
  const { entries, problem } = assemble(await readRuns(rows, record.id), here.stored);
  const inForce = entries.slice(0, here.length);
  const incomingInForce = incoming.said.slice(0, record.length);
  const common = commonStart(inForce, incomingInForce);
  const identical = common === inForce.length && common === incomingInForce.length;
  const wasDeleted = here.deletedAt !== null;
  const incomingIsNewer = problem !== null || record.updatedAt > here.updatedAt;
  if (!incomingIsNewer) {
    // Asked for from a backup, so it comes out of the bin.
    if (wasDeleted) await rows.put('games', { ...here, deletedAt: null, revision });
    if (wasDeleted) return 'added';
    return identical && record.updatedAt === here.updatedAt ? 'same' : 'kept';
  }
  const nothingLost = common === inForce.length || problem !== null;
  if (!nothingLost) {
    const copy: GameRecord = { ...here, id: newId(), stored: here.length, deletedAt: null };
    await writeGame(rows, { record: copy, said: inForce }, here.revision);
  }
  await writeGame(rows, incoming, revision);
  if (wasDeleted) return 'added';
  return nothingLost ? 'replaced' : 'both';
}

async function writeGame(rows: RowWriter, game: IncomingGame, revision: number): Promise<void> {
  const { id } = game.record;
  await cutAt(rows, id, 0);
  if (game.said.length > 0) await rows.put('entries', { gameId: id, index: 0, said: game.said });
  await rows.put('games', { ...game.record, deletedAt: null, revision });
}

/** By id, then by name: two devices give the same person different ids. */
export async function mergePerson(rows: RowWriter, incoming: PersonRecord): Promise<MergeOutcome> {
  const here = (await rows.get('people', incoming.id)) ?? (await rows.personByKey(incoming.key));
  if (here === undefined) {
    await rows.put('people', incoming);
    return 'added';
  }
  const newer = incoming.updatedAt > here.updatedAt ? incoming : here;
  const holder = await rows.personByKey(newer.key);
  const nameIsFree = holder === undefined || holder.id === here.id;
  const merged: PersonRecord = {
    ...newer,
    ...(nameIsFree ? {} : { name: here.name, key: here.key }),
    id: here.id,
    lastPlayed: Math.max(here.lastPlayed, incoming.lastPlayed),
    plays: Math.max(here.plays, incoming.plays),
  };
  await rows.put('people', merged);
  if (newer === incoming) return 'replaced';
  return incoming.updatedAt === here.updatedAt ? 'same' : 'kept';
}

export async function mergeRecord<Name extends 'groups' | 'campaigns' | 'settings' | 'cards'>(
  rows: RowWriter,
  table: Name,
  incoming: Tables[Name],
): Promise<MergeOutcome> {
  const here = await rows.get(table, incoming.id);
  if (here !== undefined && here.updatedAt >= incoming.updatedAt) {
    return here.updatedAt === incoming.updatedAt ? 'same' : 'kept';
  }
  await rows.put(table, incoming);
  return here === undefined ? 'added' : 'replaced';
}

/** A photo never changes: either it is here or it is not. */
export async function mergePhoto(rows: RowWriter, incoming: PhotoRecord): Promise<MergeOutcome> {
  if ((await rows.get('photos', incoming.id)) !== undefined) return 'same';
  await rows.put('photos', incoming);
  return 'added';
}
