/**
 * Untrusted JSON becomes a game file, or a problem that names the field, what was found and what is allowed.
 * Only the fields of docs/game-file.md are taken over, one by one, so nothing else travels on.
 */
import {
  BOXES,
  COLOURS,
  CONTRACT_IDS,
  EDITIONS,
  HOUSE_RULES,
  ITEMS,
  ROLES,
  type BoxId,
  type ContractId,
  type HouseRule,
  type MissionPart,
} from './cards.ts';
import {
  GAMES,
  type AdventureSetup,
  type Card9Numbers,
  type Entry,
  type EntryType,
  type GameFile,
  type PrintedCard,
  type SaidMission,
  type Setup,
} from './game-file.ts';
import { PIRATES_NUMBERS, type PiratesNumber } from './pirates/game.ts';
import { foundIn, type Allowed, type FileProblem } from './file-problem.ts';
import { own } from './own.ts';
import { START_COINS } from './table.ts';

export type ParsedGameFile =
  | { readonly type: 'ok'; readonly file: GameFile }
  | { readonly type: 'refused'; readonly problem: FileProblem };

export const FORMAT = 'harbormaster-game';
export const VERSION = 1;

const LONGEST_NAME = 60;
const MOST_PLAYERS = 12;
const LONGEST_TEXT = 10_000;
const MOST_ENTRIES = 100_000;
const MOST_PRINTED = 1_000;
/** Coins, cards and counts in a file; far above anything a table can hold. */
const LARGEST_FIGURE = 999;

class Problem extends Error {
  readonly problem: FileProblem;
  constructor(field: string, found: unknown, allowed: Allowed) {
    super(field);
    this.problem = { field, found: foundIn(found), allowed };
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem(field, value, { kind: 'object' });
  return value as Fields;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], field: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Problem(field, value, { kind: 'one-of', values: allowed });
  return found;
}

function text(value: unknown, field: string, longest: number): string {
  if (typeof value !== 'string' || value.length > longest)
    throw new Problem(field, value, { kind: 'text', longest });
  return value;
}

function name(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST_NAME) {
    throw new Problem(field, value, { kind: 'text', longest: LONGEST_NAME });
  }
  return value;
}

function figure(value: unknown, field: string, from = 0): number {
  return within(value, field, from, LARGEST_FIGURE);
}

function list(value: unknown, field: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most)
    throw new Problem(field, value, { kind: 'list', least: 0, most });
  return value as unknown[];
}

function cardId(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{1,60}$/.test(value))
    throw new Problem(field, value, { kind: 'text-like', example: 'ship-blue-2-2' });
  return value;
}

function cardIds(value: unknown, field: string): string[] {
  return list(value, field, 200).map((id, at) => cardId(id, `${field}[${String(at)}]`));
}

function contractId(value: unknown, field: string): ContractId {
  return oneOf(value, CONTRACT_IDS, field);
}

function flag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new Problem(field, value, { kind: 'truth' });
  return value;
}

/** `{ [key]: parsed }`, or nothing where the field is absent: absent fields stay absent. */
function optional<K extends string, T>(
  fields: Fields,
  key: K,
  path: string,
  parse: (value: unknown, field: string) => T,
): Partial<Record<K, T>> {
  const value = own(fields, key);
  return value === undefined ? {} : ({ [key]: parse(value, `${path}${key}`) } as Partial<Record<K, T>>);
}

/** A field that is either absent or true; false means absent. */
function optionalTrue<K extends string>(fields: Fields, key: K, path: string): Partial<Record<K, true>> {
  const value = own(fields, key);
  return value !== undefined && flag(value, `${path}${key}`)
    ? ({ [key]: true } as Partial<Record<K, true>>)
    : {};
}

function parseSetup(value: unknown): Setup {
  const fields = fieldsOf(value, 'setup');
  const game = oneOf(own(fields, 'game'), GAMES, 'setup.game');
  // Pirates! has one edition of its own; the field decides nothing there.
  const unsaid = game === 'pirates' ? 'big-box-2021' : undefined;
  const edition = oneOf(own(fields, 'edition') ?? unsaid, EDITIONS, 'setup.edition');
  const boxes: BoxId[] = list(own(fields, 'boxes'), 'setup.boxes', BOXES.length).map((box, at) =>
    oneOf(box, BOXES, `setup.boxes[${String(at)}]`),
  );
  if (new Set(boxes).size !== boxes.length)
    throw new Problem('setup.boxes', boxes.join(', '), { kind: 'each-once' });
  const mode = oneOf(own(fields, 'mode'), ['competitive', 'cooperative'] as const, 'setup.mode');
  const players = list(own(fields, 'players'), 'setup.players', MOST_PLAYERS).map((player, at) =>
    name(player, `setup.players[${String(at)}]`),
  );
  if (players.length === 0)
    throw new Problem('setup.players', [], { kind: 'list', least: 1, most: MOST_PLAYERS });
  const twice = players.find((player, at) => players.indexOf(player) !== at);
  if (twice !== undefined) throw new Problem('setup.players', twice, { kind: 'different-names' });
  const tracked = own(fields, 'tracking');
  const tracking =
    tracked === undefined ? 'table' : oneOf(tracked, ['table', 'scores'] as const, 'setup.tracking');
  return {
    game,
    edition,
    boxes,
    mode,
    players,
    ...optional(fields, 'startPlayer', 'setup.', name),
    tracking,
    houseRules: parseHouseRules(own(fields, 'houseRules')),
    ...optional(fields, 'contracts', 'setup.', (contracts, field) =>
      list(contracts, field, CONTRACT_IDS.length).map((id, at) => contractId(id, `${field}[${String(at)}]`)),
    ),
    ...optional(fields, 'timeDeck', 'setup.', (count, field) => figure(count, field, 1)),
    ...optional(fields, 'timeDeckSetAside', 'setup.', (count, field) => figure(count, field)),
    ...optional(fields, 'printed', 'setup.', parsePrinted),
    ...optional(fields, 'adventure', 'setup.', (value, field) => parseAdventure(value, field, players)),
    ...optional(fields, 'copies', 'setup.', parseCopies),
  };
}

function parseHouseRules(value: unknown): Setup['houseRules'] {
  if (value === undefined) return {};
  const fields = fieldsOf(value, 'setup.houseRules');
  const rules: Partial<Record<HouseRule, boolean>> = {};
  for (const key of Object.keys(fields)) {
    const rule = oneOf(key, HOUSE_RULES, 'setup.houseRules');
    rules[rule] = flag(fields[key], `setup.houseRules.${rule}`);
  }
  return rules;
}

function parsePrinted(value: unknown, field: string): Record<string, PrintedCard> {
  const fields = fieldsOf(value, field);
  const ids = Object.keys(fields);
  if (ids.length > MOST_PRINTED)
    throw new Problem(field, ids, { kind: 'cards-at-most', cards: MOST_PRINTED });
  return Object.fromEntries(
    ids.map((id) => {
      const path = `${field}[${JSON.stringify(id.slice(0, 60))}]`;
      cardId(id, path);
      const printed = fieldsOf(fields[id], path);
      const copies = own(printed, 'copies');
      if (copies !== undefined) figure(copies, `${path}.copies`);
      return [id, Object.fromEntries(Object.entries(printed))];
    }),
  );
}

function parseAdventure(value: unknown, field: string, players: readonly string[]): AdventureSetup {
  const fields = fieldsOf(value, field);
  const path = `${field}.`;
  const ofPlayers = <T>(key: string, parse: (value: unknown, field: string) => T): Record<string, T> => {
    const found = own(fields, key);
    if (found === undefined) return {};
    for (const each of Object.keys(fieldsOf(found, path + key))) oneOf(each, players, path + key);
    return byPlayer(found, path + key, parse);
  };
  return {
    chapter: within(own(fields, 'chapter') ?? 1, `${path}chapter`, 1, 5),
    attempt: within(own(fields, 'attempt') ?? 1, `${path}attempt`, 1, 99),
    variable: flag(own(fields, 'variable') ?? false, `${path}variable`),
    characters: ofPlayers('characters', parseCharacter),
    extraCoins: ofPlayers('extraCoins', (coins, at) => figure(coins, at)),
    playCards: cardCounts(own(fields, 'playCards') ?? {}, `${path}playCards`),
    unnamedCards: figure(own(fields, 'unnamedCards') ?? 0, `${path}unnamedCards`),
    ...optional(fields, 'card9', path, card9Numbers),
    crownTrack: list(own(fields, 'crownTrack') ?? [], `${path}crownTrack`, 6).map((crowns, at) =>
      figure(crowns, `${path}crownTrack[${String(at)}]`, 1),
    ),
  };
}

function card9Numbers(value: unknown, field: string): Card9Numbers {
  const numbers = fieldsOf(value, field);
  return {
    markers: figure(own(numbers, 'markers'), `${field}.markers`),
    influence: figure(own(numbers, 'influence'), `${field}.influence`),
  };
}

function within(value: unknown, field: string, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
    throw new Problem(field, value, { kind: 'whole-number', from, to });
  }
  return value;
}

function parseCharacter(value: unknown, field: string): AdventureSetup['characters'][string] {
  const fields = fieldsOf(value, field);
  return {
    character: cardId(own(fields, 'character'), `${field}.character`),
    coins: figure(own(fields, 'coins') ?? START_COINS, `${field}.coins`),
    ...optional(fields, 'colour', `${field}.`, (colour, at) => oneOf(colour, COLOURS, at)),
  };
}

/** Card ids with their copies. */
function cardCounts(value: unknown, field: string): Record<string, number> {
  const fields = fieldsOf(value, field);
  const ids = Object.keys(fields);
  if (ids.length > MOST_PRINTED) {
    throw new Problem(field, ids, { kind: 'cards-at-most', cards: MOST_PRINTED });
  }
  return Object.fromEntries(
    ids.map((id) => {
      const path = `${field}[${JSON.stringify(id.slice(0, 60))}]`;
      return [cardId(id, path), within(fields[id], path, 0, 20)];
    }),
  );
}

/** The number of a story card, such as 13 or "28b". */
function storyNumber(value: unknown, field: string): string {
  const said = typeof value === 'number' ? String(value) : value;
  if (typeof said !== 'string' || !/^\d{1,2}[a-z]?$/.test(said)) {
    throw new Problem(field, value, { kind: 'text-like', example: '28b' });
  }
  return said;
}

function parseMission(value: unknown, field: string): SaidMission {
  if (typeof value === 'number' || typeof value === 'string') return { number: storyNumber(value, field) };
  const fields = fieldsOf(value, field);
  const path = `${field}.`;
  return {
    number: storyNumber(own(fields, 'number'), `${path}number`),
    ...optional(fields, 'requirement', path, (parts, at) =>
      list(parts, at, 6).map((part, index) => missionPart(part, `${at}[${String(index)}]`)),
    ),
    ...optional(fields, 'first', path, (first, at) => {
      const gains = fieldsOf(first, at);
      return {
        ...optional(gains, 'coins', `${at}.`, (coins, where) => figure(coins, where)),
        ...optional(gains, 'crowns', `${at}.`, (crowns, where) => figure(crowns, where)),
      };
    }),
    ...optional(fields, 'crowns', path, (crowns, at) => figure(crowns, at)),
  };
}

const MISSION_PARTS = [
  'discard-coins',
  'have-persons',
  'have-cheap-persons',
  'have-swords',
  'have-expeditions',
  'discard-ships',
  'harbor-colours',
  'pay-taxes',
  'stop-at',
  'take-fewer',
] as const satisfies readonly MissionPart['kind'][];

function missionPart(value: unknown, field: string): MissionPart {
  const fields = fieldsOf(value, field);
  const path = `${field}.`;
  const number = (key: string) => within(own(fields, key), path + key, 1, 20);
  const kind = oneOf(own(fields, 'kind'), MISSION_PARTS, `${path}kind`);
  switch (kind) {
    case 'discard-coins':
      return { kind, coins: number('coins') };
    case 'have-persons':
      return { kind, role: oneOf(own(fields, 'role'), ROLES, `${path}role`), number: number('number') };
    case 'have-cheap-persons':
      return { kind, number: number('number'), costAtMost: number('costAtMost') };
    case 'have-swords':
      return { kind, swords: number('swords') };
    case 'have-expeditions':
      return { kind, number: number('number') };
    case 'discard-ships':
      return {
        kind,
        ...optional(fields, 'colour', path, (colour, at) => oneOf(colour, COLOURS, at)),
        ...optional(fields, 'item', path, (item, at) => oneOf(item, ITEMS, at)),
        number: number('number'),
      };
    case 'harbor-colours':
      return { kind, colours: number('colours') };
    case 'pay-taxes':
      return { kind };
    case 'stop-at':
      return { kind, harbor: number('harbor') };
    case 'take-fewer':
      return { kind, cards: number('cards') };
  }
}

/** `set` to a figure or `add` to it: one of the two. */
function setOrAdd(fields: Fields, path: string) {
  const set = own(fields, 'set');
  if ((set === undefined) === (own(fields, 'add') === undefined)) {
    throw new Problem(`${path}set`, set, { kind: 'fields', names: ['set', 'add'] });
  }
  return {
    ...optional(fields, 'player', path, name),
    ...optional(fields, 'set', path, (value, field) => figure(value, field)),
    ...optional(fields, 'add', path, (value, field) => figure(value, field, -LARGEST_FIGURE)),
    ...optional(fields, 'reason', path, (value, field) => text(value, field, LONGEST_TEXT)),
  };
}

/** Pirates!: by card 0 to 9, as an object or a list. */
function parseCopies(value: unknown, field: string): number[] {
  if (Array.isArray(value) && value.length !== PIRATES_NUMBERS.length)
    throw new Problem(field, value, {
      kind: 'list',
      least: PIRATES_NUMBERS.length,
      most: PIRATES_NUMBERS.length,
    });
  const fields = fieldsOf(Array.isArray(value) ? { ...(value as unknown[]) } : value, field);
  for (const key of Object.keys(fields)) oneOf(key, PIRATES_NUMBERS.map(String), field);
  return PIRATES_NUMBERS.map((card) => figure(own(fields, String(card)) ?? 0, `${field}.${String(card)}`));
}

function piratesNumber(value: unknown, field: string): PiratesNumber {
  const found = PIRATES_NUMBERS.find((card) => card === value || String(card) === value);
  if (found === undefined) throw new Problem(field, value, { kind: 'whole-number', from: 0, to: 9 });
  return found;
}

/** How the fields of each entry type are read. One line a type: a type that is not here does not exist. */
const PARSERS: {
  readonly [T in EntryType]: (fields: Fields, path: string) => Omit<Extract<Entry, { type: T }>, 'type'>;
} = {
  reveal: (fields, path) => ({ card: cardId(own(fields, 'card'), `${path}card`) }),
  repel: (fields, path) => optionalTrue(fields, 'keep', path),
  keep: () => ({}),
  gamble: (fields, path) => {
    const cards = cardIds(own(fields, 'cards'), `${path}cards`);
    if (cards.length !== 4) throw new Problem(`${path}cards`, cards, { kind: 'list', least: 4, most: 4 });
    return { cards };
  },
  stop: () => ({}),
  take: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: cardId(own(fields, 'card'), `${path}card`),
    ...optionalTrue(fields, 'decline', path),
    ...optional(fields, 'giftTo', path, name),
    ...optionalTrue(fields, 'asItem', path),
  }),
  pass: (fields, path) => optional(fields, 'player', path, name),
  claim: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: cardId(own(fields, 'card'), `${path}card`),
    ...optional(fields, 'discard', path, cardIds),
  }),
  contract: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    contract: contractId(own(fields, 'contract'), `${path}contract`),
  }),
  'set-aside': () => ({}),
  'end-turn': () => ({}),
  coins: (fields, path) => ({ ...setOrAdd(fields, path), ...optional(fields, 'from', path, name) }),
  'add-card': (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: cardId(own(fields, 'card'), `${path}card`),
    ...optional(fields, 'as', path, keptAs),
    ...optionalTrue(fields, 'paid', path),
  }),
  'remove-card': (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: cardId(own(fields, 'card'), `${path}card`),
    ...optional(fields, 'as', path, keptAs),
  }),
  correct: (fields, path) => ({
    ...optional(fields, 'harbor', path, cardIds),
    ...optional(fields, 'expeditions', path, cardIds),
    ...optional(fields, 'drawPile', path, (value, field) => figure(value, field)),
    ...optional(fields, 'discard', path, (value, field) => figure(value, field)),
    ...optional(fields, 'timeDeck', path, (value, field) => figure(value, field)),
    ...optional(fields, 'pointDeck', path, (value, field) => figure(value, field)),
    ...optional(fields, 'takesLeft', path, (value, field) => figure(value, field)),
    ...optional(fields, 'activePlayer', path, name),
    ...optional(fields, 'contracts', path, (value, field) =>
      byPlayer(value, field, (ids, at) => list(ids, at, CONTRACT_IDS.length).map((id) => contractId(id, at))),
    ),
    ...optional(fields, 'crowns', path, (value, field) =>
      byPlayer(value, field, (crowns, at) => figure(crowns, at)),
    ),
    ...optional(fields, 'endTriggeredBy', path, (value, field) =>
      value === null ? null : name(value, field),
    ),
  }),
  reshuffle: () => ({}),
  tracking: (fields, path) => ({ to: oneOf(own(fields, 'to'), ['scores'] as const, `${path}to`) }),
  tax: (fields, path) => ({ card: cardId(own(fields, 'card'), `${path}card`) }),
  bust: () => ({}),
  note: (fields, path) => ({ text: text(own(fields, 'text'), `${path}text`, LONGEST_TEXT) }),
  finish: () => ({}),
  event: (fields, path) => optional(fields, 'event', path, name),
  'month-end': (fields, path) => ({
    ...optional(fields, 'mission', path, storyNumber),
    ...optional(fields, 'completed', path, flag),
    ...optional(fields, 'story', path, storyNumber),
    ...optionalTrue(fields, 'buyOff', path),
    ...optional(fields, 'card9', path, (card9, at) => (card9 === true ? card9 : card9Numbers(card9, at))),
  }),
  story: (fields, path) => ({
    ...optional(fields, 'card', path, storyNumber),
    ...optional(fields, 'missions', path, (missions, field) =>
      list(missions, field, 20).map((each, at) => parseMission(each, `${field}[${String(at)}]`)),
    ),
    ...optional(fields, 'cards', path, cardCounts),
  }),
  mission: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    mission: storyNumber(own(fields, 'mission'), `${path}mission`),
    ...optional(fields, 'coins', path, (coins, field) => figure(coins, field)),
    ...optional(fields, 'discard', path, cardIds),
  }),
  crowns: setOrAdd,
  sell: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: cardId(own(fields, 'card'), `${path}card`),
  }),
  'buy-marker': (fields, path) => optional(fields, 'player', path, name),
  lookout: (fields, path) => {
    const discard = cardIds(own(fields, 'discard'), `${path}discard`);
    if (discard.length !== 2)
      throw new Problem(`${path}discard`, discard, { kind: 'list', least: 2, most: 2 });
    return { discard, keep: cardId(own(fields, 'keep'), `${path}keep`) };
  },
  play: (fields, path) => ({
    ...optional(fields, 'player', path, name),
    card: piratesNumber(own(fields, 'card'), `${path}card`),
    ...optional(fields, 'target', path, name),
    ...optional(fields, 'direction', path, (value, field) => oneOf(value, ['left', 'right'] as const, field)),
    ...optional(fields, 'shown', path, piratesNumber),
  }),
  out: (fields, path) => ({
    player: name(own(fields, 'player'), `${path}player`),
    ...optional(fields, 'card', path, piratesNumber),
  }),
  stays: (fields, path) => optional(fields, 'card', path, piratesNumber),
  show: (fields, path) => ({ cards: byPlayer(own(fields, 'cards'), `${path}cards`, piratesNumber) }),
  'round-won': (fields, path) => ({
    players: names(own(fields, 'players'), `${path}players`),
    ...optional(fields, 'round', path, (value, field) => figure(value, field)),
  }),
  recount: (fields, path) => ({
    ...optional(fields, 'fatePile', path, (value, field) => figure(value, field)),
    ...optional(fields, 'activePlayer', path, name),
    ...optional(fields, 'wins', path, (value, field) =>
      byPlayer(value, field, (wins, at) => figure(wins, at)),
    ),
    ...optional(fields, 'alive', path, names),
    ...optional(fields, 'protected', path, names),
  }),
};

function names(value: unknown, field: string): string[] {
  return list(value, field, MOST_PLAYERS).map((player, at) => name(player, `${field}[${String(at)}]`));
}

function keptAs(value: unknown, field: string) {
  return oneOf(value, ['merchant', 'nest', 'item'] as const, field);
}

function byPlayer<T>(
  value: unknown,
  field: string,
  parse: (value: unknown, field: string) => T,
): Record<string, T> {
  const fields = fieldsOf(value, field);
  return Object.fromEntries(
    Object.keys(fields).map((player) => [
      player,
      parse(fields[player], `${field}[${JSON.stringify(player)}]`),
    ]),
  );
}

const ENTRY_TYPES = Object.keys(PARSERS) as EntryType[];

function parseAt(value: unknown, field: string): number | string {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return text(value, field, 60);
}

/** One entry of a file. Throws a `Problem`; `parseEntry` is for callers outside. */
function entryAt(value: unknown, at: number): Entry {
  const path = `entries[${String(at)}]`;
  const fields = fieldsOf(value, path);
  const type = oneOf(own(fields, 'type'), ENTRY_TYPES, `${path}.type`);
  return {
    type,
    ...PARSERS[type](fields, `${path}.`),
    ...optionalTrue(fields, 'override', `${path}.`),
    ...optional(fields, 'at', `${path}.`, parseAt),
  } as Entry;
}

/** Shape and version of a whole file. Whether the setup can be played is for `openTable` to say. */
export function parseGameFile(json: unknown): ParsedGameFile {
  try {
    const fields = fieldsOf(json, '');
    if (own(fields, 'format') !== FORMAT)
      throw new Problem('format', own(fields, 'format'), { kind: 'one-of', values: [FORMAT] });
    const version = own(fields, 'version');
    if (version !== VERSION) {
      const newer = typeof version === 'number' && version > VERSION;
      throw new Problem(
        'version',
        version,
        newer ? { kind: 'older-version', newest: VERSION } : { kind: 'one-of', values: [VERSION] },
      );
    }
    const setup = parseSetup(own(fields, 'setup'));
    const entries = list(own(fields, 'entries'), 'entries', MOST_ENTRIES).map(entryAt);
    return {
      type: 'ok',
      file: {
        format: FORMAT,
        version: VERSION,
        setup,
        entries,
        ...optional(fields, 'id', '', (value, field) => text(value, field, 100)),
        ...optional(fields, 'title', '', (value, field) => text(value, field, 200)),
        ...optional(fields, 'startedAt', '', timestamp),
        ...optional(fields, 'endedAt', '', timestamp),
      },
    };
  } catch (error) {
    if (error instanceof Problem) return { type: 'refused', problem: error.problem };
    throw error;
  }
}

function timestamp(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Problem(field, value, { kind: 'time' });
  return value;
}

export type ParsedEntry =
  | { readonly type: 'ok'; readonly entry: Entry }
  | { readonly type: 'refused'; readonly problem: FileProblem };

/** One untrusted entry, as from a stored record or a scan. */
export function parseEntry(json: unknown): ParsedEntry {
  try {
    return { type: 'ok', entry: entryAt(json, 0) };
  } catch (error) {
    if (error instanceof Problem) return { type: 'refused', problem: error.problem };
    throw error;
  }
}
