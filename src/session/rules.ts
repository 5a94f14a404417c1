/**
 * The rules as a game on the table needs them: an engine, and what the store keeps of a state. A narrow door, so that the session
 * can be tested with a game of three lines and two different games can lie on the table.
 */
import {
  apply,
  applyPirates,
  makePiratesReport,
  makeReport,
  openPirates,
  openTable,
  type Catalogue,
  type Consequence,
  type Entry,
  type FileProblem,
  type Obstacle,
  type PiratesConsequence,
  type PiratesObstacle,
  type PiratesState,
  type Setup,
  type SetupJudge,
  type State,
} from '#engine';
import type { Progress } from '#storage';

/** What one game is made of, for the types of whoever plays it. */
export interface GameKind {
  readonly state: unknown;
  readonly consequence: unknown;
  readonly obstacle: unknown;
}

export interface PortRoyal extends GameKind {
  readonly state: State;
  readonly consequence: Consequence;
  readonly obstacle: Obstacle;
}

export interface Pirates extends GameKind {
  readonly state: PiratesState;
  readonly consequence: PiratesConsequence;
  readonly obstacle: PiratesObstacle;
}

export interface Rules<Kind extends GameKind = PortRoyal> {
  readonly openTable: (
    setup: Setup,
    judge?: SetupJudge,
  ) =>
    | { readonly type: 'ok'; readonly state: Kind['state'] }
    | { readonly type: 'refused'; readonly problem: FileProblem };
  readonly apply: (
    state: Kind['state'],
    entry: Entry,
  ) =>
    | {
        readonly type: 'ok';
        readonly state: Kind['state'];
        readonly consequences: readonly Kind['consequence'][];
      }
    | { readonly type: 'refused'; readonly obstacle: Kind['obstacle'] };
  /** How far the game has come, as the list of games shows it. */
  readonly progressOf: (state: Kind['state']) => Progress;
}

export function makeRules(catalogue: Catalogue): Rules {
  return {
    openTable: (setup, judge) => openTable(setup, catalogue, judge),
    apply,
    progressOf,
  };
}

/** Pirates! needs no catalogue: its cards are its numbers. */
export const PIRATES_RULES: Rules<Pirates> = {
  openTable: (setup) => openPirates(setup),
  apply: applyPirates,
  progressOf: (state) => {
    const { round, wins, winners } = makePiratesReport(state);
    return {
      status: winners === null ? 'in-progress' : 'finished',
      standing: {
        round,
        // Won rounds are all that a match counts, and coins stand for them.
        players: state.setup.players.map((name) => ({
          name,
          influence: wins[name] ?? 0,
          coins: wins[name] ?? 0,
        })),
        winners,
        outcome: null,
        rank: null,
      },
    };
  },
};

function progressOf(state: State): Progress {
  const over = state.ending.kind !== 'none';
  // The report counts every unseen card and the odds; while the game runs the list needs none of that.
  const end = over ? makeReport(state) : null;
  return {
    status: over ? 'finished' : 'in-progress',
    standing: {
      round: end?.round ?? state.round,
      players: state.players.map(({ influence, coins }, seat) => ({
        name: state.table.players[seat] ?? '',
        influence,
        coins,
      })),
      winners: end?.winners ?? null,
      outcome: end?.outcome ?? null,
      rank: end?.title ?? null,
    },
  };
}
