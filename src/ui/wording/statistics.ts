/** Words of the statistics: what each chart shows, in one line, and the headings of the tables behind them. */
import type { CoinSource } from '#session/statistics/figures.ts';
import type { Dictionary } from './dictionary.ts';

interface StatisticsWords {
  readonly title: string;
  readonly counting: string;
  readonly replaying: (perCent: string) => string;
  readonly nothingTitle: string;
  readonly nothingText: string;
  readonly failed: string;
  readonly playersFilter: string;
  readonly gameFilter: string;
  readonly everything: string;
  readonly players: (number: number) => string;
  readonly overview: (games: number, hours: string) => string;
  readonly overviewShort: (games: number) => string;
  readonly asTable: string;
  readonly who: string;
  readonly games: string;
  readonly chart: (what: string) => string;

  readonly wins: string;
  readonly winsText: string;
  readonly winsColumn: string;
  readonly winRate: string;
  readonly fair: string;
  readonly winsValue: (wins: number, games: number, rate: string) => string;

  readonly byPlayers: string;
  readonly byPlayersText: string;

  readonly curves: string;
  readonly curvesText: string;
  readonly round: string;

  readonly luck: string;
  readonly luckText: string;
  readonly luckBust: string;
  readonly luckOdds: string;
  readonly luckDifference: string;
  readonly luckValue: (busts: string, odds: string) => string;
  readonly luckNone: string;

  readonly cards: string;
  readonly cardsText: string;
  readonly cardsColumn: string;
  readonly longestColumn: string;
  readonly cardsValue: (mean: string, longest: number) => string;

  readonly coins: string;
  readonly coinsText: string;
  readonly coinsValue: (coins: string) => string;
  /** The others are called as the edition calls its people. */
  readonly sources: Readonly<Record<Exclude<CoinSource, 'traders' | 'admirals' | 'jesters'>, string>>;
  readonly sum: string;

  readonly hired: string;
  readonly hiredText: string;
  readonly hiredColumn: string;
  readonly profession: string;

  readonly expeditions: string;
  readonly expeditionsText: string;
  readonly expeditionsColumn: string;
  readonly expeditionsAll: string;

  readonly records: string;
  readonly fastestRounds: string;
  readonly fastestRoundsText: (names: string, rounds: number, day: string) => string;
  readonly fastestMinutes: string;
  readonly fastestMinutesText: (names: string, minutes: number, day: string) => string;
  readonly bestInfluence: string;
  readonly bestInfluenceText: (name: string, influence: number) => string;
  readonly longestStreak: string;
  readonly streakText: (name: string, wins: number) => string;
  readonly currentStreak: string;
  readonly longestDiscover: string;
  readonly longestDiscoverText: (name: string, cards: number) => string;

  readonly headToHead: string;
  readonly headToHeadText: string;
  readonly pair: string;
  readonly headToHeadValue: (one: string, oneAhead: number, other: string, otherAhead: number) => string;
  readonly firstAhead: string;
  readonly secondAhead: string;
  readonly level: string;

  readonly together: string;
  readonly togetherText: string;
  readonly lost: string;
  readonly alone: (name: string) => string;

  readonly campaigns: string;
  readonly campaignsText: string;
  readonly campaign: string;
  readonly chapters: string;
  readonly won: string;
}

export const statisticsWords: Dictionary<StatisticsWords> = {
  en: {
    title: 'Statistics',
    counting: 'Counting …',
    replaying: (perCent) => `Replaying games for the finer figures: ${perCent}`,
    nothingTitle: 'Nothing to count yet',
    nothingText: 'Finish a game, and its figures will appear here.',
    failed: 'The stored games cannot be read right now. Load the page again.',
    playersFilter: 'Players at the table',
    gameFilter: 'Game',
    everything: 'All',
    players: (number) => String(number),
    overview: (games, hours) => `${games === 1 ? '1 game' : `${games} games`}, ${hours} h at the table`,
    overviewShort: (games) => (games === 1 ? '1 game' : `${games} games`),
    asTable: 'As a table',
    who: 'Who',
    games: 'Games',
    chart: (what) => `Chart: ${what}. The same numbers follow as a table.`,

    wins: 'Wins',
    winsText: 'Share of games won. The mark shows what chance alone would give.',
    winsColumn: 'Wins',
    winRate: 'Win rate',
    fair: 'By chance',
    winsValue: (wins, games, rate) => `${wins} of ${games} · ${rate}`,

    byPlayers: 'Wins by player count',
    byPlayersText: 'Games won out of games played, by how many sat at the table.',

    curves: 'Influence by round',
    curvesText: 'The mean at the end of each round.',
    round: 'Round',

    luck: 'Luck',
    luckText: 'Busts per 100 cards turned up. The mark shows what the odds said; left of it is luck.',
    luckBust: 'Busts',
    luckOdds: 'Odds said',
    luckDifference: 'Difference',
    luckValue: (busts, odds) => `${busts} · odds ${odds}`,
    luckNone: 'Not enough cards turned up yet.',

    cards: 'Cards before stopping',
    cardsText: 'How many cards are turned up, on average, before somebody stops.',
    cardsColumn: 'Mean',
    longestColumn: 'Longest',
    cardsValue: (mean, longest) => `${mean} · at most ${longest}`,

    coins: 'Where coins come from',
    coinsText: 'Coins per game.',
    coinsValue: (coins) => `${coins} a game`,
    sources: {
      ships: 'Ships',
      others: 'Other people',
      tribute: 'From others’ goes',
      expeditions: 'Expeditions',
      taxes: 'Tax bonus',
      contracts: 'Contracts',
    },
    sum: 'Sum',

    hired: 'Most hired',
    hiredText: 'Who was taken on most often.',
    hiredColumn: 'Times',
    profession: 'Card',

    expeditions: 'Expeditions',
    expeditionsText: 'Expeditions claimed per game.',
    expeditionsColumn: 'A game',
    expeditionsAll: 'In all',

    records: 'Records',
    fastestRounds: 'Fewest rounds to a win',
    fastestRoundsText: (names, rounds, day) =>
      `${names}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${day}`,
    fastestMinutes: 'Quickest win',
    fastestMinutesText: (names, minutes, day) =>
      `${names}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${day}`,
    bestInfluence: 'Most influence',
    bestInfluenceText: (name, influence) => `${name}: ${influence}`,
    longestStreak: 'Longest winning streak',
    streakText: (name, wins) => `${name}: ${wins} in a row`,
    currentStreak: 'On a streak now',
    longestDiscover: 'Longest discover',
    longestDiscoverText: (name, cards) => `${name}: ${cards} cards`,

    headToHead: 'Head to head',
    headToHeadText: 'Who came in ahead when both sat at the table.',
    pair: 'Pair',
    headToHeadValue: (one, oneAhead, other, otherAhead) => `${one} ${oneAhead} : ${otherAhead} ${other}`,
    firstAhead: 'First ahead',
    secondAhead: 'Second ahead',
    level: 'Level',

    together: 'Alone and together',
    togetherText: 'Ranks reached against the Time deck.',
    lost: 'Lost',
    alone: (name) => `${name} alone`,

    campaigns: 'Campaigns',
    campaignsText: 'Chapters won out of those played; against each other, who won how many.',
    campaign: 'Campaign',
    chapters: 'Chapters',
    won: 'Won',
  },
  de: {
    title: 'Statistik',
    counting: 'Es wird gezählt …',
    replaying: (perCent) => `Partien werden für die feineren Zahlen nachgespielt: ${perCent}`,
    nothingTitle: 'Noch nichts zu zählen',
    nothingText: 'Beendet eine Partie, dann stehen ihre Zahlen hier.',
    failed: 'Die gespeicherten Partien sind gerade nicht lesbar. Ladet die Seite neu.',
    playersFilter: 'Personen am Tisch',
    gameFilter: 'Spiel',
    everything: 'Alle',
    players: (number) => String(number),
    overview: (games, hours) => `${games === 1 ? '1 Partie' : `${games} Partien`}, ${hours} Std. am Tisch`,
    overviewShort: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
    asTable: 'Als Tabelle',
    who: 'Wer',
    games: 'Partien',
    chart: (what) => `Diagramm: ${what}. Dieselben Zahlen folgen als Tabelle.`,

    wins: 'Siege',
    winsText: 'Anteil gewonnener Partien. Der Strich zeigt, was der bloße Zufall ergäbe.',
    winsColumn: 'Siege',
    winRate: 'Siegquote',
    fair: 'Nach Zufall',
    winsValue: (wins, games, rate) => `${wins} von ${games} · ${rate}`,

    byPlayers: 'Siege nach Personenzahl',
    byPlayersText: 'Gewonnene von gespielten Partien, danach, wie viele am Tisch saßen.',

    curves: 'Einfluss nach Runden',
    curvesText: 'Der Durchschnitt am Ende jeder Runde.',
    round: 'Runde',

    luck: 'Glück',
    luckText:
      'Verlorene Häfen auf 100 aufgedeckte Karten. Der Strich zeigt die Wahrscheinlichkeit; links davon ist Glück.',
    luckBust: 'Verloren',
    luckOdds: 'Erwartet',
    luckDifference: 'Unterschied',
    luckValue: (busts, odds) => `${busts} · erwartet ${odds}`,
    luckNone: 'Dafür wurden noch zu wenige Karten aufgedeckt.',

    cards: 'Karten bis zum Aufhören',
    cardsText: 'Wie viele Karten im Schnitt aufgedeckt werden, bevor jemand aufhört.',
    cardsColumn: 'Schnitt',
    longestColumn: 'Höchstens',
    cardsValue: (mean, longest) => `${mean} · höchstens ${longest}`,

    coins: 'Woher die Münzen kommen',
    coinsText: 'Münzen je Partie.',
    coinsValue: (coins) => `${coins} je Partie`,
    sources: {
      ships: 'Schiffe',
      others: 'Andere Personen',
      tribute: 'Abgaben der anderen',
      expeditions: 'Expeditionen',
      taxes: 'Steuerbonus',
      contracts: 'Aufträge',
    },
    sum: 'Summe',

    hired: 'Am häufigsten angeheuert',
    hiredText: 'Wer am öftesten genommen wurde.',
    hiredColumn: 'Anzahl',
    profession: 'Karte',

    expeditions: 'Expeditionen',
    expeditionsText: 'Erfüllte Expeditionen je Partie.',
    expeditionsColumn: 'Je Partie',
    expeditionsAll: 'Insgesamt',

    records: 'Bestmarken',
    fastestRounds: 'Sieg in den wenigsten Runden',
    fastestRoundsText: (names, rounds, day) =>
      `${names}: ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}, ${day}`,
    fastestMinutes: 'Schnellster Sieg',
    fastestMinutesText: (names, minutes, day) =>
      `${names}: ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}, ${day}`,
    bestInfluence: 'Meiste Einflusspunkte',
    bestInfluenceText: (name, influence) => `${name} mit ${influence}`,
    longestStreak: 'Längste Siegesserie',
    streakText: (name, wins) => `${name}: ${wins} nacheinander`,
    currentStreak: 'Gerade in einer Serie',
    longestDiscover: 'Längste Entdeckung',
    longestDiscoverText: (name, cards) => `${name}: ${cards} Karten aufgedeckt`,

    headToHead: 'Gegeneinander',
    headToHeadText: 'Wer vorn lag, wenn beide am Tisch saßen.',
    pair: 'Paar',
    headToHeadValue: (one, oneAhead, other, otherAhead) =>
      `${one} gegen ${other}: ${oneAhead} zu ${otherAhead}`,
    firstAhead: 'Erste Person vorn',
    secondAhead: 'Zweite Person vorn',
    level: 'Gleichauf',

    together: 'Allein und gemeinsam',
    togetherText: 'Erreichte Ränge gegen den Zeitstapel.',
    lost: 'Verloren',
    alone: (name) => `${name} allein`,

    campaigns: 'Kampagnen',
    campaignsText: 'Gewonnene von gespielten Kapiteln; gegeneinander, wer wie viele gewann.',
    campaign: 'Kampagne',
    chapters: 'Kapitel',
    won: 'Gewonnen',
  },
};
