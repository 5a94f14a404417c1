/**
 * Makes a value safe to store: a deep copy of nothing but plain objects, lists, simple values and bytes.
 * The one place where a reactive proxy from the screen loses its wrapping; IndexedDB refuses to clone those (svelte#15327).
 */
export function plain<Value>(value: Value): Value {
  return copy(value, 0) as Value;
}

const DEEPEST = 64;

function copy(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new TypeError('A value to store is nested too deeply.');
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'object': {
      if (value === null || isBytes(value)) return value;
      if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1));
      const result: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(value)) {
        if (field === undefined) continue;
        setOwn(result, name, copy(field, depth + 1));
      }
      return result;
    }
    default:
      throw new TypeError(`A ${typeof value} cannot be stored.`);
  }
}

function isBytes(value: object): value is ArrayBuffer {
  // By its mark and not by instanceof: the bytes may come from another realm (a frame, a test page).
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  // A plain assignment to __proto__ would change what the object is.
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
}
