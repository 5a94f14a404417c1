/** What hands do before a chapter, in order (R-ADV-1, R-ADV-2, R-ADV-9). Follows from the campaign; decides nothing. */
import { EVENTS_DEALT } from '#engine';
import { campaignStanding, type Campaign } from '#session/campaign.ts';
import type { campaignWords } from '../wording/campaign.ts';

export function setupList(
  campaign: Campaign,
  players: number,
  say: (typeof campaignWords)['en'],
): readonly string[] {
  const { chapter, extraCoins, playCards } = campaignStanding(campaign);
  const variable = chapter === null;
  const mode = players === 1 ? 'cooperative' : variable ? 'competitive' : campaign.mode;
  const cards = Object.values(playCards).reduce((sum, copies) => sum + copies, campaign.unnamedCards);
  return [
    say.baseDeck,
    ...(cards === 0 ? [] : [say.playCardsText(cards).replace(/:$/, '.')]),
    say.charactersOut,
    ...(extraCoins === 0 ? [] : [say.extraCoins(extraCoins)]),
    say.eventsDealt(EVENTS_DEALT[mode][players] ?? 0, players <= 2, variable ? 3 : 2),
    ...(chapter === null ? [] : [say.firstStory(chapter)]),
  ];
}
