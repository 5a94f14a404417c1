// The keyboard has a key for every card and keeps its lines short enough for a phone.
import { CATALOGUE } from '#catalog';
import { openTable, type Setup, type Table } from '#engine';
import { keyboardLines } from '#ui/keyboard/keyboard-lines.ts';
import { describe, expect, test } from 'vitest';

const BASE: Setup = {
  game: 'port-royal',
  edition: 'big-box-2021',
  boxes: ['base'],
  mode: 'competitive',
  players: ['Ana', 'Ben'],
  tracking: 'table',
  houseRules: {},
};

function tableOf(setup: Setup): Table {
  const opened = openTable(setup, CATALOGUE);
  if (opened.type === 'refused') throw new Error(opened.problem.field);
  return opened.state.table;
}

const SETUPS: readonly Setup[] = [
  BASE,
  { ...BASE, players: ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'] },
  { ...BASE, boxes: ['base', 'gambler', 'contract-cards', 'make-sail-mix'] },
  { ...BASE, game: 'make-sail', boxes: ['make-sail'] },
];

describe('the lines of the keyboard', () => {
  test.each(SETUPS)('have one key for each card of $boxes', (setup) => {
    const table = tableOf(setup);
    const { ships, persons, others } = keyboardLines(table);
    const keys = [...ships.flatMap((line) => line.keys), ...persons.flat(), ...others].map(({ id }) => id);
    expect([...keys].sort()).toEqual(table.types.map(({ id }) => id).sort());
  });

  test('of the base game are ten: five colours, four of persons, one of the rest', () => {
    const { ships, persons, others } = keyboardLines(tableOf(BASE));
    expect(ships.map(({ colour }) => colour)).toEqual(['yellow', 'blue', 'green', 'red', 'black']);
    expect(persons).toHaveLength(4);
    expect(others).toHaveLength(7);
  });

  test.each(SETUPS)('hold at most seven persons and eight ships with $boxes', (setup) => {
    const { ships, persons } = keyboardLines(tableOf(setup));
    expect(Math.max(...persons.map((line) => line.length))).toBeLessThanOrEqual(7);
    expect(Math.max(...ships.map((line) => line.keys.length))).toBeLessThanOrEqual(8);
  });

  test('offer every colour where a box is not all known', () => {
    expect(keyboardLines(tableOf(SETUPS[3] ?? BASE)).ships).toHaveLength(5);
  });
});
