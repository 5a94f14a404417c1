/**
 * Labels on sheets of paper, in millimetres: which cards, how many fit, and where each lies. Plain values; what a label says
 * comes from outside.
 */
import type { Card, CardId } from '#engine';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Width of the code with its light edge. */
export const LABEL_SIZES = [12, 16, 20] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** A label to stick on, or a strip that goes into the sleeve in front of the card. */
export const LAYOUTS = ['label', 'strip'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What printers can reach, inside a margin of a centimetre; the last line holds the ruler. */
export const PAPER_AREA: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 190, height: 270 },
  letter: { width: 194, height: 250 },
};
export const RULER_HEIGHT = 8;
export const TEXT_LINE = 2.4;
const TEXT_LINES = 3;
const SIDE = 2;
/** As wide as the game's cards. */
const CARD_WIDTH = 56;

export interface Cell {
  readonly width: number;
  readonly height: number;
}

export function cellOf(layout: Layout, size: LabelSize): Cell {
  return layout === 'label'
    ? { width: size + 2 * SIDE, height: size + TEXT_LINES * TEXT_LINE + 2 }
    : { width: CARD_WIDTH, height: size + 1 };
}

export interface Placed<Thing> {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

/** Everything on as few sheets as it needs, row by row. */
export function onSheets<Thing>(
  things: readonly Thing[],
  paper: Paper,
  cell: Cell,
): readonly (readonly Placed<Thing>[])[] {
  const { width, height } = PAPER_AREA[paper];
  const across = Math.floor(width / cell.width);
  const down = Math.floor((height - RULER_HEIGHT) / cell.height);
  const sheets: Placed<Thing>[][] = [];
  things.forEach((thing, at) => {
    const place = at % (across * down);
    if (place === 0) sheets.push([]);
    sheets.at(-1)?.push({
      thing,
      x: (place % across) * cell.width,
      y: Math.floor(place / across) * cell.height,
    });
  });
  return sheets;
}

export interface CardCopies {
  readonly card: Card;
  readonly copies: number;
}

/** One label for each card in the boxes, or one for each distinct card. Copies of a card from two boxes lie together. */
export function labelled(cards: readonly CardCopies[], everyCopy: boolean): readonly Card[] {
  const together = new Map<CardId, { card: Card; copies: number }>();
  for (const { card, copies } of cards) {
    const known = together.get(card.id);
    if (known === undefined) together.set(card.id, { card, copies });
    else known.copies += copies;
  }
  return [...together.values()].flatMap(({ card, copies }) =>
    Array.from({ length: everyCopy ? copies : Math.min(1, copies) }, () => card),
  );
}
