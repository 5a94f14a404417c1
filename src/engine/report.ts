/** The report of docs/game-file.md: a state in the words of the file format, without the instructions, which are wording. */
import type { CardId, ContractId } from './cards.ts';
import { hasTrophy } from './adventure.ts';
import { markersLeft } from './contracts.ts';
import { count, typeAt } from './deck.ts';
import { lastTurns } from './end.ts';
import type { KeptAs, PlayerName } from './game-file.ts';
import { bustChance } from './odds.ts';
import { nameOf, type State } from './state.ts';

export interface PlayerReport {
  readonly name: PlayerName;
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly display: readonly CardId[];
  readonly ships: readonly { readonly card: CardId; readonly as: KeptAs }[];
  readonly contracts: readonly ContractId[];
  readonly waiting: Readonly<Record<string, number>>;
  readonly crowns: number;
  readonly markersLeft: number;
}

export interface ContractReport {
  readonly id: ContractId;
  readonly spaces: readonly PlayerName[];
  readonly waiting: Readonly<Record<PlayerName, number>>;
}

export interface AdventureReport {
  readonly chapter: number;
  readonly month: number;
  /** From the top; null: nobody has turned it up. */
  readonly events: readonly (string | null)[];
  readonly turned: readonly string[];
  readonly story: readonly string[];
  readonly missions: readonly {
    readonly number: string;
    readonly done: readonly PlayerName[];
    readonly waiting: readonly PlayerName[];
  }[];
  readonly trophies: readonly PlayerName[];
}

export interface Report {
  readonly phase: 'event' | 'discover' | 'trade' | 'bust' | 'over';
  readonly round: number;
  readonly activePlayer: PlayerName | null;
  readonly actingPlayer: PlayerName | null;
  readonly takesLeft: number;
  readonly harbor: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly players: readonly PlayerReport[];
  readonly drawPile: number;
  readonly discard: number;
  readonly unseen: Readonly<Record<CardId, number>>;
  readonly bustChance: number | null;
  readonly endTriggeredBy: PlayerName | null;
  readonly lastTurns: readonly PlayerName[] | null;
  readonly winners: readonly PlayerName[] | null;
  readonly contracts: readonly ContractReport[] | null;
  readonly timeDeck: number | null;
  readonly pointDeck: number | null;
  readonly outcome: 'won' | 'lost' | null;
  readonly title: Rank | null;
  readonly adventure: AdventureReport | null;
}

/** R-TIM-6 */
export const RANKS = ['Landlubber', 'Sailor', 'Pirate', 'Captain', 'Lord of the High Seas'] as const;
export type Rank = (typeof RANKS)[number];

export function rankFor(pointDeck: number): Rank {
  return RANKS[Math.min(4, Math.floor(pointDeck / 2))] ?? 'Landlubber';
}

export function makeReport(state: State): Report {
  const { table, ending } = state;
  const over = ending.kind !== 'none';
  const ids = (cards: readonly number[]) => cards.map((index) => typeAt(state, index).id);
  return {
    phase: over ? 'over' : state.phase,
    round: over ? ending.round : state.round,
    activePlayer: over ? null : nameOf(state, state.active),
    actingPlayer: over ? null : nameOf(state, state.acting),
    takesLeft: over || state.phase !== 'trade' ? 0 : state.takesLeft,
    harbor: ids(state.harbor),
    expeditions: ids(state.row),
    players: state.players.map((player, seat) => ({
      name: nameOf(state, seat),
      coins: player.coins,
      influence: player.influence,
      swords: player.swords,
      display: ids(player.display),
      ships: player.ships.map((ship) => ({ card: typeAt(state, ship.card).id, as: ship.as })),
      contracts: player.contracts,
      waiting: Object.fromEntries([
        ...player.waiting.map(({ contract, step }) => [contract, step] as const),
        ...(player.adventure?.waiting ?? []).map(({ mission }) => [mission, 1] as const),
      ]),
      crowns: player.crowns,
      markersLeft: player.adventure?.markers ?? markersLeft(state, seat),
    })),
    drawPile: state.drawPile,
    discard: state.discard,
    unseen: Object.fromEntries(
      table.types
        .filter(({ index }) => count(state.unseen, index) > 0)
        .map(({ id, index }) => [id, count(state.unseen, index)]),
    ),
    bustChance: bustChance(state),
    endTriggeredBy: state.endTriggeredBy === null ? null : nameOf(state, state.endTriggeredBy),
    lastTurns: state.endTriggeredBy === null ? null : lastTurns(state).map((seat) => nameOf(state, seat)),
    winners:
      ending.kind === 'winners'
        ? [...ending.winners].sort((a, b) => a - b).map((seat) => nameOf(state, seat))
        : null,
    contracts: table.hasContracts
      ? table.contracts.map(({ id }, at) => ({
          id,
          spaces: (state.spaces[at] ?? []).map((seat) => nameOf(state, seat)),
          waiting: Object.fromEntries(
            state.players.flatMap(({ waiting }, seat) =>
              waiting
                .filter(({ contract }) => contract === id)
                .map(({ step }) => [nameOf(state, seat), step]),
            ),
          ),
        }))
      : null,
    timeDeck: table.timeDeck === null ? null : state.timeDeck,
    pointDeck: table.timeDeck === null ? null : state.pointDeck,
    outcome: ending.kind === 'won' || ending.kind === 'lost' ? ending.kind : null,
    title: ending.kind === 'won' && table.timeDeck !== null ? rankFor(state.pointDeck) : null,
    adventure: adventureReport(state),
  };
}

function adventureReport(state: State): AdventureReport | null {
  const { adventure } = state;
  if (adventure === null) return null;
  const names = (seats: readonly number[]) => seats.map((seat) => nameOf(state, seat));
  return {
    chapter: state.table.adventure?.chapter ?? 0,
    month: adventure.month,
    events: adventure.events,
    turned: adventure.turned,
    story: adventure.story,
    missions: adventure.missions.map(({ number }, at) => ({
      number,
      done: names(adventure.done[at] ?? []),
      waiting: state.table.players.filter((_, seat) =>
        state.players[seat]?.adventure?.waiting.some(({ mission }) => mission === number),
      ),
    })),
    trophies: state.table.players.filter((_, seat) => hasTrophy(state, seat)),
  };
}
