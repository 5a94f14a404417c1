/**
 * What a group chooses before the first card, as one value, and the changes that can be made to it. Pure: the screen keeps the
 * value, the engine judges the setup made from it. It knows no words and no store.
 */
import {
  CONTRACT_IDS,
  contractsFaceUp,
  PLAYERS_ALLOWED,
  timeDeckSize,
  type BoxId,
  type Catalogue,
  type Contract,
  type ContractId,
  type EditionId,
  type HouseRule,
  type PrintedCard,
  type Setup,
} from '#engine';
import { shuffledBy } from './draw.ts';

/** Boxes that can lie beside the base game. */
export const EXTRA_BOXES = ['gambler', 'contract-cards', 'contracts', 'make-sail-mix'] as const;
export type ExtraBox = (typeof EXTRA_BOXES)[number];

export interface Seal {
  readonly number: number;
  readonly letter: string;
}

/** Contracts face up: drawn by a seed that another phone can repeat, or those that already lie there. */
export type ContractChoice =
  | { readonly kind: 'drawn'; readonly seed: string }
  | { readonly kind: 'picked'; readonly contracts: readonly ContractId[] };

export interface Choice {
  readonly game: 'port-royal' | 'make-sail' | 'pirates';
  readonly edition: EditionId;
  readonly extras: readonly ExtraBox[];
  /** What the group wants; one player alone is always cooperative, and without contracts nobody is. */
  readonly mode: 'competitive' | 'cooperative';
  /** Names in seat order, clockwise. */
  readonly seats: readonly string[];
  /** Null: whoever sits first. */
  readonly startPlayer: string | null;
  readonly tracking: 'table' | 'scores';
  /** Only what differs from the edition's own rule. */
  readonly houseRules: Readonly<Partial<Record<HouseRule, boolean>>>;
  readonly contracts: ContractChoice;
  /** Seals that the table has just read off its own cards. */
  readonly seals: Readonly<Partial<Record<ContractId, Seal>>>;
  /** Coins on the spaces of contracts, read in the same way. */
  readonly rewards: Readonly<Partial<Record<ContractId, readonly number[]>>>;
  /** The number of cards that the table itself has dealt to the Time deck; null: computed. */
  readonly countedTimeDeck: number | null;
  readonly setAside: number;
  /** Pirates!: how many of each card, by the anchors; null: not counted. */
  readonly copies: readonly number[] | null;
  /** Kept beside the game, not in its setup: it changes what is shown, not what is played. */
  readonly showOdds: boolean;
}

/** What the table's own cards say, by card id. */
export type Printed = Readonly<Record<string, PrintedCard>>;

/** Competitive games lay out this many (R-CON-1). */
const COMPETITIVE_CONTRACTS = 4;
/** Seats beyond what the box says, as a house rule. */
export const MORE_SEATS = 2;

/** The first choice on the screen: like last time, or the base game with nobody at the table yet. */
export function firstChoice(
  last: Setup | null,
  edition: EditionId,
  seed: string,
  copies: readonly number[] | null = null,
  showOdds = false,
): Choice {
  const { moreSeats: _counted, ...houseRules } = last?.houseRules ?? {};
  return {
    game: last?.game ?? 'port-royal',
    edition: last?.edition ?? edition,
    extras: EXTRA_BOXES.filter((box) => last?.boxes.includes(box) === true),
    mode: last?.mode ?? 'competitive',
    seats: last?.players ?? [],
    startPlayer: last?.startPlayer ?? null,
    tracking: last?.tracking ?? 'table',
    houseRules,
    contracts: { kind: 'drawn', seed },
    seals: {},
    rewards: {},
    countedTimeDeck: null,
    setAside: 0,
    copies: last?.game === 'pirates' ? (last.copies ?? null) : copies,
    showOdds,
  };
}

export function hasContracts(choice: Choice): boolean {
  return choice.game === 'port-royal' && choice.extras.includes('contracts');
}

export function modeOf(choice: Choice): Setup['mode'] {
  if (!hasContracts(choice)) return 'competitive';
  return choice.seats.length === 1 ? 'cooperative' : choice.mode;
}

export function boxesOf(choice: Choice): readonly BoxId[] {
  return choice.game === 'port-royal' ? ['base', ...choice.extras] : [choice.game];
}

/** How many people the boxes are made for. */
export function seatsAllowed(choice: Choice): { readonly from: number; readonly to: number } {
  if (choice.game !== 'port-royal') return PLAYERS_ALLOWED[choice.game];
  return hasContracts(choice) && (choice.mode === 'cooperative' || choice.seats.length === 1)
    ? PLAYERS_ALLOWED.cooperative
    : PLAYERS_ALLOWED['port-royal'];
}

/** Seats that only the house rule allows. */
export function isHouseSeat(choice: Choice, seat: number): boolean {
  return seat >= seatsAllowed(choice).to;
}

export function hasRoom(choice: Choice): boolean {
  return choice.seats.length < seatsAllowed(choice).to + MORE_SEATS;
}

/** The contracts need the play cards that came with them. */
export function withExtra(choice: Choice, box: ExtraBox, wanted: boolean): Choice {
  const extras = new Set(choice.extras);
  if (wanted) extras.add(box);
  else extras.delete(box);
  if (wanted && box === 'contracts') extras.add('contract-cards');
  if (!wanted && box === 'contract-cards') extras.delete('contracts');
  return { ...choice, extras: EXTRA_BOXES.filter((each) => extras.has(each)) };
}

/** The name without case and odd spaces: Ana and ana are one person. */
export function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(one) === plain(other);
}

export function withPlayer(choice: Choice, name: string): Choice {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy === '' || !hasRoom(choice) || choice.seats.some((seated) => sameName(seated, tidy))) return choice;
  return { ...choice, seats: [...choice.seats, tidy] };
}

export function withoutPlayer(choice: Choice, name: string): Choice {
  return {
    ...choice,
    seats: choice.seats.filter((seated) => seated !== name),
    startPlayer: choice.startPlayer === name ? null : choice.startPlayer,
  };
}

/** Puts whoever sits at `from` on the seat `to`; the others move up. */
export function withSeatMoved(choice: Choice, from: number, to: number): Choice {
  const name = choice.seats[from];
  if (name === undefined || to < 0 || to >= choice.seats.length || from === to) return choice;
  const others = choice.seats.filter((_, seat) => seat !== from);
  return { ...choice, seats: [...others.slice(0, to), name, ...others.slice(to)] };
}

export function startPlayerOf(choice: Choice): string | null {
  const named = choice.startPlayer;
  return named !== null && choice.seats.includes(named) ? named : (choice.seats[0] ?? null);
}

/** A house rule as it stands, and whether that is the edition's own way. */
export function ruleState(
  choice: Choice,
  rule: HouseRule,
  catalogue: Catalogue,
): { readonly on: boolean; readonly byEdition: boolean } {
  const byEdition = catalogue.editions[choice.edition].switches[rule];
  return { on: choice.houseRules[rule] ?? byEdition, byEdition };
}

export function withRule(choice: Choice, rule: HouseRule, on: boolean, catalogue: Catalogue): Choice {
  const others = Object.fromEntries(Object.entries(choice.houseRules).filter(([name]) => name !== rule));
  const own = on === catalogue.editions[choice.edition].switches[rule] ? {} : { [rule]: on };
  return { ...choice, houseRules: { ...others, ...own } };
}

/** The switches that mean something with these boxes (RULES.md section 9). */
export function rulesFor(choice: Choice): readonly HouseRule[] {
  if (choice.game === 'pirates') return [];
  const rules: HouseRule[] = [];
  if (choice.game === 'port-royal' && modeOf(choice) === 'competitive') rules.push('endNeedsExpedition');
  rules.push('jesterPaysActive');
  if (choice.game === 'port-royal') rules.push('claimAfterBust');
  rules.push('governorActsAtOnce');
  if (choice.game === 'port-royal' && choice.extras.includes('contract-cards')) {
    rules.push('viceAdmiralPaysTwo');
  }
  return rules;
}

/** R-CON-1, R-TIM-1. */
export function contractsNeeded(choice: Choice): number {
  if (!hasContracts(choice)) return 0;
  return modeOf(choice) === 'cooperative'
    ? contractsFaceUp(Math.max(1, choice.seats.length))
    : COMPETITIVE_CONTRACTS;
}

/** Contracts that may lie out in this game (R-CON-1: the two with a blue seal are for cooperative games). */
export function contractsAllowed(choice: Choice, catalogue: Catalogue): readonly ContractId[] {
  const cooperative = modeOf(choice) === 'cooperative';
  return CONTRACT_IDS.filter((id) => cooperative || !catalogue.contracts[id].cooperativeOnly);
}

export function contractsOut(choice: Choice, catalogue: Catalogue): readonly ContractId[] {
  if (!hasContracts(choice)) return [];
  const allowed = contractsAllowed(choice, catalogue);
  if (choice.contracts.kind === 'picked') {
    return choice.contracts.contracts.filter((id) => allowed.includes(id));
  }
  // One order for all eighteen, so that another player count or mode only adds or leaves out.
  return shuffledBy(choice.contracts.seed, CONTRACT_IDS)
    .filter((id) => allowed.includes(id))
    .slice(0, contractsNeeded(choice));
}

export function withContract(choice: Choice, id: ContractId, catalogue: Catalogue): Choice {
  const out = contractsOut(choice, catalogue);
  const contracts = out.includes(id) ? out.filter((each) => each !== id) : [...out, id];
  return { ...choice, contracts: { kind: 'picked', contracts } };
}

/** A contract as it holds for this table: with the seal just read or remembered. */
export function contractAtTable(
  choice: Choice,
  id: ContractId,
  catalogue: Catalogue,
  printed: Printed,
): Contract {
  const contract = catalogue.contracts[id];
  return { ...contract, seal: choice.seals[id] ?? sealIn(printed[id]) ?? contract.seal };
}

function sealIn(printed: PrintedCard | undefined): Seal | null {
  const seal = printed?.['seal'] as { number?: unknown; letter?: unknown } | null | undefined;
  return typeof seal?.number === 'number' && typeof seal.letter === 'string'
    ? { number: seal.number, letter: seal.letter }
    : null;
}

/** The sum of R-TIM-2 in its parts. */
export interface TimeDeckSum {
  readonly base: number;
  readonly numbers: number;
  readonly letters: number;
  /** Null while a seal is unknown. */
  readonly total: number | null;
  readonly unknown: readonly ContractId[];
}

export function timeDeckSum(choice: Choice, catalogue: Catalogue, printed: Printed): TimeDeckSum | null {
  if (!hasContracts(choice) || modeOf(choice) !== 'cooperative') return null;
  const out = contractsOut(choice, catalogue).map((id) => contractAtTable(choice, id, catalogue, printed));
  const seals = out.flatMap(({ seal }) => seal ?? []);
  return {
    base: timeDeckSize([]) ?? 0,
    numbers: seals.reduce((sum, { number }) => sum + number, 0),
    letters: new Set(seals.map(({ letter }) => letter)).size,
    total: timeDeckSize(out),
    unknown: out.filter(({ seal }) => seal === null).map(({ id }) => id),
  };
}

export function timeDeckOf(choice: Choice, catalogue: Catalogue, printed: Printed): number | null {
  return choice.countedTimeDeck ?? timeDeckSum(choice, catalogue, printed)?.total ?? null;
}

/** The setup of the game file. */
export function setupOf(choice: Choice, catalogue: Catalogue, printed: Printed): Setup {
  const mode = modeOf(choice);
  const contracts = contractsOut(choice, catalogue);
  const allowed = new Set<string>(rulesFor(choice));
  const houseRules: Partial<Record<HouseRule, boolean>> = Object.fromEntries(
    Object.entries(choice.houseRules).filter(([rule]) => allowed.has(rule)),
  );
  if (choice.seats.length > seatsAllowed(choice).to) houseRules.moreSeats = true;
  const read = Object.fromEntries(
    contracts.flatMap((id) => {
      const seal = choice.seals[id];
      const rewards = choice.rewards[id];
      if (seal === undefined && rewards === undefined) return [];
      const own = { ...(seal === undefined ? {} : { seal }), ...(rewards === undefined ? {} : { rewards }) };
      return [[id, { ...printed[id], ...own }]];
    }),
  );
  const all = { ...printed, ...read };
  const startPlayer = startPlayerOf(choice);
  return {
    game: choice.game,
    edition: choice.edition,
    boxes: boxesOf(choice),
    mode,
    players: choice.seats,
    ...(startPlayer === null ? {} : { startPlayer }),
    tracking: choice.game === 'pirates' ? 'table' : choice.tracking,
    houseRules,
    ...(hasContracts(choice) ? { contracts } : {}),
    ...(hasContracts(choice) && mode === 'cooperative' && choice.countedTimeDeck !== null
      ? { timeDeck: choice.countedTimeDeck }
      : {}),
    ...(hasContracts(choice) && mode === 'cooperative' && choice.setAside > 0
      ? { timeDeckSetAside: choice.setAside }
      : {}),
    ...(Object.keys(all).length === 0 ? {} : { printed: all }),
    ...(choice.game === 'pirates' && choice.copies !== null ? { copies: choice.copies } : {}),
  };
}

/** Why this cannot be played yet. */
export type ChoiceProblem =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'alone-needs-contracts' }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'contracts-missing'; readonly needed: number; readonly out: number }
  | { readonly kind: 'contracts-too-many'; readonly needed: number; readonly out: number }
  | { readonly kind: 'seal-unknown'; readonly contract: ContractId }
  | { readonly kind: 'set-aside-all'; readonly most: number };

/** The part of the screen where the problem can be solved. */
export function placeOf(problem: ChoiceProblem): 'people' | 'contracts' {
  switch (problem.kind) {
    case 'nobody':
    case 'alone-needs-contracts':
    case 'too-few':
    case 'too-many':
      return 'people';
    case 'contracts-missing':
    case 'contracts-too-many':
    case 'seal-unknown':
    case 'set-aside-all':
      return 'contracts';
  }
}

/** The first thing that stands in the way; the engine has the last word over what is left. */
export function problemOf(choice: Choice, catalogue: Catalogue, printed: Printed): ChoiceProblem | null {
  const count = choice.seats.length;
  const { from, to } = seatsAllowed(choice);
  if (count === 0) return { kind: 'nobody' };
  if (count === 1 && choice.game === 'port-royal' && !hasContracts(choice)) {
    return { kind: 'alone-needs-contracts' };
  }
  if (count < from) return { kind: 'too-few', least: from };
  if (count > to + MORE_SEATS) return { kind: 'too-many', most: to + MORE_SEATS };
  const needed = contractsNeeded(choice);
  const out = contractsOut(choice, catalogue).length;
  if (out < needed) return { kind: 'contracts-missing', needed, out };
  if (out > needed) return { kind: 'contracts-too-many', needed, out };
  const sum = timeDeckSum(choice, catalogue, printed);
  if (sum === null) return null;
  const [unknown] = sum.unknown;
  if (unknown !== undefined && choice.countedTimeDeck === null) {
    return { kind: 'seal-unknown', contract: unknown };
  }
  const timeDeck = timeDeckOf(choice, catalogue, printed) ?? 0;
  if (choice.setAside >= timeDeck) return { kind: 'set-aside-all', most: timeDeck - 1 }; // R-TIM-5
  return null;
}
