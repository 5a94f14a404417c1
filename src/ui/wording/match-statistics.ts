/** Words of the statistics of Pirates!: rounds, cards played, and the cards by which people went out. */
import type { Dictionary } from './dictionary.ts';

interface MatchStatisticsWords {
  readonly rounds: string;
  readonly roundsText: (matches: number, rounds: number) => string;
  readonly matches: string;
  readonly roundsColumn: string;
  readonly won: string;
  readonly sentOut: string;
  readonly timesOut: string;
  readonly favourite: string;
  readonly played: string;
  readonly playedText: string;
  readonly outs: string;
  readonly outsText: string;
  readonly card: string;
  readonly times: string;
}

export const matchStatisticsWords: Dictionary<MatchStatisticsWords> = {
  en: {
    rounds: 'Pirates!: rounds won',
    roundsText: (matches, rounds) =>
      `${matches === 1 ? '1 match' : `${matches} matches`}, ${rounds === 1 ? '1 round' : `${rounds} rounds`}. The mark shows what chance alone would give.`,
    matches: 'Matches',
    roundsColumn: 'Rounds',
    won: 'Won',
    sentOut: 'Sent others out',
    timesOut: 'Was out',
    favourite: 'Favourite card',
    played: 'Pirates!: cards played',
    playedText: 'Which cards are laid down most often.',
    outs: 'Pirates!: out by',
    outsText: 'The cards by which somebody went out of a round.',
    card: 'Card',
    times: 'Times',
  },
  de: {
    rounds: 'Pirates!: gewonnene Runden',
    roundsText: (matches, rounds) =>
      `${matches === 1 ? '1 Partie' : `${matches} Partien`}, ${rounds === 1 ? '1 Runde' : `${rounds} Runden`}. Der Strich zeigt, was der Zufall allein ergäbe.`,
    matches: 'Partien',
    roundsColumn: 'Runden',
    won: 'Gewonnen',
    sentOut: 'Andere rausgeworfen',
    timesOut: 'War raus',
    favourite: 'Lieblingskarte',
    played: 'Pirates!: gespielte Karten',
    playedText: 'Welche Karten am häufigsten ausgespielt werden.',
    outs: 'Pirates!: raus durch',
    outsText: 'Die Karten, durch die jemand aus einer Runde flog.',
    card: 'Karte',
    times: 'Mal',
  },
};
