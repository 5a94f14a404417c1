/**
 * What hands do with the boxes before the first card: leave out, shuffle in, deal. Follows from the choice and from the table that
 * the engine has laid out; the words are made elsewhere.
 */
import { MARKERS, START_COINS, type Catalogue, type ContractId, type EditionId, type State } from '#engine';
import type { ExtraBox } from './choice.ts';

/** How the cards of a box can be told from the others: a letter, or the nail in the corner of the cards of 2015. */
export type Mark = 'A' | 'P' | 'U' | 'nail';
type MarkedBox = Exclude<ExtraBox, 'contracts'>;

export type BoxItem =
  | { readonly kind: 'leave-expedition' }
  | { readonly kind: 'lay-expedition' }
  | { readonly kind: 'leave-marked'; readonly box: MarkedBox; readonly mark: Mark }
  | {
      readonly kind: 'shuffle-in';
      readonly box: MarkedBox;
      readonly cards: number;
      readonly mark: Mark | null;
    }
  | { readonly kind: 'shuffle'; readonly cards: number }
  | { readonly kind: 'leave-blue-seals'; readonly contracts: readonly ContractId[] }
  | { readonly kind: 'lay-contracts'; readonly contracts: readonly ContractId[] }
  | { readonly kind: 'markers'; readonly each: number }
  | { readonly kind: 'deal-coins'; readonly each: number; readonly players: number }
  | { readonly kind: 'deal-time-deck'; readonly cards: number }
  | { readonly kind: 'set-aside'; readonly cards: number };

const MARKS: Readonly<Record<EditionId, Readonly<Partial<Record<MarkedBox, Mark>>>>> = {
  'pegasus-2014': { 'contract-cards': 'nail' },
  'sjg-2017': {},
  'big-box-2021': { gambler: 'P', 'contract-cards': 'A', 'make-sail-mix': 'U' },
};
const MARKED_BOXES: readonly MarkedBox[] = ['gambler', 'contract-cards', 'make-sail-mix'];

/** In the order of the hands: sort out, shuffle, deal. */
export function boxList(start: State, catalogue: Catalogue): readonly BoxItem[] {
  const { table } = start;
  const { setup, edition, contracts } = table;
  const marks = MARKS[edition.id];
  const items: BoxItem[] = [];
  if (setup.game === 'port-royal') {
    const inUse = MARKED_BOXES.filter((box) => setup.boxes.includes(box));
    // In the Big Box everything lies together; the other boxes are simply not opened.
    if (edition.id === 'big-box-2021') {
      for (const box of MARKED_BOXES) {
        const mark = marks[box];
        if (!inUse.includes(box) && mark !== undefined) items.push({ kind: 'leave-marked', box, mark });
      }
    }
    // R-SET-1
    if (edition.fivePlayerExpedition) {
      items.push({ kind: table.laidOut.length > 0 ? 'lay-expedition' : 'leave-expedition' });
    }
    for (const box of inUse) {
      items.push({ kind: 'shuffle-in', box, cards: catalogue.boxes[box].size, mark: marks[box] ?? null });
    }
  }
  items.push({ kind: 'shuffle', cards: table.deckSize });
  items.push({ kind: 'deal-coins', each: START_COINS, players: table.players.length });
  if (table.hasContracts) {
    const blue = Object.values(catalogue.contracts).filter((contract) => contract.cooperativeOnly);
    if (!table.cooperative) {
      items.push({ kind: 'leave-blue-seals', contracts: blue.map(({ id }) => id) }); // R-CON-1
    }
    items.push({ kind: 'lay-contracts', contracts: contracts.map(({ id }) => id) });
    items.push({ kind: 'markers', each: MARKERS });
    if (table.timeDeck !== null) items.push({ kind: 'deal-time-deck', cards: table.timeDeck });
    if (table.timeDeckSetAside > 0) items.push({ kind: 'set-aside', cards: table.timeDeckSetAside });
  }
  return items;
}
