/** Damages real files by chance, as bad drives, bad hands and bad people do: in their text, or in their values. Seeded. */
import type { Chance } from '../support/random-play.ts';

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  9007199254740993,
  '',
  'x'.repeat(70_000),
  '\u0000\u202e\ud800',
  '<img src=x onerror=alert(1)>',
  '../../../etc',
  '__proto__',
  'constructor',
  [],
  {},
  Array.from({ length: 5_000 }, (_, at) => at),
  { toString: 1, valueOf: null, length: -1 },
  { constructor: { prototype: { polluted: true } } },
];
/** A fresh copy each time: what was damaged once must not grow on. */
const hostile = (chance: Chance): unknown => structuredClone(chance.pick(HOSTILE_VALUES));
const HOSTILE_NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'length', '', 'toString'];

/** A copy of `value` with a few parts replaced, removed, doubled, renamed or nested without end. */
function damageValue(value: unknown, chance: Chance): unknown {
  let copy: unknown = structuredClone(value);
  const times = 1 + chance.below(3);
  for (let time = 0; time < times; time += 1) copy = damageOnce(copy, chance);
  return copy;
}

function damageOnce(root: unknown, chance: Chance): unknown {
  if (typeof root !== 'object' || root === null || chance.next() < 0.02) return hostile(chance);
  // Walks down to some part.
  let part = root as Record<string, unknown>;
  for (let depth = chance.below(6); depth > 0; depth -= 1) {
    const inner = Object.values(part).filter((field) => typeof field === 'object' && field !== null);
    if (inner.length === 0) break;
    part = chance.pick(inner) as Record<string, unknown>;
  }
  const names = Object.keys(part);
  const name = names.length === 0 ? 'x' : chance.pick(names);
  switch (chance.below(6)) {
    case 0:
      if (Array.isArray(part)) part.splice(Number(name) || 0, 1);
      else Reflect.deleteProperty(part, name);
      break;
    case 1:
      if (Array.isArray(part)) part.push(...(structuredClone(part.slice(0, 500)) as unknown[]));
      else part[`${name}2`] = part[name];
      break;
    case 2:
      Object.defineProperty(part, chance.pick(HOSTILE_NAMES), {
        value: hostile(chance),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    case 3: {
      let nested: unknown = part[name];
      for (let depth = 0; depth < 200; depth += 1) nested = [nested];
      part[name] = nested;
      break;
    }
    default:
      part[name] = hostile(chance);
  }
  return root;
}

function damageText(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(chance.below(0xffff)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + chance.below(40));
    case 3:
      return text + text.slice(at);
    default:
      return '[{"a":'.repeat(20_000) + text.slice(at);
  }
}

/** One broken text made of one of the real ones, or of nothing at all. */
export function brokenText(examples: readonly string[], chance: Chance): string {
  const kind = chance.next();
  if (kind < 0.05) {
    return Array.from({ length: chance.below(400) }, () => String.fromCharCode(chance.below(0x3000))).join(
      '',
    );
  }
  const example = chance.pick(examples);
  if (kind < 0.35) return damageText(example, chance);
  // Backups are one record a line: a line is damaged as often as the whole.
  const lines = example.split('\n');
  const at = chance.below(lines.length);
  const line = lines[at] ?? '';
  const comma = line.trimEnd().endsWith(',');
  try {
    const parsed: unknown = JSON.parse(comma ? line.trimEnd().slice(0, -1) : line);
    lines[at] = JSON.stringify(damageValue(parsed, chance)) + (comma ? ',' : '');
    return lines.join('\n');
  } catch {
    try {
      return JSON.stringify(damageValue(JSON.parse(example), chance));
    } catch {
      return damageText(example, chance);
    }
  }
}
