// The Time deck as the screens tell it: turns, pace, ranks now, next and in reach.
import { nextRank, voyageOf } from '#ui/time-deck/voyage.ts';
import { turnsText } from '#ui/time-deck/turns-text.ts';
import { contractWords } from '#ui/wording/contracts.ts';
import { expect, test } from 'vitest';
import { after, contractGame, hired, reveals } from './table-of-contracts.ts';

const SOLO = contractGame(['Ana'], ['bruja', 'maritime-supremacy', 'galleon-nemesis']);

test('[R-TIM-2] the rulebook’s example: 15 cards, and 5 moved aside leave 10 turns', () => {
  expect(voyageOf(after(SOLO))).toMatchObject({ turns: 15, points: 0, rank: 'Landlubber', pace: 'calm' });
  expect(voyageOf(after({ ...SOLO, timeDeckSetAside: 5 }))).toMatchObject({
    turns: 10,
    atStart: 10,
    points: 5,
    rank: 'Pirate',
    next: { rank: 'Captain', needs: 1 },
    open: 3,
    contracts: 3,
  });
});

test('competitive games have no Time deck', () => {
  const duel = contractGame(['Ana', 'Ben'], ['bruja', 'mercenary', 'jinx', 'explorer'], {
    mode: 'competitive',
  });
  expect(voyageOf(after(duel))).toBeNull();
});

test('[R-TIM-3] the first card of a turn takes one turn away, the others none', () => {
  const say = contractWords.en;
  const before = voyageOf(after(SOLO));
  const first = voyageOf(after(SOLO, ...reveals('sailor-3-1')));
  const second = voyageOf(after(SOLO, ...reveals('sailor-3-1', 'captain-4-1')));
  expect(before && turnsText(before, say)).toBe('15 turns left');
  expect(first && turnsText(first, say)).toBe('14 more turns');
  expect(second).toEqual(first);
});

test('the pace warns a solo player in time, and says when the last turn is played', () => {
  const turns = (left: number) => ({ ...SOLO, timeDeckSetAside: 15 - left });
  expect(voyageOf(after(turns(6)))?.pace).toBe('calm');
  expect(voyageOf(after(turns(5)))?.pace).toBe('short');
  const last = after(turns(1), ...reveals('sailor-3-1'));
  expect(voyageOf(last)).toMatchObject({ pace: 'last', turns: 0, inTurn: true });
  const lost = after(turns(1), ...reveals('sailor-3-1'), { type: 'stop' }, { type: 'pass' });
  expect(voyageOf(lost)?.pace).toBe('over');
});

test('together a contract a turn is still calm', () => {
  const seven = contractGame(
    ['Ana', 'Ben', 'Cleo'],
    ['mercenary', 'trade-outpost', 'luminary', 'explorer', 'tax-inspector', 'jinx', 'speculator'],
  );
  const dealt = voyageOf(after(seven))?.turns ?? 0;
  expect(voyageOf(after({ ...seven, timeDeckSetAside: dealt - 8 }))?.pace).toBe('calm');
  expect(voyageOf(after({ ...seven, timeDeckSetAside: dealt - 7 }))?.pace).toBe('short');
});

test('[R-TIM-5] the rank in reach counts the tax increases nobody has seen, and the turns that are left to give', () => {
  const state = after({ ...SOLO, timeDeckSetAside: 3 });
  const taxes = voyageOf(state)?.taxes ?? 0;
  expect(taxes).toBe(4);
  expect(voyageOf(state)?.inReach).toBe('Captain');
  const fewer = after({ ...SOLO, timeDeckSetAside: 3 }, ...reveals('tax-swords', 'tax-influence'));
  // The second waits for an answer; the first was passed by.
  expect(voyageOf(fewer)).toMatchObject({ taxes: 3, inReach: 'Captain' });
  const short = after({ ...SOLO, timeDeckSetAside: 14 }, ...reveals('tax-swords'));
  expect(voyageOf(short)).toMatchObject({ rank: 'Lord of the High Seas', inReach: 'Lord of the High Seas' });
});

test('[R-TIM-6] each rank knows what the next one needs, and the highest that there is none', () => {
  expect([0, 1, 2, 7].map(nextRank)).toEqual([
    { rank: 'Sailor', needs: 2 },
    { rank: 'Sailor', needs: 1 },
    { rank: 'Pirate', needs: 2 },
    { rank: 'Lord of the High Seas', needs: 1 },
  ]);
  expect(nextRank(8)).toBeNull();
  expect(nextRank(30)).toBeNull();
});

test('a contract that somebody has completed is not open any more', () => {
  const state = after(
    contractGame(['Ana'], ['mercenary', 'explorer', 'jinx']),
    ...hired('Ana', 'pirate-7-2', 'sailor-3-1'),
    ...reveals('captain-4-1'),
    { type: 'contract', player: 'Ana', contract: 'mercenary' },
  );
  expect(voyageOf(state)?.open).toBe(2);
});
