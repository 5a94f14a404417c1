/** Words of the first page and of the list of games. */
import type { Dictionary } from './dictionary.ts';

interface HomeWords {
  readonly places: string;
  readonly goOn: string;
  readonly goOnLabel: (names: string, round: number) => string;
  readonly round: (round: number) => string;
  readonly moreInProgress: (games: number) => string;
  readonly sameAgain: string;
  readonly sameAgainText: (names: string, starter: string) => string;
  readonly starting: string;
  readonly newGame: string;
  readonly newGameText: string;
  readonly history: string;
  readonly historyText: string;
  readonly statistics: string;
  readonly statisticsText: string;
  readonly campaigns: string;
  readonly campaignsText: string;
  readonly help: string;
  readonly helpText: string;
  readonly settings: string;
  readonly settingsText: string;
  readonly promise: string;
  readonly notRead: string;
  readonly notStored: string;
  /** "Ana, Ben and Cleo". */
  readonly and: (before: string, last: string) => string;
  readonly alone: (name: string) => string;
  readonly gameKinds: Readonly<Record<'port-royal' | 'make-sail' | 'pirates', string>>;
}

export const homeWords: Dictionary<HomeWords> = {
  en: {
    places: 'Where to?',
    goOn: 'Back to the table',
    goOnLabel: (names, round) => `Back to the table: ${names}, round ${round}`,
    round: (round) => `Round ${round}`,
    moreInProgress: (games) => (games === 1 ? '1 more game in progress' : `${games} more games in progress`),
    sameAgain: 'Same again',
    sameAgainText: (names, starter) => `${names}; ${starter} starts`,
    starting: 'Laying out the cards …',
    newGame: 'New game',
    newGameText: 'Who plays, what is on the table',
    history: 'History',
    historyText: 'Search, replay, share',
    statistics: 'Statistics',
    statisticsText: 'Wins, luck, coins, records',
    campaigns: 'Campaigns',
    campaignsText: 'The Adventure Begins: where the group was',
    help: 'How it works',
    helpText: 'Take it to the table, keep it offline',
    settings: 'Settings',
    settingsText: 'Language, look, sound, storage',
    promise: 'No account, no server, no tracking. Works without a signal.',
    notRead: 'The stored games cannot be read right now. Load the page again.',
    notStored: 'The game could not be stored on this device, so it was not started.',
    and: (before, last) => `${before} and ${last}`,
    alone: (name) => `${name} alone`,
    gameKinds: { 'port-royal': 'Port Royal', 'make-sail': 'Make Sail!', pirates: 'Pirates!' },
  },
  de: {
    places: 'Wohin?',
    goOn: 'Zurück an den Tisch',
    goOnLabel: (names, round) => `Zurück an den Tisch: ${names}, Runde ${round}`,
    round: (round) => `Runde ${round}`,
    moreInProgress: (games) =>
      games === 1 ? '1 weitere laufende Partie' : `${games} weitere laufende Partien`,
    sameAgain: 'Noch einmal',
    sameAgainText: (names, starter) => `${names}; ${starter} beginnt`,
    starting: 'Die Karten werden ausgelegt …',
    newGame: 'Neue Partie',
    newGameText: 'Wer spielt, was liegt auf dem Tisch',
    history: 'Verlauf',
    historyText: 'Suchen, nachspielen, teilen',
    statistics: 'Statistik',
    statisticsText: 'Siege, Glück, Münzen, Bestmarken',
    campaigns: 'Kampagnen',
    campaignsText: 'Das Abenteuer beginnt: wo die Gruppe war',
    help: 'So geht es',
    helpText: 'Mit an den Tisch nehmen, auch ohne Netz',
    settings: 'Einstellungen',
    settingsText: 'Sprache, Aussehen, Töne, Speicher',
    promise: 'Kein Konto, kein Server, keine Verfolgung. Geht ohne Empfang.',
    notRead: 'Die gespeicherten Partien sind gerade nicht lesbar. Ladet die Seite neu.',
    notStored: 'Die Partie ließ sich auf diesem Gerät nicht speichern und wurde deshalb nicht begonnen.',
    and: (before, last) => `${before} und ${last}`,
    alone: (name) => `${name} allein`,
    gameKinds: { 'port-royal': 'Port Royal', 'make-sail': 'Unterwegs!', pirates: 'Pirates!' },
  },
};

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function namesInRow(names: readonly string[], words: Pick<HomeWords, 'and'>): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : words.and(names.slice(0, -1).join(', '), last);
}
