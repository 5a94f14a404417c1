/**
 * What `npm run bench:scan` measures: reading rates over drawn pictures with each reader, faces known again without labels, and
 * the time from a label in view to its entry, in a page whose camera shows a film. Prints nothing itself.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeZxingBrowser } from '../src/scanner/decoders/zxing-browser.ts';
import { makeZxingWasm } from '../src/scanner/decoders/zxing-wasm.ts';
import { makeLabelCode } from '../src/scanner/label-code.ts';
import { BASE_CARDS } from '../test/support/base-cards.ts';
import { FACE_TRIALS, findFaces, learnFaces } from '../test/support/face-trials.ts';
import {
  chanceFrom,
  drawScene,
  toPixels,
  toY4m,
  type DrawnLabel,
  type Scene,
} from '../test/support/label-pictures.ts';

const IDS = [
  'sailor-3-1',
  'ship-red-3-6',
  'admiral-7-2',
  'tax-swords',
  'expedition-cps',
  'trader-blue-5-2',
  'jester-5-1',
  'ship-black-4-skull',
];
const FRAME = { width: 1280, height: 720 };

export type PictureLine = Readonly<Record<string, string>>;

interface Trial {
  readonly name: string;
  readonly label: Partial<DrawnLabel>;
  readonly scene?: Partial<Scene>;
}

const TRIALS: readonly Trial[] = [
  ...[40, 48, 56, 64, 80, 110].map((size): Trial => ({ name: `${size} points wide`, label: { size } })),
  ...[20, 30, 40, 50].map((tilt): Trial => ({
    name: `64 points, tilted ${tilt}°`,
    label: { size: 64, tilt },
  })),
  ...[1, 1.5, 2].map((blur): Trial => ({
    name: `80 points, blur ${blur}`,
    label: { size: 80 },
    scene: { blur },
  })),
  ...[6, 12, 20].map((noise): Trial => ({
    name: `80 points, noise ${noise}`,
    label: { size: 80 },
    scene: { noise },
  })),
  ...[0.5, 0.25, 0.12].map((light): Trial => ({
    name: `80 points, light ${light}`,
    label: { size: 80 },
    scene: { light },
  })),
  { name: '80 points, half in shadow', label: { size: 80 }, scene: { shadow: 0.8 } },
];

export async function benchPictures(
  pictures: number,
): Promise<{ lines: Record<string, PictureLine>; target: number }> {
  const program = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  const decoders = [await makeZxingWasm(new Uint8Array(program).buffer), makeZxingBrowser()];
  const lines: Record<string, PictureLine> = {};
  const target = { read: decoders.map(() => 0), all: 0 };
  for (const trial of TRIALS) {
    const tallies = decoders.map(({ name }) => ({ name, read: 0, milliseconds: 0 }));
    for (const { code, picture } of picturesFor(trial, pictures)) {
      for (const [at, decoder] of decoders.entries()) {
        const tally = tallies[at];
        if (tally === undefined) continue;
        const start = performance.now();
        const found = await decoder.read(picture);
        tally.milliseconds += (performance.now() - start) / pictures;
        if (found.some(({ text }) => text === code)) tally.read += 1;
      }
    }
    lines[trial.name] = Object.fromEntries(
      tallies.flatMap(({ name, read, milliseconds }) => [
        [name, `${read} of ${pictures}`],
        [`${name}, ms`, milliseconds.toFixed(0)],
      ]),
    );
    const { size, tilt = 0 } = trial.label;
    if (size === 64 && tilt <= 40) {
      tallies.forEach(({ read }, at) => {
        target.read[at] = (target.read[at] ?? 0) + read;
      });
      target.all += pictures;
    }
  }
  // One reader for all lines: the best of each line would be nobody's figure.
  return { lines, target: Math.max(...target.read) / target.all };
}

/** The whole deck of the base game is learned, then so many of its cards are held up again for each factor. */
export function benchFaces(pictures: number): { lines: Record<string, PictureLine>; cards: number } {
  const known = learnFaces(BASE_CARDS);
  const lines = Object.entries(FACE_TRIALS).map(([name, held], at): [string, PictureLine] => {
    // Another part of the deck each time, spread over all of it.
    const cards = Array.from({ length: pictures }, (_, place) => {
      const spread = Math.floor((place * BASE_CARDS.length) / pictures) + at;
      return BASE_CARDS[spread % BASE_CARDS.length];
    }).filter((card) => card !== undefined);
    const { first, firstThree, milliseconds } = findFaces(known, cards, held, at + 1);
    return [
      name,
      {
        'likeliest is right': `${first} of ${pictures}`,
        'right is among three': `${firstThree} of ${pictures}`,
        ms: milliseconds.toFixed(0),
      },
    ];
  });
  return { lines: Object.fromEntries(lines), cards: known.length };
}

/** The same pictures for every reader. */
function* picturesFor({ name, label, scene }: Trial, pictures: number) {
  const chance = chanceFrom(name.length * 7919 + (label.size ?? 0));
  for (let at = 0; at < pictures; at += 1) {
    const code = makeLabelCode(IDS[at % IDS.length] ?? '') ?? '';
    const drawn: DrawnLabel = {
      size: 80,
      ...label,
      code,
      x: 250 + chance() * 780,
      y: 220 + chance() * 280,
      turn: chance() * 360,
      axis: chance() * 180,
    };
    const base = { ...FRAME, blur: 0.6, noise: 3, seed: at + 1 };
    yield { code, picture: toPixels(drawScene({ ...base, ...scene, labels: [drawn] })) };
  }
}

const RATE = 10;
const CARDS = ['sailor-3-1', 'trader-black-3-1', 'jester-5-1', 'captain-4-1', 'settler-4-1', 'priest-4-1'];
/** A corner of the picture that is bright while a label is in view: so the page knows when it came. */
const SIGN = { size: 40, bright: 250, dark: 5 };

export function makeFilm(): { cards: readonly string[]; bytes: Uint8Array } {
  const shot = (labels: readonly DrawnLabel[], times: number) => {
    const picture = drawScene({ ...FRAME, labels, blur: 0.6, noise: 2 });
    for (let y = 0; y < SIGN.size; y += 1) {
      picture.grey.fill(
        labels.length > 0 ? SIGN.bright : SIGN.dark,
        y * FRAME.width,
        y * FRAME.width + SIGN.size,
      );
    }
    return { picture, times };
  };
  const nothing = shot([], 5);
  const shots = CARDS.flatMap((id, at) => [
    nothing,
    shot(
      [
        {
          code: makeLabelCode(id) ?? '',
          size: 80,
          x: 500 + at * 40,
          y: 360,
          tilt: 20,
          axis: at * 30,
          turn: at * 13,
        },
      ],
      7,
    ),
  ]);
  return { cards: CARDS, bytes: toY4m(shots, RATE) };
}

export interface Measured {
  readonly decoder: string;
  readonly times: readonly number[];
}

/** Plays the film at the table and notes for each entry how long its label had been in view. */
export async function measureEntries(
  page: Page,
  address: string,
  cards: readonly string[],
): Promise<Measured> {
  await page.goto(`${address}/games/`);
  await page.locator('[data-loaded]').first().waitFor();
  await page.evaluate(storeGame);
  await page.goto(`${address}/game/bench/`);
  await page.getByRole('button', { name: 'Scan cards' }).click();
  await page.locator('[data-decoder]').waitFor();
  const watched = page.evaluate(watch, { sign: SIGN.size, wanted: cards.length });
  return watched;
}

/** Runs in the page. */
async function storeGame(): Promise<void> {
  const database = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('harbormaster');
    request.onsuccess = () => {
      done(request.result);
    };
  });
  const now = Date.now();
  const write = database.transaction(['games'], 'readwrite');
  write.objectStore('games').put({
    id: 'bench',
    setup: {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: ['base'],
      mode: 'competitive',
      players: ['Ana', 'Ben'],
      startPlayer: 'Ana',
      tracking: 'table',
      houseRules: {},
    },
    title: '',
    notes: '',
    campaignId: null,
    showOdds: null,
    startedAt: now,
    updatedAt: now,
    endedAt: null,
    deletedAt: null,
    length: 0,
    stored: 0,
    revision: 1,
    changeMark: 'bench',
    status: 'in-progress',
    standing: null,
  });
  await new Promise<void>((done) => {
    write.oncomplete = () => {
      done();
    };
  });
  database.close();
}

/** Runs in the page. */
function watch({
  sign,
  wanted,
}: {
  sign: number;
  wanted: number;
}): Promise<{ decoder: string; times: number[] }> {
  return new Promise((done) => {
    const video = document.querySelector('video');
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const times: number[] = [];
    let cameAt: number | null = null;
    let bright = true;
    const harbor = () => document.querySelectorAll('dialog .harbor li').length;
    let before = harbor();
    if (video === null || context === null) return;
    const look = (now: number) => {
      context.drawImage(video, 0, 0, sign / 2, sign / 2, 0, 0, 1, 1);
      const lit = (context.getImageData(0, 0, 1, 1).data[0] ?? 0) > 128;
      // A label that was there from the start has no moment at which it came.
      if (lit && !bright) cameAt = now;
      bright = lit;
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    new MutationObserver(() => {
      const count = harbor();
      if (count <= before) return;
      before = count;
      if (cameAt !== null) times.push(performance.now() - cameAt);
      cameAt = null;
      if (times.length < wanted - 1) return;
      done({
        decoder: document.querySelector<HTMLElement>('[data-decoder]')?.dataset['decoder'] ?? '',
        times,
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

export function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
