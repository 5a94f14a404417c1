/**
 * The Adventure Begins: the Event deck and its months, missions and the markers that leave a character, crowns, items, lookout and
 * innkeeper, and card 9 (R-ADV). A box that adds to the same turn: phase 0, a few more entries, its own ends.
 * Numbers only: it knows no story.
 */
import { COLOURS, type Card, type CardId, type Colour, type Mission, type MissionPart } from './cards.ts';
import type { TypeIndex } from './card-types.ts';
import {
  count,
  discardKnown,
  drawKnown,
  ensurePile,
  gain,
  isUnlisted,
  pay,
  shuffleIn,
  typeAt,
} from './deck.ts';
import type { Said } from './end.ts';
import { coloursIn, countBits, expeditionsOf, refreshFigures, sourcesOf, without } from './figures.ts';
import type { AdventureSetup, Entry, PlayerName } from './game-file.ts';
import { own } from './own.ts';
import type { Obstacle } from './problems.ts';
import { nameOf, ownPlayer, playerAt, type Draft, type State } from './state.ts';
import { withCopies, type Seat, type Table } from './table.ts';

export type { AdventureSetup };
type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;

/** Markers on a character at the start: door and three windows (R-ADV-1). */
export const CHARACTER_MARKERS = 4;
const TROPHY_AT = 2;
/** Crowns that the third and fourth mission bring (R-ADV-5). */
const WINDOW_CROWNS: readonly number[] = [0, 0, 1, 3];
/** Events numbered 0 (R-ADV-2). */
const PLAIN_EVENTS = 13;
export const EVENTS_DEALT = {
  cooperative: [0, 1, 1, 2, 3],
  competitive: [0, 0, 3, 4, 4],
} as const;

/** Month's End: event 2, or 3 in the variable game. The same name for both. */
export const MONTH_END = 'month-end';
/** Event 1, shuffled in with one or two players. */
export const EVENT_ONE = 'event-1';
/** An event that was turned up without a word of what it is called. */
const NAMELESS_EVENT = '?';

export interface AdventurePlayer {
  /** Still on the character. */
  readonly markers: number;
  /** Missions completed, in order. */
  readonly missions: readonly string[];
  /** Missions on whose first place a marker of the player stands, and which place of the character it left. */
  readonly waiting: readonly WaitingOnMission[];
  /** The ability that pays once has paid. */
  readonly paidOnce: boolean;
}

export interface WaitingOnMission {
  readonly mission: string;
  readonly place: number;
}

export interface AdventureState {
  readonly month: number;
  /** The Event deck from the top; null: a card that nobody has turned up. */
  readonly events: readonly (string | null)[];
  /** Turned up in this month, in order. */
  readonly turned: readonly string[];
  /** Plain events that are in no deck yet. */
  readonly unused: number;
  readonly missions: readonly Mission[];
  /** Who has completed each mission that is out, in order. */
  readonly done: readonly (readonly Seat[])[];
  /** Story cards that the group has reached. */
  readonly story: readonly string[];
  /** It is the turn of a Month's End: what it says may still be entered. */
  readonly monthEnds: boolean;
  /** Coins for which a marker may be bought off now; null: not now. */
  readonly buyOff: number | null;
  /** Players who have just paid a tax (mission 50). */
  readonly taxed: readonly Seat[];
  /** Colours that the harbor held before the card just turned up: missions that ask for more must be decided now (R-ADV-13). */
  readonly coloursBefore: number;
  /** Missions on whose first place a marker was put in this turn: the second takes another turn (R-ADV-13). */
  readonly placed: readonly string[];
  /** Lookouts used in this turn, items sold in this go. */
  readonly looked: number;
  readonly sold: number;
  /** Cards taken in this go, in order. */
  readonly taken: readonly TypeIndex[];
  /** The card that a lookout put back on top. */
  readonly topCard: TypeIndex | null;
}

export const NEW_ADVENTURE_PLAYER: AdventurePlayer = {
  markers: CHARACTER_MARKERS,
  missions: [],
  waiting: [],
  paidOnce: false,
};

/** R-ADV-2: unknown events, one more with one or two players, and Month's End at the bottom. */
export function startAdventure(table: Table): AdventureState | null {
  if (table.adventure === null) return null;
  const players = table.players.length;
  const dealt = EVENTS_DEALT[table.cooperative ? 'cooperative' : 'competitive'][players] ?? 4;
  const unknown = dealt + (players <= 2 ? 1 : 0);
  return {
    month: 1,
    events: [...new Array<null>(unknown).fill(null), MONTH_END],
    turned: [],
    unused: PLAIN_EVENTS - dealt,
    missions: [],
    done: [],
    story: [],
    monthEnds: false,
    buyOff: null,
    taxed: [],
    coloursBefore: 0,
    placed: [],
    looked: 0,
    sold: 0,
    taken: [],
    topCard: null,
  };
}

/** R-ADV-6: the last shield reached. */
export function crownInfluence(table: Table, crowns: number): number {
  return table.adventure?.crownTrack.filter((needed) => crowns >= needed).length ?? 0;
}

export function hasTrophy(state: State | Draft, seat: Seat): boolean {
  const player = playerAt(state, seat).adventure;
  return player !== null && player.markers <= CHARACTER_MARKERS - TROPHY_AT;
}

export function gainCrowns(
  draft: Draft,
  seat: Seat,
  crowns: number,
  why: 'play' | 'correction' = 'play',
): void {
  if (crowns === 0) return;
  const player = ownPlayer(draft, seat);
  const gained = Math.max(0, player.crowns + crowns) - player.crowns;
  if (gained === 0) return;
  player.crowns += gained;
  draft.consequences.push({ type: 'crowns', player: seat, crowns: gained });
  refreshFigures(draft, seat, why);
}

function adventureOf(draft: Draft): AdventureState {
  if (draft.adventure === null) throw new TypeError('no adventure on this table');
  return draft.adventure;
}

function change(draft: Draft, changes: Partial<AdventureState>): void {
  draft.adventure = { ...adventureOf(draft), ...changes };
}

/** Something is turned up: what had to be decided before it is past (R-ADV-13). */
export function forgetMoment(draft: Draft): void {
  if (draft.adventure === null) return;
  change(draft, {
    taxed: [],
    monthEnds: false,
    buyOff: null,
    coloursBefore: countBits(coloursIn(draft)),
  });
}

/** A card is taken in a go: what acts at the start of a go only does nothing for it (R-TRA-2). */
export function rememberTaken(draft: Draft, card: TypeIndex): void {
  if (draft.adventure !== null) change(draft, { taken: [...draft.adventure.taken, card] });
}

/** A card is taken or a go passed: what had to be decided at once is past too. */
export function forgetAtOnce(draft: Draft): void {
  if (draft.adventure !== null) change(draft, { taxed: [], coloursBefore: COLOURS.length });
}

export function startAdventureTurn(draft: Draft): void {
  if (draft.adventure === null) return;
  change(draft, {
    looked: 0,
    sold: 0,
    taken: [],
    placed: [],
    taxed: [],
    coloursBefore: 0,
    monthEnds: false,
    buyOff: null,
  });
}

/** A go begins: an innkeeper may buy again. */
export function startAdventureGo(draft: Draft): void {
  if (draft.adventure !== null && draft.adventure.sold + draft.adventure.taken.length > 0)
    change(draft, { sold: 0, taken: [] });
}

/** The card that a lookout put back is the next one: any other is not what lies on top. */
export function topObstacle(draft: Draft, cards: readonly TypeIndex[], entry: Entry): Obstacle | null {
  const top = draft.adventure?.topCard ?? null;
  const [card] = cards;
  if (top === null || card === undefined || cards.includes(top) || entry.override === true) return null;
  return { kind: 'top-card-known', card: typeAt(draft, card).id, top: typeAt(draft, top).id };
}

/** Phase 0: the top card of the Event deck (R-ADV-3). At Month's End the discard is turned over at once (R-ADV-4). */
export function turnUpEvent(draft: Draft, entry: EntryOf<'event'>): Obstacle | null {
  const adventure = adventureOf(draft);
  const [top, ...rest] = adventure.events;
  const said = entry.event ?? top ?? NAMELESS_EVENT;
  const mayBe = top === null || top === NAMELESS_EVENT ? said !== MONTH_END : said === top;
  if (!mayBe && entry.override !== true) return { kind: 'other-event', expected: top ?? null, said };
  // Against the known order, the card that was said is the one that leaves the deck.
  const at = mayBe ? 0 : adventure.events.indexOf(said);
  const left = at < 0 ? rest : adventure.events.filter((_, other) => other !== at);
  const turned = [...adventure.turned, said];
  draft.before = null;
  draft.phase = 'discover';
  draft.consequences.push({ type: 'event', event: said });
  if (said !== MONTH_END) {
    change(draft, { events: left, turned });
    return null;
  }
  const fresh = adventure.unused > 0 ? [null] : [];
  const month = adventure.month + 1;
  change(draft, {
    events: [...fresh, ...turned],
    turned: [],
    unused: Math.max(0, adventure.unused - 1),
    month,
    monthEnds: true,
    buyOff: draft.table.adventure?.variable === true ? 10 : null,
  });
  draft.consequences.push({
    type: 'month-end',
    month: adventure.month,
    next: fresh.length + turned.length,
    fresh: fresh.length > 0,
  });
  return null;
}

/** What the hourglass says: a story card follows, a marker may be bought off, or it is card 9 and the chapter is over (R-ADV-4, R-ADV-9). */
export function monthEnd(draft: Draft, entry: EntryOf<'month-end'>): Obstacle | null {
  const adventure = adventureOf(draft);
  // In scores nobody turns up events here: the table says when a month ends.
  if (!adventure.monthEnds && draft.tracking === 'table' && entry.override !== true)
    return { kind: 'no-month-end' };
  if (entry.card9 !== undefined && !draft.table.cooperative) return { kind: 'card-9-cooperative' };
  if (entry.story !== undefined) change(draft, { story: reached(adventure, entry.story) });
  if (entry.buyOff === true && !draft.table.cooperative)
    change(draft, { buyOff: draft.table.adventure?.variable === true ? 10 : 8 });
  if (entry.card9 !== undefined) {
    const { adventure: setup } = draft.table;
    if (entry.card9 !== true && setup !== null)
      draft.table = { ...draft.table, adventure: { ...setup, card9: entry.card9 } };
    const won = card9Met(draft);
    draft.ending = { kind: won ? 'won' : 'lost', round: draft.round, closed: false, afterTurn: false };
    draft.consequences.push({ type: won ? 'chapter-won' : 'chapter-lost' });
  }
  return null;
}

function reached({ story: before }: AdventureState, card: string | undefined): readonly string[] {
  return card === undefined || before.includes(card) ? before : [...before, card];
}

export interface Card9 {
  readonly missions: { readonly has: number; readonly needs: number };
  readonly markers: { readonly has: number; readonly needs: number | null };
  readonly influence: { readonly has: number; readonly needs: number | null };
}

/** How far the team is with card 9 (R-ADV-9). */
export function card9Progress(state: State | Draft): Card9 {
  const adventure = state.adventure;
  const placed = [...state.players].reduce<number>(
    (sum, { adventure: own }) => sum + (own?.missions.length ?? 0),
    0,
  );
  return {
    missions: {
      has: adventure?.done.filter((seats) => seats.length > 0).length ?? 0,
      needs: adventure?.missions.length ?? 0,
    },
    markers: { has: placed, needs: state.table.adventure?.card9?.markers ?? null },
    influence: {
      has: [...state.players].reduce<number>((sum, { influence }) => sum + influence, 0),
      needs: state.table.adventure?.card9?.influence ?? null,
    },
  };
}

export function card9Met(state: State | Draft): boolean {
  const { missions, markers, influence } = card9Progress(state);
  return [missions, markers, influence].every(({ has, needs }) => needs === null || has >= needs);
}

/** A story card is reached: missions are laid out, play cards shuffled in for good (R-ADV-4, R-ADV-11). */
export function story(
  draft: Draft,
  entry: EntryOf<'story'>,
  cardOf: (id: CardId) => TypeIndex | Obstacle,
): Obstacle | null {
  const adventure = adventureOf(draft);
  const known = draft.table.knownMissions;
  const missions = [...adventure.missions];
  for (const said of entry.missions ?? []) {
    const before = known[said.number];
    const mission: Mission = {
      number: said.number,
      requirement: said.requirement ?? before?.requirement ?? null,
      times: before?.times ?? 1,
      activeOnly: before?.activeOnly ?? false,
      first: {
        coins: said.first?.coins ?? before?.first.coins ?? 0,
        crowns: said.first?.crowns ?? before?.first.crowns ?? 0,
      },
      crowns: said.crowns ?? before?.crowns ?? 0,
    };
    const at = missions.findIndex(({ number }) => number === said.number);
    if (at >= 0) missions[at] = mission;
    else missions.push(mission);
  }
  const added: TypeIndex[] = [];
  for (const [id, copies] of Object.entries(entry.cards ?? {})) {
    const index = cardOf(id);
    if (typeof index !== 'number') return index;
    draft.table = withCopies(draft.table, index, copies);
    for (let copy = 0; copy < copies; copy += 1) added.push(index);
  }
  if (added.length > 0) shuffleIn(draft, added);
  change(draft, {
    missions,
    done: missions.map((_, at) => adventure.done[at] ?? []),
    story: reached(adventure, entry.card),
  });
  draft.consequences.push({
    type: 'story',
    card: entry.card ?? null,
    missions: (entry.missions ?? []).map(({ number }) => number),
    cards: added.map((index) => typeAt(draft, index).id),
  });
  return null;
}

/** What keeps the player from ever completing this mission. */
export function missionMarkerObstacle(state: State | Draft, seat: Seat, number: string): Obstacle | null {
  const { adventure } = state;
  const own = playerAt(state, seat).adventure;
  if (adventure === null || own === null) return { kind: 'no-adventure' };
  const player = nameOf(state, seat);
  if (!adventure.missions.some((mission) => mission.number === number))
    return { kind: 'mission-not-out', mission: number };
  if (own.missions.includes(number)) return { kind: 'mission-done-already', player, mission: number };
  if (own.markers === 0 && !waitsOn(own, number))
    return { kind: 'no-character-marker', player, mission: number };
  return null;
}

export function waitsOn({ waiting }: AdventurePlayer, number: string): boolean {
  return waiting.some(({ mission }) => mission === number);
}

/** Kept ships that a mission or an expedition takes away. */
export function keptShips(
  state: State | Draft,
  seat: Seat,
  wanted: { colour?: Colour; item?: string },
): TypeIndex[] {
  return playerAt(state, seat)
    .ships.filter(({ card, as }) => {
      const ship = typeAt(state, card).card;
      if (as !== 'item' || ship.kind !== 'ship') return false;
      return (
        (wanted.colour === undefined || ship.colour === wanted.colour) &&
        (wanted.item === undefined || ship.item === wanted.item)
      );
    })
    .map(({ card }) => card);
}

function partProgress(state: State | Draft, seat: Seat, part: MissionPart): { has: number; needs: number } {
  const player = playerAt(state, seat);
  const persons = () =>
    player.display
      .map((index) => typeAt(state, index).card)
      .filter((card): card is Extract<Card, { kind: 'person' }> => card.kind === 'person');
  const flag = (met: boolean) => ({ has: met ? 1 : 0, needs: 1 });
  switch (part.kind) {
    case 'discard-coins':
      return { has: player.coins, needs: part.coins };
    case 'have-persons':
      return { has: persons().filter(({ role }) => role === part.role).length, needs: part.number };
    case 'have-cheap-persons':
      return { has: persons().filter(({ cost }) => cost <= part.costAtMost).length, needs: part.number };
    case 'have-swords':
      return { has: player.swords, needs: part.swords };
    case 'have-expeditions':
      return { has: expeditionsOf(state, seat), needs: part.number };
    case 'discard-ships':
      return { has: keptShips(state, seat, part).length, needs: part.number };
    case 'harbor-colours':
      return {
        has: seat === state.active && state.phase !== 'bust' ? coloursAtOnce(state, part.colours) : 0,
        needs: part.colours,
      };
    case 'pay-taxes':
      return flag(state.adventure?.taxed.includes(seat) === true);
    case 'stop-at':
      // R-ADV-13: stopped with exactly that many cards, and none taken yet.
      return flag(
        state.phase === 'trade' &&
          seat === state.active &&
          state.acting === seat &&
          state.goes === 1 &&
          state.adventure?.taken.length === 0 &&
          state.harbor.length === part.harbor,
      );
    case 'take-fewer':
      return flag(state.phase === 'trade' && state.takesLeft >= part.cards);
  }
}

/** The colours in the harbor, if the card just turned up brought as many as are asked for; fewer than that when the moment is past. */
function coloursAtOnce(state: State | Draft, asked: number): number {
  const colours = countBits(coloursIn(state));
  return (state.adventure?.coloursBefore ?? 0) < asked ? colours : Math.min(colours, asked - 1);
}

export function missionProgress(
  state: State | Draft,
  seat: Seat,
  mission: Mission,
): readonly { part: MissionPart; has: number; needs: number }[] {
  return (mission.requirement ?? []).map((part) => ({ part, ...partProgress(state, seat, part) }));
}

export function missionObstacle(state: State | Draft, seat: Seat, mission: Mission): Obstacle | null {
  if (state.tracking === 'scores') return null;
  if (state.adventure?.placed.includes(mission.number) === true)
    return { kind: 'mission-another-turn', player: nameOf(state, seat), mission: mission.number };
  const progress = missionProgress(state, seat, mission);
  const missing =
    progress.find(({ has, needs }) => has < needs) ??
    // One ship serves one part: each part alone may have enough, all together too few.
    (shipsFor(state, seat, mission) === null
      ? progress.filter(({ part }) => part.kind === 'discard-ships').at(-1)
      : undefined);
  if (missing === undefined) return null;
  return {
    kind: 'mission-not-met',
    player: nameOf(state, seat),
    mission: mission.number,
    part: missing.part,
    has: Math.min(missing.has, missing.needs - 1),
    needs: missing.needs,
  };
}

/** The leftmost marker leaves the character; ability and trophy follow the free places (R-ADV-5, R-ADV-10). Returns which place it was, from 0. */
function freePlace(draft: Draft, seat: Seat): number {
  const player = ownPlayer(draft, seat);
  const own = player.adventure ?? NEW_ADVENTURE_PLAYER;
  const place = CHARACTER_MARKERS - own.markers;
  player.adventure = { ...own, markers: Math.max(0, own.markers - 1) };
  draft.consequences.push({ type: 'marker-freed', player: seat, place });
  if (place === 0) {
    const once = draft.table.characters[seat]?.once ?? 0;
    if (once > 0 && !own.paidOnce) {
      player.adventure = { ...player.adventure, paidOnce: true };
      gain(draft, seat, once, { kind: 'character', character: draft.table.characters[seat]?.id ?? '' });
    }
    refreshFigures(draft, seat, 'play');
  }
  return place;
}

/** The mission is completed, or its first place taken (R-ADV-5, R-ADV-13). */
export function completeMission(draft: Draft, seat: Seat, mission: Mission, entry: EntryOf<'mission'>): void {
  const adventure = adventureOf(draft);
  const at = adventure.missions.findIndex(({ number }) => number === mission.number);
  const waiting = playerAt(draft, seat).adventure?.waiting.find((one) => one.mission === mission.number);
  payForMission(draft, seat, mission, entry);
  if (mission.times > 1 && waiting === undefined) {
    const left = freePlace(draft, seat);
    const player = ownPlayer(draft, seat);
    const own = player.adventure ?? NEW_ADVENTURE_PLAYER;
    player.adventure = { ...own, waiting: [...own.waiting, { mission: mission.number, place: left }] };
    change(draft, { placed: [...adventure.placed, mission.number] });
    draft.consequences.push({ type: 'mission-waits', player: seat, mission: mission.number });
    return;
  }
  const place = waiting?.place ?? freePlace(draft, seat);
  const player = ownPlayer(draft, seat);
  const own = player.adventure ?? NEW_ADVENTURE_PLAYER;
  player.adventure = {
    ...own,
    missions: [...own.missions, mission.number],
    waiting: own.waiting.filter((one) => one !== waiting),
  };
  const first = (adventure.done[at] ?? []).length === 0;
  draft.adventure = {
    ...adventureOf(draft),
    done: adventureOf(draft).done.map((seats, index) => (index === at ? [...seats, seat] : seats)),
    taxed: adventureOf(draft).taxed.filter((other) => other !== seat),
  };
  draft.consequences.push({ type: 'mission-done', player: seat, mission: mission.number, first });
  if (first) gain(draft, seat, mission.first.coins, { kind: 'mission', mission: mission.number });
  gainCrowns(draft, seat, (first ? mission.first.crowns : 0) + mission.crowns + (WINDOW_CROWNS[place] ?? 0));
}

function payForMission(draft: Draft, seat: Seat, mission: Mission, entry: EntryOf<'mission'>): void {
  const asked = mission.requirement?.flatMap((part) => (part.kind === 'discard-coins' ? [part.coins] : []));
  const coins =
    asked === undefined || asked.length === 0 ? (entry.coins ?? 0) : asked.reduce((sum, each) => sum + each);
  for (const part of mission.requirement ?? [])
    if (part.kind === 'take-fewer') draft.takesLeft = Math.max(0, draft.takesLeft - part.cards);
  giveUp(draft, seat, shipsFor(draft, seat, mission) ?? []);
  let left = playerAt(draft, seat).display;
  const said: TypeIndex[] = [];
  for (const id of entry.discard ?? []) {
    const index = draft.table.typeOf.get(id);
    if (index === undefined || !left.includes(index)) continue;
    left = without(left, index);
    said.push(index);
  }
  giveUp(draft, seat, said);
  pay(draft, seat, coins, { kind: 'mission', mission: mission.number });
}

/** Kept ships that the mission takes away, each for one part only; null: not enough. */
function shipsFor(state: State | Draft, seat: Seat, mission: Mission): TypeIndex[] | null {
  const wanted = (mission.requirement ?? []).flatMap((part) =>
    part.kind === 'discard-ships' ? new Array<typeof part>(part.number).fill(part) : [],
  );
  const choose = (at: number, used: readonly TypeIndex[]): TypeIndex[] | null => {
    const part = wanted[at];
    if (part === undefined) return [...used];
    const free = used.reduce<readonly TypeIndex[]>(without, keptShips(state, seat, part));
    for (const ship of new Set(free)) {
      const all = choose(at + 1, [...used, ship]);
      if (all !== null) return all;
    }
    return null;
  };
  return choose(0, []);
}

/** Cards of the display go to the discard, kept ships with what they were kept for. */
export function giveUp(draft: Draft, seat: Seat, cards: readonly TypeIndex[]): void {
  if (cards.length === 0) return;
  const player = ownPlayer(draft, seat);
  for (const index of cards) {
    player.display = without(player.display, index);
    const ship = player.ships.find(({ card }) => card === index);
    if (ship !== undefined) player.ships = without(player.ships, ship);
  }
  discardKnown(draft, cards, 'mission');
  refreshFigures(draft, seat, 'play');
}

/** R-ADV-8: look at three, discard two, put one back. */
export function lookout(
  draft: Draft,
  entry: EntryOf<'lookout'>,
  cards: { discard: readonly TypeIndex[]; keep: TypeIndex },
): Obstacle | null {
  const adventure = adventureOf(draft);
  const player = nameOf(draft, draft.active);
  const owned = sourcesOf(draft, draft.active).reduce((sum, { lookouts }) => sum + lookouts, 0);
  if (adventure.looked >= owned && entry.override !== true) return { kind: 'no-lookout', player, owned };
  ensurePile(draft);
  const all = [...cards.discard, cards.keep];
  const top = topObstacle(draft, all, entry);
  if (top !== null) return top;
  const short = all.find(
    (index) =>
      count(draft.unseen, index) < all.filter((other) => other === index).length && !isUnlisted(draft, index),
  );
  if (short !== undefined && !draft.table.open && entry.override !== true) {
    const type = typeAt(draft, short);
    return { kind: 'no-copy-left', card: type.id, copies: type.copies };
  }
  for (const index of cards.discard) drawKnown(draft, index);
  discardKnown(draft, cards.discard, 'lookout');
  change(draft, { looked: adventure.looked + 1, topCard: cards.keep });
  draft.consequences.push({ type: 'lookout', player: draft.active, keep: typeAt(draft, cards.keep).id });
  return null;
}

/** R-ADV-8: an innkeeper buys bread or rum, once per go and innkeeper; one hired in this go not yet (R-TRA-2). */
export function sell(draft: Draft, entry: EntryOf<'sell'>, seat: Seat, ship: TypeIndex): Obstacle | null {
  const adventure = adventureOf(draft);
  const player = nameOf(draft, seat);
  const { card, id } = typeAt(draft, ship);
  const item = card.kind === 'ship' ? card.item : null;
  const kept = playerAt(draft, seat).ships.some((one) => one.card === ship && one.as === 'item');
  if (!kept) return { kind: 'not-in-display', player, card: id };
  const hiredNow = seat === draft.acting ? adventure.taken : [];
  const ownedBefore = hiredNow.reduce<readonly TypeIndex[]>(without, playerAt(draft, seat).display);
  const prices = ownedBefore
    .map((index) => typeAt(draft, index).card)
    .flatMap((owned) => (owned.kind === 'person' && owned.role === 'innkeeper' ? [owned.price] : []))
    .sort((a, b) => b - a);
  if (item !== 'bread' && item !== 'rum') return { kind: 'nothing-to-sell', player, card: id };
  const price = prices[adventure.sold];
  if (price === undefined && entry.override !== true)
    return { kind: 'no-innkeeper', player, owned: prices.length };
  giveUp(draft, seat, [ship]);
  gain(draft, seat, price ?? 0, { kind: 'sold', card: id });
  change(draft, { sold: adventure.sold + 1 });
  return null;
}

/** R-ADV-10: coins buy the leftmost marker off; one mission fewer can be completed. */
export function buyMarker(draft: Draft, entry: EntryOf<'buy-marker'>, seat: Seat): Obstacle | null {
  const { buyOff } = adventureOf(draft);
  const player = nameOf(draft, seat);
  if (buyOff === null && entry.override !== true) return { kind: 'no-buy-off' };
  const price = buyOff ?? 8;
  const { coins, adventure: own } = playerAt(draft, seat);
  if ((own?.markers ?? 0) === 0) return { kind: 'no-character-marker', player, mission: '' };
  if (coins < price && entry.override !== true) return { kind: 'too-few-coins', player, coins, needs: price };
  pay(draft, seat, price, { kind: 'marker' });
  draft.consequences.push({ type: 'marker-to-box', player: seat });
  freePlace(draft, seat);
  return null;
}

export function crownsEntry(draft: Draft, entry: EntryOf<'crowns'>, seat: Seat): Said | Obstacle {
  const { crowns } = playerAt(draft, seat);
  const by = entry.set === undefined ? (entry.add ?? 0) : entry.set - crowns;
  if (crowns + by < 0 && entry.override !== true) {
    return { kind: 'too-few-crowns', player: nameOf(draft, seat), crowns, needs: -by };
  }
  gainCrowns(draft, seat, by, entry.set === undefined ? 'play' : 'correction');
  return entry.set === undefined ? 'play' : 'correction';
}

/** Coins that each player starts with, by seat. */
export function startCoins(
  setup: AdventureSetup,
  players: readonly PlayerName[],
  otherwise: number,
): number[] {
  return players.map(
    (name) => (own(setup.characters, name)?.coins ?? otherwise) + (own(setup.extraCoins, name) ?? 0),
  );
}
