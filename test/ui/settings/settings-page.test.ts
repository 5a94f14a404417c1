import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SETTINGS_KEY } from '#session/settings.ts';
import { settings } from '#session/settings.svelte.ts';
import SettingsPage from '#ui/settings/SettingsPage.svelte';

afterEach(() => {
  settings.change({ language: 'en', sound: false, textSize: 100 });
});

test('a change holds at once and is stored', async () => {
  render(SettingsPage, { version: '9.8.7' });
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(settings.current.sound).toBe(true);
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}')).toMatchObject({ sound: true });
});

test('the page speaks the language that was just chosen', async () => {
  render(SettingsPage, { version: '9.8.7' });
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Words of/ })).not.toBeInTheDocument();
});

test('the text grows to twice its size and no further', async () => {
  render(SettingsPage, { version: '9.8.7' });
  const larger = screen.getByRole('button', { name: 'Larger text' });
  for (let step = 0; step < 5; step += 1) await userEvent.click(larger);
  expect(screen.getByText('200 %')).toBeVisible();
  expect(larger).toBeDisabled();
});

test('an update check without a worker asks for a connection', async () => {
  render(SettingsPage, { version: '9.8.7' });
  expect(screen.getByText('Harbormaster 9.8.7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check for update' }));
  expect(screen.getByText('No answer. Try again with a connection.')).toBeVisible();
});
