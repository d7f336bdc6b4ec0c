/** Conditions: `AR.Hull > 2`, `Subtype = "Ship"/"Raft"`. */

import type { Condition, Operator, PlainCategory, Value } from '../model.ts';
import { nearestIn } from '../telling/near.ts';
import { didYouMean, phrase, type Sentence, said } from '../telling/said.ts';
import { categoryNamed, isPlain, VOCABULARY } from '../words.ts';
import type { Cursor } from './cursor.ts';
import { type Aliases, isName, tellBadName } from './names.ts';
import type { Token } from './scan.ts';
import { isValueAhead, parseValue } from './values.ts';

export type Path = Pick<Condition, 'category' | 'name'>;

/** What could be read of a condition; a part is missing if its fault has been reported. */
export interface ReadCondition {
  readonly path: Path | undefined;
  readonly condition: Condition | undefined;
}

/** condition = path , operator , alternatives */
export function parseCondition(cursor: Cursor, aliases: Aliases): ReadCondition {
  const [name, sign] = [cursor.token()!, cursor.token(1)!];
  cursor.at += 2;
  const path = parsePath(cursor, name, aliases);
  const operator = parseOperator(cursor, sign);
  const values = parseAlternatives(cursor, name, sign, operator);
  if (path === undefined || operator === undefined || values === undefined)
    return { path, condition: undefined };
  return { path, condition: { ...path, operator, values } };
}

const nearestCategory = nearestIn(VOCABULARY);

/** path = name | category-ref , "." , name */
function parsePath(cursor: Cursor, token: Token, aliases: Aliases): Path | undefined {
  const [spot, parts] = [cursor.spot(token), token.text.split('.')];
  const written = parts.at(-1)!;
  if (parts.length === 1 && categoryNamed(written) !== undefined) {
    cursor.tell('ERR-26', spot, said`"${written}" is a category; a condition names one of its attributes.`);
    return undefined;
  }
  const category = parts.length === 2 ? categoryNamed(parts[0]!) : undefined;
  if (parts.length > 2 || (parts.length === 2 && (category === undefined || !isPlain(category)))) {
    const near = parts.length === 2 && category === undefined ? nearestCategory(parts[0]!) : undefined;
    const hint = near === undefined ? undefined : didYouMean(`${near}.${written}`);
    const message = said`"${token.text}": only cost, resource and Feats categories can be referenced.`;
    cursor.tell('ERR-26', spot, message, hint);
    return undefined;
  }
  if (isName(written))
    return { category: category as PlainCategory | undefined, name: aliases.get(written) ?? written };
  tellBadName(cursor, { ...token, text: written, from: token.to - written.length });
  return undefined;
}

const AT_LEAST = '">" already means "at least"';
const AT_MOST = '"<" already means "at most"';
const NOT = 'a condition cannot exclude a value';
const MEANT: Readonly<Record<string, string>> = {
  '>=': AT_LEAST,
  '=>': AT_LEAST,
  '≥': AT_LEAST,
  '<=': AT_MOST,
  '=<': AT_MOST,
  '≤': AT_MOST,
  '==': 'write "="',
  '!=': NOT,
  '<>': NOT,
  '≠': NOT,
};

/** operator = "=" | "<" | ">" */
function parseOperator(cursor: Cursor, token: Token): Operator | undefined {
  if (token.text === '=' || token.text === '<' || token.text === '>') return token.text;
  const meant = MEANT[token.text] ?? 'conditions use =, < and >';
  cursor.tell('ERR-16', cursor.spot(token), said`"${token.text}" is not an operator; ${phrase(meant)}.`);
  return undefined;
}

/** alternatives = integer , { slash , integer } | text , { slash , text } */
function parseAlternatives(
  cursor: Cursor,
  name: Token,
  sign: Token,
  operator: Operator | undefined,
): Value[] | undefined {
  const values: Value[] = [];
  const [first, isOrder] = [cursor.token(), operator === '<' || operator === '>'];
  let isBad = false;
  const tell = (code: string, token: Token, message: Sentence): void => {
    isBad = true;
    cursor.tell(code, cursor.spot(token), message);
  };
  for (let more = true; more; ) {
    if (!isValueAhead(cursor)) {
      const before = cursor.token(-1)!;
      if (before.kind === 'slash') tell('ERR-2', before, 'There is no alternative after "/".');
      else tell('ERR-2', name, said`Condition "${name.text}" has no value.`);
      break;
    }
    const value = parseValue(cursor, name.text, `${name.text} ${sign.text}`);
    if (value === undefined) isBad = true;
    else values.push(value);
    const slash = cursor.token();
    more = slash?.kind === 'slash';
    if (more && isOrder) {
      tell('ERR-18', slash!, 'Alternatives with "/" are allowed only after "=".');
      cursor.skipValues();
      break;
    }
    if (more) cursor.at += 1;
  }
  const texts = values.filter((value) => typeof value === 'string').length;
  if (texts > 0 && isOrder) tell('ERR-17', first!, 'Text conditions use only "=".');
  else if (texts > 0 && texts < values.length)
    tell('ERR-19', first!, 'Alternatives must be all numbers or all texts.');
  return isBad ? undefined : values;
}
