/** Values of attributes and conditions. */

import type { Value } from '../model.ts';
import { said } from '../telling/said.ts';
import type { Cursor } from './cursor.ts';
import { isNumberLike, type Token } from './scan.ts';

/** A value can begin here, well written or not. */
export function isValueAhead(cursor: Cursor): boolean {
  const token = cursor.token();
  if (token === undefined) return false;
  if (token.kind === 'text' || token.kind === 'unclosed') return true;
  return token.kind === 'word' && (isNumberLike(token.text) || !cursor.startsItem());
}

/** value = integer | text; undefined once its fault has been reported. `before` is what precedes the value. */
export function parseValue(cursor: Cursor, name: string, before: string): Value | undefined {
  const token = cursor.token()!;
  if (token.kind === 'word' && !isNumberLike(token.text)) {
    unquoted(cursor, before);
    return undefined;
  }
  cursor.at += 1;
  if (token.kind === 'word') return parseInteger(cursor, token);
  if (token.kind === 'unclosed')
    cursor.tell('ERR-6', cursor.spot(token), said`Missing closing quote in the value of "${name}".`);
  else if (token.text === '')
    cursor.tell('ERR-4', cursor.spot(token), said`Attribute "${name}" has an empty text.`);
  else return token.text;
  return undefined;
}

/** integer = "0" | nonzero-digit , { digit }, at most 9 digits (CGS-R-145) */
function parseInteger(cursor: Cursor, token: Token): number | undefined {
  const { text } = token;
  if (/^(?:0|[1-9]\d{0,8})$/.test(text)) return Number(text);
  const plain = text.replace(/^0+(?=\d)/, '');
  cursor.tell(
    'ERR-5',
    cursor.spot(token),
    !/^\d+$/.test(text)
      ? said`"${text}" is not an integer of at least 0.`
      : plain.length > 9
        ? said`"${text}" has more than 9 digits.`
        : said`Write "${plain}" instead of "${text}".`,
  );
  return undefined;
}

/** How much of a text without quotes is repeated in a message. */
const LONGEST_QUOTED = 80;

/** One or more bare words where a text is required (CGS-ERR-3). */
export function unquoted(cursor: Cursor, before: string): void {
  const first = cursor.token()!;
  cursor.at += 1;
  while (cursor.token()?.kind === 'word' && (cursor.indented || !cursor.startsItem())) cursor.at += 1;
  const { to } = cursor.token(-1)!;
  const text = cursor
    .written(first.from, Math.min(to, first.from + LONGEST_QUOTED))
    .replace(/^[“”'‘’«»„]+|[“”'‘’«»„]+$/g, '');
  const spot = cursor.spot({ from: first.from, to });
  cursor.tell('ERR-3', spot, said`Text values need quotes: write ${before} "${text}".`);
}
