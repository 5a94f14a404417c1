/** Where a card is to be held in the picture of the camera: upright, in the middle, as large as leaves a little room. */

export interface Guide {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width by height of the game's cards, 56 x 87 mm. */
export const CARD_SHAPE = 56 / 87;
const MOST = 0.84;

export function guideIn(width: number, height: number): Guide {
  const tall = Math.min(height * MOST, (width * MOST) / CARD_SHAPE);
  const wide = tall * CARD_SHAPE;
  return { x: (width - wide) / 2, y: (height - tall) / 2, width: wide, height: tall };
}
