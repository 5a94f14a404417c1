/** What lies beside the cards: contracts, missions, events, taxes. Apart from the table's things because few pages need it. */
import type { IconShape } from './icon-shape.ts';

/** A sheet with a wax seal. */
export const contract: IconShape = {
  line: 'M18.4 11.4V4.4a1.6 1.6 0 0 0-1.6-1.6H6a1.6 1.6 0 0 0-1.6 1.6v15.2A1.6 1.6 0 0 0 6 21.2h6M8.2 7.4h6.4M8.2 11.2h4.6',
  solid: 'M17 12.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM15 20.2l2 .5 2-.5.6 3.2-2.6-1.2-2.6 1.2z',
};

/** A compass rose: where the group must get to. */
export const mission: IconShape = {
  line: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z',
  solid: 'M16.8 7.2l-3.2 6.4-6.4 3.2 3.2-6.4zM12 10.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
};

/** A ship's bell: something happens. */
export const event: IconShape = {
  solid:
    'M12 4.4c-3.8 0-5.6 2.6-5.8 6-.2 3-.9 4.9-2.4 6.2v1.6h16.4v-1.6c-1.5-1.3-2.2-3.2-2.4-6.2-.2-3.4-2-6-5.8-6zM9.8 19.8a2.2 2.2 0 0 0 4.4 0z',
  line: 'M12 1.6v1.8M9.6 1.6h4.8',
};

/** A purse that is emptied: tax increases. */
export const tax: IconShape = {
  line: 'M8.4 7.6h7.2M9 7.4 7.4 3.6l3 1.4L12 3.2l1.6 1.8 3-1.4L15 7.4M8.6 7.8C5.8 10.4 4 13.4 4 16.2c0 3 2.2 4.6 8 4.6s8-1.6 8-4.6c0-2.8-1.8-5.8-4.6-8.4M9 15h6',
};
