/**
 * The shape of every file in `card-catalog/`: the one place from which their types, their check and their JSON schema are made.
 * It says what a file looks like, not whether its numbers agree with each other (`check-catalogue.ts`).
 */
import {
  BOXES,
  COLOURS,
  CONTRACT_IDS,
  EDITIONS,
  HOUSE_RULES,
  ROLES,
  SYMBOLS,
  type Ability,
  type BoxId,
  type MissionPart,
  type Requirement,
} from '#engine';
import {
  byKind,
  fields,
  listOf,
  named,
  oneOf,
  optional,
  orNull,
  tableOf,
  text,
  textLike,
  truth,
  wholeNumber,
  type Shape,
  type TypeOf,
} from './shape.ts';
import {
  cardId,
  coins,
  colour,
  crowns,
  gift,
  influence,
  item,
  items,
  rewards,
  role,
  seal,
  shieldPositions,
  swords,
  symbols,
  taxBonus,
  taxFrom,
  taxLoses,
} from './printed-shapes.ts';
import { BASE_COLOURS, CHARACTERS, CONFIDENCES, NATIONS, PIRATES_CARDS } from './printed-things.ts';

const copies = wholeNumber(1, 60);
const schemaReference = optional(text(100));

const provenance = {
  source: listOf(textLike(/^[A-Z0-9]{2,4}$/, 4, 'FACE'), 10),
  confidence: oneOf(CONFIDENCES),
};
/** Where a number comes from and how sure it is. */
const provenanceShape = named('provenance', fields(provenance));
export type Provenance = TypeOf<typeof provenanceShape>;
/** The provenance of a line, and of those of its fields that differ from the rest. */
const sourced = { ...provenance, fields: optional(tableOf(provenanceShape)) };

const onEveryCard = {
  /** Left out where a number that the id is made of is unknown. */
  id: optional(cardId),
  copies,
  /** Used with exactly this many players. */
  onlyPlayers: optional(wholeNumber(2, 7)),
  /** One of the cards of Make Sail! that may be mixed into the base game. */
  marked: optional(oneOf([true])),
  /** A card of the adventure that looks like one of the base game. */
  adventure: optional(oneOf([true])),
  ...sourced,
};

const shipLine = fields({
  colour,
  coins: orNull(coins),
  crowns: optional(orNull(crowns)),
  swords: orNull(swords),
  gift: optional(gift),
  item: optional(orNull(item)),
  ...onEveryCard,
});
const personLine = fields({
  role,
  colour: optional(colour),
  cost: orNull(coins),
  influence: orNull(influence),
  /** Only where the swords are printed on the card and not a matter of the role. */
  swords: optional(orNull(wholeNumber(0, 20))),
  price: optional(orNull(coins)),
  ...onEveryCard,
});
const expeditionLine = fields({
  symbols: orNull(symbols),
  items: optional(orNull(items)),
  coins: orNull(coins),
  influence: orNull(influence),
  ...onEveryCard,
});
const taxLine = fields({ from: taxFrom, loses: taxLoses, bonus: taxBonus, coins, ...onEveryCard });

export type ShipLine = TypeOf<typeof shipLine> & { readonly kind: 'ship' };
export type PersonLine = TypeOf<typeof personLine> & { readonly kind: 'person' };
export type ExpeditionLine = TypeOf<typeof expeditionLine> & { readonly kind: 'expedition' };
export type TaxLine = TypeOf<typeof taxLine> & { readonly kind: 'tax' };
export type CardLine = ShipLine | PersonLine | ExpeditionLine | TaxLine;

const cardLine = named(
  'card',
  byKind<CardLine>({ ship: shipLine, person: personLine, expedition: expeditionLine, tax: taxLine }),
);

/** A second count of the same cards, from another place than the lines: a slip in a line shows as a wrong sum. */
const sumLine = fields({
  of: oneOf(['ship', 'person', 'expedition', 'tax', ...COLOURS, ...ROLES]),
  cards: wholeNumber(1, 120),
  coins: optional(wholeNumber(0, 999)),
  influence: optional(wholeNumber(0, 999)),
  from: optional(wholeNumber(0, 999)),
  gift: optional(wholeNumber(0, 99)),
  swords: optional(listOf(swords, 60)),
  ...provenance,
});
export type SumLine = TypeOf<typeof sumLine>;

const cardsFile = fields({
  $schema: schemaReference,
  box: oneOf(BOXES),
  size: wholeNumber(1, 200),
  /** How many cards are marked. */
  marked: optional(wholeNumber(1, 60)),
  ...provenance,
  sums: listOf(sumLine, 60, 1),
  cards: listOf(cardLine, 200, 1),
});
export type CardsFile = TypeOf<typeof cardsFile>;

const requirement = byKind<Requirement>({
  persons: fields({ roles: listOf(role, 4, 1) }),
  'cheap-persons': fields({ number: wholeNumber(1, 20), costAtMost: coins }),
  swords: fields({ swords: wholeNumber(1, 20) }),
  expeditions: fields({ number: wholeNumber(1, 9) }),
  influence: fields({ influence: wholeNumber(1, 30) }),
  pay: fields({ coins }),
  'decline-ship': fields({ colour }),
  'pay-taxes': fields({}),
  bust: fields({}),
  'harbor-colours': fields({ colours: wholeNumber(1, 6) }),
  'repel-colours': fields({ colours: wholeNumber(1, 6) }),
});

const contractsFile = fields({
  $schema: schemaReference,
  box: oneOf(['contracts']),
  size: wholeNumber(1, 60),
  ...provenance,
  sums: fields({
    competitive: wholeNumber(0, 60),
    cooperativeOnly: wholeNumber(0, 60),
    /** All rewards of a contract, by its id. */
    rewards: tableOf(wholeNumber(0, 99)),
    /** Number and letter of each seal, written like "-1 H". */
    seals: tableOf(textLike(/^-?\d [A-Z]$/, 4, '-1 H')),
    ...sourced,
  }),
  contracts: listOf(
    fields({
      id: oneOf(CONTRACT_IDS),
      requirement,
      times: wholeNumber(1, 5),
      rewards: orNull(rewards),
      seal: orNull(seal),
      activeOnly: truth,
      decideAtOnce: truth,
      cooperativeOnly: truth,
      ...sourced,
    }),
    60,
    1,
  ),
});
export type ContractsFile = TypeOf<typeof contractsFile>;

const houseRule = oneOf(HOUSE_RULES);
const cardsInHarbor = optional(wholeNumber(0, 30));
const ability = named(
  'ability',
  byKind<Ability>({
    swords: fields({ swords: wholeNumber(1, 9) }),
    symbol: fields({ symbol: oneOf([...SYMBOLS, 'any']) }),
    income: fields({
      harborAtLeast: cardsInHarbor,
      harborAtMost: cardsInHarbor,
      shipsAtLeast: cardsInHarbor,
      coins: wholeNumber(-9, 20),
      perShip: optional(wholeNumber(1, 9)),
      crowns: optional(wholeNumber(1, 9)),
      activeNeeds: optional(houseRule),
      others: optional(fields({ needs: houseRule, coins })),
    }),
    'bust-income': fields({ coins, activeOnly: optional(truth), harborAtMost: cardsInHarbor }),
    takes: fields({ takes: wholeNumber(1, 9), atOnceNeeds: optional(houseRule) }),
    'takes-for-ship': fields({ takes: wholeNumber(1, 9) }),
    discount: fields({ coins }),
    'trade-bonus': fields({ coins, crowns: optional(wholeNumber(1, 9)), colour: optional(colour) }),
    'keep-ship': fields({ influence }),
    gamble: fields({ cards: wholeNumber(1, 9), takes: wholeNumber(0, 9) }),
    lookout: fields({ look: wholeNumber(1, 9), discard: wholeNumber(0, 9) }),
    sell: fields({ items: listOf(item, 4, 1) }),
    'expedition-bonus': fields({ crowns: wholeNumber(1, 9) }),
    once: fields({ coins }),
  }),
);
const abilities = listOf(ability, 5);

/** Cards of the adventure that look like base cards have more to give. */
export const ROLES_WITH_ABILITIES = [
  ...ROLES,
  'captain-adventure',
  'priest-adventure',
  'settler-adventure',
] as const;

const rolesFile = fields({
  $schema: schemaReference,
  roles: tableOf(fields({ abilities, ...sourced }), ROLES_WITH_ABILITIES),
});
export type RolesFile = TypeOf<typeof rolesFile>;

const charactersFile = fields({
  $schema: schemaReference,
  box: oneOf(['adventure']),
  size: wholeNumber(1, 20),
  /** Each card has two sides. */
  cards: wholeNumber(1, 10),
  ...provenance,
  /** The markers on a character, from the left, and what a free place gives (R-ADV-5). */
  places: listOf(
    fields({
      place: oneOf(['door', 'window-1', 'window-2', 'window-3']),
      unlocks: optional(oneOf(['ability', 'trophy'])),
      crowns: optional(wholeNumber(1, 9)),
      ...provenance,
    }),
    4,
    4,
  ),
  characters: tableOf(
    fields({ abilities, colour: optional(orNull(colour)), coins: orNull(coins), ...sourced }),
    CHARACTERS,
  ),
});
export type CharactersFile = TypeOf<typeof charactersFile>;

const eventsFile = fields({
  $schema: schemaReference,
  box: oneOf(['adventure']),
  size: wholeNumber(1, 60),
  ...provenance,
  events: listOf(
    fields({
      number: wholeNumber(0, 9),
      copies,
      /** Shuffled in with these numbers of players only. */
      players: optional(listOf(wholeNumber(1, 4), 4, 1)),
      /** In the variable game only. */
      variableOnly: optional(oneOf([true])),
      effect: orNull(fields({ kind: oneOf(['month-end']), buyMarkerCoins: optional(coins) })),
      ...sourced,
    }),
    20,
    1,
  ),
  /** How many events numbered 0 lie in the deck, by number of players (R-ADV-2). */
  dealt: listOf(
    fields({
      mode: oneOf(['cooperative', 'competitive']),
      byPlayers: tableOf(wholeNumber(0, 13)),
      ...provenance,
    }),
    2,
    2,
  ),
});
export type EventsFile = TypeOf<typeof eventsFile>;

const number = wholeNumber(1, 20);
const missionPart: Shape<MissionPart> = byKind<MissionPart>({
  'discard-coins': fields({ coins }),
  'have-persons': fields({ role, number }),
  'have-cheap-persons': fields({ number, costAtMost: coins }),
  'have-swords': fields({ swords: number }),
  'have-expeditions': fields({ number }),
  'discard-ships': fields({ colour: optional(colour), item: optional(item), number }),
  'harbor-colours': fields({ colours: wholeNumber(1, 6) }),
  'pay-taxes': fields({}),
  'stop-at': fields({ harbor: number }),
  'take-fewer': fields({ cards: number }),
});

const storyNumber = textLike(/^[0-9]{2}[a-z]?$/, 3, '28b');
const storyFile = fields({
  $schema: schemaReference,
  box: oneOf(['adventure']),
  size: wholeNumber(1, 99),
  cover: wholeNumber(0, 9),
  chapterTitles: wholeNumber(0, 9),
  numbered: wholeNumber(0, 99),
  /** Missions with the red star of the variable game. */
  starred: wholeNumber(0, 60),
  ...sourced,
  chapters: listOf(
    fields({ chapter: wholeNumber(1, 5), first: storyNumber, last: orNull(storyNumber), ...sourced }),
    5,
    5,
  ),
  endings: listOf(fields({ first: storyNumber, last: storyNumber, ...sourced }), 1, 1),
  missions: listOf(
    fields({
      number: wholeNumber(10, 65),
      requirement: listOf(missionPart, 4, 1),
      times: wholeNumber(1, 2),
      activeOnly: truth,
      decideAtOnce: truth,
      /** What the first to complete it gains besides. */
      first: orNull(fields({ coins: optional(coins), crowns: optional(crowns) })),
      /** What everyone who completes it gains. */
      crowns: orNull(crowns),
      starred: orNull(truth),
      ...sourced,
    }),
    60,
    1,
  ),
});
export type StoryFile = TypeOf<typeof storyFile>;

const crownTrackFile = fields({
  $schema: schemaReference,
  box: oneOf(['adventure']),
  shields: wholeNumber(1, 9),
  influenceAtMost: influence,
  positions: orNull(shieldPositions),
  ...sourced,
});

const PLAYERS_OF_ADVENTURE = ['1', '2', '3', '4'] as const;
const card9File = fields({
  $schema: schemaReference,
  box: oneOf(['adventure']),
  everyMission: truth,
  markers: tableOf(orNull(wholeNumber(0, 16)), PLAYERS_OF_ADVENTURE),
  influence: tableOf(orNull(wholeNumber(0, 99)), PLAYERS_OF_ADVENTURE),
  /** More start coins after each failure (R-ADV-9). */
  retryCoins: coins,
  ...sourced,
});

const piratesFile = fields({
  $schema: schemaReference,
  box: oneOf(['pirates']),
  players: fields({ least: wholeNumber(1, 9), most: wholeNumber(1, 9) }),
  roundsToWin: wholeNumber(1, 9),
  ...sourced,
  cards: listOf(
    fields({
      number: wholeNumber(0, 9),
      id: oneOf(PIRATES_CARDS),
      copies: orNull(wholeNumber(1, 20)),
      ...sourced,
    }),
    10,
    10,
  ),
});
export type PiratesFile = TypeOf<typeof piratesFile>;

const editionFile = fields({
  $schema: schemaReference,
  id: oneOf(EDITIONS),
  /** The boxes that are printed in this edition's words. */
  boxes: listOf(oneOf(BOXES), BOXES.length, 1),
  switches: tableOf(truth, HOUSE_RULES),
  fivePlayerExpedition: truth,
  /** Lines that replace those of a box with the same id, by box. */
  cards: fields(
    Object.fromEntries(BOXES.map((box) => [box, optional(listOf(cardLine, 60))])) as Record<
      BoxId,
      { readonly optional: Shape<readonly CardLine[]> }
    >,
  ),
  /** Letter in a corner of the box's cards. */
  marks: optional(tableOf(textLike(/^[A-Z]$/, 1, 'A'))),
  nations: optional(listOf(oneOf(NATIONS), 5)),
  nationOfColour: optional(tableOf(orNull(oneOf(NATIONS)), BASE_COLOURS)),
  ...sourced,
});
export type EditionFile = TypeOf<typeof editionFile>;

const sourcesFile = fields({
  $schema: schemaReference,
  sources: tableOf(fields({ kind: oneOf(['book', 'face', 'program', 'sheet']), what: text(100) })),
});
export type SourcesFile = TypeOf<typeof sourcesFile>;

/** Every kind of file, by the name of its JSON schema. The words have their own (`word-files.ts`). */
export const FILE_SHAPES = {
  roles: rolesFile,
  cards: cardsFile,
  contracts: contractsFile,
  characters: charactersFile,
  events: eventsFile,
  story: storyFile,
  'crown-track': crownTrackFile,
  'card-9': card9File,
  pirates: piratesFile,
  edition: editionFile,
  sources: sourcesFile,
} as const satisfies Readonly<Record<string, Shape<unknown>>>;

/** Everything that the built-in catalogue is made from. */
export interface CatalogueFiles {
  readonly roles: RolesFile;
  readonly base: CardsFile;
  readonly gambler: CardsFile;
  readonly contractCards: CardsFile;
  readonly contracts: ContractsFile;
  readonly makeSail: CardsFile;
  readonly adventure: CardsFile;
  readonly characters: CharactersFile;
  readonly story: StoryFile;
  readonly editions: readonly EditionFile[];
}
