import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameFile } from '#engine';
import { makeFrames } from '#session/qr-series.ts';
import { settings } from '#session/settings.svelte.ts';
import { sharedStore, type FileRefusal } from '#session/store.ts';
import { gameFileText } from '#storage';
import BringInSheet from '#ui/share/BringInSheet.svelte';
import { bringIn } from '#ui/share/bring-in.ts';
import { broughtSentence } from '#ui/share/brought-sentence.ts';
import { fileRefusalSentence } from '#ui/wording/share.ts';
import { OPENING, SETUP } from '../../session/support.ts';

const FILE: GameFile = {
  format: 'harbormaster-game',
  version: 1,
  id: 'brought',
  title: 'From Ben',
  startedAt: 1_763_450_000_000,
  setup: SETUP,
  entries: OPENING,
};
const text = (change: object = {}) => gameFileText({ ...FILE, ...change });

async function storedGames(): Promise<number> {
  const listed = await (await sharedStore()).games.list();
  return listed.type === 'ok' ? listed.games.length : -1;
}

async function framesOf(file: GameFile): Promise<readonly string[]> {
  const made = await makeFrames(file);
  if (made.type !== 'ok') throw new Error(made.type);
  return made.frames;
}

beforeAll(() => {
  // jsdom knows no modal dialogs: here a dialog is open or it is not.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(async () => {
  settings.change({ language: 'en' });
  await (await sharedStore()).wipe();
});

describe('what is not a game changes nothing', () => {
  const BAD: readonly [what: string, source: string, problem: object][] = [
    ['empty', '   ', { type: 'refused', refusal: { type: 'empty' } }],
    ['cut off', text().slice(0, 300), { type: 'refused', refusal: { type: 'cut-off' } }],
    ['something else', 'hello', { type: 'refused', refusal: { type: 'not-json' } }],
    ['another JSON', '{"format":"other"}', { type: 'refused', refusal: { type: 'field' } }],
    ['of a newer version', text({ version: 99 }), { type: 'refused', refusal: { type: 'newer', found: 99 } }],
    [
      'with hostile keys',
      text().replace('"game": "port-royal"', '"__proto__": {"polluted": true}'),
      { type: 'refused', refusal: { type: 'field' } },
    ],
    ['too large', `${text()}${' '.repeat(9_000_000)}`, { type: 'refused', refusal: { type: 'too-large' } }],
    [
      'against the rules',
      text({ entries: [...OPENING, { type: 'stop' }] }),
      { type: 'entry-refused', index: 5 },
    ],
    ['a backup', '{"format":"harbormaster-backup","version":1}', { type: 'elsewhere', kind: 'backup' }],
    ['a file of cards', '{"format":"harbormaster-cards","version":1}', { type: 'elsewhere', kind: 'cards' }],
    ['half a code', 'HM1/1/2/00000000', { type: 'codes', problem: { type: 'not-a-frame' } }],
    [
      'a code of two',
      'HM1/1/2/00000000/ABC',
      { type: 'codes', problem: { type: 'incomplete', missing: [2] } },
    ],
    ['a changed code', 'HM1/1/1/00000000/ABC', { type: 'codes', problem: { type: 'damaged' } }],
  ];

  test.each(BAD)('%s', async (_, source, problem) => {
    expect(await bringIn(source)).toMatchObject(problem);
    expect(await storedGames()).toBe(0);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a code that unpacks to more than any game', async () => {
    const frames = await framesOf({ ...FILE, title: ' '.repeat(5_000_000) });
    expect(await bringIn(frames.join('\n'))).toMatchObject({ type: 'codes', problem: { type: 'too-large' } });
    expect(await storedGames()).toBe(0);
  });

  const REFUSALS: readonly FileRefusal[] = [
    { type: 'too-large', bytes: 200_000_000, limit: 8_000_000 },
    { type: 'empty' },
    { type: 'cut-off' },
    { type: 'not-json' },
    { type: 'newer', found: 3, newest: 1 },
    { type: 'unreadable' },
    {
      type: 'field',
      problem: {
        field: 'setup.players',
        found: { kind: 'missing' },
        allowed: { kind: 'list', least: 0, most: 12 },
      },
    },
  ];
  test.each(REFUSALS)('$type has a sentence in both languages that says so', (refusal) => {
    const english = fileRefusalSentence(refusal, 'en');
    const german = fileRefusalSentence(refusal, 'de');
    expect(english).toMatch(/Nothing was changed\.$/);
    expect(german).toMatch(/Nichts wurde geändert\.$/);
    expect(english).not.toMatch(/undefined|NaN|\[object/);
    expect(german).not.toMatch(/undefined|NaN|\[object/);
  });

  test('sizes are written as people write them', () => {
    expect(fileRefusalSentence({ type: 'too-large', bytes: 200_000_000, limit: 8_000_000 }, 'en')).toContain(
      '200 MB, at most 8 MB',
    );
  });
});

describe('a game comes in', () => {
  test('pasted as a file, and the sheet leads to it', async () => {
    const user = userEvent.setup();
    render(BringInSheet, { onclose: () => undefined });
    await user.click(screen.getByRole('textbox', { name: 'Or paste it here' }));
    await user.paste(text());
    await user.click(screen.getByRole('button', { name: 'Take it in' }));
    expect(await screen.findByText('The game is here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      expect.stringContaining('brought'),
    );
    expect(await storedGames()).toBe(1);
  });

  test('pasted as codes in any order', async () => {
    const frames = await framesOf(FILE);
    expect(await bringIn(frames.toReversed().join('\n'))).toEqual({
      type: 'ok',
      id: 'brought',
      outcome: 'added',
    });
    expect(await bringIn(text())).toMatchObject({ type: 'ok', outcome: 'same' });
    expect(await storedGames()).toBe(1);
  });

  test.each([
    [
      'en',
      /^Entry 6 of this game \(.+\) breaks a rule: [A-Z].+[.!?] The game was not taken in; nothing was changed\.$/,
    ],
    [
      'de',
      /^Eintrag 6 dieser Partie \(.+\) verstößt gegen eine Regel: [A-ZÄÖÜ].+[.!?] Die Partie wurde nicht/,
    ],
  ] as const)('an entry against the rules is named with its reason (%s)', async (language, sentence) => {
    const brought = await bringIn(text({ entries: [...OPENING, { type: 'stop' }] }));
    const said = broughtSentence(brought, { language, editionWords: 'big-box-2021' });
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/undefined|\[object|\.\./);
    expect(await storedGames()).toBe(0);
  });

  test('and what does not is answered in German too', async () => {
    settings.change({ language: 'de' });
    const user = userEvent.setup();
    render(BringInSheet, { onclose: () => undefined });
    await user.click(screen.getByRole('textbox', { name: 'Oder hier einfügen' }));
    await user.paste('hallo');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Das ist keine Datei von Harbormaster. Nichts wurde geändert.',
      ),
    );
  });
});
