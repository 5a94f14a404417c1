// Games against the Time deck that were played before: best ranks, and advice for the next one.
import { NO_CARDS, readingOf, type MyCards } from '#catalog';
import type { GameRecord } from '#session/store.ts';
import { suggestionFor } from '#ui/contracts/difficulty.ts';
import { withContractsRead } from '#ui/contracts/read-contracts.ts';
import { bestsOf, gamesAgainstTime, type TimeDeckGame } from '#ui/contracts/solo-history.ts';
import { describe, expect, test } from 'vitest';
import { contractGame } from './table-of-contracts.ts';

const ALONE = contractGame(['Ana'], ['mercenary', 'explorer', 'jinx']);

function record(id: string, change: Partial<GameRecord> = {}): GameRecord {
  return {
    id,
    setup: ALONE,
    title: '',
    notes: '',
    campaignId: null,
    showOdds: null,
    startedAt: 0,
    updatedAt: 1000,
    endedAt: 1000,
    deletedAt: null,
    length: 0,
    stored: 0,
    revision: 1,
    changeMark: id,
    status: 'finished',
    standing: { round: 3, players: [], winners: null, outcome: 'won', rank: 'Pirate' },
    ...change,
  };
}

function game(outcome: 'won' | 'lost', setAside: number, players: readonly string[] = ['Ana']): TimeDeckGame {
  return { id: 'g', endedAt: 0, players, contracts: 3, setAside, outcome, rank: null };
}

describe('the history', () => {
  test('holds finished cooperative games with contracts, the latest first', () => {
    const games = gamesAgainstTime([
      record('old', { endedAt: 10 }),
      record('new', { endedAt: 90 }),
      record('running', { status: 'in-progress' }),
      record('against', { setup: { ...ALONE, mode: 'competitive' } }),
      record('never-ended', { standing: null }),
    ]);
    expect(games.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(games[0]).toMatchObject({ contracts: 3, setAside: 0, outcome: 'won', rank: 'Pirate' });
  });

  test('a rank that this version does not know is no rank', () => {
    const standing = { round: 3, players: [], winners: null, outcome: 'won', rank: 'Admiral' } as const;
    expect(gamesAgainstTime([record('odd', { standing })])[0]?.rank).toBeNull();
  });

  test('the best rank, wins and the streak are told by number of contracts', () => {
    const some: TimeDeckGame[] = [
      { ...game('won', 3), rank: 'Sailor' },
      { ...game('won', 3), rank: 'Captain' },
      game('lost', 3),
      { ...game('won', 3), rank: 'Pirate' },
      { ...game('lost', 0, ['Ana', 'Ben', 'Cleo']), contracts: 7 },
    ];
    expect(bestsOf(some)).toEqual([
      { contracts: 3, players: 1, played: 4, won: 3, best: 'Captain', streak: 2 },
      { contracts: 7, players: 3, played: 1, won: 0, best: null, streak: 0 },
    ]);
  });
});

describe('advice on cards to set aside', () => {
  test('3 of 4 won with 5: try 6', () => {
    const games = [game('won', 5), game('lost', 5), game('won', 5), game('won', 5)];
    expect(suggestionFor(games, ['Ana'], 14)).toEqual({ kind: 'harder', won: 3, played: 4, at: 5, next: 6 });
  });

  test('twice lost: one fewer; once lost: once more', () => {
    expect(suggestionFor([game('lost', 5), game('lost', 5)], ['Ana'], 14)).toMatchObject({
      kind: 'easier',
      next: 4,
    });
    expect(suggestionFor([game('lost', 5)], ['Ana'], 14)).toMatchObject({ kind: 'same', next: 5 });
    expect(suggestionFor([game('lost', 0), game('lost', 0)], ['Ana'], 14)).toMatchObject({
      kind: 'same',
      next: 0,
    });
  });

  test('one won, one lost: about right', () => {
    expect(suggestionFor([game('won', 2), game('lost', 2)], ['Ana'], 14)).toMatchObject({
      kind: 'same',
      next: 2,
    });
  });

  test('[R-TIM-5] never the whole Time deck', () => {
    expect(suggestionFor([game('won', 9)], ['Ana'], 9)).toMatchObject({ kind: 'same', next: 9 });
    expect(suggestionFor([game('won', 9)], ['Ana'], 4)).toMatchObject({ next: 4 });
  });

  test('only games of the same people count, in whatever order they sat', () => {
    const games = [game('won', 3, ['Ben', 'Ana'])];
    expect(suggestionFor(games, ['Ana', 'ben '], 14)).toMatchObject({ next: 4 });
    expect(suggestionFor(games, ['Ana'], 14)).toBeNull();
  });
});

describe('what is read off a contract card', () => {
  const place = { edition: 'big-box-2021', box: 'contracts', id: 'ransom' } as const;
  const before: MyCards = {
    cards: [{ ...place, printed: { rewards: [5, 4, 3, 2, 1] }, readAt: '2026-01-01T00:00:00.000Z' }],
  };

  test('is added to what was read before', () => {
    const seals = { ransom: { number: 2, letter: 'J' } };
    const read = withContractsRead(
      before,
      'big-box-2021',
      { seals, rewards: {} },
      '2026-02-01T00:00:00.000Z',
    );
    expect(readingOf(read, place)?.printed).toEqual({
      rewards: [5, 4, 3, 2, 1],
      seal: { number: 2, letter: 'J' },
    });
  });

  test('is nothing where nothing was read', () => {
    expect(withContractsRead(NO_CARDS, 'big-box-2021', { seals: {}, rewards: {} }, '')).toBe(NO_CARDS);
  });
});
