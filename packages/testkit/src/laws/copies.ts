import { copyState, FastLuck } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { sameInts, turnText } from './tools.ts';

export const copies: Law = {
  name: 'copies',
  says: 'a copy stands alone: playing on it leaves the original, the number of ints and the rules as they were',
  watch(trial, check) {
    const { game, options, seats } = trial;
    const one = game.create(options, seats);
    const two = game.create(options, seats);
    check(one.ints !== two.ints, 'two states share their ints');
    const rulesText = fingerprint(one.rules);
    check(rulesText === fingerprint(two.rules), 'two states of the same options have other rules');
    return {
      turn(turn) {
        const { before, seat, move, luckSeed } = turn;
        const original = copyState(before.state);
        const copy = copyState(original);
        const ints = copy.ints;
        game.play(copy, seat, move, new FastLuck(luckSeed));
        check(sameInts(original, before.state), () => `${turnText(turn)} on a copy changes the original`);
        check(copy.ints === ints, () => `${turnText(turn)} replaces the ints instead of writing them`);
        check(ints.length === one.ints.length, 'the number of ints has changed');
        check(fingerprint(before.state.rules) === rulesText, () => `${turnText(turn)} changes the rules`);
      },
    };
  },
};

/** Everything a value holds, as text: also maps, sets and typed arrays, which JSON leaves out. */
function fingerprint(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) => {
      if (inner instanceof Map) return { map: [...inner] };
      if (inner instanceof Set) return { set: [...inner] };
      if (typeof inner === 'bigint') return `${inner}n`;
      return inner;
    }) ?? 'undefined'
  );
}
