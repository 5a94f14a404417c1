/**
 * Which drawing stands for which card: ships by colour, persons by role, expeditions by their symbols.
 * Knows the set of icons and the kinds of cards, no words and no rules.
 */
import type { Colour, ExpeditionSymbol, Role } from '#engine';
import type { IconShape } from '../icons/icon-shape.ts';
import {
  trader,
  jackOfAllTrades,
  pirate,
  mademoiselle,
  jester,
  admiral,
  viceAdmiral,
  governor,
  gambler,
  clerk,
  gunner,
  merchant,
  passenger,
  tybukBrother,
  lookout,
  innkeeper,
} from '../icons/persons.ts';
import { ares, flute, frigate, galleon, pinnace, skiff } from '../icons/ships.ts';
import { anchor, cross, house, sword } from '../icons/table.ts';

export const SHIP_ICONS: Readonly<Record<Colour, IconShape>> = {
  yellow: pinnace,
  blue: flute,
  green: skiff,
  red: frigate,
  black: galleon,
  ares,
};

export const SYMBOL_ICONS: Readonly<Record<ExpeditionSymbol, IconShape>> = {
  captain: anchor,
  priest: cross,
  settler: house,
};

export const ROLE_ICONS: Readonly<Record<Role, IconShape>> = {
  trader,
  settler: house,
  captain: anchor,
  priest: cross,
  'jack-of-all-trades': jackOfAllTrades,
  sailor: sword,
  pirate,
  mademoiselle,
  jester,
  admiral,
  governor,
  gambler,
  clerk,
  gunner,
  'vice-admiral': viceAdmiral,
  merchant,
  passenger,
  'tybuk-brother': tybukBrother,
  lookout,
  innkeeper,
};
