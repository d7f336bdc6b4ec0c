/** What the table would look like after a card. */
import type { Move, Seat } from '@hortus/kernel';
import { type CgsState, type Outlook, outlookAfter, outlookSoon } from '../../src/index.ts';
import { type Desk, layingOf } from '../desk.ts';

/** What playing a card would lead to, worked out once for each. */
export function ghostsIn(
  world: CgsState,
  seat: Seat | undefined,
  legal: readonly Move[],
  soon: ReadonlySet<number>,
  planned: readonly number[],
): Desk['ghostOf'] {
  const known = new Map<number, Outlook | undefined>();
  const ghostOf = (face: number): Outlook | undefined => {
    if (seat === undefined) return undefined;
    const move = layingOf(legal, face);
    if (move !== undefined) return outlookAfter(world, seat, move);
    return soon.has(face) ? outlookSoon(world, seat, face, planned) : undefined;
  };
  return (face) => {
    if (!known.has(face)) known.set(face, ghostOf(face));
    return known.get(face);
  };
}
