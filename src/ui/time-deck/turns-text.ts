/** The turns that are left, in words: before a turn how many, within one how many follow. */
import type { contractWords } from '../wording/contracts.ts';
import type { Voyage } from './voyage.ts';

type Say = Pick<(typeof contractWords)['en'], 'turnsLeft' | 'turnsAfter' | 'lastTurn'>;

export function turnsText({ turns, inTurn }: Pick<Voyage, 'turns' | 'inTurn'>, say: Say): string {
  if (!inTurn) return say.turnsLeft(turns);
  return turns === 0 ? say.lastTurn : say.turnsAfter(turns);
}
