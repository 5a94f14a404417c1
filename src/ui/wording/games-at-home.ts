/** Words for the games on the first page: they come with the games, after the first paint. */
import type { Dictionary } from './dictionary.ts';

interface GamesAtHomeWords {
  readonly goOn: string;
  readonly goOnLabel: (names: string, round: number) => string;
  readonly round: (round: number) => string;
  readonly moreInProgress: (games: number) => string;
  readonly sameAgain: string;
  readonly sameAgainText: (names: string, starter: string) => string;
  readonly starting: string;
  /** The browser has cleared what it kept for the app. */
  readonly takenAway: string;
  readonly takenAwayText: string;
}

export const gamesAtHomeWords: Dictionary<GamesAtHomeWords> = {
  en: {
    goOn: 'Back to the table',
    goOnLabel: (names, round) => `Back to the table: ${names}, round ${round}`,
    round: (round) => `Round ${round}`,
    moreInProgress: (games) => (games === 1 ? '1 more game in progress' : `${games} more games in progress`),
    sameAgain: 'Same again',
    sameAgainText: (names, starter) => `${names}; ${starter} starts`,
    starting: 'Laying out the cards …',
    takenAway: 'Your games are not here any more',
    takenAwayText: 'The browser has cleared them. Bring them back from a backup',
  },
  de: {
    goOn: 'Zurück an den Tisch',
    goOnLabel: (names, round) => `Zurück an den Tisch: ${names}, Runde ${round}`,
    round: (round) => `Runde ${round}`,
    moreInProgress: (games) =>
      games === 1 ? '1 weitere laufende Partie' : `${games} weitere laufende Partien`,
    sameAgain: 'Noch einmal',
    sameAgainText: (names, starter) => `${names}; ${starter} beginnt`,
    starting: 'Die Karten werden ausgelegt …',
    takenAway: 'Eure Partien sind nicht mehr da',
    takenAwayText: 'Der Browser hat sie gelöscht. Holt sie aus einer Sicherung zurück',
  },
};
