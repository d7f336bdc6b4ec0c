/** What may stand where in an attribute area. */
import type { Value } from '../model.ts';
import { type Said, said } from '../telling/said.ts';
import { type Category, PREDEFINED } from '../words.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './scan.ts';

/** Where an attribute goes: among the globals, into a category, or nowhere after a category nobody knows. */
export type Scope = 'globals' | 'nowhere' | Category;

/** What costs, resources and feats may list (CGS-LANG-24 … 26); anything else is reported. */
export function isWelcome(
  cursor: Cursor,
  scope: Scope,
  token: Token,
  name: string,
  value: Value | undefined,
): boolean {
  const bad = (code: string, message: Said): false => {
    cursor.tell(code, cursor.spot(token), message);
    return false;
  };
  if (scope === 'globals') return true;
  if (PREDEFINED.has(name))
    return bad('ERR-25', said`"${name}" is a predefined attribute and cannot be a cost, resource or feat.`);
  if (scope !== 'Feats' && typeof value === 'string')
    return bad('ERR-24', said`${scope} lists numbers only; "${name}" has a text.`);
  return true;
}

/** Reports a condition where only attributes may stand, and reads past it. */
export function tellStrayOperator(cursor: Cursor, token: Token): void {
  cursor.at += 2;
  cursor.skipValues();
  const { to } = cursor.token(-1)!;
  const written = cursor.written(token.from, to);
  const message = said`"${written}": operators are used only in conditional categories.`;
  cursor.tell('ERR-14', cursor.spot({ from: token.from, to }), message);
}
