/**
 * Names of printed things that the rules of play do not need but the catalogue and the screen do: flags, characters, the cards of Pirates!.
 * Lists only; each is the source of its type.
 */

export const CONFIDENCES = ['verified', 'single', 'inferred', 'unknown'] as const;
/** How sure a number is; the README of `card-catalog/` explains each. */
export type Confidence = (typeof CONFIDENCES)[number];

/** Colours of the base game's ships; the flags of the 2017 edition stand for these. */
export const BASE_COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
export type BaseColour = (typeof BASE_COLOURS)[number];

export const NATIONS = ['britain', 'france', 'netherlands', 'spain', 'united-states'] as const;
export type Nation = (typeof NATIONS)[number];

export const CHARACTERS = [
  'grace-may',
  'jacques-grandeur',
  'jean-blackbeard',
  'senora-anne',
  'don-ferdinando',
  'officer-scott',
  'peter-landman',
  'cutthroat-mary',
  'samuel-blackguard',
  'thomas-fishborn',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Characters whose card names a ship colour, as a trader does. */
export const CHARACTERS_OF_A_COLOUR: readonly CharacterId[] = ['don-ferdinando', 'peter-landman'];

/** The cards of Pirates! of Port Royal; the place in the list is the number on the card. */
export const PIRATES_CARDS = [
  'pirate-map',
  'doubloons',
  'spy-glass',
  'walk-plank',
  'hurricane',
  'henry-morgan',
  'port-royal',
  'blackbeard',
  'warships',
  'black-spot',
] as const;
export type PiratesCardId = (typeof PIRATES_CARDS)[number];
