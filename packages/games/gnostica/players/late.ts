import { type GnosticaState, turnsOf } from '../src/index.ts';

/** Where something begins, and from where on it is complete. */
export type Span = readonly [from: number, fully: number];

/** Turns in which the end comes to be pressed for. */
export const LATE: Span = [30, 100];
const VERY_LATE: Span = [140, 190];
/** The same for those whose games usually end by themselves. */
export const LONG: Span = [70, 130];
/** Between two, the turns over which bots that look ahead come to announce with any chance at all. */
export const ENDLESS: Span = [120, 170];

/** The rounds over which a game of more than two comes to count as dragging on. */
const DRAGGING: Span = [25, 45];

const within = (turns: number, [from, fully]: Span): number =>
  Math.min(Math.max((turns - from) / (fully - from), 0), 1);

/** How late it is, 0 to 1. */
export const lateness = (ints: Int32Array, span: Span = LATE): number => within(turnsOf(ints), span);

/** The same for what only a game without an end would ask for. */
export const extremity = (ints: Int32Array): number => within(turnsOf(ints), VERY_LATE);

/** The same by rounds, for games of more than two that nobody ends. */
export const dragging = ({ ints, rules }: GnosticaState): number =>
  within(turnsOf(ints) / rules.seats, DRAGGING);
