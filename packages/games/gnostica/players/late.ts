import { turnsOf } from '../src/index.ts';

/** Where something begins, and from where on it is complete. */
type Span = readonly [from: number, fully: number];

/** Turns in which the end comes to be pressed for. */
const LATE: Span = [30, 100];
const VERY_LATE: Span = [140, 190];

const within = (turns: number, [from, fully]: Span): number =>
  Math.min(Math.max((turns - from) / (fully - from), 0), 1);

/** How late it is, 0 to 1. */
export const lateness = (ints: Int32Array): number => within(turnsOf(ints), LATE);

/** The same for what only a game without an end would ask for. */
export const extremity = (ints: Int32Array): number => within(turnsOf(ints), VERY_LATE);
