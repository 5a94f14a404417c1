/**
 * Games against the Time deck that lie in the store: what became of each, and the best rank by number of contracts.
 * Reads what the table saw at the end; it replays nothing and knows no words.
 */
import { RANKS, type PlayerName, type Rank } from '#engine';
import type { GameRecord } from '#session/store.ts';

export interface TimeDeckGame {
  readonly id: string;
  readonly endedAt: number;
  readonly players: readonly PlayerName[];
  readonly contracts: number;
  /** Cards moved to the Point deck before the start. */
  readonly setAside: number;
  readonly outcome: 'won' | 'lost';
  /** Of a win; null where an older record does not say. */
  readonly rank: Rank | null;
}

/** Finished cooperative and solo games with contracts, the latest first. */
export function gamesAgainstTime(records: readonly GameRecord[]): readonly TimeDeckGame[] {
  return records
    .flatMap(({ id, setup, status, standing, endedAt, updatedAt }): TimeDeckGame[] => {
      const contracts = setup.contracts?.length ?? 0;
      const outcome = standing?.outcome ?? null;
      if (setup.mode !== 'cooperative' || contracts === 0 || status !== 'finished' || outcome === null)
        return [];
      return [
        {
          id,
          endedAt: endedAt ?? updatedAt,
          players: setup.players,
          contracts,
          setAside: setup.timeDeckSetAside ?? 0,
          outcome,
          rank: RANKS.find((rank) => rank === standing?.rank) ?? null,
        },
      ];
    })
    .sort((one, other) => other.endedAt - one.endedAt);
}

export interface BestByContracts {
  readonly contracts: number;
  readonly players: number;
  readonly played: number;
  readonly won: number;
  readonly best: Rank | null;
  /** Wins in a row up to the latest game. */
  readonly streak: number;
}

/** One line for each number of contracts; that number follows from the players (R-TIM-1), so alone is always the first. */
export function bestsOf(games: readonly TimeDeckGame[]): readonly BestByContracts[] {
  const numbers = [...new Set(games.map(({ contracts }) => contracts))].sort((a, b) => a - b);
  return numbers.map((contracts) => {
    const some = games.filter((game) => game.contracts === contracts);
    const best = Math.max(...some.map(({ rank }) => (rank === null ? -1 : RANKS.indexOf(rank))));
    const lost = some.findIndex(({ outcome }) => outcome === 'lost');
    return {
      contracts,
      players: some[0]?.players.length ?? 0,
      played: some.length,
      won: some.filter(({ outcome }) => outcome === 'won').length,
      best: RANKS[best] ?? null,
      streak: lost < 0 ? some.length : lost,
    };
  });
}
