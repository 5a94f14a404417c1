/**
 * The vocabulary of printed things: colours, roles, abilities, cards and contracts as the rules see them.
 * What a card does is data (`Ability`) that one interpreter reads. No words for people and no sources here: those live in `card-catalog/`.
 */

// Printed labels name a colour, an item and a role by its place in these three lists: new ones go to the end.
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black', 'ares'] as const;
export type Colour = (typeof COLOURS)[number];

export const ITEMS = ['book', 'herbs', 'bread', 'rum'] as const;
export type Item = (typeof ITEMS)[number];

export const ROLES = [
  'trader',
  'settler',
  'captain',
  'priest',
  'jack-of-all-trades',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
  'gambler',
  'clerk',
  'gunner',
  'vice-admiral',
  'merchant',
  'passenger',
  'tybuk-brother',
  'lookout',
  'innkeeper',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles whose cards name a ship colour (`trader-blue-5-2`). */
export const COLOURED_ROLES = ['trader', 'clerk', 'merchant'] as const satisfies readonly Role[];

export const SYMBOLS = ['captain', 'priest', 'settler'] as const;
export type ExpeditionSymbol = (typeof SYMBOLS)[number];

/** RULES.md section 9. `moreSeats` allows two more players than the box says. */
export const HOUSE_RULES = [
  'endNeedsExpedition',
  'viceAdmiralPaysTwo',
  'jesterPaysActive',
  'claimAfterBust',
  'governorActsAtOnce',
  'moreSeats',
] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];
export type Switches = Readonly<Record<HouseRule, boolean>>;

/** What a person can do, read by the one interpreter in `abilities.ts`. "Own colour" is the colour printed on the card. */
export type Ability =
  /** Swords that count for repelling, taxes and contracts. */
  | { readonly kind: 'swords'; readonly swords: number }
  /** A symbol for expeditions; `any` stands for any one of them. */
  | { readonly kind: 'symbol'; readonly symbol: ExpeditionSymbol | 'any' }
  /**
   * Coins (or crowns) at the start of the owner's go, when the number of cards in the harbor lies within the bounds.
   * `perShip` adds that many coins for each ship in the harbor; a sum below 0 counts as 0.
   * `activeNeeds`: the active player gets it only where this switch is on. `others`: what a non-active player gets instead where the switch is on.
   */
  | {
      readonly kind: 'income';
      readonly harborAtLeast?: number;
      readonly harborAtMost?: number;
      readonly shipsAtLeast?: number;
      readonly coins: number;
      readonly perShip?: number;
      readonly crowns?: number;
      readonly activeNeeds?: HouseRule;
      readonly others?: { readonly needs: HouseRule; readonly coins: number };
    }
  /** Coins when the active player busts; `activeOnly` and `harborAtMost` narrow it. */
  | {
      readonly kind: 'bust-income';
      readonly coins: number;
      readonly activeOnly?: boolean;
      readonly harborAtMost?: number;
    }
  /** More cards in each go of Trade & Hire; in the go it is hired in only where the switch is on. */
  | { readonly kind: 'takes'; readonly takes: number; readonly atOnceNeeds?: HouseRule }
  /** One more card in this go for each ship of the own colour traded with. */
  | { readonly kind: 'takes-for-ship'; readonly takes: number }
  /** Persons cost this much less. */
  | { readonly kind: 'discount'; readonly coins: number }
  /** More for trading with a ship of the own colour, or of the colour named. */
  | {
      readonly kind: 'trade-bonus';
      readonly coins: number;
      readonly crowns?: number;
      readonly colour?: Colour;
    }
  /** A ship of the own colour whose coins were gained is laid under the card. */
  | { readonly kind: 'keep-ship'; readonly influence: number }
  /** This many cards turned up at once in Discover. */
  | { readonly kind: 'gamble'; readonly cards: number; readonly takes: number }
  /** Look at the top cards in Discover, discard some. */
  | { readonly kind: 'lookout'; readonly look: number; readonly discard: number }
  /** Sell one of these items at the price printed on the card. */
  | { readonly kind: 'sell'; readonly items: readonly Item[] }
  /** Crowns for every expedition claimed (a character of the adventure, R-ADV-15). */
  | { readonly kind: 'expedition-bonus'; readonly crowns: number }
  /** Coins once, when the ability is unlocked (a character of the adventure, R-ADV-15). */
  | { readonly kind: 'once'; readonly coins: number };

export interface Ship {
  readonly kind: 'ship';
  readonly id: string;
  readonly colour: Colour;
  readonly coins: number;
  /** Crowns instead of coins (the adventure's ships). */
  readonly crowns: number;
  readonly swords: number | 'skull';
  /** Coins for another player of the taker's choice. */
  readonly gift: number;
  readonly item: Item | null;
}

export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly role: Role;
  readonly colour: Colour | null;
  readonly cost: number;
  readonly influence: number;
  readonly abilities: readonly Ability[];
  /** What the innkeeper pays for an item. */
  readonly price: number;
}

export interface Expedition {
  readonly kind: 'expedition';
  readonly id: string;
  /** In the order captain, priest, settler; a symbol needed twice stands twice. */
  readonly symbols: readonly ExpeditionSymbol[];
  readonly items: readonly Item[];
  readonly coins: number;
  readonly influence: number;
}

export interface Tax {
  readonly kind: 'tax';
  readonly id: string;
  /** Players with at least this many coins pay. */
  readonly from: number;
  readonly loses: { readonly kind: 'half' } | { readonly kind: 'down-to'; readonly coins: number };
  readonly bonus: 'most-swords' | 'least-influence';
  readonly coins: number;
}

export type Card = Ship | Person | Expedition | Tax;
export type CardId = string;

export const CONTRACT_IDS = [
  'luminary',
  'bruja',
  'maritime-supremacy',
  'new-colony',
  'trade-outpost',
  'trade-master',
  'thrifty-staff',
  'mercenary',
  'explorer',
  'frigate-nemesis',
  'galleon-nemesis',
  'tax-inspector',
  'jinx',
  'speculator',
  'major-speculator',
  'pirates-nest',
  'small-estate',
  'ransom',
] as const;
export type ContractId = (typeof CONTRACT_IDS)[number];

/** What a contract asks for, read by the one interpreter in `contracts.ts`. */
export type Requirement =
  | { readonly kind: 'persons'; readonly roles: readonly Role[] }
  | { readonly kind: 'cheap-persons'; readonly number: number; readonly costAtMost: number }
  | { readonly kind: 'swords'; readonly swords: number }
  | { readonly kind: 'expeditions'; readonly number: number }
  | { readonly kind: 'influence'; readonly influence: number }
  | { readonly kind: 'pay'; readonly coins: number }
  | { readonly kind: 'decline-ship'; readonly colour: Colour }
  | { readonly kind: 'pay-taxes' }
  | { readonly kind: 'bust' }
  | { readonly kind: 'harbor-colours'; readonly colours: number }
  | { readonly kind: 'repel-colours'; readonly colours: number };

export interface Contract {
  readonly id: ContractId;
  readonly requirement: Requirement;
  /** How often the requirement must be met; all but the last time the marker waits. */
  readonly times: number;
  /** Coins for the 1st to 5th finisher; null: the table has not read them off its card. */
  readonly rewards: readonly number[] | null;
  readonly seal: { readonly number: number; readonly letter: string } | null;
  readonly activeOnly: boolean;
  readonly decideAtOnce: boolean;
  readonly cooperativeOnly: boolean;
}

/** One part of what a mission of the adventure asks for; all parts must hold (R-ADV-13, R-ADV-14). */
export type MissionPart =
  | { readonly kind: 'discard-coins'; readonly coins: number }
  | { readonly kind: 'have-persons'; readonly role: Role; readonly number: number }
  | { readonly kind: 'have-cheap-persons'; readonly number: number; readonly costAtMost: number }
  | { readonly kind: 'have-swords'; readonly swords: number }
  | { readonly kind: 'have-expeditions'; readonly number: number }
  | {
      readonly kind: 'discard-ships';
      readonly colour?: Colour;
      readonly item?: Item;
      readonly number: number;
    }
  | { readonly kind: 'harbor-colours'; readonly colours: number }
  | { readonly kind: 'pay-taxes' }
  | { readonly kind: 'stop-at'; readonly harbor: number }
  | { readonly kind: 'take-fewer'; readonly cards: number };

/** A mission as far as it is known. A part that nobody has read off the card is judged by the table. */
export interface Mission {
  /** The number of its story card, such as `13` or `28b`. */
  readonly number: string;
  readonly requirement: readonly MissionPart[] | null;
  /** How often the requirement must be met; before the last time the marker stands on a first place. */
  readonly times: number;
  readonly activeOnly: boolean;
  /** What the first to complete it gains besides. */
  readonly first: { readonly coins: number; readonly crowns: number };
  /** Crowns for everyone who completes it. */
  readonly crowns: number;
}

export const BOXES = [
  'base',
  'gambler',
  'contract-cards',
  'contracts',
  'make-sail-mix',
  'adventure',
  'make-sail',
  'pirates',
] as const;
export type BoxId = (typeof BOXES)[number];

export const EDITIONS = ['pegasus-2014', 'sjg-2017', 'big-box-2021'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** One line of a box's list: a card and how many copies of it the box holds. */
export interface Listed {
  readonly card: Card;
  readonly copies: number;
  /** The card is used with exactly this many players only, lies face up from the start and is never in the pile (R-SET-1). */
  readonly onlyPlayers?: number;
}

export interface Box {
  readonly id: BoxId;
  readonly cards: readonly Listed[];
  /** How many play cards the box holds; more than the sum of `cards` where some are unknown. */
  readonly size: number;
}

/** Which cards and rules an edition of the base game has. */
export interface Edition {
  readonly id: EditionId;
  /** Defaults of RULES.md section 9. */
  readonly switches: Switches;
  /** R-SET-1: false where no such card is named and all cards are shuffled. */
  readonly fivePlayerExpedition: boolean;
  /** Cards whose printed values differ from the list of the box, by box. */
  readonly cards: Readonly<Partial<Record<BoxId, readonly Listed[]>>>;
}

/** Everything printed that the rules need; made by `src/catalog` from `card-catalog/`. */
export interface Catalogue {
  readonly boxes: Readonly<Record<BoxId, Box>>;
  readonly editions: Readonly<Record<EditionId, Edition>>;
  readonly contracts: Readonly<Record<ContractId, Contract>>;
  /** Abilities by role; `captain-adventure` and the like for cards of the adventure that look like base cards. */
  readonly roles: Readonly<Record<string, readonly Ability[]>>;
  /** The adventure's characters and their abilities, by id. */
  readonly characters: Readonly<Record<string, readonly Ability[]>>;
  /** The adventure's missions that are known, by number. */
  readonly missions: Readonly<Record<string, Mission>>;
}
