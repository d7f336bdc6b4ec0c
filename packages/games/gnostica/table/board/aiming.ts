import type { LandProps } from './Land.tsx';
import type { Aiming } from './Marks.tsx';
import type { ghostsOf, standings } from './places.ts';

/** Pieces with the place and facing they would have after the step. */
export function aimingIn(
  { view, you, acting }: Pick<LandProps, 'view' | 'you' | 'acting'>,
  stands: ReturnType<typeof standings>,
  after: ReturnType<typeof ghostsOf> | undefined,
): readonly Aiming[] {
  const now = acting.flatMap((man) => {
    const i = view.men.indexOf(man);
    const place = stands[i];
    return place === undefined || after?.gone.has(i) ? [] : [{ man, place }];
  });
  const then = (after?.ghosts ?? []).filter(({ man }) => man.owner === you);
  return [...now, ...then.map(({ man, x, y }) => ({ man, place: [x, y] as const }))];
}
