/** A hint with several steps, followed step by step. */
import type { Advice } from '@hortus/bots';
import type { Move } from '@hortus/kernel';
import type { Hint } from './source.ts';

/** The steps after the one that was followed; undefined if another move was made or no step is left. */
export function aheadOf(hint: Hint | undefined, move: Move): Advice | undefined {
  if (hint === undefined || 'move' in hint || hint.moves[0] !== move || hint.moves.length < 2)
    return undefined;
  return { ...hint, moves: hint.moves.slice(1), views: hint.views.slice(1) };
}
