/** Points in events. They are exact: sums of nine-digit values take more than the bits of one event (CGS-R-145). */
import type { Packed, PackedJson, Seat } from '@hortus/kernel';
import { EVENTS, POINTS_ZERO } from '../types.ts';

const { scored, scoredHigh } = EVENTS.kinds;
const BASE = 2 * POINTS_ZERO;

/** The events that report these points, the lowest digit last. */
export function scoredEvents(seat: Seat, points: number): readonly Packed[] {
  const events: Packed[] = [];
  for (let left = points, kind: typeof scored | typeof scoredHigh = scored; ; kind = scoredHigh) {
    const rest = (((left + POINTS_ZERO) % BASE) + BASE) % BASE;
    events.unshift(kind.pack(seat, rest));
    left = (left + POINTS_ZERO - rest) / BASE;
    if (left === 0) return events;
  }
}

/** Reads events one after another, and returns the points once all digits have arrived. */
export class PointsHeard {
  #high = 0;

  hear({ kind, seat, points }: PackedJson): { readonly seat: Seat; readonly points: number } | undefined {
    if (kind !== 'scored' && kind !== 'scoredHigh') return undefined;
    const sum = this.#high * BASE + Number(points) - POINTS_ZERO;
    this.#high = kind === 'scored' ? 0 : sum;
    return kind === 'scored' ? { seat: Number(seat), points: sum } : undefined;
  }
}
