/**
 * How many cards to set aside before the next game, from how the same people fared before: more after wins, fewer after losses.
 * Advice only; the rules allow any number but not the whole Time deck (R-TIM-5).
 */
import type { PlayerName } from '#engine';
import type { TimeDeckGame } from './solo-history.ts';

export interface Suggestion {
  readonly kind: 'harder' | 'same' | 'easier';
  readonly won: number;
  readonly played: number;
  /** Cards set aside in those games. */
  readonly at: number;
  readonly next: number;
}

/** Games further back say little about a group of today. */
const REMEMBERED = 5;
const OFTEN = 0.7;
const SELDOM = 0.35;

/** Null: these people have not played against the Time deck. `most`: one card must stay in it. */
export function suggestionFor(
  games: readonly TimeDeckGame[],
  players: readonly PlayerName[],
  most: number,
): Suggestion | null {
  const group = groupOf(players);
  const own = games.filter((game) => groupOf(game.players) === group);
  const [latest] = own;
  if (latest === undefined) return null;
  const at = latest.setAside;
  const alike = own.filter(({ setAside }) => setAside === at).slice(0, REMEMBERED);
  const played = alike.length;
  const won = alike.filter(({ outcome }) => outcome === 'won').length;
  const share = won / played;
  const within = (cards: number) => Math.max(0, Math.min(most, cards));
  if (share >= OFTEN && within(at + 1) > at) return { kind: 'harder', won, played, at, next: at + 1 };
  // One loss is an evening, two are a sign.
  if (share <= SELDOM && played > 1 && at > 0)
    return { kind: 'easier', won, played, at, next: within(at - 1) };
  return { kind: 'same', won, played, at, next: within(at) };
}

function groupOf(players: readonly PlayerName[]): string {
  return JSON.stringify(players.map((name) => name.trim().toLocaleLowerCase()).sort());
}
