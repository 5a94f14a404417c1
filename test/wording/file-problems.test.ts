// What is wrong with a file is said in the reader's language, whole: no word of the other language slips in.
import { CATALOGUE } from '#catalog';
import { openPirates, openTable, parseGameFile, type FileProblem, type Setup } from '#engine';
import { allowedWords, fileProblemOf, foundWords } from '#ui/wording/file-problems.ts';
import { describe, expect, it } from 'vitest';

const SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben'],
  tracking: 'table',
  houseRules: {},
};
const FILE = { format: 'harbormaster-game', version: 1, setup: SETUP, entries: [] };

function problemOf(json: unknown): FileProblem {
  const parsed = parseGameFile(json);
  if (parsed.type === 'refused') return parsed.problem;
  const { setup } = parsed.file;
  const opened = setup.game === 'pirates' ? openPirates(setup) : openTable(setup, CATALOGUE);
  if (opened.type === 'refused') return opened.problem;
  throw new Error('accepted');
}

const setup = (changes: object) => ({ ...FILE, setup: { ...SETUP, ...changes } });
const entry = (said: object) => ({ ...FILE, entries: [said] });
const CONTRACT_BOXES = { boxes: ['base', 'contract-cards', 'contracts'] };
const SOLO = { ...CONTRACT_BOXES, mode: 'cooperative', players: ['Ana'] };

/** Every way in which a game file can be wrong. */
const FILES: readonly (readonly [string, unknown])[] = [
  ['no object', 7],
  ['another format', { ...FILE, format: 'harbormaster-cards' }],
  ['a later version', { ...FILE, version: 2 }],
  ['no version', { ...FILE, version: null }],
  ['no setup', { ...FILE, setup: undefined }],
  ['entries that are no list', { ...FILE, entries: true }],
  ['an unknown game', setup({ game: 'chess' })],
  ['a box twice', setup({ boxes: ['base', 'base'] })],
  ['no players', setup({ players: [] })],
  ['a player twice', setup({ players: ['Ana', 'Ana'] })],
  ['an empty name', setup({ players: ['Ana', ' '] })],
  ['a house rule that is no truth', setup({ houseRules: { moreSeats: 'yes' } })],
  ['too many players', setup({ players: ['A', 'B', 'C', 'D', 'E', 'F'] })],
  [
    'too many players for the house rule',
    setup({ players: [...'ABCDEFGH'], houseRules: { moreSeats: true } }),
  ],
  ['one player against nobody', setup({ players: ['Ana'] })],
  ['together without a box for it', setup({ mode: 'cooperative' })],
  ['a stranger who starts', setup({ startPlayer: 'Zoe' })],
  ['no base', setup({ boxes: ['gambler'] })],
  ['contracts without their cards', setup({ boxes: ['base', 'contracts'] })],
  ['adventure with contracts', setup({ boxes: ['base', 'contract-cards', 'contracts', 'adventure'] })],
  ['adventure without its field', setup({ boxes: ['base', 'adventure'] })],
  ['Make Sail! with base', setup({ game: 'make-sail', boxes: ['base', 'make-sail'] })],
  [
    'Make Sail! and an expedition',
    setup({ game: 'make-sail', boxes: ['make-sail'], houseRules: { endNeedsExpedition: true } }),
  ],
  ['contracts in a game without', setup({ contracts: ['jinx'] })],
  ['too few contracts', setup({ ...CONTRACT_BOXES, contracts: ['jinx'] })],
  ['a blue seal', setup({ ...CONTRACT_BOXES, contracts: ['jinx', 'bruja', 'explorer', 'ransom'] })],
  [
    'a Time deck against each other',
    setup({ ...CONTRACT_BOXES, contracts: ['jinx', 'bruja', 'explorer', 'luminary'], timeDeck: 9 }),
  ],
  ['an unknown seal', setup({ ...SOLO, contracts: ['ransom', 'jinx', 'explorer'] })],
  [
    'all of the Time deck aside',
    setup({ ...SOLO, contracts: ['bruja', 'jinx', 'explorer'], timeDeckSetAside: 99 }),
  ],
  [
    'a Time deck larger than the deck',
    setup({ ...SOLO, contracts: ['bruja', 'jinx', 'explorer'], timeDeck: 900 }),
  ],
  [
    'rewards that are none',
    setup({ ...SOLO, contracts: ['bruja', 'jinx', 'explorer'], printed: { jinx: { rewards: [] } } }),
  ],
  [
    'a seal that is none',
    setup({ ...SOLO, contracts: ['bruja', 'jinx', 'explorer'], printed: { jinx: { seal: 'A' } } }),
  ],
  ['a card id that is none', setup({ printed: { 'dragon-7-7': {} } })],
  ['a cost that is none', setup({ printed: { 'sailor-3-1': { cost: 'three' } } })],
  ['swords that are none', setup({ printed: { 'ship-red-1-1': { swords: [] } } })],
  ['a bonus that is none', setup({ printed: { 'tax-swords': { bonus: 'all' } } })],
  ['a loss that is none', setup({ printed: { 'tax-swords': { loses: 3 } } })],
  ['an entry of an unknown type', entry({ type: 'explode' })],
  ['an entry without its card', entry({ type: 'reveal' })],
  ['three cards of a gamble', entry({ type: 'gamble', cards: ['a-1', 'b-1', 'c-1'] })],
  ['neither set nor add', entry({ type: 'coins' })],
  ['a story number that is none', entry({ type: 'mission', mission: 'first' })],
  ['Pirates! with another box', setup({ game: 'pirates' })],
  ['Pirates! together', setup({ game: 'pirates', boxes: ['pirates'], mode: 'cooperative' })],
  ['Pirates! with five', setup({ game: 'pirates', boxes: ['pirates'], players: [...'ABCDE'] })],
  [
    'Pirates! with too few cards',
    setup({ game: 'pirates', boxes: ['pirates'], copies: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] }),
  ],
];

const ENGLISH =
  /(?<![\w"-])(a|an|the|of|at|with|without|nothing|one|list|text|whole|number|from|to|only|just|and|or|card|cards|players|together)(?![\w"-])/;
const GERMAN =
  /\b(ein|eine|der|die|das|von|mit|ohne|nichts|nur|und|oder|Karte|Karten|Zahl|Liste|Personen|zusammen)\b/;

describe('what is wrong with a file', () => {
  it.each(FILES)('%s: one sentence a language', (_, json) => {
    const problem = problemOf(json);
    const english = fileProblemOf(problem, 'en');
    const german = fileProblemOf(problem, 'de');
    for (const sentence of [english, german]) {
      expect(sentence).toMatch(/^[^\n]+\.$/);
      expect(sentence).not.toContain('undefined');
      expect(sentence).not.toContain('[object');
    }
    expect(german).toContain('gefunden');
    // The words that both languages share are names of fields, boxes and people.
    expect(`${foundWords(problem.found, 'de')} ${allowedWords(problem.allowed, 'de')}`).not.toMatch(ENGLISH);
    expect(`${foundWords(problem.found, 'en')} ${allowedWords(problem.allowed, 'en')}`).not.toMatch(GERMAN);
  });

  it('names the field, what stands there and what may stand there', () => {
    const problem = problemOf(setup({ players: ['A', 'B', 'C', 'D', 'E', 'F'] }));
    expect(fileProblemOf(problem)).toBe(
      'setup.players: found 6 players; allowed is 2 to 5 players; up to 7 with houseRules.moreSeats.',
    );
    expect(fileProblemOf(problem, 'de')).toBe(
      'setup.players: gefunden 6 Personen; erlaubt ist 2 bis 5 Personen; bis 7 mit houseRules.moreSeats.',
    );
  });

  it('counts the lines of a backup in the language of the reader', () => {
    const problem: FileProblem = {
      field: 'line 5.revision',
      found: { kind: 'text', value: 'one' },
      allowed: { kind: 'whole-number', from: 0, to: 9 },
    };
    expect(fileProblemOf(problem, 'de')).toBe(
      'Zeile 5.revision: gefunden „one“; erlaubt ist eine ganze Zahl von 0 bis 9.',
    );
  });

  it('keeps to one line whatever stands in the file', () => {
    expect(fileProblemOf(problemOf({ ...FILE, format: 'two\nlines' }))).not.toContain('\n');
  });
});
