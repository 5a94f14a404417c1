/**
 * What the group has met in its campaign before this chapter: names of events and what they do, story cards and missions as it read
 * them. Read once when a chapter is opened; without a campaign it is empty.
 */
import type { SaidMission } from '#engine';
import { withEventNote, type EventNote, type StoryRead } from '#session/campaign.ts';
import { loadCampaign, saveCampaign } from '#session/campaigns.ts';
import { sharedStore } from '#session/store.ts';

export class AdventureMemory {
  #campaignId: string | null = null;
  #events = $state.raw<readonly string[]>([]);
  #notes = $state.raw<Readonly<Record<string, EventNote>>>({});
  #storyRead = $state.raw<Readonly<Record<string, StoryRead>>>({});
  #missions = $state.raw<Readonly<Record<string, SaidMission>>>({});

  get events(): readonly string[] {
    return this.#events;
  }

  get notes(): Readonly<Record<string, EventNote>> {
    return this.#notes;
  }

  get storyRead(): Readonly<Record<string, StoryRead>> {
    return this.#storyRead;
  }

  get missions(): Readonly<Record<string, SaidMission>> {
    return this.#missions;
  }

  async load(campaignId: string | null): Promise<void> {
    this.#campaignId = campaignId;
    if (campaignId === null) return;
    try {
      const campaign = await loadCampaign(await sharedStore(), campaignId);
      this.#events = campaign?.events ?? [];
      this.#notes = campaign?.eventNotes ?? {};
      this.#storyRead = campaign?.storyRead ?? {};
      this.#missions = campaign?.missions ?? {};
    } catch {
      // Without the campaign the table names its events anew.
    }
  }

  /** Shown at once and kept with the campaign; false: it could not be stored. */
  async remember(event: string, note: EventNote): Promise<boolean> {
    this.#notes = { ...this.#notes, [event]: note };
    if (this.#campaignId === null) return true;
    try {
      const store = await sharedStore();
      const campaign = await loadCampaign(store, this.#campaignId);
      if (campaign === null) return true;
      const noted = withEventNote(campaign, event, note);
      this.#notes = noted.eventNotes;
      return (await saveCampaign(store, noted)).type === 'ok';
    } catch {
      return false;
    }
  }
}
