/** How the chapters of each campaign went, whether a game was tracked or the chapter written down afterwards. Pure. */

export interface PlayedChapter {
  readonly campaign: string;
  /** Null: played against each other, where chapters have winners only. */
  readonly outcome: 'won' | 'lost' | null;
  readonly winners: readonly string[];
}

export interface CampaignScore {
  readonly id: string;
  readonly chapters: number;
  readonly won: number;
  readonly lost: number;
  /** Against each other: who won how many, most first; null for a team. */
  readonly winners: readonly { readonly name: string; readonly wins: number }[] | null;
}

export function tallyCampaigns(chapters: readonly PlayedChapter[]): CampaignScore[] {
  return [...new Set(chapters.map(({ campaign }) => campaign))].map((id) => {
    const played = chapters.filter(({ campaign }) => campaign === id);
    const times = (outcome: PlayedChapter['outcome']) =>
      played.filter((chapter) => chapter.outcome === outcome).length;
    const wins = new Map<string, number>();
    for (const { outcome, winners } of played) {
      if (outcome !== null) continue;
      for (const name of winners) wins.set(name, (wins.get(name) ?? 0) + 1);
    }
    return {
      id,
      chapters: played.length,
      won: times('won'),
      lost: times('lost'),
      winners:
        times(null) === 0
          ? null
          : [...wins]
              .map(([name, count]) => ({ name, wins: count }))
              .sort((one, other) => other.wins - one.wins),
    };
  });
}
