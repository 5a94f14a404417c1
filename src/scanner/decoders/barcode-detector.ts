/** The platform's own reader, where the browser has one: the fastest by far on phones that do. */
import { MOST_SIGHTINGS, sightingAt, type Decoder, type Point } from '../decoder.ts';

interface DetectedBarcode {
  readonly rawValue: string;
  readonly cornerPoints: readonly Point[];
}

interface BarcodeDetectorClass {
  new (options: { formats: readonly string[] }): {
    detect: (picture: ImageBitmap | ImageData) => Promise<readonly DetectedBarcode[]>;
  };
  getSupportedFormats: () => Promise<readonly string[]>;
}

export async function makeBarcodeDetector(): Promise<Decoder> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (BarcodeDetector === undefined) throw new Error('This browser has no BarcodeDetector.');
  const formats = await BarcodeDetector.getSupportedFormats();
  if (!formats.includes('qr_code')) throw new Error('The BarcodeDetector reads no QR codes.');
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    name: 'barcode-detector',
    read: async (picture) => {
      const found = await detector.detect(picture);
      return found
        .slice(0, MOST_SIGHTINGS)
        .map(({ rawValue, cornerPoints }) => sightingAt(rawValue, cornerPoints));
    },
  };
}
