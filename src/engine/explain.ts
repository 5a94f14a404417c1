/**
 * The sum behind a figure: every number on the screen can be asked why (influence, swords, price, income, takes),
 * and what each card of the harbor would cost or bring a player now.
 */
import type { CardId, ContractId } from './cards.ts';
import { typeAt } from './deck.ts';
import { reachableSeat, takeObstacle, tradeGain } from './entries.ts';
import {
  coloursIn,
  contractInfluence,
  countBits,
  MERCHANT_SHIP_INFLUENCE,
  priceOf,
  sourcesOf,
  takesForColours,
} from './figures.ts';
import { crownInfluence } from './adventure.ts';
import type { CardType } from './card-types.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, playerAt, type State } from './state.ts';
import type { Seat } from './table.ts';
import { incomeAtStart } from './turn.ts';

export type Figure =
  | { readonly kind: 'influence' | 'swords' | 'income' | 'takes'; readonly player: Seat }
  | { readonly kind: 'price' | 'gain'; readonly player: Seat; readonly card: CardId };

/** One line of a sum. */
export type Term =
  | { readonly kind: 'card' | 'character'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'crowns'; readonly crowns: number; readonly amount: number }
  | { readonly kind: 'kept-ship'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'contracts'; readonly contracts: readonly ContractId[]; readonly amount: number }
  | { readonly kind: 'cost'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'ship'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'tribute'; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'colours'; readonly colours: number; readonly amount: number }
  | { readonly kind: 'one-card'; readonly amount: number }
  | { readonly kind: 'gambles'; readonly amount: number }
  | { readonly kind: 'never-below-zero'; readonly amount: number };

export interface Explanation {
  readonly total: number;
  readonly terms: readonly Term[];
}

function summed(terms: readonly Term[]): Explanation {
  const kept = terms.filter(({ amount }) => amount !== 0);
  return { total: kept.reduce((sum, { amount }) => sum + amount, 0), terms: kept };
}

function cardTerms(state: State, seat: Seat, amountOf: (type: CardType) => number): Term[] {
  return sourcesOf(state, seat).map((type) => ({
    kind: type.index < 0 ? 'character' : 'card',
    card: type.id,
    amount: amountOf(type),
  }));
}

export function explain(state: State, figure: Figure): Explanation {
  const seat = figure.player;
  const player = playerAt(state, seat);
  switch (figure.kind) {
    case 'influence':
      return summed([
        ...cardTerms(state, seat, (type) => type.influence),
        ...player.ships
          .filter((ship) => ship.as === 'merchant')
          .map(
            (ship) =>
              ({
                kind: 'kept-ship',
                card: typeAt(state, ship.card).id,
                amount: MERCHANT_SHIP_INFLUENCE,
              }) as const,
          ),
        { kind: 'crowns', crowns: player.crowns, amount: crownInfluence(state.table, player.crowns) },
        {
          kind: 'contracts',
          contracts: player.contracts,
          amount: contractInfluence(player.contracts.length),
        },
      ]);
    case 'swords':
      return summed(cardTerms(state, seat, (type) => type.swords));
    case 'income':
      return summed(cardTerms(state, seat, (type) => incomeAtStart(state, seat, type)));
    case 'takes': {
      const colours = countBits(coloursIn(state));
      const first: Term[] =
        seat === state.active
          ? [
              { kind: 'colours', colours, amount: takesForColours(colours) },
              { kind: 'gambles', amount: state.gambles },
            ]
          : [{ kind: 'one-card', amount: 1 }];
      return summed([...first, ...cardTerms(state, seat, (type) => type.takes)]);
    }
    case 'price':
    case 'gain': {
      const index = state.table.typeOf.get(figure.card);
      if (index === undefined) return { total: 0, terms: [] };
      const type = typeAt(state, index);
      const tribute: Term[] = seat === state.active ? [] : [{ kind: 'tribute', to: state.active, amount: 1 }];
      if (type.kind === 'ship') {
        const paid = tribute.map((term) => ({ ...term, amount: -1 }));
        const bonuses = cardTerms(state, seat, (owned) =>
          owned.bonusColour === type.colour ? owned.bonusCoins : 0,
        );
        return summed([{ kind: 'ship', card: type.id, amount: type.coins }, ...bonuses, ...paid]);
      }
      const discounts = cardTerms(state, seat, (owned) => -owned.discount);
      const below = type.cost + discounts.reduce((sum, { amount }) => sum + amount, 0);
      return summed([
        { kind: 'cost', card: type.id, amount: type.cost },
        ...discounts,
        { kind: 'never-below-zero', amount: below < 0 ? -below : 0 },
        ...tribute,
      ]);
    }
  }
}

/** What one card of the harbor means for a player now. */
export interface Offer {
  readonly card: CardId;
  readonly kind: 'ship' | 'person';
  /** Coins from the pile for a ship, coins to the discard for a person. */
  readonly coins: number;
  /** Coins to the active player. */
  readonly tribute: number;
  /** Coins that the player has more (or less) afterwards. */
  readonly net: number;
  readonly obstacle: Obstacle | null;
}

/** The harbor's cards for this player, in their order; in Discover what they would be if the turn went on to trading. */
export function offers(state: State, seat: Seat): Offer[] {
  const blocked = reachableSeat(state, seat);
  const tribute = seat === state.active ? 0 : 1;
  const giftTo = state.players.length > 1 ? nameOf(state, (seat + 1) % state.players.length) : undefined;
  return state.harbor.map((index) => {
    const type = typeAt(state, index);
    const isShip = type.kind === 'ship';
    const coins = isShip ? tradeGain(state, seat, index) : priceOf(state, seat, index);
    const gift = type.gift > 0 && giftTo !== undefined ? { giftTo } : {};
    return {
      card: type.id,
      kind: isShip ? 'ship' : 'person',
      coins,
      tribute,
      net: (isShip ? coins : -coins) - tribute,
      obstacle: blocked ?? takeObstacle(state, seat, index, { type: 'take', card: type.id, ...gift }),
    };
  });
}

/** What stopping now would give: cards that the active player may take and coins at the start of each go. */
export function forecast(state: State): {
  readonly takes: Explanation;
  readonly incomes: readonly Explanation[];
} {
  return {
    takes: explain(state, { kind: 'takes', player: state.active }),
    incomes: state.table.players.map((_, player) => explain(state, { kind: 'income', player })),
  };
}
