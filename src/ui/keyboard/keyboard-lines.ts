/**
 * The deck as a keyboard: which keys there are and in which lines they lie. A line a ship colour, then persons by type,
 * then expeditions and tax increases; most used first. Knows cards, no words and no screen.
 */
import { COLOURS, type CardType, type Colour, type Role, type Table } from '#engine';

export interface ShipLine {
  readonly colour: Colour;
  readonly keys: readonly CardType[];
}

export interface KeyboardLines {
  readonly ships: readonly ShipLine[];
  readonly persons: readonly (readonly CardType[])[];
  /** Expeditions and tax increases. */
  readonly others: readonly CardType[];
}

/** Types that stay together on a line. */
const ROLE_GROUPS: readonly (readonly Role[])[] = [
  ['trader'],
  ['sailor'],
  ['pirate'],
  ['jester'],
  ['admiral'],
  ['captain', 'priest', 'settler', 'jack-of-all-trades'],
  ['mademoiselle'],
  ['governor'],
  ['gambler'],
  ['clerk'],
  ['gunner'],
  ['vice-admiral'],
  ['merchant'],
  ['passenger'],
  ['tybuk-brother'],
  ['lookout'],
  ['innkeeper'],
];
const KEYS_A_LINE = 7;

export function keyboardLines(table: Table): KeyboardLines {
  const ships = COLOURS.map((colour) => ({
    colour,
    keys: table.types
      .filter(({ card }) => card.kind === 'ship' && card.colour === colour)
      .sort((a, b) => a.coins - b.coins || a.gift - b.gift || a.repelNeeds - b.repelNeeds),
  })).filter(({ colour, keys }) => keys.length > 0 || (table.open && colour !== 'ares'));
  return {
    ships,
    persons: packed(ROLE_GROUPS.map((roles) => roles.flatMap((role) => personsOf(table, role)))),
    others: [
      ...table.types.filter(({ kind }) => kind === 'expedition'),
      ...table.types.filter(({ kind }) => kind === 'tax'),
    ],
  };
}

function personsOf(table: Table, role: Role): CardType[] {
  return table.types
    .filter(({ card }) => card.kind === 'person' && card.role === role)
    .sort((a, b) => a.colour - b.colour || a.cost - b.cost || a.influence - b.influence);
}

/** Groups in their order, as many to a line as fit; a group too long for one line gets several. */
function packed(groups: readonly (readonly CardType[])[]): CardType[][] {
  const lines: CardType[][] = [];
  let line: CardType[] = [];
  for (const group of groups) {
    if (group.length === 0) continue;
    if (line.length > 0 && line.length + group.length > KEYS_A_LINE) {
      lines.push(line);
      line = [];
    }
    line = [...line, ...group];
    while (line.length > KEYS_A_LINE) {
      lines.push(line.slice(0, KEYS_A_LINE));
      line = line.slice(KEYS_A_LINE);
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
