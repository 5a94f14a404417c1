/**
 * Random games for laws and benches: seeded, so that a failure can be played again. Mostly sensible play (people stop, take what they can
 * afford, claim what they can), because games that never end test little; now and then anything that is legal.
 */
import {
  apply,
  BOXES,
  CONTRACT_IDS,
  contractsFaceUp,
  legalEntries,
  offers,
  openTable,
  requirementObstacle,
  type BoxId,
  type Catalogue,
  type Entry,
  type Setup,
  type State,
} from '#engine';

export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** A small seeded generator (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];
const EXTRA_BOXES = ['gambler', 'contract-cards', 'make-sail-mix'] as const satisfies readonly BoxId[];

/** A setup with every box and option drawn by chance. */
export function randomSetup(chance: Chance): Setup {
  const edition = chance.pick(['pegasus-2014', 'sjg-2017', 'big-box-2021'] as const);
  const houseRules: Record<string, boolean> = {};
  for (const rule of [
    'viceAdmiralPaysTwo',
    'jesterPaysActive',
    'claimAfterBust',
    'governorActsAtOnce',
  ] as const) {
    if (chance.next() < 0.2) houseRules[rule] = chance.next() < 0.5;
  }
  if (chance.next() < 0.1) {
    const players = NAMES.slice(0, 2 + chance.below(3));
    return {
      game: 'make-sail',
      edition,
      boxes: ['make-sail'],
      mode: 'competitive',
      players,
      tracking: 'table',
      houseRules,
    };
  }
  if (chance.next() < 0.2) houseRules['endNeedsExpedition'] = true;
  const boxes: BoxId[] = ['base', ...EXTRA_BOXES.filter(() => chance.next() < 0.5)];
  const withContracts = chance.next() < 0.4;
  if (withContracts)
    boxes.push(...(['contract-cards', 'contracts'] as const).filter((box) => !boxes.includes(box)));
  const cooperative = withContracts && chance.next() < 0.5;
  const moreSeats = chance.next() < 0.1;
  if (moreSeats) houseRules['moreSeats'] = true;
  const players = NAMES.slice(
    0,
    moreSeats ? 6 + chance.below(2) : cooperative ? 1 + chance.below(5) : 2 + chance.below(4),
  );
  const contracts = withContracts
    ? shuffled(CONTRACT_IDS.slice(0, cooperative ? 18 : 16), chance).slice(
        0,
        cooperative ? contractsFaceUp(players.length) : 4,
      )
    : null;
  return {
    game: 'port-royal',
    edition,
    boxes: BOXES.filter((box) => boxes.includes(box)),
    mode: cooperative ? 'cooperative' : 'competitive',
    players,
    startPlayer: chance.pick(players),
    tracking: 'table',
    houseRules,
    ...(contracts === null ? {} : { contracts }),
    ...(cooperative ? { timeDeck: 10 + chance.below(8), timeDeckSetAside: chance.below(3) } : {}),
  };
}

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(chance.below(rest.length), 1));
  return result;
}

function unseenCard(state: State, chance: Chance): string {
  const known = state.table.types.filter(({ index }) => (state.unseen[index] ?? 0) > 0);
  if (known.length === 0) return chance.pick(state.table.types).id;
  const cards = known.flatMap(({ id, index }) => new Array<string>(state.unseen[index] ?? 0).fill(id));
  return chance.pick(cards);
}

/** What a player would likely say next. It may be refused: the caller tries another. */
export function likelyEntry(state: State, chance: Chance): Entry {
  const roll = chance.next();
  if (state.setAsides > 0 && roll < 0.4) return { type: 'set-aside' };
  if (state.table.hasContracts && roll < 0.3) {
    const met = state.table.players.flatMap((player, seat) =>
      state.table.contracts
        .filter((contract) => requirementObstacle(state, seat, contract) === null)
        .map(({ id }): Entry => ({ type: 'contract', player, contract: id })),
    );
    if (met.length > 0) return chance.pick(met);
  }
  const row = state.row[0];
  if (roll < 0.4 && row !== undefined)
    return { type: 'claim', card: state.table.types[chance.pick(state.row)]?.id ?? '' };
  if (roll > 0.99) {
    return {
      type: 'coins',
      player: chance.pick(state.table.players),
      add: chance.below(4) - 1,
      reason: 'recount',
    };
  }
  if (state.phase === 'bust')
    return chance.next() < 0.5 ? { type: 'end-turn' } : { type: 'reveal', card: unseenCard(state, chance) };
  if (state.phase === 'trade') {
    const affordable = offers(state, state.acting).filter(({ obstacle }) => obstacle === null);
    if (affordable.length === 0 || chance.next() < 0.1)
      return chance.next() < 0.1 ? { type: 'end-turn' } : { type: 'pass' };
    const persons = affordable.filter(({ kind }) => kind === 'person');
    const offer = chance.pick(persons.length > 0 && chance.next() < 0.8 ? persons : affordable);
    const card = state.table.types[state.table.typeOf.get(offer.card) ?? -1];
    const others = state.table.players.filter((_, seat) => seat !== state.acting);
    return {
      type: 'take',
      card: offer.card,
      ...(card !== undefined && card.gift > 0 && others.length > 0 ? { giftTo: chance.pick(others) } : {}),
      ...(state.table.hasContracts && chance.next() < 0.3 ? { decline: true as const } : {}),
    };
  }
  if (state.pending === 'must') return chance.next() < 0.8 ? { type: 'repel' } : { type: 'keep' };
  if (state.pending === 'may' && chance.next() < 0.3) {
    return state.table.hasContracts && chance.next() < 0.5
      ? { type: 'repel', keep: true }
      : { type: 'repel' };
  }
  if (state.turnedUp > 0 && chance.next() < state.harbor.length / 10) return { type: 'stop' };
  if (state.gambles > 0 || chance.next() < 0.1) {
    const cards = Array.from({ length: 4 }, () => unseenCard(state, chance));
    const owns = state.players[state.active]?.display.some(
      (index) => (state.table.types[index]?.gambles ?? 0) > 0,
    );
    if (owns === true && chance.next() < 0.7) return { type: 'gamble', cards };
    if (state.gambles > 0) return { type: 'stop' };
  }
  return { type: 'reveal', card: unseenCard(state, chance) };
}

/** What a table that enters only displays and coins would likely say next. */
function likelyScore(state: State, chance: Chance): Entry {
  const player = chance.pick(state.table.players);
  const card = (kind: 'person' | 'tax' | 'expedition') =>
    chance.pick(['', ...state.table.types.filter((type) => type.kind === kind).map(({ id }) => id)]);
  const roll = chance.next();
  if (state.setAsides > 0 && roll < 0.3) return { type: 'set-aside' };
  if (state.table.hasContracts && roll < 0.1)
    return { type: 'contract', player, contract: chance.pick(state.table.contracts).id };
  if (roll < 0.35) return { type: 'end-turn' };
  if (roll < 0.55) return { type: 'add-card', player, card: card('person'), paid: true };
  if (roll < 0.6) return { type: 'add-card', player, card: card('person') };
  if (roll < 0.75) return { type: 'coins', player, add: chance.below(6) - 1 };
  if (roll < 0.8) return { type: 'tax', card: card('tax') };
  if (roll < 0.85) return { type: 'bust' };
  if (roll < 0.97) return { type: 'claim', player, card: card('expedition') };
  return { type: 'remove-card', player, card: card('person') };
}

export interface RandomGame {
  readonly setup: Setup;
  readonly entries: Entry[];
  /** states[n]: after n entries. */
  readonly states: State[];
}

/**
 * Plays until the game is over or `most` entries are said. `wild`: how often any legal entry is taken instead of a likely one.
 * `scoresFrom`: after so many entries the table enters only displays and coins; 0: from the start.
 */
export function randomGame(
  seed: number,
  catalogue: Catalogue,
  options: { setup?: Setup; most?: number; wild?: number; scoresFrom?: number } = {},
): RandomGame {
  const chance = chanceFrom(seed);
  const drawn = options.setup ?? randomSetup(chance);
  const setup: Setup = options.scoresFrom === 0 ? { ...drawn, tracking: 'scores' } : drawn;
  const opened = openTable(setup, catalogue);
  if (opened.type === 'refused')
    throw new Error(`${opened.problem.field}: ${JSON.stringify(opened.problem.found)}`);
  const states = [opened.state];
  const entries: Entry[] = [];
  let { state } = opened;
  const most = options.most ?? 400;
  while (entries.length < most && state.ending.kind === 'none') {
    const drops = state.tracking === 'table' && entries.length === options.scoresFrom;
    const entry: Entry = drops
      ? { type: 'tracking', to: 'scores' }
      : nextEntry(state, chance, options.wild ?? 0);
    const applied = apply(state, entry);
    if (applied.type === 'refused') continue;
    entries.push(entry);
    ({ state } = applied);
    states.push(state);
  }
  return { setup, entries, states };
}

function nextEntry(state: State, chance: Chance, wild: number): Entry {
  const likely = state.tracking === 'table' ? likelyEntry : likelyScore;
  if (chance.next() >= wild) return likely(state, chance);
  const legal = legalEntries(state).filter(({ type }) => type !== 'finish');
  return legal.length === 0 ? likely(state, chance) : chance.pick(legal);
}
