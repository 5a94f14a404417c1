/**
 * Format 1: the first. A game is a setup and the entries said; entries lie in runs, keyed by game and first index.
 * Frozen: a step describes what was true when it was made and imports nothing that can change.
 */
export const firstFormat = {
  version: 1,
  /** Primary key first, then indexes, in Dexie's notation. */
  tables: {
    games: 'id, updatedAt, [status+updatedAt]',
    entries: '[gameId+index]',
    people: 'id, key',
    groups: 'id',
    campaigns: 'id',
    settings: 'id',
    cards: 'id',
    photos: 'id, gameId',
    figures: 'id',
    device: 'id',
  },
  /** Nothing came before. */
  upgrade: {},
} as const;
