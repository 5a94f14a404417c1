/**
 * What a card does and what a rule says, in our own short sentences. The numbers of the rules stand beside them in
 * `help/topics.ts`. A word in braces is replaced by the edition's own word for the thing.
 */
import type { Role } from '#engine';
import { termNoun, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';

export const SUBJECTS = [
  'setup',
  'discover',
  'ship',
  'repel',
  'bust',
  'tax',
  'trade',
  'hire',
  'others',
  'expedition',
  'end',
  'variant',
  'shuffle',
  'sail',
  'gift',
  'contracts',
  'at-once',
  'nemesis',
  'time-deck',
  'point-deck',
  'event',
  'mission',
  'crowns',
  'ares',
  'chapter-end',
  'pirates-round',
  'house-rules',
  'app-undo',
  'app-anyway',
  'app-why',
  'app-scores',
] as const;
export type Subject = (typeof SUBJECTS)[number];

interface Topic {
  readonly title: string;
  readonly text: string;
}

interface TopicWords {
  readonly roles: Readonly<Record<Role, string>>;
  readonly subjects: Readonly<Record<Subject, Topic>>;
}

/** Puts the edition's words in: `{sword}` one, `{swords}` many. */
export function inWordsOf(text: string, words: CardWords): string {
  const put = (name: string) => {
    switch (name) {
      case 'sword':
        return termNoun('sword', words).one;
      case 'swords':
        return termNoun('sword', words).many;
      case 'influence':
        return termNoun('influence', words).many;
      case 'persons':
        return termNoun('person', words).many;
      case 'person':
        return termNoun('person', words).one;
      case 'expedition':
        return termNoun('expedition', words).one;
      case 'expeditions':
        return termNoun('expedition', words).many;
      default:
        return name;
    }
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => put(name));
}

export const topicWords: Dictionary<TopicWords> = {
  en: {
    roles: {
      trader: 'Brings 1 more coin whenever you trade with a ship of its colour. Two of a colour bring 2.',
      settler: 'Brings a house. Give it away, with other symbols, to claim an {expedition}.',
      captain: 'Brings an anchor. Give it away, with other symbols, to claim an {expedition}.',
      priest: 'Brings a cross. Give it away, with other symbols, to claim an {expedition}.',
      'jack-of-all-trades':
        'Stands in for one anchor, cross or house, whichever is missing. Spend the exact symbol first if you have it.',
      sailor: 'Adds 1 {sword}. Your {swords} together decide which ships you can send away.',
      pirate: 'Adds 2 {swords}. Your {swords} together decide which ships you can send away.',
      mademoiselle: 'Every {person} you hire from now on costs 1 coin less, but never less than nothing.',
      jester:
        'Pays 1 coin when your go starts and the harbor is empty, so also after a bust. Whether the active player gets it too is up to the edition.',
      admiral: 'Pays 2 coins when your go starts and at least five cards lie in the harbor.',
      governor: 'Lets you take one more card in each of your goes, also when it is not your turn.',
      gambler:
        'Once while discovering: turn up four cards at once. No ship can be sent away. Without a repeated colour you stop there and may take one card more.',
      clerk: 'Trade with a ship of its colour and you may take one more card in this go.',
      gunner: 'Pays when your go starts: one coin for each ship in the harbor after the first.',
      'vice-admiral': 'Pays 1 coin when your go starts and three or four cards lie in the harbor.',
      merchant:
        'Keeps a ship of its colour that you trade with and earn from: the ship goes under the card and counts for {influence}.',
      passenger: 'Counts for {influence}, nothing else.',
      'tybuk-brother': 'A {person} of the adventure. The printed numbers count; read the card for the rest.',
      lookout:
        'While discovering, once a turn: look at the top three cards of the pile, throw two away, put one back.',
      innkeeper:
        'Pays 1 crown when your go starts and at least four cards lie in the harbor. You may sell one bread or rum in each go.',
    },
    subjects: {
      setup: {
        title: 'Getting ready',
        text: 'Everybody starts with 3 coins, which are face-down cards. Somebody begins, the others follow clockwise, and all get equally many turns.',
      },
      discover: {
        title: 'Discover',
        text: 'Turn up cards until you stop or go bust; one at least. {persons} and ships go into the harbor, {expeditions} beside it, and a tax is done at once.',
      },
      ship: {
        title: 'Ships',
        text: 'The coin is what trading brings. The blade is what it takes to send the ship away; a skull means nobody can.',
      },
      repel: {
        title: 'Sending a ship away',
        text: 'With at least as many {swords} as the ship shows, you may put it on the discard pile as it turns up. Ships with a skull always stay.',
      },
      bust: {
        title: 'Going bust',
        text: 'A second ship of a colour that you cannot send away ends the turn: the harbor is cleared and nobody takes a card. Jesters still pay.',
      },
      tax: {
        title: 'Tax increase',
        text: 'Twelve coins or more: lose half, rounded down. Then whoever the card names, most {swords} or fewest {influence}, gains a coin; all who tie do.',
      },
      trade: {
        title: 'Trading, and how many cards',
        text: 'You take one card, two if four colours of ship lie out, three if five do. A ship goes to the discard pile and brings its coins.',
      },
      hire: {
        title: 'Hiring',
        text: 'Pay what the {person} costs, less your discounts, and lay the card before you. What it can do counts from the next card on.',
      },
      others: {
        title: 'The others take too',
        text: 'After the active player each of the others may take a card, clockwise, and gives the active player one coin for it.',
      },
      expedition: {
        title: 'Expeditions',
        text: 'On your own turn, at any time: give away {persons} with the symbols shown. The card is yours, and so are its coins.',
      },
      end: {
        title: 'The end',
        text: 'Somebody reaches 12 {influence}: the round is played out. Most {influence} wins. After a tie the coins decide, where the edition says so; otherwise the win is shared.',
      },
      variant: {
        title: 'Variant: no win without an expedition',
        text: 'The end needs 12 {influence} and an {expedition}. Whoever has none cannot win.',
      },
      shuffle: {
        title: 'The pile runs out',
        text: 'When a card is needed and the pile is empty, shuffle the discard pile. The keys then show all its cards as unseen again.',
      },
      sail: {
        title: 'Make Sail!',
        text: 'A smaller deck without {expeditions}. With nine coins or more you go down to eight at a tax, and 8 {influence} bring the end.',
      },
      gift: {
        title: 'Ships with a gift',
        text: 'Whoever takes one also names another player, who gets a coin from the pile.',
      },
      contracts: {
        title: 'Contracts',
        text: 'Four lie out. Complete them on your own go, each once, three at most. The second is worth 1 {influence}, the third 2 more.',
      },
      'at-once': {
        title: 'Contracts that cannot wait',
        text: 'Some can be completed only at the moment it happens. The app asks; the chance is gone with the next card.',
      },
      nemesis: {
        title: 'Nemesis contracts',
        text: 'Trade with the ship but leave all its coins. Frigates three times, galleons twice.',
      },
      'time-deck': {
        title: 'The Time deck',
        text: 'Alone or as a team: the first card of every turn comes from it. Complete all contracts before a turn would have to begin without one.',
      },
      'point-deck': {
        title: 'Point deck and rank',
        text: 'At each tax you may move a card of time to the points. The more lie there when you win, the higher your rank.',
      },
      event: {
        title: 'Events',
        text: 'In the adventure every turn begins with the next event. Then the turn goes on as usual.',
      },
      mission: {
        title: 'Missions',
        text: 'Complete one on any own go, each once, four at most. A minus means giving it away; otherwise having it is enough.',
      },
      crowns: {
        title: 'Crowns',
        text: 'They move your marker along the track. The last shield reached counts as {influence}; give crowns back, and it falls again.',
      },
      ares: {
        title: 'Ares pirates and items',
        text: 'A sixth colour: with all six in the harbor you take four cards. A ship with an item can be kept for it instead of traded.',
      },
      'chapter-end': {
        title: "Month's End and card 9",
        text: 'At Month’s End the story looks at your missions and goes on. A team plays until it points to card 9, rivals until one has 12 {influence} and the trophy.',
      },
      'pirates-round': {
        title: 'Pirates! of Port Royal',
        text: 'Draw one, play one of two. Last one in, or the highest card when the pile is empty, wins the round. Three rounds make the king.',
      },
      'house-rules': {
        title: 'Editions and house rules',
        text: 'Where editions differ, the one you chose decides. New game lists every switch, and a group can set its own.',
      },
      'app-undo': {
        title: 'Undo',
        text: 'Bottom left, always. It names what it takes back, as far back as the first card. Redo lies beside it.',
      },
      'app-anyway': {
        title: 'Record anyway',
        text: 'The table is right. If the app says no, it says why, and one tap records it all the same. Any figure can be put right by hand.',
      },
      'app-why': {
        title: 'Ask any number why',
        text: 'Tap a player, then a figure: there is the sum behind it. Hold a card to read what it does.',
      },
      'app-scores': {
        title: 'Only the scores',
        text: 'Too many taps tonight? The menu drops to scores: displays and coins only, from where you are.',
      },
    },
  },
  de: {
    roles: {
      trader:
        'Bringt 1 Münze mehr, sooft ihr mit einem Schiff seiner Farbe handelt. Zwei einer Farbe bringen 2.',
      settler: 'Bringt ein Haus. Gebt ihn mit anderen Symbolen ab, um eine Expedition zu erfüllen.',
      captain: 'Bringt einen Anker. Gebt ihn mit anderen Symbolen ab, um eine Expedition zu erfüllen.',
      priest: 'Bringt ein Kreuz. Gebt ihn mit anderen Symbolen ab, um eine Expedition zu erfüllen.',
      'jack-of-all-trades':
        'Springt für einen Anker, ein Kreuz oder ein Haus ein. Habt ihr das genaue Symbol, gebt es zuerst ab.',
      sailor: 'Bringt 1 Säbel. Alle eure Säbel zusammen entscheiden, welche Schiffe ihr abwehren könnt.',
      pirate: 'Bringt 2 Säbel. Alle eure Säbel zusammen entscheiden, welche Schiffe ihr abwehren könnt.',
      mademoiselle:
        'Jede Person, die ihr ab jetzt anheuert, kostet 1 Münze weniger, aber nie weniger als nichts.',
      jester:
        'Zahlt 1 Münze, wenn ihr dran kommt und der Hafen leer ist, also auch, wenn der Hafen gerade verloren ging. Ob auch der aktive Spieler sie bekommt, sagt die Ausgabe.',
      admiral: 'Zahlt 2 Münzen, wenn ihr dran kommt und mindestens fünf Karten im Hafen liegen.',
      governor: 'Erlaubt euch jedes Mal eine Karte mehr, auch wenn ihr nicht der aktive Spieler seid.',
      gambler:
        'Einmal beim Entdecken: vier Karten auf einmal aufdecken, ohne abzuwehren. Ohne doppelte Farbe ist Schluss, und ihr dürft eine Karte mehr nehmen.',
      clerk: 'Handelt mit einem Schiff seiner Farbe, und ihr dürft jetzt eine Karte mehr nehmen.',
      gunner: 'Zahlt, wenn ihr dran kommt: je Schiff im Hafen eine Münze, das erste zählt nicht.',
      'vice-admiral': 'Zahlt 1 Münze, wenn ihr dran kommt und drei oder vier Karten im Hafen liegen.',
      merchant:
        'Behält ein Schiff seiner Farbe, mit dem ihr handelt und verdient: Es kommt unter die Karte und zählt für Einfluss.',
      passenger: 'Zählt für Einfluss, sonst nichts.',
      'tybuk-brother':
        'Eine Person des Abenteuers. Es gelten die gedruckten Zahlen; den Rest sagt die Karte.',
      lookout:
        'Beim Entdecken, einmal im Zug: die obersten drei Karten ansehen, zwei abwerfen, eine zurücklegen.',
      innkeeper:
        'Zahlt 1 Krone, wenn ihr dran kommt und mindestens vier Karten im Hafen liegen. Je Mal dürft ihr ein Brot oder einen Rum verkaufen.',
    },
    subjects: {
      setup: {
        title: 'Vorbereiten',
        text: 'Alle beginnen mit 3 Münzen; das sind verdeckte Karten. Jemand fängt an, die anderen folgen im Uhrzeigersinn, und alle sind gleich oft dran.',
      },
      discover: {
        title: 'Entdecken',
        text: 'Deckt Karten auf, bis ihr aufhört oder den Hafen verliert, mindestens eine. Personen und Schiffe kommen in den Hafen, Expeditionen daneben, eine Steuer gilt sofort.',
      },
      ship: {
        title: 'Schiffe',
        text: 'Die Münze sagt, was der Handel bringt. Der Säbel sagt, was es zum Abwehren braucht; bei einem Totenkopf geht es nie.',
      },
      repel: {
        title: 'Ein Schiff abwehren',
        text: 'Mit mindestens so vielen Säbeln, wie das Schiff zeigt, dürft ihr es beim Aufdecken abwerfen. Schiffe mit Totenkopf bleiben immer.',
      },
      bust: {
        title: 'Den Hafen verlieren',
        text: 'Ein zweites Schiff einer Farbe, das ihr nicht abwehren könnt, beendet den Zug: Der Hafen wird leer, niemand nimmt. Witzbolde zahlen trotzdem.',
      },
      tax: {
        title: 'Steuererhöhung',
        text: 'Ab zwölf Münzen geht die Hälfte weg, abgerundet. Dann bekommt eine Münze, wen die Karte nennt: die meisten Säbel oder den wenigsten Einfluss; bei Gleichstand alle.',
      },
      trade: {
        title: 'Handeln, und wie viele Karten',
        text: 'Ihr nehmt eine Karte, bei vier Schiffsfarben zwei, bei fünf drei. Ein Schiff kommt auf den Ablagestapel und bringt seine Münzen.',
      },
      hire: {
        title: 'Anheuern',
        text: 'Zahlt den Preis der Person, abzüglich Rabatt, und legt sie vor euch. Was sie kann, gilt ab der nächsten Karte.',
      },
      others: {
        title: 'Die anderen nehmen auch',
        text: 'Nach dem aktiven Spieler dürfen die anderen im Uhrzeigersinn je eine Karte nehmen und geben ihm dafür eine Münze.',
      },
      expedition: {
        title: 'Expeditionen',
        text: 'Jederzeit im eigenen Zug: Gebt Personen mit den gezeigten Symbolen ab. Die Karte gehört euch, ihre Münzen auch.',
      },
      end: {
        title: 'Das Ende',
        text: 'Jemand erreicht 12 Einfluss: Die Runde wird zu Ende gespielt. Der meiste Einfluss gewinnt. Bei Gleichstand entscheiden die Münzen, wo die Ausgabe es sagt; sonst wird geteilt.',
      },
      variant: {
        title: 'Variante: kein Sieg ohne Expedition',
        text: 'Das Ende braucht 12 Einfluss und eine Expedition. Wer keine hat, kann nicht gewinnen.',
      },
      shuffle: {
        title: 'Der Stapel ist leer',
        text: 'Wird eine Karte gebraucht und der Stapel ist leer, mischt den Ablagestapel. Die Tasten zeigen seine Karten dann wieder als ungesehen.',
      },
      sail: {
        title: 'Make Sail!',
        text: 'Ein kleinerer Stapel ohne Expeditionen. Bei einer Steuer gehen ab neun Münzen alle auf acht zurück, und 8 Einfluss bringen das Ende.',
      },
      gift: {
        title: 'Schiffe mit Geschenk',
        text: 'Wer eines nimmt, nennt auch jemand anderen: Der bekommt eine Münze vom Stapel.',
      },
      contracts: {
        title: 'Aufträge',
        text: 'Vier liegen aus. Erfüllt sie, wenn ihr dran seid, jeden einmal, höchstens drei. Der zweite zählt 1 Einfluss, der dritte 2 weitere.',
      },
      'at-once': {
        title: 'Aufträge, die nicht warten',
        text: 'Manche gehen nur in dem Augenblick, in dem es geschieht. Die App fragt; mit der nächsten Karte ist es vorbei.',
      },
      nemesis: {
        title: 'Aufträge mit Verzicht',
        text: 'Handelt mit dem Schiff, aber lasst alle Münzen liegen. Bei Fregatten dreimal, bei Galeonen zweimal.',
      },
      'time-deck': {
        title: 'Der Zeitstapel',
        text: 'Allein oder gemeinsam: Die erste Karte jedes Zuges kommt von dort. Erfüllt alle Aufträge, bevor ein Zug ohne sie beginnen müsste.',
      },
      'point-deck': {
        title: 'Punktestapel und Rang',
        text: 'Bei jeder Steuer dürft ihr eine Karte Zeit zu den Punkten legen. Je mehr dort beim Sieg liegen, desto höher der Rang.',
      },
      event: {
        title: 'Ereignisse',
        text: 'Im Abenteuer beginnt jeder Zug mit dem nächsten Ereignis. Dann geht er weiter wie sonst.',
      },
      mission: {
        title: 'Missionen',
        text: 'Erfüllt sie, wenn ihr dran seid, jede einmal, höchstens vier. Ein Minus heißt abgeben, sonst genügt es, etwas zu haben.',
      },
      crowns: {
        title: 'Kronen',
        text: 'Sie rücken euren Stein auf der Leiste vor. Der letzte erreichte Schild zählt als Einfluss; gebt ihr Kronen zurück, sinkt er wieder.',
      },
      ares: {
        title: 'Ares-Piraten und Waren',
        text: 'Eine sechste Farbe: Liegen alle sechs im Hafen, nehmt ihr vier Karten. Ein Schiff mit Ware könnt ihr dafür behalten, statt zu handeln.',
      },
      'chapter-end': {
        title: 'Monatsende und Karte 9',
        text: 'Am Monatsende schaut die Geschichte auf eure Missionen und geht weiter. Gemeinsam spielt ihr bis zu Karte 9, gegeneinander bis zu 12 Einfluss mit Pokal.',
      },
      'pirates-round': {
        title: 'Pirates! of Port Royal',
        text: 'Eine ziehen, eine von zweien spielen. Wer als Letzter übrig ist oder am leeren Stapel die höchste Karte hat, gewinnt die Runde. Drei Runden machen den König.',
      },
      'house-rules': {
        title: 'Ausgaben und Hausregeln',
        text: 'Wo Ausgaben sich unterscheiden, gilt eure. Neue Partie zeigt jeden Schalter, und jede Runde darf eigene setzen.',
      },
      'app-undo': {
        title: 'Zurück',
        text: 'Immer unten links. Es nennt, was es zurücknimmt, bis zur ersten Karte. Daneben liegt Wiederholen.',
      },
      'app-anyway': {
        title: 'Trotzdem eintragen',
        text: 'Der Tisch hat recht. Sagt die App Nein, sagt sie warum, und ein Tipp trägt es trotzdem ein. Jede Zahl lässt sich von Hand richtigstellen.',
      },
      'app-why': {
        title: 'Jede Zahl sagt, warum',
        text: 'Tippt auf jemanden, dann auf eine Zahl: Da steht die Rechnung. Haltet eine Karte, um zu lesen, was sie kann.',
      },
      'app-scores': {
        title: 'Nur die Punkte',
        text: 'Zu viel Tippen heute? Im Menü geht es zu den Punkten: nur Auslagen und Münzen, von hier an.',
      },
    },
  },
};
