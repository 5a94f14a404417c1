// What other browsers lack, taken away: no way of sharing, none for files, no clipboard, a sheet that was closed, no vibration.
import { settings } from '#session/settings.svelte.ts';
import { tick } from '#ui/scan/tick.ts';
import { canShareFiles, copyText, handOverFile, shareText } from '#ui/share/hand-over.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const FILE = new File(['{}'], 'evening.json', { type: 'application/json' });
const saved: string[] = [];

/** The browser as the test wants it; what is undefined is not there. */
function browser(has: Partial<Record<'share' | 'canShare' | 'clipboard' | 'vibrate', unknown>>): void {
  vi.stubGlobal('navigator', { ...has });
}

const refuses = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const agrees = () => vi.fn(() => Promise.resolve());

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:here';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  test('is shared where the browser shares files', async () => {
    const share = agrees();
    browser({ share, canShare: () => true });
    expect(canShareFiles()).toBe(true);
    expect(await handOverFile(FILE, 'An evening')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [FILE], text: 'An evening' });
    expect(saved).toEqual([]);
  });

  test.each([
    ['does not share at all (Firefox on a computer)', {}],
    ['shares words, but no files', { share: agrees(), canShare: () => false }],
    [
      'refuses at the last moment (Safari, too late after the tap)',
      { share: refuses('NotAllowedError'), canShare: () => true },
    ],
  ])('is saved where the browser %s', async (_, has) => {
    browser(has);
    expect(await handOverFile(FILE)).toBe('saved');
    expect(saved).toEqual(['evening.json']);
  });

  test('is not saved behind the back of somebody who closed the sheet', async () => {
    browser({ share: refuses('AbortError'), canShare: () => true });
    expect(await handOverFile(FILE)).toBe('shared');
    expect(saved).toEqual([]);
  });
});

describe('a text', () => {
  test('goes to the clipboard where the browser does not share', async () => {
    const writeText = agrees();
    browser({ clipboard: { writeText } });
    expect(await shareText('Ana wins')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Ana wins');
  });

  test('that can go nowhere is said', async () => {
    browser({});
    expect(await shareText('Ana wins')).toBe('failed');
    expect(await copyText('Ana wins')).toBe('failed');
  });
});

describe('a tick', () => {
  test('without vibration and without sound is no fault', () => {
    browser({});
    vi.stubGlobal('AudioContext', undefined);
    settings.change({ haptics: true, sound: true });
    expect(() => {
      tick('read');
    }).not.toThrow();
    const vibrate = vi.fn();
    browser({ vibrate });
    tick('refused');
    expect(vibrate).toHaveBeenCalledOnce();
    settings.change({ haptics: false });
    tick('refused');
    expect(vibrate).toHaveBeenCalledOnce();
  });
});
