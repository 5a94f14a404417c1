import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import * as actions from '#ui/icons/actions.ts';
import Icon from '#ui/icons/Icon.svelte';
import * as ships from '#ui/icons/ships.ts';
import * as persons from '#ui/icons/persons.ts';
import * as crown from '#ui/icons/crown.ts';
import * as papers from '#ui/icons/papers.ts';
import * as table from '#ui/icons/table.ts';

const ALL = Object.entries({ ...actions, ...ships, ...persons, ...papers, ...crown, ...table });

test.each(ALL)('%s draws something that stays on the grid', (_, { line, solid }) => {
  const path = `${line ?? ''}${solid ?? ''}`;
  expect(path).toMatch(/^M/);
  // Absolute coordinates (after capital letters) lie on the 24 x 24 grid.
  for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(24);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(24);
  }
});

test('no two ships look the same', () => {
  const shapes = Object.values(ships).map(({ solid }) => solid);
  expect(new Set(shapes).size).toBe(6);
});

test('an icon with a label is a picture, one without is decoration', () => {
  render(Icon, { shape: table.coin, label: 'Coins' });
  expect(screen.getByRole('img', { name: 'Coins' })).toBeInTheDocument();
  const { container } = render(Icon, { shape: table.coin });
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
