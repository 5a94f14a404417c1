/**
 * One game as a file (docs/game-file.md): written from the store, read from anywhere. Reading goes in the order text, JSON,
 * shape, version, upgrade, meaning; what is not of this form is refused as a whole and touches nothing.
 */
import { foundIn, parseGameFile, type GameFile } from '#engine';
import { isMoment } from './checks.ts';
import { climbGame, isFields, newestVersion, type Fields } from './formats/ladder.ts';
import type { StoredGame } from './games.ts';
import { parseJson, readText, refuse, type Refused } from './json-text.ts';

export const GAME_FORMAT = 'harbormaster-game';
/** A long evening is 40 KB; a hundred times that is nobody's game. */
export const GAME_FILE_LIMIT = 8_000_000;

export function makeGameFile(game: StoredGame): GameFile {
  const { record, entries } = game;
  return {
    format: GAME_FORMAT,
    version: 1,
    id: record.id,
    ...(record.title === '' ? {} : { title: record.title }),
    startedAt: record.startedAt,
    ...(record.endedAt === null ? {} : { endedAt: record.endedAt }),
    setup: record.setup,
    entries,
  };
}

/** One entry a line: such a file can be read, compared and mended by hand. */
export function gameFileText(file: GameFile): string {
  const { entries, ...rest } = file;
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${head},\n  "entries": [${lines === '' ? '' : `\n${lines}\n  `}]\n}\n`;
}

/** A name that every system accepts: date and players, and `.json`, because iOS lets nobody pick an unknown ending. */
export function gameFileName(file: GameFile): string {
  const day = isMoment(file.startedAt) ? new Date(file.startedAt).toISOString().slice(0, 10) : '';
  const names = file.setup.players
    .map((player) =>
      player
        .normalize('NFKD')
        .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '')
        .toLowerCase(),
    )
    .filter((player) => player !== '');
  return ['harbormaster', day, names.join('-').slice(0, 60)]
    .filter((part) => part !== '')
    .join('-')
    .concat('.json');
}

export type ReadGameResult = { readonly type: 'ok'; readonly file: GameFile } | Refused;

export async function readGameFile(source: string | Blob): Promise<ReadGameResult> {
  if (typeof source === 'string') return readGameText(source);
  const read = await readText(source, GAME_FILE_LIMIT);
  return read.type === 'ok' ? readGameText(read.text) : read;
}

function readGameText(text: string): ReadGameResult {
  const parsed = parseJson(text, GAME_FILE_LIMIT);
  return parsed.type === 'ok' ? readGameValue(parsed.value) : parsed;
}

function readGameValue(value: unknown): ReadGameResult {
  const headed = readHead(value, GAME_FORMAT);
  if (headed.type === 'refused') return headed;
  const said = headed.fields['entries'];
  const lifted = climbGame(headed.fields, Array.isArray(said) ? said : [], headed.version);
  const result = parseGameFile({
    ...lifted.game,
    version: newestVersion(),
    // What is not a list is left for the engine to refuse by name.
    entries: Array.isArray(said) ? lifted.entries : said,
  });
  return result.type === 'ok' ? result : refuse({ type: 'field', problem: result.problem });
}

/** Shape and version: what every file of ours begins with. */
export function readHead(
  value: unknown,
  format: string,
): { readonly type: 'ok'; readonly fields: Fields; readonly version: number } | Refused {
  if (!isFields(value)) {
    return refuse({
      type: 'field',
      problem: { field: '', found: foundIn(value), allowed: { kind: 'object' } },
    });
  }
  if (value['format'] !== format) {
    const allowed = { kind: 'one-of', values: [format] } as const;
    return refuse({ type: 'field', problem: { field: 'format', found: foundIn(value['format']), allowed } });
  }
  const version = value['version'];
  const newest = newestVersion();
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    const allowed = { kind: 'whole-number', from: 1, to: newest } as const;
    return refuse({ type: 'field', problem: { field: 'version', found: foundIn(version), allowed } });
  }
  if (version > newest) return refuse({ type: 'newer', found: version, newest });
  return { type: 'ok', fields: value, version };
}

/** What a picked file says it is, from its first characters: which reader to hand it to. */
export async function fileFormat(source: Blob): Promise<string | null> {
  try {
    const start = await source.slice(0, 4096).text();
    return /"format"\s*:\s*"([a-z-]{1,40})"/.exec(start)?.[1] ?? null;
  } catch {
    return null;
  }
}
