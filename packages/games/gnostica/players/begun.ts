/** Turns begun, to be continued from where they promise most. Scratch memory, shared by all: searches don't nest. */

import type { Move } from '@hortus/kernel';
import { size } from '../src/index.ts';

const MOST = 400;

const states: Int32Array[] = [];
const moves = new Int32Array(MOST);
const worths = new Float64Array(MOST);
let count = 0;

export function dropBegun(): void {
  count = 0;
}

export const isAnyBegun = (): boolean => count > 0;

/** `move` is what the turn begins with. Beyond the most, the worst is dropped. */
export function begin(move: Move, worth: number, ints: Int32Array): void {
  let place = count;
  if (place < MOST) count++;
  else {
    place = 0;
    for (let i = 1; i < MOST; i++) if (worths[i] < worths[place]) place = i;
    if (worths[place] >= worth) return;
  }
  if (place === states.length) states.push(new Int32Array(size));
  states[place].set(ints);
  moves[place] = move;
  worths[place] = worth;
}

/** Copies the best into `ints`, and says what it began with. */
export function takeBest(into: Int32Array): Move {
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i] > worths[best]) best = i;
  const ints = states[best];
  const move = moves[best];
  into.set(ints);
  const last = --count;
  states[best] = states[last];
  states[last] = ints;
  moves[best] = moves[last];
  worths[best] = worths[last];
  return move;
}
