// Every card has an answer in both languages, and people find it by the words they use.
import { expect, test } from 'vitest';
import { CATALOGUE } from '#catalog';
import { findTopics, helpTopics, topicsOfCard } from '#ui/help/topics.ts';
import { vocabulary } from '#ui/wording/cards.ts';

test.each(['en', 'de'] as const)(
  'every card of every box has a sentence and a rule number (%s)',
  (language) => {
    const words = vocabulary('big-box-2021', language);
    for (const { card } of Object.values(CATALOGUE.boxes).flatMap(({ cards }) => cards)) {
      const topics = topicsOfCard(card, words);
      expect(topics.length, card.id).toBeGreaterThan(0);
      for (const { text, rules } of topics) {
        expect(text).not.toMatch(/[{}]/);
        expect(rules[0]).toMatch(/^R-[A-Z]+-\d+$/);
      }
    }
  },
);

test.each([
  ['en', 'admiral', 'admiral'],
  ['en', 'BUST', 'bust'],
  ['en', 'r-tax-2', 'tax'],
  ['en', 'frigate', 'ship'],
  ['de', 'witzbold', 'jester'],
  ['de', 'erhohung', 'tax'],
] as const)('%s: "%s" finds %s first', (language, typed, id) => {
  const words = vocabulary('big-box-2021', language);
  expect(findTopics(helpTopics(words), typed, words)[0]?.id).toBe(id);
});

test('the edition decides the words', () => {
  const words = vocabulary('sjg-2017', 'en');
  expect(helpTopics(words).find(({ id }) => id === 'repel')?.text).toContain('saber');
});

test('what nobody has heard of finds nothing', () => {
  const words = vocabulary('big-box-2021', 'en');
  expect(findTopics(helpTopics(words), 'kraken', words)).toEqual([]);
});
