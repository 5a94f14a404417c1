/** Expeditions: which persons pay for one, and claiming it (R-EXP). */
import { gainCrowns } from './adventure.ts';
import { SYMBOLS, type CardId, type ExpeditionSymbol, type Item } from './cards.ts';
import { ANY_SYMBOL, NO_SYMBOL, type TypeIndex } from './card-types.ts';
import { discardKnown, gain, typeAt } from './deck.ts';
import { refreshFigures, sourcesOf, without } from './figures.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, ownPlayer, playerAt, type Draft, type State } from './state.ts';
import type { Seat } from './table.ts';

function needsOf(state: State | Draft, card: TypeIndex): number[] {
  const expedition = typeAt(state, card).card;
  const needs = SYMBOLS.map(() => 0);
  if (expedition.kind === 'expedition') {
    for (const symbol of expedition.symbols)
      needs[SYMBOLS.indexOf(symbol)] = (needs[SYMBOLS.indexOf(symbol)] ?? 0) + 1;
  }
  return needs;
}

export type Payment =
  | { readonly type: 'ok'; readonly persons: readonly TypeIndex[] }
  | {
      readonly type: 'missing';
      readonly symbols: readonly ExpeditionSymbol[];
      readonly persons: readonly TypeIndex[];
    };

/** R-EXP-2: the specific person first, of several the one with the least influence; a jack only where none is left. */
export function proposePayment(state: State | Draft, seat: Seat, card: TypeIndex): Payment {
  const needs = needsOf(state, card);
  const cheapestFirst = [...playerAt(state, seat).display].sort(
    (a, b) =>
      typeAt(state, a).influence - typeAt(state, b).influence ||
      typeAt(state, a).cost - typeAt(state, b).cost,
  );
  const jacks = cheapestFirst.filter((index) => typeAt(state, index).symbol === ANY_SYMBOL);
  const persons: TypeIndex[] = [];
  const missing: ExpeditionSymbol[] = [];
  SYMBOLS.forEach((symbol, at) => {
    const matching = cheapestFirst.filter((index) => typeAt(state, index).symbol === at);
    for (let needed = needs[at] ?? 0; needed > 0; needed -= 1) {
      const person = matching.shift() ?? jacks.shift();
      if (person === undefined) missing.push(symbol);
      else persons.push(person);
    }
  });
  return missing.length === 0 ? { type: 'ok', persons } : { type: 'missing', symbols: missing, persons };
}

/** Whether exactly these persons pay for it: one each symbol, none too many (R-EXP-1). */
export function paysExactly(
  state: State | Draft,
  seat: Seat,
  card: TypeIndex,
  persons: readonly TypeIndex[],
): boolean {
  const needs = needsOf(state, card);
  if (persons.length !== needs.reduce((sum, needed) => sum + needed, 0)) return false;
  let display = playerAt(state, seat).display;
  for (const index of persons) {
    if (!display.includes(index)) return false;
    display = without(display, index);
    const { symbol } = typeAt(state, index);
    if (symbol === NO_SYMBOL) return false;
    if (symbol === ANY_SYMBOL) continue;
    const left = (needs[symbol] ?? 0) - 1;
    if (left < 0) return false;
    needs[symbol] = left;
  }
  return true;
}

/** The ways in which the player could pay: the proposal first, then with jacks instead of specific persons. */
export function paymentChoices(
  state: State | Draft,
  seat: Seat,
  card: TypeIndex,
): readonly (readonly TypeIndex[])[] {
  const proposal = proposePayment(state, seat, card);
  if (proposal.type === 'missing') return [];
  const candidates = playerAt(state, seat).display.filter(
    (index) => typeAt(state, index).symbol !== NO_SYMBOL,
  );
  const choices: TypeIndex[][] = [];
  const seen = new Set<string>();
  const choose = (from: number, chosen: readonly TypeIndex[]): void => {
    if (chosen.length === proposal.persons.length) {
      const sorted = [...chosen].sort((a, b) => a - b);
      if (!seen.has(sorted.join()) && paysExactly(state, seat, card, sorted)) choices.push(sorted);
      seen.add(sorted.join());
      return;
    }
    candidates.forEach((index, at) => {
      if (at >= from) choose(at + 1, [...chosen, index]);
    });
  };
  choose(0, []);
  const proposed = [...proposal.persons].sort((a, b) => a - b).join();
  return [proposal.persons, ...choices.filter((choice) => choice.join() !== proposed)];
}

/** The kept ships whose items the expedition takes, and the items that are missing (R-ADV-7). */
function itemShips(
  state: State | Draft,
  seat: Seat,
  card: TypeIndex,
): { readonly ships: readonly TypeIndex[]; readonly missing: readonly Item[] } {
  const expedition = typeAt(state, card).card;
  let left = playerAt(state, seat).ships.filter(({ as }) => as === 'item');
  const ships: TypeIndex[] = [];
  const missing: Item[] = [];
  for (const item of expedition.kind === 'expedition' ? expedition.items : []) {
    const found = left.find((ship) => {
      const kept = typeAt(state, ship.card).card;
      return kept.kind === 'ship' && kept.item === item;
    });
    if (found === undefined) {
      missing.push(item);
    } else {
      ships.push(found.card);
      left = left.filter((ship) => ship !== found);
    }
  }
  return { ships, missing };
}

export function claimObstacle(
  state: State | Draft,
  seat: Seat,
  card: TypeIndex,
  discard: readonly TypeIndex[] | null,
  ids: readonly CardId[],
): Obstacle | null {
  const player = nameOf(state, seat);
  const { id } = typeAt(state, card);
  const { missing } = itemShips(state, seat, card);
  if (missing.length > 0) return { kind: 'items-missing', player, card: id, items: missing };
  if (discard !== null) {
    return paysExactly(state, seat, card, discard)
      ? null
      : { kind: 'wrong-discard', player, card: id, discard: ids };
  }
  const payment = proposePayment(state, seat, card);
  return payment.type === 'ok'
    ? null
    : { kind: 'symbols-missing', player, card: id, missing: payment.symbols };
}

/** Persons are discarded, the card joins the display, its coins are gained (R-EXP-1). */
export function claimExpedition(
  draft: Draft,
  seat: Seat,
  card: TypeIndex,
  persons: readonly TypeIndex[],
): void {
  const type = typeAt(draft, card);
  const player = ownPlayer(draft, seat);
  draft.consequences.push({ type: 'claim', player: seat, card: type.id });
  const { ships } = itemShips(draft, seat, card);
  const owned = [...persons.filter((index) => player.display.includes(index)), ...ships];
  for (const index of owned) player.display = without(player.display, index);
  for (const index of ships) {
    const kept = player.ships.find((ship) => ship.card === index && ship.as === 'item');
    if (kept !== undefined) player.ships = without(player.ships, kept);
  }
  player.display = [...player.display, card];
  discardKnown(draft, owned, 'expedition');
  refreshFigures(draft, seat, 'play');
  gain(draft, seat, type.coins, { kind: 'expedition', card: type.id });
  for (const { expeditionCrowns } of sourcesOf(draft, seat)) gainCrowns(draft, seat, expeditionCrowns); // R-ADV-15
}
