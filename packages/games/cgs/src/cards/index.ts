/** Packs, read and compiled once each: the product's own by name, and those that people bring, by their texts. */
import { hashPack, type SessionPack } from '@hortus/cards/language';
import {
  contentHash,
  type Diagnostic,
  invariant,
  ok,
  type Packs,
  type ReadAhead,
  type Result,
} from '@hortus/kernel';
import { PACK_NAMES } from '../packs/names.ts';
import type { Options, PackChoice } from '../types.ts';
import { ownTitled, readOwn, readSeveral, readSingle } from './brought.ts';
import { compile } from './compile.ts';
import type { Cards } from './types.ts';

export { PACK_CONTENT } from './brought.ts';

/** Packs that make a session. */
interface Sessions {
  readonly session: SessionPack;
  /** The titles of our own packs among them. */
  readonly own: readonly string[];
  /** Compiled, by the number of eras skipped. */
  readonly cards: Map<number, Cards>;
}

type Choice = Options['pack'];
type Reading = Result<Sessions, Diagnostic[]>;

/** A page asks for every view it shows, so the last few sessions are kept. */
const KEPT = 24;
const FEW = 4;
interface Known {
  readonly pieces: readonly PackChoice[];
  readonly reading: Reading;
}
const known: Known[] = [];

const piecesOf = (pack: Choice): readonly PackChoice[] => (isSeveral(pack) ? pack : [pack]);
const isSeveral = (pack: Choice): pack is readonly PackChoice[] => Array.isArray(pack);

/** Texts of equal length are compared letter by letter, others immediately. */
const isSame = (a: PackChoice, b: PackChoice | undefined): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.text === b?.text;

const knownAt = (pieces: readonly PackChoice[]): number =>
  known.findIndex(
    (one) => one.pieces.length === pieces.length && one.pieces.every((piece, i) => isSame(piece, pieces[i])),
  );

function sessionsOf(pack: Choice): Reading {
  const pieces = piecesOf(pack);
  const at = knownAt(pieces);
  const found = known[at] ?? { pieces, reading: inPlay(pieces) ?? read(pieces) };
  remember(found, at);
  return found.reading;
}

/** The most recently used comes first, and the least recently used is forgotten. */
function remember(one: Known, at: number): void {
  if (at !== 0) known.splice(0, 0, ...(at < 0 ? [one] : known.splice(at, 1)));
  for (const { pieces, reading } of known.splice(KEPT))
    if (reading.ok) forgotten.set(keyOf(pieces), new WeakRef(reading.value));
}

/**
 * Sessions that nobody has used lately but that a match may still be using, so that a session is in memory only once,
 * however many matches there are. Anything that has its cards keeps it alive.
 */
const forgotten = new Map<string, WeakRef<Sessions>>();
const heldBy = new WeakMap<Cards, Sessions>();

function inPlay(pieces: readonly PackChoice[]): Reading | undefined {
  const key = keyOf(pieces);
  const found = forgotten.get(key)?.deref();
  forgotten.delete(key);
  for (const [other, session] of forgotten) if (session.deref() === undefined) forgotten.delete(other);
  return found && ok(found);
}

const keyOf = (pieces: readonly PackChoice[]): string =>
  contentHash(pieces.map((piece) => (typeof piece === 'string' ? piece : contentHash(piece.text))).join());

/** What `READ_AHEAD` carries from one thread to another. */
interface Carried extends Omit<Sessions, 'cards'> {
  readonly pieces: readonly PackChoice[];
  readonly skip: number;
  readonly cards: Cards;
}

/** Packs that people brought. If they have a fault nothing is transferred: it's reported when they're actually read. */
export const READ_AHEAD: ReadAhead = {
  isKnown(options) {
    const { pack, skip = 0 } = broughtIn(options);
    if (pack === undefined) return true;
    const pieces = piecesOf(pack);
    const reading = known[knownAt(pieces)]?.reading;
    const found = reading?.ok ? reading.value : forgotten.get(keyOf(pieces))?.deref();
    return found?.cards.has(skip) ?? reading !== undefined;
  },
  make(options): Carried | undefined {
    const { pack, skip = 0 } = broughtIn(options);
    if (pack === undefined) return undefined;
    const read = sessionsOf(pack);
    if (!read.ok || !(skip in read.value.session.eras)) return undefined;
    const { session, own } = read.value;
    return { pieces: piecesOf(pack), session, own, skip, cards: cardsFor({ pack, skip }) };
  },
  take(made) {
    const { pieces, session, own, skip, cards } = made as Carried;
    const found = knownAt(pieces);
    const fresh = (): Reading => ok({ session, own, cards: new Map() });
    const one = known[found] ?? { pieces, reading: inPlay(pieces) ?? fresh() };
    remember(one, found);
    if (one.reading.ok && !one.reading.value.cards.has(skip)) holdCards(one.reading.value, skip, cards);
  },
};

/** Empty if these options would be refused anyway. */
function broughtIn(options: unknown): { readonly pack?: Choice; readonly skip?: number } {
  const { pack, ...rest } = Object(options) as { pack?: Choice; skip?: number };
  if (typeof pack !== 'object' || pack === null) return rest;
  const pieces = piecesOf(pack);
  return pieces.length > 0 && pieces.every(isPiece) ? { pack, ...rest } : rest;
}

const isPiece = (piece: unknown): boolean =>
  typeof piece === 'object'
    ? typeof Object(piece).text === 'string'
    : PACK_NAMES.some((name) => name === piece);

function read(pieces: readonly PackChoice[]): Reading {
  const [first] = pieces;
  invariant(first !== undefined, 'somebody plays with something');
  if (pieces.length === 1 && typeof first === 'string') {
    const own = readOwn(first);
    invariant(own.session !== undefined, 'our own packs can be played');
    return ok({ session: own.session, own: [own.head.name], cards: new Map() });
  }
  const brought = pieces.length === 1 && typeof first !== 'string' ? readSingle(first) : readSeveral(pieces);
  if (!brought.ok) return brought;
  const { session, own } = brought.value;
  return ok({ session, own: own.map(({ head }) => head.name), cards: new Map() });
}

export function sessionOf(pack: Choice): Result<SessionPack, Diagnostic[]> {
  const read = sessionsOf(pack);
  return read.ok ? ok(read.value.session) : read;
}

export function cardsFor({ pack, skip }: Pick<Options, 'pack' | 'skip'>): Cards {
  const read = sessionsOf(pack);
  invariant(read.ok, 'a pack that options do not allow');
  return read.value.cards.get(skip) ?? holdCards(read.value, skip, compile(read.value.session, skip));
}

function holdCards(sessions: Sessions, skip: number, made: Cards): Cards {
  const { cards } = sessions;
  // Matches of one pack skip one or a few different numbers of eras; thirty variants of a large pack take
  // fifty megabytes.
  if (cards.size >= FEW) cards.clear();
  cards.set(skip, made);
  heldBy.set(made, sessions);
  return made;
}

/** Our own packs by their hashes (CGS-FILE-6); the kernel pins those that were brought. */
export function packs({ pack }: Options): Packs {
  const read = sessionsOf(pack);
  if (!read.ok) return {};
  return Object.fromEntries(
    read.value.own.map((name) => {
      const own = ownTitled(name);
      invariant(own !== undefined, 'our own packs can be read');
      return [name, hashPack(own)];
    }),
  );
}
