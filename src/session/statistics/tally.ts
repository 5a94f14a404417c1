/**
 * Statistics over many games: wins, luck, coins and what else people like to compare, from the stored results and the
 * figures of each game. Pure: hand it the games, it hands back plain values that a worker can send.
 */
import { RANKS, type GameId, type Role } from '#engine';
import type { GameRecord } from '#storage';
import type { PlayedChapter } from './campaign-tally.ts';
import { COIN_SOURCES, type CoinSource, type GameFigures, type SeatFigures } from './figures.ts';
import { tallyMatches, type MatchStatistics } from './match-tally.ts';

export interface StatisticsFilter {
  readonly game: GameId | 'all';
  readonly players: number | 'all';
}

export const EVERYTHING: StatisticsFilter = { game: 'all', players: 'all' };

/** Won and played games of one kind. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

export interface CurvePoint {
  readonly round: number;
  /** Mean influence at the end of that round. */
  readonly influence: number;
  readonly games: number;
}

export interface PersonStatistics {
  readonly name: string;
  /** Games against each other. */
  readonly games: number;
  readonly wins: number;
  /** Wins that would be expected if chance alone decided: the sum of 1 / players. */
  readonly fairWins: number;
  readonly byPlayers: Readonly<Record<number, Score>>;
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly meanInfluence: number | null;
  readonly bestInfluence: number | null;

  /** From here on: games whose entries were replayed. */
  readonly replayed: number;
  readonly cards: number;
  readonly stops: number;
  readonly cardsBeforeStop: number;
  readonly busts: number;
  readonly judged: number;
  readonly expectedBusts: number;
  readonly judgedBusts: number;
  readonly longestDiscover: number;
  readonly coins: Readonly<Record<CoinSource, number>>;
  readonly hired: Readonly<Partial<Record<Role, number>>>;
  readonly expeditions: number;
  readonly contracts: number;
  readonly curve: readonly CurvePoint[];
}

export interface HeadToHead {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly oneAhead: number;
  readonly otherAhead: number;
}

export interface FastestWin {
  readonly id: string;
  readonly names: readonly string[];
  readonly startedAt: number;
  readonly rounds: number;
  readonly minutes: number | null;
}

export interface TogetherScore {
  /** Who played: one name, or several in alphabetical order. */
  readonly names: readonly string[];
  readonly games: number;
  readonly lost: number;
  /** Won games by rank, in the order of the ranks. */
  readonly ranks: readonly number[];
}

export interface Statistics {
  /** Finished games that the filter lets through. */
  readonly games: number;
  readonly minutes: number;
  /** Finished games whose entries were replayed, and those that still wait. */
  readonly replayed: number;
  readonly waiting: number;
  readonly people: readonly PersonStatistics[];
  /** Player counts that occur, in order. */
  readonly playerCounts: readonly number[];
  readonly headToHead: readonly HeadToHead[];
  readonly fastestByRounds: FastestWin | null;
  readonly fastestByMinutes: FastestWin | null;
  readonly hired: readonly { readonly role: Role; readonly times: number }[];
  readonly together: readonly TogetherScore[];
  /** Of campaigns, in the order in which they were played. */
  readonly chapters: readonly PlayedChapter[];
  /** Null without a match of Pirates!. */
  readonly pirates: MatchStatistics | null;
}

export interface TalliedGame {
  readonly record: GameRecord;
  readonly figures: GameFigures | null;
  /** Its entries are still to be replayed. */
  readonly waits: boolean;
}

const LONGEST_EVENING = 12 * 60;

interface PersonTally {
  name: string;
  games: number;
  wins: number;
  fairWins: number;
  byPlayers: Record<number, { games: number; wins: number }>;
  currentStreak: number;
  longestStreak: number;
  influences: number;
  influenceSum: number;
  bestInfluence: number | null;
  replayed: number;
  sums: Record<NumberField, number>;
  longestDiscover: number;
  coins: Record<CoinSource, number>;
  hired: Partial<Record<Role, number>>;
  curve: { sum: number; games: number }[];
}

const NUMBER_FIELDS = [
  'cards',
  'stops',
  'cardsBeforeStop',
  'busts',
  'judged',
  'expectedBusts',
  'judgedBusts',
  'expeditions',
  'contracts',
] as const satisfies readonly (keyof SeatFigures)[];
type NumberField = (typeof NUMBER_FIELDS)[number];

/** One person a name, whatever its case and spaces. */
function keyOf(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

export function minutesOf({ startedAt, endedAt }: Pick<GameRecord, 'startedAt' | 'endedAt'>): number | null {
  if (endedAt === null) return null;
  const minutes = Math.round((endedAt - startedAt) / 60_000);
  // A game that lay open over night, or came from a file without times, says nothing about its length.
  return minutes < 1 || minutes > LONGEST_EVENING ? null : minutes;
}

export function passes(record: GameRecord, filter: StatisticsFilter): boolean {
  return (
    record.status === 'finished' &&
    record.standing !== null &&
    (filter.game === 'all' || record.setup.game === filter.game) &&
    (filter.players === 'all' || record.setup.players.length === filter.players)
  );
}

/** The games in any order. */
export function tally(games: readonly TalliedGame[], filter: StatisticsFilter): Statistics {
  const counted = games
    .filter(({ record }) => passes(record, filter))
    .sort((one, other) => endOf(one.record) - endOf(other.record));
  const people = new Map<string, PersonTally>();
  const pairs = new Map<string, { -readonly [Field in keyof HeadToHead]: HeadToHead[Field] }>();
  const together = new Map<string, { names: string[]; games: number; lost: number; ranks: number[] }>();
  const chapters: PlayedChapter[] = [];
  const hired = new Map<Role, number>();
  const playerCounts = new Set<number>();
  let fastestByRounds: FastestWin | null = null;
  let fastestByMinutes: FastestWin | null = null;
  let minutes = 0;
  let replayed = 0;
  let waiting = 0;

  for (const { record, figures, waits } of counted) {
    const { standing, setup } = record;
    if (standing === null) continue;
    playerCounts.add(setup.players.length);
    const length = minutesOf(record);
    minutes += length ?? 0;
    if (waits) waiting += 1;
    if (figures !== null) replayed += 1;
    // The games of a league are no chapters: its standings are on its own page.
    if (record.campaignId !== null && setup.adventure !== undefined && !setup.adventure.variable) {
      const { outcome, winners } = standing;
      chapters.push({ campaign: record.campaignId, outcome, winners: winners ?? [] });
    }
    if (setup.mode === 'cooperative') countTogether(together, setup.players, standing);
    const winners = setup.mode === 'cooperative' ? null : (standing.winners ?? []);
    for (const [seat, name] of setup.players.entries()) {
      const person = personOf(people, name);
      const influence = standing.players.find((player) => player.name === name)?.influence;
      if (winners !== null) {
        countResult(person, winners.includes(name), setup.players.length);
        // A match of Pirates! counts won rounds, which say nothing beside influence.
        if (influence !== undefined && setup.game !== 'pirates') {
          person.influences += 1;
          person.influenceSum += influence;
          person.bestInfluence = Math.max(person.bestInfluence ?? influence, influence);
        }
      }
      const own = figures?.seats[seat];
      if (figures === null || own === undefined) continue;
      countFigures(person, own);
      if (winners !== null) countCurve(person, figures.curve, seat);
      for (const [role, times] of Object.entries(own.hired) as [Role, number][]) {
        hired.set(role, (hired.get(role) ?? 0) + times);
      }
    }
    if (winners === null) continue;
    countPairs(pairs, setup.players, standing, winners);
    if (winners.length === 0 || setup.game === 'pirates') continue;
    const win: FastestWin = {
      id: record.id,
      names: winners,
      startedAt: record.startedAt,
      rounds: standing.round,
      minutes: length,
    };
    // Where only scores were kept, nobody counted the rounds.
    const rounds = setup.tracking === 'table' ? win.rounds : Infinity;
    if (rounds < (fastestByRounds?.rounds ?? Infinity)) fastestByRounds = win;
    if (length !== null && length < (fastestByMinutes?.minutes ?? Infinity)) fastestByMinutes = win;
  }

  return {
    games: counted.length,
    minutes,
    replayed,
    waiting,
    people: [...people.values()]
      .map(finished)
      .sort(
        (one, other) => other.wins - one.wins || other.games - one.games || compare(one.name, other.name),
      ),
    playerCounts: [...playerCounts].sort((one, other) => one - other),
    headToHead: [...pairs.values()].sort(
      (one, other) => other.games - one.games || compare(one.one, other.one),
    ),
    fastestByRounds,
    fastestByMinutes,
    hired: [...hired].map(([role, times]) => ({ role, times })).sort((one, other) => other.times - one.times),
    together: [...together.values()].sort((one, other) => other.games - one.games),
    chapters,
    pirates: tallyMatches(
      counted.flatMap(({ record, figures }) =>
        figures === null || figures.match === null
          ? []
          : [{ players: record.setup.players, figures: figures.match }],
      ),
      keyOf,
    ),
  };
}

function endOf({ endedAt, updatedAt }: GameRecord): number {
  return endedAt ?? updatedAt;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function personOf(people: Map<string, PersonTally>, name: string): PersonTally {
  const key = keyOf(name);
  const known = people.get(key);
  if (known !== undefined) {
    // As it was written last.
    known.name = name;
    return known;
  }
  const person: PersonTally = {
    name,
    games: 0,
    wins: 0,
    fairWins: 0,
    byPlayers: {},
    currentStreak: 0,
    longestStreak: 0,
    influences: 0,
    influenceSum: 0,
    bestInfluence: null,
    replayed: 0,
    sums: Object.fromEntries(NUMBER_FIELDS.map((field) => [field, 0])) as Record<NumberField, number>,
    longestDiscover: 0,
    coins: Object.fromEntries(COIN_SOURCES.map((source) => [source, 0])) as Record<CoinSource, number>,
    hired: {},
    curve: [],
  };
  people.set(key, person);
  return person;
}

function countResult(person: PersonTally, won: boolean, players: number): void {
  person.games += 1;
  person.fairWins += 1 / players;
  const score = (person.byPlayers[players] ??= { games: 0, wins: 0 });
  score.games += 1;
  if (won) {
    person.wins += 1;
    score.wins += 1;
    person.currentStreak += 1;
    person.longestStreak = Math.max(person.longestStreak, person.currentStreak);
  } else {
    person.currentStreak = 0;
  }
}

function countFigures(person: PersonTally, own: SeatFigures): void {
  person.replayed += 1;
  for (const field of NUMBER_FIELDS) person.sums[field] += own[field];
  person.longestDiscover = Math.max(person.longestDiscover, own.longestDiscover);
  for (const [at, source] of COIN_SOURCES.entries()) person.coins[source] += own.coins[at] ?? 0;
  for (const [role, times] of Object.entries(own.hired) as [Role, number][]) {
    person.hired[role] = (person.hired[role] ?? 0) + times;
  }
}

function countCurve(person: PersonTally, curve: GameFigures['curve'], seat: number): void {
  for (const [round, influence] of curve.entries()) {
    const point = (person.curve[round] ??= { sum: 0, games: 0 });
    point.sum += influence[seat] ?? 0;
    point.games += 1;
  }
}

type Standing = NonNullable<GameRecord['standing']>;

function countPairs(
  pairs: Map<string, { -readonly [Field in keyof HeadToHead]: HeadToHead[Field] }>,
  players: readonly string[],
  standing: Standing,
  winners: readonly string[],
): void {
  const sorted = [...players].sort((one, other) => compare(keyOf(one), keyOf(other)));
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      const key = JSON.stringify([keyOf(one), keyOf(other)]);
      let pair = pairs.get(key);
      if (pair === undefined) pairs.set(key, (pair = { one, other, games: 0, oneAhead: 0, otherAhead: 0 }));
      pair.games += 1;
      const lead = ahead(one, other, standing, winners);
      if (lead > 0) pair.oneAhead += 1;
      if (lead < 0) pair.otherAhead += 1;
    }
  }
}

/** Above 0: `one` came in before `other`. */
function ahead(one: string, other: string, standing: Standing, winners: readonly string[]): number {
  const won = Number(winners.includes(one)) - Number(winners.includes(other));
  if (won !== 0) return won;
  if (winners.includes(one)) return 0;
  const figuresOf = (name: string) => standing.players.find((player) => player.name === name);
  const [mine, theirs] = [figuresOf(one), figuresOf(other)];
  if (mine === undefined || theirs === undefined) return 0;
  return mine.influence - theirs.influence || mine.coins - theirs.coins;
}

function countTogether(
  together: Map<string, { names: string[]; games: number; lost: number; ranks: number[] }>,
  players: readonly string[],
  { outcome, rank }: Standing,
): void {
  const names = [...players].sort((one, other) => compare(keyOf(one), keyOf(other)));
  const key = JSON.stringify(names.map(keyOf));
  let score = together.get(key);
  if (score === undefined)
    together.set(key, (score = { names, games: 0, lost: 0, ranks: RANKS.map(() => 0) }));
  score.games += 1;
  if (outcome === 'lost') score.lost += 1;
  const at = RANKS.findIndex((one) => one === rank);
  if (outcome === 'won' && at >= 0) score.ranks[at] = (score.ranks[at] ?? 0) + 1;
}

function finished({ sums, influences, influenceSum, curve, ...person }: PersonTally): PersonStatistics {
  return {
    ...person,
    ...sums,
    meanInfluence: influences === 0 ? null : influenceSum / influences,
    curve: curve.map(({ sum, games }, at) => ({ round: at + 1, influence: sum / games, games })),
  };
}
