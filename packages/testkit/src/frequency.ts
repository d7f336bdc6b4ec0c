/** Are things drawn as often as they should be? Chi-square, for draws with a fixed seed. */

/** One seed in a million calls a fair draw unfair; since seeds are fixed, a test does so always or never. */
const TOO_RARE = 1e-6;

/** Throws if what is drawn doesn't come up in proportion to `weights`, or if something else comes up. */
export function frequency(
  draw: () => string,
  weights: Readonly<Record<string, number>>,
  draws = 20_000,
): void {
  const names = Object.keys(weights).filter((name) => weights[name] > 0);
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  const counts = new Map(names.map((name) => [name, 0]));
  for (let i = 0; i < draws; i++) {
    const name = draw();
    const count = counts.get(name);
    if (count === undefined) throw new Error(`${name} was drawn, which cannot be`);
    counts.set(name, count + 1);
  }
  let chiSquare = 0;
  for (const [name, count] of counts) {
    const expected = (draws * weights[name]) / total;
    if (expected < 5)
      throw new Error(`${draws} draws are too few: ${name} is expected ${expected.toFixed(1)} times`);
    chiSquare += (count - expected) ** 2 / expected;
  }
  const chance = chanceOf(chiSquare, names.length - 1);
  if (chance < TOO_RARE) {
    const list = [...counts].map(
      ([name, n]) => `${name} ${n} for ${((draws * weights[name]) / total).toFixed(0)}`,
    );
    throw new Error(
      `not as likely as it should be (one chance in ${(1 / chance).toPrecision(2)}): ${list.join(', ')}`,
    );
  }
}

/** How likely chi-square is to be at least this large (Wilson and Hilferty's normal approximation). */
export function chanceOf(chiSquare: number, degrees: number): number {
  if (degrees === 0) return 1;
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(chiSquare / degrees) - 1 + spread) / Math.sqrt(spread));
}

/** The share of a normal distribution above z (Abramowitz and Stegun 26.2.17, good to 1e-7; beyond, its leading term). */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 4) return density / z;
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return density * series.reduceRight((sum, factor) => (sum + factor) * t, 0);
}
