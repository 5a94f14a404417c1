/** What hands do before a chapter (R-ADV-1, R-ADV-2, R-ADV-9, R-ADV-12) and after it (R-ADV-11), in order. Follows from the campaign; decides nothing. */
import { EVENTS_DEALT } from '#engine';
import { campaignStanding, type Campaign, type ChapterResult } from '#session/campaign.ts';
import type { campaignWords } from '../wording/campaign.ts';

export function setupList(
  campaign: Campaign,
  players: number,
  say: (typeof campaignWords)['en'],
): readonly string[] {
  const { chapter, extraCoins, playCards } = campaignStanding(campaign);
  const variable = chapter === null;
  const mode = variable ? 'competitive' : players === 1 ? 'cooperative' : campaign.mode;
  const cards = Object.values(playCards).reduce((sum, copies) => sum + copies, campaign.unnamedCards);
  return [
    say.baseDeck,
    ...(cards === 0 ? [] : [say.playCardsText(cards).replace(/:$/, '.')]),
    say.charactersOut,
    ...(extraCoins === 0 ? [] : [say.extraCoins(extraCoins)]),
    say.eventsDealt(EVENTS_DEALT[mode][players] ?? 0, players <= 2, variable ? 3 : 2),
    chapter === null ? say.starredMissions : say.firstStory(chapter),
  ];
}

/** Story and mission cards that lay on the table, each once, in the order of the box. */
function numberedCards({ story, missions }: ChapterResult): string[] {
  const all = new Set([...story, ...missions.map(({ number }) => number)]);
  return [...all].toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
}

/** What goes back into the box after a chapter, and what stays in the deck. */
export function packList(
  campaign: Campaign,
  result: ChapterResult,
  say: (typeof campaignWords)['en'],
): readonly string[] {
  const numbered = numberedCards(result);
  const { playCards } = campaignStanding(campaign);
  const inDeck = Object.values(playCards).reduce((sum, copies) => sum + copies, campaign.unnamedCards);
  return [
    ...(numbered.length === 0 ? [] : [say.packStory(numbered.join(', '))]),
    say.packEvents,
    ...(inDeck === 0 ? [] : [say.packStay(inDeck), say.packBase(inDeck)]),
  ];
}
