import { expect, test } from 'vitest';
import { Samples } from './samples.ts';
import { mixTargets } from './targets.ts';

/** What a draw counts for both sides: less than half, as in Gnostica. */
const DRAWN = 0.4;

/** Games of two sides that take turns, with these results of the first side, three positions each. */
function played(...results: readonly number[]): Samples {
  const samples = new Samples();
  for (const result of results) {
    for (const side of [0, 1, 0]) samples.add(Float64Array.of(1), 0.5, side);
    samples.end([result, result === DRAWN ? DRAWN : 1 - result]);
  }
  return samples;
}

const rounded = ({ targets, count }: Samples): number[] =>
  Array.from(targets.subarray(0, count), (target) => Math.round(target * 1e6) / 1e6);

test('at first, the targets are the results as each side sees them', () => {
  expect(rounded(played(1, 0))).toEqual([1, 0, 1, 0, 1, 0]);
});

test('with full trust in how games end, they stay so', () => {
  const samples = played(1, 0, DRAWN);
  mixTargets(samples, 0, () => 0.3);
  mixTargets(samples, 1, () => 0.3);
  expect(rounded(samples)).toEqual([1, 0, 1, 0, 1, 0, DRAWN, DRAWN, DRAWN]);
});

test('without any, each is what is thought of the next position, from the other side; only the last has the result', () => {
  const samples = played(1, 0);
  mixTargets(samples, 0, (i) => i / 10);
  expect(rounded(samples)).toEqual([0.9, 0.8, 1, 0.6, 0.5, 0]);
});

test('in between, nearer results count more', () => {
  const samples = played(1);
  mixTargets(samples, 0.5, () => 0.5);
  expect(rounded(samples)).toEqual([0.625, 0.25, 1]);
});
