import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { CATALOGUE } from '#catalog';
import type { Entry, Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { makeRules } from '#session/rules.ts';
import { sharedStore } from '#session/store.ts';
import { describe, expect, test, vi } from 'vitest';
import EndView from '#ui/end/EndView.svelte';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'scores',
  houseRules: {},
};

async function played(entries: readonly Entry[], setup: Setup = SETUP): Promise<GameSession> {
  const store = await sharedStore();
  const rules = makeRules(CATALOGUE);
  const created = await newGame(store, rules, setup);
  if (created.type !== 'ok') throw new Error(created.type);
  const session = new GameSession(store, rules);
  await session.open(created.id);
  for (const entry of entries) {
    const said = await session.say(entry);
    if (said.type !== 'ok') throw new Error(`${entry.type}: ${JSON.stringify(said)}`);
  }
  return session;
}

const hire = (player: string, card: string): Entry => ({ type: 'add-card', player, card });
const finish: Entry = { type: 'finish' };

describe('who won', () => {
  test('by influence, with the figures of everybody', async () => {
    const session = await played([hire('Ben', 'admiral-9-3'), hire('Ana', 'sailor-3-1'), finish]);
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Ben wins' })).toBeVisible();
    expect(screen.getByText('With 3 influence points, 2 ahead.')).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: 'Standings' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/1\s*Ben, won/);
    const figure = first?.querySelector('[data-figure="influence"][data-player="Ben"]');
    expect(figure).toHaveTextContent(/^3$/);
  });

  test('[R-END-2] by coins', async () => {
    const session = await played([{ type: 'coins', player: 'Cleo', set: 5 }, finish]);
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Cleo wins' })).toBeVisible();
    expect(screen.getByText('Tied at 0 influence points; 5 : 3 coins decide.')).toBeVisible();
  });

  test('[R-END-2] together', async () => {
    const session = await played([{ type: 'coins', player: 'Cleo', set: 1 }, finish]);
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Ana and Ben win together' })).toBeVisible();
    expect(screen.getByText('Tied at 0 influence points and at 3 coins.')).toBeVisible();
  });

  test('[R-END-3] nobody, without an expedition', async () => {
    const session = await played([finish], { ...SETUP, houseRules: { endNeedsExpedition: true } });
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Nobody wins' })).toBeVisible();
    expect(screen.getByText('Nobody has an expedition, and this table asks for one.')).toBeVisible();
  });

  test('[R-ADV-10] nobody, without the trophy', async () => {
    const adventure = { chapter: 1, attempt: 1, variable: false, characters: {}, extraCoins: {} };
    const cards = { playCards: {}, unnamedCards: 0, crownTrack: [] };
    const session = await played([finish], {
      ...SETUP,
      boxes: ['base', 'adventure'],
      adventure: { ...adventure, ...cards },
    });
    render(EndView, { session });
    expect(screen.getByText('Nobody has the trophy, and a chapter is not won without it.')).toBeVisible();
  });

  const TEAM: Setup = {
    ...SETUP,
    mode: 'cooperative',
    boxes: ['base', 'contract-cards', 'contracts'],
    players: ['Ana'],
    contracts: ['mercenary', 'explorer', 'trade-master'],
    timeDeckSetAside: 4,
  };

  test('[R-TIM-6] alone, with the rank of the Point deck', async () => {
    const session = await played(
      (TEAM.contracts ?? []).map((contract) => ({
        type: 'contract',
        player: 'Ana',
        contract,
        override: true,
      })),
      TEAM,
    );
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Won!' })).toBeVisible();
    const ranks = within(screen.getByRole('list', { name: 'Rank' })).getAllByRole('listitem');
    expect(ranks.find((rank) => rank.getAttribute('aria-current') === 'true')).toHaveTextContent('Pirate');
  });

  test('[R-TIM-4] lost, with what was open', async () => {
    const session = await played([finish], TEAM);
    render(EndView, { session });
    expect(screen.getByRole('heading', { level: 1, name: 'Lost this time' })).toBeVisible();
    expect(screen.getByText('3 contracts were still open.')).toBeVisible();
  });
});

describe('the story', () => {
  test('stands behind the chart as a table', async () => {
    const session = await played([
      hire('Ana', 'sailor-3-1'),
      { type: 'end-turn' },
      hire('Ben', 'admiral-9-3'),
      { type: 'end-turn' },
      finish,
    ]);
    render(EndView, { session });
    expect(
      screen.getByRole('img', { name: /^Chart: influence points by turn of Ana, Ben and Cleo/ }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))).toEqual([
      ['Turn', 'Ana', 'Ben', 'Cleo'],
      ['Start', '0', '0', '0'],
      ['1 · Ana', '1', '0', '0'],
      ['2 · Ben', '1', '3', '0'],
      ['3 · Ben', '1', '3', '0'],
    ]);
  });
});

describe('what comes next', () => {
  test('closing the books ends late entries, and undo opens them again', async () => {
    const session = await played(
      [
        hire('Ana', 'admiral-9-3'),
        hire('Ana', 'admiral-9-3'),
        hire('Ana', 'admiral-7-2'),
        hire('Ana', 'admiral-7-2'),
        hire('Ana', 'pirate-9-3'),
      ].concat([{ type: 'end-turn' }, { type: 'end-turn' }, { type: 'end-turn' }]),
    );
    render(EndView, { session });
    await userEvent.click(screen.getByRole('button', { name: 'Close the books' }));
    await vi.waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Close the books' })).not.toBeInTheDocument();
    });
    await session.undo();
    expect(await screen.findByRole('button', { name: 'Close the books' })).toBeVisible();
  });

  test('the result is shared as text', async () => {
    const session = await played([hire('Ben', 'admiral-9-3'), finish]);
    render(EndView, { session });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Share the result' }));
    expect(await screen.findByText('Copied. Paste it wherever you like.')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Port Royal: Ben wins');
    expect(text).toContain('1. Ben: 3 influence points, 3 coins');
    expect(text).toContain('2. Ana: 0 influence points, 3 coins');
  });
});
