/**
 * A small network with two hidden layers that says how likely a position is to be won. Plain double arithmetic in a fixed
 * order and no function of the platform, so every machine gets the same bits.
 */
import { invariant } from '@hortus/kernel';

/** Inputs and both hidden sizes. */
export type Layers = readonly [inputs: number, first: number, second: number];

/** As it is stored: `weights` are base64 of little-endian 16-bit steps. */
export interface NetworkFile {
  readonly hortus: string;
  readonly layers: readonly number[];
  /** The size of a step: in the first layer, the second and the output. */
  readonly steps: readonly number[];
  readonly weights: string;
}

/** Weights are stored as whole steps up to this. */
const MOST_STEP = 32767;

/** How many weights there are: each layer's matrix by input, then its biases. */
export const weightCount = ([inputs, first, second]: Layers): number =>
  (inputs + 1) * first + (first + 1) * second + second + 1;

export class Network {
  readonly layers: Layers;
  /** By input: a row of the first layer for each input, then its biases; the same for the second; then the output's. */
  readonly weights: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;

  constructor(layers: Layers, weights: Float64Array) {
    invariant(weights.length === weightCount(layers), 'as many weights as the layers have');
    this.layers = layers;
    this.weights = weights;
    this.first = new Float64Array(layers[1]);
    this.second = new Float64Array(layers[2]);
  }

  /** The chance to win, from 0 to 1. Most inputs are 0 and cost nothing. */
  chance(inputs: Float64Array): number {
    return sigmoid(this.edge(inputs));
  }

  /** How far from an even chance. */
  edge(inputs: Float64Array): number {
    const { weights, first, second } = this;
    const [n, h, k] = this.layers;
    let at = n * h;
    for (let j = 0; j < h; j++) first[j] = weights[at + j];
    for (let i = 0; i < n; i++) {
      const x = inputs[i];
      if (x === 0) continue;
      const row = i * h;
      for (let j = 0; j < h; j++) first[j] += x * weights[row + j];
    }
    at += h;
    const biases = at + h * k;
    for (let j = 0; j < k; j++) second[j] = weights[biases + j];
    for (let i = 0; i < h; i++) {
      const x = first[i];
      if (x <= 0) continue;
      const row = at + i * k;
      for (let j = 0; j < k; j++) second[j] += x * weights[row + j];
    }
    at = biases + k;
    let sum = weights[at + k];
    for (let j = 0; j < k; j++) if (second[j] > 0) sum += second[j] * weights[at + j];
    return sum;
  }
}

/** The same network with more inputs, which count for nothing yet. */
export function widened({ layers: [inputs, first, second], weights }: Network, wide: number): Network {
  const layers: Layers = [wide, first, second];
  const more = new Float64Array(weightCount(layers));
  more.set(weights.subarray(0, inputs * first));
  more.set(weights.subarray(inputs * first), wide * first);
  return new Network(layers, more);
}

/** Where each layer's weights and biases end. */
const endsOf = ([inputs, first, second]: Layers): readonly [number, number, number] => {
  const one = (inputs + 1) * first;
  const two = one + (first + 1) * second;
  return [one, two, two + second + 1];
};

export function readNetwork({ hortus, layers: sizes, steps, weights }: NetworkFile): Network {
  const [inputs, first, second] = sizes;
  invariant(
    hortus === 'network' && sizes.length === 3 && steps.length === 3,
    'a network of two hidden layers',
  );
  const layers: Layers = [inputs, first, second];
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const ends = endsOf(layers);
  invariant(bytes.length === ends[2] * 2, 'as many weights as the layers have');
  const view = new DataView(bytes.buffer);
  const read = new Float64Array(ends[2]);
  for (let layer = 0, i = 0; layer < 3; layer++)
    for (; i < ends[layer]; i++) read[i] = view.getInt16(i * 2, true) * steps[layer];
  return new Network(layers, read);
}

/** Rounds the weights to 16 bits; the rounded ones are what is read back. */
export function writeNetwork(layers: Layers, weights: Float64Array): NetworkFile {
  const ends = endsOf(layers);
  const view = new DataView(new ArrayBuffer(ends[2] * 2));
  const steps: [number, number, number] = [1, 1, 1];
  for (let layer = 0, from = 0; layer < 3; from = ends[layer++]) {
    let most = 0;
    for (let i = from; i < ends[layer]; i++) most = Math.max(most, Math.abs(weights[i]));
    // A power of two, so that reading multiplies exactly.
    steps[layer] = 2 ** Math.ceil(Math.log2(Math.max(most, 1e-6) / MOST_STEP));
    for (let i = from; i < ends[layer]; i++)
      view.setInt16(i * 2, Math.round(weights[i] / steps[layer]), true);
  }
  let text = '';
  for (const byte of new Uint8Array(view.buffer)) text += String.fromCharCode(byte);
  return { hortus: 'network', layers, steps, weights: btoa(text) };
}

/** The logistic function to a few thousandths, by multiplication alone: (1 + x/1024)^1024. */
export function sigmoid(x: number): number {
  if (x > 20) return 1;
  if (x < -20) return 0;
  let e = 1 + x / 1024;
  for (let i = 0; i < 10; i++) e *= e;
  return e / (1 + e);
}
