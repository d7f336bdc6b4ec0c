/** Moves that differ only in who makes them. */
import type { Group } from './facing.ts';
import type { Meaning } from './meaning.ts';

/** GNO-JUD-1 Which minion fetches matters, and a turn is about the piece that turns. */
const isOnesOwn = ({ kind }: Meaning): boolean => kind === 'fetch' || kind === 'turn';

/**
 * Keeps one of each: whichever minion acts, the result is the same.
 * On the board every minion can still be pressed.
 */
export function likeless(groups: readonly Group[]): readonly Group[] {
  const seen = new Set<string>();
  return groups.filter(([one]) => {
    if (isOnesOwn(one) || one.actor === undefined) return true;
    const { kind, target, to, card, amount } = one;
    const deed = [kind, target, to, card, amount].join(' ');
    return !seen.has(deed) && seen.add(deed);
  });
}
