import { BASE_CARDS } from '../support/base-cards.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { Faces, type Known } from '../../src/scanner/find-face.ts';
import { guideIn } from '../../src/scanner/guide.ts';
import { drawFace, handHeld } from '../support/face-pictures.ts';
import { FACE_TRIALS, findFaces, learnFaces } from '../support/face-trials.ts';
import { chanceFrom } from '../support/label-pictures.ts';

// Drawing and looking are honest work; a slow machine may take its time.
const LONG = 300_000;

describe('faces of cards without labels', () => {
  // A few types with all their numerals; `npm run bench:scan` learns the whole deck.
  const cards = BASE_CARDS.filter(({ id }) =>
    /^(sailor|pirate|jester|trader-blue|ship-yellow|expedition|tax)/.test(id),
  );
  let known: readonly Known[] = [];
  beforeAll(() => {
    known = learnFaces(cards);
  }, LONG);

  // A quarter of the cards a factor, another quarter each time.
  test.for(Object.entries(FACE_TRIALS).map(([name, held], at) => ({ name, held, at })))(
    'the right card is among the three proposed: $name',
    { timeout: LONG },
    ({ held, at }) => {
      const some = cards.filter((_, place) => place % 4 === at % 4);
      const { shown, first, firstThree } = findFaces(known, some, held, at + 1);
      expect(firstThree / shown).toBeGreaterThanOrEqual(0.85);
      expect(first / shown).toBeGreaterThanOrEqual(0.7);
    },
  );

  test('faces of one type are proposed together', () => {
    const sailor = BASE_CARDS.find(({ id }) => id === 'sailor-5-2');
    const found = new Faces(known).find(drawFace(sailor ?? null));
    expect([...found].sort()).toEqual(['sailor-3-1', 'sailor-5-2', 'sailor-7-3']);
  });

  test('the bare table and a card that was never shown propose nothing', () => {
    const without = new Faces(known.filter(({ id }) => !id.startsWith('jester')));
    expect(without.find(drawFace(null))).toEqual([]);
    const jesters = BASE_CARDS.filter(({ id }) => id.startsWith('jester'));
    for (const jester of jesters) expect(without.find(drawFace(jester))).toEqual([]);
  });

  test('what cannot be seen is not learned', () => {
    const faces = new Faces([]);
    const [card] = BASE_CARDS;
    expect(faces.learn(drawFace(null, { noise: 0 })).type).toBe('plain');
    expect(faces.learn(drawFace(card ?? null, { light: 0.05 })).type).toBe('plain');
    expect(faces.learn(drawFace(card ?? null, { glare: 0.6 })).type).toBe('shine');
  });

  test('a picture upright or across, large or small: the same face', () => {
    const faces = new Faces(known);
    const chance = chanceFrom(3);
    for (const size of [
      { width: 360, height: 640 },
      { width: 960, height: 540 },
    ]) {
      const card = BASE_CARDS.find(({ id }) => id === 'pirate-7-2');
      expect(faces.find(drawFace(card ?? null, handHeld(chance, size)))).toContain('pirate-7-2');
    }
  });
});

test('the guide is a card’s shape and lies in the middle of any picture', () => {
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
  ] as const) {
    const guide = guideIn(width, height);
    expect(guide.width / guide.height).toBeCloseTo(56 / 87);
    expect(guide.x + guide.width / 2).toBeCloseTo(width / 2);
    expect(guide.y + guide.height / 2).toBeCloseTo(height / 2);
    expect(guide.height).toBeLessThan(height);
    expect(guide.width).toBeLessThan(width);
  }
});
