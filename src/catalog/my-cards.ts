/**
 * My cards: what a table has read off its own cards where the catalogue does not know or differs. Pure values; where they are kept
 * is for whoever implements `MyCardsStore`. A game takes what it needs along in `printed`, so a later reading never changes it.
 */
import type { BoxId, CardId, EditionId, PrintedCard, Setup } from '#engine';
import { BUILT_IN_FILES } from './built-in.ts';
import type { CardLine } from './catalogue-files.ts';
import { thingOf, type MyCards, type OwnCard, type PrintedFields } from './my-cards-file.ts';
import {
  BASE_COLOURS,
  PIRATES_CARDS,
  type BaseColour,
  type Confidence,
  type Nation,
} from './printed-things.ts';

export interface MyCardsStore {
  load(): Promise<MyCards>;
  save(next: MyCards): Promise<void>;
}

/** What a reading is about. */
export interface CardPlace {
  readonly edition: EditionId;
  readonly box: BoxId;
  readonly id: CardId;
}

export function readingOf(myCards: MyCards, place: CardPlace): OwnCard | undefined {
  return myCards.cards.find((card) => samePlace(card, place));
}

/** Remembers a reading in place of an earlier one of the same card. */
export function remember(myCards: MyCards, card: OwnCard): MyCards {
  return { cards: [...myCards.cards.filter((other) => !samePlace(other, card)), card] };
}

export function forget(myCards: MyCards, place: CardPlace): MyCards {
  return { cards: myCards.cards.filter((card) => !samePlace(card, place)) };
}

/** What taking over somebody's readings does to one card. */
export type MergeChange =
  | { readonly kind: 'added'; readonly card: OwnCard }
  | { readonly kind: 'replaced'; readonly card: OwnCard; readonly before: OwnCard }
  /** Ours is newer or as new, and says something else: it stays. */
  | { readonly kind: 'kept'; readonly card: OwnCard; readonly theirs: OwnCard };

/** The newer reading of a card wins; every difference is told, so that nothing changes silently. */
export function mergeMyCards(
  mine: MyCards,
  theirs: MyCards,
): { readonly merged: MyCards; readonly changes: readonly MergeChange[] } {
  return theirs.cards.reduce<{ merged: MyCards; changes: readonly MergeChange[] }>(
    ({ merged, changes }, card) => {
      const before = readingOf(merged, card);
      if (before === undefined) {
        return { merged: remember(merged, card), changes: [...changes, { kind: 'added', card }] };
      }
      if (samePrinted(before.printed, card.printed)) return { merged, changes };
      if (card.readAt > before.readAt) {
        return { merged: remember(merged, card), changes: [...changes, { kind: 'replaced', card, before }] };
      }
      return { merged, changes: [...changes, { kind: 'kept', card: before, theirs: card }] };
    },
    { merged: mine, changes: [] },
  );
}

/** The `printed` of a new game: what this table's cards say in the boxes that are in play. Copies are those of the whole deck. */
export function printedFor(
  { boxes, edition, players }: Pick<Setup, 'boxes' | 'edition' | 'players'>,
  myCards: MyCards,
): Readonly<Record<CardId, PrintedCard>> {
  const parts = boxes.flatMap(partsOf);
  const readings = myCards.cards.filter(
    (card) =>
      card.edition === edition &&
      parts.includes(card.box) &&
      ['card', 'contract'].includes(thingOf(card.box, card.id) ?? ''),
  );
  const ids = [...new Set(readings.map(({ id }) => id))].filter(
    (id) => !parts.some((part) => isLeftInBox(part, edition, id, players.length)),
  );
  return Object.fromEntries(
    ids.flatMap((id): [CardId, PrintedCard][] => {
      const ofId = readings.filter((card) => card.id === id);
      const printed: Record<string, unknown> = {};
      for (const card of [...ofId].sort((a, b) => (a.readAt < b.readAt ? -1 : 1)))
        Object.assign(printed, card.printed);
      delete printed['copies'];
      if (ofId.some((card) => card.printed.copies !== undefined)) {
        printed['copies'] = parts.reduce((sum, part) => {
          const own = ofId.find((card) => card.box === part)?.printed.copies;
          return sum + (own ?? copiesIn(part, edition, id));
        }, 0);
      }
      return Object.keys(printed).length === 0 ? [] : [[id, printed]];
    }),
  );
}

/** Which nation's flag stands for which colour, as far as the table has said (edition of 2017). */
export function flagsOf(myCards: MyCards): Readonly<Partial<Record<BaseColour, Nation>>> {
  return Object.fromEntries(
    BASE_COLOURS.flatMap((colour) => {
      const reading = readingOf(myCards, { edition: 'sjg-2017', box: 'base', id: `flag-${colour}` });
      return reading?.printed.nation === undefined ? [] : [[colour, reading.printed.nation]];
    }),
  );
}

/**
 * Copies of the ten cards of Pirates!, by the number on the card; null where nobody has read it (R-PIR-5).
 * It is a game of its own: the edition of Port Royal under which it was read does not matter.
 */
export function piratesCopies(myCards: MyCards): readonly (number | null)[] {
  return PIRATES_CARDS.map((id) => {
    const readings = myCards.cards.filter((card) => card.box === 'pirates' && card.id === id);
    return (
      readings.reduce<OwnCard | null>(
        (latest, card) => (latest === null || card.readAt > latest.readAt ? card : latest),
        null,
      )?.printed.copies ?? null
    );
  });
}

/** The boxes that are printed in an edition's words. */
export function boxesOf(edition: EditionId): readonly BoxId[] {
  return BUILT_IN_FILES.editions.find(({ id }) => id === edition)?.boxes ?? [];
}

/** The box of a game whose list or readings hold the card; null: none does. */
export function boxHolding(
  { boxes, edition }: Pick<Setup, 'boxes' | 'edition'>,
  myCards: MyCards,
  id: CardId,
): BoxId | null {
  const parts = boxes.flatMap(partsOf);
  return (
    parts.find((box) => linesOf(box, edition).some((line) => line.id === id)) ??
    parts.find((box) => readingOf(myCards, { edition, box, id }) !== undefined) ??
    null
  );
}

/** A group of cards in a box of which some number is unknown, with how many of them nobody has read yet. */
export interface UnreadGroup {
  readonly line: CardLine;
  readonly left: number;
}

/** One line of a box as it holds for this table. */
export interface BoxEntry {
  readonly id: CardId;
  readonly copies: number;
  readonly printed: PrintedFields;
  /** How sure the catalogue is of the line; null for a card that only the table knows. */
  readonly confidence: Confidence | null;
  /** Read from the table's own card. */
  readonly own: OwnCard | null;
}

/** What a box holds for this table: known cards with what was read, then the groups still to be read. */
export function boxContents(
  box: BoxId,
  edition: EditionId,
  myCards: MyCards,
): { readonly entries: readonly BoxEntry[]; readonly unread: readonly UnreadGroup[] } {
  const lines = linesOf(box, edition);
  const own = myCards.cards.filter(
    (card) => card.edition === edition && card.box === box && thingOf(box, card.id) === 'card',
  );
  const known = lines.flatMap((line): BoxEntry[] => {
    if (line.id === undefined) return [];
    const reading = own.find(({ id }) => id === line.id) ?? null;
    return [
      {
        id: line.id,
        copies: reading?.printed.copies ?? line.copies,
        printed: reading?.printed ?? {},
        confidence: line.confidence,
        own: reading,
      },
    ];
  });
  const added = own
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .map((reading): BoxEntry => ({
      id: reading.id,
      copies: reading.printed.copies ?? 1,
      printed: reading.printed,
      confidence: null,
      own: reading,
    }));
  const entries = [...known, ...added];
  return { entries, unread: unreadGroups(lines, entries) };
}

/** Cards that were read beyond those that the catalogue knows are taken to be of the unknown ones that look alike. */
function unreadGroups(lines: readonly CardLine[], entries: readonly BoxEntry[]): readonly UnreadGroup[] {
  const inCatalogue = (id: CardId) => lines.find((line) => line.id === id)?.copies ?? 0;
  const more = new Map(entries.map(({ id, copies }) => [id, Math.max(0, copies - inCatalogue(id))]));
  return lines
    .filter((line) => line.id === undefined)
    .map((line) => {
      let left = line.copies;
      for (const [id, spare] of more) {
        if (!looksLike(line, id)) continue;
        const used = Math.min(left, spare);
        left -= used;
        more.set(id, spare - used);
      }
      return { line, left };
    })
    .filter(({ left }) => left > 0);
}

function looksLike(line: CardLine, id: CardId): boolean {
  switch (line.kind) {
    case 'ship':
      return id.startsWith(`ship-${line.colour}-`);
    case 'person':
      return id.startsWith(line.colour === undefined ? `${line.role}-` : `${line.role}-${line.colour}-`);
    case 'expedition':
      return id.startsWith('expedition-');
    case 'tax':
      return id.startsWith('tax-');
  }
}

/** The lines of a box with those that this edition prints otherwise. The two parts of Make Sail! are listed apart. */
export function linesOf(box: BoxId, edition: EditionId): readonly CardLine[] {
  const changes = BUILT_IN_FILES.editions.find(({ id }) => id === edition)?.cards[box] ?? [];
  const lines = printedLines(box).filter((line) => !changes.some(({ id }) => id === line.id));
  return [...lines, ...changes];
}

function printedLines(box: BoxId): readonly CardLine[] {
  switch (box) {
    case 'base':
      return BUILT_IN_FILES.base.cards;
    case 'gambler':
      return BUILT_IN_FILES.gambler.cards;
    case 'contract-cards':
      return BUILT_IN_FILES.contractCards.cards;
    case 'make-sail-mix':
      return BUILT_IN_FILES.makeSail.cards.filter((line) => line.marked === true);
    case 'make-sail':
      return BUILT_IN_FILES.makeSail.cards.filter((line) => line.marked !== true);
    case 'adventure':
      return BUILT_IN_FILES.adventure.cards;
    case 'contracts':
    case 'pirates':
      return [];
  }
}

/** Make Sail! as a game of its own uses its marked cards too. */
function partsOf(box: BoxId): readonly BoxId[] {
  return box === 'make-sail' ? ['make-sail-mix', 'make-sail'] : [box];
}

/** Copies that the catalogue lists in a box. */
export function copiesIn(box: BoxId, edition: EditionId, id: CardId): number {
  return linesOf(box, edition).find((line) => line.id === id)?.copies ?? 0;
}

/** R-SET-1: with fewer players the card is not in play, and a reading of it must not bring it back. */
function isLeftInBox(box: BoxId, edition: EditionId, id: CardId, players: number): boolean {
  const line = linesOf(box, edition).find((one) => one.id === id);
  const apart = BUILT_IN_FILES.editions.find((one) => one.id === edition)?.fivePlayerExpedition === true;
  return apart && line?.onlyPlayers !== undefined && players < line.onlyPlayers;
}

function samePlace(a: CardPlace, b: CardPlace): boolean {
  return a.edition === b.edition && a.box === b.box && a.id === b.id;
}

function samePrinted(a: PrintedFields, b: PrintedFields): boolean {
  return stable(a) === stable(b);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
