// Pirates! of Port Royal by rule number (RULES.md section 8). Every entry goes through the file format and every state is frozen.
import { describe, expect, it } from 'vitest';
import {
  applyPirates,
  makePiratesReport,
  openPirates,
  outcomesOf,
  parseEntry,
  parseGameFile,
  playsOf,
  targetsOf,
  unseenPirates,
  type PiratesConsequence,
  type PiratesNumber,
  type PiratesObstacle,
  type PiratesReport,
  type PiratesState,
  type Setup,
} from '#engine';
import { deepFreeze } from '../support/engine.ts';

const SETUP: Setup = {
  game: 'pirates',
  edition: 'big-box-2021',
  boxes: ['pirates'],
  mode: 'competitive',
  players: ['Ana', 'Ben', 'Cleo', 'Dan'],
  tracking: 'table',
  houseRules: {},
  // 24 cards: 19 in the Fate pile of four players.
  copies: [2, 3, 3, 3, 2, 2, 3, 2, 2, 2],
};
const THREE: Partial<Setup> = { players: ['Ana', 'Ben', 'Cleo'] };
const TWO: Partial<Setup> = { players: ['Ana', 'Ben'] };

type Said = Readonly<Record<string, unknown>>;

class Match {
  readonly state: PiratesState;
  readonly consequences: readonly PiratesConsequence[];

  constructor(state: PiratesState, consequences: readonly PiratesConsequence[] = []) {
    this.state = state;
    this.consequences = consequences;
  }

  say(...entries: readonly Said[]): Match {
    let next: Match = this; // eslint-disable-line @typescript-eslint/no-this-alias
    for (const said of entries) {
      const result = next.#apply(said);
      if (result.type === 'refused')
        throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(result.obstacle)}`);
      next = new Match(result.state, result.consequences);
    }
    return next;
  }

  shows(expected: Partial<PiratesReport>): this {
    expect(makePiratesReport(this.state)).toMatchObject(expected);
    return this;
  }

  follows(...types: readonly PiratesConsequence['type'][]): this {
    expect(this.consequences.map(({ type }) => type)).toEqual(types);
    return this;
  }

  refuses(said: Said, kind: PiratesObstacle['kind'], facts: Said = {}): this {
    const result = this.#apply(said);
    expect(result.type === 'refused' ? result.obstacle : result.type).toMatchObject({ kind, ...facts });
    return this;
  }

  #apply(said: Said) {
    const parsed = parseEntry(JSON.parse(JSON.stringify(said)));
    if (parsed.type === 'refused') throw new Error(JSON.stringify(parsed.problem));
    return applyPirates(deepFreeze(this.state), deepFreeze(parsed.entry));
  }
}

function match(more: Partial<Setup> = {}): Match {
  const opened = openPirates({ ...SETUP, ...more });
  if (opened.type === 'refused') throw new Error(JSON.stringify(opened.problem));
  return new Match(opened.state);
}

function refusedSetup(more: Partial<Setup>): string {
  const opened = openPirates({ ...SETUP, ...more });
  return opened.type === 'refused' ? opened.problem.field : 'ok';
}

const play = (card: number, more: Said = {}): Said => ({ type: 'play', card, ...more });
const port = (player: string): Said => play(6, { player });
const out = (player: string, card?: number): Said => ({
  type: 'out',
  player,
  ...(card === undefined ? {} : { card }),
});
const stays = (card?: number): Said => ({ type: 'stays', ...(card === undefined ? {} : { card }) });
const show = (cards: Readonly<Record<string, number>>): Said => ({ type: 'show', cards });
const won = (...players: readonly string[]): Said => ({ type: 'round-won', players });
const recount = (more: Said): Said => ({ type: 'recount', ...more });
const anyway = (said: Said): Said => ({ ...said, override: true });

/** The Fate pile is empty as it becomes Ana's turn. */
const atTheShow = (more: Partial<Setup> = THREE) => match(more).say(recount({ fatePile: 0 }));

describe('a match is laid out', () => {
  it('[R-PIR-1] deals the Treasure and a card to each; the rest is the Fate pile', () => {
    match().shows({
      phase: 'play',
      round: 1,
      fatePile: 19,
      treasure: true,
      discard: [],
      activePlayer: 'Ana',
    });
    match(TWO).shows({ fatePile: 21 });
  });

  it('[R-PIR-3] lets the owner begin', () => {
    match({ startPlayer: 'Cleo' }).shows({ activePlayer: 'Cleo', starter: 'Cleo' });
  });

  it('[R-PIR-5] plays without counted cards: no pile, nothing unseen', () => {
    const uncounted = match({ copies: undefined as never });
    uncounted
      .shows({ fatePile: null, unseen: null })
      .say(play(1))
      .shows({ fatePile: null, activePlayer: 'Ben' });
  });

  it.each<[string, Partial<Setup>]>([
    ['setup.players', { players: ['Ana'] }],
    ['setup.players', { players: ['A', 'B', 'C', 'D', 'E'] }],
    ['setup.players', { players: ['Ana', 'treasure'] }],
    ['setup.startPlayer', { startPlayer: 'Eve' }],
    ['setup.copies', { copies: [1, 1, 1, 1, 1, 0, 0, 0, 0, 0] }],
    ['setup.boxes', { boxes: ['base'] }],
    ['setup.boxes', { game: 'port-royal' }],
    ['setup.mode', { mode: 'cooperative' }],
    ['ok', { players: ['A', 'B', 'C', 'D', 'E', 'F'], houseRules: { moreSeats: true } }],
  ])('[R-PIR-1] refuses %s or not: %o', (field, more) => {
    expect(refusedSetup(more)).toBe(field);
  });
});

describe('a turn', () => {
  it('[R-PIR-1] draws one and plays one: the pile shrinks, the card lies open, the next player follows', () => {
    match()
      .say(play(0))
      .shows({
        fatePile: 18,
        discard: [0],
        activePlayer: 'Ben',
        unseen: expect.objectContaining({ 0: 1 }) as never,
      });
  });

  it('[R-PIR-1] refuses a player whose turn it is not, somebody unknown and somebody who is out', () => {
    const begun = match().say(play(3, { target: 'Ben' }), out('Ben', 1));
    begun
      .refuses(play(0, { player: 'Dan' }), 'not-your-turn', { player: 'Dan', active: 'Cleo' })
      .refuses(play(0, { player: 'Eve' }), 'unknown-player', { name: 'Eve' })
      .refuses(play(0, { player: 'Ben' }), 'player-out')
      .refuses(anyway(play(0, { player: 'Ben' })), 'player-out');
  });

  it('[R-PIR-1] records a card out of turn without changing whose turn it is', () => {
    match()
      .say(anyway(play(0, { player: 'Cleo' })))
      .shows({ activePlayer: 'Ana', discard: [0] });
    match()
      .say(anyway(play(3, { player: 'Cleo', target: 'Dan' })), out('Dan'))
      .shows({ activePlayer: 'Ana', alive: ['Ana', 'Ben', 'Cleo'] });
    // Whose turn it was may be out by it.
    match()
      .say(anyway(play(3, { player: 'Cleo', target: 'Ana' })), out('Ana'))
      .shows({ activePlayer: 'Ben' });
    match()
      .say(anyway(play(9, { player: 'Cleo' })))
      .shows({ activePlayer: 'Ana', alive: ['Ana', 'Ben', 'Dan'] });
  });

  it('[R-PIR-5] refuses a card of which all copies have lain open, with the number', () => {
    match()
      .say(play(0), play(0))
      .refuses(play(0), 'no-copy-left', { card: 0, copies: 2 })
      .say(anyway(play(0)))
      .shows({ discard: [0, 0, 0], unseen: expect.objectContaining({ 0: 0 }) as never });
  });

  it('[R-PIR-4] counts a Port Royal in front of a player as seen', () => {
    expect(unseenPirates(match().say(port('Ana')).state)?.[6]).toBe(2);
  });

  it('refuses entries of the other game and knows no entry after the end', () => {
    match().refuses({ type: 'stop' }, 'other-game');
    const over = match().say({ type: 'finish' });
    for (const said of [
      play(0),
      out('Ana'),
      stays(),
      show({}),
      won('Ana'),
      recount({}),
      { type: 'finish' },
    ]) {
      over.refuses(said, 'match-over');
    }
    over.say({ type: 'note', text: 'well played' });
  });
});

describe('the ten cards', () => {
  it('[R-PIR-4] 0 Pirate Map swaps with the Treasure and takes no target', () => {
    match().say(play(0)).follows('played', 'swap-treasure', 'turn');
    match().refuses(play(0, { target: 'Ben' }), 'no-target', { card: 0 });
  });

  it('[R-PIR-4] 1 Doubloons: one card goes under the pile, one comes back from the discard', () => {
    match()
      .say(play(1))
      .follows('played', 'doubloons', 'turn')
      .shows({ fatePile: 19, takenBack: 1, discard: [1] });
  });

  it('[R-PIR-4] 1 Doubloons: what was taken back may come again, once for each card taken back', () => {
    match()
      .say(play(0), play(0), play(1), play(0))
      .shows({ takenBack: 1 })
      .refuses(play(0), 'no-copy-left', { card: 0 });
  });

  it('[R-PIR-4] 1 Doubloons on the last card of the pile leaves one for the next turn', () => {
    match(THREE)
      .say(recount({ fatePile: 1 }), play(1))
      .shows({ phase: 'play', fatePile: 1, activePlayer: 'Ben' });
  });

  it('[R-PIR-4] 2 Spy Glass: shown to all; the Black Spot is out, any other card stays', () => {
    const aimed = match().say(play(2, { target: 'Cleo' }));
    aimed
      .follows('played', 'show-to-all')
      .shows({ phase: 'effect', effect: { card: 2, by: 'Ana', target: 'Cleo' } });
    aimed.say(out('Cleo', 9)).shows({ alive: ['Ana', 'Ben', 'Dan'], discard: [2, 9], activePlayer: 'Ben' });
    aimed.say(out('Cleo')).shows({ discard: [2, 9] });
    aimed.say(stays(8)).shows({ alive: SETUP.players, discard: [2], activePlayer: 'Ben' });
    aimed.say(stays()).shows({ discard: [2], activePlayer: 'Ben' });
    aimed
      .refuses(out('Cleo', 8), 'card-saves', { card: 8, played: 2 })
      .refuses(stays(9), 'card-kills', { card: 9, played: 2 })
      .refuses(out('Dan'), 'no-effect-open', { player: 'Dan' });
  });

  it('[R-PIR-4] 2 Spy Glass: what was shown can be said with the card', () => {
    match()
      .say(play(2, { target: 'Ben', shown: 9 }))
      .shows({ alive: ['Ana', 'Cleo', 'Dan'], activePlayer: 'Cleo' });
    match()
      .say(play(2, { target: 'Ben', shown: 0 }))
      .shows({ phase: 'play', activePlayer: 'Ben', discard: [2] });
  });

  it.each([0, 1, 2])('[R-PIR-4] 3 Walk Plank: %i is out and then lies open', (card) => {
    match()
      .say(play(3, { target: 'Dan' }), out('Dan', card))
      .shows({ alive: ['Ana', 'Ben', 'Cleo'], discard: [3, card as PiratesNumber] });
  });

  it.each([3, 4, 5, 6, 7, 8, 9])('[R-PIR-4] 3 Walk Plank: %i saves, the Black Spot too', (card) => {
    match()
      .say(play(3, { target: 'Dan' }))
      .refuses(out('Dan', card), 'card-saves', { card, played: 3 })
      .refuses(stays(card), 'shown-to-one')
      .say(stays())
      .shows({ alive: SETUP.players, discard: [3] });
  });

  it('[R-PIR-4] 4 Hurricane: all pass their card in the direction that its player chooses', () => {
    const passed = match().say(play(4, { direction: 'right' }));
    expect(passed.consequences[1]).toMatchObject({
      type: 'pass-cards',
      players: [0, 1, 2, 3],
      direction: 'right',
    });
    expect(match().say(play(4)).shows({ activePlayer: 'Ben' }).consequences[1]).toMatchObject({
      player: 0,
      players: [0, 1, 2, 3],
      direction: null,
    });
  });

  it('[R-PIR-4] 4 Hurricane: two who pass swap, so no direction is asked', () => {
    expect(match(TWO).say(play(4)).consequences[1]).toMatchObject({ type: 'pass-cards', players: [0, 1] });
  });

  it.each([0, 2, 3, 4, 5, 6])('[R-PIR-4] 5 Henry Morgan: %i is out', (card) => {
    match()
      .say(play(5, { target: 'Ben' }), out('Ben', card))
      .shows({ alive: ['Ana', 'Cleo', 'Dan'] });
  });

  it.each([1, 7, 8, 9])('[R-PIR-4] 5 Henry Morgan: %i saves, Doubloons by a bribe', (card) => {
    match()
      .say(play(5, { target: 'Ben' }))
      .refuses(out('Ben', card), 'card-saves', { card, played: 5 });
  });

  it.each([3, 5])(
    '[R-PIR-4] %i: a card seen by one player alone is never asked for while its owner stays',
    (card) => {
      const { state } = match().say(play(card, { target: 'Ben' }));
      expect(outcomesOf(state).filter(({ type }) => type === 'stays')).toEqual([{ type: 'stays' }]);
      match().refuses(play(card, { target: 'Ben', shown: 8 }), 'shown-to-one', { player: 'Ben' });
      match()
        .say(play(card, { target: 'Ben', shown: 0 }))
        .shows({ alive: ['Ana', 'Cleo', 'Dan'] });
    },
  );

  it('[R-PIR-4] 6 Port Royal: protects until the own next turn, then is discarded first', () => {
    const safe = match(THREE).say(port('Ana')).follows('played', 'protected', 'turn');
    safe.shows({ protected: ['Ana'], discard: [] });
    safe
      .say(play(0), play(0))
      .follows('played', 'swap-treasure', 'port-royal-discarded', 'turn')
      .shows({ protected: [], discard: [0, 0, 6], activePlayer: 'Ana' });
  });

  it('[R-PIR-4] 7 Blackbeard: swaps with a player or with the Treasure', () => {
    match().refuses(play(7), 'target-needed', { targets: ['Ben', 'Cleo', 'Dan'] });
    match()
      .say(play(7, { target: 'Dan' }))
      .follows('played', 'swap-players', 'turn');
    match()
      .say(play(7, { target: 'treasure' }))
      .follows('played', 'swap-treasure', 'turn')
      .shows({ treasure: true });
    match().refuses(play(2, { target: 'treasure' }), 'no-target');
  });

  it('[R-PIR-4] 8 Warships: the card is discarded and another drawn; the Black Spot is out', () => {
    const aimed = match()
      .say(play(8, { target: 'Ben' }))
      .follows('played', 'destroy');
    aimed
      .say(stays(4))
      .follows('draws', 'turn')
      .shows({ discard: [8, 4], fatePile: 17, activePlayer: 'Ben', alive: SETUP.players });
    aimed.say(out('Ben')).shows({ discard: [8, 9], fatePile: 18, activePlayer: 'Cleo' });
    // Not named: it lies open all the same, only nobody told us.
    aimed.say(stays()).shows({ discard: [8], fatePile: 17 });
    expect(aimed.say(stays()).state.hiddenDiscards).toBe(1);
    match()
      .say(play(8, { target: 'Ben', shown: 4 }))
      .shows({ discard: [8, 4], fatePile: 17 });
  });

  it('[R-PIR-4] 8 Warships with an empty pile: the Treasure is the new card, and the round ends', () => {
    const empty = match(THREE).say(recount({ fatePile: 1 }), play(8, { target: 'Ben' }), stays(3));
    expect(empty.consequences[0]).toEqual({ type: 'draws', player: 1, from: 'treasure' });
    empty.shows({ treasure: false, fatePile: 0, phase: 'show', activePlayer: 'Ben' });
  });

  it('[R-PIR-4] 8 Warships where nobody counts: from the pile, or the Treasure', () => {
    const { consequences } = match({ copies: undefined as never }).say(play(8, { target: 'Ben' }), stays());
    expect(consequences[0]).toMatchObject({ type: 'draws', from: 'either' });
  });

  it('[R-PIR-4] 9 Black Spot: who plays it is out; the other card lies open', () => {
    match()
      .say(play(9, { shown: 7 }))
      .follows('played', 'out', 'turn')
      .shows({ alive: ['Ben', 'Cleo', 'Dan'], discard: [9, 7], activePlayer: 'Ben' });
    match(TWO)
      .say(play(9))
      .follows('played', 'out', 'round-won', 'round')
      .shows({ wins: { Ana: 0, Ben: 1 } });
  });

  it.each([2, 3, 5, 8])(
    '[R-PIR-4] %i: with one possible target it needs no name, with more it does',
    (card) => {
      match(TWO)
        .say(play(card))
        .shows({ effect: { card: card as PiratesNumber, by: 'Ana', target: 'Ben' } });
      match()
        .refuses(play(card), 'target-needed', { player: 'Ana', card })
        .refuses(play(card, { target: 'Ana' }), 'target-self')
        .refuses(play(card, { target: 'Eve' }), 'unknown-player');
    },
  );

  it('[R-PIR-4] an outcome that nobody says leaves the target in the round when the next card is played', () => {
    match()
      .say(play(3, { target: 'Ben' }), play(0, { player: 'Ben' }))
      .shows({ alive: SETUP.players, activePlayer: 'Cleo' });
    match()
      .say(play(8, { target: 'Cleo' }), play(0))
      .shows({ fatePile: 16, activePlayer: 'Cleo' });
    match().refuses(stays(), 'no-effect-open').refuses(out('Ben'), 'no-effect-open');
  });
});

describe('Port Royal protects', () => {
  const safe = (more: Partial<Setup> = THREE) => match(more).say(port('Ana'));

  it.each([2, 3, 5, 7, 8])('[R-PIR-3] %i cannot be played against a protected player', (card) => {
    safe().refuses(play(card, { target: 'Ana' }), 'target-protected', { target: 'Ana', card });
    expect(playsOf(safe().state, card as PiratesNumber).map(({ target }) => target)).not.toContain('Ana');
  });

  it.each([2, 3, 5, 8])('[R-PIR-3] %i has no effect when all others are protected', (card) => {
    safe(TWO)
      .say(play(card))
      .follows('played', 'no-effect', 'port-royal-discarded', 'turn')
      .shows({ phase: 'play' });
  });

  it('[R-PIR-4] Blackbeard takes the Treasure when all others are protected', () => {
    safe(TWO).say(play(7)).follows('played', 'swap-treasure', 'port-royal-discarded', 'turn');
    expect(playsOf(safe(TWO).state, 7).map(({ target }) => target)).toEqual(['treasure']);
  });

  it('[R-PIR-4] Hurricane goes past a protected player, who neither gives nor receives', () => {
    const passed = safe({}).say(play(4, { direction: 'left' }));
    expect(passed.consequences[1]).toMatchObject({
      type: 'pass-cards',
      players: [1, 2, 3],
      direction: 'left',
    });
    expect(safe().say(play(4)).consequences[1]).toMatchObject({ players: [1, 2] });
    safe(TWO).say(play(4)).follows('played', 'no-effect', 'port-royal-discarded', 'turn');
  });

  it('[R-PIR-3] does not skip the own turn, and only the played card protects', () => {
    safe().say(play(0), play(0)).shows({ activePlayer: 'Ana' });
    expect(targetsOf(match(THREE).state)).toEqual([1, 2]);
  });

  it('[R-PIR-3] two can be protected at once; a third has no target', () => {
    match(THREE)
      .say(port('Ana'), port('Ben'), play(2))
      .follows('played', 'no-effect', 'port-royal-discarded', 'turn')
      .shows({ protected: ['Ben'], activePlayer: 'Ana' });
  });

  it('[R-PIR-3] stays where it is when the round ends by showing: the card below counts', () => {
    match(THREE)
      .say(port('Ana'), recount({ fatePile: 1 }), play(0, { player: 'Ben' }))
      .shows({ phase: 'show', protected: ['Ana'] })
      .say(show({ Ana: 8, Ben: 3, Cleo: 5 }))
      .shows({ wins: { Ana: 1, Ben: 0, Cleo: 0 } });
  });

  it('[R-PIR-3] goes to the discard with a player who is put out against the rules', () => {
    safe()
      .say(anyway(out('Ana', 4)))
      .shows({ discard: [6, 4], protected: [], alive: ['Ben', 'Cleo'] });
  });
});

describe('a round ends', () => {
  it('[R-PIR-2] by the last survivor, who takes a coin and starts the next round', () => {
    match(THREE)
      .say(play(3, { target: 'Ben' }), out('Ben'), play(5, { target: 'Ana' }), out('Ana'))
      .follows('out', 'round-won', 'round')
      .shows({
        round: 2,
        wins: { Ana: 0, Ben: 0, Cleo: 1 },
        starter: 'Cleo',
        activePlayer: 'Cleo',
        fatePile: 20,
        discard: [],
      });
  });

  it('[R-PIR-2] when it is a turn and the Fate pile is empty: nothing can be played, the survivors show', () => {
    atTheShow()
      .shows({ phase: 'show', activePlayer: 'Ana' })
      .refuses(play(0), 'must-show-first')
      .refuses(show({ Ana: 3, Ben: 4 }), 'cards-missing', { players: ['Cleo'] })
      .refuses(show({ Ana: 3, Ben: 4, Cleo: 5, Eve: 9 }), 'unknown-player', { name: 'Eve' })
      .say(show({ Ana: 3, Ben: 9, Cleo: 5 }))
      .shows({ wins: { Ana: 0, Ben: 1, Cleo: 0 }, starter: 'Ben', round: 2, phase: 'play' });
  });

  it('[R-PIR-2] only survivors show', () => {
    const two = match(THREE).say(play(3, { target: 'Ben' }), out('Ben'), recount({ fatePile: 0 }));
    two
      .refuses(show({ Ana: 3, Ben: 9, Cleo: 5 }), 'player-out', { player: 'Ben' })
      .say(show({ Ana: 3, Cleo: 5 }))
      .shows({ wins: { Ana: 0, Ben: 0, Cleo: 1 } });
  });

  it('[R-PIR-5] refuses more of a card than there are', () => {
    atTheShow()
      .refuses(show({ Ana: 9, Ben: 9, Cleo: 9 }), 'no-copy-left', { card: 9, copies: 2 })
      .say(anyway(show({ Ana: 9, Ben: 9, Cleo: 9 })))
      .shows({ wins: { Ana: 1, Ben: 1, Cleo: 1 } });
  });

  it('[R-PIR-2] ties all win', () => {
    atTheShow()
      .say(show({ Ana: 7, Ben: 3, Cleo: 7 }))
      .shows({ wins: { Ana: 1, Ben: 0, Cleo: 1 } });
  });

  it('[R-PIR-3] of tied winners the next in turn order starts', () => {
    // The pile was empty as it became Cleo's turn: Cleo is before Ana.
    match(THREE)
      .say(recount({ activePlayer: 'Ben', fatePile: 1 }), play(0))
      .shows({ phase: 'show', activePlayer: 'Cleo' })
      .say(show({ Ana: 7, Ben: 3, Cleo: 7 }))
      .shows({ starter: 'Cleo' });
    atTheShow()
      .say(show({ Ana: 2, Ben: 7, Cleo: 7 }))
      .shows({ starter: 'Ben' });
  });

  it('[R-PIR-2] where the cards are not counted, the table says when the pile is empty', () => {
    match({ ...THREE, copies: undefined as never })
      .say(show({ Ana: 1, Ben: 2, Cleo: 3 }))
      .shows({ wins: { Ana: 0, Ben: 0, Cleo: 1 } });
    match(THREE).refuses(show({ Ana: 1, Ben: 2, Cleo: 3 }), 'nothing-to-show', { fatePile: 20 });
  });

  it('[R-PIR-2] by the word of the table', () => {
    match()
      .say(won('Dan', 'Ben'))
      .shows({ wins: { Ana: 0, Ben: 1, Cleo: 0, Dan: 1 }, round: 2, starter: 'Ben' });
    match().refuses(won(), 'nobody-won').refuses(won('Eve'), 'unknown-player');
    match()
      .say(play(3, { target: 'Ben' }), out('Ben'))
      .refuses(won('Ben'), 'player-out')
      .say(anyway(won('Ben')));
  });
});

describe('what a card settled by itself may be said once more', () => {
  it('[R-PIR-2] the round of the last survivor counts once', () => {
    const survived = match(TWO).say(play(3, { target: 'Ben' }), out('Ben'));
    survived.shows({ wins: { Ana: 1, Ben: 0 }, round: 2 });
    const said = survived.say(won('Ana')).shows({ wins: { Ana: 1, Ben: 0 }, round: 2, starter: 'Ana' });
    said.say(won('Ana')).shows({ wins: { Ana: 2, Ben: 0 }, round: 3 });
    survived.say(won('Ben')).shows({ wins: { Ana: 1, Ben: 1 }, round: 3 });
    survived.say(play(0), won('Ana')).shows({ wins: { Ana: 2, Ben: 0 }, round: 3 });
  });

  it('[R-PIR-2] a round that was won at once after it is told by its number', () => {
    const survived = match(TWO).say(play(3, { target: 'Ben' }), out('Ben'));
    survived.say({ ...won('Ana'), round: 1 }).shows({ wins: { Ana: 1, Ben: 0 }, round: 2 });
    survived.say({ ...won('Ana'), round: 2 }).shows({ wins: { Ana: 2, Ben: 0 }, round: 3 });
  });

  it('[R-PIR-2] rounds that the table calls count each', () => {
    match()
      .say(won('Ana'), won('Ana'))
      .shows({ wins: { Ana: 2, Ben: 0, Cleo: 0, Dan: 0 }, round: 3 });
  });

  it('[R-PIR-3] the third coin, too', () => {
    const king = match(TWO).say(won('Ana'), won('Ana'), play(3, { target: 'Ben' }), out('Ben'));
    king.shows({ phase: 'over', winners: ['Ana'] });
    king.say(won('Ana')).shows({ phase: 'over', wins: { Ana: 3, Ben: 0 }, winners: ['Ana'] });
    king.say(won('Ana')).refuses(won('Ana'), 'match-over');
    king.refuses(won('Ben'), 'match-over');
  });

  it('[R-PIR-4] who played the Black Spot is out once', () => {
    const fallen = match(THREE).say(play(9));
    fallen.say(out('Ana')).shows({ alive: ['Ben', 'Cleo'], activePlayer: 'Ben' });
    fallen.say(out('Ana')).refuses(out('Ana'), 'player-out', { player: 'Ana' });
    fallen.say(play(0)).refuses(out('Ana'), 'player-out', { player: 'Ana' });
    match(TWO)
      .say(play(9), out('Ana'), won('Ben'))
      .shows({ alive: ['Ana', 'Ben'], round: 2, wins: { Ana: 0, Ben: 1 } });
  });
});

describe('a match ends', () => {
  it('[R-PIR-2] with the third won round', () => {
    match(TWO)
      .say(won('Ana'), won('Ben'), won('Ana'), won('Ana'))
      .follows('round-won', 'kings')
      .shows({ phase: 'over', winners: ['Ana'], wins: { Ana: 3, Ben: 1 }, activePlayer: null, round: 4 });
  });

  it('[R-PIR-3] two who reach 3 at once are both king', () => {
    match(THREE)
      .say(
        won('Ana', 'Cleo'),
        won('Ana', 'Cleo'),
        recount({ fatePile: 0 }),
        show({ Ana: 8, Ben: 1, Cleo: 8 }),
      )
      .shows({ winners: ['Ana', 'Cleo'], wins: { Ana: 3, Ben: 0, Cleo: 3 } });
  });

  it('[R-PIR-3] the winner of a round starts the next', () => {
    match().say(won('Dan')).shows({ activePlayer: 'Dan' }).say(won('Ben')).shows({ activePlayer: 'Ben' });
  });

  it('ends early by the figures as they stand', () => {
    match(THREE)
      .say(won('Ben'), { type: 'finish' })
      .follows('match-ended')
      .shows({ winners: ['Ben'], phase: 'over' });
  });
});

describe('the table is right', () => {
  it('recounts the pile, the coins, who is in, who is protected and whose turn it is', () => {
    match()
      .say(
        recount({
          fatePile: 5,
          wins: { Ben: 2 },
          alive: ['Ana', 'Ben', 'Dan'],
          protected: ['Dan'],
          activePlayer: 'Ben',
        }),
      )
      .shows({
        fatePile: 5,
        wins: { Ana: 0, Ben: 2, Cleo: 0, Dan: 0 },
        alive: ['Ana', 'Ben', 'Dan'],
        protected: ['Dan'],
        activePlayer: 'Ben',
      });
  });

  it('passes the turn on when its player is taken out, and drops an effect on somebody who is not there', () => {
    match()
      .say(recount({ alive: ['Ben', 'Dan'] }))
      .shows({ activePlayer: 'Ben' });
    match()
      .say(play(2, { target: 'Ben' }), recount({ alive: ['Ana', 'Cleo'] }))
      .shows({ phase: 'play' });
  });

  it('ends the match with a third coin', () => {
    match()
      .say(recount({ wins: { Cleo: 3 } }))
      .shows({ winners: ['Cleo'] });
  });

  it('refuses a round without two players, and names that nobody has', () => {
    match()
      .refuses(recount({ alive: ['Ana'] }), 'too-few-alive')
      .refuses(recount({ alive: [] }), 'too-few-alive')
      .refuses(recount({ wins: { Eve: 1 } }), 'unknown-player', { name: 'Eve' })
      .refuses(recount({ protected: ['Eve'] }), 'unknown-player');
    match()
      .say(play(3, { target: 'Ben' }), out('Ben'))
      .refuses(recount({ activePlayer: 'Ben' }), 'player-out')
      .refuses(recount({ protected: ['Ben'] }), 'player-out');
  });

  it('puts somebody out by its word: the next player follows, or the round ends', () => {
    match()
      .say(anyway(out('Ana')))
      .shows({ activePlayer: 'Ben', alive: ['Ben', 'Cleo', 'Dan'] });
    match()
      .say(anyway(out('Cleo')))
      .shows({ activePlayer: 'Ana' });
    match(TWO)
      .say(anyway(out('Ana')))
      .shows({ wins: { Ana: 0, Ben: 1 }, round: 2 });
    // A card that waits keeps its own target in the round.
    match()
      .say(play(8, { target: 'Ben' }), anyway(out('Cleo')))
      .shows({ alive: ['Ana', 'Ben', 'Dan'], activePlayer: 'Ben', fatePile: 17 });
  });
});

describe('hostile files', () => {
  const file = (setup: Said, entries: readonly unknown[] = []) =>
    parseGameFile({ format: 'harbormaster-game', version: 1, setup: { ...SETUP, ...setup }, entries });
  const field = (parsed: ReturnType<typeof parseGameFile>) =>
    parsed.type === 'refused' ? parsed.problem.field : 'ok';

  it('a file needs no edition, for there is only one', () => {
    expect(field(file({ edition: undefined }))).toBe('ok');
    expect(field(file({ edition: 'first' }))).toBe('setup.edition');
    expect(field(file({ edition: undefined, game: 'port-royal', boxes: ['base'] }))).toBe('setup.edition');
  });

  it.each<[string, Said]>([
    ['setup.copies', { copies: [1, 2] }],
    ['setup.copies.3', { copies: { 3: -1 } }],
    ['setup.copies.3', { copies: { 3: 1.5 } }],
    ['setup.copies.3', { copies: { 3: 1e9 } }],
    ['setup.copies', { copies: { ten: 1 } }],
    ['setup.copies', { copies: 'many' }],
    ['ok', { copies: { 0: 4, 9: 4 } }],
  ])('names %s in %o', (expected, setup) => {
    expect(field(file(setup))).toBe(expected);
  });

  it.each<[string, Said]>([
    ['entries[0].card', { type: 'play' }],
    ['entries[0].card', { type: 'play', card: 10 }],
    ['entries[0].card', { type: 'play', card: 'warships' }],
    ['entries[0].direction', { type: 'play', card: 4, direction: 'up' }],
    ['entries[0].shown', { type: 'play', card: 2, shown: -1 }],
    ['entries[0].player', { type: 'out' }],
    ['entries[0].card', { type: 'stays', card: 12 }],
    ['entries[0].cards', { type: 'show' }],
    ['entries[0].cards["Ana"]', { type: 'show', cards: { Ana: null } }],
    ['entries[0].players', { type: 'round-won', players: 'Ana' }],
    ['entries[0].fatePile', { type: 'recount', fatePile: -1 }],
    ['entries[0].wins["Ana"]', { type: 'recount', wins: { Ana: '3' } }],
    ['entries[0].alive', { type: 'recount', alive: 'Ana' }],
  ])('names %s in %o', (expected, entry) => {
    expect(field(file({}, [entry]))).toBe(expected);
  });

  it('plays with names that objects have of their own', () => {
    const players = ['__proto__', 'constructor', 'toString'];
    const odd = match({ players }).say(recount({ fatePile: 0 }));
    odd.refuses(show({ constructor: 3, toString: 4 }), 'cards-missing', { players: ['__proto__'] });
    const shown = JSON.parse('{"__proto__": 7, "constructor": 3, "toString": 4}') as Record<string, number>;
    const after = odd.say(show(shown));
    expect(after.state.wins).toEqual([1, 0, 0]);
    expect(Object.keys(makePiratesReport(after.state).wins)).toEqual(players);
  });
});
