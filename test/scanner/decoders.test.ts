import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Decoder } from '../../src/scanner/decoder.ts';
import { makeBarcodeDetector } from '../../src/scanner/decoders/barcode-detector.ts';
import { makeZxingBrowser } from '../../src/scanner/decoders/zxing-browser.ts';
import { makeZxingWasm } from '../../src/scanner/decoders/zxing-wasm.ts';
import { makeLabelCode } from '../../src/scanner/label-code.ts';
import { inReadingOrder } from '../../src/scanner/watch.ts';
import { drawScene, toPixels, type DrawnLabel } from '../support/label-pictures.ts';

const IDS = ['admiral-7-2', 'ship-red-3-6', 'sailor-3-1', 'tax-swords', 'expedition-cps', 'jester-5-1'];
const codeOf = (id: string) => makeLabelCode(id) ?? '';
const program = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

const MAKERS: readonly [string, () => Promise<Decoder>][] = [
  ['zxing-wasm', () => makeZxingWasm(new Uint8Array(program).buffer)],
  ['zxing-browser', () => Promise.resolve(makeZxingBrowser())],
];

function laidOut(size: number): DrawnLabel[] {
  return IDS.map((id, at) => ({
    code: codeOf(id),
    size,
    x: 200 + (at % 3) * 400,
    y: 190 + Math.floor(at / 3) * 350,
  }));
}

async function readIn(decoder: Decoder, labels: readonly DrawnLabel[], noise = 0): Promise<string[]> {
  const scene = drawScene({ width: 1280, height: 720, labels, blur: 0.6, noise });
  return inReadingOrder(await decoder.read(toPixels(scene))).map(({ text }) => text);
}

describe.each(MAKERS)('%s', (name, make) => {
  it('reads one label in a frame of 1280 x 720', async () => {
    const decoder = await make();
    expect(decoder.name).toBe(name);
    expect(await readIn(decoder, [{ code: codeOf('admiral-7-2'), size: 100, x: 640, y: 360 }])).toEqual([
      codeOf('admiral-7-2'),
    ]);
  });

  it('reads several labels in one view, in reading order', async () => {
    expect(await readIn(await make(), laidOut(100))).toEqual(IDS.map(codeOf));
  });

  it('finds nothing on an empty table', async () => {
    expect(await readIn(await make(), [])).toEqual([]);
  });
});

describe('zxing-wasm', () => {
  it('reads a label of 64 points, tilted by 40 degrees and turned', async () => {
    const decoder = await makeZxingWasm(new Uint8Array(program).buffer);
    const labels = laidOut(64).map((label, at) => ({ ...label, tilt: 40, axis: at * 30, turn: at * 17 }));
    expect((await readIn(decoder, labels, 3)).sort()).toEqual(IDS.map(codeOf).sort());
  });
});

describe('barcode-detector', () => {
  it('is not there in a browser without one', async () => {
    await expect(makeBarcodeDetector()).rejects.toThrow('no BarcodeDetector');
  });

  it('asks the platform for QR codes and says where they are', async () => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code']);
      readonly formats: readonly string[];
      constructor(options: { formats: readonly string[] }) {
        this.formats = options.formats;
      }
      detect = () =>
        Promise.resolve([
          {
            rawValue: this.formats.join(),
            cornerPoints: [
              { x: 10, y: 20 },
              { x: 50, y: 20 },
              { x: 50, y: 60 },
              { x: 10, y: 60 },
            ],
          },
        ]);
    }
    Object.assign(globalThis, { BarcodeDetector });
    try {
      const decoder = await makeBarcodeDetector();
      const picture = toPixels(drawScene({ width: 64, height: 64, labels: [] }));
      expect(await decoder.read(picture)).toEqual([{ text: 'qr_code', middle: { x: 30, y: 40 }, size: 40 }]);
    } finally {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    }
  });
});
