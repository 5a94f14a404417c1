/**
 * Makes records of what lies in the database or in a backup, or says which field is wrong.
 * Looks at form only: whether a setup or an entry makes sense is for the engine to say.
 */
import { foundIn, type Entry, type FileProblem, type Setup } from '#engine';
import { A_LIST, FieldReader, LARGEST_COUNT } from './checks.ts';
import { isFields } from './formats/ladder.ts';
import {
  GAME_STATUSES,
  type CampaignRecord,
  type CardRecord,
  type GameRecord,
  type GroupRecord,
  type PersonRecord,
  type SettingRecord,
  type Standing,
} from './records.ts';

export type Parsed<Value> =
  | { readonly type: 'ok'; readonly value: Value }
  | { readonly type: 'refused'; readonly problem: FileProblem };

const ID = 100;
export const NAME = 200;
export const TEXT = 20_000;

export function parseGameRecord(value: unknown, path: string): Parsed<GameRecord> {
  const fields = new FieldReader(value, path);
  const setup = new FieldReader(fields.object('setup'), join(path, 'setup'));
  setup.names('players', NAME);
  const record: GameRecord = {
    id: fields.name('id', ID),
    setup: fields.object('setup') as unknown as Setup,
    title: fields.text('title', NAME),
    notes: fields.text('notes', TEXT),
    campaignId: fields.optional('campaignId', (name) => fields.name(name, ID)),
    showOdds: parseShowOdds(fields.value('showOdds')),
    startedAt: fields.moment('startedAt'),
    updatedAt: fields.moment('updatedAt'),
    endedAt: fields.optional('endedAt', (name) => fields.moment(name)),
    deletedAt: fields.optional('deletedAt', (name) => fields.moment(name)),
    length: fields.count('length'),
    stored: fields.count('stored'),
    revision: fields.count('revision'),
    changeMark: fields.text('changeMark', NAME),
    status: fields.oneOf('status', GAME_STATUSES) ?? 'in-progress',
    standing: parseStanding(fields.value('standing')),
  };
  const problem = fields.problem ?? setup.problem;
  if (problem !== null) return { type: 'refused', problem };
  if (record.stored < record.length) {
    const allowed = { kind: 'whole-number', from: record.length, to: LARGEST_COUNT } as const;
    return {
      type: 'refused',
      problem: { field: join(path, 'stored'), found: foundIn(record.stored), allowed },
    };
  }
  return { type: 'ok', value: record };
}

/** Only a way of looking at the game: what is neither yes nor no does not cost the game. */
function parseShowOdds(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** A standing only decorates the list: a damaged one is left out and does not cost the game. */
function parseStanding(value: unknown): Standing | null {
  if (!isFields(value)) return null;
  const fields = new FieldReader(value, 'standing');
  const standing: Standing = {
    round: fields.count('round'),
    players: fields.list('players').map((player) => {
      const figures = new FieldReader(player, 'standing.players');
      return {
        name: figures.text('name', NAME),
        influence: figures.count('influence'),
        coins: figures.count('coins'),
      };
    }),
    winners: fields.optional('winners', (name) => fields.names(name, NAME)),
    outcome: fields.optional('outcome', (name) => fields.oneOf(name, ['won', 'lost'])),
    rank: fields.optional('rank', (name) => fields.text(name, NAME)),
  };
  return fields.problem === null ? standing : null;
}

/** Each entry needs at least its type; the engine judges the rest. */
export function parseEntries(value: unknown, path: string): Parsed<readonly Entry[]> {
  if (!Array.isArray(value)) {
    return { type: 'refused', problem: { field: path, found: foundIn(value), allowed: A_LIST } };
  }
  for (const [index, entry] of value.entries()) {
    const fields = new FieldReader(entry, `${path}[${String(index)}]`);
    fields.name('type', ID);
    if (fields.problem !== null) return { type: 'refused', problem: fields.problem };
  }
  return { type: 'ok', value: value as readonly Entry[] };
}

export function parsePerson(value: unknown, path: string): Parsed<PersonRecord> {
  const fields = new FieldReader(value, path);
  const name = fields.name('name', NAME);
  return result(fields, {
    id: fields.name('id', ID),
    name,
    key: personKey(name),
    colour: fields.optional('colour', (field) => fields.text(field, ID)),
    lastPlayed: fields.moment('lastPlayed'),
    plays: fields.count('plays'),
    updatedAt: fields.moment('updatedAt'),
  });
}

export function parseGroup(value: unknown, path: string): Parsed<GroupRecord> {
  const fields = new FieldReader(value, path);
  return result(fields, {
    id: fields.name('id', ID),
    name: fields.text('name', NAME),
    people: fields.names('people', NAME),
    updatedAt: fields.moment('updatedAt'),
  });
}

export function parseCampaign(value: unknown, path: string): Parsed<CampaignRecord> {
  const fields = new FieldReader(value, path);
  return result(fields, {
    id: fields.name('id', ID),
    name: fields.text('name', NAME),
    startedAt: fields.moment('startedAt'),
    progress: fields.object('progress'),
    updatedAt: fields.moment('updatedAt'),
  });
}

/** What belongs to this device has the same form. */
export function parseSetting(value: unknown, path: string): Parsed<SettingRecord> {
  const fields = new FieldReader(value, path);
  return result(fields, {
    id: fields.name('id', ID),
    value: fields.value('value'),
    updatedAt: fields.moment('updatedAt'),
  });
}

export function parseCard(value: unknown, path: string): Parsed<CardRecord> {
  const fields = new FieldReader(value, path);
  return result(fields, {
    id: fields.name('id', NAME),
    correction: fields.object('correction'),
    updatedAt: fields.moment('updatedAt'),
  });
}

/** One person a name: "Ana", " ana" and a differently composed "Ána" are not told apart. */
export function personKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function result<Value>(fields: FieldReader, value: Value): Parsed<Value> {
  return fields.problem === null ? { type: 'ok', value } : { type: 'refused', problem: fields.problem };
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
