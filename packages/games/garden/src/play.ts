import {
  bitCount,
  EVERYONE,
  type Move,
  NO_SEATS,
  onlySeat,
  type Rng,
  type Seat,
  type SeatSet,
  type Sink,
} from '@hortus/kernel';
import { symbolOf, vegetationOf } from './numbers.ts';
import { shuffleGarden, startGame } from './setup.ts';
import { hasShape, reasonsFor } from './shapes.ts';
import {
  at,
  BLOCK,
  EVENTS,
  FULL_BOARD,
  type GardenState,
  LARGEST_SCORE,
  NOBODY,
  RESIGNATION,
  TIME,
  take,
  time,
} from './types.ts';

const { dealt, took, ended, decided } = EVENTS.kinds;

/** GAR-MOV-2, GAR-MOV-3 The tile goes on top of those taken before, and the player's token takes its place. */
export function play(state: GardenState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  if (!take.is(move)) return giveUp(state, seat, move, rng, told);
  const { ints } = state;
  const cell = take.get.cell(move);
  const tile = ints[at.tileAt + cell];
  const ply = ints[at.ply];
  const own = at.held + (ply & 1);
  const held = ints[own] | (1 << cell);
  const free = ints[at.free] & ~(1 << cell);
  const open = free & matching(ints, tile);
  ints[own] = held;
  ints[at.free] = free;
  ints[at.ply] = ply + 1;
  ints[at.top] = tile;
  ints[at.open] = open;
  told?.tell(took.pack(seat, cell, tile), EVERYONE, false);
  return open !== 0 && !hasShape(held) ? onlySeat(1 - seat) : endByMove(state, seat, held, rng, told);
}

/** GAR-MOV-4 The cells dealt a tile with the same vegetation or the same symbol. */
export const matching = (ints: Int32Array, tile: number): number =>
  ints[at.vegetation + vegetationOf(tile)] | ints[at.symbol + symbolOf(tile)];

/**
 * GAR-END-1, GAR-END-2 The game ends immediately;
 * for a full board without a shape, as the option says (GAR-R-7).
 */
function endByMove(state: GardenState, seat: Seat, held: number, rng: Rng, told: Sink | undefined): SeatSet {
  const { ints, rules } = state;
  const reasons = reasonsFor(held, ints[at.free], ints[at.open]);
  if (reasons !== 0) return endGame(state, seat, reasons, rng, told);
  return rules.options.fullBoard === 'block'
    ? endGame(state, seat, BLOCK | FULL_BOARD, rng, told)
    : endGame(state, NOBODY, FULL_BOARD, rng, told);
}

/** GAR-R-18 Resigning and losing on time count as a lost game. */
const giveUp = (state: GardenState, seat: Seat, move: Move, rng: Rng, told: Sink | undefined): SeatSet =>
  endGame(state, 1 - seat, time.is(move) ? TIME : RESIGNATION, rng, told);

/** GAR-MAT-1 … GAR-MAT-6 Scores the game; the match ends, or the loser starts the next from a fresh shuffle. */
function endGame(
  state: GardenState,
  winner: Seat | typeof NOBODY,
  reasons: number,
  rng: Rng,
  told: Sink | undefined,
): SeatSet {
  const { ints, rules } = state;
  const points = winner === NOBODY || rules.scoring === 'game' ? 0 : pointsLeft(ints);
  told?.tell(ended.pack(winner, reasons, points), EVERYONE, false);
  if (winner !== NOBODY) ints[at.score + winner] += rules.scoring === 'tiles' ? points : 1;
  if (rules.options.format === 'single' || (winner !== NOBODY && ints[at.score + winner] >= rules.target)) {
    ints[at.reasons] = reasons;
    ints[at.open] = 0;
    ints[at.winner] = winner;
    told?.tell(decided.pack(winner), EVERYONE, false);
    return NO_SEATS;
  }
  // GAR-MAT-5 After a drawn game the same player starts again.
  const first = winner === NOBODY ? ints[at.first] : 1 - winner;
  shuffleGarden(ints, rng);
  told?.tell(dealt.pack(first), EVERYONE, true);
  return startGame(ints, first);
}

/** GAR-MAT-3, GAR-R-9, GAR-R-18 The tiles still in the garden, never more than a finished game could leave. */
export const pointsLeft = (ints: Int32Array): number => Math.min(bitCount(ints[at.free]), LARGEST_SCORE);
