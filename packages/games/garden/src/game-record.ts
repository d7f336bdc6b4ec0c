/**
 * A game as one line: `X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)`,
 * points in brackets, even if games are counted.
 */
import {
  copyState,
  fail,
  type Move,
  NO_LUCK,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@hortus/kernel';
import { judge } from './legal.ts';
import { type End, endOf, makeMove, parseMove, tokenOf } from './notation.ts';
import { play } from './play.ts';
import { moverOf } from './setup.ts';
import { at, type GardenState } from './types.ts';

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Writes one game from its starting position.
 * `start` must have the player to move who makes the first of `moves`.
 */
export function makeGame(start: GardenState, moves: readonly RecordedMove[]): string {
  const state = copyState(start);
  const parts = [`${tokenOf(state.ints, moverOf(state.ints))}:`];
  for (const [i, { seat, move }] of moves.entries()) {
    const ply = state.ints[at.ply];
    if (ply % 2 === 0) parts.push(`${ply / 2 + 1}.`);
    else if (i === 0) parts.push(`${(ply + 1) / 2}. …`);
    const end = endOf(state, seat, move);
    parts.push(makeMove(state, seat, move) + (end?.marks ?? ''));
    if (end !== undefined) {
      parts.push(`(${end.points})`);
      break;
    }
    play(state, seat, move, NO_LUCK);
  }
  return parts.join(' ');
}

/**
 * Reads such a line against the position it starts from.
 * Numbers, tiles, marks and points are optional, but checked if present.
 */
export function parseGame(start: GardenState, line: string): Result<RecordedMove[], Refusal> {
  const state = copyState(start);
  const head = /^\s*([XO]):/.exec(line);
  if (head === null || head[1] !== tokenOf(state.ints, moverOf(state.ints)))
    return fail(refuse('not-a-record', 'GAR-MOV-5'));
  const words = line.slice(head[0].length).match(/[XO]\s+(?:resign|time)(?!\S)|\S+/g) ?? [];
  const moves: RecordedMove[] = [];
  let end: End | undefined;
  for (const word of words) {
    const ply = state.ints[at.ply];
    if (word === '…' && moves.length === 0 && ply % 2 === 1) continue;
    const number = /^(\d+)\.$/.exec(word);
    if (number !== null && end === undefined) {
      if (Number(number[1]) === (ply >> 1) + 1 && (ply % 2 === 0 || moves.length === 0)) continue;
      return fail(refuse('wrong-number', 'GAR-MOV-5'));
    }
    const points = /^\((\d+)\)$/.exec(word);
    if (points !== null) {
      if (Number(points[1]) === end?.points) continue;
      return fail(refuse('wrong-points', 'GAR-MAT-3'));
    }
    if (end !== undefined) return fail(refuse('over', 'GAR-AIM-1'));
    const mover = moverOf(state.ints);
    const seat = word.startsWith(tokenOf(state.ints, 1 - mover)) ? 1 - mover : mover;
    const move = parseMove(state, seat, word);
    if (!move.ok) return move;
    const refusal = judge(state, seat, move.value);
    if (refusal !== undefined) return fail(refusal);
    moves.push({ seat, move: move.value });
    end = endOf(state, seat, move.value);
    if (end === undefined) play(state, seat, move.value, NO_LUCK);
  }
  return ok(moves);
}
