/**
 * Why an entry is refused, as values with the numbers that explain it. `ui/wording` makes the sentences.
 * One member an obstacle: no texts, no codes.
 */
import type { CardId, ContractId, ExpeditionSymbol, Item, MissionPart } from './cards.ts';
import type { PlayerName } from './game-file.ts';

export type Obstacle =
  | { readonly kind: 'unknown-player'; readonly name: string; readonly players: readonly PlayerName[] }
  | { readonly kind: 'unknown-card'; readonly card: CardId }
  | {
      readonly kind: 'wrong-kind';
      readonly card: CardId;
      readonly needs: 'deck' | 'tax' | 'expedition' | 'display';
    }
  | { readonly kind: 'no-copy-left'; readonly card: CardId; readonly copies: number }
  | { readonly kind: 'other-game' }
  | { readonly kind: 'game-over' }
  | { readonly kind: 'game-finished' }
  | { readonly kind: 'turn-would-end-game'; readonly lost: boolean }
  | { readonly kind: 'only-in-discover'; readonly active: PlayerName }
  | { readonly kind: 'only-in-trade'; readonly active: PlayerName }
  | { readonly kind: 'not-in-discover'; readonly active: PlayerName }
  | { readonly kind: 'only-in-table-tracking' }
  | { readonly kind: 'only-in-scores-tracking' }
  | { readonly kind: 'must-repel-or-keep'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'nothing-to-repel'; readonly player: PlayerName }
  | {
      readonly kind: 'too-few-swords';
      readonly player: PlayerName;
      readonly card: CardId;
      readonly swords: number;
      readonly needs: number;
    }
  | { readonly kind: 'skull'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'nothing-turned-up'; readonly player: PlayerName }
  | { readonly kind: 'no-gambler'; readonly player: PlayerName; readonly owned: number }
  | { readonly kind: 'after-gamble'; readonly player: PlayerName }
  | { readonly kind: 'gamble-needs-four'; readonly given: number }
  | { readonly kind: 'time-card-first'; readonly player: PlayerName }
  | { readonly kind: 'not-in-harbor'; readonly card: CardId }
  | { readonly kind: 'not-your-go'; readonly player: PlayerName; readonly acting: PlayerName }
  | { readonly kind: 'no-takes-left'; readonly player: PlayerName }
  | { readonly kind: 'go-is-over'; readonly player: PlayerName; readonly acting: PlayerName }
  | {
      readonly kind: 'cannot-afford';
      readonly player: PlayerName;
      readonly card: CardId;
      readonly coins: number;
      /** Printed cost of a person, 0 for a ship. */
      readonly cost: number;
      /** Cost less discount. */
      readonly price: number;
      readonly discountCards: readonly CardId[];
      /** Coins that the ship itself brings. */
      readonly gain: number;
      readonly tribute: number;
      readonly active: PlayerName;
    }
  | { readonly kind: 'gift-to-whom'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'gift-to-self'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'no-gift'; readonly card: CardId }
  | { readonly kind: 'no-item'; readonly card: CardId }
  | { readonly kind: 'nothing-to-decline-for'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'only-active-claims'; readonly player: PlayerName; readonly active: PlayerName }
  | { readonly kind: 'not-in-row'; readonly card: CardId }
  | {
      readonly kind: 'symbols-missing';
      readonly player: PlayerName;
      readonly card: CardId;
      readonly missing: readonly ExpeditionSymbol[];
    }
  | {
      readonly kind: 'wrong-discard';
      readonly player: PlayerName;
      readonly card: CardId;
      readonly discard: readonly CardId[];
    }
  | { readonly kind: 'bust-ended-turn'; readonly player: PlayerName }
  | { readonly kind: 'no-contracts' }
  | { readonly kind: 'contract-not-out'; readonly contract: ContractId }
  | { readonly kind: 'contract-done-already'; readonly player: PlayerName; readonly contract: ContractId }
  | { readonly kind: 'no-marker-left'; readonly player: PlayerName; readonly contract: ContractId }
  | {
      readonly kind: 'contract-active-only';
      readonly player: PlayerName;
      readonly contract: ContractId;
      readonly active: PlayerName;
    }
  | { readonly kind: 'contract-chance-gone'; readonly player: PlayerName; readonly contract: ContractId }
  | { readonly kind: 'contract-later-turn'; readonly player: PlayerName; readonly contract: ContractId }
  | { readonly kind: 'contract-by-decline'; readonly player: PlayerName; readonly contract: ContractId }
  | { readonly kind: 'contract-by-repelling'; readonly player: PlayerName; readonly contract: ContractId }
  | { readonly kind: 'contract-on-own-go'; readonly player: PlayerName; readonly contract: ContractId }
  | {
      readonly kind: 'contract-not-met';
      readonly player: PlayerName;
      readonly contract: ContractId;
      readonly has: number;
      readonly needs: number;
    }
  | { readonly kind: 'nest-colour-kept'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'no-time-deck' }
  | { readonly kind: 'time-deck-empty' }
  | { readonly kind: 'no-tax-to-set-aside-for' }
  | { readonly kind: 'turn-still-discovering'; readonly player: PlayerName }
  | {
      readonly kind: 'too-few-coins';
      readonly player: PlayerName;
      readonly coins: number;
      readonly needs: number;
    }
  | { readonly kind: 'coins-from-self'; readonly player: PlayerName }
  | { readonly kind: 'not-in-display'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'ship-kept-as-what'; readonly card: CardId }
  | { readonly kind: 'no-adventure' }
  | { readonly kind: 'event-first'; readonly player: PlayerName }
  | { readonly kind: 'event-done'; readonly player: PlayerName }
  /** `expected` null: an event that nobody has turned up yet. */
  | { readonly kind: 'other-event'; readonly expected: string | null; readonly said: string }
  | { readonly kind: 'no-month-end' }
  | { readonly kind: 'card-9-cooperative' }
  | { readonly kind: 'mission-not-out'; readonly mission: string }
  | { readonly kind: 'mission-done-already'; readonly player: PlayerName; readonly mission: string }
  | { readonly kind: 'no-character-marker'; readonly player: PlayerName; readonly mission: string }
  | {
      readonly kind: 'mission-active-only';
      readonly player: PlayerName;
      readonly mission: string;
      readonly active: PlayerName;
    }
  | { readonly kind: 'mission-another-turn'; readonly player: PlayerName; readonly mission: string }
  | { readonly kind: 'mission-on-own-go'; readonly player: PlayerName; readonly mission: string }
  | {
      readonly kind: 'mission-not-met';
      readonly player: PlayerName;
      readonly mission: string;
      readonly part: MissionPart;
      readonly has: number;
      readonly needs: number;
    }
  | {
      readonly kind: 'items-missing';
      readonly player: PlayerName;
      readonly card: CardId;
      readonly items: readonly Item[];
    }
  | { readonly kind: 'no-lookout'; readonly player: PlayerName; readonly owned: number }
  | { readonly kind: 'nothing-to-sell'; readonly player: PlayerName; readonly card: CardId }
  | { readonly kind: 'no-innkeeper'; readonly player: PlayerName; readonly owned: number }
  | { readonly kind: 'no-buy-off' }
  | {
      readonly kind: 'too-few-crowns';
      readonly player: PlayerName;
      readonly crowns: number;
      readonly needs: number;
    }
  | { readonly kind: 'top-card-known'; readonly card: CardId; readonly top: CardId };
