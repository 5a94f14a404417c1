/** The built-in catalogue as the rules see it: how many cards of each kind every box holds. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import type { BoxId, Card } from '#engine';

function count(box: BoxId, wanted: (card: Card) => boolean = () => true): number {
  return CATALOGUE.boxes[box].cards
    .filter(({ card }) => wanted(card))
    .reduce((sum, { copies }) => sum + copies, 0);
}

function swords(box: BoxId, colour: string): (number | string)[] {
  return CATALOGUE.boxes[box].cards.flatMap(({ card, copies }) =>
    card.kind === 'ship' && card.colour === colour ? Array.from({ length: copies }, () => card.swords) : [],
  );
}

function persons(box: BoxId, role: string): number {
  return count(box, (card) => card.kind === 'person' && card.role === role);
}

describe('the base game', () => {
  it('[R-SET-1] has 120 cards: 60 persons, 50 ships, 6 expeditions, 4 tax increases', () => {
    expect(CATALOGUE.boxes.base.size).toBe(120);
    expect(count('base')).toBe(120);
    expect(count('base', (card) => card.kind === 'person')).toBe(60);
    expect(count('base', (card) => card.kind === 'ship')).toBe(50);
    expect(count('base', (card) => card.kind === 'expedition')).toBe(6);
    expect(count('base', (card) => card.kind === 'tax')).toBe(4);
  });

  it.each([
    ['trader', 10],
    ['settler', 5],
    ['captain', 5],
    ['priest', 5],
    ['jack-of-all-trades', 3],
    ['sailor', 10],
    ['pirate', 3],
    ['mademoiselle', 4],
    ['jester', 5],
    ['admiral', 6],
    ['governor', 4],
  ])('has as many of the %s as the rule books list: %i', (role, cards) => {
    expect(persons('base', role)).toBe(cards);
  });

  it.each([
    ['yellow', [1, 1, 1, 1, 2, 2, 2, 4, 4, 4]],
    ['blue', [1, 1, 1, 1, 2, 2, 2, 5, 5, 5]],
    ['green', [1, 1, 1, 1, 3, 3, 3, 5, 5, 5]],
    ['red', [1, 1, 1, 3, 3, 3, 6, 6, 'skull', 'skull']],
    ['black', [2, 2, 2, 4, 4, 4, 7, 7, 'skull', 'skull']],
  ])('has the swords of the rule books on the %s ships', (colour, list) => {
    expect(swords('base', colour)).toEqual(list);
  });

  it('has 83 influence on its persons and 110 coins on its ships', () => {
    const sum = (of: (card: Card) => number) =>
      CATALOGUE.boxes.base.cards.reduce((total, { card, copies }) => total + copies * of(card), 0);
    expect(sum((card) => (card.kind === 'person' ? card.influence : 0))).toBe(83);
    expect(sum((card) => (card.kind === 'ship' ? card.coins : 0))).toBe(110);
  });

  it('[R-SET-1] has one expedition for five players only', () => {
    expect(CATALOGUE.boxes.base.cards.filter(({ onlyPlayers }) => onlyPlayers !== undefined)).toEqual([
      expect.objectContaining({ onlyPlayers: 5, card: expect.objectContaining({ id: 'expedition-cps' }) }),
    ]);
  });
});
