/**
 * What is wrong with a file, for people: which field, what stands there, what may stand there. Game files, catalogue files and backups
 * speak through it alike. Names of fields stay as the file has them: whoever mends it looks for them.
 */
import type { Allowed, FileProblem, Found } from '#engine';
import type { Language } from '#catalog';

interface ProblemWords {
  readonly wholeFile: string;
  readonly line: (number: string) => string;
  readonly sentence: (field: string, found: string, allowed: string) => string;
  readonly found: (found: Found) => string;
  readonly allowed: (allowed: Allowed) => string;
}

/** One line, whatever stands in it. */
function quoted(value: string): string {
  return JSON.stringify(value);
}

function values(list: readonly (string | number | boolean | null)[], nothing: string): string {
  return list.map((value) => (value === null ? nothing : String(value))).join(', ');
}

const WORDS: Readonly<Record<Language, ProblemWords>> = {
  en: {
    wholeFile: 'the file',
    line: (number) => `line ${number}`,
    sentence: (field, found, allowed) => `${field}: found ${found}; allowed is ${allowed}.`,
    found: (found) => {
      switch (found.kind) {
        case 'missing':
          return 'nothing';
        case 'null':
          return 'null';
        case 'truth':
          return String(found.value);
        case 'number':
          return String(found.value);
        case 'text':
          return quoted(found.value);
        case 'list':
          return `a list of ${found.length}`;
        case 'object':
          return 'a group of fields';
        case 'other':
          return 'something else';
        case 'names':
          return found.names.length === 0 ? 'nothing' : found.names.join(', ');
        case 'players':
          return found.players === 1 ? '1 player' : `${found.players} players`;
        case 'cards':
          return found.cards === 1 ? '1 card' : `${found.cards} cards`;
        case 'cards-to-deal':
          return `${found.cards} cards to deal`;
        case 'no-time-deck':
          return `nothing, and the seal of ${found.unknownSeal} is unknown`;
        case 'deeper-nesting':
          return 'deeper nesting';
      }
    },
    allowed: (allowed) => {
      switch (allowed.kind) {
        case 'whole-number':
          return `a whole number from ${allowed.from} to ${allowed.to}`;
        case 'text':
          return `a text of 1 to ${allowed.longest} characters`;
        case 'text-like':
          return `a text like ${quoted(allowed.example)}`;
        case 'truth':
          return 'true or false';
        case 'one-of':
          return allowed.values.length === 1
            ? values(allowed.values, 'nothing')
            : `one of ${values(allowed.values, 'nothing')}`;
        case 'list':
          return allowed.least === allowed.most
            ? `a list of ${allowed.most}`
            : `a list of ${allowed.least} to ${allowed.most}`;
        case 'object':
          return 'a group of fields';
        case 'fields':
          return `one of the fields ${allowed.names.join(', ')}`;
        case 'any-of':
          return allowed.options.map((option) => WORDS.en.allowed(option)).join(' or ');
        case 'time':
          return 'a time in milliseconds since 1970';
        case 'picture':
          return 'a picture in base64';
        case 'older-version':
          return `at most ${allowed.newest}: a newer Harbormaster wrote this file`;
        case 'nesting':
          return `nesting of at most ${allowed.levels} levels`;
        case 'other-name':
          return 'any other name';
        case 'each-once':
          return 'each box once';
        case 'different-names':
          return 'different names';
        case 'cards-at-most':
          return `at most ${allowed.cards} cards`;
        case 'cards-at-least':
          return `at least ${allowed.cards} cards`;
        case 'players': {
          const seats = `${allowed.from} to ${allowed.to} players`;
          return allowed.moreSeats === null
            ? seats
            : `${seats}; up to ${allowed.moreSeats} with houseRules.moreSeats`;
        }
        case 'just-this-box':
          return `just ${allowed.box} for this game`;
        case 'base-with':
          return `base, with ${allowed.boxes.join(', ')} beside it`;
        case 'box-with':
          return `${allowed.other} together with ${allowed.box}`;
        case 'box-without':
          return `${allowed.box} without ${allowed.other}`;
        case 'only-with-box':
          return `this field together with the box ${allowed.box}`;
        case 'nothing-without-box':
          return `nothing without the box ${allowed.box}`;
        case 'nothing-when-competitive':
          return 'nothing in a competitive game';
        case 'cooperative-needs':
          return `competitive; cooperative only with ${allowed.boxes.join(' or ')}`;
        case 'cooperative-alone':
          return 'cooperative for one player';
        case 'variable-competitive':
          return 'false: the variable game is competitive, for 2 to 4 players';
        case 'no-expeditions-here':
          return 'false or nothing: this game has no expeditions';
        case 'contracts':
          return `${allowed.contracts} different contracts`;
        case 'competitive-contracts':
          return `the ${allowed.contracts} contracts with a red seal; this one is cooperative only`;
        case 'time-deck-or-seal':
          return `the number of cards dealt, or the seal of ${allowed.contract} in setup.printed`;
        case 'part-of-time-deck':
          return `0 to ${allowed.most}: not the whole Time deck`;
        case 'rewards':
          return 'a list of 1 to 5 whole numbers';
        case 'seal':
          return 'a number from -9 to 9 and one capital letter: {"number": 1, "letter": "A"}';
      }
    },
  },
  de: {
    wholeFile: 'die Datei',
    line: (number) => `Zeile ${number}`,
    sentence: (field, found, allowed) => `${field}: gefunden ${found}; erlaubt ist ${allowed}.`,
    found: (found) => {
      switch (found.kind) {
        case 'missing':
          return 'nichts';
        case 'null':
          return 'null';
        case 'truth':
          return String(found.value);
        case 'number':
          return String(found.value);
        case 'text':
          return `„${quoted(found.value).slice(1, -1)}“`;
        case 'list':
          return found.length === 1 ? 'eine Liste mit 1 Eintrag' : `eine Liste mit ${found.length} Einträgen`;
        case 'object':
          return 'eine Gruppe von Feldern';
        case 'other':
          return 'etwas anderes';
        case 'names':
          return found.names.length === 0 ? 'nichts' : found.names.join(', ');
        case 'players':
          return found.players === 1 ? '1 Person' : `${found.players} Personen`;
        case 'cards':
          return found.cards === 1 ? '1 Karte' : `${found.cards} Karten`;
        case 'cards-to-deal':
          return `${found.cards} Karten zum Austeilen`;
        case 'no-time-deck':
          return `nichts, und das Siegel von ${found.unknownSeal} ist unbekannt`;
        case 'deeper-nesting':
          return 'eine tiefere Verschachtelung';
      }
    },
    allowed: (allowed) => {
      switch (allowed.kind) {
        case 'whole-number':
          return `eine ganze Zahl von ${allowed.from} bis ${allowed.to}`;
        case 'text':
          return `ein Text mit 1 bis ${allowed.longest} Zeichen`;
        case 'text-like':
          return `ein Text wie „${allowed.example}“`;
        case 'truth':
          return 'true oder false';
        case 'one-of':
          return allowed.values.length === 1
            ? values(allowed.values, 'nichts')
            : `eins von ${values(allowed.values, 'nichts')}`;
        case 'list':
          return allowed.least === allowed.most
            ? `eine Liste mit ${allowed.most} Einträgen`
            : `eine Liste mit ${allowed.least} bis ${allowed.most} Einträgen`;
        case 'object':
          return 'eine Gruppe von Feldern';
        case 'fields':
          return `eins der Felder ${allowed.names.join(', ')}`;
        case 'any-of':
          return allowed.options.map((option) => WORDS.de.allowed(option)).join(' oder ');
        case 'time':
          return 'eine Zeit in Millisekunden seit 1970';
        case 'picture':
          return 'ein Bild in Base64';
        case 'older-version':
          return `höchstens ${allowed.newest}: Diese Datei hat ein neueres Harbormaster geschrieben`;
        case 'nesting':
          return `eine Verschachtelung von höchstens ${allowed.levels} Ebenen`;
        case 'other-name':
          return 'jeder andere Name';
        case 'each-once':
          return 'jede Schachtel einmal';
        case 'different-names':
          return 'verschiedene Namen';
        case 'cards-at-most':
          return `höchstens ${allowed.cards} Karten`;
        case 'cards-at-least':
          return `mindestens ${allowed.cards} Karten`;
        case 'players': {
          const seats = `${allowed.from} bis ${allowed.to} Personen`;
          return allowed.moreSeats === null
            ? seats
            : `${seats}; bis ${allowed.moreSeats} mit houseRules.moreSeats`;
        }
        case 'just-this-box':
          return `nur ${allowed.box} für dieses Spiel`;
        case 'base-with':
          return `base, dazu ${allowed.boxes.join(', ')}`;
        case 'box-with':
          return `${allowed.other} zusammen mit ${allowed.box}`;
        case 'box-without':
          return `${allowed.box} ohne ${allowed.other}`;
        case 'only-with-box':
          return `dieses Feld zusammen mit der Schachtel ${allowed.box}`;
        case 'nothing-without-box':
          return `nichts ohne die Schachtel ${allowed.box}`;
        case 'nothing-when-competitive':
          return 'nichts, wenn alle gegeneinander spielen';
        case 'cooperative-needs':
          return `competitive; cooperative nur mit ${allowed.boxes.join(' oder ')}`;
        case 'cooperative-alone':
          return 'cooperative, wenn jemand allein spielt';
        case 'variable-competitive':
          return 'false: Das variable Spiel spielen 2 bis 4 gegeneinander';
        case 'no-expeditions-here':
          return 'false oder nichts: Dieses Spiel hat keine Expeditionen';
        case 'contracts':
          return `${allowed.contracts} verschiedene Aufträge`;
        case 'competitive-contracts':
          return `die ${allowed.contracts} Aufträge mit rotem Siegel; dieser gilt nur im gemeinsamen Spiel`;
        case 'time-deck-or-seal':
          return `die Zahl der ausgeteilten Karten oder das Siegel von ${allowed.contract} in setup.printed`;
        case 'part-of-time-deck':
          return `0 bis ${allowed.most}: nicht der ganze Zeitstapel`;
        case 'rewards':
          return 'eine Liste mit 1 bis 5 ganzen Zahlen';
        case 'seal':
          return 'eine Zahl von -9 bis 9 und ein großer Buchstabe: {"number": 1, "letter": "A"}';
      }
    },
  },
};

export function foundWords(found: Found, language: Language): string {
  return WORDS[language].found(found);
}

export function allowedWords(allowed: Allowed, language: Language): string {
  return WORDS[language].allowed(allowed);
}

/** Which field of a file, what was found, what is allowed: one sentence. */
export function fileProblemOf({ field, found, allowed }: FileProblem, language: Language = 'en'): string {
  const words = WORDS[language];
  const where =
    field === '' ? words.wholeFile : field.replace(/^line (\d+)/, (_, line: string) => words.line(line));
  return words.sentence(where, words.found(found), words.allowed(allowed));
}
