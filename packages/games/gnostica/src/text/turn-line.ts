/**
 * A whole turn on one line, as in the ledger: `14. a play 18: a2E@-1,0 rod 1>U; a2U@0,0 sword 1 b1N !`. What a card
 * in use flips or copies follows it in braces, `flip[R9] { skip }`; powers left over at the end of a line or of
 * braces are skipped. A line ends with `!` if the player announces, otherwise with `.`.
 */
import { fail, type Move, ok, type Refusal, type Result, type Rng, refuse, type Seat } from '@hortus/kernel';
import { cardAt, landCard } from '../board/land.ts';
import { CODES, cardNamed } from '../cards/cards.ts';
import { frameCard, topFrame } from '../cards/frames.ts';
import { judge } from '../legal.ts';
import { play } from '../play.ts';
import { targetIn } from '../powers/cup.ts';
import { at, END, type GnosticaState, kinds, STEPS } from '../types.ts';
import { withCodes } from './card-names.ts';
import { makeMove } from './make-move.ts';
import { LETTERS, seatName } from './names.ts';
import { parseMove } from './parse-move.ts';
import { NO_END, UNREADABLE } from './reading.ts';

const { rest, announce, skip, flip, copy, cupTop, draw, stuck } = kinds;
const PASS = draw.pack(0, 0);

/** The luck for the nth move of a turn. */
export type LuckOf = (nth: number) => Rng;

/** Plays the moves of one turn on `state`, and returns its line. */
export function makeTurn(state: GnosticaState, moves: readonly Move[], luckOf: LuckOf): string {
  const { ints } = state;
  const seat = ints[at.turn];
  /** For each open brace, the depth of its frame. */
  const braces: number[] = [];
  let line = `${ints[at.turns] + 1}. ${seatName(seat)} `;
  let separator = '';
  for (const [i, move] of moves.entries()) {
    // Announced instead of a pass that would have drawn the game (GNO-R-59).
    if (i === 0 && announce.is(move)) line += passText(state, seat);
    const text = makeMove(state, seat, move);
    const target = cupTop.is(move) ? targetIn(ints, cupTop.get.actor(move)) : 0;
    play(state, seat, move, luckOf(i));
    if (rest.is(move) || announce.is(move)) continue;
    line += `${separator}${text}`;
    if (cupTop.is(move)) line += `[${CODES[cardAt(ints, target)]}]`;
    if (flip.is(move)) line += `[${CODES[frameCard(topFrame(ints))]}]`;
    separator = i === 0 ? ': ' : '; ';
    if (flip.is(move) || copy.is(move)) {
      braces.push(ints[at.depth]);
      separator = ' { ';
    }
    for (; braces.length > 0 && ints[at.depth] < braces[braces.length - 1]; braces.pop()) {
      line += ' }';
      separator = '; ';
    }
  }
  const last = moves[moves.length - 1];
  return `${line} ${last !== undefined && announce.is(last) ? '!' : '.'}`;
}

const passText = (state: GnosticaState, seat: Seat): string =>
  makeMove(state, seat, judge(state, seat, stuck.pack()) === undefined ? stuck.pack() : PASS);

/** Turn : (Number ".")? Player Option (":" Steps)? ("." | "!") */
const TURN_LINE = /^(?:(\d+)\. ?)?([a-f]) ([^:]+?)(?:: (.+?))? ?([.!])?$/;

const OTHER_CARD = refuse('other-card', 'GNO-PIL-1');
const OTHER_PLAYER = refuse('other-player', 'GNO-BID-8');

/** Plays a line on `state` and returns its moves; after a refusal the state is somewhere in between. */
export function playTurn(state: GnosticaState, line: string, luckOf: LuckOf): Result<Move[], Refusal> {
  const match = TURN_LINE.exec(withCodes(line.trim().replace(/\s+/g, ' ')));
  if (match === null) return fail(UNREADABLE);
  // Whether it announces isn't guessed.
  if (match[5] === undefined) return fail(NO_END);
  const seat = LETTERS.indexOf(match[2]);
  if (seat !== state.ints[at.turn]) return fail(OTHER_PLAYER);
  const player = new TurnPlayer(state, seat, luckOf);
  const refusal = player.playLine(match[3], partsOf(match[4] ?? ''), match[5] === '!');
  return refusal === undefined ? ok(player.moves) : fail(refusal);
}

class TurnPlayer {
  readonly moves: Move[] = [];
  readonly #state: GnosticaState;
  readonly #seat: Seat;
  readonly #luckOf: LuckOf;

  constructor(state: GnosticaState, seat: Seat, luckOf: LuckOf) {
    this.#state = state;
    this.#seat = seat;
    this.#luckOf = luckOf;
  }

  playLine(option: string, steps: readonly string[], announces: boolean): Refusal | undefined {
    const refusal =
      (announces && this.#passes(option) ? undefined : this.play(option)) ?? this.playSteps(steps);
    if (refusal !== undefined) return refusal;
    if (announces) return this.#mayAnnounce() ? this.play('!') : (this.skipTo(0) ?? this.play('!'));
    return this.skipTo(0) ?? (this.#state.ints[at.phase] === END ? this.play('.') : undefined);
  }

  /** GNO-R-59 Instead of the pass that would draw the game. */
  #mayAnnounce(): boolean {
    return judge(this.#state, this.#seat, announce.pack()) === undefined;
  }

  #passes(option: string): boolean {
    const read = parseMove(this.#state, this.#seat, option);
    return read.ok && (read.value === PASS || stuck.is(read.value)) && this.#mayAnnounce();
  }

  play(text: string): Refusal | undefined {
    const read = parseMove(this.#state, this.#seat, text);
    if (!read.ok) return read.fault;
    const refusal = judge(this.#state, this.#seat, read.value);
    if (refusal !== undefined) return refusal;
    play(this.#state, this.#seat, read.value, this.#luckOf(this.moves.length));
    this.moves.push(read.value);
    return undefined;
  }

  /** Part : Step ("[" Card "]")? ("{" Steps "}")? */
  playSteps(parts: readonly string[]): Refusal | undefined {
    for (const part of parts) {
      const match = /^([^{[]+?)(?:\[(\w\w)\])?(?: ?\{(.*)\})?$/.exec(part);
      if (match === null) return UNREADABLE;
      const refusal = this.#playPart(match[1].trim(), match[2], match[3]);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** Skips what is left of the frames down to a depth. */
  skipTo(depth: number): Refusal | undefined {
    const { ints } = this.#state;
    while (ints[at.phase] === STEPS && ints[at.depth] > depth) {
      const refusal = this.play(makeMove(this.#state, this.#seat, skip.pack()));
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  #playPart(text: string, result: string | undefined, inner: string | undefined): Refusal | undefined {
    const { ints } = this.#state;
    const several = /^(.*fetch )(\w\w(?:,\w\w)+)$/.exec(text);
    if (several !== null) return this.playSteps(several[2].split(',').map((card) => `${several[1]}${card}`));
    const refusal = this.play(text);
    if (refusal !== undefined) return refusal;
    if (result !== undefined && !this.#came(result)) return OTHER_CARD;
    if (inner === undefined) return undefined;
    const depth = ints[at.depth];
    return this.playSteps(partsOf(inner)) ?? this.skipTo(depth - 1);
  }

  /** Is this the card that was flipped, or laid from the draw pile? */
  #came(code: string): boolean {
    const { ints } = this.#state;
    const card = cardNamed(code);
    const flipped = ints[at.depth] > 0 && frameCard(topFrame(ints)) === card;
    for (let i = 0; i < ints[at.lands]; i++) if (landCard(ints[at.land + i]) === card) return true;
    return flipped;
  }
}

/** Splits at semicolons outside braces. */
function partsOf(steps: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of steps) {
    if (char === ';' && depth === 0) {
      parts.push(part.trim());
      part = '';
      continue;
    }
    depth += char === '{' ? 1 : char === '}' ? -1 : 0;
    part += char;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
}
