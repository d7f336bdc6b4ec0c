/**
 * What the cards of a subset add up to, several counts in one integer, so that the sums of two subsets add up in one
 * step: nine cards have 512 subsets, and a bot looks at all of them again and again.
 */
import { ABILITY } from '../src/index.ts';
import { DRAWS } from './traits.ts';

const DRAWS_AT = 8;
const PERSUASIONS_AT = 14;
const EPICS_AT = 18;
const VALORS_AT = 22;
const COUNTDOWNS_AT = 26;

/** One card: its sway, the cards it may bring, persuasions, epic cards, valors, countdowns. */
export const sumsOf = (ability: number, sway: number, epic: number): number =>
  sway +
  (DRAWS[ability] << DRAWS_AT) +
  (epic << EPICS_AT) +
  (ability === ABILITY.persuasion ? 1 << PERSUASIONS_AT : 0) +
  (ability === ABILITY.valor ? 1 << VALORS_AT : 0) +
  (ability === ABILITY.sacrifice || ability === ABILITY.dread ? 1 << COUNTDOWNS_AT : 0);

export const swayIn = (sums: number): number => sums & 0xff;
export const drawsIn = (sums: number): number => (sums >> DRAWS_AT) & 0x3f;
export const persuasionsIn = (sums: number): number => (sums >> PERSUASIONS_AT) & 0xf;
export const epicsIn = (sums: number): number => (sums >> EPICS_AT) & 0xf;
export const valorsIn = (sums: number): number => (sums >> VALORS_AT) & 0xf;
export const countsDownIn = (sums: number): boolean => sums >> COUNTDOWNS_AT !== 0;

/** One more than the permissions a card leaves over: in the current phase, and in one of its own. */
export const gainOf = (now: number, later: number): number => now + (later << 8);
export const gainNow = (gain: number): number => gain & 0xff;
export const gainLater = (gain: number): number => gain >> 8;
