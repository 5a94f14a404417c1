/** The form that looks like a card, without its looks: what it asks, and which card its numbers make. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { BOXES, EDITIONS } from '#engine';
import { boxLists, cardOf, subjectsIn } from '#ui/my-cards/card-lists.ts';
import {
  draftId,
  draftOfCard,
  draftOfPrinted,
  emptyDraft,
  fieldsOf,
  openFields,
  printedOf,
  subjectOfCard,
  subjectOfLine,
  type CardSubject,
} from '#ui/my-cards/printed-form.ts';
import { vocabulary } from '#ui/wording/cards.ts';
import { fieldLabel, optionLabel } from '#ui/wording/my-cards.ts';

const CARDS = BOXES.flatMap((box) => CATALOGUE.boxes[box].cards.map(({ card }) => card));
const names = (subject: CardSubject, draft = emptyDraft(subject)) =>
  fieldsOf(subject, draft).map(({ name }) => name);

describe('a known card', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))(
    '%s typed in again makes the same card',
    (id, card) => {
      const subject = subjectOfCard(card);
      const draft = draftOfCard(card);
      expect(openFields(subject, draft)).toEqual([]);
      expect(draftId(subject, draft)).toBe(id);
    },
  );

  it.each([
    'ship-green-crown-3-rum',
    'ship-ares-1-6-herbs',
    'tybuk-brother-5-1-2',
    'innkeeper-5-1-3',
    'captain-4-1-adventure',
    'expedition-cp-herbs-3-5-adventure',
    'lookout-3-1',
  ])('%s of the adventure does too', (id) => {
    const card = cardOf(id, {});
    expect(card).not.toBeNull();
    if (card !== null) expect(draftId(subjectOfCard(card), draftOfCard(card))).toBe(id);
  });
});

describe('what is asked', () => {
  it('of a ship: coins and swords; the gift only where ships give one, its colour only where it is open', () => {
    const ship = { kind: 'ship', colours: ['red'], carriesItem: false, gives: false } as const;
    expect(names(ship)).toEqual(['coins', 'swords']);
    expect(names({ ...ship, gives: true })).toEqual(['coins', 'swords', 'gift']);
    expect(names({ ...ship, colours: ['red', 'blue'] })).toEqual(['colour', 'coins', 'swords']);
  });

  it('of an item ship: the item, and no coins where it gives a crown', () => {
    const subject = { kind: 'ship', colours: ['red'], carriesItem: true, gives: false } as const;
    expect(names(subject)).toEqual(['item', 'gain', 'coins', 'swords']);
    expect(names(subject, { gain: 'crown' })).toEqual(['item', 'gain', 'swords']);
  });

  it('of a trader its colour, of an innkeeper his price, of a Tybuk brother his swords', () => {
    const subject = {
      kind: 'person',
      roles: ['trader', 'innkeeper', 'tybuk-brother'],
      colours: ['red', 'blue'],
      adventure: true,
    } as const;
    expect(names(subject, { role: 'trader' })).toContain('colour');
    expect(names(subject, { role: 'innkeeper' })).toContain('price');
    expect(names(subject, { role: 'tybuk-brother' })).toContain('swords');
    expect(names(subject, { role: 'trader' })).not.toContain('price');
  });

  it('an expedition needs at least one symbol', () => {
    const subject = { kind: 'expedition', adventure: false } as const;
    const draft = { ...emptyDraft(subject), coins: 2, influence: 4 };
    expect(openFields(subject, draft).map(({ name }) => name)).toEqual(['captain']);
    expect(draftId(subject, { ...draft, priest: 2 })).toBe('expedition-pp');
  });

  it('a number out of bounds is as good as none', () => {
    const subject = { kind: 'ship', colours: ['red'], carriesItem: false, gives: false } as const;
    expect(openFields(subject, { coins: 99, swords: 'skull', gift: 0 }).map(({ name }) => name)).toEqual([
      'coins',
    ]);
  });
});

describe('every list of every edition', () => {
  const unread = EDITIONS.flatMap((edition) =>
    boxLists(edition, { cards: [] }).flatMap((list) => list.unread),
  );
  it('can be filled in: each unknown group has open fields, and a draft that makes an id once they are filled', () => {
    for (const { line } of unread) {
      const { subject, draft } = subjectOfLine(line);
      expect(openFields(subject, draft).length, JSON.stringify(line)).toBeGreaterThan(0);
      const filled = Object.fromEntries(
        fieldsOf(subject, draft).map((field) => [field.name, field.kind === 'choice' ? field.options[0] : 1]),
      );
      const id = draftId(subject, { ...draft, ...filled });
      expect(id, JSON.stringify(line)).not.toBeNull();
      expect(cardOf(id ?? '', {}), id ?? '').not.toBeNull();
    }
  });

  it('has a word for every field and choice in both languages', () => {
    for (const edition of EDITIONS) {
      for (const language of ['en', 'de'] as const) {
        const words = vocabulary(edition, language);
        const lists = boxLists(edition, { cards: [] });
        const subjects = [
          ...lists.flatMap(({ things }) => things.map(({ subject }) => subject)),
          ...lists.flatMap(({ box }) => subjectsIn([box], edition)),
          ...lists.flatMap(({ cards }) => cards.map(({ card }) => subjectOfCard(card))),
        ];
        for (const subject of subjects) {
          const roles = subject.kind === 'person' ? subject.roles : [null];
          for (const role of roles) {
            for (const field of fieldsOf(subject, { role })) {
              const label = fieldLabel(field.name, words);
              expect(label, field.name).not.toBe('');
              expect(label, field.name).not.toBe(field.name);
              if (field.kind === 'choice') {
                for (const option of field.options)
                  expect(optionLabel(field.name, option, words)).not.toMatch(/undefined|^$/);
              }
            }
          }
        }
      }
    }
  });
});

describe('things that are no play cards', () => {
  it.each([
    [
      { kind: 'contract', id: 'ransom' },
      { rewards: [9, 7, 5, 3, 1], seal: { number: 2, letter: 'K' } },
    ],
    [{ kind: 'character', id: 'grace-may' }, { coins: 4 }],
    [
      { kind: 'character', id: 'don-ferdinando' },
      { coins: 4, colour: 'red' },
    ],
    [{ kind: 'crown-track' }, { positions: [2, 4, 7, 10, 13, 17] }],
    [{ kind: 'card-9' }, { markersNeeded: [3, 5, 7, 9], influenceNeeded: [8, 16, 24, 32] }],
    [{ kind: 'flag', colour: 'red' }, { nation: 'spain' }],
    [{ kind: 'pirates-card', id: 'doubloons' }, { copies: 5 }],
  ] as const)('%j is read and typed again', (subject, printed) => {
    expect(printedOf(subject, {})).toBeNull();
    expect(printedOf(subject, draftOfPrinted(printed))).toEqual(printed);
  });
});
