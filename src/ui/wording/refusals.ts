/**
 * Why the rules refuse an entry, in one plain sentence that names the player, the figures and the rule.
 * Plain TypeScript: the replay command uses it too.
 */
import { cardNamed, type CardId, type MissionPart, type Obstacle, type State } from '#engine';
import { partText } from './adventure.ts';
import {
  cardLabel,
  cardName,
  contractName,
  countedTerm,
  itemName,
  symbolName,
  theCard,
  type CardWords,
} from './cards.ts';
import { capital } from './grammar.ts';

function cardOf(state: State, id: CardId) {
  return cardNamed(state.table, id);
}

/** Parts of a mission that are a moment, not a number that somebody has (R-ADV-13). */
const AT_ONCE: ReadonlySet<MissionPart['kind']> = new Set([
  'harbor-colours',
  'pay-taxes',
  'stop-at',
  'take-fewer',
]);

/** One sentence, for people. */
export function refusalOf(obstacle: Obstacle, state: State, words: CardWords): string {
  return capital(words.language === 'en' ? english(obstacle, state, words) : german(obstacle, state, words));
}

/** The name of a card as the table says it; the id itself if nobody knows the card. */
function named(state: State, id: CardId, words: CardWords): string {
  const card = cardOf(state, id);
  return card === null ? `"${id}"` : cardName(card, words);
}

function labelled(state: State, id: CardId, words: CardWords): string {
  const card = cardOf(state, id);
  return card === null ? `"${id}"` : cardLabel(card, words);
}

function english(obstacle: Obstacle, state: State, words: CardWords): string {
  const coins = (number: number) => countedTerm(number, 'coin', words);
  const the_ = (id: CardId) => {
    const card = cardOf(state, id);
    return card === null
      ? `"${id}"`
      : card.kind === 'ship'
        ? theCard(card, words)
        : `the ${cardName(card, words)}`;
  };
  switch (obstacle.kind) {
    case 'unknown-player':
      return `nobody at this table is called "${obstacle.name}"; the players are ${obstacle.players.join(', ')}.`;
    case 'unknown-card':
      return `there is no card "${obstacle.card}" in the boxes on this table.`;
    case 'wrong-kind':
      return {
        deck: `${the_(obstacle.card)} never lies in the harbor.`,
        tax: `${the_(obstacle.card)} is no tax increase.`,
        expedition: `${the_(obstacle.card)} is no expedition: only expeditions are claimed.`,
        display: `${the_(obstacle.card)} never lies in front of a player.`,
      }[obstacle.needs];
    case 'no-copy-left':
      return obstacle.copies === 0
        ? `the boxes on this table hold no ${labelled(state, obstacle.card, words)}.`
        : `no copy of ${labelled(state, obstacle.card, words)} is unseen: ${obstacle.copies === 1 ? 'the only one lies' : `all ${String(obstacle.copies)} lie`} on the table or in the discard.`;
    case 'other-game':
      return 'this belongs to Pirates!, not to this game.';
    case 'game-over':
      return 'the game is over; only late claims, contracts and corrections may follow.';
    case 'game-finished':
      return 'the game was finished for good; undo that to go on.';
    case 'turn-would-end-game':
      return obstacle.lost
        ? 'no further turn can begin: the Time deck is empty and contracts are open. End the turn to close the game.'
        : 'no further turn can begin: this was the last turn of the last round. End the turn to close the game.';
    case 'only-in-discover':
      return `this belongs to Discover, and ${obstacle.active}'s Discover is over.`;
    case 'only-in-trade':
      return `cards are taken in Trade & Hire; ${obstacle.active} has not stopped discovering.`;
    case 'not-in-discover':
      return `${obstacle.active} is still discovering.`;
    case 'only-in-table-tracking':
      return 'this game tracks scores only: single cards of the harbor are not entered.';
    case 'only-in-scores-tracking':
      return 'this game tracks every card: turn the card up instead.';
    case 'must-repel-or-keep':
      return `${obstacle.player} must first say whether the second ${named(state, obstacle.card, words)} is repelled or busts.`;
    case 'nothing-to-repel':
      return `there is no ship that ${obstacle.player} has just turned up and could repel.`;
    case 'too-few-swords':
      return `${obstacle.player} has ${countedTerm(obstacle.swords, 'sword', words)}; ${the_(obstacle.card)} takes ${String(obstacle.needs)} to repel.`;
    case 'skull':
      return `${the_(obstacle.card)} shows a skull: ${obstacle.player} cannot repel it with any number of ${words.terms.sword.many}.`;
    case 'nothing-turned-up':
      return `${obstacle.player} must turn up at least one card before stopping.`;
    case 'no-gambler':
      return obstacle.owned === 0
        ? `${obstacle.player} has no ${words.roles.gambler.one}.`
        : `${obstacle.player} has used all ${String(obstacle.owned)} ${words.roles.gambler.many} in this Discover.`;
    case 'after-gamble':
      return `after a gamble ${obstacle.player} may gamble again or stop, but not turn up single cards.`;
    case 'gamble-needs-four':
      return `a gamble turns up 4 cards, not ${String(obstacle.given)}.`;
    case 'time-card-first':
      return `${obstacle.player} must turn up the first card of the turn from the Time deck before any gamble.`;
    case 'not-in-harbor':
      return `${the_(obstacle.card)} does not lie in the harbor.`;
    case 'not-your-go':
      return `it is ${obstacle.acting}'s go, not ${obstacle.player}'s.`;
    case 'no-takes-left':
      return `${obstacle.player} has no card left to take in this go.`;
    case 'go-is-over':
      return `${obstacle.player}'s go is over in this turn; it is ${obstacle.acting}'s.`;
    case 'cannot-afford': {
      const { player, coins: owned, cost, price, discountCards, gain, tribute, active } = obstacle;
      const card = the_(obstacle.card);
      const [discount] = discountCards;
      const less =
        price < cost && discount !== undefined
          ? `, ${String(price)} with ${discountCards.length === 1 ? `the ${named(state, discount, words)}` : `${String(discountCards.length)} ${words.roles.mademoiselle.many}`}`
          : '';
      const brings = cost > 0 ? `${card} costs ${String(cost)}${less}` : `${card} brings ${String(gain)}`;
      return `${player} has ${coins(owned)}; ${brings}${tribute > 0 ? `, and ${String(tribute)} goes to ${active}` : ''}.`;
    }
    case 'gift-to-whom':
      return `${the_(obstacle.card)} gives another player 1 coin: ${obstacle.player} must say who gets it.`;
    case 'gift-to-self':
      return `the extra coin of ${the_(obstacle.card)} goes to another player, not to ${obstacle.player}.`;
    case 'no-gift':
      return `${the_(obstacle.card)} has no coin for another player.`;
    case 'no-item':
      return `${the_(obstacle.card)} carries no item to keep.`;
    case 'nothing-to-decline-for':
      return `${obstacle.player} has no contract for which declining the coins of ${the_(obstacle.card)} counts.`;
    case 'only-active-claims':
      return `only the active player claims expeditions: that is ${obstacle.active}, not ${obstacle.player}.`;
    case 'not-in-row':
      return `${the_(obstacle.card)} does not lie in the expedition row.`;
    case 'symbols-missing':
      return `${obstacle.player} lacks ${obstacle.missing.map((symbol) => symbolName(symbol, words)).join(', ')} for ${the_(obstacle.card)}.`;
    case 'wrong-discard':
      return `${obstacle.discard.map((id) => named(state, id, words)).join(', ') || 'nothing'} of ${obstacle.player}'s display does not pay exactly for ${the_(obstacle.card)}.`;
    case 'bust-ended-turn':
      return `${obstacle.player}'s bust ended the turn: in this edition nothing is claimed after it.`;
    case 'no-contracts':
      return 'there are no contracts in this game.';
    case 'contract-not-out':
      return `${contractName(obstacle.contract, words)} does not lie face up in this game.`;
    case 'contract-done-already':
      return `${obstacle.player} has completed ${contractName(obstacle.contract, words)} already; each player completes it once.`;
    case 'no-marker-left':
      return `${obstacle.player} has no marker left for ${contractName(obstacle.contract, words)}: each player has 3.`;
    case 'contract-active-only':
      return `only the active player completes ${contractName(obstacle.contract, words)}: that is ${obstacle.active}, not ${obstacle.player}.`;
    case 'contract-chance-gone':
      return `${contractName(obstacle.contract, words)} must be decided at once, and ${obstacle.player} has no such chance now.`;
    case 'contract-later-turn':
      return `${obstacle.player} has moved the marker on ${contractName(obstacle.contract, words)} in this turn; the next step is for a later one.`;
    case 'contract-by-decline':
      return `${obstacle.player} gets on with ${contractName(obstacle.contract, words)} by declining the coins of such a ship when taking it.`;
    case 'contract-by-repelling':
      return `${obstacle.player} gets on with ${contractName(obstacle.contract, words)} by keeping repelled ships; the fifth colour completes it.`;
    case 'contract-on-own-go':
      return `${obstacle.player} completes ${contractName(obstacle.contract, words)} in the own turn or go only.`;
    case 'contract-not-met':
      return `${obstacle.player} has ${String(obstacle.has)} of ${String(obstacle.needs)} for ${contractName(obstacle.contract, words)}.`;
    case 'nest-colour-kept':
      return `${obstacle.player} has kept a ship of that colour already: ${named(state, obstacle.card, words)}.`;
    case 'no-time-deck':
      return 'there is no Time deck in this game.';
    case 'time-deck-empty':
      return 'the Time deck is empty.';
    case 'no-tax-to-set-aside-for':
      return 'a card of the Time deck is set aside right after a tax increase only, one each.';
    case 'turn-still-discovering':
      return `${obstacle.player} is still discovering: stop first.`;
    case 'too-few-coins':
      return `${obstacle.player} has ${coins(obstacle.coins)}, not ${String(obstacle.needs)}.`;
    case 'coins-from-self':
      return `the coins must come from another player: ${obstacle.player} already has them.`;
    case 'not-in-display':
      return `${obstacle.player} has no ${labelled(state, obstacle.card, words)}.`;
    case 'ship-kept-as-what':
      return `say what ${the_(obstacle.card)} is kept as: under a merchant, for Pirates' Nest, or as an item.`;
    case 'no-adventure':
      return 'this belongs to The Adventure Begins, which is not in this game.';
    case 'event-first':
      return `${obstacle.player} must turn up an event first.`;
    case 'event-done':
      return `${obstacle.player} has turned up the event of this turn already.`;
    case 'other-event':
      return obstacle.expected === null
        ? `the next event is not the end of the month: a new event lies on top.`
        : `the next event is known: ${obstacle.expected === 'month-end' ? "Month's End" : obstacle.expected}, not ${obstacle.said}.`;
    case 'no-month-end':
      return "it is no Month's End.";
    case 'card-9-cooperative':
      return 'card 9 belongs to the cooperative game.';
    case 'mission-not-out':
      return `mission ${obstacle.mission} is not laid out.`;
    case 'mission-done-already':
      return `${obstacle.player} has completed mission ${obstacle.mission} already; each player completes it once.`;
    case 'no-character-marker':
      return `${obstacle.player} has no marker left on the character.`;
    case 'mission-active-only':
      return `only the active player completes mission ${obstacle.mission}: that is ${obstacle.active}, not ${obstacle.player}.`;
    case 'mission-another-turn':
      return `${obstacle.player} has taken the first place of mission ${obstacle.mission} in this turn; the second takes another turn.`;
    case 'mission-on-own-go':
      return `${obstacle.player} completes mission ${obstacle.mission} in the own turn or go only.`;
    case 'mission-not-met':
      return AT_ONCE.has(obstacle.part.kind)
        ? `mission ${obstacle.mission} is decided at once: ${partText(obstacle.part, words)}.`
        : `mission ${obstacle.mission} asks to ${partText(obstacle.part, words)}; ${obstacle.player} has ${String(obstacle.has)}.`;
    case 'items-missing':
      return `${obstacle.player} lacks ${obstacle.items.map((item) => itemName(item, words)).join(', ')} for ${the_(obstacle.card)}.`;
    case 'no-lookout':
      return obstacle.owned === 0
        ? `${obstacle.player} has no ${words.roles.lookout.one}.`
        : `${obstacle.player} has used every ${words.roles.lookout.one} in this turn.`;
    case 'nothing-to-sell':
      return `${the_(obstacle.card)} carries neither bread nor rum.`;
    case 'no-innkeeper':
      return obstacle.owned === 0
        ? `${obstacle.player} has no ${words.roles.innkeeper.one} to sell to.`
        : `each of ${obstacle.player}'s ${words.roles.innkeeper.many} has bought in this go.`;
    case 'no-buy-off':
      return "markers are bought off at a Month's End that says so.";
    case 'too-few-crowns':
      return `${obstacle.player} has ${countedTerm(obstacle.crowns, 'crown', words)}, not ${String(obstacle.needs)}.`;
    case 'top-card-known':
      return `${the_(obstacle.top)} was put back on top: ${the_(obstacle.card)} cannot come first.`;
  }
}

function german(obstacle: Obstacle, state: State, words: CardWords): string {
  const coins = (number: number) => countedTerm(number, 'coin', words, 'accusative');
  const the_ = (id: CardId, as: 'nominative' | 'accusative' | 'dative' = 'nominative') => {
    const card = cardOf(state, id);
    return card === null ? `„${id}“` : theCard(card, words, as);
  };
  const contract = (id: Parameters<typeof contractName>[0]) => `„${contractName(id, words)}“`;
  switch (obstacle.kind) {
    case 'unknown-player':
      return `niemand an diesem Tisch heißt „${obstacle.name}“; es spielen ${obstacle.players.join(', ')}.`;
    case 'unknown-card':
      return `in den Schachteln auf diesem Tisch gibt es keine Karte „${obstacle.card}“.`;
    case 'wrong-kind':
      return {
        deck: `${the_(obstacle.card)} liegt nie im Hafen.`,
        tax: `${the_(obstacle.card)} ist keine Steuererhöhung.`,
        expedition: `${the_(obstacle.card)} ist kein Expeditionsauftrag: nur solche werden erfüllt.`,
        display: `${the_(obstacle.card)} liegt nie in einer Auslage.`,
      }[obstacle.needs];
    case 'no-copy-left':
      return obstacle.copies === 0
        ? `diese Karte ist in den Schachteln auf diesem Tisch nicht enthalten: ${labelled(state, obstacle.card, words)}.`
        : `keine Karte davon ist mehr verdeckt: ${labelled(state, obstacle.card, words)}; ${obstacle.copies === 1 ? 'die einzige liegt' : `alle ${String(obstacle.copies)} liegen`} auf dem Tisch oder in der Ablage.`;
    case 'other-game':
      return 'das gehört zu Pirates!, nicht zu diesem Spiel.';
    case 'game-over':
      return 'das Spiel ist aus; nur Nachträge und Berichtigungen sind noch möglich.';
    case 'game-finished':
      return 'das Spiel wurde endgültig beendet; macht das rückgängig, um weiterzuspielen.';
    case 'turn-would-end-game':
      return obstacle.lost
        ? 'es kann kein Zug mehr beginnen: der Zeitstapel ist leer und Aufträge sind offen. Beendet den Zug, um das Spiel zu schließen.'
        : 'es kann kein Zug mehr beginnen: das war der letzte Zug der letzten Runde. Beendet den Zug, um das Spiel zu schließen.';
    case 'only-in-discover':
      return `das gehört zum Entdecken, und das ist für ${obstacle.active} vorbei.`;
    case 'only-in-trade':
      return `Karten werden erst beim Handeln und Heuern genommen; ${obstacle.active} entdeckt noch.`;
    case 'not-in-discover':
      return `${obstacle.active} entdeckt noch.`;
    case 'only-in-table-tracking':
      return 'in diesem Spiel zählen nur Auslagen und Münzen: einzelne Hafenkarten werden nicht eingegeben.';
    case 'only-in-scores-tracking':
      return 'in diesem Spiel wird jede Karte eingegeben: deckt die Karte stattdessen auf.';
    case 'must-repel-or-keep':
      return `${obstacle.player} muss erst sagen, ob das doppelte Schiff abgewehrt wird: ${named(state, obstacle.card, words)}.`;
    case 'nothing-to-repel':
      return `${obstacle.player} hat kein gerade aufgedecktes Schiff, das sich abwehren ließe.`;
    case 'too-few-swords':
      return `${obstacle.player} hat ${countedTerm(obstacle.swords, 'sword', words, 'accusative')}; ${the_(obstacle.card)} braucht ${String(obstacle.needs)}.`;
    case 'skull':
      return `${the_(obstacle.card)} zeigt einen Totenkopf: ${obstacle.player} kann das Schiff nicht abwehren.`;
    case 'nothing-turned-up':
      return `${obstacle.player} muss mindestens eine Karte aufdecken.`;
    case 'no-gambler':
      return obstacle.owned === 0
        ? `${obstacle.player} hat keinen ${words.roles.gambler.oblique ?? words.roles.gambler.one}.`
        : `${obstacle.player} hat alle ${String(obstacle.owned)} ${words.roles.gambler.many} in diesem Zug schon eingesetzt.`;
    case 'after-gamble':
      return `nach dem Einsatz darf ${obstacle.player} noch einmal vier Karten aufdecken oder aufhören, aber keine einzelne mehr aufdecken.`;
    case 'gamble-needs-four':
      return `dabei werden 4 Karten aufgedeckt, nicht ${String(obstacle.given)}.`;
    case 'time-card-first':
      return `${obstacle.player} muss zuerst die erste Karte des Zuges vom Zeitstapel aufdecken.`;
    case 'not-in-harbor':
      return `${the_(obstacle.card)} liegt nicht im Hafen.`;
    case 'not-your-go':
      return `${obstacle.acting} ist an der Reihe, nicht ${obstacle.player}.`;
    case 'no-takes-left':
      return `${obstacle.player} darf in diesem Durchgang keine Karte mehr nehmen.`;
    case 'go-is-over':
      return `${obstacle.player} war in diesem Zug schon an der Reihe; jetzt ist es ${obstacle.acting}.`;
    case 'cannot-afford': {
      const { player, coins: owned, cost, price, discountCards, gain, tribute, active } = obstacle;
      const [discount] = discountCards;
      const less =
        price < cost && discount !== undefined
          ? `, ${String(price)} mit ${discountCards.length === 1 ? the_(discount, 'dative') : `${String(discountCards.length)} ${words.roles.mademoiselle.many}`}`
          : '';
      const brings =
        cost > 0
          ? `${the_(obstacle.card)} kostet ${String(cost)}${less}`
          : `${the_(obstacle.card)} bringt ${String(gain)}`;
      return `${player} hat ${coins(owned)}; ${brings}${tribute > 0 ? `, und ${String(tribute)} geht an ${active}` : ''}.`;
    }
    case 'gift-to-whom':
      return `${the_(obstacle.card)} bringt noch jemandem 1 Münze: ${obstacle.player} muss sagen, wer sie bekommt.`;
    case 'gift-to-self':
      return `die zusätzliche Münze bekommt jemand anders, nicht ${obstacle.player}.`;
    case 'no-gift':
      return `${the_(obstacle.card)} bringt niemand anderem eine Münze.`;
    case 'no-item':
      return `${the_(obstacle.card)} trägt keine Ware, die man behalten könnte.`;
    case 'nothing-to-decline-for':
      return `${obstacle.player} hat keinen Auftrag, für den der Verzicht auf die Münzen zählt: ${named(state, obstacle.card, words)}.`;
    case 'only-active-claims':
      return `nur wer am Zug ist, erfüllt Expeditionsaufträge: das ist ${obstacle.active}, nicht ${obstacle.player}.`;
    case 'not-in-row':
      return `dieser Expeditionsauftrag liegt nicht aus: ${named(state, obstacle.card, words)}.`;
    case 'symbols-missing':
      return `${obstacle.player} fehlt noch: ${obstacle.missing.map((symbol) => symbolName(symbol, words)).join(', ')}.`;
    case 'wrong-discard':
      return `damit ist der Expeditionsauftrag für ${obstacle.player} nicht genau bezahlt: ${obstacle.discard.map((id) => named(state, id, words)).join(', ') || 'nichts'}.`;
    case 'bust-ended-turn':
      return `${obstacle.player} hat den Hafen verloren: in dieser Ausgabe ist der Zug damit vorbei.`;
    case 'no-contracts':
      return 'in diesem Spiel gibt es keine Aufträge.';
    case 'contract-not-out':
      return `${contract(obstacle.contract)} liegt in diesem Spiel nicht aus.`;
    case 'contract-done-already':
      return `${obstacle.player} hat ${contract(obstacle.contract)} schon erfüllt; das geht je Person einmal.`;
    case 'no-marker-left':
      return `${obstacle.player} hat keinen Marker mehr für ${contract(obstacle.contract)}: alle haben 3.`;
    case 'contract-active-only':
      return `${contract(obstacle.contract)} erfüllt nur, wer am Zug ist: ${obstacle.active}, nicht ${obstacle.player}.`;
    case 'contract-chance-gone':
      return `${contract(obstacle.contract)} muss sofort entschieden werden, und ${obstacle.player} hat gerade keine Gelegenheit.`;
    case 'contract-later-turn':
      return `der Marker von ${obstacle.player} auf ${contract(obstacle.contract)} ist in diesem Zug schon gerückt; der nächste Schritt gehört in einen späteren Zug.`;
    case 'contract-by-decline':
      return `bei ${contract(obstacle.contract)} kommt ${obstacle.player} weiter, indem beim Nehmen eines solchen Schiffs auf die Münzen verzichtet wird.`;
    case 'contract-by-repelling':
      return `bei ${contract(obstacle.contract)} kommt ${obstacle.player} durch behaltene abgewehrte Schiffe weiter; die fünfte Farbe erfüllt ihn.`;
    case 'contract-on-own-go':
      return `${obstacle.player} erfüllt ${contract(obstacle.contract)} nur, wenn die Reihe da ist.`;
    case 'contract-not-met':
      return `${obstacle.player} hat ${String(obstacle.has)} von ${String(obstacle.needs)} für ${contract(obstacle.contract)}.`;
    case 'nest-colour-kept':
      return `${obstacle.player} hat schon ein Schiff dieser Farbe behalten: ${named(state, obstacle.card, words)}.`;
    case 'no-time-deck':
      return 'in diesem Spiel gibt es keinen Zeitstapel.';
    case 'time-deck-empty':
      return 'der Zeitstapel ist leer.';
    case 'no-tax-to-set-aside-for':
      return 'eine Karte des Zeitstapels wird nur gleich nach einer Steuererhöhung beiseitegelegt, je eine.';
    case 'turn-still-discovering':
      return `${obstacle.player} entdeckt noch: erst aufhören.`;
    case 'too-few-coins':
      return `${obstacle.player} hat ${coins(obstacle.coins)}, nicht ${String(obstacle.needs)}.`;
    case 'coins-from-self':
      return `die Münzen müssen von jemand anderem kommen: ${obstacle.player} hat sie schon.`;
    case 'not-in-display':
      return `diese Karte hat ${obstacle.player} nicht: ${labelled(state, obstacle.card, words)}.`;
    case 'ship-kept-as-what':
      return `sagt, wofür ${the_(obstacle.card)} behalten wird: unter einem Großhändler, für das Piratenpack oder als Ware.`;
    case 'no-adventure':
      return 'das gehört zum Abenteuer, und das ist nicht in diesem Spiel.';
    case 'event-first':
      return `${obstacle.player} muss zuerst ein Ereignis aufdecken.`;
    case 'event-done':
      return `${obstacle.player} hat das Ereignis dieses Zuges schon aufgedeckt.`;
    case 'other-event':
      return obstacle.expected === null
        ? 'das nächste Ereignis ist nicht das Monatsende: obenauf liegt ein neues.'
        : `das nächste Ereignis ist bekannt: ${obstacle.expected === 'month-end' ? 'Monatsende' : obstacle.expected}, nicht ${obstacle.said}.`;
    case 'no-month-end':
      return 'es ist kein Monatsende.';
    case 'card-9-cooperative':
      return 'Karte 9 gehört zum gemeinsamen Spiel.';
    case 'mission-not-out':
      return `Mission ${obstacle.mission} liegt nicht aus.`;
    case 'mission-done-already':
      return `${obstacle.player} hat Mission ${obstacle.mission} schon erfüllt; das geht je Person einmal.`;
    case 'no-character-marker':
      return `${obstacle.player} hat keinen Marker mehr auf dem Charakter.`;
    case 'mission-active-only':
      return `Mission ${obstacle.mission} erfüllt nur, wer am Zug ist: ${obstacle.active}, nicht ${obstacle.player}.`;
    case 'mission-another-turn':
      return `${obstacle.player} hat in diesem Zug das erste Feld von Mission ${obstacle.mission} belegt; das zweite braucht einen weiteren Zug.`;
    case 'mission-on-own-go':
      return `${obstacle.player} erfüllt Mission ${obstacle.mission} nur, wenn die Reihe da ist.`;
    case 'mission-not-met':
      return AT_ONCE.has(obstacle.part.kind)
        ? `Mission ${obstacle.mission} wird sofort entschieden: ${partText(obstacle.part, words)}.`
        : `Mission ${obstacle.mission} verlangt: ${partText(obstacle.part, words)}. ${obstacle.player} hat ${String(obstacle.has)}.`;
    case 'items-missing':
      return `${obstacle.player} fehlt noch: ${obstacle.items.map((item) => itemName(item, words)).join(', ')}.`;
    case 'no-lookout':
      return obstacle.owned === 0
        ? `${obstacle.player} hat niemanden im ${words.roles.lookout.one}.`
        : `${obstacle.player} hat in diesem Zug schon Ausschau gehalten.`;
    case 'nothing-to-sell':
      return `${the_(obstacle.card)} hat weder Brot noch Rum geladen.`;
    case 'no-innkeeper':
      return obstacle.owned === 0
        ? `${obstacle.player} hat niemanden, der Waren kauft.`
        : `${obstacle.player} hat in diesem Durchgang schon alles verkauft, was geht.`;
    case 'no-buy-off':
      return 'Marker lassen sich nur an einem Monatsende freikaufen, das es sagt.';
    case 'too-few-crowns':
      return `${obstacle.player} hat ${countedTerm(obstacle.crowns, 'crown', words, 'accusative')}, nicht ${String(obstacle.needs)}.`;
    case 'top-card-known':
      return `${the_(obstacle.top)} wurde obenauf zurückgelegt: ${the_(obstacle.card)} kann nicht zuerst kommen.`;
  }
}
