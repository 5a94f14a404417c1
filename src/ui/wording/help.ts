/** Words of the help page: what the app is, how it gets onto a phone, where games are kept, and whose it is not. */
import type { Dictionary } from './dictionary.ts';

interface HelpSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

interface HelpWords {
  readonly title: string;
  readonly lead: string;
  readonly install: HelpSection;
  readonly offline: HelpSection;
  readonly privacy: HelpSection;
  readonly affiliation: HelpSection;
  readonly demo: string;
  readonly demoText: string;
  readonly lookUp: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (topics: number) => string;
  readonly nothingFound: string;
  readonly nothingFoundText: string;
  readonly rules: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly allTopics: string;
}

export const helpWords: Dictionary<HelpWords> = {
  en: {
    title: 'How it works',
    demo: 'Watch a game',
    demoText: 'Two minutes: the table plays by itself and says what is where.',
    lookUp: 'Cards and rules',
    search: 'Search by card or subject',
    searchHint: 'Admiral, bust, R-TAX-1',
    found: (topics) => (topics === 1 ? '1 answer' : `${topics} answers`),
    nothingFound: 'Nothing by that name in this harbor',
    nothingFoundText: 'Try the card’s name, or a word such as tax, bust or end.',
    rules: 'Rules',
    loading: 'Fetching the logbook …',
    notLoaded: 'This could not be loaded. Open the page again once you have a signal.',
    allTopics: 'Look up something else',
    lead: 'The cards stay on the table. Harbormaster lies beside them and does the sums.',
    install: {
      heading: 'Put it on the phone',
      lines: [
        'Android: open the browser menu and choose “Install app” or “Add to home screen”.',
        'iPhone and iPad: in Safari tap Share, then “Add to Home Screen”.',
        'Install before the first game: on an iPhone the installed app and the browser keep separate games. Those already here move with a backup (Settings, Backup).',
      ],
    },
    offline: {
      heading: 'Works without a signal',
      lines: [
        'After the first visit everything it needs is on your device.',
        'A new version waits until you say so. It never loads itself in the middle of a game.',
      ],
    },
    privacy: {
      heading: 'Your games are yours',
      lines: [
        'Everything stays on this device. There is no account, no server and no tracking.',
        'Settings shows whether the browser has promised to keep it.',
      ],
    },
    affiliation: {
      heading: 'Whose it is',
      lines: [
        'Harbormaster is free software under the MIT licence, made by players.',
        'It is not affiliated with the publishers or the author of Port Royal. You need the game to play: the app shows no card art and no rule text.',
      ],
    },
  },
  de: {
    title: 'So geht es',
    demo: 'Eine Partie ansehen',
    demoText: 'Zwei Minuten: Der Tisch spielt von selbst und sagt, was wo ist.',
    lookUp: 'Karten und Regeln',
    search: 'Nach Karte oder Thema suchen',
    searchHint: 'Admiral, Steuer, R-TAX-1',
    found: (topics) => (topics === 1 ? '1 Antwort' : `${topics} Antworten`),
    nothingFound: 'Nichts dieses Namens in diesem Hafen',
    nothingFoundText: 'Versucht den Namen der Karte oder ein Wort wie Steuer, Handel oder Ende.',
    rules: 'Regeln',
    loading: 'Das Logbuch wird geholt …',
    notLoaded: 'Das ließ sich nicht laden. Öffnet die Seite noch einmal, sobald ihr Empfang habt.',
    allTopics: 'Etwas anderes nachschlagen',
    lead: 'Die Karten bleiben auf dem Tisch. Harbormaster liegt daneben und rechnet.',
    install: {
      heading: 'Aufs Telefon holen',
      lines: [
        'Android: im Menü des Browsers „App installieren“ oder „Zum Startbildschirm“ wählen.',
        'iPhone und iPad: in Safari auf Teilen tippen, dann „Zum Home-Bildschirm“.',
        'Am besten vor der ersten Partie: Auf dem iPhone haben App und Browser getrennte Partien. Was schon da ist, zieht mit einer Sicherung um (Einstellungen, Sicherung).',
      ],
    },
    offline: {
      heading: 'Geht ohne Empfang',
      lines: [
        'Nach dem ersten Besuch ist alles Nötige auf eurem Gerät.',
        'Eine neue Fassung wartet auf euer Wort. Sie lädt sich nie mitten in einer Partie.',
      ],
    },
    privacy: {
      heading: 'Eure Partien gehören euch',
      lines: [
        'Alles bleibt auf diesem Gerät. Es gibt kein Konto, keinen Server und keine Verfolgung.',
        'Die Einstellungen zeigen, ob der Browser versprochen hat, alles zu behalten.',
      ],
    },
    affiliation: {
      heading: 'Wem es gehört',
      lines: [
        'Harbormaster ist freie Software unter der MIT-Lizenz, gemacht von Spielern.',
        'Es steht in keiner Verbindung zu den Verlagen oder dem Autor von Port Royal. Zum Spielen braucht ihr das Spiel: Die App zeigt keine Kartenbilder und keine Regeltexte.',
      ],
    },
  },
};
