/** Which entry of the log brought each card of the harbor: what a tap on a wrong one mends. */
import type { State } from '#engine';
import type { Step } from '#session/game.svelte.ts';

export interface HarborStep {
  /** The card's type on this table. */
  readonly index: number;
  /** Its place in the log. */
  readonly step: number;
}

/** The cards turned up one by one, in the harbor's order; those that came otherwise (a gamble, a correction) are left out. */
export function harborSteps(steps: readonly Step[], state: State): HarborStep[] {
  const found: HarborStep[] = [];
  const left = [...state.harbor];
  for (let step = steps.length - 1; step >= 0 && left.length > 0; step -= 1) {
    const entry = steps[step]?.entry;
    if (entry?.type !== 'reveal') continue;
    const index = state.table.typeOf.get(entry.card) ?? -1;
    const at = left.lastIndexOf(index);
    if (at < 0) continue;
    left.splice(at, 1);
    found.push({ index, step });
  }
  return found.reverse();
}
