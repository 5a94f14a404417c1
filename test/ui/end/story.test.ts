import { CATALOGUE } from '#catalog';
import { apply, openTable, type Entry, type Setup, type State } from '#engine';
import { describe, expect, test } from 'vitest';
import { placesOf, storyOf, type Highlight, type StoryStep } from '#ui/end/story.ts';
import { randomGame } from '../../support/random-play.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

function play(entries: readonly Entry[], setup: Setup = SETUP): { start: State; steps: StoryStep[] } {
  const opened = openTable(setup, CATALOGUE);
  if (opened.type === 'refused') throw new Error(opened.problem.field);
  const steps: StoryStep[] = [];
  let { state } = opened;
  for (const entry of entries) {
    const applied = apply(state, entry);
    if (applied.type === 'refused') throw new Error(`${entry.type}: ${applied.obstacle.kind}`);
    ({ state } = applied);
    steps.push({ entry, state, consequences: applied.consequences });
  }
  return { start: opened.state, steps };
}

function storyAfter(...entries: Entry[]) {
  const { start, steps } = play(entries);
  return storyOf(start, steps);
}

function highlight<Kind extends Highlight['kind']>(story: ReturnType<typeof storyAfter>, kind: Kind) {
  return story.highlights.find((each): each is Extract<Highlight, { kind: Kind }> => each.kind === kind);
}

const reveal = (card: string): Entry => ({ type: 'reveal', card });

describe('influence by turn', () => {
  test('has a point before the first card and one after each turn', () => {
    const story = storyAfter(
      reveal('sailor-3-1'),
      { type: 'stop' },
      { type: 'take', player: 'Ana', card: 'sailor-3-1' },
      reveal('ship-blue-2-2'),
      { type: 'stop' },
      { type: 'end-turn' },
    );
    expect(story.points).toEqual([
      { turn: 0, round: 0, player: null, influence: [0, 0, 0] },
      { turn: 1, round: 1, player: 0, influence: [1, 0, 0] },
      { turn: 2, round: 1, player: 1, influence: [1, 0, 0] },
    ]);
    expect(story.cardsTurnedUp).toBe(2);
  });

  test('ends with the figures that the table saw', () => {
    const { entries, setup } = randomGame(11, CATALOGUE, { setup: SETUP });
    const { start, steps } = play(entries, setup);
    const story = storyOf(start, steps);
    const last = steps.at(-1)?.state;
    expect(last?.ending.kind).toBe('winners');
    expect(story.points.at(-1)?.influence).toEqual(last?.players.map(({ influence }) => influence));
    const turns = steps.flatMap(({ consequences }) => consequences.filter(({ type }) => type === 'turn'));
    expect(story.points).toHaveLength(turns.length + 2);
  });
});

describe('highlights', () => {
  test('the longest discover, and whether it went well', () => {
    const story = storyAfter(
      reveal('ship-blue-2-2'),
      reveal('ship-red-2-3'),
      { type: 'stop' },
      { type: 'end-turn' },
      reveal('ship-blue-1-1'),
      reveal('sailor-3-1'),
      reveal('ship-blue-3-5'),
    );
    expect(highlight(story, 'longest-discover')).toEqual({
      kind: 'longest-discover',
      player: 1,
      cards: 3,
      round: 1,
      busted: true,
    });
    expect(highlight(story, 'biggest-bust')).toEqual({ kind: 'biggest-bust', player: 1, cards: 3, round: 1 });
  });

  test('the richest trade counts the ship and the traders', () => {
    const story = storyAfter(
      { type: 'add-card', player: 'Ana', card: 'trader-blue-3-1' },
      reveal('ship-blue-4-5'),
      { type: 'stop' },
      { type: 'take', player: 'Ana', card: 'ship-blue-4-5' },
    );
    expect(highlight(story, 'richest-trade')).toMatchObject({ player: 0, card: 'ship-blue-4-5', coins: 5 });
    expect(highlight(story, 'most-coins')).toMatchObject({ player: 0, coins: 8 });
  });

  test('the coins that the others brought, and the tax', () => {
    const story = storyAfter(
      { type: 'coins', player: 'Cleo', set: 14 },
      reveal('tax-swords'),
      reveal('ship-blue-2-2'),
      reveal('ship-red-2-3'),
      { type: 'stop' },
      { type: 'take', player: 'Ben', card: 'ship-blue-2-2' },
      { type: 'take', player: 'Cleo', card: 'ship-red-2-3' },
    );
    expect(highlight(story, 'heaviest-tax')).toMatchObject({ player: 2, coins: 7 });
    expect(highlight(story, 'most-tribute')).toEqual({ kind: 'most-tribute', player: 0, coins: 2 });
    expect(highlight(story, 'biggest-bust')).toBeUndefined();
  });

  test('say nothing of what the table did not enter', () => {
    const { start, steps } = play(
      [{ type: 'add-card', player: 'Ana', card: 'sailor-3-1' }, { type: 'end-turn' }],
      { ...SETUP, tracking: 'scores' },
    );
    expect(storyOf(start, steps).highlights.map(({ kind }) => kind)).toEqual(['most-coins']);
  });
});

describe('places', () => {
  const end = (...entries: Entry[]) => {
    const { steps } = play([...entries, { type: 'finish' }]);
    const state = steps.at(-1)?.state;
    if (state === undefined) throw new Error('nothing was said');
    return placesOf(state).map(({ seat, place, won }) => ({ seat, place, won }));
  };

  test('[R-END-2] coins part what influence ties', () => {
    expect(end({ type: 'coins', player: 'Ben', set: 5 })).toEqual([
      { seat: 1, place: 1, won: true },
      { seat: 0, place: 2, won: false },
      { seat: 2, place: 2, won: false },
    ]);
  });

  test('[R-END-2] a shared win is a shared first place', () => {
    expect(end({ type: 'coins', player: 'Ben', set: 1 })).toEqual([
      { seat: 0, place: 1, won: true },
      { seat: 2, place: 1, won: true },
      { seat: 1, place: 3, won: false },
    ]);
  });
});
