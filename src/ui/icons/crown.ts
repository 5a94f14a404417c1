/** The crown, alone: the first page shows it and should load no other thing of the table. */
import type { IconShape } from './icon-shape.ts';

export const crown: IconShape = {
  solid: 'M2.6 7.2l5 3.8L12 4l4.4 7 5-3.8-2 10.2H4.6zM4.6 18.8h14.8v2H4.6z',
};
