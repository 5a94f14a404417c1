/** Words of the frame around every page: names, the way back, updates, and what happens when something breaks. */
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
  readonly pageTitle: (page: string) => string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly brokenTitle: string;
  readonly brokenText: string;
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
    pageTitle: (page) => `${page} · Harbormaster`,
    notFoundTitle: 'Nothing moored here',
    notFoundText: 'This address leads to no page. Your games are safe where they were.',
    brokenTitle: 'Something broke',
    brokenText:
      'That was our mistake. Load the page again: it opens where you were, and what you entered is stored.',
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
    pageTitle: (page) => `${page} · Harbormaster`,
    notFoundTitle: 'Hier liegt nichts vor Anker',
    notFoundText: 'Diese Adresse führt zu keiner Seite. Eure Partien sind sicher, wo sie waren.',
    brokenTitle: 'Da ist etwas zerbrochen',
    brokenText:
      'Das war unser Fehler. Ladet die Seite neu: Sie öffnet sich, wo ihr wart, und was ihr eingegeben habt, ist gespeichert.',
    reload: 'Neu laden',
  },
};
