/** The check of the catalogue files: clean as they stand, and every number in them is held by something that can fail. */
import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_PATHS,
  checkCatalogue,
  describeCatalogueFault,
} from '../../src/catalog/check-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

type Json = { [key: string]: unknown };

/** Says each fault in a line, so that a failure names the file, the field and the reason. */
function allFaultsOf(files: Readonly<Record<string, unknown>>): string[] {
  return checkCatalogue(files).map(describeCatalogueFault);
}

/** What is wrong with the files as they stand: one test says it, and the others look at what a change brings. */
const STANDING = allFaultsOf(readCatalogue());

function faultsOf(files: Readonly<Record<string, unknown>>): string[] {
  return allFaultsOf(files).filter((fault) => !STANDING.includes(fault));
}

function changed(file: string, change: (content: Json) => void): Record<string, unknown> {
  const files = readCatalogue();
  change(files[file] as Json);
  return files;
}

interface NumberPlace {
  readonly name: string;
  readonly holder: Json;
  readonly key: string;
}

/** Every number of a value, with the object that holds it. */
function numbersIn(value: unknown, name: string): NumberPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const place = `${name}/${key}`;
    return typeof inner === 'number'
      ? [{ name: place, holder: value as Json, key }]
      : numbersIn(inner, place);
  });
}

/** Every number with no source, neither beside it nor further out. */
function numbersWithoutSource(value: unknown, name: string): string[] {
  if (typeof value === 'number') return [name];
  if (typeof value !== 'object' || value === null || ('source' in value && 'confidence' in value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersWithoutSource(inner, `${name}/${key}`));
}

describe('the files of the catalogue', () => {
  it('have no fault', () => {
    expect(STANDING).toEqual([]);
  });

  it('are exactly those that are known', () => {
    expect(Object.keys(readCatalogue()).sort()).toEqual([...CATALOGUE_PATHS].sort());
  });

  const files = readCatalogue();
  it.each(CATALOGUE_PATHS)('hold every number of %s in a second place: changing one fails', (file) => {
    const unnoticed = numbersIn(files[file], file).filter(({ holder, key }) => {
      const before = holder[key] as number;
      holder[key] = before + 1;
      const noticed = checkCatalogue({ 'sources.json': files['sources.json'], [file]: files[file] }).some(
        (fault) => fault.file === file,
      );
      holder[key] = before;
      return !noticed;
    });
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
    expect(faultsOf(files)).toEqual([]);
  });
});

describe('every number', () => {
  it.each(CATALOGUE_PATHS.filter((path) => !path.startsWith('words/')))(
    'of %s has a source and a confidence',
    (file) => {
      expect(numbersWithoutSource(readCatalogue()[file], file)).toEqual([]);
    },
  );
});

describe('a changed number is named', () => {
  it('by the card whose id no longer fits', () => {
    const files = changed('base/cards.json', (content) => {
      ((content['cards'] as Json[])[0] as Json)['cost'] = 4;
    });
    expect(faultsOf(files)).toEqual([
      'card-catalog/base/cards.json: cards[0].id: the id is trader-black-3-1, but the printed numbers make trader-black-4-1',
    ]);
  });

  it('by the sum that no longer holds', () => {
    const files = changed('base/cards.json', (content) => {
      const line = (content['cards'] as Json[]).find(({ id }) => id === 'expedition-ccs') as Json;
      line['influence'] = 5;
    });
    expect(faultsOf(files)).toEqual([
      'card-catalog/base/cards.json: sums[expedition].influence: counted 28, stated 29',
    ]);
  });

  it('[R-ABI-1] by the rule that says otherwise', () => {
    const files = changed('roles.json', (content) => {
      const admiral = (content['roles'] as Json)['admiral'] as { abilities: Json[] };
      (admiral.abilities[0] as Json)['coins'] = 3;
    });
    expect(faultsOf(files)).toEqual([
      'card-catalog/roles.json: roles.admiral.abilities[0].coins: R-ABI-1 says 2, found 3',
    ]);
  });

  it.each<[string, (contract: Json) => void, string]>([
    [
      'a reward',
      (contract) => (contract['rewards'] = [3, 3, 1, 0, 0]),
      'sums.rewards.bruja: counted 7, stated 6',
    ],
    [
      'the number on a seal',
      (contract) => (contract['seal'] = { number: 0, letter: 'G' }),
      'sums.seals.bruja: counted 0 G, stated 1 G',
    ],
    [
      'the letter on a seal',
      (contract) => (contract['seal'] = { number: 1, letter: 'H' }),
      'sums.seals.bruja: counted 1 H, stated 1 G',
    ],
  ])('by the contract: %s', (_what, change, reason) => {
    const file = 'just-one-more-contract/contracts.json';
    const files = changed(file, (content) => {
      change((content['contracts'] as Json[]).find(({ id }) => id === 'bruja') as Json);
    });
    expect(faultsOf(files)).toEqual([`card-catalog/${file}: ${reason}`]);
  });

  it('by the sword list of its colour', () => {
    const files = changed('base/cards.json', (content) => {
      const line = (content['cards'] as Json[]).find(({ id }) => id === 'ship-red-2-3') as Json;
      line['swords'] = 4;
      line['id'] = 'ship-red-2-4';
    });
    expect(faultsOf(files)).toEqual([
      'card-catalog/base/cards.json: sums[red].swords: counted [1,1,1,4,4,4,6,6,"skull","skull"], stated [1,1,1,3,3,3,6,6,"skull","skull"]',
    ]);
  });
});

describe('a bad file is refused with the file, the field and the reason', () => {
  it.each<[string, string, (content: Json) => void, string]>([
    [
      'a text for a number',
      'gambler/cards.json',
      (content) => (((content['cards'] as Json[])[1] as Json)['cost'] = 'six'),
      'cards[1].cost: found "six", allowed is a whole number from 0 to 30, or null',
    ],
    [
      'a misspelt field',
      'gambler/cards.json',
      (content) => (((content['cards'] as Json[])[0] as Json)['color'] = 'red'),
      'cards[0].color: found "red", allowed is only role',
    ],
    [
      'an ability that no interpreter knows',
      'roles.json',
      (content) => {
        ((content['roles'] as Json)['passenger'] as Json)['abilities'] = [{ kind: 'sing', songs: 2 }];
      },
      'roles.passenger.abilities[0].kind: found "sing", allowed is swords, symbol, income',
    ],
    [
      'a source that is not listed',
      'gambler/cards.json',
      (content) => (((content['cards'] as Json[])[0] as Json)['source'] = ['XYZ']),
      'cards[0].source: XYZ is not in sources.json',
    ],
    [
      'a verified number with one source',
      'gambler/cards.json',
      (content) => (((content['cards'] as Json[])[0] as Json)['confidence'] = 'verified'),
      'cards[0].source: needs 2 sources, has 1',
    ],
    [
      'an unknown number that is called known',
      'make-sail/cards.json',
      (content) => {
        const line = (content['cards'] as Json[]).find(
          ({ role, id }) => role === 'sailor' && id === undefined,
        );
        Object.assign(line as Json, { source: ['MAT'], confidence: 'single' });
      },
      'cost: nothing stands here, but its confidence is not "unknown"',
    ],
    [
      'a number that is called unknown',
      'gambler/cards.json',
      (content) => (((content['cards'] as Json[])[0] as Json)['confidence'] = 'unknown'),
      'cards[0].cost: a number stands here, but its confidence is "unknown"',
    ],
    [
      'a card that stands twice',
      'gambler/cards.json',
      (content) => {
        const cards = content['cards'] as Json[];
        cards.push({ ...(cards[1] as Json) });
      },
      'cards: gambler-6-2 stands here twice',
    ],
    [
      'a contract that is missing',
      'just-one-more-contract/contracts.json',
      (content) => (content['contracts'] as Json[]).pop(),
      'contracts: ransom is missing',
    ],
    [
      'a German noun without its gender',
      'words/de.json',
      (content) => {
        const ships = (content['words'] as Json)['ships'] as Record<string, Json>;
        delete (ships['red'] as Json)['gender'];
      },
      'words.ships.red.gender: needs a gender',
    ],
    [
      'two roles with the same short form',
      'words/en.json',
      (content) => {
        const roles = (content['words'] as Json)['roles'] as Record<string, Json>;
        (roles['pirate'] as Json)['short'] = 'Pri';
      },
      'roles (pegasus-2014): Pri stands here twice',
    ],
    [
      'a word that is missing',
      'words/en.json',
      (content) => {
        const contracts = (content['words'] as Json)['contracts'] as Json;
        delete contracts['jinx'];
      },
      'words.contracts.jinx: found nothing, allowed is a text of at most 60 characters',
    ],
    [
      'an edition in the wrong file',
      'editions/sjg-2017.json',
      (content) => (content['id'] = 'big-box-2021'),
      'id: counted editions/sjg-2017.json, stated editions/big-box-2021.json',
    ],
  ])('%s', (_what, file, change, reason) => {
    const said = faultsOf(changed(file, change));
    expect(said.join('\n')).toContain(`card-catalog/${file}: `);
    expect(said.join('\n')).toContain(reason);
  });

  it('a missing file and a strange one', () => {
    const { 'roles.json': _roles, ...rest } = readCatalogue();
    expect(faultsOf({ ...rest, 'base/notes.json': {} })).toEqual([
      'card-catalog/roles.json: this file is missing',
      'card-catalog/base/notes.json: no file of this name belongs here',
    ]);
  });

  it.each([[null], ['text'], [[]], [42], [{}]])('anything that is no catalogue at all: %j', (content) => {
    for (const file of CATALOGUE_PATHS) {
      expect(faultsOf({ [file]: content }).join('\n')).toContain(`card-catalog/${file}: `);
    }
  });
});
