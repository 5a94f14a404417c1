/**
 * Random chapters of The Adventure Begins for laws: seeded, in every mode and number of players, with story cards, missions, items,
 * lookouts, Month's Ends and card 9 as a table would meet them.
 */
import {
  apply,
  missionProgress,
  openTable,
  type AdventureSetup,
  type Catalogue,
  type Entry,
  type Setup,
  type State,
} from '#engine';
import { chanceFrom, likelyEntry, shuffled, type Chance, type RandomGame } from './random-play.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
const CHARACTERS = [
  'grace-may',
  'jacques-grandeur',
  'jean-blackbeard',
  'senora-anne',
  'don-ferdinando',
  'officer-scott',
  'peter-landman',
  'cutthroat-mary',
  'samuel-blackguard',
  'thomas-fishborn',
];
/** What such cards may look like: the printed values are not known to us. */
const PLAY_CARDS = [
  'ship-ares-1-3-book',
  'ship-ares-1-4-herbs',
  'ship-green-2-3-bread',
  'ship-red-crown-3-rum',
  'lookout-4-1',
  'innkeeper-5-1-3',
  'tybuk-brother-5-1-2',
  'captain-4-1-adventure',
  'expedition-cp-herbs-3-5-adventure',
  'tax-16',
];
const MISSIONS = ['13', '15', '30', '33', '34', '40', '41', '50', '51', '52', '14', '16', '21'];

export const MODES = ['cooperative', 'solo', 'competitive', 'variable'] as const;
export type AdventureMode = (typeof MODES)[number];

export function randomChapter(chance: Chance, mode: AdventureMode): Setup {
  const players = mode === 'solo' ? ['Ana'] : NAMES.slice(0, 2 + chance.below(3));
  const characters = shuffled(CHARACTERS, chance);
  const adventure: AdventureSetup = {
    chapter: 1 + chance.below(5),
    attempt: 1 + chance.below(3),
    variable: mode === 'variable',
    characters: Object.fromEntries(
      players
        .filter(() => chance.next() < 0.9)
        .map((name, at) => [
          name,
          {
            character: characters[at] ?? '',
            coins: 2 + chance.below(4),
            ...(chance.next() < 0.5 ? { colour: 'red' as const } : {}),
          },
        ]),
    ),
    extraCoins: chance.next() < 0.3 ? { Ana: 3 } : {},
    playCards: Object.fromEntries(PLAY_CARDS.map((id) => [id, chance.below(4)])),
    unnamedCards: chance.next() < 0.1 ? 2 : 0,
    ...(chance.next() < 0.5 ? { card9: { markers: chance.below(8), influence: chance.below(20) } } : {}),
    crownTrack: chance.next() < 0.9 ? [2, 4, 7, 10, 14, 18] : [],
  };
  return {
    game: 'port-royal',
    edition: chance.pick(['pegasus-2014', 'sjg-2017', 'big-box-2021'] as const),
    boxes: ['base', 'adventure'],
    mode: mode === 'cooperative' || mode === 'solo' ? 'cooperative' : 'competitive',
    players,
    startPlayer: chance.pick(players),
    tracking: 'table',
    houseRules: {},
    adventure,
  };
}

function unseen(state: State, wanted: number, chance: Chance): string[] {
  const cards = state.table.types.flatMap(({ id, index }) =>
    new Array<string>(state.unseen[index] ?? 0).fill(id),
  );
  return shuffled(cards, chance).slice(0, wanted);
}

/** What is likely said next. It may be refused: the caller tries another. */
function likelyInChapter(state: State, chance: Chance, story: () => string | undefined): Entry {
  const { adventure } = state;
  if (adventure === null) throw new TypeError('no adventure');
  const roll = chance.next();
  const [player] = shuffled(state.table.players, chance);
  if (state.phase === 'event' || (roll < 0.3 && (state.phase === 'bust' || state.phase === 'trade'))) {
    const [top] = adventure.events;
    return { type: 'event', event: top ?? `event ${String(adventure.month)}-${String(chance.below(99))}` };
  }
  if (adventure.monthEnds && roll < 0.6) {
    if (adventure.month > 2 && state.table.cooperative && roll < 0.3)
      return { type: 'month-end', card9: chance.next() < 0.5 ? true : { markers: 2, influence: 9 } };
    if (roll < 0.4)
      return { type: 'month-end', ...(state.table.cooperative ? {} : { buyOff: true as const }) };
    const card = story();
    if (card !== undefined)
      return {
        type: 'story',
        card,
        missions: [{ number: card, crowns: chance.below(3), first: { coins: chance.below(3) } }],
        ...(chance.next() < 0.5 ? { cards: { [chance.pick(PLAY_CARDS)]: 1 + chance.below(2) } } : {}),
      };
  }
  if (adventure.buyOff !== null && roll < 0.8)
    return { type: 'buy-marker', ...(player === undefined ? {} : { player }) };
  if (roll < 0.25) {
    const ready = state.table.players.flatMap((name, seat) =>
      adventure.missions
        .filter((mission) => missionProgress(state, seat, mission).every(({ has, needs }) => has >= needs))
        .map(({ number }): Entry => ({ type: 'mission', player: name, mission: number })),
    );
    if (ready.length > 0) return chance.pick(ready);
  }
  if (roll < 0.3 && state.phase === 'discover') {
    const top = state.table.types[adventure.topCard ?? -1]?.id;
    const [first, second, third] = unseen(state, 3, chance);
    if (first !== undefined && second !== undefined && third !== undefined)
      return { type: 'lookout', discard: [first, second], keep: top ?? third };
  }
  if (roll < 0.5) {
    const seat = state.acting;
    const [kept] = shuffled(state.players[seat]?.ships ?? [], chance);
    const card = state.table.types[kept?.card ?? -1]?.id;
    if (card !== undefined && chance.next() < 0.5) return { type: 'sell', card };
  }
  if (roll > 0.985)
    return { type: 'crowns', ...(player === undefined ? {} : { player }), add: chance.below(5) - 1 };
  const entry = likelyEntry(state, chance);
  if (entry.type === 'take' && entry.card.split('-').length > 4 && chance.next() < 0.6)
    return { ...entry, asItem: true };
  if (entry.type === 'reveal' && adventure.topCard !== null && chance.next() < 0.9)
    return { ...entry, card: state.table.types[adventure.topCard]?.id ?? entry.card };
  return entry;
}

/** Plays a chapter until it is over or `most` entries are said. */
export function randomAdventure(
  seed: number,
  catalogue: Catalogue,
  options: { mode?: AdventureMode; most?: number } = {},
): RandomGame {
  const chance = chanceFrom(seed);
  const setup = randomChapter(chance, options.mode ?? chance.pick(MODES));
  const opened = openTable(setup, catalogue);
  if (opened.type === 'refused')
    throw new Error(`${opened.problem.field}: ${JSON.stringify(opened.problem.found)}`);
  const toCome = shuffled(MISSIONS, chance);
  const states = [opened.state];
  const entries: Entry[] = [];
  let { state } = opened;
  const say = (entry: Entry): void => {
    const applied = apply(state, entry);
    if (applied.type === 'refused') return;
    entries.push(entry);
    ({ state } = applied);
    states.push(state);
  };
  say({
    type: 'story',
    card: '10',
    missions: toCome.splice(0, 1 + chance.below(3)).map((number) => ({ number, crowns: chance.below(2) })),
  });
  const most = options.most ?? 400;
  while (entries.length < most && state.ending.kind === 'none')
    say(likelyInChapter(state, chance, () => toCome.pop()));
  return { setup, entries, states };
}
