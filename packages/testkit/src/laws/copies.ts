import { copyState, FastLuck } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { sameWords, turnText } from './tools.ts';

export const copies: Law = {
  name: 'copies',
  says: 'a copy stands alone: playing on it leaves the original, the size of the words and the rules as they were',
  watch(trial, check) {
    const { game, options, seats } = trial;
    const one = game.create(options, seats);
    const two = game.create(options, seats);
    check(one.words !== two.words, 'two states share their words');
    const rulesText = fingerprint(one.rules);
    check(rulesText === fingerprint(two.rules), 'two states of the same options have other rules');
    return {
      turn(turn) {
        const { before, seat, move, luckSeed } = turn;
        const original = copyState(before.state);
        const copy = copyState(original);
        const words = copy.words;
        game.play(copy, seat, move, new FastLuck(luckSeed));
        check(sameWords(original, before.state), () => `${turnText(turn)} on a copy changes the original`);
        check(copy.words === words, () => `${turnText(turn)} replaces the words instead of writing them`);
        check(words.length === one.words.length, 'the number of words has changed');
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
