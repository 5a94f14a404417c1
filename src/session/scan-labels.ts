/** What a label is made of, for the page that prints them: loaded with the scanner, on demand. */
import type { CardId } from '#engine';

export interface LabelDrawing {
  readonly code: string;
  /** Dark squares as one path; a module is one unit, the light edge is inside `size`. */
  readonly path: string;
  readonly size: number;
}

/** Null for a card that a label cannot name. */
export type DrawLabel = (id: CardId) => LabelDrawing | null;

export async function loadLabels(): Promise<DrawLabel> {
  const { labelModules, makeLabelCode, QUIET_MODULES } = await import('#scanner');
  const drawn = new Map<CardId, LabelDrawing | null>();
  const draw: DrawLabel = (id) => {
    const code = makeLabelCode(id);
    if (code === null) return null;
    const rows = labelModules(code);
    const path = rows
      .flatMap((row, y) =>
        row.flatMap((dark, x) => {
          // A run of dark modules is one rectangle, so that no printer leaves a hair between them.
          if (!dark || row[x - 1] === true) return [];
          const end = row.indexOf(false, x);
          const width = (end < 0 ? row.length : end) - x;
          return [`M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${width}v1h-${width}z`];
        }),
      )
      .join('');
    return { code, path, size: rows.length + 2 * QUIET_MODULES };
  };
  return (id) => {
    const before = drawn.get(id);
    if (before !== undefined) return before;
    const label = draw(id);
    drawn.set(id, label);
    return label;
  };
}
