/** The log of a game as a value: saying, undoing and redoing are operations on the list of entries, never on a state. */
import type { Entry } from './game-file.ts';

export interface Log {
  readonly entries: readonly Entry[];
  /** Entries taken back, the next to be redone last. */
  readonly undone: readonly Entry[];
}

export const EMPTY_LOG: Log = { entries: [], undone: [] };

export function say(log: Log, entry: Entry): Log {
  return { entries: [...log.entries, entry], undone: [] };
}

export function undo(log: Log): Log {
  const last = log.entries[log.entries.length - 1];
  return last === undefined ? log : { entries: log.entries.slice(0, -1), undone: [...log.undone, last] };
}

export function redo(log: Log): Log {
  const next = log.undone[log.undone.length - 1];
  return next === undefined ? log : { entries: [...log.entries, next], undone: log.undone.slice(0, -1) };
}
