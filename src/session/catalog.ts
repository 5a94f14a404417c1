/**
 * The catalogue with what this table has read off its own cards, loaded when a game needs it and not before.
 * A new game takes the readings along in its setup; a stored game never asks here again.
 */
import type { Catalogue, Setup } from '#engine';
import type { MyCards } from '#catalog';
import { myCardsIn } from './my-cards.ts';
import { sharedStore } from './store.ts';

export async function loadCatalogue(): Promise<Catalogue> {
  return (await import('#catalog')).CATALOGUE;
}

export async function loadMyCards(): Promise<MyCards> {
  return myCardsIn(await sharedStore()).load();
}

/** The setup with what the table's own cards say about the boxes in play. */
export async function withPrinted(setup: Setup, myCards: MyCards): Promise<Setup> {
  const { printedFor } = await import('#catalog');
  const printed = printedFor(setup, myCards);
  const { printed: before, ...rest } = setup;
  const merged = { ...printed, ...before };
  return Object.keys(merged).length === 0 ? rest : { ...rest, printed: merged };
}
