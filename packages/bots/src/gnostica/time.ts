/** A turn is many decisions, and its time is shared among them: whoever asks may give each of them all of it. */
import { at, END, type GnosticaState, TURN } from '@hortus/gnostica';
import type { Means, Time } from '../bot.ts';

/** Most is decided at the beginning. With the steps of an ordinary turn it is less than the whole. */
const [BEGINNING, STEP, LAST] = [0.6, 0.06, 0.15];

export function shareOf({ ms, now }: Means, { words }: GnosticaState): Time {
  const share = words[at.phase] === TURN ? BEGINNING : words[at.phase] === END ? LAST : STEP;
  return { ms: ms * share, now };
}
