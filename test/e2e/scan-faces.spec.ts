// Without labels: the camera learns a few faces in the guided session, and knows one again at the table. Nothing is entered
// before somebody taps which card it is.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BASE_CARDS } from '../support/base-cards.ts';
import { drawFace } from '../support/face-pictures.ts';
import { toFilmed } from '../support/label-pictures.ts';
import { storeGame } from './new-game-store.ts';
import { withCamera, type Shot } from './scan-camera.ts';
import { expect, test, untilStarted, untilStill } from './support.ts';

// The film goes round several times.
test.describe.configure({ timeout: 240_000 });

const SHOWN = ['sailor-3-1', 'sailor-5-2', 'sailor-7-3', 'jester-5-1'];
const PICTURE = { width: 640, height: 480 };
const SIGN = 40;
/** A corner of the picture, outside the frame for cards, says which card is in view: so the test knows when to tap. */
const SIGNS = [40, 90, 140, 190];
const BARE = 235;

function shot(id: string | null, at: number, seconds: number): Shot {
  const card = BASE_CARDS.find((one) => one.id === id) ?? null;
  const picture = toFilmed(
    drawFace(card, { ...PICTURE, turn: at - 1, tilt: 5, axis: at * 40, right: 0.01 * at, seed: at + 1 }),
  );
  for (let y = 0; y < SIGN; y += 1) {
    picture.grey.fill(card === null ? BARE : (SIGNS[at] ?? 0), y * PICTURE.width, y * PICTURE.width + SIGN);
  }
  return { labels: [], picture, seconds };
}

/** Waits until the card comes into view. */
async function untilShown(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    ({ wanted, size }) => {
      const video = document.querySelector('video');
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (video === null || video.videoWidth === 0 || context === null) return false;
      context.drawImage(video, 0, 0, size / 2, size / 2, 0, 0, 1, 1);
      return Math.abs((context.getImageData(0, 0, 1, 1).data[1] ?? 0) - wanted) < 25;
    },
    // The page sees the film's scale from 16 to 235 as 0 to 255.
    { wanted: ((SIGNS[SHOWN.indexOf(id)] ?? 0) - 16) / 0.859, size: SIGN },
  );
}

function cardsSaid(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const open = indexedDB.open('harbormaster');
        open.onsuccess = () => {
          const read = open.result.transaction('entries').objectStore('entries').getAll();
          read.onsuccess = () => {
            open.result.close();
            const runs = read.result as { said: { card?: string }[] }[];
            done(runs.flatMap(({ said }) => said.map(({ card }) => card)));
          };
        };
      }),
  );
}

test('a few cards are learned, and one is known again by its face and confirmed with one tap', async ({
  baseURL,
}) => {
  const shots = SHOWN.flatMap((id, at) => [shot(id, at, 4), shot(null, at, 1)]);
  const camera = await withCamera(baseURL, { ...PICTURE, shots });
  try {
    const page = await camera.context.newPage();
    await page.goto('/settings/');
    await untilStarted(page);
    await expect(page.getByRole('link', { name: /Learn my cards/ })).toBeHidden();
    await page.getByRole('switch', { name: /Know cards without labels/ }).click();
    await page.getByRole('link', { name: /Learn my cards/ }).click();
    await expect(page.getByText('0 of 62 learned')).toBeVisible();
    await untilStill(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.locator('[data-learn="sailor-3-1"]').click();
    for (const [at, id] of SHOWN.entries()) {
      // The sailors follow each other in the session; the jester is chosen from the list.
      if (id.startsWith('jester')) await page.locator(`[data-learn="${id}"]`).click();
      await expect(page.locator(`.now [data-shows="${id}"]`)).toBeVisible();
      await untilShown(page, id);
      await page.getByRole('button', { name: 'Learn this card' }).click();
      await expect(page.getByText(`${at + 1} of 62 learned`)).toBeVisible();
    }

    // The next visit goes on where this one ended.
    await page.reload();
    await expect(page.getByText('4 of 62 learned')).toBeVisible();
    await expect(page.locator('[data-learn="sailor-5-2"]')).toHaveAccessibleName(/, learned$/);

    const setup = {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: ['base'],
      mode: 'competitive',
      players: ['Ana', 'Ben', 'Cleo'],
      startPlayer: 'Ana',
      tracking: 'table',
      houseRules: {},
    } as const;
    await storeGame(page, { id: 'faces-game', setup, entries: [], status: 'in-progress' });
    await page.goto('/game/faces-game/');
    await untilStarted(page);
    await page.getByRole('button', { name: 'Scan cards' }).click();
    const keys = page.getByRole('group', { name: 'Which card is it? Tap it' });
    await expect(keys.locator('[data-face="sailor-5-2"]').first()).toBeVisible({ timeout: 40_000 });
    await expect(keys.locator('[data-face]')).toHaveCount(3);
    expect(await cardsSaid(page)).toEqual([]);
    await untilStill(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await keys.locator('[data-face="sailor-5-2"]').click();
    await expect.poll(() => cardsSaid(page)).toEqual(['sailor-5-2']);
    await expect(page.getByText(/Sailor.*entered/)).toBeVisible();
  } finally {
    await camera.close();
  }
});
