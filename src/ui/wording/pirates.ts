/**
 * Sentences of Pirates!: what hands must do, what everybody should know, and why an entry is refused.
 * Plain TypeScript: the replay command uses it too.
 */
import {
  TREASURE,
  type Entry,
  type PiratesConsequence,
  type PiratesNumber,
  type PiratesObstacle,
  type PiratesState,
} from '#engine';
import { PIRATES_CARDS } from '#catalog';
import type { CardWords } from './cards.ts';
import { capital } from './grammar.ts';

type Language = CardWords['language'];

/** The name of a card by its number: "Walk Plank". */
export function piratesCardName(card: PiratesNumber, words: CardWords): string {
  return words.pirates[PIRATES_CARDS[card]];
}

interface Sentences {
  readonly and: string;
  readonly noEffect: (card: string) => string;
  readonly discardPortRoyal: (player: string, card: string) => string;
  readonly swapTreasure: (player: string) => string;
  readonly swap: (player: string, target: string) => string;
  readonly doubloons: (player: string) => string;
  readonly showAll: (target: string) => string;
  readonly showTo: (target: string, player: string) => string;
  readonly outBelow: (below: number, saves: string | null) => string;
  readonly swapAll: (one: string, other: string) => string;
  readonly passCards: (direction: 'left' | 'right', steps: string) => string;
  readonly passAsChosen: (player: string) => string;
  readonly skipped: (players: string, number: number, card: string) => string;
  readonly protected: (player: string, card: string) => string;
  readonly destroy: (target: string) => string;
  readonly drawsPile: (player: string) => string;
  readonly drawsTreasure: (player: string) => string;
  readonly drawsEither: (player: string) => string;
  readonly drawsNothing: (player: string) => string;
  readonly out: (player: string) => string;
  readonly mustShow: (players: string) => string;
  readonly showBelow: (card: string) => string;
  readonly roundWon: (players: string, number: number) => string;
  readonly turn: (player: string) => string;
  readonly round: (round: number, starter: string) => string;
  readonly kings: (players: string, number: number) => string;
  readonly matchEnded: (players: string, number: number) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    and: ' and ',
    noEffect: (card) => `${card} has no effect`,
    discardPortRoyal: (player, card) => `${player} discards ${card} and is no longer safe`,
    swapTreasure: (player) => `${player} swaps their card with the Treasure, unseen`,
    swap: (player, target) => `${player} and ${target} swap their cards, unseen`,
    doubloons: (player) =>
      `${player} puts their other card under the Fate pile and secretly takes one from the discard`,
    showAll: (target) => `${target} shows everybody their card`,
    showTo: (target, player) => `${target} shows their card to ${player} alone`,
    outBelow: (below, saves) =>
      saves === null
        ? `Out with a card below ${String(below)}`
        : `Out with a card below ${String(below)}, but not with ${saves}`,
    swapAll: (one, other) => `${one} and ${other} pass each other their cards, unseen`,
    passCards: (direction, steps) => `All pass their cards to the ${direction}, unseen: ${steps}`,
    passAsChosen: (player) => `All pass their cards the way ${player} chooses, unseen`,
    skipped: (players, number, card) =>
      number === 1 ? `${players} is skipped: ${card}` : `${players} are skipped: ${card}`,
    protected: (player, card) => `${player} lays ${card} on their card: safe until their next turn`,
    destroy: (target) => `${target} reveals their card and discards it`,
    drawsPile: (player) => `${player} draws a new card from the Fate pile`,
    drawsTreasure: (player) => `The Fate pile is empty: ${player} takes the Treasure as the new card`,
    drawsEither: (player) =>
      `${player} draws a new card from the Fate pile, or takes the Treasure if it is empty`,
    drawsNothing: (player) => `There is no card left for ${player}`,
    out: (player) => `${player} is out: the card goes face up on the discard`,
    mustShow: (players) => `The Fate pile is empty: ${players} show their cards`,
    showBelow: (card) => `Below ${card} lies the card that counts`,
    roundWon: (players, number) =>
      number === 1
        ? `${players} wins the round and takes a coin`
        : `${players} win the round and take a coin each`,
    turn: (player) => `${player} draws and plays`,
    round: (round, starter) => `Round ${String(round)}: ${starter} starts. Shuffle and deal anew`,
    kings: (players, number) =>
      number === 1 ? `${players} is Pirate King` : `${players} are Pirate Kings together`,
    matchEnded: (players, number) =>
      number === 1
        ? `The match ends here: ${players} has won the most rounds`
        : `The match ends here: ${players} have won equally many rounds`,
  },
  de: {
    and: ' und ',
    noEffect: (card) => `Die Karte ${card} bleibt ohne Wirkung`,
    discardPortRoyal: (player, card) => `${player} legt ${card} ab und ist nicht mehr geschützt`,
    swapTreasure: (player) => `${player} tauscht die eigene Karte verdeckt mit dem Schatz`,
    swap: (player, target) => `${player} und ${target} tauschen verdeckt ihre Karten`,
    doubloons: (player) =>
      `${player} legt die andere Karte unter den Schicksalsstapel und nimmt sich heimlich eine aus der Ablage`,
    showAll: (target) => `${target} zeigt allen die eigene Karte`,
    showTo: (target, player) => `${target} zeigt die eigene Karte nur ${player}`,
    outBelow: (below, saves) =>
      saves === null
        ? `Unter ${String(below)} scheidet aus`
        : `Unter ${String(below)} scheidet aus, außer mit ${saves}`,
    swapAll: (one, other) => `${one} und ${other} geben einander verdeckt ihre Karten`,
    passCards: (direction, steps) =>
      `Alle geben ihre Karten verdeckt nach ${direction === 'left' ? 'links' : 'rechts'}: ${steps}`,
    passAsChosen: (player) => `Alle geben ihre Karten verdeckt weiter; ${player} bestimmt die Richtung`,
    skipped: (players, number, card) =>
      number === 1 ? `${players} wird übergangen: ${card}` : `${players} werden übergangen: ${card}`,
    protected: (player, card) =>
      `${player} legt ${card} auf die eigene Karte: geschützt bis zum nächsten eigenen Zug`,
    destroy: (target) => `${target} deckt die eigene Karte auf und legt sie ab`,
    drawsPile: (player) => `${player} zieht eine neue Karte vom Schicksalsstapel`,
    drawsTreasure: (player) => `Der Schicksalsstapel ist leer: ${player} nimmt den Schatz als neue Karte`,
    drawsEither: (player) => `${player} zieht eine neue Karte vom Schicksalsstapel; ist er leer, den Schatz`,
    drawsNothing: (player) => `Für ${player} ist keine Karte mehr da`,
    out: (player) => `${player} scheidet aus: die Karte kommt offen auf die Ablage`,
    mustShow: (players) => `Der Schicksalsstapel ist leer: ${players} zeigen ihre Karten`,
    showBelow: (card) => `Unter ${card} zählt die eigene Karte`,
    roundWon: (players, number) =>
      number === 1
        ? `${players} gewinnt die Runde und nimmt eine Münze`
        : `${players} gewinnen die Runde und nehmen je eine Münze`,
    turn: (player) => `${player} zieht und spielt`,
    round: (round, starter) => `Runde ${String(round)}: ${starter} beginnt. Mischt und gebt neu`,
    kings: (players, number) =>
      number === 1 ? `${players} wird Piratenkönig` : `${players} sind gemeinsam Piratenkönige`,
    matchEnded: (players, number) =>
      number === 1
        ? `Die Partie endet hier: ${players} hat die meisten Runden gewonnen`
        : `Die Partie endet hier: ${players} haben gleich viele Runden gewonnen`,
  },
};

interface EntryNames {
  readonly treasure: string;
  readonly out: (player: string) => string;
  readonly stays: string;
  readonly roundWon: (players: string) => string;
  readonly recount: string;
  readonly finish: string;
  readonly other: string;
}

const ENTRY_NAMES: Readonly<Record<Language, EntryNames>> = {
  en: {
    treasure: 'Treasure',
    out: (player) => `${player} is out`,
    stays: 'stays in the round',
    roundWon: (players) => `round to ${players}`,
    recount: 'correction',
    finish: 'end of the match',
    other: 'an entry of Port Royal',
  },
  de: {
    treasure: 'Schatz',
    out: (player) => `${player} scheidet aus`,
    stays: 'bleibt in der Runde',
    roundWon: (players) => `Runde an ${players}`,
    recount: 'Berichtigung',
    finish: 'Ende der Partie',
    other: 'ein Eintrag von Port Royal',
  },
};

function nameIn(state: PiratesState, seat: number): string {
  return state.setup.players[seat] ?? '';
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1] ?? ''}`;
}

/** What the table must do and should know because of an entry, in order. */
export function piratesInstructions(
  state: PiratesState,
  consequences: readonly PiratesConsequence[],
  words: CardWords,
): string[] {
  const say = SENTENCES[words.language];
  const name = (seat: number) => nameIn(state, seat);
  const names = (seats: readonly number[]) => listed(seats.map(name), say.and);
  const card = (number: PiratesNumber) => piratesCardName(number, words);
  const DRAWS = {
    'fate-pile': say.drawsPile,
    treasure: say.drawsTreasure,
    either: say.drawsEither,
    nowhere: say.drawsNothing,
  } as const;
  return consequences.flatMap((one) => sentence(one)).map(capital);

  function sentence(one: PiratesConsequence): string[] {
    switch (one.type) {
      case 'played':
        return [];
      case 'no-effect':
        return [say.noEffect(card(one.card))];
      case 'port-royal-discarded':
        return [say.discardPortRoyal(name(one.player), card(6))];
      case 'swap-treasure':
        return [say.swapTreasure(name(one.player))];
      case 'swap-players':
        return [say.swap(name(one.player), name(one.target))];
      case 'doubloons':
        return [say.doubloons(name(one.player))];
      case 'show-to-all':
        return [say.showAll(name(one.target))];
      case 'show-to':
        return [
          say.showTo(name(one.target), name(one.player)),
          // Doubloons bribe Henry Morgan (R-PIR-4).
          say.outBelow(one.below, one.below === 7 ? card(1) : null),
        ];
      case 'pass-cards':
        return passes(one);
      case 'protected':
        return [say.protected(name(one.player), card(6))];
      case 'destroy':
        return [say.destroy(name(one.target))];
      case 'draws':
        return [DRAWS[one.from](name(one.player))];
      case 'out':
        return [say.out(name(one.player))];
      case 'must-show':
        return [
          say.mustShow(names(one.players)),
          ...(state.protected.some(Boolean) ? [say.showBelow(card(6))] : []),
        ];
      case 'round-won':
        return [say.roundWon(names(one.players), one.players.length)];
      case 'turn':
        return [say.turn(name(one.player))];
      case 'round':
        return [say.round(one.round, name(one.starter))];
      case 'kings':
        return [say.kings(names(one.players), one.players.length)];
      case 'match-ended':
        return [say.matchEnded(names(one.players), one.players.length)];
    }
  }

  /** Seats go round clockwise, so the next one sits to the left. */
  function passes({
    player,
    players,
    direction,
  }: Extract<PiratesConsequence, { type: 'pass-cards' }>): string[] {
    const skipped = state.alive.flatMap((alive, seat) => (alive && !players.includes(seat) ? [seat] : []));
    const [one = 0, other = 0] = players;
    const step = direction === 'left' ? 1 : players.length - 1;
    const steps = players.map((from, at) => {
      const to = players[(at + step) % players.length] ?? from;
      return `${name(from)} → ${name(to)}`;
    });
    const passed =
      direction === null ? say.passAsChosen(name(player)) : say.passCards(direction, steps.join(', '));
    return [
      players.length === 2 ? say.swapAll(name(one), name(other)) : passed,
      ...(skipped.length > 0 ? [say.skipped(names(skipped), skipped.length, card(6))] : []),
    ];
  }
}

/** What an entry is called where it can be undone or read in the log: short, the card first. `before` tells who an outcome is about. */
export function piratesEntryName(entry: Entry, words: CardWords, before?: PiratesState): string {
  const say = ENTRY_NAMES[words.language];
  const card = (number: PiratesNumber) => piratesCardName(number, words);
  switch (entry.type) {
    case 'play': {
      const what =
        entry.target === undefined
          ? card(entry.card)
          : `${card(entry.card)} → ${entry.target === TREASURE ? say.treasure : entry.target}`;
      return entry.player === undefined ? what : `${entry.player}: ${what}`;
    }
    case 'out':
      return entry.card === undefined
        ? say.out(entry.player)
        : `${say.out(entry.player)} (${card(entry.card)})`;
    case 'stays': {
      const target = before?.setup.players[before.effect?.target ?? -1];
      const stays = target === undefined ? say.stays : `${target} ${say.stays}`;
      return entry.card === undefined ? stays : `${stays} (${card(entry.card)})`;
    }
    case 'show':
      return Object.entries(entry.cards)
        .map(([player, shown]) => `${player} ${String(shown)}`)
        .join(', ');
    case 'round-won':
      return say.roundWon(listed(entry.players, SENTENCES[words.language].and));
    case 'recount':
      return say.recount;
    case 'note':
      return entry.text;
    case 'finish':
      return say.finish;
    default:
      return say.other;
  }
}

function counted(number: number, one: string, many: string): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}

/** Why not, in one sentence. */
export function piratesRefusal(obstacle: PiratesObstacle, words: CardWords): string {
  const card = (number: PiratesNumber) => piratesCardName(number, words);
  const english = words.language === 'en';
  switch (obstacle.kind) {
    case 'unknown-player':
      return english
        ? `Nobody at this table is called "${obstacle.name}"; the players are ${obstacle.players.join(', ')}.`
        : `Niemand an diesem Tisch heißt „${obstacle.name}“; es spielen ${obstacle.players.join(', ')}.`;
    case 'other-game':
      return english
        ? 'This belongs to Port Royal, not to Pirates!'
        : 'Das gehört zu Port Royal, nicht zu Pirates!';
    case 'match-over':
      return english ? 'The match is over.' : 'Die Partie ist vorbei.';
    case 'not-your-turn':
      return english
        ? `It is ${obstacle.active}'s turn, not ${obstacle.player}'s.`
        : `${obstacle.active} ist am Zug, nicht ${obstacle.player}.`;
    case 'player-out':
      return english
        ? `${obstacle.player} is out of this round.`
        : `${obstacle.player} ist in dieser Runde schon ausgeschieden.`;
    case 'must-show-first':
      return english
        ? 'The Fate pile is empty: the survivors show their cards, and the highest wins the round.'
        : 'Der Schicksalsstapel ist leer: alle noch im Spiel zeigen ihre Karten, die höchste gewinnt die Runde.';
    case 'nothing-to-show':
      return english
        ? `The round goes on: the Fate pile still has ${counted(obstacle.fatePile, 'card', 'cards')}.`
        : `Die Runde läuft noch: der Schicksalsstapel hat noch ${counted(obstacle.fatePile, 'Karte', 'Karten')}.`;
    case 'cards-missing':
      return english
        ? `The cards of ${obstacle.players.join(', ')} are missing: every survivor shows one.`
        : `Es fehlen die Karten von ${obstacle.players.join(', ')}: alle noch im Spiel zeigen eine.`;
    case 'target-needed':
      return english
        ? `${obstacle.player} must say against whom ${card(obstacle.card)} is played: ${obstacle.targets.join(', ')}.`
        : `${obstacle.player} muss sagen, gegen wen die Karte ${card(obstacle.card)} geht: ${obstacle.targets.join(', ')}.`;
    case 'no-target':
      return english
        ? `${card(obstacle.card)} has no such target.`
        : `Die Karte ${card(obstacle.card)} hat kein solches Ziel.`;
    case 'target-self':
      return english
        ? `${obstacle.player} plays ${card(obstacle.card)} against another player.`
        : `${obstacle.player} spielt ${card(obstacle.card)} gegen jemand anderen.`;
    case 'target-protected':
      return english
        ? `${obstacle.target} lies behind ${card(6)}: ${card(obstacle.card)} cannot touch them.`
        : `${obstacle.target} liegt hinter ${card(6)}: die Karte ${card(obstacle.card)} kommt nicht heran.`;
    case 'treasure-gone':
      return english ? 'The Treasure has been taken.' : 'Der Schatz ist schon weg.';
    case 'no-copy-left':
      return english
        ? `All ${String(obstacle.copies)} copies of ${card(obstacle.card)} have been seen in this round.`
        : `Alle ${String(obstacle.copies)} Karten ${card(obstacle.card)} sind in dieser Runde schon offen gewesen.`;
    case 'no-effect-open':
      return obstacle.player === null
        ? english
          ? 'No card that was played waits for its outcome.'
          : 'Keine gespielte Karte wartet auf ihren Ausgang.'
        : english
          ? `No card that was played puts ${obstacle.player} out.`
          : `Keine gespielte Karte lässt ${obstacle.player} ausscheiden.`;
    case 'card-saves':
      return english
        ? `${obstacle.player}'s ${String(obstacle.card)} is not put out by ${card(obstacle.played)}.`
        : `Mit der ${String(obstacle.card)} scheidet ${obstacle.player} durch die Karte ${card(obstacle.played)} nicht aus.`;
    case 'card-kills':
      return english
        ? `With the ${String(obstacle.card)} ${obstacle.player} is out by ${card(obstacle.played)}.`
        : `Mit der ${String(obstacle.card)} scheidet ${obstacle.player} durch die Karte ${card(obstacle.played)} aus.`;
    case 'shown-to-one':
      return english
        ? `Whoever played ${card(obstacle.played)} alone sees ${obstacle.player}'s card: it is not named while ${obstacle.player} stays in the round.`
        : `Nur wer ${card(obstacle.played)} gespielt hat, sieht die Karte von ${obstacle.player}: sie wird nicht genannt, solange ${obstacle.player} in der Runde bleibt.`;
    case 'too-few-alive':
      return english
        ? 'At least two players are in a round; if only one is left, that player has won it.'
        : 'In einer Runde sind mindestens zwei; wer allein übrig ist, hat sie gewonnen.';
    case 'nobody-won':
      return english ? 'Say who won the round.' : 'Sagt, wer die Runde gewonnen hat.';
  }
}
