/**
 * One definition for three uses: a `Shape` is a TypeScript type, a check of an untrusted value, and a JSON schema.
 * A check never throws and never changes its input; it says which field, what was found and what is allowed.
 * It knows nothing of cards.
 */

import { foundIn, type PlainAllowed as Allowed, type PlainFound as Found } from '#engine';

/** What is wrong with a value: the field as a path (`cards[3].coins`), what stands there and what may stand there. */
export interface Fault {
  readonly field: string;
  readonly found: Found;
  readonly allowed: Allowed;
}

export type JsonSchema = { readonly [key: string]: unknown };

export interface Shape<T> {
  readonly schema: JsonSchema;
  readonly allowed: Allowed;
  readonly check: (value: unknown, field: string) => readonly Fault[];
  /** Never there: it carries the type of the values that pass. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

interface Optional<T> {
  readonly optional: Shape<T>;
}

type FieldShapes = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>;
type OptionalNames<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type FieldsType<F> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[K]>;
} & {
  readonly [K in OptionalNames<F>]?: F[K] extends Optional<infer T> ? T : never;
};

const LONGEST_SHOWN = 60;
/** Names that would reach an object's own machinery; no field of ours is called so. */
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Gives the shape a name, under which a JSON schema says it once however often it is used. */
export function named<T>(name: string, shape: Shape<T>): Shape<T> {
  return { ...shape, schema: { title: name, ...shape.schema } };
}

function leaf<T>(allowed: Allowed, schema: JsonSchema, passes: (value: unknown) => boolean): Shape<T> {
  return {
    schema,
    allowed,
    check: (value, field) => (passes(value) ? [] : [{ field, found: foundIn(value), allowed }]),
  };
}

export function wholeNumber(from: number, to: number): Shape<number> {
  return leaf(
    { kind: 'whole-number', from, to },
    { type: 'integer', minimum: from, maximum: to },
    (value) => Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
  );
}

export function text(longest: number): Shape<string> {
  return leaf(
    { kind: 'text', longest },
    { type: 'string', minLength: 1, maxLength: longest },
    (value) => typeof value === 'string' && value.length > 0 && value.length <= longest,
  );
}

/** A text of a given form; the example is what a person is told. */
export function textLike(pattern: RegExp, longest: number, example: string): Shape<string> {
  return leaf(
    { kind: 'text-like', example },
    { type: 'string', maxLength: longest, pattern: pattern.source },
    (value) => typeof value === 'string' && value.length <= longest && pattern.test(value),
  );
}

export const truth: Shape<boolean> = leaf(
  { kind: 'truth' },
  { type: 'boolean' },
  (value) => typeof value === 'boolean',
);

export function oneOf<const V extends string | number | boolean>(values: readonly V[]): Shape<V> {
  return leaf(
    { kind: 'one-of', values },
    values.length === 1 ? { const: values[0] } : { enum: [...values] },
    (value) => (values as readonly unknown[]).includes(value),
  );
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  const allowed: Allowed = {
    kind: 'any-of',
    options: [shape.allowed, { kind: 'one-of', values: [null] }],
  };
  return {
    schema: { anyOf: [shape.schema, { type: 'null' }] },
    allowed,
    check: (value, field) => {
      if (value === null) return [];
      const faults = shape.check(value, field);
      return faults.map((fault) => (fault.field === field ? { ...fault, allowed } : fault));
    },
  };
}

/** The first that fits; a value that fits none is told all of them. */
export function anyOf<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const allowed: Allowed = { kind: 'any-of', options: [first.allowed, second.allowed] };
  return {
    schema: { anyOf: [first.schema, second.schema] },
    allowed,
    check: (value, field) =>
      first.check(value, field).length === 0 || second.check(value, field).length === 0
        ? []
        : [{ field, found: foundIn(value), allowed }],
  };
}

export function listOf<T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  const allowed: Allowed = { kind: 'list', least, most };
  return {
    schema: { type: 'array', items: shape.schema, minItems: least, maxItems: most },
    allowed,
    check: (value, field) => {
      if (!Array.isArray(value) || value.length < least || value.length > most) {
        return [{ field, found: foundIn(value), allowed }];
      }
      return value.flatMap((item: unknown, index) => shape.check(item, `${field}[${index}]`));
    },
  };
}

export function optional<T>(shape: Shape<T>): Optional<T> {
  return { optional: shape };
}

/** An object with exactly these fields; a field that nobody knows is a fault, so a misspelt one is found. */
export function fields<F extends FieldShapes>(shapes: F): Shape<FieldsType<F>> {
  const names = Object.keys(shapes);
  const allowed: Allowed = { kind: 'object' };
  const shapeOf = (name: string) => {
    const shape = shapes[name] as Shape<unknown> | Optional<unknown>;
    return 'optional' in shape ? shape.optional : shape;
  };
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, shapeOf(name).schema])),
      required: names.filter((name) => !('optional' in (shapes[name] as object))),
      additionalProperties: false,
    },
    allowed,
    check: (value, field) => {
      if (!isPlainObject(value)) return [{ field, found: foundIn(value), allowed }];
      const unknown = Object.keys(value)
        .filter((name) => !names.includes(name))
        .map((name): Fault => ({
          field: join(field, name),
          found: foundIn(value[name]),
          allowed: { kind: 'fields', names },
        }));
      const known = names.flatMap((name) => {
        const present = Object.hasOwn(value, name);
        if (!present && 'optional' in (shapes[name] as object)) return [];
        return shapeOf(name).check(present ? value[name] : undefined, join(field, name));
      });
      return [...known, ...unknown];
    },
  };
}

/** An object whose names are themselves facts, such as a table by role; with `names` exactly these. */
export function tableOf<T, const K extends string = string>(
  shape: Shape<T>,
  names?: readonly K[],
): Shape<Readonly<Record<K, T>>> {
  const allowed: Allowed = names === undefined ? { kind: 'object' } : { kind: 'fields', names };
  return {
    schema:
      names === undefined
        ? { type: 'object', additionalProperties: shape.schema }
        : {
            type: 'object',
            properties: Object.fromEntries(names.map((name) => [name, shape.schema])),
            required: [...names],
            additionalProperties: false,
          },
    allowed,
    check: (value, field) => {
      if (!isPlainObject(value)) return [{ field, found: foundIn(value), allowed: { kind: 'object' } }];
      const present = Object.keys(value);
      const strange = present.filter(
        (name) => UNSAFE_NAMES.includes(name) || (names && !(names as readonly string[]).includes(name)),
      );
      return [
        ...strange.map((name): Fault => ({ field: join(field, name), found: foundIn(value[name]), allowed })),
        ...[...new Set([...(names ?? []), ...present])]
          .filter((name) => !strange.includes(name))
          .flatMap((name) =>
            shape.check(Object.hasOwn(value, name) ? value[name] : undefined, join(field, name)),
          ),
      ];
    },
  };
}

/** A union told apart by its `kind`. A kind added to the type without a shape here does not compile. */
export function byKind<T extends { readonly kind: string }>(shapes: {
  readonly [K in T['kind']]: Shape<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
}): Shape<T> {
  const kinds = Object.keys(shapes) as T['kind'][];
  const allowed: Allowed = { kind: 'one-of', values: kinds };
  return {
    schema: {
      oneOf: kinds.map((kind) => {
        const { schema } = shapes[kind] as Shape<unknown>;
        return {
          ...schema,
          properties: { kind: { const: kind }, ...(schema['properties'] as JsonSchema) },
          required: ['kind', ...(schema['required'] as string[])],
        };
      }),
    },
    allowed,
    check: (value, field) => {
      if (!isPlainObject(value)) return [{ field, found: foundIn(value), allowed: { kind: 'object' } }];
      const { kind, ...rest } = value;
      const found = kinds.find((known) => known === kind);
      if (found === undefined) return [{ field: join(field, 'kind'), found: foundIn(kind), allowed }];
      return (shapes[found] as Shape<unknown>).check(rest, field);
    },
  };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(field: string, name: string): string {
  const shown = name.slice(0, LONGEST_SHOWN);
  return field === '' ? shown : `${field}.${shown}`;
}
