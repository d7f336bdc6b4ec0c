/** A hint with several steps, followed step by step. */
import type { Advice } from '@hortus/bots';
import type { Move } from '@hortus/kernel';
import type { Hint } from './source.ts';

/** Whether the second move does what the first was meant to do. */
export type IsSameStep = (hinted: Move, move: Move) => boolean;

const isIt: IsSameStep = (hinted, move) => hinted === move;

/** The steps after the one that was followed; undefined if another move was made or no step is left. */
export function aheadOf(hint: Hint | undefined, move: Move, isSame: IsSameStep = isIt): Advice | undefined {
  if (hint === undefined || 'move' in hint || hint.moves.length < 2) return undefined;
  const [first = -1] = hint.moves;
  if (first !== move && !isSame(first, move)) return undefined;
  return { ...hint, moves: hint.moves.slice(1), views: hint.views.slice(1) };
}

/** The hint with its next step as it can be made now; undefined if it can't be made any more. */
export function stillAhead(
  hint: Advice,
  legal: readonly Move[],
  isSame: IsSameStep = isIt,
): Advice | undefined {
  const [first, ...later] = hint.moves;
  if (first === undefined) return undefined;
  const next = legal.find((move) => move === first) ?? legal.find((move) => isSame(first, move));
  return next === undefined ? undefined : { ...hint, moves: [next, ...later] };
}
