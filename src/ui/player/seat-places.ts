/**
 * Where everybody sits around a tablet that lies flat, by how many there are: clockwise from the lower edge. Knows edges,
 * nothing of the game.
 */
type Edge = 'bottom' | 'left' | 'top' | 'right';

const PLACES = [
  [],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
  ['bottom', 'left', 'top-left', 'top-right', 'right'],
  ['bottom-right', 'bottom-left', 'left', 'top-left', 'top-right', 'right'],
  ['bottom-right', 'bottom-left', 'left-low', 'left-high', 'top-left', 'top-right', 'right'],
] as const;
type Place = (typeof PLACES)[number][number];

const EDGES: Readonly<Record<Place, Edge>> = {
  bottom: 'bottom',
  'bottom-left': 'bottom',
  'bottom-right': 'bottom',
  left: 'left',
  'left-low': 'left',
  'left-high': 'left',
  top: 'top',
  'top-left': 'top',
  'top-right': 'top',
  right: 'right',
};

export function placeOf(seat: number, players: number): Place {
  return PLACES[players]?.[seat] ?? 'bottom';
}

/** The edge that somebody sits at: what is theirs is turned towards it. */
export function edgeOf(seat: number, players: number): Edge {
  return EDGES[placeOf(seat, players)];
}
