// Declares the kinds of move of a game, and the buffers that lists of moves are written to.

import { type Codec, codec, type KindTable, type Packed } from '../packing/codec.ts';
import type { Game } from './game.ts';
import { invariant } from './result.ts';

/** The smallest legal choice of a seat: a declared kind and its fields, packed in 31 bits. */
export type Move = Packed;
/** A buffer that `legal` fills; allocate it once with `moveList(game)`. */
export type MoveList = Int32Array;

/**
 * In every game: resigned, and out of time. Judged for any seat still in the match, never listed; only the host
 * submits `time`.
 */
const EVERY_GAME = { resign: {}, time: {} } as const;
export type EveryGame = typeof EVERY_GAME;

/** Kinds that are not answers to the table's question. */
export interface AsideKinds<Name extends string = string> {
  /**
   * May be made by a seat that nobody is waiting for. A kind may be both: it's an aside wherever `legal` doesn't list
   * it.
   */
  readonly asides?: readonly Name[];
  /** Asides that are judged but never listed, since there would be too many, such as an offer. */
  readonly open?: readonly Name[];
}

export type MoveKinds<T extends KindTable = KindTable> = Codec<EveryGame & T> & {
  /** The kinds that may be asides, open or not. */
  readonly asides: readonly string[];
  /** Is the move of such a kind? */
  mayBeAside(move: Move): boolean;
  /** Is it of a kind that is judged but never listed? */
  isOpen(move: Move): boolean;
};

export function moveKinds<const T extends KindTable>(
  table: T,
  { asides = [], open = [] }: AsideKinds<keyof T & string> = {},
): MoveKinds<T> {
  const made = codec({ ...EVERY_GAME, ...table }) as unknown as Codec<KindTable>;
  const among = (names: readonly string[]): ((move: Move) => boolean) => {
    const known = names.every((name) => made.names.includes(name));
    invariant(known, `there is no kind among ${names.join(', ')}`);
    if (names.length === 0) return () => false;
    // By tag, since rules may check it for every move played.
    const isOne = Uint8Array.from(made.names, (name) => (names.includes(name) ? 1 : 0));
    return (move) => isOne[made.tagOf(move)] === 1;
  };
  const all = [...new Set<string>([...asides, ...open])];
  return { ...made, asides: all, mayBeAside: among(all), isOpen: among(open) } as unknown as MoveKinds<T>;
}

/** How a move left the match, if it is one of the two that do. */
export const leavingOf = ({ moves }: Pick<Game, 'moves'>, move: Move): 'resigned' | 'timed' | undefined =>
  moves.kinds.resign.is(move) ? 'resigned' : moves.kinds.time.is(move) ? 'timed' : undefined;

export const moveList = (game: Pick<Game, 'mostMoves'>): MoveList => new Int32Array(game.mostMoves);

const shared = new WeakMap<object, MoveList>();

/** One list per game, for code that is done reading it before anybody else can fill it. */
export function sharedList(game: Pick<Game, 'mostMoves'>): MoveList {
  const known = shared.get(game);
  if (known !== undefined) return known;
  const list = moveList(game);
  shared.set(game, list);
  return list;
}
