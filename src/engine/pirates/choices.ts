/**
 * What can be said now in a match of Pirates!: the ways to play a card, and how a card that was played can turn out. The screen
 * offers exactly these; whether a copy of the card is left is for the judge to say.
 */
import {
  deadlyFor,
  isShownToAll,
  PIRATES_NUMBERS,
  PLAYED_AGAINST,
  targetsOf,
  TREASURE,
  type PiratesEntry,
  type PiratesNumber,
  type PiratesState,
} from './game.ts';

export type PiratesPlay = Extract<PiratesEntry, { type: 'play' }>;
export type PiratesOutcome = Extract<PiratesEntry, { type: 'out' | 'stays' }>;

const HURRICANE: PiratesNumber = 4;
const BLACKBEARD: PiratesNumber = 7;

/** One entry a choice: a target, a direction; a single one where there is nothing to choose. */
export function playsOf(state: PiratesState, card: PiratesNumber): readonly PiratesPlay[] {
  if (state.winners !== null || state.showing || state.effect !== null) return [];
  const player = state.setup.players[state.active] ?? '';
  const play: PiratesPlay = { type: 'play', player, card };
  const others = targetsOf(state).map((seat) => state.setup.players[seat] ?? '');
  if (card === HURRICANE) {
    // Two who pass their cards swap them, whatever the direction.
    if (others.length < 2) return [play];
    return (['left', 'right'] as const).map((direction) => ({ ...play, direction }));
  }
  if (!PLAYED_AGAINST.includes(card)) return [play];
  const targets = card === BLACKBEARD && state.treasure ? [...others, TREASURE] : others;
  // R-PIR-3: with no target the card has no effect.
  return targets.length === 0 ? [play] : targets.map((target) => ({ ...play, target }));
}

/**
 * How the card that waits can turn out: out by a card that then lies open, or in the round. A card that only one player saw is
 * never named when its owner stays.
 */
export function outcomesOf(state: PiratesState): readonly PiratesOutcome[] {
  const { effect } = state;
  if (effect === null) return [];
  const player = state.setup.players[effect.target] ?? '';
  const open = isShownToAll(effect.card);
  return [
    ...PIRATES_NUMBERS.flatMap((card): PiratesOutcome[] => {
      if (deadlyFor(effect.card, card)) return [{ type: 'out', player, card }];
      return open ? [{ type: 'stays', card }] : [];
    }),
    { type: 'out', player },
    { type: 'stays' },
  ];
}
