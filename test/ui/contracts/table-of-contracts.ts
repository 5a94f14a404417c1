// A contract game as the screens see it: a setup with these contracts, and the state after what was said.
import { CATALOGUE } from '#catalog';
import { replay, type ContractId, type Entry, type Setup, type State } from '#engine';

export function contractGame(
  players: readonly string[],
  contracts: readonly ContractId[],
  more: Partial<Setup> = {},
): Setup {
  return {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base', 'contract-cards', 'contracts'],
    mode: 'cooperative',
    players,
    tracking: 'table',
    houseRules: {},
    contracts,
    ...more,
  };
}

export function after(setup: Setup, ...entries: readonly Entry[]): State {
  const played = replay(setup, entries, CATALOGUE);
  if (played.type !== 'ok') throw new Error(JSON.stringify(played));
  return played.state;
}

export const hired = (player: string, ...cards: string[]): Entry[] =>
  cards.map((card) => ({ type: 'add-card', player, card }));

export const reveals = (...cards: string[]): Entry[] => cards.map((card) => ({ type: 'reveal', card }));
