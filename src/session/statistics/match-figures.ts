/**
 * What one match of Pirates! says about those who played it: cards played, rounds won, who went out by which card. Made by replaying
 * its entries, from consequences only. Plain values that can be stored.
 */
import { PIRATES_NUMBERS, type Entry, type PiratesNumber, type Setup } from '#engine';
import { PIRATES_RULES } from '../rules.ts';

export interface MatchSeatFigures {
  readonly roundsWon: number;
  /** Rounds that the player was out of before they ended. */
  readonly timesOut: number;
  /** Others who went out by a card of this player. */
  readonly sentOut: number;
  /** By the number of the card. */
  readonly played: readonly number[];
}

export interface MatchFigures {
  readonly rounds: number;
  readonly seats: readonly MatchSeatFigures[];
  /** Players who went out, by the number of the card that did it. */
  readonly outsBy: readonly number[];
}

/** Null where the setup or an entry is refused by the rules of today. */
export function matchFiguresOf(game: {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}): MatchFigures | null {
  const opened = PIRATES_RULES.openTable(game.setup);
  if (opened.type === 'refused') return null;
  let { state } = opened;
  let rounds = 0;
  const none = () => PIRATES_NUMBERS.map(() => 0);
  const outsBy = none();
  const seats = game.setup.players.map(() => ({ roundsWon: 0, timesOut: 0, sentOut: 0, played: none() }));
  for (const entry of game.entries) {
    const applied = PIRATES_RULES.apply(state, entry);
    if (applied.type === 'refused') return null;
    // The card at work: the one that waited for its outcome, or the one played with this entry.
    let atWork: { readonly card: PiratesNumber; readonly by: number } | null = state.effect;
    for (const happened of applied.consequences) {
      switch (happened.type) {
        case 'played': {
          const seat = seats[happened.player];
          if (seat !== undefined) seat.played[happened.card] = (seat.played[happened.card] ?? 0) + 1;
          atWork = { card: happened.card, by: happened.player };
          break;
        }
        case 'out': {
          const seat = seats[happened.player];
          if (seat !== undefined) seat.timesOut += 1;
          if (atWork === null) break;
          outsBy[atWork.card] = (outsBy[atWork.card] ?? 0) + 1;
          const by = seats[atWork.by];
          if (by !== undefined && atWork.by !== happened.player) by.sentOut += 1;
          break;
        }
        case 'round-won':
          rounds += 1;
          for (const player of happened.players) {
            const seat = seats[player];
            if (seat !== undefined) seat.roundsWon += 1;
          }
          break;
        default:
          break;
      }
    }
    ({ state } = applied);
  }
  return { rounds, seats, outsBy };
}
