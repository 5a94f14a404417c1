/**
 * What a table has read off its own contract cards, added to what it had read before: seals and rewards come one by one, and
 * neither may push the other out.
 */
import { readingOf, remember, type MyCards } from '#catalog';
import type { ContractId, EditionId } from '#engine';

export interface ContractReadings {
  readonly seals: Readonly<Partial<Record<ContractId, { readonly number: number; readonly letter: string }>>>;
  readonly rewards: Readonly<Partial<Record<ContractId, readonly number[]>>>;
}

export function withContractsRead(
  myCards: MyCards,
  edition: EditionId,
  { seals, rewards }: ContractReadings,
  readAt: string,
): MyCards {
  const ids = [...new Set([...Object.keys(seals), ...Object.keys(rewards)])] as ContractId[];
  return ids.reduce((cards, id) => {
    const place = { edition, box: 'contracts', id } as const;
    const seal = seals[id];
    const coins = rewards[id];
    const printed = {
      ...readingOf(cards, place)?.printed,
      ...(seal === undefined ? {} : { seal }),
      ...(coins === undefined ? {} : { rewards: coins }),
    };
    return remember(cards, { ...place, printed, readAt });
  }, myCards);
}
