/**
 * Hands a file or a text to somebody else: by the device's own way of sharing, else by download or clipboard.
 * Must be called from a tap with everything ready: Safari refuses to share what was made later. It knows no words.
 */
export type HandedOver = 'shared' | 'copied' | 'saved' | 'failed';

export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export async function shareText(text: string): Promise<Exclude<HandedOver, 'saved'>> {
  if (typeof navigator.share === 'function' && (await tryToShare({ text }))) return 'shared';
  return copyText(text);
}

/** `caption` goes with a picture; iOS shows it as the message. */
export async function handOverFile(file: File, caption?: string): Promise<HandedOver> {
  const content = { files: [file], ...(caption === undefined ? {} : { text: caption }) };
  if (canShare(content) && (await tryToShare(content))) return 'shared';
  saveBlob(file.name, file);
  return 'saved';
}

export function canShareFiles(): boolean {
  return canShare({ files: [new File(['{}'], 'a.json', { type: 'application/json' })] });
}

function canShare(content: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(content);
}

async function tryToShare(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    // Closing the sheet of the device is an answer, too.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari begins the download a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}
