/**
 * Card ids are made of what is printed on the card (docs/game-file.md), so a card can be read back from its id alone.
 * Knows the spelling of ids, not which cards a box holds.
 */
import {
  COLOURED_ROLES,
  COLOURS,
  ITEMS,
  ROLES,
  type Ability,
  type Card,
  type CardId,
  type Colour,
  type ExpeditionSymbol,
  type Item,
  type Role,
} from './cards.ts';

const NUMBER = '(\\d{1,2})';
const SHIP = new RegExp(
  `^ship-(${COLOURS.join('|')})-(crown|\\d{1,2})-(skull|\\d{1,2})(?:-(gift|${ITEMS.join('|')}))?$`,
);
const PERSON = new RegExp(
  `^(${ROLES.join('|')})(?:-(${COLOURS.join('|')}))?-${NUMBER}-${NUMBER}(?:-(adventure|\\d{1,2}))?$`,
);
const EXPEDITION = new RegExp(
  `^expedition-(c*p*s*)((?:-(?:${ITEMS.join('|')}))*)(?:-${NUMBER}-${NUMBER}-adventure)?$`,
);

const SYMBOL_OF: Readonly<Record<string, ExpeditionSymbol>> = { c: 'captain', p: 'priest', s: 'settler' };
const ROLES_WITH_COLOUR: readonly string[] = COLOURED_ROLES;

/** The card that an id describes, or null if it is not well formed. Taxes and base expeditions need the catalogue: their values are not in the id. */
export function cardFromId(id: CardId, roles: Readonly<Record<string, readonly Ability[]>>): Card | null {
  const ship = SHIP.exec(id);
  if (ship) {
    const ending = ship[4];
    return {
      kind: 'ship',
      id,
      colour: ship[1] as Colour,
      coins: ship[2] === 'crown' ? 0 : Number(ship[2]),
      crowns: ship[2] === 'crown' ? 1 : 0,
      swords: ship[3] === 'skull' ? 'skull' : Number(ship[3]),
      gift: ending === 'gift' ? 1 : 0,
      item: ending === undefined || ending === 'gift' ? null : (ending as Item),
    };
  }
  const person = PERSON.exec(id);
  if (person) {
    const role = person[1] as Role;
    const colour = (person[2] as Colour | undefined) ?? null;
    if ((colour !== null) !== ROLES_WITH_COLOUR.includes(role)) return null;
    const ending = person[5];
    const abilities = roles[ending === 'adventure' ? `${role}-adventure` : role] ?? roles[role] ?? [];
    const last = ending === undefined || ending === 'adventure' ? null : Number(ending);
    if (last !== null && role !== 'tybuk-brother' && role !== 'innkeeper') return null;
    return {
      kind: 'person',
      id,
      role,
      colour,
      cost: Number(person[3]),
      influence: Number(person[4]),
      abilities:
        role === 'tybuk-brother' && last !== null
          ? [...abilities, { kind: 'swords', swords: last }]
          : abilities,
      price: role === 'innkeeper' && last !== null ? last : 0,
    };
  }
  const expedition = EXPEDITION.exec(id);
  if (expedition && expedition[3] !== undefined) {
    return {
      kind: 'expedition',
      id,
      symbols: symbolsOf(expedition[1] ?? ''),
      items: (expedition[2] ?? '').split('-').filter((item) => item !== '') as Item[],
      coins: Number(expedition[3]),
      influence: Number(expedition[4]),
    };
  }
  return null;
}

export function symbolsOf(letters: string): ExpeditionSymbol[] {
  return [...letters].flatMap((letter) => SYMBOL_OF[letter] ?? []);
}
