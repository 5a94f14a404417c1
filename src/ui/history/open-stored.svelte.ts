/** A stored game opened for looking at, of whichever kind: the session behind a page, closed when the page goes. Knows no markup. */
import type { GameSession, OpenResult } from '#session/game.svelte.ts';
import { gameAt, openGame, openPiratesGame } from '#session/open-game.ts';
import type { GameKind, Pirates } from '#session/rules.ts';

type AnySession = GameSession | GameSession<Pirates>;

export class OpenStored {
  #session = $state.raw<AnySession | null>(null);
  #opened = $state.raw<OpenResult<GameKind> | null>(null);

  /** Whatever game it is. */
  get any(): AnySession | null {
    const readable = this.#opened?.type === 'ok' || this.#opened?.type === 'read-only';
    return readable ? this.#session : null;
  }

  /** A game of Port Royal, with its states; null for a match of Pirates!. */
  get session(): GameSession | null {
    const session = this.any;
    return isPortRoyal(session) ? session : null;
  }

  /** A match of Pirates!, with its states. */
  get match(): GameSession<Pirates> | null {
    const session = this.any;
    return session === null || isPortRoyal(session) ? null : session;
  }

  /** Why it cannot be shown at all. */
  get failed(): { readonly opened: OpenResult<GameKind>; readonly session: AnySession | null } | null {
    return this.#opened === null || this.any !== null
      ? null
      : { opened: this.#opened, session: this.#session };
  }

  /** Returns how to close it. */
  open(id: string): () => void {
    const page = { left: false };
    void this.#open(id, page).catch(() => {
      this.#opened = { type: 'missing' };
    });
    return () => {
      page.left = true;
      void this.#session?.close();
    };
  }

  async #open(id: string, page: { readonly left: boolean }): Promise<void> {
    const { session, opened } =
      (await gameAt(id)) === 'pirates' ? await openPiratesGame(id) : await openGame(id);
    if (page.left) {
      await session.close();
      return;
    }
    this.#session = session;
    this.#opened = opened;
  }
}

function isPortRoyal(session: AnySession | null): session is GameSession {
  return session !== null && session.setup?.game !== 'pirates';
}
