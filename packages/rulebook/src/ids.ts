// How a clause id is built: GAR-MOV-4 is game, group and number.

import type { ClauseKind } from './types.ts';

const ID = /^([A-Z]{2,4})-([A-Z][A-Z0-9]*)-([1-9]\d*)$/;

export interface IdParts {
  readonly prefix: string;
  readonly group: string;
  readonly number: number;
}

export function parseId(text: string): IdParts | undefined {
  const match = ID.exec(text);
  if (!match) return undefined;
  const [, prefix, group, number] = match;
  return { prefix, group, number: Number(number) };
}

export const makeId = (prefix: string, group: string, number: number): string =>
  `${prefix}-${group}-${number}`;

export function kindOf(group: string): ClauseKind {
  if (group === 'R') return 'ruling';
  if (group === 'S' || group === 'SC') return 'scenario';
  if (group === 'E' || group === 'INV') return 'engine';
  return 'clause';
}

/** The known word nearest to a mistyped one, if it is near enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, swap));
    }
    row = next;
  }
  return row[b.length];
}
