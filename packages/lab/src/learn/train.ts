/**
 * Fits a network to positions and results: gradient descent in small batches (Adam, Kingma and Ba 2015) with a falling
 * rate. All luck is seeded and all arithmetic is plain, so the same samples give the same weights everywhere.
 */
import { FastLuck, shuffleRange } from '@hortus/kernel';
import { type Layers, type Network, sigmoid, weightCount } from '@hortus/search';
import type { Samples } from './samples.ts';

const BATCH = 64;
const RATE = 0.002;
const LAST_RATE = 0.00001;
/** How much of the running means of the gradient and its square remains after each batch. */
const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
/** A network that already knows something is trained at this share of the rate. */
const TAUGHT = 0.5;
/** Pulls weights towards 0, so that none grows without need. */
const DECAY = 0.0001;

export class Trainer {
  readonly weights: Float64Array;
  private readonly layers: Layers;
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly behindFirst: Float64Array;
  private readonly behindSecond: Float64Array;
  private readonly luck: FastLuck;
  private readonly rate: number;
  private meanLeft = 1;
  private squareLeft = 1;

  constructor(layers: Layers, seed: number, start?: Network) {
    const [inputs, h, k] = layers;
    const count = weightCount(layers);
    this.layers = layers;
    this.luck = new FastLuck(seed);
    this.weights = new Float64Array(count);
    this.gradient = new Float64Array(count);
    this.mean = new Float64Array(count);
    this.square = new Float64Array(count);
    this.first = new Float64Array(h);
    this.second = new Float64Array(k);
    this.behindFirst = new Float64Array(h);
    this.behindSecond = new Float64Array(k);
    this.draw(0, inputs * h, 0.15);
    this.draw((inputs + 1) * h, h * k, Math.sqrt(2 / h));
    this.draw((inputs + 1) * h + (h + 1) * k, k, Math.sqrt(1 / k) / 2);
    if (start !== undefined) this.weights.set(start.weights);
    this.rate = start === undefined ? RATE : RATE * TAUGHT;
  }

  /** Weights around 0 with this spread: a sum of twelve random numbers is close enough to normal. */
  private draw(from: number, count: number, spread: number): void {
    for (let i = from; i < from + count; i++) {
      let sum = -6;
      for (let lot = 0; lot < 12; lot++) sum += this.luck.below(1_000_000) / 1_000_000;
      this.weights[i] = sum * spread;
    }
  }

  /** Goes through the first `count` samples in a new order each time, and calls `told` after each of the `rounds`. */
  fit(samples: Samples, count: number, rounds: number, told: (round: number) => void): void {
    const order = Int32Array.from({ length: count }, (_, i) => i);
    const batches = Math.floor(count / BATCH);
    const steps = rounds * batches;
    for (let round = 0; round < rounds; round++) {
      shuffleRange(order, 0, count, this.luck);
      for (let batch = 0; batch < batches; batch++) {
        for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) this.learn(samples, order[i]);
        this.step(this.rate * (1 - (round * batches + batch) / steps) + LAST_RATE);
      }
      told(round);
    }
  }

  private learn({ starts, places, values, targets }: Samples, at: number): void {
    const { weights, gradient, first, second, behindFirst, behindSecond } = this;
    const [inputs, h, k] = this.layers;
    const biases1 = inputs * h;
    const layer2 = biases1 + h;
    const biases2 = layer2 + h * k;
    const layer3 = biases2 + k;
    const bias3 = layer3 + k;
    const end = starts[at + 1];
    for (let j = 0; j < h; j++) first[j] = weights[biases1 + j];
    for (let p = starts[at]; p < end; p++) {
      const [x, row] = [values[p], places[p] * h];
      for (let j = 0; j < h; j++) first[j] += x * weights[row + j];
    }
    for (let j = 0; j < k; j++) second[j] = weights[biases2 + j];
    for (let i = 0; i < h; i++) {
      const [x, row] = [first[i], layer2 + i * k];
      if (x > 0) for (let j = 0; j < k; j++) second[j] += x * weights[row + j];
    }
    let edge = weights[bias3];
    for (let j = 0; j < k; j++) if (second[j] > 0) edge += second[j] * weights[layer3 + j];
    const off = sigmoid(edge) - targets[at];
    gradient[bias3] += off;
    for (let j = 0; j < k; j++) {
      behindSecond[j] = 0;
      if (second[j] <= 0) continue;
      gradient[layer3 + j] += off * second[j];
      behindSecond[j] = off * weights[layer3 + j];
      gradient[biases2 + j] += behindSecond[j];
    }
    for (let i = 0; i < h; i++) {
      const [x, row] = [first[i], layer2 + i * k];
      behindFirst[i] = 0;
      if (x <= 0) continue;
      let sum = 0;
      for (let j = 0; j < k; j++) {
        gradient[row + j] += x * behindSecond[j];
        sum += weights[row + j] * behindSecond[j];
      }
      behindFirst[i] = sum;
      gradient[biases1 + i] += sum;
    }
    for (let p = starts[at]; p < end; p++) {
      const [x, row] = [values[p], places[p] * h];
      for (let j = 0; j < h; j++) gradient[row + j] += x * behindFirst[j];
    }
  }

  private step(rate: number): void {
    const { weights, gradient, mean, square } = this;
    this.meanLeft *= MEAN_KEPT;
    this.squareLeft *= SQUARE_KEPT;
    const meanShare = 1 - this.meanLeft;
    const squareShare = 1 - this.squareLeft;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] / BATCH;
      gradient[i] = 0;
      mean[i] = MEAN_KEPT * mean[i] + (1 - MEAN_KEPT) * slope;
      square[i] = SQUARE_KEPT * square[i] + (1 - SQUARE_KEPT) * slope * slope;
      const move = mean[i] / meanShare / (Math.sqrt(square[i] / squareShare) + 1e-8);
      weights[i] -= rate * (move + DECAY * weights[i]);
    }
  }
}
