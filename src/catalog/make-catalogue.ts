/**
 * Makes the engine's `Catalogue` from the files of `card-catalog/`. It trusts their shape (the tests check it) and leaves out
 * every card of which a number is unknown; it knows no words and no sources.
 */
import type {
  Ability,
  Box,
  BoxId,
  Card,
  Catalogue,
  Contract,
  ContractId,
  Edition,
  EditionId,
  Listed,
  Mission,
} from '#engine';
import type { CardLine, CatalogueFiles, EditionFile } from './catalogue-files.ts';

type AbilitiesByRole = Readonly<Record<string, readonly Ability[]>>;

/** The card of a line, or null where a number on it is unknown. */
export function cardOfLine(line: CardLine, roles: AbilitiesByRole): Card | null {
  const { id } = line;
  if (id === undefined) return null;
  switch (line.kind) {
    case 'ship': {
      const { colour, coins, swords } = line;
      if (coins === null || swords === null) return null;
      return {
        kind: 'ship',
        id,
        colour,
        coins,
        crowns: line.crowns ?? 0,
        swords,
        gift: line.gift ?? 0,
        item: line.item ?? null,
      };
    }
    case 'person': {
      const { role, cost, influence } = line;
      if (cost === null || influence === null || line.swords === null || line.price === null) return null;
      const ofRole = roles[line.adventure === true ? `${role}-adventure` : role] ?? [];
      const abilities: readonly Ability[] =
        line.swords === undefined ? ofRole : [...ofRole, { kind: 'swords', swords: line.swords }];
      return {
        kind: 'person',
        id,
        role,
        colour: line.colour ?? null,
        cost,
        influence,
        abilities,
        price: line.price ?? 0,
      };
    }
    case 'expedition': {
      const { symbols, coins, influence } = line;
      if (symbols === null || coins === null || influence === null || line.items === null) return null;
      return { kind: 'expedition', id, symbols, items: line.items ?? [], coins, influence };
    }
    case 'tax':
      return { kind: 'tax', id, from: line.from, loses: line.loses, bonus: line.bonus, coins: line.coins };
  }
}

export function makeCatalogue(files: CatalogueFiles): Catalogue {
  const roles = abilitiesOf(files.roles.roles);
  const box = (id: BoxId, lines: readonly CardLine[], size: number): Box => ({
    id,
    cards: listed(lines, roles),
    size,
  });
  const marked = files.makeSail.cards.filter((line) => line.marked === true);
  return {
    boxes: {
      base: box('base', files.base.cards, files.base.size),
      gambler: box('gambler', files.gambler.cards, files.gambler.size),
      'contract-cards': box('contract-cards', files.contractCards.cards, files.contractCards.size),
      contracts: box('contracts', [], 0),
      'make-sail-mix': box('make-sail-mix', marked, copiesOf(marked)),
      'make-sail': box('make-sail', files.makeSail.cards, files.makeSail.size),
      adventure: box('adventure', files.adventure.cards, files.adventure.size),
      pirates: box('pirates', [], 0),
    },
    editions: Object.fromEntries(
      files.editions.map((edition) => [edition.id, editionOf(edition, roles)]),
    ) as Record<EditionId, Edition>,
    contracts: Object.fromEntries(
      files.contracts.contracts.map((line): [ContractId, Contract] => [
        line.id,
        {
          id: line.id,
          requirement: line.requirement,
          times: line.times,
          rewards: line.rewards,
          seal: line.seal,
          activeOnly: line.activeOnly,
          decideAtOnce: line.decideAtOnce,
          cooperativeOnly: line.cooperativeOnly,
        },
      ]),
    ) as Record<ContractId, Contract>,
    roles,
    characters: abilitiesOf(files.characters.characters),
    missions: Object.fromEntries(
      files.story.missions.map(
        ({ number, requirement, times, activeOnly, first, crowns }): [string, Mission] => [
          String(number),
          {
            number: String(number),
            requirement,
            times,
            activeOnly,
            first: { coins: first?.coins ?? 0, crowns: first?.crowns ?? 0 },
            crowns: crowns ?? 0,
          },
        ],
      ),
    ),
  };
}

function listed(lines: readonly CardLine[], roles: AbilitiesByRole): readonly Listed[] {
  return lines.flatMap((line): Listed[] => {
    const card = cardOfLine(line, roles);
    if (card === null) return [];
    const { copies, onlyPlayers } = line;
    return [onlyPlayers === undefined ? { card, copies } : { card, copies, onlyPlayers }];
  });
}

function editionOf(file: EditionFile, roles: AbilitiesByRole): Edition {
  const { id, switches, fivePlayerExpedition } = file;
  const cards = Object.fromEntries(
    Object.entries(file.cards).map(([box, lines]) => [box, listed(lines, roles)]),
  );
  return { id, switches, fivePlayerExpedition, cards };
}

function abilitiesOf(
  entries: Readonly<Record<string, { readonly abilities: readonly Ability[] }>>,
): AbilitiesByRole {
  return Object.fromEntries(Object.entries(entries).map(([id, { abilities }]) => [id, abilities]));
}

function copiesOf(lines: readonly CardLine[]): number {
  return lines.reduce((sum, line) => sum + line.copies, 0);
}
