/**
 * Campaigns in the store, kept up to date with the games played for them, and as files. Brings store and rules together for them;
 * what a campaign is and what follows from it is `campaign.ts`.
 */
import type { FaultReason, FileRefusal, GameRecord, Store } from '#storage';
import { foundIn, type Allowed, type Entry, type State } from '#engine';
import { takeInGame } from './games.ts';
import type { Rules } from './rules.ts';
import {
  progressFrom,
  readCampaign,
  resultOf,
  withLearned,
  withoutResult,
  withResult,
  type Campaign,
} from './campaign.ts';

export type Saved = { readonly type: 'ok' } | { readonly type: 'not-stored'; readonly reason: FaultReason };

export async function listCampaigns(store: Store): Promise<readonly Campaign[] | null> {
  const listed = await store.campaigns.list();
  if (listed.type === 'not-read') return null;
  return listed.records
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .flatMap((record) => readCampaign(record) ?? []);
}

export async function loadCampaign(store: Store, id: string): Promise<Campaign | null> {
  const found = await store.campaigns.get(id);
  return found.type === 'ok' ? readCampaign(found.record) : null;
}

export function saveCampaign(store: Store, campaign: Campaign): Promise<Saved> {
  const { id, name, startedAt } = campaign;
  return store.campaigns.put({ id, name, startedAt, progress: progressFrom(campaign) });
}

export interface CampaignNow {
  readonly campaign: Campaign;
  /** Chapters on the table, the latest first. */
  readonly running: readonly GameRecord[];
}

/**
 * The campaign with what its games say by now: results of chapters that are over, events and missions met. A chapter that was
 * opened again by an undo has no result any more. Stores what has changed.
 */
export async function campaignNow(store: Store, rules: Rules, id: string): Promise<CampaignNow | null> {
  const before = await loadCampaign(store, id);
  if (before === null) return null;
  const listed = await store.games.list();
  const games = listed.type === 'ok' ? listed.games.filter(({ campaignId }) => campaignId === id) : [];
  let campaign = before;
  const running: GameRecord[] = [];
  for (const record of games) {
    const loaded = await store.games.load(record.id);
    if (loaded.type !== 'ok') continue;
    const { entries } = loaded.game;
    const state = replayed(rules, record, entries);
    const result = state === null ? null : resultOf(record, state, entries);
    campaign = withLearned(campaign, entries);
    if (result !== null) campaign = withResult(campaign, result);
    else {
      campaign = withoutResult(campaign, record.id);
      running.push(record);
    }
  }
  if (JSON.stringify(campaign) !== JSON.stringify(before)) await saveCampaign(store, campaign);
  return { campaign, running };
}

function replayed(rules: Rules, record: GameRecord, entries: readonly Entry[]): State | null {
  const table = rules.openTable(record.setup);
  if (table.type === 'refused') return null;
  let { state } = table;
  for (const entry of entries) {
    const judged = rules.apply(state, entry);
    if (judged.type === 'refused') return null;
    ({ state } = judged);
  }
  return state;
}

const FORMAT = 'harbormaster-campaign';
const LARGEST_FILE = 20_000_000;

/** The campaign with its games as one file. */
export async function campaignFile(
  store: Store,
  campaign: Campaign,
): Promise<{ readonly name: string; readonly text: string }> {
  const { makeGameFile } = await import('#storage');
  const listed = await store.games.list();
  const games = [];
  for (const record of listed.type === 'ok' ? listed.games : []) {
    if (record.campaignId !== campaign.id) continue;
    const loaded = await store.games.load(record.id);
    if (loaded.type === 'ok') games.push(makeGameFile(loaded.game));
  }
  const { id, name, startedAt } = campaign;
  const content = {
    format: FORMAT,
    version: 1,
    savedAt: store.now(),
    campaign: { id, name, startedAt, progress: progressFrom(campaign) },
    games,
  };
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'campaign';
  return { name: `${stem}.harbormaster-campaign.json`, text: JSON.stringify(content) };
}

export type TakeInCampaignResult =
  | { readonly type: 'ok'; readonly id: string; readonly games: number }
  | { readonly type: 'refused'; readonly refusal: FileRefusal }
  | { readonly type: 'not-stored'; readonly reason: FaultReason };

/** Takes in a campaign from a file. One that is here already keeps its own figures and gains the results that it lacks. */
export async function takeInCampaign(
  store: Store,
  rules: Rules,
  source: string,
): Promise<TakeInCampaignResult> {
  const { parseJson } = await import('#storage');
  const parsed = parseJson(source, LARGEST_FILE);
  if (parsed.type === 'refused') return parsed;
  const file = fieldsOf(parsed.value);
  if (file['format'] !== FORMAT) return wrong('format', file['format'], { kind: 'one-of', values: [FORMAT] });
  if (typeof file['version'] === 'number' && file['version'] > 1) {
    return { type: 'refused', refusal: { type: 'newer', found: file['version'], newest: 1 } };
  }
  const said = fieldsOf(file['campaign']);
  const { id, name, startedAt } = said;
  if (typeof id !== 'string' || id === '' || id.length > 100)
    return wrong('campaign.id', id, { kind: 'text', longest: 100 });
  if (typeof name !== 'string' || name === '' || name.length > 200)
    return wrong('campaign.name', name, { kind: 'text', longest: 200 });
  if (typeof startedAt !== 'number') return wrong('campaign.startedAt', startedAt, { kind: 'time' });
  const theirs = readCampaign({ id, name, startedAt, progress: fieldsOf(said['progress']) });
  if (theirs === null)
    return wrong('campaign.progress', said['progress'], { kind: 'fields', names: ['people', 'edition'] });
  const mine = await loadCampaign(store, id);
  const known = new Set(mine?.results.map((result) => result.id));
  const merged =
    mine === null
      ? theirs
      : {
          ...mine,
          events: [...new Set([...mine.events, ...theirs.events])],
          missions: { ...theirs.missions, ...mine.missions },
          results: [...mine.results, ...theirs.results.filter((result) => !known.has(result.id))],
        };
  const saved = await saveCampaign(store, merged);
  if (saved.type === 'not-stored') return saved;
  let games = 0;
  for (const game of Array.isArray(file['games']) ? (file['games'] as readonly unknown[]) : []) {
    const taken = await takeInGame(store, rules, JSON.stringify(game));
    if (taken.type !== 'ok') continue;
    games += 1;
    await store.games.describe(taken.id, { campaignId: id });
  }
  return { type: 'ok', id, games };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function wrong(field: string, found: unknown, allowed: Allowed): TakeInCampaignResult {
  return { type: 'refused', refusal: { type: 'field', problem: { field, found: foundIn(found), allowed } } };
}
