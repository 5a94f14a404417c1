/** Faces in a thread of their own: a look takes longer than a picture of the camera lasts. */
import type { FaceAnswer, FaceQuestion } from './face-messages.ts';
import { Faces } from './find-face.ts';
import { isPixels, pixelsOf } from './pixels.ts';

const scope = globalThis as unknown as {
  postMessage: (answer: FaceAnswer) => void;
  addEventListener: (type: 'message', listen: (event: MessageEvent<FaceQuestion>) => void) => void;
};

let faces = new Faces([]);

scope.addEventListener('message', ({ data: question }) => {
  if (question.type === 'know') {
    faces = new Faces(question.known);
    return;
  }
  const { number, picture } = question;
  const pixels = pixelsOf(picture);
  if (!isPixels(picture)) picture.close();
  scope.postMessage(
    question.type === 'find'
      ? { type: 'found', number, ids: faces.find(pixels) }
      : { type: 'learned', number, learned: faces.learn(pixels) },
  );
});
