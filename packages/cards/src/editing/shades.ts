/** What the parts of a line are, for colouring it as somebody types. `readPack` finds the faults. */

import { isNumberLike, scan, type Token } from '../language/area/scan.ts';
import { isProse, isRemark, PART_KINDS, type PartKind } from '../language/pack/parts.ts';
import { categoryNamed, isKnownGlobal } from '../language/words.ts';

/** The part of the file a line is in; `none` before the first. */
export type LinePart = PartKind | 'none';

export type ShadeKind =
  | 'heading'
  | 'remark'
  | 'directive'
  | 'lore'
  | 'key'
  | 'value'
  | 'category'
  | 'global'
  | 'name'
  | 'text'
  | 'number'
  | 'operator';

/** Offsets in the line. */
export interface Shade {
  readonly from: number;
  readonly to: number;
  readonly kind: ShadeKind;
}

const HEADING = /^\s*\[\s*([^\s\]]*)/u;

/** The part after this line. */
export function partAfter(line: string, part: LinePart): LinePart {
  const word = HEADING.exec(line)?.[1];
  return word === undefined ? part : (PART_KINDS.find((kind) => kind === word) ?? 'none');
}

const whole = (line: string, kind: ShadeKind): Shade[] =>
  line.trim() === ''
    ? []
    : [{ from: line.length - line.trimStart().length, to: line.trimEnd().length, kind }];

export function shadesOf(line: string, part: LinePart): Shade[] {
  if (isRemark(line)) return whole(line, 'remark');
  if (HEADING.test(line)) return whole(line, 'heading');
  if (part === 'pack') return keyShades(line);
  if (part === 'era') return eraShades(line);
  if (part === 'none') return [];
  if (isProse(line)) return whole(line, line.trimStart().startsWith('>') ? 'directive' : 'lore');
  return scan(line).map((token, i, tokens) => ({
    from: token.from,
    to: token.to,
    kind: kindOf(token, tokens[i - 1]),
  }));
}

function kindOf(token: Token, before: Token | undefined): ShadeKind {
  switch (token.kind) {
    case 'text':
    case 'unclosed':
      return 'text';
    case 'operator':
    case 'slash':
      return 'operator';
    case 'word':
      if (isNumberLike(token.text) && before !== undefined) return 'number';
      if (categoryNamed(token.text) !== undefined) return 'category';
      return isKnownGlobal(token.text) ? 'global' : 'name';
  }
}

/** `turn: 5` */
function keyShades(line: string): Shade[] {
  const colon = line.indexOf(':');
  if (colon < 0) return whole(line, 'key');
  const [key] = whole(line.slice(0, colon), 'key');
  const value = line.slice(colon + 1);
  const start = colon + 1 + value.length - value.trimStart().length;
  return [
    ...(key === undefined ? [] : [key]),
    { from: colon, to: colon + 1, kind: 'operator' },
    ...(value.trim() === '' ? [] : [{ from: start, to: line.trimEnd().length, kind: 'value' } as const]),
  ];
}

/** `20-31 x2`, `"Scout 17"`, `all` */
const ERA_PARTS = /("[^"]*"?)|(x?\d+)|([-:])|([^\s"\d:-][^\s":]*)/gu;
function eraShades(line: string): Shade[] {
  return [...line.matchAll(ERA_PARTS)].map(({ index, 0: found, 1: text, 2: number, 3: sign }) => ({
    from: index,
    to: index + found.length,
    kind:
      text !== undefined
        ? 'text'
        : number !== undefined
          ? 'number'
          : sign !== undefined
            ? 'operator'
            : 'name',
  }));
}
