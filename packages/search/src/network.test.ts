import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type Layers, Network, readNetwork, sigmoid, weightCount, widened, writeNetwork } from './network.ts';

const LAYERS: Layers = [3, 4, 2];

function anyWeights(seed: number): Float64Array {
  const luck = new FastLuck(seed);
  return Float64Array.from({ length: weightCount(LAYERS) }, () => (luck.below(2001) - 1000) / 512);
}

/** The same by the definition, layer by layer with every input. */
function plain(weights: Float64Array, inputs: readonly number[]): number {
  let at = 0;
  const layer = (from: readonly number[], count: number): number[] => {
    const row = (i: number, j: number): number => weights[at + i * count + j];
    const out = Array.from({ length: count }, (_, j) =>
      from.reduce((sum, x, i) => sum + x * row(i, j), weights[at + from.length * count + j]),
    );
    at += (from.length + 1) * count;
    return out;
  };
  const bend = (x: number): number => Math.max(0, x);
  const [edge = 0] = layer(layer(layer(inputs, 4).map(bend), 2).map(bend), 1);
  return edge;
}

test('a network is two bent layers and a sum', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const weights = anyWeights(seed);
    const network = new Network(LAYERS, weights);
    for (const inputs of [
      [0, 0, 0],
      [1, 0, -2],
      [0.5, 3, 0.25],
    ])
      expect(network.edge(Float64Array.from(inputs))).toBeCloseTo(plain(weights, inputs), 10);
  }
});

test('a widened network says the same, whatever its new inputs are', () => {
  const network = new Network(LAYERS, anyWeights(5));
  const inputs = [0.5, 3, 0.25];
  expect(widened(network, 5).edge(Float64Array.of(...inputs, 2, -1))).toBe(
    network.edge(Float64Array.from(inputs)),
  );
});

test('every machine gets the same bits', () => {
  const network = readNetwork(writeNetwork(LAYERS, anyWeights(7)));
  expect([
    network.edge(Float64Array.of(1, 0.5, -3)),
    network.chance(Float64Array.of(1, 0.5, -3)),
    sigmoid(-1.25),
  ]).toMatchInlineSnapshot(`
    [
      7.804572910070419,
      0.9995800610968196,
      0.2225679907645297,
    ]
  `);
});

test('a file written by hand is read as the README says', () => {
  // Two inputs (times 3 and -2), bias 1; one hidden unit each (times 2, bias -4); output times 256 minus 5.
  const steps = [6, 0, -4, -1, 2, 0, 8, 0, -16, -1, 0, 1, -5, -1].map((byte) => byte & 255);
  const file = { hortus: 'network', layers: [2, 1, 1], steps: [0.5, 0.25, 1] };
  const network = readNetwork({ ...file, weights: btoa(String.fromCharCode(...steps)) });
  expect([...network.weights]).toEqual([3, -2, 1, 2, -4, 256, -5]);
  expect(network.edge(Float64Array.of(2, 1))).toBe((2 * (3 * 2 - 2 + 1) - 4) * 256 - 5);
  expect(network.edge(Float64Array.of(0, 1))).toBe(-5);
  expect(() => readNetwork({ ...file, weights: btoa('short') })).toThrow();
  expect(() => readNetwork({ ...file, hortus: 'deck', weights: btoa('any') })).toThrow();
});

test('what is written comes back to a step of a weight, and again to the bit', () => {
  const weights = anyWeights(3);
  const file = writeNetwork(LAYERS, weights);
  const read = readNetwork(JSON.parse(JSON.stringify(file)));
  for (const [i, weight] of read.weights.entries())
    expect(Math.abs(weight - weights[i])).toBeLessThanOrEqual(Math.max(...file.steps) / 2);
  expect(writeNetwork(LAYERS, read.weights)).toEqual(file);
});

test('a file that is something else, or cut short, is not a network', () => {
  const file = writeNetwork(LAYERS, anyWeights(1));
  expect(() => readNetwork({ ...file, hortus: 'log' })).toThrow('two hidden layers');
  expect(() => readNetwork({ ...file, weights: file.weights.slice(4) })).toThrow('as many weights');
});

test('the logistic function is even about a half, rises, and is right to a hundredth', () => {
  for (let x = -12; x < 12; x += 0.25) {
    expect(sigmoid(x + 0.25)).toBeGreaterThanOrEqual(sigmoid(x));
    expect(Math.abs(sigmoid(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.01);
  }
  expect([sigmoid(0), sigmoid(-100), sigmoid(100)]).toEqual([0.5, 0, 1]);
});
