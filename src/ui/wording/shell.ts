/** Words of the frame around every page: names, the way back, updates, and what happens when something breaks. */
import type { LoadReason } from '#session/app-update.svelte.ts';
import type { Dictionary } from './dictionary.ts';

interface ShellWords {
  readonly appName: string;
  readonly tagline: string;
  readonly description: string;
  readonly back: string;
  readonly toHome: string;
  readonly close: string;
  readonly less: string;
  readonly more: string;
  readonly updateReady: string;
  readonly updateNow: string;
  readonly updateLater: string;
  readonly loadReasons: Readonly<Record<LoadReason, string>>;
  readonly pageTitle: (page: string) => string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly brokenTitle: string;
  readonly brokenText: string;
  readonly partMissingTitle: string;
  readonly partMissingText: string;
  readonly reload: string;
}

export const shellWords: Dictionary<ShellWords> = {
  en: {
    appName: 'Harbormaster',
    tagline: 'Table companion for Port Royal',
    description:
      'Keeps score, turn and history of your Port Royal evening. Works offline, without an account.',
    back: 'Back',
    toHome: 'To the first page',
    close: 'Close',
    less: 'Less',
    more: 'More',
    updateReady: 'A new version is ready.',
    updateNow: 'Update now',
    updateLater: 'Later',
    loadReasons: {
      replaced: 'The new version runs in another tab. Load again to have it here too.',
      outdated: 'A newer version keeps your games now. Load again: what is shown here is stored.',
      blocked:
        'Another tab of Harbormaster keeps your games shut. Close the other tabs, then it goes on here.',
      'part-missing': 'A part of the app could not be fetched. Find a connection, then load again.',
    },
    pageTitle: (page) => `${page} · Harbormaster`,
    notFoundTitle: 'Nothing moored here',
    notFoundText: 'This address leads to no page. Your games are safe where they were.',
    brokenTitle: 'Something broke',
    brokenText:
      'That was our mistake. Load the page again: it opens where you were, and what you entered is stored.',
    partMissingTitle: 'This page is not here yet',
    partMissingText:
      'It could not be fetched. Find a connection and load again: from then on it opens without one. Your games are stored.',
    reload: 'Load again',
  },
  de: {
    appName: 'Harbormaster',
    tagline: 'Tischbegleiter für Port Royal',
    description: 'Führt Punkte, Zug und Verlauf eures Port-Royal-Abends. Ohne Netz und ohne Konto.',
    back: 'Zurück',
    toHome: 'Zur ersten Seite',
    close: 'Schließen',
    less: 'Weniger',
    more: 'Mehr',
    updateReady: 'Eine neue Fassung liegt bereit.',
    updateNow: 'Jetzt laden',
    updateLater: 'Später',
    loadReasons: {
      replaced: 'In einem anderen Tab läuft die neue Fassung. Ladet neu, dann habt ihr sie hier auch.',
      outdated: 'Eine neuere Fassung führt eure Partien jetzt. Ladet neu: Was hier steht, ist gespeichert.',
      blocked:
        'Ein anderer Tab von Harbormaster hält eure Partien fest. Schließt die anderen, dann geht es hier weiter.',
      'part-missing': 'Ein Teil der App ließ sich nicht holen. Sucht eine Verbindung und ladet dann neu.',
    },
    pageTitle: (page) => `${page} · Harbormaster`,
    notFoundTitle: 'Hier liegt nichts vor Anker',
    notFoundText: 'Diese Adresse führt zu keiner Seite. Eure Partien sind sicher, wo sie waren.',
    brokenTitle: 'Da ist etwas zerbrochen',
    brokenText:
      'Das war unser Fehler. Ladet die Seite neu: Sie öffnet sich, wo ihr wart, und was ihr eingegeben habt, ist gespeichert.',
    partMissingTitle: 'Diese Seite ist noch nicht da',
    partMissingText:
      'Sie ließ sich nicht holen. Sucht eine Verbindung und ladet neu: Von da an öffnet sie sich ohne. Eure Partien sind gespeichert.',
    reload: 'Neu laden',
  },
};
