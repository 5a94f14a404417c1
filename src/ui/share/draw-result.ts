/**
 * Draws the end of a game as a picture, on this device: a harbor at dusk, who won, the standings and the story as lines.
 * Knows a canvas and what to write; nothing of the game.
 */
import { EMBLEMS, type PlayerColour } from '../people/player-marks.ts';
import { DASHES } from '../end/story.ts';
import { crown } from '../icons/crown.ts';
import type { SharedResult } from './result.ts';

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;
const EDGE = 72;
/** Between the headline and the standings lies the horizon, with its ship. */
const HORIZON = 96;

/** Always the dusk: the picture leaves the app and takes its look along. */
const COLOURS = {
  high: '#0a1a2e',
  middle: '#2b3f63',
  low: '#8d5568',
  horizon: '#f0975a',
  sun: '#ffd08a',
  water: '#16314c',
  deep: '#0c1d30',
  ink: '#f1f4f7',
  quiet: '#b3c5d6',
  lamp: '#ffc678',
  brass: '#e6b54d',
  panel: 'rgb(8 21 35 / 82%)',
  line: '#24405a',
  emblem: '#0b1626',
} as const;
const PLAYERS: Readonly<Record<PlayerColour, string>> = {
  amber: '#ffc35a',
  sky: '#82c5ff',
  rose: '#ff9db6',
  teal: '#5fd8c9',
  violet: '#c5abff',
  lime: '#bddc6e',
  sand: '#e8d9c2',
};
const SERIF = "ui-serif, 'Iowan Old Style', Palatino, Georgia, 'Liberation Serif', serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";

type Brush = CanvasRenderingContext2D;

/** Null where the browser gives no canvas. */
export async function drawResult(result: SharedResult): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  // Once to see how far down the headline goes, once over the sky that ends below it.
  const below = headline(brush, result);
  const waterline = below + HORIZON;
  dusk(brush, waterline);
  headline(brush, result);
  const afterLines = standings(brush, result, waterline + 34);
  if (result.points.length > 2) chart(brush, result, afterLines + 30);
  signature(brush, result);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
}

function dusk(brush: Brush, waterline: number): void {
  const sky = brush.createLinearGradient(0, 0, 0, waterline);
  sky.addColorStop(0, COLOURS.high);
  sky.addColorStop(0.5, COLOURS.middle);
  sky.addColorStop(0.82, COLOURS.low);
  sky.addColorStop(1, COLOURS.horizon);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, PICTURE_WIDTH, waterline);
  brush.fillStyle = COLOURS.sun;
  brush.beginPath();
  brush.arc(850, waterline, 74, Math.PI, 0);
  brush.fill();
  const water = brush.createLinearGradient(0, waterline, 0, PICTURE_HEIGHT);
  water.addColorStop(0, COLOURS.water);
  water.addColorStop(0.4, COLOURS.deep);
  brush.fillStyle = water;
  brush.fillRect(0, waterline, PICTURE_WIDTH, PICTURE_HEIGHT - waterline);
  // A ship before the sun, far out.
  brush.save();
  brush.translate(800, waterline + 8);
  brush.scale(0.6, 0.6);
  brush.fillStyle = COLOURS.emblem;
  brush.fill(new Path2D('M0-30h150l-22 30h-110zM68-172h8v146h-8zM80-162l64 118h-64zM64-142l-52 98h52z'));
  brush.restore();
}

function headline(brush: Brush, { game, title, text, day }: SharedResult): number {
  brush.textAlign = 'left';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = COLOURS.lamp;
  brush.font = `600 34px ${SANS}`;
  brush.fillText(fitted(brush, `${game} · ${day}`, PICTURE_WIDTH - 2 * EDGE), EDGE, 118);
  brush.fillStyle = COLOURS.ink;
  brush.font = `600 92px ${SERIF}`;
  let y = 220;
  for (const line of wrapped(brush, title, PICTURE_WIDTH - 2 * EDGE, 2)) {
    brush.fillText(line, EDGE, y);
    y += 100;
  }
  brush.font = `400 38px ${SANS}`;
  for (const line of wrapped(brush, text, PICTURE_WIDTH - 2 * EDGE, 2)) {
    brush.fillText(line, EDGE, y - 20);
    y += 50;
  }
  return Math.max(y, 400);
}

function standings(brush: Brush, { lines }: SharedResult, top: number): number {
  const height = lines.length > 5 ? 64 : 78;
  panel(brush, EDGE - 24, top, PICTURE_WIDTH - 2 * EDGE + 48, lines.length * height + 36);
  for (const [at, line] of lines.entries()) {
    const middle = top + 18 + height * (at + 0.5);
    mark(brush, line.colour, EDGE + 34, middle, 26);
    brush.textBaseline = 'middle';
    brush.textAlign = 'left';
    brush.fillStyle = line.won ? COLOURS.lamp : COLOURS.ink;
    brush.font = `${line.won ? 700 : 400} 42px ${SANS}`;
    const name = fitted(brush, line.name, 520);
    brush.fillText(name, EDGE + 84, middle);
    if (line.won) {
      const left = EDGE + 84 + brush.measureText(name).width + 18;
      shape(brush, crown.solid ?? '', left, middle - 22, 44);
    }
    brush.textAlign = 'right';
    brush.fillStyle = COLOURS.ink;
    brush.font = `700 48px ${SANS}`;
    brush.fillText(String(line.influence), PICTURE_WIDTH - EDGE - 120, middle);
    brush.fillStyle = COLOURS.brass;
    brush.font = `600 38px ${SANS}`;
    brush.fillText(`${line.coins} ●`, PICTURE_WIDTH - EDGE, middle);
  }
  return top + lines.length * height + 36;
}

function chart(brush: Brush, { points, names, lines, endAt }: SharedResult, top: number): void {
  const bottom = PICTURE_HEIGHT - 118;
  if (bottom - top < 140) return;
  panel(brush, EDGE - 24, top, PICTURE_WIDTH - 2 * EDGE + 48, bottom - top);
  const [left, right] = [EDGE + 30, PICTURE_WIDTH - EDGE - 20];
  const [high, low] = [top + 34, bottom - 34];
  const most = Math.max(endAt ?? 4, 4, ...points.flatMap(({ influence }) => influence));
  const across = (turn: number) => left + ((right - left) * turn) / Math.max(1, points.length - 1);
  const up = (influence: number) => low - ((low - high) * influence) / most;
  brush.lineWidth = 2;
  brush.strokeStyle = COLOURS.line;
  brush.fillStyle = COLOURS.quiet;
  brush.font = `400 26px ${SANS}`;
  brush.textAlign = 'right';
  brush.textBaseline = 'middle';
  const step = most > 24 ? 6 : most > 9 ? 3 : 2;
  for (let figure = 0; figure <= most; figure += step) {
    brush.beginPath();
    brush.moveTo(left, up(figure));
    brush.lineTo(right, up(figure));
    brush.stroke();
    brush.fillText(String(figure), left - 12, up(figure));
  }
  const colourOf = (name: string) => PLAYERS[lines.find((line) => line.name === name)?.colour ?? 'sand'];
  for (const [seat, name] of names.entries()) {
    // Players with the same figure would hide each other: each line runs a hair beside the next.
    const beside = (seat - (names.length - 1) / 2) * 4;
    brush.strokeStyle = colourOf(name);
    brush.lineWidth = 7;
    brush.lineJoin = 'round';
    const dashes = DASHES[seat % DASHES.length] ?? 'none';
    brush.setLineDash(dashes === 'none' ? [] : dashes.split(' ').map((dash) => Number(dash) * 2.4));
    brush.beginPath();
    for (const [turn, { influence }] of points.entries()) {
      const y = up(influence[seat] ?? 0) + beside;
      if (turn === 0) brush.moveTo(across(turn), y);
      else {
        brush.lineTo(across(turn), up(points[turn - 1]?.influence[seat] ?? 0) + beside);
        brush.lineTo(across(turn), y);
      }
    }
    brush.stroke();
  }
  brush.setLineDash([]);
}

function signature(brush: Brush, { length, signature: kept }: SharedResult): void {
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = COLOURS.quiet;
  brush.font = `400 30px ${SANS}`;
  brush.textAlign = 'left';
  brush.fillText(length, EDGE, PICTURE_HEIGHT - 52);
  brush.textAlign = 'right';
  brush.fillText(kept, PICTURE_WIDTH - EDGE, PICTURE_HEIGHT - 52);
}

function panel(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.fillStyle = COLOURS.panel;
  brush.beginPath();
  brush.roundRect(x, y, width, height, 28);
  brush.fill();
}

function mark(brush: Brush, colour: PlayerColour, x: number, y: number, radius: number): void {
  brush.fillStyle = PLAYERS[colour];
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = COLOURS.emblem;
  shape(brush, EMBLEMS[colour].solid ?? '', x - radius * 0.62, y - radius * 0.62, radius * 1.24);
}

/** An icon of the set, which lies on a grid of 24 by 24. */
function shape(brush: Brush, path: string, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 24, size / 24);
  brush.fill(new Path2D(path), 'evenodd');
  brush.restore();
}

function fitted(brush: Brush, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && brush.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

function wrapped(brush: Brush, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && brush.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.slice(0, most).map((each) => fitted(brush, each, width));
}
