/**
 * The end of a game as it is handed on: the lines of a message, and what the picture shows. Puts together what the
 * engine has decided and the wording says; draws and sends nothing.
 */
import { RANKS, type State } from '#engine';
import type { GameRecord } from '#session/store.ts';
import { placesOf, storyOf, type StoryPoint, type StoryStep } from '../end/story.ts';
import { durationOf, verdictOf } from '../end/verdict.ts';
import type { Marks, PlayerColour } from '../people/player-marks.ts';
import { countedTerm, type CardWords } from '../wording/cards.ts';
import { endWords } from '../wording/end.ts';
import { dayName } from '../wording/history.ts';
import { homeWords, namesInRow } from '../wording/home.ts';
import { shareWords } from '../wording/share.ts';

export interface PlayedGame {
  readonly record: GameRecord;
  readonly start: State;
  readonly state: State;
  readonly steps: readonly StoryStep[];
}

export interface ResultLine {
  readonly place: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly influence: number;
  readonly coins: number;
  readonly won: boolean;
}

export interface SharedResult {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly ResultLine[];
  readonly length: string;
  readonly day: string;
  readonly names: readonly string[];
  readonly points: readonly StoryPoint[];
  /** Influence that ends the game; null where nothing does. */
  readonly endAt: number | null;
  /** The whole as a message. */
  readonly message: string;
  readonly signature: string;
}

export function resultOf(played: PlayedGame, cards: CardWords, marks: Marks): SharedResult {
  const { record, start, state, steps } = played;
  const { language } = cards;
  const words = endWords[language];
  const home = homeWords[language];
  const places = placesOf(state);
  const verdict = verdictOf(state, cards, places);
  const story = storyOf(start, steps);
  const names = state.table.players;
  const rank = RANKS[verdict.rank ?? -1];
  const text = rank === undefined ? verdict.text : `${verdict.text} ${words.rank}: ${cards.ranks[rank]}`;
  const rounds = state.ending.kind === 'none' ? state.round : state.ending.round;
  const duration = durationOf(record, steps.at(-1)?.entry.at, language);
  const length = [shareWords[language].rounds(rounds), duration].filter((part) => part !== '').join(' · ');
  const game = home.gameKinds[record.setup.game];
  const title = state.ending.kind === 'none' ? namesInRow(names, home) : verdict.title;
  const day = dayName(record.startedAt, language);
  const lines = places.map(({ place, seat, influence, coins, won }) => ({
    place,
    name: names[seat] ?? '',
    colour: marks.get(names[seat] ?? '') ?? 'sand',
    influence,
    coins,
    won,
  }));
  const message = [
    `${game}: ${title}`,
    text,
    ...lines.map(
      ({ place, name, influence, coins }) =>
        `${place}. ${name}: ${countedTerm(influence, 'influence', cards)}, ${countedTerm(coins, 'coin', cards)}`,
    ),
    `${day} · ${length}`,
    words.signature,
  ].join('\n');
  return {
    game,
    title,
    text,
    lines,
    length,
    day,
    names,
    points: story.points,
    endAt: state.table.cooperative ? null : state.table.endAt,
    message,
    signature: words.signature,
  };
}
