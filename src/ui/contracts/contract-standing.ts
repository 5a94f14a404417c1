/**
 * How far each player is with a contract that lies face up, part by part, so that a screen can show what is there and what is missing.
 * Reads a state and asks the rules for figures; it knows no words and judges no entry.
 */
import {
  COLOURS,
  markersLeft,
  progress,
  type Colour,
  type Contract,
  type Requirement,
  type Role,
  type Seat,
  type State,
} from '#engine';

/** A figure that display or purse shows. */
export type FigureKind = Extract<
  Requirement['kind'],
  'cheap-persons' | 'swords' | 'expeditions' | 'influence' | 'pay'
>;

export type Standing =
  | { readonly kind: 'done'; readonly place: number }
  /** All three markers lie elsewhere (R-CON-2). */
  | { readonly kind: 'no-marker' }
  | {
      readonly kind: 'persons';
      readonly parts: readonly { readonly role: Role; readonly there: boolean }[];
    }
  | { readonly kind: 'figure'; readonly of: FigureKind; readonly has: number; readonly needs: number }
  /** Coins declined so far (R-CON-7). */
  | { readonly kind: 'declined'; readonly step: number; readonly times: number }
  /** Ships kept, by colour (R-CON-9). */
  | { readonly kind: 'nest'; readonly kept: readonly Colour[]; readonly needs: number }
  /** Colours in the harbor of the own turn; null outside it (R-CON-8). */
  | {
      readonly kind: 'colours';
      readonly now: number | null;
      readonly needs: number;
      readonly step: number;
      readonly times: number;
    }
  | { readonly kind: 'taxes' }
  | { readonly kind: 'bust' };

export function standingOf(state: State, seat: Seat, contract: Contract): Standing {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  if (player.contracts.includes(contract.id)) {
    const at = state.table.contracts.findIndex(({ id }) => id === contract.id);
    return { kind: 'done', place: (state.spaces[at] ?? []).indexOf(seat) + 1 };
  }
  const step = player.waiting.find((marker) => marker.contract === contract.id)?.step ?? 0;
  if (step === 0 && markersLeft(state, seat) === 0) return { kind: 'no-marker' };
  const { requirement, times } = contract;
  switch (requirement.kind) {
    case 'persons':
      return { kind: 'persons', parts: partsOf(state, seat, requirement.roles) };
    case 'cheap-persons':
    case 'swords':
    case 'expeditions':
    case 'influence':
    case 'pay': {
      const { has, needs } = progress(state, seat, requirement) ?? { has: 0, needs: 0 };
      return { kind: 'figure', of: requirement.kind, has, needs };
    }
    case 'decline-ship':
      return { kind: 'declined', step, times };
    case 'repel-colours':
      return { kind: 'nest', kept: keptColours(state, seat), needs: requirement.colours };
    case 'harbor-colours': {
      const own = state.phase === 'discover' && state.ending.kind === 'none' && seat === state.active;
      const now = own && state.tracking === 'table' ? coloursInHarbor(state) : null;
      return { kind: 'colours', now, needs: requirement.colours, step, times };
    }
    case 'pay-taxes':
      return { kind: 'taxes' };
    case 'bust':
      return { kind: 'bust' };
  }
}

/** Each person asked for, and whether one lies in the display; two of a kind need two cards (R-CON-5). */
function partsOf(
  state: State,
  seat: Seat,
  roles: readonly Role[],
): readonly { readonly role: Role; readonly there: boolean }[] {
  const left = (state.players[seat]?.display ?? []).flatMap((index) => {
    const card = state.table.types[index]?.card;
    return card?.kind === 'person' ? [card.role] : [];
  });
  return roles.map((role) => {
    const at = left.indexOf(role);
    if (at >= 0) left.splice(at, 1);
    return { role, there: at >= 0 };
  });
}

function keptColours(state: State, seat: Seat): readonly Colour[] {
  const kept = (state.players[seat]?.ships ?? []).flatMap(({ card, as }) => {
    const colour = state.table.types[card]?.colour;
    return as === 'nest' && colour !== undefined ? [COLOURS[colour]] : [];
  });
  return COLOURS.filter((colour) => kept.includes(colour));
}

function coloursInHarbor(state: State): number {
  const colours = state.harbor.flatMap((index) => {
    const type = state.table.types[index];
    return type?.kind === 'ship' ? [type.colour] : [];
  });
  return new Set(colours).size;
}

/** Has and needs in whole steps, for a row of pips. */
export function pipsOf(standing: Standing): { readonly has: number; readonly needs: number } | null {
  switch (standing.kind) {
    case 'persons':
      return { has: standing.parts.filter(({ there }) => there).length, needs: standing.parts.length };
    case 'figure':
      return { has: Math.min(standing.has, standing.needs), needs: standing.needs };
    case 'declined':
      return { has: standing.step, needs: standing.times };
    case 'nest':
      return { has: standing.kept.length, needs: standing.needs };
    case 'colours':
      return standing.times > 1 ? { has: standing.step, needs: standing.times } : null;
    case 'done':
    case 'no-marker':
    case 'taxes':
    case 'bust':
      return null;
  }
}

/** Coins that the next one to complete it gains; null: the table has not read them off its card. */
export function nextReward(state: State, contract: Contract): number | null {
  const at = state.table.contracts.findIndex(({ id }) => id === contract.id);
  const finished = state.spaces[at]?.length ?? 0;
  return contract.rewards === null ? null : (contract.rewards[finished] ?? 0);
}
