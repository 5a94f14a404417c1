/** What the page and the worker that reads say to each other. */
import type { DecoderName, Picture, Sighting } from './decoder.ts';

export type DecodeQuestion =
  /** Said first: where the page keeps the WebAssembly program, so that both know one address. */
  | { readonly type: 'start'; readonly wasmAddress: string }
  | { readonly type: 'read'; readonly number: number; readonly picture: Picture };

export interface DecodeAnswer {
  readonly number: number;
  readonly sightings: readonly Sighting[];
  /** Null: no reader works on this device. */
  readonly decoder: DecoderName | null;
}
