/**
 * What becomes of My cards when somebody reads a card and types its numbers. A card's id is made of its numbers, so a card that shows others
 * than the catalogue is another card: copies move from the one id to the other.
 */
import type { BoxId, CardId, EditionId } from '#engine';
import { cardIdOf, type PrintedValues } from './card-id-of.ts';
import { copiesIn, forget, readingOf, remember } from './my-cards.ts';
import type { MyCards, PrintedFields } from './my-cards-file.ts';

export interface CardReading {
  readonly edition: EditionId;
  readonly box: BoxId;
  /** The card of the list that turned out to show this; null for one that no list has. */
  readonly from: CardId | null;
  readonly values: PrintedValues;
  /** How many copies show it; where `from` shows what the list says, how many there are. */
  readonly copies: number;
  readonly readAt: string;
}

/** The readings with this one, or null while a number is missing. */
export function readCard(myCards: MyCards, reading: CardReading): MyCards | null {
  const { from, values, copies } = reading;
  // The values of a tax are not in its id, which names the card all the same.
  const id = values.kind === 'tax' && from !== null ? from : cardIdOf(values);
  if (id === null) return null;
  const more = valuesBesideId(values);
  if (from === id) return withCopies(myCards, reading, id, copies, more);
  const moved =
    from === null ? myCards : withCopies(myCards, reading, from, copiesOf(myCards, reading, from) - copies);
  return withCopies(moved, reading, id, copiesOf(moved, reading, id) + copies, more);
}

/** One copy more or less of a card that its id describes, counted while it was played. */
export function countCopies(
  myCards: MyCards,
  { edition, box, id, readAt }: Pick<CardReading, 'edition' | 'box' | 'readAt'> & { readonly id: CardId },
  more: number,
): MyCards {
  const where = { edition, box, readAt };
  return withCopies(myCards, where, id, copiesOf(myCards, where, id) + more);
}

/** Where the id alone says everything there is nothing to add. */
function valuesBesideId(values: PrintedValues): PrintedFields {
  switch (values.kind) {
    case 'ship':
    case 'person':
      return {};
    case 'expedition': {
      const { coins, influence } = values;
      return values.adventure === true || coins === null || influence === null ? {} : { coins, influence };
    }
    case 'tax':
      return { from: values.from, loses: values.loses, bonus: values.bonus, coins: values.coins };
  }
}

type Where = Pick<CardReading, 'edition' | 'box' | 'readAt'>;

function copiesOf(myCards: MyCards, { edition, box }: Where, id: CardId): number {
  return readingOf(myCards, { edition, box, id })?.printed.copies ?? copiesIn(box, edition, id);
}

function withCopies(
  myCards: MyCards,
  { edition, box, readAt }: Where,
  id: CardId,
  copies: number,
  values?: PrintedFields,
): MyCards {
  const { copies: _before, ...printed } = values ?? readingOf(myCards, { edition, box, id })?.printed ?? {};
  const left = Math.max(0, copies);
  const asListed = left === copiesIn(box, edition, id);
  if (asListed && Object.keys(printed).length === 0) return forget(myCards, { edition, box, id });
  return remember(myCards, {
    edition,
    box,
    id,
    printed: asListed ? printed : { ...printed, copies: left },
    readAt,
  });
}
