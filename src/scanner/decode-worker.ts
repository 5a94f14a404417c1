/** The readers in a thread of their own, so that the table never stutters. Loaded when the scanner is first opened. */
import { DecoderChain } from './decoder-chain.ts';
import type { DecodeAnswer, DecodeQuestion } from './decode-messages.ts';
import type { Picture } from './decoder.ts';
import { wantedDecoders } from './decoders/wanted.ts';
import { isPixels } from './pixels.ts';

const scope = globalThis as unknown as {
  postMessage: (answer: DecodeAnswer) => void;
  addEventListener: (type: 'message', listen: (event: MessageEvent<DecodeQuestion>) => void) => void;
};

let chain: DecoderChain | null = null;

scope.addEventListener('message', ({ data: question }) => {
  if (question.type === 'read') void read(question.number, question.picture);
  else {
    chain = new DecoderChain(wantedDecoders(question.wasmAddress));
    // The first picture finds the reader ready.
    void chain.ready();
  }
});

async function read(number: number, picture: Picture): Promise<void> {
  const reading = (await chain?.read(picture)) ?? null;
  if (!isPixels(picture)) picture.close();
  scope.postMessage({
    number,
    sightings: reading?.sightings ?? [],
    decoder: reading?.decoder ?? null,
  });
}
