/**
 * The entries of one game in the store: put together from their runs, appended to, cut off for a new line of play.
 * Runs are only ever added behind or cut at the end; a game's entries are never rewritten whole.
 */
import type { Entry, FileProblem } from '#engine';
import { parseEntries } from './parse-records.ts';
import type { EntryRun, StoredGameId } from './records.ts';
import { entryKeys, type RowReader, type RowWriter } from './shelf.ts';

export interface AssembledEntries {
  /** Up to the first damaged or missing one. */
  readonly entries: readonly Entry[];
  readonly problem: FileProblem | null;
}

export async function readRuns(rows: RowReader, gameId: StoredGameId): Promise<EntryRun[]> {
  const { lower, upper } = entryKeys(gameId);
  return rows.range('entries', lower, upper);
}

/** Joins runs to one list of `stored` entries; stops at the first gap or damaged run. */
export function assemble(runs: readonly EntryRun[], stored: number): AssembledEntries {
  const entries: Entry[] = [];
  for (const run of runs) {
    if (entries.length >= stored) break;
    if (run.index !== entries.length) break;
    const parsed = parseEntries(run.said, `entries from ${String(run.index)}`);
    if (parsed.type === 'refused') return { entries, problem: parsed.problem };
    for (const entry of parsed.value) entries.push(entry);
  }
  if (entries.length >= stored) return { entries: entries.slice(0, stored), problem: null };
  return {
    entries,
    problem: {
      field: `entries[${String(entries.length)}]`,
      found: { kind: 'missing' },
      allowed: { kind: 'object' },
    },
  };
}

/** Removes every entry from `length` on. */
export async function cutAt(rows: RowWriter, gameId: StoredGameId, length: number): Promise<void> {
  const runs = length === 0 ? [] : await readRuns(rows, gameId);
  const { lower, upper } = entryKeys(gameId, length);
  await rows.removeRange('entries', lower, upper);
  const across = runs.find((run) => run.index < length && run.index + run.said.length > length);
  if (across !== undefined) {
    await rows.put('entries', { ...across, said: across.said.slice(0, length - across.index) });
  }
}
