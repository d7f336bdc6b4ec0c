import { garden, type View } from '@hortus/garden';
import { moveList, NO_LUCK, type PackedJson, type Seat } from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';

/** Tiles in their order, so that tests can name cells: what matches cell 0 is its row and its column. */
export const ORDERED = 'Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir';

/** The moves that a page would light up. */
export function legalMoves({ view, toAct }: Sight, seat: Seat): PackedJson[] {
  if (!toAct.includes(seat)) return [];
  const options = garden.parseOptions({ format: (view as View).format }, 2);
  if (!options.ok) throw new Error('strange format');
  const world = garden.create(options.value, 2);
  garden.imagine(view as View, world, NO_LUCK);
  const list = moveList(garden);
  return [...list.subarray(0, garden.legal(world, seat, list))].map((move) => garden.moves.toJson(move));
}
