// Faces learned and found again over drawn pictures, one factor varied at a time: for the test and for the bench.
import type { Card } from '#engine';
import { Faces, type Known } from '../../src/scanner/find-face.ts';
import { drawFace, handHeld, type HeldFace } from './face-pictures.ts';
import { chanceFrom } from './label-pictures.ts';

export const FACE_TRIALS: Readonly<Record<string, HeldFace>> = {
  'as held': {},
  'tilted 15°': { tilt: 15 },
  'tilted 25°': { tilt: 25 },
  'turned 8°': { turn: 8 },
  'off the frame': { right: 0.08, down: -0.08, scale: 0.93 },
  'blur 2': { blur: 2 },
  'blur 3': { blur: 3 },
  'noise 12': { noise: 12 },
  'light 0.5': { light: 0.5 },
  'light 0.25': { light: 0.25 },
  'half in shadow': { shadow: 0.7 },
  'lamp light': { warmth: 0.3 },
  'small glare': { glare: 0.12 },
  'large glare': { glare: 0.22 },
};

/** Each card shown once, as a hand does. */
export function learnFaces(cards: readonly Card[], seed = 5): readonly Known[] {
  const chance = chanceFrom(seed);
  const known: Known[] = [];
  for (const card of cards) {
    const learned = new Faces(known).learn(drawFace(card, handHeld(chance, { blur: 0.6 + chance() * 0.6 })));
    if (learned.type !== 'face') throw new Error(`${card.id} is not learned: ${learned.type}`);
    known.push({ id: card.id, face: learned.face });
  }
  return known;
}

export interface FaceRates {
  readonly shown: number;
  readonly first: number;
  readonly firstThree: number;
  readonly milliseconds: number;
}

export function findFaces(
  known: readonly Known[],
  cards: readonly Card[],
  held: HeldFace,
  seed = 11,
): FaceRates {
  const faces = new Faces(known);
  const chance = chanceFrom(seed);
  let [first, firstThree, milliseconds] = [0, 0, 0];
  for (const card of cards) {
    const picture = drawFace(card, handHeld(chance, held));
    const start = performance.now();
    const found = faces.find(picture);
    milliseconds += (performance.now() - start) / cards.length;
    if (found[0] === card.id) first += 1;
    if (found.includes(card.id)) firstThree += 1;
  }
  return { shown: cards.length, first, firstThree, milliseconds };
}
