/**
 * The natural logarithm, by the four operations alone: engines may differ in the last bit of `Math.log`, and one bit can
 * change a bot's move. To about fourteen digits.
 */
export function logarithm(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return x > 0 ? x : Number.NaN;
  let mantissa = x;
  let halvings = 0;
  for (; mantissa > ROOT; halvings++) mantissa *= 0.5;
  for (; mantissa * ROOT < 1; halvings--) mantissa *= 2;
  // ln m = 2 artanh((m - 1) / (m + 1)), a short series so near to 1.
  const part = (mantissa - 1) / (mantissa + 1);
  const squared = part * part;
  let series = 0;
  for (let n = TERMS; n >= 1; n -= 2) series = series * squared + 1 / n;
  return 2 * part * series + halvings * LN2;
}

const TERMS = 19;
const ROOT = Math.SQRT2;
const LN2 = Math.LN2;
