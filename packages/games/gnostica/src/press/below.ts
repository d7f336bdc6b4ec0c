/** What lies below a piece that was pressed. */
import type { View } from '../types.ts';
import type { Meaning } from './meaning.ts';
import type { Question } from './question.ts';
import { isSameSpace, pieceAt, siteAt } from './things.ts';

/**
 * A piece was pressed that can only be turned:
 * returns the move that uses its card, which may have been meant.
 */
export function cardBelow({ all, single }: Question, view: View): Meaning | undefined {
  const [pressed] = single ?? [];
  const man = pressed?.kind === 'turn' ? pieceAt(view, pressed.actor) : undefined;
  if (man === undefined) return undefined;
  return all.find(({ kind, target }) => {
    const site = siteAt(view, target);
    return kind === 'act' && site !== undefined && isSameSpace(man, site);
  });
}
