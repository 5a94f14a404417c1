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
  };
}

function reportOf(setup: Setup, printed?: Readonly<Record<string, PrintedCard>>): Report {
  const opened = openTable(printed === undefined ? setup : { ...setup, printed }, CATALOGUE);
  if (opened.type !== 'ok') throw new Error(JSON.stringify(opened));
  return makeReport(opened.state);
}

/** Copies by id, straight from the lists of the boxes. */
function deckOf(edition: EditionId, boxes: readonly BoxId[]): Record<string, number> {
  const deck: Record<string, number> = {};
  for (const box of boxes) {
    for (const { card, copies, onlyPlayers } of CATALOGUE.boxes[box].cards) {
      const apart = onlyPlayers !== undefined && CATALOGUE.editions[edition].fivePlayerExpedition;
      if (!apart) deck[card.id] = (deck[card.id] ?? 0) + copies;
    }
  }
  return deck;
}

const PORT_ROYAL: readonly (readonly BoxId[])[] = [
  ['base'],
  ['base', 'gambler'],
  ['base', 'contract-cards'],
  ['base', 'make-sail-mix'],
  ['base', 'gambler', 'contract-cards', 'make-sail-mix'],
];
const CASES = EDITIONS.flatMap((edition) =>
  PORT_ROYAL.flatMap((boxes) => [2, 5].map((players) => ({ edition, boxes, players }))),
);

describe('the deck of a new game', () => {
  it.each(CASES)(
    '$edition with $boxes and $players players is what the boxes list',
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
