/**
 * What the gallery shows: components with the states that they can be in, and moments of a game for those that lie on a table.
 * For development only; a component that comes new is one line here.
 */
import type { Component } from 'svelte';
import { createRawSnippet } from 'svelte';
import type { Entry } from '#engine';
import ProgressBar from '../backup/ProgressBar.svelte';
import Button from '../controls/Button.svelte';
import IconButton from '../controls/IconButton.svelte';
import Segmented from '../controls/Segmented.svelte';
import Stepper from '../controls/Stepper.svelte';
import Switch from '../controls/Switch.svelte';
import TextField from '../controls/TextField.svelte';
import { DEMO_MOVES } from '../demo/demo-script.ts';
import ExpeditionRow from '../harbor/ExpeditionRow.svelte';
import HarborRow from '../harbor/HarborRow.svelte';
import LostHarbor from '../harbor/LostHarbor.svelte';
import TradeList from '../harbor/TradeList.svelte';
import HarborScene from '../home/HarborScene.svelte';
import { menu, plus } from '../icons/actions.ts';
import BoxPicture from '../new-game/BoxPicture.svelte';
import PlayerMark from '../people/PlayerMark.svelte';
import { PLAYER_COLOURS } from '../people/player-marks.ts';
import PlayerChips from '../player/PlayerChips.svelte';
import Instructions from '../table/Instructions.svelte';
import RefusalPanel from '../table/RefusalPanel.svelte';
import TableHeader from '../table/TableHeader.svelte';
import ThumbZone from '../table/ThumbZone.svelte';
import TimeDeckStack from '../time-deck/TimeDeckStack.svelte';

interface Shown {
  readonly name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly component: Component<any>;
  readonly states: Readonly<Record<string, object>>;
}

const nothing = () => undefined;
const said = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const options = ['Round', 'Game', 'Evening'].map((label) => ({ value: label, label }));

export const SHOWN: readonly Shown[] = [
  {
    name: 'Button',
    component: Button,
    states: {
      main: { look: 'main', children: said('Start') },
      quiet: { children: said('Undo') },
      plain: { look: 'plain', children: said('Later') },
      icon: { icon: plus, children: said('Sit down') },
      disabled: { look: 'main', disabled: true, children: said('Save') },
      wide: { look: 'main', wide: true, children: said('Make a backup of everything') },
    },
  },
  {
    name: 'IconButton',
    component: IconButton,
    states: { usual: { icon: menu, label: 'Menu' }, disabled: { icon: menu, label: 'Menu', disabled: true } },
  },
  {
    name: 'Segmented',
    component: Segmented,
    states: {
      first: { label: 'How long', options, value: 'Round', onchange: nothing },
      last: { label: 'How long', options, value: 'Evening', onchange: nothing },
    },
  },
  {
    name: 'Stepper',
    component: Stepper,
    states: {
      both: {
        label: 'Coins',
        value: '12',
        lessLabel: 'Fewer',
        moreLabel: 'More',
        onless: nothing,
        onmore: nothing,
      },
      least: {
        label: 'Coins',
        value: '0',
        lessLabel: 'Fewer',
        moreLabel: 'More',
        onless: undefined,
        onmore: nothing,
      },
      most: {
        label: 'Text size',
        value: '200 %',
        lessLabel: 'Less',
        moreLabel: 'More',
        onless: nothing,
        onmore: undefined,
      },
    },
  },
  {
    name: 'Switch',
    component: Switch,
    states: {
      on: { label: 'Keep the screen on', checked: true, onchange: nothing },
      off: { label: 'Show the odds', description: 'The chance of a bust', checked: false, onchange: nothing },
    },
  },
  {
    name: 'TextField',
    component: TextField,
    states: {
      empty: { label: 'Name', value: '', placeholder: 'Ana', onvalue: nothing },
      filled: { label: 'Name', value: 'Maximilian-Alexander', onvalue: nothing },
      problem: { label: 'Name', value: 'Ana', problem: 'Ana sits at the table already.', onvalue: nothing },
    },
  },
  {
    name: 'ProgressBar',
    component: ProgressBar,
    states: Object.fromEntries(
      [0, 0.4, 1].map((share) => [String(share), { label: 'Games', share, value: `${share * 100} %` }]),
    ),
  },
  {
    name: 'PlayerMark',
    component: PlayerMark,
    states: Object.fromEntries(PLAYER_COLOURS.map((colour) => [colour, { colour }])),
  },
  {
    name: 'BoxPicture',
    component: BoxPicture,
    states: Object.fromEntries(['base', 'make-sail', 'pirates'].map((box) => [box, { box }])),
  },
  {
    name: 'TimeDeckStack',
    component: TimeDeckStack,
    states: {
      full: { cards: 14, of: 14, label: '14 cards', look: 'time' },
      low: { cards: 2, of: 14, label: '2 cards', look: 'time', urgent: true },
      points: { cards: 5, of: 8, label: '5 cards', look: 'point' },
    },
  },
  { name: 'HarborScene', component: HarborScene, states: { usual: {} } },
];

/** What lies on the table: each of them is shown at each moment at which it has something to say. */
export const AT_TABLE: Readonly<Record<string, readonly Component<{ view: never }>[]>> = {
  discover: [TableHeader, PlayerChips, Instructions, HarborRow, ExpeditionRow, ThumbZone],
  trade: [TableHeader, PlayerChips, Instructions, TradeList, ThumbZone],
  bust: [TableHeader, Instructions, LostHarbor, RefusalPanel, ThumbZone],
  over: [TableHeader, PlayerChips, Instructions, ThumbZone],
};

const entriesTo = (step: string): readonly Entry[] => {
  const moves = DEMO_MOVES.slice(0, DEMO_MOVES.findIndex((move) => move.step === step) + 1);
  // A step taken back takes its entry along.
  return moves.reduce<Entry[]>(
    (entries, { says }) => (says === 'undo' ? entries.slice(0, -1) : [...entries, ...says]),
    [],
  );
};
export const MOMENTS: Readonly<Record<string, readonly Entry[]>> = {
  discover: entriesTo('expedition'),
  trade: entriesTo('stop'),
  bust: entriesTo('bust'),
  over: entriesTo('win'),
};
