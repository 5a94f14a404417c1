/** Words of the scanner: the camera, what was recognised, where it goes, and a clear word when it goes nowhere. */
import type { Dictionary } from './dictionary.ts';

interface ScanWords {
  readonly scan: string;
  readonly scanDisplay: string;
  readonly title: string;
  readonly displayTitle: (player: string) => string;
  readonly camera: string;
  readonly intoHarbor: string;
  readonly onDisplay: (player: string) => string;
  readonly hold: string;
  readonly holdCode: string;
  readonly loading: string;
  readonly starting: string;
  readonly entered: (card: string) => string;

  readonly several: (cards: number) => string;
  readonly enterAll: (cards: number) => string;
  readonly notThese: string;
  readonly nextTurn: (player: string, card: string) => string;
  readonly beginTurn: (player: string) => string;
  readonly leave: string;

  readonly foreign: string;
  readonly misread: string;
  readonly newer: string;
  readonly seriesHere: string;
  readonly labelHere: string;
  readonly contractHere: string;
  readonly thisCard: string;
  readonly notHere: (card: string) => string;
  readonly inHarbor: (card: string) => string;
  readonly allSeen: (card: string, copies: number) => string;
  readonly over: string;
  readonly neverInFront: (card: string) => string;
  readonly nothingInPhoto: string;
  readonly photoUnreadable: string;

  readonly torchOn: string;
  readonly torchOff: string;
  readonly chooseCamera: string;
  readonly cameraNumber: (number: number) => string;
  readonly photo: string;
  readonly tryAgain: string;
  readonly toTapping: string;
  readonly refusedTitle: string;
  readonly refusedText: string;
  readonly noneTitle: string;
  readonly noneText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly noReaderTitle: string;
  readonly noReaderText: string;

  readonly who: string;
  readonly what: string;
  readonly count: string;
  readonly countText: string;
  readonly add: string;
  readonly addText: string;
  readonly hire: string;
  readonly hireText: string;
  readonly found: (cards: number) => string;
  readonly fewer: (card: string) => string;
  readonly more: (card: string) => string;
  readonly notSeen: (cards: string) => string;
  readonly asRecorded: (player: string, influence: string) => string;
  readonly addThese: (cards: number, player: string) => string;
  readonly exactlyThese: string;
  readonly startAgain: string;

  readonly pageTitle: string;
  readonly pageText: string;
  readonly seriesProgress: (have: number, all: number) => string;
  readonly otherSeries: string;
  readonly damaged: string;
  readonly reading: string;
  readonly another: string;
  readonly noLabels: string;
  readonly printLabels: string;
  readonly holdFace: string;
  readonly whichFace: string;
  readonly noFaces: string;
  readonly learnFaces: string;
}

const english: ScanWords = {
  scan: 'Scan cards',
  scanDisplay: 'Scan the display',
  title: 'Scan',
  displayTitle: (player) => `${player}: scan the display`,
  camera: 'What the camera sees',
  intoHarbor: 'Into the harbor',
  onDisplay: (player) => `Onto ${player}’s display`,
  hold: 'Hold a label into the picture',
  holdCode: 'Hold a code of the other phone into the picture',
  loading: 'Getting the scanner ready …',
  starting: 'Starting the camera …',
  entered: (card) => `${card}: entered`,

  several: (cards) => `${cards} new cards in view`,
  enterAll: (cards) => `Enter these ${cards}`,
  notThese: 'Not these',
  nextTurn: (player, card) => `${card}: does ${player}’s turn begin with it?`,
  beginTurn: (player) => `Begin ${player}’s turn`,
  leave: 'Leave it',

  foreign: 'This code is not one of our labels. Nothing was entered.',
  misread: 'This label was not read for certain. Hold it again, flatter or nearer.',
  newer: 'A newer version of the app printed this label. Update the app, then scan again.',
  seriesHere:
    'These codes carry a game or a list of cards. Games are read under History, cards under Settings, My cards: “Read codes with the camera”.',
  labelHere: 'This is the label of a card. Here the codes of another phone are read.',
  contractHere: 'This is a contract. Contracts are chosen when the game is set up.',
  thisCard: 'this card',
  notHere: (card) => `${card} is in none of the boxes on this table. Nothing was entered.`,
  inHarbor: (card) => `${card} lies in the harbor. Close the scanner and tap it to take it.`,
  allSeen: (card, copies) =>
    `${card}: ${copies === 1 ? 'the only copy was' : `all ${copies} copies were`} seen already. Nothing was entered.`,
  over: 'The game is over. Nothing was entered.',
  neverInFront: (card) => `${card} never lies in front of a player. Nothing was entered.`,
  nothingInPhoto: 'No label found in this photo. Try one from nearer, with more light.',
  photoUnreadable: 'This file is not a photo that can be read.',

  torchOn: 'Light on',
  torchOff: 'Light off',
  chooseCamera: 'Camera',
  cameraNumber: (number) => `Camera ${number}`,
  photo: 'Read a photo',
  tryAgain: 'Try again',
  toTapping: 'Back to tapping',
  refusedTitle: 'The camera is not allowed here',
  refusedText:
    'Allow it in the settings of the browser or the phone, or read a photo instead. Tapping cards works as ever.',
  noneTitle: 'No camera found',
  noneText: 'Read a photo instead. Tapping cards works as ever.',
  failedTitle: 'The camera does not answer',
  failedText: 'Another app may be using it. Close that, or read a photo. Tapping cards works as ever.',
  noReaderTitle: 'This browser cannot read codes',
  noReaderText:
    'Offline before the first scan? Open the scanner once with a connection. Tapping works as ever.',

  who: 'Whose display',
  what: 'What these cards are',
  count: 'The whole display',
  countText: 'Lay the cards out: one look, and what differs is shown.',
  add: 'New cards',
  addText: 'Each card found is laid there; nothing is paid.',
  hire: 'Just hired',
  hireText: 'Each card found is laid there and paid for.',
  found: (cards) => (cards === 1 ? '1 card found' : `${cards} cards found`),
  fewer: (card) => `One ${card} less`,
  more: (card) => `One ${card} more`,
  notSeen: (cards) => `Recorded, but not seen: ${cards}`,
  asRecorded: (player, influence) => `Exactly as recorded. ${player}: ${influence}`,
  addThese: (cards, player) => (cards === 1 ? `Give ${player} 1 card` : `Give ${player} ${cards} cards`),
  exactlyThese: 'Make it exactly these cards',
  startAgain: 'Start again',

  pageTitle: 'Read codes with the camera',
  pageText: 'Hold the camera over the other phone’s codes. Their order does not matter.',
  seriesProgress: (have, all) => `${have} of ${all} codes read`,
  otherSeries: 'This code belongs to another series. Finish this one first, or start again.',
  damaged: 'Put together, the codes are not what was sent. Please start again.',
  reading: 'All codes read: opening …',
  another: 'Read another one',
  noLabels: 'No labels on the cards yet?',
  printLabels: 'Print labels',
  holdFace: 'Hold a label into the picture, or a card’s face into the frame',
  whichFace: 'Which card is it? Tap it',
  noFaces: 'The camera has not learned your cards yet.',
  learnFaces: 'Learn my cards',
};

const german: ScanWords = {
  scan: 'Karten scannen',
  scanDisplay: 'Auslage scannen',
  title: 'Scannen',
  displayTitle: (player) => `${player}: Auslage scannen`,
  camera: 'Was die Kamera sieht',
  intoHarbor: 'In den Hafen',
  onDisplay: (player) => `In die Auslage von ${player}`,
  hold: 'Halte ein Etikett ins Bild',
  holdCode: 'Halte einen Code des anderen Telefons ins Bild',
  loading: 'Der Scanner wird geladen …',
  starting: 'Die Kamera startet …',
  entered: (card) => `${card}: eingetragen`,

  several: (cards) => `${cards} neue Karten im Bild`,
  enterAll: (cards) => `Diese ${cards} eintragen`,
  notThese: 'Diese nicht',
  nextTurn: (player, card) => `${card}: Beginnt damit der Zug von ${player}?`,
  beginTurn: (player) => `Zug von ${player} beginnen`,
  leave: 'Lassen',

  foreign: 'Dieser Code ist keins unserer Etiketten. Nichts wurde eingetragen.',
  misread: 'Dieses Etikett wurde nicht sicher gelesen. Halte es noch einmal hin, flacher oder näher.',
  newer:
    'Dieses Etikett hat eine neuere Version der App gedruckt. Aktualisiere die App und scanne noch einmal.',
  seriesHere:
    'In diesen Codes steckt ein Spiel oder eine Kartenliste. Spiele liest du im Verlauf, Karten in den Einstellungen unter Meine Karten: „Codes mit der Kamera lesen“.',
  labelHere: 'Das ist das Etikett einer Karte. Hier werden die Codes eines anderen Telefons gelesen.',
  contractHere: 'Das ist ein Auftrag. Aufträge werden beim Aufbau gewählt.',
  thisCard: 'diese Karte',
  notHere: (card) => `${card} ist in keiner Schachtel auf diesem Tisch. Nichts wurde eingetragen.`,
  inHarbor: (card) =>
    `${card} liegt im Hafen. Schließe den Scanner und tippe die Karte an, um sie zu nehmen.`,
  allSeen: (card, copies) =>
    `${card}: ${copies === 1 ? 'Die einzige Karte davon wurde' : `Alle ${copies} Karten davon wurden`} schon gesehen. Nichts wurde eingetragen.`,
  over: 'Das Spiel ist zu Ende. Nichts wurde eingetragen.',
  neverInFront: (card) => `${card} liegt nie vor jemandem. Nichts wurde eingetragen.`,
  nothingInPhoto: 'Kein Etikett auf diesem Foto. Versuch es von näher und mit mehr Licht.',
  photoUnreadable: 'Diese Datei ist kein Foto, das sich lesen lässt.',

  torchOn: 'Licht an',
  torchOff: 'Licht aus',
  chooseCamera: 'Kamera',
  cameraNumber: (number) => `Kamera ${number}`,
  photo: 'Foto lesen',
  tryAgain: 'Noch einmal versuchen',
  toTapping: 'Zurück zum Tippen',
  refusedTitle: 'Die Kamera ist hier nicht erlaubt',
  refusedText:
    'Erlaube sie in den Einstellungen des Browsers oder des Telefons, oder lies ein Foto. Karten antippen geht wie immer.',
  noneTitle: 'Keine Kamera gefunden',
  noneText: 'Lies stattdessen ein Foto. Karten antippen geht wie immer.',
  failedTitle: 'Die Kamera antwortet nicht',
  failedText:
    'Vielleicht benutzt sie eine andere App. Schließe diese, oder lies ein Foto. Karten antippen geht wie immer.',
  noReaderTitle: 'Dieser Browser kann keine Codes lesen',
  noReaderText:
    'Offline vor dem ersten Scan? Öffne den Scanner einmal mit Verbindung. Karten antippen geht wie immer.',

  who: 'Wessen Auslage',
  what: 'Was diese Karten sind',
  count: 'Die ganze Auslage',
  countText: 'Leg die Karten aus: ein Blick, und was abweicht, wird gezeigt.',
  add: 'Neue Karten',
  addText: 'Jede gefundene Karte wird hingelegt, bezahlt wird nichts.',
  hire: 'Gerade angeheuert',
  hireText: 'Jede gefundene Karte wird hingelegt und bezahlt.',
  found: (cards) => (cards === 1 ? '1 Karte gefunden' : `${cards} Karten gefunden`),
  fewer: (card) => `${card}: eine weniger`,
  more: (card) => `${card}: eine mehr`,
  notSeen: (cards) => `Eingetragen, aber nicht gesehen: ${cards}`,
  asRecorded: (player, influence) => `Genau wie eingetragen. ${player}: ${influence}`,
  addThese: (cards, player) => (cards === 1 ? `${player} 1 Karte geben` : `${player} ${cards} Karten geben`),
  exactlyThese: 'Genau diese Karten eintragen',
  startAgain: 'Neu beginnen',

  pageTitle: 'Codes mit der Kamera lesen',
  pageText: 'Halte die Kamera über die Codes des anderen Telefons. Die Reihenfolge ist gleich.',
  seriesProgress: (have, all) => `${have} von ${all} Codes gelesen`,
  otherSeries: 'Dieser Code gehört zu einer anderen Reihe. Lies erst diese zu Ende oder beginne neu.',
  damaged: 'Zusammengesetzt sind die Codes nicht das, was gesendet wurde. Bitte beginne neu.',
  reading: 'Alle Codes gelesen, gleich ist es da …',
  another: 'Noch eins lesen',
  noLabels: 'Noch keine Etiketten auf den Karten?',
  printLabels: 'Etiketten drucken',
  holdFace: 'Halte ein Etikett ins Bild oder die Bildseite einer Karte in den Rahmen',
  whichFace: 'Welche Karte ist es? Tippe sie an',
  noFaces: 'Die Kamera kennt deine Karten noch nicht.',
  learnFaces: 'Meine Karten lernen',
};

export const scanWords: Dictionary<ScanWords> = { en: english, de: german };
