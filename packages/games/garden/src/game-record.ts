/** A game as one line: `X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)`, points in brackets where they are scored. */
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
import { endOf, makeMove, parseMove, tokenOf } from './notation.ts';
import { play } from './play.ts';
import { isOver, moverOf } from './setup.ts';
import { at, type GardenState } from './types.ts';

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** Writes one game from its position on. `start` must be at the player to move that the moves begin with. */
export function makeGame(start: GardenState, moves: readonly RecordedMove[]): string {
  const state = copyState(start);
  const parts = [`${tokenOf(state.words, moverOf(state.words))}:`];
  for (const [i, { seat, move }] of moves.entries()) {
    const ply = state.words[at.ply];
    if (ply % 2 === 0) parts.push(`${ply / 2 + 1}.`);
    else if (i === 0) parts.push(`${(ply + 1) / 2}. …`);
    const end = endOf(state, seat, move);
    parts.push(makeMove(state, seat, move) + (end?.marks ?? ''));
    if (end !== undefined) {
      if (state.rules.scoring === 'tiles') parts.push(`(${end.points})`);
      break;
    }
    play(state, seat, move, NO_LUCK);
  }
  return parts.join(' ');
}

/** Reads such a line against the position it starts from; every move, mark and number of points is checked. */
export function parseGame(start: GardenState, line: string): Result<RecordedMove[], Refusal> {
  const state = copyState(start);
  const head = /^\s*([XO]):\s*/.exec(line);
  if (head === null || head[1] !== tokenOf(state.words, moverOf(state.words)))
    return fail(refuse('not-a-record', 'GAR-MOV-5'));
  const words = line.slice(head[0].length).match(/\d+\.|…|\((\d+)\)|(?:[XO]\s+)?(?:resign|time)|\S+/g) ?? [];
  const moves: RecordedMove[] = [];
  let points: number | undefined;
  for (const word of words) {
    if (/^(\d+\.|…)$/.test(word)) continue;
    const given = /^\((\d+)\)$/.exec(word);
    if (given !== null) {
      if (points === undefined || Number(given[1]) !== points)
        return fail(refuse('wrong-points', 'GAR-MAT-3'));
      continue;
    }
    if (points !== undefined || isOver(state)) return fail(refuse('over', 'GAR-END-1'));
    const named = /^([XO])\s/.exec(word)?.[1];
    const mover = moverOf(state.words);
    const seat = named === undefined || named === tokenOf(state.words, mover) ? mover : 1 - mover;
    const move = parseMove(state, seat, word);
    if (!move.ok) return move;
    const refusal = judge(state, seat, move.value);
    if (refusal !== undefined) return fail(refusal);
    const end = endOf(state, seat, move.value);
    const marks = /[#+=*]*$/.exec(word)?.[0] ?? '';
    if (end !== undefined && marks !== end.marks) return fail(refuse('wrong-mark', 'GAR-R-12'));
    moves.push({ seat, move: move.value });
    if (end !== undefined) points = end.points;
    else play(state, seat, move.value, NO_LUCK);
  }
  return ok(moves);
}
