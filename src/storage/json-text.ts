/**
 * From untrusted text to a JSON value that is safe to look at: not too large, complete, not nested without end, no keys
 * that reach into the language. Knows nothing of what the value should be.
 */
import { foundIn, type FileProblem } from '#engine';

/** Why a file is refused. `ui/wording` makes the sentence. */
export type FileRefusal =
  | { readonly type: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly type: 'empty' }
  /** The text stops in the middle: a download or a copy that was cut off. */
  | { readonly type: 'cut-off' }
  | { readonly type: 'not-json' }
  /** Written by a newer version of the app than this one. */
  | { readonly type: 'newer'; readonly found: number; readonly newest: number }
  | { readonly type: 'field'; readonly problem: FileProblem }
  /** The browser could not read the file: moved, deleted, on a drive that is gone. */
  | { readonly type: 'unreadable' };

export type Refused = { readonly type: 'refused'; readonly refusal: FileRefusal };

export const refuse = (refusal: FileRefusal): Refused => ({ type: 'refused', refusal });

export function parseJson(
  text: string,
  limit: number,
): { readonly type: 'ok'; readonly value: unknown } | Refused {
  if (text.length > limit) return refuse({ type: 'too-large', bytes: text.length, limit });
  const trimmed = text.trim();
  if (trimmed === '') return refuse({ type: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return refuse({ type: stopsInTheMiddle(trimmed) ? 'cut-off' : 'not-json' });
  }
  const problem = hostilePart(value);
  return problem === null ? { type: 'ok', value } : refuse({ type: 'field', problem });
}

/** Whether a text that is not JSON began as such and has something still open at its end. */
function stopsInTheMiddle(text: string): boolean {
  if (!text.startsWith('{') && !text.startsWith('[')) return false;
  let open = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') open += 1;
    else if (character === '}' || character === ']') open -= 1;
  }
  return inText || open > 0;
}

const DEEPEST = 32;

/** Walks without recursion: the depth of a hostile value must not become the depth of our stack. */
function hostilePart(root: unknown): FileProblem | null {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) {
      return {
        field: path.slice(0, 60),
        found: { kind: 'deeper-nesting' },
        allowed: { kind: 'nesting', levels: DEEPEST },
      };
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (typeof item === 'object')
          waiting.push({ value: item, path: `${path}[${String(index)}]`, depth: depth + 1 });
      }
      continue;
    }
    for (const [name, field] of Object.entries(value)) {
      if (name === '__proto__') return { field: path, found: foundIn(name), allowed: { kind: 'other-name' } };
      if (typeof field === 'object')
        waiting.push({ value: field, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return null;
}

/** Reads the text of a file that somebody has picked, if it is not too large. */
export async function readText(
  source: Blob,
  limit: number,
): Promise<{ readonly type: 'ok'; readonly text: string } | Refused> {
  if (source.size > limit) return refuse({ type: 'too-large', bytes: source.size, limit });
  try {
    return { type: 'ok', text: await source.text() };
  } catch {
    return refuse({ type: 'unreadable' });
  }
}
