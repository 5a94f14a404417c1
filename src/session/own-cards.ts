/**
 * My cards from the table: a card that comes up and that no list has is remembered for the next game, and a card that shows
 * other numbers is corrected for this game and the next. Brings the game on the table and the readings together.
 */
import type { PrintedValues } from '#catalog';
import type { BoxId, CardId, Setup } from '#engine';
import type { GameSession } from './game.svelte.ts';
import { myCardsIn } from './my-cards.ts';
import { sharedStore } from './store.ts';

/** The box of unread cards that a game is played with; null: every card is known. */
function openBox({ boxes }: Setup): BoxId | null {
  return boxes.find((box) => box === 'adventure' || box === 'make-sail') ?? null;
}

let last: Promise<unknown> = Promise.resolve();

/** Readings are counted one after the other: two quick taps must not lose one. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = last.then(work, work);
  last = run.catch(() => undefined);
  return run;
}

/** A copy that no list has came up (or, with -1, its entry was taken back). */
export function countPlayed(setup: Setup, id: CardId, copies: 1 | -1): Promise<void> {
  return inTurn(async () => {
    const box = openBox(setup);
    if (box === null) return;
    const { boxHolding, countCopies, NO_CARDS, thingOf } = await import('#catalog');
    const listedIn = boxHolding(setup, NO_CARDS, id);
    // A sixth captain of the base game is a slip of the finger, not a card of the other box.
    if (thingOf(box, id) !== 'card' || id.startsWith('tax-') || (listedIn !== null && box === 'adventure'))
      return;
    const store = await sharedStore();
    const shelf = myCardsIn(store);
    const readAt = new Date(store.now()).toISOString();
    await shelf.save(countCopies(await shelf.load(), { edition: setup.edition, box, id, readAt }, copies));
  });
}

export interface CardShows {
  /** The card of the list that shows something else. */
  readonly from: CardId;
  readonly values: PrintedValues;
  /** How many of its copies do. */
  readonly copies: number;
}

/** `later`: remembered for the next game; what was said in this one is not possible with it. */
export type Corrected = 'now' | 'later' | 'not-stored';

export function correctCard(session: GameSession, { from, values, copies }: CardShows): Promise<Corrected> {
  return inTurn(async () => {
    const setup = session.setup;
    if (setup === null) throw new Error('No game is open.');
    const { boxHolding, cardIdOf, printedFor, readCard } = await import('#catalog');
    const store = await sharedStore();
    const shelf = myCardsIn(store);
    const before = await shelf.load();
    const box = boxHolding(setup, before, from) ?? openBox(setup) ?? 'base';
    const readAt = new Date(store.now()).toISOString();
    const after = readCard(before, { edition: setup.edition, box, from, values, copies, readAt });
    if (after === null) return 'not-stored';
    try {
      await shelf.save(after);
    } catch {
      return 'not-stored';
    }
    // Which cards of the adventure are in the deck is the story's matter, not the box's.
    if (box === 'adventure') return 'later';
    const printed = printedFor(setup, after);
    const id = values.kind === 'tax' ? from : (cardIdOf(values) ?? from);
    const { [from]: _from, [id]: _id, ...others } = setup.printed ?? {};
    const shown = [...new Set([from, id])].flatMap((one) =>
      printed[one] === undefined ? [] : [[one, printed[one]] as const],
    );
    const said = { ...others, ...Object.fromEntries(shown) };
    const kept = printed[from]?.copies;
    const moved = printed[id]?.copies;
    // Copies that this game has already named by the old numbers stay as they were said.
    for (let more = 0; more < copies; more += 1) {
      const asSaid =
        id === from || kept === undefined || moved === undefined
          ? said
          : {
              ...said,
              [from]: { ...said[from], copies: kept + more },
              [id]: { ...said[id], copies: moved - more },
            };
      const result = await session.reprint(asSaid);
      if (result.type === 'ok') return 'now';
      if (result.type === 'not-stored' || asSaid === said) break;
    }
    return 'later';
  });
}
