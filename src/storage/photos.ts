/**
 * Pictures of the table, kept beside their game. Whoever hands one in has scaled it down; this module only keeps it.
 */
import { orNotRead, orNotStored, type NotRead, type NotStored } from './faults.ts';
import type { PhotoRecord, StoredGameId } from './records.ts';
import type { Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';

export class Photos {
  readonly #shelf: Shelf;
  readonly #surroundings: Surroundings;

  constructor(shelf: Shelf, surroundings: Surroundings) {
    this.#shelf = shelf;
    this.#surroundings = surroundings;
  }

  async add(gameId: StoredGameId, picture: Blob): Promise<{ type: 'ok'; id: string } | NotStored> {
    const record: PhotoRecord = {
      id: this.#surroundings.newId(),
      gameId,
      type: picture.type,
      bytes: await picture.arrayBuffer(),
      updatedAt: this.#surroundings.now(),
    };
    return orNotStored(async () => {
      await this.#shelf.write(['photos'], (rows) => rows.put('photos', record));
      this.#surroundings.announce({ type: 'table', table: 'photos' });
      return { type: 'ok', id: record.id } as const;
    });
  }

  ofGame(
    gameId: StoredGameId,
  ): Promise<{ type: 'ok'; photos: readonly { id: string; picture: Blob }[] } | NotRead> {
    return orNotRead(async () => {
      const records = await this.#shelf.read(['photos'], (reader) => reader.photosOfGame(gameId));
      const photos = records
        .sort((one, other) => one.updatedAt - other.updatedAt)
        .map(({ id, bytes, type }) => ({ id, picture: new Blob([bytes], { type }) }));
      return { type: 'ok', photos } as const;
    });
  }

  remove(id: string): Promise<{ type: 'ok' } | NotStored> {
    return orNotStored(async () => {
      await this.#shelf.write(['photos'], (rows) => rows.remove('photos', id));
      this.#surroundings.announce({ type: 'table', table: 'photos' });
      return { type: 'ok' } as const;
    });
  }
}
