/** The sum behind a figure, line by line, in words. */
import type { CardId, Explanation, State, Term } from '#engine';
import { cardLabel, cardName, characterName, contractName, countedTerm, type CardWords } from './cards.ts';

export interface ExplanationLine {
  readonly label: string;
  readonly amount: number;
}

interface Sentences {
  readonly cost: string;
  readonly tribute: (to: string) => string;
  readonly colours: (number: number) => string;
  readonly oneCard: string;
  readonly gambles: string;
  readonly floor: string;
  readonly keptShip: (ship: string) => string;
  readonly contracts: (names: string) => string;
}

const SENTENCES: Readonly<Record<CardWords['language'], Sentences>> = {
  en: {
    cost: 'printed cost',
    tribute: (to) => `to ${to}, who is active`,
    colours: (number) =>
      number === 1 ? '1 ship colour in the harbor' : `${String(number)} ship colours in the harbor`,
    oneCard: 'one card each',
    gambles: 'gamble that went well',
    floor: 'never below 0',
    keptShip: (ship) => `${ship} under a merchant`,
    contracts: (names) => `contracts: ${names}`,
  },
  de: {
    cost: 'aufgedruckte Kosten',
    tribute: (to) => `an ${to}, am Zug`,
    colours: (number) =>
      number === 1 ? '1 Schiffsfarbe im Hafen' : `${String(number)} Schiffsfarben im Hafen`,
    oneCard: 'eine Karte für alle',
    gambles: 'geglückter Einsatz',
    floor: 'nie unter 0',
    keptShip: (ship) => `${ship} unter einem Großhändler`,
    contracts: (names) => `Aufträge: ${names}`,
  },
};

export function explanationLines(
  explanation: Explanation,
  state: State,
  words: CardWords,
): ExplanationLine[] {
  return explanation.terms.map((term) => ({ label: labelOf(term, state, words), amount: term.amount }));
}

function labelOf(term: Term, state: State, words: CardWords): string {
  const say = SENTENCES[words.language];
  const named = (id: CardId, name: typeof cardName) => {
    const index = state.table.typeOf.get(id);
    const card = index === undefined ? undefined : state.table.types[index]?.card;
    return card === undefined ? id : name(card, words);
  };
  switch (term.kind) {
    case 'card':
      return named(term.card, cardLabel);
    case 'ship':
      return named(term.card, cardName);
    case 'character':
      return characterName(term.card, words);
    case 'crowns':
      return countedTerm(term.crowns, 'crown', words);
    case 'kept-ship':
      return say.keptShip(named(term.card, cardName));
    case 'contracts':
      return say.contracts(term.contracts.map((id) => contractName(id, words)).join(', '));
    case 'cost':
      return say.cost;
    case 'tribute':
      return say.tribute(state.table.players[term.to] ?? '');
    case 'colours':
      return say.colours(term.colours);
    case 'one-card':
      return say.oneCard;
    case 'gambles':
      return say.gambles;
    case 'never-below-zero':
      return say.floor;
  }
}
