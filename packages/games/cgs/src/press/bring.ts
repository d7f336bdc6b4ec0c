/** What a press would lead to beyond the cards: what ends, who wins it, whose turn comes next, and the points. */
import { copyState, FastLuck, hasSeat, type Move, type Seat } from '@hortus/kernel';
import { pointsOf } from '../arithmetic/score.ts';
import { resolveAdventure } from '../ends/adventure.ts';
import { play } from '../play.ts';
import { playerAfter, playersLeft, voiceOf } from '../state/players.ts';
import { endAdventure } from '../turn/flow.ts';
import { ANSWER, at, type CgsState, MOVES, NONE, OVER, TURN } from '../types.ts';
import { adventureStanding } from '../view/standing.ts';

export interface Bring {
  readonly ends: 'adventure' | 'era' | 'session' | null;
  /** Who wins the adventure that ends. */
  readonly winner: number | null;
  /** Who wins the era that ends. */
  readonly winners: readonly number[];
  /** Whose turn it is then. */
  readonly next: number;
}

const playersOf = ({ rules }: CgsState): number[] => Array.from({ length: rules.players }, (_, i) => i);

/** What follows the move, if everybody who is then asked agrees. */
export function bringOf(state: CgsState, seat: Seat, move: Move): Bring {
  const next = copyState(state);
  const luck = new FastLuck(1);
  play(next, seat, move, luck, undefined);
  while (!MOVES.kinds.refuse.is(move) && next.ints[at.phase] === ANSWER) {
    const asked = playersOf(next).find((player) => hasSeat(next.ints[at.answers], player)) ?? 0;
    play(next, voiceOf(next, asked), MOVES.kinds.agree.pack(), luck, undefined);
  }
  return changeOf(state, next);
}

/** The table after this card. */
function afterCard(state: CgsState, seat: Seat, move: Move): CgsState {
  const next = copyState(state);
  play(next, seat, move, new FastLuck(1), undefined);
  return next;
}

/** Could its player end the turn right after this card: it has no effect to resolve, and doesn't end the turn itself? */
export function mayPassAfter(state: CgsState, seat: Seat, move: Move): boolean {
  const { ints } = afterCard(state, seat, move);
  return ints[at.phase] === TURN && ints[at.turns] === state.ints[at.turns];
}

/** Whose turn it is after this card, if its player then ends the turn. */
export function nextAfter(state: CgsState, seat: Seat, move: Move): number {
  const next = afterCard(state, seat, move);
  if (next.ints[at.phase] === TURN && next.ints[at.turns] === state.ints[at.turns])
    play(next, seat, MOVES.kinds.pass.pack(), new FastLuck(1), undefined);
  return next.ints[at.turn];
}

/** What has ended on the way from one position to a later one. */
function changeOf(state: CgsState, { ints }: CgsState): Bring {
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
    // Compared afterwards: an adventure may decide the era it ends.
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

/** If the adventure in progress ended now, as it stands; undefined between adventures. */
export function bringOfEnd(state: CgsState): Bring | undefined {
  if (state.ints[at.current] === NONE) return undefined;
  const next = copyState(state);
  const { ints, rules } = next;
  const now = { state: next, ints, rules, cards: rules.cards, rng: new FastLuck(1), told: undefined };
  endAdventure(now, 'agreed', playerAfter(next, ints[at.turn]));
  return changeOf(state, next);
}

/** What ends if nobody plays a card any more, and after how many turns, this one included. */
export interface Silence extends Bring {
  readonly turns: number;
  /** In this round: before the player who turns now would turn again. */
  readonly isSoon: boolean;
}

/** CGS-R-56, CGS-R-61 A request that runs out, a Freeze or a cap; undefined if play could continue like this forever. */
export function silenceOf(state: CgsState): Silence | undefined {
  if (state.ints[at.phase] !== TURN) return undefined;
  const next = copyState(state);
  const { ints, rules } = next;
  const left = playersLeft(state);
  const most = (rules.options.passCap + 1) * left;
  for (let turns = 1; turns <= most && ints[at.phase] === TURN; ) {
    play(next, voiceOf(next, ints[at.turn]), MOVES.kinds.pass.pack(), new FastLuck(1), undefined);
    const brought = changeOf(state, next);
    if (brought.ends !== null) return { ...brought, turns, isSoon: turns <= left };
    // Turns of players who sit out are passed for them.
    turns = ints[at.turns] - state.ints[at.turns] + 1;
  }
  return undefined;
}
