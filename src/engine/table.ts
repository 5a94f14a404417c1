/**
 * What is fixed when a game is laid out: players, the deck of its boxes and edition, switches, contracts and the Time deck's size.
 * Made once from a setup and the catalogue; the rules read it and never change it.
 */
import type { BoxId, Card, CardId, Catalogue, Contract, Edition, Listed, Switches, Tax } from './cards.ts';
import { HOUSE_RULES } from './cards.ts';
import { startCoins } from './adventure.ts';
import { cardFromId } from './card-id.ts';
import { compileCard, type CardType, type TypeIndex } from './card-types.ts';
import type { AdventureSetup, PlayerName, PrintedCard, Setup } from './game-file.ts';
import { foundIn, type Allowed, type FileProblem, type Found } from './file-problem.ts';
import { own } from './own.ts';

export type Seat = number;

export interface Table {
  readonly setup: Setup;
  readonly edition: Edition;
  readonly switches: Switches;
  readonly players: readonly PlayerName[];
  readonly seats: ReadonlyMap<PlayerName, Seat>;
  readonly start: Seat;
  readonly types: readonly CardType[];
  readonly typeOf: ReadonlyMap<CardId, TypeIndex>;
  readonly roles: Catalogue['roles'];
  /** Cards of the boxes in play whose id does not say what is printed on them: tax increases and expeditions. */
  readonly listed: ReadonlyMap<CardId, Card>;
  /** Some play cards of a box in use are not known: any well-formed id is accepted and there are no odds. */
  readonly open: boolean;
  /** A well-formed id that no list has becomes a card of this game. */
  readonly namesAnyCard: boolean;
  /** Cards of the boxes that are known not to be in the deck: the five players' expedition, and what the table took out. */
  readonly leftOut: ReadonlySet<CardId>;
  /** Cards in the deck, known or not, without the one that lies out from the start. */
  readonly deckSize: number;
  /** Expeditions that lie out from the start (R-SET-1). */
  readonly laidOut: readonly TypeIndex[];
  readonly endAt: number;
  readonly alone: boolean;
  readonly cooperative: boolean;
  /** Face up; empty without the contract box. */
  readonly contracts: readonly Contract[];
  readonly hasContracts: boolean;
  /** Cards dealt to the Time deck, those set aside included; null without one. */
  readonly timeDeck: number | null;
  readonly timeDeckSetAside: number;
  /** Coins at the start, by seat. */
  readonly startCoins: readonly number[];
  readonly adventure: AdventureSetup | null;
  /** Characters of the adventure, by seat, as cards that lie nowhere. */
  readonly characters: readonly CardType[];
  readonly knownMissions: Catalogue['missions'];
}

export const START_COINS = 3;
export const MARKERS = 3;

/** Seats by box; two more with the house rule `moreSeats`. */
export const PLAYERS_ALLOWED = {
  'port-royal': { from: 2, to: 5 },
  adventure: { from: 1, to: 4 },
  cooperative: { from: 1, to: 5 },
  'make-sail': { from: 2, to: 4 },
  pirates: { from: 2, to: 4 },
} as const;

/** R-TIM-1; one more pair for each further seat. */
export function contractsFaceUp(players: number): number {
  return 2 * players + 1;
}

const COMPETITIVE_CONTRACTS = 4;
const TIME_DECK_BASE = 13;

/** R-TIM-2. Null where a seal is unknown. */
export function timeDeckSize(contracts: readonly Contract[]): number | null {
  let size = TIME_DECK_BASE;
  const letters = new Set<string>();
  for (const contract of contracts) {
    if (contract.seal === null) return null;
    size += contract.seal.number;
    letters.add(contract.seal.letter);
  }
  return size + letters.size;
}

export type TableResult =
  | { readonly type: 'ok'; readonly table: Table }
  | { readonly type: 'refused'; readonly problem: FileProblem };

/** A field of the setup that cannot be. */
const refused = (
  field: string,
  found: Found,
  allowed: Allowed,
): { readonly type: 'refused'; readonly problem: FileProblem } => ({
  type: 'refused',
  problem: { field, found, allowed },
});

/** Boxes that may lie beside the base game. */
const BESIDE_BASE = [
  'gambler',
  'contract-cards',
  'contracts',
  'make-sail-mix',
  'adventure',
] as const satisfies readonly BoxId[];

/** A game played before a rule was mended is laid out `as-played` where the table can still be told. */
export type SetupJudge = 'today' | 'as-played';

/** Lays out a game, or says which field of the setup cannot be. The setup has the right shape already (`parseGameFile`). */
export function layOut(setup: Setup, catalogue: Catalogue, judge: SetupJudge = 'today'): TableResult {
  const { boxes, players } = setup;
  const edition = catalogue.editions[setup.edition];
  const has = (box: BoxId) => boxes.includes(box);
  const list: Found = { kind: 'names', names: boxes };

  if (setup.game === 'pirates' || has('pirates')) {
    return refused('setup.game', foundIn(setup.game), {
      kind: 'one-of',
      values: ['port-royal', 'make-sail'],
    });
  }
  if (setup.game === 'make-sail' && (boxes.length !== 1 || !has('make-sail'))) {
    return refused('setup.boxes', list, { kind: 'just-this-box', box: 'make-sail' });
  }
  if (setup.game === 'port-royal' && (!has('base') || has('make-sail'))) {
    return refused('setup.boxes', list, { kind: 'base-with', boxes: BESIDE_BASE });
  }
  if (has('contracts') && !has('contract-cards')) {
    return refused('setup.boxes', list, { kind: 'box-with', box: 'contracts', other: 'contract-cards' });
  }
  if (has('adventure') && has('contracts')) {
    return refused('setup.boxes', list, { kind: 'box-without', box: 'adventure', other: 'contracts' });
  }
  if (has('adventure') !== (setup.adventure !== undefined)) {
    return refused('setup.adventure', foundIn(setup.adventure), { kind: 'only-with-box', box: 'adventure' });
  }
  const cooperative = setup.mode === 'cooperative';
  if (cooperative && !has('contracts') && !has('adventure')) {
    return refused('setup.mode', foundIn(setup.mode), {
      kind: 'cooperative-needs',
      boxes: ['contracts', 'adventure'],
    });
  }
  if (players.length === 1 && !cooperative) {
    return refused('setup.mode', foundIn(setup.mode), { kind: 'cooperative-alone' });
  }
  if (cooperative && setup.adventure?.variable === true && judge === 'today') {
    return refused('setup.adventure.variable', foundIn(true), { kind: 'variable-competitive' }); // R-ADV-12
  }
  if (setup.game === 'make-sail' && setup.houseRules.endNeedsExpedition === true) {
    return refused('setup.houseRules.endNeedsExpedition', foundIn(true), { kind: 'no-expeditions-here' });
  }
  const allowed =
    PLAYERS_ALLOWED[
      setup.game === 'make-sail'
        ? 'make-sail'
        : has('adventure')
          ? 'adventure'
          : cooperative
            ? 'cooperative'
            : 'port-royal'
    ];
  const most = allowed.to + (setup.houseRules.moreSeats === true ? 2 : 0);
  if (players.length < allowed.from || players.length > most) {
    const moreSeats = setup.houseRules.moreSeats === true ? null : allowed.to + 2;
    return refused(
      'setup.players',
      { kind: 'players', players: players.length },
      { kind: 'players', from: allowed.from, to: most, moreSeats },
    );
  }
  const seats = new Map(players.map((name, seat) => [name, seat] as const));
  const start = setup.startPlayer === undefined ? 0 : seats.get(setup.startPlayer);
  if (start === undefined) {
    return refused('setup.startPlayer', foundIn(setup.startPlayer), { kind: 'one-of', values: players });
  }

  const switches = { ...edition.switches };
  for (const rule of HOUSE_RULES) {
    const said = setup.houseRules[rule];
    if (said !== undefined) switches[rule] = said;
  }

  const deck = collectDeck(setup, catalogue, edition, switches);
  if (deck.type === 'refused') return deck;

  const contracts = collectContracts(setup, catalogue, cooperative);
  if (contracts.type === 'refused') return contracts;
  const characters = collectCharacters(setup, catalogue, switches);
  if (characters.type === 'refused') return characters;
  const coins =
    setup.adventure === undefined
      ? players.map(() => START_COINS)
      : startCoins(setup.adventure, players, START_COINS);
  const dealt = coins.reduce((sum, each) => sum + each, 0) + (contracts.contracts.timeDeck ?? 0);
  if (dealt > deck.deck.deckSize) {
    const field = setup.timeDeck === undefined ? 'setup.printed' : 'setup.timeDeck';
    return refused(
      field,
      { kind: 'cards-to-deal', cards: dealt },
      { kind: 'cards-at-most', cards: deck.deck.deckSize },
    );
  }

  return {
    type: 'ok',
    table: {
      setup,
      edition,
      switches,
      players,
      seats,
      start,
      ...deck.deck,
      roles: catalogue.roles,
      listed: listedCards(setup.boxes, catalogue),
      endAt: setup.game === 'make-sail' ? 8 : 12,
      alone: players.length === 1,
      cooperative,
      ...contracts.contracts,
      startCoins: coins,
      adventure: setup.adventure ?? null,
      characters: characters.characters,
      knownMissions: catalogue.missions,
    },
  };
}

interface Deck {
  readonly types: readonly CardType[];
  readonly typeOf: ReadonlyMap<CardId, TypeIndex>;
  readonly open: boolean;
  readonly namesAnyCard: boolean;
  readonly leftOut: ReadonlySet<CardId>;
  readonly deckSize: number;
  readonly laidOut: readonly TypeIndex[];
}

type DeckResult =
  { readonly type: 'ok'; readonly deck: Deck } | { readonly type: 'refused'; readonly problem: FileProblem };

interface InDeck {
  readonly card: Card;
  readonly copies: number;
}

function collectDeck(setup: Setup, catalogue: Catalogue, edition: Edition, switches: Switches): DeckResult {
  const inPile = new Map<CardId, InDeck>();
  const laidOut = new Map<CardId, InDeck>();
  const leftOut = new Set<CardId>();
  let size = 0;
  for (const id of setup.boxes) {
    // The story says which of the adventure's cards are in the deck (R-ADV-9, R-ADV-11).
    if (id === 'adventure') continue;
    const box = catalogue.boxes[id];
    size += box.size;
    for (const { card, copies, onlyPlayers } of editionLines(box.cards, edition.cards[id])) {
      if (onlyPlayers !== undefined && edition.fivePlayerExpedition) {
        size -= copies; // R-SET-1: never in the pile
        if (setup.players.length < onlyPlayers) leftOut.add(card.id);
        else laidOut.set(card.id, { card, copies });
      } else {
        inPile.set(card.id, { card, copies: (inPile.get(card.id)?.copies ?? 0) + copies });
      }
    }
  }
  let unknown = size;
  for (const { copies } of inPile.values()) unknown -= copies;
  if (setup.adventure !== undefined) {
    const listed = new Map(catalogue.boxes.adventure.cards.map(({ card }) => [card.id, card]));
    for (const [id, copies] of Object.entries(setup.adventure.playCards)) {
      const card = listed.get(id) ?? inPile.get(id)?.card ?? cardFromId(id, catalogue.roles);
      if (card === null)
        return refused(`setup.adventure.playCards[${JSON.stringify(id)}]`, foundIn(id), CARD_ID);
      inPile.set(id, { card, copies: (inPile.get(id)?.copies ?? 0) + copies });
      size += copies;
    }
    unknown += setup.adventure.unnamedCards;
    size += setup.adventure.unnamedCards;
  }

  const listed = listedCards(setup.boxes, catalogue);
  for (const [id, printed] of Object.entries(setup.printed ?? {})) {
    if (Object.hasOwn(catalogue.contracts, id) || leftOut.has(id)) continue;
    const field = `setup.printed[${JSON.stringify(id)}]`;
    const deck = laidOut.has(id) ? laidOut : inPile;
    const before = deck.get(id);
    const card =
      before?.card ?? listed.get(id) ?? cardFromId(id, catalogue.roles) ?? cardFromPrinted(id, printed);
    if (card === null) return refused(field, foundIn(id), CARD_ID);
    const merged = withPrinted(card, printed);
    if (typeof merged === 'string')
      return refused(`${field}.${merged}`, foundIn(printed[merged]), printedAllowed(merged));
    const copies = printed.copies ?? before?.copies ?? 1;
    if (copies === 0) {
      deck.delete(id);
      leftOut.add(id);
    } else deck.set(id, { card: merged, copies });
    if (deck === laidOut) continue;
    const more = copies - (before?.copies ?? 0);
    // A card that nobody had named is one of those that the box holds anyway.
    const named = Math.min(unknown, Math.max(0, more));
    unknown -= named;
    size += more - named;
  }

  const types: CardType[] = [];
  const typeOf = new Map<CardId, TypeIndex>();
  for (const { card, copies } of [...inPile.values(), ...laidOut.values()]) {
    typeOf.set(card.id, types.length);
    types.push(compileCard(card, copies, types.length, switches));
  }
  const row = [...laidOut.keys()].flatMap((id) => typeOf.get(id) ?? []);
  const named = setup.adventure === undefined ? {} : { namesAnyCard: true };
  return {
    type: 'ok',
    deck: {
      types,
      typeOf,
      open: unknown > 0,
      namesAnyCard: unknown > 0,
      leftOut,
      deckSize: size,
      laidOut: row,
      ...named,
    },
  };
}

/** A box's list with the lines that this edition prints differently. */
function editionLines(cards: readonly Listed[], changes: readonly Listed[] | undefined): readonly Listed[] {
  if (changes === undefined || changes.length === 0) return cards;
  const changed = new Map(changes.map((line) => [line.card.id, line]));
  const kept = cards.map((line) => {
    const change = changed.get(line.card.id);
    changed.delete(line.card.id);
    return change ?? line;
  });
  return [...kept, ...changed.values()].filter((line) => line.copies > 0);
}

const CARD_ID: Allowed = { kind: 'text-like', example: 'ship-blue-2-2' };
const LARGEST_PRINTED = 99;
const TAX_BONUSES = ['most-swords', 'least-influence'] as const satisfies readonly Tax['bonus'][];
const PRINTED_NUMBERS = ['coins', 'crowns', 'gift', 'cost', 'influence', 'price', 'from'];

/** What may stand in a field of `printed`. */
function printedAllowed(field: string): Allowed {
  const figure = { kind: 'whole-number', from: 0, to: LARGEST_PRINTED } as const;
  switch (field) {
    case 'swords':
      return { kind: 'any-of', options: [figure, { kind: 'one-of', values: ['skull'] }] };
    case 'loses':
      return { kind: 'fields', names: ['kind', 'coins'] };
    case 'bonus':
      return { kind: 'one-of', values: TAX_BONUSES };
    default:
      return figure;
  }
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_PRINTED;
}

/** An expedition that the catalogue does not have; its id does not say what it pays. */
function cardFromPrinted(id: CardId, printed: PrintedCard): Card | null {
  const letters = /^expedition-(c*p*s*)$/.exec(id);
  if (letters?.[1]) {
    const symbols = [...letters[1]].map((letter) =>
      letter === 'c' ? 'captain' : letter === 'p' ? 'priest' : 'settler',
    );
    return isFigure(printed['coins']) && isFigure(printed['influence'])
      ? {
          kind: 'expedition',
          id,
          symbols,
          items: [],
          coins: printed['coins'],
          influence: printed['influence'],
        }
      : null;
  }
  return null;
}

/** The card with the numbers of the table's own; the name of the first field that cannot be. */
function withPrinted(card: Card, printed: PrintedCard): Card | string {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(printed)) {
    if (field === 'copies') {
      if (!isFigure(value)) return field;
    } else if (PRINTED_NUMBERS.includes(field)) {
      if (!isFigure(value)) return field;
      if (field in card) changes[field] = value;
    } else if (field === 'swords') {
      if (value !== 'skull' && !isFigure(value)) return field;
      if (card.kind === 'ship') changes['swords'] = value;
      else if (card.kind === 'person' && typeof value === 'number') {
        const others = card.abilities.filter((ability) => ability.kind !== 'swords');
        changes['abilities'] = value > 0 ? [...others, { kind: 'swords', swords: value }] : others;
      } else return field;
    } else if (card.kind === 'tax' && field === 'bonus') {
      const bonus = TAX_BONUSES.find((each) => each === value);
      if (bonus === undefined) return field;
      changes['bonus'] = bonus;
    } else if (card.kind === 'tax' && field === 'loses') {
      const loses = taxLoses(value);
      if (loses === null) return field;
      changes['loses'] = loses;
    }
  }
  return { ...card, ...changes };
}

/** `{ "kind": "half" }` or `{ "kind": "down-to", "coins": 8 }`. */
function taxLoses(value: unknown): Tax['loses'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, coins } = value as { readonly kind?: unknown; readonly coins?: unknown };
  if (kind === 'half') return { kind };
  return kind === 'down-to' && isFigure(coins) ? { kind, coins } : null;
}

interface Contracts {
  readonly contracts: readonly Contract[];
  readonly hasContracts: boolean;
  readonly timeDeck: number | null;
  readonly timeDeckSetAside: number;
}

type ContractsResult =
  | { readonly type: 'ok'; readonly contracts: Contracts }
  | { readonly type: 'refused'; readonly problem: FileProblem };

function collectContracts(setup: Setup, catalogue: Catalogue, cooperative: boolean): ContractsResult {
  if (!setup.boxes.includes('contracts')) {
    for (const field of ['contracts', 'timeDeck', 'timeDeckSetAside'] as const) {
      if (setup[field] !== undefined)
        return refused(`setup.${field}`, foundIn(setup[field]), {
          kind: 'nothing-without-box',
          box: 'contracts',
        });
    }
    return {
      type: 'ok',
      contracts: { contracts: [], hasContracts: false, timeDeck: null, timeDeckSetAside: 0 },
    };
  }
  const ids = setup.contracts ?? [];
  const needed = cooperative ? contractsFaceUp(setup.players.length) : COMPETITIVE_CONTRACTS;
  if (ids.length !== needed || new Set(ids).size !== ids.length) {
    return refused(
      'setup.contracts',
      { kind: 'names', names: ids },
      { kind: 'contracts', contracts: needed },
    );
  }
  const contracts: Contract[] = [];
  for (const id of ids) {
    const contract = withPrintedContract(catalogue.contracts[id], setup.printed?.[id] ?? {});
    if (typeof contract === 'string') {
      const found = foundIn(setup.printed?.[id]?.[contract]);
      return refused(`setup.printed["${id}"].${contract}`, found, { kind: contract });
    }
    contracts.push(contract);
  }
  const coopOnly = contracts.find((contract) => contract.cooperativeOnly);
  if (!cooperative && coopOnly) {
    // R-CON-1
    const competitive = Object.values(catalogue.contracts).filter((each) => !each.cooperativeOnly);
    return refused('setup.contracts', foundIn(coopOnly.id), {
      kind: 'competitive-contracts',
      contracts: competitive.length,
    });
  }
  if (!cooperative) {
    for (const field of ['timeDeck', 'timeDeckSetAside'] as const) {
      if (setup[field] !== undefined)
        return refused(`setup.${field}`, foundIn(setup[field]), { kind: 'nothing-when-competitive' });
    }
    return { type: 'ok', contracts: { contracts, hasContracts: true, timeDeck: null, timeDeckSetAside: 0 } };
  }
  const timeDeck = setup.timeDeck ?? timeDeckSize(contracts);
  if (timeDeck === null) {
    const unknownSeal = contracts.find((contract) => contract.seal === null)?.id ?? ids[0] ?? 'ransom';
    return refused(
      'setup.timeDeck',
      { kind: 'no-time-deck', unknownSeal },
      { kind: 'time-deck-or-seal', contract: unknownSeal },
    );
  }
  const aside = setup.timeDeckSetAside ?? 0;
  if (aside >= timeDeck) {
    // R-TIM-5
    return refused('setup.timeDeckSetAside', foundIn(aside), {
      kind: 'part-of-time-deck',
      most: timeDeck - 1,
    });
  }
  return { type: 'ok', contracts: { contracts, hasContracts: true, timeDeck, timeDeckSetAside: aside } };
}

/** The contract as the table's own card shows it; the name of the first field that cannot be. */
function withPrintedContract(contract: Contract, printed: PrintedCard): Contract | 'rewards' | 'seal' {
  const { rewards, seal } = printed as { readonly rewards?: unknown; readonly seal?: unknown };
  if (
    rewards !== undefined &&
    !(Array.isArray(rewards) && rewards.length > 0 && rewards.length <= 5 && rewards.every(isFigure))
  ) {
    return 'rewards';
  }
  const shown = seal === undefined ? contract.seal : sealFrom(seal);
  if (seal !== undefined && shown === null) return 'seal';
  return {
    ...contract,
    rewards: (rewards as readonly number[] | undefined) ?? contract.rewards,
    seal: shown,
  };
}

function sealFrom(value: unknown): Contract['seal'] {
  if (typeof value !== 'object' || value === null) return null;
  const { number, letter } = value as { readonly number?: unknown; readonly letter?: unknown };
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 9) return null;
  return typeof letter === 'string' && /^[A-Z]$/.test(letter) ? { number, letter } : null;
}

type CharactersResult =
  | { readonly type: 'ok'; readonly characters: readonly CardType[] }
  | { readonly type: 'refused'; readonly problem: FileProblem };

/** The players' characters as cards with abilities (R-ADV-15). */
function collectCharacters(setup: Setup, catalogue: Catalogue, switches: Switches): CharactersResult {
  const characters: CardType[] = [];
  for (const name of setup.adventure === undefined ? [] : setup.players) {
    const chosen = own(setup.adventure?.characters ?? {}, name);
    const abilities = chosen === undefined ? [] : own(catalogue.characters, chosen.character);
    if (abilities === undefined) {
      const field = `setup.adventure.characters[${JSON.stringify(name)}].character`;
      const values = Object.keys(catalogue.characters);
      return refused(field, foundIn(chosen?.character), { kind: 'one-of', values });
    }
    const id = chosen?.character ?? 'no-character';
    const card: Card = {
      kind: 'person',
      id,
      role: 'passenger',
      colour: chosen?.colour ?? null,
      cost: 0,
      influence: 0,
      abilities,
      price: 0,
    };
    characters.push(compileCard(card, 0, -1, switches));
  }
  return { type: 'ok', characters };
}

function listedCards(boxes: readonly BoxId[], catalogue: Catalogue): ReadonlyMap<CardId, Card> {
  const listed = new Map<CardId, Card>();
  for (const box of boxes) {
    for (const { card } of catalogue.boxes[box].cards) {
      if (card.kind === 'tax' || card.kind === 'expedition') listed.set(card.id, card);
    }
  }
  return listed;
}

/** The card that an id means here: one of this game, a listed one, or what the id itself says; null if it is not well formed. */
export function cardNamed(table: Table, id: CardId): Card | null {
  const index = table.typeOf.get(id);
  return (
    (index === undefined ? undefined : table.types[index]?.card) ??
    table.listed.get(id) ??
    cardFromId(id, table.roles)
  );
}

/** The table with more copies of a card in its deck. */
export function withCopies(table: Table, index: TypeIndex, copies: number): Table {
  const types = table.types.map((type) =>
    type.index === index ? { ...type, copies: type.copies + copies } : type,
  );
  return { ...table, types, deckSize: table.deckSize + copies };
}

/** The table with one more kind of card: a well-formed id that no list has, in a box that is not all known or by override. */
export function withCard(table: Table, card: Card): Table {
  const index = table.types.length;
  return {
    ...table,
    types: [...table.types, compileCard(card, 0, index, table.switches)],
    typeOf: new Map([...table.typeOf, [card.id, index]]),
  };
}
