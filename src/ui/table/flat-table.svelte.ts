/**
 * Whether the tablet lies flat in the middle and the players' panels face their seats. Kept on this device, apart from
 * the settings, because it belongs to the table and not to the reader.
 */
const KEY = 'harbormaster.flat-table';

class FlatTable {
  #on = $state.raw(readStored());

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    try {
      localStorage.setItem(KEY, on ? 'yes' : 'no');
    } catch {
      // Not kept where the browser keeps nothing; it holds for this page.
    }
  }
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Room for a panel on each side: a tablet, not a phone. */
export const FLAT_FITS = '(min-width: 40rem) and (min-height: 40rem)';

export const flatTable = new FlatTable();
