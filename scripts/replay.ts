/**
 * The replay command: game files in, reports out, for scripts and for anyone who writes such a file by hand.
 * Reads files and standard input, keeps nothing, and says in one line what is wrong.
 */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATALOGUE } from '#catalog';
import {
  apply,
  applyPirates,
  makePiratesReport,
  makeReport,
  openPirates,
  openTable,
  parseGameFile,
  type Consequence,
  type Entry,
  type GameFile,
  type PiratesConsequence,
  type PiratesState,
  type State,
} from '#engine';
import { vocabulary, type CardWords } from '#ui/wording/cards.ts';
import { fileProblemOf } from '#ui/wording/file-problems.ts';
import { instructionsOf } from '#ui/wording/instructions.ts';
import { piratesInstructions, piratesRefusal } from '#ui/wording/pirates.ts';
import { refusalOf } from '#ui/wording/refusals.ts';

const USAGE =
  'Use: npm run --silent replay -- FILE... (or - for standard input) [--trace] [--language en|de]';

/** Files up to this size are read; a game of 100,000 entries needs a tenth of it. */
const LARGEST_FILE = 64 * 1024 * 1024;

type Outcome =
  { readonly type: 'ok'; readonly report: object } | { readonly type: 'error'; readonly error: string };

/** Writes all of it, also into a pipe that takes it slowly. */
function print(stream: 1 | 2, line: string): void {
  const bytes = Buffer.from(`${line}\n`);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(stream, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

/** What is wrong fits on one line, whatever names the table has. */
function oneLine(text: string): string {
  return text.replace(/[\n\r\u2028\u2029]+/g, ' ');
}

/** npm runs scripts in the project's folder: a relative path may be meant from where the command was called. */
function located(path: string): string {
  const called = process.env.INIT_CWD;
  return called === undefined || existsSync(path) ? path : resolve(called, path);
}

function read(path: string): GameFile | string {
  let text: string;
  try {
    const bytes = readFileSync(path === '-' ? 0 : located(path));
    if (bytes.length > LARGEST_FILE)
      return `file: it has ${String(bytes.length)} bytes; allowed are ${String(LARGEST_FILE)}.`;
    text = bytes.toString('utf8');
  } catch (error) {
    return `file: ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`;
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return `file: ${path === '-' ? 'standard input' : path} is not JSON.`;
  }
  const parsed = parseGameFile(json);
  return parsed.type === 'ok' ? parsed.file : `file: ${fileProblemOf(parsed.problem)}`;
}

/** Plays a log through one of the two engines. */
interface Player<S, C> {
  readonly start: S;
  readonly step: (
    state: S,
    entry: Entry,
  ) => { readonly state: S; readonly consequences: readonly C[] } | string;
  readonly report: (state: S, consequences: readonly C[]) => object;
}

function play<S, C>(
  entries: readonly Entry[],
  game: Player<S, C>,
  onReport: ((report: object) => void) | null,
): Outcome {
  let state = game.start;
  let consequences: readonly C[] = [];
  for (const [index, entry] of entries.entries()) {
    const next = game.step(state, entry);
    if (typeof next === 'string')
      return { type: 'error', error: `entry ${String(index + 1)} (${entry.type}): ${next}` };
    ({ state, consequences } = next);
    onReport?.(game.report(state, consequences));
  }
  return { type: 'ok', report: game.report(state, consequences) };
}

function replayFile(
  path: string,
  language: CardWords['language'],
  onReport: ((report: object) => void) | null,
): Outcome {
  const file = read(path);
  if (typeof file === 'string') return { type: 'error', error: file };
  const { setup, entries } = file;
  const words = vocabulary(setup.edition, language);
  if (setup.game === 'pirates') {
    const opened = openPirates(setup);
    if (opened.type === 'refused') return { type: 'error', error: `file: ${fileProblemOf(opened.problem)}` };
    const game: Player<PiratesState, PiratesConsequence> = {
      start: opened.state,
      step: (state, entry) => {
        const applied = applyPirates(state, entry);
        return applied.type === 'ok' ? applied : piratesRefusal(applied.obstacle, words);
      },
      report: (state, consequences) => ({
        ...makePiratesReport(state),
        instructions: piratesInstructions(state, consequences, words),
      }),
    };
    return play(entries, game, onReport);
  }
  const opened = openTable(setup, CATALOGUE);
  if (opened.type === 'refused') return { type: 'error', error: `file: ${fileProblemOf(opened.problem)}` };
  const game: Player<State, Consequence> = {
    start: opened.state,
    step: (state, entry) => {
      const applied = apply(state, entry);
      return applied.type === 'ok' ? applied : refusalOf(applied.obstacle, state, words);
    },
    report: (state, consequences) => ({
      ...makeReport(state),
      instructions: instructionsOf(state, consequences, words),
    }),
  };
  return play(entries, game, onReport);
}

/** Runs the command and returns its exit status. */
export function replayCommand(args: readonly string[]): number {
  const trace = args.includes('--trace');
  const at = args.indexOf('--language');
  const language = at >= 0 && args[at + 1] === 'de' ? 'de' : 'en';
  const files = args.filter(
    (arg, index) => (arg === '-' || !arg.startsWith('--')) && (at < 0 || index !== at + 1),
  );
  if (files.length === 0) {
    print(2, `file: none was named. ${USAGE}`);
    return 1;
  }
  const several = files.length > 1;
  let status = 0;
  for (const path of files) {
    const name = several ? { file: path } : {};
    const onReport = trace ? (report: object) => print(1, JSON.stringify({ ...name, ...report })) : null;
    const outcome = replayFile(path, language, onReport);
    if (outcome.type === 'error') {
      status = 1;
      if (several) print(1, JSON.stringify({ file: path, error: outcome.error }));
      else print(2, oneLine(outcome.error));
    } else if (several) {
      if (!trace) print(1, JSON.stringify({ ...name, ...outcome.report }));
    } else if (!trace) {
      print(1, JSON.stringify(outcome.report, null, 2));
    }
  }
  return status;
}
