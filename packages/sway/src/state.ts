/** A state asked by name, for whoever reads it without playing in it: bots first of all. Rules read `words[at.phase]`. */
import type { Seat, SeatSet } from '@hortus/kernel';
import { at } from './layout.ts';
import { SET } from './types.ts';

type Words = Int32Array;

/** Where the match stands: numbers of PHASE and TASK, seats, and how many turns have ended. */
export const phaseIn = (words: Words): number => words[at.phase];
export const taskIn = (words: Words): number => words[at.task];
export const askedIn = (words: Words): Seat => words[at.asked];
export const turningIn = (words: Words): Seat => words[at.turn];
export const turnsIn = (words: Words): number => words[at.turns];
export const plottedIn = (words: Words): number => words[at.plotted];
/** NONE while there is none. */
export const loserIn = (words: Words): Seat => words[at.loser];
export const winnerIn = (words: Words): number => words[at.winner];
export const barredIn = (words: Words): SeatSet => words[at.barred];

/** How many cards lie in a zone. */
export const opsCountOf = (words: Words, seat: Seat): number => words[at.opsCount + seat];
export const experienceCountOf = (words: Words, home: number): number => words[at.experienceCount + home];
export const reserveCountOf = (words: Words, side: number): number => words[at.reserveCount + side];
export const unseenCountIn = (words: Words): number => words[at.unseenCount];
export const underCountIn = (words: Words): number => words[at.underCount];
export const drawnIn = (words: Words): number => words[at.drawn];

/** One word of a zone's set of cards. */
export const opsWord = (words: Words, seat: Seat, i: number): number => words[at.ops + seat * SET + i];
export const experienceWord = (words: Words, home: number, i: number): number =>
  words[at.experience + home * SET + i];
export const voidWord = (words: Words, i: number): number => words[at.void + i];

/** ENTRY words of both timelines, and what a side's comes to. */
export const entryAt = (words: Words, index: number): number => words[at.engaged + index];
export const engagedCountIn = (words: Words): number => words[at.engagedCount];
export const hiddenCountIn = (words: Words): number => words[at.hidden];
export const lineCountOf = (words: Words, side: number): number => words[at.lineCount + side];
export const lineSwayOf = (words: Words, side: number): number => words[at.lineSway + side];
export const lineEpicsOf = (words: Words, side: number): number => words[at.lineEpics + side];
export const lineCovertsOf = (words: Words, side: number): number => words[at.lineCoverts + side];
export const lineFightsOf = (words: Words, side: number): number => words[at.lineFights + side];

/** What is open: how many of a class, and strike's stage (0, 1 open, 2 in force). */
export const openOf = (words: Words, cls: number): number => words[at.pool + cls];
export const strikeIn = (words: Words): number => words[at.strike];
/** A set of abilities. */
export const unlockedOf = (words: Words, seat: Seat): number => words[at.unlocked + seat];

/** Does a countdown of this side run? */
export function countsDown(words: Words, side: number): boolean {
  const from = at.countdown + side * 4;
  return (words[from] | words[from + 1] | words[from + 2] | words[from + 3]) !== 0;
}
