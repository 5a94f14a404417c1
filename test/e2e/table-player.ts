// Plays a planned game through the real screen, by the hooks on its controls, and compares what it shows with the engine.
import type { Page } from '@playwright/test';
import type { Entry, Setup, State } from '#engine';
import type { PlayedStep, TablePlay } from '../support/table-play.ts';
import { storeGame } from './new-game-store.ts';
import { expect } from './support.ts';

/** Puts a game into the store and opens its table. */
export async function openTable(
  page: Page,
  id: string,
  setup: Setup,
  entries: readonly Entry[] = [],
): Promise<void> {
  await storeGame(page, {
    id,
    setup: { ...setup },
    entries: entries.map((entry) => ({ ...entry })),
    status: 'in-progress',
  });
  await page.goto(`/game/${id}/`);
  await expect(page.locator('main.table')).toBeVisible();
}

/** The figures of all players as the screen shows them. */
export function shownFigures(page: Page): Promise<Record<string, Record<string, number>>> {
  return page.locator('main [data-figure]').evaluateAll((elements) => {
    const figures: Record<string, Record<string, number>> = {};
    for (const element of elements) {
      const { player = '', figure = '' } = (element as HTMLElement).dataset;
      (figures[player] ??= {})[figure] = Number(element.textContent);
    }
    return figures;
  });
}

export function figuresOf(state: State): Record<string, Record<string, number>> {
  return Object.fromEntries(
    state.players.map(({ influence, coins, swords }, seat) => [
      state.table.players[seat] ?? '',
      { influence, coins, swords },
    ]),
  );
}

/** Waits until the screen shows these figures. */
export async function expectFigures(page: Page, state: State): Promise<void> {
  await expect.poll(() => shownFigures(page), { intervals: [0, 15, 30, 60, 100] }).toEqual(figuresOf(state));
}

/** Says one planned step; returns the number of taps. */
export async function sayStep(page: Page, step: PlayedStep): Promise<number> {
  for (const tap of step.taps) await page.locator(tap).first().tap();
  return step.taps.length;
}

/** Plays the steps one after the other and looks at the figures now and then; returns taps and facts. */
export async function playThrough(
  page: Page,
  play: TablePlay,
  from = 0,
  to = play.steps.length,
): Promise<{ readonly taps: number; readonly facts: number }> {
  let taps = 0;
  let facts = 0;
  for (const step of play.steps.slice(from, to)) {
    taps += await sayStep(page, step);
    facts += step.facts;
    // What the next tap implies is not on the screen yet.
    if (step.taps.length > 0) await expectFigures(page, step.state);
  }
  return { taps, facts };
}
