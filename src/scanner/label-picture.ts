/**
 * How a label looks: the smallest QR code at its strongest correction (docs/decisions: label symbology). Squares only; how
 * large they are printed is the page's matter.
 */
import { encode } from 'uqr';

/** Light modules around the code that belong to the label: measured to be enough for every reader. */
export const QUIET_MODULES = 2;

/** Rows from the top, true is dark; without the light edge. */
export function labelModules(code: string): readonly (readonly boolean[])[] {
  const { data } = encode(code, { ecc: 'H', boostEcc: false, minVersion: 1, maxVersion: 1, border: 0 });
  return data;
}
