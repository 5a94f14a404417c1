/**
 * Reads fields of something that came from outside and remembers the first one that is not what it should be.
 * Knows nothing of any record; the callers say what is allowed.
 */
import type { FileProblem } from '#engine';
import { isFields, type Fields } from './formats/ladder.ts';

const LONGEST_SHOWN = 60;
/** Far above any count of ours, and low enough to go on counting from there. */
const LARGEST_COUNT = 1_000_000_000;
/** The last moment that a Date can hold, in milliseconds. */
export const LATEST = 8.64e15;

export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LATEST;
}

/** What was found, short enough for a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  // Functions and symbols have no JSON text.
  const text = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

export class FieldReader {
  readonly #fields: Fields;
  readonly #path: string;
  #problem: FileProblem | null = null;

  constructor(value: unknown, path: string) {
    this.#path = path;
    this.#fields = isFields(value) ? value : {};
    if (!isFields(value)) this.#problem = { field: path, found: shown(value), allowed: 'an object' };
  }

  /** The first field that was not what it should be. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  text(name: string, longest: number): string {
    const value = this.#own(name);
    if (typeof value === 'string' && value.length <= longest) return value;
    return this.#refuse(name, value, `a text of at most ${String(longest)} characters`, '');
  }

  /** An id or a name: not empty. */
  name(name: string, longest: number): string {
    const value = this.#own(name);
    if (typeof value === 'string' && value.length > 0 && value.length <= longest) return value;
    return this.#refuse(name, value, `a text of 1 to ${String(longest)} characters`, '');
  }

  /** A whole number from 0 that leaves room to count on. */
  count(name: string): number {
    const value = this.#own(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_COUNT) {
      return value;
    }
    return this.#refuse(name, value, `a whole number from 0 to ${String(LARGEST_COUNT)}`, 0);
  }

  /** Milliseconds since 1970. */
  moment(name: string): number {
    const value = this.#own(name);
    if (isMoment(value)) return value;
    return this.#refuse(name, value, 'a time in milliseconds', 0);
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | null {
    const value = this.#own(name);
    return allowed.find((one) => one === value) ?? this.#refuse(name, value, allowed.join(', '), null);
  }

  object(name: string): Fields {
    const value = this.#own(name);
    return isFields(value) ? value : this.#refuse(name, value, 'an object', {});
  }

  list(name: string): readonly unknown[] {
    const value = this.#own(name);
    return Array.isArray(value) ? value : this.#refuse(name, value, 'a list', []);
  }

  names(name: string, longest: number): readonly string[] {
    const value = this.#own(name);
    if (
      Array.isArray(value) &&
      value.every((one): one is string => typeof one === 'string' && one.length <= longest)
    ) {
      return value;
    }
    return this.#refuse(name, value, `a list of texts of at most ${String(longest)} characters`, []);
  }

  /** Reads a field that may be missing or null. */
  optional<Value>(name: string, read: (name: string) => Value): Value | null {
    const value = this.#own(name);
    return value === undefined || value === null ? null : read.call(this, name);
  }

  value(name: string): unknown {
    return this.#own(name);
  }

  #own(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  #refuse<Value>(name: string, found: unknown, allowed: string, instead: Value): Value {
    const field = this.#path === '' ? name : `${this.#path}.${name}`;
    this.#problem ??= { field, found: shown(found), allowed };
    return instead;
  }
}
