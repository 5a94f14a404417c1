/** Asks the worker that knows faces. Without workers there is none: on the page the work would hold the table up. */
import type { Picture } from './decoder.ts';
import type { FaceAnswer, FaceQuestion } from './face-messages.ts';
import type { Known, Learned } from './find-face.ts';
import { isPixels } from './pixels.ts';

export interface FaceReader {
  readonly know: (known: readonly Known[]) => void;
  /** Both take the picture over. Null: no worker answers on this device. */
  readonly find: (picture: Picture) => Promise<readonly string[] | null>;
  readonly learn: (picture: Picture) => Promise<Learned | null>;
  readonly close: () => void;
}

export function openFaceReader(): FaceReader {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: FaceAnswer | null) => void>();
  let last = 0;
  let lost = false;
  const giveUp = () => {
    lost = true;
    worker.terminate();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FaceAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', giveUp);
  const tell = (question: FaceQuestion, transfer: Transferable[] = []) => {
    worker.postMessage(question, transfer);
  };
  const ask = (type: 'find' | 'learn', picture: Picture) =>
    new Promise<FaceAnswer | null>((resolve) => {
      if (lost) {
        resolve(null);
        return;
      }
      last += 1;
      waiting.set(last, resolve);
      tell({ type, number: last, picture }, isPixels(picture) ? [picture.data.buffer] : [picture]);
    });
  return {
    know: (known) => {
      tell({ type: 'know', known });
    },
    find: async (picture) => {
      const answer = await ask('find', picture);
      return answer?.type === 'found' ? answer.ids : null;
    },
    learn: async (picture) => {
      const answer = await ask('learn', picture);
      return answer?.type === 'learned' ? answer.learned : null;
    },
    close: giveUp,
  };
}
