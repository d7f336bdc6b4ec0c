/** JSON with places: the plain value, and where each member of each object and array is. */
import { fail, ok, type Result } from '@hortus/kernel';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { inOrder } from './faults.ts';
import { type FieldTable, written } from './fields.ts';
import { type Place, placesIn, withoutMark } from './places.ts';
import { type ReadFault, type Row, said } from './rows.ts';

/** Where a member of an object or array is: its value and, in an object, its name. */
export type PlacesOf = (
  holder: object,
  member: string | number,
) => { readonly value: Place; readonly name?: Place } | undefined;

export interface JsonText {
  readonly value: unknown;
  readonly placesOf: PlacesOf;
}

/** Decks need four. */
const DEEPEST = 16;
const MOST_FAULTS = 20;

export function readJson(file: string): Result<JsonText, ReadFault[]> {
  const text = withoutMark(file);
  const placeOf = placesIn(text);
  const deep = tooDeepAt(text);
  if (deep !== undefined)
    return fail([{ code: 'not-json', message: 'this is nested too deeply', ...placeOf(deep, deep + 1) }]);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0 || root === undefined) return fail(faultsOf(text, errors));
  const twice: ReadFault[] = [];
  const nodes = new Map<object, Map<string | number, Node>>();
  const value = plainValue(root, nodes, (key) => {
    const place = placeOf(key.offset, key.offset + key.length);
    if (twice.length < MOST_FAULTS)
      twice.push({ code: 'twice', message: `${said(key.value)} appears twice`, ...place });
  });
  const at = ({ offset, length }: Node): Place => placeOf(offset, offset + length);
  if (twice.length > 0) return fail(twice.sort(inOrder));
  return ok({
    value,
    placesOf: (holder, member) => {
      const node = nodes.get(holder)?.get(member);
      if (node === undefined) return undefined;
      return node.type === 'property'
        ? { name: at(node.children![0]!), value: at(node.children![1]!) }
        : { value: at(node) };
    },
  });
}

/** The library is recursive, so a file of brackets would overflow its stack. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') depth++;
    else if (mark === ']' || mark === '}') depth--;
    if (depth > DEEPEST + 1) return index;
  }
  return undefined;
}

/** Objects are made from entries, so that a member `__proto__` is like any other. */
function plainValue(
  node: Node,
  nodes: Map<object, Map<string | number, Node>>,
  onTwice: (key: Node) => void,
): unknown {
  if (node.type !== 'object' && node.type !== 'array') return node.value;
  const members = new Map<string | number, Node>();
  for (const [i, child] of (node.children ?? []).entries()) {
    const key = child.type === 'property' ? (child.children![0]!.value as string) : i;
    if (members.has(key)) onTwice(child.children![0]!);
    else members.set(key, child);
  }
  const values = [...members].map(([key, child]): [string | number, unknown] => [
    key,
    plainValue(child.type === 'property' ? child.children![1]! : child, nodes, onTwice),
  ]);
  const value = node.type === 'array' ? values.map(([, one]) => one) : Object.fromEntries(values);
  nodes.set(value as object, members);
  return value;
}

/** One per line, since the second is mostly an echo of the first. */
function faultsOf(text: string, errors: readonly ParseError[]): ReadFault[] {
  const placeOf = placesIn(text);
  const faults = new Map<number, ReadFault>();
  for (const error of errors) {
    const place = placeOf(error.offset, error.offset + Math.max(1, error.length));
    if (!faults.has(place.line!)) faults.set(place.line!, { ...explained(text, error), ...place });
    if (faults.size === MOST_FAULTS) break;
  }
  return [...faults.values()];
}

function explained(text: string, { error, offset, length }: ParseError): ReadFault {
  const fault = (message: string, hint?: string): ReadFault => ({
    code: 'not-json',
    message,
    ...(hint === undefined ? {} : { hint }),
  });
  const next = text.slice(offset, offset + Math.max(1, length)).trim();
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && (next === ']' || next === '}'))
    return fault(`a value is expected after the comma, not ${next}`, 'leave out the last comma');
  if (offset >= text.trimEnd().length) return fault('the text ends too early');
  switch (printParseErrorCode(error)) {
    case 'PropertyNameExpected':
      return fault('a field name in " is expected');
    case 'InvalidSymbol':
      return /[{,]$/.test(before) && isInObject(before)
        ? fault('a field name in " is expected')
        : fault(`a value is expected, not ${said(next)}`, 'texts stand in "');
    case 'ColonExpected':
      return fault(`a : must follow ${said(before.slice(before.lastIndexOf('"', before.length - 2)))}`);
    case 'CommaExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return fault(`a , or ${isInObject(before) ? '}' : ']'} is expected`, 'is a comma missing?');
    case 'EndOfFileExpected':
      return fault('something follows the end');
    case 'UnexpectedEndOfString':
      return fault('this text has no end', 'close it with " on the same line');
    case 'InvalidEscapeCharacter':
    case 'InvalidCharacter':
    case 'InvalidUnicode':
      return fault('this text contains a character that must be written with \\');
    case 'InvalidCommentToken':
      return fault('JSON has no comments');
    default:
      return fault(`a value is expected, not ${said(next)}`);
  }
}

/** Is the innermost bracket left open a brace? */
function isInObject(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') open.push(mark);
    else if (mark === ']' || mark === '}') open.pop();
  }
  return open.at(-1) === '{';
}

/** Every object of a list as a row; anything else in it is a fault. `needs` says what a card is made of. */
export function readCardList(
  list: readonly unknown[],
  path: string,
  placesOf: PlacesOf,
  needs: string,
  faults: ReadFault[],
): Row[] {
  return list.flatMap((value, i): Row[] => {
    const place: Place = { ...placesOf(list, i)?.value, path: `${path}[${i}]` };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      faults.push({ code: 'not-a-card', message: `a card is an object with ${needs}`, ...place });
      return [];
    }
    const places = Object.keys(value).map((field) => [field, placesOf(value, field)] as const);
    return [
      {
        place,
        values: value as Record<string, unknown>,
        fields: new Map(places.flatMap(([field, at]) => (at === undefined ? [] : [[field, at.value]]))),
        names: new Map(places.flatMap(([field, at]) => (at?.name === undefined ? [] : [[field, at.name]]))),
      },
    ];
  });
}

/** One card per line, so that two versions can be compared; fields in the order of the table. */
export const makeJsonList = (table: FieldTable, cards: readonly object[], indent = ''): string =>
  `[\n${cards.map((card) => `${indent}  ${JSON.stringify(plain(table, card))}`).join(',\n')}\n${indent}]`;

const plain = (table: FieldTable, card: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(table).flatMap((field) => {
      const value = written(table, card, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
