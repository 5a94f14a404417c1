import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMyCards, NO_CARDS, type MyCards, type MyCardsStore } from '#catalog';
import { settings } from '#session/settings.svelte.ts';
import MyCardsPage from '#ui/my-cards/MyCardsPage.svelte';

const NOW = new Date('2026-11-18T20:00:00.000Z');

/** A store that keeps what it is given, as the real one does. */
class Shelf implements MyCardsStore {
  kept: MyCards;
  full = false;
  constructor(kept: MyCards = NO_CARDS) {
    this.kept = kept;
  }
  load(): Promise<MyCards> {
    return Promise.resolve(this.kept);
  }
  save(next: MyCards): Promise<void> {
    if (this.full) return Promise.reject(new Error('full'));
    this.kept = next;
    return Promise.resolve();
  }
}

async function open(shelf = new Shelf()) {
  const saveFile = vi.fn();
  render(MyCardsPage, { openStore: () => Promise.resolve(shelf), saveFile, now: () => NOW });
  await waitFor(() => expect(document.querySelector('.boxes')).toHaveAttribute('aria-busy', 'false'));
  return { shelf, saveFile, user: userEvent.setup() };
}

/** Types the numbers of the open form, by their labels. */
async function fill(
  user: ReturnType<typeof userEvent.setup>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, value);
    await user.tab();
  }
}

// jsdom knows no modal dialogs: here a dialog is open or it is not.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  settings.change({ language: 'en', editionWords: 'big-box-2021' });
});

describe('what is listed', () => {
  test('each box says what is known and what nobody has read', async () => {
    await open();
    expect(screen.getByText('120 cards, all known')).toBeInTheDocument();
    expect(screen.getByText('37 of 40 cards not read yet')).toBeInTheDocument();
    expect(screen.getByText('2 of 18 cards not read yet')).toBeInTheDocument();
  });

  test('the edition of 2017 asks for its flags and has no other box', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Steve Jackson Games 2017' }));
    await user.click(screen.getByText('Port Royal', { selector: '.name' }));
    expect(await screen.findByRole('button', { name: 'Enter Flag on the red ship' })).toBeVisible();
    expect(screen.queryByText('Make Sail!: the other 40 cards')).not.toBeInTheDocument();
  });

  test('all of it speaks German', async () => {
    settings.change({ language: 'de' });
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeInTheDocument();
    expect(screen.getByText('37 von 40 Karten noch nicht gelesen')).toBeInTheDocument();
    await user.click(screen.getByText('Unterwegs!: die anderen 40 Karten'));
    expect(await screen.findByRole('button', { name: '10 Matrosen eingeben' })).toBeVisible();
  });
});

describe('entering cards', () => {
  test('a card that only its kind is known of is remembered, with its date, and no longer asked for', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('Make Sail!: the other 40 cards'));
    await user.click(await screen.findByRole('button', { name: 'Enter 10 Sailors' }));
    await fill(user, { Cost: '3', 'Influence points': '1' });
    await user.click(screen.getByRole('button', { name: 'How many copies show this?: more' }));
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(shelf.kept.cards).toEqual([
      {
        edition: 'big-box-2021',
        box: 'make-sail',
        id: 'sailor-3-1',
        printed: { copies: 2 },
        readAt: NOW.toISOString(),
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Remembered: Sailor, costs 3 coins, 1 influence point.',
    );
    expect(screen.getByRole('button', { name: 'Enter 8 Sailors' })).toBeVisible();
    expect(screen.getByText(/read from your own card, 18 Nov 2026/)).toBeVisible();
    expect(screen.getByText('35 of 40 cards not read yet · 1 from you')).toBeVisible();
  });

  test('missing numbers are named and nothing is stored', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('Make Sail!: the other 40 cards'));
    await user.click(await screen.findByRole('button', { name: 'Enter 3 frigates' }));
    await fill(user, { Coins: '2' });
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Still missing: Cutlasses');
    expect(shelf.kept).toEqual(NO_CARDS);
  });

  test('a skull stands for the swords', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('Make Sail!: the other 40 cards'));
    await user.click(await screen.findByRole('button', { name: 'Enter 3 frigates' }));
    await fill(user, { Coins: '4' });
    await user.click(screen.getByRole('button', { name: 'Skull' }));
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(shelf.kept.cards.map(({ id }) => id)).toEqual(['ship-red-4-skull']);
  });

  test('a known card that shows another number becomes another card', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('Port Royal', { selector: '.name' }));
    await user.click(await screen.findByText('Known cards (120)'));
    await user.click(
      await screen.findByRole('button', { name: 'Correct Trader (blue), costs 5 coins, 2 influence points' }),
    );
    await fill(user, { 'Influence points': '1' });
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(shelf.kept.cards.map(({ id, printed }) => [id, printed])).toEqual([
      ['trader-blue-5-2', { copies: 0 }],
      ['trader-blue-5-1', { copies: 1 }],
    ]);
    expect(screen.getByText(/^not in your box/)).toBeVisible();
  });

  test('a contract gets its rewards and its seal', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('Just One More Contract: contracts'));
    await user.click(await screen.findByRole('button', { name: 'Enter Ransom' }));
    for (const [index, coins] of [9, 7, 5, 3, 1].entries())
      await fill(user, { [`Coins, place ${index + 1}`]: String(coins) });
    await fill(user, { 'Number on the seal': '-1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Letter on the seal' }), 'K');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(shelf.kept.cards[0]).toMatchObject({
      box: 'contracts',
      id: 'ransom',
      printed: { rewards: [9, 7, 5, 3, 1], seal: { number: -1, letter: 'K' } },
    });
  });

  test('a card that no list has: first what it is, then its numbers', async () => {
    const { shelf, user } = await open();
    await user.click(screen.getByText('The Adventure Begins'));
    const box = screen.getByText('The Adventure Begins').closest('details') as HTMLElement;
    await user.click(await within(box).findByRole('button', { name: 'Add another card' }));
    await user.click(screen.getByRole('radio', { name: 'Profession' }));
    await user.click(screen.getByRole('radio', { name: 'Innkeeper' }));
    await fill(user, { Cost: '5', 'Influence points': '1', 'Pays for an item': '3' });
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(shelf.kept.cards.map(({ id }) => id)).toEqual(['innkeeper-5-1-3']);
  });

  test('a full device is said, and the page shows what is really stored', async () => {
    const { shelf, user } = await open();
    shelf.full = true;
    await user.click(screen.getByText('Pirates! of Port Royal'));
    await user.click(await screen.findByRole('button', { name: 'Enter Doubloons' }));
    await fill(user, { 'Anchors on the card': '5' });
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(screen.getByRole('status')).toHaveTextContent('could not store it');
    expect(screen.queryByText(/from you/)).not.toBeInTheDocument();
  });

  test('a box that no longer adds up says so', async () => {
    const card = {
      edition: 'big-box-2021',
      box: 'gambler',
      id: 'gambler-4-1',
      printed: { copies: 1 },
      readAt: '2026-11-01',
    } as const;
    const { user } = await open(new Shelf({ cards: [card] }));
    await user.click(screen.getByText('Gambler (promo cards)'));
    expect(
      await screen.findByText(
        'By your readings the box has 3 play cards; it should have 4. Count once more.',
      ),
    ).toBeVisible();
  });

  test('a reading can be forgotten', async () => {
    const card = {
      edition: 'big-box-2021',
      box: 'pirates',
      id: 'doubloons',
      printed: { copies: 5 },
      readAt: '2026-11-01',
    } as const;
    const { shelf, user } = await open(new Shelf({ cards: [card] }));
    await user.click(screen.getByText('Pirates! of Port Royal'));
    await user.click(await screen.findByRole('button', { name: 'Forget the reading of Doubloons' }));
    expect(shelf.kept).toEqual(NO_CARDS);
  });
});

describe('files', () => {
  const theirs: MyCards = {
    cards: [
      {
        edition: 'big-box-2021',
        box: 'make-sail',
        id: 'sailor-3-1',
        printed: { copies: 6 },
        readAt: '2026-11-20',
      },
      {
        edition: 'big-box-2021',
        box: 'base',
        id: 'expedition-cc',
        printed: { influence: 5 },
        readAt: '2026-10-01',
      },
    ],
  };
  const mine: MyCards = {
    cards: [
      {
        edition: 'big-box-2021',
        box: 'base',
        id: 'expedition-cc',
        printed: { influence: 3 },
        readAt: '2026-11-01',
      },
    ],
  };

  async function choose(user: ReturnType<typeof userEvent.setup>, content: string): Promise<void> {
    await user.upload(
      document.querySelector<HTMLInputElement>('[data-import]') as HTMLInputElement,
      new File([content], 'cards.json', { type: 'application/json' }),
    );
  }

  test('what was read goes into a file', async () => {
    const { saveFile, user } = await open(new Shelf(mine));
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(saveFile).toHaveBeenCalledWith('harbormaster-cards.json', makeMyCards(mine));
    expect(screen.getByRole('status')).toHaveTextContent('1 card saved to a file.');
  });

  test('nothing read, nothing to save', async () => {
    const { saveFile, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('a file is taken over only after showing what it changes', async () => {
    const { shelf, user } = await open(new Shelf(mine));
    await choose(user, makeMyCards(theirs));
    expect(await screen.findByText('Yours is newer and stays')).toBeVisible();
    expect(shelf.kept).toBe(mine);
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(shelf.kept.cards).toEqual([...mine.cards, theirs.cards[0]]);
    expect(screen.getByRole('status')).toHaveTextContent('1 card taken over.');
  });

  test('a bad file is refused in a sentence and changes nothing', async () => {
    const { shelf, user } = await open(new Shelf(mine));
    await choose(user, makeMyCards(theirs).replace('"copies": 6', '"copies": -6'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        '“cards.json” was not taken over. Something in the file is wrong. At cards[1].printed.copies stands -6; allowed is a whole number from 0 to 60.',
      ),
    );
    expect(shelf.kept).toBe(mine);
  });
});
