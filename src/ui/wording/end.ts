/** Words of the end of a game: who won and why, standings, the story, what can be done now. */
import type { Dictionary } from './dictionary.ts';

interface EndWords {
  readonly title: string;
  readonly loading: string;
  readonly notOver: string;
  readonly notOverText: string;

  readonly wins: (name: string) => string;
  readonly winTogether: (names: string) => string;
  readonly nobodyWins: string;
  readonly nobodyWinsText: string;
  readonly nobodyTrophyText: string;
  readonly byInfluence: (influence: string, ahead: string) => string;
  readonly byInfluenceAlone: (influence: string) => string;
  readonly byMarkers: (influence: string) => string;
  readonly byCoins: (influence: string, coins: string) => string;
  readonly shared: (influence: string, coins: string) => string;
  readonly teamWins: string;
  readonly soloWins: string;
  readonly teamWinsText: (cards: string) => string;
  readonly teamLoses: string;
  readonly soloLoses: string;
  readonly teamLosesText: (open: number) => string;
  readonly rank: string;

  readonly standings: string;
  /** Above the figures of people who played together or alone. */
  readonly atTheEnd: string;
  readonly place: string;
  readonly won: string;

  readonly story: string;
  readonly storyText: (influence: string) => string;
  readonly chartLabel: (names: string, influence: string) => string;
  readonly asTable: string;
  readonly turn: string;
  readonly roundWord: string;
  readonly start: string;
  readonly turnOf: (turn: number, name: string) => string;
  readonly length: (rounds: number, cards: number, time: string) => string;
  readonly lengthScores: (rounds: number, time: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly hours: (hours: number, minutes: number) => string;

  readonly highlights: string;
  readonly longestDiscover: string;
  readonly longestDiscoverText: (name: string, cards: string, round: number) => string;
  readonly longestDiscoverBust: (name: string, cards: string, round: number) => string;
  readonly biggestBust: string;
  readonly biggestBustText: (name: string, cards: string, round: number) => string;
  readonly richestTrade: string;
  readonly richestTradeText: (name: string, coins: string, ship: string, round: number) => string;
  readonly mostCoins: string;
  readonly mostCoinsText: (name: string, coins: string, round: number) => string;
  readonly mostTribute: string;
  readonly mostTributeText: (name: string, coins: string) => string;
  readonly heaviestTax: string;
  readonly heaviestTaxText: (name: string, coins: string, round: number) => string;

  readonly rematch: string;
  readonly rematchText: (name: string) => string;
  readonly rematchSolo: string;
  readonly backToTable: string;
  readonly backToTableText: string;
  readonly finish: string;
  readonly finishText: string;
  readonly finished: string;
  readonly shareText: string;
  readonly shareFile: string;
  readonly shareMore: string;
  readonly copied: string;
  readonly saved: (name: string) => string;
  readonly notShared: string;
  readonly notStored: string;
  readonly toHome: string;
  readonly signature: string;
}

export const endWords: Dictionary<EndWords> = {
  en: {
    title: 'The end',
    loading: 'Counting up …',
    notOver: 'Still at sea',
    notOverText: 'This game is not over yet.',

    wins: (name) => `${name} wins`,
    winTogether: (names) => `${names} win together`,
    nobodyWins: 'Nobody wins',
    nobodyWinsText: 'Nobody has an expedition, and this table asks for one.',
    nobodyTrophyText: 'Nobody has the trophy, and a chapter is not won without it.',
    byInfluence: (influence, ahead) => `With ${influence}, ${ahead} ahead.`,
    byInfluenceAlone: (influence) => `With ${influence}.`,
    byMarkers: (influence) =>
      `With ${influence}, the same as others; fewer markers left on the character decide.`,
    byCoins: (influence, coins) => `Tied at ${influence}; ${coins} decide.`,
    shared: (influence, coins) => `Tied at ${influence} and at ${coins}.`,
    teamWins: 'Won together!',
    soloWins: 'Won!',
    teamWinsText: (cards) => `All contracts done, ${cards} in the Point deck.`,
    teamLoses: 'Lost together',
    soloLoses: 'Lost this time',
    teamLosesText: (open) =>
      open === 1 ? 'One contract was still open.' : `${open} contracts were still open.`,
    rank: 'Rank',

    standings: 'Standings',
    atTheEnd: 'At the end',
    place: 'Place',
    won: 'won',

    story: 'The story',
    storyText: (influence) => `${influence} after every turn`,
    chartLabel: (names, influence) =>
      `Chart: ${influence} by turn of ${names}. The same numbers follow as a table.`,
    asTable: 'As a table',
    turn: 'Turn',
    roundWord: 'Round',
    start: 'Start',
    turnOf: (turn, name) => `${turn} · ${name}`,
    length: (rounds, cards, time) =>
      `${rounds === 1 ? '1 round' : `${rounds} rounds`} · ${cards} cards turned up${time === '' ? '' : ` · ${time}`}`,
    lengthScores: (rounds, time) =>
      `${rounds === 1 ? '1 round' : `${rounds} rounds`}${time === '' ? '' : ` · ${time}`}`,
    minutes: (minutes) => `${minutes} min`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,

    highlights: 'To be told again',
    longestDiscover: 'Longest discover',
    longestDiscoverText: (name, cards, round) =>
      `${name} turned up ${cards} in round ${round} and got away with it.`,
    longestDiscoverBust: (name, cards, round) =>
      `${name} turned up ${cards} in round ${round}. One too many.`,
    biggestBust: 'Biggest bust',
    biggestBustText: (name, cards, round) => `${name} lost a harbor of ${cards} in round ${round}.`,
    richestTrade: 'Richest trade',
    richestTradeText: (name, coins, ship, round) => `${name} got ${coins} for a ${ship} in round ${round}.`,
    mostCoins: 'Fullest purse',
    mostCoinsText: (name, coins, round) => `${name} held ${coins} in round ${round}.`,
    mostTribute: 'Best host',
    mostTributeText: (name, coins) => `${name} was given ${coins} by the others.`,
    heaviestTax: 'Heaviest tax',
    heaviestTaxText: (name, coins, round) => `${name} paid ${coins} in round ${round}.`,

    rematch: 'Same again',
    rematchText: (name) => `${name} starts`,
    rematchSolo: 'One more try',
    backToTable: 'Back to the table',
    backToTableText: 'Something forgotten? It can still be entered, or undone.',
    finish: 'Close the books',
    finishText: 'After this nothing more is entered. Undo on the table opens them again.',
    finished: 'The books are closed.',
    shareText: 'Share the result',
    shareFile: 'Save as a file',
    shareMore: 'Picture, codes, BG Stats',
    copied: 'Copied. Paste it wherever you like.',
    saved: (name) => `Saved as ${name}.`,
    notShared: 'This browser would not share it. Save it as a file instead.',
    notStored: 'That could not be stored on this device.',
    toHome: 'To the first page',
    signature: 'Kept by Harbormaster',
  },
  de: {
    title: 'Das Ende',
    loading: 'Es wird gezählt …',
    notOver: 'Noch auf See',
    notOverText: 'Diese Partie ist noch nicht zu Ende.',

    wins: (name) => `${name} gewinnt`,
    winTogether: (names) => `${names} gewinnen gemeinsam`,
    nobodyWins: 'Niemand gewinnt',
    nobodyWinsText: 'Niemand hat eine Expedition, und an diesem Tisch gehört eine dazu.',
    nobodyTrophyText: 'Niemand hat den Pokal, und ohne ihn gewinnt niemand ein Kapitel.',
    byInfluence: (influence, ahead) => `Mit ${influence}, Vorsprung ${ahead}.`,
    byInfluenceAlone: (influence) => `Mit ${influence}.`,
    byMarkers: (influence) => `Mit ${influence} gleichauf; weniger Marker auf dem Charakter entscheiden.`,
    byCoins: (influence, coins) => `Gleichstand bei ${influence}; ${coins} entscheiden.`,
    shared: (influence, coins) => `Gleichstand bei ${influence} und ${coins}.`,
    teamWins: 'Gemeinsam gewonnen!',
    soloWins: 'Gewonnen!',
    teamWinsText: (cards) => `Alle Aufträge erfüllt, ${cards} im Punktestapel.`,
    teamLoses: 'Gemeinsam verloren',
    soloLoses: 'Diesmal verloren',
    teamLosesText: (open) =>
      open === 1 ? 'Ein Auftrag war noch offen.' : `${open} Aufträge waren noch offen.`,
    rank: 'Rang',

    standings: 'Rangliste',
    atTheEnd: 'Am Ende',
    place: 'Platz',
    won: 'gewonnen',

    story: 'Der Verlauf',
    storyText: (influence) => `${influence} nach jedem Zug`,
    chartLabel: (names, influence) =>
      `Diagramm: ${influence} nach Zügen von ${names}. Dieselben Zahlen folgen als Tabelle.`,
    asTable: 'Als Tabelle',
    turn: 'Zug',
    roundWord: 'Runde',
    start: 'Beginn',
    turnOf: (turn, name) => `${turn} · ${name}`,
    length: (rounds, cards, time) =>
      `${rounds === 1 ? '1 Runde' : `${rounds} Runden`} · ${cards} Karten aufgedeckt${time === '' ? '' : ` · ${time}`}`,
    lengthScores: (rounds, time) =>
      `${rounds === 1 ? '1 Runde' : `${rounds} Runden`}${time === '' ? '' : ` · ${time}`}`,
    minutes: (minutes) => `${minutes} Min.`,
    hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,

    highlights: 'Zum Weitererzählen',
    longestDiscover: 'Längste Entdeckung',
    longestDiscoverText: (name, cards, round) =>
      `Runde ${round}: ${name} deckte ${cards} auf, und es ging gut.`,
    longestDiscoverBust: (name, cards, round) => `Runde ${round}: ${name} deckte ${cards} auf. Eine zu viel.`,
    biggestBust: 'Größter Verlust',
    biggestBustText: (name, cards, round) => `Runde ${round}: ${name} verlor einen Hafen mit ${cards}.`,
    richestTrade: 'Bester Handel',
    richestTradeText: (name, coins, ship, round) =>
      `Runde ${round}: ${name} bekam ${coins} für ein Schiff (${ship}).`,
    mostCoins: 'Vollste Kasse',
    mostCoinsText: (name, coins, round) => `Runde ${round}: ${name} hatte ${coins}.`,
    mostTribute: 'Größte Gastfreundschaft',
    mostTributeText: (name, coins) => `${name} bekam von den anderen ${coins}.`,
    heaviestTax: 'Schwerste Steuer',
    heaviestTaxText: (name, coins, round) => `Runde ${round}: ${name} zahlte ${coins}.`,

    rematch: 'Noch einmal',
    rematchText: (name) => `${name} beginnt`,
    rematchSolo: 'Noch ein Versuch',
    backToTable: 'Zurück an den Tisch',
    backToTableText: 'Etwas vergessen? Es lässt sich noch nachtragen oder zurücknehmen.',
    finish: 'Partie abschließen',
    finishText: 'Danach wird nichts mehr eingetragen. Zurücknehmen am Tisch öffnet sie wieder.',
    finished: 'Die Partie ist abgeschlossen.',
    shareText: 'Ergebnis teilen',
    shareFile: 'Als Datei sichern',
    shareMore: 'Bild, Codes, BG Stats',
    copied: 'Kopiert und bereit zum Einfügen.',
    saved: (name) => `Gesichert als ${name}.`,
    notShared: 'Dieser Browser teilt es nicht. Sichert es stattdessen als Datei.',
    notStored: 'Das ließ sich auf diesem Gerät nicht speichern.',
    toHome: 'Zur ersten Seite',
    signature: 'Aufgeschrieben von Harbormaster',
  },
};
