/**
 * The id of a card from what is printed on it (docs/game-file.md): the way back is `cardFromId` in the engine.
 * It knows the spelling, not which cards exist.
 */
import type { Colour, ExpeditionSymbol, Item, Role, Tax } from '#engine';

/** What is printed, as far as it is known; null where nobody has read it yet. */
export type PrintedValues =
  | {
      readonly kind: 'ship';
      readonly colour: Colour;
      readonly coins: number | null;
      readonly crowns?: number | null;
      readonly swords: number | 'skull' | null;
      readonly gift?: number;
      readonly item?: Item | null;
    }
  | {
      readonly kind: 'person';
      readonly role: Role;
      readonly colour?: Colour;
      readonly cost: number | null;
      readonly influence: number | null;
      readonly swords?: number | null;
      readonly price?: number | null;
      readonly adventure?: true;
    }
  | {
      readonly kind: 'expedition';
      readonly symbols: readonly ExpeditionSymbol[] | null;
      readonly items?: readonly Item[] | null;
      readonly coins: number | null;
      readonly influence: number | null;
      readonly adventure?: true;
    }
  | {
      readonly kind: 'tax';
      readonly from: number;
      readonly loses: Tax['loses'];
      readonly bonus: Tax['bonus'];
      readonly coins: number;
    };

const LETTERS: Readonly<Record<ExpeditionSymbol, string>> = { captain: 'c', priest: 'p', settler: 's' };
/** The tax of the base game; its two cards differ in whom they pay. */
const BASE_TAX_FROM = 12;

/** The id, or null while a number that it is made of is unknown. */
export function cardIdOf(card: PrintedValues): string | null {
  switch (card.kind) {
    case 'ship': {
      const { coins, crowns = 0, swords, gift = 0 } = card;
      const carriesItem = 'item' in card;
      if (coins === null || crowns === null || swords === null) return null;
      if (carriesItem && card.item === null) return null;
      return joined('ship', card.colour, crowns > 0 ? 'crown' : coins, swords, gift > 0 ? 'gift' : card.item);
    }
    case 'person': {
      const { role, colour, cost, influence, swords, price } = card;
      if (cost === null || influence === null || swords === null || price === null) return null;
      return joined(role, colour, cost, influence, swords, price, card.adventure === true && 'adventure');
    }
    case 'expedition': {
      const { symbols, items = [], coins, influence } = card;
      if (symbols === null || items === null || coins === null || influence === null) return null;
      const letters = symbols.map((symbol) => LETTERS[symbol]).join('');
      return card.adventure === true
        ? joined('expedition', letters, ...items, coins, influence, 'adventure')
        : joined('expedition', letters);
    }
    case 'tax':
      if (card.loses.kind === 'down-to') return joined('tax', 'cap', card.loses.coins);
      if (card.from !== BASE_TAX_FROM) return joined('tax', card.from);
      return card.bonus === 'most-swords' ? 'tax-swords' : 'tax-influence';
  }
}

function joined(...parts: readonly (string | number | false | null | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== null && part !== false).join('-');
}
