/** Packs, read and compiled once each: the product's own by name, and those that people bring, by their texts. */
import { hashPack, type Pack, type SessionPack } from '@hortus/cards/language';
import { type Diagnostic, invariant, ok, type Packs, type Result } from '@hortus/kernel';
import type { Options, PackChoice } from '../types.ts';
import { readOwn, readSeveral, readSingle } from './brought.ts';
import { compile } from './compile.ts';
import type { Cards } from './types.ts';

export { PACK_CONTENT } from './brought.ts';

/** Packs that make a session. */
interface Sessions {
  readonly session: SessionPack;
  /** Those of them that are the product's own. */
  readonly own: readonly Pack[];
  /** Compiled, by the number of eras skipped. */
  readonly cards: Map<number, Cards>;
}

type Choice = Options['pack'];
type Reading = Result<Sessions, Diagnostic[]>;

/** A page asks for every view it shows, so the last few sessions are kept. */
const KEPT = 24;
const FEW = 4;
const known: { readonly pieces: readonly PackChoice[]; readonly reading: Reading }[] = [];

const piecesOf = (pack: Choice): readonly PackChoice[] => (isSeveral(pack) ? pack : [pack]);
const isSeveral = (pack: Choice): pack is readonly PackChoice[] => Array.isArray(pack);

/** Texts of one length are compared letter by letter, others at once. */
const isSame = (a: PackChoice, b: PackChoice | undefined): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.text === b?.text;

function sessionsOf(pack: Choice): Reading {
  const pieces = piecesOf(pack);
  const at = known.findIndex(
    (one) => one.pieces.length === pieces.length && one.pieces.every((piece, i) => isSame(piece, pieces[i])),
  );
  const found = known[at] ?? { pieces, reading: read(pieces) };
  // The last one that was asked for stands first, and the one nobody asked for the longest is forgotten.
  if (at !== 0) known.splice(0, 0, ...(at < 0 ? [found] : known.splice(at, 1)));
  if (known.length > KEPT) known.length = KEPT;
  return found.reading;
}

function read(pieces: readonly PackChoice[]): Reading {
  const [first] = pieces;
  invariant(first !== undefined, 'somebody plays with something');
  if (pieces.length === 1 && typeof first === 'string') {
    const own = readOwn(first);
    invariant(own.session !== undefined, 'the own packs can be played');
    return ok({ session: own.session, own: [own], cards: new Map() });
  }
  const brought = pieces.length === 1 && typeof first !== 'string' ? readSingle(first) : readSeveral(pieces);
  return brought.ok ? ok({ ...brought.value, cards: new Map() }) : brought;
}

export function sessionOf(pack: Choice): Result<SessionPack, Diagnostic[]> {
  const read = sessionsOf(pack);
  return read.ok ? ok(read.value.session) : read;
}

export function cardsFor({ pack, skip }: Pick<Options, 'pack' | 'skip'>): Cards {
  const read = sessionsOf(pack);
  invariant(read.ok, 'a pack that options do not allow');
  const { session, cards } = read.value;
  const found = cards.get(skip);
  if (found !== undefined) return found;
  const made = compile(session, skip);
  // Of one pack matches skip one number of eras, or a few; thirty of a large one are fifty megabytes.
  if (cards.size >= FEW) cards.clear();
  cards.set(skip, made);
  return made;
}

/** The product's own packs by their hashes (CGS-FILE-6); those that were brought are pinned by the kernel. */
export function packs({ pack }: Options): Packs {
  const read = sessionsOf(pack);
  if (!read.ok) return {};
  return Object.fromEntries(read.value.own.map((own) => [own.head.name, hashPack(own)]));
}
