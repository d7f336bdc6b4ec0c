/**
 * What the learner's games are, so that a change of the rules or of the quick turns is noticed: from then on
 * `npm run lab -- learn gnostica` makes another file than before, and decision 34 has to say so.
 */
import { createHash } from 'node:crypto';
import { type Network, readNetwork } from '@hortus/search';
import { expect, test } from 'vitest';
import value from '../value.json' with { type: 'json' };
import { gnosticaPupil } from './pupil.ts';

/** For the first and second generation with seed 1. */
const [FIRST, SECOND] = [650_000_000, 660_000_001];

test('the games that the value is learned from', () => {
  const pupil = gnosticaPupil();
  const played = (from: number, games: number, network: Network | undefined): string => {
    const hash = createHash('sha256');
    for (let game = from; game < from + games; game++) {
      const results = pupil.play(game, network, (inputs, _, side) => {
        hash.update(`${side} ${inputs.join(' ')}\n`);
      });
      hash.update(`${results.join(' ')}\n`);
    }
    return hash.digest('hex').slice(0, 12);
  };
  expect(played(FIRST, 8, undefined)).toBe('b00f3aefb7e3');
  expect(played(SECOND, 4, readNetwork(value))).toBe('6f32812ee9d8');
});
