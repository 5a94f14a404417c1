/** Words of the first page and of the list of games. */
import type { Dictionary } from './dictionary.ts';

interface HomeWords {
  readonly places: string;
  readonly newGame: string;
  readonly newGameText: string;
  readonly demo: string;
  readonly demoText: string;
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
    newGame: 'New game',
    newGameText: 'Who plays, what is on the table',
    demo: 'First time here?',
    demoText: 'Watch a game, two minutes',
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
    newGame: 'Neue Partie',
    newGameText: 'Wer spielt, was liegt auf dem Tisch',
    demo: 'Zum ersten Mal hier?',
    demoText: 'Eine Partie ansehen, zwei Minuten',
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
