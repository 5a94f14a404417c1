import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import Segmented from '#ui/controls/Segmented.svelte';
import Sheet from '#ui/controls/Sheet.svelte';
import Stepper from '#ui/controls/Stepper.svelte';
import Switch from '#ui/controls/Switch.svelte';
import TextField from '#ui/controls/TextField.svelte';
import Toast from '#ui/controls/Toast.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

describe('Switch', () => {
  test('says what it was switched to, and what it is for', async () => {
    const onchange = vi.fn();
    render(Switch, { label: 'Sound', description: 'A quiet tick', checked: false, onchange });
    const control = screen.getByRole('switch', { name: 'Sound' });
    expect(control).toHaveAccessibleDescription('A quiet tick');
    await userEvent.click(control);
    expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('Segmented', () => {
  const options = [
    { value: 'dark', label: 'Dusk' },
    { value: 'light', label: 'Day' },
  ] as const;

  test('shows the choice and tells the new one', async () => {
    const onchange = vi.fn();
    render(Segmented, { label: 'Theme', options, value: 'dark', onchange });
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dusk' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith('light');
  });
});

describe('Stepper', () => {
  test('cannot go on where there is no step', async () => {
    const onless = vi.fn();
    render(Stepper, {
      label: 'Text size',
      value: '200 %',
      lessLabel: 'Smaller',
      moreLabel: 'Larger',
      onless,
      onmore: undefined,
    });
    expect(screen.getByRole('button', { name: 'Larger' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(onless).toHaveBeenCalledOnce();
  });
});

describe('TextField', () => {
  test('tells what was typed, and says what is wrong with it', async () => {
    const onvalue = vi.fn();
    const { rerender } = render(TextField, { label: 'Name', value: '', onvalue });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'A');
    expect(onvalue).toHaveBeenLastCalledWith('A');
    expect(field).toBeValid();
    await rerender({ problem: 'Ana sits here already' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Ana sits here already');
  });
});

describe('Sheet', () => {
  beforeAll(() => {
    // jsdom knows the element but not its methods.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  test('opens with its title, and asks to be closed', async () => {
    const onclose = vi.fn();
    const properties = { title: 'Whose words?', closeLabel: 'Close', onclose, children: words('Choose') };
    const { rerender } = render(Sheet, { open: false, ...properties });
    expect(screen.queryByText('Choose')).not.toBeInTheDocument();
    await rerender({ open: true });
    expect(screen.getByRole('dialog', { name: 'Whose words?' })).toHaveTextContent('Choose');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledOnce();
    await rerender({ open: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Toast', () => {
  test('is a live region before it has anything to say', async () => {
    const { rerender } = render(Toast, { message: undefined });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await rerender({ message: 'Kept' });
    expect(screen.getByRole('status')).toHaveTextContent('Kept');
  });
});
