/**
 * Corrections: what the table knows better (RULES.md section 10). They change figures and cards, trigger no ability
 * and never decide anything of the turn; the end is judged anew after each.
 */
import type { TypeIndex } from './card-types.ts';
import {
  changed,
  count,
  discardKnown,
  drawKnown,
  gain,
  give,
  mayComeUp,
  pay,
  reshuffle,
  typeAt,
} from './deck.ts';
import { withdrawEnd } from './end.ts';
import {
  cardOf,
  closedObstacle,
  fetchCard,
  isObstacle,
  seatOf,
  type EntryOf,
  type Judged,
} from './entries.ts';
import { priceOf, refreshFigures, without } from './figures.ts';
import type { Entry } from './game-file.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, ownPlayer, playerAt, type Draft } from './state.ts';
import { contractIndex } from './contracts.ts';
import { closeMoment, firstPhase, takeTimeCard } from './turn.ts';
import { startAdventureTurn } from './adventure.ts';

/** After `finish` too the table may know better: recorded anyway, the winners are judged anew (section 10). */
function closed(draft: Draft, entry: Entry): Obstacle | null {
  return entry.override === true ? null : closedObstacle(draft);
}

export function coins(draft: Draft, entry: EntryOf<'coins'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.active);
  if (isObstacle(seat)) return seat;
  const owned = playerAt(draft, seat).coins;
  const by = entry.set === undefined ? (entry.add ?? 0) : entry.set - owned;
  const why = { kind: 'correction', reason: entry.reason ?? null } as const;
  if (by < 0 && owned + by < 0 && entry.override !== true) {
    return { kind: 'too-few-coins', player: nameOf(draft, seat), coins: owned, needs: -by };
  }
  if (entry.from === undefined) {
    if (by > 0) gain(draft, seat, by, why);
    else pay(draft, seat, -by, why);
    return 'correction';
  }
  const other = seatOf(draft, entry.from, -1);
  if (isObstacle(other)) return other;
  if (other === seat) return { kind: 'coins-from-self', player: nameOf(draft, seat) };
  const giver = by >= 0 ? other : seat;
  const amount = Math.abs(by);
  if (playerAt(draft, giver).coins < amount && entry.override !== true) {
    return {
      kind: 'too-few-coins',
      player: nameOf(draft, giver),
      coins: playerAt(draft, giver).coins,
      needs: amount,
    };
  }
  give(draft, giver, by >= 0 ? seat : other, amount, 'correction');
  return 'correction';
}

export function addCard(draft: Draft, entry: EntryOf<'add-card'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.active);
  if (isObstacle(seat)) return seat;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  const type = typeAt(draft, index);
  if (type.kind === 'tax') return { kind: 'wrong-kind', card: type.id, needs: 'display' };
  if (type.kind === 'ship' && entry.as === undefined) return { kind: 'ship-kept-as-what', card: type.id };
  const there =
    draft.harbor.includes(index) ||
    draft.row.includes(index) ||
    count(draft.faceUp, index) > 0 ||
    mayComeUp(draft, index);
  if (!there && entry.override !== true) return { kind: 'no-copy-left', card: type.id, copies: type.copies };
  const price = entry.paid === true ? priceOf(draft, seat, index) : 0;
  const owned = playerAt(draft, seat).coins;
  if (owned < price && entry.override !== true) {
    return {
      kind: 'cannot-afford',
      player: nameOf(draft, seat),
      card: type.id,
      coins: owned,
      cost: type.cost,
      price,
      discountCards: playerAt(draft, seat)
        .display.filter((card) => typeAt(draft, card).discount > 0)
        .map((card) => typeAt(draft, card).id),
      gain: 0,
      tribute: 0,
      active: nameOf(draft, draft.active),
    };
  }
  fetchCard(draft, index);
  if (entry.paid === true) {
    draft.consequences.push({ type: 'hire', player: seat, card: type.id, price });
    pay(draft, seat, price, { kind: 'hire', card: type.id });
    if (draft.tracking === 'scores') closeMoment(draft);
  } else {
    draft.consequences.push({ type: 'card-added', player: seat, card: type.id, as: entry.as ?? null });
  }
  const player = ownPlayer(draft, seat);
  player.display = [...player.display, index];
  if (type.kind === 'ship' && entry.as !== undefined)
    player.ships = [...player.ships, { card: index, as: entry.as }];
  // In scores this is how a person is hired or a card gained: play, not a correction of what was.
  const said = draft.tracking === 'scores' ? 'play' : 'correction';
  refreshFigures(draft, seat, said);
  return said;
}

export function removeCard(draft: Draft, entry: EntryOf<'remove-card'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.active);
  if (isObstacle(seat)) return seat;
  const index = cardOf(draft, entry.card, entry);
  if (isObstacle(index)) return index;
  const type = typeAt(draft, index);
  const { display, ships } = playerAt(draft, seat);
  const ship = ships.find((kept) => kept.card === index && (entry.as === undefined || kept.as === entry.as));
  if (!display.includes(index) || (type.kind === 'ship' && ship === undefined)) {
    return { kind: 'not-in-display', player: nameOf(draft, seat), card: type.id };
  }
  const player = ownPlayer(draft, seat);
  player.display = without(player.display, index);
  if (ship !== undefined) player.ships = without(player.ships, ship);
  draft.consequences.push({ type: 'card-removed', player: seat, card: type.id });
  discardKnown(draft, [index], 'correction');
  refreshFigures(draft, seat, 'correction');
  return 'correction';
}

/** A list on the table becomes another: what leaves goes to the discard, what comes is fetched from there or from the unseen. */
function replaceCards(draft: Draft, now: readonly TypeIndex[], wanted: readonly TypeIndex[]): void {
  let left = now;
  const coming: TypeIndex[] = [];
  for (const index of wanted) {
    if (left.includes(index)) left = without(left, index);
    else coming.push(index);
  }
  discardKnown(draft, left, 'correction');
  for (const index of coming) {
    if (count(draft.faceUp, index) > 0) {
      draft.faceUp = changed(draft.faceUp, index, -1);
      draft.discard -= 1;
    } else if (mayComeUp(draft, index)) {
      drawKnown(draft, index);
    }
  }
}

function cardsOf(draft: Draft, ids: readonly string[], entry: Entry): TypeIndex[] | Obstacle {
  const cards: TypeIndex[] = [];
  for (const id of ids) {
    const index = cardOf(draft, id, entry);
    if (isObstacle(index)) return index;
    cards.push(index);
  }
  return cards;
}

export function correct(draft: Draft, entry: EntryOf<'correct'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  const note = (figure: string) => draft.consequences.push({ type: 'corrected', figure });

  if (entry.harbor !== undefined) {
    const cards = cardsOf(draft, entry.harbor, entry);
    if (!Array.isArray(cards)) return cards;
    for (const index of cards) {
      const type = typeAt(draft, index);
      if (type.kind !== 'ship' && type.kind !== 'person')
        return { kind: 'wrong-kind', card: type.id, needs: 'deck' };
    }
    replaceCards(draft, draft.harbor, cards);
    // A ship just turned up that is still the last one waits on.
    if (cards[cards.length - 1] !== draft.harbor[draft.harbor.length - 1]) draft.pending = 'none';
    draft.harbor = cards;
    note('harbor');
  }
  if (entry.expeditions !== undefined) {
    const cards = cardsOf(draft, entry.expeditions, entry);
    if (!Array.isArray(cards)) return cards;
    for (const index of cards) {
      const type = typeAt(draft, index);
      if (type.kind !== 'expedition') return { kind: 'wrong-kind', card: type.id, needs: 'expedition' };
    }
    replaceCards(draft, draft.row, cards);
    draft.row = cards;
    note('expeditions');
  }
  for (const figure of ['drawPile', 'discard', 'timeDeck', 'pointDeck'] as const) {
    const value = entry[figure];
    if (value === undefined) continue;
    if ((figure === 'timeDeck' || figure === 'pointDeck') && draft.table.timeDeck === null)
      return { kind: 'no-time-deck' };
    draft[figure] = value;
    note(figure);
  }
  if (entry.takesLeft !== undefined) {
    if (draft.phase !== 'trade' && entry.override !== true)
      return { kind: 'only-in-trade', active: nameOf(draft, draft.active) };
    draft.takesLeft = draft.phase === 'trade' ? entry.takesLeft : 0;
    note('takesLeft');
  }
  if (entry.activePlayer !== undefined) {
    const seat = seatOf(draft, entry.activePlayer, draft.active);
    if (isObstacle(seat)) return seat;
    if (draft.phase !== 'discover') {
      discardKnown(draft, draft.harbor, 'left-over');
      draft.harbor = [];
      draft.phase = firstPhase(draft);
      draft.turnedUp = 0;
      startAdventureTurn(draft);
    }
    draft.active = seat;
    draft.acting = seat;
    draft.takesLeft = 0;
    draft.goes = 0;
    draft.gambles = 0;
    draft.chances = [];
    draft.before = null;
    if (draft.pending !== 'none') draft.pending = 'none';
    note('activePlayer');
  }
  if (entry.contracts !== undefined) {
    for (const [name, ids] of Object.entries(entry.contracts)) {
      const seat = seatOf(draft, name, -1);
      if (isObstacle(seat)) return seat;
      if (!draft.table.hasContracts) return { kind: 'no-contracts' };
      const missing = ids.find((id) => contractIndex(draft, id) < 0);
      if (missing !== undefined) return { kind: 'contract-not-out', contract: missing };
      const player = ownPlayer(draft, seat);
      player.contracts = ids;
      player.waiting = player.waiting.filter((marker) => !ids.includes(marker.contract));
      draft.spaces = draft.spaces.map((names, at) => {
        const id = draft.table.contracts[at]?.id;
        const done = id !== undefined && ids.includes(id);
        if (done === names.includes(seat)) return names;
        return done ? [...names, seat] : names.filter((other) => other !== seat);
      });
      refreshFigures(draft, seat, 'correction');
    }
    note('contracts');
  }
  if (entry.crowns !== undefined) {
    for (const [name, crowns] of Object.entries(entry.crowns)) {
      const seat = seatOf(draft, name, -1);
      if (isObstacle(seat)) return seat;
      ownPlayer(draft, seat).crowns = crowns;
      refreshFigures(draft, seat, 'correction');
    }
    note('crowns');
  }
  if (entry.endTriggeredBy !== undefined) {
    if (entry.endTriggeredBy === null) {
      if (draft.endTriggeredBy !== null) withdrawEnd(draft);
    } else {
      const seat = seatOf(draft, entry.endTriggeredBy, -1);
      if (isObstacle(seat)) return seat;
      draft.endTriggeredBy = seat;
    }
    note('endTriggeredBy');
  }
  return 'correction';
}

export function reshuffleEntry(draft: Draft, entry: EntryOf<'reshuffle'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  reshuffle(draft);
  return 'correction';
}

/** The table stops entering every card: what lies in the harbor stays until the turn ends. */
export function tracking(draft: Draft, entry: EntryOf<'tracking'>): Judged {
  const obstacle = closed(draft, entry);
  if (obstacle !== null) return obstacle;
  if (draft.tracking === 'scores') return { kind: 'only-in-table-tracking' };
  const turnUntouched = draft.phase === 'discover' && draft.turnedUp === 0;
  draft.tracking = 'scores';
  draft.pending = 'none';
  if (draft.phase === 'trade' || draft.phase === 'event') draft.phase = 'discover';
  draft.acting = draft.active;
  draft.takesLeft = 0;
  draft.consequences.push({ type: 'scores-only' });
  if (turnUntouched && draft.ending.kind === 'none') takeTimeCard(draft);
  return 'play';
}
