/**
 * Who can complete which contract at this moment. At the table the rules are asked by trying; where only scores are kept, nobody
 * says when a moment was, so what displays and purses show is offered, and what a tax or a bust opens; the rest waits in the sheet.
 */
import { progress } from '#engine';
import { accepted, type ContractOffer } from '../table/sayable.ts';
import type { TableView } from '../table/table-view.svelte.ts';

export function offersOf(view: Pick<TableView, 'state' | 'contracts'>): readonly ContractOffer[] {
  const { state } = view;
  if (state.tracking === 'table') return view.contracts;
  const shown = state.table.players.flatMap((player, seat) =>
    state.table.contracts.flatMap(({ id, requirement }): ContractOffer[] => {
      const figures = progress(state, seat, requirement);
      if (figures === null || figures.has < figures.needs) return [];
      return accepted(state, { type: 'contract', player, contract: id })
        ? [{ player, contract: id, atOnce: false }]
        : [];
    }),
  );
  return [...view.contracts, ...shown];
}
