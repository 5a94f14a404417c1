/**
 * What My cards lists of each box: cards to be read, cards read, cards known, and the things of a box that are no play cards.
 * Plain values for the page; nothing here is shown or stored.
 */
import {
  BASE_COLOURS,
  boxContents,
  boxesOf,
  CATALOGUE,
  CHARACTERS,
  linesOf,
  PIRATES_CARDS,
  readingOf,
  type Confidence,
  type MyCards,
  type OwnCard,
  type PrintedFields,
  type UnreadGroup,
} from '#catalog';
import {
  cardFromId,
  CONTRACT_IDS,
  type BoxId,
  type Card,
  type CardId,
  type Colour,
  type EditionId,
  type Role,
} from '#engine';
import type { CardSubject, Subject } from './printed-form.ts';

export interface KnownCard {
  readonly card: Card;
  readonly copies: number;
  /** Null for a card that only this table knows. */
  readonly confidence: Confidence | null;
  readonly own: OwnCard | null;
}

/** Something printed that is no play card: a contract, a character, the crown track, a flag … */
export interface PrintedThing {
  readonly id: CardId;
  readonly subject: Exclude<Subject, CardSubject>;
  /** The catalogue does not know its numbers. */
  readonly unknown: boolean;
  readonly own: OwnCard | null;
  /** What the catalogue knows. */
  readonly printed: PrintedFields;
}

export interface BoxList {
  readonly box: BoxId;
  readonly cards: readonly KnownCard[];
  readonly unread: readonly UnreadGroup[];
  readonly things: readonly PrintedThing[];
  /** Everything printed in the box, and how much of it nobody has read. */
  readonly size: number;
  readonly left: number;
  readonly own: number;
  /** Play cards by the list, and by what the table says of its own box; where they differ a card was miscounted. */
  readonly playCards: { readonly listed: number; readonly counted: number };
}

/** The boxes of an edition; Pirates! is a game of its own and listed with each. */
export function boxLists(edition: EditionId, myCards: MyCards): readonly BoxList[] {
  return [...boxesOf(edition), 'pirates' as const].map((box) => boxList(box, edition, myCards));
}

function boxList(box: BoxId, edition: EditionId, myCards: MyCards): BoxList {
  const { entries, unread } = boxContents(box, edition, myCards);
  const cards = entries.flatMap(({ id, copies, printed, confidence, own }): KnownCard[] => {
    const card = cardOf(id, printed);
    return card === null ? [] : [{ card, copies, confidence, own }];
  });
  const things = thingsOf(box, edition).map(({ id, subject, printed, unknown }): PrintedThing => {
    const own = readingOf(myCards, { edition, box, id }) ?? null;
    return { id, subject, unknown, own, printed: own?.printed ?? printed };
  });
  const unreadCards = unread.reduce((sum, { left }) => sum + left, 0);
  const listed = linesOf(box, edition).reduce((sum, { copies }) => sum + copies, 0);
  const counted = cards.reduce((sum, { copies }) => sum + copies, 0) + unreadCards;
  return {
    box,
    cards,
    unread,
    things,
    size: listed + things.length,
    left: unreadCards + things.filter(({ unknown, own }) => unknown && own === null).length,
    own: cards.filter(({ own }) => own !== null).length + things.filter(({ own }) => own !== null).length,
    playCards: { listed, counted },
  };
}

const LISTED = new Map(
  Object.values(CATALOGUE.boxes).flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const)),
);

/** The card of an id with the numbers that were read off it. */
export function cardOf(id: CardId, printed: PrintedFields): Card | null {
  const card = LISTED.get(id) ?? cardFromId(id, CATALOGUE.roles) ?? newExpedition(id);
  if (card === null) return null;
  const { coins, influence, from, loses } = printed;
  switch (card.kind) {
    case 'expedition':
      return { ...card, coins: coins ?? card.coins, influence: influence ?? card.influence };
    case 'tax':
      return { ...card, coins: coins ?? card.coins, from: from ?? card.from, loses: loses ?? card.loses };
    case 'ship':
    case 'person':
      return card;
  }
}

/** The id of an expedition of the base game does not say what it pays; a reading does. */
function newExpedition(id: CardId): Card | null {
  const letters = /^expedition-(c*p*s*)$/.exec(id)?.[1];
  if (letters === undefined || letters === '') return null;
  const symbols = [...letters].map((letter) =>
    letter === 'c' ? ('captain' as const) : letter === 'p' ? ('priest' as const) : ('settler' as const),
  );
  return { kind: 'expedition', id, symbols, items: [], coins: 0, influence: 0 };
}

type Thing = Pick<PrintedThing, 'id' | 'subject' | 'printed' | 'unknown'>;

function thingsOf(box: BoxId, edition: EditionId): readonly Thing[] {
  const unknown = true;
  const printed = {};
  switch (box) {
    case 'base':
      return edition === 'sjg-2017'
        ? BASE_COLOURS.map((colour) => ({
            id: `flag-${colour}`,
            subject: { kind: 'flag', colour },
            printed,
            unknown,
          }))
        : [];
    case 'contracts':
      return CONTRACT_IDS.map((id) => {
        const { rewards, seal } = CATALOGUE.contracts[id];
        return {
          id,
          subject: { kind: 'contract', id },
          printed: { ...(rewards === null ? {} : { rewards }), ...(seal === null ? {} : { seal }) },
          unknown: rewards === null || seal === null,
        };
      });
    case 'adventure':
      return [
        ...CHARACTERS.map((id): Thing => ({ id, subject: { kind: 'character', id }, printed, unknown })),
        { id: 'crown-track', subject: { kind: 'crown-track' }, printed, unknown },
        { id: 'card-9', subject: { kind: 'card-9' }, printed, unknown },
      ];
    case 'pirates':
      return PIRATES_CARDS.map((id) => ({ id, subject: { kind: 'pirates-card', id }, printed, unknown }));
    case 'gambler':
    case 'contract-cards':
    case 'make-sail-mix':
    case 'make-sail':
      return [];
  }
}

/** The kinds of play cards that boxes can hold, to enter one that no list has. */
export function subjectsIn(boxes: readonly BoxId[], edition: EditionId): readonly CardSubject[] {
  const lines = boxes.flatMap((box) => linesOf(box, edition));
  const adventure = boxes.includes('adventure');
  const roles = [...new Set(lines.flatMap((line): Role[] => (line.kind === 'person' ? [line.role] : [])))];
  const colours = [
    ...new Set(lines.flatMap((line): Colour[] => (line.kind === 'ship' ? [line.colour] : []))),
  ];
  const subjects: CardSubject[] = [];
  const gives = lines.some((line) => line.kind === 'ship' && line.gift !== undefined);
  if (colours.length > 0) subjects.push({ kind: 'ship', colours, carriesItem: adventure, gives });
  if (roles.length > 0) subjects.push({ kind: 'person', roles, colours: BASE_COLOURS, adventure });
  if (lines.some(({ kind }) => kind === 'expedition')) subjects.push({ kind: 'expedition', adventure });
  return subjects;
}
