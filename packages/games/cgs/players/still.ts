/** The table of the current decision: nothing moves on it meanwhile, so nothing has to be read twice. */
import type { CgsState } from '../src/types.ts';

type Read<T> = (state: CgsState, player: number, isStill: boolean) => T;

let still: CgsState | undefined;
let readings = new Map<Read<unknown>, unknown[]>();

/** Decides while the table stays as it is. What was read for it is no longer valid afterwards. */
export function whileStill<T>(state: CgsState, decided: () => T): T {
  still = state;
  readings = new Map();
  try {
    return decided();
  } finally {
    still = undefined;
  }
}

/** Reads something about a player once per decision. */
export function onceStill<T>(state: CgsState, player: number, read: Read<T>): T {
  if (state !== still) return read(state, player, false);
  let known = readings.get(read) as (T | undefined)[] | undefined;
  if (known === undefined) {
    known = [];
    readings.set(read, known);
  }
  known[player] ??= read(state, player, true);
  return known[player];
}
