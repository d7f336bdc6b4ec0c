import { allSeats, hasSeat, NO_SEATS, type RunningTime, type SeatSet, seatsOf } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, legalMoves, seatsUpTo } from './tools.ts';

const isRunning = ({ seats, span }: RunningTime, toAct: SeatSet): boolean =>
  seats !== NO_SEATS && (seats & ~toAct) === NO_SEATS && Number.isSafeInteger(span);

export const acting: Law = {
  name: 'acting',
  says: 'toAct is what setup and play returned; empty exactly at the end; who is in it has a move, who is not has none; the clock is of some of them, of a group as a whole; every seat is in one group',
  watch(trial, check) {
    const { game, seats } = trial;
    return {
      spot({ state, toAct }) {
        const said = asking(check, state, 'toAct', () => game.toAct(state));
        check(said === toAct, () => `toAct says ${seatsOf(said)}, setup or play returned ${seatsOf(toAct)}`);
        check(
          (toAct & ~allSeats(seats)) === 0,
          () => `a seat that does not exist is to act: ${seatsOf(toAct)}`,
        );
        const outcome = asking(check, state, 'outcome', () => game.outcome(state));
        check(
          (toAct === 0) === (outcome !== undefined),
          outcome === undefined
            ? 'nobody is to act, and there is no outcome'
            : `there is an outcome, and ${seatsOf(toAct)} is to act`,
        );
        for (const seat of seatsUpTo(seats)) {
          const count = legalMoves(game, state, seat).length;
          if (hasSeat(toAct, seat)) check(count > 0, () => `seat ${seat} is to act and has no move`);
          else check(count === 0, () => `seat ${seat} is not to act and has ${count} moves`);
        }
        const groups = seatsUpTo(seats).map((seat) =>
          asking(check, state, 'groupOf', () => game.groupOf(state, seat)),
        );
        for (const [seat, group] of groups.entries())
          check(
            hasSeat(group, seat) && seatsOf(group).every((mate) => groups[mate] === group),
            () => `seat ${seat} acts as one player with ${seatsOf(group)}, who don't with it: ${groups}`,
          );
        const clock = asking(check, state, 'clock', () => game.clock(state));
        check(
          clock === undefined || isRunning(clock, toAct),
          () => `the clock runs for ${JSON.stringify(clock)}, and ${seatsOf(toAct)} is to act`,
        );
        for (const group of groups) {
          const running = (clock?.seats ?? NO_SEATS) & group;
          check(
            running === NO_SEATS || running === (toAct & group),
            () =>
              `the clock runs for ${seatsOf(running)} alone, and ${seatsOf(toAct & group)} act as one player`,
          );
        }
      },
    };
  },
};
