/**
 * Holding a finger on a card asks what it does; a tap stays a tap. One listener for the whole table, so that a key costs
 * nothing more. Knows which element shows which card, nothing else of the game.
 */
const HOLD = 600;
const TREMBLE = 10;

/** For `{@attach}`: `asked` hears the id of the card that was held (or right-clicked). */
export function holding(asked: (card: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    const letGo = () => {
      clearTimeout(timer);
    };
    const ask = (x: number, y: number): boolean => {
      const card = cardAt(x, y);
      if (card !== undefined) asked(card);
      return card !== undefined;
    };
    element.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y, button }) => {
        letGo();
        from = { x, y };
        if (button !== 0) return;
        timer = setTimeout(() => {
          held = ask(x, y);
        }, HOLD);
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (Math.hypot(x - from.x, y - from.y) > TREMBLE) letGo();
      },
      { signal, passive: true },
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, letGo, { signal, passive: true });
    element.addEventListener(
      'contextmenu',
      (event) => {
        letGo();
        if (held || ask(event.clientX, event.clientY)) event.preventDefault();
      },
      { signal },
    );
    // The tap that ends a hold says nothing, not even to the sheet that has come to lie under the finger.
    window.addEventListener(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    // A finger that comes down elsewhere begins anew.
    window.addEventListener(
      'pointerdown',
      () => {
        held = false;
      },
      { signal, capture: true, passive: true },
    );
    return () => {
      letGo();
      leaving.abort();
    };
  };
}

/** The card under a point, also below something that lies over it. */
function cardAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const shown = element.closest<HTMLElement>('[data-card], [data-shows]');
    if (shown !== null) return shown.dataset['card'] ?? shown.dataset['shows'];
  }
  return undefined;
}
