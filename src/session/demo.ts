/**
 * A game to look at: the real table over a store in memory, under a name of its own. Nothing of it reaches the database,
 * so neither the history nor the statistics ever see it.
 */
import type { Setup } from '#engine';
import { loadCatalogue } from './catalog.ts';
import { GameSession } from './game.svelte.ts';
import { makeRules } from './rules.ts';

export async function openDemo(setup: Setup): Promise<GameSession> {
  const [{ openStore }, catalogue] = await Promise.all([import('#storage'), loadCatalogue()]);
  const store = await openStore({ name: 'harbormaster-demo', indexedDB: null });
  const rules = makeRules(catalogue);
  const table = rules.openTable(setup);
  if (table.type === 'refused') throw new Error('The demo has a setup that the rules refuse.');
  const created = await store.games.create({ setup, progress: rules.progressOf(table.state) });
  if (created.type === 'not-stored') throw new Error('The demo could not be laid out.');
  const session = new GameSession(store, rules);
  await session.open(created.record.id);
  return session;
}
