/** Faults as their author sees them: a sentence, and the place drawn with a caret.
 *
 *    cards.txt:3:14: there is no ability covrt (did you mean covert?) [GEN-CRD-1]
 *      3 | Old Gate · covrt 2 · Swifts
 *        |            ^~~~~
 */
import type { Diagnostic } from '@hortus/kernel';
import { linesIn, type Place } from './places.ts';

export const inOrder = (a: Diagnostic, b: Diagnostic): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.line === undefined ? 0 : (a.column ?? 0) - (b.column ?? 0));

/** One line, as compilers write it. */
export function tellFault({ line, column, message, hint, clause, path }: Diagnostic, file: string): string {
  const place =
    line === undefined ? (path === undefined ? file : `${file} ${path}`) : `${file}:${line}:${column ?? 1}`;
  return `${place}: ${message}${hint === undefined ? '' : ` (${hint})`}${clause === undefined ? '' : ` [${clause}]`}`;
}

/** Wider lines are cut on both sides of the caret. */
const WIDTH = 100;

/** The line at fault with a caret under the place; nothing if the fault has no column. */
export function drawPlace(
  text: string,
  { line, column, end }: { readonly [K in keyof Place]: Place[K] | undefined },
): string | undefined {
  const written = line === undefined ? undefined : linesIn(text)[line - 1];
  if (written === undefined || column === undefined) return undefined;
  const from = column - 1;
  const to = Math.min(Math.max(end ?? column + 1, column + 1) - 1, Math.max(written.length, column));
  const cut = Math.max(0, Math.min(from - 20, written.length - WIDTH));
  const shown = written.slice(cut, cut + WIDTH);
  const [before, after] = [cut > 0 ? '…' : '', cut + WIDTH < written.length ? '…' : ''];
  const blank = (before + written.slice(cut, from)).replace(/[^\t]/g, ' ');
  const marks = `^${'~'.repeat(Math.max(0, Math.min(to, cut + WIDTH) - from - 1))}`;
  const number = `  ${line} | `;
  return `${number}${before}${shown}${after}\n${' '.repeat(number.length - 2)}| ${blank}${marks}`;
}
