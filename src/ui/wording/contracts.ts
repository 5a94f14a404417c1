/**
 * Words of the contracts and the Time deck: what a contract asks for, what a player still lacks, turns, ranks, goals and the
 * history of games won and lost together. Plain TypeScript; what is the case is worked out elsewhere.
 */
import type { Colour, Contract, Requirement, Role } from '#engine';
import type { Standing } from '../contracts/contract-standing.ts';
import { countedTerm, roleName, shipName, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';
import { a, counted } from './grammar.ts';

interface ContractWords {
  /** The words of requirements. */
  readonly and: string;
  readonly cheap: (persons: string, cost: number) => string;
  readonly pay: (coins: string) => string;
  readonly decline: (ship: string) => string;
  readonly payTaxes: string;
  readonly bust: string;
  readonly harborColours: (colours: number) => string;
  readonly repelColours: (colours: number) => string;
  readonly times: (times: number) => string;
  readonly onTurns: (times: number) => string;
  readonly activeOnly: string;
  readonly atOnce: string;

  /** How far somebody is. */
  readonly done: string;
  readonly doneAt: (place: number) => string;
  readonly ready: string;
  readonly missing: (what: string, several: boolean) => string;
  readonly there: (what: string) => string;
  readonly noMarker: string;
  readonly declineFor: (contract: string, step: number, times: number) => string;
  readonly declined: (step: number, times: number) => string;
  readonly kept: (colours: number, needs: number) => string;
  readonly keptNone: string;
  readonly coloursNow: (now: number, needs: number) => string;
  readonly ownTurn: string;
  readonly step: (step: number, times: number) => string;
  readonly whenTaxed: string;
  readonly whenBust: string;

  /** The cards on the table. */
  readonly title: string;
  readonly seal: (number: string, letter: string) => string;
  readonly sealUnknown: string;
  readonly space: (place: number, coins: string) => string;
  readonly spaceOf: (player: string, place: number, coins: string) => string;
  readonly coinsUnknown: string;
  readonly waitingSpace: (step: number) => string;
  readonly waitingOf: (player: string, step: number) => string;
  readonly teamDone: string;
  readonly complete: (player: string, contract: string) => string;
  readonly canComplete: (player: string, contract: string) => string;
  readonly completeShort: string;
  readonly recordFor: (player: string, contract: string, standing: string) => string;
  readonly markers: string;
  readonly markersLeft: (markers: number) => string;
  readonly influenceOf: string;
  readonly open: (contract: string, requirement: string, standing: string) => string;

  /** Moments that pass. */
  readonly moment: string;
  readonly notThisTime: string;
  readonly keepForNest: (contract: string) => string;
  readonly nestNow: (kept: number, needs: number) => string;
  readonly setAsideTitle: string;
  readonly setAsideText: (time: number, points: number) => string;
  readonly setAsideRank: (rank: string) => string;
  readonly setAsideLast: string;
  readonly setAside: string;
  readonly keepCard: string;

  /** The Time deck. */
  readonly timeDeck: string;
  readonly pointDeck: string;
  readonly turnsLeft: (turns: number) => string;
  readonly turnsAfter: (turns: number) => string;
  readonly lastTurn: string;
  readonly openContracts: (open: number) => string;
  readonly stillToDo: (open: number) => string;
  readonly pace: (open: string, turns: string) => string;
  readonly short: string;
  readonly paceLast: string;
  readonly stackLabel: (turns: number, of: number) => string;
  readonly pointsLabel: (points: number) => string;
  readonly rankNow: string;
  readonly rankLater: (rank: string, taxes: number) => string;
  readonly rankStays: string;
  readonly rankNext: (rank: string, needs: number) => string;
  readonly rankBest: string;
  readonly rankFrom: (points: string) => string;
  readonly ranks: string;
  readonly nextCard: string;
  readonly nextTimeCard: string;
  readonly oddsBust: (chance: string) => string;
  readonly oddsTax: (chance: string) => string;

  /** The end. */
  readonly nextGoal: (rank: string, needs: number) => string;
  readonly highestGoal: string;
  readonly goalAfterLoss: (setAside: number) => string;
  readonly harderGoal: (cards: number) => string;
  readonly stillOpen: string;
  readonly doneOf: (done: number, all: number) => string;
  readonly closest: (player: string, standing: string) => string;

  /** Games before this one. */
  readonly historyTitle: string;
  readonly historyNone: string;
  readonly historyNoneText: string;
  readonly historyLink: string;
  readonly bests: string;
  readonly byContracts: (contracts: number, players: number) => string;
  readonly wonOf: (won: number, played: number) => string;
  readonly bestRank: string;
  readonly noWin: string;
  readonly won: string;
  readonly lost: string;
  readonly setAsideAtStart: (cards: number) => string;
  readonly games: string;
  readonly streak: (wins: number) => string;
  readonly notRead: string;
  readonly loading: string;

  /** Advice for the next game. */
  readonly suggestion: Readonly<
    Record<'harder' | 'same' | 'easier', (won: number, played: number, at: number, next: number) => string>
  >;
  readonly suggestionFirst: string;
  readonly take: (cards: number) => string;
  readonly leaves: (turns: number) => string;
  readonly winIs: string;

  /** Rewards that the catalogue does not know. */
  readonly rewardsUnknown: string;
  readonly rewardPlace: (contract: string, place: number) => string;
  readonly rewardsHint: string;
}

export const contractWords: Dictionary<ContractWords> = {
  en: {
    and: ' and ',
    cheap: (persons, cost) => `${persons} that cost ${cost} or less`,
    pay: (coins) => `pay ${coins}`,
    decline: (ship) => `take ${ship} without its coins`,
    payTaxes: 'lose coins to a tax increase',
    bust: 'go bust',
    harborColours: (colours) => `${colours} ship colours in the harbor`,
    repelColours: (colours) => `repel and keep ${colours} colours`,
    times: (times) => `${times} times`,
    onTurns: (times) => `on ${times} turns`,
    activeOnly: 'own turn only',
    atOnce: 'at once or not at all',

    done: 'done',
    doneAt: (place) => `done, space ${place}`,
    ready: 'ready',
    missing: (what) => `${what} missing`,
    there: (what) => `${what} ✓`,
    noMarker: 'no marker left',
    declineFor: (contract, step, times) => `Decline the coins: ${contract}, step ${step} of ${times}`,
    declined: (step, times) => `${step} of ${times} times`,
    kept: (colours, needs) => `${colours} of ${needs} colours`,
    keptNone: 'no ship kept yet',
    coloursNow: (now, needs) => `${now} of ${needs} colours in the harbor`,
    ownTurn: 'on the own turn',
    step: (step, times) => `step ${step} of ${times} done`,
    whenTaxed: 'at the next tax paid',
    whenBust: 'at the next bust',

    title: 'Contracts',
    seal: (number, letter) => `seal ${number}, letter ${letter}`,
    sealUnknown: 'seal not read yet',
    space: (place, coins) => `space ${place}: ${coins}`,
    spaceOf: (player, place, coins) => `space ${place}: ${player}, ${coins}`,
    coinsUnknown: 'coins as printed',
    waitingSpace: (step) => `waiting space ${step}`,
    waitingOf: (player, step) => `waiting space ${step}: ${player}`,
    teamDone: 'Done',
    complete: (player, contract) => `${player}: ${contract}`,
    canComplete: (player, contract) => `${player} can complete ${contract}`,
    completeShort: 'Complete',
    recordFor: (player, contract, standing) => `${player}, ${standing}. Complete ${contract}`,
    markers: 'Markers left',
    markersLeft: (markers) => (markers === 1 ? '1 marker left' : `${markers} markers left`),
    influenceOf: 'A second contract is worth 1, a third 2 more.',
    open: (contract, requirement, standing) => `${contract}: ${requirement}. ${standing}`,

    moment: 'Now or not at all',
    notThisTime: 'Not this time',
    keepForNest: (contract) => `Repel it for ${contract}`,
    nestNow: (kept, needs) => `${kept} of ${needs} colours kept`,
    setAsideTitle: 'A Time card to the Point deck?',
    setAsideText: (time, points) => `Time deck ${time} → ${time - 1} · Point deck ${points} → ${points + 1}`,
    setAsideRank: (rank) => `That makes ${rank}`,
    setAsideLast: 'No turn would follow this one.',
    setAside: 'Set aside',
    keepCard: 'Keep the turn',

    timeDeck: 'Time deck',
    pointDeck: 'Point deck',
    turnsLeft: (turns) => (turns === 1 ? '1 turn left' : `${turns} turns left`),
    turnsAfter: (turns) => (turns === 1 ? '1 more turn' : `${turns} more turns`),
    lastTurn: 'last turn',
    openContracts: (open) => (open === 1 ? '1 contract' : `${open} contracts`),
    stillToDo: (open) => `${open} open`,
    pace: (open, turns) => `${open}, ${turns}`,
    short: 'Time is running short.',
    paceLast: 'What is open after this turn is lost.',
    stackLabel: (turns, of) => `Time deck: ${turns} of ${of} cards left`,
    pointsLabel: (points) => (points === 1 ? 'Point deck: 1 card' : `Point deck: ${points} cards`),
    rankNow: 'A win now',
    rankLater: (rank, taxes) =>
      taxes === 1
        ? `${rank} is still in reach: 1 tax increase is unseen, and it can add a card.`
        : `${rank} is still in reach: ${taxes} tax increases are unseen, and each can add a card.`,
    rankStays: 'No higher rank is in reach any more.',
    rankNext: (rank, needs) => (needs === 1 ? `1 more card for ${rank}` : `${needs} more cards for ${rank}`),
    rankBest: 'The highest rank there is.',
    rankFrom: (points) => `Point deck ${points}`,
    ranks: 'Ranks',
    nextCard: 'Next card',
    nextTimeCard: 'Next card (Time deck)',
    oddsBust: (chance) => `bust ${chance}`,
    oddsTax: (chance) => `tax ${chance}`,

    nextGoal: (rank, needs) =>
      needs === 1
        ? `One more card in the Point deck makes ${rank}.`
        : `${needs} more cards in the Point deck make ${rank}.`,
    highestGoal: 'No rank lies above this one.',
    goalAfterLoss: (setAside) =>
      setAside === 0
        ? 'Next goal: a win, whatever the rank.'
        : 'Next goal: a win. Each card not set aside at the start is one more turn.',
    harderGoal: (cards) =>
      cards === 1
        ? 'Next goal: win with 1 card set aside at the start.'
        : `Next goal: win with ${cards} cards set aside at the start.`,
    stillOpen: 'Still open',
    doneOf: (done, all) => `${done} of ${all} contracts done`,
    closest: (player, standing) => `${player}: ${standing}`,

    historyTitle: 'Against the Time deck',
    historyNone: 'No game against the Time deck yet',
    historyNoneText: 'Play the contracts alone or together, and ranks gather here.',
    historyLink: 'All games against the Time deck',
    bests: 'Best ranks',
    byContracts: (contracts, players) =>
      players === 1 ? `${contracts} contracts, alone` : `${contracts} contracts, ${players} players`,
    wonOf: (won, played) => `${won} of ${played} won`,
    bestRank: 'best',
    noWin: 'no win yet',
    won: 'Won',
    lost: 'Lost',
    setAsideAtStart: (cards) => `${cards} set aside at the start`,
    games: 'Games',
    streak: (wins) => `${wins} wins in a row`,
    notRead: 'The games on this device could not be read.',
    loading: 'Leafing through the log …',

    suggestion: {
      harder: (won, played, at, next) => `You won ${won} of ${played} with ${at} set aside: try ${next}.`,
      same: (won, played, at, next) =>
        won === 0
          ? `No win yet in ${played} with ${at} set aside: once more with ${next}.`
          : `You won ${won} of ${played} with ${at} set aside: stay at ${next}, it is about right.`,
      easier: (won, played, at, next) =>
        `You won ${won} of ${played} with ${at} set aside: try ${next} and find your feet.`,
    },
    suggestionFirst: 'First time? Set nothing aside and see how far the turns go.',
    take: (cards) => `Set aside ${cards}`,
    leaves: (turns) => (turns === 1 ? 'Leaves 1 turn' : `Leaves ${turns} turns`),
    winIs: 'a win is at least',

    rewardsUnknown: 'Which coins are printed on its spaces, from the left?',
    rewardPlace: (contract, place) => `${contract}: coins on space ${place}`,
    rewardsHint: 'Asked once and kept in My cards. Leave it, and the coins are entered by hand.',
  },
  de: {
    and: ' und ',
    cheap: (persons, cost) => `${persons}, die höchstens ${cost} kosten`,
    pay: (coins) => `${coins} zahlen`,
    decline: (ship) => `${ship} ohne die Münzen nehmen`,
    payTaxes: 'Münzen durch eine Steuer verlieren',
    bust: 'den Hafen verlieren',
    harborColours: (colours) => `${colours} Schiffsfarben im Hafen`,
    repelColours: (colours) => `${colours} Farben abwehren und behalten`,
    times: (times) => `${times} Mal`,
    onTurns: (times) => `in ${times} Zügen`,
    activeOnly: 'nur im eigenen Zug',
    atOnce: 'sofort oder gar nicht',

    done: 'erfüllt',
    doneAt: (place) => `erfüllt, Feld ${place}`,
    ready: 'bereit',
    missing: (what, several) => `${what} ${several ? 'fehlen' : 'fehlt'}`,
    there: (what) => `✓ ${what}`,
    noMarker: 'kein Marker übrig',
    declineFor: (contract, step, times) =>
      `Auf die Münzen verzichten: ${contract}, Schritt ${step} von ${times}`,
    declined: (step, times) => `${step} von ${times} Malen`,
    kept: (colours, needs) => `${colours} von ${needs} Farben`,
    keptNone: 'noch kein Schiff behalten',
    coloursNow: (now, needs) => `${now} von ${needs} Farben im Hafen`,
    ownTurn: 'im eigenen Zug',
    step: (step, times) => `Schritt ${step} von ${times} getan`,
    whenTaxed: 'bei der nächsten Steuer',
    whenBust: 'wenn der Hafen verloren geht',

    title: 'Aufträge',
    seal: (number, letter) => `Siegel ${number}, Buchstabe ${letter}`,
    sealUnknown: 'Siegel noch nicht gelesen',
    space: (place, coins) => `Feld ${place}: ${coins}`,
    spaceOf: (player, place, coins) => `Feld ${place}: ${player}, ${coins}`,
    coinsUnknown: 'Münzen wie gedruckt',
    waitingSpace: (step) => `Wartefeld ${step}`,
    waitingOf: (player, step) => `Wartefeld ${step}: ${player}`,
    teamDone: 'Erfüllt',
    complete: (player, contract) => `${player}: ${contract}`,
    canComplete: (player, contract) => `${player} kann ${contract} erfüllen`,
    completeShort: 'Erfüllen',
    recordFor: (player, contract, standing) => `${player}, ${standing}. ${contract} erfüllen`,
    markers: 'Marker übrig',
    markersLeft: (markers) => `noch ${markers} Marker`,
    influenceOf: 'Der zweite Auftrag zählt 1, der dritte 2 mehr.',
    open: (contract, requirement, standing) => `${contract}: ${requirement}. ${standing}`,

    moment: 'Jetzt oder gar nicht',
    notThisTime: 'Diesmal nicht',
    keepForNest: (contract) => `Abwehren für: ${contract}`,
    nestNow: (kept, needs) => `${kept} von ${needs} Farben behalten`,
    setAsideTitle: 'Eine Zeitkarte in den Punktestapel?',
    setAsideText: (time, points) =>
      `Zeitstapel ${time} → ${time - 1} · Punktestapel ${points} → ${points + 1}`,
    setAsideRank: (rank) => `Neuer Rang: ${rank}`,
    setAsideLast: 'Danach käme kein Zug mehr.',
    setAside: 'Beiseitelegen',
    keepCard: 'Zug behalten',

    timeDeck: 'Zeitstapel',
    pointDeck: 'Punktestapel',
    turnsLeft: (turns) => (turns === 1 ? 'noch 1 Zug' : `noch ${turns} Züge`),
    turnsAfter: (turns) => (turns === 1 ? 'danach 1 Zug' : `danach ${turns} Züge`),
    lastTurn: 'letzter Zug',
    openContracts: (open) => (open === 1 ? '1 Auftrag' : `${open} Aufträge`),
    stillToDo: (open) => `${open} offen`,
    pace: (open, turns) => `${open} offen, ${turns}`,
    short: 'Die Zeit wird knapp.',
    paceLast: 'Was nach diesem Zug offen ist, ist verloren.',
    stackLabel: (turns, of) => `Zeitstapel: noch ${turns} von ${of} Karten`,
    pointsLabel: (points) => (points === 1 ? 'Punktestapel: 1 Karte' : `Punktestapel: ${points} Karten`),
    rankNow: 'Ein Sieg jetzt',
    rankLater: (rank, taxes) =>
      taxes === 1
        ? `Noch erreichbar: ${rank}. 1 Steuererhöhung ist noch verdeckt und kann eine Karte bringen.`
        : `Noch erreichbar: ${rank}. ${taxes} Steuererhöhungen sind noch verdeckt, jede kann eine Karte bringen.`,
    rankStays: 'Ein höherer Rang ist nicht mehr erreichbar.',
    rankNext: (rank, needs) => (needs === 1 ? `1 Karte bis ${rank}` : `${needs} Karten bis ${rank}`),
    rankBest: 'Höher geht es nicht.',
    rankFrom: (points) => `Punktestapel ${points}`,
    ranks: 'Ränge',
    nextCard: 'Nächste Karte',
    nextTimeCard: 'Nächste Karte (Zeitstapel)',
    oddsBust: (chance) => `Verlust ${chance}`,
    oddsTax: (chance) => `Steuer ${chance}`,

    nextGoal: (rank, needs) =>
      needs === 1
        ? `Noch eine Karte im Punktestapel bis ${rank}.`
        : `Noch ${needs} Karten im Punktestapel bis ${rank}.`,
    highestGoal: 'Darüber steht kein Rang mehr.',
    goalAfterLoss: (setAside) =>
      setAside === 0
        ? 'Nächstes Ziel: ein Sieg, gleich mit welchem Rang.'
        : 'Nächstes Ziel: ein Sieg. Jede Karte, die am Anfang nicht beiseitekommt, ist ein Zug mehr.',
    harderGoal: (cards) =>
      cards === 1
        ? 'Nächstes Ziel: ein Sieg mit 1 Karte, die vor dem Start beiseiteliegt.'
        : `Nächstes Ziel: ein Sieg mit ${cards} Karten, die vor dem Start beiseiteliegen.`,
    stillOpen: 'Noch offen',
    doneOf: (done, all) => `${done} von ${all} Aufträgen erfüllt`,
    closest: (player, standing) => `${player}: ${standing}`,

    historyTitle: 'Gegen den Zeitstapel',
    historyNone: 'Noch keine Partie gegen den Zeitstapel',
    historyNoneText: 'Wer die Aufträge allein oder gemeinsam spielt, sammelt hier Ränge.',
    historyLink: 'Alle Partien gegen den Zeitstapel',
    bests: 'Beste Ränge',
    byContracts: (contracts, players) =>
      players === 1
        ? `${contracts} Aufträge, allein`
        : `${contracts} Aufträge, zu ${GERMAN_GROUP[players] ?? players}`,
    wonOf: (won, played) => `${won} von ${played} gewonnen`,
    bestRank: 'bester Rang',
    noWin: 'noch kein Sieg',
    won: 'Gewonnen',
    lost: 'Verloren',
    setAsideAtStart: (cards) => `${cards} vor dem Start beiseite`,
    games: 'Partien',
    streak: (wins) => `${wins} Siege in Folge`,
    notRead: 'Die Partien auf diesem Gerät ließen sich nicht lesen.',
    loading: 'Das Logbuch wird aufgeschlagen …',

    suggestion: {
      harder: (won, played, at, next) =>
        `${won} von ${played} gewonnen mit ${at} beiseite: Wie wäre es mit ${next}?`,
      same: (won, played, at, next) =>
        won === 0
          ? `Noch kein Sieg in ${played} mit ${at} beiseite: noch einmal mit ${next}.`
          : `${won} von ${played} gewonnen mit ${at} beiseite: ${next} passt weiterhin.`,
      easier: (won, played, at, next) =>
        `${won} von ${played} gewonnen mit ${at} beiseite: Mit ${next} wird es leichter.`,
    },
    suggestionFirst: 'Zum ersten Mal? Nichts beiseitelegen und sehen, wie weit die Züge reichen.',
    take: (cards) => `${cards} beiseitelegen`,
    leaves: (turns) => (turns === 1 ? 'Bleibt 1 Zug' : `Bleiben ${turns} Züge`),
    winIs: 'ein Sieg ist mindestens',

    rewardsUnknown: 'Welche Münzen stehen auf den Feldern, von links?',
    rewardPlace: (contract, place) => `${contract}: Münzen auf Feld ${place}`,
    rewardsHint:
      'Gefragt wird einmal, gemerkt unter Meine Karten. Ohne Antwort werden die Münzen von Hand eingetragen.',
  },
};

const GERMAN_GROUP: Readonly<Record<number, string>> = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
  7: 'siebt',
};

/** What the contract asks for, in a few own words: "Priest and Jester", "take a frigate without its coins, 3 times". */
export function requirementText(
  { requirement, times }: Pick<Contract, 'requirement' | 'times'>,
  words: CardWords,
): string {
  const say = contractWords[words.language];
  const text = plainRequirement(requirement, words);
  if (times === 1) return text;
  return `${text}, ${requirement.kind === 'harbor-colours' ? say.onTurns(times) : say.times(times)}`;
}

function plainRequirement(requirement: Requirement, words: CardWords): string {
  const say = contractWords[words.language];
  switch (requirement.kind) {
    case 'persons':
      return persons(requirement.roles, words);
    case 'cheap-persons':
      return say.cheap(countedTerm(requirement.number, 'person', words), requirement.costAtMost);
    case 'swords':
      return countedTerm(requirement.swords, 'sword', words);
    case 'expeditions':
      return countedTerm(requirement.number, 'expedition', words);
    case 'influence':
      return countedTerm(requirement.influence, 'influence', words);
    case 'pay':
      return say.pay(countedTerm(requirement.coins, 'coin', words));
    case 'decline-ship':
      return say.decline(a(words.language, words.ships[requirement.colour], 'accusative'));
    case 'pay-taxes':
      return say.payTaxes;
    case 'bust':
      return say.bust;
    case 'harbor-colours':
      return say.harborColours(requirement.colours);
    case 'repel-colours':
      return say.repelColours(requirement.colours);
  }
}

/** "Settler and Clerk", "2 Traders". */
function persons(roles: readonly Role[], words: CardWords): string {
  const different = [...new Set(roles)];
  return different
    .map((role) => {
      const number = roles.filter((other) => other === role).length;
      return number === 1 ? roleName(role, words) : counted(words.language, number, words.roles[role]);
    })
    .join(contractWords[words.language].and);
}

/** How far somebody is, in one line: "Settler ✓, Clerk missing". */
export function standingText(standing: Standing, words: CardWords): string {
  const say = contractWords[words.language];
  switch (standing.kind) {
    case 'done':
      return standing.place > 0 ? say.doneAt(standing.place) : say.done;
    case 'no-marker':
      return say.noMarker;
    case 'persons': {
      const there = standing.parts.filter((part) => part.there).map(({ role }) => role);
      const missing = standing.parts.filter((part) => !part.there).map(({ role }) => role);
      return [
        ...(there.length > 0 ? [say.there(persons(there, words))] : []),
        ...(missing.length > 0 ? [say.missing(persons(missing, words), missing.length > 1)] : []),
      ].join(', ');
    }
    case 'figure': {
      const missing = standing.needs - standing.has;
      if (missing <= 0) return say.ready;
      return say.missing(countedTerm(missing, FIGURE_TERMS[standing.of], words), missing > 1);
    }
    case 'declined':
      return say.declined(standing.step, standing.times);
    case 'nest':
      return standing.kept.length === 0 ? say.keptNone : say.kept(standing.kept.length, standing.needs);
    case 'colours':
      return [
        ...(standing.step > 0 ? [say.step(standing.step, standing.times)] : []),
        standing.now === null ? say.ownTurn : say.coloursNow(standing.now, standing.needs),
      ].join(', ');
    case 'taxes':
      return say.whenTaxed;
    case 'bust':
      return say.whenBust;
  }
}

const FIGURE_TERMS = {
  'cheap-persons': 'person',
  swords: 'sword',
  expeditions: 'expedition',
  influence: 'influence',
  pay: 'coin',
} as const;

/** "+1", "0", "−1", as printed on a seal. */
export function sealNumber(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}

/** The names of colours kept, for those who do not see the shapes. */
export function shipsInRow(colours: readonly Colour[], words: CardWords): string {
  return colours.map((colour) => shipName(colour, words)).join(', ');
}
