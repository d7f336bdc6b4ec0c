/** What a press would lead to beyond the cards: what ends, who wins it, whose turn comes next, and the points. */
import { copyState, FastLuck, hasSeat, type Move, type Seat } from '@hortus/kernel';
import { pointsOf } from '../arithmetic/score.ts';
import { resolveAdventure } from '../ends/adventure.ts';
import { play } from '../play.ts';
import { voiceOf } from '../state/players.ts';
import { ANSWER, at, type CgsState, MOVES, NONE, OVER } from '../types.ts';
import { adventureStanding } from '../view/standing.ts';

export interface Bring {
  readonly ends: 'adventure' | 'era' | 'session' | null;
  /** Who wins the adventure that ends. */
  readonly winner: number | null;
  /** Who wins the era that ends. */
  readonly winners: readonly number[];
  /** Who turns then. */
  readonly next: number;
}

const playersOf = ({ rules }: CgsState): number[] => Array.from({ length: rules.players }, (_, i) => i);

/** After the move, if everybody who is then asked agrees. */
export function bringOf(state: CgsState, seat: Seat, move: Move): Bring {
  const next = copyState(state);
  const luck = new FastLuck(1);
  play(next, seat, move, luck, undefined);
  while (!MOVES.kinds.refuse.is(move) && next.ints[at.phase] === ANSWER) {
    const asked = playersOf(next).find((player) => hasSeat(next.ints[at.answers], player)) ?? 0;
    play(next, voiceOf(next, asked), MOVES.kinds.agree.pack(), luck, undefined);
  }
  const { ints } = next;
  const isOver = ints[at.phase] === OVER;
  const eraEnds = isOver || ints[at.era] !== state.ints[at.era];
  const ends = isOver
    ? 'session'
    : eraEnds
      ? 'era'
      : ints[at.adventures] !== state.ints[at.adventures]
        ? 'adventure'
        : null;
  return {
    ends,
    winner: ends === null ? null : (adventureStanding(state)?.winner ?? null),
    // Counted afterwards: an adventure may decide the era it ends with.
    winners: playersOf(state).filter((player) => ints[at.wins + player] > state.ints[at.wins + player]),
    next: ints[at.turn],
  };
}

/** The points of each player if the adventure in progress ended now; undefined between adventures. */
export function pointsAfter(state: CgsState): readonly number[] | undefined {
  if (state.ints[at.current] === NONE) return undefined;
  const next = copyState(state);
  const { ints, rules } = next;
  resolveAdventure(
    { state: next, ints, rules, cards: rules.cards, rng: new FastLuck(1), told: undefined },
    'agreed',
  );
  return playersOf(next).map((player) => pointsOf(next, player));
}
