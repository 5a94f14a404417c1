/**
 * What is remembered of a card's face: a very small coloured picture of the whole, and its drawing in light and dark, evened
 * out so that a lamp or a shadow changes little. Enough to know it again, far too little to look at. Also where in a picture a
 * face lies: four corners, found from outside. Knows no camera, no store and no card.
 */
import { guideIn } from './guide.ts';

/** Points of the whole, and of the drawing. */
export const WHOLE = { width: 16, height: 25 } as const;
export const DRAWING = { width: 64, height: 100 } as const;

export interface Face {
  /** Light, then two colour differences, each evened out over the face. */
  readonly whole: Int8Array;
  readonly drawing: Int8Array;
}

/** Corners in widths and heights of the guide, clockwise from the upper left: [x, y] four times. */
export type Corners = readonly number[];
export const IN_GUIDE: Corners = [0, 0, 1, 0, 1, 1, 0, 1];

/** Pixels of the guide with a margin, in the sizes that the two pictures need. */
export interface View {
  readonly rough: Planes;
  readonly fine: Planes;
}

interface Planes {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  /** Colour differences as parts of the light; empty in the fine one. */
  readonly blue: Float32Array;
  readonly red: Float32Array;
  /** 1 where a reflection has wiped the picture out. */
  readonly white: Float32Array;
}

/** On each side, in widths and heights of the guide. */
const MARGIN = 0.15;
const ROUGH = { width: 36, height: 56 };
const FINE = { width: 128, height: 200 };
const EDGE = 0.035;
const WIPED = 250;
const DARKEST = 12;

export function viewOf(picture: ImageData): View {
  return { rough: shrunk(picture, ROUGH, true), fine: evened(shrunk(picture, FINE, false)) };
}

/** Each point against its neighbourhood, in standard deviations: a lamp or a shadow changes little. */
function evened(planes: Planes): Planes {
  const { width, height, light } = planes;
  // Sums over rectangles, so that each neighbourhood costs four steps whatever its size.
  const sums = new Float64Array((width + 1) * (height + 1));
  const squares = new Float64Array(sums.length);
  for (let row = 0; row < height; row += 1) {
    let [sum, square] = [0, 0];
    for (let column = 0; column < width; column += 1) {
      const value = light[row * width + column]!;
      sum += value;
      square += value * value;
      const at = (row + 1) * (width + 1) + column + 1;
      sums[at] = sums[at - width - 1]! + sum;
      squares[at] = squares[at - width - 1]! + square;
    }
  }
  const over = (table: Float64Array, left: number, top: number, right: number, bottom: number) =>
    table[bottom * (width + 1) + right]! -
    table[top * (width + 1) + right]! -
    table[bottom * (width + 1) + left]! +
    table[top * (width + 1) + left]!;
  const even = light.map((value, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const [top, bottom] = [Math.max(0, row - AROUND), Math.min(height, row + AROUND + 1)];
    const [left, right] = [Math.max(0, column - AROUND), Math.min(width, column + AROUND + 1)];
    const points = (right - left) * (bottom - top);
    const mean = over(sums, left, top, right, bottom) / points;
    const spread = Math.sqrt(Math.max(0, over(squares, left, top, right, bottom) / points - mean * mean));
    return (value - mean) / (spread + FLAT * (mean + DARKEST));
  });
  return { ...planes, light: even };
}
/** Points on each side: a little more than the stroke of a numeral. */
const AROUND = 9;
/** A spread below this part of the light is noise. */
const FLAT = 0.06;

/** Averages of the pixels under each point: what is finer than a point must not flicker. */
function shrunk(
  { data, width, height }: ImageData,
  size: { width: number; height: number },
  coloured: boolean,
): Planes {
  const guide = guideIn(width, height);
  const stepX = (guide.width * (1 + 2 * MARGIN)) / size.width;
  const stepY = (guide.height * (1 + 2 * MARGIN)) / size.height;
  const startX = guide.x - guide.width * MARGIN;
  const startY = guide.y - guide.height * MARGIN;
  const count = size.width * size.height;
  const planes: Planes = {
    ...size,
    light: new Float32Array(count),
    blue: new Float32Array(coloured ? count : 0),
    red: new Float32Array(coloured ? count : 0),
    white: new Float32Array(count),
  };
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)));
  for (let row = 0; row < size.height; row += 1) {
    const top = within(startY + row * stepY, height);
    const bottom = Math.max(top, within(startY + (row + 1) * stepY - 1, height));
    for (let column = 0; column < size.width; column += 1) {
      const left = within(startX + column * stepX, width);
      const right = Math.max(left, within(startX + (column + 1) * stepX - 1, width));
      let [red, green, blue, pixels] = [0, 0, 0, 0];
      for (let y = top; y <= bottom; y += 1) {
        for (let x = left; x <= right; x += 1) {
          const from = (y * width + x) * 4;
          red += data[from] ?? 0;
          green += data[from + 1] ?? 0;
          blue += data[from + 2] ?? 0;
          pixels += 1;
        }
      }
      const at = row * size.width + column;
      const light = (0.299 * red + 0.587 * green + 0.114 * blue) / pixels;
      planes.light[at] = light;
      planes.white[at] = Math.min(red, green, blue) / pixels > WIPED ? 1 : 0;
      if (coloured) {
        const bright = Math.max(light, DARKEST) * pixels;
        planes.blue[at] = (blue - light * pixels) / bright;
        planes.red[at] = (red - light * pixels) / bright;
      }
    }
  }
  return planes;
}

/** From a place on the face (0 to 1) to one in the view's points: a flat card seen from any side. */
function placing(corners: Corners, { width, height }: Planes): (u: number, v: number) => void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = corners as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  const [acrossX, acrossY] = [width / (1 + 2 * MARGIN), height / (1 + 2 * MARGIN)];
  return (u, v) => {
    const w = g * u + h * v + 1;
    spotX = ((a * u + b * v + x0) / w + MARGIN) * acrossX - 0.5;
    spotY = ((d * u + e * v + y0) / w + MARGIN) * acrossY - 0.5;
  };
}
// A pair a call would be a million small objects a second.
let spotX = 0;
let spotY = 0;

/** The value at the spot, between its four points. */
function between(plane: Float32Array, { width, height }: Planes): number {
  const x = spotX < 0 ? 0 : spotX > width - 1.001 ? width - 1.001 : spotX;
  const y = spotY < 0 ? 0 : spotY > height - 1.001 ? height - 1.001 : spotY;
  const [left, top] = [x | 0, y | 0];
  const [across, along] = [x - left, y - top];
  const at = top * width + left;
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * across;
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * across;
  return upper + (lower - upper) * along;
}

function isWiped({ white, width, height }: Planes): boolean {
  const x = Math.max(0, Math.min(width - 1, Math.round(spotX)));
  const y = Math.max(0, Math.min(height - 1, Math.round(spotY)));
  return white[y * width + x] === 1;
}

/** From a share of the face to a share of the card: what lies nearest to the edge is as often the table. */
function inside(share: number): number {
  return EDGE + share * (1 - 2 * EDGE);
}

/** A share of a byte: one standard deviation of light is this much, and so is this part of colour. */
const STEP = 40;
const COLOUR_STEP = 160;
/** Marks a point of a seen face that says nothing. */
export const BLANK = -128;

/** The whole as it looks with these corners. */
export function wholeAt({ rough }: View, corners: Corners, into: Int8Array): Int8Array {
  const place = placing(corners, rough);
  const { width, height } = WHOLE;
  const count = width * height;
  let [light, square, blue, red, points] = [0, 0, 0, 0, 1e-6];
  for (let at = 0; at < count; at += 1) {
    place(inside(((at % width) + 0.5) / width), inside((Math.floor(at / width) + 0.5) / height));
    wiped[at] = isWiped(rough) ? 1 : 0;
    if (wiped[at] === 1) continue;
    lights[at] = between(rough.light, rough);
    blues[at] = between(rough.blue, rough);
    reds[at] = between(rough.red, rough);
    light += lights[at]!;
    square += lights[at]! * lights[at]!;
    blue += blues[at]!;
    red += reds[at]!;
    points += 1;
  }
  const spread = Math.sqrt(Math.max(1, square / points - (light / points) ** 2));
  for (let at = 0; at < count; at += 1) {
    const blank = wiped[at] === 1;
    into[at] = blank ? BLANK : byte(((lights[at]! - light / points) / spread) * STEP);
    into[count + at] = blank ? BLANK : byte((blues[at]! - (blue / points) * CAST) * COLOUR_STEP);
    into[2 * count + at] = blank ? BLANK : byte((reds[at]! - (red / points) * CAST) * COLOUR_STEP);
  }
  return into;
}
const [lights, blues, reds, wiped] = [0, 1, 2, 3].map(() => new Float64Array(WHOLE.width * WHOLE.height)) as [
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
];
/** How much of the colour of the whole is taken for the colour of the lamp. */
const CAST = 0.5;

/** The drawing as it looks with these corners; `every` 2 fills only every second point of every second row. */
export function drawingAt({ fine }: View, corners: Corners, into: Int8Array, every = 1): Int8Array {
  const { width, height } = DRAWING;
  const place = placing(corners, fine);
  for (let row = 0; row < height; row += every) {
    for (let column = 0; column < width; column += every) {
      place(inside((column + 0.5) / width), inside((row + 0.5) / height));
      into[row * width + column] = isWiped(fine) ? BLANK : byte(between(fine.light, fine) * STEP);
    }
  }
  return into;
}

function byte(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value)));
}

const PLAIN = 14;
const SHINE = 0.06;

/** Why what is in the guide cannot be learned. */
export function troubleIn({ rough: { light, white } }: View): 'plain' | 'shine' | null {
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  const square = light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length;
  if (Math.sqrt(square) < PLAIN) return 'plain';
  return white.reduce((sum, value) => sum + value, 0) / white.length > SHINE ? 'shine' : null;
}

export function faceAt(view: View, corners: Corners): Face {
  return {
    whole: wholeAt(view, corners, new Int8Array(3 * WHOLE.width * WHOLE.height)),
    drawing: drawingAt(view, corners, new Int8Array(DRAWING.width * DRAWING.height)),
  };
}
