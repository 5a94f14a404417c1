// The distinct cards of the base game, in the order of the lists.
import { boxLists } from '#ui/my-cards/card-lists.ts';

export const BASE_CARDS = (
  boxLists('big-box-2021', { cards: [] }).find(({ box }) => box === 'base')?.cards ?? []
).map(({ card }) => card);
