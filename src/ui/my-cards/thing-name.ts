/** What a card or another printed thing is called in a list of My cards. */
import { thingOf, type OwnCard } from '#catalog';
import { cardLabel, shipName, type CardWords } from '../wording/cards.ts';
import { capital } from '../wording/grammar.ts';
import { myCardsWords } from '../wording/my-cards.ts';
import { cardOf } from './card-lists.ts';
import type { CardSubject, Subject } from './printed-form.ts';

export function thingName(subject: Exclude<Subject, CardSubject>, words: CardWords): string {
  const text = myCardsWords[words.language];
  switch (subject.kind) {
    case 'contract':
      return words.contracts[subject.id];
    case 'character':
      return words.characters[subject.id];
    case 'crown-track':
      return text.crownTrack;
    case 'card-9':
      return text.card9;
    case 'flag':
      return text.flag(shipName(subject.colour, words));
    case 'pirates-card':
      return words.pirates[subject.id];
  }
}

/** The name of whatever a reading is about. */
export function readingName({ box, id, printed }: OwnCard, words: CardWords): string {
  const text = myCardsWords[words.language];
  const names: Readonly<Record<string, string>> = {
    ...words.contracts,
    ...words.characters,
    ...words.pirates,
  };
  switch (thingOf(box, id)) {
    case 'card': {
      const card = cardOf(id, printed);
      return card === null ? id : capital(cardLabel(card, words));
    }
    case 'contract':
    case 'character':
    case 'pirates-card':
      return names[id] ?? id;
    case 'sheet':
      return id === 'card-9' ? text.card9 : text.crownTrack;
    case 'flag':
      return text.flag(id.slice('flag-'.length));
    case null:
      return id;
  }
}
