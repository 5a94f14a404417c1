/**
 * What follows from an entry, with its reason: the one source of instructions, log, statistics and "why".
 * Players are seats, cards are ids; `ui/wording` makes the sentences.
 */
import type { CardId, ContractId } from './cards.ts';
import type { KeptAs } from './game-file.ts';
import type { Seat } from './table.ts';

/** Why coins move, and by which card. */
export type CoinReason =
  | { readonly kind: 'ship'; readonly card: CardId }
  | { readonly kind: 'trade-bonus'; readonly card: CardId }
  | { readonly kind: 'income'; readonly card: CardId }
  | { readonly kind: 'bust'; readonly card: CardId }
  | { readonly kind: 'tax'; readonly card: CardId }
  | { readonly kind: 'tax-bonus'; readonly card: CardId }
  | { readonly kind: 'expedition'; readonly card: CardId }
  | { readonly kind: 'gift'; readonly card: CardId }
  | { readonly kind: 'hire'; readonly card: CardId }
  | { readonly kind: 'contract'; readonly contract: ContractId }
  | { readonly kind: 'mission'; readonly mission: string }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'sold'; readonly card: CardId }
  | { readonly kind: 'marker' }
  | { readonly kind: 'correction'; readonly reason: string | null };

export type DiscardReason =
  | 'trade'
  | 'repel'
  | 'bust'
  | 'left-over'
  | 'expedition'
  | 'tax'
  | 'nest'
  | 'mission'
  | 'lookout'
  | 'correction';

/** Why the winners won. */
export type Decision = 'influence' | 'markers' | 'coins' | 'shared' | 'nobody';

export type Consequence =
  /** Coins from the draw pile to a player. */
  | { readonly type: 'gain'; readonly player: Seat; readonly coins: number; readonly why: CoinReason }
  /** Coins from a player to the discard. */
  | { readonly type: 'pay'; readonly player: Seat; readonly coins: number; readonly why: CoinReason }
  /** Coins from player to player. */
  | {
      readonly type: 'give';
      readonly from: Seat;
      readonly to: Seat;
      readonly coins: number;
      readonly why: 'tribute' | 'correction';
    }
  | {
      readonly type: 'reveal';
      readonly card: CardId;
      readonly from: 'draw-pile' | 'time-deck';
      readonly to: 'harbor' | 'row' | 'tax';
    }
  | { readonly type: 'repel'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'hire'; readonly player: Seat; readonly card: CardId; readonly price: number }
  | { readonly type: 'trade'; readonly player: Seat; readonly card: CardId; readonly declined: boolean }
  | { readonly type: 'claim'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'keep-ship'; readonly player: Seat; readonly card: CardId; readonly as: KeptAs }
  | { readonly type: 'discard'; readonly cards: readonly CardId[]; readonly why: DiscardReason }
  | { readonly type: 'reshuffle'; readonly cards: number }
  | { readonly type: 'more-takes'; readonly player: Seat; readonly card: CardId; readonly takes: number }
  | { readonly type: 'gamble'; readonly player: Seat }
  | { readonly type: 'bust'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'trade-begins'; readonly player: Seat; readonly takes: number; readonly colours: number }
  | { readonly type: 'go'; readonly player: Seat; readonly takes: number }
  | { readonly type: 'turn'; readonly player: Seat; readonly round: number }
  | {
      readonly type: 'contract-done';
      readonly player: Seat;
      readonly contract: ContractId;
      readonly place: number;
      readonly influence: number;
      readonly rewardKnown: boolean;
    }
  | {
      readonly type: 'contract-waits';
      readonly player: Seat;
      readonly contract: ContractId;
      readonly step: number;
    }
  | { readonly type: 'chance'; readonly player: Seat; readonly contract: ContractId }
  | { readonly type: 'may-set-aside' }
  | { readonly type: 'set-aside'; readonly timeDeck: number; readonly pointDeck: number }
  | {
      readonly type: 'end-triggered';
      readonly player: Seat;
      readonly influence: number;
      readonly lastTurns: readonly Seat[];
    }
  | { readonly type: 'end-withdrawn' }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly decision: Decision }
  | { readonly type: 'won'; readonly pointDeck: number }
  | { readonly type: 'chapter-won' }
  | { readonly type: 'chapter-lost' }
  | { readonly type: 'event'; readonly event: string }
  /** `month` is over; `next`: turns until the next Month's End, it included; `fresh`: there was an unused event to go on top. */
  | { readonly type: 'month-end'; readonly month: number; readonly next: number; readonly fresh: boolean }
  | {
      readonly type: 'story';
      readonly card: string | null;
      readonly missions: readonly string[];
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'mission-done';
      readonly player: Seat;
      readonly mission: string;
      readonly first: boolean;
    }
  | { readonly type: 'mission-waits'; readonly player: Seat; readonly mission: string }
  /** `place`: 0 the door (ability), 1 the trophy, 2 and 3 the windows with crowns. */
  | { readonly type: 'marker-freed'; readonly player: Seat; readonly place: number }
  /** A marker bought off leaves the game (R-ADV-10). */
  | { readonly type: 'marker-to-box'; readonly player: Seat }
  | { readonly type: 'crowns'; readonly player: Seat; readonly crowns: number }
  | { readonly type: 'lookout'; readonly player: Seat; readonly keep: CardId }
  | { readonly type: 'lost' }
  /** A correction moved a card or a figure. */
  | { readonly type: 'card-added'; readonly player: Seat; readonly card: CardId; readonly as: KeptAs | null }
  | { readonly type: 'card-removed'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'corrected'; readonly figure: string }
  | { readonly type: 'scores-only' };
