/**
 * The story of a game, read from its steps: influence by turn, and what people will talk about on the way home.
 * Works on consequences only and computes no rule a second time. It knows no words.
 */
import type { CardId, Consequence, Entry, Seat, State } from '#engine';

/** What the story needs of a step; `GameSession` has such steps. */
export interface StoryStep {
  readonly entry: Entry;
  readonly state: State;
  readonly consequences: readonly Consequence[];
}

/** How the line of each seat is drawn, so that lines can be told apart without colour. */
export const DASHES = ['none', '7 4', '2 4', '11 4 2 4', '14 3', '4 2', '1 3 6 3'] as const;

/** The table after a turn. */
export interface StoryPoint {
  /** 0 is the table before the first card. */
  readonly turn: number;
  readonly round: number;
  /** Whose turn it was; null before the first. */
  readonly player: Seat | null;
  readonly influence: readonly number[];
}

export type Highlight =
  | {
      readonly kind: 'longest-discover';
      readonly player: Seat;
      readonly cards: number;
      readonly round: number;
      readonly busted: boolean;
    }
  | { readonly kind: 'biggest-bust'; readonly player: Seat; readonly cards: number; readonly round: number }
  | {
      readonly kind: 'richest-trade';
      readonly player: Seat;
      readonly card: CardId;
      readonly coins: number;
      readonly round: number;
    }
  | { readonly kind: 'most-coins'; readonly player: Seat; readonly coins: number; readonly round: number }
  | { readonly kind: 'most-tribute'; readonly player: Seat; readonly coins: number }
  | { readonly kind: 'heaviest-tax'; readonly player: Seat; readonly coins: number; readonly round: number };

type LongestDiscover = Extract<Highlight, { kind: 'longest-discover' }>;

export interface Story {
  readonly points: readonly StoryPoint[];
  readonly highlights: readonly Highlight[];
  readonly cardsTurnedUp: number;
}

export function storyOf(start: State, steps: readonly StoryStep[]): Story {
  return {
    points: pointsOf(start, steps),
    highlights: highlightsOf(start, steps),
    cardsTurnedUp: steps.reduce((sum, step) => sum + turnedUpBy(step), 0),
  };
}

function influenceOf(state: State): readonly number[] {
  return state.players.map(({ influence }) => influence);
}

function pointsOf(start: State, steps: readonly StoryStep[]): readonly StoryPoint[] {
  const points: StoryPoint[] = [{ turn: 0, round: 0, player: null, influence: influenceOf(start) }];
  let before = start;
  for (const { state, consequences } of steps) {
    const ended = consequences.some(({ type }) => type === 'turn');
    if (ended) {
      points.push({
        turn: points.length,
        round: before.round,
        player: before.active,
        influence: influenceOf(state),
      });
    }
    before = state;
  }
  // The last turn, or the one in which the table stopped: no next turn closes it, and late entries change it.
  const last = points.at(-1);
  const now = influenceOf(before);
  if (before.ending.kind !== 'none' || last?.influence.join() !== now.join()) {
    const { ending } = before;
    const player = before.before?.player ?? before.active;
    points.push({
      turn: points.length,
      round: ending.kind === 'none' ? before.round : ending.round,
      player,
      influence: now,
    });
  }
  return points;
}

function turnedUpBy({ consequences }: StoryStep): number {
  return consequences.filter(({ type }) => type === 'reveal').length;
}

function highlightsOf(start: State, steps: readonly StoryStep[]): readonly Highlight[] {
  let discover: LongestDiscover | null = null;
  let bust: Extract<Highlight, { kind: 'biggest-bust' }> | null = null;
  let trade: Extract<Highlight, { kind: 'richest-trade' }> | null = null;
  let coins: Extract<Highlight, { kind: 'most-coins' }> | null = null;
  let tax: Extract<Highlight, { kind: 'heaviest-tax' }> | null = null;
  const tribute = start.players.map(() => 0);
  let turnedUp = 0;
  let before = start;

  for (const step of steps) {
    const { state, consequences } = step;
    // A card turned up in Trade & Hire begins the next turn: what follows in this step belongs to it.
    let active = before.active;
    let round = before.round;
    for (const happened of consequences) {
      switch (happened.type) {
        case 'turn':
          turnedUp = 0;
          active = happened.player;
          round = happened.round;
          break;
        case 'reveal':
          turnedUp += 1;
          if (discover === null || turnedUp > discover.cards) {
            discover = { kind: 'longest-discover', player: active, cards: turnedUp, round, busted: false };
          }
          break;
        case 'discard':
          if (happened.why === 'bust') {
            const cards = happened.cards.length;
            if (bust === null || cards > bust.cards) {
              bust = { kind: 'biggest-bust', player: active, cards, round };
            }
            discover = bustedAt(discover, active, round);
          }
          break;
        case 'give':
          if (happened.why === 'tribute') {
            tribute[happened.to] = (tribute[happened.to] ?? 0) + happened.coins;
          }
          break;
        case 'pay':
          if (happened.why.kind === 'tax' && (tax === null || happened.coins > tax.coins)) {
            tax = { kind: 'heaviest-tax', player: happened.player, coins: happened.coins, round };
          }
          break;
        default:
          break;
      }
    }
    const traded = consequences.find(
      (happened): happened is Extract<Consequence, { type: 'trade' }> => happened.type === 'trade',
    );
    if (traded !== undefined) {
      const gained = gainedByTrade(consequences, traded.player);
      if (trade === null || gained > trade.coins) {
        trade = {
          kind: 'richest-trade',
          player: traded.player,
          card: traded.card,
          coins: gained,
          round: before.round,
        };
      }
    }
    for (const [seat, player] of state.players.entries()) {
      if (coins === null || player.coins > coins.coins) {
        coins = { kind: 'most-coins', player: seat, coins: player.coins, round: before.round };
      }
    }
    before = state;
  }
  const best = tribute.indexOf(Math.max(0, ...tribute));
  const given = tribute[best] ?? 0;
  return [
    discover,
    bust,
    trade !== null && trade.coins > 0 ? trade : null,
    coins,
    given > 0 ? ({ kind: 'most-tribute', player: best, coins: given } as const) : null,
    tax,
  ].filter((highlight) => highlight !== null);
}

/** The longest discover so far, if it is this turn that has just ended in a bust. */
function bustedAt(longest: LongestDiscover | null, player: Seat, round: number): LongestDiscover | null {
  return longest?.player === player && longest.round === round ? { ...longest, busted: true } : longest;
}

/** Coins of the ship and of the traders, for whoever took it. */
function gainedByTrade(consequences: readonly Consequence[], player: Seat): number {
  return consequences.reduce(
    (sum, happened) =>
      happened.type === 'gain' &&
      happened.player === player &&
      (happened.why.kind === 'ship' || happened.why.kind === 'trade-bonus')
        ? sum + happened.coins
        : sum,
    0,
  );
}

/** A player's place at the end. Those who cannot be told apart share one. */
export interface Place {
  readonly seat: Seat;
  readonly place: number;
  readonly influence: number;
  readonly coins: number;
  readonly swords: number;
  readonly won: boolean;
}

/** Winners first, as the engine has decided; then by influence and coins. */
export function placesOf(state: State): readonly Place[] {
  const winners = state.ending.kind === 'winners' ? state.ending.winners : [];
  const places = state.players.map(({ influence, coins, swords }, seat) => ({
    seat,
    influence,
    coins,
    swords,
    won: winners.includes(seat),
  }));
  places.sort(
    (one, other) =>
      Number(other.won) - Number(one.won) || other.influence - one.influence || other.coins - one.coins,
  );
  return places.map((entry) => {
    const equal = (each: typeof entry) =>
      each.won === entry.won &&
      (entry.won || (each.influence === entry.influence && each.coins === entry.coins));
    return { ...entry, place: places.findIndex(equal) + 1 };
  });
}
