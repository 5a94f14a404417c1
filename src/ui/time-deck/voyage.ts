/**
 * Where a cooperative game stands against the Time deck: turns left, contracts open, the rank as it is and as it could still be.
 * Reads a state; ranks are the engine's, words are made elsewhere (R-TIM-3 to R-TIM-6).
 */
import { rankFor, type Rank, type State } from '#engine';

export interface Voyage {
  /** Cards left in the Time deck: turns that can still begin. */
  readonly turns: number;
  /** The turn that is being played has taken its card already. */
  readonly inTurn: boolean;
  /** Cards in the Time deck when the first turn began. */
  readonly atStart: number;
  readonly open: number;
  readonly contracts: number;
  readonly points: number;
  readonly rank: Rank;
  /** The next rank and how many more cards in the Point deck it needs; null: there is none above. */
  readonly next: { readonly rank: Rank; readonly needs: number } | null;
  /** The best rank if every tax increase not seen yet comes up and sends a card to the Point deck. */
  readonly inReach: Rank;
  /** Tax increases not seen yet, and one that waits for an answer. */
  readonly taxes: number;
  readonly pace: 'calm' | 'short' | 'last' | 'over';
}

/** Null without a Time deck. */
export function voyageOf(state: State): Voyage | null {
  const { table, timeDeck, pointDeck } = state;
  if (table.timeDeck === null) return null;
  const over = state.ending.kind !== 'none';
  // In scores a turn takes its card as it begins; at the table with the first card turned up (R-TIM-3).
  const inTurn = !over && (state.tracking === 'scores' || state.turnedUp > 0);
  const open = state.spaces.filter((finished) => finished.length === 0).length;
  const taxes =
    state.setAsides +
    table.types.reduce(
      (sum, { kind, index }) => (kind === 'tax' ? sum + (state.unseen[index] ?? 0) : sum),
      0,
    );
  return {
    turns: timeDeck,
    inTurn,
    atStart: table.timeDeck - table.timeDeckSetAside,
    open,
    contracts: table.contracts.length,
    points: pointDeck,
    rank: rankFor(pointDeck),
    next: nextRank(pointDeck),
    inReach: rankFor(pointDeck + Math.min(timeDeck, taxes)),
    taxes,
    pace: over ? 'over' : paceOf(timeDeck, inTurn, open, table.alone),
  };
}

/** The rank above, and how many more cards it needs. */
export function nextRank(points: number): Voyage['next'] {
  const rank = rankFor(points);
  for (let needs = 1; needs <= MOST_FOR_A_RANK; needs += 1) {
    const better = rankFor(points + needs);
    if (better !== rank) return { rank: better, needs };
  }
  return null;
}

/** More cards than any two ranks lie apart. */
const MOST_FOR_A_RANK = 8;

/** Alone a contract takes about two turns; together several can be completed in one. */
function paceOf(turns: number, inTurn: boolean, open: number, alone: boolean): Voyage['pace'] {
  const left = turns + (inTurn ? 1 : 0);
  if (left <= 1) return 'last';
  return left <= Math.max(2, alone ? open * 2 - 1 : open) ? 'short' : 'calm';
}
