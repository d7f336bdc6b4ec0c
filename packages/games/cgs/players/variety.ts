/**
 * Openings vary: at the beginning of an era, chance decides between adventures that seem almost equally good. Later on,
 * and wherever players look ahead, the best is played.
 */
import { adventuresIn, currentIn, phaseIn } from '../src/state/values.ts';
import { NONE, TURN } from '../src/types.ts';
import type { Now } from './now.ts';

/** This many adventures of an era are its opening. */
const OPENING = 1;
/** In points: what counts as equally good. */
const EVEN = 0.5;

export const isOpening = ({ state: { ints } }: Pick<Now, 'state'>): boolean =>
  phaseIn(ints) === TURN && currentIn(ints) === NONE && adventuresIn(ints) < OPENING;

/** The best or, by luck, another that is hardly worse; the list begins with the best. */
export function oneOfBest<T>(now: Now, list: readonly T[], worth: (one: T) => number): T | undefined {
  const [best] = list;
  if (best === undefined || now.varies !== true || !isOpening(now)) return best;
  const even = list.filter((one) => worth(one) >= worth(best) - EVEN);
  return even[now.rng.below(even.length)];
}
