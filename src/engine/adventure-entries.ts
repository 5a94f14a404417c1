/** What the table says in The Adventure Begins, judged and carried out on a draft, one function an entry type (R-ADV). */
import {
  buyMarker,
  completeMission,
  crownsEntry,
  lookout,
  missionMarkerObstacle,
  missionObstacle,
  monthEnd,
  sell,
  story,
  turnUpEvent,
} from './adventure.ts';
import type { TypeIndex } from './card-types.ts';
import {
  cardOf,
  closedObstacle,
  isObstacle,
  overObstacle,
  ownMoment,
  reachGo,
  seatOf,
  settlePending,
  tableOnly,
  type EntryOf,
  type Judged,
} from './entries.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, type Draft } from './state.ts';
import { endGo, endTrade, endTurn } from './turn.ts';

function adventureOnly(draft: Draft): Obstacle | null {
  return draft.adventure === null ? { kind: 'no-adventure' } : null;
}

/** Phase 0. Like a reveal, in Trade & Hire and after a bust it says that the next turn has begun. */
export function event(draft: Draft, entry: EntryOf<'event'>): Judged {
  const obstacle = adventureOnly(draft) ?? tableOnly(draft);
  if (obstacle !== null) return obstacle;
  if (draft.phase === 'trade') endTrade(draft);
  else if (draft.phase === 'bust') endTurn(draft);
  if (draft.ending.kind !== 'none') {
    return { kind: 'turn-would-end-game', lost: draft.ending.kind === 'lost' };
  }
  if (draft.phase !== 'event') return { kind: 'event-done', player: nameOf(draft, draft.active) };
  return turnUpEvent(draft, entry) ?? 'play';
}

export function monthEndEntry(draft: Draft, entry: EntryOf<'month-end'>): Judged {
  return adventureOnly(draft) ?? overObstacle(draft) ?? monthEnd(draft, entry) ?? 'play';
}

export function storyEntry(draft: Draft, entry: EntryOf<'story'>): Judged {
  const obstacle = adventureOnly(draft) ?? overObstacle(draft);
  return obstacle ?? story(draft, entry, (id) => cardOf(draft, id, entry)) ?? 'play';
}

export function mission(draft: Draft, entry: EntryOf<'mission'>): Judged {
  const seat = seatOf(draft, entry.player, draft.active);
  if (isObstacle(seat)) return seat;
  const { mission: number } = entry;
  const marker = missionMarkerObstacle(draft, seat, number);
  if (marker !== null) return marker;
  const chosen = draft.adventure?.missions.find((each) => each.number === number);
  if (chosen === undefined) return { kind: 'mission-not-out', mission: number };
  const player = nameOf(draft, seat);
  if (chosen.activeOnly && draft.tracking === 'table' && seat !== draft.active && entry.override !== true) {
    return { kind: 'mission-active-only', player, mission: number, active: nameOf(draft, draft.active) };
  }
  const asksTax = chosen.requirement?.some(({ kind }) => kind === 'pay-taxes') === true;
  const taxed = asksTax && draft.adventure?.taxed.includes(seat) === true;
  const moment = ownMoment(draft, seat, taxed, false, { kind: 'mission-on-own-go', player, mission: number });
  if (isObstacle(moment) && (entry.override !== true || moment.kind === 'game-finished')) return moment;
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  const requirement = missionObstacle(draft, seat, chosen);
  if (requirement !== null && entry.override !== true) return requirement;
  completeMission(draft, seat, chosen, entry);
  // R-ADV-13: one card fewer may be none, and with its cards used up the go is over.
  if (draft.phase === 'trade' && draft.acting === seat && draft.takesLeft === 0) endGo(draft);
  return isObstacle(moment) ? 'play' : moment;
}

export function lookoutEntry(draft: Draft, entry: EntryOf<'lookout'>): Judged {
  const obstacle = adventureOnly(draft) ?? tableOnly(draft);
  if (obstacle !== null) return obstacle;
  const player = nameOf(draft, draft.active);
  if (draft.phase !== 'discover') return { kind: 'only-in-discover', active: player };
  const discard: TypeIndex[] = [];
  for (const id of entry.discard) {
    const index = cardOf(draft, id, entry);
    if (isObstacle(index)) return index;
    discard.push(index);
  }
  const kept = cardOf(draft, entry.keep, entry);
  if (isObstacle(kept)) return kept;
  const waiting = settlePending(draft, entry);
  if (waiting !== null) return waiting;
  if (draft.gambles > 0 && entry.override !== true) return { kind: 'after-gamble', player };
  return lookout(draft, entry, { discard, keep: kept }) ?? 'play';
}

export function sellEntry(draft: Draft, entry: EntryOf<'sell'>): Judged {
  const obstacle = adventureOnly(draft) ?? overObstacle(draft);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.acting);
  if (isObstacle(seat)) return seat;
  const ship = cardOf(draft, entry.card, entry);
  if (isObstacle(ship)) return ship;
  if (draft.tracking === 'table') {
    const outOfTurn = reachGo(draft, seat);
    if (outOfTurn !== null && entry.override !== true) return outOfTurn;
  }
  return sell(draft, entry, seat, ship) ?? 'play';
}

export function buyMarkerEntry(draft: Draft, entry: EntryOf<'buy-marker'>): Judged {
  const obstacle = adventureOnly(draft) ?? overObstacle(draft);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.active);
  return isObstacle(seat) ? seat : (buyMarker(draft, entry, seat) ?? 'play');
}

export function crowns(draft: Draft, entry: EntryOf<'crowns'>): Judged {
  const obstacle = adventureOnly(draft) ?? closedObstacle(draft);
  if (obstacle !== null) return obstacle;
  const seat = seatOf(draft, entry.player, draft.active);
  return isObstacle(seat) ? seat : crownsEntry(draft, entry, seat);
}
