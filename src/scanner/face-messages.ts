/** What the page and the worker that knows faces say to each other. */
import type { Picture } from './decoder.ts';
import type { Known, Learned } from './find-face.ts';

export type FaceQuestion =
  /** Said first, and again when there are more. */
  | { readonly type: 'know'; readonly known: readonly Known[] }
  | { readonly type: 'find' | 'learn'; readonly number: number; readonly picture: Picture };

export type FaceAnswer =
  | { readonly type: 'found'; readonly number: number; readonly ids: readonly string[] }
  | { readonly type: 'learned'; readonly number: number; readonly learned: Learned };
