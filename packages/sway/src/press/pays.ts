/** Which open permissions pay for a card, and the way of paying each represents. */
import type { Move } from '@hortus/kernel';
import { ABILITIES, type ByName, type SwayView } from '../types.ts';
import { M } from './by-thing.ts';

const PAYS: Readonly<Record<string, ByName>> = {
  plain: 'plain',
  engineering: 'engineering',
  persuasion: 'persuasion',
  valor: 'valor',
  undrawn: 'valor',
  sabotage: 'hidden',
  insurgence: 'insurgence',
};

const isVision = (cls: string): cls is ByName => cls.startsWith('vision');

/** Undefined where a class of the pool pays for nothing: a sentence that waits. */
export const payOf = (cls: string): ByName | undefined => (isVision(cls) ? cls : PAYS[cls]);

/** How many cards the open permissions could pay for; what those would open isn't counted (GEN-VIS-1, GEN-E-5). */
export function room({ pool, strike }: SwayView): number {
  if (strike !== 'none') return Number.POSITIVE_INFINITY;
  return Object.entries(pool).reduce(
    (sum, [cls, count]) =>
      payOf(cls) === undefined ? sum : sum + (isVision(cls) ? Number.POSITIVE_INFINITY : count),
    0,
  );
}

/** A sentence of the pool that one of these moves carries out. */
export function isOffered(cls: string, moves: readonly Move[]): boolean {
  return moves.some(
    (move) =>
      (cls === 'refill' && M.refill.is(move)) ||
      (cls === 'omen' && M.omen.is(move)) ||
      (cls === 'negotiation' && (M.negotiate.is(move) || M.negotiateFor.is(move))) ||
      (M.draw.is(move) && ABILITIES[M.draw.get.by(move)] === cls),
  );
}
