/** Two texts line by line, for a person to read. */

/** Lines of context around a change, and how many lines are printed at most. */
const CONTEXT = 2;
const MOST_LINES = 60;

type Line = readonly [mark: ' ' | '-' | '+', text: string];

/** The lines only in `before` with `-`, those only in `after` with `+`, and the context. */
export function diff(before: string, after: string): string {
  const lines = alignment(before.split('\n'), after.split('\n'));
  const near = lines.map((_, i) =>
    lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(([mark]) => mark !== ' '),
  );
  const shown: string[] = [];
  for (const [i, [mark, text]] of lines.entries()) {
    if (near[i]) shown.push(`${mark} ${text}`);
    else if (i > 0 && near[i - 1]) shown.push('  …');
  }
  const left = shown.length - MOST_LINES;
  return (left > 0 ? [...shown.slice(0, MOST_LINES), `  … and ${left} lines more`] : shown).join('\n');
}

/** A longest common subsequence, once what both ends have in common is taken off. */
function alignment(a: readonly string[], b: readonly string[]): Line[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const same = (lines: readonly string[]): Line[] => lines.map((text) => [' ', text]);
  return [
    ...same(a.slice(0, start)),
    ...longest(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function longest(a: readonly string[], b: readonly string[]): Line[] {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1] + 1
          : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push([' ', a[i++]]);
      j++;
    } else if (j === b.length || (i < a.length && table[(i + 1) * width + j] >= table[i * width + j + 1]))
      lines.push(['-', a[i++]]);
    else lines.push(['+', b[j++]]);
  }
  return lines;
}
