/**
 * What the match screen shows and says: the match, its words, the card that waits for a choice, the sheet that lies open and a
 * refusal that waits for an answer. One for each open match; knows no markup.
 */
import { playsOf, type Entry, type PiratesNumber, type PiratesObstacle, type PiratesState } from '#engine';
import type { GameSession } from '#session/game.svelte.ts';
import type { Pirates } from '#session/rules.ts';
import { settings } from '#session/settings.svelte.ts';
import { vocabulary } from '../wording/cards.ts';
import { piratesWords } from '../wording/pirates-screen.ts';
import { tableWords } from '../wording/table.ts';

export type PiratesSheet =
  | { readonly kind: 'menu' | 'log' | 'cards' | 'note' | 'finish' | 'round-won' | 'piles' }
  | { readonly kind: 'player'; readonly seat: number };

const BLACK_SPOT: PiratesNumber = 9;
const HAPTIC_TICK = 12;
/** Nobody draws, plays and taps the same card again as fast as this: the second tap is the same tap. */
const DOUBLE_TAP_MS = 400;

export class PiratesView {
  readonly session: GameSession<Pirates>;
  #sheet = $state.raw<PiratesSheet | null>(null);
  #picked = $state.raw<PiratesNumber | null>(null);
  #pileEmpty = $state.raw(false);
  #refusal = $state.raw<{ readonly entry: Entry; readonly obstacle: PiratesObstacle } | null>(null);
  #notice = $state.raw<'conflict' | 'not-stored' | null>(null);
  /** While an entry is being stored further taps are not taken. */
  #busy = false;
  /** A double tap must not play for the next player, however fast the first was stored. */
  #saidByTap: { readonly card: PiratesNumber; readonly at: number } | null = null;

  readonly words = $derived(piratesWords[settings.language]);
  readonly tableWords = $derived(tableWords[settings.language]);
  readonly state: PiratesState;
  readonly cardWords;

  constructor(session: GameSession<Pirates>) {
    this.session = session;
    const { start, setup } = session;
    if (start === null || setup === null) throw new Error('No game is open.');
    this.state = $derived(session.state ?? start);
    this.cardWords = $derived(vocabulary(setup.edition, settings.language));
  }

  get sheet(): PiratesSheet | null {
    return this.#sheet;
  }

  /** The card that was tapped and still needs a target, a direction or what lies open. */
  get picked(): PiratesNumber | null {
    return this.#picked;
  }

  get refusal(): { readonly entry: Entry; readonly obstacle: PiratesObstacle } | null {
    return this.#refusal;
  }

  get notice(): 'conflict' | 'not-stored' | null {
    return this.#notice;
  }

  /** The survivors show their cards: the pile is empty, as counted or as the table says. */
  get showing(): boolean {
    return this.state.showing || this.#pileEmpty;
  }

  get tableSaysEmpty(): boolean {
    return this.#pileEmpty;
  }

  nameOf(seat: number): string {
    return this.state.setup.players[seat] ?? '';
  }

  open(sheet: PiratesSheet): void {
    this.#sheet = sheet;
  }

  closeSheet(): void {
    this.#sheet = null;
  }

  dismiss(): void {
    this.#refusal = null;
    this.#notice = null;
  }

  /** A tap on a key: said at once where there is nothing to choose. */
  tap(card: PiratesNumber): void {
    const at = performance.now();
    const again = this.#saidByTap?.card === card && at - this.#saidByTap.at < DOUBLE_TAP_MS;
    if (this.#busy || again) return;
    this.dismiss();
    const [only, ...more] = playsOf(this.state, card);
    if (only === undefined) return;
    if (more.length > 0 || card === BLACK_SPOT) this.#picked = card;
    else {
      this.#saidByTap = { card, at };
      void this.say(only);
    }
  }

  putBack(): void {
    this.#picked = null;
    this.#pileEmpty = false;
  }

  sayPileEmpty(): void {
    this.#pileEmpty = true;
  }

  /** Says an entry; a refusal stays on the screen with its way out. */
  async say(entry: Entry): Promise<boolean> {
    if (this.#busy) return false;
    this.dismiss();
    this.#busy = true;
    const result = await this.session.say(entry).finally(() => {
      this.#busy = false;
    });
    switch (result.type) {
      case 'ok':
      case 'not-stored':
        this.putBack();
        // Only Android answers; elsewhere the change on the screen is the answer.
        if (settings.current.haptics && 'vibrate' in navigator) navigator.vibrate(HAPTIC_TICK);
        return true;
      case 'refused':
        this.#refusal = { entry, obstacle: result.obstacle };
        return false;
      case 'conflict':
        this.putBack();
        this.#notice = 'conflict';
        return false;
      case 'read-only':
        return false;
    }
  }

  /** "Record anyway". */
  async override(): Promise<void> {
    const refusal = this.#refusal;
    if (refusal !== null) await this.say({ ...refusal.entry, override: true });
  }

  /** Puts a card back that waits for its choice; otherwise takes back what was said last. */
  async undo(): Promise<void> {
    this.dismiss();
    this.#saidByTap = null;
    if (this.#picked !== null || this.#pileEmpty) {
      this.putBack();
      return;
    }
    const result = await this.session.undo();
    if (result.type === 'conflict' || result.type === 'not-stored') this.#notice = result.type;
  }

  async redo(): Promise<void> {
    this.dismiss();
    this.putBack();
    const result = await this.session.redo();
    if (result.type === 'conflict' || result.type === 'not-stored') this.#notice = result.type;
  }
}
