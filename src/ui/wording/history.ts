/** Words of the history: the list of all games with search and filters, one game, and its replay. */
import type { Dictionary } from './dictionary.ts';

interface HistoryWords {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filters: string;
  readonly filtersOn: (number: number) => string;
  readonly who: string;
  readonly which: string;
  readonly box: string;
  readonly from: string;
  readonly until: string;
  readonly any: string;
  readonly clearFilters: string;
  readonly found: (number: number, all: number) => string;
  readonly all: (number: number) => string;
  readonly nothingFound: string;
  readonly nothingFoundText: string;
  readonly more: string;
  readonly reading: string;
  readonly onTheTable: string;
  readonly noResult: string;
  readonly toStatistics: string;
  readonly toBackup: string;
  readonly bringIn: string;
  readonly csv: string;
  readonly csvSaved: (plays: number) => string;
  readonly bgsplay: string;
  readonly bin: (number: number) => string;
  readonly binText: string;
  readonly removedOn: (day: string) => string;

  readonly gameTitle: string;
  readonly gameTitleHint: string;
  readonly notes: string;
  readonly notesHint: string;
  readonly described: string;
  readonly notStored: string;
  readonly photos: string;
  readonly photo: (number: number) => string;
  readonly addPhoto: string;
  readonly photoAdded: string;
  readonly photoRefused: string;
  readonly removePhoto: (number: number) => string;
  readonly photoRemoved: string;
  readonly replay: string;
  readonly replayText: (entries: number) => string;
  readonly toEnd: string;
  readonly toTable: string;
  readonly share: string;
  readonly shareText: string;
  readonly remove: string;
  readonly removed: string;
  readonly putBack: string;
  readonly putBackDone: string;
  readonly played: string;
  readonly players: string;
  readonly boxes: string;
  readonly readOnly: Readonly<
    Record<'setup-refused' | 'entry-refused' | 'damaged' | 'gone' | 'outdated', string>
  >;
  readonly toHistory: string;

  readonly replayTitle: string;
  readonly beginning: string;
  readonly step: (step: number, all: number) => string;
  readonly position: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly toStart: string;
  readonly toLast: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly round: (round: number) => string;
  readonly discovers: (name: string) => string;
  readonly acts: (name: string) => string;
  readonly busted: (name: string) => string;
  readonly over: string;
  readonly harbor: (cards: number) => string;
  readonly emptyHarbor: string;
  readonly expeditions: string;
  readonly timeDeck: (cards: number) => string;
  readonly pointDeck: (cards: number) => string;
  readonly drawPile: (cards: number) => string;
  readonly display: (name: string) => string;
  readonly noCards: string;
  readonly continueHere: string;
  readonly continueText: string;
}

export const historyWords: Dictionary<HistoryWords> = {
  en: {
    title: 'History',
    search: 'Search',
    searchHint: 'Name, title, note',
    filters: 'Filters',
    filtersOn: (number) => `Filters (${number})`,
    who: 'With',
    which: 'Game',
    box: 'Box',
    from: 'From',
    until: 'Until',
    any: 'All',
    clearFilters: 'Clear filters',
    found: (number, all) => `${number} of ${all} games`,
    all: (number) => (number === 1 ? '1 game' : `${number} games`),
    nothingFound: 'No such game',
    nothingFoundText: 'Try fewer words or another filter.',
    more: 'Show more',
    reading: 'Fetching the logbook …',
    onTheTable: 'On the table',
    noResult: 'Without a result',
    toStatistics: 'Statistics',
    toBackup: 'Backup',
    bringIn: 'Bring in a game',
    csv: 'All plays as a table (CSV)',
    csvSaved: (plays) => (plays === 1 ? '1 play saved.' : `${plays} plays saved.`),
    bgsplay: 'All plays for BG Stats',
    bin: (number) => (number === 1 ? '1 removed game' : `${number} removed games`),
    binText: 'Kept for 30 days after removal.',
    removedOn: (day) => `removed ${day}`,

    gameTitle: 'Title',
    gameTitleHint: 'An evening to remember',
    notes: 'Notes',
    notesHint: 'Who said what, and what was for dinner',
    described: 'Noted.',
    notStored: 'That could not be stored on this device.',
    photos: 'Photos of the table',
    photo: (number) => `Photo ${number} of the table`,
    addPhoto: 'Add a photo',
    photoAdded: 'The photo is kept with the game, on this device only.',
    photoRefused: 'This is not a picture that the browser can open.',
    removePhoto: (number) => `Remove photo ${number}`,
    photoRemoved: 'Photo removed.',
    replay: 'Replay',
    replayText: (entries) => (entries === 1 ? '1 entry' : `${entries} entries, one by one`),
    toEnd: 'How it ended',
    toTable: 'Back to the table',
    share: 'Share',
    shareText: 'Picture, text, file, code',
    remove: 'Remove this game',
    removed: 'Removed. It can be put back for 30 days.',
    putBack: 'Put back',
    putBackDone: 'It is back.',
    played: 'Played',
    players: 'Players',
    boxes: 'On the table',
    readOnly: {
      'setup-refused':
        'The variable game is for 2 to 4 against each other; an earlier version allowed this one. It can be replayed and shared, not played on.',
      'entry-refused':
        'Today’s rules do not accept every entry of this game. It is shown up to there; its result stays as you saw it.',
      damaged: 'A part of this game cannot be read any more. Everything before it is here.',
      gone: 'This game was removed.',
      outdated: 'A newer version keeps the games now. What is shown is stored: load again to play on.',
    },
    toHistory: 'To the history',

    replayTitle: 'Replay',
    beginning: 'The table before the first card',
    step: (step, all) => `Entry ${step} of ${all}`,
    position: 'Place in the game',
    play: 'Play',
    pause: 'Pause',
    back: 'One back',
    forward: 'One on',
    toStart: 'To the beginning',
    toLast: 'To the end',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Steady', fast: 'Fast' },
    round: (round) => `Round ${round}`,
    discovers: (name) => `${name} discovers`,
    acts: (name) => `${name} trades and hires`,
    busted: (name) => `${name} has lost the harbor`,
    over: 'The game is over',
    harbor: (cards) => `Harbor: ${cards}`,
    emptyHarbor: 'The harbor is empty',
    expeditions: 'Expeditions',
    timeDeck: (cards) => `Time deck ${cards}`,
    pointDeck: (cards) => `Point deck ${cards}`,
    drawPile: (cards) => `Draw pile ${cards}`,
    display: (name) => `In front of ${name}`,
    noCards: 'No cards yet',
    continueHere: 'Continue from here as a new game',
    continueText: 'This game stays as it is.',
  },
  de: {
    title: 'Verlauf',
    search: 'Suchen',
    searchHint: 'Name, Titel, Notiz',
    filters: 'Filter',
    filtersOn: (number) => `Filter (${number} aktiv)`,
    who: 'Mit',
    which: 'Spiel',
    box: 'Schachtel',
    from: 'Von',
    until: 'Bis',
    any: 'Alle',
    clearFilters: 'Filter aufheben',
    found: (number, all) => `${number} von ${all} Partien`,
    all: (number) => (number === 1 ? '1 Partie' : `${number} Partien`),
    nothingFound: 'Keine solche Partie',
    nothingFoundText: 'Versucht es mit weniger Wörtern oder einem anderen Filter.',
    more: 'Mehr zeigen',
    reading: 'Das Logbuch wird geholt …',
    onTheTable: 'Auf dem Tisch',
    noResult: 'Ohne Ergebnis',
    toStatistics: 'Statistik',
    toBackup: 'Sicherung',
    bringIn: 'Partie hereinholen',
    csv: 'Alle Partien als Tabelle (CSV)',
    csvSaved: (plays) => (plays === 1 ? '1 Partie gesichert.' : `${plays} Partien gesichert.`),
    bgsplay: 'Alle Partien für BG Stats',
    bin: (number) => (number === 1 ? '1 entfernte Partie' : `${number} entfernte Partien`),
    binText: 'Nach dem Entfernen 30 Tage lang aufgehoben.',
    removedOn: (day) => `entfernt: ${day}`,

    gameTitle: 'Titel',
    gameTitleHint: 'Ein Abend zum Erinnern',
    notes: 'Notizen',
    notesHint: 'Wer was gesagt hat und was es zu essen gab',
    described: 'Notiert.',
    notStored: 'Das ließ sich auf diesem Gerät nicht speichern.',
    photos: 'Fotos vom Tisch',
    photo: (number) => `Foto ${number} vom Tisch`,
    addPhoto: 'Foto hinzufügen',
    photoAdded: 'Das Foto bleibt bei der Partie, nur auf diesem Gerät.',
    photoRefused: 'Das ist kein Bild, das der Browser öffnen kann.',
    removePhoto: (number) => `Foto ${number} entfernen`,
    photoRemoved: 'Foto entfernt.',
    replay: 'Nachspielen',
    replayText: (entries) => (entries === 1 ? '1 Eintrag' : `${entries} Einträge, einer nach dem anderen`),
    toEnd: 'Wie es ausging',
    toTable: 'Zurück an den Tisch',
    share: 'Teilen',
    shareText: 'Bild, Text, Datei, Code',
    remove: 'Diese Partie entfernen',
    removed: 'Entfernt. 30 Tage lang lässt sie sich zurückholen.',
    putBack: 'Zurückholen',
    putBackDone: 'Sie ist wieder da.',
    played: 'Gespielt',
    players: 'Am Tisch',
    boxes: 'Auf dem Tisch',
    readOnly: {
      'setup-refused':
        'Das variable Spiel spielen 2 bis 4 gegeneinander; eine frühere Fassung ließ diese Partie zu. Nachspielen und teilen geht, weiterspielen nicht.',
      'entry-refused':
        'Die heutigen Regeln nehmen nicht jeden Eintrag dieser Partie an. Sie ist bis dorthin zu sehen; das Ergebnis bleibt, wie ihr es gesehen habt.',
      damaged: 'Ein Teil dieser Partie ist nicht mehr lesbar. Alles davor ist hier.',
      gone: 'Diese Partie wurde entfernt.',
      outdated:
        'Eine neuere Fassung führt die Partien jetzt. Was hier steht, ist gespeichert: Ladet neu und spielt weiter.',
    },
    toHistory: 'Zum Verlauf',

    replayTitle: 'Nachspielen',
    beginning: 'Der Tisch vor der ersten Karte',
    step: (step, all) => `Eintrag ${step} von ${all}`,
    position: 'Stelle in der Partie',
    play: 'Abspielen',
    pause: 'Anhalten',
    back: 'Einen zurück',
    forward: 'Einen weiter',
    toStart: 'Zum Anfang',
    toLast: 'Zum Ende',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Gemächlich', fast: 'Schnell' },
    round: (round) => `Runde ${round}`,
    discovers: (name) => `${name} entdeckt`,
    acts: (name) => `${name} handelt und heuert an`,
    busted: (name) => `${name} hat den Hafen verloren`,
    over: 'Die Partie ist zu Ende',
    harbor: (cards) => `Hafen: ${cards}`,
    emptyHarbor: 'Der Hafen ist leer',
    expeditions: 'Expeditionen',
    timeDeck: (cards) => `Zeitstapel ${cards}`,
    pointDeck: (cards) => `Punktestapel ${cards}`,
    drawPile: (cards) => `Nachziehstapel ${cards}`,
    display: (name) => `Vor ${name}`,
    noCards: 'Noch keine Karten',
    continueHere: 'Von hier als neue Partie weiterspielen',
    continueText: 'Diese Partie bleibt, wie sie ist.',
  },
};

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;
type Language = keyof typeof LOCALES;
const DAYS = {
  en: new Intl.DateTimeFormat(LOCALES.en, { day: 'numeric', month: 'short', year: 'numeric' }),
  de: new Intl.DateTimeFormat(LOCALES.de, { day: 'numeric', month: 'short', year: 'numeric' }),
} as const;
const MONTHS = {
  en: new Intl.DateTimeFormat(LOCALES.en, { month: 'long', year: 'numeric' }),
  de: new Intl.DateTimeFormat(LOCALES.de, { month: 'long', year: 'numeric' }),
} as const;
const MOMENTS = {
  en: new Intl.DateTimeFormat(LOCALES.en, { dateStyle: 'medium', timeStyle: 'short' }),
  de: new Intl.DateTimeFormat(LOCALES.de, { dateStyle: 'medium', timeStyle: 'short' }),
} as const;

/** "18 Nov 2026", "18. Nov. 2026". */
export function dayName(moment: number, language: Language): string {
  return DAYS[language].format(moment);
}

/** "November 2026". */
export function monthName(moment: number, language: Language): string {
  return MONTHS[language].format(moment);
}

/** "18 Nov 2026, 20:15". */
export function momentName(moment: number, language: Language): string {
  return MOMENTS[language].format(moment);
}
