/**
 * What many tables have in common, in memory once: most were made with the options that a game offers first, and under
 * the same clock. Rows are read and never written, so nobody can tell.
 */
import type { StoredTable } from '../store.ts';

/** Texts of values that were met lately. A value that is forgotten here stays with those who have it. */
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
