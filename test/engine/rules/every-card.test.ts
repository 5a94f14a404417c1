/** Every card of every box is turned up, taken or claimed once; a failure names the card. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#catalog';
import { legalEntries, type BoxId, type Card, type Setup } from '#engine';
import { claim, game, has, owns, pass, reveal, repel, stop, take } from '../../support/engine.ts';

const DECKS: readonly {
  readonly name: string;
  readonly boxes: readonly BoxId[];
  readonly game: Setup['game'];
}[] = [
  { name: 'base', boxes: ['base'], game: 'port-royal' },
  { name: 'gambler', boxes: ['base', 'gambler'], game: 'port-royal' },
  { name: 'contract-cards', boxes: ['base', 'contract-cards'], game: 'port-royal' },
  { name: 'make-sail-mix', boxes: ['base', 'make-sail-mix'], game: 'port-royal' },
  { name: 'make-sail', boxes: ['make-sail'], game: 'make-sail' },
];

const PERSON_OF = { captain: 'captain-4-1', priest: 'priest-4-1', settler: 'settler-4-1' } as const;

function swordsOf(card: Card): number {
  if (card.kind !== 'person') return 0;
  return card.abilities.reduce((sum, ability) => sum + (ability.kind === 'swords' ? ability.swords : 0), 0);
}

for (const { name, boxes, game: kind } of DECKS) {
  const own = CATALOGUE.boxes[boxes[boxes.length - 1] ?? 'base'];
  // Five seats so that the card of five players is there too; it lies out from the start.
  const players = kind === 'make-sail' ? ['Ana', 'Ben', 'Cleo'] : ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'];
  const table = game({ game: kind, boxes, players });

  describe(`every card of ${name}`, () => {
    it('is listed with at least one copy', () => {
      expect(own.cards.length).toBeGreaterThan(0);
      expect(own.cards.every(({ copies }) => copies > 0)).toBe(true);
    });

    it.each(own.cards.map(({ card, onlyPlayers }) => [card.id, card, onlyPlayers] as const))(
      '%s',
      (id, card, onlyPlayers) => {
        const before = table.report.drawPile;
        const copies = table.report.unseen[id] ?? 0;
        if (onlyPlayers !== undefined) {
          expect(table.report.expeditions).toContain(id);
        } else {
          const said = table.when(reveal(id)).then({ unseen: { [id]: copies - 1 } });
          expect(legalEntries(table.state)).toContainEqual({ type: 'reveal', card: id });
          expect(said.report.harbor).toEqual(card.kind === 'ship' || card.kind === 'person' ? [id] : []);
          expect(said.report.drawPile).toBe(before - 1 - (card.kind === 'tax' ? players.length : 0));
        }
        switch (card.kind) {
          case 'ship': {
            const open = table.given(reveal(id), stop());
            open.when(take('Ana', id, card.gift > 0 ? { giftTo: 'Ben' } : {})).then({
              coins: { Ana: 3 + card.coins, Ben: 3 + card.gift },
              discard: 1,
              activePlayer: 'Ben',
            });
            open
              .given(pass('Ana'))
              .when(take('Ben', id, card.gift > 0 ? { giftTo: 'Cleo' } : {}))
              .then({ coins: { Ana: 4, Ben: 2 + card.coins, Cleo: 3 + card.gift } });
            if (card.swords === 'skull')
              table.given(reveal(id)).when(repel()).thenRefused('skull', { card: id });
            else
              table
                .given(reveal(id))
                .when(repel())
                .thenRefused('too-few-swords', { needs: card.swords, swords: 0 });
            return;
          }
          case 'person': {
            const figures = {
              influence: { Ana: card.influence },
              swords: { Ana: swordsOf(card) },
              display: { Ana: [id] },
            };
            table
              .given(has('Ana', card.cost), reveal(id), stop())
              .when(take('Ana', id))
              .then({ coins: { Ana: 0 }, activePlayer: 'Ben', ...figures })
              .because(...(card.cost > 0 ? [`Ana pays ${card.cost}: hire ${id}`] : []));
            table
              .given(has('Ana', Math.max(0, card.cost - 1)), reveal(id), stop())
              .when(take('Ana', id))
              .thenRefused('cannot-afford', { coins: card.cost - 1, cost: card.cost, price: card.cost });
            table
              .given(has('Ben', card.cost + 1), reveal(id), stop(), pass('Ana'))
              .when(take('Ben', id))
              .then({ coins: { Ana: 4, Ben: 0 } });
            return;
          }
          case 'expedition': {
            const persons = card.symbols.map((symbol) => PERSON_OF[symbol]);
            table
              .given(...(onlyPlayers === undefined ? [reveal(id)] : []), ...owns('Ana', ...persons))
              .when(claim('Ana', id))
              .then({
                coins: { Ana: 3 + card.coins },
                influence: { Ana: card.influence },
                display: { Ana: [id] },
                discard: persons.length,
              });
            return;
          }
          case 'tax': {
            const lost =
              card.loses.kind === 'half' ? Math.floor(card.from / 2) : card.from - card.loses.coins;
            table
              .given(has('Ben', card.from), has('Cleo', card.from - 1))
              .when(reveal(id))
              .then({
                coins: {
                  Ana: 3 + card.coins,
                  Ben: card.from - lost + card.coins,
                  Cleo: card.from - 1 + card.coins,
                },
                harbor: [],
              });
          }
        }
      },
    );
  });
}

describe('every contract', () => {
  it.each(Object.values(CATALOGUE.contracts).map((contract) => [contract.id, contract] as const))(
    '%s',
    (id, contract) => {
      expect(contract.times).toBeGreaterThanOrEqual(1);
      const others = (['mercenary', 'explorer', 'jinx', 'bruja'] as const)
        .filter((other) => other !== id)
        .slice(0, 2);
      const table = game({
        boxes: ['base', 'contract-cards', 'contracts'],
        mode: 'cooperative',
        players: ['Ana'],
        contracts: [id, ...others],
        timeDeck: 15,
      });
      for (let step = 1; step < contract.times; step += 1) {
        table
          .given(
            ...Array.from(
              { length: step },
              () => ({ type: 'contract', contract: id, override: true }) as const,
            ),
          )
          .shows({ waiting: { Ana: { [id]: step } }, markersLeft: { Ana: 2 }, coins: { Ana: 3 } });
      }
      const pays = contract.requirement.kind === 'pay' ? contract.requirement.coins : 0;
      table
        .given(
          has('Ana', 3 + pays),
          ...Array.from(
            { length: contract.times },
            () => ({ type: 'contract', contract: id, override: true }) as const,
          ),
        )
        .shows({
          completed: { Ana: [id] },
          coins: { Ana: 3 + (contract.rewards?.[0] ?? 0) },
          spaces: { [id]: ['Ana'] },
        });
    },
  );
});
