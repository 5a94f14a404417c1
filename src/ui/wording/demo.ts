/** Words of the demo game: one caption a step, and what one can press. */
import type { DemoStep } from '../demo/demo-script.ts';
import type { Dictionary } from './dictionary.ts';

interface DemoWords {
  readonly title: string;
  readonly captions: Readonly<Record<DemoStep, string>>;
  readonly of: (step: number, all: number) => string;
  readonly next: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly skip: string;
  readonly again: string;
  readonly newGame: string;
  readonly over: string;
  readonly loading: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly toHelp: string;
}

export const demoWords: Dictionary<DemoWords> = {
  en: {
    title: 'Watch a game',
    captions: {
      keys: 'The cards lie on your table. Here each of them has a key, and Ana begins.',
      'first-card':
        'She turns up a yellow ship, 2 coins, 1 sword. One tap on its key, and it lies in the harbor.',
      person: 'Then a sailor. Still one tap a card.',
      forecast: 'Below the harbor: what she may take if she stops now.',
      stop: 'Ana stops. Now every card shows what it costs or brings her, and at the right the others.',
      take: 'One tap, and the sailor is hers. This line tells hands which coins to move.',
      tribute: 'Ben trades with the ship and owes Ana a coin. Nobody had to think of it.',
      'next-turn': 'The next card begins Ben’s turn. Nothing to confirm.',
      bust: 'A second red ship and no sword: bust. The app clears the harbor and says what that means.',
      undo: 'Wrong key? Undo sits under the left thumb and names what it takes back.',
      tax: 'Entered again. Then Cleo turns up a tax: who pays and who gains is worked out at once.',
      players: 'Influence, coins, swords. Tap a player for the display, and any number for its why.',
      later: 'Some rounds later. Ana has two captains and a good crew.',
      expedition: 'An expedition that asks for two anchors. It lights up: Ana could claim it.',
      claim: 'She does, hires a settler, and has 12: the end is near.',
      'round-out': 'The round is played out. The header says so, and who still has a turn.',
      win: 'That was it. The winner, the tie-break, the story of the evening, and a rematch in one tap.',
    },
    of: (step, all) => `${step}/${all}`,
    next: 'Next',
    previous: 'Back',
    play: 'Play',
    pause: 'Pause',
    skip: 'Leave the demo',
    again: 'From the start',
    newGame: 'Start our game',
    over: 'Now it is your table.',
    loading: 'Laying out the cards …',
    failedTitle: 'The demo did not arrive',
    failedText: 'It could not be loaded. Try again once you have a signal; a new game works all the same.',
    toHelp: 'To help',
  },
  de: {
    title: 'Eine Partie ansehen',
    captions: {
      keys: 'Die Karten liegen auf eurem Tisch. Hier hat jede eine Taste, und Ana fängt an.',
      'first-card':
        'Sie deckt ein gelbes Schiff auf, 2 Münzen, 1 Säbel. Ein Tipp auf die Taste, und es liegt im Hafen.',
      person: 'Dann ein Matrose. Immer noch ein Tipp je Karte.',
      forecast: 'Unter dem Hafen steht, was sie nehmen darf, wenn sie jetzt aufhört.',
      stop: 'Ana hört auf. Jede Karte zeigt, was sie Ana kostet oder bringt, rechts die anderen.',
      take: 'Ein Tipp, und der Matrose gehört ihr. Diese Zeile sagt den Händen, welche Münzen wandern.',
      tribute: 'Ben handelt mit dem Schiff und gibt Ana eine Münze. Niemand musste daran denken.',
      'next-turn': 'Mit der nächsten Karte beginnt Bens Zug. Nichts zu bestätigen.',
      bust: 'Ein zweites rotes Schiff und kein Säbel: Ben verliert den Hafen. Die App sagt, was das für alle heißt.',
      undo: 'Vertippt? Zurück liegt unter dem linken Daumen und nennt, was es zurücknimmt.',
      tax: 'Noch einmal eingetragen. Dann deckt Cleo eine Steuer auf: Wer zahlt und wer bekommt, steht sofort da.',
      players: 'Einfluss, Münzen, Säbel. Tippt auf jemanden für die Auslage und auf jede Zahl für ihr Warum.',
      later: 'Einige Runden später. Ana hat zwei Kapitäne und eine gute Mannschaft.',
      expedition: 'Eine Expedition, die zwei Anker will. Sie leuchtet: Ana könnte sie erfüllen.',
      claim: 'Sie tut es, heuert einen Siedler an und hat 12: Das Ende naht.',
      'round-out': 'Die Runde wird zu Ende gespielt. Oben steht es, und wer noch dran ist.',
      win: 'Das war es. Wer gewonnen hat und warum, die Geschichte des Abends, und eine Revanche mit einem Tipp.',
    },
    of: (step, all) => `${step}/${all}`,
    next: 'Weiter',
    previous: 'Zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    skip: 'Demo verlassen',
    again: 'Von vorn',
    newGame: 'Unsere Partie beginnen',
    over: 'Jetzt ist es euer Tisch.',
    loading: 'Die Karten werden ausgelegt …',
    failedTitle: 'Die Demo ist nicht angekommen',
    failedText:
      'Sie ließ sich nicht laden. Versucht es mit Empfang noch einmal; eine neue Partie geht trotzdem.',
    toHelp: 'Zur Hilfe',
  },
};
