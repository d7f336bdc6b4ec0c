/** What the reader is asked: the board shows it, and the line above it says it to those who can't see the board. */
import type { Move, Seat } from '@hortus/kernel';
import type { SwayView } from '../../src/index.ts';
import { type ByThing, byThing } from '../../src/press/index.ts';
import { targetWords } from './target-words.ts';
import { askedWords, countingWords, type Spoken, stuckWords } from './words.ts';

/** With something to do, what the rules leave open comes first. */
export function askingWords(
  view: SwayView,
  names: readonly string[],
  you: Seat | undefined,
  spoken: Spoken,
  moves: ByThing | undefined,
): string {
  const stuck =
    moves === undefined || spoken.cards === undefined ? undefined : stuckWords(view, moves, spoken.cards);
  const target = moves === undefined ? undefined : targetWords(view, moves);
  return stuck ?? target ?? askedWords(view, names, you, spoken);
}

/** What is asked now, of whom, and what a countdown makes of it. */
export function describe(
  view: SwayView,
  names: readonly string[],
  you: Seat | undefined,
  { legal, ...spoken }: Spoken & { readonly legal: readonly Move[] },
): string {
  const moves = legal.length > 0 && view.end === null ? byThing(legal) : undefined;
  return [askingWords(view, names, you, spoken, moves), ...countingWords(view, you, spoken)].join(' ');
}
