// The script before the first paint and the app after it must agree, for every stored text and every device.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingsSession, showOnDocument } from '#session/settings.svelte.ts';
import { SETTINGS_KEY, TEXT_SIZES } from '#session/settings.ts';

const script = readFileSync('static/boot.js', 'utf8');

function boot(): void {
  // The file is a classic script: jsdom runs it as a page would.
  window.eval(script);
}

function shown(): Record<string, string | null> {
  const root = document.documentElement;
  return {
    language: root.lang,
    theme: root.dataset['theme'] ?? null,
    textSize: root.dataset['textSize'] ?? '100',
    colour: document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? null,
  };
}

beforeEach(() => {
  localStorage.clear();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.innerHTML = '<meta name="theme-color" content="unset" />';
});

const STORED = [
  null,
  'not JSON',
  'null',
  '{"language":"de"}',
  '{"language":"fr","theme":"pink","textSize":7}',
  '{"theme":"light"}',
  '{"theme":"dark","language":"en"}',
  ...TEXT_SIZES.map((textSize) => JSON.stringify({ textSize })),
];

describe.each([true, false])('on a device that prefers light: %s', (prefersLight) => {
  test.each(STORED)('stored %s', (stored) => {
    vi.stubGlobal('matchMedia', () => ({ matches: prefersLight }));
    if (stored !== null) localStorage.setItem(SETTINGS_KEY, stored);
    boot();
    const before = shown();
    const session = new SettingsSession(localStorage, navigator.languages);
    showOnDocument(session.current, prefersLight, document);
    expect(before).toEqual(shown());
  });
});

test('a German page shows nothing until the app speaks', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem(SETTINGS_KEY, '{"language":"de"}');
  boot();
  expect(document.documentElement.dataset).toHaveProperty('awaitsWords');
  showOnDocument(new SettingsSession(localStorage, []).current, false, document);
  expect(document.documentElement.dataset).not.toHaveProperty('awaitsWords');
});

test.each([
  ['148', '148px'],
  ['-3', ''],
  ['1e9', ''],
  ['a lot', ''],
])('games of the last visit were %s high: they get %s', (stored, room) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('harbormaster.home-height', stored);
  boot();
  expect(document.documentElement.style.getPropertyValue('--games')).toBe(room);
});
