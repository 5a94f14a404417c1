import { describe, expect, it } from 'vitest';
import { DecoderChain } from '../../src/scanner/decoder-chain.ts';
import type { Decoder, DecoderName, MakeDecoder, Picture, Sighting } from '../../src/scanner/decoder.ts';
import { TEST_TEXT } from '../../src/scanner/test-picture.ts';

const sighting = (text: string): Sighting => ({ text, middle: { x: 0, y: 0 }, size: 1 });
const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4), colorSpace: 'srgb' } as Picture;

/** A reader that passes its test and then does what `later` does. */
function working(name: DecoderName, later: () => readonly Sighting[]): MakeDecoder {
  let tested = false;
  const decoder: Decoder = {
    name,
    read: () => {
      if (tested) return new Promise((resolve) => resolve(later()));
      tested = true;
      return Promise.resolve([sighting(TEST_TEXT)]);
    },
  };
  return () => Promise.resolve(decoder);
}
const absent: MakeDecoder = () => Promise.reject(new Error('not here'));
const silent: MakeDecoder = () =>
  Promise.resolve({ name: 'barcode-detector', read: () => Promise.resolve([]) });
const unavailable = () => {
  throw new Error('service unavailable');
};

describe('DecoderChain', () => {
  it('reads with the first that works', async () => {
    const chain = new DecoderChain([
      working('barcode-detector', () => [sighting('A')]),
      working('zxing-wasm', () => [sighting('B')]),
    ]);
    expect(await chain.ready()).toBe('barcode-detector');
    expect(await chain.read(picture)).toEqual({ sightings: [sighting('A')], decoder: 'barcode-detector' });
  });

  it('passes over a reader that is not there and one that stays silent', async () => {
    const chain = new DecoderChain([absent, silent, working('zxing-wasm', () => [])]);
    expect(await chain.ready()).toBe('zxing-wasm');
  });

  it('hands over in the middle of a visit, and the picture is not lost', async () => {
    const chain = new DecoderChain([
      working('barcode-detector', unavailable),
      working('zxing-wasm', () => [sighting('B')]),
    ]);
    expect(await chain.ready()).toBe('barcode-detector');
    expect(await chain.read(picture)).toEqual({ sightings: [sighting('B')], decoder: 'zxing-wasm' });
    expect(await chain.ready()).toBe('zxing-wasm');
  });

  it('hands over once when several pictures fail at the same time', async () => {
    const chain = new DecoderChain([
      working('barcode-detector', unavailable),
      working('zxing-wasm', () => [sighting('B')]),
      working('zxing-browser', () => [sighting('C')]),
    ]);
    await chain.ready();
    const readings = await Promise.all([chain.read(picture), chain.read(picture), chain.read(picture)]);
    expect(readings.map((reading) => reading?.decoder)).toEqual(['zxing-wasm', 'zxing-wasm', 'zxing-wasm']);
  });

  it('says so when nothing reads here', async () => {
    const chain = new DecoderChain([absent, silent, working('zxing-browser', unavailable)]);
    expect(await chain.read(picture)).toBeNull();
    expect(await chain.ready()).toBeNull();
  });
});
