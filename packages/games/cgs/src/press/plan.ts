/** Cards to be played one per turn, and what ends the plan. */

import { hasSeat } from '@hortus/kernel';
import { playersLeft, rivalsOf } from '../state/players.ts';
import { at, type CgsState, NO_REQUEST, NONE } from '../types.ts';
import { adventureStanding } from '../view/standing.ts';

/** What a player counts on when making a plan. */
export interface PlanMark {
  readonly current: number;
  readonly adventures: number;
  readonly left: number;
  /** A rival would win if the adventure ended now. */
  readonly trails: boolean;
  /** A power of a rival is open, or a request is. */
  readonly power: boolean;
  readonly request: boolean;
}

export function planMark(state: CgsState, player: number): PlanMark {
  const { ints, rules } = state;
  const rivals = Array.from({ length: rules.players }, (_, i) => i).filter((one) =>
    hasSeat(rivalsOf(state, player), one),
  );
  const winner = adventureStanding(state)?.winner ?? null;
  return {
    current: ints[at.current],
    adventures: ints[at.adventures],
    left: playersLeft(state),
    trails: winner !== null && winner !== player,
    power: rivals.some((one) => ints[at.pending + one] !== NONE),
    request: ints[at.request] !== NO_REQUEST || rivals.some((one) => ints[at.asked + one] !== NO_REQUEST),
  };
}

/** Why a plan made then doesn't continue now. */
export type Surprise = 'over' | 'power' | 'request' | 'overtaken' | 'left';

export function surpriseOf(then: PlanMark, now: PlanMark): Surprise | undefined {
  if (now.current !== then.current || now.adventures !== then.adventures) return 'over';
  if (now.left !== then.left) return 'left';
  if (now.power) return 'power';
  if (now.request) return 'request';
  return now.trails && !then.trails ? 'overtaken' : undefined;
}
