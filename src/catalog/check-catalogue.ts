/**
 * Checks the files of `card-catalog/`: their shape, whether the numbers agree with each other and with the rules, whether each has a source,
 * and whether every word is there. A bad file is refused with the file, the field and the reason; nothing is thrown and nothing repaired.
 * It runs in the tests and in a script, never in the browser.
 */
import {
  BOXES,
  CONTRACT_IDS,
  EDITIONS,
  ROLES,
  type EditionId,
  type PlainAllowed as Allowed,
  type PlainFound as Found,
} from '#engine';
import { cardIdOf } from './card-id-of.ts';
import {
  FILE_SHAPES,
  type CardLine,
  type CardsFile,
  type CharactersFile,
  type ContractsFile,
  type EditionFile,
  type EventsFile,
  type PiratesFile,
  type Provenance,
  type SourcesFile,
  type StoryFile,
  type SumLine,
} from './catalogue-files.ts';
import { PIRATES_CARDS } from './printed-things.ts';
import { RULE_FACTS } from './rule-facts.ts';
import type { Shape } from './shape.ts';
import { wordsFile, type Noun, type WordsFile } from './word-files.ts';

export type CatalogueReason =
  | { readonly kind: 'file-missing' }
  | { readonly kind: 'file-unknown' }
  | { readonly kind: 'shape'; readonly found: Found; readonly allowed: Allowed }
  | { readonly kind: 'id-differs'; readonly id: string | null; readonly printed: string | null }
  | { readonly kind: 'twice'; readonly id: string }
  | { readonly kind: 'missing'; readonly id: string }
  | { readonly kind: 'sum-differs'; readonly counted: string; readonly stated: string }
  | { readonly kind: 'rule-differs'; readonly rule: string; readonly says: string; readonly found: string }
  | { readonly kind: 'source-unknown'; readonly source: string }
  | { readonly kind: 'too-few-sources'; readonly needs: number; readonly has: number }
  | { readonly kind: 'known-but-marked-unknown' }
  | { readonly kind: 'unknown-but-marked-known' }
  | { readonly kind: 'word'; readonly wants: string };

export interface CatalogueFault {
  readonly file: string;
  readonly field: string;
  readonly reason: CatalogueReason;
}

/** Parsed JSON by path below `card-catalog/`. */
export type CatalogueSource = Readonly<Record<string, unknown>>;

const SHAPE_OF_FILE: Readonly<Record<string, Shape<unknown>>> = {
  'sources.json': FILE_SHAPES.sources,
  'roles.json': FILE_SHAPES.roles,
  'base/cards.json': FILE_SHAPES.cards,
  'gambler/cards.json': FILE_SHAPES.cards,
  'just-one-more-contract/cards.json': FILE_SHAPES.cards,
  'just-one-more-contract/contracts.json': FILE_SHAPES.contracts,
  'make-sail/cards.json': FILE_SHAPES.cards,
  'the-adventure-begins/cards.json': FILE_SHAPES.cards,
  'the-adventure-begins/characters.json': FILE_SHAPES.characters,
  'the-adventure-begins/events.json': FILE_SHAPES.events,
  'the-adventure-begins/story.json': FILE_SHAPES.story,
  'the-adventure-begins/crown-track.json': FILE_SHAPES['crown-track'],
  'the-adventure-begins/card-9.json': FILE_SHAPES['card-9'],
  'pirates/cards.json': FILE_SHAPES.pirates,
  'editions/pegasus-2014.json': FILE_SHAPES.edition,
  'editions/sjg-2017.json': FILE_SHAPES.edition,
  'editions/big-box-2021.json': FILE_SHAPES.edition,
  'words/en.json': wordsFile,
  'words/de.json': wordsFile,
};

/** Every file that the catalogue consists of. */
export const CATALOGUE_PATHS: readonly string[] = Object.keys(SHAPE_OF_FILE);

export function checkCatalogue(files: CatalogueSource): readonly CatalogueFault[] {
  const missing = CATALOGUE_PATHS.filter((path) => !(path in files)).map((file): CatalogueFault => ({
    file,
    field: '',
    reason: { kind: 'file-missing' },
  }));
  return [...missing, ...Object.entries(files).flatMap(([path, content]) => checkFile(path, content, files))];
}

function checkFile(file: string, content: unknown, files: CatalogueSource): readonly CatalogueFault[] {
  const shape = SHAPE_OF_FILE[file];
  if (shape === undefined) return [{ file, field: '', reason: { kind: 'file-unknown' } }];
  const shapeFaults = shape.check(content, '');
  if (shapeFaults.length > 0) {
    return shapeFaults.map(({ field, found, allowed }) => ({
      file,
      field,
      reason: { kind: 'shape', found, allowed },
    }));
  }
  const at = (field: string, reason: CatalogueReason): CatalogueFault => ({ file, field, reason });
  return [
    ...checkContent(file, content, at),
    ...checkProvenance(content, '', knownSources(files), at),
    ...checkRules(file, content, at),
  ];
}

type At = (field: string, reason: CatalogueReason) => CatalogueFault;

function checkContent(file: string, content: unknown, at: At): readonly CatalogueFault[] {
  if (file === 'pirates/cards.json') return checkPirates(content as PiratesFile, at);
  if (file.endsWith('/cards.json')) return checkCards(content as CardsFile, at);
  if (file.endsWith('/contracts.json')) return checkContracts(content as ContractsFile, at);
  if (file.endsWith('/characters.json')) return checkCharacters(content as CharactersFile, at);
  if (file.endsWith('/events.json')) return checkEvents(content as EventsFile, at);
  if (file.endsWith('/story.json')) return checkStory(content as StoryFile, at);
  if (file.startsWith('editions/')) return checkEdition(file, content as EditionFile, at);
  if (file.startsWith('words/')) return checkWords(file, content as WordsFile, at);
  return [];
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** A fault if two figures that must agree do not. */
function agree(at: At, field: string, counted: unknown, stated: unknown): readonly CatalogueFault[] {
  const [one, other] = [shown(counted), shown(stated)];
  return one === other ? [] : [at(field, { kind: 'sum-differs', counted: one, stated: other })];
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function twice(at: At, field: string, ids: readonly string[]): readonly CatalogueFault[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => at(field, { kind: 'twice', id }));
}

function checkIds(lines: readonly CardLine[], field: string, at: At): readonly CatalogueFault[] {
  return lines.flatMap((line, index) => {
    const [id, printed] = [line.id ?? null, cardIdOf(line)];
    return id === printed ? [] : [at(`${field}[${index}].id`, { kind: 'id-differs', id, printed })];
  });
}

function checkCards(file: CardsFile, at: At): readonly CatalogueFault[] {
  const marked = file.cards.filter((line) => line.marked === true);
  const plain = file.cards.filter((line) => line.marked !== true);
  const idsOf = (lines: readonly CardLine[]) => lines.flatMap(({ id }) => id ?? []);
  return [
    ...checkIds(file.cards, 'cards', at),
    ...twice(at, 'cards', idsOf(marked)),
    ...twice(at, 'cards', idsOf(plain)),
    ...agree(
      at,
      'size',
      sum(file.cards, ({ copies }) => copies),
      file.size,
    ),
    ...agree(
      at,
      'marked',
      sum(marked, ({ copies }) => copies),
      file.marked ?? 0,
    ),
    ...file.sums.flatMap((stated) => checkSum(file.cards, stated, `sums[${stated.of}]`, at)),
  ];
}

function checkSum(
  all: readonly CardLine[],
  stated: SumLine,
  field: string,
  at: At,
): readonly CatalogueFault[] {
  const { of } = stated;
  const lines = all.filter(
    (line) =>
      line.kind === of ||
      (line.kind === 'person' && line.role === of) ||
      (line.kind === 'ship' && line.colour === of),
  );
  const total = (name: 'coins' | 'influence' | 'from' | 'gift') =>
    sum(lines, (line) => {
      const value = (line as Readonly<Record<string, unknown>>)[name];
      return typeof value === 'number' ? value * line.copies : 0;
    });
  const swords = lines.flatMap((line) =>
    line.kind === 'ship' ? Array.from({ length: line.copies }, () => line.swords) : [],
  );
  return [
    ...agree(
      at,
      `${field}.cards`,
      sum(lines, ({ copies }) => copies),
      stated.cards,
    ),
    ...(['coins', 'influence', 'from', 'gift'] as const).flatMap((name) =>
      stated[name] === undefined ? [] : agree(at, `${field}.${name}`, total(name), stated[name]),
    ),
    ...(stated.swords === undefined ? [] : agree(at, `${field}.swords`, swords, stated.swords)),
  ];
}

function checkContracts({ size, sums, contracts }: ContractsFile, at: At): readonly CatalogueFault[] {
  const ids = contracts.map(({ id }) => id);
  return [
    ...agree(at, 'size', contracts.length, size),
    ...twice(at, 'contracts', ids),
    ...CONTRACT_IDS.filter((id) => !ids.includes(id)).map((id) => at('contracts', { kind: 'missing', id })),
    ...agree(
      at,
      'sums.competitive',
      contracts.filter((line) => !line.cooperativeOnly).length,
      sums.competitive,
    ),
    ...agree(
      at,
      'sums.cooperativeOnly',
      contracts.filter((line) => line.cooperativeOnly).length,
      sums.cooperativeOnly,
    ),
    ...contracts.flatMap(({ id, rewards, seal }) => [
      ...agree(
        at,
        `sums.rewards.${id}`,
        rewards === null ? undefined : sum(rewards, (coins) => coins),
        sums.rewards[id],
      ),
      ...agree(
        at,
        `sums.seals.${id}`,
        seal === null ? undefined : `${seal.number} ${seal.letter}`,
        sums.seals[id],
      ),
    ]),
  ];
}

function checkCharacters(file: CharactersFile, at: At): readonly CatalogueFault[] {
  return [
    ...agree(at, 'size', Object.keys(file.characters).length, file.size),
    ...agree(at, 'cards', file.cards * 2, file.size),
  ];
}

function checkEvents(file: EventsFile, at: At): readonly CatalogueFault[] {
  return [
    ...agree(
      at,
      'size',
      sum(file.events, ({ copies }) => copies),
      file.size,
    ),
    ...twice(
      at,
      'events',
      file.events.map(({ number }) => String(number)),
    ),
  ];
}

function checkStory(file: StoryFile, at: At): readonly CatalogueFault[] {
  return [
    ...agree(at, 'size', file.cover + file.chapterTitles + file.numbered, file.size),
    ...agree(at, 'chapterTitles', file.chapters.length - file.cover, file.chapterTitles),
    ...twice(
      at,
      'missions',
      file.missions.map(({ number }) => String(number)),
    ),
    ...file.chapters.flatMap(({ chapter, first }, index) => [
      ...agree(at, `chapters[${index}].chapter`, index + 1, chapter),
      ...agree(at, `chapters[${index}].first`, `${chapter}0`, first),
    ]),
  ];
}

function checkPirates(file: PiratesFile, at: At): readonly CatalogueFault[] {
  return file.cards.flatMap(({ number, id }, index) => [
    ...agree(at, `cards[${index}].number`, index, number),
    ...agree(at, `cards[${index}].id`, PIRATES_CARDS[index], id),
  ]);
}

function checkEdition(path: string, file: EditionFile, at: At): readonly CatalogueFault[] {
  const nations = Object.values(file.nationOfColour ?? {}).flatMap((nation) => nation ?? []);
  return [
    ...agree(at, 'id', path, `editions/${file.id}.json`),
    ...twice(at, 'boxes', file.boxes),
    ...twice(at, 'nationOfColour', nations),
    ...BOXES.flatMap((box) => checkIds(file.cards[box] ?? [], `cards.${box}`, at)),
  ];
}

function knownSources(files: CatalogueSource): readonly string[] {
  const file = files['sources.json'];
  return FILE_SHAPES.sources.check(file, '').length === 0 ? Object.keys((file as SourcesFile).sources) : [];
}

const SOURCES_NEEDED = { verified: 2, single: 1, inferred: 1, unknown: 0 } as const;
const NOT_A_PRINTED_VALUE: readonly string[] = ['source', 'confidence', 'fields', 'id', 'kind', 'effect'];

/** Walks through a file: wherever a source stands, it must be known, enough, and agree with what is known. */
function checkProvenance(
  value: unknown,
  field: string,
  sources: readonly string[],
  at: At,
): readonly CatalogueFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = (name: string) =>
    Array.isArray(value) ? `${field}[${name}]` : field === '' ? name : `${field}.${name}`;
  const nested = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    checkProvenance(inner, below(name), sources, at),
  );
  if (!('source' in value && 'confidence' in value)) return nested;
  const line = value as Provenance & { readonly fields?: Readonly<Record<string, Provenance>> };
  const needs = SOURCES_NEEDED[line.confidence];
  const has = line.source.length;
  return [
    ...nested,
    ...line.source
      .filter((source) => !sources.includes(source))
      .map((source) => at(below('source'), { kind: 'source-unknown', source })),
    ...(has < needs ? [at(below('source'), { kind: 'too-few-sources', needs, has })] : []),
    ...Object.entries(value).flatMap(([name, printed]: [string, unknown]): CatalogueFault[] => {
      if (NOT_A_PRINTED_VALUE.includes(name)) return [];
      const unknown = (line.fields?.[name] ?? line).confidence === 'unknown';
      const isEmpty =
        printed === null || (isTable(printed) && Object.values(printed).every((one) => one === null));
      if (isEmpty && !unknown) return [at(below(name), { kind: 'unknown-but-marked-known' })];
      if (typeof printed === 'number' && unknown)
        return [at(below(name), { kind: 'known-but-marked-unknown' })];
      return [];
    }),
  ];
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

function checkRules(file: string, content: unknown, at: At): readonly CatalogueFault[] {
  return RULE_FACTS.filter((fact) => fact.file === file).flatMap(({ rule, field, is }) => {
    const found = valueAt(content, field);
    return found === is
      ? []
      : [at(field, { kind: 'rule-differs', rule, says: shown(is), found: shown(found) })];
  });
}

/** The value at a path; `[name]` finds a line by its id, a mission by its number, anything else by its place in the list. */
function valueAt(content: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>(
      (value, part) => (Array.isArray(value) ? lineAt(value, part) : fieldOf(value, part)),
      content,
    );
}

function lineAt(lines: readonly unknown[], name: string): unknown {
  const isMissions = lines.some(
    (line) => fieldOf(line, 'number') !== undefined && fieldOf(line, 'requirement') !== undefined,
  );
  return (
    lines.find((line) => fieldOf(line, 'id') === name) ??
    (isMissions ? lines.find((line) => fieldOf(line, 'number') === Number(name)) : lines[Number(name)])
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function checkWords(path: string, file: WordsFile, at: At): readonly CatalogueFault[] {
  const nounSections = ['terms', 'roles', 'ships', 'items', 'symbols'] as const;
  const places: readonly (readonly [string, Partial<WordsFile['words']>])[] = [
    ['words', file.words],
    ...EDITIONS.map(
      (edition) => [`editions.${edition}`, file.editions[edition] as Partial<WordsFile['words']>] as const,
    ),
  ];
  return [
    ...agree(at, 'language', path, `words/${file.language}.json`),
    ...places.flatMap(([field, words]) =>
      nounSections.flatMap((section) =>
        Object.entries(words[section] ?? {}).flatMap(([name, noun]) =>
          checkNoun(file.language, noun, `${field}.${section}.${name}`, at),
        ),
      ),
    ),
    ...EDITIONS.flatMap((edition) => checkShortForms(file, edition, at)),
    ...file.unverified
      .filter((word) => valueAt(file, word) === undefined)
      .map((word) => at('unverified', { kind: 'missing', id: word })),
  ];
}

function checkNoun(language: string, noun: Noun, field: string, at: At): readonly CatalogueFault[] {
  const hasGender = noun.gender !== undefined;
  if (language === 'de' && !hasGender) return [at(`${field}.gender`, { kind: 'word', wants: 'a gender' })];
  if (language !== 'de' && (hasGender || noun.oblique !== undefined)) {
    return [at(field, { kind: 'word', wants: 'neither gender nor oblique form' })];
  }
  return [];
}

/** Keys of the keyboard must differ. */
function checkShortForms(file: WordsFile, edition: EditionId, at: At): readonly CatalogueFault[] {
  const roles = ROLES.map((role) => file.editions[edition].roles?.[role] ?? file.words.roles[role]);
  return [
    ...roles.flatMap((noun, index) =>
      noun.short === undefined
        ? [at(`words.roles.${String(ROLES[index])}.short`, { kind: 'word', wants: 'a short form' })]
        : [],
    ),
    ...twice(
      at,
      `roles (${edition})`,
      roles.flatMap((noun) => noun.short ?? []),
    ),
    ...twice(
      at,
      'colours',
      Object.values(file.words.colours).map(({ short }) => short),
    ),
  ];
}

/** The fault as one line for whoever edits the files. */
export function describeCatalogueFault({ file, field, reason }: CatalogueFault): string {
  return `card-catalog/${file}${field === '' ? '' : `: ${field}`}: ${describeReason(reason)}`;
}

function describeReason(reason: CatalogueReason): string {
  switch (reason.kind) {
    case 'file-missing':
      return 'this file is missing';
    case 'file-unknown':
      return 'no file of this name belongs here';
    case 'shape':
      return `found ${describeFound(reason.found)}, allowed is ${describeAllowed(reason.allowed)}`;
    case 'id-differs':
      return `the id is ${reason.id ?? 'left out'}, but the printed numbers make ${reason.printed ?? 'none, since one is unknown'}`;
    case 'twice':
      return `${reason.id} stands here twice`;
    case 'missing':
      return `${reason.id} is missing`;
    case 'sum-differs':
      return `counted ${reason.counted}, stated ${reason.stated}`;
    case 'rule-differs':
      return `${reason.rule} says ${reason.says}, found ${reason.found}`;
    case 'source-unknown':
      return `${reason.source} is not in sources.json`;
    case 'too-few-sources':
      return `needs ${reason.needs} sources, has ${reason.has}`;
    case 'known-but-marked-unknown':
      return 'a number stands here, but its confidence is "unknown"';
    case 'unknown-but-marked-known':
      return 'nothing stands here, but its confidence is not "unknown"';
    case 'word':
      return `needs ${reason.wants}`;
  }
}

function describeFound(found: Found): string {
  switch (found.kind) {
    case 'missing':
      return 'nothing';
    case 'null':
      return 'null';
    case 'truth':
    case 'number':
      return String(found.value);
    case 'text':
      return JSON.stringify(found.value);
    case 'list':
      return `a list of ${found.length}`;
    case 'object':
      return 'an object';
    case 'other':
      return 'something else';
  }
}

function describeAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'whole-number':
      return `a whole number from ${allowed.from} to ${allowed.to}`;
    case 'text':
      return `a text of at most ${allowed.longest} characters`;
    case 'text-like':
      return `a text like ${allowed.example}`;
    case 'truth':
      return 'true or false';
    case 'one-of':
      return allowed.values.map(String).join(', ');
    case 'list':
      return `a list of ${allowed.least} to ${allowed.most}`;
    case 'object':
      return 'an object';
    case 'fields':
      return `only ${allowed.names.join(', ')}`;
    case 'any-of':
      return allowed.options.map(describeAllowed).join(', or ');
  }
}
