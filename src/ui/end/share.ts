/** Hands a text or a file to somebody else: by the device's own way of sharing, else by clipboard or download. It knows no words. */

export type Shared = 'shared' | 'copied' | 'failed';

export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Closing the sheet of the device is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari begins the download a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
