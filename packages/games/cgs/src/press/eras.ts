/** How the eras of a session were scored, from what was told. */
import type { PackedJson, Seat } from '@hortus/kernel';
import { POINTS_ZERO } from '../types.ts';

export interface EraScore {
  /** By the first seat of each player. */
  readonly points: ReadonlyMap<Seat, number>;
  readonly winners: readonly Seat[];
}

export function erasIn(told: readonly PackedJson[]): readonly EraScore[] {
  const eras: { points: Map<Seat, number>; winners: Seat[] }[] = [];
  for (const event of told) {
    if (event.kind === 'eraEnded') eras.push({ points: new Map(), winners: [] });
    const era = eras.at(-1);
    const seat = Number(event.seat);
    if (event.kind === 'scored') era?.points.set(seat, Number(event.points) - POINTS_ZERO);
    if (event.kind === 'eraWon') era?.winners.push(seat);
  }
  return eras;
}
