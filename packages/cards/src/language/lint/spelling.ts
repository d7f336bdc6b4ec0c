/** Slips of spelling: adding, dropping or changing a letter, or swapping two neighbours. */
import { isVocabulary, VOCABULARY } from '../words.ts';

/** At most `most + 1`; with `swaps` off, a swap counts as two changes. */
export function editsBetween(a: string, b: string, most: number, swaps = true): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [earlier, before]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(before[j - 1]! + change, before[j]! + 1, row[j - 1]! + 1);
      if (swaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, earlier[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [earlier, before] = [before, row];
  }
  return before[b.length]!;
}

const MEANT = new Map<string, string | undefined>();
const MOST_REMEMBERED = 2000;

/** CGS-LINT-48 The predefined word that a custom name is probably meant to be. */
export function misspelt(name: string): string | undefined {
  if (MEANT.size > MOST_REMEMBERED) MEANT.clear();
  if (!MEANT.has(name)) MEANT.set(name, meantBy(name));
  return MEANT.get(name);
}

function meantBy(name: string): string | undefined {
  if (isVocabulary(name)) return undefined;
  for (const word of VOCABULARY) {
    if (word.toLowerCase() === name.toLowerCase()) return word;
    const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
    if (most > 0 && editsBetween(name, word, most) <= most) return word;
  }
  return undefined;
}
