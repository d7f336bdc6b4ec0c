// Finds the clauses a line of a ledger mentions, in the long form and in the short ones:
// GAR-MOV-4 · MOV-4 · CMP-1..3 · SPC-2/3 · STH-2, -3 · R-12 … 14 · `DEF-2` to `DEF-7` · UNA-*

import { makeId } from './ids.ts';

/** One mention. `to` is the last number of a range; `every` means the whole group. */
export interface Mention {
  readonly prefix: string;
  readonly group: string;
  readonly from: number;
  readonly to: number;
  readonly every: boolean;
  /** Counts from 1. */
  readonly column: number;
  readonly text: string;
}

/** Mention : [Prefix "-"] Group "-" (Number | "*"), not inside a longer word; UTF-8 isn't one */
const MENTION = /(?<![\w-])(?!UTF-8\b)(?:([A-Z]{2,4})-)?([A-Z][A-Z0-9]*)-(?:(\d+)(?![\w-])|\*)/g;
/** Rest : ".." Number | "…" Number | "/" Number | "," "-" Number | "to" Mention, all right after a mention */
const RANGE = /^`?(?:\.\.| ?… ?)(\d+)\b/;
const ALSO = /^`?(?:\/|, -)(\d+)\b/;
const UP_TO = /^`? to `?(?:([A-Z]{2,4})-)?([A-Z][A-Z0-9]*)-(\d+)\b/;

export function mentionsIn(line: string, ownPrefix: string): Mention[] {
  const found: Mention[] = [];
  MENTION.lastIndex = 0;
  for (let match = MENTION.exec(line); match; match = MENTION.exec(line)) {
    const [text, prefix = ownPrefix, group, digits] = match;
    const column = match.index + 1;
    if (digits === undefined) {
      found.push({ prefix, group, from: 1, to: 1, every: true, column, text });
      continue;
    }
    let end = match.index + text.length;
    let from = Number(digits);
    for (;;) {
      const rest = line.slice(end);
      const range = RANGE.exec(rest) ?? upTo(rest, prefix, group, ownPrefix);
      const to = range ? Number(range[range.length - 1]) : from;
      found.push({
        prefix,
        group,
        from,
        to,
        every: false,
        column,
        text: line.slice(match.index, end + (range?.[0].length ?? 0)),
      });
      end += range?.[0].length ?? 0;
      const also = ALSO.exec(line.slice(end));
      if (!also) break;
      from = Number(also[1]);
      end += also[0].length;
    }
    MENTION.lastIndex = end;
  }
  return found;
}

/** "`GEN-DEF-2` to `GEN-DEF-7`" is a range only inside one group. */
function upTo(rest: string, prefix: string, group: string, ownPrefix: string): RegExpExecArray | null {
  const match = UP_TO.exec(rest);
  return match && (match[1] ?? ownPrefix) === prefix && match[2] === group ? match : null;
}

/** The ids a mention means, of those that exist. */
export function idsOf(
  mention: Mention,
  exists: (id: string) => boolean,
  groupIds: (group: string) => readonly string[],
): string[] {
  if (mention.every) return [...groupIds(`${mention.prefix}-${mention.group}`)];
  const ids: string[] = [];
  for (let n = mention.from; n <= mention.to; n++) {
    const id = makeId(mention.prefix, mention.group, n);
    if (exists(id)) ids.push(id);
  }
  return ids;
}
