/**
 * One entry on one state: the next state with what follows, or the obstacle that keeps it from being said.
 * Nothing is changed by a refused entry, and no state is ever changed by a later one.
 */
import {
  buyMarkerEntry,
  crowns,
  event,
  lookoutEntry,
  mission,
  monthEndEntry,
  sellEntry,
  storyEntry,
} from './adventure-entries.ts';
import { addCard, coins, correct, removeCard, reshuffleEntry, tracking } from './corrections.ts';
import type { Catalogue } from './cards.ts';
import type { Consequence } from './consequences.ts';
import { finish, judgeEnd } from './end.ts';
import {
  bustEntry,
  claim,
  closedObstacle,
  contract,
  endTurnEntry,
  gamble,
  isObstacle,
  keep,
  pass,
  repel,
  reveal,
  setAside,
  stop,
  take,
  taxEntry,
  type Judged,
} from './entries.ts';
import type { Entry, Setup } from './game-file.ts';
import type { FileProblem } from './file-problem.ts';
import type { Obstacle } from './problems.ts';
import { fork, settle, startState, type Draft, type State } from './state.ts';
import { layOut, type SetupJudge } from './table.ts';
import { refreshPending } from './turn.ts';

export type Applied =
  | { readonly type: 'ok'; readonly state: State; readonly consequences: readonly Consequence[] }
  | { readonly type: 'refused'; readonly obstacle: Obstacle };

function carryOut(draft: Draft, entry: Entry): Judged {
  switch (entry.type) {
    case 'reveal':
      return reveal(draft, entry);
    case 'repel':
      return repel(draft, entry);
    case 'keep':
      return keep(draft, entry);
    case 'gamble':
      return gamble(draft, entry);
    case 'stop':
      return stop(draft, entry);
    case 'take':
      return take(draft, entry);
    case 'pass':
      return pass(draft, entry);
    case 'claim':
      return claim(draft, entry);
    case 'contract':
      return contract(draft, entry);
    case 'set-aside':
      return setAside(draft, entry);
    case 'end-turn':
      return endTurnEntry(draft, entry);
    case 'coins':
      return coins(draft, entry);
    case 'add-card':
      return addCard(draft, entry);
    case 'remove-card':
      return removeCard(draft, entry);
    case 'correct':
      return correct(draft, entry);
    case 'reshuffle':
      return reshuffleEntry(draft, entry);
    case 'tracking':
      return tracking(draft, entry);
    case 'tax':
      return taxEntry(draft, entry);
    case 'bust':
      return bustEntry(draft);
    case 'event':
      return event(draft, entry);
    case 'month-end':
      return monthEndEntry(draft, entry);
    case 'story':
      return storyEntry(draft, entry);
    case 'mission':
      return mission(draft, entry);
    case 'crowns':
      return crowns(draft, entry);
    case 'sell':
      return sellEntry(draft, entry);
    case 'buy-marker':
      return buyMarkerEntry(draft, entry);
    case 'lookout':
      return lookoutEntry(draft, entry);
    case 'note':
      return 'play';
    case 'play':
    case 'out':
    case 'stays':
    case 'show':
    case 'round-won':
    case 'recount':
      return { kind: 'other-game' };
    case 'finish': {
      const obstacle = closedObstacle(draft);
      if (obstacle !== null) return obstacle;
      finish(draft);
      return 'play';
    }
  }
}

/** Not against a rule but not understood: no override helps. */
const UNREADABLE: readonly Obstacle['kind'][] = [
  'other-game',
  'unknown-player',
  'unknown-card',
  'wrong-kind',
  'game-finished',
  'ship-kept-as-what',
];

/** The next state and what follows, or why not. */
export function apply(state: State, entry: Entry): Applied {
  const draft = fork(state);
  const judged = carryOut(draft, entry);
  if (isObstacle(judged)) {
    // What an override cannot carry out (there is nothing to repel, no card to remove) is recorded and changes nothing.
    const recorded = entry.override === true && !UNREADABLE.includes(judged.kind);
    return recorded ? { type: 'ok', state, consequences: [] } : { type: 'refused', obstacle: judged };
  }
  if (judged === 'correction') refreshPending(draft);
  judgeEnd(draft, judged);
  return { type: 'ok', state: settle(draft), consequences: draft.consequences };
}

export type Opened =
  | { readonly type: 'ok'; readonly state: State }
  | { readonly type: 'refused'; readonly problem: FileProblem };

/** The state before the first entry. */
export function openTable(setup: Setup, catalogue: Catalogue, judge: SetupJudge = 'today'): Opened {
  const result = layOut(setup, catalogue, judge);
  return result.type === 'ok' ? { type: 'ok', state: startState(result.table) } : result;
}

export type Replayed =
  | { readonly type: 'ok'; readonly state: State; readonly consequences: readonly Consequence[] }
  | { readonly type: 'file'; readonly problem: FileProblem }
  /** `index`: which entry, from 0. */
  | { readonly type: 'refused'; readonly index: number; readonly obstacle: Obstacle; readonly state: State };

/** state = replay(setup, entries). The consequences are those of the last entry. */
export function replay(setup: Setup, entries: readonly Entry[], catalogue: Catalogue): Replayed {
  const opened = openTable(setup, catalogue);
  if (opened.type === 'refused') return { type: 'file', problem: opened.problem };
  let { state } = opened;
  let consequences: readonly Consequence[] = [];
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const applied = apply(state, entry);
    if (applied.type === 'refused') return { type: 'refused', index, obstacle: applied.obstacle, state };
    ({ state, consequences } = applied);
  }
  return { type: 'ok', state, consequences };
}
