/** What declining the coins of a ship does: which contract it serves, and which step of it (R-CON-7). */
import type { Card, Seat, State } from '#engine';
import { contractName, type CardWords } from '../wording/cards.ts';
import { contractWords } from '../wording/contracts.ts';

export function declineLabel(state: State, seat: Seat, card: Card, words: CardWords): string {
  const contract = state.table.contracts.find(
    ({ requirement }) =>
      card.kind === 'ship' && requirement.kind === 'decline-ship' && requirement.colour === card.colour,
  );
  if (contract === undefined) return '';
  const step = state.players[seat]?.waiting.find((marker) => marker.contract === contract.id)?.step ?? 0;
  return contractWords[words.language].declineFor(contractName(contract.id, words), step + 1, contract.times);
}
