/**
 * The backup as text: one JSON file with a record a line, so that it can be written and read piece by piece however
 * large it grows, and is still plain JSON for everybody else. Knows the lines, not what the records mean.
 */
import { foundIn } from '#engine';
import { A_LIST } from './checks.ts';
import { newestVersion } from './formats/ladder.ts';
import { readHead } from './game-files.ts';
import { parseJson, readText, refuse, type FileRefusal, type Refused } from './json-text.ts';

export const BACKUP_FORMAT = 'harbormaster-backup';
export const BACKUP_LIMIT = 1_000_000_000;
/** A record that is larger is none of ours: a photo of the table is scaled down to a fraction of this. */
const LINE_LIMIT = 24_000_000;
/** A backup that another program has laid out anew is read in one go, up to this size. */
const WHOLE_LIMIT = 64_000_000;

export function backupStart(madeAt: number): string {
  const head = { format: BACKUP_FORMAT, version: newestVersion(), madeAt };
  return `${JSON.stringify(head).slice(0, -1)},"records":[`;
}

export function backupLine(record: unknown, first: boolean): string {
  return `${first ? '' : ','}\n${JSON.stringify(record)}`;
}

export const BACKUP_END = '\n]}\n';

export type BackupLine =
  | { readonly type: 'record'; readonly place: string; readonly value: unknown; readonly bytesRead: number }
  | { readonly type: 'refused'; readonly place: string; readonly refusal: FileRefusal };

export interface OpenedBackup {
  readonly type: 'ok';
  readonly version: number;
  /** Reads the file from its start each time it is called. Ends after a refusal that makes the rest unreadable. */
  readonly lines: () => AsyncGenerator<BackupLine>;
}

export async function openBackup(source: Blob): Promise<OpenedBackup | Refused> {
  if (source.size > BACKUP_LIMIT) {
    return refuse({ type: 'too-large', bytes: source.size, limit: BACKUP_LIMIT });
  }
  if (source.size === 0) return refuse({ type: 'empty' });
  let start: string;
  try {
    start = await source.slice(0, 4096).text();
  } catch {
    return refuse({ type: 'unreadable' });
  }
  const firstLine = start.slice(0, Math.max(0, start.indexOf('\n')));
  if (firstLine.endsWith('"records":[')) {
    const parsed = parseJson(`${firstLine}]}`, LINE_LIMIT);
    if (parsed.type === 'refused') return parsed;
    const head = readHead(parsed.value, BACKUP_FORMAT);
    if (head.type === 'refused') return head;
    return { type: 'ok', version: head.version, lines: () => linesOf(source) };
  }
  return openWhole(source, start);
}

/** Not laid out as we write it: either somebody has formatted it, or it is something else. */
async function openWhole(source: Blob, start: string): Promise<OpenedBackup | Refused> {
  if (!start.includes(BACKUP_FORMAT)) {
    const found = start.trim().slice(0, 40);
    const problem = {
      field: 'format',
      found: foundIn(found),
      allowed: { kind: 'one-of', values: [BACKUP_FORMAT] },
    } as const;
    return refuse({ type: 'field', problem });
  }
  const read = await readText(source, WHOLE_LIMIT);
  if (read.type === 'refused') return read;
  const parsed = parseJson(read.text, WHOLE_LIMIT);
  if (parsed.type === 'refused') return parsed;
  const head = readHead(parsed.value, BACKUP_FORMAT);
  if (head.type === 'refused') return head;
  const records = head.fields['records'];
  if (!Array.isArray(records)) {
    return refuse({
      type: 'field',
      problem: { field: 'records', found: foundIn(records), allowed: A_LIST },
    });
  }
  // eslint-disable-next-line @typescript-eslint/require-await -- the same shape as reading line by line
  async function* lines(): AsyncGenerator<BackupLine> {
    for (const [index, value] of (records as unknown[]).entries()) {
      yield { type: 'record', place: `records[${String(index)}]`, value, bytesRead: source.size };
    }
  }
  return { type: 'ok', version: head.version, lines };
}

async function* linesOf(source: Blob): AsyncGenerator<BackupLine> {
  let number = 0;
  let bytesRead = 0;
  let ended = false;
  for await (const line of textLines(source)) {
    if (line.type === 'refused') {
      yield { type: 'refused', place: `line ${String(number + 1)}`, refusal: line.refusal };
      return;
    }
    number += 1;
    bytesRead += line.text.length + 1;
    const text = line.text.trim();
    if (number === 1 || text === '') continue;
    if (text === ']}') {
      ended = true;
      break;
    }
    const place = `line ${String(number)}`;
    const parsed = parseJson(text.endsWith(',') ? text.slice(0, -1) : text, LINE_LIMIT);
    yield parsed.type === 'ok'
      ? { type: 'record', place, value: parsed.value, bytesRead }
      : { type: 'refused', place, refusal: parsed.refusal };
  }
  if (!ended) yield { type: 'refused', place: `line ${String(number)}`, refusal: { type: 'cut-off' } };
}

async function* textLines(source: Blob): AsyncGenerator<{ type: 'ok'; text: string } | Refused> {
  const reader = source.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const pieces = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
      for (const [index, piece] of pieces.entries()) {
        rest += piece;
        if (rest.length > LINE_LIMIT) {
          yield refuse({ type: 'too-large', bytes: rest.length, limit: LINE_LIMIT });
          return;
        }
        if (index < pieces.length - 1) {
          yield { type: 'ok', text: rest };
          rest = '';
        }
      }
      if (done) break;
    }
    if (rest !== '') yield { type: 'ok', text: rest };
  } catch {
    yield refuse({ type: 'unreadable' });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
