/**
 * zxing in plain JavaScript, for where WebAssembly is off (Lockdown Mode of iOS, strict policies). It finds one code at a
 * time and none where several lie in sight, so the picture is also looked at in parts, and what was found is painted over.
 */
import { BrowserQRCodeReader } from '@zxing/browser';
import { BinaryBitmap, DecodeHintType, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { MOST_SIGHTINGS, sightingAt, type Decoder, type Sighting } from '../decoder.ts';
import { pixelsOf } from '../pixels.ts';

const WHITE = 255;
/** Parts of the picture: so many across and down, each half over its neighbours. */
const ACROSS = 3;
const DOWN = 2;

interface Light {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

export function makeZxingBrowser(): Decoder {
  const reader = new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]]));

  function readOne({ values, width, height }: Light): Sighting | null {
    try {
      const source = new RGBLuminanceSource(values, width, height);
      const found = reader.decodeBitmap(new BinaryBitmap(new HybridBinarizer(source)));
      const corners = found.getResultPoints().map((point) => ({ x: point.getX(), y: point.getY() }));
      return sightingAt(found.getText(), corners);
    } catch {
      // The library throws for "nothing found", and for odd pictures all kinds of errors. It is the last of the chain.
      return null;
    }
  }

  return {
    name: 'zxing-browser',
    read: (picture) => {
      const { data, width, height } = pixelsOf(picture);
      const whole: Light = { width, height, values: lightOf(data) };
      const alone = readOne(whole);
      const sightings: Sighting[] = [];
      const keep = (sighting: Sighting) => {
        sightings.push(sighting);
        paintOver(whole, sighting);
      };
      if (alone !== null) keep(alone);
      for (const { left, top, ...size } of partsOf(whole)) {
        for (;;) {
          const found = sightings.length < MOST_SIGHTINGS ? readOne(cut(whole, left, top, size)) : null;
          if (found === null) break;
          keep({ ...found, middle: { x: found.middle.x + left, y: found.middle.y + top } });
        }
      }
      return Promise.resolve(sightings);
    },
  };
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function partsOf(whole: Light): Part[] {
  const width = Math.floor(whole.width / ACROSS);
  const height = Math.floor(whole.height / DOWN);
  const parts: Part[] = [];
  for (let row = 0; row <= 2 * (DOWN - 1); row += 1) {
    for (let column = 0; column <= 2 * (ACROSS - 1); column += 1) {
      parts.push({
        left: Math.floor((column * width) / 2),
        top: Math.floor((row * height) / 2),
        width,
        height,
      });
    }
  }
  return parts;
}

function cut(whole: Light, left: number, top: number, size: { width: number; height: number }): Light {
  const values = new Uint8ClampedArray(size.width * size.height);
  for (let row = 0; row < size.height; row += 1) {
    const from = (top + row) * whole.width + left;
    values.set(whole.values.subarray(from, from + size.width), row * size.width);
  }
  return { ...size, values };
}

function lightOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const light = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < light.length; at += 1) {
    const from = at * 4;
    const [red = 0, green = 0, blue = 0] = [pixels[from], pixels[from + 1], pixels[from + 2]];
    light[at] = (red * 306 + green * 601 + blue * 117) >> 10;
  }
  return light;
}

/** The found points are the middles of the corners' patterns: the code reaches a little further. */
function paintOver({ values, width, height }: Light, { middle, size }: Sighting): void {
  const reach = size * 0.75;
  const [left, right] = [
    Math.max(0, Math.floor(middle.x - reach)),
    Math.min(width, Math.ceil(middle.x + reach)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(middle.y - reach)),
    Math.min(height, Math.ceil(middle.y + reach)),
  ];
  for (let y = top; y < bottom; y += 1) values.fill(WHITE, y * width + left, y * width + right);
}
