/**
 * Which of the known faces a picture shows. Faces of one type differ in small numerals only, so they are kept as kin that lie
 * exactly over each other: first the drawing of each kin is looked for with small shifts, sizes and turns, then the corners are
 * moved until it fits best, and last the kin are told apart at the points where they differ from each other. Pure; it takes
 * tens of milliseconds, so it belongs into a worker.
 */
import {
  BLANK,
  DRAWING,
  drawingAt,
  faceAt,
  IN_GUIDE,
  troubleIn,
  viewOf,
  WHOLE,
  wholeAt,
  type Corners,
  type Face,
  type View,
} from './face.ts';

export interface Known {
  readonly id: string;
  readonly face: Face;
}

/** `plain`: nothing printed is in the guide, or it is too dark; `shine`: a reflection covers much of it. */
export type Learned = { readonly type: 'face'; readonly face: Face } | { readonly type: 'plain' | 'shine' };

/** Faces with one drawing; the first stands for all. */
type Kin = readonly [Known, ...Known[]];

/** More alike than this are drawings of one type; fits that are worse than the second are no card that is known. */
const KIN = 0.85;
const SEEN = 0.75;
/** So many kin are looked at more closely, and so many very closely. */
const NEARER = 8;
const CLOSELY = 3;

export class Faces {
  readonly #kin: readonly Kin[];

  constructor(known: readonly Known[]) {
    const kin: [Known, ...Known[]][] = [];
    for (const one of known) {
      const own = kin.find(([first]) => alike(one.face.drawing, first.face.drawing) > KIN);
      if (own === undefined) kin.push([one]);
      else own.push(one);
    }
    this.#kin = kin;
  }

  /** The likeliest first; none where the picture shows no face that is known. */
  find(picture: ImageData, most = 3): readonly string[] {
    const view = viewOf(picture);
    const fits = this.#fits(view);
    if ((fits[0]?.likeness ?? 0) < SEEN) return [];
    return fits.flatMap(({ kin, drawing }) => toldApart(drawing, kin)).slice(0, most);
  }

  /** What to remember of a face: laid over its kin if there are any, so that they differ only where they are printed differently. */
  learn(picture: ImageData): Learned {
    const view = viewOf(picture);
    const trouble = troubleIn(view);
    if (trouble !== null) return { type: trouble };
    const [best] = this.#fits(view);
    if (best === undefined || best.likeness < KIN) return { type: 'face', face: faceAt(view, IN_GUIDE) };
    return { type: 'face', face: faceAt(view, best.corners) };
  }

  #fits(view: View): Fit[] {
    return roughly(view, this.#kin)
      .slice(0, NEARER)
      .map((one) => nearer(view, one))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, CLOSELY)
      .map((one) => fitted(view, one))
      .sort((one, other) => other.likeness - one.likeness);
  }
}

interface Rough {
  readonly kin: Kin;
  corners: Corners;
  distance: number;
}

interface Fit {
  readonly kin: Kin;
  readonly corners: Corners;
  readonly likeness: number;
  /** What is seen there. */
  readonly drawing: Int8Array;
}

const SHIFTS = [-0.08, -0.04, 0, 0.04, 0.08];
const SIZES = [0.94, 1.05];
const TURNS = [-6, 0, 6];

function roughly(view: View, all: readonly Kin[]): Rough[] {
  const best = all.map((kin): Rough => ({ kin, corners: IN_GUIDE, distance: Infinity }));
  for (const size of SIZES) {
    for (const turn of TURNS) {
      for (const right of SHIFTS) {
        for (const down of SHIFTS) {
          const corners = moved(size, turn, right, down);
          wholeAt(view, corners, wholeNow);
          for (const one of best) {
            const distance = apart(wholeNow, one.kin[0].face.whole);
            if (distance >= one.distance) continue;
            one.distance = distance;
            one.corners = corners;
          }
        }
      }
    }
  }
  return best.sort((one, other) => one.distance - other.distance);
}

const wholeNow = new Int8Array(3 * WHOLE.width * WHOLE.height);
const drawingNow = new Int8Array(DRAWING.width * DRAWING.height);
/** A card is half as high again as it is wide: turning must not bend it. */
const TALL = 87 / 56;

function moved(size: number, turn: number, right: number, down: number): Corners {
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return IN_GUIDE.map((_, at) => {
    const [x, y] = [IN_GUIDE[at - (at % 2)]! - 0.5, (IN_GUIDE[at - (at % 2) + 1]! - 0.5) * TALL];
    return at % 2 === 0 ? x * cosine - y * sine + 0.5 + right : (x * sine + y * cosine) / TALL + 0.5 + down;
  });
}

function nearer(view: View, { kin, corners }: Rough): Rough {
  const { whole } = kin[0].face;
  const judge = (tried: Corners) => -apart(wholeAt(view, tried, wholeNow), whole);
  const better = climb(corners, [0.03, 0.015], judge);
  return { kin, corners: better, distance: -judge(better) };
}

function fitted(view: View, { kin, corners: from }: Rough): Fit {
  const { drawing } = kin[0].face;
  const corners = climb(from, [0.016, 0.008, 0.004], (tried) =>
    alike(drawingAt(view, tried, drawingNow, COARSE), drawing, COARSE),
  );
  const seen = drawingAt(view, corners, new Int8Array(drawingNow.length));
  return { kin, corners, likeness: alike(seen, drawing), drawing: seen };
}

const ROUNDS = 4;
/** The whole to the right and down, then each corner by itself. */
const MOVES: readonly (readonly number[])[] = [
  [1, 0, 1, 0, 1, 0, 1, 0],
  [0, 1, 0, 1, 0, 1, 0, 1],
  ...IN_GUIDE.map((_, at) => IN_GUIDE.map((__, other) => (other === at ? 1 : 0))),
];

/** Moves the corners as long as it helps, in ever smaller steps. */
function climb(from: Corners, steps: readonly number[], judge: (corners: Corners) => number): Corners {
  let corners = from;
  let best = judge(corners);
  for (const step of steps) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = best;
      for (const move of MOVES) {
        for (const by of [-step, step]) {
          const tried = corners.map((value, at) => value + (move[at] ?? 0) * by);
          const value = judge(tried);
          if (value <= best) continue;
          best = value;
          corners = tried;
          break;
        }
      }
      if (best === before) break;
    }
  }
  return corners;
}

/** A point that differs more than this is covered or shines: it counts no more than any other such point. */
const CAP = 60;

function apart(one: Int8Array, other: Int8Array): number {
  let [sum, points] = [0, 1];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]!, other[at]!];
    if (a === BLANK || b === BLANK) continue;
    sum += Math.min(CAP, Math.abs(a - b));
    points += 1;
  }
  return sum / points;
}

/** How alike two drawings are: 1 is the same, 0 is chance. */
function alike(one: Int8Array, other: Int8Array, every = 1): number {
  let [product, ofOne, ofOther] = [0, 1, 1];
  for (let row = 0; row < DRAWING.height; row += every) {
    for (let column = 0; column < DRAWING.width; column += every) {
      const at = row * DRAWING.width + column;
      const [a, b] = [one[at]!, other[at]!];
      if (a === BLANK || b === BLANK) continue;
      product += a * b;
      ofOne += a * a;
      ofOther += b * b;
    }
  }
  return product / Math.sqrt(ofOne * ofOther);
}
/** While corners are moved every second point will do. */
const COARSE = 2;

/** Less than this is the same print under another light. */
const UNLIKE = 30;

/** The kin in the order of their duels: each against each, only where the two differ. */
function toldApart(seen: Int8Array, kin: Kin): string[] {
  const wins = kin.map(({ id, face }) => ({
    id,
    least: Math.min(
      ...kin.map((rival) => (rival.face === face ? 1 : duel(seen, face.drawing, rival.face.drawing))),
    ),
  }));
  return wins.sort((one, other) => other.least - one.least).map(({ id }) => id);
}

/** 0.5: as the one; -0.5: as the rival. */
function duel(seen: Int8Array, one: Int8Array, rival: Int8Array): number {
  let [product, sum] = [0, 1];
  for (let at = 0; at < seen.length; at += 1) {
    const [value, a, b] = [seen[at]!, one[at]!, rival[at]!];
    const unlike = a - b;
    if (value === BLANK || a === BLANK || b === BLANK || Math.abs(unlike) < UNLIKE) continue;
    product += unlike * (value - (a + b) / 2);
    sum += unlike * unlike;
  }
  return product / sum;
}
