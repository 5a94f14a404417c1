// The words of Pirates!: both languages say something everywhere, German is German, and no hidden card is ever asked for or named.
import { describe, expect, it } from 'vitest';
import { applyPirates, openPirates, type Entry, type PiratesState } from '#engine';
import { vocabulary } from '#ui/wording/cards.ts';
import { piratesWords } from '#ui/wording/pirates-screen.ts';
import { piratesInstructions, piratesRefusal } from '#ui/wording/pirates.ts';

function sentences(value: unknown, path: string): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, String((value as (...filled: unknown[]) => unknown)('Ana', 2, 3, 4))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe('the words of the match screen', () => {
  const english = new Map(sentences(piratesWords.en, 'pirates'));
  const german = new Map(sentences(piratesWords.de, 'pirates'));

  it('are the same list in both languages', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    expect(english.size).toBeGreaterThan(80);
  });

  it.each([...english])('%s says something, in German something else', (path, sentence) => {
    expect(sentence.trim()).not.toBe('');
    expect(german.get(path)?.trim()).not.toBe('');
    expect(german.get(path)).not.toBe(sentence);
  });
});

describe('what hands do', () => {
  const opened = openPirates({
    game: 'pirates',
    edition: 'big-box-2021',
    boxes: ['pirates'],
    mode: 'competitive',
    players: ['Ana', 'Ben', 'Cleo', 'Dan'],
    tracking: 'table',
    houseRules: {},
    copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
  });

  function said(entries: readonly Entry[], language: 'en' | 'de'): string[] {
    if (opened.type === 'refused') throw new Error(opened.problem.field);
    const words = vocabulary('big-box-2021', language);
    let state: PiratesState = opened.state;
    let lines: string[] = [];
    for (const entry of entries) {
      const result = applyPirates(state, entry);
      if (result.type === 'refused') return [piratesRefusal(result.obstacle, words)];
      ({ state } = result);
      lines = piratesInstructions(state, result.consequences, words);
    }
    return lines;
  }

  it.each<[string, readonly Entry[], string, string]>([
    [
      '[R-PIR-4] Henry Morgan takes a bribe',
      [{ type: 'play', card: 5, target: 'Ben' }],
      'Ben shows their card to Ana alone|Out with a card below 7, but not with Doubloons',
      'Ben zeigt die eigene Karte nur Ana|Unter 7 scheidet aus, außer mit Dublonen',
    ],
    [
      '[R-PIR-4] Hurricane past a protected player',
      [
        { type: 'play', card: 6 },
        { type: 'play', card: 4, direction: 'left' },
      ],
      'All pass their cards to the left, unseen: Ben → Cleo, Cleo → Dan, Dan → Ben|Ana is skipped: Port Royal|Cleo draws and plays',
      'Alle geben ihre Karten verdeckt nach links: Ben → Cleo, Cleo → Dan, Dan → Ben|Ana wird übergangen: Port Royal|Cleo zieht und spielt',
    ],
    [
      '[R-PIR-4] Hurricane whose direction nobody entered',
      [{ type: 'play', card: 4 }],
      'All pass their cards the way Ana chooses, unseen|Ben draws and plays',
      'Alle geben ihre Karten verdeckt weiter; Ana bestimmt die Richtung|Ben zieht und spielt',
    ],
    [
      '[R-PIR-4] Warships and an empty pile',
      [
        { type: 'recount', fatePile: 1 },
        { type: 'play', card: 8, target: 'Cleo' },
        { type: 'stays', card: 2 },
      ],
      'The Fate pile is empty: Cleo takes the Treasure as the new card|The Fate pile is empty: Ana, Ben, Cleo and Dan show their cards',
      'Der Schicksalsstapel ist leer: Cleo nimmt den Schatz als neue Karte|Der Schicksalsstapel ist leer: Ana, Ben, Cleo und Dan zeigen ihre Karten',
    ],
    [
      '[R-PIR-3] a refusal names the players and the card',
      [
        { type: 'play', card: 6 },
        { type: 'play', card: 8, target: 'Ana' },
      ],
      'Ana lies behind Port Royal: Warships cannot touch them.',
      'Ana liegt hinter Port Royal: die Karte Kriegsschiffe kommt nicht heran.',
    ],
    [
      '[R-PIR-2] one card left is one card',
      [
        { type: 'recount', fatePile: 1 },
        { type: 'show', cards: {} },
      ],
      'The round goes on: the Fate pile still has 1 card.',
      'Die Runde läuft noch: der Schicksalsstapel hat noch 1 Karte.',
    ],
  ])('%s', (_, entries, english, german) => {
    expect(said(entries, 'en').join('|')).toBe(english);
    expect(said(entries, 'de').join('|')).toBe(german);
  });
});
