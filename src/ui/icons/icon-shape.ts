/**
 * What an icon is made of: path data on a grid of 24 x 24. `line` is stroked, `solid` is filled, both in the
 * colour of the text around. Icons know nothing of the game; their names are those of the things they show.
 */
export interface IconShape {
  readonly line?: string;
  readonly solid?: string;
}
