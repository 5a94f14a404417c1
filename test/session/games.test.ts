import { afterEach, describe, expect, it } from 'vitest';
import { gameFileText, makeGameFile, type Store } from '#storage';
import { GameSession } from '#session/game.svelte.ts';
import { newGame, sameAgain, takeInGame } from '#session/games.ts';
import { myCardsIn } from '#session/my-cards.ts';
import { withPrinted } from '#session/catalog.ts';
import { device, ok, OPENING, reopened, RULES, SETUP, tab, table, typesOf } from './support.ts';

const opened: Store[] = [];
const given = async () => {
  const store = await tab(device());
  opened.push(store);
  return store;
};
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

describe('a new game', () => {
  it('is stored at once', async () => {
    const store = await given();
    const { id } = ok(await newGame(store, RULES, SETUP, { title: 'Friday' }));
    expect(ok(await store.games.load(id)).game.record).toMatchObject({
      title: 'Friday',
      showOdds: null,
      status: 'in-progress',
      standing: { players: [{ name: 'Ana', coins: 3, influence: 0 }, {}, {}] },
    });
  });

  it('remembers beside the setup whether the group wants the odds', async () => {
    const store = await given();
    const { id } = ok(await newGame(store, RULES, SETUP, { showOdds: true }));
    const session = new GameSession(store, RULES);
    ok(await session.open(id));
    expect(session.record).toMatchObject({ setup: SETUP, showOdds: true });
    const copy = ok(await session.continueAsNew());
    expect(ok(await store.games.load(copy.id)).game.record.showOdds).toBe(true);
    ok(await session.describe({ showOdds: false }));
    ok(await session.say({ type: 'note', text: 'no more odds' }));
    expect(ok(await store.games.load(id)).game.record).toMatchObject({ showOdds: false, length: 1 });
    const file = await session.exportFile();
    expect(file?.text).not.toContain('showOdds');
  });

  it('that cannot be laid out is refused and not stored', async () => {
    const store = await given();
    const players = ['A', 'B', 'C', 'D', 'E', 'F'];
    expect(await newGame(store, RULES, { ...SETUP, players })).toMatchObject({
      type: 'refused',
      problem: { field: 'setup.players' },
    });
    expect(ok(await store.games.list()).games).toEqual([]);
  });
});

describe('the same again', () => {
  const record = async (setup: typeof SETUP) => ok(await (await given()).games.create({ setup })).record;

  it('keeps people, seats, boxes and house rules, and the next one clockwise starts', async () => {
    const again = sameAgain(await record({ ...SETUP, houseRules: { claimAfterBust: true } }));
    expect(again).toEqual({ ...SETUP, houseRules: { claimAfterBust: true }, startPlayer: 'Ben' });
    expect(sameAgain(await record({ ...SETUP, startPlayer: 'Cleo' })).startPlayer).toBe('Ana');
  });

  it('leaves out what is dealt anew and what the own cards say', async () => {
    const dealt = {
      ...SETUP,
      contracts: ['jinx'],
      timeDeck: 9,
      timeDeckSetAside: 1,
      printed: { 'jester-5-1': { influence: 2 } },
    } as const;
    expect(Object.keys(sameAgain(await record(dealt))).sort()).toEqual(
      [...Object.keys(SETUP), 'startPlayer'].sort(),
    );
  });
});

describe('a game from a file', () => {
  it('is replayed, stored and playable', async () => {
    const there = await given();
    const { id } = await table(there, OPENING);
    const text = gameFileText(makeGameFile(ok(await there.games.load(id)).game));
    const here = await given();
    expect(ok(await takeInGame(here, RULES, text))).toMatchObject({ id, outcome: 'added' });
    expect(ok(await takeInGame(here, RULES, new Blob([text]))).outcome).toBe('same');
    const session = await reopened(here, id);
    expect(typesOf(session)).toEqual(OPENING.map(({ type }) => type));
    ok(await session.say({ type: 'reveal', card: 'sailor-5-2' }));
  });

  it('that breaks a rule is refused by its entry and changes nothing', async () => {
    const store = await given();
    const file = { format: 'harbormaster-game', version: 1, setup: SETUP, entries: [{ type: 'repel' }] };
    expect(await takeInGame(store, RULES, JSON.stringify(file))).toMatchObject({
      type: 'entry-refused',
      index: 0,
    });
    const badSetup = { ...file, setup: { ...SETUP, startPlayer: 'Zoe' }, entries: [] };
    expect(await takeInGame(store, RULES, JSON.stringify(badSetup))).toMatchObject({
      type: 'refused',
      refusal: { type: 'field' },
    });
    expect(await takeInGame(store, RULES, 'not a game')).toEqual({
      type: 'refused',
      refusal: { type: 'not-json' },
    });
    expect(ok(await store.games.list()).games).toEqual([]);
  });
});

describe('my cards', () => {
  const reading = {
    edition: 'big-box-2021',
    box: 'base',
    id: 'jester-5-1',
    printed: { influence: 2 },
    readAt: '2026-11-18',
  } as const;
  const other = { ...reading, id: 'sailor-3-1' } as const;

  it('are kept a record a card and come back', async () => {
    const store = await given();
    const myCards = myCardsIn(store);
    expect(await myCards.load()).toEqual({ cards: [] });
    await myCards.save({ cards: [reading, other] });
    expect((await myCardsIn(store).load()).cards).toEqual([reading, other]);
    await myCards.save({ cards: [{ ...other, printed: { influence: 3 } }] });
    expect((await myCards.load()).cards).toEqual([{ ...other, printed: { influence: 3 } }]);
  });

  it('a damaged one costs no other', async () => {
    const store = await given();
    ok(await store.cards.put({ id: 'odd', correction: { edition: 'nobody' } }));
    await myCardsIn(store).save({ cards: [reading] });
    expect((await myCardsIn(store).load()).cards).toEqual([reading]);
  });

  it('travel in the setup of a new game', async () => {
    const setup = await withPrinted(SETUP, { cards: [reading] });
    expect(setup.printed).toEqual({ 'jester-5-1': { influence: 2 } });
    expect(await withPrinted(SETUP, { cards: [] })).toEqual(SETUP);
  });
});
