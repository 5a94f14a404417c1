/** Words of the new game: boxes, people, seats, contracts, depth, house rules, and what comes out of the box. */
import type { EditionId, HouseRule } from '#engine';
import type { Dictionary } from './dictionary.ts';

interface Choosable {
  readonly name: string;
  readonly text: string;
}

interface NewGameWords {
  readonly title: string;
  readonly loading: string;
  readonly start: string;
  readonly starting: string;
  readonly deckAfterDealing: (cards: number) => string;

  readonly boxes: string;
  readonly game: string;
  readonly games: Readonly<Record<'port-royal' | 'make-sail' | 'pirates', Choosable>>;
  readonly edition: string;
  readonly editions: Readonly<Record<EditionId, Choosable>>;
  readonly extras: string;
  readonly extraBoxes: Readonly<
    Record<'gambler' | 'contract-cards' | 'contracts' | 'make-sail-mix', Choosable>
  >;
  readonly goesTogether: string;
  readonly mode: string;
  readonly modes: Readonly<Record<'competitive' | 'cooperative', Choosable>>;
  readonly solo: string;

  readonly people: string;
  readonly known: string;
  readonly addPlayer: string;
  readonly add: string;
  readonly sitsAlready: (name: string) => string;
  readonly tableFull: (seats: number) => string;
  readonly noSeats: string;
  readonly seats: string;
  readonly clockwise: string;
  readonly houseSeat: string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly drag: (name: string) => string;
  readonly movedTo: (name: string, seat: number) => string;
  readonly starts: string;
  readonly startsLabel: (name: string) => string;
  readonly drawLots: string;
  readonly drawing: string;
  readonly drawn: (name: string) => string;
  readonly colourOf: (name: string) => string;
  readonly colours: Readonly<Record<'amber' | 'sky' | 'rose' | 'teal' | 'violet' | 'lime' | 'sand', string>>;
  readonly colourTaken: (name: string) => string;
  readonly rename: string;
  readonly forget: string;
  readonly forgotten: (name: string) => string;
  readonly nameTaken: string;
  readonly keep: string;

  readonly contracts: string;
  readonly contractsText: (needed: number) => string;
  readonly contractsCount: (out: number, needed: number) => string;
  readonly draw: string;
  readonly drawAgain: string;
  readonly drawCode: string;
  readonly drawCodeText: string;
  readonly shareCode: string;
  readonly codeShared: (code: string, edition: string) => string;
  readonly codeCopied: string;
  readonly otherCode: string;
  readonly useCode: string;
  readonly sealUnknown: string;
  readonly sealNumber: (contract: string) => string;
  readonly sealLetter: (contract: string) => string;
  readonly sealHint: string;
  readonly sealLabel: (number: string, letter: string) => string;
  readonly timeDeck: string;
  readonly timeDeckLetters: (letters: number) => string;
  readonly timeDeckCounted: string;
  readonly timeDeckCountedText: string;
  readonly countIs: string;
  readonly setAside: string;
  readonly setAsideText: string;
  readonly fewer: string;
  readonly more: string;

  readonly depth: string;
  readonly depths: Readonly<Record<'table' | 'scores', Choosable>>;

  readonly details: string;
  readonly detailsNone: string;
  readonly detailsSome: (changed: number) => string;
  readonly rules: Readonly<Record<Exclude<HouseRule, 'moreSeats'>, Choosable>>;
  readonly ruleOn: (edition: string) => string;
  readonly ruleOff: (edition: string) => string;
  readonly odds: Choosable;

  readonly unpack: string;
  readonly unpackText: string;
  readonly unpackDone: string;
  readonly pile: (cards: number) => string;
  readonly pileText: string;
  readonly items: {
    readonly leaveExpedition: string;
    readonly layExpedition: string;
    readonly leaveMarked: (box: string, mark: string) => string;
    readonly shuffleIn: (cards: number, box: string) => string;
    readonly shuffleInMarked: (cards: number, box: string, mark: string) => string;
    readonly shuffle: (cards: number) => string;
    readonly leaveBlueSeals: (contracts: string) => string;
    readonly layContracts: (contracts: string) => string;
    readonly markers: (each: number) => string;
    readonly dealCoins: (each: number, players: number) => string;
    readonly dealTimeDeck: (cards: number) => string;
    readonly setAside: (cards: number) => string;
  };
  readonly marks: Readonly<Record<'A' | 'P' | 'U' | 'nail', string>>;
  readonly shortBoxes: Readonly<Record<'gambler' | 'contract-cards' | 'make-sail-mix', string>>;

  readonly problems: {
    readonly nobody: string;
    readonly aloneNeedsContracts: string;
    readonly tooFew: (least: number) => string;
    readonly tooMany: (most: number) => string;
    readonly contractsMissing: (missing: number) => string;
    readonly contractsTooMany: (spare: number) => string;
    readonly sealUnknown: (contract: string) => string;
    readonly setAsideAll: (most: number) => string;
    readonly cardsDiffer: string;
    readonly notPossible: (found: string) => string;
    readonly notStored: string;
  };
}

export const newGameWords: Dictionary<NewGameWords> = {
  en: {
    title: 'New game',
    loading: 'Fetching the boxes …',
    start: 'Start',
    starting: 'Laying out …',
    deckAfterDealing: (cards) => `${cards} cards in the pile after dealing`,

    boxes: 'On the table',
    game: 'Game',
    games: {
      'port-royal': { name: 'Port Royal', text: '2 to 5 players, 120 cards' },
      'make-sail': { name: 'Make Sail!', text: '2 to 4 players, 60 cards' },
      pirates: { name: 'Pirates!', text: '2 to 4 players, first to 3 rounds' },
    },
    edition: 'Edition',
    editions: {
      'big-box-2021': { name: 'Big Box', text: '2021' },
      'pegasus-2014': { name: 'Pegasus', text: '2014' },
      'sjg-2017': { name: 'SJG', text: '2017' },
    },
    extras: 'With it',
    extraBoxes: {
      gambler: { name: 'Gambler', text: '4 cards' },
      'contract-cards': { name: 'Contract cards', text: '24 cards' },
      contracts: { name: 'Contracts', text: 'the 18 large cards' },
      'make-sail-mix': { name: 'Make Sail! mix', text: 'the 20 marked cards' },
    },
    goesTogether: 'The contracts are played together with their 24 cards.',
    mode: 'How you play',
    modes: {
      competitive: { name: 'Against each other', text: '4 contracts lie out' },
      cooperative: { name: 'Together', text: 'against the Time deck' },
    },
    solo: 'Alone you play against the Time deck.',

    people: 'Who plays',
    known: 'Played before',
    addPlayer: 'Name',
    add: 'Sit down',
    sitsAlready: (name) => `${name} sits at the table already.`,
    tableFull: (seats) => `The table is full: ${seats} seats at most.`,
    noSeats: 'Nobody sits here yet. Tap a name or write one.',
    seats: 'Seats',
    clockwise: 'Clockwise, as you sit.',
    houseSeat: 'house rule',
    moveUp: (name) => `${name} one seat up`,
    moveDown: (name) => `${name} one seat down`,
    drag: (name) => `Drag ${name} to another seat`,
    movedTo: (name, seat) => `${name} now has seat ${seat}.`,
    starts: 'starts',
    startsLabel: (name) => `${name} starts`,
    drawLots: 'Draw lots',
    drawing: 'The lamp goes round …',
    drawn: (name) => `${name} starts.`,
    colourOf: (name) => `${name}: colour and name`,
    colours: {
      amber: 'amber star',
      sky: 'sky-blue moon',
      rose: 'rose heart',
      teal: 'teal drop',
      violet: 'violet bolt',
      lime: 'lime fish',
      sand: 'sand ring',
    },
    colourTaken: (name) => `${name} has it: you swap`,
    rename: 'Name',
    forget: 'Forget this name',
    forgotten: (name) => `${name} is no longer remembered. Games already played keep the name.`,
    nameTaken: 'Somebody has this name already.',
    keep: 'Done',

    contracts: 'Contracts face up',
    contractsText: (needed) => `Draw ${needed}, or tap those that lie on the table.`,
    contractsCount: (out, needed) => `${out} of ${needed}`,
    draw: 'Draw',
    drawAgain: 'Draw again',
    drawCode: 'Draw code',
    drawCodeText: 'The same code draws the same contracts on every phone.',
    shareCode: 'Share the code',
    codeShared: (code, edition) =>
      `Port Royal contracts (${edition}): draw code ${code} in Harbormaster lays out the same ones.`,
    codeCopied: 'Copied.',
    otherCode: 'A code from somebody else',
    useCode: 'Use it',
    sealUnknown: 'What does the seal on your card say?',
    sealNumber: (contract) => `${contract}: number on the seal`,
    sealLetter: (contract) => `${contract}: letter on the seal`,
    sealHint: 'Nobody has read this card out to us yet. It is asked once and kept in My cards.',
    sealLabel: (number, letter) => `seal ${number}, letter ${letter}`,
    timeDeck: 'Time deck',
    timeDeckLetters: (letters) => (letters === 1 ? '1 letter' : `${letters} letters`),
    timeDeckCounted: 'We counted ourselves',
    timeDeckCountedText: 'Enter how many cards you dealt to the Time deck.',
    countIs: 'Cards in the Time deck',
    setAside: 'Set aside before the start',
    setAsideText: 'Cards that you move to the Point deck right away: harder, and a better rank.',
    fewer: 'Fewer',
    more: 'More',

    depth: 'How much you enter',
    depths: {
      table: {
        name: 'Table',
        text: 'Tap every card turned up; the app runs the turn and says who gets what.',
      },
      scores: { name: 'Scores', text: 'Only displays and coins; you run the turn, the app keeps score.' },
    },

    details: 'House rules and odds',
    detailsNone: 'By the book',
    detailsSome: (changed) => (changed === 1 ? '1 house rule' : `${changed} house rules`),
    rules: {
      endNeedsExpedition: {
        name: 'The end needs an expedition',
        text: 'Only somebody with an expedition can end the game and win it.',
      },
      jesterPaysActive: {
        name: 'Jesters pay the active player too',
        text: 'On an empty harbor, not only the others.',
      },
      claimAfterBust: {
        name: 'Claims after a bust',
        text: 'The active player may still claim expeditions and complete contracts.',
      },
      governorActsAtOnce: {
        name: 'A governor counts at once',
        text: 'Already in the go in which it is hired.',
      },
      viceAdmiralPaysTwo: {
        name: 'Vice admirals pay 2 to the others',
        text: 'Players who are not active get 2 coins instead of 1.',
      },
    },
    ruleOn: (edition) => `${edition}: on`,
    ruleOff: (edition) => `${edition}: off`,
    odds: { name: 'Show the odds', text: 'The chance that the next card is a bust.' },

    unpack: 'Take out of the box',
    unpackText: 'Tick what is done, or just start.',
    unpackDone: 'All set.',
    pile: (cards) => `${cards} cards`,
    pileText: 'should now lie in the pile. Count them if in doubt.',
    items: {
      leaveExpedition: 'Leave in the box: the expedition with the plain back, without a coin.',
      layExpedition: 'Lay out face up: the expedition with the plain back. It is never in the pile.',
      leaveMarked: (box, mark) => `Leave in the box: ${box} (${mark}).`,
      shuffleIn: (cards, box) => `Shuffle in: ${cards} cards, ${box}.`,
      shuffleInMarked: (cards, box, mark) => `Shuffle in: ${cards} cards, ${box} (${mark}).`,
      shuffle: (cards) => `Shuffle all ${cards} cards, coin side up.`,
      leaveBlueSeals: (contracts) => `Leave in the box: the two contracts with a blue seal (${contracts}).`,
      layContracts: (contracts) => `Lay out face up: ${contracts}.`,
      markers: (each) => `Give everybody ${each} markers.`,
      dealCoins: (each, players) =>
        players === 1
          ? `Deal yourself ${each} cards face down: your coins.`
          : `Deal everybody ${each} cards face down: the coins.`,
      dealTimeDeck: (cards) => `Deal ${cards} cards face down: the Time deck.`,
      setAside: (cards) =>
        cards === 1
          ? 'Move 1 card from the Time deck to the Point deck.'
          : `Move ${cards} cards from the Time deck to the Point deck.`,
    },
    marks: { A: 'letter A', P: 'letter P', U: 'letter U', nail: 'nail in the corner' },
    shortBoxes: {
      gambler: 'Gamblers',
      'contract-cards': 'contract cards',
      'make-sail-mix': 'marked Make Sail! cards',
    },

    problems: {
      nobody: 'Who plays? Tap at least two names.',
      aloneNeedsContracts: 'Alone you need the contracts: tap their box, or let somebody else sit down.',
      tooFew: (least) => `This game needs at least ${least} players.`,
      tooMany: (most) => `That is more than ${most} players: too many for these boxes, even as a house rule.`,
      contractsMissing: (missing) =>
        missing === 1 ? 'Choose 1 more contract.' : `Choose ${missing} more contracts.`,
      contractsTooMany: (spare) =>
        spare === 1 ? 'Take 1 contract away again.' : `Take ${spare} contracts away again.`,
      sealUnknown: (contract) =>
        `The seal of ${contract} is not known: read it off your card, or count the Time deck.`,
      setAsideAll: (most) => `Not the whole Time deck: set aside ${most} cards at most.`,
      cardsDiffer: 'One of your own cards in My cards does not fit this game. Look there and try again.',
      notPossible: (found) => `This cannot be laid out: ${found}.`,
      notStored: 'The game could not be stored on this device. Free some space and try again.',
    },
  },
  de: {
    title: 'Neue Partie',
    loading: 'Die Schachteln werden geholt …',
    start: 'Los',
    starting: 'Wird ausgelegt …',
    deckAfterDealing: (cards) => `${cards} Karten im Stapel nach dem Austeilen`,

    boxes: 'Auf dem Tisch',
    game: 'Spiel',
    games: {
      'port-royal': { name: 'Port Royal', text: '2 bis 5 Personen, 120 Karten' },
      'make-sail': { name: 'Unterwegs!', text: '2 bis 4 Personen, 60 Karten' },
      pirates: { name: 'Pirates!', text: '2 bis 4 Personen, wer zuerst 3 Runden gewinnt' },
    },
    edition: 'Ausgabe',
    editions: {
      'big-box-2021': { name: 'Big Box', text: 'von 2021' },
      'pegasus-2014': { name: 'Pegasus', text: 'von 2014' },
      'sjg-2017': { name: 'SJG', text: 'von 2017' },
    },
    extras: 'Dazu',
    extraBoxes: {
      gambler: { name: 'Spieler', text: '4 Karten' },
      'contract-cards': { name: 'Auftrags\u00ADkarten', text: '24 Karten' },
      contracts: { name: 'Aufträge', text: 'die 18 großen Karten' },
      'make-sail-mix': { name: 'Unterwegs!-Mix', text: 'die 20 markierten Karten' },
    },
    goesTogether: 'Die Aufträge werden zusammen mit ihren 24 Karten gespielt.',
    mode: 'Wie ihr spielt',
    modes: {
      competitive: { name: 'Gegeneinander', text: '4 Aufträge liegen aus' },
      cooperative: { name: 'Miteinander', text: 'gegen den Zeitstapel' },
    },
    solo: 'Allein spielst du gegen den Zeitstapel.',

    people: 'Wer spielt',
    known: 'Schon dabei gewesen',
    addPlayer: 'Name',
    add: 'Setzen',
    sitsAlready: (name) => `${name} sitzt schon am Tisch.`,
    tableFull: (seats) => `Der Tisch ist voll: höchstens ${seats} Plätze.`,
    noSeats: 'Hier sitzt noch niemand. Einen Namen antippen oder schreiben.',
    seats: 'Plätze',
    clockwise: 'Im Uhrzeigersinn, wie ihr sitzt.',
    houseSeat: 'Hausregel',
    moveUp: (name) => `${name} einen Platz nach oben`,
    moveDown: (name) => `${name} einen Platz nach unten`,
    drag: (name) => `${name} auf einen anderen Platz ziehen`,
    movedTo: (name, seat) => `${name} sitzt jetzt auf Platz ${seat}.`,
    starts: 'beginnt',
    startsLabel: (name) => `${name} beginnt`,
    drawLots: 'Auslosen',
    drawing: 'Die Laterne geht herum …',
    drawn: (name) => `${name} beginnt.`,
    colourOf: (name) => `${name}: Farbe und Name`,
    colours: {
      amber: 'bernsteinfarbener Stern',
      sky: 'himmelblauer Mond',
      rose: 'rosa Herz',
      teal: 'türkiser Tropfen',
      violet: 'violetter Blitz',
      lime: 'limettengrüner Fisch',
      sand: 'sandfarbener Ring',
    },
    colourTaken: (name) => `hat ${name}: ihr tauscht`,
    rename: 'Name',
    forget: 'Diesen Namen vergessen',
    forgotten: (name) => `${name} wird nicht mehr vorgeschlagen. Gespielte Partien behalten den Namen.`,
    nameTaken: 'So heißt schon jemand.',
    keep: 'Fertig',

    contracts: 'Offene Aufträge',
    contractsText: (needed) => `${needed} ziehen oder die antippen, die auf dem Tisch liegen.`,
    contractsCount: (out, needed) => `${out} von ${needed}`,
    draw: 'Ziehen',
    drawAgain: 'Neu ziehen',
    drawCode: 'Ziehcode',
    drawCodeText: 'Derselbe Code zieht auf jedem Telefon dieselben Aufträge.',
    shareCode: 'Code teilen',
    codeShared: (code, edition) =>
      `Port-Royal-Aufträge (${edition}): Der Ziehcode ${code} legt in Harbormaster dieselben aus.`,
    codeCopied: 'Kopiert.',
    otherCode: 'Ein Code von jemand anderem',
    useCode: 'Nehmen',
    sealUnknown: 'Was steht auf dem Siegel der Karte?',
    sealNumber: (contract) => `${contract}: Zahl auf dem Siegel`,
    sealLetter: (contract) => `${contract}: Buchstabe auf dem Siegel`,
    sealHint: 'Diese Karte hat uns noch niemand vorgelesen. Gefragt wird einmal, gemerkt unter Meine Karten.',
    sealLabel: (number, letter) => `Siegel ${number}, Buchstabe ${letter}`,
    timeDeck: 'Zeitstapel',
    timeDeckLetters: (letters) => (letters === 1 ? '1 Buchstabe' : `${letters} Buchstaben`),
    timeDeckCounted: 'Wir haben selbst gezählt',
    timeDeckCountedText: 'So viele Karten liegen wirklich im Zeitstapel.',
    countIs: 'Karten im Zeitstapel',
    setAside: 'Vor dem Start beiseite',
    setAsideText: 'Karten, die gleich in den Punktestapel kommen: schwerer, dafür ein besserer Rang.',
    fewer: 'Weniger Karten',
    more: 'Mehr Karten',

    depth: 'Wie viel eingegeben wird',
    depths: {
      table: {
        name: 'Tisch',
        text: 'Jede aufgedeckte Karte antippen; die App führt den Zug und sagt, wer was bekommt.',
      },
      scores: {
        name: 'Punkte',
        text: 'Nur Auslagen und Münzen; den Zug führt der Tisch, die App zählt mit.',
      },
    },

    details: 'Hausregeln und Wahrscheinlichkeit',
    detailsNone: 'Nach dem Regelheft',
    detailsSome: (changed) => (changed === 1 ? '1 Hausregel' : `${changed} Hausregeln`),
    rules: {
      endNeedsExpedition: {
        name: 'Das Ende braucht eine Expedition',
        text: 'Nur wer eine Expedition hat, kann das Spiel beenden und gewinnen.',
      },
      jesterPaysActive: {
        name: 'Witzbolde zahlen auch der aktiven Person',
        text: 'Bei leerem Hafen, nicht nur den anderen.',
      },
      claimAfterBust: {
        name: 'Nach verlorenem Hafen noch einlösen',
        text: 'Wer dran ist, darf dann noch Expeditionen und Aufträge erfüllen.',
      },
      governorActsAtOnce: {
        name: 'Ein Gouverneur zählt sofort',
        text: 'Schon in dem Zug, in dem er angeheuert wird.',
      },
      viceAdmiralPaysTwo: {
        name: 'Vizeadmirale zahlen den anderen 2',
        text: 'Wer nicht dran ist, bekommt 2 Münzen statt 1.',
      },
    },
    ruleOn: (edition) => `${edition}: an`,
    ruleOff: (edition) => `${edition}: aus`,
    odds: { name: 'Wahrscheinlichkeit zeigen', text: 'Wie leicht die nächste Karte den Hafen kostet.' },

    unpack: 'Aus der Schachtel',
    unpackText: 'Hakt ab, was getan ist, oder fangt einfach an.',
    unpackDone: 'Alles bereit.',
    pile: (cards) => `${cards} Karten`,
    pileText: 'müssten jetzt im Stapel liegen. Im Zweifel nachzählen.',
    items: {
      leaveExpedition: 'In der Schachtel lassen: die Expedition mit der schlichten Rückseite ohne Münze.',
      layExpedition:
        'Offen auslegen: die Expedition mit der schlichten Rückseite. Sie kommt nie in den Stapel.',
      leaveMarked: (box, mark) => `In der Schachtel lassen: ${box} (${mark}).`,
      shuffleIn: (cards, box) => `Einmischen: ${cards} Karten, ${box}.`,
      shuffleInMarked: (cards, box, mark) => `Einmischen: ${cards} Karten, ${box} (${mark}).`,
      shuffle: (cards) => `Alle ${cards} Karten mischen, Münzseite oben.`,
      leaveBlueSeals: (contracts) =>
        `In der Schachtel lassen: die beiden Aufträge mit blauem Siegel (${contracts}).`,
      layContracts: (contracts) => `Offen auslegen: ${contracts}.`,
      markers: (each) => `Allen ${each} Marker geben.`,
      dealCoins: (each, players) =>
        players === 1
          ? `Dir selbst ${each} Karten verdeckt geben: deine Münzen.`
          : `Allen ${each} Karten verdeckt geben: die Münzen.`,
      dealTimeDeck: (cards) => `${cards} Karten verdeckt abzählen: der Zeitstapel.`,
      setAside: (cards) =>
        cards === 1
          ? '1 Karte vom Zeitstapel in den Punktestapel legen.'
          : `${cards} Karten vom Zeitstapel in den Punktestapel legen.`,
    },
    marks: { A: 'Buchstabe A', P: 'Buchstabe P', U: 'Buchstabe U', nail: 'Nagel in der Ecke' },
    shortBoxes: {
      gambler: 'die Spieler',
      'contract-cards': 'die Auftragskarten',
      'make-sail-mix': 'die markierten Unterwegs!-Karten',
    },

    problems: {
      nobody: 'Wer spielt? Tippt auf mindestens zwei Namen.',
      aloneNeedsContracts:
        'Allein brauchst du die Aufträge: Tippe ihre Schachtel an, oder setz noch jemanden dazu.',
      tooFew: (least) => `Dieses Spiel braucht mindestens ${least} Personen.`,
      tooMany: (most) => `Mehr als ${most} Personen: zu viele für diese Schachteln, auch als Hausregel.`,
      contractsMissing: (missing) =>
        missing === 1 ? 'Es fehlt noch 1 Auftrag.' : `Es fehlen noch ${missing} Aufträge.`,
      contractsTooMany: (spare) =>
        spare === 1 ? '1 Auftrag muss wieder weg.' : `${spare} Aufträge müssen wieder weg.`,
      sealUnknown: (contract) =>
        `Das Siegel von ${contract} ist nicht bekannt: von der Karte ablesen oder den Zeitstapel zählen.`,
      setAsideAll: (most) => `Nicht den ganzen Zeitstapel: höchstens ${most} Karten beiseitelegen.`,
      cardsDiffer: 'Eine der eigenen Karten unter Meine Karten passt nicht zu diesem Spiel. Dort nachsehen.',
      notPossible: (found) => `So lässt es sich nicht auslegen: ${found}.`,
      notStored:
        'Die Partie ließ sich auf diesem Gerät nicht speichern. Schafft etwas Platz und versucht es neu.',
    },
  },
};
