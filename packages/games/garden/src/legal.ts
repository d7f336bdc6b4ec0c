import { lowestBit, type Move, type MoveList, type Refusal, refuse, type Seat } from '@hortus/kernel';
import { isOver, moverOf } from './setup.ts';
import { countCells } from './shapes.ts';
import { at, type GardenState, MOVES, take } from './types.ts';

/** GAR-MOV-4 After the first move no tile has more than six others that share something with it. */
const MOST_MATCHING = 6;

/**
 * The moves of the mover, in the order of the cells: a4 b4 c4 d4 a3 … d1. Always writes six, and whatever is beyond
 * the count is noise: a loop that never stops early cannot be mispredicted, which is worth a tenth of all play.
 */
export function legal(state: GardenState, seat: Seat, out: MoveList): number {
  const { words } = state;
  if (seat !== moverOf(words) || words[at.reasons] !== 0) return 0;
  let open = words[at.open];
  const count = countCells(open);
  for (let i = 0; i < MOST_MATCHING; i++) {
    out[i] = take.pack(lowestBit(open));
    open &= open - 1;
  }
  for (let i = MOST_MATCHING; open !== 0; i++) {
    out[i] = take.pack(lowestBit(open));
    open &= open - 1;
  }
  return count;
}

/** Why not? Must agree with `legal`, and with the host's moves besides: resigning and time (GAR-R-18). */
export function judge(state: GardenState, seat: Seat, move: Move): Refusal | undefined {
  const { words } = state;
  if (isOver(state)) return refuse('over', 'GAR-AIM-1');
  if (seat !== 0 && seat !== 1) return refuse('no-such-seat', 'GAR-CMP-1');
  if (!MOVES.knows(move)) return refuse('not-a-move', 'GAR-MOV-2');
  if (!take.is(move)) return undefined;
  if (seat !== moverOf(words)) return refuse('not-your-turn', 'GAR-MOV-5');
  const cell = 1 << take.get.cell(move);
  if ((words[at.free] & cell) === 0) return refuse('taken', 'GAR-MOV-6');
  if ((words[at.open] & cell) !== 0) return undefined;
  return words[at.ply] === 0 ? refuse('border-first', 'GAR-MOV-1') : refuse('no-match', 'GAR-MOV-4');
}
