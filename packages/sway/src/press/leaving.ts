/** Cards that leave a zone for good: each is marked first, and once enough are marked they go together. */
import type { Move, Seat } from '@hortus/kernel';
import { FULL, type SwayView } from '../types.ts';
import { type ByThing, M } from './by-thing.ts';

const isLeaving = (move: Move): boolean => M.discard.is(move) || M.give.is(move);

/** The move that sends the card away now. */
export const leaveOf = ({ cards }: Pick<ByThing, 'cards'>, card: number): Move | undefined =>
  cards.get(card)?.find(isLeaving);

/** Does this seat have to let cards go, now or once the others have? */
export const mustLeave = ({ asked, task, phase }: SwayView, seat: Seat | undefined): boolean =>
  asked === seat && (task === 'trim' || phase === 'equalise' || phase === 'giving');

/** What happens to the cards that are marked. */
export const leavesBy = ({ phase, task }: SwayView): 'give' | 'discard' =>
  phase === 'giving' && task === 'none' ? 'give' : 'discard';

/** GEN-DEF-7, GEN-OBS-10 How many ops cards may be kept: seven, or as many as the smallest hand in the finale. */
const keepable = ({ task, ops }: SwayView): number =>
  task === 'trim' ? FULL : Math.min(...ops.map(({ count }) => count));

/** How many ops cards are too many while cards are trimmed. */
export const tooMany = (view: SwayView, seat: Seat): number => (view.ops[seat]?.count ?? 0) - keepable(view);

/**
 * How many cards to mark now; 0 if nothing has to go. If marked cards go first (GEN-R-13), the others follow.
 */
export function dueToLeave(
  view: SwayView,
  seat: Seat | undefined,
  { cards }: Pick<ByThing, 'cards'>,
): number {
  const open = [...cards.values()].filter((moves) => moves.some(isLeaving)).length;
  if (seat === undefined || open === 0) return 0;
  const due = view.task === 'trim' || view.phase === 'equalise' ? tooMany(view, seat) : 1;
  return Math.min(due, open);
}

/** Marks or unmarks a card; beyond `due` the oldest mark is dropped. */
export const marking = (marked: readonly number[], card: number, due: number): readonly number[] =>
  marked.includes(card) ? marked.filter((one) => one !== card) : [...marked, card].slice(-due);
