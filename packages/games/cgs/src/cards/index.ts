/** Packs by name or by their text, read and compiled once each. */
import { readPack, type SessionPack } from '@hortus/cards/language';
import { type Diagnostic, fail, invariant, ok, type Result } from '@hortus/kernel';
import { PACKS } from '../packs/index.ts';
import { compile } from './compile.ts';
import type { Cards } from './types.ts';

/** A page asks for every view it shows, so the last few packs are kept. */
const KEPT = 24;

function remembering<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    if (known.size >= KEPT) for (const [oldest] of known) if (known.delete(oldest)) break;
    known.set(key, made);
    return made;
  };
}

const looksWritten = (pack: string): boolean => pack.includes('[') || pack.includes('\n');

/** One of the product's own by name, or any pack by its text. */
export const packNamed = remembering((pack: string): Result<SessionPack, Diagnostic[]> => {
  const text = PACKS.get(pack) ?? (looksWritten(pack) ? pack : undefined);
  if (text === undefined)
    return fail([
      {
        code: 'unknown-pack',
        message: `there is no pack ${pack.slice(0, 40)}; known: ${[...PACKS.keys()].join(', ')}`,
      },
    ]);
  const { session, faults, count } = readPack(text);
  if (session !== undefined) return ok(session);
  const more = count > faults.length ? [{ code: 'more-faults', message: `${count} faults in all` }] : [];
  return fail(
    faults.length === 0 ? [{ code: 'no-era', message: 'the pack has no era to play' }] : [...faults, ...more],
  );
});

const compiled = remembering((key: string): Cards => {
  const cut = key.indexOf(' ');
  const pack = packNamed(key.slice(cut + 1));
  invariant(pack.ok, 'a pack that options do not allow');
  return compile(pack.value, Number(key.slice(0, cut)));
});

export const cardsFor = (pack: string, skip: number): Cards => compiled(`${skip} ${pack}`);
