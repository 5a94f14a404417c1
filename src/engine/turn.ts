/**
 * The turn: Discover, bust, Trade & Hire with its goes, and how one follows from the other by itself (R-DIS, R-TRA, R-ABI, R-GAM).
 * Functions here change a draft; whether an entry may be said is asked in `entries.ts`.
 */
import { forgetMoment, gainCrowns, startAdventureGo, startAdventureTurn } from './adventure.ts';
import type { CardType, TypeIndex } from './card-types.ts';
import type { CoinReason } from './consequences.ts';
import { drawKnown, discardKnown, gain, see, typeAt } from './deck.ts';
import { judgeTurnEnd } from './end.ts';
import { coloursIn, countBits, shipsIn, sourcesOf, sumOf, takesForColours } from './figures.ts';
import { openColourChances } from './contracts.ts';
import { nextSeat, playerAt, type Draft, type State } from './state.ts';
import { resolveTax } from './tax.ts';
import type { Seat } from './table.ts';

const EMPTY: readonly never[] = [];

/** The colour of a ship that another one in the harbor has too, or null. */
function repeatedShip(state: State | Draft): TypeIndex | null {
  const types = state.table.types;
  let bits = 0;
  for (const index of state.harbor) {
    const type = types[index];
    if (type?.kind !== 'ship') continue;
    const bit = 1 << type.colour;
    if ((bits & bit) !== 0) return index;
    bits |= bit;
  }
  return null;
}

/** In a cooperative contract game the first card of a turn comes from the Time deck (R-TIM-3). */
export function nextCardFrom(state: State | Draft): 'draw-pile' | 'time-deck' {
  return state.table.timeDeck !== null && state.turnedUp === 0 && state.tracking === 'table'
    ? 'time-deck'
    : 'draw-pile';
}

/** A card is turned up and goes where it belongs (R-DIS-2 to R-DIS-5). `together`: one of a gamble's, judged later. */
function place(draft: Draft, index: TypeIndex, together: boolean): void {
  const from = nextCardFrom(draft);
  if (from === 'time-deck') {
    draft.timeDeck = Math.max(0, draft.timeDeck - 1);
    see(draft, index, 'time-deck');
  } else {
    drawKnown(draft, index);
  }
  draft.turnedUp += 1;
  draft.pending = 'none';
  const type = typeAt(draft, index);
  switch (type.kind) {
    case 'tax':
      draft.consequences.push({ type: 'reveal', card: type.id, from, to: 'tax' });
      resolveTax(draft, index);
      return;
    case 'expedition':
      draft.consequences.push({ type: 'reveal', card: type.id, from, to: 'row' });
      draft.row = [...draft.row, index];
      return;
    case 'person':
      draft.consequences.push({ type: 'reveal', card: type.id, from, to: 'harbor' });
      draft.harbor = [...draft.harbor, index];
      return;
    case 'ship': {
      draft.consequences.push({ type: 'reveal', card: type.id, from, to: 'harbor' });
      const coloursBefore = coloursIn(draft);
      draft.harbor = [...draft.harbor, index];
      if (together) return;
      const repeats = (coloursBefore & (1 << type.colour)) !== 0;
      const repellable = playerAt(draft, draft.active).swords >= type.repelNeeds; // R-DIS-3
      if (repeats && !repellable) bust(draft, index);
      else draft.pending = repeats ? 'must' : repellable ? 'may' : 'ship';
      if (!repeats) openColourChances(draft, countBits(coloursBefore));
    }
  }
}

/** A correction may have changed the swords with which a waiting ship is judged; one that repeats a colour must be decided all the same. */
export function refreshPending(draft: Draft): void {
  const index = draft.harbor[draft.harbor.length - 1];
  if ((draft.pending !== 'ship' && draft.pending !== 'may') || index === undefined) return;
  draft.pending = playerAt(draft, draft.active).swords >= typeAt(draft, index).repelNeeds ? 'may' : 'ship';
}

/** Something is turned up: what waited for a word or could still be said for the turn before is past. */
function moveOn(draft: Draft): void {
  forgetMoment(draft);
  draft.before = null;
  closeMoment(draft);
}

/** The next card is turned up or taken: what had to be decided at once is past (R-CON-4, R-TIM-5). */
export function closeMoment(draft: Draft): void {
  draft.chances = EMPTY;
  draft.setAsides = 0;
}

export function turnUp(draft: Draft, index: TypeIndex): void {
  moveOn(draft);
  place(draft, index, false);
}

/** R-GAM-1 to R-GAM-4: all four come up, then the bust is judged. */
export function turnUpTogether(draft: Draft, cards: readonly TypeIndex[]): void {
  moveOn(draft);
  const coloursBefore = countBits(coloursIn(draft));
  draft.consequences.push({ type: 'gamble', player: draft.active });
  for (const index of cards) place(draft, index, true);
  const repeated = repeatedShip(draft);
  if (repeated !== null) {
    bust(draft, repeated);
    return;
  }
  openColourChances(draft, coloursBefore);
  draft.gambles += 1;
  if (gamblersLeft(draft) <= 0) beginTrade(draft);
}

export function gamblersLeft(state: State | Draft): number {
  return sumOf(state, state.active, 'gambles') - state.gambles;
}

/** R-DIS-6: the harbor is discarded, jesters pay, there is no Trade & Hire. */
export function bust(draft: Draft, card: TypeIndex | null): void {
  const cards = draft.harbor;
  draft.phase = 'bust';
  draft.pending = 'none';
  draft.harbor = EMPTY;
  if (card !== null)
    draft.consequences.push({ type: 'bust', player: draft.active, card: typeAt(draft, card).id });
  discardKnown(draft, cards, 'bust');
  for (
    let step = 0, seat = draft.active;
    step < draft.players.length;
    step += 1, seat = nextSeat(draft, seat)
  ) {
    for (const type of sourcesOf(draft, seat)) {
      for (const income of type.bustIncomes) {
        if (income.activeOnly === true && seat !== draft.active) continue;
        if (income.harborAtMost !== undefined && cards.length > income.harborAtMost) continue;
        gain(draft, seat, income.coins, reasonOf(type, 'bust'));
      }
    }
  }
}

/** R-TRA-1 */
export function beginTrade(draft: Draft): void {
  draft.phase = 'trade';
  draft.pending = 'none';
  draft.goes = 0;
  startGo(draft, draft.active);
}

/** Cards that a player may take in a go that begins now (R-TRA-1, R-TRA-5, R-ABI-3, R-GAM-3). */
export function takesAtStart(state: State | Draft, seat: Seat): number {
  const own = sumOf(state, seat, 'takes');
  return seat === state.active ? takesForColours(countBits(coloursIn(state))) + state.gambles + own : 1 + own;
}

/** A card of the display, or the player's character. */
function reasonOf(type: CardType, kind: 'income' | 'bust'): CoinReason {
  return type.index < 0 ? { kind: 'character', character: type.id } : { kind, card: type.id };
}

function incomeApplies(state: State | Draft, income: CardType['incomes'][number]): boolean {
  const cards = state.harbor.length;
  if (income.harborAtLeast !== undefined && cards < income.harborAtLeast) return false;
  if (income.harborAtMost !== undefined && cards > income.harborAtMost) return false;
  return income.shipsAtLeast === undefined || shipsIn(state) >= income.shipsAtLeast;
}

/** What one card pays at the start of a go with this harbor (R-ABI-1, R-ABI-2, R-JOM-2, R-JOM-3). */
export function incomeAtStart(state: State | Draft, seat: Seat, type: CardType): number {
  let coins = 0;
  for (const income of type.incomes) {
    if (!incomeApplies(state, income)) continue;
    const isActive = seat === state.active;
    if (isActive && income.activeNeeds !== undefined && !state.table.switches[income.activeNeeds]) continue;
    const more = !isActive && income.others !== undefined && state.table.switches[income.others.needs];
    const plain = more ? income.others.coins : income.coins;
    coins += Math.max(0, plain + (income.perShip === undefined ? 0 : income.perShip * shipsIn(state)));
  }
  return coins;
}

/** R-ADV-8: crowns of an innkeeper. */
function crownsAtStart(state: State | Draft, type: CardType): number {
  let crowns = 0;
  for (const income of type.incomes)
    if (income.crowns !== undefined && incomeApplies(state, income)) crowns += income.crowns;
  return crowns;
}

function startGo(draft: Draft, seat: Seat): void {
  draft.acting = seat;
  draft.goes += 1;
  for (const type of sourcesOf(draft, seat)) {
    if (type.incomes.length === 0) continue;
    gain(draft, seat, incomeAtStart(draft, seat, type), reasonOf(type, 'income'));
    gainCrowns(draft, seat, crownsAtStart(draft, type));
  }
  startAdventureGo(draft);
  draft.takesLeft = takesAtStart(draft, seat);
  draft.consequences.push({ type: 'go', player: seat, takes: draft.takesLeft });
  if (draft.harbor.length === 0) endGo(draft);
}

/** The go of the acting player is over: the next player's begins, or the next turn. */
export function endGo(draft: Draft): void {
  const next = nextSeat(draft, draft.acting);
  if (next === draft.active) endTurn(draft);
  else startGo(draft, next);
}

/** Whoever could still act passes; what acts at the start of a go is paid all the same (R-TRA-6). */
export function endTrade(draft: Draft): void {
  const turn = draft.active;
  const { round } = draft;
  while (draft.phase === 'trade' && draft.active === turn && draft.round === round) endGo(draft);
}

/** How a turn begins: with an event in the adventure (R-ADV-3), else with Discover. */
export function firstPhase(draft: Draft): 'event' | 'discover' {
  return draft.adventure !== null && draft.tracking === 'table' ? 'event' : 'discover';
}

/** R-TRA-7: what is left is discarded and the next player becomes active. */
export function endTurn(draft: Draft): void {
  const next = nextSeat(draft, draft.active);
  const completedRound = next === draft.table.start;
  discardKnown(draft, draft.harbor, 'left-over');
  draft.before = { player: draft.active, busted: draft.phase === 'bust', completedRound };
  draft.harbor = EMPTY;
  draft.chances = EMPTY;
  draft.active = next;
  draft.acting = next;
  if (completedRound) draft.round += 1;
  draft.phase = firstPhase(draft);
  startAdventureTurn(draft);
  draft.takesLeft = 0;
  draft.turnedUp = 0;
  draft.pending = 'none';
  draft.gambles = 0;
  draft.goes = 0;
  judgeTurnEnd(draft);
  if (draft.ending.kind !== 'none') return;
  draft.consequences.push({ type: 'turn', player: next, round: draft.round });
  if (draft.tracking === 'scores') takeTimeCard(draft);
}

/** In scores nobody says which card the turn took from the Time deck: it goes to the discard uncounted by face. */
export function takeTimeCard(draft: Draft): void {
  if (draft.table.timeDeck === null || draft.timeDeck === 0) return;
  draft.timeDeck -= 1;
  draft.discard += 1;
  closeMoment(draft);
}
