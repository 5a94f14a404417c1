import { describe, expect, it } from 'vitest';
import type { Entry, Setup } from '#engine';
import { figuresOf } from '#session/statistics/figures.ts';
import { matchFiguresOf } from '#session/statistics/match-figures.ts';
import { tallyMatches } from '#session/statistics/match-tally.ts';
import { RULES } from './support.ts';

const MATCH: Setup = {
  game: 'pirates',
  edition: 'big-box-2021',
  boxes: ['pirates'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

const ROUND: readonly Entry[] = [
  { type: 'play', player: 'Ana', card: 3, target: 'Ben' },
  { type: 'out', player: 'Ben', card: 1 },
  { type: 'play', player: 'Cleo', card: 6 },
  { type: 'play', player: 'Ana', card: 9, shown: 2 },
];

describe('the figures of a match of Pirates!', () => {
  it('counts rounds, cards played, and who went out by which card', () => {
    const figures = matchFiguresOf({ setup: MATCH, entries: ROUND });
    expect(figures?.rounds).toBe(1);
    expect(figures?.seats.map(({ roundsWon }) => roundsWon)).toEqual([0, 0, 1]);
    expect(figures?.seats.map(({ timesOut }) => timesOut)).toEqual([1, 1, 0]);
    // The own Black Spot sends nobody else out.
    expect(figures?.seats.map(({ sentOut }) => sentOut)).toEqual([1, 0, 0]);
    expect(figures?.seats[0]?.played).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
    expect(figures?.outsBy).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  });

  it('are kept beside those of other games, and null where the rules of today refuse', () => {
    expect(figuresOf(RULES, { setup: MATCH, entries: ROUND })).toMatchObject({
      seats: [],
      match: { rounds: 1 },
    });
    const twice: Entry[] = [
      { type: 'play', player: 'Ben', card: 3, target: 'Ana' },
      { type: 'out', player: 'Ana' },
    ];
    expect(figuresOf(RULES, { setup: MATCH, entries: twice })).toBeNull();
  });

  it('add up over matches, one person a name', () => {
    const figures = matchFiguresOf({ setup: MATCH, entries: ROUND });
    if (figures === null) throw new Error('refused');
    const both = tallyMatches(
      [
        { players: MATCH.players, figures },
        { players: ['ana', 'Ben', 'Cleo'], figures },
      ],
      (name) => name.toLowerCase(),
    );
    expect(both).toMatchObject({
      matches: 2,
      rounds: 2,
      played: [
        { card: 3, times: 2 },
        { card: 6, times: 2 },
        { card: 9, times: 2 },
      ],
      outsBy: [
        { card: 3, times: 2 },
        { card: 9, times: 2 },
      ],
    });
    expect(both?.people[0]).toMatchObject({ name: 'Cleo', matches: 2, roundsWon: 2, favourite: { card: 6 } });
    expect(both?.people.find(({ name }) => name === 'ana')).toMatchObject({ matches: 2, sentOut: 2 });
    expect(tallyMatches([], String)).toBeNull();
  });
});
