/**
 * The persons, each by the thing in their hand or on their head. Captain, priest, settler and sailor are shown by what
 * they bring (anchor, cross, house, sword): those lie in `table.ts`. What a person does is not known here.
 */
import type { IconShape } from './icon-shape.ts';

/** Scales. */
export const trader: IconShape = {
  line: 'M12 3v17M7.5 20.4h9M5 6.2h14M5 6.4 2.2 13h5.6zM19 6.4 16.2 13h5.6zM2.2 13a2.8 2.6 0 0 0 5.6 0M16.2 13a2.8 2.6 0 0 0 5.6 0',
};
/** The three symbols in one: a star. */
export const jackOfAllTrades: IconShape = {
  solid: 'M12 1.8l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7L2 9.1l7.1-.7z',
};
/** Two crossed cutlasses. */
export const pirate: IconShape = {
  line: 'M4.2 4.2 17.2 17.2M19.8 4.2 6.8 17.2M3.6 14l6.4 6.4M20.4 14 14 20.4M3.2 20.8l2.9-2.9M20.8 20.8l-2.9-2.9',
};
/** A fan. */
export const mademoiselle: IconShape = {
  line: 'M12 20.4 2.6 11A13.2 13.2 0 0 1 21.4 11zM12 20.4 7.4 7.6M12 20.4V6.2M12 20.4l4.6-12.8',
};
/** A cap of three horns with bells. */
export const jester: IconShape = {
  solid:
    'M6 17c0-3.8-.4-5.7-2.9-6.2C4.3 8 7.6 7.2 9.6 9.6 9.8 7.2 10.6 5.5 12 4.3c1.4 1.2 2.2 2.9 2.4 5.3 2-2.4 5.3-1.6 6.5 1.2-2.5.5-2.9 2.4-2.9 6.2zM5.4 18.4h13.2V21H5.4zM2.7 11.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 0.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM21.3 11.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
};
/** A cocked hat with its cockade. */
export const admiral: IconShape = {
  solid:
    'M1.6 15.8C4 15 5.4 13.2 6.6 10.3 7.8 7.4 9.4 4.8 12 4.8s4.2 2.6 5.4 5.5c1.2 2.9 2.6 4.7 5 5.5-2.8 2-6.4 2.9-10.4 2.9S4.4 17.8 1.6 15.8zM12 8.7a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8zM12 10.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
};
/** The same hat, unfilled: the deputy. */
export const viceAdmiral: IconShape = {
  line: 'M2.4 15.6C4.6 14.8 6 13 7.1 10.4 8.2 7.8 9.7 5.6 12 5.6s3.8 2.2 4.9 4.8c1.1 2.6 2.5 4.4 4.7 5.2-2.6 1.7-5.9 2.5-9.6 2.5s-7-.8-9.6-2.5z',
  solid: 'M12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
};
/** A sealed scroll. */
export const governor: IconShape = {
  line: 'M6.6 3.4h12.8v13.8a3.2 3.2 0 0 1-3.2 3.2H5.8a2.6 2.6 0 0 0 2.6-2.6V5.2a1.8 1.8 0 0 0-3.6 0v2h3.6M11.4 8h5M11.4 11.6h5M12.6 15.2h2.6',
};
/** A die. */
export const gambler: IconShape = {
  line: 'M5.4 3.6h13.2a1.8 1.8 0 0 1 1.8 1.8v13.2a1.8 1.8 0 0 1-1.8 1.8H5.4a1.8 1.8 0 0 1-1.8-1.8V5.4a1.8 1.8 0 0 1 1.8-1.8zM8.2 8.2h.01M15.8 8.2h.01M12 12h.01M8.2 15.8h.01M15.8 15.8h.01',
};
/** A quill. */
export const clerk: IconShape = {
  line: 'M20.4 3.2C13 3.6 8.4 8 7.4 15.6L4.2 20.8M7.4 15.6c6.6.2 11.8-4 13-12.4M9.6 11.8l5-3.4M3.4 21h7',
};
/** A cannon and its ball. */
export const gunner: IconShape = {
  solid:
    'M2.6 10.6 17.2 5.1l-.3-.8 1.9-.8 2.5 5.8-1.9.8-.3-.8L5.4 16.7C3.4 15.5 2.4 13.1 2.6 10.6zM19.2 16.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  line: 'M10.4 14.9a3.3 3.3 0 1 0 .01 0zM10.4 18.2h.01',
};
/** A crate. */
export const merchant: IconShape = {
  line: 'M3.6 7.4 12 3.2l8.4 4.2v9.2L12 20.8l-8.4-4.2zM3.6 7.4l8.4 4.2 8.4-4.2M12 11.6v9.2M7.8 5.3l8.4 4.2',
};
/** A travelling bag. */
export const passenger: IconShape = {
  line: 'M3.6 8h16.8v11.4H3.6zM8.6 8V5.6a1.4 1.4 0 0 1 1.4-1.4h4a1.4 1.4 0 0 1 1.4 1.4V8M8 8v11.4M16 8v11.4',
};
/** Two heads. */
export const tybukBrother: IconShape = {
  line: 'M8 5a3 3 0 1 0 .01 0zM16 5a3 3 0 1 0 .01 0zM2.8 19.4c0-3.8 2-6.2 5.2-6.2 1.7 0 3 .6 4 1.8 1-1.2 2.3-1.8 4-1.8 3.2 0 5.2 2.4 5.2 6.2z',
};
/** A spyglass, drawn out. */
export const lookout: IconShape = {
  solid:
    'M1.9 16.3L6.7 13.5L8.2 16.1L3.4 18.9zM6.9 12.3L12.1 9.3L14.5 13.5L9.3 16.5zM12.4 8.1L18.6 4.5L21.9 10.3L15.7 13.9z',
};
/** A tankard. */
export const innkeeper: IconShape = {
  line: 'M5 6h11v14.4H5zM16 9h2.6a1.8 1.8 0 0 1 1.8 1.8v3.4a1.8 1.8 0 0 1-1.8 1.8H16M8.6 9.6v7.2M12.4 9.6v7.2M5 6a2.6 2.6 0 0 1 4-2.2A2.8 2.8 0 0 1 14 4.2 2 2 0 0 1 16 6',
};
