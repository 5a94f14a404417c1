/**
 * A campaign of The Adventure Begins: who plays, what was read off the group's own cards, and how each chapter went. Pure values and
 * what follows from them; where they are kept is `campaigns.ts`. Numbers only: it knows no story.
 */
import {
  COLOURS,
  EDITIONS,
  parseEntry,
  type Card9Numbers,
  type CardId,
  type Colour,
  type EditionId,
  type Entry,
  type PlayerName,
  type SaidMission,
  type Setup,
  type State,
} from '#engine';

export const CHAPTERS = 5;
/** Coins more for the team after each failure (R-ADV-9). */
const RETRY_COINS = 3;
export const CHARACTER_COINS = 3;
const MOST_PEOPLE = 4;
const BOX_TAX: CardId = 'tax-16';

export interface PrintedCharacter {
  readonly coins: number;
  readonly colour?: Colour;
}

/** When in a turn a reminder is due. */
export const REMINDER_PHASES = ['now', 'discover', 'trade', 'turn'] as const;
export type ReminderPhase = (typeof REMINDER_PHASES)[number];

/** What an event does, in the group's own words. */
export interface EventNote {
  readonly phase: ReminderPhase;
  readonly text: string;
}

/** What a story card laid out and shuffled in when the group reached it. */
export interface StoryRead {
  readonly missions: readonly string[];
  readonly cards: Readonly<Record<CardId, number>>;
}

/** One chapter as it was played, live or written down afterwards. */
export interface ChapterResult {
  readonly id: string;
  /** The game it was tracked in; null: written down afterwards. */
  readonly gameId: string | null;
  readonly chapter: number;
  /** The variable game after the campaign (R-ADV-12). */
  readonly variable: boolean;
  readonly attempt: number;
  /** `played`: competitive, where the next chapter follows whoever won (R-ADV-10). */
  readonly outcome: 'won' | 'lost' | 'played';
  readonly winners: readonly PlayerName[];
  readonly people: readonly PlayerName[];
  readonly playedAt: number;
  readonly extraCoins: Readonly<Record<PlayerName, number>>;
  /** Story cards reached: the branches taken. */
  readonly story: readonly string[];
  readonly missions: readonly { readonly number: string; readonly done: readonly PlayerName[] }[];
  /** Play cards that the story shuffled in; they stay (R-ADV-11). */
  readonly cards: Readonly<Record<CardId, number>>;
  readonly notes: string;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly people: readonly PlayerName[];
  readonly mode: Setup['mode'];
  readonly edition: EditionId;
  /** Who plays which character. */
  readonly characters: Readonly<Record<PlayerName, string>>;
  /** What the characters' cards say. */
  readonly printedCharacters: Readonly<Record<string, PrintedCharacter>>;
  readonly crownTrack: readonly number[];
  /** By the number of players. */
  readonly card9: Readonly<Record<string, Card9Numbers>>;
  /** Play cards in the deck that no chapter written down here has brought. */
  readonly playCards: Readonly<Record<CardId, number>>;
  readonly unnamedCards: number;
  /** Events that the group has met, by the names it gave them. */
  readonly events: readonly string[];
  /** By the event's name: what the group wants to be reminded of. */
  readonly eventNotes: Readonly<Record<string, EventNote>>;
  /** Story cards that the group has reached, by number. */
  readonly storyRead: Readonly<Record<string, StoryRead>>;
  /** Missions that the group has reached, as it read them. */
  readonly missions: Readonly<Record<string, SaidMission>>;
  readonly results: readonly ChapterResult[];
  readonly notes: string;
}

export interface CampaignStanding {
  /** Null: all five chapters are behind the group. */
  readonly chapter: number | null;
  readonly attempt: number;
  /** Coins to be shared out before the next start (R-ADV-9). */
  readonly extraCoins: number;
  readonly defeats: number;
  /** Five chapters, no defeat. */
  readonly perfect: boolean;
  readonly last: ChapterResult | null;
  readonly playCards: Readonly<Record<CardId, number>>;
}

export type NewCampaign = Pick<Campaign, 'id' | 'name' | 'startedAt' | 'people' | 'mode' | 'edition'>;

export function newCampaign(chosen: NewCampaign): Campaign {
  return {
    ...chosen,
    mode: chosen.people.length === 1 ? 'cooperative' : chosen.mode,
    characters: {},
    printedCharacters: {},
    crownTrack: [],
    card9: {},
    playCards: {},
    unnamedCards: 0,
    events: [],
    eventNotes: {},
    storyRead: {},
    missions: {},
    results: [],
    notes: '',
  };
}

/** Results in the order in which they were played. */
export function resultsInOrder({ results }: Campaign): readonly ChapterResult[] {
  return results.toSorted(
    (one, other) =>
      one.playedAt - other.playedAt || one.chapter - other.chapter || one.attempt - other.attempt,
  );
}

export function campaignStanding(campaign: Campaign): CampaignStanding {
  const results = resultsInOrder(campaign);
  const story = results.filter(({ variable }) => !variable);
  const behind = new Set(story.filter(({ outcome }) => outcome !== 'lost').map(({ chapter }) => chapter));
  const chapter = Array.from({ length: CHAPTERS }, (_, at) => at + 1).find((number) => !behind.has(number));
  const failures = story.filter((result) => result.outcome === 'lost' && result.chapter === chapter).length;
  const defeats = story.filter(({ outcome }) => outcome === 'lost').length;
  const playCards: Record<CardId, number> = { ...campaign.playCards };
  for (const { cards } of results) {
    for (const [id, copies] of Object.entries(cards)) playCards[id] = (playCards[id] ?? 0) + copies;
  }
  return {
    chapter: chapter ?? null,
    attempt: failures + 1,
    extraCoins: campaign.mode === 'cooperative' ? failures * RETRY_COINS : 0,
    defeats,
    perfect: chapter === undefined && campaign.mode === 'cooperative' && defeats === 0,
    last: results.at(-1) ?? null,
    playCards: Object.fromEntries(Object.entries(playCards).filter(([, copies]) => copies > 0)),
  };
}

/** The deck of the next chapter holds this many copies of a card; said by hand. */
export function withPlayCard(campaign: Campaign, card: CardId, copies: number): Campaign {
  const now = campaignStanding(campaign).playCards[card] ?? 0;
  const own = (campaign.playCards[card] ?? 0) + copies - now;
  return { ...campaign, playCards: { ...campaign.playCards, [card]: own } };
}

export function withResult(campaign: Campaign, result: ChapterResult): Campaign {
  const others = campaign.results.filter(({ id }) => id !== result.id);
  return { ...campaign, results: [...others, result] };
}

export function withoutResult(campaign: Campaign, id: string): Campaign {
  return { ...campaign, results: campaign.results.filter((result) => result.id !== id) };
}

/** Coins shared out as evenly as they go, from the first seat on: a proposal. */
export function sharedOut(coins: number, people: readonly PlayerName[]): Record<PlayerName, number> {
  const each = Math.floor(coins / Math.max(1, people.length));
  const left = coins - each * people.length;
  return Object.fromEntries(people.map((name, seat) => [name, each + (seat < left ? 1 : 0)]));
}

export interface ChapterStart {
  readonly people: readonly PlayerName[];
  readonly startPlayer: PlayerName;
  readonly tracking: Setup['tracking'];
  readonly extraCoins: Readonly<Record<PlayerName, number>>;
  readonly variable: boolean;
}

/** The setup of the next chapter: what the campaign brings along. */
export function chapterSetup(campaign: Campaign, start: ChapterStart): Setup {
  const standing = campaignStanding(campaign);
  const { people } = start;
  const card9 = campaign.card9[String(people.length)];
  return {
    game: 'port-royal',
    edition: campaign.edition,
    boxes: ['base', 'adventure'],
    mode: start.variable ? 'competitive' : people.length === 1 ? 'cooperative' : campaign.mode,
    players: people,
    startPlayer: start.startPlayer,
    tracking: start.tracking,
    houseRules: {},
    adventure: {
      chapter: standing.chapter ?? CHAPTERS,
      attempt: standing.attempt,
      variable: start.variable,
      characters: Object.fromEntries(
        people.flatMap((name) => {
          const character = campaign.characters[name];
          if (character === undefined) return [];
          const { coins = CHARACTER_COINS, colour } = campaign.printedCharacters[character] ?? {};
          return [[name, { character, coins, ...(colour === undefined ? {} : { colour }) }]];
        }),
      ),
      extraCoins: Object.fromEntries(
        people.flatMap((name) => {
          const coins = start.extraCoins[name] ?? 0;
          return coins > 0 ? [[name, coins]] : [];
        }),
      ),
      // Its id does not say what a tax does: the table must know the card before the story brings it.
      playCards: { [BOX_TAX]: 0, ...standing.playCards },
      unnamedCards: campaign.unnamedCards,
      ...(card9 === undefined ? {} : { card9 }),
      crownTrack: campaign.crownTrack,
    },
  };
}

/** How a tracked chapter went; null while it is being played. */
export function resultOf(
  game: { readonly id: string; readonly startedAt: number; readonly notes: string; readonly setup: Setup },
  state: State,
  entries: readonly Entry[],
): ChapterResult | null {
  const { ending, adventure } = state;
  const setup = game.setup.adventure;
  if (ending.kind === 'none' || adventure === null || setup === undefined) return null;
  const cards: Record<CardId, number> = {};
  for (const entry of entries) {
    if (entry.type !== 'story') continue;
    for (const [id, copies] of Object.entries(entry.cards ?? {})) cards[id] = (cards[id] ?? 0) + copies;
  }
  const { players } = state.table;
  const names = (seats: readonly number[]) => seats.map((seat) => players[seat] ?? '');
  return {
    id: game.id,
    gameId: game.id,
    chapter: setup.chapter,
    variable: setup.variable,
    attempt: setup.attempt,
    outcome: ending.kind === 'winners' ? (state.table.cooperative ? 'lost' : 'played') : ending.kind,
    winners: ending.kind === 'winners' ? names(ending.winners) : ending.kind === 'won' ? players : [],
    people: players,
    playedAt: game.startedAt,
    extraCoins: setup.extraCoins,
    story: adventure.story,
    missions: adventure.missions.map(({ number }, at) => ({ number, done: names(adventure.done[at] ?? []) })),
    cards,
    notes: game.notes,
  };
}

const PRINTED_EVENTS: readonly string[] = ['month-end', 'event-1'];

/** What the group has met in a game: events by name, story cards and missions as it read them, card 9. */
export function withLearned(campaign: Campaign, setup: Setup, entries: readonly Entry[]): Campaign {
  const events = [...campaign.events];
  const missions = { ...campaign.missions };
  const storyRead = { ...campaign.storyRead };
  let { card9 } = campaign;
  for (const entry of entries) {
    if (entry.type === 'month-end' && typeof entry.card9 === 'object')
      card9 = { ...card9, [String(setup.players.length)]: entry.card9 };
    if (entry.type === 'story' && entry.card !== undefined) {
      const before = storyRead[entry.card];
      // Tried again, the cards of a story card are in the deck already: what came first stands (R-ADV-11).
      storyRead[entry.card] = {
        missions: entry.missions?.map(({ number }) => number) ?? before?.missions ?? [],
        cards: { ...entry.cards, ...before?.cards },
      };
    }
    const event = entry.type === 'event' ? entry.event : undefined;
    if (event !== undefined && !PRINTED_EVENTS.includes(event) && !events.includes(event)) events.push(event);
    for (const mission of entry.type === 'story' ? (entry.missions ?? []) : [])
      missions[mission.number] = mission;
  }
  return { ...campaign, events, missions, storyRead, card9 };
}

/** Where the group stands, as the store keeps it. */
export function progressFrom(campaign: Campaign): Readonly<Record<string, unknown>> {
  const { id: _id, name: _name, startedAt: _startedAt, ...progress } = campaign;
  return progress;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads what was stored or came in a file; what is damaged is left out, without people it is no campaign. */
export function readCampaign(record: {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly progress: Fields;
}): Campaign | null {
  const { progress } = record;
  const people = texts(progress['people']).slice(0, MOST_PEOPLE);
  const edition = EDITIONS.find((one) => one === progress['edition']);
  if (people.length === 0 || new Set(people).size < people.length || edition === undefined) return null;
  const { id, name, startedAt } = record;
  return {
    ...newCampaign({
      id,
      name,
      startedAt,
      people,
      mode: progress['mode'] === 'competitive' ? 'competitive' : 'cooperative',
      edition,
    }),
    characters: byKey(progress['characters'], (value) => text(value)),
    printedCharacters: byKey(progress['printedCharacters'], (value) => {
      const colour = COLOURS.find((one) => one === fields(value)['colour']);
      return { coins: count(fields(value)['coins']), ...(colour === undefined ? {} : { colour }) };
    }),
    crownTrack: list(progress['crownTrack'])
      .map(count)
      .filter((crowns) => crowns > 0)
      .slice(0, 6),
    card9: byKey(progress['card9'], (value) => ({
      markers: count(fields(value)['markers']),
      influence: count(fields(value)['influence']),
    })),
    playCards: byKey(progress['playCards'], (value) => (Number.isInteger(value) ? (value as number) : 0)),
    unnamedCards: count(progress['unnamedCards']),
    events: texts(progress['events']),
    eventNotes: readNotes(progress['eventNotes']),
    storyRead: byKey(progress['storyRead'], (value) => ({
      missions: texts(fields(value)['missions']),
      cards: byKey(fields(value)['cards'], count),
    })),
    missions: Object.fromEntries(
      Object.values(fields(progress['missions'])).flatMap((value) => {
        const parsed = parseEntry({ type: 'story', missions: [value] });
        const [mission] =
          parsed.type === 'ok' && parsed.entry.type === 'story' ? (parsed.entry.missions ?? []) : [];
        return mission === undefined ? [] : [[mission.number, mission]];
      }),
    ),
    results: list(progress['results']).flatMap((value) => readResult(fields(value))),
    notes: text(progress['notes']),
  };
}

function readNotes(value: unknown): Record<string, EventNote> {
  return Object.fromEntries(
    Object.entries(fields(value)).flatMap(([event, note]) => {
      const phase = REMINDER_PHASES.find((one) => one === fields(note)['phase']);
      const said = text(fields(note)['text']);
      return phase === undefined || said === '' ? [] : [[event, { phase, text: said }]];
    }),
  );
}

/** The event with what the group wants to be reminded of; an empty text forgets it. */
export function withEventNote(campaign: Campaign, event: string, note: EventNote): Campaign {
  const { [event]: _before, ...others } = campaign.eventNotes;
  const said = note.text.trim();
  return {
    ...campaign,
    eventNotes: said === '' ? others : { ...others, [event]: { phase: note.phase, text: said } },
  };
}

function readResult(value: Fields): ChapterResult[] {
  const outcome = (['won', 'lost', 'played'] as const).find((one) => one === value['outcome']);
  const chapter = count(value['chapter']);
  if (outcome === undefined || chapter < 1 || chapter > CHAPTERS || text(value['id']) === '') return [];
  return [
    {
      id: text(value['id']),
      gameId: typeof value['gameId'] === 'string' ? value['gameId'] : null,
      chapter,
      variable: value['variable'] === true,
      attempt: Math.max(1, count(value['attempt'])),
      outcome,
      winners: texts(value['winners']),
      people: texts(value['people']),
      playedAt: count(value['playedAt']),
      extraCoins: byKey(value['extraCoins'], count),
      story: texts(value['story']),
      missions: list(value['missions']).map((mission) => ({
        number: text(fields(mission)['number']),
        done: texts(fields(mission)['done']),
      })),
      cards: byKey(value['cards'], count),
      notes: text(value['notes']),
    },
  ];
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): string[] {
  return list(value).filter((one): one is string => typeof one === 'string');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}

function byKey<Value>(value: unknown, read: (value: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields(value)).map(([key, one]) => [key, read(one)]));
}
