/**
 * How many of the neutral cards go to each side if both have places to fill. With n neutral cards, f and g own ones
 * and k and l places there are C(n, a) C(f, k - a) C(n - a + g, l) worlds with a neutral cards on the first side.
 */
import type { Rng } from '@hortus/kernel';

const WHOLE = 2 ** 32;
/** Logarithms of factorials. */
const LOG_FACTORIAL = new Float64Array(512);
for (let i = 1; i < LOG_FACTORIAL.length; i++) LOG_FACTORIAL[i] = LOG_FACTORIAL[i - 1] + Math.log(i);

const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : LOG_FACTORIAL[n] - LOG_FACTORIAL[k] - LOG_FACTORIAL[n - k];

/** A random number from 0 to 1. */
export const fraction = (rng: Rng): number => rng.below(WHOLE) / WHOLE;

const logWorlds = (n: number, f: number, g: number, k: number, l: number, a: number): number =>
  logChoose(n, a) + logChoose(f, k - a) + logChoose(n - a + g, l);

const weights = new Float64Array(512);

/**
 * How many neutral cards the first side gets, each number
 * as likely as it has worlds; undefined if there are none.
 */
export function shareNeutral(
  n: number,
  f: number,
  g: number,
  k: number,
  l: number,
  rng: Rng,
): number | undefined {
  const least = Math.max(0, k - f);
  const most = Math.min(n, k, n + g - l);
  if (most < least) return undefined;
  if (most === least) return least;
  let top = Number.NEGATIVE_INFINITY;
  for (let a = least; a <= most; a++) {
    weights[a] = logWorlds(n, f, g, k, l, a);
    if (weights[a] > top) top = weights[a];
  }
  let total = 0;
  for (let a = least; a <= most; a++) {
    weights[a] = Math.exp(weights[a] - top);
    total += weights[a];
  }
  let left = fraction(rng) * total;
  for (let a = least; a < most; a++) {
    left -= weights[a];
    if (left < 0) return a;
  }
  return most;
}

/** The logarithm of the number of worlds of both sides together. */
export function logTotal(n: number, f: number, g: number, k: number, l: number): number {
  const least = Math.max(0, k - f);
  const most = Math.min(n, k, n + g - l);
  let total = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let a = least; a <= most; a++) top = Math.max(top, logWorlds(n, f, g, k, l, a));
  for (let a = least; a <= most; a++) total += Math.exp(logWorlds(n, f, g, k, l, a) - top);
  return total === 0 ? Number.NEGATIVE_INFINITY : top + Math.log(total);
}
