/** What the adventure's part of the table offers, asked of real games. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { replay, type AdventureSetup, type Entry, type Setup, type State } from '#engine';
import {
  buyers,
  characterLines,
  eventChoices,
  eventOfTurn,
  isStoryNumber,
  mayLookOut,
  missionLines,
  missionOffers,
  storyNumbers,
  turnsToMonthEnd,
} from '#ui/adventure/adventure-standing.ts';

function after(
  entries: readonly Entry[],
  changes: Partial<AdventureSetup> = {},
  setup: Partial<Setup> = {},
): State {
  const played = replay(
    {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: ['base', 'adventure'],
      mode: 'cooperative',
      players: ['Ana', 'Ben', 'Cleo'],
      tracking: 'table',
      houseRules: {},
      adventure: {
        chapter: 1,
        attempt: 1,
        variable: false,
        characters: {},
        extraCoins: {},
        playCards: {},
        unnamedCards: 0,
        crownTrack: [2, 4, 7, 10, 14, 18],
        ...changes,
      },
      ...setup,
    },
    entries,
    CATALOGUE,
  );
  if (played.type === 'refused') throw new Error(JSON.stringify(played.obstacle));
  if (played.type === 'file') throw new Error(JSON.stringify(played.problem));
  return played.state;
}

const event = (name: string): Entry => ({ type: 'event', event: name });
const quiet = (name: string): Entry[] => [
  event(name),
  { type: 'reveal', card: 'settler-4-1' },
  { type: 'stop' },
  { type: 'end-turn' },
];
const month = [...quiet('calm'), ...quiet('storm'), event('month-end')];
const story = (...numbers: string[]): Entry => ({
  type: 'story',
  missions: numbers.map((number) => ({ number })),
});
const adds = (player: string, card: string, more: object = {}): Entry => ({
  type: 'add-card',
  player,
  card,
  ...more,
});

describe('[R-ADV-4] the Event deck on the screen', () => {
  it('counts the turns to Month’s End and names the event of this turn', () => {
    expect(turnsToMonthEnd(after([]))).toBe(2);
    expect(eventOfTurn(after([]))).toBeNull();
    expect(turnsToMonthEnd(after([event('calm')]))).toBe(2);
    expect(turnsToMonthEnd(after(quiet('calm')))).toBe(1);
    expect(turnsToMonthEnd(after(month.slice(0, -1)))).toBe(0);
    expect(eventOfTurn(after([event('calm')]))).toBe('calm');
    expect(eventOfTurn(after(month))).toBe('month-end');
    expect(turnsToMonthEnd(after(month))).toBe(4);
  });

  it('offers events met before that lie in no known place, and event 1 for one or two players', () => {
    const met = ['calm', 'storm', 'fog'];
    expect(eventChoices(after([event('calm')]), met)).toEqual(['storm', 'fog']);
    expect(eventChoices(after(month), met)).toEqual(['fog']);
    expect(eventChoices(after([], {}, { players: ['Ana', 'Ben'] }), met)).toEqual([
      'event-1',
      'calm',
      'storm',
      'fog',
    ]);
  });
});

describe('[R-ADV-5] missions on the screen', () => {
  it('offers a mission to whoever meets it, in the own turn only', () => {
    const before = [
      story('13'),
      adds('Ben', 'priest-4-1'),
      { type: 'coins', player: 'Ben', set: 9 } as const,
    ];
    expect(missionOffers(after([...before, event('calm')]))).toEqual([]);
    const bens = after([...before, ...quiet('calm'), event('storm')]);
    expect(missionOffers(bens)).toMatchObject([
      { player: 'Ben', mission: { number: '13' }, atOnce: false, firstPlace: false },
    ]);
    const [line] = missionLines(bens);
    expect(line?.progress.find(({ player }) => player === 'Ben')?.parts).toMatchObject([
      { has: 9, needs: 4 },
      { has: 1, needs: 1 },
    ]);
    const done = after([
      ...before,
      ...quiet('calm'),
      event('storm'),
      { type: 'mission', player: 'Ben', mission: '13' },
    ]);
    expect(missionLines(done)[0]).toMatchObject({ done: ['Ben'] });
    expect(missionOffers(done)).toEqual([]);
  });

  it('[R-ADV-13] says which must be decided at once, and which place of mission 52 it is', () => {
    const stopped = after([
      story('52'),
      event('calm'),
      { type: 'reveal', card: 'settler-4-1' },
      { type: 'stop' },
    ]);
    expect(missionOffers(stopped)).toMatchObject([{ player: 'Ana', atOnce: true, firstPlace: true }]);
  });

  it('does not offer what only the table can judge, but lets it be said', () => {
    const state = after([story('14'), event('calm')]);
    expect(missionOffers(state)).toEqual([]);
    expect(missionLines(state)[0]?.progress[0]).toMatchObject({ player: 'Ana', ready: true });
  });
});

describe('[R-ADV-1] characters on the screen', () => {
  it('show markers, ability, trophy and what an innkeeper buys', () => {
    const characters = { Ana: { character: 'senora-anne', coins: 3 } };
    expect(characterLines(after([], { characters }))[0]).toMatchObject({
      character: 'senora-anne',
      markers: 4,
      unlocked: false,
      trophy: false,
    });
    const later = after(
      [
        story('14', '16'),
        adds('Ana', 'innkeeper-4-1-3'),
        adds('Ana', 'ship-blue-1-1-rum', { as: 'item' }),
        event('calm'),
        { type: 'mission', player: 'Ana', mission: '14' },
        { type: 'mission', player: 'Ana', mission: '16' },
        { type: 'crowns', player: 'Ana', add: 3 },
        { type: 'reveal', card: 'settler-4-1' },
        { type: 'stop' },
      ],
      { characters, playCards: { 'innkeeper-4-1-3': 1, 'ship-blue-1-1-rum': 1 } },
    );
    expect(characterLines(later)[0]).toMatchObject({
      markers: 2,
      unlocked: true,
      trophy: true,
      crowns: 3,
      sells: ['ship-blue-1-1-rum'],
    });
  });

  it('[R-ADV-8] look out in Discover with a lookout', () => {
    expect(mayLookOut(after([event('calm')]))).toBe(false);
    const playCards = { 'lookout-4-1': 1 };
    expect(mayLookOut(after([adds('Ana', 'lookout-4-1'), event('calm')], { playCards }))).toBe(true);
  });

  it('[R-ADV-10] buy a marker off at a Month’s End that says so, with the coins', () => {
    const quietMonth = ['a', 'b', 'c', 'd'].flatMap(quiet);
    const open: Entry[] = [
      ...quietMonth,
      event('month-end'),
      { type: 'coins', player: 'Ben', set: 8 },
      { type: 'coins', player: 'Ana', set: 7 },
      { type: 'coins', player: 'Cleo', set: 7 },
      { type: 'month-end', buyOff: true },
    ];
    const rivals = { mode: 'competitive' } as const;
    expect(buyers(after(open, {}, rivals))).toEqual(['Ben']);
    expect(buyers(after(open.slice(0, -1), {}, rivals))).toEqual([]);
  });
});

describe('story numbers', () => {
  it('are read from a line of text, each once', () => {
    expect(storyNumbers('13, 15 and 28B, 13')).toEqual(['13', '15', '28b']);
    expect(isStoryNumber('28b')).toBe(true);
    expect(isStoryNumber('card 9')).toBe(false);
  });
});
