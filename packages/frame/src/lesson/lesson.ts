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
  /** Choosing the right number. */
  | { readonly kind: 'number'; readonly choices: readonly number[]; readonly right: number }
  /** Nothing left to do. */
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
   * What the other side does, in order, whenever it is asked or invited: in between and once the step is
   * done. Given alternatives (`pass or agree`), it does the first one allowed.
   */
  readonly others?: readonly string[];
  /** The rules it teaches, named once it is done. */
  readonly clauses?: readonly string[];
}

export interface Lesson {
  readonly game: Game;
  /** Its name if a game has several: `web.learn.<game>.chapter.<name>`. */
  readonly chapter?: string;
  /** How long it takes a newcomer; a test checks lessons that say so. */
  readonly minutes?: number;
  /** Options of the match that the lesson invites to at its end, if not the usual ones. */
  readonly match?: Readonly<Record<string, number>>;
  readonly steps: readonly Step[];
}

export interface Stand {
  readonly state: State;
  /** What happened last, for the board. */
  readonly last: readonly PackedJson[];
  /** How many of the other side's moves have been played. */
  readonly used: number;
}

export type Attempt =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what was asked for. */
  | { readonly is: 'missed'; readonly stand: Stand }
  /** Legal, but more is to come. */
  | { readonly is: 'going'; readonly stand: Stand }
  | { readonly is: 'done'; readonly stand: Stand };

/** Positions in lessons don't depend on luck after the deal; cards left open are simply the first ones. */
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

/** What a seat may do out of turn. */
export function asidesAt(game: Game, state: State, seat: Seat): Move[] {
  const list = moveList(game);
  return [...list.subarray(0, game.asides(state, seat, list))];
}

/** The position after a move, with what the learner sees of it. */
export function played(game: Game, stand: Stand, seat: Seat, move: Move, learner = seat): Stand {
  const after = copyState(stand.state);
  const hearing = new Hearing();
  game.play(after, seat, move, WITHOUT_LUCK, hearing);
  return {
    state: after,
    last: hearing.told.flatMap((told) => game.events.seenBy(told, learner) ?? []),
    used: stand.used,
  };
}

/** Whether the current position completes the step. */
function judged({ game }: Lesson, { wants, seat }: Step, { state }: Stand): 'done' | 'going' | 'missed' {
  if (wants.kind === 'move') return 'done';
  if (wants.kind !== 'reach') return 'missed';
  if (wants.reached(game, state, seat)) return 'done';
  return wants.meanwhile?.(game, state, seat) === true ? 'going' : 'missed';
}

/** Why a move can't be made in the step's current position. */
export const whyNot = ({ game }: Lesson, { seat }: Step, { state }: Stand, move: Move): Refusal | undefined =>
  game.judge(copyState(state), seat, move);

/**
 * Tries a move in a step: what the rules say about it, and whether it was what the step asks for. `then`
 * belongs to the same press, such as a pass: it follows if the rules allow it, and spoils nothing that was
 * reached.
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

/** The result of the other side's next scripted move; undefined if it isn't asked or has none left. */
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
  // Its scripted move isn't possible: the learner has strayed, so it does nothing more.
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

/** The name of the way a step was missed, if it has one. */
export const slipOf = ({ game }: Lesson, { wants, seat }: Step, { state }: Stand): string | undefined =>
  wants.kind !== 'reach'
    ? undefined
    : Object.entries(wants.slips ?? {}).find(([, holds]) => holds(game, state, seat))?.[0];

/** Could this seat win with its next move? */
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
