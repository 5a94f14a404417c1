/**
 * The harbor's cards as strips for Trade & Hire: each with what it means to everybody whose go is now or still to come.
 * Puts the engine's offers in order; knows no words and no screen.
 */
import { offers, type Card, type CardId, type Offer, type Seat, type State, type Term } from '#engine';
import { seatsToAct, typeOf } from '../table/sayable.ts';

export interface SeatOffer {
  readonly seat: Seat;
  readonly offer: Offer;
}

export interface Strip {
  readonly key: string;
  readonly card: Card;
  readonly own: SeatOffer;
  readonly later: readonly SeatOffer[];
}

/** A card of a list with a key that stays its own when others come and go. */
export function keyedCards(
  state: State,
  cards: readonly number[],
): { readonly key: string; readonly card: Card }[] {
  return cards.map((index, at) => {
    const copy = cards.slice(0, at).filter((before) => before === index).length;
    return { key: `${index}-${copy}`, card: typeOf(state, index).card };
  });
}

export function tradeStrips(state: State): Strip[] {
  const bySeat = seatsToAct(state).map((seat) => ({ seat, offers: offers(state, seat) }));
  return keyedCards(state, state.harbor).flatMap(({ key, card }, at) => {
    const [own, ...later] = bySeat.flatMap(({ seat, offers: all }) => {
      const offer = all[at];
      return offer === undefined ? [] : [{ seat, offer }];
    });
    return own === undefined ? [] : [{ key, card, own, later }];
  });
}

/** Terms of a sum that come from cards in the display, those of one card type together. */
export function ownTerms(terms: readonly Term[]): { readonly card: CardId; readonly amount: number }[] {
  const cards = terms.flatMap((term) => (term.kind === 'card' ? [term] : []));
  return [...new Set(cards.map(({ card }) => card))].map((card) => ({
    card,
    amount: cards.filter((term) => term.card === card).reduce((sum, { amount }) => sum + amount, 0),
  }));
}
