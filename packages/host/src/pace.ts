/** How bots share out the time of a turn among its decisions. */
import type { Pace } from './bots.ts';

/**
 * A bot may spend at least this long on each decision; less in turns with very many decisions, so that a turn of up to 60
 * takes at most 2 s.
 */
const LEAST = 20;
const [MANY, LEAST_OF_MANY] = [12, 2];

/** In a browser and at a terminal; less in a window, where an answer comes after a fixed time. */
export const TABLE_PACE: Pace = { thinks: 900, after: 0, answerThinks: 150, answersAfter: 220, alone: 900 };

/** Half the time for each further decision of a turn: together, up to 60 of them take about twice as long as one. */
export const thinkingTime = (most: number, step: number): number =>
  Math.max(Math.min(most, step < MANY ? LEAST : LEAST_OF_MANY), most / 2 ** step);

/**
 * How long everybody waits for a decision. It halves as the time to think does and always leaves room for that, so
 * that nobody can tell how long a bot has thought.
 */
export const pauseBefore = ({ after, thinks }: Pick<Pace, 'after' | 'thinks'>, step: number): number =>
  Math.min(after, Math.ceil(Math.max(after / 2 ** step, ROOM * thinkingTime(thinks, step))));

/** Includes the way to the bots' thread and back. */
const ROOM = 1.75;

/** The shortest and the longest turn of a bot that uses its time: one decision, or up to 60 of them. */
export const turnTimes = ({ thinks }: Pick<Pace, 'thinks'>): readonly [number, number] => [
  thinks,
  2 * thinks,
];
