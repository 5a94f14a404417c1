/** Statistics over many matches of Pirates!: rounds won, cards played, who sends whom out. Pure. */
import { PIRATES_NUMBERS, type PiratesNumber } from '#engine';
import type { MatchFigures } from './match-figures.ts';

export interface MatchPerson {
  readonly name: string;
  readonly matches: number;
  readonly rounds: number;
  readonly roundsWon: number;
  /** Rounds that chance alone would give: the sum of rounds / players. */
  readonly fairRounds: number;
  readonly timesOut: number;
  readonly sentOut: number;
  /** The card played most often, and how often; null before the first. */
  readonly favourite: { readonly card: PiratesNumber; readonly times: number } | null;
}

export interface CardTimes {
  readonly card: PiratesNumber;
  readonly times: number;
}

export interface MatchStatistics {
  readonly matches: number;
  readonly rounds: number;
  readonly people: readonly MatchPerson[];
  /** Most often first; cards that never were are left out. */
  readonly played: readonly CardTimes[];
  readonly outsBy: readonly CardTimes[];
}

interface PersonTally {
  name: string;
  matches: number;
  rounds: number;
  roundsWon: number;
  fairRounds: number;
  timesOut: number;
  sentOut: number;
  played: number[];
}

function sorted(times: readonly number[]): CardTimes[] {
  return PIRATES_NUMBERS.map((card) => ({ card, times: times[card] ?? 0 }))
    .filter((each) => each.times > 0)
    .sort((one, other) => other.times - one.times || one.card - other.card);
}

function add(sum: number[], more: readonly number[]): void {
  for (const card of PIRATES_NUMBERS) sum[card] = (sum[card] ?? 0) + (more[card] ?? 0);
}

/** `keyOf`: names that mean one person have one key. Null without a match. */
export function tallyMatches(
  matches: readonly { readonly players: readonly string[]; readonly figures: MatchFigures }[],
  keyOf: (name: string) => string,
): MatchStatistics | null {
  if (matches.length === 0) return null;
  const people = new Map<string, PersonTally>();
  const played: number[] = [];
  const outsBy: number[] = [];
  let rounds = 0;
  for (const { players, figures } of matches) {
    rounds += figures.rounds;
    add(outsBy, figures.outsBy);
    for (const [at, name] of players.entries()) {
      const own = figures.seats[at];
      if (own === undefined) continue;
      const known = people.get(keyOf(name));
      const person = known ?? {
        name,
        matches: 0,
        rounds: 0,
        roundsWon: 0,
        fairRounds: 0,
        timesOut: 0,
        sentOut: 0,
        played: [],
      };
      if (known === undefined) people.set(keyOf(name), person);
      person.name = name;
      person.matches += 1;
      person.rounds += figures.rounds;
      person.roundsWon += own.roundsWon;
      person.fairRounds += figures.rounds / players.length;
      person.timesOut += own.timesOut;
      person.sentOut += own.sentOut;
      add(person.played, own.played);
      add(played, own.played);
    }
  }
  return {
    matches: matches.length,
    rounds,
    people: [...people.values()]
      .map(({ played: cards, ...person }) => ({ ...person, favourite: sorted(cards)[0] ?? null }))
      .sort((one, other) => other.roundsWon - one.roundsWon || one.rounds - other.rounds),
    played: sorted(played),
    outsBy: sorted(outsBy),
  };
}
