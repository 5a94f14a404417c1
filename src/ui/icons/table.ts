/** Things that lie on the table or are printed on cards. The rules behind them are not known here. */
import type { IconShape } from './icon-shape.ts';

/** A cutlass. */
export const sword: IconShape = {
  solid: 'M21.6 2.4c.7 5.6-1.8 10.3-6.8 12.7l-3.5 1.5-3.7-3.7z',
  line: 'M5.4 12.4l6.2 6.2M8.2 15.8l-4.7 4.7',
};

export const skull: IconShape = {
  solid:
    'M12 2.8a8.4 8.4 0 0 0-8.4 8.4c0 2.7 1.2 4.8 3.2 6.1V20a1.4 1.4 0 0 0 1.4 1.4h7.6a1.4 1.4 0 0 0 1.4-1.4v-2.7c2-1.3 3.2-3.4 3.2-6.1A8.4 8.4 0 0 0 12 2.8zM8.8 9.3a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm6.4 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM12 14.2l1.4 2.5h-2.8z',
};

/** A doubloon: rim, field, and a lozenge struck through. */
export const coin: IconShape = {
  solid:
    'M12 2.4a9.6 9.6 0 1 0 0 19.2 9.6 9.6 0 0 0 0-19.2zM12 4.7a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zM12 6.3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4zM12 9.2l2.8 2.8-2.8 2.8L9.2 12z',
};

/** Influence. */
export const shield: IconShape = {
  solid: 'M12 1.9l8.3 3v6.3c0 5-3.3 8.7-8.3 10.9-5-2.2-8.3-5.9-8.3-10.9V4.9z',
};

export const anchor: IconShape = {
  line: 'M12 8v13M12 3.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 11.3h8M3.6 13.2c.4 4.5 4 7.8 8.4 7.8s8-3.3 8.4-7.8M1.8 15.8l1.8-2.6 2.6 1.7M22.2 15.8l-1.8-2.6-2.6 1.7',
};

export const cross: IconShape = {
  solid: 'M10.2 2.4h3.6v5h5V11h-5v10.6h-3.6V11h-5V7.4h5z',
};

export const house: IconShape = {
  line: 'M3.5 11.8 12 4l8.5 7.8M6 9.8V20h12V9.8M10 20v-5.5h4V20',
};

export const hourglass: IconShape = {
  line: 'M6 3h12M6 21h12M8 3v4c0 2 4 3.3 4 5s-4 3-4 5v4M16 3v4c0 2-4 3.3-4 5s4 3 4 5v4M10.2 18.2h3.6',
};

export const card: IconShape = {
  line: 'M7 3h10a1.6 1.6 0 0 1 1.6 1.6v14.8A1.6 1.6 0 0 1 17 21H7a1.6 1.6 0 0 1-1.6-1.6V4.6A1.6 1.6 0 0 1 7 3zM9 7h.01M15 17h.01M12 9.4l2.3 2.6-2.3 2.6L9.7 12z',
};
