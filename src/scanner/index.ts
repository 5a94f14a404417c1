/**
 * The door of the scanner: label codes and what a camera sees of them. Loaded on demand; it knows cards by their ids and
 * nothing of games, words or screens.
 */
export type { DecoderName, Picture, Sighting } from './decoder.ts';
export { DRAWING, WHOLE, type Face } from './face.ts';
export { openFaceReader, type FaceReader } from './face-reader.ts';
export type { Known, Learned } from './find-face.ts';
export { guideIn, type Guide } from './guide.ts';
export { makeLabelCode, readLabelCode, type LabelReading } from './label-code.ts';
export { labelModules, QUIET_MODULES } from './label-picture.ts';
export { openReader, type Reader, type Reading } from './reader.ts';
export { inReadingOrder, Watch } from './watch.ts';
export { WASM_ADDRESS } from './wasm-address.ts';
