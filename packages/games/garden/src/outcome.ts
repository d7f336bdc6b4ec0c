import { type Outcome, onlySeat, type RunningTime } from '@hortus/kernel';
import { isOver, moverOf } from './setup.ts';
import { at, CELLS, type GardenState, NOBODY, REASONS } from './types.ts';

export const reasonsOf = (bits: number): (typeof REASONS)[number][] =>
  REASONS.filter((_, i) => ((bits >> i) & 1) === 1);

/** GAR-END-1, GAR-END-2, GAR-END-3; the format's own reason comes last (GAR-MAT-2, GAR-MAT-4). */
export function outcome(state: GardenState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { ints, rules } = state;
  const reasons = reasonsOf(ints[at.reasons]).map(({ code, clause }) => ({ code, clause }));
  const { format } = rules.options;
  return {
    winners: ints[at.winner] === NOBODY ? [] : [ints[at.winner]],
    reasons: [
      ...reasons,
      ...(format === 'single'
        ? []
        : format === 'wins3'
          ? [{ code: 'three-wins', clause: 'GAR-MAT-2' }]
          : [{ code: 'points', clause: 'GAR-MAT-4' }]),
    ],
    scores: [ints[at.score], ints[at.score + 1]],
  };
}

/**
 * Each move of each game starts a new limit: a game that adds nothing to the score ends on its last ply, so
 * no two consecutive moves have the same number, not even if X resigns before moving and starts again
 * (GAR-R-18).
 */
export const clock = ({ ints }: GardenState): RunningTime | undefined =>
  ints[at.reasons] !== 0
    ? undefined
    : {
        seats: onlySeat(moverOf(ints)),
        span: (ints[at.score] + ints[at.score + 1]) * CELLS + ints[at.ply],
      };
