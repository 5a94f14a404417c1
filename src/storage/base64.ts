/** Bytes as text and back, for pictures inside a JSON file. */
const STEP = 0x8000;

export function bytesToBase64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  const parts: string[] = [];
  // In steps: a call with a million arguments overflows the stack.
  for (let start = 0; start < view.length; start += STEP) {
    parts.push(String.fromCharCode(...view.subarray(start, start + STEP)));
  }
  return btoa(parts.join(''));
}

/** Null when the text is not base64. */
export function base64ToBytes(text: string): ArrayBuffer | null {
  try {
    const binary = atob(text);
    const view = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) view[index] = binary.charCodeAt(index);
    return view.buffer;
  } catch {
    return null;
  }
}
