/** A store of its own, the real rules and the built-in catalogue for every test of the session. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { CATALOGUE } from '#catalog';
import type { Entry, Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { makeRules } from '#session/rules.ts';
import { openStore, type Store } from '#storage';

export const RULES = makeRules(CATALOGUE);

export const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

/** The opening of docs/game-file.md. */
export const OPENING: readonly Entry[] = [
  { type: 'reveal', card: 'ship-blue-2-2' },
  { type: 'reveal', card: 'sailor-3-1' },
  { type: 'stop' },
  { type: 'take', player: 'Ana', card: 'sailor-3-1' },
  { type: 'take', player: 'Ben', card: 'ship-blue-2-2' },
];

let stores = 0;

export interface Device {
  readonly name: string;
  readonly factory: IDBFactory;
  readonly clock: { now: number };
}

export function device(): Device {
  stores += 1;
  return { name: `session-${String(stores)}`, factory: new IDBFactory(), clock: { now: 1_000 } };
}

/** Another tab of the same device is another store over the same database. */
export function tab({ name, factory, clock }: Device): Promise<Store> {
  return openStore({ name, indexedDB: factory, keyRange: IDBKeyRange, now: () => (clock.now += 1) });
}

export function ok<Result extends { readonly type: string }>(
  result: Result,
): Extract<Result, { readonly type: 'ok' }> {
  if (result.type !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(result)}`);
  return result as Extract<Result, { readonly type: 'ok' }>;
}

export async function table(
  store: Store,
  entries: readonly Entry[] = [],
): Promise<{ readonly id: string; readonly session: GameSession }> {
  const { id } = ok(await newGame(store, RULES, SETUP));
  const session = new GameSession(store, RULES);
  ok(await session.open(id));
  for (const entry of entries) ok(await session.say(entry));
  return { id, session };
}

export async function reopened(store: Store, id: string): Promise<GameSession> {
  const session = new GameSession(store, RULES);
  ok(await session.open(id));
  return session;
}

export const typesOf = (session: GameSession): string[] => session.steps.map(({ entry }) => entry.type);
