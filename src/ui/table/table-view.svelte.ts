/**
 * What the table screen shows and says: the game on the table, its words, the sheet that lies open, a refusal that waits
 * for an answer, and cards of a gamble being collected. One for each open game; knows no markup.
 */
import {
  gamblersLeft,
  type CardId,
  type Entry,
  type Figure,
  type Obstacle,
  type Seat,
  type State,
} from '#engine';
import type { AmendResult, GameSession, SayResult, Step } from '#session/game.svelte.ts';
import { countPlayed } from '#session/own-cards.ts';
import { settings } from '#session/settings.svelte.ts';
import { AdventureMemory } from '../adventure/adventure-memory.svelte.ts';
import { tick, type Tick } from '../scan/tick.ts';
import { vocabulary } from '../wording/cards.ts';
import { tableWords } from '../wording/table.ts';
import { claimOffers, contractOffers, type ClaimOffer } from './sayable.ts';

type PlainSheet =
  | 'menu'
  | 'log'
  | 'own-card'
  | 'correct'
  | 'note'
  | 'harbor'
  | 'typing'
  | 'contracts'
  | 'finish'
  | 'scores'
  | 'adventure'
  | 'month-end'
  | 'lookout';

export type OpenSheet =
  | { readonly [Kind in PlainSheet]: { readonly kind: Kind } }[PlainSheet]
  /** Help on a card, or on anything. */
  | { readonly kind: 'help'; readonly card: CardId | null }
  | { readonly kind: 'story'; readonly card: string }
  | { readonly kind: 'event-note'; readonly event: string }
  | { readonly kind: 'player'; readonly seat: Seat }
  /** By camera; null: into the harbor, else onto a display. */
  | { readonly kind: 'scan'; readonly seat: Seat | null }
  | { readonly kind: 'add-card'; readonly seat: Seat; readonly paid: boolean }
  | { readonly kind: 'why'; readonly figure: Figure }
  | { readonly kind: 'coins-why'; readonly seat: Seat }
  | { readonly kind: 'gift'; readonly seat: Seat; readonly card: CardId; readonly decline: boolean }
  | { readonly kind: 'claim'; readonly offer: ClaimOffer }
  /** Something said earlier, by its place in the log: it was another card, or it was never so. */
  | { readonly kind: 'mend'; readonly step: number }
  | { readonly kind: 'other-card'; readonly about: 'reveal' | 'add-card'; readonly seat: Seat };

export interface Refusal {
  readonly entry: Entry;
  readonly obstacle: Obstacle;
}

const GAMBLE_CARDS = 4;

export class TableView {
  readonly session: GameSession;
  /** What the campaign knows from earlier chapters. */
  readonly memory = new AdventureMemory();
  #sheets = $state.raw<readonly OpenSheet[]>([]);
  #refusal = $state.raw<Refusal | null>(null);
  #collected = $state.raw<readonly CardId[] | null>(null);
  #notice = $state.raw<'conflict' | 'not-stored' | null>(null);
  /** Entries by which a card became one of My cards, so that undo takes that back too. */
  readonly #remembered = new WeakMap<Entry, CardId>();

  readonly words = $derived(tableWords[settings.language]);
  readonly state: State;
  readonly cardWords;
  /** As the group chose for this game; where nobody did, as in the settings. */
  readonly showOdds: boolean;
  readonly claims;
  readonly contracts;
  readonly mayGamble;

  constructor(session: GameSession) {
    this.session = session;
    const start = session.start;
    if (start === null) throw new Error('No game is open.');
    this.state = $derived(session.state ?? start);
    this.cardWords = $derived(vocabulary(start.table.setup.edition, settings.language));
    this.showOdds = $derived(session.record?.showOdds ?? settings.current.showOdds);
    this.claims = $derived(claimOffers(this.state));
    this.contracts = $derived(contractOffers(this.state));
    this.mayGamble = $derived(
      this.state.tracking === 'table' &&
        this.state.phase === 'discover' &&
        this.state.pending !== 'must' &&
        gamblersLeft(this.state) > 0 &&
        (this.state.table.timeDeck === null || this.state.turnedUp > 0), // R-GAM-3
    );
  }

  /** The sheet on top; others wait below it. */
  get sheet(): OpenSheet | null {
    return this.#sheets.at(-1) ?? null;
  }

  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** Cards of a gamble named so far; null: none is being entered. */
  get collected(): readonly CardId[] | null {
    return this.#collected;
  }

  get notice(): 'conflict' | 'not-stored' | null {
    return this.#notice;
  }

  open(sheet: OpenSheet): void {
    this.#sheets = [...this.#sheets, sheet];
  }

  closeSheet(): void {
    this.#sheets = this.#sheets.slice(0, -1);
  }

  closeSheets(): void {
    this.#sheets = [];
  }

  dismiss(): void {
    this.#refusal = null;
    this.#notice = null;
  }

  /** Says an entry; a refusal stays on the screen with its way out. */
  async say(entry: Entry): Promise<SayResult> {
    this.#refusal = null;
    this.#notice = null;
    const newCopy = this.#isNewCopy(entry);
    const result = await this.session.say(entry);
    switch (result.type) {
      case 'ok':
      case 'not-stored':
        tick(tickOf(result.step));
        if (newCopy !== null) this.#remember(result.step.entry, newCopy, 1);
        break;
      case 'refused':
        tick('refused');
        this.#refusal = { entry, obstacle: result.obstacle };
        break;
      case 'conflict':
        this.#notice = 'conflict';
        break;
      case 'read-only':
        break;
    }
    return result;
  }

  /** From a sheet: said, and the sheets are put away. */
  sayAndClose(entry: Entry): void {
    void this.say(entry);
    this.#sheets = [];
  }

  /** A tap on a key of the keyboard: the next card, or one of a gamble's four. */
  reveal(card: CardId): void {
    if (this.#collected === null) {
      void this.say({ type: 'reveal', card });
      return;
    }
    const cards = [...this.#collected, card];
    if (cards.length < GAMBLE_CARDS) {
      this.#collected = cards;
      tick('read');
      return;
    }
    this.#collected = null;
    void this.say({ type: 'gamble', cards });
  }

  beginGamble(): void {
    this.#collected = [];
  }

  cancelGamble(): void {
    this.#collected = null;
  }

  /** Takes a card of the harbor; a gift ship asks first who gets the coin (R-JOM-4). */
  take(seat: Seat, card: CardId, decline: boolean): void {
    const { table, players } = this.state;
    const type = table.types[table.typeOf.get(card) ?? -1];
    if (type !== undefined && type.gift > 0 && players.length > 2) {
      this.open({ kind: 'gift', seat, card, decline });
      return;
    }
    void this.say(this.takeEntry(seat, card, decline));
  }

  takeEntry(seat: Seat, card: CardId, decline: boolean): Extract<Entry, { type: 'take' }> {
    const player = this.state.table.players[seat] ?? '';
    return { type: 'take', player, card, ...(decline ? { decline: true as const } : {}) };
  }

  async undo(): Promise<void> {
    this.dismiss();
    if (this.#collected !== null) {
      this.#collected = this.#collected.length === 0 ? null : this.#collected.slice(0, -1);
      return;
    }
    const result = await this.session.undo();
    if (result.type === 'ok') {
      const card = this.#remembered.get(result.entry);
      if (card !== undefined) this.#remember(result.entry, card, -1);
    }
    if (result.type === 'conflict') this.#notice = 'conflict';
    if (result.type === 'not-stored') this.#notice = 'not-stored';
  }

  /** The card of an earlier entry was another one, or (null) the entry goes. A refusal is for the sheet to say. */
  async mend(step: number, card: CardId | null): Promise<AmendResult> {
    this.dismiss();
    const before = this.session.steps[step]?.entry;
    const result = await (before === undefined || !('card' in before) || card === null
      ? this.session.amend(step, null)
      : this.session.amend(step, { ...before, card } as Entry, (entry) =>
          'card' in entry && entry.card === before.card ? ({ ...entry, card } as Entry) : entry,
        ));
    if (result.type === 'ok') {
      tick('read');
      this.closeSheets();
    }
    if (result.type === 'conflict') this.#notice = 'conflict';
    if (result.type === 'not-stored') this.#notice = 'not-stored';
    return result;
  }

  async redo(): Promise<void> {
    this.dismiss();
    const next = this.session.redoes;
    const newCopy = next === null ? null : this.#isNewCopy(next);
    const result = await this.session.redo();
    if (result.type === 'ok' && newCopy !== null) this.#remember(result.entry, newCopy, 1);
    if (result.type === 'conflict') this.#notice = 'conflict';
    if (result.type === 'not-stored') this.#notice = 'not-stored';
  }

  /** For this game, on whatever screen it is opened. */
  async wantOdds(showOdds: boolean): Promise<void> {
    const result = await this.session.describe({ showOdds });
    if (result.type === 'not-stored') this.#notice = 'not-stored';
  }

  /** "Record anyway". */
  async override(): Promise<void> {
    const refusal = this.#refusal;
    if (refusal !== null) await this.say({ ...refusal.entry, override: true });
  }

  /** The card, where a box is not all known and none of its known copies can be the one that came up. */
  #isNewCopy(entry: Entry): CardId | null {
    const { table, unseen } = this.state;
    if (!table.namesAnyCard || (entry.type !== 'reveal' && entry.type !== 'add-card')) return null;
    const index = table.typeOf.get(entry.card);
    if (index === undefined) return entry.card;
    return entry.type === 'reveal' && table.open && (unseen[index] ?? 0) === 0 ? entry.card : null;
  }

  /** For the next game: My cards. That it cannot be kept there disturbs no game. */
  #remember(entry: Entry, card: CardId, copies: 1 | -1): void {
    if (copies === 1) this.#remembered.set(entry, card);
    else this.#remembered.delete(entry);
    countPlayed(this.state.table.setup, card, copies).catch(() => undefined);
  }
}

/** What an entry sounds like: the loudest of what followed from it. */
function tickOf({ entry, state, consequences }: Step): Tick {
  if (entry.type === 'note') return 'read';
  if (state.ending.kind !== 'none') return 'end';
  if (consequences.some(({ type }) => type === 'bust')) return 'bust';
  return consequences.some(({ type }) => type === 'gain' || type === 'pay' || type === 'give')
    ? 'coin'
    : 'read';
}
