/**
 * Shares in memory what many tables have in common: most use a game's default options and the same clock. Rows are
 * only read, never written, so nobody can tell.
 */
import type { StoredTable } from '../../store.ts';

/** Texts of recently seen values. A value forgotten here stays with those who have it. */
const known = new Map<string, unknown>();
const MOST = 1000;
/** Longer ones are hardly ever the same. */
const LONGEST = 2000;

function once<T>(value: T): T {
  const text = JSON.stringify(value);
  if (text === undefined || text.length > LONGEST) return value;
  const found = known.get(text) ?? value;
  known.delete(text);
  known.set(text, found);
  if (known.size > MOST) for (const oldest of known.keys()) if (known.delete(oldest)) break;
  return found as T;
}

export function interned(row: StoredTable): StoredTable {
  const { options, packs, time, asks, terms } = row;
  return {
    ...row,
    options: once(options),
    time: once(time),
    asks: once(asks),
    ...(packs && { packs: once(packs) }),
    ...(terms && { terms: { ...terms, options: once(terms.options), packs: once(terms.packs) } }),
  };
}
