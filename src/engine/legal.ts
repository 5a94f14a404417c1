/**
 * What can be said now: every entry of play that the rules accept in this state, corrections apart (those are always possible).
 * Of a gamble one example stands for all: which four cards come is the deck's choice, not the table's.
 */
import { missionMarkerObstacle } from './adventure.ts';
import { apply } from './apply.ts';
import { markerObstacle } from './contracts.ts';
import { count, total, typeAt } from './deck.ts';
import { paymentChoices } from './expeditions.ts';
import type { Entry } from './game-file.ts';
import { nameOf, type State } from './state.ts';
import type { Seat } from './table.ts';
import { gamblersLeft } from './turn.ts';

const GAMBLE_CARDS = 4;
const LOOKOUT_CARDS = 3;

function* candidates(state: State): Generator<Entry> {
  const { table } = state;
  const seats = table.players.map((_, seat) => seat);
  if (state.ending.kind !== 'none' && state.ending.closed) return;
  yield { type: 'finish' };
  yield* claims(state, seats);
  yield* contracts(state, seats);
  yield* missions(state, seats);
  if (state.ending.kind !== 'none') return;
  if (table.timeDeck !== null) yield { type: 'set-aside' };
  yield { type: 'end-turn' };
  if (state.adventure !== null) yield* ofTheAdventure(state, seats);
  if (state.tracking === 'scores') {
    yield { type: 'bust' };
    for (const type of table.types) if (type.kind === 'tax') yield { type: 'tax', card: type.id };
    return;
  }
  yield { type: 'repel' };
  if (table.hasContracts) yield { type: 'repel', keep: true };
  yield { type: 'keep' };
  yield { type: 'stop' };
  yield { type: 'pass' };
  // Which copies are unseen may change while the turn before ends: a shuffle brings back what lies in the discard.
  for (const type of table.types) yield { type: 'reveal', card: type.id };
  if (state.phase === 'discover' && gamblersLeft(state) > 0) {
    const cards = firstUnseen(state, GAMBLE_CARDS);
    if (cards.length === GAMBLE_CARDS) yield { type: 'gamble', cards };
  }
  if (state.phase === 'trade') yield* takes(state, seats);
}

function firstUnseen(state: State, wanted: number): string[] {
  const ids = state.table.types.flatMap(({ id, index }) =>
    new Array<string>(count(state.unseen, index)).fill(id),
  );
  return total(state.unseen) < wanted ? [] : ids.slice(0, wanted);
}

function* takes(state: State, seats: readonly Seat[]): Generator<Entry> {
  for (const seat of seats) {
    const player = nameOf(state, seat);
    for (const index of new Set(state.harbor)) {
      const type = typeAt(state, index);
      const take = { type: 'take', player, card: type.id } as const;
      const others = type.gift > 0 && !state.table.alone ? seats.filter((other) => other !== seat) : [];
      const gifts = others.length > 0 ? others.map((other) => ({ giftTo: nameOf(state, other) })) : [{}];
      for (const gift of gifts) {
        yield { ...take, ...gift };
        if (type.card.kind === 'ship' && type.card.item !== null) yield { ...take, ...gift, asItem: true };
        if (type.kind === 'ship' && state.table.hasContracts) yield { ...take, ...gift, decline: true };
      }
    }
  }
}

function* claims(state: State, seats: readonly Seat[]): Generator<Entry> {
  // With scores only nobody has entered what lies in the row.
  const expeditions =
    state.tracking === 'scores'
      ? state.table.types.filter(({ kind }) => kind === 'expedition').map(({ index }) => index)
      : new Set(state.row);
  for (const seat of seats) {
    for (const index of expeditions) {
      const [proposal, ...others] = paymentChoices(state, seat, index);
      if (proposal === undefined) continue;
      const claim = { type: 'claim', player: nameOf(state, seat), card: typeAt(state, index).id } as const;
      yield claim;
      for (const persons of others)
        yield { ...claim, discard: persons.map((person) => typeAt(state, person).id) };
    }
  }
}

function* contracts(state: State, seats: readonly Seat[]): Generator<Entry> {
  for (const seat of seats) {
    for (const { id } of state.table.contracts) {
      if (markerObstacle(state, seat, id) === null)
        yield { type: 'contract', player: nameOf(state, seat), contract: id };
    }
  }
}

/** Of an unknown event, of a lookout and of Month's End one example stands for all: the cards say what it is. */
function* ofTheAdventure(state: State, seats: readonly Seat[]): Generator<Entry> {
  const [top] = state.adventure?.events ?? [];
  yield { type: 'event', event: top ?? 'unknown' };
  yield { type: 'month-end' };
  if (state.table.cooperative) yield { type: 'month-end', card9: true };
  else yield { type: 'month-end', buyOff: true };
  const known = state.adventure?.topCard ?? null;
  const look = firstUnseen(state, known === null ? LOOKOUT_CARDS : LOOKOUT_CARDS - 1);
  const [first, second, keep = known === null ? undefined : typeAt(state, known).id] = look;
  if (first !== undefined && second !== undefined && keep !== undefined)
    yield { type: 'lookout', discard: [first, second], keep };
  for (const seat of seats) {
    const player = nameOf(state, seat);
    yield { type: 'buy-marker', player };
    for (const index of new Set(state.players[seat]?.ships.map(({ card }) => card)))
      yield { type: 'sell', player, card: typeAt(state, index).id };
  }
}

function* missions(state: State, seats: readonly Seat[]): Generator<Entry> {
  for (const seat of seats) {
    for (const { number } of state.adventure?.missions ?? []) {
      if (missionMarkerObstacle(state, seat, number) === null) {
        yield { type: 'mission', player: nameOf(state, seat), mission: number };
      }
    }
  }
}

/** Every entry of play that would be accepted now. */
export function legalEntries(state: State): Entry[] {
  return [...candidates(state)].filter((entry) => apply(state, entry).type === 'ok');
}
