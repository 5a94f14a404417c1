/**
 * What the first page shows of the stored games: those on the table, and the last evening for "Same again". A copy of it is left in
 * localStorage, so that the next visit shows it at once and nothing jumps when the database has answered.
 */
import type { GameRecord, Store } from '#session/store.ts';

export interface HomeGame {
  readonly id: string;
  readonly game: GameRecord['setup']['game'];
  readonly players: readonly { readonly name: string; readonly influence: number }[];
  readonly round: number;
}

export interface LastEvening {
  readonly id: string;
  readonly players: readonly string[];
  readonly starter: string;
}

export interface HomeGames {
  readonly inProgress: readonly HomeGame[];
  readonly last: LastEvening | null;
}

export const NO_GAMES: HomeGames = { inProgress: [], last: null };

const KEY = 'harbormaster.home';

/** Null: the store could not be read. */
export async function readGames(
  store: Store,
  nextStarter: (record: GameRecord) => string,
): Promise<HomeGames | null> {
  const listed = await store.games.list();
  if (listed.type !== 'ok') return null;
  const { games } = listed;
  const latest = games.toSorted((one, other) => other.startedAt - one.startedAt);
  const last = latest.find(({ status }) => status === 'finished') ?? latest[0];
  return {
    inProgress: games
      .filter(({ status }) => status === 'in-progress')
      .map(({ id, setup, standing }) => ({
        id,
        game: setup.game,
        round: standing?.round ?? 1,
        players: setup.players.map((name) => ({
          name,
          influence: standing?.players.find((player) => player.name === name)?.influence ?? 0,
        })),
      })),
    last:
      last === undefined ? null : { id: last.id, players: last.setup.players, starter: nextStarter(last) },
  };
}

export function leaveCopy(games: HomeGames): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Full or forbidden: the next visit waits for the database.
  }
}

/**
 * Whether games that the last visit showed are gone without anybody having removed them: browsers clear what they keep for a page
 * when room is short or after a week without a visit, and then only a backup brings them back.
 */
export async function wereTakenAway(store: Store, copy: HomeGames | null): Promise<boolean> {
  if (copy === null || (copy.inProgress.length === 0 && copy.last === null)) return false;
  const [kept, removed] = await Promise.all([store.games.list(), store.games.listDeleted()]);
  return kept.type === 'ok' && removed.type === 'ok' && kept.games.length + removed.games.length === 0;
}

/** Null where there is none, or where it is not what this version writes. */
export function readCopy(): HomeGames | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isHomeGames(found) ? found : null;
  } catch {
    return null;
  }
}

function isHomeGames(value: unknown): value is HomeGames {
  const { inProgress, last } = fieldsOf(value);
  const isGame = (game: unknown) => {
    const { id, players } = fieldsOf(game);
    return typeof id === 'string' && Array.isArray(players);
  };
  return Array.isArray(inProgress) && inProgress.every(isGame) && (last === null || isGame(last));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
