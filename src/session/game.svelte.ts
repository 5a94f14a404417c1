/**
 * The game on the table: what was said, what followed, undo and redo, each entry stored before it shows.
 * Here rules and store meet. It knows no words and no screen.
 */
import type { Entry, FileProblem, GameFile, Setup } from '#engine';
import type {
  ChangeResult,
  FaultReason,
  GameRecord,
  NotRead,
  NotStored,
  Position,
  Store,
  StoredGame,
  StoredGameId,
} from '#storage';
import type { GameKind, PortRoyal, Rules } from './rules.ts';

/** One thing said, and the table after it. */
export interface Step<Kind extends GameKind = PortRoyal> {
  readonly entry: Entry;
  readonly state: Kind['state'];
  readonly consequences: readonly Kind['consequence'][];
  /** False while the store could not take it: shown, but only on this page. */
  readonly stored: boolean;
}

export type StorageState =
  | { readonly type: 'stored' }
  /** Being written at this moment. */
  | { readonly type: 'pending' }
  /** The last entries are only on this page: offer to save them to a file. */
  | { readonly type: 'not-stored'; readonly reason: FaultReason; readonly entries: number };

/** Why a game can be looked at but not played on; `continueAsNew` makes a playable copy of what can be read. */
export type ReadOnlyReason<Kind extends GameKind = PortRoyal> =
  /** Set up as an earlier version allowed. */
  | { readonly type: 'setup-refused'; readonly problem: FileProblem }
  /** An entry that an earlier version accepted; the steps end before it. */
  | { readonly type: 'entry-refused'; readonly index: number; readonly obstacle: Kind['obstacle'] }
  | { readonly type: 'damaged'; readonly problem: FileProblem }
  /** Deleted on another screen. */
  | { readonly type: 'gone' }
  /** A newer version keeps the games now: what is shown is stored, and the page must be loaded again to play on. */
  | { readonly type: 'outdated' };

export type OpenResult<Kind extends GameKind = PortRoyal> =
  | { readonly type: 'ok' }
  | { readonly type: 'missing' }
  | { readonly type: 'read-only'; readonly reason: ReadOnlyReason<Kind> }
  /** The setup cannot be laid out: nothing to show, but the file can be saved. */
  | { readonly type: 'refused'; readonly problem: FileProblem }
  | NotRead;

export type SayResult<Kind extends GameKind = PortRoyal> =
  | { readonly type: 'ok'; readonly step: Step<Kind> }
  | { readonly type: 'refused'; readonly obstacle: Kind['obstacle'] }
  /** Shown, but only on this page. */
  | { readonly type: 'not-stored'; readonly reason: FaultReason; readonly step: Step<Kind> }
  /** Another tab has played on; the table now shows that, and this entry was not taken. */
  | { readonly type: 'conflict' }
  | { readonly type: 'read-only'; readonly reason: ReadOnlyReason<Kind> };

export type TakeBackResult<Kind extends GameKind = PortRoyal> =
  | { readonly type: 'ok'; readonly entry: Entry }
  /** There is nothing to undo or redo. */
  | { readonly type: 'nothing' }
  | { readonly type: 'conflict' }
  | { readonly type: 'read-only'; readonly reason: ReadOnlyReason<Kind> }
  | NotStored;

export type AmendResult<Kind extends GameKind = PortRoyal> =
  | { readonly type: 'ok' }
  /** What was said after it, or in its place, would not have been possible: nothing has changed. */
  | { readonly type: 'refused'; readonly entry: Entry; readonly obstacle: Kind['obstacle'] }
  | { readonly type: 'conflict' }
  | { readonly type: 'read-only'; readonly reason: ReadOnlyReason<Kind> }
  | NotStored;

interface Undone {
  readonly entry: Entry;
  /** Still in the store, behind the entries in force. */
  readonly stored: boolean;
}

export class GameSession<Kind extends GameKind = PortRoyal> {
  readonly #store: Store;
  readonly #rules: Rules<Kind>;
  #record = $state.raw<GameRecord | null>(null);
  #start = $state.raw<Kind['state'] | null>(null);
  #steps = $state.raw<readonly Step<Kind>[]>([]);
  #undone = $state.raw<readonly Undone[]>([]);
  /** Stored entries that cannot be shown: they stay in the game and go into its file. */
  #beyond: readonly Entry[] = [];
  #readOnly = $state.raw<ReadOnlyReason<Kind> | null>(null);
  #fault = $state.raw<FaultReason | null>(null);
  #writing = $state.raw(0);
  #position: Position = { length: 0, stored: 0, revision: 0 };
  /** Everything that reads or writes the store runs one after the other, in the order of the taps. */
  #last: Promise<unknown> = Promise.resolve();
  #unfollow: (() => void) | null = null;

  readonly state = $derived(this.#steps.at(-1)?.state ?? this.#start);
  readonly undoes = $derived(this.#readOnly === null ? (this.#steps.at(-1)?.entry ?? null) : null);
  readonly redoes = $derived(this.#readOnly === null ? (this.#undone[0]?.entry ?? null) : null);
  readonly storageState: StorageState = $derived.by(() => {
    const entries = this.#steps.filter((step) => !step.stored).length;
    if (this.#fault !== null && entries > 0) return { type: 'not-stored', reason: this.#fault, entries };
    return this.#writing > 0 ? { type: 'pending' } : { type: 'stored' };
  });

  constructor(store: Store, rules: Rules<Kind>) {
    this.#store = store;
    this.#rules = rules;
  }

  /** Null until a game is open. */
  get record(): GameRecord | null {
    return this.#record;
  }

  get setup(): Setup | null {
    return this.#record?.setup ?? null;
  }

  /** The table before the first entry. */
  get start(): Kind['state'] | null {
    return this.#start;
  }

  /** Everything in force, in order. */
  get steps(): readonly Step<Kind>[] {
    return this.#steps;
  }

  get readOnly(): ReadOnlyReason<Kind> | null {
    return this.#readOnly;
  }

  get canUndo(): boolean {
    return this.undoes !== null;
  }

  get canRedo(): boolean {
    return this.redoes !== null;
  }

  /** Puts a stored game on the table and follows what other tabs do with it. */
  open(id: StoredGameId): Promise<OpenResult<Kind>> {
    return this.#enqueue(async () => {
      this.#clear();
      const result = await this.#load(id);
      if (this.#record === null) return result;
      this.#unfollow = this.#store.follow((change, from) => {
        const concerned =
          from === 'elsewhere' &&
          (change.type === 'game'
            ? change.id === id && change.revision !== this.#position.revision
            : change.table === 'games');
        if (concerned) void this.catchUp();
      });
      return result;
    });
  }

  /** Says an entry: judged, then stored, then shown. Entries said quickly are taken in their order. */
  say(entry: Entry): Promise<SayResult<Kind>> {
    return this.#enqueue(() => this.#say(entry, []));
  }

  undo(): Promise<TakeBackResult<Kind>> {
    return this.#enqueue(async (): Promise<TakeBackResult<Kind>> => {
      if (this.#readOnly !== null) return { type: 'read-only', reason: this.#readOnly };
      const last = this.#steps.at(-1);
      if (last === undefined) return { type: 'nothing' };
      const length = this.#steps.length - 1;
      if (last.stored) {
        const moved = await this.#move(length, this.#steps[length - 1]?.state ?? this.#start);
        if (moved !== null) return moved;
      }
      this.#steps = this.#steps.slice(0, length);
      this.#undone = [{ entry: last.entry, stored: last.stored }, ...this.#undone];
      return { type: 'ok', entry: last.entry };
    });
  }

  redo(): Promise<TakeBackResult<Kind>> {
    return this.#enqueue(async (): Promise<TakeBackResult<Kind>> => {
      if (this.#readOnly !== null) return { type: 'read-only', reason: this.#readOnly };
      const [next, ...rest] = this.#undone;
      const state = this.state;
      if (next === undefined || state === null) return { type: 'nothing' };
      if (!next.stored || this.#steps.some((step) => !step.stored)) return this.#sayAgain(next.entry, rest);
      const judged = this.#rules.apply(state, next.entry);
      if (judged.type === 'refused') {
        // A rule was mended since; what was taken back cannot be put back any more.
        this.#undone = [];
        return { type: 'nothing' };
      }
      const moved = await this.#move(this.#steps.length + 1, judged.state);
      if (moved !== null) return moved;
      this.#show(next.entry, judged, true);
      this.#undone = rest;
      return { type: 'ok', entry: next.entry };
    });
  }

  /**
   * Something said earlier was something else, or nothing (null): as if everything since had been taken back, said right and put
   * back again. What came after it is judged anew, as `renamed` has it where it would be refused as it was; where that is refused
   * too, nothing changes.
   */
  amend(
    index: number,
    said: Entry | null,
    renamed: (entry: Entry) => Entry = (entry) => entry,
  ): Promise<AmendResult<Kind>> {
    return this.#enqueue(async (): Promise<AmendResult<Kind>> => {
      if (this.#readOnly !== null) return { type: 'read-only', reason: this.#readOnly };
      const start = this.#start;
      if (start === null) throw new Error('No game is open.');
      const steps = this.#steps.slice(0, index);
      const later = this.#steps.slice(index + 1).map(({ entry }) => entry);
      const at = this.#steps[index]?.entry.at;
      const instead = said === null ? [] : [at === undefined ? said : { ...said, at }];
      for (const said of [...instead, ...later]) {
        const state = steps.at(-1)?.state ?? start;
        let entry = said;
        let judged = this.#rules.apply(state, entry);
        if (judged.type === 'refused') {
          entry = renamed(said);
          judged = this.#rules.apply(state, entry);
        }
        if (judged.type === 'refused') return { type: 'refused', entry, obstacle: judged.obstacle };
        steps.push({ entry, state: judged.state, consequences: judged.consequences, stored: true });
      }
      const waiting = this.#steps.findIndex((step) => !step.stored);
      const from = waiting < 0 ? index : Math.min(index, waiting);
      const result = await this.#append(
        steps.slice(from).map(({ entry }) => entry),
        steps.at(-1)?.state ?? start,
        from,
      );
      switch (result.type) {
        case 'ok':
          this.#fault = null;
          this.#steps = steps.map((step) => (step.stored ? step : { ...step, stored: true }));
          this.#undone = [];
          return { type: 'ok' };
        case 'conflict':
          await this.#reload();
          return { type: 'conflict' };
        case 'missing': {
          const reason = { type: 'gone' } as const;
          this.#readOnly = reason;
          return { type: 'read-only', reason };
        }
        case 'not-stored':
          return result;
      }
    });
  }

  /**
   * What the table's own cards say, said while the game runs: everything said so far is judged again with it. Refused where an entry
   * would no longer be possible, and in a finished game, which stays as the table saw it.
   */
  reprint(
    printed: NonNullable<Setup['printed']>,
  ): Promise<
    { readonly type: 'ok' } | { readonly type: 'refused' } | { readonly type: 'conflict' } | NotStored
  > {
    return this.#enqueue(async () => {
      const record = this.#record;
      if (record === null) throw new Error('No game is open.');
      const refused = { type: 'refused' } as const;
      const state = this.state;
      if (this.#readOnly !== null || state === null) return refused;
      if (this.#rules.progressOf(state).status === 'finished') return refused;
      const setup = { ...record.setup, printed };
      const opened = this.#rules.openTable(setup);
      if (opened.type === 'refused') return refused;
      const steps: Step<Kind>[] = [];
      for (const { entry, stored } of this.#steps) {
        const judged = this.#rules.apply(steps.at(-1)?.state ?? opened.state, entry);
        if (judged.type === 'refused') return refused;
        steps.push({ entry, state: judged.state, consequences: judged.consequences, stored });
      }
      const progress = this.#rules.progressOf(steps.at(-1)?.state ?? opened.state);
      const result = await this.#change((id) =>
        this.#store.games.reprint(id, this.#position, printed, progress),
      );
      switch (result.type) {
        case 'ok':
          this.#record = { ...record, setup };
          this.#start = opened.state;
          this.#steps = steps;
          return { type: 'ok' } as const;
        case 'conflict':
          await this.#reload();
          return { type: 'conflict' } as const;
        case 'missing':
          this.#readOnly = { type: 'gone' };
          return refused;
        case 'not-stored':
          return result;
      }
    });
  }

  /** Tries again to store what is only on this page. */
  storeAgain(): Promise<{ readonly type: 'ok' } | { readonly type: 'conflict' } | NotStored> {
    return this.#enqueue(async () => {
      const waiting = this.#steps.filter((step) => !step.stored).map((step) => step.entry);
      const state = this.state;
      if (waiting.length === 0 || state === null) return { type: 'ok' } as const;
      const result = await this.#append(waiting, state);
      if (result.type === 'ok') {
        this.#markStored();
        return { type: 'ok' } as const;
      }
      if (result.type === 'not-stored') return result;
      await this.#reload();
      return { type: 'conflict' } as const;
    });
  }

  /** Looks whether another tab has changed the game: for a page that has slept. */
  catchUp(): Promise<void> {
    return this.#enqueue(async () => {
      const id = this.#record?.id;
      if (id === undefined) return;
      const result = await this.#store.games.position(id);
      if (result.type === 'missing') this.#readOnly = { type: 'gone' };
      if (result.type === 'ok' && result.position.revision !== this.#position.revision) await this.#reload();
      // A game put back from the bin is playable again.
      if (result.type === 'ok' && this.#readOnly?.type === 'gone') await this.#reload();
    });
  }

  /** The game as a file, with what is only on this page too. */
  async exportFile(): Promise<{
    readonly name: string;
    readonly text: string;
    readonly file: GameFile;
  } | null> {
    const record = this.#record;
    if (record === null) return null;
    const { gameFileName, gameFileText, makeGameFile } = await import('#storage');
    const entries = [...this.#steps.map((step) => step.entry), ...this.#beyond];
    const file = makeGameFile({ record, entries, redo: [] });
    return { name: gameFileName(file), text: gameFileText(file), file };
  }

  /** A new game that begins with the first `length` entries of this one; this one stays as it is. */
  async continueAsNew(
    length: number = this.#steps.length,
  ): Promise<{ readonly type: 'ok'; readonly id: StoredGameId } | NotStored> {
    const record = this.#record;
    const state = this.#steps[length - 1]?.state ?? this.#start;
    if (record === null || state === null) throw new Error('No game is open.');
    const created = await this.#store.games.create({
      setup: record.setup,
      title: record.title,
      campaignId: record.campaignId,
      showOdds: record.showOdds,
      entries: this.#steps.slice(0, length).map((step) => step.entry),
      progress: this.#rules.progressOf(state),
    });
    return created.type === 'ok' ? { type: 'ok', id: created.record.id } : created;
  }

  /** Title, notes, campaign and odds. */
  async describe(
    description: Parameters<Store['games']['describe']>[1],
  ): Promise<{ readonly type: 'ok' } | { readonly type: 'missing' } | NotStored> {
    const record = this.#record;
    if (record === null) return { type: 'missing' };
    const result = await this.#store.games.describe(record.id, description);
    if (result.type === 'ok') this.#record = { ...record, ...description };
    return result;
  }

  /** Takes the game off the table, after what was said before has been stored. */
  close(): Promise<void> {
    return this.#enqueue(() => {
      this.#clear();
      return Promise.resolve();
    });
  }

  #clear(): void {
    this.#unfollow?.();
    this.#unfollow = null;
    this.#record = null;
    this.#start = null;
    this.#steps = [];
    this.#undone = [];
    this.#beyond = [];
    this.#readOnly = null;
    this.#fault = null;
  }

  async #say(said: Entry, undoneAfter: readonly Undone[]): Promise<SayResult<Kind>> {
    if (this.#readOnly !== null) return { type: 'read-only', reason: this.#readOnly };
    const state = this.state;
    if (state === null) throw new Error('No game is open.');
    const entry: Entry = said.at === undefined ? { ...said, at: this.#store.now() } : said;
    const judged = this.#rules.apply(state, entry);
    if (judged.type === 'refused') return judged;
    const waiting = this.#steps.filter((step) => !step.stored).map((step) => step.entry);
    const result = await this.#append([...waiting, entry], judged.state);
    switch (result.type) {
      case 'ok': {
        this.#markStored();
        const step = this.#show(entry, judged, true);
        this.#undone = undoneAfter;
        return { type: 'ok', step };
      }
      case 'not-stored': {
        if (this.readOnly !== null) return { type: 'read-only', reason: this.readOnly };
        const step = this.#show(entry, judged, false);
        this.#undone = undoneAfter;
        return { type: 'not-stored', reason: result.reason, step };
      }
      case 'conflict':
        await this.#reload();
        return { type: 'conflict' };
      case 'missing': {
        const reason = { type: 'gone' } as const;
        this.#readOnly = reason;
        return { type: 'read-only', reason };
      }
    }
  }

  /** Puts back what is no longer in the store behind the entries in force. */
  async #sayAgain(entry: Entry, rest: readonly Undone[]): Promise<TakeBackResult<Kind>> {
    const result = await this.#say(
      entry,
      rest.map((undone) => ({ ...undone, stored: false })),
    );
    switch (result.type) {
      case 'ok':
      case 'not-stored':
        return { type: 'ok', entry };
      case 'refused':
        this.#undone = [];
        return { type: 'nothing' };
      case 'conflict':
      case 'read-only':
        return result;
    }
  }

  #show(
    entry: Entry,
    judged: { readonly state: Kind['state']; readonly consequences: readonly Kind['consequence'][] },
    stored: boolean,
  ): Step<Kind> {
    const step: Step<Kind> = { entry, state: judged.state, consequences: judged.consequences, stored };
    this.#steps = [...this.#steps, step];
    return step;
  }

  #markStored(): void {
    this.#fault = null;
    if (this.#steps.every((step) => step.stored)) return;
    this.#steps = this.#steps.map((step) => (step.stored ? step : { ...step, stored: true }));
  }

  async #append(entries: readonly Entry[], state: Kind['state'], from?: number): Promise<ChangeResult> {
    return this.#change((id) =>
      this.#store.games.append(id, this.#position, entries, this.#rules.progressOf(state), from),
    );
  }

  /** Null when it is done. */
  async #move(length: number, state: Kind['state'] | null): Promise<TakeBackResult<Kind> | null> {
    if (state === null) throw new Error('No game is open.');
    const result = await this.#change((id) =>
      this.#store.games.move(id, this.#position, length, this.#rules.progressOf(state)),
    );
    switch (result.type) {
      case 'ok':
        return null;
      case 'conflict':
        await this.#reload();
        return { type: 'conflict' };
      case 'missing': {
        const reason = { type: 'gone' } as const;
        this.#readOnly = reason;
        return { type: 'read-only', reason };
      }
      case 'not-stored':
        return this.#readOnly === null ? result : { type: 'read-only', reason: this.#readOnly };
    }
  }

  async #change(work: (id: StoredGameId) => Promise<ChangeResult>): Promise<ChangeResult> {
    const id = this.#record?.id;
    if (id === undefined) throw new Error('No game is open.');
    this.#writing += 1;
    try {
      const result = await work(id);
      if (result.type === 'ok') this.#position = result.position;
      if (result.type === 'not-stored') {
        this.#fault = result.reason;
        if (result.reason === 'outdated') this.#readOnly = { type: 'outdated' };
      }
      return result;
    } finally {
      this.#writing -= 1;
    }
  }

  async #reload(): Promise<void> {
    const id = this.#record?.id;
    if (id !== undefined) await this.#load(id);
  }

  async #load(id: StoredGameId): Promise<OpenResult<Kind>> {
    const loaded = await this.#store.games.load(id);
    switch (loaded.type) {
      case 'missing':
        if (this.#record !== null) this.#readOnly = { type: 'gone' };
        return loaded;
      case 'not-read':
        return loaded;
      case 'damaged':
        if (loaded.game === null) return { type: 'refused', problem: loaded.problem };
        return this.#adopt(loaded.game, { type: 'damaged', problem: loaded.problem });
      case 'ok':
        return this.#adopt(loaded.game, loaded.game.record.deletedAt === null ? null : { type: 'gone' });
    }
  }

  /** Shows what the store holds. Steps that are already on the table in the same order are kept, not judged again. */
  async #adopt(game: StoredGame, readOnly: ReadOnlyReason<Kind> | null): Promise<OpenResult<Kind>> {
    const { commonStart } = await import('#storage');
    const same = this.#record?.id === game.record.id && samePrinted(this.#record.setup, game.record.setup);
    const today = this.#rules.openTable(game.record.setup);
    const table = today.type === 'ok' ? today : this.#rules.openTable(game.record.setup, 'as-played');
    if (table.type === 'refused') {
      this.#record = game.record;
      this.#position = positionOf(game.record);
      this.#beyond = game.entries;
      return { type: 'refused', problem: table.problem };
    }
    const start = same && this.#start !== null ? this.#start : table.state;
    const waiting = this.#steps.filter((step) => !step.stored).map((step) => step.entry);
    const known = same ? this.#steps.filter((step) => step.stored) : [];
    const common = commonStart(
      known.map((step) => step.entry),
      game.entries,
    );
    const steps: Step<Kind>[] = known.slice(0, common);
    let reason = readOnly;
    if (today.type === 'refused') reason ??= { type: 'setup-refused', problem: today.problem };
    for (const entry of game.entries.slice(common)) {
      const judged = this.#rules.apply(steps.at(-1)?.state ?? start, entry);
      if (judged.type === 'refused') {
        reason ??= { type: 'entry-refused', index: steps.length, obstacle: judged.obstacle };
        break;
      }
      steps.push({ entry, state: judged.state, consequences: judged.consequences, stored: true });
    }
    // What was only on this page follows as far as it still fits.
    for (const entry of reason === null ? waiting : []) {
      const judged = this.#rules.apply(steps.at(-1)?.state ?? start, entry);
      if (judged.type === 'refused') break;
      steps.push({ entry, state: judged.state, consequences: judged.consequences, stored: false });
    }
    this.#record = game.record;
    this.#position = positionOf(game.record);
    this.#start = start;
    this.#steps = steps;
    this.#undone = game.redo.map((entry) => ({ entry, stored: true }));
    this.#beyond = game.entries.slice(steps.length);
    this.#readOnly = reason;
    return reason === null ? { type: 'ok' } : { type: 'read-only', reason };
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#last.then(work, work);
    this.#last = run.catch(() => undefined);
    return run;
  }
}

/** Another tab may have said meanwhile what a card shows. */
function samePrinted(one: Setup, other: Setup): boolean {
  return JSON.stringify(one.printed ?? {}) === JSON.stringify(other.printed ?? {});
}

function positionOf(record: GameRecord): Position {
  return { length: record.length, stored: record.stored, revision: record.revision };
}
