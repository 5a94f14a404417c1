/** The worst that a file can hold: each gets a refusal that names the field, or is played; nothing throws and nothing changes. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import {
  apply,
  makeReport,
  openTable,
  parseEntry,
  parseGameFile,
  replay,
  type Entry,
  type FileProblem,
} from '#engine';
import { coins, contractGame, correct, game, note, reveal, setupOf } from '../../support/engine.ts';

const good = () => ({
  format: 'harbormaster-game',
  version: 1,
  setup: JSON.parse(JSON.stringify(setupOf())) as Record<string, unknown>,
  entries: [] as unknown[],
});

function problemOf(json: unknown): FileProblem | 'accepted' {
  const parsed = parseGameFile(json);
  return parsed.type === 'ok' ? 'accepted' : parsed.problem;
}

/** Brackets within brackets, deeper than any stack. */
function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

describe('files that are none', () => {
  it.each([
    ['null', null, ''],
    ['nothing', undefined, ''],
    ['a number', 7, ''],
    ['a text', 'harbormaster-game', ''],
    ['a list', [], ''],
    ['an empty object', {}, 'format'],
    ['another format', { ...good(), format: 'chess' }, 'format'],
    ['no version', { ...good(), version: undefined }, 'version'],
    ['version 0', { ...good(), version: 0 }, 'version'],
    ['version "1"', { ...good(), version: '1' }, 'version'],
    ['no setup', { ...good(), setup: undefined }, 'setup'],
    ['a list as setup', { ...good(), setup: [] }, 'setup'],
    ['no entries', { ...good(), entries: undefined }, 'entries'],
    ['an object as entries', { ...good(), entries: {} }, 'entries'],
    ['a hole in the entries', { ...good(), entries: [null] }, 'entries[0]'],
    ['an entry without a type', { ...good(), entries: [{}] }, 'entries[0].type'],
    ['an entry of an unknown type', { ...good(), entries: [{ type: 'fly' }] }, 'entries[0].type'],
    [
      'an entry of a type from the prototype',
      { ...good(), entries: [{ type: 'constructor' }] },
      'entries[0].type',
    ],
    ['brackets without end', deep(50_000), ''],
    ['brackets as an entry', { ...good(), entries: [deep(50_000)] }, 'entries[0]'],
  ])('%s', (_, json, field) => {
    expect(problemOf(json)).toMatchObject({ field });
  });

  it('a file of a later version says so', () => {
    expect(problemOf({ ...good(), version: 2 })).toMatchObject({
      field: 'version',
      found: { kind: 'number', value: 2 },
      allowed: { kind: 'older-version', newest: 1 },
    });
  });

  it('keeps what was found short', () => {
    const problem = problemOf({ ...good(), format: 'x'.repeat(1_000_000) });
    expect(problem).toMatchObject({ found: { kind: 'text', value: `${'x'.repeat(59)}…` } });
  });

  it('accepts the smallest file that says everything', () => {
    const { format, version } = good();
    expect(
      problemOf({
        format,
        version,
        setup: {
          game: 'port-royal',
          edition: 'sjg-2017',
          boxes: ['base'],
          mode: 'competitive',
          players: ['A', 'B'],
        },
        entries: [],
      }),
    ).toBe('accepted');
  });

  it('takes over only what it knows', () => {
    const parsed = parseGameFile({ ...good(), secret: 1, setup: { ...good().setup, colour: 'red' } });
    expect(JSON.stringify(parsed)).not.toMatch(/secret|colour/);
  });
});

describe('setups', () => {
  it.each([
    ['game', 'poker', 'setup.game'],
    ['game', undefined, 'setup.game'],
    ['edition', 'first', 'setup.edition'],
    ['edition', '__proto__', 'setup.edition'],
    ['boxes', 'base', 'setup.boxes'],
    ['boxes', ['base', 'base'], 'setup.boxes'],
    ['boxes', ['base', 'cellar'], 'setup.boxes[1]'],
    ['boxes', ['constructor'], 'setup.boxes[0]'],
    ['boxes', new Array(1000).fill('base'), 'setup.boxes'],
    ['mode', 'alone', 'setup.mode'],
    ['players', [], 'setup.players'],
    ['players', 'Ana', 'setup.players'],
    ['players', ['Ana', 'Ana'], 'setup.players'],
    ['players', ['Ana', ''], 'setup.players[1]'],
    ['players', ['Ana', '   '], 'setup.players[1]'],
    ['players', ['Ana', 7], 'setup.players[1]'],
    ['players', ['Ana', null], 'setup.players[1]'],
    ['players', ['Ana', 'x'.repeat(10_000)], 'setup.players[1]'],
    ['players', Array.from({ length: 10_000 }, (_, seat) => `P${seat}`), 'setup.players'],
    ['startPlayer', 7, 'setup.startPlayer'],
    ['tracking', 'guess', 'setup.tracking'],
    ['tracking', null, 'setup.tracking'],
    ['houseRules', 'all', 'setup.houseRules'],
    ['houseRules', null, 'setup.houseRules'],
    ['houseRules', { flying: true }, 'setup.houseRules'],
    ['houseRules', { moreSeats: 'yes' }, 'setup.houseRules.moreSeats'],
    ['contracts', ['jinx', 'lynx'], 'setup.contracts[1]'],
    ['contracts', 'jinx', 'setup.contracts'],
    ['timeDeck', 0, 'setup.timeDeck'],
    ['timeDeck', 1.5, 'setup.timeDeck'],
    ['timeDeck', '15', 'setup.timeDeck'],
    ['timeDeckSetAside', -1, 'setup.timeDeckSetAside'],
    ['timeDeckSetAside', 1e300, 'setup.timeDeckSetAside'],
    ['printed', [], 'setup.printed'],
    ['printed', { 'Sailor 3': {} }, 'setup.printed["Sailor 3"]'],
    ['printed', { 'sailor-3-1': 4 }, 'setup.printed["sailor-3-1"]'],
    ['printed', { 'sailor-3-1': { copies: -1 } }, 'setup.printed["sailor-3-1"].copies'],
    ['printed', { 'sailor-3-1': { copies: 1e9 } }, 'setup.printed["sailor-3-1"].copies'],
    [
      'printed',
      Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`card-${at}`, {}])),
      'setup.printed',
    ],
  ])('%s: %j', (key, value, field) => {
    expect(problemOf({ ...good(), setup: { ...good().setup, [key]: value } })).toMatchObject({ field });
  });

  it('prototype keys as printed cards, rules and boxes', () => {
    const text = (printed: string) =>
      JSON.stringify(good()).replace('"houseRules":{}', `"houseRules":{},"printed":${printed}`);
    expect(problemOf(JSON.parse(text('{"__proto__":{"copies":3}}')))).toMatchObject({
      field: 'setup.printed["__proto__"]',
    });
    const constructorCard = parseGameFile(JSON.parse(text('{"constructor":{"copies":3}}')));
    expect(constructorCard.type).toBe('ok');
    if (constructorCard.type === 'ok') {
      expect(openTable(constructorCard.file.setup, CATALOGUE)).toMatchObject({
        type: 'refused',
        problem: { field: 'setup.printed["constructor"]' },
      });
    }
    expect(
      problemOf(
        JSON.parse(JSON.stringify(good()).replace('"houseRules":{}', '"houseRules":{"__proto__":true}')),
      ),
    ).toMatchObject({ field: 'setup.houseRules' });
    expect(({} as Record<string, unknown>)['copies']).toBeUndefined();
  });

  it('[R-ADV-1] prototype keys as characters and as players without one', () => {
    const adventure = (players: string[], characters: object) => {
      const setup = {
        ...good().setup,
        players,
        startPlayer: players[0],
        boxes: ['base', 'adventure'],
        adventure: { characters },
      };
      const parsed = parseGameFile({ ...good(), setup, entries: [] });
      return parsed.type === 'ok' ? openTable(parsed.file.setup, CATALOGUE) : parsed;
    };
    expect(adventure(['Ana', 'Ben'], { Ana: { character: 'constructor' } })).toMatchObject({
      type: 'refused',
      problem: { field: 'setup.adventure.characters["Ana"].character' },
    });
    expect(adventure(['constructor', '__proto__'], {})).toMatchObject({
      type: 'ok',
      state: { players: [{ coins: 3 }, { coins: 3 }] },
    });
  });

  it('prototype keys inside a printed card are no figures', () => {
    const file = JSON.parse(
      JSON.stringify(good()).replace(
        '"houseRules":{}',
        '"houseRules":{},"printed":{"sailor-3-1":{"__proto__":{"cost":0},"cost":2}}',
      ),
    ) as unknown;
    const parsed = parseGameFile(file);
    expect(parsed.type).toBe('ok');
    if (parsed.type !== 'ok') return;
    const opened = openTable(parsed.file.setup, CATALOGUE);
    expect(opened.type === 'refused' || makeReport(opened.state).drawPile === 110).toBe(true);
    expect(({} as Record<string, unknown>)['cost']).toBeUndefined();
  });

  it('values that nest without end are refused, not followed', () => {
    for (const printed of [{ 'sailor-3-1': { cost: deep(100_000) } }, { jinx: { seal: deep(100_000) } }]) {
      const setup = setupOf({
        boxes: ['base', 'contract-cards', 'contracts'],
        contracts: ['jinx', 'bruja', 'explorer', 'mercenary'],
      });
      expect(openTable({ ...setup, printed }, CATALOGUE).type).toBe('refused');
    }
  });

  it('players may be called anything, also as objects are', () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', '<b>Ana</b>', '🏴‍☠️'];
    const table = contractGame(['speculator', 'jinx', 'bruja', 'explorer'], { players: names })
      .given(reveal('ship-blue-1-1'), reveal('ship-red-1-1'), reveal('ship-green-1-1'))
      .given({ type: 'contract', player: '__proto__', contract: 'speculator' })
      .given(
        coins('constructor', { add: 2, from: 'hasOwnProperty' }),
        correct({ crowns: { constructor: 2 } }),
      );
    expect(table.report.players.map(({ name }) => name)).toEqual(names);
    expect(table.report.players.map((player) => player.coins)).toEqual([3, 5, 1, 3, 3]);
    const waiting = table.report.contracts?.[0]?.waiting ?? {};
    expect(Object.entries(waiting)).toEqual([['__proto__', 1]]);
    expect(JSON.stringify(waiting)).toBe('{"__proto__":1}');
  });

  it('corrections by player read prototype names as names', () => {
    const parsed = parseEntry(JSON.parse('{"type":"correct","crowns":{"__proto__":2}}'));
    expect(parsed.type).toBe('ok');
    if (parsed.type !== 'ok') return;
    expect(apply(game().state, parsed.entry)).toMatchObject({
      type: 'refused',
      obstacle: { kind: 'unknown-player', name: '__proto__' },
    });
    const there = game({ players: ['__proto__', 'Ben'] });
    const applied = apply(there.state, parsed.entry);
    expect(applied.type === 'ok' ? makeReport(applied.state).players[0]?.crowns : applied).toBe(2);
  });
});

describe('entries', () => {
  it.each([
    [{ type: 'reveal' }, 'card'],
    [{ type: 'reveal', card: 7 }, 'card'],
    [{ type: 'reveal', card: null }, 'card'],
    [{ type: 'reveal', card: ['sailor-3-1'] }, 'card'],
    [{ type: 'reveal', card: '' }, 'card'],
    [{ type: 'reveal', card: 'x'.repeat(100_000) }, 'card'],
    [{ type: 'reveal', card: '__proto__' }, 'card'],
    [{ type: 'reveal', card: '../../secret' }, 'card'],
    [{ type: 'repel', keep: 'yes' }, 'keep'],
    [{ type: 'gamble', cards: ['sailor-3-1'] }, 'cards'],
    [{ type: 'gamble', cards: 'sailor-3-1' }, 'cards'],
    [{ type: 'gamble', cards: ['a-1', 'b-1', 'c-1', 4] }, 'cards[3]'],
    [{ type: 'take', card: 'sailor-3-1', player: {} }, 'player'],
    [{ type: 'take', card: 'sailor-3-1', giftTo: '' }, 'giftTo'],
    [{ type: 'take', card: 'sailor-3-1', decline: 1 }, 'decline'],
    [{ type: 'claim', card: 'expedition-cc', discard: 'captain-4-1' }, 'discard'],
    [{ type: 'contract', contract: 'lynx' }, 'contract'],
    [{ type: 'contract', contract: '__proto__' }, 'contract'],
    [{ type: 'coins', player: 'Ana' }, 'set'],
    [{ type: 'coins', player: 'Ana', set: 1, add: 1 }, 'set'],
    [{ type: 'coins', set: -1 }, 'set'],
    [{ type: 'coins', set: 1.5 }, 'set'],
    [{ type: 'coins', add: Number.NaN }, 'add'],
    [{ type: 'coins', add: 1e12 }, 'add'],
    [{ type: 'coins', add: '1' }, 'add'],
    [{ type: 'add-card', card: 'ship-blue-1-1', as: 'toy' }, 'as'],
    [{ type: 'correct', drawPile: -1 }, 'drawPile'],
    [{ type: 'correct', takesLeft: Infinity }, 'takesLeft'],
    [{ type: 'correct', harbor: {} }, 'harbor'],
    [{ type: 'correct', harbor: new Array(100_000).fill('sailor-3-1') }, 'harbor'],
    [{ type: 'correct', contracts: [] }, 'contracts'],
    [{ type: 'correct', contracts: { Ana: ['lynx'] } }, 'contracts["Ana"]'],
    [{ type: 'correct', crowns: { Ana: 'two' } }, 'crowns["Ana"]'],
    [{ type: 'correct', endTriggeredBy: 3 }, 'endTriggeredBy'],
    [{ type: 'tracking', to: 'table' }, 'to'],
    [{ type: 'note' }, 'text'],
    [{ type: 'note', text: 'x'.repeat(1_000_000) }, 'text'],
    [{ type: 'stop', override: 'please' }, 'override'],
    [{ type: 'stop', at: {} }, 'at'],
  ])('%j', (entry, field) => {
    const parsed = parseEntry(entry);
    expect(parsed.type === 'refused' ? parsed.problem.field : 'accepted').toMatch(
      new RegExp(`^entries\\[0\\]\\.${field.replace(/[[\]".]/g, '\\$&')}`),
    );
    expect(problemOf({ ...good(), entries: [note('first'), entry] })).toMatchObject({
      field: parsed.type === 'refused' ? parsed.problem.field.replace('[0]', '[1]') : '',
    });
  });

  it('cards that do not exist are refused, whatever they are called', () => {
    for (const card of [
      'constructor',
      'to-string',
      'ship',
      'ship-blue',
      'ship-blue-1',
      'sailor',
      'sailor-3',
      'tax',
      'expedition-',
    ]) {
      game().when(reveal(card)).thenRefused('unknown-card', { card });
      game()
        .when(reveal(card, { override: true }))
        .thenRefused('unknown-card', { card });
    }
  });

  it('10,000 entries replay', () => {
    const entries: Entry[] = [];
    for (let turn = 0; turn < 2000; turn += 1)
      entries.push(
        reveal('settler-4-1'),
        { type: 'stop' },
        { type: 'end-turn' },
        { type: 'reshuffle' },
        note(`turn ${turn}`),
      );
    const replayed = replay(setupOf(), entries, CATALOGUE);
    expect(replayed.type).toBe('ok');
    if (replayed.type === 'ok')
      expect(makeReport(replayed.state)).toMatchObject({ round: 667, activePlayer: 'Cleo' });
  });

  it('a list of entries longer than any game is refused', () => {
    expect(problemOf({ ...good(), entries: new Array(100_001).fill({ type: 'stop' }) })).toMatchObject({
      field: 'entries',
      found: { kind: 'list', length: 100_001 },
    });
  });

  it('says which entry was refused, and the state before it', () => {
    const replayed = replay(
      setupOf(),
      [reveal('sailor-3-1'), { type: 'end-turn' }, reveal('priest-4-1')],
      CATALOGUE,
    );
    expect(replayed).toMatchObject({
      type: 'refused',
      index: 1,
      obstacle: { kind: 'turn-still-discovering' },
    });
    if (replayed.type === 'refused') expect(makeReport(replayed.state).harbor).toEqual(['sailor-3-1']);
  });
});
