/**
 * My cards in the store: a record a reading, so that a damaged one costs no other, and a backup merges them one by one.
 * Brings catalogue and storage together; neither knows the other.
 */
import { checkMyCards, type MyCards, type MyCardsStore, type OwnCard } from '#catalog';
import type { Store } from '#storage';

export function myCardsIn(store: Store): MyCardsStore {
  return {
    load: async () => ({ cards: (await readings(store)).map(({ card }) => card) }),
    save: async (next) => {
      const before = await readings(store);
      const kept = new Set(next.cards.map(keyOf));
      const changed = next.cards.filter((card) => {
        const known = before.find(({ id }) => id === keyOf(card));
        return known === undefined || JSON.stringify(known.card) !== JSON.stringify(card);
      });
      const result = await store.cards.change(
        changed.map((card) => ({ id: keyOf(card), correction: { ...card } })),
        before.map(({ id }) => id).filter((id) => !kept.has(id)),
      );
      if (result.type === 'not-stored') throw new MyCardsNotStored(result.reason);
    },
  };
}

/** The store could not take a reading; the screen says why. */
export class MyCardsNotStored extends Error {
  override readonly name = 'MyCardsNotStored';
  readonly reason: string;

  constructor(reason: string) {
    super(`My cards are not stored: ${reason}`);
    this.reason = reason;
  }
}

async function readings(store: Store): Promise<readonly { readonly id: string; readonly card: OwnCard }[]> {
  const listed = await store.cards.list();
  if (listed.type === 'not-read') return [];
  return listed.records.flatMap(({ id, correction }) => {
    const cards = readable([correction]);
    return cards.map((card) => ({ id, card }));
  });
}

/** Those of the values that are readings; a stored one is judged like one from a file. */
function readable(cards: readonly unknown[]): MyCards['cards'] {
  const checked = checkMyCards({ format: 'harbormaster-cards', version: 1, cards });
  return checked.type === 'ok' ? checked.myCards.cards : [];
}

function keyOf({ edition, box, id }: OwnCard): string {
  return `${edition}/${box}/${id}`;
}
