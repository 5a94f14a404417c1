/** How many of each card a pack of Pirates! has: what the table has read off the anchors, and what it reads now. Pure. */
import { PIRATES_CARDS, remember, type MyCards } from '#catalog';
import type { EditionId } from '#engine';

/** Where nobody has read any anchor yet, counting begins with one of each. */
export const FIRST_COUNT: readonly number[] = PIRATES_CARDS.map(() => 1);

/** Null unless every card has been read. */
export function countedCopies(read: readonly (number | null)[]): readonly number[] | null {
  return read.every((copies) => copies !== null) ? read : null;
}

export function withCopiesRead(
  myCards: MyCards,
  edition: EditionId,
  copies: readonly number[],
  readAt: string,
): MyCards {
  return PIRATES_CARDS.reduce(
    (cards, id, at) =>
      remember(cards, { edition, box: 'pirates', id, printed: { copies: copies[at] ?? 0 }, readAt }),
    myCards,
  );
}
