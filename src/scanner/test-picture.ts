/** A code that the app draws itself, large and clean: a reader that cannot read it does not work here. */
import { labelModules, QUIET_MODULES } from './label-picture.ts';

export const TEST_TEXT = 'H1HARBOR00';
const MODULE_SIZE = 6;
const EDGE = 4 + QUIET_MODULES;

export function testPicture(): ImageData {
  const modules = labelModules(TEST_TEXT);
  const width = (modules.length + 2 * EDGE) * MODULE_SIZE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dark = modules[Math.floor(y / MODULE_SIZE) - EDGE]?.[Math.floor(x / MODULE_SIZE) - EDGE];
      if (dark === true) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  // Node, where tests run, has no ImageData of its own.
  return typeof ImageData === 'undefined'
    ? { data, width, height: width, colorSpace: 'srgb' }
    : new ImageData(data, width, width);
}
