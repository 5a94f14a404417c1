/**
 * A league: a series of games of Port Royal with standings. Pure values and what follows from them; which games belong to it is said
 * by the games themselves (`campaignId`), and where it is kept is `campaigns.ts`.
 */
import type { PlayerName } from '#engine';
import type { GameRecord } from '#storage';

export const MOST_IN_LEAGUE = 12;

export interface League {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly people: readonly PlayerName[];
  readonly notes: string;
}

export interface LeagueRow {
  readonly name: PlayerName;
  /** Tied rows share it. */
  readonly place: number;
  readonly games: number;
  /** Won alone. */
  readonly wins: number;
  readonly shared: number;
  readonly points: number;
  readonly influence: number;
}

/** Only a finished game against each other has places. */
export function countsForLeague({ status, setup, standing }: GameRecord): boolean {
  return (
    status === 'finished' &&
    setup.mode === 'competitive' &&
    setup.game !== 'pirates' &&
    setup.adventure === undefined &&
    standing !== null &&
    standing.winners !== null
  );
}

/** The place of each player: the winners first, then by influence and coins (R-END-2); who is level shares a place. */
export function placesOf({ standing }: GameRecord): ReadonlyMap<PlayerName, number> {
  const players = standing?.players ?? [];
  const winners = standing?.winners ?? [];
  const better = (one: (typeof players)[number], other: (typeof players)[number]): boolean => {
    const wins = winners.includes(one.name);
    if (wins !== winners.includes(other.name)) return wins;
    if (wins) return false;
    return one.influence === other.influence ? one.coins > other.coins : one.influence > other.influence;
  };
  return new Map(
    players.map((player) => [player.name, 1 + players.filter((other) => better(other, player)).length]),
  );
}

/** The last place brings 1 point, each place before it one more. */
export function pointsFor(place: number, players: number): number {
  return players - place + 1;
}

/** Everyone of the league and whoever else played in it, the first on top. */
export function leagueTable(league: League, games: readonly GameRecord[]): LeagueRow[] {
  const none = { games: 0, wins: 0, shared: 0, points: 0, influence: 0 };
  const rows = new Map(league.people.map((name) => [name, { name, ...none }]));
  for (const game of games) {
    if (!countsForLeague(game)) continue;
    const winners = game.standing?.winners ?? [];
    const places = placesOf(game);
    for (const { name, influence } of game.standing?.players ?? []) {
      const row = rows.get(name) ?? { name, ...none };
      const won = winners.includes(name);
      rows.set(name, {
        name,
        games: row.games + 1,
        wins: row.wins + (won && winners.length === 1 ? 1 : 0),
        shared: row.shared + (won && winners.length > 1 ? 1 : 0),
        points: row.points + pointsFor(places.get(name) ?? places.size, places.size),
        influence: row.influence + influence,
      });
    }
  }
  const order = [...rows.values()].toSorted(ahead);
  return order.map((row) => ({ ...row, place: 1 + order.findIndex((other) => ahead(row, other) === 0) }));
}

type Figures = Omit<LeagueRow, 'place'>;

function ahead(one: Figures, other: Figures): number {
  return (
    other.points - one.points ||
    other.wins - one.wins ||
    other.shared - one.shared ||
    other.influence - one.influence
  );
}

const KIND = 'league';

/** What the store keeps of it. */
export function leagueProgress({ people, notes }: League): Readonly<Record<string, unknown>> {
  return { kind: KIND, people, notes };
}

/** Reads what was stored or came in a file; null: it is no league. */
export function readLeague(record: {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly progress: Readonly<Record<string, unknown>>;
}): League | null {
  const { kind, people, notes } = record.progress;
  if (kind !== KIND) return null;
  const names = Array.isArray(people)
    ? people.filter((name): name is string => typeof name === 'string' && name !== '')
    : [];
  return {
    id: record.id,
    name: record.name,
    startedAt: record.startedAt,
    people: [...new Set(names)].slice(0, MOST_IN_LEAGUE),
    notes: typeof notes === 'string' ? notes : '',
  };
}
