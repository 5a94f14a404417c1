/** A clear word for a label that goes nowhere, for people at the table. */
import type { State } from '#engine';
import { cardLabel, type CardWords } from '../wording/cards.ts';
import { capital } from '../wording/grammar.ts';
import { scanWords } from '../wording/scan.ts';
import { cardOf, type Unfit } from './judge.ts';

export function unfitSentence(unfit: Unfit, state: State, cardWords: CardWords): string {
  const words = scanWords[cardWords.language];
  switch (unfit.type) {
    case 'foreign':
      return words.foreign;
    case 'misread':
      return words.misread;
    case 'newer':
      return words.newer;
    case 'series':
      return words.seriesHere;
    case 'contract':
      return words.contractHere;
    case 'over':
      return words.over;
    case 'not-here':
      return words.notHere(named(state, unfit.id, cardWords));
    case 'in-harbor':
      return words.inHarbor(named(state, unfit.id, cardWords));
    case 'all-seen':
      return words.allSeen(named(state, unfit.id, cardWords), unfit.copies);
    case 'never-in-front':
      return words.neverInFront(named(state, unfit.id, cardWords));
  }
}

export function named(state: State, id: string, cardWords: CardWords): string {
  const card = cardOf(state, id);
  // A tax or an expedition of another box has no form that could be read from its id.
  const label = card === null ? scanWords[cardWords.language].thisCard : cardLabel(card, cardWords);
  return capital(label);
}
