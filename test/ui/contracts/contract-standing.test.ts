// How far each player is with each contract, as values and as the words of both languages.
import { CATALOGUE } from '#catalog';
import { CONTRACT_IDS, type ContractId, type State } from '#engine';
import { nextReward, pipsOf, standingOf, type Standing } from '#ui/contracts/contract-standing.ts';
import { declineLabel } from '#ui/contracts/decline-label.ts';
import { signsOf } from '#ui/contracts/requirement-signs.ts';
import { vocabulary } from '#ui/wording/cards.ts';
import { contractWords, requirementText, standingText } from '#ui/wording/contracts.ts';
import { describe, expect, test } from 'vitest';
import { after, contractGame, hired, reveals } from './table-of-contracts.ts';

const ENGLISH = vocabulary('big-box-2021', 'en');
const GERMAN = vocabulary('pegasus-2014', 'de');

function contractIn(state: State, id: ContractId) {
  const contract = state.table.contracts.find((one) => one.id === id);
  if (contract === undefined) throw new Error(`${id} is not out`);
  return contract;
}

function standing(state: State, seat: number, id: ContractId): Standing {
  return standingOf(state, seat, contractIn(state, id));
}

describe('what is there and what is missing', () => {
  const duel = contractGame(
    ['Ana', 'Ben'],
    ['trade-outpost', 'trade-master', 'thrifty-staff', 'mercenary', 'ransom'],
    { printed: { ransom: { seal: { number: 2, letter: 'K' }, rewards: [9, 8, 7, 6, 5] } } },
  );
  const state = after(
    duel,
    ...hired('Ben', 'settler-4-1', 'trader-blue-3-1', 'sailor-3-1', 'jack-of-all-trades-6-1'),
  );

  test('[R-CON-5] names each person of a pair; a jack of all trades stands for none', () => {
    expect(standing(state, 1, 'trade-outpost')).toEqual({
      kind: 'persons',
      parts: [
        { role: 'settler', there: true },
        { role: 'clerk', there: false },
      ],
    });
    expect(standingText(standing(state, 1, 'trade-outpost'), ENGLISH)).toBe('Settler ✓, Clerk missing');
    expect(standingText(standing(state, 1, 'trade-outpost'), GERMAN)).toBe('✓ Siedler, Kontorist fehlt');
    expect(standingText(standing(state, 0, 'trade-outpost'), GERMAN)).toBe('Siedler und Kontorist fehlen');
  });

  test('[R-CON-5] two of a kind need two cards', () => {
    expect(standingText(standing(state, 1, 'trade-master'), ENGLISH)).toBe('Trader ✓, Trader missing');
    expect(standingText(standing(state, 0, 'trade-master'), ENGLISH)).toBe('2 Traders missing');
    expect(pipsOf(standing(state, 1, 'trade-master'))).toEqual({ has: 1, needs: 2 });
  });

  test('[R-CON-6] counts cheap persons and swords', () => {
    expect(standingText(standing(state, 1, 'thrifty-staff'), ENGLISH)).toBe('2 professions missing');
    expect(standingText(standing(state, 1, 'mercenary'), ENGLISH)).toBe('2 cutlasses missing');
    expect(standingText(standing(state, 1, 'mercenary'), GERMAN)).toBe('2 Säbel fehlen');
  });

  test('[R-CON-10] counts the coins of a ransom, and knows the rewards that the table has read', () => {
    expect(standingText(standing(state, 0, 'ransom'), ENGLISH)).toBe('12 coins missing');
    expect(nextReward(state, contractIn(state, 'ransom'))).toBe(9);
  });
});

test('[R-CON-2] a contract that is done says on which space; who has no marker left hears that', () => {
  const state = after(
    contractGame(['Ana', 'Ben'], ['mercenary', 'explorer', 'luminary', 'jinx', 'tax-inspector']),
    ...hired('Ana', 'pirate-7-2', 'sailor-3-1', 'expedition-cc', 'priest-4-1', 'jester-5-1'),
    { type: 'reveal', card: 'sailor-3-1' },
    { type: 'contract', player: 'Ana', contract: 'mercenary' },
    { type: 'contract', player: 'Ana', contract: 'explorer' },
    { type: 'contract', player: 'Ana', contract: 'luminary' },
  );
  expect(standing(state, 0, 'mercenary')).toEqual({ kind: 'done', place: 1 });
  expect(standing(state, 0, 'jinx')).toEqual({ kind: 'no-marker' });
  expect(standing(state, 1, 'jinx')).toEqual({ kind: 'bust' });
  expect(nextReward(state, contractIn(state, 'mercenary'))).toBe(2);
});

test('[R-CON-7] a nemesis counts the times, and the button says which one comes next', () => {
  const setup = contractGame(['Ana'], ['frigate-nemesis', 'mercenary', 'jinx']);
  const once = after(
    setup,
    ...reveals('ship-red-1-1'),
    { type: 'stop' },
    { type: 'take', card: 'ship-red-1-1', decline: true },
    ...reveals('ship-red-2-3'),
    { type: 'stop' },
  );
  expect(standing(once, 0, 'frigate-nemesis')).toEqual({ kind: 'declined', step: 1, times: 3 });
  const frigate = once.table.types[once.table.typeOf.get('ship-red-2-3') ?? -1]?.card;
  if (frigate === undefined) throw new Error('no frigate');
  expect(declineLabel(once, 0, frigate, ENGLISH)).toBe('Decline the coins: Frigate Nemesis, step 2 of 3');
});

test('[R-CON-8] colours are counted in the own turn only', () => {
  const setup = contractGame(
    ['Ana', 'Ben'],
    ['speculator', 'major-speculator', 'mercenary', 'jinx', 'explorer'],
  );
  const state = after(setup, ...reveals('ship-blue-1-1', 'ship-green-1-1'));
  expect(standingText(standing(state, 0, 'speculator'), ENGLISH)).toBe('2 of 3 colours in the harbor');
  expect(standingText(standing(state, 1, 'speculator'), ENGLISH)).toBe('on the own turn');
  const placed = after(setup, ...reveals('ship-blue-1-1', 'ship-green-1-1', 'ship-red-1-1'), {
    type: 'contract',
    player: 'Ana',
    contract: 'speculator',
  });
  expect(pipsOf(standing(placed, 0, 'speculator'))).toEqual({ has: 1, needs: 2 });
});

test('[R-CON-9] ships kept show their colours', () => {
  const state = after(
    contractGame(['Ana'], ['pirates-nest', 'mercenary', 'jinx']),
    ...hired('Ana', 'sailor-3-1'),
    ...reveals('ship-red-1-1'),
    { type: 'repel', keep: true },
    ...reveals('ship-blue-1-1'),
    { type: 'repel', keep: true },
  );
  expect(standing(state, 0, 'pirates-nest')).toEqual({ kind: 'nest', kept: ['blue', 'red'], needs: 5 });
  expect(standingText(standing(state, 0, 'pirates-nest'), GERMAN)).toBe('2 von 5 Farben');
});

describe.each(CONTRACT_IDS)('%s', (id) => {
  test('has drawings and own words in both languages', () => {
    const contract = CATALOGUE.contracts[id];
    expect(signsOf(contract.requirement).length).toBeGreaterThan(0);
    const english = requirementText(contract, ENGLISH);
    expect(english).not.toBe('');
    expect(requirementText(contract, GERMAN)).not.toBe(english);
  });
});

test('a requirement that must be met several times says how often', () => {
  expect(requirementText(CATALOGUE.contracts['frigate-nemesis'], ENGLISH)).toBe(
    'take a frigate without its coins, 3 times',
  );
  expect(requirementText(CATALOGUE.contracts.speculator, GERMAN)).toBe(
    '3 Schiffsfarben im Hafen, in 2 Zügen',
  );
});

/** Figures and names without words of their own are the same in both languages. */
const SAME = new Set(['complete', 'closest', 'open']);

function sentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, String((value as (...filled: unknown[]) => unknown)(7, 8, 9, 10))]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    sentences(inner, path === '' ? key : `${path}.${key}`),
  );
}

test.each(sentences(contractWords.en, ''))('%s says something, in German something else', (path, english) => {
  const german = new Map(sentences(contractWords.de, '')).get(path) ?? '';
  expect(english.trim()).not.toBe('');
  expect(german.trim()).not.toBe('');
  expect(german === english).toBe(SAME.has(path));
});
