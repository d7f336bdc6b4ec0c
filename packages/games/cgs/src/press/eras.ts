/** How the eras of a session were scored, according to the events. */
import type { PackedJson, Seat } from '@hortus/kernel';
import { PointsHeard } from '../arithmetic/points.ts';

export interface EraScore {
  /** By each player's first seat. */
  readonly points: ReadonlyMap<Seat, number>;
  readonly winners: readonly Seat[];
}

export function erasIn(told: readonly PackedJson[]): readonly EraScore[] {
  const eras: { points: Map<Seat, number>; winners: Seat[] }[] = [];
  const heard = new PointsHeard();
  for (const event of told) {
    if (event.kind === 'eraEnded') eras.push({ points: new Map(), winners: [] });
    const era = eras.at(-1);
    const scored = heard.hear(event);
    if (scored !== undefined) era?.points.set(scored.seat, scored.points);
    if (event.kind === 'eraWon') era?.winners.push(Number(event.seat));
  }
  return eras;
}
