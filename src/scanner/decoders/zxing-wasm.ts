/** zxing in WebAssembly: reads the smallest, most tilted and noisiest codes. Its program comes from the app's own host. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { MOST_SIGHTINGS, sightingAt, type Decoder } from '../decoder.ts';
import { pixelsOf } from '../pixels.ts';

/** `program`: its address, or the program itself. */
export async function makeZxingWasm(program: string | ArrayBuffer): Promise<Decoder> {
  await prepareZXingModule({
    // Without this the library would ask a host of its own choice.
    overrides: typeof program === 'string' ? { locateFile: () => program } : { wasmBinary: program },
    fireImmediately: true,
  });
  return {
    name: 'zxing-wasm',
    read: async (picture) => {
      const found = await readBarcodes(pixelsOf(picture), {
        formats: ['QRCode'],
        tryHarder: true,
        tryRotate: true,
        tryInvert: false,
        tryDownscale: true,
        maxNumberOfSymbols: MOST_SIGHTINGS,
      });
      return found
        .filter(({ isValid }) => isValid)
        .map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) =>
          sightingAt(text, [topLeft, topRight, bottomRight, bottomLeft]),
        );
    },
  };
}
