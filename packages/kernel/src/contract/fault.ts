/** Two of the three kinds of errors; the third, a bug, is `invariant` in result.ts. */

/** Why a move isn't accepted: data for a player. Codes are stable; the words for people are in the client. */
export interface Refusal {
  readonly code: string;
  /** The numbered rule of `docs/rules` that says so; absent if the host refuses, not a rule. */
  readonly clause?: string;
}

export const refuse = (code: string, clause?: string): Refusal =>
  clause === undefined ? { code } : { code, clause };

/** What is wrong with something written (options, a position, a log, a card): data for its author. */
export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly clause?: string;
  /** Where in a structure: `options.format`. */
  readonly path?: string;
  /** Where in a text, both from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The column after its last character, on the same line. */
  readonly end?: number;
}

/** The known word nearest to a mistyped one, if it's close enough. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(word.length - candidate.length) >= least) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least && distance < Math.max(word.length, candidate.length))
      [best, least] = [candidate, distance];
  }
  return best;
}

export const hintFor = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? `known: ${known.join(', ') || 'none'}` : `did you mean ${near}?`;
};

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
