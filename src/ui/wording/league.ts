/** Words of the leagues: a series of games with standings, on the same page as the campaigns. */
import type { Dictionary } from './dictionary.ts';

interface LeagueWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<'campaign' | 'league', string>>;
  readonly kindTexts: Readonly<Record<'campaign' | 'league', string>>;
  readonly name: string;
  readonly nameExample: string;
  readonly needsPeople: string;
  readonly create: string;
  readonly games: (games: number) => string;
  readonly leads: (names: string, points: number) => string;
  readonly noGames: string;
  readonly standings: string;
  readonly player: string;
  readonly played: string;
  readonly wins: string;
  readonly shared: string;
  readonly points: string;
  readonly influence: string;
  readonly pointsText: string;
  readonly sharedWin: string;
  readonly lastTime: string;
  readonly goOn: (names: string) => string;
  readonly next: string;
  readonly all: string;
  readonly add: string;
  readonly addText: string;
  readonly noneToAdd: string;
  readonly addThis: (game: string) => string;
  readonly takeOut: (game: string) => string;
  readonly doesNotCount: string;
  readonly remove: string;
  readonly countsFor: string;
  readonly noLeague: string;
}

export const leagueWords: Dictionary<LeagueWords> = {
  en: {
    kind: 'What it is',
    kinds: { campaign: 'Campaign', league: 'League' },
    kindTexts: {
      campaign: 'The Adventure Begins: five chapters, one evening each.',
      league: 'A series of games of Port Royal, with standings over all of them.',
    },
    name: 'Name of the league',
    nameExample: 'Winter league',
    needsPeople: 'Add at least two people first.',
    create: 'Begin',
    games: (games) => (games === 1 ? '1 game' : `${games} games`),
    leads: (names, points) => `In front: ${names}, ${points === 1 ? '1 point' : `${points} points`}`,
    noGames: 'No game yet. Play one, or add games from the history.',
    standings: 'Standings',
    player: 'Player',
    played: 'Games',
    wins: 'Wins',
    shared: 'Shared',
    points: 'Points',
    influence: 'Influence',
    pointsText:
      'Last place brings 1 point, every place before it one more. Level: wins, then shared wins, then influence.',
    sharedWin: 'shared',
    lastTime: 'Last time',
    goOn: (names) => `Back to the game of ${names}`,
    next: 'Next game',
    all: 'All games',
    add: 'Add from the history',
    addText: 'Finished games against each other that belong to no league yet.',
    noneToAdd: 'There is no such game in the history.',
    addThis: (game) => `Add ${game}`,
    takeOut: (game) => `Take out: ${game}`,
    doesNotCount: 'Without places: it does not count here.',
    remove: 'Remove this league',
    countsFor: 'Counts for',
    noLeague: 'No league',
  },
  de: {
    kind: 'Was es ist',
    kinds: { campaign: 'Kampagne', league: 'Liga' },
    kindTexts: {
      campaign: 'Das Abenteuer beginnt: fünf Kapitel, jedes ein Abend.',
      league: 'Eine Reihe von Partien Port Royal mit einer Tabelle über alle.',
    },
    name: 'Name der Liga',
    nameExample: 'Winterliga',
    needsPeople: 'Nehmt zuerst mindestens zwei Leute dazu.',
    create: 'Beginnen',
    games: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
    leads: (names, points) => `Vorn: ${names}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
    noGames: 'Noch keine Partie. Spielt eine, oder nehmt Partien aus der Chronik dazu.',
    standings: 'Tabelle',
    player: 'Name',
    played: 'Partien',
    wins: 'Siege',
    shared: 'Geteilt',
    points: 'Punkte',
    influence: 'Einfluss',
    pointsText:
      'Der letzte Platz bringt 1 Punkt, jeder davor einen mehr. Bei Gleichstand: Siege, geteilte Siege, Einfluss.',
    sharedWin: 'geteilt',
    lastTime: 'Letztes Mal',
    goOn: (names) => `Zurück zur Partie von ${names}`,
    next: 'Nächste Partie',
    all: 'Alle Partien',
    add: 'Aus der Chronik dazunehmen',
    addText: 'Beendete Partien gegeneinander, die noch zu keiner Liga gehören.',
    noneToAdd: 'In der Chronik ist keine solche Partie.',
    addThis: (game) => `Dazu: ${game}`,
    takeOut: (game) => `Herausnehmen: ${game}`,
    doesNotCount: 'Ohne Plätze: zählt hier nicht.',
    remove: 'Diese Liga entfernen',
    countsFor: 'Zählt für',
    noLeague: 'Keine Liga',
  },
};
