/**
 * A game, or what a table read off its cards, as a series of codes that one phone shows and another reads, without any network: packed, cut into frames, each
 * with its place, the number of all and a checksum of the whole. Draws and scans nothing; what it reads is not trusted.
 */
import type { Entry, GameFile } from '#engine';

/** Bytes a frame: a code of about 73 modules, which a phone reads from another phone's screen at arm's length. */
const FRAME_BYTES = 380;
const MOST_FRAMES = 99;
const LONGEST_FRAME = 2_000;
/** Far above any game; what unpacks to more is a trap. */
export const UNPACKED_LIMIT = 2_000_000;
/** HM1, place from 1, number of frames, checksum of the whole, contents: all in the signs of a code's compact mode. */
const FRAME = /^HM1\/([1-9][0-9]?)\/([1-9][0-9]?)\/([0-9A-F]{8})\/([0-9A-Z $%*+\-./:]*)$/;

export type Frames =
  | { readonly type: 'ok'; readonly frames: readonly string[] }
  /** Packed it would still be too many codes to hold a camera at: share the file instead. */
  | { readonly type: 'too-large'; readonly frames: number; readonly most: number };

/** A file that goes into codes: a game, or My cards as `makeMyCards` writes them. */
export type CodedFile = GameFile | Readonly<Record<'format', string>>;

/** The texts of the codes, in order. The same file always gives the same series. */
export async function makeFrames(file: CodedFile): Promise<Frames> {
  const bytes = await pack(JSON.stringify(withoutTimes(file)));
  const count = Math.max(1, Math.ceil(bytes.length / FRAME_BYTES));
  if (count > MOST_FRAMES) return { type: 'too-large', frames: count, most: MOST_FRAMES };
  const sum = checksum(bytes);
  const frames = Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * FRAME_BYTES, (at + 1) * FRAME_BYTES);
    return `HM1/${String(at + 1)}/${String(count)}/${sum}/${toBase45(part)}`;
  });
  return { type: 'ok', frames };
}

export interface Frame {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly checksum: string;
  readonly contents: string;
}

/** Null: not a frame of ours. */
export function readFrame(text: string): Frame | null {
  if (text.length > LONGEST_FRAME) return null;
  const [, place = '', count = '', sum = '', contents = ''] = FRAME.exec(text.trim()) ?? [];
  if (sum === '' || Number(place) > Number(count)) return null;
  return { place: Number(place), count: Number(count), checksum: sum, contents };
}

/** Whether a text begins like a frame: to tell a pasted series from a pasted file. */
export function looksLikeFrames(text: string): boolean {
  return text.trimStart().startsWith('HM1/');
}

/** Frames collected so far, in whatever order the camera met them. */
export interface Series {
  readonly checksum: string;
  readonly count: number;
  readonly frames: ReadonlyMap<number, string>;
}

export type Added =
  | { readonly type: 'ok'; readonly series: Series; readonly missing: readonly number[] }
  /** A frame of another series: the collected ones stay. */
  | { readonly type: 'other-series'; readonly series: Series }
  | { readonly type: 'not-a-frame' };

export function addFrame(series: Series | null, text: string): Added {
  const frame = readFrame(text);
  if (frame === null) return { type: 'not-a-frame' };
  if (series !== null && (series.checksum !== frame.checksum || series.count !== frame.count)) {
    return { type: 'other-series', series };
  }
  const frames = new Map(series?.frames).set(frame.place, frame.contents);
  const grown: Series = { checksum: frame.checksum, count: frame.count, frames };
  return { type: 'ok', series: grown, missing: missingOf(grown) };
}

function missingOf({ count, frames }: Series): number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((place) => !frames.has(place));
}

export type Unpacked =
  /** The text of a file, to be read like any other. */
  | { readonly type: 'ok'; readonly text: string }
  | { readonly type: 'incomplete'; readonly missing: readonly number[] }
  /** Put together it is not what was sent: one frame was read wrongly or changed. */
  | { readonly type: 'damaged' }
  | { readonly type: 'too-large'; readonly limit: number };

export async function unpackSeries(series: Series): Promise<Unpacked> {
  const missing = missingOf(series);
  if (missing.length > 0) return { type: 'incomplete', missing };
  const parts: Uint8Array[] = [];
  for (let place = 1; place <= series.count; place += 1) {
    const part = fromBase45(series.frames.get(place) ?? '');
    if (part === null) return { type: 'damaged' };
    parts.push(part);
  }
  const bytes = joined(parts);
  if (checksum(bytes) !== series.checksum) return { type: 'damaged' };
  const unpacked = await unpack(bytes);
  if (unpacked.type !== 'ok') return unpacked;
  const text = withTimes(unpacked.text);
  return text === null ? { type: 'damaged' } : { type: 'ok', text };
}

/** A series pasted as text, one frame a line. */
export async function unpackText(text: string): Promise<Unpacked | { readonly type: 'not-a-frame' }> {
  let series: Series | null = null;
  for (const line of text.split(/\s*\n\s*/)) {
    if (line.trim() === '') continue;
    const added = addFrame(series, line);
    if (added.type === 'not-a-frame') return added;
    if (added.type === 'other-series') return { type: 'damaged' };
    ({ series } = added);
  }
  return series === null ? { type: 'not-a-frame' } : unpackSeries(series);
}

interface Packed {
  /** The times of the entries are written as differences to the one before: they pack to a third. */
  readonly differences: boolean;
  readonly game: unknown;
}

type TimedEntry = Entry & { readonly at: number };

function withoutTimes(file: CodedFile): Packed {
  if (!('entries' in file)) return { differences: false, game: file };
  const timed = (entry: Entry): entry is TimedEntry =>
    typeof entry.at === 'number' && Number.isSafeInteger(entry.at);
  if (!file.entries.every(timed)) return { differences: false, game: file };
  let before = 0;
  const entries = file.entries.map((entry) => {
    const since = entry.at - before;
    before = entry.at;
    return { ...entry, at: since };
  });
  return { differences: true, game: { ...file, entries } };
}

/** Null where it is not a packed game at all; whether the game is one is for the reader of files to say. */
function withTimes(text: string): string | null {
  let packed: unknown;
  try {
    packed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(packed) || !isObject(packed['game'])) return null;
  const { game, differences } = packed;
  const entries = game['entries'];
  if (differences !== true || !Array.isArray(entries)) return JSON.stringify(game);
  let moment = 0;
  const timed = entries.map((entry: unknown) => {
    if (!isObject(entry) || typeof entry['at'] !== 'number') return entry;
    moment += entry['at'];
    return { ...entry, at: moment };
  });
  return JSON.stringify({ ...game, entries: timed });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function pack(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return joined(await read(through(new CompressionStream('deflate-raw'), bytes), Infinity));
}

async function unpack(
  bytes: Uint8Array,
): Promise<Extract<Unpacked, { type: 'ok' | 'damaged' | 'too-large' }>> {
  try {
    const parts = await read(through(new DecompressionStream('deflate-raw'), bytes), UNPACKED_LIMIT);
    return { type: 'ok', text: new TextDecoder('utf-8', { fatal: true }).decode(joined(parts)) };
  } catch (error) {
    return error instanceof TooLarge ? { type: 'too-large', limit: UNPACKED_LIMIT } : { type: 'damaged' };
  }
}

function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  // What goes wrong here comes out at the other end, where it is awaited.
  writer.write(bytes.slice()).catch(() => undefined);
  writer.close().catch(() => undefined);
  return readable;
}

class TooLarge extends Error {}

/** Stops as soon as more comes out than anybody's game could hold. */
async function read(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array[]> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    length += value.length;
    if (length > limit) {
      void reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** CRC-32, eight hexadecimal digits. */
function checksum(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** The 45 signs that a code keeps in five and a half bits each (RFC 9285). */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const second = bytes[at + 1];
    const value = second === undefined ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + second;
    text += signOf(value % 45) + signOf(Math.floor(value / 45) % 45);
    if (second !== undefined) text += signOf(Math.floor(value / 2025));
  }
  return text;
}

function signOf(value: number): string {
  return SIGNS.charAt(value);
}

/** Null where the text cannot have come from bytes. */
function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const signs = [...text.slice(at, at + 3)].map((sign) => SIGNS.indexOf(sign));
    if (signs.includes(-1)) return null;
    const [low = 0, middle = 0, high] = signs;
    const value = low + middle * 45 + (high ?? 0) * 2025;
    if (value > (high === undefined ? 0xff : 0xffff)) return null;
    if (high !== undefined) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return Uint8Array.from(bytes);
}
