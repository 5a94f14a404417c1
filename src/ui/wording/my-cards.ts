/** Words of My cards: what is unknown, the form that looks like a card, and files that groups pass on. */
import type { Confidence, MyCardsRefusal, Nation } from '#catalog';
import { ITEMS, type BoxId, type Colour, type Item, type Role } from '#engine';
import type { FieldName } from '../my-cards/printed-form.ts';
import { boxName, colourName, itemName, roleName, shipName, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';
import { allowedWords, foundWords } from './file-problems.ts';
import { capital } from './grammar.ts';

interface MyCardsWords {
  readonly title: string;
  readonly lead: string;
  readonly settingsText: string;
  readonly edition: string;
  readonly allKnown: (cards: number) => string;
  readonly someUnread: (left: number, cards: number) => string;
  readonly ownReadings: (number: number) => string;
  readonly countDiffers: (counted: number, listed: number) => string;
  readonly toRead: string;
  readonly readByYou: string;
  readonly known: (cards: number) => string;
  readonly ownCard: (date: string) => string;
  readonly confidence: Readonly<Record<Confidence, string>>;
  readonly copies: (number: number) => string;
  readonly notInBox: string;
  readonly unknownNumbers: string;
  readonly correct: (name: string) => string;
  readonly enter: (name: string) => string;
  readonly addCard: string;
  readonly forget: (name: string) => string;
  readonly forgotten: (name: string) => string;
  readonly remembered: (name: string) => string;
  readonly notStored: string;
  readonly notLoaded: string;
  readonly finishedGames: string;
  /** The form. */
  readonly whatKind: string;
  readonly save: string;
  readonly cancel: string;
  readonly howMany: string;
  readonly howManyShow: string;
  readonly choose: string;
  readonly less: (field: string) => string;
  readonly more: (field: string) => string;
  readonly missing: (fields: string) => string;
  readonly crownTrack: string;
  readonly card9: string;
  readonly flag: (ship: string) => string;
  /** Files. */
  readonly share: string;
  readonly shareText: string;
  readonly exportFile: string;
  readonly importFile: string;
  readonly showCodes: string;
  readonly readCodes: string;
  readonly refusedFile: (file: string, sentence: string) => string;
  readonly nothingToExport: string;
  readonly exported: (number: number) => string;
  readonly importTitle: string;
  readonly importNothing: string;
  readonly importLead: string;
  readonly added: string;
  readonly replaced: string;
  readonly kept: string;
  readonly takeOver: string;
  readonly takenOver: (number: number) => string;
}

export const myCardsWords: Dictionary<MyCardsWords> = {
  en: {
    title: 'My cards',
    lead: 'Some cards nobody has written down yet, and yours may show other numbers. Type what is printed on them once; new games use it.',
    settingsText: 'Numbers read from your own cards',
    edition: 'Edition',
    allKnown: (cards) => `${cards} cards, all known`,
    someUnread: (left, cards) => `${left} of ${cards} cards not read yet`,
    ownReadings: (number) => `${number} from you`,
    countDiffers: (counted, listed) =>
      `By your readings the box has ${counted} play cards; it should have ${listed}. Count once more.`,
    toRead: 'Still to be read',
    readByYou: 'Read from your own cards',
    known: (cards) => `Known cards (${cards})`,
    ownCard: (date) => `read from your own card, ${date}`,
    confidence: {
      verified: 'checked by several sources',
      single: 'from one source',
      inferred: 'worked out, not seen',
      unknown: 'unknown',
    },
    copies: (number) => (number === 1 ? '1 copy' : `${number} copies`),
    notInBox: 'not in your box',
    unknownNumbers: 'numbers unknown',
    correct: (name) => `Correct ${name}`,
    enter: (name) => `Enter ${name}`,
    addCard: 'Add another card',
    forget: (name) => `Forget the reading of ${name}`,
    forgotten: (name) => `Forgotten: ${name}.`,
    remembered: (name) => `Remembered: ${name}.`,
    notStored: 'The device could not store it. Free some space and try again.',
    notLoaded: 'Your cards could not be loaded. Load the page again.',
    finishedGames: 'Games that have begun keep the numbers they began with.',
    whatKind: 'What is it?',
    save: 'Remember',
    cancel: 'Cancel',
    howMany: 'How many of it are in the box?',
    howManyShow: 'How many copies show this?',
    choose: 'Choose …',
    less: (field) => `${field}: less`,
    more: (field) => `${field}: more`,
    missing: (fields) => `Still missing: ${fields}.`,
    crownTrack: 'Crown track',
    card9: 'Card 9',
    flag: (ship) => `Flag on the ${ship}`,
    share: 'Pass on',
    shareText: 'A small file with what you read. The next group takes it over with one tap.',
    exportFile: 'Save as a file',
    importFile: 'Take over a file',
    showCodes: 'Show as codes',
    readCodes: 'Read codes with the camera',
    refusedFile: (file, sentence) => `“${file}” was not taken over. ${sentence}`,
    nothingToExport: 'You have read no card yet.',
    exported: (number) => (number === 1 ? '1 card saved to a file.' : `${number} cards saved to a file.`),
    importTitle: 'Take over these cards?',
    importNothing: 'The file says nothing that you did not know.',
    importLead: 'The newer reading of a card counts.',
    added: 'New',
    replaced: 'Replaces yours',
    kept: 'Yours is newer and stays',
    takeOver: 'Take over',
    takenOver: (number) => (number === 1 ? '1 card taken over.' : `${number} cards taken over.`),
  },
  de: {
    title: 'Meine Karten',
    lead: 'Manche Karten hat noch niemand aufgeschrieben, und eure zeigen vielleicht andere Zahlen. Einmal abtippen, was darauf steht; neue Partien rechnen damit.',
    settingsText: 'Zahlen, die ihr von euren Karten abgelesen habt',
    edition: 'Ausgabe',
    allKnown: (cards) => `${cards} Karten, alle bekannt`,
    someUnread: (left, cards) => `${left} von ${cards} Karten noch nicht gelesen`,
    ownReadings: (number) => `${number} von euch`,
    countDiffers: (counted, listed) =>
      `Nach euren Angaben liegen ${counted} Spielkarten in der Schachtel; es sollten ${listed} sein. Zählt noch einmal nach.`,
    toRead: 'Noch zu lesen',
    readByYou: 'Von euren Karten gelesen',
    known: (cards) => `Bekannte Karten (${cards})`,
    ownCard: (date) => `von der eigenen Karte gelesen, ${date}`,
    confidence: {
      verified: 'mehrfach geprüft',
      single: 'aus einer Quelle',
      inferred: 'erschlossen, nicht gesehen',
      unknown: 'unbekannt',
    },
    copies: (number) => (number === 1 ? '1 Mal' : `${number} Mal`),
    notInBox: 'nicht in eurer Schachtel',
    unknownNumbers: 'Zahlen unbekannt',
    correct: (name) => `${name} berichtigen`,
    enter: (name) => `${name} eingeben`,
    addCard: 'Weitere Karte eingeben',
    forget: (name) => `Gelesenes vergessen: ${name}`,
    forgotten: (name) => `Vergessen: ${name}.`,
    remembered: (name) => `Gemerkt: ${name}.`,
    notStored: 'Das Gerät konnte es nicht speichern. Schafft etwas Platz und versucht es noch einmal.',
    notLoaded: 'Eure Karten konnten nicht geladen werden. Ladet die Seite neu.',
    finishedGames: 'Begonnene Partien behalten die Zahlen, mit denen sie begonnen haben.',
    whatKind: 'Was ist es?',
    save: 'Merken',
    cancel: 'Abbrechen',
    howMany: 'Wie viele davon liegen in der Schachtel?',
    howManyShow: 'Wie viele Karten zeigen das?',
    choose: 'Wählen …',
    less: (field) => `${field}: weniger`,
    more: (field) => `${field}: mehr`,
    missing: (fields) => `Es fehlt noch: ${fields}.`,
    crownTrack: 'Kronenleiste',
    card9: 'Karte 9',
    flag: (ship) => `Flagge: ${ship}`,
    share: 'Weitergeben',
    shareText:
      'Eine kleine Datei mit dem, was ihr gelesen habt. Die nächste Runde übernimmt sie mit einem Tippen.',
    exportFile: 'Als Datei sichern',
    importFile: 'Datei übernehmen',
    showCodes: 'Als Codes zeigen',
    readCodes: 'Codes mit der Kamera lesen',
    refusedFile: (file, sentence) => `„${file}“ wurde nicht übernommen. ${sentence}`,
    nothingToExport: 'Ihr habt noch keine Karte gelesen.',
    exported: (number) =>
      number === 1 ? '1 Karte in einer Datei gesichert.' : `${number} Karten in einer Datei gesichert.`,
    importTitle: 'Diese Karten übernehmen?',
    importNothing: 'Die Datei sagt nichts, was ihr nicht schon wisst.',
    importLead: 'Es gilt, was zuletzt gelesen wurde.',
    added: 'Neu',
    replaced: 'Ersetzt eure',
    kept: 'Eure ist neuer und bleibt',
    takeOver: 'Übernehmen',
    takenOver: (number) => (number === 1 ? '1 Karte übernommen.' : `${number} Karten übernommen.`),
  },
};

interface FieldWords {
  readonly plain: Readonly<Partial<Record<FieldName, string>>>;
  readonly reward: (place: number) => string;
  readonly shield: (place: number) => string;
  readonly markers: (players: number) => string;
  readonly influence: (players: number, influence: string) => string;
}

const FIELDS: Dictionary<FieldWords> = {
  en: {
    plain: {
      colour: 'Colour',
      role: 'Who',
      item: 'Carries',
      gain: 'Gives',
      coins: 'Coins',
      gift: 'Coins for another player',
      cost: 'Cost',
      price: 'Pays for an item',
      from: 'From how many coins',
      downTo: 'Down to',
      sealNumber: 'Number on the seal',
      sealLetter: 'Letter on the seal',
      nation: 'Flag',
      copies: 'Anchors on the card',
    },
    reward: (place) => `Coins, place ${place}`,
    shield: (place) => `Crowns for shield ${place}`,
    markers: (players) => `Markers, ${players} ${players === 1 ? 'player' : 'players'}`,
    influence: (players, influence) => `${influence}, ${players} ${players === 1 ? 'player' : 'players'}`,
  },
  de: {
    plain: {
      colour: 'Farbe',
      role: 'Wer',
      item: 'Ladung',
      gain: 'Bringt',
      coins: 'Münzen',
      gift: 'Münzen für jemand anderen',
      cost: 'Kosten',
      price: 'Zahlt für eine Ware',
      from: 'Ab wie vielen Münzen',
      downTo: 'Bis auf',
      sealNumber: 'Zahl auf dem Siegel',
      sealLetter: 'Buchstabe auf dem Siegel',
      nation: 'Flagge',
      copies: 'Anker auf der Karte',
    },
    reward: (place) => `Münzen, Platz ${place}`,
    shield: (place) => `Kronen für Schild ${place}`,
    markers: (players) => `Marker, ${players} ${players === 1 ? 'Person' : 'Personen'} am Tisch`,
    influence: (players, influence) =>
      `${influence}, ${players} ${players === 1 ? 'Person' : 'Personen'} am Tisch`,
  },
};

/** What a field of the form is called, in the table's words. */
export function fieldLabel(name: FieldName, words: CardWords): string {
  const own = FIELDS[words.language];
  const place = Number(name.slice(-1));
  const plain = own.plain[name];
  if (plain !== undefined) return plain;
  if (name.startsWith('reward')) return own.reward(place);
  if (name.startsWith('shield')) return own.shield(place);
  if (name.startsWith('markers')) return own.markers(place);
  if (name === 'influence') return capital(words.terms.influence.many);
  if (name.startsWith('influence')) return own.influence(place, capital(words.terms.influence.many));
  if (name === 'swords') return capital(words.terms.sword.many);
  if (name === 'captain' || name === 'priest' || name === 'settler') return capital(words.symbols[name].many);
  return ITEMS.some((item) => item === name) ? capital(itemName(name as Item, words)) : name;
}

/** The word under the picture of a choice. */
export function optionWord(name: FieldName, option: string, words: CardWords): string {
  return name === 'colour' ? capital(colourName(option as Colour, words)) : optionLabel(name, option, words);
}

/** What a choice is called. */
export function optionLabel(name: FieldName, option: string, words: CardWords): string {
  switch (name) {
    case 'colour':
      return `${capital(colourName(option as Colour, words))} (${shipName(option as Colour, words)})`;
    case 'role':
      return roleName(option as Role, words);
    case 'item':
      return capital(itemName(option as Item, words));
    case 'gain':
      return capital(words.terms[option === 'crown' ? 'crown' : 'coin'][option === 'crown' ? 'one' : 'many']);
    case 'nation':
      return words.flags[option as Nation].name;
    default:
      return option;
  }
}

interface RefusalWords {
  readonly tooLarge: (characters: number, most: number) => string;
  readonly notJson: string;
  readonly otherFormat: string;
  readonly otherVersion: (found: string, newest: number) => string;
  readonly field: (field: string, found: string, allowed: string) => string;
}

const REFUSALS: Dictionary<RefusalWords> = {
  en: {
    tooLarge: (characters, most) =>
      `The file is too large: ${characters} characters, and a file of cards has at most ${most}.`,
    notJson: 'The file cannot be read: it is no file of cards from Harbormaster.',
    otherFormat: 'This is no file of cards. Games and backups are opened elsewhere.',
    otherVersion: (found, newest) =>
      `The file was written by another version (${found}); this one reads up to ${newest}. Update and try again.`,
    field: (field, found, allowed) =>
      `Something in the file is wrong. At ${field} stands ${found}; allowed is ${allowed}. Nothing was changed.`,
  },
  de: {
    tooLarge: (characters, most) =>
      `Die Datei ist zu groß: ${characters} Zeichen, eine Kartendatei hat höchstens ${most}.`,
    notJson: 'Die Datei lässt sich nicht lesen: Sie ist keine Kartendatei von Harbormaster.',
    otherFormat: 'Das ist keine Kartendatei. Partien und Sicherungen werden woanders geöffnet.',
    otherVersion: (found, newest) =>
      `Die Datei stammt aus einer anderen Fassung (${found}); diese hier liest bis ${newest}. Aktualisiert und versucht es noch einmal.`,
    field: (field, found, allowed) =>
      `In der Datei stimmt etwas nicht. Bei ${field} steht ${found}; erlaubt ist ${allowed}. Nichts wurde geändert.`,
  },
};

/** Why a file of cards was refused, in one or two sentences. */
export function refusalSentence(refusal: MyCardsRefusal, words: CardWords): string {
  const own = REFUSALS[words.language];
  switch (refusal.kind) {
    case 'too-large':
      return own.tooLarge(refusal.characters, refusal.most);
    case 'not-json':
      return own.notJson;
    case 'other-format':
      return own.otherFormat;
    case 'other-version':
      return own.otherVersion(foundWords(refusal.found, words.language), refusal.newest);
    case 'field':
      return own.field(
        refusal.field,
        foundWords(refusal.found, words.language),
        allowedWords(refusal.allowed, words.language),
      );
  }
}

/** A box by the name that its owner reads on the lid; the two parts of Make Sail! apart. */
export function listName(box: BoxId, words: CardWords): string {
  const name = boxName(box, words);
  return box === 'make-sail' ? REST_OF[words.language](name) : name;
}

const REST_OF: Dictionary<(box: string) => string> = {
  en: (box) => `${box}: the other 40 cards`,
  de: (box) => `${box}: die anderen 40 Karten`,
};

/** The date of a reading as people write it. */
export function readingDate(readAt: string, words: CardWords): string {
  const locale = words.language === 'de' ? 'de-DE' : 'en-GB';
  const date = new Date(readAt);
  return Number.isNaN(date.getTime())
    ? readAt
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
