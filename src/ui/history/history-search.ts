/**
 * Finds games in the history: by words anywhere in names, title and notes, and by filters. Works on the records of the
 * list only, so that thousands of games answer while one types. It knows no screen.
 */
import type { GameRecord } from '#session/store.ts';

export interface HistoryFilter {
  readonly text: string;
  readonly person: string;
  readonly game: string;
  readonly box: string;
  /** Days as a date field gives them (2026-11-18); empty: no bound. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: HistoryFilter = { text: '', person: '', game: '', box: '', from: '', until: '' };

/** How many filters besides the words are set. */
export function filtersSet({ person, game, box, from, until }: HistoryFilter): number {
  return [person, game, box, from, until].filter((value) => value !== '').length;
}

/** Case, accents and odd spaces do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export class HistorySearch {
  readonly games: readonly GameRecord[];
  readonly #extraWords: (record: GameRecord) => string;
  readonly #texts = new Map<string, string>();

  /** `extraWords`: what else the screen shows of a game, such as its name in the language of the screen. */
  constructor(games: readonly GameRecord[], extraWords: (record: GameRecord) => string) {
    // The evening counts, not the moment when somebody added a note to it.
    this.games = games.toSorted((one, other) => other.startedAt - one.startedAt);
    this.#extraWords = extraWords;
  }

  find(filter: HistoryFilter): readonly GameRecord[] {
    const words = folded(filter.text)
      .split(' ')
      .filter((word) => word !== '');
    const person = folded(filter.person);
    const from = filter.from === '' ? -Infinity : startOfDay(filter.from);
    const until = filter.until === '' ? Infinity : startOfDay(filter.until, 1);
    if (words.length === 0 && filtersSet(filter) === 0) return this.games;
    return this.games.filter((record) => {
      const { setup, startedAt } = record;
      return (
        startedAt >= from &&
        startedAt < until &&
        (filter.game === '' || setup.game === filter.game) &&
        (filter.box === '' || setup.boxes.some((box) => box === filter.box)) &&
        (person === '' || setup.players.some((name) => folded(name) === person)) &&
        (words.length === 0 || this.#has(record, words))
      );
    });
  }

  #has(record: GameRecord, words: readonly string[]): boolean {
    let text = this.#texts.get(record.id);
    if (text === undefined) {
      const { setup, title, notes } = record;
      text = folded([...setup.players, title, notes, this.#extraWords(record)].join(' '));
      this.#texts.set(record.id, text);
    }
    const found = text;
    return words.every((word) => found.includes(word));
  }

  /** Everybody who occurs, by how often they do. */
  people(): readonly string[] {
    const counts = new Map<string, { name: string; games: number }>();
    for (const { setup } of this.games) {
      for (const name of setup.players) {
        const key = folded(name);
        const known = counts.get(key);
        if (known === undefined) counts.set(key, { name, games: 1 });
        else known.games += 1;
      }
    }
    return [...counts.values()].sort((one, other) => other.games - one.games).map(({ name }) => name);
  }

  /** The values that occur, for a filter that offers nothing in vain. */
  kinds(): { readonly games: readonly string[]; readonly boxes: readonly string[] } {
    return {
      games: [...new Set(this.games.map(({ setup }) => setup.game))],
      boxes: [...new Set(this.games.flatMap(({ setup }) => setup.boxes))],
    };
  }
}

/** In the time of this device: an evening in November is one where it was played. */
function startOfDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
