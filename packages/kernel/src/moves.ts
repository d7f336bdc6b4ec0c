import { type Codec, codec, type KindTable, type Packed } from './codec.ts';
import type { Game } from './game.ts';

/** The smallest legal choice of a seat: a declared kind and its fields, packed in 31 bits. */
export type Move = Packed;
/** A buffer that `legal` fills; allocate it once with `moveList(game)`. */
export type MoveList = Int32Array;

/** In every game: given up, and out of time. Judged for any seat still in the match, never listed; only the host hands in `time`. */
const EVERY_GAME = { resign: {}, time: {} } as const;
export type EveryGame = typeof EVERY_GAME;
export type MoveKinds<T extends KindTable = KindTable> = Codec<EveryGame & T>;

export const moveKinds = <const T extends KindTable>(table: T): MoveKinds<T> =>
  codec({ ...EVERY_GAME, ...table }) as unknown as MoveKinds<T>;

export const moveList = (game: Pick<Game, 'mostMoves'>): MoveList => new Int32Array(game.mostMoves);

const shared = new WeakMap<object, MoveList>();

/** One list a game, for whoever has read it before anybody else is asked. */
export function sharedList(game: Pick<Game, 'mostMoves'>): MoveList {
  const known = shared.get(game);
  if (known !== undefined) return known;
  const list = moveList(game);
  shared.set(game, list);
  return list;
}
