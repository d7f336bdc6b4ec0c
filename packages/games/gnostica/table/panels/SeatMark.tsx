import type { Seat } from '@hortus/kernel';
import type { View } from '../../src/index.ts';
import { Piece } from '../board/Piece.tsx';

/** A standing pyramid of the seat's colour. */
export function SeatMark({ seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <svg class="gno-mark" viewBox="-22 -22 44 46" aria-hidden="true" focusable="false">
      <Piece man={{ owner: seat, pips: 3, facing: 'U' }} />
    </svg>
  );
}
