/** Words of the backup page: how things stand, making and restoring a backup, and moving into the installed app. */
import type { Dictionary } from './dictionary.ts';

interface BackupWords {
  readonly title: string;
  readonly settingsText: string;
  readonly state: string;
  readonly last: (moment: string) => string;
  readonly never: string;
  readonly since: (games: number) => string;
  readonly notYet: (games: number) => string;
  readonly sinceNone: string;
  readonly kept: string;
  readonly keptText: string;
  readonly notPromised: string;
  readonly notPromisedText: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly ask: string;
  readonly granted: string;
  readonly refused: string;
  readonly space: (used: string) => string;
  readonly spaceOf: (used: string, room: string) => string;
  readonly memory: string;
  readonly outdated: string;

  readonly make: string;
  readonly makeText: string;
  readonly making: string;
  readonly ready: (name: string, size: string) => string;
  readonly handOver: string;
  readonly save: string;
  readonly made: string;
  readonly notMade: string;

  readonly restore: string;
  readonly restoreText: string;
  readonly choose: string;
  readonly restoring: string;
  readonly stop: string;
  readonly stopped: string;
  readonly done: (games: number, others: number) => string;
  readonly doneNothing: string;
  readonly doneMore: (kept: number, both: number) => string;
  readonly leftOut: (records: number) => string;
  readonly damaged: (damaged: number, readable: number) => string;
  readonly restoreReadable: string;
  readonly notStored: string;
  readonly isGame: string;
  readonly toBringIn: string;
  readonly progress: (perCent: string) => string;

  readonly reminder: string;
  readonly reminderText: string;
  readonly reminderNever: string;
  readonly remind: (games: number) => string;
  readonly remindNever: (games: number) => string;
  readonly remindGo: string;
  readonly remindLater: string;

  readonly move: string;
  readonly moveText: string;
  readonly moveSteps: readonly string[];
  readonly other: string;
  readonly otherText: string;
}

export const backupWords: Dictionary<BackupWords> = {
  en: {
    title: 'Backup',
    settingsText: 'Everything in one file, and back',
    state: 'How things stand',
    last: (moment) => `Last backup: ${moment}`,
    never: 'No backup was made on this device yet.',
    since: (games) => (games === 1 ? '1 game has changed since.' : `${games} games have changed since.`),
    notYet: (games) =>
      games === 1 ? '1 game is only on this device.' : `${games} games are only on this device.`,
    sinceNone: 'Nothing has changed since.',
    kept: 'The browser has promised to keep the data.',
    keptText: 'It clears nothing by itself. A lost or broken phone is still a reason for a backup.',
    notPromised: 'The browser has not promised to keep the data.',
    notPromisedText:
      'It may clear it when room gets short, Safari after a week without a visit. Installing the app helps.',
    unknown: 'This browser does not say whether it keeps the data.',
    unknownText: 'A backup from time to time is all the more worth it.',
    ask: 'Ask for the promise',
    granted: 'The browser has promised to keep the data.',
    refused: 'The browser does not promise it yet. Install the app or come back more often, then ask again.',
    space: (used) => `${used} in use`,
    spaceOf: (used, room) => `${used} in use, room for ${room}`,
    memory:
      'This browser lets the app store nothing: all is gone when the page is closed. Make a backup before you leave.',
    outdated: 'A newer version is open in another tab. Load this page again.',

    make: 'Make a backup',
    makeText: 'One file with everything: games, people, campaigns, photos, own cards, settings.',
    making: 'Writing the backup',
    ready: (name, size) => `Ready: ${name}, ${size}`,
    handOver: 'Hand over the file',
    save: 'Save the file',
    made: 'Saved. Keep it where it outlives this phone.',
    notMade: 'The stored games could not be read, so no backup was made. Load the page again.',

    restore: 'Restore a backup',
    restoreText: 'Adds what is missing and never overwrites newer with older.',
    choose: 'Choose a backup',
    restoring: 'Restoring',
    stop: 'Stop',
    stopped: 'Stopped. What was restored so far stays; restore again to go on.',
    done: (games, others) =>
      `Restored: ${games === 1 ? '1 game' : `${games} games`}, ${others === 1 ? '1 other record' : `${others} other records`}.`,
    doneNothing: 'Everything in this backup was here already.',
    doneMore: (kept, both) =>
      [
        kept > 0 ? `${kept} here were newer and stay.` : '',
        both > 0 ? `${both} had gone two ways: both are kept.` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    leftOut: (records) =>
      records === 1 ? '1 damaged record was left out.' : `${records} damaged records were left out.`,
    damaged: (damaged, readable) =>
      `${damaged === 1 ? '1 record' : `${damaged} records`} in it cannot be read, ${readable} can.`,
    restoreReadable: 'Restore what can be read',
    notStored:
      'There is no more room on this device. What was restored so far stays; restore again to go on.',
    isGame: 'This is a single game, not a backup.',
    toBringIn: 'Bring it in through the history',
    progress: (perCent) => `${perCent} done`,

    reminder: 'Reminder',
    reminderText: 'Remind us after this many games without a backup',
    reminderNever: 'Never',
    remind: (games) => `${games} games since the last backup.`,
    remindNever: (games) => `${games} games, and no backup yet.`,
    remindGo: 'Make one',
    remindLater: 'Later',

    move: 'Into the installed app (iPhone, iPad)',
    moveText:
      'On iOS the app on the home screen has its own memory and starts empty. Move your games like this:',
    moveSteps: [
      'Make a backup here and save it to Files.',
      'Tap Share in Safari, then “Add to Home Screen”.',
      'Open Harbormaster from the home screen, go to Settings, Backup, and restore the file.',
    ],
    other: 'To another phone',
    otherText: 'The same way: make a backup here, send yourself the file, restore it there.',
  },
  de: {
    title: 'Sicherung',
    settingsText: 'Alles in einer Datei, und zurück',
    state: 'Wie es steht',
    last: (moment) => `Letzte Sicherung: ${moment}`,
    never: 'Auf diesem Gerät wurde noch keine Sicherung gemacht.',
    since: (games) =>
      games === 1 ? 'Seither hat sich 1 Partie geändert.' : `Seither haben sich ${games} Partien geändert.`,
    notYet: (games) =>
      games === 1 ? '1 Partie ist nur auf diesem Gerät.' : `${games} Partien sind nur auf diesem Gerät.`,
    sinceNone: 'Seither hat sich nichts geändert.',
    kept: 'Der Browser hat versprochen, die Daten zu behalten.',
    keptText:
      'Er löscht nichts von selbst. Ein verlorenes oder kaputtes Handy bleibt ein Grund für eine Sicherung.',
    notPromised: 'Der Browser hat nicht versprochen, die Daten zu behalten.',
    notPromisedText:
      'Er darf sie löschen, wenn der Platz knapp wird, Safari nach einer Woche ohne Besuch. Die App zu installieren hilft.',
    unknown: 'Dieser Browser sagt nicht, ob er die Daten behält.',
    unknownText: 'Umso mehr lohnt sich ab und zu eine Sicherung.',
    ask: 'Um das Versprechen bitten',
    granted: 'Der Browser hat versprochen, die Daten zu behalten.',
    refused:
      'Der Browser verspricht es noch nicht. Installiert die App oder kommt öfter vorbei und fragt dann noch einmal.',
    space: (used) => `${used} belegt`,
    spaceOf: (used, room) => `${used} belegt, Platz für ${room}`,
    memory:
      'Dieser Browser lässt die App nichts speichern: Beim Schließen der Seite ist alles weg. Macht vorher eine Sicherung.',
    outdated: 'In einem anderen Tab läuft eine neuere Fassung. Ladet diese Seite neu.',

    make: 'Sicherung machen',
    makeText: 'Eine Datei mit allem: Partien, Personen, Kampagnen, Fotos, eigene Karten, Einstellungen.',
    making: 'Die Sicherung wird geschrieben',
    ready: (name, size) => `Fertig: ${name}, ${size}`,
    handOver: 'Datei weitergeben',
    save: 'Datei sichern',
    made: 'Gesichert. Hebt sie auf, wo sie dieses Handy überlebt.',
    notMade:
      'Die gespeicherten Partien ließen sich nicht lesen, darum gibt es keine Sicherung. Ladet die Seite neu.',

    restore: 'Sicherung einspielen',
    restoreText: 'Ergänzt, was fehlt, und überschreibt nie Neueres mit Älterem.',
    choose: 'Sicherung auswählen',
    restoring: 'Wird eingespielt',
    stop: 'Anhalten',
    stopped: 'Angehalten. Was schon eingespielt ist, bleibt; noch einmal einspielen macht weiter.',
    done: (games, others) =>
      `Eingespielt: ${games === 1 ? '1 Partie' : `${games} Partien`}, ${others === 1 ? '1 anderer Eintrag' : `${others} andere Einträge`}.`,
    doneNothing: 'Alles aus dieser Sicherung war schon hier.',
    doneMore: (kept, both) =>
      [
        kept > 0 ? `${kept} hier waren neuer und bleiben.` : '',
        both > 0 ? `${both} waren zweierlei Wege gegangen: Beide bleiben.` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    leftOut: (records) =>
      records === 1
        ? '1 beschädigter Eintrag wurde ausgelassen.'
        : `${records} beschädigte Einträge wurden ausgelassen.`,
    damaged: (damaged, readable) =>
      `${damaged === 1 ? '1 Eintrag' : `${damaged} Einträge`} darin ${damaged === 1 ? 'ist' : 'sind'} nicht lesbar, ${readable} schon.`,
    restoreReadable: 'Einspielen, was lesbar ist',
    notStored:
      'Auf diesem Gerät ist kein Platz mehr. Was schon eingespielt ist, bleibt; noch einmal einspielen macht weiter.',
    isGame: 'Das ist eine einzelne Partie, keine Sicherung.',
    toBringIn: 'Über den Verlauf hereinholen',
    progress: (perCent) => `${perCent} geschafft`,

    reminder: 'Erinnerung',
    reminderText: 'Erinnern nach so vielen Partien ohne Sicherung',
    reminderNever: 'Nie',
    remind: (games) => `${games} Partien seit der letzten Sicherung.`,
    remindNever: (games) => `${games} Partien und noch keine Sicherung.`,
    remindGo: 'Jetzt machen',
    remindLater: 'Später',

    move: 'In die installierte App (iPhone, iPad)',
    moveText:
      'Unter iOS hat die App auf dem Home-Bildschirm ihren eigenen Speicher und beginnt leer. So ziehen eure Partien um:',
    moveSteps: [
      'Macht hier eine Sicherung und legt sie in „Dateien“ ab.',
      'Tippt in Safari auf Teilen, dann auf „Zum Home-Bildschirm“.',
      'Öffnet Harbormaster vom Home-Bildschirm, geht zu Einstellungen, Sicherung und spielt die Datei ein.',
    ],
    other: 'Auf ein anderes Handy',
    otherText: 'Genauso: hier eine Sicherung machen, sich die Datei schicken, dort einspielen.',
  },
};
