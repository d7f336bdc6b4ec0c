/**
 * Each seat's chance to win, for looking back on a session: the era is played on by the policy that all players
 * share, as the expert does when it looks ahead, and the result counts for more the clearer it is.
 */
import type { Chances } from '@hortus/bots';
import { exponential } from '@hortus/bots/arithmetic';
import { copyState, FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { pointsOf } from '../src/arithmetic/score.ts';
import { cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { isGone, playerOf } from '../src/state/players.ts';
import { eraIn, phaseIn, winsOf } from '../src/state/values.ts';
import { type CgsState, OVER } from '../src/types.ts';
import { decide } from './policy.ts';

/** Far beyond the longest era. */
const MOST_STEPS = 3000;
/**
 * In points: how far a lead may still move, at the end of
 * the era and per remaining step, added up like random steps.
 */
const [SETTLED, OPEN] = [1.5, 0.9];
/** In points: an era already won. */
const ERA = 6;
/** The winner of an era is at least this far ahead of the others. */
const LEAST_LEAD = 1;
const SEED = 1;

/** The points when the era is over, if everybody plays on by the policy, and who wins it then. */
interface Line {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** The era ended, and nobody won it. */
  readonly isLost: boolean;
  readonly steps: number;
}

function playedOn(given: CgsState): Line {
  const state = copyState(given);
  const { rules } = state;
  const luck = new FastLuck(SEED);
  const list = moveList(cgs);
  const players = Array.from({ length: rules.players }, (_, player) => player);
  const era = eraIn(state.ints);
  let points = players.map((player) => pointsOf(state, player));
  let steps = 0;
  for (; steps < MOST_STEPS && phaseIn(state.ints) !== OVER && eraIn(state.ints) === era; steps++) {
    const seat = lowestBit(cgs.toAct(state));
    const count = cgs.legal(state, seat, list);
    const legal: readonly Move[] = [...list.subarray(0, count)];
    const me = playerOf(state, seat);
    const move = count === 1 ? legal[0]! : decide({ state, seat, me, legal, rng: luck, isQuick: true });
    play(state, seat, move, luck, undefined);
    if (eraIn(state.ints) === era) points = players.map((player) => pointsOf(state, player));
  }
  const winners = players.filter((player) => winsOf(state.ints, player) > winsOf(given.ints, player));
  const isLost = winners.length === 0 && (phaseIn(state.ints) === OVER || eraIn(state.ints) !== era);
  return { points, winners, isLost, steps };
}

function byPlayer(state: CgsState): readonly number[] {
  const { points, winners, isLost, steps } = playedOn(state);
  const best = Math.max(...points);
  const values = points.map((count, player) => {
    // Debts and finales decide, whatever the points.
    const isWinner = winners.includes(player);
    const worth = isWinner
      ? Math.max(count, best)
      : winners.length > 0
        ? Math.min(count, best - LEAST_LEAD)
        : isLost
          ? 0
          : count;
    return ERA * winsOf(state.ints, player) + worth;
  });
  const most = Math.max(...values);
  const weights = values.map((value) => exponential((value - most) / (SETTLED + OPEN * Math.sqrt(steps))));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}

export function cgsChances(): Chances {
  return (given) => {
    const state = given as CgsState;
    const { rules } = state;
    const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
    if (phaseIn(state.ints) === OVER) {
      const winners = cgs.outcome(state)?.winners ?? [];
      const shared = winners.length === 0 ? seats : winners;
      return seats.map((seat) => (shared.includes(seat) ? 1 / shared.length : 0));
    }
    const chances = byPlayer(state);
    return seats.map((seat) => (isGone(state, seat) ? 0 : (chances[playerOf(state, seat)] ?? 0)));
  };
}
