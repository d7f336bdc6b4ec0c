import { type Move, type MoveList, type Refusal, refuse, type Seat } from '@hortus/kernel';
import { isOver, moverOf } from './setup.ts';
import { BORDER, countCells } from './shapes.ts';
import { at, CELLS, type GardenState, MOVES, take } from './types.ts';

/** The move that takes a cell, by the bit of the cell; 32 KB, of which sixteen bytes are looked at. */
const TAKE = new Uint8Array((1 << (CELLS - 1)) + 1);
for (let cell = 0; cell < CELLS; cell++) TAKE[1 << cell] = take.pack(cell);

/** GAR-MOV-1 The moves that take the seventh to the twelfth cell of the border. */
const [SEVENTH, EIGHTH, NINTH, TENTH, ELEVENTH, TWELFTH] = Array.from({ length: CELLS }, (_, cell) => cell)
  .filter((cell) => (BORDER >> cell) & 1)
  .slice(6)
  .map((cell) => take.pack(cell));

/**
 * The moves of the mover, in the order of the cells: a4 b4 c4 d4 a3 … d1. Only the border, open to the first move, has
 * more than six (GAR-MOV-4). Six are always written, whatever is beyond the count is noise, and there is no loop and no
 * call: nothing to mispredict, and nothing after which the engine checks again what it knows. That is worth a tenth
 * of all play.
 */
export function legal(state: GardenState, seat: Seat, out: MoveList): number {
  const { words } = state;
  if (seat !== moverOf(words) || words[at.reasons] !== 0) return 0;
  const open = words[at.open];
  const from2nd = open & (open - 1);
  const from3rd = from2nd & (from2nd - 1);
  const from4th = from3rd & (from3rd - 1);
  const from5th = from4th & (from4th - 1);
  const from6th = from5th & (from5th - 1);
  const from7th = from6th & (from6th - 1);
  out[0] = TAKE[open ^ from2nd];
  out[1] = TAKE[from2nd ^ from3rd];
  out[2] = TAKE[from3rd ^ from4th];
  out[3] = TAKE[from4th ^ from5th];
  out[4] = TAKE[from5th ^ from6th];
  out[5] = TAKE[from6th ^ from7th];
  if (from7th !== 0) {
    out[6] = SEVENTH;
    out[7] = EIGHTH;
    out[8] = NINTH;
    out[9] = TENTH;
    out[10] = ELEVENTH;
    out[11] = TWELFTH;
  }
  return countCells(open);
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
