/**
 * Every screen of the app with something on it: what lies in the store, and how each one is reached. For pictures and for the tests
 * that look at all screens. Seeded, and at a fixed time: two runs see the same.
 */
import type { Page } from '@playwright/test';
import { CATALOGUE } from '#catalog';
import type { Entry, Setup, State } from '#engine';
import { makeRules, PIRATES_RULES } from '#session/rules.ts';
import { randomAdventure } from './adventure-play.ts';
import { tablePlay } from './table-play.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What must be there before anybody looks. */
  readonly ready: string;
  /** Controls to tap one after the other, from the screen to what lies on it. */
  readonly taps?: readonly string[];
  /** A field and what is set there. */
  readonly fill?: readonly [field: string, value: string];
  /** Seen with nothing in the store. */
  readonly empty?: true;
  /** What lies there after the taps. */
  readonly shows?: string;
}

/** The evening of all pictures, and where. */
export const NOW = Date.UTC(2026, 5, 19, 19, 30);
export const TIMEZONE = 'Europe/Berlin';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const rules = makeRules(CATALOGUE);
const FIVE = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];
const BASE: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};
const ALL_BOXES: Setup = {
  ...BASE,
  boxes: ['base', 'gambler', 'contract-cards', 'make-sail-mix'],
  players: FIVE,
};
const TEAM: Setup = {
  ...BASE,
  boxes: ['base', 'contract-cards', 'contracts'],
  mode: 'cooperative',
  contracts: [
    'mercenary',
    'trade-outpost',
    'luminary',
    'explorer',
    'tax-inspector',
    'jinx',
    'major-speculator',
  ],
  timeDeckSetAside: 5,
};
const PIRATES: Setup = {
  ...BASE,
  game: 'pirates',
  boxes: ['pirates'],
  players: ['Ana', 'Ben', 'Cleo', 'Dora'],
  copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
};

interface SeededGame {
  readonly id: string;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly campaignId?: string;
  readonly title?: string;
  readonly startedAt: number;
}

const entriesOf = (play: { readonly steps: readonly { readonly entry: Entry }[] }, to?: number) =>
  play.steps.slice(0, to).map(({ entry }) => entry);

/** A game up to the first moment, late enough, that is wanted. */
function upTo(seed: number, setup: Setup, from: number, wanted: (state: State) => boolean): readonly Entry[] {
  const play = tablePlay(seed, setup, CATALOGUE);
  const at = play.steps.findIndex(({ state }, index) => index >= from && wanted(state));
  if (at < 0) throw new Error(`game ${seed} has no such moment`);
  return entriesOf(play, at + 1);
}

const hire = (player: string, ...cards: string[]): Entry[] =>
  cards.map((card) => ({ type: 'add-card', player, card }));

const discovers = (state: State) => state.phase === 'discover' && state.harbor.length >= 4;
const trades = (state: State) => state.phase === 'trade' && state.harbor.length >= 4;
const isBust = (state: State) => state.phase === 'bust';

function games(): SeededGame[] {
  const late = entriesOf(tablePlay(31, BASE, CATALOGUE));
  const chapter = randomAdventure(12, CATALOGUE, { mode: 'cooperative' });
  const chapterTo = chapter.states.findLastIndex(
    (state) => state.phase === 'discover' && state.harbor.length >= 3 && state.ending.kind === 'none',
  );
  const inLeague = [41, 42, 43].map((seed, at) => ({
    id: `league-${at}`,
    setup: BASE,
    entries: entriesOf(tablePlay(seed, BASE, CATALOGUE)),
    campaignId: 'league',
    startedAt: NOW - (10 - at) * DAY,
  }));
  const five = { ...BASE, players: FIVE };
  return [
    ...inLeague,
    { id: 'over', setup: BASE, entries: late, startedAt: NOW - 3 * DAY },
    {
      id: 'five-over',
      setup: five,
      entries: entriesOf(tablePlay(44, five, CATALOGUE)),
      title: 'Birthday of Cleo',
      startedAt: NOW - 5 * DAY,
    },
    {
      id: 'scores',
      setup: { ...BASE, tracking: 'scores' },
      entries: [
        ...hire('Ana', 'sailor-3-1', 'pirate-7-2', 'expedition-cc'),
        ...hire('Ben', 'admiral-9-3', 'mademoiselle-9-3'),
        { type: 'coins', player: 'Ben', set: 12 },
      ],
      startedAt: NOW - 2 * DAY - HOUR,
    },
    { id: 'bust', setup: BASE, entries: upTo(9, BASE, 12, isBust), startedAt: NOW - 2 * DAY },
    { id: 'five', setup: five, entries: upTo(44, five, 110, discovers), startedAt: NOW - DAY - 9 * HOUR },
    {
      id: 'boxes',
      setup: ALL_BOXES,
      entries: upTo(7, ALL_BOXES, 90, discovers),
      startedAt: NOW - DAY - 8 * HOUR,
    },
    {
      id: 'boxes-trade',
      setup: ALL_BOXES,
      entries: upTo(7, ALL_BOXES, 90, trades),
      startedAt: NOW - DAY - 7 * HOUR,
    },
    {
      id: 'team',
      setup: TEAM,
      entries: [
        ...hire('Ana', 'pirate-7-2', 'sailor-3-1'),
        ...hire('Ben', 'settler-4-1'),
        ...hire('Cleo', 'priest-4-1', 'jester-5-1', 'expedition-pp'),
        { type: 'coins', player: 'Ben', set: 8 },
        { type: 'coins', player: 'Cleo', set: 12 },
        { type: 'reveal', card: 'ship-blue-1-1' },
        { type: 'reveal', card: 'sailor-5-2' },
      ],
      startedAt: NOW - DAY,
    },
    {
      id: 'solo-over',
      setup: {
        ...TEAM,
        players: ['Ana'],
        contracts: ['jinx', 'luminary', 'mercenary'],
        timeDeckSetAside: 12,
      },
      entries: [
        ...hire('Ana', 'priest-4-1', 'sailor-3-1'),
        ...['captain-4-1', 'settler-4-1', 'jester-9-3'].flatMap((card): Entry[] => [
          { type: 'reveal', card },
          { type: 'stop' },
          { type: 'end-turn' },
        ]),
      ],
      startedAt: NOW - 12 * DAY,
    },
    {
      id: 'chapter',
      setup: chapter.setup,
      entries: chapter.entries.slice(0, chapterTo),
      campaignId: 'voyage',
      startedAt: NOW - 20 * HOUR,
    },
    {
      id: 'pirates',
      setup: PIRATES,
      entries: [
        { type: 'round-won', players: ['Ben'] },
        { type: 'play', player: 'Ben', card: 6 },
        { type: 'play', player: 'Cleo', card: 3, target: 'Ana' },
        { type: 'out', player: 'Ana', card: 1 },
      ],
      startedAt: NOW - 6 * HOUR,
    },
    {
      id: 'pirates-over',
      setup: PIRATES,
      entries: ['Ben', 'Ana', 'Ben', 'Ben'].map((player) => ({ type: 'round-won', players: [player] })),
      startedAt: NOW - 8 * DAY,
    },
    { id: 'trade', setup: BASE, entries: upTo(31, BASE, 60, trades), startedAt: NOW - 3 * HOUR },
    { id: 'start', setup: BASE, entries: [], startedAt: NOW - 2 * HOUR },
    { id: 'discover', setup: BASE, entries: upTo(31, BASE, 60, discovers), startedAt: NOW - HOUR },
  ];
}

function progressOf({ setup, entries }: SeededGame) {
  const table = setup.game === 'pirates' ? PIRATES_RULES : rules;
  // Each kind of game is judged by its own rules; one at a time they fit together.
  const judge = table as typeof rules;
  const opened = judge.openTable(setup);
  if (opened.type === 'refused')
    throw new Error(`${opened.problem.field}: ${JSON.stringify(opened.problem.found)}`);
  let { state } = opened;
  for (const [at, entry] of entries.entries()) {
    const applied = judge.apply(state, entry);
    if (applied.type === 'refused')
      throw new Error(`entry ${at} ${JSON.stringify(entry)}: ${JSON.stringify(applied.obstacle)}`);
    ({ state } = applied);
  }
  return judge.progressOf(state);
}

/** All that lies in the store, as rows of its tables. */
export function seed(): Readonly<Record<string, readonly object[]>> {
  const all = games();
  return {
    games: all.map((game) => {
      const progress = progressOf(game);
      const length = game.entries.length;
      return {
        id: game.id,
        setup: game.setup,
        title: game.title ?? '',
        notes: '',
        campaignId: game.campaignId ?? null,
        showOdds: null,
        startedAt: game.startedAt,
        updatedAt: game.startedAt + HOUR / 2,
        endedAt: progress.status === 'finished' ? game.startedAt + HOUR / 2 : null,
        deletedAt: null,
        length,
        stored: length,
        revision: 1,
        changeMark: game.id,
        ...progress,
      };
    }),
    entries: all.flatMap(({ id, entries, startedAt }) =>
      entries.length === 0
        ? []
        : [
            {
              gameId: id,
              index: 0,
              said: entries.map((entry, at) => ({ ...entry, at: startedAt + at * 9000 })),
            },
          ],
    ),
    people: FIVE.map((name, seat) => ({
      id: `person-${name}`,
      name,
      key: name.toLowerCase(),
      colour: null,
      lastPlayed: NOW - (seat + 1) * DAY,
      plays: 12 - seat,
      updatedAt: NOW - DAY,
    })),
    campaigns: [
      {
        id: 'league',
        name: 'Winter league',
        startedAt: NOW - 20 * DAY,
        progress: { kind: 'league', people: ['Ana', 'Ben', 'Cleo'], notes: '' },
        updatedAt: NOW - DAY,
      },
      {
        id: 'voyage',
        name: 'Friday crew',
        startedAt: NOW - 40 * DAY,
        progress: {
          people: ['Ana', 'Ben', 'Cleo'],
          mode: 'cooperative',
          edition: 'big-box-2021',
          characters: { Ana: 'senora-anne', Ben: 'don-ferdinando', Cleo: 'grace-may' },
          crownTrack: [2, 4, 7, 10, 14, 18],
          results: [
            result('first', 1, 1, 'lost', NOW - 40 * DAY),
            result('second', 1, 2, 'won', NOW - 26 * DAY),
          ],
        },
        updatedAt: NOW - 2 * DAY,
      },
    ],
  };
}

function result(id: string, chapter: number, attempt: number, outcome: string, playedAt: number) {
  const people = ['Ana', 'Ben', 'Cleo'];
  return {
    id,
    gameId: null,
    chapter,
    variable: false,
    attempt,
    outcome,
    winners: outcome === 'won' ? people : [],
    people,
    playedAt,
    extraCoins: {},
    story: ['10', '12'],
    missions: [{ number: '13', done: ['Ana'] }],
    cards: { 'captain-4-1-adventure': 1 },
    notes: '',
  };
}

/** Puts the rows into the store of a page of the app; the list of games has answered, so all tables are there. */
export async function putSeed(page: Page, address: string, rows: ReturnType<typeof seed>): Promise<void> {
  await page.goto(`${address}/games/`);
  await page.locator('[data-loaded]').first().waitFor();
  await page.evaluate(async (tables) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('harbormaster');
      request.onsuccess = () => {
        done(request.result);
      };
      request.onerror = () => {
        fail(new Error(String(request.error)));
      };
    });
    const write = database.transaction(Object.keys(tables), 'readwrite');
    for (const [table, records] of Object.entries(tables))
      for (const record of records) write.objectStore(table).put(record);
    await new Promise<void>((done, fail) => {
      write.oncomplete = () => {
        done();
      };
      write.onerror = () => {
        fail(new Error(String(write.error)));
      };
    });
    database.close();
  }, rows);
}

const HEADING = 'h1';
const TABLE = 'main.table';
const MENU = 'header button:last-of-type';

export const SCREENS: readonly Screen[] = [
  { name: 'home-empty', path: '/', ready: HEADING, empty: true },
  { name: 'home', path: '/', ready: 'a[href*="/game/"]' },
  { name: 'games', path: '/games/', ready: '[data-loaded]' },
  { name: 'new-empty', path: '/new/', ready: '[data-action="start-game"]', empty: true },
  { name: 'new', path: '/new/?again=over', ready: '[data-action="start-game"]' },
  { name: 'new-contracts', path: '/new/?again=team', ready: '#contracts' },
  { name: 'new-pirates', path: '/new/?again=pirates', ready: '[data-action="start-game"]' },
  { name: 'table-start', path: '/game/start/', ready: TABLE },
  { name: 'table-discover', path: '/game/discover/', ready: `${TABLE}.discover` },
  { name: 'table-trade', path: '/game/trade/', ready: `${TABLE}.trade` },
  { name: 'table-bust', path: '/game/bust/', ready: `${TABLE}.bust` },
  { name: 'table-over', path: '/game/over/', ready: `${TABLE}.over h2` },
  { name: 'table-five', path: '/game/five/', ready: `${TABLE}.discover` },
  { name: 'table-boxes', path: '/game/boxes/', ready: `${TABLE}.discover` },
  { name: 'table-boxes-trade', path: '/game/boxes-trade/', ready: `${TABLE}.trade` },
  { name: 'table-scores', path: '/game/scores/', ready: `${TABLE}.scores` },
  { name: 'player', path: '/game/discover/', ready: TABLE, taps: ['.players button'], shows: 'dialog' },
  { name: 'menu', path: '/game/discover/', ready: TABLE, taps: [MENU], shows: 'dialog' },
  {
    name: 'log',
    path: '/game/discover/',
    ready: TABLE,
    taps: [MENU, 'dialog nav button'],
    shows: 'dialog ol',
  },
  {
    name: 'correct',
    path: '/game/discover/',
    ready: TABLE,
    taps: [MENU, 'dialog nav button >> nth=1'],
    shows: 'dialog select',
  },
  { name: 'table-contracts', path: '/game/team/', ready: `${TABLE}.discover` },
  {
    name: 'contracts',
    path: '/game/team/',
    ready: TABLE,
    taps: ['[data-action="time-deck"]'],
    shows: 'dialog',
  },
  { name: 'adventure', path: '/game/chapter/', ready: TABLE },
  { name: 'pirates', path: '/game/pirates/', ready: 'main.match' },
  { name: 'pirates-over', path: '/game/pirates-over/', ready: 'main.match' },
  { name: 'end', path: '/game/over/end/', ready: 'h2' },
  { name: 'end-solo', path: '/game/solo-over/end/', ready: 'h2' },
  { name: 'history-empty', path: '/history/', ready: '[data-loaded]', empty: true },
  { name: 'history', path: '/history/', ready: '[data-loaded]' },
  { name: 'stored', path: '/history/over/', ready: '[data-action="share"]' },
  {
    name: 'share',
    path: '/history/over/',
    ready: '[data-action="share"]',
    taps: ['[data-action="share"]'],
    shows: 'dialog img',
  },
  {
    name: 'replay',
    path: '/history/over/replay/',
    ready: '[data-step]',
    fill: ['input[type="range"]', '150'],
  },
  { name: 'statistics-empty', path: '/statistics/', ready: HEADING, empty: true },
  { name: 'statistics', path: '/statistics/', ready: '[data-waiting="0"]' },
  { name: 'campaigns-empty', path: '/campaigns/', ready: HEADING, empty: true },
  { name: 'campaigns', path: '/campaigns/', ready: 'a[href*="voyage"]' },
  { name: 'campaign', path: '/campaigns/voyage/', ready: '[data-part="next-time"]' },
  { name: 'league', path: '/campaigns/league/', ready: '[data-part="standings"]' },
  { name: 'chapter-start', path: '/campaigns/voyage/start/', ready: '[data-action="play-chapter"]' },
  { name: 'solo-empty', path: '/solo/', ready: HEADING, empty: true },
  { name: 'solo', path: '/solo/', ready: HEADING },
  { name: 'scan', path: '/scan/', ready: HEADING },
  { name: 'labels', path: '/labels/', ready: HEADING },
  { name: 'settings', path: '/settings/', ready: HEADING },
  { name: 'my-cards', path: '/settings/my-cards/', ready: HEADING },
  { name: 'faces', path: '/settings/faces/', ready: HEADING },
  { name: 'backup', path: '/backup/', ready: HEADING },
  { name: 'help', path: '/help/', ready: HEADING },
  { name: 'demo', path: '/demo/', ready: '.demo' },
  { name: 'no-such-page', path: '/no-such-pier/', ready: HEADING },
];

/** The store as it is, on an evening that does not move, in this theme and language. */
export async function dress(
  page: Page,
  settings: { readonly theme: 'dark' | 'light'; readonly language: 'en' | 'de'; readonly textSize?: number },
): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((stored) => {
    localStorage.setItem('harbormaster.settings', stored);
  }, JSON.stringify(settings));
}

/** Opens a screen and what lies on it. */
export async function reachScreen(page: Page, address: string, screen: Screen): Promise<void> {
  await page.goto(address + screen.path);
  await page.waitForFunction(() => document.documentElement.dataset['started'] !== undefined);
  await page.locator(screen.ready).first().waitFor({ state: 'attached' });
  for (const tap of screen.taps ?? []) await page.locator(tap).first().click();
  if (screen.fill !== undefined) await page.locator(screen.fill[0]).first().fill(screen.fill[1]);
  if (screen.shows !== undefined) await page.locator(screen.shows).first().waitFor();
}

/** Opens a screen and waits until it stands still, to the last picture. */
export async function openScreen(page: Page, address: string, screen: Screen): Promise<void> {
  await reachScreen(page, address, screen);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // What comes after the first frame, such as a part that is loaded when it is needed.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}
