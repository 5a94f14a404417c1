/** The one thing that is done most at this moment, for the big key under the thumb and for Enter. */
import type { Entry, State } from '#engine';
import { playerName } from './sayable.ts';

export function mainAction(state: State): Extract<Entry, { type: 'stop' | 'pass' | 'end-turn' }> | null {
  if (state.ending.kind !== 'none') return null;
  if (state.tracking === 'scores') return { type: 'end-turn' };
  // With the name: a second tap in a hurry does not pass for the next player too.
  if (state.phase === 'trade') return { type: 'pass', player: playerName(state, state.acting) };
  if (state.phase === 'bust') return { type: 'end-turn' };
  return state.phase === 'discover' ? { type: 'stop' } : null;
}
