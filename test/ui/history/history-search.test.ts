import { describe, expect, test } from 'vitest';
import type { GameRecord } from '#session/store.ts';
import { filtersSet, HistorySearch, NO_FILTER } from '#ui/history/history-search.ts';

function game(id: string, change: Partial<GameRecord>, setup: Partial<GameRecord['setup']> = {}): GameRecord {
  return {
    id,
    setup: {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: ['base'],
      mode: 'competitive',
      players: ['Ana', 'Ben'],
      tracking: 'table',
      houseRules: {},
      ...setup,
    },
    title: '',
    notes: '',
    campaignId: null,
    showOdds: null,
    startedAt: 0,
    updatedAt: 0,
    endedAt: null,
    deletedAt: null,
    length: 0,
    stored: 0,
    revision: 1,
    changeMark: id,
    status: 'finished',
    standing: null,
    ...change,
  };
}

const day = (date: number, hour = 20) => new Date(2026, 10, date, hour).getTime();
const GAMES = [
  game('old', { startedAt: day(1), updatedAt: day(30), notes: 'Käse  und Wein' }),
  game('new', { startedAt: day(18, 23), title: 'Grande finale' }, { players: ['José', 'Ben'] }),
  game('sail', { startedAt: day(10) }, { game: 'make-sail', boxes: ['make-sail'], players: ['Ana', 'Cleo'] }),
];
const search = new HistorySearch(GAMES, ({ setup }) =>
  setup.game === 'make-sail' ? 'Unterwegs!' : 'Port Royal',
);
const find = (filter: Partial<typeof NO_FILTER>) =>
  search.find({ ...NO_FILTER, ...filter }).map(({ id }) => id);

describe('the history finds', () => {
  test('everything, the latest evening first, however late somebody wrote a note', () => {
    expect(find({})).toEqual(['new', 'sail', 'old']);
  });

  test.each([
    ['jose', ['new']],
    ['KASE', ['old']],
    ['wein ana', ['old']],
    ['unterwegs', ['sail']],
    ['finale ben', ['new']],
    ['nobody', []],
  ])('%s', (text, ids) => {
    expect(find({ text })).toEqual(ids);
  });

  test('by person, whatever the case, and only the whole name', () => {
    expect(find({ person: 'ANA' })).toEqual(['sail', 'old']);
    expect(find({ person: 'An' })).toEqual([]);
  });

  test('by game, by box and by day, the last day included', () => {
    expect(find({ game: 'make-sail' })).toEqual(['sail']);
    expect(find({ box: 'base' })).toEqual(['new', 'old']);
    expect(find({ from: '2026-11-10' })).toEqual(['new', 'sail']);
    expect(find({ until: '2026-11-18' })).toEqual(['new', 'sail', 'old']);
    expect(find({ from: '2026-11-02', until: '2026-11-17' })).toEqual(['sail']);
  });

  test('what the filters can offer', () => {
    expect(search.people().toSorted()).toEqual(['Ana', 'Ben', 'Cleo', 'José']);
    expect(search.people().slice(0, 2).toSorted()).toEqual(['Ana', 'Ben']);
    expect(search.kinds()).toEqual({ games: ['port-royal', 'make-sail'], boxes: ['base', 'make-sail'] });
    expect(filtersSet({ ...NO_FILTER, text: 'x', person: 'Ana', from: '2026-11-01' })).toBe(2);
  });
});
