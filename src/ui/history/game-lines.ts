/** A stored game in a line of words: its result as the table saw it, and what lay on the table. Reads the record only. */
import type { Language } from '#session/settings.ts';
import type { GameRecord } from '#session/store.ts';
import { gamesWords } from '../wording/games.ts';
import { historyWords } from '../wording/history.ts';
import { gamesAtHomeWords } from '../wording/games-at-home.ts';
import { homeWords, namesInRow } from '../wording/home.ts';

export function headlineOf({ status, standing, setup }: GameRecord, language: Language): string {
  const words = gamesWords[language];
  const home = homeWords[language];
  if (status === 'in-progress') {
    return `${historyWords[language].onTheTable} · ${gamesAtHomeWords[language].round(standing?.round ?? 1)}`;
  }
  if (standing === null) return historyWords[language].noResult;
  if (standing.outcome !== null) return standing.outcome === 'won' ? words.teamWon : words.teamLost;
  const winners = standing.winners ?? [];
  if (winners.length === 0)
    return setup.mode === 'cooperative' ? historyWords[language].noResult : words.noWinner;
  return words.wonBy(namesInRow(winners, home));
}
