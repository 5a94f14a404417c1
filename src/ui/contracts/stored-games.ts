/** The games against the Time deck on this device, for every screen that tells of them. Null: the store could not be read. */
import { sharedStore } from '#session/store.ts';
import { gamesAgainstTime, type TimeDeckGame } from './solo-history.ts';

export async function loadTimeDeckGames(): Promise<readonly TimeDeckGame[] | null> {
  try {
    const listed = await (await sharedStore()).games.list();
    return listed.type === 'ok' ? gamesAgainstTime(listed.games) : null;
  } catch {
    return null;
  }
}
