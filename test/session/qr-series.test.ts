import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import type { GameFile } from '#engine';
import {
  addFrame,
  makeFrames,
  readFrame,
  unpackSeries,
  unpackText,
  type Series,
} from '#session/qr-series.ts';
import { gameFileText, readGameFile } from '#storage';
import { randomGame } from '../support/random-play.ts';

function playedFile(seed: number, timed: boolean): GameFile {
  const { setup, entries } = randomGame(seed, CATALOGUE, { most: 250 });
  return {
    format: 'harbormaster-game',
    version: 1,
    id: `game-${String(seed)}`,
    title: 'Grüße aus dem Hafen ⚓',
    startedAt: 1_763_450_000_000,
    setup,
    entries: entries.map((entry, at) =>
      timed ? { ...entry, at: 1_763_450_000_000 + at * 13_337 + (at % 7) * 101 } : entry,
    ),
  };
}

async function framesOf(file: GameFile): Promise<readonly string[]> {
  const made = await makeFrames(file);
  if (made.type !== 'ok') throw new Error(made.type);
  return made.frames;
}

function collect(frames: readonly string[]): Series {
  let series: Series | null = null;
  for (const frame of frames) {
    const added = addFrame(series, frame);
    if (added.type !== 'ok') throw new Error(added.type);
    ({ series } = added);
  }
  if (series === null) throw new Error('no frame');
  return series;
}

describe('a game as a series of codes', () => {
  it('[law] comes back the same, in whatever order and however often its frames are read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.boolean(), fc.gen(), async (seed, timed, gen) => {
        const file = playedFile(seed, timed);
        const frames = await framesOf(file);
        const twice = [...frames, ...frames];
        const order = gen(fc.shuffledSubarray, twice, { minLength: twice.length });
        const unpacked = await unpackSeries(collect(order));
        if (unpacked.type !== 'ok') throw new Error(unpacked.type);
        const read = await readGameFile(unpacked.text);
        expect(read.type === 'ok' ? read.file : read).toEqual(file);
      }),
      { numRuns: 25 },
    );
  });

  it('takes a handful of frames for a whole evening, all in the compact signs of a code', async () => {
    const frames = await framesOf(playedFile(7, true));
    expect(frames.length).toBeLessThanOrEqual(12);
    for (const frame of frames) expect(frame).toMatch(/^[0-9A-Z $%*+\-./:]{1,620}$/);
  });

  it('says which frames are missing', async () => {
    const frames = await framesOf(playedFile(3, true));
    const without = frames.filter((_, at) => at !== 1);
    expect(await unpackSeries(collect(without))).toEqual({ type: 'incomplete', missing: [2] });
  });

  it('keeps what it has when a frame of another series comes by', async () => {
    const one = await framesOf(playedFile(3, true));
    const other = await framesOf(playedFile(4, true));
    const series = collect(one.slice(0, 1));
    expect(addFrame(series, other[0] ?? '')).toEqual({ type: 'other-series', series });
  });

  it.each([
    '',
    'https://example.com',
    'HM1/0/1/00000000/AA',
    'HM1/2/1/00000000/AA',
    'HM1/1/1/xyz/AA',
    'HM2/1/1/00000000/',
  ])('does not take %j for a frame', (text) => {
    expect(readFrame(text)).toBeNull();
    expect(addFrame(null, text)).toEqual({ type: 'not-a-frame' });
  });

  it('notices a frame that was read wrongly', async () => {
    const [first = '', ...rest] = await framesOf(playedFile(5, true));
    const wrong = first.endsWith('0') ? `${first.slice(0, -1)}1` : `${first.slice(0, -1)}0`;
    expect(await unpackSeries(collect([wrong, ...rest]))).toEqual({ type: 'damaged' });
  });

  it('stops unpacking a trap long before it fills the memory', async () => {
    const bomb = await framesOf({
      ...playedFile(1, false),
      title: ' '.repeat(30_000_000),
    });
    expect(bomb.length).toBeLessThan(99);
    const before = process.memoryUsage().arrayBuffers;
    expect(await unpackSeries(collect(bomb))).toMatchObject({ type: 'too-large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('says that a game is too large for codes rather than show a hundred of them', async () => {
    const entries = Array.from({ length: 4_000 }, (_, at) => ({
      type: 'note' as const,
      text: `${String(Math.sin(at))}${String(Math.cos(at * 3))}`,
    }));
    expect(await makeFrames({ ...playedFile(1, false), entries })).toMatchObject({
      type: 'too-large',
      most: 99,
    });
  });

  it('is read from pasted lines, and whatever else is pasted is not taken for a series', async () => {
    const file = playedFile(9, true);
    const frames = await framesOf(file);
    const unpacked = await unpackText(`\n${frames.join(' \n\n')}\n`);
    expect(unpacked.type === 'ok' ? JSON.parse(unpacked.text) : unpacked).toEqual(
      JSON.parse(gameFileText(file)),
    );
    expect(await unpackText('hello')).toEqual({ type: 'not-a-frame' });
    expect(await unpackText('')).toEqual({ type: 'not-a-frame' });
  });

  it('carries a table’s own cards like a game', async () => {
    const cards = {
      format: 'harbormaster-cards',
      version: 1,
      cards: Array.from({ length: 60 }, (_, at) => ({
        edition: 'big-box-2021',
        box: 'base',
        id: `trader-blue-${at % 9}-${at % 4}`,
        printed: { copies: at % 5, influence: at % 4 },
        readAt: '2026-11-18T20:15:00.000Z',
      })),
    };
    const made = await makeFrames(cards);
    if (made.type !== 'ok') throw new Error(made.type);
    const unpacked = await unpackText(made.frames.join('\n'));
    expect(unpacked.type === 'ok' ? JSON.parse(unpacked.text) : unpacked).toEqual(cards);
  });
});
