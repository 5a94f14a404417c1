/** What can be done with a seat: hold it, move it, and set the lamp there. */
import type { IconShape } from '../icons/icon-shape.ts';

export const grip: IconShape = {
  solid:
    'M8.6 4.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm6.8 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM8.6 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm6.8 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM8.6 16.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm6.8 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
};

export const up: IconShape = { line: 'M5 15l7-7 7 7' };

export const down: IconShape = { line: 'M5 9l7 7 7-7' };

/** A ship's lantern: whoever has it starts. */
export const lantern: IconShape = {
  line: 'M9 3.6a3 3 0 0 1 6 0M8 6h8M7 20.4h10M8.2 6.2 7.4 17.6h9.2L15.8 6.2M7.6 17.6v2.6M16.4 17.6v2.6',
  solid: 'M12 9.2c1.7 1.7 2.2 2.8 2.2 3.9a2.2 2.2 0 0 1-4.4 0c0-1.1.5-2.2 2.2-3.9z',
};
