/**
 * Games for the bench of the history: played at random by the rules, each of the same number of entries, with the result
 * that the table would have seen. Prints nothing itself.
 */
import { CATALOGUE } from '#catalog';
import { apply, makeReport, type Entry, type Setup } from '#engine';
import { randomGame } from '../test/support/random-play.ts';

export interface BenchGame {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly standing: unknown;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hedi'];

/** `number` different games of exactly `length` entries; the last entry closes the books. */
export function makeBenchGames(number: number, length: number): BenchGame[] {
  const games: BenchGame[] = [];
  for (let seed = 1; games.length < number; seed += 1) {
    const count = 3 + (seed % 3);
    const setup: Setup = {
      game: 'port-royal',
      edition: 'big-box-2021',
      boxes: seed % 4 === 0 ? ['base', 'gambler'] : ['base'],
      mode: 'competitive',
      players: Array.from({ length: count }, (_, seat) => NAMES[(seed + seat * 2) % NAMES.length] ?? ''),
      tracking: 'table',
      houseRules: {},
    };
    if (new Set(setup.players).size < count) continue;
    const { entries, states } = randomGame(seed, CATALOGUE, { setup, most: length - 1 });
    const before = states.at(-1);
    // A game that was over sooner is filled up with remarks, as people make them.
    const said: Entry[] = [...entries];
    while (said.length < length - 1) said.splice(-1, 0, { type: 'note', text: `Remark ${said.length}` });
    if (before === undefined) continue;
    const closed = apply(before, { type: 'finish' });
    if (closed.type === 'refused') continue;
    const report = makeReport(closed.state);
    games.push({
      setup,
      entries: [...said, { type: 'finish' }],
      standing: {
        round: report.round,
        players: report.players.map(({ name, influence, coins }) => ({ name, influence, coins })),
        winners: report.winners,
        outcome: report.outcome,
        rank: report.title,
      },
    });
  }
  return games;
}
