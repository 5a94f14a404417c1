/**
 * What an entry is called where it can be undone or read in the log: short, the card first.
 * Plain TypeScript; it names what was said and says nothing of what followed.
 */
import type { CardId, Entry, State } from '#engine';
import { cardName, contractName, roleName, type CardWords } from './cards.ts';
import type { Dictionary } from './dictionary.ts';

interface EntryWords {
  readonly repel: string;
  readonly repelKeep: string;
  readonly keep: string;
  readonly gamble: string;
  readonly stop: string;
  readonly pass: (player: string) => string;
  readonly decline: (card: string) => string;
  readonly by: (player: string, what: string) => string;
  readonly setAside: string;
  readonly endTurn: string;
  readonly coinsSet: (coins: number) => string;
  readonly coinsAdd: (coins: string) => string;
  readonly remove: (card: string) => string;
  readonly correct: string;
  readonly reshuffle: string;
  readonly scores: string;
  readonly bust: string;
  readonly event: string;
  readonly monthEnd: string;
  readonly story: (card: string) => string;
  readonly mission: (number: string) => string;
  readonly crowns: (amount: string) => string;
  readonly sell: (card: string) => string;
  readonly buyMarker: string;
  readonly note: (text: string) => string;
  readonly finish: string;
}

const entryWords: Dictionary<EntryWords> = {
  en: {
    repel: 'repel',
    repelKeep: 'repel and keep',
    keep: 'keep',
    gamble: 'gamble',
    stop: 'stop',
    pass: (player) => `${player} passes`,
    decline: (card) => `${card}, coins declined`,
    by: (player, what) => `${player}: ${what}`,
    setAside: 'card to the Point deck',
    endTurn: 'end of turn',
    coinsSet: (coins) => `coins set to ${coins}`,
    coinsAdd: (coins) => `${coins} coins`,
    remove: (card) => `without ${card}`,
    correct: 'correction',
    reshuffle: 'reshuffle',
    scores: 'only scores',
    bust: 'bust',
    event: 'Event',
    monthEnd: 'Month’s End',
    story: (card) => `story card ${card}`,
    mission: (number) => `mission ${number}`,
    crowns: (amount) => `crowns ${amount}`,
    sell: (card) => `${card} sold`,
    buyMarker: 'marker bought off',
    note: (text) => `note “${text}”`,
    finish: 'end of the game',
  },
  de: {
    repel: 'abwehren',
    repelKeep: 'abwehren und behalten',
    keep: 'behalten',
    gamble: 'zocken',
    stop: 'Stopp',
    pass: (player) => `${player} passt`,
    decline: (card) => `${card}, ohne Münzen`,
    by: (player, what) => `${player}: ${what}`,
    setAside: 'Karte zum Punktestapel',
    endTurn: 'Zugende',
    coinsSet: (coins) => `Münzen auf ${coins}`,
    coinsAdd: (coins) => `${coins} Münzen`,
    remove: (card) => `ohne ${card}`,
    correct: 'Berichtigung',
    reshuffle: 'Neumischen',
    scores: 'nur Punkte',
    bust: 'Hafen verloren',
    event: 'Ereignis',
    monthEnd: 'Monatsende',
    story: (card) => `Geschichte ${card}`,
    mission: (number) => `Mission ${number}`,
    crowns: (amount) => `Kronen ${amount}`,
    sell: (card) => `${card} verkauft`,
    buyMarker: 'Marker freigekauft',
    note: (text) => `Notiz „${text}“`,
    finish: 'Ende der Partie',
  },
};

/** "frigate 3", "Sailor 5": the name and the number that tells it from its sisters. */
export function shortCard(state: State, id: CardId, words: CardWords): string {
  const card = state.table.types[state.table.typeOf.get(id) ?? -1]?.card;
  if (card === undefined) return id;
  switch (card.kind) {
    case 'ship':
      return `${cardName(card, words)} ${card.coins}`;
    case 'person':
      return `${card.colour === null ? roleName(card.role, words) : cardName(card, words)} ${card.cost}`;
    case 'expedition':
    case 'tax':
      return cardName(card, words);
  }
}

export function entryName(entry: Entry, state: State, words: CardWords): string {
  const say = entryWords[words.language];
  const card = (id: CardId) => shortCard(state, id, words);
  const by = (player: string | undefined, what: string) =>
    player === undefined ? what : say.by(player, what);
  switch (entry.type) {
    case 'reveal':
    case 'tax':
      return card(entry.card);
    case 'repel':
      return entry.keep === true ? say.repelKeep : say.repel;
    case 'keep':
      return say.keep;
    case 'gamble':
      return say.gamble;
    case 'stop':
      return say.stop;
    case 'take':
      return by(entry.player, entry.decline === true ? say.decline(card(entry.card)) : card(entry.card));
    case 'pass':
      return entry.player === undefined ? say.pass('') : say.pass(entry.player);
    case 'claim':
    case 'add-card':
      return by(entry.player, card(entry.card));
    case 'remove-card':
      return by(entry.player, say.remove(card(entry.card)));
    case 'contract':
      return by(entry.player, contractName(entry.contract, words));
    case 'set-aside':
      return say.setAside;
    case 'end-turn':
      return say.endTurn;
    case 'coins':
      return by(
        entry.player,
        entry.set === undefined ? say.coinsAdd(signed(entry.add ?? 0)) : say.coinsSet(entry.set),
      );
    case 'correct':
      return say.correct;
    case 'reshuffle':
      return say.reshuffle;
    case 'tracking':
      return say.scores;
    case 'bust':
      return say.bust;
    case 'note':
      return say.note(entry.text.length > 24 ? `${entry.text.slice(0, 23)}…` : entry.text);
    case 'finish':
      return say.finish;
    case 'event':
      return entry.event === 'month-end' ? say.monthEnd : (entry.event ?? say.event);
    case 'month-end':
      return say.monthEnd;
    case 'story':
      return say.story(entry.card ?? '');
    case 'mission':
      return by(entry.player, say.mission(entry.mission));
    case 'crowns':
      return by(
        entry.player,
        say.crowns(entry.set === undefined ? signed(entry.add ?? 0) : `= ${entry.set}`),
      );
    case 'sell':
      return by(entry.player, say.sell(card(entry.card)));
    case 'buy-marker':
      return by(entry.player, say.buyMarker);
    case 'lookout':
      return roleName('lookout', words);
    case 'play':
    case 'out':
    case 'stays':
    case 'show':
    case 'round-won':
    case 'recount':
      throw new RangeError('an entry of Pirates! in a game of Port Royal');
  }
}

/** "+3", "−1". */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
