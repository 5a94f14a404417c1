/** The points of a picture in memory, for readers that compute themselves. Knows no reader. */
import type { Picture } from './decoder.ts';

let canvas: OffscreenCanvas | HTMLCanvasElement | null = null;

export function pixelsOf(picture: Picture): ImageData {
  if (isPixels(picture)) return picture;
  const { width, height } = picture;
  canvas ??= emptyCanvas();
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('No canvas to read a picture from.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}

export function isPixels(picture: Picture): picture is ImageData {
  return 'data' in picture;
}

function emptyCanvas(): OffscreenCanvas | HTMLCanvasElement {
  return typeof OffscreenCanvas === 'undefined'
    ? document.createElement('canvas')
    : new OffscreenCanvas(1, 1);
}
