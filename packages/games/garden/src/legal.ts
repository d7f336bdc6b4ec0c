import {
  beyondSix,
  byBit,
  listSmallSet,
  type Move,
  type MoveList,
  type Refusal,
  refuse,
  type Seat,
} from '@hortus/kernel';
import { isOver, moverOf } from './setup.ts';
import { BORDER } from './shapes.ts';
import { at, CELLS, type GardenState, MOVES, take } from './types.ts';

const TAKES = byBit(CELLS, take.pack);
/** GAR-MOV-1, GAR-MOV-4 Only the border, open to the first move, has more than six cells. */
const BEYOND_SIX = beyondSix(BORDER, TAKES);

/** The moves of the mover, in the order of the cells: a4 b4 c4 d4 a3 … d1. */
export function legal(state: GardenState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  return seat === moverOf(ints) ? listSmallSet(ints[at.open], TAKES, BEYOND_SIX, out) : 0;
}

/**
 * Why a move isn't legal. Must agree with `legal`;
 * also judges the host's moves, resigning and time (GAR-R-18).
 */
export function judge(state: GardenState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  if (isOver(state)) return refuse('over', 'GAR-AIM-1');
  if (seat !== 0 && seat !== 1) return refuse('no-such-seat', 'GAR-CMP-1');
  if (!MOVES.knows(move)) return refuse('not-a-move', 'GAR-MOV-2');
  if (!take.is(move)) return undefined;
  if (seat !== moverOf(ints)) return refuse('not-your-turn', 'GAR-MOV-5');
  const cell = 1 << take.get.cell(move);
  if ((ints[at.free] & cell) === 0) return refuse('taken', 'GAR-MOV-6');
  if ((ints[at.open] & cell) !== 0) return undefined;
  return ints[at.ply] === 0 ? refuse('border-first', 'GAR-MOV-1') : refuse('no-match', 'GAR-MOV-4');
}
