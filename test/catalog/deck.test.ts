/** A game file with no entries: what nobody has seen yet is exactly the deck of its edition and boxes, with the table's own cards in it. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE, NO_CARDS, printedFor, remember, type OwnCard } from '#catalog';
import {
  EDITIONS,
  makeReport,
  openTable,
  type BoxId,
  type EditionId,
  type PrintedCard,
  type Report,
  type Setup,
} from '#engine';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

function setupOf(edition: EditionId, boxes: readonly BoxId[], players: number): Setup {
  return {
    game: boxes.includes('make-sail') ? 'make-sail' : 'port-royal',
    edition,
    boxes,
    mode: 'competitive',
    players: NAMES.slice(0, players),
    tracking: 'table',
    houseRules: {},
    ...(boxes.includes('contracts') ? { contracts: ['luminary', 'bruja', 'jinx', 'explorer'] } : {}),
  };
}

function reportOf(setup: Setup, printed?: Readonly<Record<string, PrintedCard>>): Report {
  const opened = openTable(printed === undefined ? setup : { ...setup, printed }, CATALOGUE);
  if (opened.type !== 'ok') throw new Error(JSON.stringify(opened));
  return makeReport(opened.state);
}

/** What the boxes hold, written down here once more and not read from the catalogue: copies x cost-influence, or copies x coins-swords. */
const PRINTED: Readonly<Partial<Record<BoxId, Readonly<Record<string, string>>>>> = {
  base: {
    'trader-black': '2x3-1',
    'trader-green': '2x3-1',
    'trader-red': '2x3-1',
    'trader-blue': '1x3-1 1x5-2',
    'trader-yellow': '1x3-1 1x5-2',
    settler: '5x4-1',
    captain: '5x4-1',
    priest: '5x4-1',
    'jack-of-all-trades': '3x6-1',
    sailor: '7x3-1 2x5-2 1x7-3',
    pirate: '1x5-1 1x7-2 1x9-3',
    mademoiselle: '2x7-2 2x9-3',
    jester: '1x5-1 3x7-2 1x9-3',
    admiral: '1x5-1 3x7-2 2x9-3',
    governor: '4x8-0',
    'ship-yellow': '3x1-1 1x2-1 2x2-2 1x3-2 2x3-4 1x4-4',
    'ship-blue': '3x1-1 1x2-1 2x2-2 1x3-2 2x3-5 1x4-5',
    'ship-green': '3x1-1 1x2-1 2x2-3 1x3-3 2x3-5 1x4-5',
    'ship-red': '3x1-1 3x2-3 2x3-6 1x3-skull 1x4-skull',
    'ship-black': '3x1-2 3x2-4 2x3-7 1x3-skull 1x4-skull',
    expedition: '1xcc 1xpp 1xss 1xccs 1xpps 1xcps',
    tax: '2xswords 2xinfluence',
  },
  gambler: { gambler: '2x4-1 1x6-2 1x8-3' },
  'contract-cards': {
    'clerk-yellow': '1x4-1',
    'clerk-black': '1x4-1',
    'clerk-blue': '1x6-2',
    'clerk-red': '1x6-2',
    'clerk-green': '1x9-3',
    gunner: '1x4-1 2x6-2 1x8-3',
    'vice-admiral': '2x5-1 2x7-2 1x9-3',
    'ship-yellow': '1x1-2 1x3-4-gift',
    'ship-blue': '1x1-1 1x3-5-gift',
    'ship-green': '1x1-1 1x3-3-gift',
    'ship-red': '1x1-1 1x3-6-gift',
    'ship-black': '1x1-2 1x3-skull-gift',
  },
  contracts: {},
  'make-sail-mix': {
    'merchant-black': '1x6-2',
    'merchant-green': '1x6-2',
    'merchant-red': '1x6-2',
    'merchant-blue': '1x8-3',
    'merchant-yellow': '1x8-3',
    passenger: '5x4-2',
    'ship-yellow': '1x1-1 1x3-4',
    'ship-blue': '1x2-2 1x3-5',
    'ship-green': '1x2-1 1x2-3',
    'ship-red': '1x2-3 1x3-6',
    'ship-black': '1x1-2 1x4-skull',
  },
};

/** Copies by id. [R-SET-1] The expedition for five lies in the box or in its row; the edition of 2017 shuffles it in. */
function deckOf(edition: EditionId, boxes: readonly BoxId[]): Record<string, number> {
  const deck: Record<string, number> = {};
  const parts = boxes.flatMap((box) => (box === 'make-sail' ? (['make-sail-mix', box] as const) : [box]));
  for (const box of parts) {
    const known = box === 'make-sail' ? { tax: '3xcap-8' } : PRINTED[box];
    for (const [kind, cards] of Object.entries(known ?? {})) {
      for (const card of cards.split(' ')) {
        const [copies = '', numbers = ''] = card.split('x');
        const id = `${kind}-${numbers}`;
        deck[id] = (deck[id] ?? 0) + Number(copies);
      }
    }
  }
  if (edition !== 'sjg-2017') delete deck['expedition-cps'];
  return deck;
}

/** Every choice of boxes with the base game; the large contracts need their play cards. */
const PORT_ROYAL = (['gambler', 'contract-cards', 'contracts', 'make-sail-mix'] as const)
  .reduce<readonly (readonly BoxId[])[]>(
    (chosen, box) => chosen.flatMap((boxes) => [boxes, [...boxes, box]]),
    [['base']],
  )
  .filter((boxes) => !boxes.includes('contracts') || boxes.includes('contract-cards'));
const CASES = EDITIONS.flatMap((edition) =>
  PORT_ROYAL.flatMap((boxes) => [2, 5].map((players) => ({ edition, boxes, players }))),
);

describe('the deck of a new game', () => {
  it.each(CASES)(
    '$edition with $boxes and $players players is what is printed',
    ({ edition, boxes, players }) => {
      const report = reportOf(setupOf(edition, boxes, players));
      expect(report.unseen).toEqual(deckOf(edition, boxes));
      const cards = Object.values(report.unseen).reduce((sum, copies) => sum + copies, 0);
      expect(report.drawPile).toBe(cards - 3 * players);
    },
  );

  it('[R-SET-1] leaves 104 cards in the pile with five players, and 120 - 15 in the edition of 2017', () => {
    expect(reportOf(setupOf('pegasus-2014', ['base'], 5)).drawPile).toBe(104);
    expect(reportOf(setupOf('sjg-2017', ['base'], 5)).drawPile).toBe(105);
    expect(reportOf(setupOf('pegasus-2014', ['base'], 5)).expeditions).toEqual(['expedition-cps']);
  });

  it('[R-SAIL-1] counts all 60 cards of Make Sail! though 37 are unknown', () => {
    const report = reportOf(setupOf('big-box-2021', ['make-sail'], 4));
    expect(report.drawPile).toBe(60 - 12);
    expect(report.unseen).toEqual(deckOf('big-box-2021', ['make-sail']));
    expect(report.bustChance).toBeNull();
  });
});

describe('the table’s own cards in a new game', () => {
  const read = (box: BoxId, id: string, printed: OwnCard['printed']): OwnCard => ({
    edition: 'big-box-2021',
    box,
    id,
    printed,
    readAt: '2026-11-18',
  });

  it('change one card and nothing else', () => {
    const setup = setupOf('big-box-2021', ['base'], 3);
    const mine = [
      read('base', 'trader-blue-5-2', { copies: 0 }),
      read('base', 'trader-blue-5-1', { copies: 1 }),
    ].reduce(remember, NO_CARDS);
    const report = reportOf(setup, printedFor(setup, mine));
    const { 'trader-blue-5-2': _gone, ...rest } = deckOf('big-box-2021', ['base']);
    expect(report.unseen).toEqual({ ...rest, 'trader-blue-5-1': 1 });
    expect(report.drawPile).toBe(119 - 9);
  });

  it('fill the unknown places of a box, and the number of cards stays', () => {
    const setup = setupOf('big-box-2021', ['make-sail'], 2);
    const mine = [
      read('make-sail', 'sailor-3-1', { copies: 7 }),
      read('make-sail', 'ship-red-2-3', { copies: 1 }),
    ].reduce(remember, NO_CARDS);
    const report = reportOf(setup, printedFor(setup, mine));
    expect(report.unseen).toMatchObject({ 'sailor-3-1': 7, 'ship-red-2-3': 2 });
    expect(report.drawPile).toBe(60 - 6);
  });
});
