/**
 * The ships, one silhouette a colour: the sail is the shape that stands for the colour where colour cannot be
 * seen (triangle, disc, square, diamond, cross, star). Facts of a ship are not known here.
 */
import type { IconShape } from './icon-shape.ts';

const mast = 'M12 13v5';

/** Yellow: a slim hull under one triangular sail. */
export const pinnace: IconShape = {
  solid: 'M12 1.5 19.5 14h-15zM4 17h16l-2.6 4.3a1.6 1.6 0 0 1-1.4.8H8a1.6 1.6 0 0 1-1.4-.8z',
  line: mast,
};

/** Blue: a round belly under a round sail. */
export const flute: IconShape = {
  solid:
    'M12 1.6a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zM3 16.8h18c-.3 3.2-3 5.4-6.2 5.4H9.2C6 22.2 3.3 20 3 16.8z',
  line: mast,
};

/** Green: a flat hull under a square sail. */
export const skiff: IconShape = {
  solid: 'M6.2 2.4h11.6V14H6.2zM2.5 17h19l-1.7 3.4a1.5 1.5 0 0 1-1.3.8h-13a1.5 1.5 0 0 1-1.3-.8z',
  line: mast,
};

/** Red: a raked hull under a diamond. */
export const frigate: IconShape = {
  solid:
    'M12 .9l6.9 6.8-6.9 6.8-6.9-6.8zM1.8 16.5 6 17.4h15.8l-2.4 4a1.6 1.6 0 0 1-1.4.8H7.2a1.6 1.6 0 0 1-1.4-.8z',
  line: mast,
};

/** Black: a high stern under a cross. */
export const galleon: IconShape = {
  solid:
    'M9.6 1.4h4.8v4h4v4.8h-4v4H9.6v-4h-4V5.4h4zM2 14.5h3.4v2.6h17L20 21.4a1.6 1.6 0 0 1-1.4.8H6a1.6 1.6 0 0 1-1.4-.9z',
  line: mast,
};

/** The sixth colour of the adventure: a spiked hull under a star. */
export const ares: IconShape = {
  solid:
    'M12 .8l2.2 4.6 5.1.7-3.7 3.5.9 5L12 12.2l-4.5 2.4.9-5-3.7-3.5 5.1-.7zM2 15.6l4.4 1.8h11.2l4.4-1.8-2.8 5.8a1.6 1.6 0 0 1-1.4.8H6.2a1.6 1.6 0 0 1-1.4-.8z',
  line: mast,
};
