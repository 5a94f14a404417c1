/**
 * What can be looked up: each card and each subject with the numbers of its rules, its drawing, and the words people
 * may search by. The sentences are in `wording/help-topics.ts`; nothing here knows a game in progress.
 */
import { ROLES, type Card, type Role } from '#engine';
import { ROLE_ICONS, SHIP_ICONS } from '../cards/card-icons.ts';
import { chart, check, search as why, undo } from '../icons/actions.ts';
import type { IconShape } from '../icons/icon-shape.ts';
import { crown } from '../icons/crown.ts';
import * as papers from '../icons/papers.ts';
import * as things from '../icons/table.ts';
import { roleName, shipName, type CardWords } from '../wording/cards.ts';
import { inWordsOf, SUBJECTS, topicWords, type Subject } from '../wording/help-topics.ts';

export interface HelpTopic {
  readonly id: Role | Subject;
  readonly title: string;
  readonly text: string;
  /** Numbers of the rules; none for what only the app does. */
  readonly rules: readonly string[];
  readonly icon: IconShape;
}

const ROLE_RULES: Readonly<Record<Role, readonly string[]>> = {
  trader: ['R-TRA-3'],
  settler: ['R-EXP-1'],
  captain: ['R-EXP-1'],
  priest: ['R-EXP-1'],
  'jack-of-all-trades': ['R-EXP-1', 'R-EXP-2'],
  sailor: ['R-DIS-3'],
  pirate: ['R-DIS-3'],
  mademoiselle: ['R-TRA-4'],
  jester: ['R-ABI-2'],
  admiral: ['R-ABI-1'],
  governor: ['R-ABI-3', 'R-TRA-2'],
  gambler: ['R-GAM-1', 'R-GAM-2', 'R-GAM-3'],
  clerk: ['R-JOM-1'],
  gunner: ['R-JOM-2'],
  'vice-admiral': ['R-JOM-3'],
  merchant: ['R-SAIL-4'],
  passenger: ['R-SAIL-5'],
  'tybuk-brother': ['R-ADV-11'],
  lookout: ['R-ADV-8'],
  innkeeper: ['R-ADV-8'],
};

const SUBJECT_FACTS: Readonly<
  Record<Subject, { readonly rules: readonly string[]; readonly icon: IconShape }>
> = {
  setup: { rules: ['R-SET-1', 'R-SET-2', 'R-SET-3'], icon: things.card },
  discover: { rules: ['R-DIS-1', 'R-DIS-2', 'R-DIS-4', 'R-DIS-5'], icon: things.card },
  ship: { rules: ['R-DIS-3', 'R-TRA-3'], icon: SHIP_ICONS.red },
  repel: { rules: ['R-DIS-3'], icon: things.sword },
  bust: { rules: ['R-DIS-6', 'R-DIS-7'], icon: things.skull },
  tax: { rules: ['R-TAX-1', 'R-TAX-2', 'R-TAX-3'], icon: papers.tax },
  trade: { rules: ['R-TRA-1', 'R-TRA-2', 'R-TRA-3'], icon: things.coin },
  hire: { rules: ['R-TRA-2', 'R-TRA-4'], icon: things.coin },
  others: { rules: ['R-TRA-5', 'R-TRA-6', 'R-TRA-7'], icon: things.coin },
  expedition: { rules: ['R-EXP-1', 'R-EXP-2'], icon: things.anchor },
  end: { rules: ['R-END-1', 'R-END-2', 'R-END-4'], icon: crown },
  variant: { rules: ['R-END-3'], icon: crown },
  shuffle: { rules: ['R-SET-4'], icon: things.card },
  sail: { rules: ['R-SAIL-1', 'R-SAIL-2', 'R-SAIL-3'], icon: SHIP_ICONS.yellow },
  gift: { rules: ['R-JOM-4'], icon: SHIP_ICONS.blue },
  contracts: { rules: ['R-CON-1', 'R-CON-2', 'R-CON-3'], icon: papers.contract },
  'at-once': { rules: ['R-CON-4', 'R-CON-8'], icon: papers.contract },
  nemesis: { rules: ['R-CON-7'], icon: papers.contract },
  'time-deck': { rules: ['R-TIM-1', 'R-TIM-2', 'R-TIM-3', 'R-TIM-4'], icon: things.hourglass },
  'point-deck': { rules: ['R-TIM-5', 'R-TIM-6'], icon: things.hourglass },
  event: { rules: ['R-ADV-2', 'R-ADV-3'], icon: papers.event },
  mission: { rules: ['R-ADV-5', 'R-ADV-13'], icon: papers.mission },
  crowns: { rules: ['R-ADV-6'], icon: crown },
  ares: { rules: ['R-ADV-7'], icon: SHIP_ICONS.ares },
  'chapter-end': { rules: ['R-ADV-4', 'R-ADV-9', 'R-ADV-10'], icon: things.hourglass },
  'pirates-round': { rules: ['R-PIR-1', 'R-PIR-2', 'R-PIR-3'], icon: things.skull },
  'house-rules': { rules: ['R-ABI-2', 'R-DIS-7', 'R-TRA-2', 'R-JOM-3', 'R-END-3'], icon: things.house },
  'app-undo': { rules: [], icon: undo },
  'app-anyway': { rules: [], icon: check },
  'app-why': { rules: [], icon: why },
  'app-scores': { rules: [], icon: chart },
};

/** Everything, in the words of an edition: first how a turn goes, then the cards. */
export function helpTopics(words: CardWords): readonly HelpTopic[] {
  return [
    ...SUBJECTS.map((subject) => subjectTopic(subject, words)),
    ...ROLES.map((role) => roleTopic(role, words)),
  ];
}

/** What a card in the hand does. */
export function topicsOfCard(card: Card, words: CardWords): readonly HelpTopic[] {
  switch (card.kind) {
    case 'person':
      return [roleTopic(card.role, words)];
    case 'ship':
      return (
        [
          'ship',
          'repel',
          ...(card.colour === 'ares' ? (['ares'] as const) : []),
          ...(card.gift > 0 ? (['gift'] as const) : []),
        ] as const
      ).map((subject) => subjectTopic(subject, words));
    case 'expedition':
      return [subjectTopic('expedition', words)];
    case 'tax':
      return [subjectTopic('tax', words)];
  }
}

/** Topics whose title, text or rule number holds every word that was typed; those with it in the title first. */
export function findTopics(
  topics: readonly HelpTopic[],
  typed: string,
  words: CardWords,
): readonly HelpTopic[] {
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return topics;
  const ships = plain(
    Object.keys(SHIP_ICONS)
      .map((colour) => shipName(colour as keyof typeof SHIP_ICONS, words))
      .join(' '),
  );
  const rank = (topic: HelpTopic): number => {
    const title = plain(topic.title);
    if (wanted.every((word) => title.includes(word))) return 0;
    const rest =
      plain([topic.title, topic.text, ...topic.rules].join(' ')) + (topic.id === 'ship' ? ` ${ships}` : '');
    return wanted.every((word) => rest.includes(word)) ? 1 : 2;
  };
  return topics
    .map((topic) => ({ topic, rank: rank(topic) }))
    .filter((found) => found.rank < 2)
    .sort((one, other) => one.rank - other.rank)
    .map(({ topic }) => topic);
}

function roleTopic(role: Role, words: CardWords): HelpTopic {
  const text = topicWords[words.language].roles[role];
  return {
    id: role,
    title: roleName(role, words),
    text: inWordsOf(text, words),
    rules: ROLE_RULES[role],
    icon: ROLE_ICONS[role],
  };
}

function subjectTopic(subject: Subject, words: CardWords): HelpTopic {
  const { title, text } = topicWords[words.language].subjects[subject];
  return { id: subject, title, text: capital(inWordsOf(text, words)), ...SUBJECT_FACTS[subject] };
}

function capital(text: string): string {
  return text.replaceAll(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
