/** Words of the list of games. */
import type { Dictionary } from './dictionary.ts';

interface GamesWords {
  readonly title: string;
  readonly inProgress: string;
  readonly finished: string;
  readonly noGames: string;
  readonly noGamesText: string;
  readonly wonBy: (names: string) => string;
  readonly teamWon: string;
  readonly teamLost: string;
  readonly noWinner: string;
  readonly remove: (names: string) => string;
  readonly removed: string;
  readonly putBack: string;
  readonly today: string;
  readonly yesterday: string;
  readonly damaged: (games: number) => string;
}

export const gamesWords: Dictionary<GamesWords> = {
  en: {
    title: 'Games',
    inProgress: 'On the table',
    finished: 'Finished',
    noGames: 'No game yet',
    noGamesText: 'Your evenings will be listed here, each with its result.',
    wonBy: (names) => `Won by ${names}`,
    teamWon: 'Won together',
    teamLost: 'Lost together',
    noWinner: 'Nobody won',
    remove: (names) => `Remove the game of ${names}`,
    removed: 'Removed. It can be put back for 30 days.',
    putBack: 'Put back',
    today: 'today',
    yesterday: 'yesterday',
    damaged: (games) =>
      games === 1
        ? '1 stored game cannot be read. It was left as it is.'
        : `${games} stored games cannot be read. They were left as they are.`,
  },
  de: {
    title: 'Partien',
    inProgress: 'Auf dem Tisch',
    finished: 'Beendet',
    noGames: 'Noch keine Partie',
    noGamesText: 'Hier stehen einmal eure Abende, jeder mit seinem Ergebnis.',
    wonBy: (names) => `Gewonnen: ${names}`,
    teamWon: 'Gemeinsam gewonnen',
    teamLost: 'Gemeinsam verloren',
    noWinner: 'Niemand hat gewonnen',
    remove: (names) => `Partie von ${names} entfernen`,
    removed: 'Entfernt. 30 Tage lang lässt sie sich zurückholen.',
    putBack: 'Zurückholen',
    today: 'heute',
    yesterday: 'gestern',
    damaged: (games) =>
      games === 1
        ? '1 gespeicherte Partie ist nicht lesbar. Sie bleibt, wie sie ist.'
        : `${games} gespeicherte Partien sind nicht lesbar. Sie bleiben, wie sie sind.`,
  },
};
