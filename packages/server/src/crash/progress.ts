/** What the soak has seen so far, in a file, so that it can be stopped and continued. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KILLS } from './faults.ts';
import { type Found, nothingFound } from './whole-crash.ts';

export interface Progress {
  /** The seed of the first leg; each further leg has the next one. */
  readonly seed: number;
  readonly legs: number;
  readonly found: Found;
}

export function readProgress(file: string, seed: number): Progress {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return { seed, legs: 0, found: nothingFound() };
  }
}

/** Completely or not at all: a kill in between leaves the former file. */
export function keepProgress(file: string, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(progress, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

type Counts = { readonly [name: string]: number | Counts };
const sumOf = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const more = other[name] ?? 0;
      return [name, typeof value === 'number' ? value + Number(more) : sumOf(value, more as Counts)];
    }),
  );

export const afterLeg = ({ seed, legs, found }: Progress, leg: Found): Progress => ({
  seed,
  legs: legs + 1,
  found: sumOf({ ...found }, { ...leg }) as unknown as Found,
});

export const killsIn = ({ faults }: Found): number => KILLS.reduce((sum, kill) => sum + faults[kill], 0);

export function words({ seed, legs, found }: Progress): string {
  const { faults, acknowledged, cut, putOff, stored, flags, finished } = found;
  const each = Object.entries(faults).map(([name, count]) => `${name} ${count}`);
  return [
    `${killsIn(found)} kills in ${legs} legs from seed ${seed}: ${each.join(', ')}; ${cut} connections cut`,
    `${acknowledged} moves acknowledged, ${stored} entries found and checked, ${flags} of them flags; none lost, none doubled`,
    `${finished} matches finished, ${putOff} answers “try again”`,
  ].join('\n');
}
