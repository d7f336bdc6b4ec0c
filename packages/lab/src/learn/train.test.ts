import { Network } from '@hortus/search';
import { expect, test } from 'vitest';
import { Samples } from './samples.ts';
import { Trainer } from './train.ts';

/** Won if exactly one of the two inputs is there: no weighted sum of them can tell. */
function oneOfTwo(): Samples {
  const samples = new Samples();
  for (let i = 0; i < 8000; i++) {
    const [a, b] = [i & 1, (i >> 1) & 1];
    samples.add(Float64Array.of(a, b, 1), 0.5);
    samples.targets[i] = a ^ b;
  }
  return samples;
}

const fitted = (seed: number): Float64Array => {
  const trainer = new Trainer([3, 8, 4], seed);
  trainer.fit(oneOfTwo(), 8000, 12, () => {});
  return trainer.weights;
};

test('learns what no sum of its inputs tells', () => {
  const network = new Network([3, 8, 4], fitted(1));
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])
    expect(Math.abs(network.chance(Float64Array.of(a, b, 1)) - (a ^ b)), `${a} ${b}`).toBeLessThan(0.3);
});

test('the same samples and seed give the same weights, another seed others', () => {
  expect(fitted(2)).toEqual(fitted(2));
  expect(fitted(3)).not.toEqual(fitted(2));
});

test('what a network knows already is where fitting begins, and is kept where samples agree', () => {
  const known = new Network([3, 8, 4], fitted(1));
  expect(new Trainer([3, 8, 4], 5, known).weights).toEqual(known.weights);
  const trainer = new Trainer([3, 8, 4], 5, known);
  trainer.fit(oneOfTwo(), 640, 1, () => {});
  const more = new Network([3, 8, 4], trainer.weights);
  for (const inputs of [Float64Array.of(0, 1, 1), Float64Array.of(1, 1, 1)])
    expect(Math.abs(more.chance(inputs) - known.chance(inputs))).toBeLessThan(0.1);
});

test('samples grow, and keep every input that is not 0', () => {
  const samples = new Samples();
  const inputs = new Float64Array(40);
  for (let i = 0; i < 70_000; i++) {
    inputs.fill(0);
    for (let j = 0; j < 35; j++) inputs[(i + j) % 40] = j + 1;
    samples.add(inputs, 0.25);
  }
  expect([samples.count, samples.starts[samples.count]]).toEqual([70_000, 35 * 70_000]);
  const at = samples.starts[69_999];
  expect([samples.places[at], samples.values[at]]).toEqual([0, 2]);
});
