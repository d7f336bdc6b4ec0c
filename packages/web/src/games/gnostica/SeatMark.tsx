import type { View } from '@hortus/gnostica';
import type { Seat } from '@hortus/kernel';
import { Piece } from './Piece.tsx';

/** A standing pyramid of the seat's colour. */
export function SeatMark({ seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <svg class="gno-mark" viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <Piece man={{ owner: seat, pips: 3, facing: 'U', x: 0, y: 0, minion: false }} x={0} y={0} />
    </svg>
  );
}
