/**
 * What the adventure's part of the table shows: the Event deck as far as its order is known, missions that somebody can complete
 * now, and cards that a lookout or an innkeeper opens. Asks the rules by trying; knows no words and no screen.
 */
import {
  CHARACTER_MARKERS,
  EVENT_ONE,
  hasTrophy,
  missionProgress,
  MONTH_END,
  type CardId,
  type Mission,
  type MissionPart,
  type PlayerName,
  type Seat,
  type State,
} from '#engine';
import type { ReminderPhase } from '#session/campaign.ts';
import { accepted, playerName, typeOf } from '../table/sayable.ts';

/** Turns from this one to the one that turns up Month's End; 0: it is the event to be turned up now. */
export function turnsToMonthEnd(state: State): number {
  const above = state.adventure?.events.indexOf(MONTH_END) ?? 0;
  return state.phase === 'event' ? above : above + 1;
}

/** The event of this turn; null before it is turned up. */
export function eventOfTurn(state: State): string | null {
  const { adventure } = state;
  if (adventure === null || state.phase === 'event') return null;
  // At Month's End the discard was turned over at once: nothing lies face up but Month's End itself.
  return adventure.turned.at(-1) ?? MONTH_END;
}

/** Whether a reminder is due at this moment of the turn. */
export function isDue(phase: ReminderPhase, state: State): boolean {
  if (state.phase === 'event') return false;
  if (phase === 'now') return state.phase === 'discover' && state.turnedUp === 0;
  return phase === 'turn' || phase === state.phase;
}

/** Events that may lie on top now: those met before that are in no known place of the deck. */
export function eventChoices(state: State, met: readonly string[]): readonly string[] {
  const { adventure } = state;
  if (adventure === null) return [];
  const known = new Set([...adventure.events, ...adventure.turned]);
  // R-ADV-2: with one or two players event 1 is in the first month, so the last unknown card must be it.
  if (state.players.length <= 2 && adventure.month === 1 && !known.has(EVENT_ONE)) {
    if (adventure.events.filter((event) => event === null).length === 1) return [EVENT_ONE];
  }
  const one = state.players.length <= 2 && !known.has(EVENT_ONE) ? [EVENT_ONE] : [];
  return [...one, ...met.filter((event) => !known.has(event))];
}

export interface MissionOffer {
  readonly player: PlayerName;
  readonly mission: Mission;
  /** It must be decided now (R-ADV-13). */
  readonly atOnce: boolean;
  /** The marker goes on the first of two places. */
  readonly firstPlace: boolean;
}

const AT_ONCE: readonly MissionPart['kind'][] = ['harbor-colours', 'pay-taxes', 'stop-at'];

export function isAtOnce({ requirement }: Mission): boolean {
  return requirement?.some(({ kind }) => AT_ONCE.includes(kind)) === true;
}

/** Missions whose requirement is known and met, for those who may complete them at this moment. */
export function missionOffers(state: State): MissionOffer[] {
  const { adventure } = state;
  if (adventure === null || state.tracking === 'scores') return [];
  return state.players.flatMap((player, seat) =>
    adventure.missions.flatMap((mission) => {
      if (mission.requirement === null || !mayComplete(state, seat, mission)) return [];
      const firstPlace =
        mission.times > 1 &&
        player.adventure?.waiting.every((one) => one.mission !== mission.number) === true;
      return [{ player: playerName(state, seat), mission, atOnce: isAtOnce(mission), firstPlace }];
    }),
  );
}

export function mayComplete(state: State, seat: Seat, { number }: Mission): boolean {
  const later = state.phase === 'trade' && seatsAfter(state, seat);
  return !later && accepted(state, { type: 'mission', player: playerName(state, seat), mission: number });
}

/** A later player's go would begin with it: offered when it is that player's go. */
function seatsAfter(state: State, seat: Seat): boolean {
  const count = state.players.length;
  return (seat - state.active + count) % count >= state.goes;
}

export interface MissionLine {
  readonly mission: Mission;
  readonly done: readonly PlayerName[];
  readonly waiting: readonly PlayerName[];
  readonly progress: readonly {
    readonly player: PlayerName;
    readonly seat: Seat;
    readonly parts: ReturnType<typeof missionProgress>;
    readonly ready: boolean;
  }[];
}

export function missionLines(state: State): MissionLine[] {
  const { adventure } = state;
  return (adventure?.missions ?? []).map((mission, at) => ({
    mission,
    done: (adventure?.done[at] ?? []).map((seat) => playerName(state, seat)),
    waiting: state.players.flatMap((player, seat) =>
      player.adventure?.waiting.some((one) => one.mission === mission.number) === true
        ? [playerName(state, seat)]
        : [],
    ),
    progress: state.players.flatMap((player, seat) =>
      player.adventure?.missions.includes(mission.number) === true
        ? []
        : [
            {
              player: playerName(state, seat),
              seat,
              parts: missionProgress(state, seat, mission),
              ready: mayComplete(state, seat, mission),
            },
          ],
    ),
  }));
}

export interface CharacterLine {
  readonly player: PlayerName;
  readonly seat: Seat;
  readonly character: string | null;
  readonly markers: number;
  readonly unlocked: boolean;
  readonly trophy: boolean;
  readonly crowns: number;
  /** Kept ships that an innkeeper would buy now. */
  readonly sells: readonly CardId[];
}

export function characterLines(state: State): CharacterLine[] {
  return state.players.map((player, seat) => {
    const name = playerName(state, seat);
    const markers = player.adventure?.markers ?? 0;
    const items = [...new Set(player.ships.filter(({ as }) => as === 'item').map(({ card }) => card))];
    return {
      player: name,
      seat,
      character: state.table.adventure?.characters[name]?.character ?? null,
      markers,
      unlocked: markers < CHARACTER_MARKERS,
      trophy: hasTrophy(state, seat),
      crowns: player.crowns,
      sells: items
        .map((index) => typeOf(state, index).id)
        .filter((card) => accepted(state, { type: 'sell', player: name, card })),
    };
  });
}

/** Whether the active player may look at the top three cards now (R-ADV-8). */
export function mayLookOut(state: State): boolean {
  if (state.adventure === null || state.tracking === 'scores' || state.phase !== 'discover') return false;
  const unseen = state.table.types.flatMap(({ id, index }) =>
    new Array<CardId>(state.unseen[index] ?? 0).fill(id),
  );
  const [first, second, keep] = unseen;
  if (first === undefined || second === undefined || keep === undefined) return false;
  return accepted(state, { type: 'lookout', discard: [first, second], keep });
}

/** Players who may buy a marker off now (R-ADV-10). */
export function buyers(state: State): PlayerName[] {
  if (state.adventure === null || state.adventure.buyOff === null) return [];
  return state.table.players.filter((player) => accepted(state, { type: 'buy-marker', player }));
}

const STORY_NUMBER = /^\d{1,2}[a-z]?$/;

export function isStoryNumber(text: string): boolean {
  return STORY_NUMBER.test(text.trim());
}

/** Story numbers in a line of text, each once. */
export function storyNumbers(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\d{1,2}[a-z]?/g))];
}
