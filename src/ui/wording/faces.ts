/** Words of the guided session in which the camera learns the faces of the table's own cards. */
import type { Dictionary } from './dictionary.ts';

interface FacesWords {
  readonly title: string;
  readonly linkText: string;
  readonly toSettings: string;
  readonly intro: string;
  readonly pause: string;
  readonly local: string;
  readonly edition: string;
  readonly boxes: string;
  readonly progress: (learned: number, all: number) => string;
  readonly show: (card: string) => string;
  readonly again: (card: string) => string;
  readonly learn: string;
  readonly skip: string;
  readonly before: string;
  readonly allLearned: string;
  readonly allCards: string;
  readonly allCardsText: string;
  readonly learnedMark: string;
  readonly plain: string;
  readonly shine: string;
  readonly noPicture: string;
  readonly notStored: string;
  readonly forget: (faces: number) => string;
  readonly forgetSure: (faces: number) => string;
  readonly keep: string;
}

const english: FacesWords = {
  title: 'Learn my cards',
  linkText: 'Show each card to the camera once',
  toSettings: 'Back to the settings',
  intro: 'Fill the frame with the card that is named, upright and flat, and tap.',
  pause: 'Sorted by kind it takes a few minutes. Stop at any time and go on later.',
  local: 'No photo is kept: only a tiny sketch of each card, on this device and in no backup.',
  edition: 'Whose cards',
  boxes: 'Box',
  progress: (learned, all) => `${learned} of ${all} learned`,
  show: (card) => `Show: ${card}`,
  again: (card) => `Show again: ${card}`,
  learn: 'Learn this card',
  skip: 'Skip',
  before: 'Back',
  allLearned: 'All learned. The scanner on the table now knows these cards by their faces.',
  allCards: 'All cards',
  allCardsText: 'Tap a card to learn it, or to learn it again.',
  learnedMark: 'learned',
  plain: 'There is too little to see: fill the frame with the card, with more light.',
  shine: 'A reflection hides part of the card. Tilt it a little and try again.',
  noPicture: 'The camera gave no picture. Try again.',
  notStored: 'This device could not store the card. Free some room and try again.',
  forget: (faces) => (faces === 1 ? 'Forget 1 learned card' : `Forget ${faces} learned cards`),
  forgetSure: (faces) =>
    faces === 1
      ? 'Forget it? Only showing it again brings it back.'
      : `Forget these ${faces}? Only showing them again brings them back.`,
  keep: 'Keep them',
};

const german: FacesWords = {
  title: 'Meine Karten lernen',
  linkText: 'Zeig der Kamera jede Karte einmal',
  toSettings: 'Zurück zu den Einstellungen',
  intro: 'Fülle den Rahmen mit der genannten Karte, aufrecht und flach, und tippe.',
  pause: 'Nach Art sortiert dauert es ein paar Minuten. Hör jederzeit auf und mach später weiter.',
  local: 'Kein Foto bleibt: nur eine winzige Skizze jeder Karte, auf diesem Gerät und in keiner Sicherung.',
  edition: 'Wessen Karten',
  boxes: 'Schachtel',
  progress: (learned, all) => `${learned} von ${all} gelernt`,
  show: (card) => `Zeig: ${card}`,
  again: (card) => `Zeig noch einmal: ${card}`,
  learn: 'Diese Karte lernen',
  skip: 'Auslassen',
  before: 'Zurück',
  allLearned: 'Alle gelernt. Der Scanner am Tisch kennt diese Karten jetzt an ihrer Bildseite.',
  allCards: 'Alle Karten',
  allCardsText: 'Tippe eine Karte an, um sie zu lernen oder neu zu lernen.',
  learnedMark: 'gelernt',
  plain: 'Es ist zu wenig zu sehen: Fülle den Rahmen mit der Karte, mit mehr Licht.',
  shine: 'Ein Lichtfleck verdeckt einen Teil der Karte. Kippe sie ein wenig und versuch es noch einmal.',
  noPicture: 'Die Kamera hat kein Bild geliefert. Versuch es noch einmal.',
  notStored: 'Dieses Gerät konnte die Karte nicht speichern. Schaffe Platz und versuch es noch einmal.',
  forget: (faces) => (faces === 1 ? '1 gelernte Karte vergessen' : `${faces} gelernte Karten vergessen`),
  forgetSure: (faces) =>
    faces === 1
      ? 'Vergessen? Nur noch einmal zeigen bringt sie zurück.'
      : `Diese ${faces} vergessen? Nur noch einmal zeigen bringt sie zurück.`,
  keep: 'Behalten',
};

export const facesWords: Dictionary<FacesWords> = { en: english, de: german };
