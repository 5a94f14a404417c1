/** Words of the match screen of Pirates! and of its set-up: keys, choices, sheets. What follows from an entry is said in `pirates.ts`. */
import type { PiratesCardId } from '#catalog';
import type { PiratesState } from '#engine';
import type { CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';
import { piratesCardName } from './pirates.ts';

interface PiratesScreenWords {
  readonly pageTitle: (players: string) => string;
  readonly round: (round: number) => string;
  readonly doing: {
    readonly play: (player: string) => string;
    readonly effect: (card: string, target: string) => string;
    readonly show: string;
    readonly over: string;
  };
  readonly start: (player: string) => string;

  readonly players: string;
  readonly seat: (player: string, coins: number, of: number, standing: string) => string;
  readonly standings: Readonly<Record<'turn' | 'in' | 'out' | 'port' | 'king', string>>;
  readonly inPort: string;
  readonly out: string;
  readonly safeThrough: (player: string, last: string) => string;

  readonly fatePile: string;
  /** Where there is little room. */
  readonly fatePileShort: string;
  readonly fateCards: (cards: number) => string;
  readonly notCounted: string;
  readonly treasure: string;
  readonly treasureThere: string;
  readonly treasureGone: string;
  readonly discard: string;
  readonly discardEmpty: string;
  readonly piles: string;

  readonly keys: string;
  readonly key: (number: number, name: string, left: string) => string;
  readonly left: (copies: number) => string;
  readonly noneLeft: string;
  readonly effects: Readonly<Record<PiratesCardId, string>>;

  readonly against: (player: string, card: string) => string;
  readonly swapsWith: (player: string) => string;
  readonly whichWay: (player: string) => string;
  readonly ways: Readonly<Record<'left' | 'right', string>>;
  readonly layOpen: (player: string) => string;
  readonly doNotSay: string;
  readonly cancel: string;

  readonly showsAll: (target: string, card: string) => string;
  readonly showsOne: (target: string, player: string, card: string) => string;
  readonly whichCard: string;
  readonly stays: (target: string) => string;
  readonly staysUnnamed: (target: string) => string;
  readonly isOut: (target: string) => string;
  readonly outUnnamed: (target: string) => string;
  readonly cardOut: string;

  readonly showTitle: string;
  readonly showText: string;
  readonly showBelow: (card: string) => string;
  readonly showsWhat: (player: string) => string;
  readonly showDone: string;
  readonly showMissing: (players: number) => string;
  readonly pileEmpty: string;

  readonly king: (players: string, number: number) => string;
  readonly matchEnded: (players: string) => string;
  readonly coinsOf: (coins: number) => string;
  readonly rounds: (rounds: number) => string;
  readonly rematch: string;
  readonly rematchText: (starter: string) => string;
  readonly notStored: string;
  readonly saveFile: string;
  readonly saved: (name: string) => string;
  readonly toHome: string;

  readonly menu: string;
  readonly log: string;
  readonly cards: string;
  readonly note: string;
  readonly noteText: string;
  readonly finish: string;
  readonly finishText: string;
  readonly finishSure: string;
  readonly roundWon: string;
  readonly roundWonText: string;
  readonly roundWonBy: string;

  readonly correctPlayer: string;
  readonly coins: string;
  readonly inRound: string;
  readonly inRoundText: string;
  readonly inPortLabel: string;
  readonly inPortText: string;
  readonly setTurn: (player: string) => string;
  readonly fewer: string;
  readonly more: string;
  readonly save: string;
  readonly unseen: string;
  readonly unseenText: string;
  readonly takenBack: (cards: number) => string;
  readonly lieOpen: (cards: number) => string;

  readonly setUp: string;
  readonly setUpText: string;
  readonly counting: string;
  readonly counted: string;
  readonly uncounted: string;
  readonly uncountedText: string;
  readonly anchorsOf: (card: string) => string;
  readonly sum: (cards: number, pile: number) => string;
  readonly tooFewCards: string;
  readonly afterDealing: (pile: number) => string;
  readonly afterDealingUncounted: string;
}

export const piratesWords: Dictionary<PiratesScreenWords> = {
  en: {
    pageTitle: (players) => `${players}: Pirates! · Harbormaster`,
    round: (round) => `Round ${round}`,
    doing: {
      play: (player) => `${player} draws and plays`,
      effect: (card, target) => `${card} against ${target}`,
      show: 'Show your cards',
      over: 'The match is over',
    },
    start: (player) =>
      `One card as the Treasure, one to each, the rest is the Fate pile. ${player} draws and plays: tap the card below.`,

    players: 'Players',
    seat: (player, coins, of, standing) =>
      `${player}, ${standing}: ${coins} of ${of} coins. Correct this player`,
    standings: {
      turn: 'on turn',
      in: 'in the round',
      out: 'out of the round',
      port: 'safe in Port Royal',
      king: 'Pirate King',
    },
    inPort: 'in port',
    out: 'out',
    safeThrough: (player, last) => `${player} is safe in port through ${last}’s turn`,

    fatePile: 'Fate pile',
    fatePileShort: 'Fate pile',
    fateCards: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    notCounted: 'not counted',
    treasure: 'Treasure',
    treasureThere: 'face down',
    treasureGone: 'taken',
    discard: 'Discard',
    discardEmpty: 'empty',
    piles: 'Piles: what lies open and what is still hidden',

    keys: 'The ten cards',
    key: (number, name, left) => `${number} ${name}${left === '' ? '' : `, ${left}`}`,
    left: (copies) => `${copies} hidden`,
    noneLeft: 'all seen',
    effects: {
      'pirate-map': 'Swap your card with the Treasure.',
      doubloons: 'Your other card goes under the Fate pile; take any card of the discard.',
      'spy-glass': 'Somebody shows the card to all. The Black Spot is out.',
      'walk-plank': 'Somebody shows you the card. Below 3 is out.',
      hurricane: 'All pass their card left or right.',
      'henry-morgan': 'Somebody shows you the card. Below 7 is out, but not Doubloons.',
      'port-royal': 'Lies on your card: you are safe until your next turn.',
      blackbeard: 'Swap your card with somebody’s, or with the Treasure.',
      warships: 'Somebody lays the card open and draws another. The Black Spot is out.',
      'black-spot': 'Whoever plays it is out.',
    },

    against: (player, card) => `Whom does ${player} choose for ${card}?`,
    swapsWith: (player) => `With whom does ${player} swap?`,
    whichWay: (player) => `Which way does ${player} send the cards?`,
    ways: { left: 'To the left', right: 'To the right' },
    layOpen: (player) => `${player} is out. Which card does ${player} lay open?`,
    doNotSay: 'Do not say',
    cancel: 'Another card',

    showsAll: (target, card) => `${card}: ${target} shows the card to all`,
    showsOne: (target, player, card) => `${card}: ${target} shows ${player} the card`,
    whichCard: 'Which one is it?',
    stays: (target) => `${target} stays`,
    staysUnnamed: (target) => `${target} stays, card not named`,
    isOut: (target) => `${target} is out; then this lies open:`,
    outUnnamed: (target) => `${target} is out, card not named`,
    cardOut: 'out',

    showTitle: 'The Fate pile is empty',
    showText: 'All still in the round show their card. The highest wins; ties all win.',
    showBelow: (card) => `Below ${card} lies the card that counts.`,
    showsWhat: (player) => `${player} shows`,
    showDone: 'The highest wins',
    showMissing: (players) => (players === 1 ? '1 card to go' : `${players} cards to go`),
    pileEmpty: 'Pile is empty',

    king: (players, number) =>
      number === 1 ? `${players} is Pirate King` : `${players} are Pirate Kings together`,
    matchEnded: (players) => `${players}: the most rounds`,
    coinsOf: (coins) => (coins === 1 ? '1 coin' : `${coins} coins`),
    rounds: (rounds) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
    rematch: 'Rematch',
    rematchText: (starter) => `Same people, same cards; ${starter} starts.`,
    notStored: 'The match could not be stored on this device, so it was not started.',
    saveFile: 'Save to a file',
    saved: (name) => `Saved as ${name}`,
    toHome: 'To the first page',

    menu: 'Table',
    log: 'What happened',
    cards: 'What the cards do',
    note: 'Write a note',
    noteText: 'It stays in the log',
    finish: 'End the match here',
    finishText: 'The most coins win',
    finishSure: 'End the match here? Undo brings it back.',
    roundWon: 'Say who won the round',
    roundWonText: 'For a round that ended in another way',
    roundWonBy: 'Who won the round?',

    correctPlayer: 'The table is right. A correction can be undone.',
    coins: 'Coins (rounds won)',
    inRound: 'In the round',
    inRoundText: 'Off: out of this round',
    inPortLabel: 'Safe in Port Royal',
    inPortText: 'The card lies in front of the player',
    setTurn: (player) => `It is ${player}’s turn`,
    fewer: 'Fewer',
    more: 'More',
    save: 'Save',
    unseen: 'Still hidden',
    unseenText: 'In the Fate pile, in hands or as the Treasure',
    takenBack: (cards) =>
      cards === 1
        ? 'Doubloons took 1 card back from the discard.'
        : `Doubloons took ${cards} cards back from the discard.`,
    lieOpen: (cards) => (cards === 1 ? '1 lies open' : `${cards} lie open`),

    setUp: 'The cards',
    setUpText: 'The anchors on a card say how many of it there are. Read them off once; they are remembered.',
    counting: 'How many of each card',
    counted: 'As the anchors say',
    uncounted: 'Not counted',
    uncountedText: 'Then the app cannot say what is still hidden, and you say when the Fate pile is empty.',
    anchorsOf: (card) => `Anchors on ${card}`,
    sum: (cards, pile) => `${cards} cards in all: ${pile} in the Fate pile after dealing`,
    tooFewCards:
      'So few cards cannot be dealt: there must be one for the Treasure, one for each and a Fate pile.',
    afterDealing: (pile) => (pile === 1 ? '1 card in the Fate pile' : `${pile} cards in the Fate pile`),
    afterDealingUncounted: 'Fate pile not counted',
  },
  de: {
    pageTitle: (players) => `${players} bei Pirates! · Harbormaster`,
    round: (round) => `Runde ${round}`,
    doing: {
      play: (player) => `${player} zieht und spielt`,
      effect: (card, target) => `${card} gegen ${target}`,
      show: 'Zeigt eure Karten',
      over: 'Die Partie ist vorbei',
    },
    start: (player) =>
      `Eine Karte als Schatz, eine für jeden, der Rest ist der Schicksalsstapel. ${player} zieht und spielt: tippt die Karte unten an.`,

    players: 'Mitspielende',
    seat: (player, coins, of, standing) =>
      `${player}, ${standing}: ${coins} von ${of} Münzen. Hier berichtigen`,
    standings: {
      turn: 'am Zug',
      in: 'in der Runde',
      out: 'ausgeschieden',
      port: 'sicher in Port Royal',
      king: 'Piratenkönig',
    },
    inPort: 'im Hafen',
    out: 'draußen',
    safeThrough: (player, last) => `${player} ist im Hafen sicher bis nach dem Zug von ${last}`,

    fatePile: 'Schicksalsstapel',
    fatePileShort: 'Schicksal',
    fateCards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
    notCounted: 'nicht gezählt',
    treasure: 'Schatz',
    treasureThere: 'verdeckt',
    treasureGone: 'weg',
    discard: 'Ablage',
    discardEmpty: 'leer',
    piles: 'Stapel: was offen liegt und was noch verdeckt ist',

    keys: 'Die zehn Karten',
    key: (number, name, left) => `Karte ${number}, ${name}${left === '' ? '' : `, ${left}`}`,
    left: (copies) => `${copies} verdeckt`,
    noneLeft: 'alle gesehen',
    effects: {
      'pirate-map': 'Tausche deine Karte mit dem Schatz.',
      doubloons: 'Deine andere Karte kommt unter den Schicksalsstapel; nimm eine beliebige aus der Ablage.',
      'spy-glass': 'Jemand zeigt allen die Karte. Der Schwarze Fleck scheidet aus.',
      'walk-plank': 'Jemand zeigt dir die Karte. Unter 3 scheidet aus.',
      hurricane: 'Alle geben ihre Karte nach links oder rechts.',
      'henry-morgan': 'Jemand zeigt dir die Karte. Unter 7 scheidet aus, nicht aber Dublonen.',
      'port-royal': 'Liegt auf deiner Karte: du bist sicher bis zu deinem nächsten Zug.',
      blackbeard: 'Tausche deine Karte mit jemandem oder mit dem Schatz.',
      warships: 'Jemand legt die Karte offen ab und zieht neu. Der Schwarze Fleck scheidet aus.',
      'black-spot': 'Wer ihn spielt, scheidet aus.',
    },

    against: (player, card) => `Gegen wen spielt ${player} ${card}?`,
    swapsWith: (player) => `Mit wem tauscht ${player}?`,
    whichWay: (player) => `Wohin schickt ${player} die Karten?`,
    ways: { left: 'Nach links', right: 'Nach rechts' },
    layOpen: (player) => `${player} scheidet aus. Welche Karte legt ${player} offen ab?`,
    doNotSay: 'Nicht nennen',
    cancel: 'Andere Karte',

    showsAll: (target, card) => `${card}: ${target} zeigt allen die Karte`,
    showsOne: (target, player, card) => `${card}: ${target} zeigt nur ${player} die Karte`,
    whichCard: 'Welche ist es?',
    stays: (target) => `${target} bleibt drin`,
    staysUnnamed: (target) => `${target} bleibt drin, ungenannt`,
    isOut: (target) => `${target} scheidet aus; dann liegt offen:`,
    outUnnamed: (target) => `${target} scheidet aus, ungenannt`,
    cardOut: 'scheidet aus',

    showTitle: 'Der Schicksalsstapel ist leer',
    showText: 'Alle noch in der Runde zeigen ihre Karte. Die höchste gewinnt, bei Gleichstand alle.',
    showBelow: (card) => `Unter ${card} zählt die eigene Karte.`,
    showsWhat: (player) => `${player} zeigt`,
    showDone: 'Die höchste gewinnt',
    showMissing: (players) => (players === 1 ? 'noch 1 Karte' : `noch ${players} Karten`),
    pileEmpty: 'Stapel ist leer',

    king: (players, number) =>
      number === 1 ? `${players} ist Piratenkönig` : `${players} sind gemeinsam Piratenkönige`,
    matchEnded: (players) => `${players}: die meisten Runden`,
    coinsOf: (coins) => (coins === 1 ? '1 Münze' : `${coins} Münzen`),
    rounds: (rounds) => (rounds === 1 ? '1 Runde' : `${rounds} Runden`),
    rematch: 'Revanche',
    rematchText: (starter) => `Dieselben Leute, dieselben Karten; ${starter} beginnt.`,
    notStored: 'Die Partie ließ sich auf diesem Gerät nicht speichern und wurde deshalb nicht begonnen.',
    saveFile: 'Als Datei sichern',
    saved: (name) => `Gesichert als ${name}`,
    toHome: 'Zur ersten Seite',

    menu: 'Tisch',
    log: 'Was geschah',
    cards: 'Was die Karten tun',
    note: 'Eine Notiz schreiben',
    noteText: 'Sie bleibt im Verlauf',
    finish: 'Die Partie hier beenden',
    finishText: 'Die meisten Münzen gewinnen',
    finishSure: 'Die Partie hier beenden? Rückgängig holt sie zurück.',
    roundWon: 'Sagen, wer die Runde gewonnen hat',
    roundWonText: 'Wenn eine Runde anders geendet hat',
    roundWonBy: 'Wer hat die Runde gewonnen?',

    correctPlayer: 'Der Tisch hat recht. Eine Berichtigung lässt sich zurücknehmen.',
    coins: 'Münzen (gewonnene Runden)',
    inRound: 'In der Runde',
    inRoundText: 'Aus: in dieser Runde ausgeschieden',
    inPortLabel: 'Sicher in Port Royal',
    inPortText: 'Die Karte liegt offen davor',
    setTurn: (player) => `${player} ist am Zug`,
    fewer: 'Weniger',
    more: 'Mehr',
    save: 'Übernehmen',
    unseen: 'Noch verdeckt',
    unseenText: 'Im Schicksalsstapel, auf der Hand oder als Schatz',
    takenBack: (cards) =>
      cards === 1
        ? 'Dublonen haben 1 Karte aus der Ablage zurückgeholt.'
        : `Dublonen haben ${cards} Karten aus der Ablage zurückgeholt.`,
    lieOpen: (cards) => (cards === 1 ? '1 liegt offen' : `${cards} liegen offen`),

    setUp: 'Die Karten',
    setUpText:
      'Die Anker auf einer Karte sagen, wie viele es davon gibt. Einmal ablesen genügt; die App merkt es sich.',
    counting: 'Wie viele von jeder Karte',
    counted: 'Nach den Ankern',
    uncounted: 'Nicht gezählt',
    uncountedText:
      'Dann kann die App nicht sagen, was noch verdeckt ist, und ihr sagt, wann der Schicksalsstapel leer ist.',
    anchorsOf: (card) => `Anker auf ${card}`,
    sum: (cards, pile) => `${cards} Karten im Ganzen: nach dem Geben ${pile} im Schicksalsstapel`,
    tooFewCards:
      'So wenige Karten reichen nicht: es braucht eine als Schatz, eine für jeden und einen Schicksalsstapel.',
    afterDealing: (pile) =>
      pile === 1 ? '1 Karte im Schicksalsstapel' : `${pile} Karten im Schicksalsstapel`,
    afterDealingUncounted: 'Schicksalsstapel nicht gezählt',
  },
};

/** The match in one line: what the table is doing now. */
export function doingNow(game: PiratesState, showing: boolean, words: CardWords): string {
  const say = piratesWords[words.language];
  const nameOf = (seat: number) => game.setup.players[seat] ?? '';
  if (game.winners !== null) return say.doing.over;
  if (showing) return say.doing.show;
  return game.effect === null
    ? say.doing.play(nameOf(game.active))
    : say.doing.effect(piratesCardName(game.effect.card, words), nameOf(game.effect.target));
}
