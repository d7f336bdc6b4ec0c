/**
 * Positions as text: `X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O`, then what differs from
 * its default: `first B`, `format vp10`, `score A 8 B 3`, `fullBoard draw`, and `end X resign` or `end O time`.
 * Nobody is to move (`move -`) when the match is over; who won then follows from the garden, or from `end`.
 */
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';
import { makeTile } from './names.ts';
import { tokenOf } from './notation.ts';
import { pointsLeft } from './play.ts';
import { faultsOf } from './position-faults.ts';
import { faultAt, readPosition, type Word, type Written } from './position-text.ts';
import { isOver, moverOf, rulesOf } from './setup.ts';
import { hasShape, reasonsFor } from './shapes.ts';
import {
  at,
  BLOCK,
  FULL_BOARD,
  type GardenState,
  NO_TILE,
  NOBODY,
  type Options,
  RESIGNATION,
  size,
  TIME,
} from './types.ts';
import { cellsOf, layCells } from './view.ts';

export function makePosition(state: GardenState): string {
  const { ints, rules } = state;
  const { format, fullBoard } = rules.options;
  const cells = cellsOf(ints);
  const rows = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4).join(' ')).join(' / ');
  const over = isOver(state);
  const parts = [
    rows,
    `top ${ints[at.top] === NO_TILE ? '-' : makeTile(ints[at.top])}`,
    `move ${over ? '-' : tokenOf(ints, moverOf(ints))}`,
  ];
  if (ints[at.first] === 1) parts.push('first B');
  if (format !== 'single') parts.push(`format ${format}`);
  if (format !== 'single' && ints[at.score] + ints[at.score + 1] > 0)
    parts.push(`score A ${ints[at.score]} B ${ints[at.score + 1]}`);
  if (fullBoard === 'draw') parts.push('fullBoard draw');
  if (over && (ints[at.reasons] & (RESIGNATION | TIME)) !== 0)
    parts.push(`end ${tokenOf(ints, 1 - ints[at.winner])} ${ints[at.reasons] === TIME ? 'time' : 'resign'}`);
  return parts.join(' ');
}

export function parsePosition(text: string, options: Options): Result<GardenState, Diagnostic[]> {
  const read = readPosition(text, options);
  if (!read.ok) return read;
  const written = read.value;
  const faults = faultsOf(written);
  if (faults.length > 0) return fail(faults);

  const rules = rulesOf({ ...options, format: written.format, fullBoard: written.fullBoard });
  const state: GardenState = { ints: new Int32Array(size), rules };
  const { ints } = state;
  layCells(
    ints,
    written.cells.map(({ text: cell }) => cell),
    written.top.text === '-' ? null : written.top.text,
  );
  ints[at.first] = written.first === 'A' ? 0 : 1;
  ints.set(written.score?.map(({ text: points }) => Number(points)) ?? [0, 0], at.score);
  const fault = settle(state, written);
  return fault === undefined ? ok(state) : fail([fault]);
}

/**
 * Is the match over here, and who won? A written `move -` must have a reason, and so must a score. A player
 * to move who has no tile to take has lost, whether or not it is written as `move -` (GAR-END-2).
 */
function settle(state: GardenState, { move, end, score }: Written): Diagnostic | undefined {
  const { ints, rules } = state;
  const { format } = rules.options;
  const bad = (word: Word, code: string, message: string, clause: string): Diagnostic =>
    faultAt(word, { code, message, clause });
  const shapes = [hasShape(ints[at.held]), hasShape(ints[at.held + 1])];
  const last = (ints[at.ply] + 1) & 1; // the token that moved last
  if (shapes[1 - last]) return bad(move, 'late-shape', 'the player to move has a shape already', 'GAR-END-1');
  const ended = shapes[last] || ints[at.open] === 0;
  if (ended && end !== undefined)
    return bad(end[0], 'ended-twice', 'the game had ended before anyone gave up', 'GAR-END-1');
  if (end !== undefined && move.text !== '-')
    return bad(move, 'bad-mover', `after a game given up it is not ${move.text}'s turn`, 'GAR-R-18');
  if (!ended && end === undefined && move.text === '-')
    return bad(move, 'not-over', 'nobody is to move, but the game has not ended', 'GAR-MOV-5');

  let winner: number = ints[at.first] ^ last;
  let reasons = reasonsFor(ints[at.held + last], ints[at.free], ints[at.open]);
  if (end !== undefined) {
    winner = ints[at.first] ^ (end[0].text === 'X' ? 1 : 0);
    reasons = end[1].text === 'time' ? TIME : RESIGNATION;
  } else if (!ended) winner = NOBODY;
  else if (reasons === 0) {
    reasons = rules.options.fullBoard === 'block' ? BLOCK | FULL_BOARD : FULL_BOARD;
    if (rules.options.fullBoard === 'draw') winner = NOBODY;
  }
  if (format === 'single' && score === undefined && winner !== NOBODY) ints[at.score + winner] = 1;

  // Before this game nobody had the score that ends the match, and now the winner of this game has it.
  const before = [ints[at.score], ints[at.score + 1]];
  if (winner !== NOBODY) before[winner] -= rules.scoring === 'tiles' ? pointsLeft(ints) : 1;
  const clause = format === 'single' ? 'GAR-MAT-1' : format === 'wins3' ? 'GAR-MAT-2' : 'GAR-MAT-4';
  if (before.some((had) => had >= rules.target))
    return bad(
      score?.[0] ?? move,
      'match-over',
      'a player had the score that ends the match before this',
      clause,
    );
  if (reasons === 0) return undefined;
  const decided = winner === NOBODY ? format === 'single' : ints[at.score + winner] >= rules.target;
  if (!decided)
    return format === 'single'
      ? bad(score?.[0] ?? move, 'bad-score', 'the winner of a single game has the score 1', clause)
      : bad(move, 'game-over', 'this game has ended, and the match goes on with a fresh garden', 'GAR-MAT-6');
  ints[at.reasons] = reasons;
  ints[at.open] = 0;
  ints[at.winner] = winner;
  return undefined;
}
