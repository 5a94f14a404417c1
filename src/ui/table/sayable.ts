/**
 * What the table offers beside the next card: expeditions that can be claimed and contracts that can be completed now.
 * Asks the rules by trying; knows no words and no screen.
 */
import {
  apply,
  paymentChoices,
  type CardId,
  type CardType,
  type ContractId,
  type Entry,
  type PlayerName,
  type Seat,
  type State,
} from '#engine';

export interface ClaimOffer {
  readonly player: PlayerName;
  readonly card: CardId;
  /** Ways to pay, the proposal first (R-EXP-2). */
  readonly payments: readonly (readonly CardId[])[];
}

export interface ContractOffer {
  readonly player: PlayerName;
  readonly contract: ContractId;
  /** It must be decided now or not on this occasion (R-CON-4). */
  readonly atOnce: boolean;
}

export function typeOf(state: State, index: number): CardType {
  const type = state.table.types[index];
  if (type === undefined) throw new RangeError(`no card ${index}`);
  return type;
}

export function typeById(state: State, id: CardId): CardType | undefined {
  return state.table.types[state.table.typeOf.get(id) ?? -1];
}

export function playerName(state: State, seat: Seat): PlayerName {
  return state.table.players[seat] ?? '';
}

export function accepted(state: State, entry: Entry): boolean {
  return apply(state, entry).type === 'ok';
}

/** Claims by whoever may claim: the active player, or a little late the one before (R-EXP-1). */
export function claimOffers(state: State): ClaimOffer[] {
  const seats = [...new Set([state.active, ...(state.before === null ? [] : [state.before.player])])];
  const scores = state.tracking === 'scores';
  const count = state.players.length;
  const wanted = scores ? state.players.map((_, step) => (state.active + step) % count) : seats;
  // Where only scores are kept nobody said which expeditions lie out.
  const lying = scores
    ? state.table.types.flatMap(({ kind, index }) => (kind === 'expedition' ? [index] : []))
    : [...new Set(state.row)];
  return lying.flatMap((index) => {
    const card = typeOf(state, index).id;
    for (const seat of wanted) {
      const payments = paymentChoices(state, seat, index);
      if (payments.length === 0) continue;
      const player = playerName(state, seat);
      if (!accepted(state, { type: 'claim', player, card })) continue;
      return [
        { player, card, payments: payments.map((persons) => persons.map((at) => typeOf(state, at).id)) },
      ];
    }
    return [];
  });
}

/** Contracts that somebody can complete at this moment; where only scores are kept, those that a tax or a bust has opened. */
export function contractOffers(state: State): ContractOffer[] {
  if (!state.table.hasContracts) return [];
  const offers = state.players.flatMap((_, seat) =>
    state.table.contracts.flatMap(({ id, decideAtOnce, requirement }) => {
      if (state.tracking === 'scores' && requirement.kind !== 'pay-taxes' && requirement.kind !== 'bust')
        return [];
      const player = playerName(state, seat);
      // A later player's go would begin with it: offered when it is that player's go (R-CON-2).
      if (state.phase === 'trade' && !hasHadGo(state, seat)) return [];
      return accepted(state, { type: 'contract', player, contract: id })
        ? [{ player, contract: id, atOnce: decideAtOnce }]
        : [];
    }),
  );
  return offers.sort((a, b) => Number(b.atOnce) - Number(a.atOnce));
}

function hasHadGo(state: State, seat: Seat): boolean {
  const count = state.players.length;
  return (seat - state.active + count) % count < state.goes;
}

/** Seats whose go is now or still to come, in order. */
export function seatsToAct(state: State): Seat[] {
  const count = state.players.length;
  const first = (state.acting - state.active + count) % count;
  return Array.from({ length: count - first }, (_, step) => (state.acting + step) % count);
}
