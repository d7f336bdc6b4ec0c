/**
 * A lesson is a series of steps, each a real position in which the reader tries something. The rules judge, not the
 * lesson.
 */
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
  seatsOf,
} from '@hortus/kernel';

export type Holds = (game: Game, after: State, seat: Seat) => boolean;

/** What completes a step. */
export type Wanted =
  /** Any move that the rules allow. */
  | { readonly kind: 'move' }
  /** Something they don't allow. */
  | { readonly kind: 'refusal' }
  /**
   * A move after which this holds; or several moves, as long as the second holds in between. A slip is a way to miss
   * it that has its own words, `….missed.<slip>`.
   */
  | {
      readonly kind: 'reach';
      readonly reached: Holds;
      readonly meanwhile?: Holds;
      readonly slips?: Readonly<Record<string, Holds>>;
    }
  /** The right one of some numbers. */
  | { readonly kind: 'number'; readonly choices: readonly number[]; readonly right: number }
  /** Nothing is left to do. */
  | { readonly kind: 'end' };

export interface Step {
  /** Its words are `web.learn.<game>.<id>`. */
  readonly id: string;
  /** Where it begins, as the game writes positions. */
  readonly position: string;
  /** It continues from where the previous step ended, if that was just played. */
  readonly carriesOn?: boolean;
  readonly seat: Seat;
  readonly wants: Wanted;
  /** The other side answers once the step is done. */
  readonly replies?: boolean;
  /**
   * What the other side does, in order, whenever it is asked or invited: in between and once the step is done. Of
   * alternatives (`pass or agree`) it does the first that it may.
   */
  readonly others?: readonly string[];
  /** The rules that it teaches, named once it is done. */
  readonly clauses?: readonly string[];
}

export interface Lesson {
  readonly game: Game;
  /** Its name where a game has several: `web.learn.<game>.chapter.<name>`. */
  readonly chapter?: string;
  /** How long it takes somebody who has never seen it; where it says so, a test holds it to that. */
  readonly minutes?: number;
  /** The options of the match that it ends with an invitation to, where they aren't the usual ones. */
  readonly match?: Readonly<Record<string, number>>;
  readonly steps: readonly Step[];
}

export interface Stand {
  readonly state: State;
  /** What happened last, for the board. */
  readonly last: readonly PackedJson[];
  /** How many of the other side's moves are played. */
  readonly used: number;
}

export type Attempt =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what was asked for. */
  | { readonly is: 'missed'; readonly stand: Stand }
  /** Legal, and not all yet. */
  | { readonly is: 'going'; readonly stand: Stand }
  | { readonly is: 'done'; readonly stand: Stand };

/** Nothing after a deal depends on luck in a position that a lesson shows; cards that it leaves open are the first. */
export const WITHOUT_LUCK = { ...NO_LUCK, below: () => 0, shuffle: () => undefined };

export function standAt({ game }: Lesson, { position }: Pick<Step, 'position'>): Stand {
  const options = game.parseOptions({}, game.seats[0] ?? 2);
  if (!options.ok) throw new Error('a game without options has the usual ones');
  const parsed = game.notation.parsePosition(position, options.value, game.seats[0] ?? 2, WITHOUT_LUCK);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  return { state: parsed.value, last: [], used: 0 };
}

export function legalAt(game: Game, state: State, seat: Seat): Move[] {
  const list = moveList(game);
  return [...list.subarray(0, game.legal(state, seat, list))];
}

/** What a seat may do beside the turn. */
export function asidesAt(game: Game, state: State, seat: Seat): Move[] {
  const list = moveList(game);
  return [...list.subarray(0, game.asides(state, seat, list))];
}

/** After a move, as the learner sees it. */
function played(game: Game, stand: Stand, seat: Seat, move: Move, learner = seat): Stand {
  const after = copyState(stand.state);
  const hearing = new Hearing();
  game.play(after, seat, move, WITHOUT_LUCK, hearing);
  return {
    state: after,
    last: hearing.told.flatMap((told) => game.events.seenBy(told, learner) ?? []),
    used: stand.used,
  };
}

/** What a step makes of where it has come to. */
function judged({ game }: Lesson, { wants, seat }: Step, { state }: Stand): 'done' | 'going' | 'missed' {
  if (wants.kind === 'move') return 'done';
  if (wants.kind !== 'reach') return 'missed';
  if (wants.reached(game, state, seat)) return 'done';
  return wants.meanwhile?.(game, state, seat) === true ? 'going' : 'missed';
}

/** Why a move cannot be made where a step has come to. */
export const whyNot = ({ game }: Lesson, { seat }: Step, { state }: Stand, move: Move): Refusal | undefined =>
  game.judge(copyState(state), seat, move);

/**
 * Tries a move in a step: what the rules say to it, and whether it was what the step asks for. `then` belongs to the same
 * press, such as a pass: it follows where the rules allow it, and undoes nothing that was reached.
 */
export function attempt(lesson: Lesson, step: Step, stand: Stand, move: Move, then?: Move): Attempt {
  const refusal = whyNot(lesson, step, stand, move);
  if (refusal !== undefined) return { is: 'refused', refusal };
  const after = played(lesson.game, stand, step.seat, move);
  const is = judged(lesson, step, after);
  if (is === 'missed' || then === undefined || whyNot(lesson, step, after, then) !== undefined)
    return { is, stand: after };
  const more = played(lesson.game, after, step.seat, then);
  return {
    is: is === 'done' ? is : judged(lesson, step, more),
    stand: { ...more, last: [...after.last, ...more.last] },
  };
}

/** After the next of the other side's own moves; undefined where it is not asked, or has nothing more to do. */
export function answered(
  lesson: Lesson,
  step: Step,
  stand: Stand,
): Exclude<Attempt, { is: 'refused' }> | undefined {
  const { game } = lesson;
  const { seat, others = [] } = step;
  const { state } = stand;
  const asked = [...seatsOf(game.toAct(state)), ...seatsOf(game.invited(state))].find((one) => one !== seat);
  const texts = others[stand.used]?.split(' or ');
  if (asked === undefined || texts === undefined) return undefined;
  const moves = texts.flatMap((text) => {
    const move = game.notation.parseMove(state, asked, text);
    return move.ok && game.judge(copyState(state), asked, move.value) === undefined ? [move.value] : [];
  });
  const [move] = moves;
  // What it meant to do cannot be done: the learner has left the way, and it does nothing more.
  if (move === undefined) return { is: 'missed', stand: { ...stand, used: others.length } };
  const after = { ...played(game, stand, asked, move, seat), used: stand.used + 1 };
  return { is: judged(lesson, step, after), stand: after };
}

/** The other side's answer: always the same one, so that a lesson can be read again. */
export function replied({ game }: Lesson, { seat }: Step, stand: Stand): Stand {
  const other = 1 - seat;
  const moves = legalAt(game, stand.state, other);
  const move = moves[Math.floor(moves.length / 2)];
  return move === undefined ? stand : played(game, stand, other, move, seat);
}

/** How a step was missed, where it has a name. */
export const slipOf = ({ game }: Lesson, { wants, seat }: Step, { state }: Stand): string | undefined =>
  wants.kind !== 'reach'
    ? undefined
    : Object.entries(wants.slips ?? {}).find(([, holds]) => holds(game, state, seat))?.[0];

/** Could this seat, to move, win at once? */
export const canWinAtOnce = (game: Game, state: State, seat: Seat): boolean =>
  legalAt(game, state, seat).some((move) => {
    const { state: after } = played(game, { state, last: [], used: 0 }, seat, move);
    return game.outcome(after)?.winners.includes(seat) ?? false;
  });

/** Won by this very reason. */
export const wonBy =
  (code: string): Holds =>
  (game, after, seat) => {
    const outcome = game.outcome(after);
    return (
      (outcome?.winners.includes(seat) ?? false) &&
      (outcome?.reasons.some((one) => one.code === code) ?? false)
    );
  };
