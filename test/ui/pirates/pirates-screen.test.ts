// The match screen by what people see and tap: targets that are possible, outcomes in one tap, the end of a round and of a match.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { PIRATES_RULES, type Pirates } from '#session/rules.ts';
import { settings } from '#session/settings.svelte.ts';
import PiratesScreen from '#ui/pirates/PiratesScreen.svelte';
import { device, ok, RULES, tab } from '../../session/support.ts';

vi.mock('$app/navigation', () => ({ goto: vi.fn() }));

const SETUP: Setup = {
  game: 'pirates',
  edition: 'big-box-2021',
  boxes: ['pirates'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
  copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
};

let session: GameSession<Pirates>;
const user = userEvent.setup();

async function open(entries: readonly Entry[] = [], more: Partial<Setup> = {}): Promise<void> {
  const store = await tab(device());
  const { id } = ok(await newGame(store, RULES, { ...SETUP, ...more }));
  session = new GameSession(store, PIRATES_RULES);
  ok(await session.open(id));
  for (const entry of entries) ok(await session.say(entry));
  render(PiratesScreen, { session });
}

const uncounted = (): Partial<Setup> => ({ copies: undefined as never });
/** Taps and waits until what it says has been stored and shown. */
async function tap(name: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await session.catchUp();
  await tick();
}
const said = () => {
  const entry = session.steps.at(-1)?.entry;
  if (entry === undefined) return undefined;
  const { at: _, ...rest } = entry;
  return rest;
};
const instructions = () => screen.getByRole('status').textContent;

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  settings.change({ language: 'en' });
});

describe('playing a card', () => {
  it('shows ten keys with number, name and how many are still hidden', async () => {
    await open();
    const keys = within(screen.getByRole('group', { name: 'The ten cards' })).getAllByRole('button');
    expect(keys.map((key) => key.getAttribute('aria-label'))).toEqual([
      '0 Pirate Map, 2 hidden',
      '1 Doubloons, 3 hidden',
      '2 Spy Glass, 3 hidden',
      '3 Walk Plank, 3 hidden',
      '4 Hurricane, 2 hidden',
      '5 Henry Morgan, 2 hidden',
      '6 Port Royal, 3 hidden',
      '7 Blackbeard, 2 hidden',
      '8 Warships, 2 hidden',
      '9 The Black Spot, 2 hidden',
    ]);
  });

  it('says a card that needs nothing in one tap, and what hands do', async () => {
    await open();
    await tap(/^0 Pirate Map/);
    expect(said()).toEqual({ type: 'play', player: 'Ana', card: 0 });
    expect(instructions()).toContain('Ana swaps their card with the Treasure, unseen');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Round 1 Ben draws and plays');
    expect(screen.getByRole('button', { name: '0 Pirate Map, 1 hidden' })).toBeVisible();
  });

  it('[R-PIR-3] offers only targets that are possible and says who is safe, and until when', async () => {
    await open([{ type: 'play', card: 6 }]);
    expect(screen.getByText('Ana is safe in port through Cleo’s turn')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ana, safe in Port Royal/ })).toBeVisible();
    await tap(/^7 Blackbeard/);
    expect(screen.getByRole('heading', { name: 'With whom does Ben swap?' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ana' })).not.toBeInTheDocument();
    expect(screen.getByText(/Ana: in port/)).toBeVisible();
    await tap('Treasure');
    expect(said()).toEqual({ type: 'play', player: 'Ben', card: 7, target: 'treasure' });
  });

  it('[R-PIR-3] asks for no target where there is only one', async () => {
    await open([{ type: 'play', card: 6 }]);
    await tap(/^2 Spy Glass/);
    expect(said()).toEqual({ type: 'play', player: 'Ben', card: 2, target: 'Cleo' });
  });

  it('[R-PIR-4] asks which way the Hurricane blows and names who gives whom', async () => {
    await open();
    await tap(/^4 Hurricane/);
    await tap('To the right');
    expect(said()).toMatchObject({ direction: 'right' });
    expect(instructions()).toContain('Ana → Cleo, Ben → Ana, Cleo → Ben');
  });

  it('[R-PIR-4] lets the player of the Black Spot lay the other card open, or not say it', async () => {
    await open();
    await tap(/^9 The Black Spot/);
    await tap(/^4 Hurricane/);
    expect(said()).toEqual({ type: 'play', player: 'Ana', card: 9, shown: 4 });
    expect(screen.getByRole('button', { name: /^Ana, out of the round/ })).toBeVisible();
  });

  it('puts a card back that was tapped by mistake, by the key or by undo', async () => {
    await open();
    await tap(/^3 Walk Plank/);
    await tap('Another card');
    await tap(/^3 Walk Plank/);
    await tap('Undo: Walk Plank');
    expect(screen.getByRole('group', { name: 'The ten cards' })).toBeVisible();
    expect(session.steps).toEqual([]);
  });

  it('[R-PIR-5] dims a card that has been seen, says why not, and records it anyway', async () => {
    await open([
      { type: 'play', card: 0 },
      { type: 'play', card: 0 },
    ]);
    await tap('0 Pirate Map, all seen');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'All 2 copies of Pirate Map have been seen in this round.',
    );
    await tap('Record anyway');
    expect(said()).toEqual({ type: 'play', player: 'Cleo', card: 0, override: true });
  });

  it('takes a double tap as one', async () => {
    await open();
    await user.dblClick(screen.getByRole('button', { name: /^0 Pirate Map/ }));
    await session.catchUp();
    await tick();
    expect(session.steps).toHaveLength(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('plays by the digits of a keyboard', async () => {
    await open();
    await user.keyboard('6');
    await vi.waitFor(() => {
      expect(said()).toEqual({ type: 'play', player: 'Ana', card: 6 });
    });
  });
});

describe('what came of it', () => {
  it('[R-PIR-4] Spy Glass: the card that all see decides', async () => {
    await open([{ type: 'play', card: 2, target: 'Ben' }]);
    expect(screen.getByRole('heading', { name: 'Spy Glass: Ben shows the card to all' })).toBeVisible();
    await tap('9 The Black Spot, out');
    expect(said()).toEqual({ type: 'out', player: 'Ben', card: 9 });
  });

  it('[R-PIR-4] Warships: the card is discarded, another is drawn', async () => {
    await open([{ type: 'play', card: 8, target: 'Ben' }]);
    await tap('5 Henry Morgan');
    expect(said()).toEqual({ type: 'stays', card: 5 });
    expect(instructions()).toContain('Ben draws a new card from the Fate pile');
  });

  it('[R-PIR-4] Walk Plank: never asks for the card of somebody who stays', async () => {
    await open([{ type: 'play', card: 3, target: 'Ben' }]);
    const board = screen
      .getByRole('heading', { name: 'Walk Plank: Ben shows Ana the card' })
      .closest('section');
    expect(
      within(board as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent.trim().replace(/\s+/g, ' ')),
    ).toEqual(['0 Pirate Map', '1 Doubloons', '2 Spy Glass', 'Ben is out, card not named', 'Ben stays']);
    await tap('Ben stays');
    expect(said()).toEqual({ type: 'stays' });
  });

  it('takes an outcome back and puts it again at the same place', async () => {
    await open([{ type: 'play', card: 5, target: 'Ben' }]);
    await tap(/^2 Spy Glass/);
    await tap('Undo: Ben is out (Spy Glass)');
    expect(screen.getByRole('heading', { name: /^Henry Morgan:/ })).toBeVisible();
    await tap('Redo: Ben is out (Spy Glass)');
    expect(said()).toEqual({ type: 'out', player: 'Ben', card: 2 });
  });
});

describe('the end of a round', () => {
  it('[R-PIR-2] the survivors show their cards on one panel; ties all win', async () => {
    await open([{ type: 'recount', fatePile: 0 }]);
    const hand = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name} shows`) }));
    await user.click(hand('Ana').getByRole('button', { name: '7 Blackbeard' }));
    await user.click(hand('Ben').getByRole('button', { name: '7 Blackbeard' }));
    await tap('1 card to go');
    expect(screen.getByRole('alert')).toHaveTextContent('The cards of Cleo are missing');
    expect(screen.queryByRole('button', { name: 'Record anyway' })).not.toBeInTheDocument();
    await user.click(hand('Cleo').getByRole('button', { name: '3 Walk Plank' }));
    await tap('The highest wins');
    expect(said()).toEqual({ type: 'show', cards: { Ana: 7, Ben: 7, Cleo: 3 } });
    expect(instructions()).toContain('Ana and Ben win the round and take a coin each');
    expect(screen.getByRole('button', { name: /^Ben, .*1 of 3 coins/ })).toBeVisible();
  });

  it('[R-PIR-5] where nobody counts, the table says when the pile is empty', async () => {
    await open([], uncounted());
    expect(screen.getByText('not counted')).toBeVisible();
    await tap('Pile is empty');
    expect(screen.getByRole('heading', { name: 'The Fate pile is empty' })).toBeVisible();
    await tap('Cancel');
    expect(screen.getByRole('group', { name: 'The ten cards' })).toBeVisible();
  });

  it('[R-PIR-2] three coins make a Pirate King, with a rematch', async () => {
    await open([
      { type: 'round-won', players: ['Cleo'] },
      { type: 'round-won', players: ['Cleo'] },
      { type: 'round-won', players: ['Cleo'] },
    ]);
    expect(screen.getByRole('heading', { name: 'Cleo is Pirate King' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeEnabled();
    expect(screen.getByText('Same people, same cards; Ana starts.')).toBeVisible();
    await tap('Undo: round to Cleo');
    expect(screen.getByRole('group', { name: 'The ten cards' })).toBeVisible();
  });
});

describe('the table is right', () => {
  it('corrects a player in the log like any other entry', async () => {
    await open();
    await tap(/^Ben, in the round/);
    await tap('More');
    await user.click(screen.getByRole('switch', { name: 'Safe in Port Royal' }));
    await tap('Save');
    expect(said()).toEqual({ type: 'recount', wins: { Ben: 1 }, protected: ['Ben'] });
  });

  it('puts a player out, which may end the round', async () => {
    await open([], { players: ['Ana', 'Ben'] });
    await tap(/^Ben, in the round/);
    await user.click(screen.getByRole('switch', { name: 'In the round' }));
    await tap('Save');
    expect(said()).toEqual({ type: 'out', player: 'Ben', override: true });
    expect(session.state?.wins).toEqual([1, 0]);
  });

  it('shows what lies open and what is still hidden, and recounts the pile', async () => {
    await open([{ type: 'play', card: 1 }]);
    await tap(/^Piles/);
    expect(screen.getByText('Doubloons took 1 card back from the discard.')).toBeVisible();
    await tap('Fewer');
    await tap('Save');
    expect(said()).toEqual({ type: 'recount', fatePile: 19 });
  });

  it('keeps a log, the last first', async () => {
    await open([
      { type: 'play', card: 6 },
      { type: 'note', text: 'rum is out' },
    ]);
    await tap('Show everything so far');
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('2 rum is out');
    expect(lines[1]).toHaveTextContent(/^1 Port Royal/);
    expect(lines[1]).toHaveTextContent('Ana lays Port Royal on their card: safe until their next turn');
    expect(lines[2]).toHaveTextContent('The game began.');
  });
});

it('speaks German', async () => {
  settings.change({ language: 'de' });
  await open([{ type: 'play', card: 3, target: 'Ben' }]);
  expect(screen.getByRole('heading', { name: 'Über die Planke: Ben zeigt nur Ana die Karte' })).toBeVisible();
  await tap('Ben bleibt drin');
  expect(screen.getByRole('button', { name: /^Karte 4, Wirbelsturm, 2 verdeckt/ })).toBeVisible();
});
