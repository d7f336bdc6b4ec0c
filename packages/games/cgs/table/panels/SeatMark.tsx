import type { Seat } from '@hortus/kernel';
import type { View } from '../../src/index.ts';
import { playerIn } from '../players.ts';

/** A tab in the player's colour; all persons of a group have the same. */
export function SeatMark({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return <span class={`cgs-mark cgs-of-${playerIn(view, seat)}`} aria-hidden="true" />;
}
