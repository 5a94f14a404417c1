/** Words of sharing a game and of bringing one in: ways to hand it on, and a clear sentence for everything that is not a game. */
import type { FileRefusal } from '#session/store.ts';
import type { Language } from '#session/settings.ts';
import type { Dictionary } from './dictionary.ts';
import { fileProblemOf } from './file-problems.ts';

interface ShareWords {
  readonly title: string;
  readonly picture: string;
  readonly pictureText: string;
  readonly pictureAlt: (title: string) => string;
  readonly drawing: string;
  readonly text: string;
  readonly textText: string;
  readonly file: string;
  readonly fileText: string;
  readonly codes: string;
  readonly codesText: string;
  readonly codesHow: string;
  readonly code: (number: number, all: number) => string;
  readonly codesTooMany: (frames: number) => string;
  readonly codesUnknown: string;
  readonly nextCode: string;
  readonly codeBefore: string;
  readonly pauseCodes: string;
  readonly playCodes: string;
  readonly copyCodes: string;
  readonly bgStats: string;
  readonly bgStatsText: string;
  readonly bgStatsCode: string;
  readonly bgStatsCodeText: string;
  readonly bgStatsFile: string;
  readonly bgStatsFileText: string;
  readonly shared: string;
  readonly copied: string;
  readonly saved: (name: string) => string;
  readonly failed: string;
  readonly backToWays: string;
  readonly rounds: (rounds: number) => string;

  readonly bringIn: string;
  readonly bringInText: string;
  readonly chooseFile: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly pasteTake: string;
  readonly taking: string;
  readonly taken: Readonly<Record<'added' | 'replaced' | 'kept' | 'same' | 'both', string>>;
  readonly open: string;
  /** `why`: a whole sentence. */
  readonly entryRefused: (number: number, entry: string, why: string) => string;
  readonly notStored: string;
  readonly isBackup: string;
  readonly toBackup: string;
  readonly isCards: string;
  readonly toCards: string;
  readonly codesIncomplete: (missing: string) => string;
  readonly codesDamaged: string;
  readonly codesTrap: string;
  readonly codesNone: string;
}

export const shareWords: Dictionary<ShareWords> = {
  en: {
    title: 'Share',
    picture: 'As a picture',
    pictureText: 'Result and story, drawn on this device',
    pictureAlt: (title) => `Picture of the result: ${title}`,
    drawing: 'Drawing …',
    text: 'As text',
    textText: 'For a message',
    file: 'As a game file',
    fileText: 'The whole game, for another Harbormaster',
    codes: 'As codes',
    codesText: 'From phone to phone without any network',
    codesHow: 'Hold the other phone’s camera over this one until it has seen every code.',
    code: (number, all) => (all === 1 ? 'The one code' : `Code ${number} of ${all}`),
    codesTooMany: (frames) => `This would take ${frames} codes. Share it as a file instead.`,
    codesUnknown: 'This browser cannot make codes. Share it as a file instead.',
    nextCode: 'Next code',
    codeBefore: 'Code before',
    pauseCodes: 'Pause',
    playCodes: 'Go on',
    copyCodes: 'Copy as text',
    bgStats: 'To BG Stats',
    bgStatsText: 'Opens the app if it is on this phone',
    bgStatsCode: 'BG Stats on another phone',
    bgStatsCodeText: 'A code for its camera',
    bgStatsFile: 'BG Stats file',
    bgStatsFileText: 'To be opened later (.bgsplay)',
    shared: 'Handed over.',
    copied: 'Copied. Paste it wherever you like.',
    saved: (name) => `Saved as ${name}.`,
    failed: 'This browser would not share it. Save it as a file instead.',
    backToWays: 'Other ways',
    rounds: (rounds) => (rounds === 1 ? '1 round' : `${rounds} rounds`),

    bringIn: 'Bring in a game',
    bringInText: 'A game file from somebody else, or from another device of yours.',
    chooseFile: 'Choose a file',
    paste: 'Or paste it here',
    pasteHint: 'The text of a game file or of codes',
    pasteTake: 'Take it in',
    taking: 'Reading and replaying …',
    taken: {
      added: 'The game is here.',
      replaced: 'The game was here already and is now as far as the file.',
      kept: 'The game is here already, and further along than the file. Nothing was changed.',
      same: 'This very game is here already.',
      both: 'The game was here already but had gone another way: both are kept.',
    },
    open: 'Open it',
    entryRefused: (number, entry, why) =>
      `Entry ${number} of this game (${entry}) breaks a rule: ${why} The game was not taken in; nothing was changed.`,
    notStored:
      'There is no room on this device, or the browser refuses to store anything. Nothing was changed.',
    isBackup: 'This is a whole backup, not a single game.',
    toBackup: 'Restore it on the backup page',
    isCards: 'This is a file of cards, not a game.',
    toCards: 'Open it under My cards',
    codesIncomplete: (missing) => `Some codes of the series are missing: ${missing}. Nothing was changed.`,
    codesDamaged: 'The codes do not fit together: one was changed or misread. Nothing was changed.',
    codesTrap: 'These codes unpack to far more than any game. Nothing was changed.',
    codesNone: 'This is neither a game file nor a series of codes. Nothing was changed.',
  },
  de: {
    title: 'Teilen',
    picture: 'Als Bild',
    pictureText: 'Ergebnis und Verlauf, auf diesem Gerät gezeichnet',
    pictureAlt: (title) => `Bild des Ergebnisses: ${title}`,
    drawing: 'Es wird gezeichnet …',
    text: 'Als Text',
    textText: 'Für eine Nachricht',
    file: 'Als Partiedatei',
    fileText: 'Die ganze Partie, für einen anderen Harbormaster',
    codes: 'Als Codes',
    codesText: 'Von Handy zu Handy, ganz ohne Netz',
    codesHow: 'Haltet die Kamera des anderen Handys über dieses, bis sie jeden Code gesehen hat.',
    code: (number, all) => (all === 1 ? 'Der eine Code' : `Code ${number} von ${all}`),
    codesTooMany: (frames) => `Das wären ${frames} Codes. Teilt es besser als Datei.`,
    codesUnknown: 'Dieser Browser kann keine Codes erzeugen. Teilt es besser als Datei.',
    nextCode: 'Nächster Code',
    codeBefore: 'Code davor',
    pauseCodes: 'Anhalten',
    playCodes: 'Weiter',
    copyCodes: 'Als Text kopieren',
    bgStats: 'An BG Stats',
    bgStatsText: 'Öffnet die App, wenn sie auf diesem Handy ist',
    bgStatsCode: 'BG Stats auf einem anderen Handy',
    bgStatsCodeText: 'Ein Code für dessen Kamera',
    bgStatsFile: 'Datei für BG Stats',
    bgStatsFileText: 'Zum späteren Öffnen (.bgsplay)',
    shared: 'Weitergegeben.',
    copied: 'Kopiert und bereit zum Einfügen.',
    saved: (name) => `Gesichert als ${name}.`,
    failed: 'Dieser Browser teilt es nicht. Sichert es stattdessen als Datei.',
    backToWays: 'Andere Wege',
    rounds: (rounds) => (rounds === 1 ? '1 Runde' : `${rounds} Runden`),

    bringIn: 'Partie hereinholen',
    bringInText: 'Eine Partiedatei von jemand anderem oder von einem anderen Gerät.',
    chooseFile: 'Datei auswählen',
    paste: 'Oder hier einfügen',
    pasteHint: 'Der Text einer Partiedatei oder von Codes',
    pasteTake: 'Übernehmen',
    taking: 'Wird gelesen und nachgespielt …',
    taken: {
      added: 'Die Partie ist da.',
      replaced: 'Die Partie war schon hier und ist jetzt so weit wie die Datei.',
      kept: 'Die Partie ist schon hier, und weiter als die Datei. Nichts wurde geändert.',
      same: 'Genau diese Partie ist schon hier.',
      both: 'Die Partie war schon hier, aber anders weitergespielt: Beide bleiben erhalten.',
    },
    open: 'Öffnen',
    entryRefused: (number, entry, why) =>
      `Eintrag ${number} dieser Partie (${entry}) verstößt gegen eine Regel: ${why} Die Partie wurde nicht übernommen, nichts wurde geändert.`,
    notStored: 'Auf diesem Gerät ist kein Platz, oder der Browser speichert nichts. Nichts wurde geändert.',
    isBackup: 'Das ist eine ganze Sicherung, keine einzelne Partie.',
    toBackup: 'Auf der Seite Sicherung einspielen',
    isCards: 'Das ist eine Datei mit Karten, keine Partie.',
    toCards: 'Unter Meine Karten öffnen',
    codesIncomplete: (missing) => `Einige Codes der Reihe fehlen: ${missing}. Nichts wurde geändert.`,
    codesDamaged:
      'Die Codes passen nicht zusammen: Einer wurde verändert oder falsch gelesen. Nichts wurde geändert.',
    codesTrap: 'Diese Codes entpacken sich zu weit mehr als jede Partie. Nichts wurde geändert.',
    codesNone: 'Das ist weder eine Partiedatei noch eine Reihe von Codes. Nichts wurde geändert.',
  },
};

interface RefusalWords {
  readonly tooLarge: (found: string, most: string) => string;
  readonly empty: string;
  readonly cutOff: string;
  readonly notJson: string;
  readonly newer: (found: number, newest: number) => string;
  readonly unreadable: string;
  readonly field: (problem: string) => string;
}

const refusals: Dictionary<RefusalWords> = {
  en: {
    tooLarge: (found, most) => `This file is too large: ${found}, at most ${most}. Nothing was changed.`,
    empty: 'There is nothing in it. Nothing was changed.',
    cutOff: 'It stops in the middle, as if the copy or download had been cut off. Nothing was changed.',
    notJson: 'This is not a file of Harbormaster. Nothing was changed.',
    newer: (found, newest) =>
      `A newer Harbormaster wrote this (format ${found}; this one knows ${newest}). Update the app and try again. Nothing was changed.`,
    unreadable: 'The browser cannot read this file. Is it still where it was? Nothing was changed.',
    field: (problem) => `Something in it is not as it should be. ${problem} Nothing was changed.`,
  },
  de: {
    tooLarge: (found, most) => `Diese Datei ist zu groß: ${found}, höchstens ${most}. Nichts wurde geändert.`,
    empty: 'Es steht nichts darin. Nichts wurde geändert.',
    cutOff: 'Sie hört mittendrin auf, als wäre das Kopieren oder Laden abgebrochen. Nichts wurde geändert.',
    notJson: 'Das ist keine Datei von Harbormaster. Nichts wurde geändert.',
    newer: (found, newest) =>
      `Das hat ein neuerer Harbormaster geschrieben (Format ${found}; dieser kennt ${newest}). Aktualisiert die App und versucht es noch einmal. Nichts wurde geändert.`,
    unreadable: 'Der Browser kann diese Datei nicht lesen. Ist sie noch, wo sie war? Nichts wurde geändert.',
    field: (problem) => `Etwas darin ist nicht, wie es sein soll. ${problem} Nichts wurde geändert.`,
  },
};

/** A clear sentence for a file that is refused; it always says that nothing was changed. */
export function fileRefusalSentence(refusal: FileRefusal, language: Language): string {
  const words = refusals[language];
  switch (refusal.type) {
    case 'too-large':
      return words.tooLarge(sizeName(refusal.bytes, language), sizeName(refusal.limit, language));
    case 'empty':
      return words.empty;
    case 'cut-off':
      return words.cutOff;
    case 'not-json':
      return words.notJson;
    case 'newer':
      return words.newer(refusal.found, refusal.newest);
    case 'unreadable':
      return words.unreadable;
    case 'field':
      return words.field(sentence(fileProblemOf(refusal.problem, language)));
  }
}

/** With its full stop. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const TENTHS = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }),
} as const;

/** "1.2 MB", "1,2 MB", "13 KB". */
export function sizeName(bytes: number, language: Language): string {
  const format = TENTHS[language];
  if (bytes >= 1_000_000_000) return `${format.format(bytes / 1_000_000_000)} GB`;
  return bytes >= 1_000_000
    ? `${format.format(bytes / 1_000_000)} MB`
    : `${format.format(Math.ceil(bytes / 1000))} KB`;
}
