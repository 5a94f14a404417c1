/**
 * One campaign on the screen: opened from the store with what its games say by now, and stored after every change.
 * It knows no words and no markup.
 */
import type { Campaign } from '#session/campaign.ts';
import { campaignNow, saveCampaign } from '#session/campaigns.ts';
import { loadTable } from '#session/open-game.ts';
import { sharedStore, type GameRecord } from '#session/store.ts';

export class CampaignDesk {
  #campaign = $state.raw<Campaign | null>(null);
  #running = $state.raw<readonly GameRecord[]>([]);
  #trouble = $state.raw<'missing' | 'not-read' | 'not-stored' | null>(null);

  get campaign(): Campaign | null {
    return this.#campaign;
  }

  get running(): readonly GameRecord[] {
    return this.#running;
  }

  get trouble(): 'missing' | 'not-read' | 'not-stored' | null {
    return this.#trouble;
  }

  async open(id: string): Promise<void> {
    try {
      const { store, rules } = await loadTable();
      const found = await campaignNow(store, rules, id);
      this.#campaign = found?.campaign ?? null;
      this.#running = found?.running ?? [];
      this.#trouble = found === null ? 'missing' : null;
    } catch {
      this.#trouble = 'not-read';
    }
  }

  /** Shown at once; what could not be stored says so. */
  async change(campaign: Campaign): Promise<void> {
    this.#campaign = campaign;
    try {
      const saved = await saveCampaign(await sharedStore(), campaign);
      this.#trouble = saved.type === 'ok' ? null : 'not-stored';
    } catch {
      this.#trouble = 'not-stored';
    }
  }
}
