/** The other boxes, the editions and a sweep over every card of the built-in catalogue. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE, cardIdOf } from '#catalog';
import { BOXES, CONTRACT_IDS, EDITIONS, ROLES, cardFromId, type BoxId, type Card } from '#engine';

const LISTED = BOXES.flatMap((box) => CATALOGUE.boxes[box].cards.map((line) => ({ box, ...line })));

function count(box: BoxId, wanted: (card: Card) => boolean = () => true): number {
  return CATALOGUE.boxes[box].cards
    .filter(({ card }) => wanted(card))
    .reduce((sum, { copies }) => sum + copies, 0);
}

function persons(box: BoxId, role: string): number {
  return count(box, (card) => card.kind === 'person' && card.role === role);
}

function ships(box: BoxId, colour: string): number {
  return count(box, (card) => card.kind === 'ship' && card.colour === colour);
}

describe('the boxes', () => {
  it.each<[BoxId, number, number]>([
    ['base', 120, 120],
    ['gambler', 4, 4],
    ['contract-cards', 24, 24],
    ['contracts', 0, 0],
    ['make-sail-mix', 20, 20],
    ['make-sail', 60, 23],
    ['adventure', 39, 2],
    ['pirates', 0, 0],
  ])('%s has %i play cards, %i of them known', (box, size, known) => {
    expect(CATALOGUE.boxes[box]).toMatchObject({ id: box, size });
    expect(count(box)).toBe(known);
  });

  it('Just One More Contract has 5 clerks, 4 gunners, 5 vice admirals and 2 ships a colour, one with a gift', () => {
    expect(['clerk', 'gunner', 'vice-admiral'].map((role) => persons('contract-cards', role))).toEqual([
      5, 4, 5,
    ]);
    for (const colour of ['yellow', 'blue', 'green', 'red', 'black']) {
      expect(ships('contract-cards', colour), colour).toBe(2);
      expect(
        count('contract-cards', (card) => card.kind === 'ship' && card.colour === colour && card.gift === 1),
      ).toBe(1);
    }
  });

  it('[R-SAIL-6] the 20 cards to mix in are 5 merchants, 5 passengers and 10 ships, 2 a colour', () => {
    expect(persons('make-sail-mix', 'merchant')).toBe(5);
    expect(persons('make-sail-mix', 'passenger')).toBe(5);
    for (const colour of ['yellow', 'blue', 'green', 'red', 'black'])
      expect(ships('make-sail-mix', colour)).toBe(2);
  });

  it('has all 18 contracts, two of them cooperative only and with an unknown seal', () => {
    expect(Object.keys(CATALOGUE.contracts).sort()).toEqual([...CONTRACT_IDS].sort());
    const blue = Object.values(CATALOGUE.contracts).filter((contract) => contract.cooperativeOnly);
    expect(blue.map(({ id }) => id)).toEqual(['small-estate', 'ransom']);
    expect(blue.map(({ seal, rewards }) => [seal, rewards])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('every card', () => {
  it.each(LISTED.map((line) => [line.card.id, line] as const))(
    '%s is made of what is printed on it',
    (id, { card }) => {
      const values =
        card.kind === 'ship'
          ? { ...card, ...(card.item === null ? { item: undefined } : {}) }
          : card.kind === 'person'
            ? {
                kind: card.kind,
                role: card.role,
                cost: card.cost,
                influence: card.influence,
                ...(card.colour && { colour: card.colour }),
              }
            : card;
      expect(cardIdOf(values as Parameters<typeof cardIdOf>[0])).toBe(id);
    },
  );

  it('can be read back from its id by the rules, and is the same card', () => {
    for (const { card } of LISTED) {
      if (card.kind === 'ship' || card.kind === 'person')
        expect(cardFromId(card.id, CATALOGUE.roles)).toEqual(card);
    }
  });

  it('stands once in the list of its box, or once in each part of Make Sail!', () => {
    for (const box of BOXES) {
      const ids = CATALOGUE.boxes[box].cards.map(({ card }) => card.id);
      expect(new Set(ids).size, box).toBe(ids.length);
    }
  });

  it('that is a person has the abilities of its role, and every role has a list of them', () => {
    for (const { card } of LISTED) {
      if (card.kind === 'person') expect(card.abilities, card.id).toEqual(CATALOGUE.roles[card.role]);
    }
    for (const role of ROLES) expect(CATALOGUE.roles[role], role).toBeDefined();
  });

  it('holds no number that is not a whole one', () => {
    for (const { card, copies } of LISTED) {
      for (const [field, value] of Object.entries({ ...card, copies })) {
        if (typeof value === 'number') expect(Number.isInteger(value), `${card.id}.${field}`).toBe(true);
      }
    }
  });
});

describe('the editions', () => {
  it('are all there, and no printed card differs as far as is known', () => {
    expect(Object.keys(CATALOGUE.editions).sort()).toEqual([...EDITIONS].sort());
    for (const edition of EDITIONS) expect(CATALOGUE.editions[edition].cards, edition).toEqual({});
  });

  it.each([
    ['pegasus-2014', { jesterPaysActive: false, claimAfterBust: false }, true],
    ['sjg-2017', { jesterPaysActive: true, claimAfterBust: false }, false],
    ['big-box-2021', { jesterPaysActive: true, claimAfterBust: true }, true],
  ] as const)('%s has its switches (R-ABI-2, R-DIS-7) and R-SET-1', (id, switches, fivePlayer) => {
    const edition = CATALOGUE.editions[id];
    expect(edition.switches).toMatchObject(switches);
    expect(edition.fivePlayerExpedition).toBe(fivePlayer);
  });
});

describe('the characters', () => {
  it('[R-ADV-15] are ten, each with one ability', () => {
    expect(Object.values(CATALOGUE.characters).map((abilities) => abilities.length)).toEqual(
      Array(10).fill(1),
    );
  });
});
