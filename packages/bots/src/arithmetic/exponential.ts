/**
 * e to the power of x, by multiplication and addition alone: engines may differ in the last bit of `Math.exp`, and one
 * bit can change a bot's move. To about twelve digits.
 */
export function exponential(x: number): number {
  if (x > MOST) return Number.POSITIVE_INFINITY;
  if (x < -MOST) return 0;
  const sixteenths = Math.floor(x * 16);
  const rest = x - sixteenths / 16;
  let series = 1;
  for (let n = TERMS; n > 0; n--) series = 1 + (series * rest) / n;
  let power = 1;
  for (let n = Math.abs(sixteenths), root = ROOT; n > 0; n >>= 1, root *= root) if (n & 1) power *= root;
  return sixteenths < 0 ? series / power : series * power;
}

const MOST = 700;
const TERMS = 8;
/** The sixteenth root of e. */
const ROOT = 1.0644944589178593;
