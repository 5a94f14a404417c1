/**
 * What every reader of codes can do, whoever made it: look at a picture and say which texts are where. No reader knows what
 * the texts mean.
 */

/** What the camera or a photo gives. Readers must leave it as it is. */
export type Picture = ImageBitmap | ImageData;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A code in a picture, with its middle and its size in the picture's own points. */
export interface Sighting {
  readonly text: string;
  readonly middle: Point;
  readonly size: number;
}

export const DECODERS = ['barcode-detector', 'zxing-wasm', 'zxing-browser'] as const;
export type DecoderName = (typeof DECODERS)[number];

export interface Decoder {
  readonly name: DecoderName;
  /** Rejects where the reader itself fails; a picture without a code gives an empty list. */
  readonly read: (picture: Picture) => Promise<readonly Sighting[]>;
}

/** Makes a reader ready; rejects where this browser has none of the kind. */
export type MakeDecoder = () => Promise<Decoder>;

/** Many cards on a table, and no more than that. */
export const MOST_SIGHTINGS = 40;

export function sightingAt(text: string, corners: readonly Point[]): Sighting {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    text,
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    size: Math.max(right - left, bottom - top),
  };
}
