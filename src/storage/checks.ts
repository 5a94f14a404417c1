/**
 * Reads fields of something that came from outside and remembers the first one that is not what it should be.
 * Knows nothing of any record; the callers say what is allowed.
 */
import { foundIn, type Allowed, type FileProblem } from '#engine';
import { isFields, type Fields } from './formats/ladder.ts';

/** Far above any count of ours, and low enough to go on counting from there. */
export const LARGEST_COUNT = 1_000_000_000;
/** The last moment that a Date can hold, in milliseconds. */
export const LATEST = 8.64e15;
/** A list of any length that a file can have. */
export const A_LIST: Allowed = { kind: 'list', least: 0, most: 100_000 };

export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LATEST;
}

export class FieldReader {
  readonly #fields: Fields;
  readonly #path: string;
  #problem: FileProblem | null = null;

  constructor(value: unknown, path: string) {
    this.#path = path;
    this.#fields = isFields(value) ? value : {};
    if (!isFields(value)) this.#problem = { field: path, found: foundIn(value), allowed: { kind: 'object' } };
  }

  /** The first field that was not what it should be. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  text(name: string, longest: number): string {
    const value = this.#own(name);
    if (typeof value === 'string' && value.length <= longest) return value;
    return this.#refuse(name, value, { kind: 'text', longest }, '');
  }

  /** An id or a name: not empty. */
  name(name: string, longest: number): string {
    const value = this.#own(name);
    if (typeof value === 'string' && value.length > 0 && value.length <= longest) return value;
    return this.#refuse(name, value, { kind: 'text', longest }, '');
  }

  /** A whole number from 0 that leaves room to count on. */
  count(name: string): number {
    const value = this.#own(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_COUNT) {
      return value;
    }
    return this.#refuse(name, value, { kind: 'whole-number', from: 0, to: LARGEST_COUNT }, 0);
  }

  /** Milliseconds since 1970. */
  moment(name: string): number {
    const value = this.#own(name);
    if (isMoment(value)) return value;
    return this.#refuse(name, value, { kind: 'time' }, 0);
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | null {
    const value = this.#own(name);
    return (
      allowed.find((one) => one === value) ??
      this.#refuse(name, value, { kind: 'one-of', values: allowed }, null)
    );
  }

  object(name: string): Fields {
    const value = this.#own(name);
    return isFields(value) ? value : this.#refuse(name, value, { kind: 'object' }, {});
  }

  list(name: string): readonly unknown[] {
    const value = this.#own(name);
    return Array.isArray(value) ? value : this.#refuse(name, value, A_LIST, []);
  }

  names(name: string, longest: number): readonly string[] {
    const value = this.#own(name);
    if (
      Array.isArray(value) &&
      value.every((one): one is string => typeof one === 'string' && one.length <= longest)
    ) {
      return value;
    }
    return this.#refuse(name, value, A_LIST, []);
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

  #refuse<Value>(name: string, found: unknown, allowed: Allowed, instead: Value): Value {
    const field = this.#path === '' ? name : `${this.#path}.${name}`;
    this.#problem ??= { field, found: foundIn(found), allowed };
    return instead;
  }
}
