import type { Seat } from '@hortus/kernel';
import type { View } from '../src/index.ts';

/** A tab of the seat's colour. */
export function SeatMark({ seat }: { readonly view: View; readonly seat: Seat }) {
  return <span class={`cgs-mark cgs-of-${seat}`} aria-hidden="true" />;
}
