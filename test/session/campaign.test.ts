/** Campaigns over several evenings: what follows from each chapter, what the store keeps, and files of them. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry } from '#engine';
import {
  campaignStanding,
  chapterSetup,
  newCampaign,
  readCampaign,
  sharedOut,
  withEventNote,
  withLearned,
  withPlayCard,
  withResult,
  type Campaign,
  type ChapterResult,
} from '#session/campaign.ts';
import {
  campaignNow,
  listSeries,
  loadCampaign,
  saveCampaign,
  seriesFile,
  takeInSeries,
} from '#session/campaigns.ts';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import type { Store } from '#storage';
import { device, ok, RULES, tab } from './support.ts';

const opened: Store[] = [];
const given = async (on = device()) => {
  const store = await tab(on);
  opened.push(store);
  return store;
};
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

const fresh = (changes: Partial<Campaign> = {}): Campaign => ({
  ...newCampaign({
    id: 'friday',
    name: 'Friday crew',
    startedAt: 1,
    people: ['Ana', 'Ben', 'Cleo'],
    mode: 'cooperative',
    edition: 'big-box-2021',
  }),
  ...changes,
});

const result = (chapter: number, outcome: ChapterResult['outcome'], at: number): ChapterResult => ({
  id: `result-${String(at)}`,
  gameId: null,
  chapter,
  variable: false,
  attempt: 1,
  outcome,
  winners: [],
  people: ['Ana', 'Ben', 'Cleo'],
  playedAt: at,
  extraCoins: {},
  story: [],
  missions: [],
  cards: {},
  notes: '',
});

const quiet = (name: string): Entry[] => [
  { type: 'event', event: name },
  { type: 'reveal', card: 'settler-4-1' },
  { type: 'stop' },
  { type: 'end-turn' },
];

/** A month of two events, then Month's End that points to card 9. */
function chapter(more: readonly Entry[] = []): Entry[] {
  return [
    { type: 'story', card: '10', missions: [{ number: '13' }], cards: { 'tax-16': 1 } },
    ...more,
    ...quiet('calm'),
    ...quiet('storm'),
    { type: 'event', event: 'month-end' },
    { type: 'month-end', card9: true },
    { type: 'finish' },
  ];
}
const completed: Entry = { type: 'mission', player: 'Ana', mission: '13', override: true };

async function play(store: Store, campaign: Campaign, entries: readonly Entry[]): Promise<string> {
  const { extraCoins } = campaignStanding(campaign);
  const setup = chapterSetup(campaign, {
    people: campaign.people,
    startPlayer: 'Ana',
    tracking: 'table',
    extraCoins: sharedOut(extraCoins, campaign.people),
    variable: false,
  });
  const { id } = ok(await newGame(store, RULES, setup, { campaignId: campaign.id }));
  const session = new GameSession(store, RULES);
  ok(await session.open(id));
  for (const entry of entries) ok(await session.say(entry));
  await session.close();
  return id;
}

async function now(store: Store): Promise<Campaign> {
  const found = await campaignNow(store, RULES, 'friday');
  if (found === null) throw new Error('no campaign');
  return found.campaign;
}

describe('[R-ADV-9] a cooperative campaign', () => {
  it('goes through three chapters with one defeat, closed and opened again between them', async () => {
    const phone = device();
    const first = await given(phone);
    await saveCampaign(first, fresh());
    await play(first, await now(first), chapter([completed]));
    expect(campaignStanding(await now(first))).toMatchObject({ chapter: 2, attempt: 1, extraCoins: 0 });
    first.close();

    const second = await given(phone);
    await play(second, await now(second), chapter());
    expect(campaignStanding(await now(second))).toMatchObject({
      chapter: 2,
      attempt: 2,
      extraCoins: 3,
      last: { outcome: 'lost', missions: [{ number: '13', done: [] }], story: ['10'] },
    });
    second.close();

    const third = await given(phone);
    const before = await now(third);
    const again = await play(third, before, chapter([completed]));
    expect(ok(await third.games.load(again)).game.record.setup.adventure).toMatchObject({
      chapter: 2,
      attempt: 2,
      extraCoins: { Ana: 1, Ben: 1, Cleo: 1 },
      playCards: { 'tax-16': 2 },
    });
    const after = await now(third);
    expect(campaignStanding(after)).toMatchObject({ chapter: 3, attempt: 1, extraCoins: 0, defeats: 1 });
    expect(after.events).toEqual(['calm', 'storm']);
    // R-ADV-11: play cards stay, won or lost.
    expect(campaignStanding(after).playCards).toEqual({ 'tax-16': 3 });
  });

  it('takes a result back when its game is opened again by an undo', async () => {
    const store = await given();
    await saveCampaign(store, fresh());
    const id = await play(store, await now(store), chapter([completed]));
    expect((await now(store)).results).toHaveLength(1);
    const session = new GameSession(store, RULES);
    await session.open(id);
    await session.undo();
    await session.undo();
    await session.close();
    const found = await campaignNow(store, RULES, 'friday');
    expect(found?.campaign.results).toEqual([]);
    expect(found?.running.map((record) => record.id)).toEqual([id]);
  });

  it('gives 3, 6, 9 coins more after each failure and none in the next chapter', () => {
    let campaign = fresh();
    for (const [at, coins] of [3, 6, 9].entries()) {
      campaign = withResult(campaign, result(1, 'lost', at + 1));
      expect(campaignStanding(campaign).extraCoins).toBe(coins);
    }
    campaign = withResult(campaign, result(1, 'won', 9));
    expect(campaignStanding(campaign)).toMatchObject({ chapter: 2, extraCoins: 0, attempt: 1 });
  });

  it('honours five chapters without a defeat, and only those', () => {
    const five = [1, 2, 3, 4, 5].reduce(
      (campaign, number) => withResult(campaign, result(number, 'won', number)),
      fresh(),
    );
    expect(campaignStanding(five)).toMatchObject({ chapter: null, perfect: true });
    expect(campaignStanding(withResult(five, result(3, 'lost', 9))).perfect).toBe(false);
  });
});

describe('[R-ADV-10] a competitive campaign', () => {
  it('writes down who won a chapter: most influence among those with a trophy', async () => {
    const store = await given();
    await saveCampaign(store, fresh({ mode: 'competitive' }));
    await play(store, await now(store), [
      { type: 'story', card: '10', missions: [{ number: '14' }, { number: '16' }] },
      { type: 'add-card', player: 'Ana', card: 'admiral-9-3' },
      { type: 'add-card', player: 'Ben', card: 'sailor-3-1' },
      ...quiet('calm'),
      { type: 'event', event: 'storm' },
      { type: 'mission', player: 'Ben', mission: '14' },
      { type: 'mission', player: 'Ben', mission: '16' },
      { type: 'finish' },
    ]);
    const campaign = await now(store);
    expect(campaignStanding(campaign)).toMatchObject({
      chapter: 2,
      extraCoins: 0,
      last: { outcome: 'played', winners: ['Ben'], missions: [{ done: ['Ben'] }, { done: ['Ben'] }] },
    });
  });

  it('goes on whoever won, and is never perfect', () => {
    const five = [1, 2, 3, 4, 5].reduce(
      (campaign, number) => withResult(campaign, result(number, 'played', number)),
      fresh({ mode: 'competitive' }),
    );
    expect(campaignStanding(five)).toMatchObject({ chapter: null, perfect: false, extraCoins: 0 });
  });
});

describe('the setup of a chapter', () => {
  it('brings characters as printed, the crown track and card 9 for the number of players', () => {
    const campaign = fresh({
      characters: { Ana: 'peter-landman', Ben: 'senora-anne' },
      printedCharacters: { 'peter-landman': { coins: 4, colour: 'blue' }, 'senora-anne': { coins: 2 } },
      crownTrack: [2, 4, 7, 10, 14, 18],
      card9: { 2: { markers: 4, influence: 15 }, 3: { markers: 6, influence: 20 } },
    });
    const start = { startPlayer: 'Ben', tracking: 'table', extraCoins: {}, variable: false } as const;
    const setup = chapterSetup(campaign, { ...start, people: ['Ana', 'Ben'] });
    expect(setup).toMatchObject({ players: ['Ana', 'Ben'], mode: 'cooperative', startPlayer: 'Ben' });
    expect(setup.adventure).toMatchObject({
      characters: {
        Ana: { character: 'peter-landman', coins: 4, colour: 'blue' },
        Ben: { character: 'senora-anne', coins: 2 },
      },
      card9: { markers: 4, influence: 15 },
      crownTrack: [2, 4, 7, 10, 14, 18],
    });
    expect(RULES.openTable(setup).type).toBe('ok');
  });

  it('holds as many copies of a play card as the table says', () => {
    const story = withResult(fresh(), { ...result(1, 'won', 1), cards: { 'tax-16': 2 } });
    expect(campaignStanding(withPlayCard(story, 'tax-16', 1)).playCards).toEqual({ 'tax-16': 1 });
    expect(campaignStanding(withPlayCard(story, 'tax-16', 0)).playCards).toEqual({});
  });
});

describe('what the group has read', () => {
  const setup = () =>
    chapterSetup(fresh(), {
      people: ['Ana', 'Ben', 'Cleo'],
      startPlayer: 'Ana',
      tracking: 'table',
      extraCoins: {},
      variable: false,
    });

  it('is known when a chapter is tried again: story cards with what they brought, card 9 by players', () => {
    const first = withLearned(fresh(), setup(), [
      { type: 'story', card: '10', missions: [{ number: '13' }], cards: { 'tax-16': 1 } },
      { type: 'month-end', card9: { markers: 5, influence: 20 } },
    ]);
    expect(first.storyRead).toEqual({ 10: { missions: ['13'], cards: { 'tax-16': 1 } } });
    expect(first.card9).toEqual({ 3: { markers: 5, influence: 20 } });
    // The second time nothing is shuffled in: what it brought before still stands.
    const again = withLearned(first, setup(), [{ type: 'story', card: '10', missions: [{ number: '13' }] }]);
    expect(again.storyRead).toEqual(first.storyRead);
  });

  it('includes what an event does, until the text is emptied; it survives the store', () => {
    const noted = withEventNote(fresh(), 'storm', { phase: 'trade', text: ' ships bring 1 more ' });
    expect(noted.eventNotes).toEqual({ storm: { phase: 'trade', text: 'ships bring 1 more' } });
    const { id, name, startedAt, ...progress } = noted;
    expect(readCampaign({ id, name, startedAt, progress })).toEqual(noted);
    expect(withEventNote(noted, 'storm', { phase: 'now', text: '' }).eventNotes).toEqual({});
  });
});

describe('a campaign as a file', () => {
  it('comes to another device with its games and gives the same campaign', async () => {
    const here = await given();
    await saveCampaign(here, fresh({ notes: 'Cleo brings the snacks' }));
    await play(here, await now(here), chapter());
    const before = await now(here);
    const file = await seriesFile(here, { kind: 'campaign', campaign: before });
    expect(file.name).toBe('Friday-crew.harbormaster-campaign.json');

    const there = await given();
    expect(await takeInSeries(there, RULES, new Blob([file.text]))).toEqual({
      type: 'ok',
      id: 'friday',
      games: 1,
    });
    expect(await now(there)).toEqual(before);
    expect(await takeInSeries(there, RULES, new Blob([file.text]))).toMatchObject({ type: 'ok' });
    expect(await listSeries(there)).toHaveLength(1);
  });

  it('keeps the own figures of a campaign that is here already and adds the results it lacks', async () => {
    const here = await given();
    await saveCampaign(here, withResult(fresh({ notes: 'theirs' }), result(1, 'lost', 5)));
    const file = await seriesFile(here, {
      kind: 'campaign',
      campaign: (await loadCampaign(here, 'friday'))!,
    });
    const there = await given();
    await saveCampaign(there, fresh({ notes: 'mine' }));
    ok(await takeInSeries(there, RULES, new Blob([file.text])));
    expect(await loadCampaign(there, 'friday')).toMatchObject({
      notes: 'mine',
      results: [{ outcome: 'lost' }],
    });
  });

  it.each([
    ['{"format":"harbormaster-game"}', { type: 'field', problem: { field: 'format' } }],
    ['{"format":"harbormaster-campaign","version":9}', { type: 'newer' }],
    ['{"format":"harbormaster-campaign","campaign":{"id":"x"}}', { problem: { field: 'campaign.name' } }],
    ['{"format":"harbormaster-campaign","campaign":{"id', { type: 'cut-off' }],
    ['no', { type: 'not-json' }],
  ])('refuses %s and stores nothing', async (text, refusal) => {
    const store = await given();
    expect(await takeInSeries(store, RULES, new Blob([text]))).toMatchObject({ type: 'refused', refusal });
    expect(await listSeries(store)).toEqual([]);
  });

  it('refuses a file of 200 MB before reading it', async () => {
    const file = new Blob([]);
    Object.defineProperty(file, 'size', { value: 200_000_000 });
    expect(await takeInSeries(await given(), RULES, file)).toMatchObject({ refusal: { type: 'too-large' } });
  });

  it('leaves out what is damaged', () => {
    const record = { id: 'x', name: 'X', startedAt: 1 };
    expect(readCampaign({ ...record, progress: { people: [] } })).toBeNull();
    const campaign = readCampaign({
      ...record,
      progress: {
        people: ['Ana'],
        edition: 'big-box-2021',
        results: [{ id: 'a', outcome: 'won', chapter: 9 }, 'no'],
        missions: { 13: { number: '13', crowns: 2 }, 14: { number: 'nonsense' } },
        crownTrack: 'no',
      },
    });
    expect(campaign).toMatchObject({ people: ['Ana'], results: [], crownTrack: [] });
    expect(campaign?.missions).toEqual({ 13: { number: '13', crowns: 2 } });
  });
});
