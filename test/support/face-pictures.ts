/**
 * Pictures of card-like faces as a camera would see them, drawn in memory: own shapes and figures, nothing of the publisher's.
 * Faces of one type share their drawing and differ only in small numerals, as the game's cards do. Place, turn and tilt in the
 * hand, then light, glare, blur and noise of the whole. Used by tests and by the bench.
 */
import type { Card, CardId } from '#engine';
import { guideIn } from '../../src/scanner/guide.ts';
import { blurred, chanceFrom, normal, planeOf } from './label-pictures.ts';

export interface HeldFace {
  readonly width?: number;
  readonly height?: number;
  /** Degrees in the plane of the picture. */
  readonly turn?: number;
  /** Degrees away from the camera, and around which direction. */
  readonly tilt?: number;
  readonly axis?: number;
  /** Away from the middle of the guide, in widths of the card. */
  readonly right?: number;
  readonly down?: number;
  /** 1 fills the guide. */
  readonly scale?: number;
  /** Standard deviations: in points, and of the brightness of 255. */
  readonly blur?: number;
  readonly noise?: number;
  /** 1 is a bright room. */
  readonly light?: number;
  /** How much darker the right side is than the left: 0 to 1. */
  readonly shadow?: number;
  /** Radius of a white reflection, in widths of the card. */
  readonly glare?: number;
  /** How much warmer than daylight: 0.3 is a lamp in the evening. */
  readonly warmth?: number;
  readonly seed?: number;
}

type Rgb = readonly [number, number, number];

/** Points a millimetre, on a card of 56 x 87. */
const FINE = 6;
const CARD = { width: 56, height: 87 };
const PAPER: Rgb = [228, 216, 190];
const INK: Rgb = [40, 32, 28];
const COIN: Rgb = [214, 170, 60];
const SHIELD: Rgb = [150, 40, 40];
const TABLE: Rgb = [112, 82, 58];
const COLOURS: Readonly<Record<string, Rgb>> = {
  yellow: [222, 186, 60],
  blue: [52, 92, 168],
  green: [58, 130, 74],
  red: [176, 52, 44],
  black: [58, 56, 60],
};
/** Five points across and seven down, rows from the top. */
const DIGITS = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [31, 2, 4, 2, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
] as const;
const SKULL = [14, 21, 31, 27, 14, 14, 10] as const;
const NUMERAL_HEIGHT = 6.5;

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

const drawn = new Map<CardId, Canvas>();

function faceOf(card: Card): Canvas {
  const known = drawn.get(card.id);
  if (known !== undefined) return known;
  const canvas = paperOf(card);
  drawn.set(card.id, canvas);
  return canvas;
}

function paperOf(card: Card): Canvas {
  const width = CARD.width * FINE;
  const height = CARD.height * FINE;
  const canvas: Canvas = { width, height, rgb: new Float32Array(width * height * 3) };
  fill(canvas, 0, 0, CARD.width, CARD.height, () => PAPER);
  const type = typeOf(card);
  const chance = chanceFrom([...type].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const colour = card.kind === 'ship' || card.kind === 'person' ? card.colour : null;
  const random = (): Rgb => [40 + chance() * 190, 40 + chance() * 180, 40 + chance() * 170];
  const sky = colour === null ? random() : (COLOURS[colour] ?? random());
  const [waves, slope] = [2 + chance() * 5, chance() * 3];
  fill(canvas, 3, 3, 50, 58, (x, y) =>
    shaded(sky, 0.75 + 0.25 * Math.sin((y / 58) * waves + (x / 50) * slope)),
  );
  for (let shape = 0; shape < 14; shape += 1) {
    const [x, y] = [5 + chance() * 46, 8 + chance() * 50];
    const [wide, tall, lean] = [2 + chance() * 9, 2 + chance() * 11, chance() * 2 - 1];
    const own = random();
    fill(canvas, 3, 3, 50, 58, (atX, atY) => {
      const [right, down] = [(atX - x - lean * (atY - y)) / wide, (atY - y) / tall];
      return right * right + down * down < 1 ? own : null;
    });
  }
  // Words that are the same on all of a type.
  for (let line = 0; line < 3; line += 1) {
    let x = 17;
    while (x < 50) {
      const word = 1.5 + chance() * 5;
      fill(canvas, x, 66 + line * 5, Math.min(word, 51 - x), 1.8, () => INK);
      x += word + 1.2;
    }
  }
  for (const { figure, x, y, ground } of figuresOf(card)) {
    fill(canvas, x - 5, y - 5, 10, 10, (atX, atY) => ((atX - x) ** 2 + (atY - y) ** 2 < 25 ? ground : null));
    numeral(canvas, figure, x, y);
  }
  if (card.kind === 'expedition') {
    card.symbols.forEach((symbol, at) => {
      const own = shaded([200, 190, 120], 0.4 + 0.3 * ['captain', 'priest', 'settler'].indexOf(symbol));
      const tall = symbol === 'priest' ? 9 : 6;
      fill(canvas, 8 + at * 11, 76 - tall / 2, 8, tall, () => own);
    });
  }
  return canvas;
}

/** Cards with one drawing. */
function typeOf(card: Card): string {
  if (card.kind === 'ship') return `ship ${card.colour}`;
  if (card.kind === 'person') return `${card.role} ${card.colour ?? ''}`;
  return card.kind === 'expedition' ? 'expedition' : card.id;
}

function figuresOf(card: Card) {
  if (card.kind === 'ship') {
    return [
      { figure: card.coins, x: 9, y: 78, ground: COIN },
      { figure: card.swords === 'skull' ? -1 : card.swords, x: 47, y: 9, ground: PAPER },
    ];
  }
  if (card.kind !== 'person') return [];
  return [
    { figure: card.cost, x: 9, y: 78, ground: COIN },
    { figure: card.influence, x: 47, y: 9, ground: SHIELD },
  ];
}

function numeral(canvas: Canvas, figure: number, x: number, y: number): void {
  const rows = figure < 0 ? SKULL : (DIGITS[figure] ?? DIGITS[0]);
  const dot = NUMERAL_HEIGHT / rows.length;
  rows.forEach((bits, row) => {
    for (let column = 0; column < 5; column += 1) {
      if (((bits >> (4 - column)) & 1) === 0) continue;
      fill(canvas, x + (column - 2.5) * dot, y + (row - rows.length / 2) * dot, dot, dot, () => INK);
    }
  });
}

/** In millimetres. */
function fill(
  { width, height, rgb }: Canvas,
  left: number,
  top: number,
  wide: number,
  tall: number,
  paint: (x: number, y: number) => Rgb | null,
): void {
  const to = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value * FINE)));
  for (let row = to(top, height); row < to(top + tall, height); row += 1) {
    for (let column = to(left, width); column < to(left + wide, width); column += 1) {
      const colour = paint(column / FINE, row / FINE);
      if (colour !== null) rgb.set(colour, (row * width + column) * 3);
    }
  }
}

function shaded([red, green, blue]: Rgb, by: number): Rgb {
  return [red * by, green * by, blue * by];
}

/** A face held into the guide; null: the bare table. */
export function drawFace(card: Card | null, held: HeldFace = {}): ImageData {
  const { width = 480, height = 360, turn = 0, tilt = 0, axis = 0, right = 0, down = 0, scale = 1 } = held;
  const { blur = 0.8, noise = 3, light = 1, shadow = 0, glare = 0, warmth = 0, seed = 1 } = held;
  const chance = chanceFrom(seed);
  const guide = guideIn(width, height);
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  const face = card === null ? null : faceOf(card);
  const back = planeOf(turn, tilt, axis);
  const millimetre = (guide.width * scale) / CARD.width;
  const [middleX, middleY] = [
    guide.x + guide.width * (0.5 + right),
    guide.y + guide.height / 2 + guide.width * down,
  ];
  const shine = { x: middleX + (chance() - 0.5) * guide.width, y: middleY + (chance() - 0.5) * guide.height };
  const grain = 2 + chance() * 9;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = back(column + 0.5 - middleX, row + 0.5 - middleY);
      const [u, v] = [(x / millimetre + CARD.width / 2) * FINE, (y / millimetre + CARD.height / 2) * FINE];
      const inside = face !== null && u >= 0 && v >= 0 && u < face.width - 1 && v < face.height - 1;
      const wood = 0.85 + 0.15 * Math.sin(row / grain + 3 * Math.sin(column / 90));
      const away = Math.hypot(column - shine.x, row - shine.y) / (guide.width * Math.max(glare, 1e-6));
      const white = glare > 0 ? 255 * Math.exp(-(away ** 4)) : 0;
      const lit = light * (1 - (shadow * column) / width);
      planes.forEach((plane, channel) => {
        const own = inside ? sampled(face, u, v, channel) : (TABLE[channel] ?? 0) * wood;
        const tint = channel === 0 ? 1 + warmth / 2 : channel === 2 ? 1 - warmth : 1;
        plane[row * width + column] = own * lit * tint + white;
      });
    }
  }
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  planes.forEach((plane, channel) => {
    const soft = blur > 0 ? blurred(plane, width, height, blur) : plane;
    for (let at = 0; at < soft.length; at += 1) {
      data[at * 4 + channel] = (soft[at] ?? 0) + (noise > 0 ? noise * normal(chance) : 0);
    }
  });
  return { data, width, height, colorSpace: 'srgb' };
}

function sampled({ width, rgb }: Canvas, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (row: number, column: number) => rgb[((top + row) * width + left + column) * 3 + channel] ?? 0;
  const [across, along] = [x - left, y - top];
  return (
    (at(0, 0) * (1 - across) + at(0, 1) * across) * (1 - along) +
    (at(1, 0) * (1 - across) + at(1, 1) * across) * along
  );
}

/** As a hand holds a card a little differently each time. */
export function handHeld(chance: () => number, held: HeldFace = {}): HeldFace {
  const about = (reach: number) => (chance() * 2 - 1) * reach;
  return {
    turn: about(3),
    tilt: Math.abs(about(8)),
    axis: chance() * 180,
    right: about(0.03),
    down: about(0.03),
    scale: 1 + about(0.04),
    light: 0.9 + about(0.1),
    seed: Math.floor(chance() * 1e6),
    ...held,
  };
}
