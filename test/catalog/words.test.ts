/** What cards are called in each edition and language, and how their names bend. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { BOXES, COLOURS, CONTRACT_IDS, EDITIONS, ROLES, type Card, type EditionId } from '#engine';
import {
  cardLabel,
  cardName,
  colourShort,
  contractName,
  countedTerm,
  roleName,
  roleShort,
  shipName,
  theCard,
  vocabulary,
} from '#ui/wording/cards.ts';
import { a, bare, capital, counted, the, theMany } from '#ui/wording/grammar.ts';

const LANGUAGES = ['en', 'de'] as const;
const ALL = EDITIONS.flatMap((edition) => LANGUAGES.map((language) => [edition, language] as const));
const CARDS = [
  ...new Map(BOXES.flatMap((box) => CATALOGUE.boxes[box].cards.map(({ card }) => [card.id, card]))).values(),
];

function card(id: string): Card {
  const found = CARDS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

describe('the words of every edition and language', () => {
  it.each(ALL)('%s in %s name every card, contract, role and colour', (edition, language) => {
    const words = vocabulary(edition, language);
    const names = [
      ...CARDS.flatMap((one) => [
        cardName(one, words),
        cardLabel(one, words),
        theCard(one, words, 'accusative'),
      ]),
      ...CONTRACT_IDS.map((id) => contractName(id, words)),
      ...ROLES.map((role) => roleName(role, words)),
      ...COLOURS.map((colour) => shipName(colour, words)),
    ];
    for (const name of names) expect(name).not.toMatch(/^$|undefined|null|NaN/);
  });

  it.each(ALL)('%s in %s give each role a key of its own, one to four letters', (edition, language) => {
    const words = vocabulary(edition, language);
    const keys = ROLES.map((role) => roleShort(role, words));
    expect(new Set(keys).size).toBe(ROLES.length);
    for (const key of keys) expect(key).toMatch(/^\p{L}{1,4}$/u);
    expect(new Set(COLOURS.map((colour) => colourShort(colour, words))).size).toBe(COLOURS.length);
  });

  it.each(ALL)('%s in %s give each distinct card a label of its own', (edition, language) => {
    const words = vocabulary(edition, language);
    const labels = CARDS.map((one) => cardLabel(one, words));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it.each<[EditionId, 'en' | 'de', string, string, string, string, string]>([
    ['pegasus-2014', 'en', 'frigate', 'Mademoiselle', 'sword', 'expedition', 'Lady Killer'],
    ['sjg-2017', 'en', 'red ship', 'Mademoiselle', 'saber', 'mission', 'Lady Killer'],
    ['big-box-2021', 'en', 'frigate', 'Señorita', 'cutlass', 'expedition', 'Bruja'],
    ['pegasus-2014', 'de', 'Fregatte', 'Fräulein', 'Säbel', 'Expeditionsauftrag', 'Charmeur'],
    ['sjg-2017', 'de', 'rotes Schiff', 'Fräulein', 'Säbel', 'Expeditionsauftrag', 'Charmeur'],
  ])(
    '%s in %s say %s, %s, %s, %s, %s',
    (edition, language, ship, mademoiselle, sword, expedition, contract) => {
      const words = vocabulary(edition, language);
      expect(shipName('red', words)).toBe(ship);
      expect(roleName('mademoiselle', words)).toBe(mademoiselle);
      expect(words.terms.sword.one).toBe(sword);
      expect(words.terms.expedition.one).toBe(expedition);
      expect(contractName('bruja', words)).toBe(contract);
    },
  );

  it('call a person what the edition calls it', () => {
    expect(EDITIONS.map((edition) => vocabulary(edition, 'en').terms.person.one)).toEqual([
      'person',
      'character',
      'profession',
    ]);
  });

  it('name the flag once the table has said whose it is', () => {
    const flags = { red: 'spain', blue: 'britain' } as const;
    const english = vocabulary('sjg-2017', 'en', flags);
    expect(shipName('red', english)).toBe('Spanish ship');
    expect(shipName('green', english)).toBe('green ship');
    expect(cardName(card('trader-blue-5-2'), english)).toBe('Trader (Britain)');
    const german = vocabulary('sjg-2017', 'de', flags);
    expect(theCard(card('ship-red-2-3'), german, 'accusative')).toBe('das spanische Schiff');
    expect(shipName('red', vocabulary('pegasus-2014', 'en', flags))).toBe('frigate');
  });
});

describe('names and labels', () => {
  const english = vocabulary('pegasus-2014', 'en');
  const german = vocabulary('pegasus-2014', 'de');

  it.each([
    ['ship-red-4-skull', 'frigate, 4 coins, skull', 'Fregatte, 4 Münzen, Totenkopf'],
    ['ship-yellow-1-1', 'pinnace, 1 coin, 1 sword', 'Pinasse, 1 Münze, 1 Säbel'],
    [
      'ship-blue-3-5-gift',
      'flute, 3 coins, 1 coin for another player, 5 swords',
      'Fleute, 3 Münzen, 1 Münze für jemand anderen, 5 Säbel',
    ],
    ['admiral-7-2', 'Admiral, costs 7 coins, 2 victory points', 'Admiral, kostet 7 Münzen, 2 Einflusspunkte'],
    [
      'trader-blue-5-2',
      'Trader (blue), costs 5 coins, 2 victory points',
      'Händler (blau), kostet 5 Münzen, 2 Einflusspunkte',
    ],
    [
      'expedition-ccs',
      'expedition (2 anchors, 1 house), 3 coins, 6 victory points',
      'Expeditionsauftrag (2 Anker, 1 Haus), 3 Münzen, 6 Einflusspunkte',
    ],
    ['tax-swords', 'tax increase (most swords)', 'Steuererhöhung (meiste Säbel)'],
  ])('%s is read out as "%s" and "%s"', (id, en, de) => {
    expect(cardLabel(card(id), english)).toBe(en);
    expect(cardLabel(card(id), german)).toBe(de);
  });

  it('fit into a sentence', () => {
    expect(`Discard ${theCard(card('ship-blue-1-1'), english)}`).toBe('Discard the flute');
    expect(`Lege ${theCard(card('ship-red-2-3'), german, 'accusative')} ab`).toBe('Lege die Fregatte ab');
    expect(`Lege ${theCard(card('sailor-3-1'), german, 'accusative')} ab`).toBe('Lege den Matrosen ab');
    expect(`Lege ${theCard(card('mademoiselle-7-2'), german, 'accusative')} ab`).toBe('Lege das Fräulein ab');
    expect(countedTerm(2, 'coin', german, 'dative')).toBe('2 Münzen');
  });
});

describe('grammar', () => {
  const ship = { one: 'Schiff', many: 'Schiffe', gender: 'n', adjective: 'rot' } as const;
  const pirate = { one: 'Pirat', many: 'Piraten', gender: 'm', oblique: 'Piraten' } as const;
  const flute = { one: 'Fleute', many: 'Fleuten', gender: 'f' } as const;

  it.each([
    [
      'nominative',
      'das rote Schiff',
      'ein rotes Schiff',
      'rotes Schiff',
      'die roten Schiffe',
      '2 rote Schiffe',
    ],
    [
      'accusative',
      'das rote Schiff',
      'ein rotes Schiff',
      'rotes Schiff',
      'die roten Schiffe',
      '2 rote Schiffe',
    ],
    [
      'dative',
      'dem roten Schiff',
      'einem roten Schiff',
      'rotem Schiff',
      'den roten Schiffen',
      '2 roten Schiffen',
    ],
  ] as const)(
    'bends a neuter noun with an adjective in the %s',
    (as, definite, indefinite, alone, many, two) => {
      expect(the('de', ship, as)).toBe(definite);
      expect(a('de', ship, as)).toBe(indefinite);
      expect(bare('de', ship, as)).toBe(alone);
      expect(theMany('de', ship, as)).toBe(many);
      expect(counted('de', 2, ship, as)).toBe(two);
    },
  );

  it('bends a weak masculine noun', () => {
    expect(the('de', pirate)).toBe('der Pirat');
    expect(the('de', pirate, 'accusative')).toBe('den Piraten');
    expect(a('de', pirate, 'dative')).toBe('einem Piraten');
    expect(theMany('de', pirate, 'dative')).toBe('den Piraten');
  });

  it('bends a feminine noun', () => {
    expect(the('de', flute, 'dative')).toBe('der Fleute');
    expect(a('de', flute, 'accusative')).toBe('eine Fleute');
  });

  it('knows the English articles and plurals', () => {
    expect(a('en', { one: 'Admiral', many: 'Admirals' })).toBe('an Admiral');
    expect(a('en', { one: 'ship', many: 'ships', adjective: 'red' })).toBe('a red ship');
    expect(counted('en', 1, { one: 'cutlass', many: 'cutlasses' })).toBe('1 cutlass');
    expect(counted('en', 0, { one: 'cutlass', many: 'cutlasses' })).toBe('0 cutlasses');
    expect(counted('en', -1, { one: 'coin', many: 'coins' })).toBe('−1 coin');
  });

  it('makes a capital letter', () => {
    expect(capital('frigate')).toBe('Frigate');
    expect(capital('überholt')).toBe('Überholt');
    expect(capital('')).toBe('');
  });
});
