import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  cellOf,
  labelled,
  LABEL_SIZES,
  LAYOUTS,
  onSheets,
  PAPER_AREA,
  PAPERS,
  RULER_HEIGHT,
} from '../../../src/ui/labels/label-sheets.ts';

const base = CATALOGUE.boxes.base.cards;

describe('labels on sheets', () => {
  it('makes a label for every card of the base game, or one of each', () => {
    expect(labelled(base, true)).toHaveLength(120);
    expect(labelled(base, false)).toHaveLength(base.length);
  });

  it('puts copies of a card from two boxes together', () => {
    const [first] = base;
    if (first === undefined) throw new Error('no cards');
    const twice = labelled([first, ...base.slice(1, 3), first], true);
    expect(twice.filter(({ id }) => id === first.card.id)).toHaveLength(2 * first.copies);
    expect(labelled([first, first], false)).toHaveLength(1);
  });

  it.each(
    PAPERS.flatMap((paper) =>
      LAYOUTS.flatMap((layout) => LABEL_SIZES.map((size) => [paper, layout, size] as const)),
    ),
  )('loses none, and none lies over another or off the paper: %s, %s, %i mm', (paper, layout, size) => {
    const cell = cellOf(layout, size);
    const { width, height } = PAPER_AREA[paper];
    const sheets = onSheets(labelled(base, true), paper, cell);
    expect(sheets.flat()).toHaveLength(120);
    for (const sheet of sheets) {
      const places = sheet.map(({ x, y }) => `${x}/${y}`);
      expect(new Set(places).size).toBe(places.length);
      for (const { x, y } of sheet) {
        expect(x + cell.width).toBeLessThanOrEqual(width);
        expect(y + cell.height).toBeLessThanOrEqual(height - RULER_HEIGHT);
      }
    }
  });
});
