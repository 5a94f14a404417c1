/**
 * The faces that this device has learned, by edition: a record a card, so that a damaged one costs no other. They lie with what
 * belongs to the device alone and in no backup: they were seen by this camera, are a likeness of the publisher's drawings that
 * must not travel, and are learned again in some minutes.
 */
import type { CardId, EditionId } from '#engine';
import { DRAWING, WHOLE, type Face, type Known } from '#scanner';
import { sharedStore } from './store.ts';

/** Rises when a face is described in another way: older ones are then learned anew. */
const FORM = 1;
const WHOLE_BYTES = 3 * WHOLE.width * WHOLE.height;
const DRAWING_BYTES = DRAWING.width * DRAWING.height;

function keysOf(edition: EditionId): string {
  return `face/${edition}/`;
}

export async function loadFaces(edition: EditionId): Promise<readonly Known[]> {
  const listed = await (await sharedStore()).device.list();
  if (listed.type === 'not-read') return [];
  const start = keysOf(edition);
  return listed.records.flatMap(({ id, value }) => {
    const face = id.startsWith(start) ? faceOf(value) : null;
    return face === null ? [] : [{ id: id.slice(start.length), face }];
  });
}

/** Whether it is stored. */
export async function keepFace(edition: EditionId, card: CardId, face: Face): Promise<boolean> {
  const bytes = new Uint8Array(WHOLE_BYTES + DRAWING_BYTES);
  bytes.set(new Uint8Array(face.whole.buffer), 0);
  bytes.set(new Uint8Array(face.drawing.buffer), WHOLE_BYTES);
  const value = { form: FORM, bytes: bytes.buffer };
  const result = await (await sharedStore()).device.put({ id: keysOf(edition) + card, value });
  return result.type === 'ok';
}

export async function forgetFaces(edition: EditionId, cards: readonly CardId[]): Promise<boolean> {
  const gone = cards.map((card) => keysOf(edition) + card);
  return (await (await sharedStore()).device.change([], gone)).type === 'ok';
}

function faceOf(value: unknown): Face | null {
  if (typeof value !== 'object' || value === null) return null;
  const { form, bytes } = value as { readonly form?: unknown; readonly bytes?: unknown };
  if (form !== FORM || !(bytes instanceof ArrayBuffer)) return null;
  if (bytes.byteLength !== WHOLE_BYTES + DRAWING_BYTES) return null;
  return {
    whole: new Int8Array(bytes.slice(0, WHOLE_BYTES)),
    drawing: new Int8Array(bytes.slice(WHOLE_BYTES)),
  };
}
