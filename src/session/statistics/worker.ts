/**
 * The statistics in a worker of their own, with their own connection to the database, so that no tap waits for them.
 * Says as soon as possible what is known, then goes on with the games that still wait.
 */
import { CATALOGUE } from '#catalog';
import { openStore } from '#storage';
import { makeRules } from '../rules.ts';
import { StatisticsDesk } from './desk.ts';
import type { StatisticsAnswer, StatisticsQuestion } from './open.ts';
import { EVERYTHING, type StatisticsFilter } from './tally.ts';

let filter: StatisticsFilter = EVERYTHING;
let desk: StatisticsDesk | null = null;

function answer(message: StatisticsAnswer): void {
  postMessage(message);
}

function tell(): void {
  if (desk !== null) answer({ type: 'statistics', statistics: desk.tally(filter), filter });
}

async function run(): Promise<void> {
  const store = await openStore();
  const opened = new StatisticsDesk(store, makeRules(CATALOGUE));
  if (store.place.type !== 'database' || !(await opened.read())) {
    answer({ type: 'failed' });
    return;
  }
  desk = opened;
  tell();
  if (opened.waiting === 0) return;
  const all = opened.waiting;
  while (opened.waiting > 0) {
    await opened.work();
    answer({ type: 'progress', share: 1 - opened.waiting / all });
  }
  tell();
}

addEventListener('message', ({ data }: MessageEvent<StatisticsQuestion>) => {
  ({ filter } = data);
  if (desk !== null) tell();
});
run().catch(() => {
  answer({ type: 'failed' });
});
