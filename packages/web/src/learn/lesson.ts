/** A lesson is a row of steps, each a real position in which something is to be tried. The rules judge, not the lesson. */
import {
  copyState,
  type Game,
  Hearing,
  type Move,
  moveList,
  NO_LUCK,
  type PackedJson,
  type Refusal,
  type Seat,
  type State,
} from '@hortus/kernel';

/** What a step is done by. */
export type Wanted =
  /** Any move that the rules allow. */
  | { readonly kind: 'move' }
  /** Something that they do not. */
  | { readonly kind: 'refusal' }
  /** A move after which this holds. */
  | { readonly kind: 'reach'; reached(game: Game, after: State, seat: Seat): boolean }
  /** The right one of some numbers. */
  | { readonly kind: 'number'; readonly choices: readonly number[]; readonly right: number }
  /** Nothing is left to do. */
  | { readonly kind: 'end' };

export interface Step {
  /** Its words are `web.learn.<game>.<id>`. */
  readonly id: string;
  /** Where it begins, as the game writes positions. */
  readonly position: string;
  /** It goes on from where the step before it ended, if that was just played. */
  readonly carriesOn?: boolean;
  readonly seat: Seat;
  readonly wants: Wanted;
  /** The other side answers. */
  readonly replies?: boolean;
}

export interface Lesson {
  readonly game: Game;
  readonly steps: readonly Step[];
}

export interface Stand {
  readonly state: State;
  /** What happened last, for the board. */
  readonly last: readonly PackedJson[];
}

export type Attempt =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what was asked for. */
  | { readonly is: 'missed'; readonly stand: Stand }
  | { readonly is: 'done'; readonly stand: Stand };

/** Nothing after a deal depends on luck in a position that a lesson shows. */
const WITHOUT_LUCK = { ...NO_LUCK, below: () => 0 };

export function standAt({ game }: Lesson, { position }: Pick<Step, 'position'>): Stand {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error('a game without options has the usual ones');
  const parsed = game.notation.parsePosition(position, options.value, game.seats[0] ?? 2, WITHOUT_LUCK);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  return { state: parsed.value, last: [] };
}

export function legalAt(game: Game, state: State, seat: Seat): Move[] {
  const list = moveList(game);
  return [...list.subarray(0, game.legal(state, seat, list))];
}

function played(game: Game, { state }: Stand, seat: Seat, move: Move): Stand {
  const after = copyState(state);
  const hearing = new Hearing();
  game.play(after, seat, move, WITHOUT_LUCK, hearing);
  return { state: after, last: hearing.told.flatMap((told) => game.events.seenBy(told, 'table') ?? []) };
}

/** Tries a move in a step: what the rules say to it, and whether it was what the step asks for. */
export function attempt({ game }: Lesson, step: Step, stand: Stand, move: Move): Attempt {
  const refusal = game.judge(copyState(stand.state), step.seat, move);
  if (refusal !== undefined) return { is: 'refused', refusal };
  const after = played(game, stand, step.seat, move);
  const { wants } = step;
  const right =
    wants.kind === 'move' || (wants.kind === 'reach' && wants.reached(game, after.state, step.seat));
  return { is: right ? 'done' : 'missed', stand: after };
}

/** The other side's answer: always the same one, so that a lesson can be read again. */
export function replied({ game }: Lesson, { seat }: Step, stand: Stand): Stand {
  const other = 1 - seat;
  const moves = legalAt(game, stand.state, other);
  const move = moves[Math.floor(moves.length / 2)];
  return move === undefined ? stand : played(game, stand, other, move);
}

/** Could this seat, to move, win at once? */
export const canWinAtOnce = (game: Game, state: State, seat: Seat): boolean =>
  legalAt(game, state, seat).some((move) => {
    const { state: after } = played(game, { state, last: [] }, seat, move);
    return game.outcome(after)?.winners.includes(seat) ?? false;
  });

/** Won by this very reason. */
export const wonBy =
  (code: string) =>
  (game: Game, after: State, seat: Seat): boolean => {
    const outcome = game.outcome(after);
    return (
      (outcome?.winners.includes(seat) ?? false) &&
      (outcome?.reasons.some((one) => one.code === code) ?? false)
    );
  };
