/**
 * A state's values by name, for code that reads it without playing in it, above all bots. Rules read
 * `ints[at.phase]`.
 */
import type { Seat, SeatSet } from '@hortus/kernel';
import { SET } from '../types.ts';
import { at } from './layout.ts';

type Ints = Int32Array;

/** Where the match stands: numbers of PHASE and TASK, seats, and how many turns have ended. */
export const phaseIn = (ints: Ints): number => ints[at.phase];
export const taskIn = (ints: Ints): number => ints[at.task];
export const askedIn = (ints: Ints): Seat => ints[at.asked];
export const turningIn = (ints: Ints): Seat => ints[at.turn];
/** Who went first, and which of the deck's factions the even seats play. */
export const beganIn = (ints: Ints): Seat => ints[at.first];
export const factionIn = (ints: Ints): number => ints[at.faction];
export const turnsIn = (ints: Ints): number => ints[at.turns];
export const plottedIn = (ints: Ints): number => ints[at.plotted];
/** NONE if there is none yet. */
export const loserIn = (ints: Ints): Seat => ints[at.loser];
export const winnerIn = (ints: Ints): number => ints[at.winner];
export const barredIn = (ints: Ints): SeatSet => ints[at.barred];

/** How many cards lie in a zone. */
export const opsCountOf = (ints: Ints, seat: Seat): number => ints[at.opsCount + seat];
export const experienceCountOf = (ints: Ints, home: number): number => ints[at.experienceCount + home];
export const reserveCountOf = (ints: Ints, side: number): number => ints[at.reserveCount + side];
export const unseenCountIn = (ints: Ints): number => ints[at.unseenCount];
export const underCountIn = (ints: Ints): number => ints[at.underCount];
export const drawnIn = (ints: Ints): number => ints[at.drawn];

/** One int of a zone's set of cards. */
export const opsInt = (ints: Ints, seat: Seat, i: number): number => ints[at.ops + seat * SET + i];
export const experienceInt = (ints: Ints, home: number, i: number): number =>
  ints[at.experience + home * SET + i];
export const reserveInt = (ints: Ints, side: number, i: number): number => ints[at.reserve + side * SET + i];
export const voidInt = (ints: Ints, i: number): number => ints[at.void + i];

/** ENTRY ints of both timelines, and what a side's comes to. */
export const entryAt = (ints: Ints, index: number): number => ints[at.engaged + index];
export const engagedCountIn = (ints: Ints): number => ints[at.engagedCount];
export const hiddenCountIn = (ints: Ints): number => ints[at.hidden];
export const lineCountOf = (ints: Ints, side: number): number => ints[at.lineCount + side];
export const lineSwayOf = (ints: Ints, side: number): number => ints[at.lineSway + side];
export const lineEpicsOf = (ints: Ints, side: number): number => ints[at.lineEpics + side];
export const lineCovertsOf = (ints: Ints, side: number): number => ints[at.lineCoverts + side];
export const lineFightsOf = (ints: Ints, side: number): number => ints[at.lineFights + side];

/** What is open: the number per class, and strike's stage (0, 1 open, 2 in force). */
export const openOf = (ints: Ints, cls: number): number => ints[at.pool + cls];
export const strikeIn = (ints: Ints): number => ints[at.strike];
/** A set of abilities. */
export const unlockedOf = (ints: Ints, seat: Seat): number => ints[at.unlocked + seat];

/**
 * The ranges of a state that the rest of the match depends on, besides the cards under the destiny and in the
 * timelines: not clocks, stories or who knows what.
 */
export const LASTING: readonly (readonly [from: number, to: number])[] = [
  [0, at.span],
  [at.span + 1, at.under],
  [at.looked, at.engaged],
  [at.engagedCount, at.ruin],
];
