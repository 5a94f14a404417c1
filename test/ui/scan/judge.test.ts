import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { apply, openTable, type Entry, type Setup, type State } from '#engine';
import type { Seen } from '#session/scan.svelte.ts';
import {
  addEntries,
  compareDisplay,
  forDisplay,
  forHarbor,
  influenceAfter,
} from '../../../src/ui/scan/judge.ts';
import { unfitSentence } from '../../../src/ui/scan/unfit-words.ts';
import { vocabulary } from '../../../src/ui/wording/cards.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben'],
  startPlayer: 'Ana',
  tracking: 'table',
  houseRules: {},
};

function after(entries: readonly Entry[], setup: Partial<Setup> = {}): State {
  const opened = openTable({ ...SETUP, ...setup }, CATALOGUE);
  if (opened.type === 'refused') throw new Error(opened.problem.field);
  return entries.reduce((state, entry) => {
    const applied = apply(state, entry);
    if (applied.type === 'refused') throw new Error(applied.obstacle.kind);
    return applied.state;
  }, opened.state);
}

const card = (id: string): Seen => ({ text: 'H1…', reading: { type: 'card', id } });

describe('a label for the harbor', () => {
  it('is a card to enter while somebody discovers', () => {
    expect(forHarbor(after([]), card('sailor-3-1'))).toEqual({ type: 'enter', id: 'sailor-3-1' });
  });

  it('asks in Trade & Hire whether the next turn begins, and never guesses', () => {
    const state = after([{ type: 'reveal', card: 'jester-5-1' }, { type: 'stop' }]);
    expect(forHarbor(state, card('sailor-3-1'))).toEqual({ type: 'next-turn', id: 'sailor-3-1' });
  });

  it('knows a card that lies in the harbor already', () => {
    const state = after([{ type: 'reveal', card: 'jester-5-1' }, { type: 'stop' }]);
    expect(forHarbor(state, card('jester-5-1'))).toEqual({ type: 'in-harbor', id: 'jester-5-1' });
  });

  it('is nothing when every copy was seen, and says how many there are', () => {
    const id = 'admiral-7-2';
    const copies = after([]).table.types.find((type) => type.id === id)?.copies ?? 0;
    const seen = Array.from({ length: copies }, (): Entry => ({ type: 'reveal', card: id }));
    const state = after(seen);
    expect(forHarbor(state, card(id))).toEqual({ type: 'all-seen', id, copies });
    const said = (language: 'en' | 'de') =>
      unfitSentence({ type: 'all-seen', id, copies: 3 }, state, vocabulary('big-box-2021', language));
    expect(said('en')).toMatch(/all 3 copies were seen already. Nothing was entered.$/);
    expect(said('de')).toMatch(/Alle 3 Karten davon wurden schon gesehen. Nichts wurde eingetragen.$/);
    // In Trade & Hire it would begin no turn either, unless it lies in the harbor.
    expect(forHarbor(after([...seen, { type: 'stop' }]), card(id)).type).toBe('in-harbor');
  });

  it('is nothing when the game is over', () => {
    expect(forHarbor(after([{ type: 'finish' }]), card('sailor-3-1'))).toEqual({ type: 'over' });
  });

  it('is nothing from a box that is not on the table', () => {
    const id = 'gambler-4-1';
    expect(forHarbor(after([]), card(id))).toEqual({ type: 'not-here', id });
    expect(forHarbor(after([], { boxes: ['base', 'gambler'] }), card(id))).toEqual({ type: 'enter', id });
  });

  it('tells contracts, games as codes, foreign and misread codes apart', () => {
    const state = after([]);
    const code = (text: string, type: 'foreign' | 'misread' | 'newer'): Seen => ({ text, reading: { type } });
    expect(forHarbor(state, card('luminary'))).toEqual({ type: 'contract' });
    expect(forHarbor(state, code('HM1/1/2/0123ABCD/XY', 'foreign'))).toEqual({ type: 'series' });
    expect(forHarbor(state, code('https://example.org', 'foreign'))).toEqual({ type: 'foreign' });
    expect(forHarbor(state, code('H1', 'misread'))).toEqual({ type: 'misread' });
    expect(forHarbor(state, code('H2', 'newer'))).toEqual({ type: 'newer' });
  });
});

describe('a label for a display', () => {
  it('is a person or an expedition, never a tax or a ship', () => {
    const state = after([]);
    expect(forDisplay(state, card('sailor-3-1')).type).toBe('card');
    expect(forDisplay(state, card('expedition-cc')).type).toBe('card');
    expect(forDisplay(state, card('tax-swords')).type).toBe('never-in-front');
    expect(forDisplay(state, card('ship-red-1-1')).type).toBe('never-in-front');
  });

  it('may be a ship where ships are kept', () => {
    const state = after([], { game: 'make-sail', boxes: ['make-sail'] });
    const ship = state.table.types.find(({ kind }) => kind === 'ship')?.id ?? '';
    expect(forDisplay(state, card(ship)).type).toBe('card');
    expect(addEntries(state, 'Ana', [ship], false)).toEqual([
      { type: 'add-card', player: 'Ana', card: ship, as: 'merchant' },
    ]);
  });
});

describe('counting a display', () => {
  const recorded: Entry[] = [
    { type: 'add-card', player: 'Ana', card: 'sailor-3-1' },
    { type: 'add-card', player: 'Ana', card: 'jester-5-1' },
  ];

  it('has nothing to enter when it is as recorded', () => {
    const found = new Map([
      ['jester-5-1', 1],
      ['sailor-3-1', 1],
    ]);
    expect(compareDisplay(after(recorded), 0, found)).toEqual({ add: [], remove: [], missing: [] });
  });

  it('finds what is missing on either side, copies counted', () => {
    const state = after(recorded);
    const { add, remove, missing } = compareDisplay(
      state,
      0,
      new Map([
        ['sailor-3-1', 2],
        ['admiral-7-2', 1],
      ]),
    );
    expect(add).toEqual([
      { type: 'add-card', player: 'Ana', card: 'sailor-3-1' },
      { type: 'add-card', player: 'Ana', card: 'admiral-7-2' },
    ]);
    expect(missing).toEqual(['jester-5-1']);
    expect(influenceAfter(state, 0, add)).toBe(1 + 1 + 1 + 2);
    expect(influenceAfter(state, 0, [...remove, ...add])).toBe(1 + 1 + 2);
  });

  it('pays for persons that were just hired', () => {
    const state = after([], { tracking: 'scores' });
    expect(addEntries(state, 'Ana', ['sailor-3-1', 'expedition-cc'], true)).toEqual([
      { type: 'add-card', player: 'Ana', card: 'sailor-3-1', paid: true },
      { type: 'add-card', player: 'Ana', card: 'expedition-cc' },
    ]);
  });
});
