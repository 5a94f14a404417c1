/**
 * Words for rule tests: a table, what was said before, the one entry that matters, and what must follow from it.
 * Everything handed to the engine is frozen, and every entry also goes through the file format, so a test is a file that somebody could write.
 */
import { expect } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  apply,
  makeReport,
  openTable,
  parseEntry,
  type CardId,
  type CoinReason,
  type Consequence,
  type ContractId,
  type Entry,
  type FileProblem,
  type Obstacle,
  type PlayerReport,
  type Report,
  type Setup,
  type State,
} from '#engine';

const frozen = new WeakSet<object>();

/** Freezes a value and all it holds; what a Map holds too, since the engine only reads it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  const parts: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}

export type Named<T> = Readonly<Record<string, T>>;

/** What a report should show; only what is named is compared. Figures of players by name; a card counted 0 is not in the report. */
export interface Expected extends Partial<Omit<Report, 'players' | 'unseen' | 'contracts'>> {
  readonly coins?: Named<number>;
  readonly influence?: Named<number>;
  readonly swords?: Named<number>;
  readonly display?: Named<readonly CardId[]>;
  readonly ships?: Named<PlayerReport['ships']>;
  readonly completed?: Named<readonly ContractId[]>;
  readonly waiting?: Named<Named<number>>;
  readonly crowns?: Named<number>;
  readonly markersLeft?: Named<number>;
  readonly unseen?: Named<number>;
  readonly spaces?: Readonly<Partial<Record<ContractId, readonly string[]>>>;
}

const OF_PLAYERS = {
  coins: 'coins',
  influence: 'influence',
  swords: 'swords',
  display: 'display',
  ships: 'ships',
  completed: 'contracts',
  waiting: 'waiting',
  crowns: 'crowns',
  markersLeft: 'markersLeft',
} as const satisfies Partial<Record<keyof Expected, keyof PlayerReport>>;

function sameShape(report: Report, expected: Expected): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const key of Object.keys(expected) as (keyof Expected)[]) {
    if (key in OF_PLAYERS) {
      const field = OF_PLAYERS[key as keyof typeof OF_PLAYERS];
      found[key] = Object.fromEntries(
        Object.keys(expected[key] as object).map((name) => [
          name,
          report.players.find((player) => player.name === name)?.[field],
        ]),
      );
    } else if (key === 'unseen') {
      found[key] = Object.fromEntries(
        Object.keys(expected.unseen ?? {}).map((id) => [id, report.unseen[id] ?? 0]),
      );
    } else if (key === 'spaces') {
      found[key] = Object.fromEntries(
        Object.keys(expected.spaces ?? {}).map((id) => [
          id,
          report.contracts?.find((contract) => contract.id === id)?.spaces,
        ]),
      );
    } else {
      found[key] = report[key as keyof Report];
    }
  }
  return found;
}

function reasonText(why: CoinReason): string {
  switch (why.kind) {
    case 'contract':
      return `contract ${why.contract}`;
    case 'mission':
      return `mission ${why.mission}`;
    case 'character':
      return `character ${why.character}`;
    case 'marker':
      return 'marker';
    case 'correction':
      return why.reason === null ? 'correction' : `correction ${why.reason}`;
    default:
      return `${why.kind} ${why.card}`;
  }
}

/** Coins that moved, one line each: `Ben pays 3: hire sailor-3-1`, `Ben gives Ana 1: tribute`. */
export function coinLines(state: State, consequences: readonly Consequence[]): string[] {
  const name = (seat: number) => state.table.players[seat] ?? '?';
  return consequences.flatMap((each) => {
    switch (each.type) {
      case 'gain':
        return `${name(each.player)} gains ${each.coins}: ${reasonText(each.why)}`;
      case 'pay':
        return `${name(each.player)} pays ${each.coins}: ${reasonText(each.why)}`;
      case 'give':
        return `${name(each.from)} gives ${name(each.to)} ${each.coins}: ${each.why}`;
      default:
        return [];
    }
  });
}

/** What holds after every entry, whatever the test is about. */
function expectSound(report: Report): void {
  for (const player of report.players) expect(player.coins, player.name).toBeGreaterThanOrEqual(0);
  for (const figure of ['drawPile', 'discard', 'takesLeft'] as const)
    expect(report[figure], figure).toBeGreaterThanOrEqual(0);
}

/** What an accepted entry led to. */
export class Followed {
  readonly state: State;
  readonly report: Report;
  readonly consequences: readonly Consequence[];

  constructor(state: State, consequences: readonly Consequence[]) {
    this.state = state;
    this.report = makeReport(state);
    this.consequences = consequences;
  }

  and(expected: Expected): this {
    expect(sameShape(this.report, expected)).toEqual(expected);
    return this;
  }

  /** All coins that moved with the entry, in order; none named: nothing moved. */
  because(...lines: readonly string[]): this {
    expect(coinLines(this.state, this.consequences)).toEqual(lines);
    return this;
  }

  /** Consequences that are among those of the entry. */
  saying(...expected: readonly Partial<Consequence>[]): this {
    for (const each of expected) expect(this.consequences).toContainEqual(expect.objectContaining(each));
    return this;
  }

  /** Kinds of consequences that did not come. */
  without(...types: readonly Consequence['type'][]): this {
    for (const type of types) expect(this.consequences.map((each) => each.type)).not.toContain(type);
    return this;
  }
}

/** The entry that a test is about, said but not yet judged. */
export class Said {
  readonly #before: State;
  readonly #entry: Entry;

  constructor(before: State, entry: Entry) {
    this.#before = before;
    this.#entry = entry;
  }

  then(expected: Expected): Followed {
    const judged = apply(this.#before, this.#entry);
    if (judged.type === 'refused') {
      expect.fail(`${JSON.stringify(this.#entry)} was refused: ${JSON.stringify(judged.obstacle)}`);
    }
    const followed = new Followed(judged.state, judged.consequences);
    expectSound(followed.report);
    return followed.and(expected);
  }

  /** Refused for this reason with these figures, and nothing changed. */
  thenRefused<K extends Obstacle['kind']>(
    kind: K,
    figures: Partial<Extract<Obstacle, { kind: K }>> = {},
  ): void {
    const before = JSON.stringify(makeReport(this.#before));
    const judged = apply(this.#before, this.#entry);
    expect(judged.type === 'refused' ? judged.obstacle : 'accepted').toMatchObject({ kind, ...figures });
    expect(JSON.stringify(makeReport(this.#before))).toBe(before);
  }

  /** Accepted, and no figure of the report is another. */
  thenNothingChanges(): Followed {
    const before = makeReport(this.#before);
    const followed = this.then({});
    expect(followed.report).toEqual(before);
    return followed;
  }
}

/** A table at one moment of a game. */
export class Position {
  readonly state: State;

  constructor(state: State) {
    this.state = deepFreeze(state);
  }

  get report(): Report {
    return makeReport(this.state);
  }

  given(...entries: readonly Entry[]): Position {
    let { state } = this;
    entries.forEach((entry, at) => {
      const judged = apply(state, written(entry));
      if (judged.type === 'refused') {
        expect.fail(`given ${at + 1}, ${JSON.stringify(entry)}: ${JSON.stringify(judged.obstacle)}`);
      }
      expectSound(makeReport(judged.state));
      state = deepFreeze(judged.state);
    });
    return new Position(state);
  }

  when(entry: Entry): Said {
    return new Said(this.state, written(entry));
  }

  shows(expected: Expected): this {
    expect(sameShape(this.report, expected)).toEqual(expected);
    return this;
  }
}

/** The entry as a file would bring it. */
function written(entry: Entry): Entry {
  const parsed = parseEntry(JSON.parse(JSON.stringify(entry)));
  if (parsed.type === 'refused') expect.fail(`${JSON.stringify(entry)}: ${JSON.stringify(parsed.problem)}`);
  expect(parsed.entry).toEqual(entry);
  return deepFreeze(parsed.entry);
}

export function setupOf(changes: Partial<Setup> = {}): Setup {
  return deepFreeze({
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players: ['Ana', 'Ben', 'Cleo'],
    tracking: 'table',
    houseRules: {},
    ...changes,
  });
}

/** A table before the first entry: three players, base game of 2021, unless the test says otherwise. */
export function game(changes: Partial<Setup> = {}): Position {
  const opened = openTable(setupOf(changes), deepFreeze(CATALOGUE));
  if (opened.type === 'refused') expect.fail(`setup refused: ${JSON.stringify(opened.problem)}`);
  return new Position(opened.state);
}

export function expectSetupRefused(changes: Partial<Setup>, problem: Partial<FileProblem>): void {
  const opened = openTable(setupOf(changes), CATALOGUE);
  expect(opened.type === 'refused' ? opened.problem : 'accepted').toMatchObject(problem);
}

/** The base game with the new cards and four contracts face up. */
export function contractGame(
  contracts: readonly [ContractId, ContractId, ContractId, ContractId],
  changes: Partial<Setup> = {},
): Position {
  return game({ boxes: ['base', 'contract-cards', 'contracts'], contracts, ...changes });
}

/** Alone against the Time deck, with three contracts. */
export function soloGame(
  contracts: readonly [ContractId, ContractId, ContractId],
  changes: Partial<Setup> = {},
): Position {
  return game({
    boxes: ['base', 'contract-cards', 'contracts'],
    mode: 'cooperative',
    players: ['Ana'],
    contracts,
    ...changes,
  });
}

type Extra<T extends Entry['type']> = Omit<Partial<Extract<Entry, { type: T }>>, 'type'>;

export const reveal = (card: CardId, extra: Extra<'reveal'> = {}): Entry => ({
  type: 'reveal',
  card,
  ...extra,
});
/** Several cards turned up one after the other. */
export const reveals = (...cards: readonly CardId[]): Entry[] => cards.map((card) => reveal(card));
export const repel = (extra: Extra<'repel'> = {}): Entry => ({ type: 'repel', ...extra });
export const keep = (extra: Extra<'keep'> = {}): Entry => ({ type: 'keep', ...extra });
export const gamble = (cards: readonly CardId[], extra: Extra<'gamble'> = {}): Entry => ({
  type: 'gamble',
  cards,
  ...extra,
});
export const stop = (extra: Extra<'stop'> = {}): Entry => ({ type: 'stop', ...extra });
export const take = (player: string, card: CardId, extra: Extra<'take'> = {}): Entry => ({
  type: 'take',
  player,
  card,
  ...extra,
});
export const pass = (player?: string, extra: Extra<'pass'> = {}): Entry => ({
  type: 'pass',
  ...(player === undefined ? {} : { player }),
  ...extra,
});
export const claim = (player: string, card: CardId, extra: Extra<'claim'> = {}): Entry => ({
  type: 'claim',
  player,
  card,
  ...extra,
});
export const contract = (player: string, id: ContractId, extra: Extra<'contract'> = {}): Entry => ({
  type: 'contract',
  player,
  contract: id,
  ...extra,
});
export const setAside = (extra: Extra<'set-aside'> = {}): Entry => ({ type: 'set-aside', ...extra });
export const endTurn = (extra: Extra<'end-turn'> = {}): Entry => ({ type: 'end-turn', ...extra });
export const coins = (player: string, change: Extra<'coins'>): Entry => ({
  type: 'coins',
  player,
  ...change,
});
/** The player has exactly this many coins: the quickest way to a position. */
export const has = (player: string, set: number): Entry => coins(player, { set });
export const addCard = (player: string, card: CardId, extra: Extra<'add-card'> = {}): Entry => ({
  type: 'add-card',
  player,
  card,
  ...extra,
});
/** The player owns these cards already. */
export const owns = (player: string, ...cards: readonly CardId[]): Entry[] =>
  cards.map((card) => addCard(player, card));
export const removeCard = (player: string, card: CardId, extra: Extra<'remove-card'> = {}): Entry => ({
  type: 'remove-card',
  player,
  card,
  ...extra,
});
export const correct = (figures: Extra<'correct'>): Entry => ({ type: 'correct', ...figures });
export const reshuffle = (): Entry => ({ type: 'reshuffle' });
export const toScores = (): Entry => ({ type: 'tracking', to: 'scores' });
export const tax = (card: CardId, extra: Extra<'tax'> = {}): Entry => ({ type: 'tax', card, ...extra });
export const bust = (extra: Extra<'bust'> = {}): Entry => ({ type: 'bust', ...extra });
export const note = (text: string): Entry => ({ type: 'note', text });
export const finish = (): Entry => ({ type: 'finish' });

/** A whole turn in which the active player turns up one person and nobody takes it. */
export const quietTurn = (card: CardId = 'settler-4-1'): Entry[] => [reveal(card), stop(), endTurn()];
