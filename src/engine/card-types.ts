/**
 * The cards of one game, numbered, with what the rules need of each as plain numbers: the compiled form of the abilities.
 * Everything that asks "what does this card give?" reads these fields, so a new card with a known kind of ability needs no code.
 */
import { COLOURS, SYMBOLS, type Ability, type Card, type CardId, type Colour } from './cards.ts';

type Income = Extract<Ability, { kind: 'income' }>;
type BustIncome = Extract<Ability, { kind: 'bust-income' }>;

/** Index of a colour in `COLOURS`; -1: none. */
export type ColourIndex = number;
/** Index of a card in `Table.types`. */
export type TypeIndex = number;

export const NO_COLOUR = -1;
/** Swords needed against a skull: nobody has them. */
export const SKULL = 99;
export const ANY_SYMBOL = SYMBOLS.length;
export const NO_SYMBOL = -1;

export interface CardType {
  readonly index: TypeIndex;
  readonly id: CardId;
  readonly card: Card;
  readonly kind: Card['kind'];
  /** Copies in the deck of this game. */
  readonly copies: number;
  readonly colour: ColourIndex;
  /** Ship: coins for trading; expedition: coins for claiming. */
  readonly coins: number;
  readonly crowns: number;
  readonly gift: number;
  /** Ship: swords needed to repel it. */
  readonly repelNeeds: number;
  readonly cost: number;
  readonly influence: number;
  readonly swords: number;
  readonly discount: number;
  readonly takes: number;
  readonly takesAtOnce: boolean;
  /** Index in `SYMBOLS`, `ANY_SYMBOL` or `NO_SYMBOL`. */
  readonly symbol: number;
  readonly bonusColour: ColourIndex;
  readonly bonusCoins: number;
  readonly bonusCrowns: number;
  readonly clerkTakes: number;
  readonly keepsInfluence: number;
  readonly gambles: number;
  readonly lookouts: number;
  /** Crowns for every expedition claimed, coins once when unlocked: characters of the adventure. */
  readonly expeditionCrowns: number;
  readonly once: number;
  readonly incomes: readonly Income[];
  readonly bustIncomes: readonly BustIncome[];
}

export function colourIndex(colour: Colour | null): ColourIndex {
  return colour === null ? NO_COLOUR : COLOURS.indexOf(colour);
}

export function compileCard(
  card: Card,
  copies: number,
  index: TypeIndex,
  switches: Readonly<Record<string, boolean>>,
): CardType {
  const type = {
    index,
    id: card.id,
    card,
    kind: card.kind,
    copies,
    colour: card.kind === 'ship' || card.kind === 'person' ? colourIndex(card.colour) : NO_COLOUR,
    coins: card.kind === 'ship' || card.kind === 'expedition' ? card.coins : 0,
    crowns: card.kind === 'ship' ? card.crowns : 0,
    gift: card.kind === 'ship' ? card.gift : 0,
    repelNeeds: card.kind !== 'ship' ? SKULL : card.swords === 'skull' ? SKULL : card.swords,
    cost: card.kind === 'person' ? card.cost : 0,
    influence: card.kind === 'person' || card.kind === 'expedition' ? card.influence : 0,
    swords: 0,
    discount: 0,
    takes: 0,
    takesAtOnce: false,
    symbol: NO_SYMBOL,
    bonusColour: NO_COLOUR,
    bonusCoins: 0,
    bonusCrowns: 0,
    clerkTakes: 0,
    keepsInfluence: 0,
    gambles: 0,
    lookouts: 0,
    expeditionCrowns: 0,
    once: 0,
    incomes: [] as Income[],
    bustIncomes: [] as BustIncome[],
  };
  if (card.kind !== 'person') return type;
  for (const ability of card.abilities) {
    switch (ability.kind) {
      case 'swords':
        type.swords += ability.swords;
        break;
      case 'symbol':
        type.symbol = ability.symbol === 'any' ? ANY_SYMBOL : SYMBOLS.indexOf(ability.symbol);
        break;
      case 'income':
        type.incomes.push(ability);
        break;
      case 'bust-income':
        type.bustIncomes.push(ability);
        break;
      case 'takes':
        type.takes += ability.takes;
        type.takesAtOnce = ability.atOnceNeeds !== undefined && switches[ability.atOnceNeeds] === true;
        break;
      case 'takes-for-ship':
        type.clerkTakes += ability.takes;
        break;
      case 'discount':
        type.discount += ability.coins;
        break;
      case 'trade-bonus':
        type.bonusColour = ability.colour === undefined ? type.colour : COLOURS.indexOf(ability.colour);
        type.bonusCoins += ability.coins;
        type.bonusCrowns += ability.crowns ?? 0;
        break;
      case 'keep-ship':
        type.keepsInfluence = ability.influence;
        break;
      case 'gamble':
        type.gambles += 1;
        break;
      case 'lookout':
        type.lookouts += 1;
        break;
      case 'expedition-bonus':
        type.expeditionCrowns += ability.crowns;
        break;
      case 'once':
        type.once += ability.coins;
        break;
      case 'sell':
        // The price is printed on the card.
        break;
    }
  }
  return type;
}
