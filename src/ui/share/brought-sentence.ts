/** What to say of a game that was brought in, or why it was not: one answer for files, pasted text and codes. */
import type { Settings } from '#session/settings.ts';
import { vocabulary } from '../wording/cards.ts';
import { entryName } from '../wording/entry-names.ts';
import { piratesEntryName, piratesRefusal } from '../wording/pirates.ts';
import { refusalOf } from '../wording/refusals.ts';
import { fileRefusalSentence, sentence, shareWords } from '../wording/share.ts';
import type { BroughtIn } from './bring-in.ts';

export function broughtSentence(
  result: BroughtIn,
  { language, editionWords }: Pick<Settings, 'language' | 'editionWords'>,
): string {
  const words = shareWords[language];
  switch (result.type) {
    case 'ok':
      return words.taken[result.outcome];
    case 'refused':
      return fileRefusalSentence(result.refusal, language);
    case 'entry-refused': {
      const { index, entry, state, obstacle } = result;
      const cards = vocabulary(state.table.setup.edition, language);
      const why = sentence(refusalOf(obstacle, state, cards));
      return words.entryRefused(index + 1, entryName(entry, state, cards), why);
    }
    case 'pirates-entry-refused': {
      const cards = vocabulary(editionWords, language);
      const why = sentence(piratesRefusal(result.obstacle, cards));
      return words.entryRefused(result.index + 1, piratesEntryName(result.entry, cards), why);
    }
    case 'not-stored':
      return words.notStored;
    case 'elsewhere':
      return result.kind === 'backup' ? words.isBackup : words.isCards;
    case 'codes':
      switch (result.problem.type) {
        case 'incomplete':
          return words.codesIncomplete(result.problem.missing.join(', '));
        case 'damaged':
          return words.codesDamaged;
        case 'too-large':
          return words.codesTrap;
        case 'not-a-frame':
          return words.codesNone;
      }
  }
}
