/**
 * Pictures of labels as a camera would see them, drawn in memory: size, place, turn and tilt of each label, then blur, light
 * and noise of the whole. Also films for a fake camera. Used by tests and by the bench; vary one thing at a time.
 */
import { labelModules, QUIET_MODULES } from '../../src/scanner/label-picture.ts';

export interface DrawnLabel {
  readonly code: string;
  /** Another code than a label, rows from the top. */
  readonly modules?: readonly (readonly boolean[])[];
  /** Width of the label with its light edge, in points of the picture, before tilting. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** Degrees in the plane of the picture. */
  readonly turn?: number;
  /** Degrees away from the camera, and around which direction. */
  readonly tilt?: number;
  readonly axis?: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly DrawnLabel[];
  /** Standard deviation in points. */
  readonly blur?: number;
  /** Standard deviation of the brightness, of 255. */
  readonly noise?: number;
  /** 1 is a bright room. */
  readonly light?: number;
  /** How much darker the right side is than the left: 0 to 1. */
  readonly shadow?: number;
  readonly seed?: number;
}

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** Blue and red differences for each square of four points; grey without. */
  readonly colour?: Uint8Array;
}

const TABLE = 120;
const PAPER = 235;
const INK = 25;
const SAMPLES = 4;
const FOCAL_LENGTH = 1200;
/** Half of a card's width and height, in widths of the label. */
const CARD = { x: 1.7, y: 2.6 };

export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function drawScene({
  width,
  height,
  labels,
  blur = 0,
  noise = 0,
  light = 1,
  shadow = 0,
  seed = 1,
}: Scene): GreyPicture {
  const field = new Float32Array(width * height).fill(TABLE);
  for (const label of labels) drawLabel(field, width, height, label);
  const soft = blur > 0 ? blurred(field, width, height, blur) : field;
  const chance = chanceFrom(seed);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const lit = (soft[at] ?? 0) * light * (1 - (shadow * (at % width)) / width);
    grey[at] = Math.max(0, Math.min(255, Math.round(lit + (noise > 0 ? noise * normal(chance) : 0))));
  }
  return { width, height, grey };
}

function drawLabel(
  field: Float32Array,
  width: number,
  height: number,
  { code, modules = labelModules(code), size, x, y, turn = 0, tilt = 0, axis = 0 }: DrawnLabel,
): void {
  const across = modules.length + 2 * QUIET_MODULES;
  const back = planeOf(turn, tilt, axis);
  const reach = Math.ceil(size * (CARD.y + 0.3));
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(width, Math.ceil(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(height, Math.ceil(y + reach))];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      let sum = 0;
      const below = field[row * width + column] ?? 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const screenX = column + ((sample % SAMPLES) + 0.5) / SAMPLES - x;
        const screenY = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - y;
        const [u, v] = back(screenX, screenY);
        const moduleX = Math.floor((u / size + 0.5) * across);
        const moduleY = Math.floor((v / size + 0.5) * across);
        if (moduleX >= 0 && moduleY >= 0 && moduleX < across && moduleY < across) {
          sum += modules[moduleY - QUIET_MODULES]?.[moduleX - QUIET_MODULES] === true ? INK : PAPER;
        } else if (Math.abs(u) < size * CARD.x && Math.abs(v) < size * CARD.y) {
          // Something busy, as a card's face is.
          sum += 130 + 55 * Math.sin((u / size) * 9) * Math.cos((v / size) * 7);
        } else sum += below;
      }
      field[row * width + column] = sum / (SAMPLES * SAMPLES);
    }
  }
}

/** From a point on the screen back to the point on the label's plane, both from the label's middle. */
export function planeOf(
  turn: number,
  tilt: number,
  axis: number,
): (x: number, y: number) => [number, number] {
  const [t, a, b] = [radians(turn), radians(axis), radians(tilt)];
  const about = multiplied(multiplied(aroundZ(a), aroundX(b)), aroundZ(-a));
  const m = multiplied(about, aroundZ(t));
  const at = (row: number, column: number) => m[row]?.[column] ?? 0;
  const [e00, e01, e10, e11] = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)].map(
    (value) => value * FOCAL_LENGTH,
  ) as [number, number, number, number];
  const [g, h] = [at(2, 0), at(2, 1)];
  return (x, y) => {
    // Solve (e00 u + e01 v) = x (g u + h v + f) and the same for y.
    const [p, q, r, s] = [e00 - x * g, e01 - x * h, e10 - y * g, e11 - y * h];
    const determinant = p * s - q * r;
    return [((x * s - y * q) * FOCAL_LENGTH) / determinant, ((y * p - x * r) * FOCAL_LENGTH) / determinant];
  };
}

type Matrix = readonly (readonly number[])[];

function aroundZ(angle: number): Matrix {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [
    [cosine, -sine, 0],
    [sine, cosine, 0],
    [0, 0, 1],
  ];
}

function aroundX(angle: number): Matrix {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, cosine, -sine],
    [0, sine, cosine],
  ];
}

function multiplied(a: Matrix, b: Matrix): Matrix {
  return a.map((row) =>
    [0, 1, 2].map((column) => row.reduce((sum, value, at) => sum + value * (b[at]?.[column] ?? 0), 0)),
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

export function blurred(field: Float32Array, width: number, height: number, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation * deviation)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pass = (from: Float32Array, step: number, along: number, position: (at: number) => number) => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      const place = position(at);
      let value = 0;
      for (let offset = -reach; offset <= reach; offset += 1) {
        const held = Math.max(0, Math.min(along - 1, place + offset)) - place;
        value += (weights[offset + reach] ?? 0) * (from[at + held * step] ?? 0);
      }
      to[at] = value / sum;
    }
    return to;
  };
  const across = pass(field, 1, width, (at) => at % width);
  return pass(across, width, height, (at) => Math.floor(at / width));
}

/** The same picture in the form that readers take. */
export function toPixels({ width, height, grey }: GreyPicture): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  grey.forEach((value, at) => {
    data.set([value, value, value, 255], at * 4);
  });
  return { data, width, height, colorSpace: 'srgb' };
}

/** As a film keeps it: light for each point, colour for four together. */
export function toFilmed({ data, width, height }: ImageData): GreyPicture {
  const grey = new Uint8Array(width * height);
  const colour = new Uint8Array((width * height) / 2);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    // Films leave the ends of the scale unused.
    grey[at] = 16 + light * 0.859;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x % 2 === 1 || y % 2 === 1) continue;
    const place = (y / 2) * (width / 2) + x / 2;
    colour[place] = 128 + (blue - light) * 0.564 * 0.878;
    colour[place + (width * height) / 4] = 128 + (red - light) * 0.713 * 0.878;
  }
  return { width, height, grey, colour };
}

/** A film for Chromium's fake camera: each picture as many times as told. It is shown in a loop. */
export function toY4m(
  shots: readonly { readonly picture: GreyPicture; readonly times: number }[],
  rate: number,
): Uint8Array {
  const { width, height } = shots[0]?.picture ?? { width: 0, height: 0 };
  const text = new TextEncoder();
  const head = text.encode(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`);
  const mark = text.encode('FRAME\n');
  const colourless = new Uint8Array((width * height) / 2).fill(128);
  const frame = mark.length + width * height + colourless.length;
  const count = shots.reduce((sum, { times }) => sum + times, 0);
  const film = new Uint8Array(head.length + count * frame);
  film.set(head);
  let at = head.length;
  for (const { picture, times } of shots) {
    for (let time = 0; time < times; time += 1) {
      film.set(mark, at);
      film.set(picture.grey, at + mark.length);
      film.set(picture.colour ?? colourless, at + mark.length + picture.grey.length);
      at += frame;
    }
  }
  return film;
}
