/**
 * The door to the statistics for a screen: starts a worker where there is one, else works on the page in small portions.
 * Everything heavy is loaded here, on demand.
 */
import { sharedStore } from '../store.ts';
import { EVERYTHING, type Statistics, type StatisticsFilter } from './tally.ts';

export interface StatisticsQuestion {
  readonly filter: StatisticsFilter;
}

export type StatisticsAnswer =
  | { readonly type: 'statistics'; readonly statistics: Statistics; readonly filter: StatisticsFilter }
  /** Of replaying the games whose figures are not kept yet, from 0 to 1. */
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'failed' };

export interface OpenStatistics {
  readonly ask: (filter: StatisticsFilter) => void;
  readonly close: () => void;
}

type OnAnswer = (answer: StatisticsAnswer) => void;

export async function openStatistics(onAnswer: OnAnswer): Promise<OpenStatistics> {
  if (typeof Worker === 'undefined') return onThePage(onAnswer);
  const store = await sharedStore();
  // What lies in memory only cannot be seen by a worker.
  return store.place.type === 'database' ? inAWorker(onAnswer) : onThePage(onAnswer);
}

function inAWorker(onAnswer: OnAnswer): OpenStatistics {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let instead: Promise<OpenStatistics> | null = null;
  let wanted: StatisticsFilter = EVERYTHING;
  let closed = false;
  worker.addEventListener('message', ({ data }: MessageEvent<StatisticsAnswer>) => {
    onAnswer(data);
  });
  // Browsers before 2023 know no modules in workers: the same work on the page.
  worker.addEventListener('error', () => {
    worker.terminate();
    if (closed || instead !== null) return;
    instead = onThePage(onAnswer);
    void instead.then((page) => {
      if (closed) page.close();
      else page.ask(wanted);
    });
  });
  return {
    ask: (filter) => {
      wanted = filter;
      if (instead === null) worker.postMessage({ filter } satisfies StatisticsQuestion);
      else void instead.then((page) => page.ask(filter));
    },
    close: () => {
      closed = true;
      worker.terminate();
      void instead?.then((page) => page.close());
    },
  };
}

const LONGEST_MILLISECONDS = 12;

async function onThePage(onAnswer: OnAnswer): Promise<OpenStatistics> {
  const [{ StatisticsDesk }, { loadTable }] = await Promise.all([
    import('./desk.ts'),
    import('../open-game.ts'),
  ]);
  const { store, rules } = await loadTable();
  const desk = new StatisticsDesk(store, rules);
  const page = { closed: false };
  let filter: StatisticsFilter = EVERYTHING;
  const tell = () => {
    if (!page.closed) onAnswer({ type: 'statistics', statistics: desk.tally(filter), filter });
  };
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < LONGEST_MILLISECONDS) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  };
  void (async () => {
    if (!(await desk.read())) {
      onAnswer({ type: 'failed' });
      return;
    }
    tell();
    const all = desk.waiting;
    while (desk.waiting > 0 && !page.closed) {
      await desk.work(breathe);
      onAnswer({ type: 'progress', share: 1 - desk.waiting / all });
    }
    if (all > 0) tell();
  })();
  return {
    ask: (wanted) => {
      filter = wanted;
      tell();
    },
    close: () => {
      page.closed = true;
    },
  };
}
