/**
 * What statistics have worked out of each game, kept beside it. A copy that can be thrown away: it says from which entries
 * it was made, and whoever reads it makes it anew when the game has gone on.
 */
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import { isFields } from './formats/ladder.ts';
import type { FiguresRecord, GameRecord } from './records.ts';
import type { Shelf } from './shelf.ts';

/** Changes with every change of a game's entries. */
export function figuresStamp(record: Pick<GameRecord, 'revision' | 'length' | 'changeMark'>): string {
  return `${String(record.revision)}/${String(record.length)}/${record.changeMark}`;
}

export class Figures {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  all(): Promise<{ type: 'ok'; records: readonly FiguresRecord[] } | NotRead> {
    return orNotRead(async () => {
      const rows = await this.#shelf.read(['figures'], (reader) => reader.all('figures'));
      // A row that is not what it should be is as good as none.
      const records = rows.filter(
        (row) => isFields(row) && typeof row.id === 'string' && typeof row.stamp === 'string',
      );
      return { type: 'ok', records } as const;
    });
  }

  put(records: readonly FiguresRecord[]): Promise<{ type: 'ok' } | NotStored> {
    return orNotStored(async () => {
      await this.#shelf.write(['figures'], async (rows) => {
        for (const record of records) await rows.put('figures', record);
      });
      return { type: 'ok' } as const;
    });
  }
}
