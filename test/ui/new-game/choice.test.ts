import { CATALOGUE } from '#catalog';
import { openTable } from '#engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contractsNeeded,
  contractsOut,
  EXTRA_BOXES,
  firstChoice,
  isHouseSeat,
  modeOf,
  problemOf,
  rulesFor,
  setupOf,
  timeDeckSum,
  withContract,
  withExtra,
  withoutPlayer,
  withPlayer,
  withRule,
  withSeatMoved,
  type Choice,
} from '#ui/new-game/choice.ts';

const empty = firstChoice(null, 'big-box-2021', 'PIER');
const seated = (...names: string[]): Choice => ({ ...empty, seats: names });
const setup = (choice: Choice) => setupOf(choice, CATALOGUE, {});

describe('seats', () => {
  test('a seat moves and the others close up', () => {
    const choice = seated('Ana', 'Ben', 'Cleo', 'Dora');
    expect(withSeatMoved(choice, 0, 2).seats).toEqual(['Ben', 'Cleo', 'Ana', 'Dora']);
    expect(withSeatMoved(choice, 3, 0).seats).toEqual(['Dora', 'Ana', 'Ben', 'Cleo']);
    expect(withSeatMoved(choice, 0, -1)).toBe(choice);
    expect(withSeatMoved(choice, 3, 4)).toBe(choice);
  });

  test('nobody sits twice, whatever the spelling', () => {
    expect(withPlayer(seated('Ana'), ' ana ').seats).toEqual(['Ana']);
    expect(withPlayer(seated('Ana'), '  Ben   Ali ').seats).toEqual(['Ana', 'Ben Ali']);
    expect(withPlayer(seated('Ana'), '   ').seats).toEqual(['Ana']);
  });

  test('the sixth and seventh are a house rule, the eighth has no chair', () => {
    const seven = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'].reduce(withPlayer, empty);
    expect(seven.seats).toHaveLength(7);
    expect([4, 5, 6].map((seat) => isHouseSeat(seven, seat))).toEqual([false, true, true]);
    expect(setup(seven).houseRules).toEqual({ moreSeats: true });
    expect(openTable(setup(seven), CATALOGUE).type).toBe('ok');
    expect(withPlayer(seven, 'Hal')).toBe(seven);
    expect(setup(withoutPlayer(withoutPlayer(seven, 'Gus'), 'Fay')).houseRules).toEqual({});
  });

  test('whoever leaves cannot start', () => {
    const choice = { ...seated('Ana', 'Ben'), startPlayer: 'Ana' };
    expect(setup(withoutPlayer(choice, 'Ana')).startPlayer).toBe('Ben');
  });
});

describe('boxes', () => {
  test('contracts bring their cards, and go with them', () => {
    const with_ = withExtra(empty, 'contracts', true);
    expect(with_.extras).toEqual(['contract-cards', 'contracts']);
    expect(withExtra(with_, 'contract-cards', false).extras).toEqual([]);
  });

  test('[R-TIM-8] one player is cooperative, without contracts nobody is', () => {
    expect(modeOf({ ...seated('Ana', 'Ben'), mode: 'cooperative' })).toBe('competitive');
    expect(modeOf(withExtra(seated('Ana'), 'contracts', true))).toBe('cooperative');
    expect(problemOf(seated('Ana'), CATALOGUE, {})).toEqual({ kind: 'alone-needs-contracts' });
  });

  test('Make Sail! leaves out what it does not have', () => {
    const choice: Choice = {
      ...withRule(seated('Ana', 'Ben'), 'endNeedsExpedition', true, CATALOGUE),
      extras: ['gambler'],
      game: 'make-sail',
    };
    expect(rulesFor(choice)).not.toContain('endNeedsExpedition');
    expect(setup(choice)).toMatchObject({ boxes: ['make-sail'], houseRules: {} });
    expect(openTable(setup(choice), CATALOGUE).type).toBe('ok');
  });

  test('a house rule is only said where it differs from the edition', () => {
    const choice = seated('Ana', 'Ben');
    expect(withRule(choice, 'jesterPaysActive', true, CATALOGUE).houseRules).toEqual({});
    const off = withRule(choice, 'jesterPaysActive', false, CATALOGUE);
    expect(off.houseRules).toEqual({ jesterPaysActive: false });
    expect(withRule(off, 'jesterPaysActive', true, CATALOGUE).houseRules).toEqual({});
  });
});

describe('contracts', () => {
  const team = (...names: string[]): Choice => ({
    ...withExtra(seated(...names), 'contracts', true),
    mode: 'cooperative',
  });

  test('[R-TIM-2] the sum of the rulebook: 13 + 0 + 2 letters = 15', () => {
    const choice: Choice = {
      ...team('Ana'),
      contracts: { kind: 'picked', contracts: ['bruja', 'maritime-supremacy', 'galleon-nemesis'] },
    };
    expect(timeDeckSum(choice, CATALOGUE, {})).toEqual({
      base: 13,
      numbers: 0,
      letters: 2,
      total: 15,
      unknown: [],
    });
    const opened = openTable(setup(choice), CATALOGUE);
    expect(opened.type === 'ok' && opened.state.timeDeck).toBe(15);
  });

  test('an unknown seal is asked for, or the table counts itself', () => {
    const choice: Choice = {
      ...team('Ana'),
      contracts: { kind: 'picked', contracts: ['bruja', 'ransom', 'jinx'] },
    };
    expect(problemOf(choice, CATALOGUE, {})).toEqual({ kind: 'seal-unknown', contract: 'ransom' });
    const counted = { ...choice, countedTimeDeck: 14 };
    expect(problemOf(counted, CATALOGUE, {})).toBeNull();
    expect(setup(counted).timeDeck).toBe(14);
    const read: Choice = { ...choice, seals: { ransom: { number: 1, letter: 'G' } } };
    // 13 + (1 + 1 - 1) + the letters G and F
    expect(timeDeckSum(read, CATALOGUE, {})?.total).toBe(16);
    const opened = openTable(setup(read), CATALOGUE);
    expect(opened.type === 'ok' && opened.state.timeDeck).toBe(16);
    const remembered = { ransom: { seal: { number: 1, letter: 'G' } } };
    expect(problemOf(choice, CATALOGUE, remembered)).toBeNull();
  });

  test('[R-TIM-5] not the whole Time deck is set aside', () => {
    const choice = { ...team('Ana'), countedTimeDeck: 14, setAside: 14 };
    expect(problemOf(choice, CATALOGUE, {})).toEqual({ kind: 'set-aside-all', most: 13 });
    expect(problemOf({ ...choice, setAside: 13 }, CATALOGUE, {})).toBeNull();
  });

  test('the same code draws the same contracts, and more players only add to them', () => {
    const two = contractsOut(team('Ana', 'Ben'), CATALOGUE);
    expect(two).toHaveLength(5);
    expect(contractsOut(team('Dora', 'Emil'), CATALOGUE)).toEqual(two);
    expect(contractsOut(team('Ana', 'Ben', 'Cleo'), CATALOGUE).slice(0, 5)).toEqual(two);
    const other: Choice = { ...team('Ana', 'Ben'), contracts: { kind: 'drawn', seed: 'BOAT' } };
    expect(contractsOut(other, CATALOGUE)).not.toEqual(two);
  });

  test('a tap takes a drawn contract away, and another one puts it down', () => {
    const choice = team('Ana', 'Ben');
    const [first] = contractsOut(choice, CATALOGUE);
    if (first === undefined) throw new Error('nothing was drawn');
    const fewer = withContract(choice, first, CATALOGUE);
    expect(problemOf(fewer, CATALOGUE, {})).toEqual({ kind: 'contracts-missing', needed: 5, out: 4 });
    expect([...contractsOut(withContract(fewer, first, CATALOGUE), CATALOGUE)].sort()).toEqual(
      [...contractsOut(choice, CATALOGUE)].sort(),
    );
  });

  test('[R-CON-1] a competitive game never draws a blue seal', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), (seed) => {
        const choice: Choice = {
          ...withExtra(seated('Ana', 'Ben'), 'contracts', true),
          contracts: { kind: 'drawn', seed },
        };
        const out = contractsOut(choice, CATALOGUE);
        expect(out).toHaveLength(contractsNeeded(choice));
        expect(out).not.toContain('ransom');
        expect(out).not.toContain('small-estate');
      }),
    );
  });
});

test('whatever is chosen: a choice without a problem can be laid out', () => {
  fc.assert(
    fc.property(
      fc.record({
        game: fc.constantFrom('port-royal' as const, 'make-sail' as const),
        edition: fc.constantFrom('pegasus-2014' as const, 'sjg-2017' as const, 'big-box-2021' as const),
        boxes: fc.subarray([...EXTRA_BOXES]),
        mode: fc.constantFrom('competitive' as const, 'cooperative' as const),
        players: fc.integer({ min: 0, max: 9 }),
        tracking: fc.constantFrom('table' as const, 'scores' as const),
        setAside: fc.integer({ min: 0, max: 20 }),
        counted: fc.option(fc.integer({ min: 1, max: 20 })),
        rule: fc.constantFrom('endNeedsExpedition' as const, 'viceAdmiralPaysTwo' as const),
      }),
      ({ boxes, players, counted, rule, ...rest }) => {
        const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida'].slice(0, players);
        let choice: Choice = { ...empty, ...rest, countedTimeDeck: counted };
        for (const box of boxes) choice = withExtra(choice, box, true);
        choice = withRule(names.reduce(withPlayer, choice), rule, true, CATALOGUE);
        if (problemOf(choice, CATALOGUE, {}) !== null) return;
        expect(openTable(setup(choice), CATALOGUE)).toMatchObject({ type: 'ok' });
      },
    ),
    { numRuns: 400 },
  );
});
