import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { firstChoice, type Choice } from '#ui/new-game/choice.ts';
import PeoplePart from '#ui/new-game/PeoplePart.svelte';
import { marksFor, PLAYER_COLOURS, type PlayerColour } from '#ui/people/player-marks.ts';

const PEOPLE = [
  { id: '1', name: 'Ana', colour: 'rose' },
  { id: '2', name: 'Ben', colour: null },
];

beforeAll(() => {
  // jsdom has no media queries. Less motion: nothing is animated here.
  window.matchMedia = (media) => ({ ...new EventTarget(), media, matches: true }) as MediaQueryList;
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** The part with a choice that changes as on the page. */
async function show(seats: readonly string[], people = PEOPLE) {
  let choice: Choice = { ...firstChoice(null, 'big-box-2021', 'PIER'), seats };
  let wishes: ReadonlyMap<string, PlayerColour> = new Map();
  const onforget = vi.fn();
  const properties = () => ({ choice, people, wishes, onchange, onwish, onforget });
  const onchange = (next: Choice) => {
    choice = next;
    void rerender(properties());
  };
  const onwish = (next: ReadonlyMap<string, PlayerColour>) => {
    wishes = next;
    void rerender(properties());
  };
  const { rerender } = render(PeoplePart, properties());
  await rerender(properties());
  return { current: () => choice, wishes: () => wishes, onforget };
}

describe('names', () => {
  test('a remembered person sits down with one tap and stands up with another', async () => {
    const { current } = await show([]);
    const chip = screen.getByRole('button', { name: 'Ana' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(current().seats).toEqual(['Ana']);
    await userEvent.click(screen.getByRole('button', { name: 'Ana', pressed: true }));
    expect(current().seats).toEqual([]);
  });

  test('a new name is written once, and nobody twice', async () => {
    const { current } = await show(['Ana']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Cleo {Enter}');
    expect(current().seats).toEqual(['Ana', 'Cleo']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'ANA{Enter}');
    expect(current().seats).toEqual(['Ana', 'Cleo']);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'ANA sits at the table already.',
    );
  });

  test('more than five is marked as a house rule, more than seven is refused with a sentence', async () => {
    await show(['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']);
    const seats = screen.getAllByRole('listitem');
    expect(seats.filter((seat) => within(seat).queryByText('house rule') !== null)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeDisabled();
    expect(screen.getByText('The table is full: 7 seats at most.')).toBeVisible();
  });
});

describe('seats', () => {
  test('move by buttons, and say where somebody sits now', async () => {
    const { current } = await show(['Ana', 'Ben', 'Cleo']);
    expect(screen.getByRole('button', { name: 'Ana one seat up' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cleo one seat up' }));
    expect(current().seats).toEqual(['Ana', 'Cleo', 'Ben']);
    expect(screen.getByText('Cleo now has seat 2.')).toBeInTheDocument();
  });

  test('the lamp stands at whoever starts', async () => {
    const { current } = await show(['Ana', 'Ben']);
    expect(screen.getByRole('radio', { name: 'Ana starts' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Ben starts' }));
    expect(current().startPlayer).toBe('Ben');
  });

  test('lots are drawn among those who sit there', async () => {
    const { current } = await show(['Ana', 'Ben']);
    await userEvent.click(screen.getByRole('button', { name: 'Draw lots' }));
    await vi.waitFor(() => {
      expect(['Ana', 'Ben']).toContain(current().startPlayer);
    });
    expect(screen.getByRole('status')).toHaveTextContent(`${String(current().startPlayer)} starts.`);
  });

  test('one player draws no lots', async () => {
    await show(['Ana']);
    expect(screen.queryByRole('button', { name: 'Draw lots' })).not.toBeInTheDocument();
  });
});

describe('colours', () => {
  test('taking somebody’s colour swaps the two', async () => {
    const { wishes } = await show(['Ana', 'Ben']);
    await userEvent.click(screen.getByRole('button', { name: 'Ben: colour and name' }));
    const sheet = screen.getByRole('dialog', { name: 'Ben' });
    await userEvent.click(within(sheet).getByRole('radio', { name: /^rose heart/ }));
    expect(wishes().get('Ben')).toBe('rose');
    expect(wishes().get('Ana')).toBe('amber');
  });

  test('a person can be forgotten', async () => {
    const { onforget, current } = await show(['Ana', 'Ben']);
    await userEvent.click(screen.getByRole('button', { name: 'Ana: colour and name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forget this name' }));
    expect(onforget).toHaveBeenCalledExactlyOnceWith('Ana');
    expect(current().seats).toEqual(['Ben']);
  });

  test('everybody has an own one, the remembered one first', () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];
    const marks = marksFor(names, (name) => (name === 'Gus' || name === 'Ben' ? 'amber' : null));
    expect(marks.get('Ben')).toBe('amber');
    expect(new Set(marks.values()).size).toBe(PLAYER_COLOURS.length);
    expect(marksFor(names, () => 'no such colour').get('Ana')).toBe('amber');
  });
});
