/** Words of The Adventure Begins at the table: events, missions, crowns, Month's End. Numbers and own words, never the story's. */
import type { ReminderPhase } from '#session/campaign.ts';
import { EVENT_ONE, MONTH_END, type Card9, type MissionPart } from '#engine';
import { colourName, countedTerm, itemName, roleName, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';

interface AdventureWords {
  readonly title: string;
  readonly chapterMonth: (chapter: number, month: number) => string;
  readonly monthEnd: string;
  readonly eventOne: string;
  readonly unknownEvent: string;
  readonly monthEndIn: (turns: number) => string;
  readonly today: (event: string) => string;
  readonly order: string;
  readonly note: string;
  readonly noteText: string;
  readonly noteExample: string;
  readonly noteWhen: string;
  readonly notePhases: Readonly<Record<ReminderPhase, string>>;
  readonly noteSave: string;
  readonly noteAsk: (event: string) => string;
  readonly noteChange: (event: string) => string;
  readonly turnsUp: (player: string) => string;
  readonly next: (event: string) => string;
  readonly seenBefore: string;
  readonly newEvent: string;
  readonly newEventExample: string;
  readonly say: string;
  readonly missions: string;
  readonly mission: (number: string) => string;
  readonly noMissions: string;
  readonly storyCard: string;
  readonly complete: (player: string, number: string) => string;
  readonly place: (player: string, number: string) => string;
  readonly now: string;
  readonly doneBy: (names: string) => string;
  readonly waits: (names: string) => string;
  readonly tableJudges: string;
  readonly forAll: (crowns: string) => string;
  readonly forFirst: (reward: string) => string;
  readonly costs: string;
  readonly players: string;
  readonly markers: (left: number) => string;
  readonly ability: (character: string) => string;
  readonly abilityLocked: (character: string) => string;
  readonly trophy: string;
  readonly noTrophy: string;
  readonly crowns: (player: string) => string;
  readonly crownInfluence: (shields: number) => string;
  readonly sell: (player: string, item: string) => string;
  readonly asItem: (item: string) => string;
  readonly lookout: string;
  readonly lookoutText: string;
  readonly lookoutKeep: string;
  readonly lookoutKeepThis: (card: string) => string;
  readonly again: string;
  readonly monthEndAsk: string;
  readonly monthEndText: string;
  readonly asks: string;
  readonly asksKinds: Readonly<Record<'mission' | 'mode' | 'card-9', string>>;
  readonly whichMission: string;
  readonly yesGreen: (number: string, names: string) => string;
  readonly noRed: (number: string) => string;
  readonly modeLine: Readonly<Record<'competitive' | 'cooperative', string>>;
  readonly nextStory: string;
  readonly storyNumber: string;
  readonly storyNumberExample: string;
  readonly storyWrong: string;
  readonly mayBuyOff: string;
  readonly goOn: string;
  readonly buyOff: (player: string, coins: string) => string;
  readonly card9: string;
  readonly card9Missions: string;
  readonly card9Markers: string;
  readonly card9Influence: string;
  readonly card9Unknown: string;
  readonly card9Read: string;
  readonly card9Won: string;
  readonly card9Lost: string;
  readonly card9End: string;
  readonly missionNumbers: string;
  readonly missionNumbersExample: string;
  readonly reward: (number: string) => string;
  readonly crownsForAll: string;
  readonly firstCoins: string;
  readonly firstCrowns: string;
  readonly requirement: string;
  readonly requirementText: string;
  readonly addPart: string;
  readonly removePart: (part: string) => string;
  readonly partKinds: Readonly<Record<EditablePart, string>>;
  readonly amount: string;
  readonly costAtMost: string;
  readonly role: string;
  readonly anyColour: string;
  readonly anyItem: string;
  readonly colour: string;
  readonly item: string;
  readonly shuffleIn: string;
  readonly inDeckAlready: (cards: string) => string;
  readonly storySave: string;
  readonly parts: {
    readonly pay: (coins: string) => string;
    readonly have: (what: string) => string;
    readonly cheap: (persons: string, coins: string) => string;
    readonly discard: (ships: string, of: string) => string;
    readonly colours: (colours: number) => string;
    readonly tax: string;
    readonly stopAt: (cards: string) => string;
    readonly fewer: (cards: string) => string;
  };
  readonly verdict: (missions: string, markers: string, influence: string) => string;
}

export const EDITABLE_PARTS = [
  'discard-coins',
  'have-persons',
  'have-cheap-persons',
  'have-swords',
  'have-expeditions',
  'discard-ships',
] as const;
export type EditablePart = (typeof EDITABLE_PARTS)[number];

export const adventureWords: Dictionary<AdventureWords> = {
  en: {
    title: 'The adventure',
    chapterMonth: (chapter, month) => `Chapter ${chapter} · month ${month}`,
    monthEnd: 'Month’s End',
    eventOne: 'Event 1',
    unknownEvent: 'unknown event',
    monthEndIn: (turns) =>
      turns === 0
        ? 'Month’s End now'
        : turns === 1
          ? 'Month’s End next turn'
          : `Month’s End in ${turns} turns`,
    today: (event) => `This turn: ${event}`,
    order: 'Event deck, from the top',
    note: 'What it does',
    noteText: 'A few words of your own. They come back in their phase whenever this event does.',
    noteExample: 'each ship brings 1 coin more',
    noteWhen: 'When it matters',
    notePhases: { now: 'At once', discover: 'Discover', trade: 'Trade & Hire', turn: 'All turn' },
    noteSave: 'Remember',
    noteAsk: (event) => `What does ${event} do?`,
    noteChange: (event) => `Change the reminder of ${event}`,
    turnsUp: (player) => `${player} turns up an event`,
    next: (event) => `It is ${event}`,
    seenBefore: 'Seen before',
    newEvent: 'A name of your own for the event',
    newEventExample: 'calm sea',
    say: 'This one',
    missions: 'Missions',
    mission: (number) => `Mission ${number}`,
    noMissions: 'No missions laid out yet.',
    storyCard: 'Story card',
    complete: (player, number) => `${player} completes ${number}`,
    place: (player, number) => `${player}: first place of ${number}`,
    now: 'Now or not this time',
    doneBy: (names) => `Completed: ${names}`,
    waits: (names) => `On the first place: ${names}`,
    tableJudges: 'The table judges.',
    forAll: (crowns) => `Everyone: ${crowns}`,
    forFirst: (reward) => `First: ${reward}`,
    costs: 'Coins it costs',
    players: 'Characters and crowns',
    markers: (left) => (left === 1 ? '1 marker on the character' : `${left} markers on the character`),
    ability: (character) => `${character}: ability unlocked`,
    abilityLocked: (character) => `${character}: ability locked`,
    trophy: 'trophy',
    noTrophy: 'no trophy yet',
    crowns: (player) => `Crowns of ${player}`,
    crownInfluence: (shields) => `${shields} from crowns`,
    sell: (player, item) => `${player} sells ${item}`,
    asItem: (item) => `Keep as ${item}`,
    lookout: 'Lookout',
    lookoutText: 'Tap the three top cards of the draw pile.',
    lookoutKeep: 'Which one goes back on top? The other two are discarded.',
    lookoutKeepThis: (card) => `Put back: ${card}`,
    again: 'Start over',
    monthEndAsk: 'What does the hourglass say?',
    monthEndText: 'Look at the hourglass of the latest mission before the first card.',
    asks: 'It asks for',
    asksKinds: { mission: 'a mission', mode: 'fist or handshake', 'card-9': 'card 9' },
    whichMission: 'Which mission',
    yesGreen: (number, names) => `Yes: mission ${number} was completed by ${names}. Follow the green number.`,
    noRed: (number) => `No: nobody has completed mission ${number}. Follow the red number.`,
    modeLine: {
      competitive: 'You play against each other: follow the line with the fist.',
      cooperative: 'You play together: follow the line with the handshake.',
    },
    nextStory: 'Then a story card',
    storyNumber: 'Number of the story card',
    storyNumberExample: 'as printed',
    storyWrong: 'One or two digits, perhaps a letter, such as 98 or 98b.',
    mayBuyOff: 'Markers may be bought off',
    goOn: 'That is it',
    buyOff: (player, coins) => `${player} buys a marker off for ${coins}`,
    card9: 'Card 9',
    card9Missions: 'Missions completed by someone',
    card9Markers: 'Markers on missions',
    card9Influence: 'Influence together',
    card9Unknown: 'as printed',
    card9Read: 'You have reached card 9: what does it ask of you? Kept for the next chapters.',
    card9Won: 'By these figures the chapter is won.',
    card9Lost: 'By these figures the chapter is lost.',
    card9End: 'The chapter ends here',
    missionNumbers: 'Missions laid out',
    missionNumbersExample: 'with commas between',
    reward: (number) => `What mission ${number} says`,
    crownsForAll: 'Crowns for everyone',
    firstCoins: 'Coins for the first',
    firstCrowns: 'Crowns for the first',
    requirement: 'What it asks for',
    requirementText: 'With it the app shows who can complete the mission. Left empty, the table judges.',
    addPart: 'Add a part',
    removePart: (part) => `Remove: ${part}`,
    partKinds: {
      'discard-coins': 'pay coins',
      'have-persons': 'have persons of a type',
      'have-cheap-persons': 'have cheap persons',
      'have-swords': 'have swords',
      'have-expeditions': 'have expeditions',
      'discard-ships': 'discard kept ships',
    },
    amount: 'How many',
    costAtMost: 'Cost at most',
    role: 'Type',
    anyColour: 'any colour',
    anyItem: 'any item',
    colour: 'Colour',
    item: 'Item',
    shuffleIn: 'Play cards shuffled in',
    inDeckAlready: (cards) => `In the deck since the last try: ${cards}.`,
    storySave: 'Laid out',
    parts: {
      pay: (coins) => `pay ${coins}`,
      have: (what) => `have ${what}`,
      cheap: (persons, coins) => `have ${persons} of cost ${coins} or less`,
      discard: (ships, of) => `discard ${ships}${of === '' ? '' : ` (${of})`}`,
      colours: (colours) => `${colours} different ships in the harbor`,
      tax: 'pay taxes just now',
      stopAt: (cards) => `stop at exactly ${cards}`,
      fewer: (cards) => `take ${cards} fewer`,
    },
    verdict: (missions, markers, influence) =>
      `Missions ${missions}, markers ${markers}, influence ${influence}.`,
  },
  de: {
    title: 'Das Abenteuer',
    chapterMonth: (chapter, month) => `Kapitel ${chapter} · Monat ${month}`,
    monthEnd: 'Monatsende',
    eventOne: 'Ereignis 1',
    unknownEvent: 'unbekanntes Ereignis',
    monthEndIn: (turns) =>
      turns === 0
        ? 'Jetzt Monatsende'
        : turns === 1
          ? 'Monatsende im nächsten Zug'
          : `Monatsende in ${turns} Zügen`,
    today: (event) => `In diesem Zug: ${event}`,
    order: 'Ereignisstapel, von oben',
    note: 'Was es tut',
    noteText: 'Ein paar eigene Worte. Sie kommen in ihrer Phase wieder, sooft das Ereignis kommt.',
    noteExample: 'jedes Schiff bringt 1 Münze mehr',
    noteWhen: 'Wann es zählt',
    notePhases: { now: 'Sofort', discover: 'Entdecken', trade: 'Handeln', turn: 'Den ganzen Zug' },
    noteSave: 'Merken',
    noteAsk: (event) => `Was tut ${event}?`,
    noteChange: (event) => `Erinnerung an ${event} ändern`,
    turnsUp: (player) => `${player} deckt ein Ereignis auf`,
    next: (event) => `Es ist ${event}`,
    seenBefore: 'Schon gesehen',
    newEvent: 'Ein eigener Name für das Ereignis',
    newEventExample: 'ruhige See',
    say: 'Dieses',
    missions: 'Missionen',
    mission: (number) => `Mission ${number}`,
    noMissions: 'Noch keine Mission ausgelegt.',
    storyCard: 'Storykarte',
    complete: (player, number) => `${player} erfüllt ${number}`,
    place: (player, number) => `${player}: erstes Feld von ${number}`,
    now: 'Jetzt oder diesmal nicht',
    doneBy: (names) => `Erfüllt: ${names}`,
    waits: (names) => `Auf dem ersten Feld: ${names}`,
    tableJudges: 'Der Tisch entscheidet.',
    forAll: (crowns) => `Alle: ${crowns}`,
    forFirst: (reward) => `Zuerst: ${reward}`,
    costs: 'Münzen, die es kostet',
    players: 'Charaktere und Kronen',
    markers: (left) => `${left} Marker auf dem Charakter`,
    ability: (character) => `${character}: Fähigkeit frei`,
    abilityLocked: (character) => `${character}: Fähigkeit noch nicht frei`,
    trophy: 'Pokal',
    noTrophy: 'noch kein Pokal',
    crowns: (player) => `Kronen von ${player}`,
    crownInfluence: (shields) => `${shields} aus Kronen`,
    sell: (player, item) => `${player} verkauft ${item}`,
    asItem: (item) => `Behalten als ${item}`,
    lookout: 'Ausguck',
    lookoutText: 'Tippt die drei obersten Karten des Stapels an.',
    lookoutKeep: 'Welche kommt zurück auf den Stapel? Die beiden anderen werden abgelegt.',
    lookoutKeepThis: (card) => `Zurück: ${card}`,
    again: 'Von vorn',
    monthEndAsk: 'Was sagt die Sanduhr?',
    monthEndText: 'Seht auf die Sanduhr der neuesten Mission, vor der ersten Karte.',
    asks: 'Sie fragt nach',
    asksKinds: { mission: 'einer Mission', mode: 'Faust oder Handschlag', 'card-9': 'Karte 9' },
    whichMission: 'Welche Mission',
    yesGreen: (number, names) => `Ja: Mission ${number} haben erfüllt: ${names}. Folgt der grünen Zahl.`,
    noRed: (number) => `Nein: Mission ${number} hat niemand erfüllt. Folgt der roten Zahl.`,
    modeLine: {
      competitive: 'Ihr spielt gegeneinander: Folgt der Zeile mit der Faust.',
      cooperative: 'Ihr spielt gemeinsam: Folgt der Zeile mit dem Handschlag.',
    },
    nextStory: 'Danach eine Storykarte',
    storyNumber: 'Zahl der Storykarte',
    storyNumberExample: 'wie gedruckt',
    storyWrong: 'Eine oder zwei Ziffern, vielleicht ein Buchstabe, wie 98 oder 98b.',
    mayBuyOff: 'Marker dürfen freigekauft werden',
    goOn: 'Das war es',
    buyOff: (player, coins) => `${player} kauft einen Marker frei für ${coins}`,
    card9: 'Karte 9',
    card9Missions: 'Missionen, die jemand erfüllt hat',
    card9Markers: 'Marker auf Missionen',
    card9Influence: 'Einfluss zusammen',
    card9Unknown: 'wie gedruckt',
    card9Read: 'Ihr habt Karte 9 erreicht: Was verlangt sie von euch? Für die nächsten Kapitel gemerkt.',
    card9Won: 'Nach diesen Zahlen ist das Kapitel gewonnen.',
    card9Lost: 'Nach diesen Zahlen ist das Kapitel verloren.',
    card9End: 'Das Kapitel endet hier',
    missionNumbers: 'Ausgelegte Missionen',
    missionNumbersExample: 'mit Kommas dazwischen',
    reward: (number) => `Was Mission ${number} sagt`,
    crownsForAll: 'Kronen für alle',
    firstCoins: 'Münzen für Erste',
    firstCrowns: 'Kronen für Erste',
    requirement: 'Was sie verlangt',
    requirementText: 'Damit zeigt die App, wer die Mission erfüllen kann. Sonst entscheidet der Tisch.',
    addPart: 'Teil dazu',
    removePart: (part) => `Entfernen: ${part}`,
    partKinds: {
      'discard-coins': 'Münzen bezahlen',
      'have-persons': 'Personen einer Art haben',
      'have-cheap-persons': 'günstige Personen haben',
      'have-swords': 'Säbel haben',
      'have-expeditions': 'Expeditionen haben',
      'discard-ships': 'behaltene Schiffe ablegen',
    },
    amount: 'Wie viele',
    costAtMost: 'Kosten höchstens',
    role: 'Art',
    anyColour: 'jede Farbe',
    anyItem: 'jede Ware',
    colour: 'Farbe',
    item: 'Ware',
    shuffleIn: 'Eingemischte Spielkarten',
    inDeckAlready: (cards) => `Seit dem letzten Versuch im Stapel: ${cards}.`,
    storySave: 'Ausgelegt',
    parts: {
      pay: (coins) => `${coins} bezahlen`,
      have: (what) => `${what} haben`,
      cheap: (persons, coins) => `${persons} mit Kosten bis ${coins} haben`,
      discard: (ships, of) => `${ships} ablegen${of === '' ? '' : ` (${of})`}`,
      colours: (colours) => `${colours} verschiedene Schiffe im Hafen`,
      tax: 'gerade Steuern zahlen',
      stopAt: (cards) => `bei genau ${cards} aufhören`,
      fewer: (cards) => `${cards} weniger nehmen`,
    },
    verdict: (missions, markers, influence) =>
      `Missionen ${missions}, Marker ${markers}, Einfluss ${influence}.`,
  },
};

/** The group's own name of an event, or the word for one of the two printed ones. */
export function eventName(event: string | null, words: CardWords): string {
  const say = adventureWords[words.language];
  if (event === null) return say.unknownEvent;
  return event === MONTH_END ? say.monthEnd : event === EVENT_ONE ? say.eventOne : event;
}

/** One part of what a mission asks for. */
export function partText(part: MissionPart, words: CardWords): string {
  const { parts } = adventureWords[words.language];
  const count = (number: number, term: Parameters<typeof countedTerm>[1]) =>
    countedTerm(number, term, words, words.language === 'de' ? 'accusative' : undefined);
  switch (part.kind) {
    case 'discard-coins':
      return parts.pay(count(part.coins, 'coin'));
    case 'have-persons':
      return parts.have(`${part.number} × ${roleName(part.role, words)}`);
    case 'have-cheap-persons':
      return parts.cheap(count(part.number, 'person'), String(part.costAtMost));
    case 'have-swords':
      return parts.have(count(part.swords, 'sword'));
    case 'have-expeditions':
      return parts.have(count(part.number, 'expedition'));
    case 'discard-ships':
      return parts.discard(
        count(part.number, 'ship'),
        [
          ...(part.colour === undefined ? [] : [colourName(part.colour, words)]),
          ...(part.item === undefined ? [] : [itemName(part.item, words)]),
        ].join(', '),
      );
    case 'harbor-colours':
      return parts.colours(part.colours);
    case 'pay-taxes':
      return parts.tax;
    case 'stop-at':
      return parts.stopAt(countedTerm(part.harbor, 'card', words, 'dative'));
    case 'take-fewer':
      return parts.fewer(count(part.cards, 'card'));
  }
}

/** Card 9 in one line, for the end of a chapter. */
export function chapterVerdict({ missions, markers, influence }: Card9, words: CardWords): string {
  const of = ({ has, needs }: { has: number; needs: number | null }) =>
    needs === null ? String(has) : `${has} / ${needs}`;
  return adventureWords[words.language].verdict(of(missions), of(markers), of(influence));
}
