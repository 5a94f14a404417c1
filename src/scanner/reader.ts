/**
 * Reads pictures for a page: in a worker where there is one, else on the page itself. Knows no camera; whoever has a
 * picture may ask.
 */
import type { DecodeAnswer, DecodeQuestion } from './decode-messages.ts';
import { DecoderChain } from './decoder-chain.ts';
import type { DecoderName, Picture, Sighting } from './decoder.ts';
import { isPixels } from './pixels.ts';
import { WASM_ADDRESS } from './wasm-address.ts';

export interface Reading {
  readonly sightings: readonly Sighting[];
  /** Null: no reader works on this device. */
  readonly decoder: DecoderName | null;
}

export interface Reader {
  /** Takes the picture over: it must not be used afterwards. Null: it was lost, the next one may do better. */
  readonly read: (picture: Picture) => Promise<Reading | null>;
  readonly close: () => void;
}

export function openReader(): Reader {
  if (typeof Worker === 'undefined') return onThePage();
  try {
    return inAWorker();
  } catch {
    return onThePage();
  }
}

function inAWorker(): Reader {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: DecodeQuestion, transfer: Transferable[] = []) => {
    worker.postMessage(question, transfer);
  };
  ask({ type: 'start', wasmAddress: new URL(WASM_ADDRESS, document.baseURI).href });
  const waiting = new Map<number, (reading: Reading | null) => void>();
  let instead: Reader | null = null;
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  // A worker that cannot start (old browsers know no modules in workers): the same work on the page.
  worker.addEventListener('error', () => {
    worker.terminate();
    instead ??= onThePage();
    // Pictures that were handed over are gone; the camera has new ones.
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return {
    read: (picture) => {
      if (instead !== null) return instead.read(picture);
      return new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        ask({ type: 'read', number: last, picture }, isPixels(picture) ? [picture.data.buffer] : [picture]);
      });
    },
    close: () => {
      worker.terminate();
      instead?.close();
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    },
  };
}

function onThePage(): Reader {
  const chain = import('./decoders/wanted.ts').then(
    ({ wantedDecoders }) => new DecoderChain(wantedDecoders(WASM_ADDRESS)),
  );
  return {
    read: async (picture) => {
      const reading = await (await chain).read(picture);
      if (!isPixels(picture)) picture.close();
      return {
        sightings: reading?.sightings ?? [],
        decoder: reading?.decoder ?? null,
      };
    },
    close: () => undefined,
  };
}
