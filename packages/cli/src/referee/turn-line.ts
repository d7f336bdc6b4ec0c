/**
 * A whole turn on one line, as the ledgers write it: `7. b engage Gale (a pass the plot); finish`. The number is
 * optional. What others do in between goes in brackets, and the host's answers for them in a window may be omitted. A
 * game with its own notation for turns reads them itself.
 */
import {
  fail,
  type Game,
  type Move,
  ok,
  type Refusal,
  type Result,
  type Rng,
  refuse,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Tried } from './verb.ts';

export interface MadeMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** The luck of the nth move of a line. */
export type LuckOf = (nth: number) => Rng;

interface Stopped {
  readonly refusal: Refusal;
  readonly tried?: Tried;
}

const LETTERS = 'abcdef';
/** Line : (Number ".")? Seat Part … */
const LINE = /^\s*(?:\d+\.\s*)?([a-f])\s+(\S.*)$/s;

export const isTurnLine = (text: string): boolean => LINE.test(text);

/** Plays the line on `state`, and returns whose moves it consists of; if it fails, the state is left part-way. */
export function readTurnLine(
  game: Game,
  state: State,
  seat: Seat,
  line: string,
  luckOf: LuckOf,
): Result<readonly MadeMove[], Stopped> {
  const [, letter = '', rest = ''] = LINE.exec(line) ?? [];
  if (LETTERS.indexOf(letter) !== seat) return fail({ refusal: refuse('other-player') });
  if (game.notation.playLine !== undefined) {
    const read = game.notation.playLine(state, line, luckOf);
    return read.ok ? ok(read.value.map((move) => ({ seat, move }))) : fail({ refusal: read.fault });
  }
  const made: MadeMove[] = [];
  const play = (by: Seat, move: Move): void => {
    game.play(state, by, move, luckOf(made.length));
    made.push({ seat: by, move });
  };
  for (const { by, text } of partsOf(rest, seat)) {
    for (const { seat: asked, answer } of game.window(state)?.answers ?? [])
      if (asked !== by) play(asked, answer);
    const move = game.notation.parseMove(state, by, text);
    const refusal = move.ok ? game.judge(state, by, move.value) : move.fault;
    if (!move.ok || refusal !== undefined)
      return fail({
        refusal: refusal ?? refuse('unreadable-move'),
        tried: { seat: by, text, readable: move.ok, state },
      });
    play(by, move.value);
  }
  return ok(made);
}

interface Part {
  readonly by: Seat;
  readonly text: string;
}

/** Part : Move | "(" Seat Move (";" Seat Move)* ")" ; a semicolon separates moves of one seat. */
function partsOf(text: string, seat: Seat): Part[] {
  const parts: Part[] = [];
  // A name may have brackets too; those with other seats' moves begin with a seat.
  for (const piece of text.split(/(\([a-f] [^()]*\))/)) {
    const isOthers = /^\([a-f] /.test(piece);
    for (const one of (isOthers ? piece.slice(1, -1) : piece).split(';')) {
      const [, letter, move = ''] = isOthers ? (/^\s*([a-f])\s+(.*)$/.exec(one) ?? []) : [];
      const said = (isOthers ? move : one).trim();
      if (said !== '') parts.push({ by: letter === undefined ? seat : LETTERS.indexOf(letter), text: said });
    }
  }
  return parts;
}
