// Shared by the journeys: a page that fails on any error in the console, on anything the content policy blocks,
// and on any request to another host.
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** What a browser says in the console about things that a test does on purpose. */
const EXPECTED = [
  /404 \(Not Found\)/, // an address that only the app knows is answered with the fallback page
  /Not found: \/\S*(no-such-pier|nobody-was-here)/,
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)/, // aborted or offline
  /Failed to fetch dynamically imported module/,
  // Without a signal and before its first use the scanner's program is not there: the next reader takes over.
  /wasm streaming compile failed|falling back to ArrayBuffer instantiation|failed to asynchronously prepare wasm|^Aborted\(/,
];

export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page, context }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!EXPECTED.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text());
      });
      page.on('pageerror', (error) => {
        complain(String(error));
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          complaints.push(`asked ${request.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the worker controls the page, as it does from the second visit on. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Kit has taken over the written page: buttons and links answer. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['started'] !== undefined);
}

/** Nothing moves or fades any more: colours can be judged. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
