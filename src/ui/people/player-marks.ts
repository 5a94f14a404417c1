/**
 * How a person is marked on every screen: a colour and always an emblem with it, so that colour never stands alone.
 * The store remembers the colour of each person; here everybody at a table gets one of their own.
 */
import type { IconShape } from '../icons/icon-shape.ts';

export const PLAYER_COLOURS = ['amber', 'sky', 'rose', 'teal', 'violet', 'lime', 'sand'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** One emblem a colour: star, moon, heart, drop, bolt, fish, ring. */
export const EMBLEMS: Readonly<Record<PlayerColour, IconShape>> = {
  amber: {
    solid: 'M12 2.4l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.3l-5.9 3.3 1.2-6.6L2.4 9.4l6.7-.9z',
  },
  sky: { solid: 'M14.8 2.8a9.3 9.3 0 1 0 6.3 14.2A8 8 0 0 1 14.8 2.8z' },
  rose: { solid: 'M12 21 3.7 12.7a5.2 5.2 0 0 1 8.3-6.1 5.2 5.2 0 0 1 8.3 6.1z' },
  teal: {
    solid: 'M12 2c4.2 5.2 6.8 8.6 6.8 12.2a6.8 6.8 0 0 1-13.6 0C5.2 10.6 7.8 7.2 12 2z',
  },
  violet: { solid: 'M13.8 1.8 4.8 13.6h5.6L9.2 22.2l9.8-12.6h-6.2z' },
  lime: {
    solid: 'M1.8 12c3.2-5.6 8.6-7.2 13.4-3.8l6-3.8v15.2l-6-3.8C10.4 19.2 5 17.6 1.8 12z',
  },
  sand: {
    solid:
      'M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8zm0 5.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z',
  },
};

export type Marks = ReadonlyMap<string, PlayerColour>;

export function isPlayerColour(value: unknown): value is PlayerColour {
  return PLAYER_COLOURS.some((colour) => colour === value);
}

/**
 * Everybody's colour at this table: the remembered one where it is free, in seat order, then what is left. The same
 * people on the same seats always get the same colours.
 */
export function marksFor(
  names: readonly string[],
  remembered: (name: string) => string | null | undefined,
): Marks {
  const marks = new Map<string, PlayerColour>();
  const taken = new Set<PlayerColour>();
  for (const name of names) {
    const wish = remembered(name);
    if (!isPlayerColour(wish) || taken.has(wish)) continue;
    marks.set(name, wish);
    taken.add(wish);
  }
  const free = PLAYER_COLOURS.filter((colour) => !taken.has(colour));
  for (const name of names) {
    if (!marks.has(name)) marks.set(name, free.shift() ?? 'sand');
  }
  return marks;
}
