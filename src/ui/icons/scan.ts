/** What one needs with a camera in hand. */
import type { IconShape } from './icon-shape.ts';

/** A light: a lamp with rays. */
export const torch: IconShape = {
  line: 'M8.4 9.6h7.2l-1.2 3v7.2a1.4 1.4 0 0 1-1.4 1.4h-2a1.4 1.4 0 0 1-1.4-1.4v-7.2zM12 2.4v3M5.6 4.2l1.8 2.4M18.4 4.2l-1.8 2.4M12 15v1.6',
};

export const photo: IconShape = {
  line: 'M5 4.4h14a1.6 1.6 0 0 1 1.6 1.6v12a1.6 1.6 0 0 1-1.6 1.6H5A1.6 1.6 0 0 1 3.4 18V6A1.6 1.6 0 0 1 5 4.4zM3.8 16.4l4.8-4.8 4 4 2.6-2.4 5 4.6M15.6 8.2a1.2 1.2 0 1 0 .01 0z',
};

export const label: IconShape = {
  line: 'M4.4 4.4h6v6h-6zM13.6 4.4h6v6h-6zM4.4 13.6h6v6h-6zM14 14h2.4v2.4H14zM19.6 14v2M17.6 19.6h2M14 19.4v.2',
};
