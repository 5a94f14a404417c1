/**
 * The demo game: what is said at the table, step by step, and what each step points at. The captions are in
 * `wording/demo.ts` under the same names. A test plays it through the rules.
 */
import type { Entry, Setup } from '#engine';

export const DEMO_SETUP: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo'],
  tracking: 'table',
  houseRules: {},
};

export const DEMO_STEPS = [
  'keys',
  'first-card',
  'person',
  'forecast',
  'stop',
  'take',
  'tribute',
  'next-turn',
  'bust',
  'undo',
  'tax',
  'players',
  'later',
  'expedition',
  'claim',
  'round-out',
  'win',
] as const;
export type DemoStep = (typeof DEMO_STEPS)[number];

export interface DemoMove {
  readonly step: DemoStep;
  /** What the table says, or one entry taken back. */
  readonly says: readonly Entry[] | 'undo';
  /** What the lamp shines at. */
  readonly at: string;
  /** Where the caption does not cover it. */
  readonly caption: 'above' | 'below';
}

const reveal = (card: string): Entry => ({ type: 'reveal', card });
const add = (player: string, card: string): Entry => ({ type: 'add-card', player, card });

export const DEMO_MOVES: readonly DemoMove[] = [
  { step: 'keys', says: [], at: '.board', caption: 'above' },
  { step: 'first-card', says: [reveal('ship-yellow-2-1')], at: '.harbor', caption: 'below' },
  { step: 'person', says: [reveal('sailor-3-1')], at: '.harbor', caption: 'below' },
  { step: 'forecast', says: [reveal('ship-blue-1-1')], at: '.harbor', caption: 'below' },
  { step: 'stop', says: [{ type: 'stop' }], at: '.trade-list', caption: 'below' },
  {
    step: 'take',
    says: [{ type: 'take', player: 'Ana', card: 'sailor-3-1' }],
    at: '.says',
    caption: 'below',
  },
  {
    step: 'tribute',
    says: [{ type: 'take', player: 'Ben', card: 'ship-yellow-2-1' }],
    at: '.says',
    caption: 'below',
  },
  {
    step: 'next-turn',
    says: [reveal('ship-red-1-1'), reveal('admiral-5-1'), reveal('ship-green-2-1')],
    at: '.head',
    caption: 'below',
  },
  { step: 'bust', says: [reveal('ship-red-2-3')], at: '.says', caption: 'below' },
  { step: 'undo', says: 'undo', at: '.thumb', caption: 'above' },
  {
    step: 'tax',
    says: [reveal('ship-red-2-3'), reveal('tax-swords')],
    at: '.says',
    caption: 'below',
  },
  { step: 'players', says: [], at: '.players', caption: 'below' },
  {
    step: 'later',
    says: [
      { type: 'note', text: '…' },
      reveal('trader-red-3-1'),
      { type: 'stop' },
      { type: 'end-turn' },
      { type: 'coins', player: 'Ana', set: 5 },
      add('Ana', 'captain-4-1'),
      add('Ana', 'captain-4-1'),
      add('Ana', 'admiral-9-3'),
      add('Ana', 'sailor-7-3'),
      add('Ben', 'mademoiselle-9-3'),
      add('Ben', 'jester-9-3'),
      add('Ben', 'pirate-7-2'),
      add('Cleo', 'trader-blue-5-2'),
      add('Cleo', 'jester-7-2'),
      add('Cleo', 'pirate-9-3'),
    ],
    at: '.players',
    caption: 'below',
  },
  { step: 'expedition', says: [reveal('expedition-cc')], at: '.row', caption: 'below' },
  {
    step: 'claim',
    says: [
      { type: 'claim', player: 'Ana', card: 'expedition-cc' },
      reveal('settler-4-1'),
      { type: 'stop' },
      { type: 'take', player: 'Ana', card: 'settler-4-1' },
    ],
    at: '.players',
    caption: 'below',
  },
  {
    step: 'round-out',
    says: [
      reveal('ship-black-1-2'),
      { type: 'stop' },
      { type: 'take', player: 'Ben', card: 'ship-black-1-2' },
    ],
    at: '.head',
    caption: 'below',
  },
  {
    step: 'win',
    says: [reveal('ship-green-1-1'), { type: 'stop' }, { type: 'end-turn' }],
    at: '.board',
    caption: 'above',
  },
];
