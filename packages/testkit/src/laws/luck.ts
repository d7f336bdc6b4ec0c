import { canonicalJson, copyState, FastLuck, Hearing, type State } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { luckSeedOf } from '../walk.ts';
import { parting, sameInts, turnText, viewersOf, viewText } from './tools.ts';

export const luck: Law = {
  name: 'luck',
  says: 'luck comes only from the argument: the same luck brings the same deal and the same move about, also on ints used before',
  watch(trial, check) {
    const { game, options, seats } = trial;
    const used: State = game.create(options, seats);
    return {
      spot({ state, step }) {
        if (step !== 0) return;
        const fresh: State = game.create(options, seats);
        game.setup(fresh, new FastLuck(luckSeedOf(trial, 0)));
        check(sameInts(fresh, state), 'setup with the same luck deals otherwise');
        used.ints.fill(0x55555555);
        game.setup(used, new FastLuck(luckSeedOf(trial, 0)));
        const [clean, again] = [state, used].map((one) => game.notation.makePosition(one));
        check(clean === again, () => `setup on ints used before deals otherwise${parting(clean, again)}`);
        for (const viewer of viewersOf(seats))
          check(
            viewText(game, state, viewer) === viewText(game, used, viewer),
            () => `setup on ints used before shows ${viewer} something else`,
          );
      },
      turn(turn) {
        const { before, after, seat, move, told, luckSeed } = turn;
        const again = copyState(before.state);
        const hearing = new Hearing();
        const toAct = game.play(again, seat, move, new FastLuck(luckSeed), hearing);
        check(sameInts(again, after.state), () => `${turnText(turn)} with the same luck leads elsewhere`);
        check(toAct === after.toAct, () => `${turnText(turn)} with the same luck lets others act`);
        check(
          canonicalJson(hearing.told) === canonicalJson(told),
          () => `${turnText(turn)} with the same luck tells otherwise`,
        );
        const silent = copyState(before.state);
        game.play(silent, seat, move, new FastLuck(luckSeed));
        check(sameInts(silent, after.state), () => `${turnText(turn)} leads elsewhere when nobody listens`);
      },
    };
  },
};
