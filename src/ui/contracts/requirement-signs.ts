/**
 * What a contract asks for, as drawings with a number where one is needed. Knows the set of icons and the kinds of
 * requirements; the words beside them are made elsewhere.
 */
import type { Colour, Requirement } from '#engine';
import { ROLE_ICONS, SHIP_ICONS } from '../cards/card-icons.ts';
import { people } from '../icons/actions.ts';
import type { IconShape } from '../icons/icon-shape.ts';
import { pinnace } from '../icons/ships.ts';
import { tax } from '../icons/papers.ts';
import { coin, shield, skull, sword } from '../icons/table.ts';

export interface Sign {
  readonly shape: IconShape;
  /** Stands before the drawing: "3", "≤ 3". */
  readonly number?: string;
  /** The drawing of a ship of this colour. */
  readonly colour?: Colour;
}

/** A compass: expeditions. */
const compass: IconShape = {
  line: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z',
  solid: 'M16.8 7.2l-3 6.600-6.600 3 3-6.600zM12 10.800a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400z',
};
/** A coin that is waved away. */
const declinedCoin: IconShape = {
  line: 'M12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2zM5 19 19 5',
};

export function signsOf(requirement: Requirement): readonly Sign[] {
  switch (requirement.kind) {
    case 'persons':
      return requirement.roles.map((role) => ({ shape: ROLE_ICONS[role] }));
    case 'cheap-persons':
      return [
        { shape: people, number: String(requirement.number) },
        { shape: coin, number: `≤${requirement.costAtMost}` },
      ];
    case 'swords':
      return [{ shape: sword, number: String(requirement.swords) }];
    case 'expeditions':
      return [{ shape: compass, number: String(requirement.number) }];
    case 'influence':
      return [{ shape: shield, number: String(requirement.influence) }];
    case 'pay':
      return [{ shape: coin, number: `−${requirement.coins}` }];
    case 'decline-ship':
      return [{ shape: SHIP_ICONS[requirement.colour], colour: requirement.colour }, { shape: declinedCoin }];
    case 'pay-taxes':
      return [{ shape: tax }];
    case 'bust':
      return [{ shape: skull }];
    case 'harbor-colours':
      return [{ shape: pinnace, number: `${requirement.colours}×` }];
    case 'repel-colours':
      return [{ shape: sword }, { shape: pinnace, number: `${requirement.colours}×` }];
  }
}
