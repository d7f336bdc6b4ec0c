/** The moment in which a plot can be cut short: who may be asked, and answers given in advance. */
import type { Move, Seat } from '@hortus/kernel';
import type { SwayView } from '../types.ts';
import { M } from './by-thing.ts';

/** GEN-R-113 Only the seat after the plotter may cut the plot short. */
export const mayBeAsked = ({ turn, phase, barred, waived, ops }: SwayView, seat: Seat): boolean =>
  phase === 'plot' && (turn + 1) % ops.length === seat && !barred.includes(seat) && !waived.includes(seat);

/** The other side is attacking or has attacked: before that, cutting in means nothing to a newcomer. */
export function hasBeenAttacked({ turn, turns, phase }: SwayView, seat: Seat): boolean {
  const isOwn = (turn & 1) === (seat & 1);
  return turns > 1 || (isOwn ? turns > 0 : phase === 'plot');
}

export const ORDERS = ['could', 'always', 'pass'] as const;
/** When to be asked: only with a card to cut in with, always, or never. */
export type Order = (typeof ORDERS)[number];

/**
 * The automatic answer; undefined if the reader has to be asked. If somebody waits and could read something
 * into the delay, *when I could* works like *always*.
 */
export function standingAnswer(
  given: Order,
  legal: readonly Move[],
  { timed, alone }: { readonly timed: boolean; readonly alone: boolean },
): Move | undefined {
  const pass = legal.find(M.pass.is);
  if (pass === undefined || given === 'always') return undefined;
  if (given === 'pass') return pass;
  return legal.some(M.interrupt.is) || !(timed || alone) ? undefined : pass;
}

/** Answers that anybody at the screen may press for the player who is asked: they reveal nothing. */
export const SPOKEN = { pass: M.pass.pack(), waive: M.waive.pack() } as const;
