/**
 * Words of the table screen: whose turn, keys, offers, sheets and corrections. What hands must do and why something is
 * refused is said elsewhere. Plain TypeScript: it knows no browser.
 */
import type { Dictionary } from './dictionary.ts';

type Phase = 'event' | 'discover' | 'trade' | 'bust' | 'over' | 'scores';

interface TableWords {
  readonly pageTitle: (players: string) => string;
  readonly opening: string;
  readonly missingTitle: string;
  readonly missingText: string;
  readonly refusedTitle: string;
  readonly notReadTitle: string;
  readonly notReadText: string;
  readonly toHome: string;

  readonly round: (round: number) => string;
  /** Alone every round is one turn, and nobody has to be named. */
  readonly turnAlone: (turn: number) => string;
  readonly doingAlone: Readonly<Record<Phase, string>>;
  readonly doing: Readonly<Record<Phase, (player: string) => string>>;
  readonly go: (player: string, takes: number) => string;
  readonly lastRound: (players: string) => string;
  readonly lastTurn: string;
  readonly and: string;
  readonly swordsOf: (player: string, swords: string) => string;
  readonly timeDeck: (cards: number) => string;
  readonly menu: string;

  readonly players: string;
  readonly chip: (
    player: string,
    influence: string,
    coins: string,
    swords: string,
    role: 'active' | 'acting' | 'waiting',
  ) => string;

  readonly nothingYet: (player: string) => string;
  readonly showLog: string;
  readonly foldLines: string;
  readonly unfoldLines: string;
  readonly logTitle: string;
  readonly logStart: string;
  readonly logTurn: (round: number, player: string) => string;
  readonly recordedAnyway: string;
  readonly mend: (entry: string) => string;
  readonly mendTitle: string;
  readonly mendCard: string;
  readonly mendAway: string;
  readonly mendRefused: (entry: string) => string;
  readonly harborCards: string;

  readonly harbor: (cards: number) => string;
  readonly harborEmpty: string;
  readonly firstFromTimeDeck: string;
  readonly takes: (cards: number) => string;
  readonly income: (player: string, coins: number) => string;
  readonly bust: (chance: string) => string;
  readonly stopGives: string;
  readonly stopTitle: string;
  readonly oddsTitle: string;
  readonly oddsBust: string;
  readonly oddsTax: string;
  readonly oddsCards: string;
  readonly oddsColour: (ship: string) => string;

  readonly row: string;
  readonly noExpedition: string;
  readonly claim: (player: string) => string;
  readonly claimTitle: (player: string) => string;
  readonly claimPays: (persons: string) => string;
  readonly complete: (player: string, contract: string) => string;
  readonly setAside: string;
  readonly contracts: string;

  readonly keyboard: string;
  readonly nextTurn: (player: string) => string;
  readonly nextTurnAlone: string;
  readonly noNextTurn: string;
  readonly left: (copies: number) => string;
  readonly noneLeft: string;
  readonly inHarbor: string;
  readonly otherCard: string;
  readonly tax: string;

  readonly undo: string;
  readonly redo: string;
  readonly nothingToUndo: string;
  readonly stop: string;
  readonly repel: string;
  readonly keep: string;
  readonly bustOnPurpose: string;
  readonly gamble: string;
  readonly gambleCards: (cards: number) => string;
  readonly cancel: string;
  readonly pass: (player: string) => string;
  readonly endTurn: string;
  readonly result: string;

  readonly goOf: (player: string) => string;
  readonly take: (player: string, card: string, price: string) => string;
  readonly pay: (coins: number) => string;
  readonly gain: (coins: number) => string;
  readonly tribute: (player: string) => string;
  readonly free: string;
  readonly missing: (coins: number) => string;
  readonly giftTitle: (player: string) => string;
  readonly giftTo: (player: string) => string;

  readonly recordAnyway: string;
  readonly leave: string;
  readonly conflict: string;
  readonly notStoredMove: string;
  readonly notStored: (entries: number) => string;
  readonly storeAgain: string;
  readonly saveFile: string;
  readonly readOnly: Readonly<
    Record<'setup-refused' | 'entry-refused' | 'damaged' | 'gone' | 'outdated', string>
  >;
  readonly keptAnyway: string;
  readonly continueAsNew: string;

  readonly menuTitle: string;
  readonly menuLog: string;
  readonly menuCorrect: string;
  readonly menuCorrectText: string;
  readonly menuNote: string;
  readonly menuNoteText: string;
  readonly menuReshuffle: string;
  readonly menuReshuffleText: string;
  readonly menuScores: string;
  readonly menuScoresText: string;
  readonly menuFinish: string;
  readonly menuFinishText: string;
  readonly menuTyping: string;
  readonly menuHelp: string;
  readonly menuHelpText: string;
  readonly menuBigTable: string;
  readonly whatItDoes: string;
  readonly menuContracts: string;
  readonly menuOdds: string;
  readonly menuAwake: string;
  readonly sureScores: string;
  readonly sureScoresText: string;
  readonly sureFinish: string;
  readonly sureFinishText: string;
  readonly sureFinishTeam: string;

  readonly noteTitle: string;
  readonly noteLabel: string;
  readonly noteSave: string;

  readonly correctTitle: string;
  readonly correctText: string;
  readonly correctActive: string;
  readonly correctDrawPile: string;
  readonly correctDiscard: string;
  readonly correctTimeDeck: string;
  readonly correctPointDeck: string;
  readonly correctTakes: string;
  readonly correctHarbor: string;
  readonly correctRow: string;
  readonly correctEnd: string;
  readonly nobody: string;
  readonly takeAway: string;
  readonly layDown: string;
  readonly save: string;

  readonly playerTitle: (player: string) => string;
  readonly influence: string;
  readonly coins: string;
  readonly swords: string;
  readonly why: (figure: string) => string;
  readonly whyTitle: Readonly<
    Record<'influence' | 'swords' | 'income' | 'takes' | 'price' | 'gain' | 'coins', string>
  >;
  readonly whyNothing: string;
  readonly total: string;
  readonly coinsAtStart: string;
  readonly more: (coins: number) => string;
  readonly display: string;
  readonly displayEmpty: string;
  readonly kept: Readonly<Record<'merchant' | 'nest' | 'item', string>>;
  readonly recount: string;
  readonly quickCoins: (coins: string) => string;
  readonly recountSave: (coins: number) => string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly fromPile: string;
  readonly fromWhom: string;
  readonly addCard: string;
  readonly addCardTitle: (player: string) => string;
  readonly addCardText: string;
  readonly hire: string;
  readonly hireTitle: (player: string) => string;
  readonly hireText: string;
  readonly removeCard: (card: string) => string;
  readonly keptAs: string;

  readonly contractsTitle: string;
  readonly markersLeft: (markers: number) => string;

  readonly scoresBust: string;

  readonly menuOwnCard: string;
  readonly menuOwnCardText: string;
  readonly ownCardTitle: string;
  readonly ownCardText: string;
  readonly ownCardNow: (name: string) => string;
  readonly ownCardLater: (name: string) => string;
  readonly ownCardNotStored: string;
  readonly otherTitle: string;
  readonly otherText: string;

  readonly typingTitle: string;
  readonly typingLines: readonly { readonly keys: string; readonly text: string }[];
  readonly typed: (text: string) => string;
}

export const tableWords: Dictionary<TableWords> = {
  en: {
    pageTitle: (players) => `${players} · Harbormaster`,
    opening: 'Laying out the table …',
    missingTitle: 'No such game',
    missingText: 'This game is not on this device. It may have been deleted, or it lives on another one.',
    refusedTitle: 'This game cannot be opened',
    notReadTitle: 'The store does not answer',
    notReadText: 'The browser would not open what is stored on this device. Close other tabs and load again.',
    toHome: 'To the first page',

    round: (round) => `Round ${round}`,
    turnAlone: (turn) => `Turn ${turn}`,
    doingAlone: {
      event: 'Turn up an event',
      discover: 'Discover',
      trade: 'Trade & hire',
      bust: 'Bust',
      over: 'Game over',
      scores: 'Play',
    },
    doing: {
      event: (player) => `${player} turns up an event`,
      discover: (player) => `${player} discovers`,
      trade: (player) => `${player} trades & hires`,
      bust: (player) => `${player} is bust`,
      over: () => 'Game over',
      scores: (player) => `${player}’s turn`,
    },
    go: (player, takes) => `${player} may take ${takes}`,
    lastRound: (players) => `Last round. Still to play: ${players}`,
    lastTurn: 'Last round. This is the last turn',
    and: ' and ',
    swordsOf: (player, swords) => `${player} has ${swords}`,
    timeDeck: (cards) => `Time deck: ${cards} left`,
    menu: 'Menu',

    players: 'Players',
    chip: (player, influence, coins, swords, role) =>
      `${player}${role === 'active' ? ', active' : role === 'acting' ? ', to take' : ''}: ${influence}, ${coins}, ${swords}. Show the display`,

    nothingYet: (player) => `${player} turns up the first card: tap it below.`,
    showLog: 'Show everything so far',
    foldLines: 'Fold what hands must do',
    unfoldLines: 'Show all that hands must do',
    logTitle: 'What happened',
    logStart: 'The game began.',
    logTurn: (round, player) => `Round ${round} · ${player}`,
    recordedAnyway: 'recorded anyway',
    mend: (entry) => `Mend: ${entry}`,
    mendTitle: 'Entered wrong?',
    mendCard: 'It was this card:',
    mendAway: 'This never happened: take it out',
    mendRefused: (entry) => `Then “${entry}” would not have been possible, so nothing was changed.`,
    harborCards: 'A wrong card? Tap it.',

    harbor: (cards) => `Harbor ${cards}`,
    harborEmpty: 'No card in the harbor yet',
    firstFromTimeDeck: 'First card: top of the Time deck',
    takes: (cards) => (cards === 1 ? 'takes 1' : `takes ${cards}`),
    income: (player, coins) => `${player} +${coins}`,
    bust: (chance) => `bust ${chance}`,
    stopGives: 'What stopping now gives',
    stopTitle: 'If you stop now',
    oddsTitle: 'The next card',
    oddsBust: 'ends the turn',
    oddsTax: 'is a tax increase',
    oddsCards: 'more cards before a bust, on average',
    oddsColour: (ship) => `is a ${ship}`,

    row: 'Expeditions and chances',
    noExpedition: 'No expedition yet',
    claim: (player) => `${player} claims`,
    claimTitle: (player) => `Which persons does ${player} give?`,
    claimPays: (persons) => `Discard ${persons}`,
    complete: (player, contract) => `${player}: ${contract}`,
    setAside: 'Time card to the Point deck',
    contracts: 'Contracts',

    keyboard: 'All cards',
    nextTurn: (player) => `Next turn: ${player} turns up`,
    nextTurnAlone: 'Next turn: turn up',
    noNextTurn: 'The Time deck is empty: no turn follows this one.',
    left: (copies) => `${copies} unseen`,
    noneLeft: 'all seen',
    inHarbor: 'in the harbor',
    otherCard: 'Another card',
    tax: 'Tax',

    undo: 'Undo',
    redo: 'Redo',
    nothingToUndo: 'nothing',
    stop: 'Stop',
    repel: 'Repel',
    keep: 'Keep',
    bustOnPurpose: 'Bust',
    gamble: 'Gamble',
    gambleCards: (cards) => `Gamble: ${cards} of 4 named`,
    cancel: 'Cancel',
    pass: (player) => `${player} passes`,
    endTurn: 'End turn',
    result: 'See the result',

    goOf: (player) => `${player}’s go`,
    take: (player, card, price) => `${player} takes ${card}: ${price}`,
    pay: (coins) => `pay ${coins}`,
    gain: (coins) => `+${coins}`,
    tribute: (player) => `1 to ${player}`,
    free: 'free',
    missing: (coins) => (coins === 1 ? '1 coin short' : `${coins} coins short`),
    giftTitle: (player) => `Whom does ${player} give 1 coin from the pile?`,
    giftTo: (player) => `${player} gets the coin`,

    recordAnyway: 'Record anyway',
    leave: 'Leave it',
    conflict: 'Another tab has played on. The table now shows that; your tap was not taken.',
    notStoredMove: 'The store did not take that. Nothing has changed.',
    notStored: (entries) =>
      entries === 1
        ? 'The last entry is only on this page: it could not be stored.'
        : `The last ${entries} entries are only on this page: they could not be stored.`,
    storeAgain: 'Try again',
    saveFile: 'Save to a file',
    readOnly: {
      'setup-refused':
        'The variable game is for 2 to 4 against each other; an earlier version allowed this one. It can be looked at, not played on.',
      'entry-refused':
        'A later entry of this game breaks a rule of this version. It can be looked at, not played on.',
      damaged: 'A part of this game cannot be read. What can be read is shown.',
      gone: 'This game was deleted. It can be looked at, not played on.',
      outdated: 'A newer version keeps the games now. What is shown is stored: load again to play on.',
    },
    keptAnyway: 'It stays stored as it is.',
    continueAsNew: 'Play on as a new game',

    menuTitle: 'Table',
    menuLog: 'What happened',
    menuCorrect: 'Correct the table',
    menuCorrectText: 'Active player, piles, harbor',
    menuNote: 'Write a note',
    menuNoteText: 'It stays in the log',
    menuReshuffle: 'We have reshuffled',
    menuReshuffleText: 'The discard went into the draw pile earlier than counted',
    menuScores: 'Only track scores from here',
    menuScoresText: 'Displays and coins; no more single cards',
    menuFinish: 'End the game here',
    menuFinishText: 'Winners by the figures as they stand',
    menuTyping: 'Typing cards',
    menuHelp: 'Cards and rules',
    menuHelpText: 'Or hold a finger on any card.',
    menuBigTable: 'Flat on the table: panels face their seats',
    whatItDoes: 'What this card does',
    menuContracts: 'Contracts',
    menuOdds: 'Show the odds',
    menuAwake: 'Keep the screen on',
    sureScores: 'Only scores from here on?',
    sureScoresText: 'The app stops running the turn. Undo brings it back.',
    sureFinish: 'End the game here?',
    sureFinishText: 'The figures as they stand decide. Undo brings the game back.',
    sureFinishTeam: 'With contracts open the game is lost. Undo brings it back.',

    noteTitle: 'A note for the log',
    noteLabel: 'Note',
    noteSave: 'Write it down',

    correctTitle: 'Correct the table',
    correctText: 'The table is right. Corrections trigger nothing and can be undone.',
    correctActive: 'Active player',
    correctDrawPile: 'Cards in the draw pile',
    correctDiscard: 'Cards in the discard',
    correctTimeDeck: 'Cards in the Time deck',
    correctPointDeck: 'Cards in the Point deck',
    correctTakes: 'Cards still to take in this go',
    correctHarbor: 'Harbor',
    correctRow: 'Expeditions',
    correctEnd: 'End triggered by',
    nobody: 'nobody',
    takeAway: 'Take away',
    layDown: 'Lay down a card',
    save: 'Save',

    playerTitle: (player) => player,
    influence: 'Influence',
    coins: 'Coins',
    swords: 'Swords',
    why: (figure) => `${figure}: why?`,
    whyTitle: {
      influence: 'Influence',
      swords: 'Swords',
      income: 'Coins at the start of the go',
      takes: 'Cards to take',
      price: 'Price',
      gain: 'Gain',
      coins: 'Coins',
    },
    whyNothing: 'Nothing counts towards it.',
    total: 'Together',
    coinsAtStart: 'at the start',
    more: (coins) => (coins > 0 ? `+${coins}` : `−${-coins}`),
    display: 'Display',
    displayEmpty: 'Nothing yet.',
    kept: { merchant: 'under the merchant', nest: 'for the contract', item: 'item' },
    recount: 'Recount the coins',
    quickCoins: (coins) => `${coins} coin`,
    recountSave: (coins) => `Set to ${coins}`,
    reason: 'Why',
    reasonHint: 'forgotten coin, house rule …',
    fromPile: 'Draw pile and discard',
    fromWhom: 'From or to',
    addCard: 'Add a card',
    addCardTitle: (player) => `Add a card to ${player}’s display`,
    addCardText: 'No coins move.',
    hire: 'Hire',
    hireTitle: (player) => `${player} hires`,
    hireText: 'The price, less discount, is paid.',
    removeCard: (card) => `Take ${card} away`,
    keptAs: 'The ship is kept',

    contractsTitle: 'Contracts',
    markersLeft: (markers) => (markers === 1 ? '1 marker left' : `${markers} markers left`),

    scoresBust: 'Bust',

    menuOwnCard: 'A card shows other numbers',
    menuOwnCardText: 'Your card differs from the list: for this game and the next.',
    ownCardTitle: 'A card shows other numbers',
    ownCardText: 'Which card is it? Then type what your card shows.',
    ownCardNow: (name) => `${name}: read from your own card. This game and the next ones use it.`,
    ownCardLater: (name) =>
      `${name}: read from your own card, for the next game. What was said in this one does not go with it.`,
    ownCardNotStored: 'This device would not keep it. Nothing was changed.',
    otherTitle: 'Another card',
    otherText: 'Type what is printed on it. It then has a key of its own, in the next games too.',

    typingTitle: 'Typing cards',
    typingLines: [
      { keys: 'R 3 6', text: 'a ship: colour, coins, swords (Y, B, G, R, K; X for a skull)' },
      { keys: 'SA 3', text: 'a person: the first letters, then the cost' },
      { keys: 'TR B 5', text: 'a person of a colour: letters, colour, cost' },
      { keys: 'Enter', text: 'the main action: Stop, Pass, End turn' },
      { keys: 'Ctrl Z · Ctrl Y', text: 'undo and redo' },
      { keys: '← ↑ → ↓', text: 'from key to key' },
      { keys: 'Esc', text: 'closes a sheet or forgets what was typed' },
    ],
    typed: (text) => `Typed: ${text}`,
  },
  de: {
    pageTitle: (players) => `${players} · Harbormaster`,
    opening: 'Der Tisch wird gedeckt …',
    missingTitle: 'Diese Partie gibt es nicht',
    missingText: 'Sie liegt nicht auf diesem Gerät. Vielleicht ist sie gelöscht oder auf einem anderen.',
    refusedTitle: 'Diese Partie lässt sich nicht öffnen',
    notReadTitle: 'Der Speicher antwortet nicht',
    notReadText: 'Der Browser gibt nicht frei, was hier gespeichert ist. Schließt andere Tabs und ladet neu.',
    toHome: 'Zur ersten Seite',

    round: (round) => `Runde ${round}`,
    turnAlone: (turn) => `Zug ${turn}`,
    doingAlone: {
      event: 'Ereignis aufdecken',
      discover: 'Entdecken',
      trade: 'Handeln',
      bust: 'Hafen verloren',
      over: 'Partie zu Ende',
      scores: 'Spielen',
    },
    doing: {
      event: (player) => `${player} deckt ein Ereignis auf`,
      discover: (player) => `${player} entdeckt`,
      trade: (player) => `${player} handelt`,
      bust: (player) => `${player} verliert den Hafen`,
      over: () => 'Partie zu Ende',
      scores: (player) => `${player} ist am Zug`,
    },
    go: (player, takes) => `${player} darf ${takes} nehmen`,
    lastRound: (players) => `Letzte Runde. Noch am Zug: ${players}`,
    lastTurn: 'Letzte Runde. Das ist der letzte Zug',
    and: ' und ',
    swordsOf: (player, swords) => `${player} hat ${swords}`,
    timeDeck: (cards) => `Zeitstapel: noch ${cards}`,
    menu: 'Menü',

    players: 'Spielende',
    chip: (player, influence, coins, swords, role) =>
      `${player}${role === 'active' ? ', am Zug' : role === 'acting' ? ', darf nehmen' : ''}: ${influence}, ${coins}, ${swords}. Auslage zeigen`,

    nothingYet: (player) => `${player} deckt die erste Karte auf: unten antippen.`,
    showLog: 'Alles bisher zeigen',
    foldLines: 'Anweisungen einklappen',
    unfoldLines: 'Alle Anweisungen zeigen',
    logTitle: 'Was geschah',
    logStart: 'Die Partie begann.',
    logTurn: (round, player) => `Runde ${round} · ${player}`,
    recordedAnyway: 'trotzdem eingetragen',
    mend: (entry) => `Berichtigen: ${entry}`,
    mendTitle: 'Falsch eingetragen?',
    mendCard: 'Es war diese Karte:',
    mendAway: 'Das war nie so: herausnehmen',
    mendRefused: (entry) => `Dann wäre „${entry}“ nicht möglich gewesen; nichts wurde geändert.`,
    harborCards: 'Eine Karte stimmt nicht? Einfach antippen.',

    harbor: (cards) => `Hafen ${cards}`,
    harborEmpty: 'Noch keine Karte im Hafen',
    firstFromTimeDeck: 'Erste Karte: oben vom Zeitstapel',
    takes: (cards) => (cards === 1 ? 'nimmt 1' : `nimmt ${cards}`),
    income: (player, coins) => `${player} +${coins}`,
    bust: (chance) => `Verlust ${chance}`,
    stopGives: 'Was Aufhören jetzt bringt',
    stopTitle: 'Wenn jetzt Schluss ist',
    oddsTitle: 'Die nächste Karte',
    oddsBust: 'beendet den Zug',
    oddsTax: 'ist eine Steuererhöhung',
    oddsCards: 'Karten noch bis zum Verlust, im Mittel',
    oddsColour: (ship) => `ist: ${ship}`,

    row: 'Expeditionen und Gelegenheiten',
    noExpedition: 'Noch kein Expeditionsauftrag',
    claim: (player) => `${player} erfüllt`,
    claimTitle: (player) => `Welche Personen gibt ${player} ab?`,
    claimPays: (persons) => `${persons} ablegen`,
    complete: (player, contract) => `${player}: ${contract}`,
    setAside: 'Zeitkarte zum Punktestapel',
    contracts: 'Aufträge',

    keyboard: 'Alle Karten',
    nextTurn: (player) => `Nächster Zug: ${player} deckt auf`,
    nextTurnAlone: 'Nächster Zug: aufdecken',
    noNextTurn: 'Der Zeitstapel ist leer: Nach diesem Zug kommt keiner mehr.',
    left: (copies) => `${copies} ungesehen`,
    noneLeft: 'alle gesehen',
    inHarbor: 'im Hafen',
    otherCard: 'Andere Karte',
    tax: 'Steuer',

    undo: 'Zurück',
    redo: 'Wieder',
    nothingToUndo: 'nichts',
    stop: 'Stopp',
    repel: 'Abwehren',
    keep: 'Behalten',
    bustOnPurpose: 'Verlieren',
    gamble: 'Zocken',
    gambleCards: (cards) => `Zocken: ${cards} von 4 genannt`,
    cancel: 'Abbrechen',
    pass: (player) => `${player} passt`,
    endTurn: 'Zug beenden',
    result: 'Zum Ergebnis',

    goOf: (player) => `${player} ist dran`,
    take: (player, card, price) => `${player} nimmt ${card}: ${price}`,
    pay: (coins) => `zahlt ${coins}`,
    gain: (coins) => `+${coins}`,
    tribute: (player) => `1 an ${player}`,
    free: 'umsonst',
    missing: (coins) => (coins === 1 ? '1 Münze fehlt' : `${coins} Münzen fehlen`),
    giftTitle: (player) => `Wem gibt ${player} 1 Münze vom Stapel?`,
    giftTo: (player) => `${player} bekommt die Münze`,

    recordAnyway: 'Trotzdem eintragen',
    leave: 'Lassen',
    conflict:
      'In einem anderen Tab ging es weiter. Der Tisch zeigt jetzt das; das letzte Tippen zählte nicht.',
    notStoredMove: 'Der Speicher nahm das nicht an. Nichts hat sich geändert.',
    notStored: (entries) =>
      entries === 1
        ? 'Der letzte Eintrag steht nur auf dieser Seite: er ließ sich nicht speichern.'
        : `Die letzten ${entries} Einträge stehen nur auf dieser Seite: sie ließen sich nicht speichern.`,
    storeAgain: 'Noch einmal',
    saveFile: 'In eine Datei sichern',
    readOnly: {
      'setup-refused':
        'Das variable Spiel spielen 2 bis 4 gegeneinander; eine frühere Fassung ließ diese Partie zu. Ansehen geht, weiterspielen nicht.',
      'entry-refused':
        'Ein späterer Eintrag dieser Partie verletzt eine Regel dieser Fassung. Ansehen geht, weiterspielen nicht.',
      damaged: 'Ein Teil dieser Partie ist nicht lesbar. Gezeigt wird, was lesbar ist.',
      gone: 'Diese Partie ist gelöscht. Ansehen geht, weiterspielen nicht.',
      outdated:
        'Eine neuere Fassung führt die Partien jetzt. Was hier steht, ist gespeichert: Ladet neu und spielt weiter.',
    },
    keptAnyway: 'Sie bleibt gespeichert, wie sie ist.',
    continueAsNew: 'Als neue Partie weiterspielen',

    menuTitle: 'Tisch',
    menuLog: 'Was geschah',
    menuCorrect: 'Den Tisch berichtigen',
    menuCorrectText: 'Wer am Zug ist, Stapel, Hafen',
    menuNote: 'Notiz schreiben',
    menuNoteText: 'Sie bleibt im Verlauf',
    menuReshuffle: 'Wir haben neu gemischt',
    menuReshuffleText: 'Die Ablage kam früher in den Nachziehstapel als gezählt',
    menuScores: 'Ab hier nur Punkte führen',
    menuScoresText: 'Auslagen und Münzen, keine einzelnen Karten mehr',
    menuFinish: 'Die Partie hier beenden',
    menuFinishText: 'Es gilt, was jetzt dasteht',
    menuTyping: 'Karten tippen',
    menuHelp: 'Karten und Regeln',
    menuHelpText: 'Oder haltet den Finger auf einer Karte.',
    menuBigTable: 'Flach auf dem Tisch: Felder zu den Plätzen gedreht',
    whatItDoes: 'Was diese Karte kann',
    menuContracts: 'Aufträge',
    menuOdds: 'Chancen zeigen',
    menuAwake: 'Bildschirm anlassen',
    sureScores: 'Ab hier nur noch Punkte?',
    sureScoresText: 'Die App führt den Zug nicht mehr. „Zurück“ macht es rückgängig.',
    sureFinish: 'Die Partie hier beenden?',
    sureFinishText: 'Es gilt, was jetzt dasteht. „Zurück“ holt die Partie wieder.',
    sureFinishTeam: 'Mit offenen Aufträgen ist die Partie verloren. „Zurück“ holt sie wieder.',

    noteTitle: 'Notiz für den Verlauf',
    noteLabel: 'Notiz',
    noteSave: 'Aufschreiben',

    correctTitle: 'Den Tisch berichtigen',
    correctText: 'Der Tisch hat recht. Berichtigungen lösen nichts aus und lassen sich zurücknehmen.',
    correctActive: 'Am Zug',
    correctDrawPile: 'Karten im Nachziehstapel',
    correctDiscard: 'Karten in der Ablage',
    correctTimeDeck: 'Karten im Zeitstapel',
    correctPointDeck: 'Karten im Punktestapel',
    correctTakes: 'Karten, die noch genommen werden dürfen',
    correctHarbor: 'Hafen',
    correctRow: 'Expeditionsaufträge',
    correctEnd: 'Ende ausgelöst durch',
    nobody: 'niemand',
    takeAway: 'Wegnehmen',
    layDown: 'Karte hinlegen',
    save: 'Sichern',

    playerTitle: (player) => player,
    influence: 'Einfluss',
    coins: 'Münzen',
    swords: 'Säbel',
    why: (figure) => `${figure}: warum?`,
    whyTitle: {
      influence: 'Einfluss',
      swords: 'Säbel',
      income: 'Münzen zu Beginn',
      takes: 'Karten zum Nehmen',
      price: 'Preis',
      gain: 'Ertrag',
      coins: 'Münzen',
    },
    whyNothing: 'Nichts zählt dazu.',
    total: 'Zusammen',
    coinsAtStart: 'zu Beginn',
    more: (coins) => (coins > 0 ? `+${coins}` : `−${-coins}`),
    display: 'Auslage',
    displayEmpty: 'Noch nichts.',
    kept: { merchant: 'unter dem Großhändler', nest: 'für den Auftrag', item: 'Ware' },
    recount: 'Münzen nachzählen',
    quickCoins: (coins) => `${coins} Münze`,
    recountSave: (coins) => `Auf ${coins} setzen`,
    reason: 'Warum',
    reasonHint: 'vergessene Münze, Hausregel …',
    fromPile: 'Nachziehstapel und Ablage',
    fromWhom: 'Von oder an',
    addCard: 'Karte dazulegen',
    addCardTitle: (player) => `Karte in die Auslage von ${player}`,
    addCardText: 'Keine Münze bewegt sich.',
    hire: 'Anheuern',
    hireTitle: (player) => `${player} heuert an`,
    hireText: 'Der Preis wird gezahlt, Nachlass abgezogen.',
    removeCard: (card) => `${card} wegnehmen`,
    keptAs: 'Das Schiff liegt',

    contractsTitle: 'Aufträge',
    markersLeft: (markers) => (markers === 1 ? 'noch 1 Marker' : `noch ${markers} Marker`),

    scoresBust: 'Hafen verloren',

    menuOwnCard: 'Eine Karte zeigt andere Zahlen',
    menuOwnCardText: 'Eure Karte weicht von der Liste ab: für diese Partie und die nächsten.',
    ownCardTitle: 'Eine Karte zeigt andere Zahlen',
    ownCardText: 'Welche Karte ist es? Danach eintippen, was sie zeigt.',
    ownCardNow: (name) => `${name}: von der Karte abgelesen. Diese und die nächsten Partien rechnen damit.`,
    ownCardLater: (name) =>
      `${name}: von der Karte abgelesen, für die nächste Partie. Was in dieser schon gesagt ist, passt nicht dazu.`,
    ownCardNotStored: 'Dieses Gerät konnte es nicht behalten. Nichts wurde geändert.',
    otherTitle: 'Andere Karte',
    otherText:
      'Eintippen, was aufgedruckt ist. Dann hat sie ihre eigene Taste, auch in den nächsten Partien.',

    typingTitle: 'Karten tippen',
    typingLines: [
      { keys: 'RO 3 6', text: 'ein Schiff: Farbe, Münzen, Säbel (Ge, Bl, Gr, Ro, Sw; X für den Totenkopf)' },
      { keys: 'MA 3', text: 'eine Person: die ersten Buchstaben, dann die Kosten' },
      { keys: 'HÄ BL 5', text: 'eine Person mit Farbe: Buchstaben, Farbe, Kosten' },
      { keys: 'Enter', text: 'die Hauptsache: Stopp, Passen, Zug beenden' },
      { keys: 'Strg Z · Strg Y', text: 'zurück und wieder' },
      { keys: '← ↑ → ↓', text: 'von Taste zu Taste' },
      { keys: 'Esc', text: 'schließt ein Blatt oder vergisst das Getippte' },
    ],
    typed: (text) => `Getippt: ${text}`,
  },
};
