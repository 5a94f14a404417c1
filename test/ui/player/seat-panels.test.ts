import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { CATALOGUE } from '#catalog';
import type { Setup } from '#engine';
import { GameSession } from '#session/game.svelte.ts';
import { newGame } from '#session/games.ts';
import { makeRules } from '#session/rules.ts';
import { sharedStore } from '#session/store.ts';
import { describe, expect, test } from 'vitest';
import { edgeOf, placeOf } from '#ui/player/seat-places.ts';
import SeatPanels from '#ui/player/SeatPanels.svelte';
import { TableView } from '#ui/table/table-view.svelte.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gil'];

async function tableOf(players: readonly string[]): Promise<TableView> {
  const setup: Setup = {
    game: 'port-royal',
    edition: 'big-box-2021',
    boxes: ['base'],
    mode: 'competitive',
    players,
    tracking: 'table',
    houseRules: {},
  };
  const store = await sharedStore();
  const rules = makeRules(CATALOGUE);
  const created = await newGame(store, rules, setup);
  if (created.type !== 'ok') throw new Error(created.type);
  const session = new GameSession(store, rules);
  await session.open(created.id);
  await session.say({ type: 'add-card', player: 'Ben', card: 'admiral-9-3' });
  return new TableView(session);
}

describe('panels around a tablet that lies flat', () => {
  test('say the figures of everybody and whose turn it is', async () => {
    const view = await tableOf(['Ana', 'Ben', 'Cleo']);
    render(SeatPanels, { view });
    const panels = screen.getAllByRole('button');
    expect(panels.map(({ dataset }) => dataset['player'])).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(panels[0]).toHaveClass('active');
    expect(panels[1]).toHaveTextContent(/Ben\s*3\s*3\s*0/);
    expect(panels[1]).toHaveAccessibleName(/Ben.*3 influence points/);
  });

  test('open the display of the one who taps', async () => {
    const view = await tableOf(['Ana', 'Ben', 'Cleo']);
    render(SeatPanels, { view });
    await userEvent.click(screen.getByRole('button', { name: /^Cleo/ }));
    expect(view.sheet).toEqual({ kind: 'player', seat: 2 });
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])('%i around the table: a place each, at most two to an edge', (players) => {
  const seats = NAMES.slice(0, players).map((_, seat) => seat);
  expect(new Set(seats.map((seat) => placeOf(seat, players))).size).toBe(players);
  const edges = seats.map((seat) => edgeOf(seat, players));
  for (const edge of edges) expect(edges.filter((other) => other === edge).length).toBeLessThanOrEqual(2);
  expect(edges[0]).toBe('bottom');
});
