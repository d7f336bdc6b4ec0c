/** Which open permissions pay for a card, and the way of paying each represents. */
import type { ByName, SwayView } from '../types.ts';

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

/** Undefined if a pool class pays for nothing: a sentence that waits. */
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
