/** Which readers are tried, and in which order: the platform's own, then WebAssembly, then plain JavaScript. Each is loaded when it is its turn. */
import { DECODERS, type DecoderName, type MakeDecoder } from '../decoder.ts';
import { makeBarcodeDetector } from './barcode-detector.ts';

/** `wasmAddress`: where the app serves the program of the second. */
export function wantedDecoders(wasmAddress: string): MakeDecoder[] {
  const makers: Readonly<Record<DecoderName, MakeDecoder>> = {
    'barcode-detector': makeBarcodeDetector,
    'zxing-wasm': async () => (await import('./zxing-wasm.ts')).makeZxingWasm(wasmAddress),
    'zxing-browser': async () => (await import('./zxing-browser.ts')).makeZxingBrowser(),
  };
  return DECODERS.map((name) => makers[name]);
}
