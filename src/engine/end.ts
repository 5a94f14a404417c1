/**
 * How a game ends: the trigger and the last round of competitive games (R-END), win and loss of cooperative ones (R-TIM-4).
 * Runs after every entry, so a correction or a late entry is judged like any other.
 */
import { card9Met, hasTrophy } from './adventure.ts';
import { expeditionsOf } from './figures.ts';
import { nextSeat, playerAt, type Draft, type Ending, type State } from './state.ts';
import type { Decision } from './consequences.ts';
import type { Seat } from './table.ts';

/** What kind of entry is being judged. `late`: it counts for the turn before. */
export type Said = 'play' | 'late' | 'correction';

/** Players who will still become active, in order. */
export function lastTurns(state: State | Draft): Seat[] {
  const seats: Seat[] = [];
  if (state.ending.kind !== 'none') return seats;
  for (let seat = nextSeat(state, state.active); seat !== state.table.start; seat = nextSeat(state, seat))
    seats.push(seat);
  return seats;
}

function meetsEnd(state: State | Draft, seat: Seat, influence: number): boolean {
  // R-END-1, R-END-3
  if (state.adventure !== null && !hasTrophy(state, seat)) return false; // R-ADV-10
  return (
    influence >= state.table.endAt &&
    (!state.table.switches.endNeedsExpedition || expeditionsOf(state, seat) > 0)
  );
}

export function winnersNow(state: State | Draft): { winners: Seat[]; decision: Decision } {
  const { table } = state;
  let candidates = table.players.map((_, seat) => seat);
  if (table.switches.endNeedsExpedition)
    candidates = candidates.filter((seat) => expeditionsOf(state, seat) > 0); // R-END-3
  if (state.adventure !== null) candidates = candidates.filter((seat) => hasTrophy(state, seat)); // R-ADV-10
  if (candidates.length === 0) return { winners: [], decision: 'nobody' };
  const influence = Math.max(...candidates.map((seat) => playerAt(state, seat).influence));
  candidates = candidates.filter((seat) => playerAt(state, seat).influence === influence);
  if (candidates.length === 1) return { winners: candidates, decision: 'influence' };
  if (state.adventure !== null) {
    const markers = Math.min(...candidates.map((seat) => playerAt(state, seat).adventure?.markers ?? 0));
    candidates = candidates.filter((seat) => playerAt(state, seat).adventure?.markers === markers);
    if (candidates.length === 1) return { winners: candidates, decision: 'markers' };
  }
  // R-END-2, R-SAIL-3
  const coins = Math.max(...candidates.map((seat) => playerAt(state, seat).coins));
  candidates = candidates.filter((seat) => playerAt(state, seat).coins === coins);
  return { winners: candidates, decision: candidates.length === 1 ? 'coins' : 'shared' };
}

/** The round in which the turn just ended was played. */
function roundBefore(draft: Draft): number {
  return draft.before?.completedRound === true ? draft.round - 1 : draft.round;
}

function endWithWinners(draft: Draft, ended: { round: number; closed: boolean; afterTurn: boolean }): void {
  const { winners, decision } = winnersNow(draft);
  draft.ending = { kind: 'winners', winners, decision, ...ended };
  draft.consequences.push({ type: 'over', winners, decision });
}

/** Called when a turn has ended and the next one is set up: is there a next one? */
export function judgeTurnEnd(draft: Draft): void {
  const round = roundBefore(draft);
  if (draft.table.cooperative) {
    if (draft.table.timeDeck !== null && draft.timeDeck === 0 && !allContractsDone(draft)) {
      draft.ending = { kind: 'lost', round, closed: false, afterTurn: true }; // R-TIM-4
      draft.consequences.push({ type: 'lost' });
    }
  } else if (draft.endTriggeredBy !== null && draft.active === draft.table.start) {
    endWithWinners(draft, { round, closed: false, afterTurn: true });
  }
}

/** Called after every accepted entry, and inside one before the turn moves on: what was done in a turn counts in it. */
export function judgeEnd(draft: Draft, said: Said): void {
  if (draft.table.cooperative) judgeCooperative(draft, said);
  else judgeCompetitive(draft, said);
}

export function allContractsDone(draft: Draft | State): boolean {
  return draft.spaces.every((names) => names.length > 0);
}

/** The adventure ends at card 9 (R-ADV-9); what is said afterwards, until `finish`, is judged with it. */
function judgeCard9(draft: Draft): void {
  const { ending } = draft;
  if (ending.kind !== 'won' && ending.kind !== 'lost') return;
  const kind = card9Met(draft) ? 'won' : 'lost';
  if (ending.closed || kind === ending.kind) return;
  draft.ending = { ...ending, kind };
  draft.consequences.push({ type: kind === 'won' ? 'chapter-won' : 'chapter-lost' });
}

function judgeCooperative(draft: Draft, said: Said): void {
  if (draft.table.timeDeck === null) {
    judgeCard9(draft);
    return;
  }
  const { ending } = draft;
  if (said === 'correction' && ending.kind !== 'none' && !ending.closed) {
    const stands = ending.kind === 'won' ? allContractsDone(draft) : draft.timeDeck === 0;
    if (!stands) {
      draft.ending = NOT_ENDED;
      draft.consequences.push({ type: 'end-withdrawn' });
    }
  }
  // A correction that empties the Time deck between two turns: none can begin any more.
  const turnToBegin = draft.tracking === 'table' && draft.phase === 'discover' && draft.turnedUp === 0;
  if (said === 'correction' && turnToBegin && draft.ending.kind === 'none') judgeTurnEnd(draft);
  if (draft.ending.kind === 'won' || draft.spaces === draft.from.spaces || !allContractsDone(draft)) return;
  const after = draft.ending.kind === 'lost' ? draft.ending : null;
  const late = said === 'late' || after?.afterTurn === true;
  draft.ending = {
    kind: 'won',
    round: after?.round ?? (late ? roundBefore(draft) : draft.round),
    closed: after?.closed ?? false,
    afterTurn: late,
  };
  draft.consequences.push({ type: 'won', pointDeck: draft.pointDeck });
}

function judgeCompetitive(draft: Draft, said: Said): void {
  if (draft.players !== draft.from.players) {
    if (draft.endTriggeredBy === null) judgeTrigger(draft, said);
    else if (said === 'correction' && loweredSince(draft, draft.endTriggeredBy)) judgeWithdrawal(draft);
  }
  const { ending } = draft;
  if (ending.kind === 'winners' && draft.from.ending.kind === 'winners') {
    const { winners, decision } = winnersNow(draft);
    if (decision !== ending.decision || winners.join() !== ending.winners.join()) {
      draft.ending = { ...ending, winners, decision };
      draft.consequences.push({ type: 'over', winners, decision });
    }
  }
}

function judgeTrigger(draft: Draft, said: Said): void {
  const count = draft.table.players.length;
  const first = said === 'late' && draft.before !== null ? draft.before.player : draft.active;
  for (let step = 0; step < count; step += 1) {
    const seat = (first + step) % count;
    const before = draft.from.players[seat];
    const now = draft.players[seat];
    if (before === undefined || now === undefined || now === before) continue;
    if (!meetsEnd(draft, seat, now.influence) || meetsEnd(draft.from, seat, before.influence)) continue;
    draft.endTriggeredBy = seat;
    const over = said === 'late' && draft.before?.completedRound === true;
    draft.consequences.push({
      type: 'end-triggered',
      player: seat,
      influence: now.influence,
      lastTurns: over ? [] : lastTurns(draft),
    });
    if (over && draft.ending.kind === 'none') {
      endWithWinners(draft, { round: roundBefore(draft), closed: false, afterTurn: true });
    }
    return;
  }
}

/** Whether the entry shows that the player's influence had been counted too high. */
function loweredSince(draft: Draft, seat: Seat): boolean {
  return playerAt(draft, seat).reached < playerAt(draft.from, seat).reached;
}

/** A correction that shows that nobody had reached the figure withdraws the end (R-END-1). */
function judgeWithdrawal(draft: Draft): void {
  const count = draft.table.players.length;
  const triggeredBy = draft.endTriggeredBy ?? draft.active;
  for (let step = 0; step < count; step += 1) {
    const seat = (triggeredBy + step) % count;
    if (meetsEnd(draft, seat, playerAt(draft, seat).reached)) {
      draft.endTriggeredBy = seat;
      return;
    }
  }
  withdrawEnd(draft);
}

export function withdrawEnd(draft: Draft): void {
  draft.endTriggeredBy = null;
  draft.consequences.push({ type: 'end-withdrawn' });
  const { ending } = draft;
  if (ending.kind === 'winners' && !ending.closed) draft.ending = NOT_ENDED;
}

export const NOT_ENDED: Ending = { kind: 'none' };

/** `finish`: the table ends the game here, for good. */
export function finish(draft: Draft): void {
  const { ending } = draft;
  if (ending.kind !== 'none') {
    draft.ending = { ...ending, closed: true };
  } else if (draft.table.cooperative) {
    draft.ending = { kind: 'lost', round: draft.round, closed: true, afterTurn: false };
    draft.consequences.push({ type: draft.adventure === null ? 'lost' : 'chapter-lost' });
  } else {
    endWithWinners(draft, { round: draft.round, closed: true, afterTurn: false });
  }
}
