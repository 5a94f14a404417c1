// A card read at the table: for this game, for the next one, and never for one that is over.
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry, Setup } from '#engine';
import { makeReport } from '#engine';
import { loadMyCards, withPrinted } from '#session/catalog.ts';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { myCardsIn } from '#session/my-cards.ts';
import { correctCard, countPlayed } from '#session/own-cards.ts';
import { sharedStore } from '#session/store.ts';
import { ok, reopened, RULES, SETUP } from './support.ts';

const SAIL: Setup = { ...SETUP, game: 'make-sail', boxes: ['make-sail'] };

async function game(setup: Setup, ...entries: Entry[]): Promise<GameSession> {
  const store = await sharedStore();
  const { id } = ok(await newGame(store, RULES, setup));
  const session = new GameSession(store, RULES);
  ok(await session.open(id));
  for (const entry of entries) ok(await session.say(entry));
  return session;
}

const reportOf = (session: GameSession) => makeReport(session.state!);
const nextSetup = async (setup: Setup) => withPrinted(setup, await loadMyCards());
const captain = (cost: number) => ({ kind: 'person', role: 'captain', cost, influence: 1 }) as const;

afterEach(async () => {
  await myCardsIn(await sharedStore()).save({ cards: [] });
});

describe('a card that no list has', () => {
  it('is remembered with its copies and is in the next deck', async () => {
    await countPlayed(SAIL, 'sailor-4-2', 1);
    await Promise.all([countPlayed(SAIL, 'sailor-4-2', 1), countPlayed(SAIL, 'ship-red-2-3', 1)]);
    const { printed } = await nextSetup(SAIL);
    // One red ship of these numbers is among the marked cards already.
    expect(printed).toEqual({ 'sailor-4-2': { copies: 2 }, 'ship-red-2-3': { copies: 2 } });
    const next = await game(await nextSetup(SAIL));
    expect(reportOf(next).unseen['sailor-4-2']).toBe(2);
    expect(reportOf(next).drawPile).toBe(60 - 9);
  });

  it('is forgotten again when its entry is taken back', async () => {
    await countPlayed(SAIL, 'sailor-4-2', 1);
    await countPlayed(SAIL, 'sailor-4-2', -1);
    expect((await loadMyCards()).cards).toEqual([]);
  });

  it('is nothing where every card is known', async () => {
    await countPlayed(SETUP, 'sailor-4-2', 1);
    expect((await loadMyCards()).cards).toEqual([]);
  });
});

describe('a card that shows other numbers', () => {
  it('counts in the running game, in its file and in the next one', async () => {
    const session = await game(SETUP, { type: 'reveal', card: 'sailor-3-1' });
    expect(await correctCard(session, { from: 'captain-4-1', values: captain(5), copies: 5 })).toBe('now');
    expect(session.setup?.printed).toEqual({ 'captain-4-1': { copies: 0 }, 'captain-5-1': { copies: 5 } });
    expect(reportOf(session)).toMatchObject({ harbor: ['sailor-3-1'], unseen: { 'captain-5-1': 5 } });
    expect(reportOf(session).unseen).not.toHaveProperty('captain-4-1');
    ok(await session.say({ type: 'reveal', card: 'captain-5-1' }));
    const again = await reopened(await sharedStore(), session.record?.id ?? '');
    expect(reportOf(again)).toEqual(reportOf(session));
    expect((await nextSetup(SETUP)).printed).toEqual(session.setup?.printed);
  });

  it('leaves what the table has already said as it was said', async () => {
    const session = await game(SETUP, { type: 'reveal', card: 'captain-4-1' });
    expect(await correctCard(session, { from: 'captain-4-1', values: captain(5), copies: 5 })).toBe('now');
    expect(reportOf(session)).toMatchObject({
      harbor: ['captain-4-1'],
      unseen: { 'captain-5-1': 4 },
      drawPile: 119 - 9 - 1,
    });
  });

  it('says what a tax increase takes, though its name stays', async () => {
    const session = await game(SETUP);
    const values = {
      kind: 'tax',
      from: 10,
      loses: { kind: 'half' },
      bonus: 'most-swords',
      coins: 2,
    } as const;
    expect(await correctCard(session, { from: 'tax-swords', values, copies: 2 })).toBe('now');
    ok(await session.say({ type: 'coins', player: 'Ana', set: 10 }));
    ok(await session.say({ type: 'reveal', card: 'tax-swords' }));
    expect(reportOf(session).players[0]?.coins).toBe(5 + 2);
  });

  it('never changes a finished game', async () => {
    const session = await game(SETUP, { type: 'reveal', card: 'sailor-3-1' }, { type: 'finish' });
    const before = reportOf(session);
    expect(await correctCard(session, { from: 'captain-4-1', values: captain(5), copies: 5 })).toBe('later');
    expect(session.setup?.printed).toBeUndefined();
    expect(reportOf(await reopened(await sharedStore(), session.record?.id ?? ''))).toEqual(before);
    expect((await loadMyCards()).cards).toHaveLength(2);
  });

  it('reaches another tab that has the game open', async () => {
    const session = await game(SETUP, { type: 'reveal', card: 'sailor-3-1' });
    const other = await reopened(await sharedStore(), session.record?.id ?? '');
    await correctCard(session, { from: 'captain-4-1', values: captain(5), copies: 5 });
    await other.catchUp();
    expect(reportOf(other)).toEqual(reportOf(session));
  });
});
