/**
 * The shape of a game as it is stored, exported and replayed: a setup and what the table said, in order (docs/game-file.md).
 * Types only; `parse-game-file.ts` makes them from untrusted JSON.
 */
import type { BoxId, CardId, Colour, ContractId, EditionId, HouseRule, MissionPart } from './cards.ts';
import type { PiratesEntry } from './pirates/game.ts';

export const GAMES = ['port-royal', 'make-sail', 'pirates'] as const;
export type GameId = (typeof GAMES)[number];

export type PlayerName = string;

/** What the table's own card says where the catalogue does not know or differs; fields as in `card-catalog/`. */
export type PrintedCard = Readonly<Record<string, unknown>> & { readonly copies?: number };

/** The Adventure Begins: what the campaign brings to this chapter. All of it is printed on the group's own cards or written in its log. */
export interface AdventureSetup {
  readonly chapter: number;
  /** From 1; each failure before gave the team 3 more coins. */
  readonly attempt: number;
  readonly variable: boolean;
  readonly characters: Readonly<
    Record<PlayerName, { readonly character: string; readonly coins: number; readonly colour?: Colour }>
  >;
  readonly extraCoins: Readonly<Record<PlayerName, number>>;
  /** The box's play cards that the story has shuffled in so far, with their copies. */
  readonly playCards: Readonly<Record<CardId, number>>;
  /** How many more of them are in the deck that nobody has named. */
  readonly unnamedCards: number;
  readonly card9?: Card9Numbers;
  /** Crowns needed for each shield of the crown card, from the first. */
  readonly crownTrack: readonly number[];
}

/** What card 9 asks of the team (R-ADV-9). */
export interface Card9Numbers {
  readonly markers: number;
  readonly influence: number;
}

/** A mission as the table reads it off its card; what the catalogue knows may be left out. */
export interface SaidMission {
  readonly number: string;
  readonly requirement?: readonly MissionPart[];
  readonly first?: { readonly coins?: number; readonly crowns?: number };
  readonly crowns?: number;
}

export interface Setup {
  readonly game: GameId;
  readonly edition: EditionId;
  readonly boxes: readonly BoxId[];
  readonly mode: 'competitive' | 'cooperative';
  readonly players: readonly PlayerName[];
  readonly startPlayer?: PlayerName;
  readonly tracking: 'table' | 'scores';
  readonly houseRules: Readonly<Partial<Record<HouseRule, boolean>>>;
  readonly contracts?: readonly ContractId[];
  readonly timeDeck?: number;
  readonly timeDeckSetAside?: number;
  readonly printed?: Readonly<Record<CardId, PrintedCard>>;
  readonly adventure?: AdventureSetup;
  /** Pirates! only: how many of each card, 0 to 9, as the anchors say. */
  readonly copies?: readonly number[];
}

interface Said {
  /** Recorded although the rules refused it. */
  readonly override?: true;
  /** When it was said: milliseconds since 1970 or an ISO text. Never read by the rules. */
  readonly at?: number | string;
}

export type KeptAs = 'merchant' | 'nest' | 'item';

/** What is said in a game of Port Royal or Make Sail! */
export type PortRoyalEntry = Said &
  (
    | { readonly type: 'reveal'; readonly card: CardId }
    | { readonly type: 'repel'; readonly keep?: true }
    | { readonly type: 'keep' }
    | { readonly type: 'gamble'; readonly cards: readonly CardId[] }
    | { readonly type: 'stop' }
    | {
        readonly type: 'take';
        readonly player?: PlayerName;
        readonly card: CardId;
        readonly decline?: true;
        readonly giftTo?: PlayerName;
        readonly asItem?: true;
      }
    | { readonly type: 'pass'; readonly player?: PlayerName }
    | {
        readonly type: 'claim';
        readonly player?: PlayerName;
        readonly card: CardId;
        readonly discard?: readonly CardId[];
      }
    | { readonly type: 'contract'; readonly player?: PlayerName; readonly contract: ContractId }
    | { readonly type: 'set-aside' }
    | { readonly type: 'end-turn' }
    | {
        readonly type: 'coins';
        readonly player?: PlayerName;
        readonly set?: number;
        readonly add?: number;
        readonly reason?: string;
        readonly from?: PlayerName;
      }
    | {
        readonly type: 'add-card';
        readonly player?: PlayerName;
        readonly card: CardId;
        readonly as?: KeptAs;
        readonly paid?: true;
      }
    | {
        readonly type: 'remove-card';
        readonly player?: PlayerName;
        readonly card: CardId;
        readonly as?: KeptAs;
      }
    | {
        readonly type: 'correct';
        readonly harbor?: readonly CardId[];
        readonly expeditions?: readonly CardId[];
        readonly drawPile?: number;
        readonly discard?: number;
        readonly timeDeck?: number;
        readonly pointDeck?: number;
        readonly takesLeft?: number;
        readonly activePlayer?: PlayerName;
        /** Completed contracts in order, by player. */
        readonly contracts?: Readonly<Record<PlayerName, readonly ContractId[]>>;
        readonly crowns?: Readonly<Record<PlayerName, number>>;
        readonly endTriggeredBy?: PlayerName | null;
      }
    | { readonly type: 'reshuffle' }
    | { readonly type: 'tracking'; readonly to: 'scores' }
    | { readonly type: 'tax'; readonly card: CardId }
    | { readonly type: 'bust' }
    /** The adventure: the top card of the Event deck, by the name that the group gave it; `month-end` and `event-1` for those two. Without a name: whatever lies there. */
    | { readonly type: 'event'; readonly event?: string }
    /** What Month's End said: the mission it asks for and whether anybody had completed it, the story card that follows, whether markers may be bought off, card 9. */
    | {
        readonly type: 'month-end';
        readonly mission?: string;
        readonly completed?: boolean;
        readonly story?: string;
        readonly buyOff?: true;
        /** With its numbers where the group reads them now for the first time. */
        readonly card9?: true | Card9Numbers;
      }
    /** A story card is reached: missions laid out, play cards shuffled in. */
    | {
        readonly type: 'story';
        readonly card?: string;
        readonly missions?: readonly SaidMission[];
        readonly cards?: Readonly<Record<CardId, number>>;
      }
    /** `coins` and `discard`: what a mission costs whose requirement is not known. */
    | {
        readonly type: 'mission';
        readonly player?: PlayerName;
        readonly mission: string;
        readonly coins?: number;
        readonly discard?: readonly CardId[];
      }
    | {
        readonly type: 'crowns';
        readonly player?: PlayerName;
        readonly add?: number;
        readonly set?: number;
        readonly reason?: string;
      }
    | { readonly type: 'sell'; readonly player?: PlayerName; readonly card: CardId }
    | { readonly type: 'buy-marker'; readonly player?: PlayerName }
    | { readonly type: 'lookout'; readonly discard: readonly CardId[]; readonly keep: CardId }
    | { readonly type: 'note'; readonly text: string }
    | { readonly type: 'finish' }
  );

export type Entry = PortRoyalEntry | PiratesEntry;
export type EntryType = Entry['type'];

/** A game file of the current version. */
export interface GameFile {
  readonly format: 'harbormaster-game';
  readonly version: 1;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** A stored game has these; a hand-written file needs none of them. */
  readonly id?: string;
  readonly title?: string;
  readonly startedAt?: number;
  readonly endedAt?: number;
}
