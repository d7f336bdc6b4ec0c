/** Matches among players of Gnostica: who sits where goes round, and each turn has its time. */
import { gnostica } from '@hortus/gnostica';
import { FastLuck, invariant, lowestBit, type Seat } from '@hortus/kernel';
import type { Bot, Time } from '../bot.ts';

export interface Contest {
  /** The first sits among the others, in every seat as often. */
  readonly bots: readonly Bot[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Of a turn, all its decisions together. */
  readonly time: Time;
}

export interface Played {
  /** 1 if the first of the bots won, its share of a draw, 0. */
  readonly share: number;
  readonly turns: number;
  readonly end: string;
  /** The longest that a turn of the first took. */
  readonly slowest: number;
}

/** The match of this number: the same number, the same deal, as far as luck and not time decides. */
export function playMatch({ bots, options, time }: Contest, number: number): Played {
  const parsed = gnostica.parseOptions(options);
  invariant(parsed.ok, 'these are no options of Gnostica');
  const seats = bots.length;
  const [deal, turnOf] = [Math.floor(number / seats), number % seats];
  const bySeat = (seat: Seat): Bot => bots[(seat - turnOf + seats) % seats];
  const rng = new FastLuck(1_000_003 * deal + 17);
  const own = new FastLuck(7919 * number + 5);
  const state = gnostica.create(parsed.value, seats);
  const setting = { options, seats };
  let span = -1;
  let used = 0;
  let slowest = 0;
  for (let toAct = gnostica.setup(state, rng); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const spanNow = gnostica.clock(state)?.span ?? -1;
    if (spanNow !== span) used = 0;
    span = spanNow;
    const view = gnostica.view(state, seat);
    const start = time.now();
    const move = bySeat(seat).choose(view, seat, {
      rng: own,
      ms: Math.max(0, time.ms - used),
      now: time.now,
      setting,
    });
    used += time.now() - start;
    if (seat === turnOf) slowest = Math.max(slowest, used);
    toAct = gnostica.play(state, seat, move, rng);
  }
  const outcome = gnostica.outcome(state);
  const winners = outcome?.winners ?? [];
  const share = winners.length === 0 ? 1 / seats : winners.includes(turnOf) ? 1 : 0;
  return {
    share,
    turns: state.words[5],
    end: outcome?.reasons.map(({ code }) => code).join() ?? '',
    slowest,
  };
}
