import { readFileSync, readdirSync, existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, CONTRACT_IDS, ITEMS, ROLES } from '#engine';
import { makeLabelCode, readLabelCode } from '../../src/scanner/label-code.ts';

const PRINTED = JSON.parse(readFileSync('test/fixtures/labels/version-1.json', 'utf8')) as Record<
  string,
  string
>;

/** Every id that the catalogue names. */
const KNOWN: readonly string[] = [
  ...new Set([
    ...readdirSync('card-catalog')
      .map((folder) => `card-catalog/${folder}/cards.json`)
      .filter((file) => existsSync(file))
      .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { cards: { id?: string }[] }).cards)
      .flatMap(({ id }) => (id === undefined ? [] : [id])),
    ...CONTRACT_IDS,
  ]),
];

describe('label codes', () => {
  it('gives every card of the catalogue a code of ten signs, each another', () => {
    const codes = KNOWN.map((id) => makeLabelCode(id));
    expect(KNOWN.filter((_, at) => !/^H1[0-9A-Z]{8}$/.test(codes[at] ?? ''))).toEqual([]);
    expect(new Set(codes).size).toBe(KNOWN.length);
  });

  it('reads back the card that was written', () => {
    for (const id of KNOWN) expect(readLabelCode(makeLabelCode(id) ?? '')).toEqual({ type: 'card', id });
  });

  it('never changes what was printed in version 1', () => {
    expect(Object.fromEntries(Object.keys(PRINTED).map((id) => [id, makeLabelCode(id)]))).toEqual(PRINTED);
  });

  it('has a golden code for every card of the catalogue', () => {
    expect(KNOWN.filter((id) => !Object.hasOwn(PRINTED, id))).toEqual([]);
  });

  it('has a number for every role, colour, item and contract of the rules', () => {
    const cards = [
      ...ROLES.map((role) => `${role}-3-1`),
      ...COLOURS.map((colour) => `trader-${colour}-3-1`),
      ...ITEMS.map((item) => `ship-ares-crown-2-${item}`),
      ...CONTRACT_IDS,
    ];
    expect(cards.filter((id) => makeLabelCode(id) === null)).toEqual([]);
  });

  it('gives a code to cards that only a table knows', () => {
    const own = fc.oneof(
      fc
        .tuple(
          fc.constantFrom(...ROLES),
          fc.constantFrom('', ...COLOURS.map((colour) => `-${colour}`)),
          fc.nat(99),
          fc.nat(99),
          fc.oneof(
            fc.constantFrom('', '-adventure'),
            fc.nat(99).map((last) => `-${last}`),
          ),
        )
        .map(([role, colour, cost, influence, ending]) => `${role}${colour}-${cost}-${influence}${ending}`),
      fc
        .tuple(
          fc.constantFrom(...COLOURS),
          fc.oneof(fc.constant('crown'), fc.nat(99)),
          fc.oneof(fc.constant('skull'), fc.nat(99)),
          fc.constantFrom('', '-gift', ...ITEMS.map((item) => `-${item}`)),
        )
        .map(([colour, coins, swords, ending]) => `ship-${colour}-${coins}-${swords}${ending}`),
      fc
        .tuple(
          fc.nat(6),
          fc.nat(6),
          fc.nat(6),
          fc.array(fc.constantFrom(...ITEMS), { maxLength: 4 }),
          fc.nat(39),
          fc.nat(24),
        )
        .filter(([captains, priests, settlers]) => captains + priests + settlers > 0)
        .map(
          ([captains, priests, settlers, items, coins, influence]) =>
            `expedition-${'c'.repeat(captains)}${'p'.repeat(priests)}${'s'.repeat(settlers)}${items.map((item) => `-${item}`).join('')}-${coins}-${influence}-adventure`,
        ),
      fc.nat(99).map((from) => `tax-${from}`),
      fc.nat(99).map((cap) => `tax-cap-${cap}`),
    );
    fc.assert(
      fc.property(own, (id) => {
        expect(readLabelCode(makeLabelCode(id) ?? 'no code')).toEqual({ type: 'card', id });
      }),
      { numRuns: 2000 },
    );
  });

  it('tells a misread label from a foreign code', () => {
    const code = makeLabelCode('admiral-7-2') ?? '';
    const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (let at = 2; at < code.length; at += 1) {
      for (const sign of signs) {
        if (sign === code[at]) continue;
        expect(readLabelCode(code.slice(0, at) + sign + code.slice(at + 1)).type).toBe('misread');
      }
      const [left = '', right = ''] = [code[at], code[at + 1]];
      if (right === '' || left === right) continue;
      expect(readLabelCode(code.slice(0, at) + right + left + code.slice(at + 2)).type).toBe('misread');
    }
    for (const text of ['', 'H1', 'HELLO WORLD', 'https://example.org', 'HM1/1/2/0123ABCD/XY', `${code}0`]) {
      expect(readLabelCode(text)).toEqual({ type: 'foreign' });
    }
  });

  it('says that a label of a later version is newer, not wrong', () => {
    const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const readings = [...signs].flatMap((first) =>
      [...signs].map((second) => readLabelCode(`H2000000${first}${second}`).type),
    );
    expect(readings.filter((type) => type === 'newer')).toHaveLength(1);
    expect(readings.filter((type) => type === 'card')).toHaveLength(0);
  });

  it('gives no code to what is no card', () => {
    for (const id of [
      '',
      'admiral',
      'king-3-1',
      'ship-pink-1-1',
      'ship-red-3',
      'sailor-03-1',
      'tax-x',
      'x'.repeat(99),
    ]) {
      expect(makeLabelCode(id), id).toBeNull();
    }
  });

  it('reads any text without complaint', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['card', 'misread', 'newer', 'foreign']).toContain(readLabelCode(text).type);
      }),
    );
  });
});
