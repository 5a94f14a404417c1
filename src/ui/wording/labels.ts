/** Words of the page that prints labels, and the few words on a label itself. */
import type { Card } from '#engine';
import { cardName, itemName, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';
import { capital } from './grammar.ts';

interface LabelWords {
  readonly title: string;
  readonly linkText: string;
  readonly intro: string;
  readonly faceTitle: string;
  readonly faceText: string;
  readonly edition: string;
  readonly boxes: string;
  readonly boxCards: (cards: number) => string;
  readonly paper: string;
  readonly papers: Readonly<Record<'a4' | 'letter', string>>;
  readonly layout: string;
  readonly layouts: Readonly<Record<'label' | 'strip', string>>;
  readonly layoutText: Readonly<Record<'label' | 'strip', string>>;
  readonly size: string;
  readonly sizeOf: (millimetres: number) => string;
  readonly languages: string;
  readonly bothLanguages: string;
  readonly copies: string;
  readonly everyCopy: string;
  readonly oneEach: string;
  readonly print: string;
  readonly printText: string;
  readonly count: (labels: number, sheets: number) => string;
  readonly nothing: string;
  readonly without: (cards: string) => string;
  readonly sheet: (number: number, all: number) => string;
  readonly ruler: string;
  readonly loading: string;
  readonly offline: string;
  readonly offlineText: Readonly<Record<'kept' | 'not-kept' | 'cannot-keep', string>>;
  readonly keep: string;
}

export const labelWords: Dictionary<LabelWords> = {
  en: {
    title: 'Print labels',
    linkText: 'A small code for each card: then the camera knows it',
    intro: 'The cards carry no code, so you print your own. They are made on this device.',
    faceTitle: 'Labels go on the face',
    faceText:
      'Stick them on the side with the picture, on the card or its sleeve. The backs are the coins of the game and must all look alike: a label there would give a card away.',
    edition: 'Edition',
    boxes: 'Boxes',
    boxCards: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    layout: 'Kind',
    layouts: { label: 'To stick on', strip: 'For sleeves' },
    layoutText: {
      label: 'Cut along the lines, or print on sticky paper.',
      strip: 'Strips as wide as a card: slide each into the sleeve, in front of the card’s face.',
    },
    size: 'Size of the code',
    sizeOf: (millimetres) => `${millimetres} mm`,
    languages: 'Words on the labels',
    bothLanguages: 'Both',
    copies: 'How many',
    everyCopy: 'Every card',
    oneEach: 'One of each',
    print: 'Print',
    printText: 'Print at 100 %, not fitted to the page: the line at the foot of each sheet is 50 mm long.',
    count: (labels, sheets) =>
      `${labels === 1 ? '1 label' : `${labels} labels`} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`,
    nothing: 'Choose at least one box.',
    without: (cards) => `No label can name these: ${cards}. Tap them as ever.`,
    sheet: (number, all) => `Sheet ${number} of ${all}`,
    ruler: '50 mm · labels go on the face side, never on the back',
    loading: 'Drawing the labels …',
    offline: 'Scanning offline',
    offlineText: {
      kept: 'The scanner is kept on this device and works without a connection.',
      'not-kept': 'The scanner is kept from its first use on. Fetch it now to be sure (1 MB).',
      'cannot-keep': 'This browser keeps nothing for offline use here.',
    },
    keep: 'Keep the scanner',
  },
  de: {
    title: 'Etiketten drucken',
    linkText: 'Ein kleiner Code für jede Karte: Dann kennt die Kamera sie',
    intro: 'Die Karten tragen keinen Code, also druckst du eigene. Sie entstehen auf diesem Gerät.',
    faceTitle: 'Etiketten gehören auf die Bildseite',
    faceText:
      'Kleb sie auf die Seite mit dem Bild, auf die Karte oder ihre Hülle. Die Rückseiten sind die Münzen des Spiels und müssen alle gleich aussehen: Ein Etikett dort würde die Karte verraten.',
    edition: 'Ausgabe',
    boxes: 'Schachteln',
    boxCards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    layout: 'Art',
    layouts: { label: 'Zum Aufkleben', strip: 'Für Hüllen' },
    layoutText: {
      label: 'An den Linien schneiden oder auf Klebepapier drucken.',
      strip: 'Streifen so breit wie eine Karte: Schieb jeden in die Hülle, vor die Bildseite.',
    },
    size: 'Größe des Codes',
    sizeOf: (millimetres) => `${millimetres} mm`,
    languages: 'Wörter auf den Etiketten',
    bothLanguages: 'Beide',
    copies: 'Wie viele',
    everyCopy: 'Jede Karte',
    oneEach: 'Je eine',
    print: 'Drucken',
    printText:
      'Mit 100 % drucken, nicht an die Seite anpassen: Die Linie am Fuß jedes Blatts ist 50 mm lang.',
    count: (labels, sheets) =>
      `${labels === 1 ? '1 Etikett' : `${labels} Etiketten`} auf ${sheets === 1 ? '1 Blatt' : `${sheets} Blättern`}`,
    nothing: 'Wähle mindestens eine Schachtel.',
    without: (cards) => `Diese kann kein Etikett benennen: ${cards}. Tippe sie wie immer an.`,
    sheet: (number, all) => `Blatt ${number} von ${all}`,
    ruler: '50 mm · Etiketten gehören auf die Bildseite, nie auf die Rückseite',
    loading: 'Die Etiketten werden gezeichnet …',
    offline: 'Ohne Verbindung scannen',
    offlineText: {
      kept: 'Der Scanner liegt auf diesem Gerät und läuft ohne Verbindung.',
      'not-kept':
        'Der Scanner bleibt ab der ersten Benutzung auf dem Gerät. Hol ihn jetzt, um sicher zu sein (1 MB).',
      'cannot-keep': 'Dieser Browser hält hier nichts für die Benutzung ohne Verbindung bereit.',
    },
    keep: 'Scanner behalten',
  },
};

/** The name on a label: what people call the card. */
export function labelName(card: Card, words: CardWords): string {
  return capital(cardName(card, words));
}

/** The printed numbers, as the keyboard shows them; empty where the name says it all. */
export function labelNumbers(card: Card, words: CardWords): string {
  switch (card.kind) {
    case 'ship':
      return [
        card.crowns > 0 ? words.terms.crown.one : `${card.coins}${card.gift > 0 ? ` + ${card.gift}` : ''}`,
        card.swords === 'skull' ? words.terms.skull.one : String(card.swords),
        ...(card.item === null ? [] : [itemName(card.item, words)]),
      ].join(' · ');
    case 'person':
      return [card.cost, card.influence, ...(card.price > 0 ? [card.price] : [])].join(' · ');
    case 'expedition':
      return [card.coins, card.influence].join(' · ');
    case 'tax':
      return '';
  }
}
