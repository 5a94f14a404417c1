/**
 * The end of a game in a sentence: who won, by how much and by which tie-break, and how long it took. Decides nothing: the engine has.
 * For the end's own page, and for everything that is told of it elsewhere.
 */
import { card9Progress, rankFor, RANKS, type State } from '#engine';
import type { GameRecord } from '#session/store.ts';
import { chapterVerdict } from '../wording/adventure.ts';
import { countedTerm, type CardWords } from '../wording/cards.ts';
import { endWords } from '../wording/end.ts';
import { homeWords, namesInRow } from '../wording/home.ts';
import { placesOf, type Place } from './story.ts';

export interface Verdict {
  readonly title: string;
  readonly text: string;
  readonly winners: readonly string[];
  /** The place of the rank among `RANKS`; null where there is none. */
  readonly rank: number | null;
}

export function verdictOf(
  state: State,
  cards: CardWords,
  places: readonly Place[] = placesOf(state),
): Verdict {
  const words = endWords[cards.language];
  const { ending, table } = state;
  const nameAt = (seat: number) => table.players[seat] ?? '';
  if (state.adventure !== null && (ending.kind === 'won' || ending.kind === 'lost')) {
    const won = ending.kind === 'won';
    return {
      title: won
        ? table.alone
          ? words.soloWins
          : words.teamWins
        : table.alone
          ? words.soloLoses
          : words.teamLoses,
      text: chapterVerdict(card9Progress(state), cards),
      winners: won ? table.players : [],
      rank: null,
    };
  }
  switch (ending.kind) {
    case 'none':
      return { title: words.notOver, text: words.notOverText, winners: [], rank: null };
    case 'won':
      return {
        title: table.alone ? words.soloWins : words.teamWins,
        text: words.teamWinsText(countedTerm(state.pointDeck, 'card', cards)),
        winners: table.players,
        rank: RANKS.indexOf(rankFor(state.pointDeck)),
      };
    case 'lost':
      return {
        title: table.alone ? words.soloLoses : words.teamLoses,
        text: words.teamLosesText(state.spaces.filter((done) => done.length === 0).length),
        winners: [],
        rank: null,
      };
    case 'winners': {
      const winners = ending.winners.map(nameAt);
      const best = places[0];
      const reached = countedTerm(best?.influence ?? 0, 'influence', cards, 'dative');
      const title =
        winners.length > 1
          ? words.winTogether(namesInRow(winners, homeWords[cards.language]))
          : words.wins(winners[0] ?? '');
      switch (ending.decision) {
        case 'nobody': {
          // R-ADV-10: in a chapter it is the trophy that somebody must have.
          const text = state.adventure === null ? words.nobodyWinsText : words.nobodyTrophyText;
          return { title: words.nobodyWins, text, winners: [], rank: null };
        }
        case 'influence': {
          const second = places.find(({ won }) => !won);
          const ahead = (best?.influence ?? 0) - (second?.influence ?? 0);
          const text =
            second === undefined || ahead <= 0
              ? words.byInfluenceAlone(reached)
              : words.byInfluence(reached, String(ahead));
          return { title, text, winners, rank: null };
        }
        case 'markers':
          return { title, text: words.byMarkers(reached), winners, rank: null };
        case 'coins': {
          const rival = places.find(({ won, influence: other }) => !won && other === best?.influence);
          const coins = countedTerm(rival?.coins ?? 0, 'coin', cards);
          return {
            title,
            text: words.byCoins(reached, `${best?.coins ?? 0} : ${coins}`),
            winners,
            rank: null,
          };
        }
        case 'shared':
          return {
            title,
            text: words.shared(reached, countedTerm(best?.coins ?? 0, 'coin', cards, 'dative')),
            winners,
            rank: null,
          };
      }
    }
  }
}

/** How long it took in words; empty where the times say nothing. */
export function durationOf(
  { startedAt, endedAt, updatedAt }: Pick<GameRecord, 'startedAt' | 'endedAt' | 'updatedAt'>,
  lastSaid: number | string | undefined,
  language: CardWords['language'],
): string {
  const words = endWords[language];
  const until = endedAt ?? (typeof lastSaid === 'number' ? lastSaid : updatedAt);
  const minutes = Math.round((until - startedAt) / 60_000);
  if (minutes < 1 || minutes > 24 * 60) return '';
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);
}
