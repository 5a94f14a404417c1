/**
 * Games come to the table: new ones, the same again, those from a file. The one place that brings catalogue, rules and
 * store together for them. It knows no screen.
 */
import type { Entry, FileProblem, GameFile, Setup } from '#engine';
import type {
  FileRefusal,
  GameRecord,
  MergeOutcome,
  NewGame,
  NotStored,
  Store,
  StoredGameId,
} from '#storage';
import { PIRATES_RULES, type GameKind, type Pirates, type PortRoyal, type Rules } from './rules.ts';

export type NewGameResult =
  | { readonly type: 'ok'; readonly id: StoredGameId }
  | { readonly type: 'refused'; readonly problem: FileProblem }
  | NotStored;

/** Checks the setup, stores the game and asks the browser to keep what is stored. */
export async function newGame(
  store: Store,
  rules: Rules,
  setup: Setup,
  more: Pick<NewGame, 'title' | 'campaignId' | 'showOdds'> = {},
): Promise<NewGameResult> {
  const table = setup.game === 'pirates' ? laidOut(PIRATES_RULES, setup) : laidOut(rules, setup);
  if (table.type === 'refused') return table;
  const created = await store.games.create({ ...more, setup, progress: table.progress });
  if (created.type === 'not-stored') return created;
  // Only after something was stored by a tap: browsers judge the wish by that, and some ask the person.
  void import('#storage').then(({ askToKeep }) => askToKeep());
  return { type: 'ok', id: created.record.id };
}

function laidOut<Kind extends GameKind>(rules: Rules<Kind>, setup: Setup) {
  const table = rules.openTable(setup);
  return table.type === 'ok'
    ? ({ type: 'ok', progress: rules.progressOf(table.state) } as const)
    : ({ type: 'refused', problem: table.problem } as const);
}

/**
 * The same people on the same seats with the same boxes; the next one clockwise starts. What is dealt anew for each
 * game (contracts, Time deck) is left out, and so is what the table's own cards say: it is looked up again.
 */
export function sameAgain(record: GameRecord): Setup {
  const { players, startPlayer } = record.setup;
  const { contracts, timeDeck, timeDeckSetAside, printed, ...kept } = record.setup;
  // R-PIR-3: in Pirates! the owner of the game begins every match.
  if (record.setup.game === 'pirates') return kept;
  const started = Math.max(0, players.indexOf(startPlayer ?? players[0] ?? ''));
  const next = players[(started + 1) % Math.max(1, players.length)];
  return { ...kept, ...(next === undefined ? {} : { startPlayer: next }) };
}

export type TakeInResult =
  | { readonly type: 'ok'; readonly id: StoredGameId; readonly outcome: MergeOutcome }
  /** The text or file is not a game file. */
  | { readonly type: 'refused'; readonly refusal: FileRefusal }
  | ({ readonly type: 'entry-refused' } & RefusedEntry<PortRoyal>)
  | ({ readonly type: 'pirates-entry-refused' } & RefusedEntry<Pirates>)
  | NotStored;

/** An entry that breaks a rule: its place from 0, the table it was said to, and why not. */
interface RefusedEntry<Kind extends GameKind> {
  readonly index: number;
  readonly entry: Entry;
  readonly state: Kind['state'];
  readonly obstacle: Kind['obstacle'];
}

/** A game from a file, pasted text or a code: replayed first, stored only if all of it holds. */
export async function takeInGame(store: Store, rules: Rules, source: string | Blob): Promise<TakeInResult> {
  const { readGameFile } = await import('#storage');
  const read = await readGameFile(source);
  if (read.type === 'refused') return read;
  const { file } = read;
  if (file.setup.game === 'pirates') {
    const played = play(PIRATES_RULES, file);
    if (played.type === 'entry-refused') return { ...played, type: 'pirates-entry-refused' };
    return played.type === 'ok' ? store.games.add(file, played.progress) : played;
  }
  const played = play(rules, file);
  return played.type === 'ok' ? store.games.add(file, played.progress) : played;
}

function play<Kind extends GameKind>(rules: Rules<Kind>, file: GameFile) {
  const table = rules.openTable(file.setup);
  if (table.type === 'refused') {
    const refusal: FileRefusal = { type: 'field', problem: table.problem };
    return { type: 'refused', refusal } as const;
  }
  let state = table.state;
  for (const [index, entry] of file.entries.entries()) {
    const judged = rules.apply(state, entry);
    if (judged.type === 'refused') {
      const refused: RefusedEntry<Kind> = { index, entry, state, obstacle: judged.obstacle };
      return { type: 'entry-refused', ...refused } as const;
    }
    state = judged.state;
  }
  return { type: 'ok', progress: rules.progressOf(state) } as const;
}
