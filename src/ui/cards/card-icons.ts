/**
 * Which drawing stands for which card: ships by colour, persons by role, expeditions by their symbols.
 * Knows the set of icons and the kinds of cards, no words and no rules.
 */
import type { Colour, ExpeditionSymbol, Role } from '#engine';
import type { IconShape } from '../icons/icon-shape.ts';
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

/** Scales. */
const trader: IconShape = {
  line: 'M12 3v17M7.5 20.4h9M5 6.2h14M5 6.4 2.2 13h5.6zM19 6.4 16.2 13h5.6zM2.2 13a2.8 2.6 0 0 0 5.6 0M16.2 13a2.8 2.6 0 0 0 5.6 0',
};
/** The three symbols in one: a star. */
const jackOfAllTrades: IconShape = {
  solid: 'M12 1.8l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7L2 9.1l7.1-.7z',
};
/** Two crossed swords. */
const pirate: IconShape = {
  line: 'M4 4.2 17.4 17.6M20 4.2 6.6 17.6M3.4 14.6l6 6M20.6 14.6l-6 6M3 21l3-3M21 21l-3-3',
};
/** A fan. */
const mademoiselle: IconShape = {
  line: 'M12 20.4 2.6 11A13.2 13.2 0 0 1 21.4 11zM12 20.4 7.4 7.6M12 20.4V6.2M12 20.4l4.6-12.8',
};
/** A cap with bells. */
const jester: IconShape = {
  line: 'M5 18.4c0-5-.4-8-2.4-10.6 3.4-.4 6 1.6 7 4.6.4-3.4 1-6.4 2.4-9 1.4 2.6 2 5.6 2.4 9 1-3 3.6-5 7-4.6-2 2.6-2.4 5.6-2.4 10.6zM5 21.2h14',
};
/** A cocked hat. */
const admiral: IconShape = {
  solid:
    'M2.2 15.8C3 10 6.6 5.4 12 5.4s9 4.6 9.8 10.4c-3-1.8-6.200-2.600-9.800-2.600s-6.800.800-9.800 2.600zM4.600 17.400c2.300-1.200 4.800-1.800 7.400-1.800s5.100.600 7.400 1.800v1.800H4.600z',
};
/** A half-sized cocked hat on a bar: the deputy of the one above. */
const viceAdmiral: IconShape = {
  line: 'M3 15.4C3.800 10 7 6 12 6s8.200 4 9 9.400c-2.800-1.500-5.800-2.200-9-2.200s-6.200.700-9 2.200zM5 19.200h14',
};
/** A sealed scroll. */
const governor: IconShape = {
  line: 'M6.600 3.400h12.800v13.800a3.200 3.200 0 0 1-3.200 3.200H5.800a2.600 2.600 0 0 0 2.600-2.600V5.200a1.800 1.800 0 0 0-3.600 0v2h3.600M11.400 8h5M11.400 11.600h5M12.600 15.200h2.600',
};
/** A die. */
const gambler: IconShape = {
  line: 'M5.400 3.600h13.200a1.800 1.800 0 0 1 1.800 1.800v13.200a1.800 1.800 0 0 1-1.800 1.800H5.400a1.800 1.800 0 0 1-1.800-1.800V5.400a1.800 1.800 0 0 1 1.800-1.800zM8.200 8.200h.01M15.800 8.200h.01M12 12h.01M8.200 15.800h.01M15.800 15.800h.01',
};
/** A quill. */
const clerk: IconShape = {
  line: 'M20.400 3.200C13 3.600 8.400 8 7.400 15.600L4.200 20.800M7.400 15.600c6.600.2 11.800-4 13-12.400M9.600 11.800l5-3.400M3.400 21h7',
};
/** A cannon on its carriage. */
const gunner: IconShape = {
  line: 'M2.600 11.400 17.800 6l2.200 5.600-14.400 3.800a2.600 2.600 0 0 1-3-4zM9.600 15.200a2.900 2.900 0 1 0 .01 0zM17.400 13.400l3.800 6H13M21.200 4.600l.01.01',
};
/** A crate. */
const merchant: IconShape = {
  line: 'M3.600 7.400 12 3.200l8.400 4.200v9.200L12 20.800l-8.400-4.200zM3.600 7.400l8.400 4.200 8.400-4.200M12 11.600v9.200M7.800 5.300l8.400 4.200',
};
/** A travelling bag. */
const passenger: IconShape = {
  line: 'M3.600 8h16.800v11.400H3.600zM8.600 8V5.600a1.400 1.400 0 0 1 1.400-1.400h4a1.400 1.400 0 0 1 1.400 1.400V8M8 8v11.400M16 8v11.400',
};
/** Two heads. */
const tybukBrother: IconShape = {
  line: 'M8 5a3 3 0 1 0 .01 0zM16 5a3 3 0 1 0 .01 0zM2.800 19.400c0-3.800 2-6.200 5.200-6.200 1.700 0 3 .600 4 1.800 1-1.200 2.300-1.800 4-1.800 3.200 0 5.200 2.400 5.200 6.200z',
};
/** A spyglass. */
const lookout: IconShape = {
  line: 'M2.800 15.600 5 20l5.200-2.600-2.200-4.400zM8 13l6.600-3.300 2.200 4.400-6.600 3.300M14.600 9.700l5-2.500 2.200 4.400-5 2.500',
};
/** A tankard. */
const innkeeper: IconShape = {
  line: 'M5 6h11v14.400H5zM16 9h2.600a1.800 1.800 0 0 1 1.800 1.800v3.400a1.800 1.800 0 0 1-1.800 1.800H16M8.600 9.600v7.200M12.400 9.600v7.200M5 6a2.600 2.600 0 0 1 4-2.200A2.800 2.800 0 0 1 14 4.200 2 2 0 0 1 16 6',
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

/** A purse that is emptied: tax increases. */
export const tax: IconShape = {
  line: 'M8.400 7.600h7.200M9 7.400 7.400 3.600l3 1.400L12 3.200l1.600 1.800 3-1.400L15 7.400M8.600 7.800C5.800 10.400 4 13.400 4 16.200c0 3 2.200 4.600 8 4.600s8-1.600 8-4.600c0-2.800-1.800-5.800-4.600-8.400M9 15h6',
};
