/**
 * What a printed card asks to be typed: its fields, a draft of their values, and what becomes of the draft.
 * Knows the kinds of printed things, not how they look, where they are kept or what they are called.
 */
import {
  cardIdOf,
  CHARACTERS_OF_A_COLOUR,
  NATIONS,
  type BaseColour,
  type CardLine,
  type CharacterId,
  type PiratesCardId,
  type PrintedFields,
  type PrintedValues,
} from '#catalog';
import {
  COLOURED_ROLES,
  COLOURS,
  ITEMS,
  SYMBOLS,
  type Card,
  type Colour,
  type ContractId,
  type Item,
  type Role,
  type Tax,
} from '#engine';

/** The printed thing that is being typed in. */
export type Subject =
  | {
      readonly kind: 'ship';
      readonly colours: readonly Colour[];
      readonly carriesItem: boolean;
      readonly gives: boolean;
    }
  | {
      readonly kind: 'person';
      readonly roles: readonly Role[];
      /** Colours that a trader, clerk or merchant among them may have. */
      readonly colours: readonly Colour[];
      readonly adventure: boolean;
    }
  | { readonly kind: 'expedition'; readonly adventure: boolean }
  | { readonly kind: 'tax'; readonly id: string; readonly loses: Tax['loses']; readonly bonus: Tax['bonus'] }
  | { readonly kind: 'contract'; readonly id: ContractId }
  | { readonly kind: 'character'; readonly id: CharacterId }
  | { readonly kind: 'crown-track' }
  | { readonly kind: 'card-9' }
  | { readonly kind: 'flag'; readonly colour: BaseColour }
  | { readonly kind: 'pirates-card'; readonly id: PiratesCardId };

export type CardSubject = Extract<Subject, { kind: 'ship' | 'person' | 'expedition' | 'tax' }>;

/** Ships have one of these instead of a number of swords that nobody has. */
export const SKULL = 'skull';

export type FieldName =
  | 'colour'
  | 'role'
  | 'item'
  | 'gain'
  | 'gift'
  | 'coins'
  | 'swords'
  | 'cost'
  | 'influence'
  | 'price'
  | 'captain'
  | 'priest'
  | 'settler'
  | Item
  | 'from'
  | 'downTo'
  | 'sealNumber'
  | 'sealLetter'
  | 'nation'
  | 'copies'
  | `reward${1 | 2 | 3 | 4 | 5}`
  | `shield${1 | 2 | 3 | 4 | 5 | 6}`
  | `markers${1 | 2 | 3 | 4}`
  | `influence${1 | 2 | 3 | 4}`;

export type Field =
  | { readonly kind: 'number'; readonly name: FieldName; readonly from: number; readonly to: number }
  /** A number or a skull. */
  | { readonly kind: 'swords'; readonly name: 'swords'; readonly to: number }
  | { readonly kind: 'choice'; readonly name: FieldName; readonly options: readonly string[] };

/** What has been typed so far; null: nothing yet. */
export type Draft = Readonly<Partial<Record<FieldName, number | string | null>>>;

const COINS_MOST = 30;
const INFLUENCE_MOST = 20;
const SWORDS_MOST = 20;
const SEAL_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FINISHERS = [1, 2, 3, 4, 5] as const;
const SHIELDS = [1, 2, 3, 4, 5, 6] as const;
const TEAMS = [1, 2, 3, 4] as const;

function number(name: FieldName, to: number, from = 0): Field {
  return { kind: 'number', name, from, to };
}

function choice(name: FieldName, options: readonly string[]): Field[] {
  return options.length > 1 ? [{ kind: 'choice', name, options }] : [];
}

/** The fields of a subject, as far as the draft has settled what it is; in the order in which they are asked. */
export function fieldsOf(subject: Subject, draft: Draft): readonly Field[] {
  switch (subject.kind) {
    case 'ship':
      return [
        ...choice('colour', subject.colours),
        ...(subject.carriesItem ? choice('item', ITEMS) : []),
        ...(subject.carriesItem ? choice('gain', ['coins', 'crown']) : []),
        ...(draft.gain === 'crown' ? [] : [number('coins', COINS_MOST)]),
        { kind: 'swords', name: 'swords', to: SWORDS_MOST },
        ...(subject.gives ? [number('gift', 9)] : []),
      ];
    case 'person': {
      const role = roleOf(subject, draft);
      const coloured = role !== null && isColoured(role);
      return [
        ...choice('role', subject.roles),
        ...(coloured ? choice('colour', subject.colours) : []),
        number('cost', COINS_MOST),
        number('influence', INFLUENCE_MOST),
        ...(role === 'tybuk-brother' ? [number('swords', SWORDS_MOST)] : []),
        ...(role === 'innkeeper' ? [number('price', COINS_MOST)] : []),
      ];
    }
    case 'expedition':
      return [
        ...SYMBOLS.map((symbol) => number(symbol, 6)),
        ...(subject.adventure ? ITEMS.map((item) => number(item, 6)) : []),
        number('coins', COINS_MOST),
        number('influence', INFLUENCE_MOST),
      ];
    case 'tax':
      return [
        number('from', 99, 1),
        ...(subject.loses.kind === 'down-to' ? [number('downTo', COINS_MOST)] : []),
        number('coins', COINS_MOST),
      ];
    case 'contract':
      return [
        ...FINISHERS.map((place) => number(`reward${place}`, 20)),
        number('sealNumber', 9, -9),
        { kind: 'choice', name: 'sealLetter', options: SEAL_LETTERS },
      ];
    case 'character':
      return [
        number('coins', COINS_MOST),
        ...(CHARACTERS_OF_A_COLOUR.includes(subject.id) ? choice('colour', COLOURS) : []),
      ];
    case 'crown-track':
      return SHIELDS.map((shield) => number(`shield${shield}`, 99, 1));
    case 'card-9':
      return TEAMS.flatMap((players) => [number(`markers${players}`, 16), number(`influence${players}`, 99)]);
    case 'flag':
      return choice('nation', NATIONS);
    case 'pirates-card':
      return [number('copies', 20, 1)];
  }
}

/** What is filled in before anybody types: what most cards have. */
export function emptyDraft(subject: Subject): Draft {
  switch (subject.kind) {
    case 'ship':
      return { colour: only(subject.colours), gift: 0, gain: 'coins' };
    case 'person':
      return { role: only(subject.roles), colour: only(subject.colours) };
    case 'expedition':
      return { captain: 0, priest: 0, settler: 0, book: 0, herbs: 0, bread: 0, rum: 0 };
    default:
      return {};
  }
}

/** The draft of a card that is already known, to be corrected. */
export function draftOfCard(card: Card): Draft {
  switch (card.kind) {
    case 'ship':
      return {
        colour: card.colour,
        coins: card.coins,
        gain: card.crowns > 0 ? 'crown' : 'coins',
        swords: card.swords,
        gift: card.gift,
        item: card.item,
      };
    case 'person':
      return {
        role: card.role,
        colour: card.colour,
        cost: card.cost,
        influence: card.influence,
        price: card.price,
        swords: card.abilities.reduce(
          (sum, ability) => sum + (ability.kind === 'swords' ? ability.swords : 0),
          0,
        ),
      };
    case 'expedition': {
      const times = <T>(all: readonly T[], one: T) => all.filter((other) => other === one).length;
      return {
        ...Object.fromEntries(SYMBOLS.map((symbol) => [symbol, times(card.symbols, symbol)])),
        ...Object.fromEntries(ITEMS.map((item) => [item, times(card.items, item)])),
        coins: card.coins,
        influence: card.influence,
      };
    }
    case 'tax':
      return {
        from: card.from,
        coins: card.coins,
        ...(card.loses.kind === 'down-to' ? { downTo: card.loses.coins } : {}),
      };
  }
}

/** The subject under which a known card is corrected. */
export function subjectOfCard(card: Card): CardSubject {
  switch (card.kind) {
    case 'ship':
      return { kind: 'ship', colours: [card.colour], carriesItem: card.item !== null, gives: card.gift > 0 };
    case 'person':
      return {
        kind: 'person',
        roles: [card.role],
        colours: card.colour === null ? [] : [card.colour],
        adventure: card.id.endsWith('-adventure'),
      };
    case 'expedition':
      return { kind: 'expedition', adventure: card.id.endsWith('-adventure') };
    case 'tax':
      return { kind: 'tax', id: card.id, loses: card.loses, bonus: card.bonus };
  }
}

/** The subject of cards of which the catalogue knows only what they look like, and what it does know of them. */
export function subjectOfLine(line: CardLine): { readonly subject: CardSubject; readonly draft: Draft } {
  const subject = plainSubjectOfLine(line);
  const known = Object.fromEntries(
    (['coins', 'swords', 'cost', 'influence', 'price'] as const).flatMap((name) => {
      const value = (line as Readonly<Record<string, unknown>>)[name];
      return typeof value === 'number' || value === SKULL ? [[name, value]] : [];
    }),
  );
  return { subject, draft: { ...emptyDraft(subject), ...known } };
}

function plainSubjectOfLine(line: CardLine): CardSubject {
  switch (line.kind) {
    case 'ship':
      return {
        kind: 'ship',
        colours: [line.colour],
        carriesItem: 'item' in line,
        gives: line.gift !== undefined,
      };
    case 'person':
      return {
        kind: 'person',
        roles: [line.role],
        colours: line.colour === undefined ? [] : [line.colour],
        adventure: line.adventure === true,
      };
    case 'expedition':
      return { kind: 'expedition', adventure: line.adventure === true };
    case 'tax':
      return { kind: 'tax', id: line.id ?? '', loses: line.loses, bonus: line.bonus };
  }
}

/** Fields that are still empty or out of bounds, in the order in which they are asked. */
export function openFields(subject: Subject, draft: Draft): readonly Field[] {
  const fields = fieldsOf(subject, draft).filter((field) => !isFilled(field, draft[field.name] ?? null));
  const empty =
    subject.kind === 'expedition' && SYMBOLS.every((symbol) => (draft[symbol] ?? 0) === 0)
      ? fieldsOf(subject, draft).filter(({ name }) => name === 'captain')
      : [];
  return [...empty, ...fields];
}

function isFilled(field: Field, value: number | string | null): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && value >= field.from && value <= field.to;
    case 'swords':
      return value === SKULL || (typeof value === 'number' && value >= 0 && value <= field.to);
    case 'choice':
      return typeof value === 'string' && field.options.includes(value);
  }
}

/** The values of a play card, or null while something is missing. */
export function valuesOf(subject: CardSubject, draft: Draft): PrintedValues | null {
  if (openFields(subject, draft).length > 0) return null;
  const figure = (name: FieldName) => (typeof draft[name] === 'number' ? draft[name] : 0);
  switch (subject.kind) {
    case 'ship': {
      const crown = subject.carriesItem && draft.gain === 'crown';
      return {
        kind: 'ship',
        colour: (draft.colour ?? subject.colours[0]) as Colour,
        coins: crown ? 0 : figure('coins'),
        crowns: crown ? 1 : 0,
        swords: draft.swords === SKULL ? SKULL : figure('swords'),
        gift: figure('gift'),
        ...(subject.carriesItem ? { item: draft.item as Item } : {}),
      };
    }
    case 'person': {
      const role = roleOf(subject, draft);
      if (role === null) return null;
      return {
        kind: 'person',
        role,
        ...(isColoured(role) ? { colour: (draft.colour ?? subject.colours[0]) as Colour } : {}),
        cost: figure('cost'),
        influence: figure('influence'),
        ...(role === 'tybuk-brother' ? { swords: figure('swords') } : {}),
        ...(role === 'innkeeper' ? { price: figure('price') } : {}),
        ...(subject.adventure && SYMBOLS.some((symbol) => symbol === role)
          ? { adventure: true as const }
          : {}),
      };
    }
    case 'expedition': {
      const repeated = <T extends FieldName>(names: readonly T[]) =>
        names.flatMap((name) => Array.from({ length: figure(name) }, () => name));
      return {
        kind: 'expedition',
        symbols: repeated(SYMBOLS),
        coins: figure('coins'),
        influence: figure('influence'),
        ...(subject.adventure ? { items: repeated(ITEMS), adventure: true as const } : {}),
      };
    }
    case 'tax':
      return {
        kind: 'tax',
        from: figure('from'),
        loses:
          subject.loses.kind === 'down-to' ? { kind: 'down-to', coins: figure('downTo') } : subject.loses,
        bonus: subject.bonus,
        coins: figure('coins'),
      };
  }
}

/** The id that the draft makes, or null while something is missing. */
export function draftId(subject: CardSubject, draft: Draft): string | null {
  const values = valuesOf(subject, draft);
  return values === null ? null : cardIdOf(values);
}

/** What is printed on anything that is no play card, or null while something is missing. */
export function printedOf(subject: Exclude<Subject, CardSubject>, draft: Draft): PrintedFields | null {
  if (openFields(subject, draft).length > 0) return null;
  const figure = (name: FieldName) => (typeof draft[name] === 'number' ? draft[name] : 0);
  switch (subject.kind) {
    case 'contract':
      return {
        rewards: FINISHERS.map((place) => figure(`reward${place}`)),
        seal: { number: figure('sealNumber'), letter: String(draft.sealLetter) },
      };
    case 'character':
      return {
        coins: figure('coins'),
        ...(CHARACTERS_OF_A_COLOUR.includes(subject.id) ? { colour: draft.colour as Colour } : {}),
      };
    case 'crown-track':
      return { positions: SHIELDS.map((shield) => figure(`shield${shield}`)) };
    case 'card-9':
      return {
        markersNeeded: TEAMS.map((players) => figure(`markers${players}`)),
        influenceNeeded: TEAMS.map((players) => figure(`influence${players}`)),
      };
    case 'flag':
      return { nation: NATIONS.find((nation) => nation === draft.nation) ?? NATIONS[0] };
    case 'pirates-card':
      return { copies: figure('copies') };
  }
}

/** The draft of something that was read before. */
export function draftOfPrinted(printed: PrintedFields): Draft {
  const numbered = (name: string, list: readonly number[] | undefined) =>
    Object.fromEntries((list ?? []).map((value, index) => [`${name}${index + 1}`, value]));
  return {
    ...(printed.coins === undefined ? {} : { coins: printed.coins }),
    ...(printed.colour === undefined ? {} : { colour: printed.colour }),
    ...(printed.copies === undefined ? {} : { copies: printed.copies }),
    ...(printed.nation === undefined ? {} : { nation: printed.nation }),
    ...(printed.seal === undefined
      ? {}
      : { sealNumber: printed.seal.number, sealLetter: printed.seal.letter }),
    ...numbered('reward', printed.rewards),
    ...numbered('shield', printed.positions),
    ...numbered('markers', printed.markersNeeded),
    ...numbered('influence', printed.influenceNeeded),
  };
}

function only<T extends string>(options: readonly T[]): T | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}

function roleOf(subject: Extract<Subject, { kind: 'person' }>, draft: Draft): Role | null {
  return subject.roles.find((role) => role === draft.role) ?? only(subject.roles);
}

function isColoured(role: Role): boolean {
  return (COLOURED_ROLES as readonly Role[]).includes(role);
}
