/**
 * A game as fingers play it on the table screen: entries by seeded sensible play, and for each the controls to tap.
 * Passes and ends of turns that the next tap says anyway are left out, as people leave them out.
 */
import {
  apply,
  openTable,
  paymentChoices,
  type Catalogue,
  type Entry,
  type Setup,
  type State,
} from '#engine';
import { contractOffers } from '#ui/table/sayable.ts';
import { chanceFrom, likelyEntry, type Chance } from './random-play.ts';

export interface PlayedStep {
  readonly entry: Entry;
  /** Selectors to tap, in order; none: the next step says it too. */
  readonly taps: readonly string[];
  /** Facts that the table must say: a card turned up, a card taken, a stop, a choice. */
  readonly facts: number;
  /** The table after this entry. */
  readonly state: State;
}

export interface TablePlay {
  readonly setup: Setup;
  readonly start: State;
  readonly steps: readonly PlayedStep[];
}

const IMPLIED: readonly Entry['type'][] = ['pass', 'end-turn', 'keep'];

export function tablePlay(
  seed: number,
  setup: Setup,
  catalogue: Catalogue,
  options: { readonly most?: number; readonly without?: readonly Entry['type'][] } = {},
): TablePlay {
  const opened = openTable(setup, catalogue);
  if (opened.type === 'refused')
    throw new Error(`${opened.problem.field}: ${JSON.stringify(opened.problem.found)}`);
  const chance = chanceFrom(seed);
  const said: { entry: Entry; before: State; state: State }[] = [];
  let { state } = opened;
  const most = options.most ?? 1000;
  const without = options.without ?? ['coins'];
  while (said.length < most && state.ending.kind === 'none') {
    const entry = nextEntry(state, chance);
    if (without.includes(entry.type) || !isOffered(entry, state)) continue;
    const applied = apply(state, entry);
    if (applied.type === 'refused') continue;
    said.push({ entry, before: state, state: applied.state });
    ({ state } = applied);
  }
  const steps: PlayedStep[] = [];
  for (const [at, one] of said.entries()) {
    const implied = impliedByNext(said, at);
    steps.push({
      entry: one.entry,
      state: one.state,
      taps: implied ? [] : tapsFor(one.entry, one.before),
      facts: factsOf(one.entry, one.before),
    });
  }
  return { setup, start: opened.state, steps };
}

/** The first game, by seed, in which each of the wanted things is said at least once. */
export function firstPlay(
  setup: Setup,
  catalogue: Catalogue,
  wanted: (entry: Entry) => readonly boolean[],
): TablePlay {
  const SEEDS = 500;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const play = tablePlay(seed, setup, catalogue);
    const met = play.steps.map(({ entry }) => wanted(entry));
    if (met[0]?.every((_, at) => met.some((one) => one[at] === true)) === true) return play;
  }
  throw new Error(`no such game among the first ${String(SEEDS)} seeds`);
}

/** The entry with its player named, as the screen says it: by the stub of a later player, and by the name on the key for a pass. */
function nextEntry(state: State, chance: Chance): Entry {
  const entry = likelyEntry(state, chance);
  const acting = state.table.players[state.acting] ?? '';
  const active = state.table.players[state.active] ?? '';
  if (entry.type === 'take' || entry.type === 'pass') return { ...entry, player: acting };
  if (entry.type === 'claim') return { ...entry, player: active };
  return entry;
}

/** A contract of a player whose go is still to come waits for that go. */
function isOffered(entry: Entry, state: State): boolean {
  return (
    entry.type !== 'contract' ||
    contractOffers(state).some(
      ({ player, contract }) => player === entry.player && contract === entry.contract,
    )
  );
}

/** Whether the next tap would say this entry too. */
function impliedByNext(said: readonly { readonly entry: Entry }[], at: number): boolean {
  const entry = said[at]?.entry;
  if (entry === undefined || !IMPLIED.includes(entry.type)) return false;
  const next = said
    .slice(at + 1)
    .find(({ entry: { type } }) => type !== 'pass' && type !== 'end-turn')?.entry;
  if (entry.type === 'keep') return false;
  return next?.type === 'reveal' || (next?.type === 'take' && next.decline !== true && entry.type === 'pass');
}

const quoted = (text: string) => JSON.stringify(text);

export function tapsFor(entry: Entry, state: State): string[] {
  switch (entry.type) {
    case 'reveal':
      return [`main [data-entry="reveal"][data-card=${quoted(entry.card)}]`];
    case 'stop':
    case 'keep':
    case 'pass':
    case 'end-turn':
      return [`.thumb [data-entry="${entry.type}"]`];
    case 'repel':
      return [entry.keep === true ? '[data-entry="repel"][data-keep]' : '.thumb [data-entry="repel"]'];
    case 'gamble':
      return [
        '.thumb [data-entry="gamble"]',
        ...entry.cards.map((card) => `main [data-entry="gamble"][data-card=${quoted(card)}]`),
      ];
    case 'take': {
      const card = `[data-entry="take"][data-card=${quoted(entry.card)}][data-player=${quoted(entry.player ?? '')}]`;
      const first = `main ${card}${entry.decline === true ? '[data-decline]' : ':not([data-decline])'}`;
      const asks = entry.giftTo !== undefined && state.players.length > 2;
      return asks ? [first, `dialog ${card}[data-gift-to=${quoted(entry.giftTo)}]`] : [first];
    }
    case 'claim': {
      const claim = `[data-entry="claim"][data-card=${quoted(entry.card)}][data-player=${quoted(entry.player ?? '')}]`;
      const seat = state.table.seats.get(entry.player ?? '') ?? state.active;
      const choices = paymentChoices(state, seat, state.table.typeOf.get(entry.card) ?? -1);
      return choices.length > 1 ? [`main ${claim}`, `dialog ${claim}`] : [`main ${claim}`];
    }
    case 'contract': {
      const contract = `[data-entry="contract"][data-contract="${entry.contract}"][data-player=${quoted(entry.player ?? '')}]`;
      return [`main ${contract}`];
    }
    case 'set-aside':
      return ['main [data-entry="set-aside"]'];
    default:
      throw new Error(`no control known for ${entry.type}`);
  }
}

function factsOf(entry: Entry, state: State): number {
  switch (entry.type) {
    case 'pass':
    case 'end-turn':
      return 0;
    case 'gamble':
      return 1 + entry.cards.length;
    case 'take':
    case 'claim':
      return tapsFor(entry, state).length;
    default:
      return 1;
  }
}
