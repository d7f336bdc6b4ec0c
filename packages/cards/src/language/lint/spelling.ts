/** Edits between two words: adding, dropping or changing a letter, or swapping two neighbours. */

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
