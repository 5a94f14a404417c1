import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { openTable, type Consequence, type Setup } from '#engine';
import { vocabulary } from '../../src/ui/wording/cards.ts';
import { instructionsOf } from '../../src/ui/wording/instructions.ts';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben'],
  tracking: 'table',
  houseRules: {},
};

function said(consequences: readonly Consequence[], language: 'en' | 'de'): string[] {
  const opened = openTable(SETUP, CATALOGUE);
  if (opened.type === 'refused') throw new Error('refused');
  return instructionsOf(opened.state, consequences, vocabulary('big-box-2021', language));
}

describe('what hands must do in the adventure', () => {
  it('[R-ADV-10] a marker bought off: what it costs and where it goes', () => {
    const bought: Consequence[] = [
      { type: 'pay', player: 1, coins: 8, why: { kind: 'marker' } },
      { type: 'marker-to-box', player: 1 },
      { type: 'marker-freed', player: 1, place: 0 },
    ];
    expect(said(bought, 'en')).toEqual([
      'Ben pays 8 coins: marker',
      'Ben puts the leftmost marker back in the box',
    ]);
    expect(said(bought, 'de')[1]).toBe('Ben legt den linken Marker zurück in die Schachtel');
  });

  it('[R-ADV-4] Month’s End: a new event on top only while there is one', () => {
    const over = (fresh: boolean): Consequence[] => [{ type: 'month-end', month: 1, next: 4, fresh }];
    expect(said(over(true), 'en')[0]).toContain('put a new one on top: the next month has 4 turns');
    expect(said(over(false), 'en')[0]).toBe(
      'Turn the events over without shuffling: the next month has 4 turns',
    );
    expect(said(over(false), 'de')[0]).toBe(
      'Die Ereignisse ungemischt umdrehen: der nächste Monat hat 4 Züge',
    );
  });
});
