/**
 * Keeps the figures of all stored games at hand and tallies them as asked. Games whose figures are missing or older than the
 * game are replayed in small portions. Runs in a worker or on the page; it knows no screen.
 */
import { figuresStamp, type FiguresRecord, type GameRecord, type Store } from '#storage';
import type { Rules } from '../rules.ts';
import { figuresOf, FIGURES_VERSION, readFigures, type GameFigures } from './figures.ts';
import { tally, type Statistics, type StatisticsFilter } from './tally.ts';

const GAMES_AT_ONCE = 25;
/** A game that the rules of today refuse is remembered as such, so that it is not tried again at every visit. */
const REFUSED = { version: FIGURES_VERSION, refused: true } as const;

export type DeskStore = Pick<Store, 'games' | 'figures'>;

export class StatisticsDesk {
  readonly #store: DeskStore;
  readonly #rules: Rules;
  #records: readonly GameRecord[] = [];
  #figures = new Map<string, GameFigures | null>();
  #waiting: GameRecord[] = [];

  constructor(store: DeskStore, rules: Rules) {
    this.#store = store;
    this.#rules = rules;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Reads all results and the figures kept so far. False: the store cannot be read. */
  async read(): Promise<boolean> {
    const [listed, kept] = await Promise.all([this.#store.games.list(), this.#store.figures.all()]);
    if (listed.type !== 'ok' || kept.type !== 'ok') return false;
    const byGame = new Map(kept.records.map((record) => [record.id, record]));
    this.#records = listed.games.filter(({ status }) => status === 'finished');
    this.#figures = new Map();
    this.#waiting = [];
    for (const record of this.#records) {
      const known = byGame.get(record.id);
      if (known?.stamp !== figuresStamp(record) || !isOfToday(known.figures)) this.#waiting.push(record);
      else this.#figures.set(record.id, readFigures(known.figures));
    }
    return true;
  }

  /** Replays a few of the games that wait and keeps their figures. */
  async work(breathe: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const portion = this.#waiting.splice(0, GAMES_AT_ONCE);
    const made: FiguresRecord[] = [];
    for (const record of portion) {
      await breathe();
      const loaded = await this.#store.games.load(record.id);
      const figures = loaded.type === 'ok' ? this.#figuresOf(record, loaded.game.entries) : null;
      this.#figures.set(record.id, figures);
      // What could not be read now may be readable at the next visit.
      if (loaded.type !== 'ok') continue;
      made.push({ id: record.id, stamp: figuresStamp(loaded.game.record), figures: figures ?? REFUSED });
    }
    // Not stored: they are worked out again at the next visit.
    if (made.length > 0) await this.#store.figures.put(made);
  }

  tally(filter: StatisticsFilter): Statistics {
    const waiting = new Set(this.#waiting.map(({ id }) => id));
    return tally(
      this.#records.map((record) => ({
        record,
        figures: this.#figures.get(record.id) ?? null,
        waits: waiting.has(record.id),
      })),
      filter,
    );
  }

  #figuresOf(record: GameRecord, entries: Parameters<typeof figuresOf>[1]['entries']): GameFigures | null {
    return figuresOf(this.#rules, { setup: record.setup, entries });
  }
}

function isOfToday(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === FIGURES_VERSION
  );
}
