import { copyState, FastLuck, hasSeat, seatsOf } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, refusalText, seatsUpTo } from './tools.ts';

export const quitting: Law = {
  name: 'quitting',
  says: 'any seat still in the match may resign or run out of time, nobody after the end, and either can be played',
  watch(trial, check) {
    const { game, seats } = trial;
    const { resign, time } = game.moves.kinds;
    const out = new Set<number>();
    const luck = trial.luck('quitting');
    return {
      spot({ state, step, toAct }) {
        for (const seat of seatsUpTo(seats)) {
          const [byWill, byClock] = [resign.pack(), time.pack()].map((move) =>
            asking(check, state, 'judge', () => game.judge(state, seat, move)),
          );
          check(
            (byWill === undefined) === (byClock === undefined),
            () => `seat ${seat} may do one of resign and time only`,
          );
          const may = byWill === undefined;
          if (toAct === 0) check(!may, () => `seat ${seat} may still resign when the match is over`);
          else if (step === 0 || hasSeat(toAct, seat))
            check(may, () => `seat ${seat} may not resign: ${refusalText(byWill)}`);
          check(
            toAct === 0 || !may || !out.has(seat),
            () => `seat ${seat} was out of the match and is in it again`,
          );
          if (!may) out.add(seat);
          else if (luck.below(4) === 0) {
            const work = copyState(state);
            const after = game.play(
              work,
              seat,
              luck.below(2) === 0 ? resign.pack() : time.pack(),
              new FastLuck(luck.next()),
            );
            check(
              after === game.toAct(work),
              () =>
                `after seat ${seat} resigned play returned ${seatsOf(after)}, toAct ${seatsOf(game.toAct(work))}`,
            );
            check(
              (after === 0) === (game.outcome(work) !== undefined),
              () => `after seat ${seat} resigned nobody acts and there is no outcome, or the reverse`,
            );
          }
        }
      },
    };
  },
};
