// The recorded demo holds by the rules: no entry is refused, and it ends with a win.
import { expect, test } from 'vitest';
import { CATALOGUE } from '#catalog';
import { makeRules } from '#session/rules.ts';
import { DEMO_MOVES, DEMO_SETUP, DEMO_STEPS } from '#ui/demo/demo-script.ts';
import { demoWords } from '#ui/wording/demo.ts';

test('every entry of the demo is accepted and Ana wins', () => {
  const rules = makeRules(CATALOGUE);
  const table = rules.openTable(DEMO_SETUP);
  if (table.type === 'refused') throw new Error('refused');
  const states = [table.state];
  for (const { step, says } of DEMO_MOVES) {
    if (says === 'undo') {
      states.pop();
      continue;
    }
    for (const entry of says) {
      const result = rules.apply(states.at(-1)!, entry);
      expect(
        result.type,
        `${step}: ${JSON.stringify(entry)} ${JSON.stringify(result.type === 'refused' ? result.obstacle : '')}`,
      ).toBe('ok');
      if (result.type === 'ok') states.push(result.state);
    }
    if (step === 'bust') expect(states.at(-1)!.phase).toBe('bust');
    if (step === 'expedition') expect(states.at(-1)!.row.length).toBeGreaterThan(0);
  }
  const end = states.at(-1)!;
  expect(end.ending.kind).not.toBe('none');
  expect(end.players.map(({ influence }) => influence)[0]).toBeGreaterThanOrEqual(12);
});

test('each step has its place and its caption', () => {
  expect(DEMO_MOVES.map(({ step }) => step)).toEqual([...DEMO_STEPS]);
  for (const words of Object.values(demoWords))
    for (const step of DEMO_STEPS) expect(words.captions[step].length).toBeGreaterThan(20);
});
