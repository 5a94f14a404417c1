/**
 * The contract box: who may complete which contract when, markers, rewards, and the chances that must be taken at once (R-CON).
 * Requirements are data of the catalogue; this is their one interpreter.
 */
import type { Contract, ContractId, Requirement } from './cards.ts';
import { COLOURS } from './cards.ts';
import { discardKnown, gain, pay, typeAt } from './deck.ts';
import {
  coloursIn,
  countBits,
  contractInfluence,
  expeditionsOf,
  refreshFigures,
  without,
} from './figures.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, ownPlayer, playerAt, type Draft, type PlayerState, type State } from './state.ts';
import { MARKERS, type Seat } from './table.ts';

export function contractIndex(state: State | Draft, id: ContractId): number {
  return state.table.contracts.findIndex((contract) => contract.id === id);
}

/** R-CON-2: three markers, waiting ones included. */
export function markersLeft(state: State | Draft, seat: Seat): number {
  if (!state.table.hasContracts) return 0;
  const player = playerAt(state, seat);
  return Math.max(0, MARKERS - player.contracts.length - player.waiting.length);
}

export function waitingStep(state: State | Draft, seat: Seat, id: ContractId): number {
  return playerAt(state, seat).waiting.find((marker) => marker.contract === id)?.step ?? 0;
}

/** What keeps the player from ever putting a marker on this contract, whatever the moment. */
export function markerObstacle(state: State | Draft, seat: Seat, id: ContractId): Obstacle | null {
  if (!state.table.hasContracts) return { kind: 'no-contracts' };
  const player = nameOf(state, seat);
  if (contractIndex(state, id) < 0) return { kind: 'contract-not-out', contract: id };
  if (playerAt(state, seat).contracts.includes(id))
    return { kind: 'contract-done-already', player, contract: id };
  if (waitingStep(state, seat, id) === 0 && markersLeft(state, seat) === 0) {
    return { kind: 'no-marker-left', player, contract: id };
  }
  return null;
}

/** How far a player is with a requirement that the display or purse shows: has and needs. Null: it depends on a moment. */
export function progress(
  state: State | Draft,
  seat: Seat,
  requirement: Requirement,
): { has: number; needs: number } | null {
  const player = playerAt(state, seat);
  switch (requirement.kind) {
    case 'persons': {
      let display = player.display
        .map((index) => typeAt(state, index).card)
        .map((card) => (card.kind === 'person' ? card.role : null));
      let has = 0;
      for (const role of requirement.roles) {
        if (!display.includes(role)) continue;
        display = [...without(display, role)];
        has += 1;
      }
      return { has, needs: requirement.roles.length };
    }
    case 'cheap-persons': {
      const has = player.display.filter((index) => {
        const type = typeAt(state, index);
        return type.kind === 'person' && type.cost <= requirement.costAtMost;
      }).length;
      return { has, needs: requirement.number };
    }
    case 'swords':
      return { has: player.swords, needs: requirement.swords };
    case 'expeditions':
      return { has: expeditionsOf(state, seat), needs: requirement.number };
    case 'influence':
      return { has: player.influence, needs: requirement.influence };
    case 'pay':
      return { has: player.coins, needs: requirement.coins };
    case 'decline-ship':
    case 'pay-taxes':
    case 'bust':
    case 'harbor-colours':
    case 'repel-colours':
      return null;
  }
}

/** The contract is completed: marker on the leftmost free space, its coins, influence of second and third (R-CON-2, R-CON-3). */
function complete(draft: Draft, seat: Seat, contract: Contract): void {
  const index = contractIndex(draft, contract.id);
  const names = draft.spaces[index] ?? [];
  const player = ownPlayer(draft, seat);
  draft.spaces = draft.spaces.map((space, at) => (at === index ? [...space, seat] : space));
  player.waiting = player.waiting.filter((marker) => marker.contract !== contract.id);
  const before = contractInfluence(player.contracts.length);
  player.contracts = [...player.contracts, contract.id];
  const influence = contractInfluence(player.contracts.length) - before;
  draft.consequences.push({
    type: 'contract-done',
    player: seat,
    contract: contract.id,
    place: names.length + 1,
    influence,
    rewardKnown: contract.rewards !== null,
  });
  gain(draft, seat, contract.rewards?.[names.length] ?? 0, { kind: 'contract', contract: contract.id });
  refreshFigures(draft, seat, 'play');
}

/** Places or moves the marker; the last time completes the contract. */
export function advanceMarker(draft: Draft, seat: Seat, contract: Contract): void {
  const step = waitingStep(draft, seat, contract.id) + 1;
  if (step >= contract.times) {
    complete(draft, seat, contract);
    return;
  }
  const player = ownPlayer(draft, seat);
  const others = player.waiting.filter((marker) => marker.contract !== contract.id);
  player.waiting = [...others, { contract: contract.id, step, round: draft.round }];
  draft.consequences.push({ type: 'contract-waits', player: seat, contract: contract.id, step });
}

/** The contract that declining the coins of a ship of this colour serves, if the player can use it (R-CON-7). */
export function declineContract(state: State | Draft, seat: Seat, colour: number): Contract | null {
  const contract = state.table.contracts.find(
    ({ requirement }) =>
      requirement.kind === 'decline-ship' && COLOURS.indexOf(requirement.colour) === colour,
  );
  return contract !== undefined && markerObstacle(state, seat, contract.id) === null ? contract : null;
}

/** Chances that open with a moment: a tax paid, or colours in the harbor (R-CON-4, R-CON-8). */
export function openChances(draft: Draft, seat: Seat, met: (contract: Contract) => boolean): void {
  for (const contract of draft.table.contracts) {
    if (!contract.decideAtOnce || !met(contract)) continue;
    if (markerObstacle(draft, seat, contract.id) !== null) continue;
    draft.chances = [...draft.chances, { player: seat, contract: contract.id }];
    draft.consequences.push({ type: 'chance', player: seat, contract: contract.id });
  }
}

/** R-CON-8: the second time of Speculator is on a later turn, whatever a correction did to the harbor. */
function movedThisRound(state: State | Draft, seat: Seat, id: ContractId): boolean {
  return playerAt(state, seat).waiting.some(
    ({ contract, round }) => contract === id && round === state.round,
  );
}

/** Speculator and Major Speculator: the harbor holds that many colours for the first time in this turn (R-CON-4). */
export function openColourChances(draft: Draft, coloursBefore: number): void {
  if (!draft.table.hasContracts) return;
  const now = countBits(coloursIn(draft));
  if (now <= coloursBefore) return;
  openChances(
    draft,
    draft.active,
    ({ id, requirement }) =>
      requirement.kind === 'harbor-colours' &&
      coloursBefore < requirement.colours &&
      now >= requirement.colours &&
      !movedThisRound(draft, draft.active, id),
  );
}

/** A repelled ship takes the colours away that had opened a chance. */
export function closeColourChances(draft: Draft): void {
  if (draft.chances.length === 0) return;
  const now = countBits(coloursIn(draft));
  draft.chances = draft.chances.filter(({ contract }) => {
    const requirement = draft.table.contracts[contractIndex(draft, contract)]?.requirement;
    return requirement?.kind !== 'harbor-colours' || now >= requirement.colours;
  });
}

/** Whether a repelled ship may be kept for Pirates' Nest (R-CON-9). */
export function nestObstacle(state: State | Draft, seat: Seat, card: number): Obstacle | null {
  const obstacle = markerObstacle(state, seat, 'pirates-nest');
  if (obstacle !== null) return obstacle;
  const { colour, id } = typeAt(state, card);
  const kept = playerAt(state, seat).ships.some(
    (ship) => ship.as === 'nest' && typeAt(state, ship.card).colour === colour,
  );
  return kept ? { kind: 'nest-colour-kept', player: nameOf(state, seat), card: id } : null;
}

/** Keeps a repelled ship; with the fifth colour all are discarded and the contract is done (R-CON-9). */
export function keepForNest(draft: Draft, seat: Seat, card: number): void {
  const player = ownPlayer(draft, seat);
  player.display = [...player.display, card];
  player.ships = [...player.ships, { card, as: 'nest' }];
  draft.consequences.push({ type: 'keep-ship', player: seat, card: typeAt(draft, card).id, as: 'nest' });
  const contract = draft.table.contracts[contractIndex(draft, 'pirates-nest')];
  if (contract?.requirement.kind !== 'repel-colours') return;
  const colours = new Set(nestOf(player).map((index) => typeAt(draft, index).colour));
  if (colours.size >= contract.requirement.colours) fulfil(draft, seat, contract);
}

function nestOf(player: PlayerState): number[] {
  return player.ships.filter((ship) => ship.as === 'nest').map((ship) => ship.card);
}

function discardNest(draft: Draft, seat: Seat): void {
  const player = ownPlayer(draft, seat);
  const nest = nestOf(player);
  if (nest.length === 0) return;
  player.ships = player.ships.filter((ship) => ship.as !== 'nest');
  for (const index of nest) player.display = without(player.display, index);
  discardKnown(draft, nest, 'nest');
}

/** The requirement itself, at this moment. */
export function requirementObstacle(state: State | Draft, seat: Seat, contract: Contract): Obstacle | null {
  const player = nameOf(state, seat);
  const { id, requirement } = contract;
  const figures = progress(state, seat, requirement);
  if (figures !== null) {
    return figures.has >= figures.needs
      ? null
      : { kind: 'contract-not-met', player, contract: id, ...figures };
  }
  if (state.tracking === 'scores' && requirement.kind === 'harbor-colours')
    return movedThisRound(state, seat, id) ? { kind: 'contract-later-turn', player, contract: id } : null;
  if (state.tracking === 'scores' && requirement.kind !== 'pay-taxes' && requirement.kind !== 'bust')
    return null;
  switch (requirement.kind) {
    case 'decline-ship':
      return { kind: 'contract-by-decline', player, contract: id };
    case 'repel-colours':
      return { kind: 'contract-by-repelling', player, contract: id };
    case 'bust':
      return state.phase === 'bust' && seat === state.active
        ? null
        : { kind: 'contract-chance-gone', player, contract: id };
    default:
      return hasChance(state, seat, id) ? null : { kind: 'contract-chance-gone', player, contract: id };
  }
}

export function hasChance(state: State | Draft, seat: Seat, id: ContractId): boolean {
  return state.chances.some((chance) => chance.player === seat && chance.contract === id);
}

/** Completes the contract or places its marker; who and when was judged before. */
export function fulfil(draft: Draft, seat: Seat, contract: Contract): void {
  draft.chances = draft.chances.filter((chance) => chance.player !== seat || chance.contract !== contract.id);
  if (contract.requirement.kind === 'pay') {
    pay(draft, seat, contract.requirement.coins, { kind: 'contract', contract: contract.id }); // R-CON-10
  }
  if (contract.requirement.kind === 'repel-colours') discardNest(draft, seat); // R-CON-9
  advanceMarker(draft, seat, contract);
}
