/**
 * Two sides, measured side by side in short alternating slices, so that whatever else the machine does affects both.
 */

export interface Side {
  /** Does a slice of work and returns how many units it was. */
  slice(number: number): number;
}

/** CPU nanoseconds per unit. */
export interface Compared {
  readonly own: number;
  readonly other: number;
  /** How many times as long the other takes: the median over pairs of slices. */
  readonly ratio: number;
}

export const KB = 1024;

/** Time of this process on any core, its helper threads' included, in nanoseconds. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};

/** The median, or the value that this part of all values lies below. */
export function quantile(values: readonly number[], part = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/**
 * The first slices warm up and do not count. Short ones matter for this too: they let the engine compile whole
 * functions instead of replacing a loop while it runs, which gave code up to half as slow again, by chance.
 */
export function sideBySide(
  own: Side,
  other: Side,
  slices: { readonly warm: number; readonly counted: number },
  clock: () => number = cpuTime,
): Compared {
  const owns: number[] = [];
  const others: number[] = [];
  const time = (side: Side, times: number[], number: number): void => {
    const start = clock();
    const units = side.slice(number);
    times.push((clock() - start) / units);
  };
  for (let n = 0; n < slices.warm + slices.counted; n++) {
    if (n === slices.warm) owns.length = others.length = 0;
    // They take turns to begin, so that neither always inherits the other's garbage.
    if (n % 2 === 0) time(own, owns, n);
    time(other, others, n);
    if (n % 2 === 1) time(own, owns, n);
  }
  return {
    own: quantile(owns),
    other: quantile(others),
    ratio: quantile(owns.map((ns, n) => others[n] / ns)),
  };
}
