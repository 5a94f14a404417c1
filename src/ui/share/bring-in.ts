/**
 * A game that comes from outside, as a file or as pasted text: a game file, a series of codes, or something that belongs
 * elsewhere. Nothing is stored before all of it was read and replayed. It knows no screen.
 */
import { takeInGame, type TakeInResult } from '#session/games.ts';
import { loadTable } from '#session/open-game.ts';
import type { Unpacked } from '#session/qr-series.ts';

export type BroughtIn =
  | TakeInResult
  /** A file of ours, but of another kind. */
  | { readonly type: 'elsewhere'; readonly kind: 'backup' | 'cards' }
  | { readonly type: 'codes'; readonly problem: Exclude<Unpacked, { type: 'ok' }> | { type: 'not-a-frame' } };

export async function bringIn(source: string | Blob): Promise<BroughtIn> {
  const kind = await kindOf(source);
  if (kind === 'harbormaster-backup') return { type: 'elsewhere', kind: 'backup' };
  if (kind === 'harbormaster-cards') return { type: 'elsewhere', kind: 'cards' };
  const { store, rules } = await loadTable();
  if (typeof source !== 'string') return takeInGame(store, rules, source);
  const { looksLikeFrames, unpackText } = await import('#session/qr-series.ts');
  if (!looksLikeFrames(source)) return takeInGame(store, rules, source);
  const unpacked = await unpackText(source);
  return unpacked.type === 'ok' ? bringIn(unpacked.text) : { type: 'codes', problem: unpacked };
}

async function kindOf(source: string | Blob): Promise<string | null> {
  const start = typeof source === 'string' ? source.slice(0, 4096) : await startOf(source);
  return /"format"\s*:\s*"([a-z-]{1,40})"/.exec(start)?.[1] ?? null;
}

async function startOf(source: Blob): Promise<string> {
  try {
    return await source.slice(0, 4096).text();
  } catch {
    // What cannot be read is refused by name later.
    return '';
  }
}
