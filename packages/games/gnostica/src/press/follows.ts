/** What would follow from a move whose result isn't secret. */
import { copyState, FastLuck, type Move, type Seat } from '@hortus/kernel';
import { play } from '../play.ts';
import { announcerOf, isGone } from '../state.ts';
import type { GnosticaState, View } from '../types.ts';
import { view } from '../view/view.ts';
import { type Kind, kindOf } from './meaning.ts';

/** Luck or a hidden card decides their result. */
export const BY_LUCK: ReadonlySet<Kind> = new Set(['draw', 'redraw', 'flip', 'cupTop', 'bid']);
/** These change nothing on the board. */
const UNSEEN: ReadonlySet<Kind> = new Set([
  ...(['swap', 'take', 'fetch', 'copy', 'play', 'act', 'rest', 'announce', 'skip', 'stuck'] as const),
]);

/** The table as this seat would see it after the move; undefined if there is nothing to preview. */
export function whatFollows(world: GnosticaState, seat: Seat, move: Move): View | undefined {
  const [kind] = kindOf(move);
  if (BY_LUCK.has(kind) || UNSEEN.has(kind)) return undefined;
  const after = copyState(world);
  play(after, seat, move, new FastLuck(1));
  return view(after, seat);
}

/** GNO-END-4 Would the move end a seat's announced last turn with too few points? */
export function putsOut(world: GnosticaState, seat: Seat, move: Move): boolean {
  if (announcerOf(world.ints) !== seat) return false;
  const after = copyState(world);
  play(after, seat, move, new FastLuck(1));
  return isGone(after.ints, seat);
}
