/**
 * What the group has met in its campaign before this chapter: names of events and missions as it read them. Read once when a
 * chapter is opened; without a campaign it is empty.
 */
import type { SaidMission } from '#engine';
import { loadCampaign } from '#session/campaigns.ts';
import { sharedStore } from '#session/store.ts';

export class AdventureMemory {
  #events = $state.raw<readonly string[]>([]);
  #missions = $state.raw<Readonly<Record<string, SaidMission>>>({});

  get events(): readonly string[] {
    return this.#events;
  }

  get missions(): Readonly<Record<string, SaidMission>> {
    return this.#missions;
  }

  async load(campaignId: string | null): Promise<void> {
    if (campaignId === null) return;
    try {
      const campaign = await loadCampaign(await sharedStore(), campaignId);
      this.#events = campaign?.events ?? [];
      this.#missions = campaign?.missions ?? {};
    } catch {
      // Without the campaign the table names its events anew.
    }
  }
}
