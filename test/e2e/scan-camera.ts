// A browser whose camera shows a film that the test draws: labels on cards, one after the other or laid out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Browser, type BrowserContext } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from '../../scripts/chromium.mjs';
import { makeLabelCode } from '../../src/scanner/label-code.ts';
import { drawScene, toY4m, type DrawnLabel, type GreyPicture } from '../support/label-pictures.ts';

const RATE = 5;

export interface Shot {
  readonly labels: readonly DrawnLabel[];
  /** Drawn already, instead of labels. */
  readonly picture?: GreyPicture;
  readonly seconds: number;
}

export function codeOf(id: string): string {
  const code = makeLabelCode(id);
  if (code === null) throw new Error(`${id} has no label`);
  return code;
}

/** One card after the other in the middle of the picture, as a hand would hold them. */
export function cardByCard(ids: readonly string[], seconds = 0.8): Shot[] {
  return ids.map((id, at) => ({
    labels: [
      { code: codeOf(id), size: 120, x: 300 + (at % 3) * 20, y: 240, turn: at * 7, tilt: 15, axis: at * 40 },
    ],
    seconds,
  }));
}

/** Cards laid out in rows. */
export function laidOut(ids: readonly string[], across = 5): DrawnLabel[] {
  return ids.map((id, at) => ({
    code: codeOf(id),
    size: 84,
    x: 140 + (at % across) * 250,
    y: 180 + Math.floor(at / across) * 340,
    turn: (at % 4) - 2,
  }));
}

export interface CameraBrowser {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** `film` null: there is a camera, and nobody allows it. */
export async function withCamera(
  baseURL: string | undefined,
  film: { readonly shots: readonly Shot[]; readonly width: number; readonly height: number } | null,
): Promise<CameraBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'harbormaster-film-'));
  const file = join(folder, 'film.y4m');
  if (film !== null) {
    const { width, height } = film;
    const shots = film.shots.map(({ labels, picture, seconds }) => ({
      picture: picture ?? drawScene({ width, height, labels, blur: 0.6, noise: 2 }),
      times: Math.max(1, Math.round(seconds * RATE)),
    }));
    writeFileSync(file, toY4m(shots, RATE));
  }
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...CHROMIUM_SWITCHES,
      '--use-fake-device-for-media-stream',
      ...(film === null
        ? []
        : ['--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`]),
    ],
  });
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    colorScheme: 'dark',
  });
  // Nothing of the scanner may come from another host, and the content policy must block nothing.
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => {
    complaints.push(String(error.error()));
  });
  return {
    browser,
    context,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
      expect(complaints).toEqual([]);
    },
  };
}
