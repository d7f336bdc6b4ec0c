/** Moves as text: `b4`, `b4[Mt]`, with marks `c4#=`, `resign`, `O time`. Positions are in position.ts. */
import {
  fail,
  type Move,
  NO_LUCK,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import { judge } from './legal.ts';
import { makeCell, makeTile, parseCell, parseTile } from './names.ts';
import { reasonsOf } from './outcome.ts';
import { play } from './play.ts';
import { moverOf } from './setup.ts';
import { at, EVENTS, type GardenState, resign, take, time } from './types.ts';

export const tokenOf = (ints: Int32Array, seat: Seat): 'X' | 'O' => (seat === ints[at.first] ? 'X' : 'O');

/** The player who resigns or runs out of time is named if it isn't the player to move. */
export function makeMove(state: GardenState, seat: Seat, move: Move): string {
  if (take.is(move)) return makeCell(take.get.cell(move));
  const word = resign.is(move) ? 'resign' : 'time';
  return seat === moverOf(state.ints) ? word : `${tokenOf(state.ints, seat)} ${word}`;
}

/** `ir` and `IR` for `Ir`. */
const asTile = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z](?=[a-z]$)/, (letter) => letter.toUpperCase());

const PASSES = new Set(['', '-', '--', 'pass', 'skip', 'none']);

export function parseMove(state: GardenState, seat: Seat, text: string): Result<Move, Refusal> {
  const word = text.trim();
  if (PASSES.has(word.toLowerCase())) return fail(refuse('no-pass', 'GAR-MOV-5'));
  const gone = /^(?:([XO])\s+)?(resign|time)$/i.exec(word);
  if (gone !== null) {
    if (gone[1] !== undefined && gone[1].toUpperCase() !== tokenOf(state.ints, seat))
      return fail(refuse('other-player', 'GAR-R-18'));
    return ok(gone[2]?.toLowerCase() === 'resign' ? resign.pack() : time.pack());
  }
  const parts = /^([a-d][1-4])(?:\[([^\]]*)\])?([#+=*]*)$/i.exec(word);
  const cell = parts?.[1] === undefined ? undefined : parseCell(parts[1].toLowerCase());
  if (parts === null || cell === undefined) return fail(refuse('not-a-cell', 'GAR-MOV-2'));
  const move = take.pack(cell);
  // `judge` refuses illegal moves; here tile and marks are checked against a legal one.
  if (judge(state, seat, move) !== undefined) return ok(move);
  if (parts[2] !== undefined && parseTile(asTile(parts[2])) !== state.ints[at.tileAt + cell])
    return fail(refuse('other-tile', 'GAR-MOV-2'));
  if (parts[3] !== '' && parts[3] !== endOf(state, seat, move)?.marks)
    return fail(refuse('wrong-mark', 'GAR-R-12'));
  return ok(move);
}

/** How a game ended by a move: its marks (`#` row, `+` square, `=` block, `*` full board) and points (GAR-MAT-3). */
export interface End {
  readonly marks: string;
  readonly points: number;
}

/** How the game ends by this legal move, if it does. */
export function endOf(state: GardenState, seat: Seat, move: Move): End | undefined {
  const { ended } = EVENTS.kinds;
  const after = { ints: state.ints.slice(), rules: { ...state.rules, scoring: 'tiles' as const } };
  let end: End | undefined;
  const listen: Sink = {
    tell(event) {
      if (!ended.is(event)) return;
      const marks = reasonsOf(ended.get.reasons(event)).map(({ mark }) => mark);
      end = { marks: marks.join(''), points: ended.get.points(event) };
    },
  };
  // The next garden of a match doesn't matter here, so any order will do for its shuffle.
  play(after, seat, move, { ...NO_LUCK, shuffle: () => undefined }, listen);
  return end;
}

/** `b4[Mt]`, with the marks of its result: for a legal move. */
export const makeFullMove = (state: GardenState, seat: Seat, move: Move): string =>
  take.is(move)
    ? `${makeMove(state, seat, move)}[${makeTile(state.ints[at.tileAt + take.get.cell(move)])}]${endOf(state, seat, move)?.marks ?? ''}`
    : makeMove(state, seat, move);
