/**
 * What the people at the table must do with their hands because of an entry, and what they should know: sentences made from consequences.
 * Works nothing out: every number comes from the engine. Plain TypeScript: the replay command uses it too.
 */
import type { Card, CardId, CoinReason, Consequence, Seat, State } from '#engine';
import {
  cardName,
  characterName,
  contractName,
  countedTerm,
  termNoun,
  theCard,
  type CardWords,
} from './cards.ts';
import { capital } from './grammar.ts';

type Gain = Extract<Consequence, { type: 'gain' }>;
type Pay = Extract<Consequence, { type: 'pay' }>;
type Discard = Extract<Consequence, { type: 'discard' }>;

interface Sentences {
  readonly takes: (player: string, coins: string, why: string) => string;
  readonly pays: (player: string, coins: string, why: string) => string;
  readonly takeEach: (players: string, coins: string, why: string) => string;
  readonly payEach: (players: string, coins: string, why: string) => string;
  readonly gives: (from: string, to: string, coins: string) => string;
  readonly discard: (what: string) => string;
  readonly discardHarbor: (cards: string) => string;
  readonly discardLeft: (cards: string) => string;
  readonly underMerchant: (player: string, ship: string) => string;
  readonly keepsRepelled: (player: string, ship: string) => string;
  readonly claims: (player: string, card: string) => string;
  readonly hires: (player: string, card: string) => string;
  readonly reshuffle: (cards: string) => string;
  readonly marker: (player: string, contract: string, place: number) => string;
  readonly markerWaits: (player: string, contract: string, step: number) => string;
  readonly contractPoints: (player: string, cards: number) => string;
  readonly readReward: (player: string, contract: string) => string;
  readonly setAside: (pointDeck: string, left: number) => string;
  readonly mission: (number: string) => string;
  readonly itemKept: (player: string, ship: string) => string;
  readonly missionMarker: (player: string, mission: string) => string;
  readonly missionWaits: (player: string, mission: string) => string;
  readonly markerToBox: (player: string) => string;
  readonly places: readonly [(player: string) => string, (player: string) => string];
  readonly crownsUp: (player: string, crowns: string) => string;
  readonly crownsDown: (player: string, crowns: string) => string;
  readonly layMissions: (missions: string) => string;
  readonly shuffleIn: (cards: string) => string;
  readonly turnOver: (turns: number, fresh: boolean) => string;
  readonly putBack: (card: string) => string;
  readonly overByMarkers: (winners: string) => string;
  readonly chapterWon: string;
  readonly chapterLost: string;
  readonly monthOver: (month: number) => string;
  readonly and: string;
  readonly correction: string;
  readonly receives: (player: string, card: string) => string;
  readonly loses: (player: string, card: string) => string;
  readonly bust: (player: string, ship: string) => string;
  readonly turn: (player: string) => string;
  readonly go: (player: string, cards: string) => string;
  readonly endTriggered: (player: string, influence: string) => string;
  readonly lastTurns: (players: string) => string;
  readonly noMoreTurns: string;
  readonly endWithdrawn: string;
  readonly over: (winners: string) => string;
  readonly overByCoins: (winners: string) => string;
  readonly overShared: (winners: string) => string;
  readonly overNobody: string;
  readonly overNoTrophy: string;
  readonly won: (cards: string) => string;
  readonly lost: string;
  readonly lostBeforeTime: string;
  readonly chance: (player: string, contract: string) => string;
  readonly maySetAside: string;
  readonly moreTakes: (player: string, card: string) => string;
  readonly scoresOnly: string;
}

const SENTENCES: Readonly<Record<CardWords['language'], Sentences>> = {
  en: {
    takes: (player, coins, why) => `${player} takes ${coins}: ${why}`,
    pays: (player, coins, why) => `${player} pays ${coins}: ${why}`,
    takeEach: (players, coins, why) => `${players} take ${coins} each: ${why}`,
    payEach: (players, coins, why) => `${players} pay ${coins} each: ${why}`,
    gives: (from, to, coins) => `${from} gives ${to} ${coins}`,
    discard: (what) => `Discard ${what}`,
    discardHarbor: (cards) => `Discard the whole harbor: ${cards}`,
    discardLeft: (cards) => `Discard what is left: ${cards}`,
    underMerchant: (player, ship) => `${player} lays ${ship} under the merchant`,
    keepsRepelled: (player, ship) => `${player} keeps ${ship} for the contract`,
    claims: (player, card) => `${player} takes the ${card}`,
    hires: (player, card) => `${player} takes ${card}`,
    reshuffle: (cards) => `Shuffle the discard into a new draw pile: ${cards}`,
    marker: (player, contract, place) => `${player} puts a marker on ${contract}, space ${String(place)}`,
    markerWaits: (player, contract, step) =>
      step === 1
        ? `${player} puts a marker on ${contract}, waiting space 1`
        : `${player} moves the marker on ${contract} to waiting space ${String(step)}`,
    contractPoints: (player, cards) =>
      cards === 1
        ? `${player} lays 1 unused contract card face down: 1 influence`
        : `${player} lays ${String(cards)} unused contract cards face down: 1 influence each`,
    readReward: (player, contract) => `${player} takes the coins printed on ${contract}`,
    setAside: (pointDeck, left) =>
      `Move the top card of the Time deck to the ${pointDeck}; ${String(left)} left`,
    mission: (number) => `mission ${number}`,
    itemKept: (player, ship) => `${player} keeps ${ship} as an item`,
    missionMarker: (player, mission) => `${player} puts the leftmost marker on ${mission}`,
    missionWaits: (player, mission) => `${player} puts the leftmost marker on the first place of ${mission}`,
    markerToBox: (player) => `${player} puts the leftmost marker back in the box`,
    places: [(player) => `${player}'s ability is unlocked`, (player) => `${player} turns up the trophy`],
    crownsUp: (player, crowns) => `${player} moves ${crowns} forward`,
    crownsDown: (player, crowns) => `${player} moves ${crowns} back`,
    layMissions: (missions) => `Lay out ${missions}`,
    shuffleIn: (cards) => `Shuffle into the draw pile: ${cards}`,
    turnOver: (turns, fresh) =>
      `Turn the events over without shuffling${fresh ? ' and put a new one on top' : ''}: the next month has ${String(turns)} turns`,
    putBack: (card) => `Put ${card} back on top of the draw pile`,
    overByMarkers: (winners) => `${winners} wins: the tie is decided by markers`,
    chapterWon: 'The chapter is won',
    chapterLost: 'The chapter is lost',
    monthOver: (month) => `Month ${String(month)} is over`,
    and: ' and ',
    correction: 'correction',
    receives: (player, card) => `${player} lays out ${card}`,
    loses: (player, card) => `${player} gives up ${card}`,
    bust: (player, ship) => `${player} busts: a second ${ship}`,
    turn: (player) => `${player} discovers`,
    go: (player, cards) => `${player} may take ${cards}`,
    endTriggered: (player, influence) => `${player} has ${influence}: the last round`,
    lastTurns: (players) => `Still to play: ${players}`,
    noMoreTurns: 'This is the last turn',
    endWithdrawn: 'The end is called off: nobody had enough',
    over: (winners) => `${winners} wins by influence`,
    overByCoins: (winners) => `${winners} wins: the tie is decided by coins`,
    overShared: (winners) => `${winners} share the win`,
    overNobody: 'Nobody can win: no expedition',
    overNoTrophy: 'Nobody can win: no trophy',
    won: (cards) => `Won, with ${cards} in the Point deck`,
    lost: 'Lost: the Time deck is empty and contracts are open',
    lostBeforeTime: 'Ended here with contracts open: lost',
    chance: (player, contract) => `${player} may complete ${contract} now`,
    maySetAside: 'The top card of the Time deck may go to the Point deck',
    moreTakes: (player, card) => `${player} may take 1 more card: ${card}`,
    scoresOnly: 'From now on only displays and coins are tracked',
  },
  de: {
    takes: (player, coins, why) => `${player} nimmt ${coins}: ${why}`,
    pays: (player, coins, why) => `${player} zahlt ${coins}: ${why}`,
    takeEach: (players, coins, why) => `${players} nehmen je ${coins}: ${why}`,
    payEach: (players, coins, why) => `${players} zahlen je ${coins}: ${why}`,
    gives: (from, to, coins) => `${from} gibt ${to} ${coins}`,
    discard: (what) => `${capital(what)} ablegen`,
    discardHarbor: (cards) => `Den ganzen Hafen ablegen: ${cards}`,
    discardLeft: (cards) => `Den Rest ablegen: ${cards}`,
    underMerchant: (player, ship) => `${player} legt ${ship} unter den Großhändler`,
    keepsRepelled: (player, ship) => `${player} behält ${ship} für den Auftrag`,
    claims: (player, card) => `${player} nimmt: ${card}`,
    hires: (player, card) => `${player} nimmt ${card}`,
    reshuffle: (cards) => `Die Ablage zum neuen Nachziehstapel mischen: ${cards}`,
    marker: (player, contract, place) => `${player} legt einen Marker auf ${contract}, Feld ${String(place)}`,
    markerWaits: (player, contract, step) =>
      step === 1
        ? `${player} legt einen Marker auf ${contract}, Wartefeld 1`
        : `${player} rückt den Marker auf ${contract} auf Wartefeld ${String(step)}`,
    contractPoints: (player, cards) =>
      cards === 1
        ? `${player} legt 1 übrige Auftragskarte verdeckt aus: 1 Einflusspunkt`
        : `${player} legt ${String(cards)} übrige Auftragskarten verdeckt aus: je 1 Einflusspunkt`,
    readReward: (player, contract) => `${player} nimmt die auf ${contract} gedruckten Münzen`,
    setAside: (pointDeck, left) =>
      `Die oberste Karte des Zeitstapels auf den ${pointDeck} legen; noch ${String(left)}`,
    mission: (number) => `Mission ${number}`,
    itemKept: (player, ship) => `${player} behält ${ship} als Ware`,
    missionMarker: (player, mission) => `${player} legt den linken Marker auf ${mission}`,
    missionWaits: (player, mission) => `${player} legt den linken Marker auf das erste Feld von ${mission}`,
    markerToBox: (player) => `${player} legt den linken Marker zurück in die Schachtel`,
    places: [
      (player) => `${player} darf jetzt die eigene Fähigkeit nutzen`,
      (player) => `${player} deckt den Pokal auf`,
    ],
    crownsUp: (player, crowns) => `${player} rückt ${crowns} vor`,
    crownsDown: (player, crowns) => `${player} rückt ${crowns} zurück`,
    layMissions: (missions) => `Auslegen: ${missions}`,
    shuffleIn: (cards) => `In den Nachziehstapel mischen: ${cards}`,
    turnOver: (turns, fresh) =>
      `Die Ereignisse ungemischt umdrehen${fresh ? ', ein neues obenauf' : ''}: der nächste Monat hat ${String(turns)} Züge`,
    putBack: (card) => `${capital(card)} oben auf den Nachziehstapel zurücklegen`,
    overByMarkers: (winners) => `${winners} gewinnt: bei Gleichstand entscheiden die Marker`,
    chapterWon: 'Das Kapitel ist geschafft',
    chapterLost: 'Das Kapitel ist verloren',
    monthOver: (month) => `Monat ${String(month)} ist um`,
    and: ' und ',
    correction: 'Berichtigung',
    receives: (player, card) => `${player} legt ${card} aus`,
    loses: (player, card) => `${player} gibt ${card} ab`,
    bust: (player, ship) => `${player} verliert den Hafen: noch einmal ${ship}`,
    turn: (player) => `${player} entdeckt`,
    go: (player, cards) => `${player} darf ${cards} nehmen`,
    endTriggered: (player, influence) => `${player} hat ${influence}: letzte Runde`,
    lastTurns: (players) => `Noch am Zug: ${players}`,
    noMoreTurns: 'Das ist der letzte Zug',
    endWithdrawn: 'Doch kein Ende: niemand hatte genug',
    over: (winners) => `${winners} gewinnt nach Einfluss`,
    overByCoins: (winners) => `${winners} gewinnt: bei Gleichstand entscheiden die Münzen`,
    overShared: (winners) => `${winners} teilen sich den Sieg`,
    overNobody: 'Niemand kann gewinnen: kein Expeditionsauftrag',
    overNoTrophy: 'Niemand kann gewinnen: kein Pokal',
    won: (cards) => `Gewonnen, mit ${cards} im Punktestapel`,
    lost: 'Verloren: der Zeitstapel ist leer und Aufträge sind offen',
    lostBeforeTime: 'Hier beendet, mit offenen Aufträgen: verloren',
    chance: (player, contract) => `${player} darf jetzt ${contract} erfüllen`,
    maySetAside: 'Die oberste Karte des Zeitstapels darf auf den Punktestapel',
    moreTakes: (player, card) => `${player} darf 1 Karte mehr nehmen: ${card}`,
    scoresOnly: 'Ab jetzt zählen nur noch Auslagen und Münzen',
  },
};

function cardIn(state: State, id: CardId): Card {
  const index = state.table.typeOf.get(id);
  const card = index === undefined ? undefined : state.table.types[index]?.card;
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

function nameIn(state: State, seat: Seat): string {
  return state.table.players[seat] ?? '';
}

function names(state: State, seats: readonly Seat[], and: string): string {
  const all = seats.map((seat) => nameIn(state, seat));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')}${and}${all[all.length - 1] ?? ''}`;
}

function reasonName(why: CoinReason, state: State, words: CardWords): string {
  if (why.kind === 'correction') return why.reason ?? SENTENCES[words.language].correction;
  switch (why.kind) {
    case 'contract':
      return contractName(why.contract, words);
    case 'mission':
      return SENTENCES[words.language].mission(why.mission);
    case 'character':
      return characterName(why.character, words);
    case 'marker':
      return termNoun('marker', words).one;
    case 'tax':
    case 'tax-bonus':
      return termNoun('tax', words).one;
    default:
      return cardName(cardIn(state, why.card), words);
  }
}

/** Coins that one player takes, or pays, in a row become one sentence: "Ben takes 3 coins: flute 2, Trader (blue) 1". */
function reasons(parts: readonly (Gain | Pay)[], state: State, words: CardWords): string {
  const sums = new Map<string, number>();
  for (const part of parts) {
    const name = reasonName(part.why, state, words);
    sums.set(name, (sums.get(name) ?? 0) + part.coins);
  }
  if (sums.size === 1) return [...sums.keys()].join('');
  return [...sums].map(([name, coins]) => `${name} ${String(coins)}`).join(', ');
}

function cardList(ids: readonly CardId[], state: State, words: CardWords): string {
  return ids.map((id) => cardName(cardIn(state, id), words)).join(', ');
}

function discarded({ cards, why }: Discard, state: State, words: CardWords, say: Sentences): string {
  const list = cardList(cards, state, words);
  if (why === 'bust') return say.discardHarbor(list);
  if (why === 'left-over') return say.discardLeft(list);
  const [first] = cards;
  if (cards.length === 1 && first !== undefined)
    return say.discard(theCard(cardIn(state, first), words, 'accusative'));
  return say.discard(list);
}

/** Coins of one player with their reasons: a sentence that players with the same coins for the same reasons can share. */
interface CoinLine {
  readonly type: 'gain' | 'pay';
  readonly players: readonly Seat[];
  readonly coins: number;
  readonly why: string;
}

/** What hands must do, in order. `together`: players who do the same share a sentence, for a small screen. */
export function instructionsOf(
  state: State,
  consequences: readonly Consequence[],
  words: CardWords,
  together = false,
): string[] {
  const say = SENTENCES[words.language];
  const coins = (number: number) => countedTerm(number, 'coin', words, 'accusative');
  const lines: (string | CoinLine)[] = [];
  for (let at = 0; at < consequences.length; at += 1) {
    const one = consequences[at];
    if (one === undefined) continue;
    switch (one.type) {
      case 'gain':
      case 'pay': {
        const parts: (Gain | Pay)[] = [one];
        for (
          let next = consequences[at + 1];
          next?.type === one.type && next.player === one.player;
          next = consequences[at + 1]
        ) {
          parts.push(next);
          at += 1;
        }
        const sum = parts.reduce((total, part) => total + part.coins, 0);
        const why = reasons(parts, state, words);
        const before = lines[lines.length - 1];
        const shared =
          together &&
          typeof before === 'object' &&
          before.type === one.type &&
          before.coins === sum &&
          before.why === why;
        if (shared) lines[lines.length - 1] = { ...before, players: [...before.players, one.player] };
        else lines.push({ type: one.type, players: [one.player], coins: sum, why });
        break;
      }
      case 'give':
        lines.push(say.gives(nameIn(state, one.from), nameIn(state, one.to), coins(one.coins)));
        break;
      case 'discard':
        lines.push(discarded(one, state, words, say));
        break;
      case 'hire':
        if (one.price === 0)
          lines.push(
            say.hires(nameIn(state, one.player), theCard(cardIn(state, one.card), words, 'accusative')),
          );
        break;
      case 'claim':
        lines.push(say.claims(nameIn(state, one.player), cardName(cardIn(state, one.card), words)));
        break;
      case 'keep-ship': {
        const ship = theCard(cardIn(state, one.card), words, 'accusative');
        const sentence = { merchant: say.underMerchant, nest: say.keepsRepelled, item: say.itemKept }[one.as];
        lines.push(sentence(nameIn(state, one.player), ship));
        break;
      }
      case 'mission-done':
        lines.push(say.missionMarker(nameIn(state, one.player), say.mission(one.mission)));
        break;
      case 'mission-waits':
        lines.push(say.missionWaits(nameIn(state, one.player), say.mission(one.mission)));
        break;
      case 'crowns': {
        const crowns = countedTerm(Math.abs(one.crowns), 'crown', words, 'accusative');
        lines.push((one.crowns > 0 ? say.crownsUp : say.crownsDown)(nameIn(state, one.player), crowns));
        break;
      }
      case 'story':
        if (one.missions.length > 0) lines.push(say.layMissions(one.missions.map(say.mission).join(', ')));
        if (one.cards.length > 0) lines.push(say.shuffleIn(cardList(one.cards, state, words)));
        break;
      case 'month-end':
        lines.push(say.turnOver(one.next, one.fresh));
        break;
      case 'marker-to-box':
        lines.push(say.markerToBox(nameIn(state, one.player)));
        break;
      case 'lookout':
        lines.push(say.putBack(theCard(cardIn(state, one.keep), words, 'accusative')));
        break;
      case 'reshuffle':
        lines.push(say.reshuffle(countedTerm(one.cards, 'card', words)));
        break;
      case 'contract-done':
        lines.push(say.marker(nameIn(state, one.player), contractName(one.contract, words), one.place));
        if (one.influence > 0) lines.push(say.contractPoints(nameIn(state, one.player), one.influence));
        if (!one.rewardKnown)
          lines.push(say.readReward(nameIn(state, one.player), contractName(one.contract, words)));
        break;
      case 'contract-waits':
        lines.push(say.markerWaits(nameIn(state, one.player), contractName(one.contract, words), one.step));
        break;
      case 'set-aside':
        lines.push(say.setAside(termNoun('point-deck', words).one, one.timeDeck));
        break;
      case 'card-added':
        lines.push(
          say.receives(nameIn(state, one.player), theCard(cardIn(state, one.card), words, 'accusative')),
        );
        break;
      case 'card-removed':
        lines.push(
          say.loses(nameIn(state, one.player), theCard(cardIn(state, one.card), words, 'accusative')),
        );
        break;
      default:
        break;
    }
  }
  return lines.map((line) => capital(typeof line === 'string' ? line : coinSentence(line)));

  function coinSentence({ type, players, coins: number, why }: CoinLine): string {
    const who = names(state, players, say.and);
    if (players.length === 1) return (type === 'gain' ? say.takes : say.pays)(who, coins(number), why);
    return (type === 'gain' ? say.takeEach : say.payEach)(who, coins(number), why);
  }
}

/** What everybody should know besides: whose turn and go it is, a bust, the last round, the end, a chance that is open. */
export function announcementsOf(
  state: State,
  consequences: readonly Consequence[],
  words: CardWords,
): string[] {
  const say = SENTENCES[words.language];
  return consequences.flatMap((one) => announcement(one, state, words, say)).map(capital);
}

function announcement(one: Consequence, state: State, words: CardWords, say: Sentences): string[] {
  switch (one.type) {
    case 'bust':
      return [say.bust(nameIn(state, one.player), cardName(cardIn(state, one.card), words))];
    case 'turn':
      return [say.turn(nameIn(state, one.player))];
    case 'go':
      return [say.go(nameIn(state, one.player), countedTerm(one.takes, 'card', words, 'accusative'))];
    case 'more-takes':
      return [say.moreTakes(nameIn(state, one.player), cardName(cardIn(state, one.card), words))];
    case 'end-triggered': {
      const influence = countedTerm(one.influence, 'influence', words, 'accusative');
      const next =
        one.lastTurns.length > 0 ? say.lastTurns(names(state, one.lastTurns, say.and)) : say.noMoreTurns;
      return [say.endTriggered(nameIn(state, one.player), influence), next];
    }
    case 'end-withdrawn':
      return [say.endWithdrawn];
    case 'over': {
      const winners = names(state, one.winners, say.and);
      const by = {
        influence: say.over,
        coins: say.overByCoins,
        markers: say.overByMarkers,
        shared: say.overShared,
        nobody: () => (state.adventure === null ? say.overNobody : say.overNoTrophy),
      };
      return [by[one.decision](winners)];
    }
    case 'won':
      return [say.won(countedTerm(one.pointDeck, 'card', words, 'dative'))];
    case 'lost':
      // Ended by the word of the table, the Time deck may still hold turns.
      return [state.timeDeck === 0 ? say.lost : say.lostBeforeTime];
    case 'chapter-won':
      return [say.chapterWon];
    case 'chapter-lost':
      return [say.chapterLost];
    case 'month-end':
      return [say.monthOver(one.month)];
    case 'marker-freed': {
      const sentence = say.places[one.place];
      return sentence === undefined ? [] : [sentence(nameIn(state, one.player))];
    }
    case 'chance':
      return [say.chance(nameIn(state, one.player), contractName(one.contract, words))];
    case 'may-set-aside':
      return [say.maySetAside];
    case 'scores-only':
      return [say.scoresOnly];
    default:
      return [];
  }
}
