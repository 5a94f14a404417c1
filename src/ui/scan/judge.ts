/**
 * What a label in view means at this moment of the game: a card to enter, one that would begin the next turn, or a reason
 * why nothing is entered. Asks the rules by trying; knows no words and no camera.
 */
import {
  apply,
  cardNamed,
  CONTRACT_IDS,
  type Card,
  type CardId,
  type Entry,
  type KeptAs,
  type Seat,
  type State,
} from '#engine';
import { looksLikeFrames } from '#session/qr-series.ts';
import type { Seen } from '#session/scan.svelte.ts';

export type Unfit =
  | { readonly type: 'foreign' | 'misread' | 'newer' | 'series' | 'contract' | 'over' }
  | { readonly type: 'not-here' | 'in-harbor' | 'never-in-front'; readonly id: CardId }
  /** Every copy lies on the table or in the discard. */
  | { readonly type: 'all-seen'; readonly id: CardId; readonly copies: number };

/** A face that somebody has named means what its label would mean. */
export function faceSeen(id: CardId): Seen {
  return { text: id, reading: { type: 'card', id } };
}

export type HarborVerdict =
  | { readonly type: 'enter'; readonly id: CardId }
  /** Outside Discover a card turned up says that the next turn has begun: that is asked, never guessed. */
  | { readonly type: 'next-turn'; readonly id: CardId }
  | Unfit;

export function forHarbor(state: State, seen: Seen): HarborVerdict {
  const known = cardHere(state, seen);
  if (known.type !== 'card') return known;
  const { id } = known;
  if (state.ending.kind !== 'none') return { type: 'over' };
  const lies = state.phase === 'trade' && state.harbor.some((index) => state.table.types[index]?.id === id);
  if (lies) return { type: 'in-harbor', id };
  const judged = apply(state, { type: 'reveal', card: id });
  if (judged.type === 'refused' && judged.obstacle.kind === 'no-copy-left') {
    return { type: 'all-seen', id, copies: judged.obstacle.copies };
  }
  return { type: state.phase === 'discover' ? 'enter' : 'next-turn', id };
}

export type DisplayVerdict = { readonly type: 'card'; readonly id: CardId } | Unfit;

export function forDisplay(state: State, seen: Seen): DisplayVerdict {
  const known = cardHere(state, seen);
  if (known.type !== 'card') return known;
  const card = cardOf(state, known.id);
  const fits = card !== null && (card.kind === 'ship' ? keptAs(state) !== null : card.kind !== 'tax');
  return fits ? known : { type: 'never-in-front', id: known.id };
}

function cardHere(state: State, { text, reading }: Seen): DisplayVerdict {
  if (reading.type !== 'card') {
    return { type: reading.type === 'foreign' && looksLikeFrames(text) ? 'series' : reading.type };
  }
  const { id } = reading;
  if (CONTRACT_IDS.some((contract) => contract === id)) return { type: 'contract' };
  const { table } = state;
  const here = table.typeOf.has(id) || (table.open && cardNamed(table, id) !== null);
  return here ? { type: 'card', id } : { type: 'not-here', id };
}

/** The card of an id, on this table or not; null where not even its form is known. */
export function cardOf(state: State, id: CardId): Card | null {
  return cardNamed(state.table, id);
}

/** What a ship in front of a player is kept for in this game; null: ships never lie there. */
function keptAs(state: State): KeptAs | null {
  if (state.table.types.some((type) => type.keepsInfluence > 0)) return 'merchant';
  return state.table.hasContracts ? 'nest' : null;
}

export interface Counted {
  /** Entries that bring the record in line with what was seen. */
  readonly add: readonly Entry[];
  readonly remove: readonly Entry[];
  readonly missing: readonly CardId[];
}

/** How what was seen differs from what is recorded in front of a player. */
export function compareDisplay(state: State, seat: Seat, found: ReadonlyMap<CardId, number>): Counted {
  const player = state.table.players[seat] ?? '';
  const recorded = (state.players[seat]?.display ?? []).flatMap(
    (index) => state.table.types[index]?.id ?? [],
  );
  const left = [...recorded];
  const extra: CardId[] = [];
  for (const [id, count] of found) {
    for (let copy = 0; copy < count; copy += 1) {
      const at = left.indexOf(id);
      if (at < 0) extra.push(id);
      else left.splice(at, 1);
    }
  }
  const ships = [...(state.players[seat]?.ships ?? [])];
  return {
    add: addEntries(state, player, extra, false),
    remove: left.map((card): Entry => {
      const at = ships.findIndex((ship) => state.table.types[ship.card]?.id === card);
      const ship = at < 0 ? undefined : ships.splice(at, 1)[0];
      return { type: 'remove-card', player, card, ...(ship === undefined ? {} : { as: ship.as }) };
    }),
    missing: left,
  };
}

/** Entries that lay these cards in front of a player. */
export function addEntries(state: State, player: string, ids: readonly CardId[], paid: boolean): Entry[] {
  return ids.map((card): Entry => {
    const kind = cardOf(state, card)?.kind;
    const as = kind === 'ship' ? keptAs(state) : null;
    return {
      type: 'add-card',
      player,
      card,
      ...(as === null ? {} : { as }),
      ...(paid && kind === 'person' ? { paid: true as const } : {}),
    };
  });
}

/** A player's influence once these entries were said; those that the rules refuse count for nothing. */
export function influenceAfter(state: State, seat: Seat, entries: readonly Entry[]): number {
  let after = state;
  for (const entry of entries) {
    const judged = apply(after, entry);
    if (judged.type === 'ok') after = judged.state;
  }
  return after.players[seat]?.influence ?? 0;
}
