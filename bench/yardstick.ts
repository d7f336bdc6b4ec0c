/**
 * What every row of the engine is measured against: a move of the hand-written loop. It is the same fixed program for
 * all of them, so a change that slows down all games alike shows in every row.
 */
import { playouts } from './garden-loop.ts';
import { type Side, sideBySide } from './measure.ts';
import type { Measured } from './row.ts';
import { addTallies, checkTally, type Tally } from './tally.ts';

export const LOOP = 'hand-written loop';
const SECOND = 1e9;
const GAMES = 4000;

/**
 * The engine compiles a function that is called often as a whole, but replaces a loop that runs long while it runs; then
 * the yardstick took 105, 120 or 155 ns by chance. So each is called often first.
 */
export function callOften(work: (games: number) => unknown): void {
  for (let n = 0; n < 2000; n++) work(10);
}

/** A slice is counted in the loop's moves; `check` makes sure that it played Garden. */
export function yardstick(): Side & { check(): void } {
  callOften((games) => playouts(games, 0));
  const tallies: Tally[] = [];
  return {
    slice() {
      // Other games each time, however many rows are measured with it: the check counts them all.
      const played = playouts(GAMES, tallies.length);
      tallies.push({ games: GAMES, ...played });
      return played.moves;
    },
    check: () => checkTally(`the ${LOOP}`, addTallies(tallies)),
  };
}

export interface Slices {
  readonly warm: number;
  readonly counted: number;
}

/** Things done in a second, beside the loop's moves in a second. */
export function rateRow(name: string, own: Side, loop: Side, slices: Slices): Measured {
  const compared = sideBySide(own, loop, slices);
  const [rate, moves] = [SECOND / compared.own, SECOND / compared.other];
  return { name, unit: 'per s', against: LOOP, own: rate, other: moves, ratio: compared.ratio };
}

/** Nanoseconds for one thing, beside those for a move of the loop. */
export const costRow = (name: string, own: Side, loop: Side, slices: Slices): Measured => ({
  name,
  unit: 'ns',
  against: LOOP,
  ...sideBySide(own, loop, slices),
});
