/** Tax increases: who loses coins, who gains one, and what the moment opens (R-TAX, R-SAIL-2, R-TIM-5). */
import { openChances } from './contracts.ts';
import { discardKnown, gain, pay, typeAt } from './deck.ts';
import { playerAt, type Draft, type State } from './state.ts';
import type { Tax } from './cards.ts';
import type { Seat } from './table.ts';

export function taxLoss(tax: Tax, coins: number): number {
  if (coins < tax.from) return 0;
  return tax.loses.kind === 'half' ? Math.floor(coins / 2) : coins - tax.loses.coins; // R-TAX-1, R-SAIL-2
}

/** Everyone who gains the bonus: all tied players, at zero too (R-TAX-2); alone always (R-TAX-3). */
function gainsBonus(state: State | Draft, tax: Tax): (seat: Seat) => boolean {
  const figure = (seat: Seat) => {
    const player = playerAt(state, seat);
    return tax.bonus === 'most-swords' ? player.swords : -player.influence;
  };
  const best = Math.max(...state.players.map((_, seat) => figure(seat)));
  return (seat) => figure(seat) === best;
}

export function resolveTax(draft: Draft, card: number): void {
  const tax = typeAt(draft, card).card;
  if (tax.kind !== 'tax') return;
  const count = draft.table.players.length;
  const clockwise = Array.from({ length: count }, (_, step) => (draft.active + step) % count);
  const payers: Seat[] = [];
  for (const seat of clockwise) {
    const loss = taxLoss(tax, playerAt(draft, seat).coins);
    if (loss === 0) continue;
    pay(draft, seat, loss, { kind: 'tax', card: tax.id });
    payers.push(seat);
  }
  const gains = gainsBonus(draft, tax);
  for (const seat of clockwise)
    if (gains(seat)) gain(draft, seat, tax.coins, { kind: 'tax-bonus', card: tax.id });
  discardKnown(draft, [card], 'tax');
  if (draft.adventure !== null) draft.adventure = { ...draft.adventure, taxed: payers };
  for (const seat of payers) openChances(draft, seat, ({ requirement }) => requirement.kind === 'pay-taxes');
  if (draft.table.timeDeck !== null) {
    draft.setAsides += 1;
    if (draft.timeDeck > 0) draft.consequences.push({ type: 'may-set-aside' });
  }
}
