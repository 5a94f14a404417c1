/** Words of the campaigns: their list, one of them, the start of a chapter and its end. No story: numbers only. */
import type { ChapterResult } from '#session/campaign.ts';
import type { Dictionary } from './dictionary.ts';

interface CampaignWords {
  readonly title: string;
  readonly none: string;
  readonly noneText: string;
  readonly loading: string;
  readonly notRead: string;
  readonly notStored: string;
  readonly missing: string;
  readonly begin: string;
  readonly name: string;
  readonly nameExample: string;
  readonly people: string;
  readonly person: string;
  readonly sitDown: string;
  readonly takeOut: (name: string) => string;
  readonly mode: string;
  readonly modes: Readonly<Record<'competitive' | 'cooperative', string>>;
  readonly aloneText: string;
  readonly edition: string;
  readonly create: string;
  readonly needsName: string;
  readonly needsPeople: string;
  readonly chapter: (chapter: number) => string;
  readonly attempt: (attempt: number) => string;
  readonly finished: string;
  readonly perfect: string;
  readonly perfectText: string;
  readonly toldText: string;
  readonly finishedText: string;
  readonly lastTime: string;
  readonly nothingYet: string;
  readonly outcomes: Readonly<Record<ChapterResult['outcome'], string>>;
  readonly won: (names: string) => string;
  readonly missionsDone: (done: number, out: number) => string;
  readonly missionBy: (number: string, names: string) => string;
  readonly missionOpen: (number: string) => string;
  readonly coinsTo: (names: string) => string;
  readonly branches: (cards: string) => string;
  readonly shuffledIn: (cards: number) => string;
  readonly packUp: string;
  readonly packStory: (cards: string) => string;
  readonly packEvents: string;
  readonly packStay: (cards: number) => string;
  readonly packBase: (cards: number) => string;
  readonly nextTime: string;
  readonly baseDeck: string;
  readonly playCards: string;
  readonly playCardsText: (cards: number) => string;
  readonly noPlayCards: string;
  readonly addCard: string;
  readonly unnamed: string;
  readonly charactersOut: string;
  readonly extraCoins: (coins: number) => string;
  readonly extraCoinsText: string;
  readonly extraLeft: (left: number) => string;
  readonly eventsDealt: (dealt: number, one: boolean, monthEnd: 2 | 3) => string;
  readonly firstStory: (chapter: number) => string;
  readonly starredMissions: string;
  readonly variableNeeds: string;
  readonly start: (chapter: number) => string;
  readonly startVariable: string;
  readonly goOn: (chapter: number) => string;
  readonly who: string;
  readonly starter: string;
  readonly character: (name: string) => string;
  readonly noCharacter: string;
  readonly startCoins: (character: string) => string;
  readonly traderColour: (character: string) => string;
  readonly crownTrack: string;
  readonly crownTrackText: string;
  readonly shield: (shield: number) => string;
  readonly crownsRise: string;
  readonly card9: (players: number) => string;
  readonly card9Text: string;
  readonly card9Known: string;
  readonly markersNeeded: string;
  readonly influenceNeeded: string;
  readonly depth: string;
  readonly depths: Readonly<Record<'table' | 'scores', string>>;
  readonly play: string;
  readonly refused: string;
  readonly history: string;
  readonly log: string;
  readonly logText: string;
  readonly logChapter: string;
  readonly logOutcome: string;
  readonly logWinners: string;
  readonly logDate: string;
  readonly logStory: string;
  readonly logStoryExample: string;
  readonly logNotes: string;
  readonly logSave: string;
  readonly strikeOut: (chapter: string) => string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly notes: string;
  readonly exportFile: string;
  readonly exported: (name: string) => string;
  readonly importFile: string;
  readonly imported: (games: number) => string;
  readonly toCampaign: string;
  readonly toCampaigns: string;
  readonly chapterWon: (chapter: number) => string;
  readonly chapterLost: (chapter: number) => string;
  readonly chapterPlayed: (chapter: number) => string;
  readonly nextChapter: (chapter: number) => string;
  readonly tryAgain: (coins: number) => string;
  readonly box: string;
  readonly boxText: string;
}

const copies = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

export const campaignWords: Dictionary<CampaignWords> = {
  en: {
    title: 'Campaigns & leagues',
    none: 'No campaign yet',
    noneText:
      'Five chapters, or a season of games. What the group has reached waits here for the next evening.',
    loading: 'Opening the log …',
    notRead: 'The campaigns cannot be read right now. Load the page again.',
    notStored: 'That could not be stored on this device.',
    missing: 'This campaign is not here. It was removed or is kept on another device.',
    begin: 'Begin a new one',
    name: 'Name of the campaign',
    nameExample: 'Friday crew',
    people: 'Who plays',
    person: 'Name',
    sitDown: 'Add',
    takeOut: (name) => `Take ${name} out`,
    mode: 'How',
    modes: { competitive: 'Against each other', cooperative: 'Together' },
    aloneText: 'One player alone plays the cooperative game.',
    edition: 'Edition',
    create: 'Begin',
    needsName: 'Give it a name first.',
    needsPeople: 'Add one to four people first.',
    chapter: (chapter) => `Chapter ${chapter}`,
    attempt: (attempt) => `attempt ${attempt}`,
    finished: 'All five chapters played',
    perfect: 'A perfect run',
    perfectText: 'Five chapters, not one defeat. Drinks are on the governor.',
    toldText: 'The story is told.',
    finishedText: 'The story is told. Against each other, the variable game goes on.',
    lastTime: 'Last time',
    nothingYet: 'Nothing yet: the first chapter waits.',
    outcomes: { won: 'Won', lost: 'Lost', played: 'Played' },
    won: (names) => `Won by ${names}`,
    missionsDone: (done, out) => `${done} of ${out} missions completed`,
    missionBy: (number, names) => `Mission ${number}: ${names}`,
    missionOpen: (number) => `Mission ${number}: nobody`,
    coinsTo: (names) => `Extra coins: ${names}`,
    branches: (cards) => `Story cards ${cards}`,
    shuffledIn: (cards) => `${copies(cards, 'play card', 'play cards')} shuffled in`,
    packUp: 'Before you pack up',
    packStory: (cards) => `Sort these numbered cards back: ${cards}.`,
    packEvents: 'Put all events back together.',
    packStay: (cards) =>
      cards === 1
        ? 'The play card that the story brought stays in the deck, won or lost.'
        : `The ${cards} play cards that the story brought stay in the deck, won or lost.`,
    packBase: (cards) =>
      `For a base game in between take ${copies(cards, 'play card', 'play cards')} out and keep them apart.`,
    nextTime: 'Set up next time',
    baseDeck: 'Shuffle the base deck, without the expedition for five players.',
    playCards: 'Play cards in the deck',
    playCardsText: (cards) => `Shuffle in ${copies(cards, 'play card', 'play cards')} of this box:`,
    noPlayCards: 'None of this box yet.',
    addCard: 'Add a card',
    unnamed: 'More of them, not named',
    charactersOut:
      'Everybody takes character, crown card and 5 markers: 4 on the character, 1 on the crown track.',
    extraCoins: (coins) => `Share out ${copies(coins, 'extra coin', 'extra coins')}.`,
    extraCoinsText: 'Extra coins, shared out as you like',
    extraLeft: (left) =>
      left === 0 ? 'All shared out.' : left > 0 ? `${left} still to share out.` : `${-left} too many.`,
    eventsDealt: (dealt, one, monthEnd) =>
      `Event deck: ${dealt} with the number 0, face down${one ? ', shuffled with event 1' : ''}; event ${monthEnd} at the bottom.`,
    firstStory: (chapter) => `Read the first story card of chapter ${chapter}.`,
    starredMissions: 'Lay out 4 random missions of the 15 with a red star.',
    variableNeeds: 'The variable game takes two or more.',
    start: (chapter) => `Start chapter ${chapter}`,
    startVariable: 'Start the variable game',
    goOn: (chapter) => `Back to chapter ${chapter}`,
    who: 'Who is there',
    starter: 'Who starts',
    character: (name) => `Character of ${name}`,
    noCharacter: 'Choose a character',
    startCoins: (character) => `Start coins of ${character}`,
    traderColour: (character) => `Ship colour of ${character}`,
    crownTrack: 'Crown card',
    crownTrackText: 'Crowns needed for each shield, as printed. Asked once.',
    shield: (shield) => `Shield ${shield}`,
    crownsRise: 'Each shield needs more crowns than the one before.',
    card9: (players) => `Card 9 with ${copies(players, 'player', 'players')}`,
    card9Text: 'Look it up only when the group has read card 9. Until then only missions count.',
    card9Known: 'We know card 9',
    markersNeeded: 'Markers on missions',
    influenceNeeded: 'Influence of all together',
    depth: 'What is entered',
    depths: { table: 'Every card', scores: 'Displays and coins' },
    play: 'To the table',
    refused: 'It cannot start like this. Check the characters and numbers.',
    history: 'So far',
    log: 'Write down a chapter',
    logText: 'For a chapter that was played without this app.',
    logChapter: 'Chapter',
    logOutcome: 'How it went',
    logWinners: 'Who won',
    logDate: 'Day',
    logStory: 'Story cards reached',
    logStoryExample: 'with commas between',
    logNotes: 'Notes of this chapter',
    logSave: 'Write down',
    strikeOut: (chapter) => `Strike out ${chapter}`,
    remove: 'Remove this campaign',
    removeSure: (name) => `Remove ${name} for good? Its games stay in the history.`,
    notes: 'Notes',
    exportFile: 'Save as a file',
    exported: (name) => `Saved as ${name}.`,
    importFile: 'Bring in from a file',
    imported: (games) => `Here it is, with ${copies(games, 'game', 'games')}.`,
    toCampaign: 'To the campaign',
    toCampaigns: 'To the campaigns',
    chapterWon: (chapter) => `Chapter ${chapter} is won`,
    chapterLost: (chapter) => `Chapter ${chapter} is lost`,
    chapterPlayed: (chapter) => `Chapter ${chapter} is played`,
    nextChapter: (chapter) => `Chapter ${chapter} comes next.`,
    tryAgain: (coins) => `Once more, with ${coins} extra coins for the team.`,
    box: 'The Adventure Begins',
    boxText: 'Begins from a campaign',
  },
  de: {
    title: 'Kampagnen & Ligen',
    none: 'Noch keine Kampagne',
    noneText:
      'Fünf Kapitel oder eine Reihe von Partien. Was die Gruppe erreicht hat, wartet hier auf den nächsten Abend.',
    loading: 'Das Logbuch wird geöffnet …',
    notRead: 'Die Kampagnen sind gerade nicht lesbar. Ladet die Seite neu.',
    notStored: 'Das ließ sich auf diesem Gerät nicht speichern.',
    missing: 'Diese Kampagne ist nicht hier. Sie wurde entfernt oder liegt auf einem anderen Gerät.',
    begin: 'Etwas Neues beginnen',
    name: 'Name der Kampagne',
    nameExample: 'Freitagsrunde',
    people: 'Wer spielt',
    person: 'Name',
    sitDown: 'Dazu',
    takeOut: (name) => `${name} herausnehmen`,
    mode: 'Wie',
    modes: { competitive: 'Gegeneinander', cooperative: 'Gemeinsam' },
    aloneText: 'Allein wird das kooperative Spiel gespielt.',
    edition: 'Ausgabe',
    create: 'Beginnen',
    needsName: 'Gebt ihr zuerst einen Namen.',
    needsPeople: 'Nehmt zuerst ein bis vier Leute dazu.',
    chapter: (chapter) => `Kapitel ${chapter}`,
    attempt: (attempt) => `${attempt}. Versuch`,
    finished: 'Alle fünf Kapitel gespielt',
    perfect: 'Makellos',
    perfectText: 'Fünf Kapitel, keine Niederlage. Der Gouverneur gibt einen aus.',
    toldText: 'Die Geschichte ist erzählt.',
    finishedText: 'Die Geschichte ist erzählt. Gegeneinander geht es mit dem variablen Spiel weiter.',
    lastTime: 'Letztes Mal',
    nothingYet: 'Noch nichts: Das erste Kapitel wartet.',
    outcomes: { won: 'Gewonnen', lost: 'Verloren', played: 'Gespielt' },
    won: (names) => `Gewonnen: ${names}`,
    missionsDone: (done, out) => `${done} von ${out} Missionen erfüllt`,
    missionBy: (number, names) => `Mission ${number}: ${names}`,
    missionOpen: (number) => `Mission ${number}: niemand`,
    coinsTo: (names) => `Zusätzliche Münzen: ${names}`,
    branches: (cards) => `Storykarten ${cards}`,
    shuffledIn: (cards) => `${copies(cards, 'Spielkarte', 'Spielkarten')} eingemischt`,
    packUp: 'Vor dem Einpacken',
    packStory: (cards) => `Diese Karten mit Zahl wieder einsortieren: ${cards}.`,
    packEvents: 'Alle Ereignisse wieder zusammenlegen.',
    packStay: (cards) =>
      cards === 1
        ? 'Die Spielkarte der Geschichte bleibt im Stapel, gewonnen oder verloren.'
        : `Die ${cards} Spielkarten der Geschichte bleiben im Stapel, gewonnen oder verloren.`,
    packBase: (cards) =>
      `Für ein Grundspiel dazwischen ${copies(cards, 'Spielkarte', 'Spielkarten')} herausnehmen und beiseitelegen.`,
    nextTime: 'Nächstes Mal aufbauen',
    baseDeck: 'Das Grundspiel mischen, ohne die Expedition für fünf.',
    playCards: 'Spielkarten im Stapel',
    playCardsText: (cards) => `${copies(cards, 'Spielkarte', 'Spielkarten')} dieser Schachtel einmischen:`,
    noPlayCards: 'Noch keine aus dieser Schachtel.',
    addCard: 'Karte dazu',
    unnamed: 'Weitere, nicht benannt',
    charactersOut:
      'Alle nehmen Charakter, Kronenkarte und 5 Marker: 4 auf den Charakter, 1 auf die Kronenleiste.',
    extraCoins: (coins) => `${copies(coins, 'zusätzliche Münze', 'zusätzliche Münzen')} aufteilen.`,
    extraCoinsText: 'Zusätzliche Münzen, frei aufgeteilt',
    extraLeft: (left) =>
      left === 0 ? 'Alles aufgeteilt.' : left > 0 ? `Noch ${left} aufzuteilen.` : `${-left} zu viel.`,
    eventsDealt: (dealt, one, monthEnd) =>
      `Ereignisstapel: ${dealt} mit der Zahl 0, verdeckt${one ? ', mit Ereignis 1 gemischt' : ''}; Ereignis ${monthEnd} nach unten.`,
    firstStory: (chapter) => `Die erste Storykarte von Kapitel ${chapter} lesen.`,
    starredMissions: '4 zufällige der 15 Missionen mit rotem Stern auslegen.',
    variableNeeds: 'Für das variable Spiel braucht es mindestens zwei.',
    start: (chapter) => `Kapitel ${chapter} beginnen`,
    startVariable: 'Variables Spiel beginnen',
    goOn: (chapter) => `Zurück zu Kapitel ${chapter}`,
    who: 'Wer da ist',
    starter: 'Wer beginnt',
    character: (name) => `Charakter von ${name}`,
    noCharacter: 'Charakter wählen',
    startCoins: (character) => `Startmünzen von ${character}`,
    traderColour: (character) => `Schiffsfarbe von ${character}`,
    crownTrack: 'Kronenkarte',
    crownTrackText: 'Nötige Kronen für jedes Wappen, wie gedruckt. Einmal gefragt.',
    shield: (shield) => `Wappen ${shield}`,
    crownsRise: 'Jedes Wappen braucht mehr Kronen als das davor.',
    card9: (players) => `Karte 9 zu ${players === 1 ? 'einem Spieler' : `${players} Spielern`}`,
    card9Text: 'Erst nachsehen, wenn die Gruppe Karte 9 gelesen hat. Bis dahin zählen nur Missionen.',
    card9Known: 'Wir kennen Karte 9',
    markersNeeded: 'Marker auf Missionen',
    influenceNeeded: 'Einfluss von allen zusammen',
    depth: 'Was eingegeben wird',
    depths: { table: 'Jede Karte', scores: 'Auslagen und Münzen' },
    play: 'An den Tisch',
    refused: 'So kann es nicht beginnen. Prüft Charaktere und Zahlen.',
    history: 'Bisher',
    log: 'Kapitel nachtragen',
    logText: 'Für ein Kapitel, das ohne diese App gespielt wurde.',
    logChapter: 'Kapitel',
    logOutcome: 'Wie es ausging',
    logWinners: 'Wer gewonnen hat',
    logDate: 'Tag',
    logStory: 'Erreichte Storykarten',
    logStoryExample: 'mit Kommas dazwischen',
    logNotes: 'Notizen zu diesem Kapitel',
    logSave: 'Nachtragen',
    strikeOut: (chapter) => `${chapter} streichen`,
    remove: 'Diese Kampagne entfernen',
    removeSure: (name) => `${name} endgültig entfernen? Die Partien bleiben in der Chronik.`,
    notes: 'Notizen',
    exportFile: 'Als Datei sichern',
    exported: (name) => `Gesichert als ${name}.`,
    importFile: 'Aus einer Datei holen',
    imported: (games) => `Da ist sie, mit ${copies(games, 'Partie', 'Partien')}.`,
    toCampaign: 'Zur Kampagne',
    toCampaigns: 'Zu den Kampagnen',
    chapterWon: (chapter) => `Kapitel ${chapter} ist gewonnen`,
    chapterLost: (chapter) => `Kapitel ${chapter} ist verloren`,
    chapterPlayed: (chapter) => `Kapitel ${chapter} ist gespielt`,
    nextChapter: (chapter) => `Als Nächstes kommt Kapitel ${chapter}.`,
    tryAgain: (coins) => `Noch einmal, mit ${coins} zusätzlichen Münzen fürs Team.`,
    box: 'Das Abenteuer beginnt',
    boxText: 'Beginnt aus einer Kampagne',
  },
};

/** A day in the language of the screen. */
export function dayOf(moment: number, language: keyof typeof campaignWords): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium' }).format(
    moment,
  );
}
