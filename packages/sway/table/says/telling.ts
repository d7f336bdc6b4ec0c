/** How the log combines events: what belongs to a turn, and the rule behind a loss. */
import type { PackedJson } from '@hortus/kernel';

export const isPass = (told: readonly PackedJson[]): boolean =>
  told.length > 0 && told.every(({ kind }) => kind === 'passed' || kind === 'waived');

/** A turn or round is won: the timelines are cleared next. */
export const isResult = (told: readonly PackedJson[]): boolean => told.some(({ kind }) => kind === 'won');

const BETWEEN = ['gave', 'unlocked', 'recruited'];

/**
 * `beside`: a hand that became too full in the rival's turn.
 * `between`: what is given up, drawn and recruited after a lost turn.
 */
export function inTurn(told: readonly PackedJson[]): 'beside' | 'between' | undefined {
  const [first] = told;
  if (first?.kind === 'discarded') return 'beside';
  // The last refill of a refill phase; one that an ability allows is part of the turn.
  const refills = first?.kind === 'draws' && told.some(({ kind }) => kind === 'phase' || kind === 'turn');
  return refills || BETWEEN.includes(first?.kind ?? '') ? 'between' : undefined;
}

/** Cards that are discarded, or put under the deck, one after another. */
export function goesOn(before: readonly PackedJson[], [next]: readonly PackedJson[]): boolean {
  const last = before.at(-1);
  return last?.kind === next?.kind && (next?.kind === 'discarded' || next?.kind === 'under');
}

/** A turn or round may be won in three ways. */
export interface ToldClauses {
  readonly won: readonly [obstruct: string, plot: string, countdown: string];
  readonly gave: string;
  readonly interrupted: string;
  readonly persuaded: string;
  readonly barred: string;
  /** For a hand that was too full, and for the finale making hands equal. */
  readonly discarded: readonly [trim: string, equalise: string];
}

/** The gravest of several things that one move caused. */
const GRAVE = ['won', 'gave', 'interrupted', 'persuaded', 'barred', 'discarded'] as const;

export function clauseOf(happened: readonly PackedJson[], told: ToldClauses): string | undefined {
  for (const kind of GRAVE) {
    const event = happened.find((one) => one.kind === kind);
    if (event === undefined) continue;
    const clause: string | readonly string[] = told[kind];
    return typeof clause === 'string' ? clause : clause[Number(event.why)];
  }
  return undefined;
}
