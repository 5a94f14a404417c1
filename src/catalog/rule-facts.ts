/**
 * Numbers that the rules name, each with its rule: a second place beside `card-catalog/` that says the same.
 * Only the check reads it; a number that changes in one place alone is found by the name of its rule.
 */

export interface RuleFact {
  readonly rule: string;
  readonly file: string;
  /** Path of the number in the file. */
  readonly field: string;
  readonly is: number | string | boolean;
}

function facts(rule: string, file: string, values: Readonly<Record<string, RuleFact['is']>>): RuleFact[] {
  return Object.entries(values).map(([field, is]) => ({ rule, file, field, is }));
}

const CONTRACTS = 'just-one-more-contract/contracts.json';
const CHARACTERS = 'the-adventure-begins/characters.json';
const EVENTS = 'the-adventure-begins/events.json';
const STORY = 'the-adventure-begins/story.json';
const ADVENTURE = 'the-adventure-begins/cards.json';

export const RULE_FACTS: readonly RuleFact[] = [
  ...facts('R-SET-1', 'base/cards.json', { size: 120, 'cards[expedition-cps].onlyPlayers': 5 }),
  ...facts('R-DIS-3', 'roles.json', {
    'roles.sailor.abilities[0].swords': 1,
    'roles.pirate.abilities[0].swords': 2,
  }),
  ...facts('R-TAX-1', 'base/cards.json', {
    'cards[tax-swords].from': 12,
    'cards[tax-influence].from': 12,
    'cards[tax-swords].loses.kind': 'half',
    'cards[tax-influence].loses.kind': 'half',
  }),
  ...facts('R-TAX-2', 'base/cards.json', {
    'cards[tax-swords].coins': 1,
    'cards[tax-influence].coins': 1,
  }),
  ...facts('R-TRA-3', 'roles.json', { 'roles.trader.abilities[0].coins': 1 }),
  ...facts('R-TRA-4', 'roles.json', { 'roles.mademoiselle.abilities[0].coins': 1 }),
  ...facts('R-ABI-1', 'roles.json', {
    'roles.admiral.abilities[0].harborAtLeast': 5,
    'roles.admiral.abilities[0].coins': 2,
  }),
  ...facts('R-ABI-2', 'roles.json', {
    'roles.jester.abilities[0].harborAtMost': 0,
    'roles.jester.abilities[0].coins': 1,
    'roles.jester.abilities[0].activeNeeds': 'jesterPaysActive',
    'roles.jester.abilities[1].coins': 1,
  }),
  ...facts('R-ABI-3', 'roles.json', {
    'roles.governor.abilities[0].takes': 1,
    'roles.governor.abilities[0].atOnceNeeds': 'governorActsAtOnce',
  }),
  ...facts('R-EXP-1', 'roles.json', {
    'roles.captain.abilities[0].symbol': 'captain',
    'roles.priest.abilities[0].symbol': 'priest',
    'roles.settler.abilities[0].symbol': 'settler',
    'roles.jack-of-all-trades.abilities[0].symbol': 'any',
  }),
  ...facts('R-GAM-1', 'roles.json', { 'roles.gambler.abilities[0].cards': 4 }),
  ...facts('R-GAM-3', 'roles.json', { 'roles.gambler.abilities[0].takes': 1 }),
  ...facts('R-SAIL-2', 'make-sail/cards.json', {
    'cards[tax-cap-8].from': 9,
    'cards[tax-cap-8].loses.coins': 8,
    'cards[tax-cap-8].bonus': 'least-influence',
    'cards[tax-cap-8].coins': 1,
  }),
  ...facts('R-SAIL-4', 'roles.json', { 'roles.merchant.abilities[0].influence': 1 }),
  ...facts('R-SAIL-6', 'make-sail/cards.json', { marked: 20 }),
  ...facts('R-JOM-1', 'roles.json', { 'roles.clerk.abilities[0].takes': 1 }),
  ...facts('R-JOM-2', 'roles.json', {
    'roles.gunner.abilities[0].coins': -1,
    'roles.gunner.abilities[0].perShip': 1,
  }),
  ...facts('R-JOM-3', 'roles.json', {
    'roles.vice-admiral.abilities[0].harborAtLeast': 3,
    'roles.vice-admiral.abilities[0].harborAtMost': 4,
    'roles.vice-admiral.abilities[0].coins': 1,
    'roles.vice-admiral.abilities[0].others.needs': 'viceAdmiralPaysTwo',
    'roles.vice-admiral.abilities[0].others.coins': 2,
  }),
  ...facts('R-CON-1', CONTRACTS, { size: 18, 'sums.competitive': 16, 'sums.cooperativeOnly': 2 }),
  ...facts('R-CON-6', CONTRACTS, {
    'contracts[thrifty-staff].requirement.number': 4,
    'contracts[thrifty-staff].requirement.costAtMost': 3,
    'contracts[mercenary].requirement.swords': 3,
    'contracts[explorer].requirement.number': 1,
  }),
  ...facts('R-CON-7', CONTRACTS, {
    'contracts[frigate-nemesis].requirement.colour': 'red',
    'contracts[frigate-nemesis].times': 3,
    'contracts[galleon-nemesis].requirement.colour': 'black',
    'contracts[galleon-nemesis].times': 2,
  }),
  ...facts('R-CON-8', CONTRACTS, {
    'contracts[major-speculator].requirement.colours': 4,
    'contracts[major-speculator].times': 1,
    'contracts[speculator].requirement.colours': 3,
    'contracts[speculator].times': 2,
  }),
  ...facts('R-CON-9', CONTRACTS, { 'contracts[pirates-nest].requirement.colours': 5 }),
  ...facts('R-CON-10', CONTRACTS, {
    'contracts[small-estate].requirement.influence': 12,
    'contracts[ransom].requirement.coins': 15,
  }),
  ...[
    'luminary',
    'bruja',
    'maritime-supremacy',
    'new-colony',
    'trade-outpost',
    'trade-master',
    'thrifty-staff',
    'mercenary',
    'explorer',
    'tax-inspector',
    'jinx',
    'pirates-nest',
    'small-estate',
    'ransom',
  ].flatMap((contract) => facts('R-CON-2', CONTRACTS, { [`contracts[${contract}].times`]: 1 })),
  ...[
    'tax-inspector',
    'jinx',
    'speculator',
    'major-speculator',
    'frigate-nemesis',
    'galleon-nemesis',
  ].flatMap((contract) => facts('R-CON-4', CONTRACTS, { [`contracts[${contract}].decideAtOnce`]: true })),
  ...['pirates-nest', 'speculator', 'major-speculator', 'jinx'].flatMap((contract) =>
    facts('R-CON-4', CONTRACTS, { [`contracts[${contract}].activeOnly`]: true }),
  ),
  ...facts('R-ADV-2', EVENTS, {
    'events[0].number': 0,
    'events[0].copies': 13,
    'events[1].number': 1,
    'events[1].players[0]': 1,
    'events[1].players[1]': 2,
    'events[2].number': 2,
    'events[3].number': 3,
    'dealt[0].byPlayers.1': 1,
    'dealt[0].byPlayers.2': 1,
    'dealt[0].byPlayers.3': 2,
    'dealt[0].byPlayers.4': 3,
    'dealt[1].byPlayers.2': 3,
    'dealt[1].byPlayers.3': 4,
    'dealt[1].byPlayers.4': 4,
  }),
  ...facts('R-ADV-5', CHARACTERS, { 'places[2].crowns': 1, 'places[3].crowns': 3 }),
  ...facts('R-ADV-6', 'the-adventure-begins/crown-track.json', { shields: 6, influenceAtMost: 6 }),
  ...facts('R-ADV-7', 'roles.json', {
    'roles.captain-adventure.abilities[1].coins': 1,
    'roles.priest-adventure.abilities[1].coins': 1,
    'roles.settler-adventure.abilities[1].coins': 1,
    'roles.captain-adventure.abilities[1].colour': 'ares',
    'roles.priest-adventure.abilities[1].colour': 'ares',
    'roles.settler-adventure.abilities[1].colour': 'ares',
  }),
  ...facts('R-ADV-8', 'roles.json', {
    'roles.lookout.abilities[0].look': 3,
    'roles.lookout.abilities[0].discard': 2,
    'roles.innkeeper.abilities[0].harborAtLeast': 4,
    'roles.innkeeper.abilities[0].coins': 0,
    'roles.innkeeper.abilities[0].crowns': 1,
  }),
  ...facts('R-ADV-8', ADVENTURE, {
    'cards[tax-16].from': 16,
    'cards[tax-16].coins': 2,
    'cards[tax-16].bonus': 'least-influence',
  }),
  ...facts('R-ADV-9', 'the-adventure-begins/card-9.json', { retryCoins: 3, everyMission: true }),
  ...facts('R-ADV-10', EVENTS, { 'events[3].effect.buyMarkerCoins': 10 }),
  ...facts('R-ADV-12', STORY, { starred: 15 }),
  ...facts('R-ADV-13', STORY, {
    'missions[33].requirement[0].colours': 4,
    'missions[33].times': 1,
    'missions[34].requirement[0].colours': 4,
    'missions[34].requirement[1].coins': 5,
    'missions[34].times': 1,
    'missions[50].times': 1,
    'missions[51].requirement[0].harbor': 4,
    'missions[51].requirement[1].coins': 5,
    'missions[51].requirement[2].cards': 1,
    'missions[51].times': 1,
    'missions[52].requirement[0].harbor': 1,
    'missions[52].times': 2,
  }),
  ...facts('R-ADV-14', STORY, {
    'missions[13].requirement[0].coins': 4,
    'missions[13].requirement[1].number': 1,
    'missions[13].times': 1,
    'missions[15].requirement[0].swords': 2,
    'missions[15].requirement[1].number': 2,
    'missions[15].times': 1,
    'missions[30].requirement[0].number': 1,
    'missions[30].times': 1,
    'missions[40].requirement[0].number': 3,
    'missions[40].requirement[0].costAtMost': 3,
    'missions[40].times': 1,
    'missions[41].requirement[0].number': 1,
    'missions[41].requirement[1].number': 1,
    'missions[41].times': 1,
  }),
  ...facts('R-ADV-15', CHARACTERS, {
    'characters.grace-may.abilities[0].coins': 2,
    'characters.grace-may.abilities[0].harborAtMost': 4,
    'characters.jacques-grandeur.abilities[0].crowns': 2,
    'characters.jean-blackbeard.abilities[0].swords': 1,
    'characters.senora-anne.abilities[0].coins': 1,
    'characters.don-ferdinando.abilities[0].coins': 0,
    'characters.don-ferdinando.abilities[0].crowns': 1,
    'characters.officer-scott.abilities[0].harborAtLeast': 5,
    'characters.officer-scott.abilities[0].coins': 1,
    'characters.peter-landman.abilities[0].coins': 1,
    'characters.cutthroat-mary.abilities[0].shipsAtLeast': 3,
    'characters.cutthroat-mary.abilities[0].coins': 1,
    'characters.samuel-blackguard.abilities[0].coins': 2,
    'characters.thomas-fishborn.abilities[0].look': 3,
    'characters.thomas-fishborn.abilities[0].discard': 2,
  }),
  ...facts('R-PIR-2', 'pirates/cards.json', { 'players.least': 2, 'players.most': 4, roundsToWin: 3 }),
  ...['pegasus-2014', 'sjg-2017', 'big-box-2021'].flatMap((edition) => [
    ...facts('R-ABI-2', `editions/${edition}.json`, {
      'switches.jesterPaysActive': edition !== 'pegasus-2014',
    }),
    ...facts('R-DIS-7', `editions/${edition}.json`, {
      'switches.claimAfterBust': edition === 'big-box-2021',
    }),
    ...facts('R-END-3', `editions/${edition}.json`, { 'switches.endNeedsExpedition': false }),
    ...facts('R-JOM-3', `editions/${edition}.json`, { 'switches.viceAdmiralPaysTwo': false }),
    ...facts('R-TRA-2', `editions/${edition}.json`, { 'switches.governorActsAtOnce': false }),
    ...facts('R-SET-1', `editions/${edition}.json`, { fivePlayerExpedition: edition !== 'sjg-2017' }),
  ]),
];
