/** The one door to the rules. Pure: no browser, clock, chance or language. */
export * from './cards.ts';
export * from './game-file.ts';
export * from './file-problem.ts';
export * from './problems.ts';
export * from './consequences.ts';
export { cardFromId } from './card-id.ts';
export type { CardType, TypeIndex } from './card-types.ts';
export {
  cardNamed,
  contractsFaceUp,
  timeDeckSize,
  MARKERS,
  PLAYERS_ALLOWED,
  START_COINS,
  type Seat,
  type SetupJudge,
  type Table,
} from './table.ts';
export type { Chance, Ending, KeptShip, Pending, PlayerState, State } from './state.ts';
export { apply, openTable, replay, type Applied, type Opened, type Replayed } from './apply.ts';
export { legalEntries } from './legal.ts';
export { makeReport, rankFor, RANKS, type PlayerReport, type Rank, type Report } from './report.ts';
export { bustChance, nextCardChances, odds, type Odds } from './odds.ts';
export {
  explain,
  forecast,
  offers,
  type Explanation,
  type Figure,
  type Offer,
  type Term,
} from './explain.ts';
export { paymentChoices } from './expeditions.ts';
export { markersLeft, progress, requirementObstacle } from './contracts.ts';
export {
  card9Progress,
  CHARACTER_MARKERS,
  crownInfluence,
  EVENT_ONE,
  EVENTS_DEALT,
  hasTrophy,
  keptShips,
  missionProgress,
  MONTH_END,
  type Card9,
} from './adventure.ts';
export { lastTurns, winnersNow } from './end.ts';
export { gamblersLeft, nextCardFrom } from './turn.ts';
export { parseEntry, parseGameFile, type ParsedEntry, type ParsedGameFile } from './parse-game-file.ts';
export { EMPTY_LOG, redo, say, undo, type Log } from './log.ts';
export {
  applyPirates,
  deadlyFor,
  isShownToAll,
  makePiratesReport,
  openPirates,
  PIRATES_NUMBERS,
  ROUNDS_TO_WIN,
  targetsOf,
  TREASURE,
  unseenPirates,
  type PiratesApplied,
  type PiratesConsequence,
  type PiratesEntry,
  type PiratesNumber,
  type PiratesObstacle,
  type PiratesReport,
  type PiratesSetup,
  type PiratesState,
} from './pirates/game.ts';
export { outcomesOf, playsOf, type PiratesOutcome, type PiratesPlay } from './pirates/choices.ts';
