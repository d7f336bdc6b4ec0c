/** Packs, read and compiled once each: the product's own by name, and those that people bring, by their text. */
import { canonicalText, hashPack, type Pack, readPack, type SessionPack } from '@hortus/cards/language';
import {
  type ContentKind,
  type Diagnostic,
  fail,
  invariant,
  ok,
  type Packs,
  type Result,
} from '@hortus/kernel';
import { PACKS } from '../packs/index.ts';
import type { Options } from '../types.ts';
import { compile } from './compile.ts';
import type { Cards } from './types.ts';

interface ReadPack {
  readonly pack: Pack;
  readonly session: SessionPack;
  /** Compiled, by the number of eras skipped. */
  readonly cards: Map<number, Cards>;
}

/** A page asks for every view it shows, so the last few packs are kept. */
const KEPT = 24;
const FEW = 4;

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

const readText = remembering((text: string): Result<ReadPack, Diagnostic[]> => {
  const { pack, session, faults, count } = readPack(text);
  if (pack !== undefined && session !== undefined) return ok({ pack, session, cards: new Map() });
  const more = count > faults.length ? [{ code: 'more-faults', message: `${count} faults in all` }] : [];
  return fail(
    faults.length === 0 ? [{ code: 'no-era', message: 'the pack has no era to play' }] : [...faults, ...more],
  );
});

const textOf = (pack: Options['pack']): string => (typeof pack === 'string' ? PACKS[pack] : pack.text);

export function sessionOf(pack: Options['pack']): Result<SessionPack, Diagnostic[]> {
  const read = readText(textOf(pack));
  return read.ok ? ok(read.value.session) : read;
}

export function cardsFor({ pack, skip }: Pick<Options, 'pack' | 'skip'>): Cards {
  const read = readText(textOf(pack));
  invariant(read.ok, 'a pack that options do not allow');
  const { session, cards } = read.value;
  const known = cards.get(skip);
  if (known !== undefined) return known;
  const made = compile(session, skip);
  // Of one pack matches skip one number of eras, or a few; thirty of a large one are fifty megabytes.
  if (cards.size >= FEW) cards.clear();
  cards.set(skip, made);
  return made;
}

/** The product's own pack by its hash (CGS-FILE-6); one that was brought is pinned by the kernel. */
export function packs({ pack }: Options): Packs {
  if (typeof pack !== 'string') return {};
  const read = readText(textOf(pack));
  invariant(read.ok, 'the own packs have no fault');
  return { [read.value.session.name]: hashPack(read.value.pack) };
}

const isText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && typeof (value as { text?: unknown }).text === 'string';

/** A pack as content: its canonical text. */
export const PACK_CONTENT: ContentKind = {
  write(value, path) {
    if (!isText(value))
      return fail([{ code: 'not-a-pack', message: 'this is not the text of a pack', path }]);
    const read = readText(value.text);
    if (!read.ok) return fail(read.fault.map((fault) => ({ ...fault, path })));
    const { pack, session } = read.value;
    return ok({ name: session.name, text: canonicalText(pack) });
  },
  read: (text) => ok({ text }),
};
