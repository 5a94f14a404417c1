/**
 * Where the arrow keys lead: from a button to the nearest one in that direction, by what is seen on the screen.
 * Knows boxes on a page, nothing of cards.
 */
const DIRECTIONS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Being off to the side counts this much more than being far. */
const SIDEWAYS = 3;

export function neighbour(group: HTMLElement, from: EventTarget | null, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined || !(from instanceof HTMLElement)) return null;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const button of group.querySelectorAll<HTMLElement>('button')) {
    if (button === from) continue;
    const { x, y } = middle(button);
    const along = (x - start.x) * direction.x + (y - start.y) * direction.y;
    if (along <= 1) continue;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    const distance = along + SIDEWAYS * aside;
    if (distance < least) {
      least = distance;
      best = button;
    }
  }
  return best;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
