/** Whether the person has asked for less motion. Asked at the moment of moving: it can change while the page is open. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
