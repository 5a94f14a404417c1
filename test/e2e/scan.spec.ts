// The camera knows the card: a turn without a touch, a display at one look, no permission, no connection, sheets to print.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { makeFrames } from '../../src/session/qr-series.ts';
import { chanceFrom, drawScene, type DrawnLabel } from '../support/label-pictures.ts';
import { storeGame } from './new-game-store.ts';
import { cardByCard, codeOf, laidOut, withCamera, type Shot } from './scan-camera.ts';
import { expect, test, untilOfflineReady, untilStarted, untilStill } from './support.ts';

const SETUP = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  startPlayer: 'Ana',
  tracking: 'table',
  houseRules: {},
} as const;

// Films are drawn point by point, and the camera takes its time.
test.describe.configure({ timeout: 120_000 });

const TURN = ['sailor-3-1', 'ship-yellow-1-1', 'jester-5-1', 'ship-blue-2-1', 'admiral-7-2', 'captain-4-1'];
const NOTHING: Shot = { labels: [], seconds: 6 };
const SHORT_PAUSE: Shot = { labels: [], seconds: 1 };
const PHONE = { width: 640, height: 480 };
const TABLE = { width: 1280, height: 720 };

async function openTable(page: Page, tracking: 'table' | 'scores' = 'table'): Promise<void> {
  const setup = { ...SETUP, tracking };
  await storeGame(page, { id: 'scanned-game', setup, entries: [], status: 'in-progress' });
  await page.goto('/game/scanned-game/');
  await untilStarted(page);
}

function entriesOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>[]>((done) => {
        const open = indexedDB.open('harbormaster');
        open.onsuccess = () => {
          const read = open.result.transaction('entries').objectStore('entries').getAll();
          read.onsuccess = () => {
            open.result.close();
            const runs = read.result as { index: number; said: Record<string, unknown>[] }[];
            done(runs.sort((a, b) => a.index - b.index).flatMap(({ said }) => said));
          };
        };
      }),
  );
}

const cardsOf = (entries: readonly Record<string, unknown>[]) => entries.map(({ card }) => card);

/** What a phone's gallery hands over: the labels as the eye of a camera saw them, as a PNG file. */
async function photoOf(page: Page, labels: readonly DrawnLabel[]) {
  const { width, height, grey } = drawScene({ ...TABLE, labels });
  const bytes = await page.evaluate(
    async ({ width, height, grey }) => {
      const canvas = new OffscreenCanvas(width, height);
      const pixels = new ImageData(width, height);
      for (const [at, shade] of grey.entries()) pixels.data.set([shade, shade, shade, 255], at * 4);
      canvas.getContext('2d')?.putImageData(pixels, 0, 0);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    { width, height, grey: [...grey] },
  );
  return { name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

test('a turn of six cards is scanned without a touch, each once', async ({ baseURL }) => {
  const camera = await withCamera(baseURL, { ...PHONE, shots: [SHORT_PAUSE, ...cardByCard(TURN), NOTHING] });
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    const sheet = page.getByRole('dialog', { name: 'Scan' });
    await expect(sheet.getByText('Into the harbor')).toBeVisible();
    await expect.poll(async () => cardsOf(await entriesOf(page)), { timeout: 25_000 }).toHaveLength(6);
    // The film goes round: whichever card came first, the six follow each other in its order.
    const cards = cardsOf(await entriesOf(page));
    const first = TURN.indexOf(String(cards[0]));
    expect(cards).toEqual([...TURN.slice(first), ...TURN.slice(0, first)]);
    await expect(sheet.getByText('entered')).toBeVisible();
    expect(await sheet.locator('[data-decoder]').getAttribute('data-decoder')).toBe('zxing-wasm');
  } finally {
    await camera.close();
  }
});

test('a harbor laid out is entered at once, after a confirmation', async ({ baseURL }) => {
  const labels = laidOut(TURN.slice(0, 4), 2).map((label) => ({ ...label, x: label.x * 0.9 }));
  const camera = await withCamera(baseURL, { ...TABLE, shots: [{ labels, seconds: 2 }] });
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect(page.getByText('4 new cards in view')).toBeVisible({ timeout: 15_000 });
    expect(await entriesOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enter these 4' }).click();
    await expect.poll(async () => cardsOf(await entriesOf(page))).toEqual(TURN.slice(0, 4));
  } finally {
    await camera.close();
  }
});

test('a display of ten cards is counted at one look', async ({ baseURL }) => {
  const display = [
    'sailor-3-1',
    'sailor-3-1',
    'trader-black-3-1',
    'settler-4-1',
    'captain-4-1',
    'priest-4-1',
    'jester-5-1',
    'mademoiselle-7-2',
    'admiral-7-2',
    'governor-8-0',
  ];
  const camera = await withCamera(baseURL, { ...TABLE, shots: [{ labels: laidOut(display), seconds: 2 }] });
  try {
    const page = await camera.context.newPage();
    await openTable(page, 'scores');
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect(page.getByText('Onto Ana’s display')).toBeVisible();
    await expect(page.getByText('10 cards found')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('[data-found="sailor-3-1"]')).toHaveAttribute('data-count', '2');
    await expect(page.locator('[data-influence]')).toHaveAttribute('data-influence', '11');
    await untilStill(page);
    const results = await new AxeBuilder({ page }).analyze();
    expect(results.violations).toEqual([]);
    await page.getByRole('button', { name: 'Give Ana 10 cards' }).click();
    await expect
      .poll(async () => cardsOf(await entriesOf(page)).sort(), { timeout: 10_000 })
      .toEqual([...display].sort());
    await expect(page.locator('[data-figure="influence"][data-player="Ana"]').first()).toHaveText('11');
  } finally {
    await camera.close();
  }
});

test('wrong card, foreign code: a clear word, and nothing is entered', async ({ baseURL }) => {
  const foreign = { code: 'HELLO YOU', size: 120, x: 320, y: 240 };
  const camera = await withCamera(baseURL, {
    ...PHONE,
    shots: [
      SHORT_PAUSE,
      { labels: [{ ...foreign, code: codeOf('gambler-4-1') }], seconds: 2 },
      { labels: [foreign], seconds: 2 },
    ],
  });
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect(page.getByText(/in none of the boxes on this table/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(/not one of our labels/)).toBeVisible({ timeout: 15_000 });
    expect(await entriesOf(page)).toEqual([]);
  } finally {
    await camera.close();
  }
});

test('without permission there is a clear way back to tapping', async ({ baseURL }) => {
  const camera = await withCamera(baseURL, null);
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect(page.getByRole('heading', { name: 'The camera is not allowed here' })).toBeVisible();
    await expect(page.getByText('Read a photo', { exact: true })).toBeVisible();
    const results = await new AxeBuilder({ page }).analyze();
    expect(results.violations).toEqual([]);
    await page.getByRole('button', { name: 'Back to tapping' }).click();
    await page.locator('[data-entry="reveal"][data-card="sailor-3-1"]').click();
    await expect.poll(async () => cardsOf(await entriesOf(page))).toEqual(['sailor-3-1']);
  } finally {
    await camera.close();
  }
});

test('without a camera a photo is read: what is on it, nothing on it, and no photo at all', async ({
  baseURL,
}) => {
  const camera = await withCamera(baseURL, null);
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    const photo = page.getByLabel('Read a photo');
    await photo.setInputFiles(await photoOf(page, []));
    await expect(page.getByText(/^No label found in this photo/)).toBeVisible();
    await photo.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
    await expect(page.getByText(/not a photo that can be read/)).toBeVisible();
    expect(await entriesOf(page)).toEqual([]);
    await photo.setInputFiles(await photoOf(page, laidOut(TURN.slice(0, 2), 2)));
    await page.getByRole('button', { name: 'Enter these 2' }).click();
    await expect.poll(async () => cardsOf(await entriesOf(page))).toEqual(TURN.slice(0, 2));
  } finally {
    await camera.close();
  }
});

test('scans offline once the scanner was opened', async ({ baseURL }) => {
  const camera = await withCamera(baseURL, {
    ...PHONE,
    shots: [SHORT_PAUSE, ...cardByCard(TURN.slice(0, 2), 2)],
  });
  try {
    const page = await camera.context.newPage();
    await openTable(page);
    await untilOfflineReady(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect.poll(async () => (await entriesOf(page)).length, { timeout: 15_000 }).toBeGreaterThan(0);
    await page.waitForFunction(async () => (await (await caches.open('scanner')).keys()).length > 0);
    await camera.context.setOffline(true);
    await page.reload();
    const before = (await entriesOf(page)).length;
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect
      .poll(async () => (await entriesOf(page)).length, { timeout: 20_000 })
      .toBeGreaterThan(before);
    expect(await page.locator('[data-decoder]').getAttribute('data-decoder')).toBe('zxing-wasm');
  } finally {
    await camera.close();
  }
});

test('without WebAssembly plain JavaScript reads on', async ({ baseURL }) => {
  const camera = await withCamera(baseURL, {
    ...PHONE,
    shots: [SHORT_PAUSE, ...cardByCard(TURN.slice(0, 2), 2)],
  });
  try {
    await camera.context.route('**/*.wasm', (route) => route.abort());
    const page = await camera.context.newPage();
    await openTable(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    await expect.poll(async () => (await entriesOf(page)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await page.locator('[data-decoder]').getAttribute('data-decoder')).toBe('zxing-browser');
  } finally {
    await camera.close();
  }
});

test('a game shown as a series of codes is read and brought in', async ({ baseURL }) => {
  const chance = chanceFrom(7);
  const entries = Array.from({ length: 30 }, () => ({
    type: 'note' as const,
    text: Array.from({ length: 6 }, () => Math.floor(chance() * 2 ** 32).toString(36)).join(' '),
  }));
  const made = await makeFrames({ format: 'harbormaster-game', version: 1, setup: SETUP, entries });
  if (made.type !== 'ok') throw new Error(made.type);
  expect(made.frames.length).toBeGreaterThan(2);
  const shots = made.frames.map((text): Shot => {
    const modules = encode(text, { ecc: 'L', border: 0 }).data;
    return { labels: [{ code: text, modules, size: 460, x: 320, y: 240 }], seconds: 1 };
  });
  const camera = await withCamera(baseURL, { ...PHONE, shots });
  try {
    const page = await camera.context.newPage();
    await page.goto('/scan/');
    await untilStarted(page);
    await expect(page.getByText(`of ${made.frames.length} codes read`)).toBeVisible({ timeout: 20_000 });
    const open = page.getByRole('link', { name: /open/i });
    await expect(open).toBeVisible({ timeout: 30_000 });
    expect(await entriesOf(page)).toEqual(entries);
  } finally {
    await camera.close();
  }
});

test('cards shown as codes on one phone are read and taken over on another', async ({ baseURL }) => {
  const cards = [
    {
      edition: 'big-box-2021',
      box: 'base',
      id: 'trader-blue-5-2',
      printed: { copies: 3 },
      readAt: '2026-11-18T20:15:00.000Z',
    },
  ];
  const made = await makeFrames({ format: 'harbormaster-cards', version: 1, cards } as { format: string });
  if (made.type !== 'ok') throw new Error(made.type);
  const shots = made.frames.map((text): Shot => {
    const modules = encode(text, { ecc: 'L', border: 0 }).data;
    return { labels: [{ code: text, modules, size: 400, x: 320, y: 240 }], seconds: 1 };
  });
  const camera = await withCamera(baseURL, { ...PHONE, shots });
  try {
    const page = await camera.context.newPage();
    await page.goto('/settings/my-cards/');
    await untilStarted(page);
    await page.getByRole('link', { name: 'Read codes with the camera' }).click();
    await expect(page.getByRole('heading', { name: 'Take over these cards?' })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByText('1 card taken over.')).toBeVisible();
    await page.goto('/settings/my-cards/');
    await untilStarted(page);
    await page.getByRole('button', { name: 'Show as codes' }).click();
    await expect(page.getByRole('img', { name: 'The one code' })).toBeVisible();
  } finally {
    await camera.close();
  }
});

test('labels to print: every card of the base game, on the face side, in both languages', async ({
  page,
}) => {
  await page.goto('/labels/');
  await untilStarted(page);
  await expect(page.getByRole('heading', { name: 'Labels go on the face' })).toBeVisible();
  await expect(page.getByText(/^120 labels on/)).toBeVisible();
  expect(await page.locator('[data-card="admiral-7-2"]').first().getAttribute('data-code')).toBe(
    codeOf('admiral-7-2'),
  );
  await page.getByRole('radio', { name: 'One of each' }).check();
  await expect(page.getByText(/^62 labels on/)).toBeVisible();
  await page.getByRole('radio', { name: 'Both' }).check();
  await expect(page.locator('svg.sheet text', { hasText: 'Frigate' }).first()).toBeAttached();
  await expect(page.locator('svg.sheet text', { hasText: 'Fregatte' }).first()).toBeAttached();
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const results = await new AxeBuilder({ page }).analyze();
    expect(results.violations).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Labels go on the face' })).toBeHidden();
  await expect(page.locator('svg.sheet').first()).toBeVisible();
});
