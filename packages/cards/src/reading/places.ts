/** Where something is in what its author wrote. */
import type { Diagnostic } from '@hortus/kernel';

export type Place = Pick<Diagnostic, 'line' | 'column' | 'end' | 'path'>;

/** Lines end with LF, CR LF or CR; a byte order mark isn't part of the text. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
export const linesIn = (text: string): string[] => withoutMark(text).split(/\r\n|\r|\n/);

/** Places by offset. What goes beyond its first line ends with that line. */
export function placesIn(text: string): (from: number, to?: number) => Place {
  const starts = [0];
  const ends: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/\r\n|\r|\n/g)) {
    ends.push(index);
    starts.push(index + mark.length);
  }
  ends.push(text.length);
  return (from, to) => {
    // The last line that starts at `from` or before it: `low` does, `high` doesn't.
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= from) low = middle;
      else high = middle;
    }
    const column = from - starts[low]! + 1;
    if (to === undefined) return { line: low + 1, column };
    const end = Math.min(to, ends[low]!) - starts[low]! + 1;
    return { line: low + 1, column, end: Math.max(column + 1, end) };
  };
}
