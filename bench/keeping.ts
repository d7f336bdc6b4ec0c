/** Measures group after group. If one fails, only its own rows are lost. */
import type { Measured } from './row.ts';

export interface Failure {
  readonly group: string;
  readonly why: string;
}

/** The result of a group: what each process measured, and why others failed. */
export interface Outcome {
  readonly measured: readonly (readonly Measured[])[];
  readonly failures: readonly Failure[];
}

/** Measures in this many processes, one after another; if one fails, what the others measured stays. */
export async function eachProcess(
  group: string,
  processes: number,
  measure: (n: number) => Promise<readonly Measured[]>,
): Promise<Outcome> {
  const measured: (readonly Measured[])[] = [];
  const failures: Failure[] = [];
  for (let n = 0; n < processes; n++)
    try {
      measured.push(await measure(n));
    } catch (error) {
      failures.push({ group, why: error instanceof Error ? error.message : String(error) });
    }
  return { measured, failures };
}

/** The last words of a run in which something failed. */
export const failureWords = (failures: readonly Failure[]): string =>
  failures.map(({ group, why }) => `${group} failed: ${lastLines(why)}`).join('\n');

const SHOWN = 12;
const lastLines = (text: string): string => text.trim().split('\n').slice(-SHOWN).join('\n');
