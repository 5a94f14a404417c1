/** What can be done, and where one can go. */
import type { IconShape } from './icon-shape.ts';

export const undo: IconShape = { line: 'M8.2 4.6 4 8.8 8.2 13M4.2 8.8h9.3a5.6 5.6 0 0 1 0 11.2H9.4' };

export const redo: IconShape = { line: 'M15.8 4.6 20 8.8 15.8 13M19.8 8.8h-9.3a5.6 5.6 0 0 0 0 11.2h4.1' };

export const menu: IconShape = {
  solid:
    'M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
};

/** Settings: a ship's wheel does the work of a gear. */
export const gear: IconShape = {
  line: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM12 2.4v8M12 13.6v8M2.4 12h8M13.6 12h8M5.2 5.2l5.7 5.7M13.1 13.1l5.7 5.7M18.8 5.2l-5.7 5.7M10.9 13.1l-5.7 5.7',
};

export const back: IconShape = { line: 'M14.8 4.8 7.6 12l7.2 7.2' };

export const forward: IconShape = { line: 'M9.2 4.8l7.2 7.2-7.2 7.2' };

export const plus: IconShape = { line: 'M12 4.8v14.4M4.8 12h14.4' };

export const minus: IconShape = { line: 'M4.8 12h14.4' };

export const check: IconShape = { line: 'M4.6 12.8l4.8 4.8L19.6 7' };

export const close: IconShape = { line: 'M5.8 5.8l12.4 12.4M18.2 5.8 5.8 18.2' };

export const people: IconShape = {
  line: 'M9 4.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM2.8 19.8c0-3.6 2.6-6 6.2-6s6.2 2.4 6.2 6M15.6 4.6a3.2 3.2 0 0 1 0 6M17.6 14.2c2.2.8 3.6 2.8 3.6 5.6',
};

export const history: IconShape = { line: 'M4.2 4.4v4.4h4.4M4.6 8.6a8.6 8.6 0 1 1-1 5M12 7.4V12l3.2 2' };

export const chart: IconShape = { line: 'M4 3.6v16.8h16.4M7.6 15.6l3.8-4.8 3.2 2.6 4.6-6.6' };

export const camera: IconShape = {
  line: 'M4.4 7.4h3l1.6-2.6h6l1.6 2.6h3a1.6 1.6 0 0 1 1.6 1.6v8.6a1.6 1.6 0 0 1-1.6 1.6H4.4a1.6 1.6 0 0 1-1.6-1.6V9a1.6 1.6 0 0 1 1.6-1.6zM12 9.6a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
};

/** Help: a lifebuoy. */
export const help: IconShape = {
  line: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM5.5 5.5l3.8 3.8M14.7 14.7l3.8 3.8M18.5 5.5l-3.8 3.8M9.3 14.7l-3.8 3.8',
};

export const refresh: IconShape = { line: 'M19.6 4.4v4.4h-4.4M19.4 8.6A8.4 8.4 0 1 0 20.4 13' };

/** Hand on: an arrow out of a box. */
export const share: IconShape = { line: 'M12 15.2V3.2M7.6 7.4 12 3l4.4 4.4M7 10.6H5.2v10h13.6v-10H17' };

export const save: IconShape = { line: 'M12 3.2v12M7.6 11 12 15.4l4.4-4.4M4.4 16.4v4.2h15.2v-4.2' };

export const bin: IconShape = {
  line: 'M4.4 6.4h15.2M9.4 6.2V3.8h5.2v2.4M6.4 6.6l1 13.8h9.2l1-13.8M10.2 10v6.6M13.8 10v6.6',
};

export const play: IconShape = { solid: 'M7 3.8v16.4L20 12z' };

export const pause: IconShape = { solid: 'M6.4 4.2h4v15.6h-4zM13.6 4.2h4v15.6h-4z' };

export const search: IconShape = {
  line: 'M10.4 3.6a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM15.4 15.4l5.2 5.2',
};

export const filter: IconShape = { line: 'M3.6 5.4h16.8M6.8 12h10.4M10 18.6h4' };

/** A code for a camera. */
export const code: IconShape = {
  line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.4v2.4H14zM17.6 17.6H20V20h-2.4z',
};
