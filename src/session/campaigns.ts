/**
 * Campaigns and leagues in the store, kept up to date with the games played for them, and as files. Brings store and rules together for
 * them; what a campaign is and what follows from it is `campaign.ts`, and for a league `league.ts`.
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
import { countsForLeague, leagueProgress, readLeague, type League } from './league.ts';

export type Saved = { readonly type: 'ok' } | { readonly type: 'not-stored'; readonly reason: FaultReason };

/** One evening after the other: a campaign of the adventure, or a league of other games. */
export type Series =
  | { readonly kind: 'campaign'; readonly campaign: Campaign }
  | { readonly kind: 'league'; readonly league: League };

function seriesFrom(record: Parameters<typeof readCampaign>[0]): Series | null {
  const league = readLeague(record);
  if (league !== null) return { kind: 'league', league };
  const campaign = readCampaign(record);
  return campaign === null ? null : { kind: 'campaign', campaign };
}

/** All of them, the latest first; null: the store cannot be read. */
export async function listSeries(store: Store): Promise<readonly Series[] | null> {
  const listed = await store.campaigns.list();
  if (listed.type === 'not-read') return null;
  return listed.records
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .flatMap((record) => seriesFrom(record) ?? []);
}

export async function loadSeries(store: Store, id: string): Promise<Series | null> {
  const found = await store.campaigns.get(id);
  return found.type === 'ok' ? seriesFrom(found.record) : null;
}

export function saveLeague(store: Store, league: League): Promise<Saved> {
  const { id, name, startedAt } = league;
  return store.campaigns.put({ id, name, startedAt, progress: leagueProgress(league) });
}

/** The games of a league, and the finished ones that belong to no series yet; the latest first. */
export async function leagueGames(
  store: Store,
  id: string,
): Promise<{ readonly own: readonly GameRecord[]; readonly free: readonly GameRecord[] } | null> {
  const listed = await store.games.list();
  if (listed.type === 'not-read') return null;
  const games = listed.games.toSorted((one, other) => other.startedAt - one.startedAt);
  return {
    own: games.filter(({ campaignId }) => campaignId === id),
    free: games.filter((game) => game.campaignId === null && countsForLeague(game)),
  };
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
    campaign = withLearned(campaign, record.setup, entries);
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

/** The campaign or league with its games as one file. */
export async function seriesFile(
  store: Store,
  series: Series,
): Promise<{ readonly name: string; readonly text: string }> {
  const { makeGameFile } = await import('#storage');
  const { id, name, startedAt } = series.kind === 'league' ? series.league : series.campaign;
  const progress = series.kind === 'league' ? leagueProgress(series.league) : progressFrom(series.campaign);
  const listed = await store.games.list();
  const games = [];
  for (const record of listed.type === 'ok' ? listed.games : []) {
    if (record.campaignId !== id) continue;
    const loaded = await store.games.load(record.id);
    if (loaded.type === 'ok') games.push(makeGameFile(loaded.game));
  }
  const content = {
    format: FORMAT,
    version: 1,
    savedAt: store.now(),
    campaign: { id, name, startedAt, progress },
    games,
  };
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'campaign';
  return { name: `${stem}.harbormaster-campaign.json`, text: JSON.stringify(content) };
}

export type TakeInSeriesResult =
  | { readonly type: 'ok'; readonly id: string; readonly games: number }
  | { readonly type: 'refused'; readonly refusal: FileRefusal }
  | { readonly type: 'not-stored'; readonly reason: FaultReason };

/** Takes in a campaign or league from a file. One that is here already keeps its own figures and gains the results that it lacks. */
export async function takeInSeries(store: Store, rules: Rules, source: Blob): Promise<TakeInSeriesResult> {
  const { parseJson, readText } = await import('#storage');
  const read = await readText(source, LARGEST_FILE);
  if (read.type === 'refused') return read;
  const parsed = parseJson(read.text, LARGEST_FILE);
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
  const theirs = seriesFrom({ id, name, startedAt, progress: fieldsOf(said['progress']) });
  if (theirs === null)
    return wrong('campaign.progress', said['progress'], { kind: 'fields', names: ['people', 'edition'] });
  const saved = await saveTogether(store, theirs, await loadSeries(store, id));
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

function saveTogether(store: Store, theirs: Series, mine: Series | null): Promise<Saved> {
  if (theirs.kind === 'league') {
    const before = mine?.kind === 'league' ? mine.league : null;
    const people = [...new Set([...(before?.people ?? []), ...theirs.league.people])];
    return saveLeague(store, before === null ? theirs.league : { ...before, people });
  }
  const { campaign } = theirs;
  if (mine?.kind !== 'campaign') return saveCampaign(store, campaign);
  const own = mine.campaign;
  const known = new Set(own.results.map((result) => result.id));
  return saveCampaign(store, {
    ...own,
    events: [...new Set([...own.events, ...campaign.events])],
    eventNotes: { ...campaign.eventNotes, ...own.eventNotes },
    storyRead: { ...campaign.storyRead, ...own.storyRead },
    card9: { ...campaign.card9, ...own.card9 },
    missions: { ...campaign.missions, ...own.missions },
    results: [...own.results, ...campaign.results.filter((result) => !known.has(result.id))],
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function wrong(field: string, found: unknown, allowed: Allowed): TakeInSeriesResult {
  return { type: 'refused', refusal: { type: 'field', problem: { field, found: foundIn(found), allowed } } };
}
