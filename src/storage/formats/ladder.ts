/**
 * The ladder of formats: one numbered step a change of what is saved, the same steps for the database, for game files
 * and for backups. It knows how to climb, not what a record means.
 */
import { firstFormat } from './0001-first-format.ts';

/** What a step can change. `setup` and `entry` lie inside games, both in the database and in files. */
export const RECORD_KINDS = [
  'setup',
  'entry',
  'game',
  'person',
  'group',
  'campaign',
  'setting',
  'card',
  'photo',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type Fields = Readonly<Record<string, unknown>>;

export interface FormatStep {
  readonly version: number;
  /** Changed or new tables in Dexie's notation; null removes one. */
  readonly tables: Readonly<Record<string, string | null>>;
  /** From the version before to this one. Never throws on odd input: what it does not know it hands on. */
  readonly upgrade: Readonly<Partial<Record<RecordKind, (record: Fields) => Fields>>>;
}

export const STEPS: readonly FormatStep[] = [firstFormat];

export function newestVersion(steps: readonly FormatStep[] = STEPS): number {
  return steps.reduce((newest, step) => Math.max(newest, step.version), 0);
}

/** Lifts one record from the version it was written in to the newest. */
export function climb(
  kind: RecordKind,
  record: Fields,
  from: number,
  steps: readonly FormatStep[] = STEPS,
): Fields {
  let lifted = record;
  for (const step of steps) {
    if (step.version > from) lifted = step.upgrade[kind]?.(lifted) ?? lifted;
  }
  return lifted;
}

/** Lifts the setup and the entries of a game along with its own fields. */
export function climbGame(
  game: Fields,
  entries: readonly unknown[],
  from: number,
  steps: readonly FormatStep[] = STEPS,
): { readonly game: Fields; readonly entries: readonly unknown[] } {
  const setup = game['setup'];
  const lifted = climb('game', game, from, steps);
  return {
    game: isFields(setup) ? { ...lifted, setup: climb('setup', setup, from, steps) } : lifted,
    entries: entries.map((entry) => (isFields(entry) ? climb('entry', entry, from, steps) : entry)),
  };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
