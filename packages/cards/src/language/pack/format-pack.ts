/** Formatting of pack files: parts stay where they are, and comments stay above what they're above. */

import type { AreaLine } from '../area/cursor.ts';
import { byGlobalOrder, byText, formatCondition, formatValue, memberKey } from '../area/format.ts';
import type { Item } from '../area/items.ts';
import { type Aliases, NO_ALIASES } from '../area/names.ts';
import { CATEGORY_ORDER } from '../words.ts';
import { usableAliases } from './aliases.ts';
import { formatHeading, isAttributeLine, plainProse, readCard } from './cards.ts';
import { formatEntry, readEntry } from './eras.ts';
import { readHead, readKeyLine } from './head.ts';
import { isBlankLine, isProse, isRemark, type Part, type Source, splitParts } from './parts.ts';

const SILENT = (): void => {};

/** Each file on its own. A part with a fault is left as it is. */
export function formatPack(sources: readonly Source[]): Source[] {
  const files = sources.map(({ name, text }) => ({ name, ...splitParts([{ name, text }], SILENT) }));
  const head = files.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'pack');
  const aliases = head === undefined ? NO_ALIASES : usableAliases(readHead(head, SILENT), SILENT);
  return files.map(({ name, before, parts }) => ({ name, text: formatFile(before, parts, aliases) }));
}

export const formatPackText = (text: string): string => formatPack([{ name: '', text }])[0]!.text;

/** Lines above a heading: comments, set off by a blank line if they were. */
interface Above {
  readonly remarks: readonly string[];
  readonly apart: boolean;
}

function formatFile(before: readonly AreaLine[], parts: readonly Part[], aliases: Aliases): string {
  const blocks: string[] = [];
  const { kept, above: first } = detach(before);
  let above = first;
  const push = (lines: readonly string[]): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
  };
  push(kept.filter((here) => !isBlank(here)).map(asWritten));
  for (const part of parts) {
    const own = detach(part.lines);
    const lines = formatPart({ ...part, lines: own.kept }, aliases);
    if (above.apart) push(above.remarks);
    push([...(above.apart ? [] : above.remarks), ...lines]);
    above = own.above;
  }
  push(above.remarks);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

/** The remarks at the end of a part that a blank line sets off belong to what comes next. */
function detach(lines: readonly AreaLine[]): { kept: readonly AreaLine[]; above: Above } {
  const last = lines.findLastIndex((here) => !isBlank(here) && !isRemark(here.text));
  const blank = lines.findIndex((here, at) => at > last && isBlank(here));
  const from = last < 0 && lines.length > 0 && !isBlank(lines[0]!) ? 0 : blank < 0 ? lines.length : blank;
  const remarks = lines.slice(from).filter(({ text }) => isRemark(text));
  const ending = lines.at(-1);
  return {
    kept: lines.slice(0, from),
    above: {
      remarks: remarks.map(asRemark),
      apart: remarks.length > 0 && ending !== undefined && isBlank(ending),
    },
  };
}

/** A line in which something can't be seen isn't blank, and nothing of it is changed (CGS-ERR-39). */
const isBlank = ({ text, written }: AreaLine): boolean => written === undefined && isBlankLine(text);
const asWritten = ({ text, written }: AreaLine): string => written?.text ?? text.trimEnd();
const asRemark = ({ text, written }: AreaLine): string => written?.text ?? text.trim();

function formatPart(part: Part, aliases: Aliases): string[] {
  if (part.kind === 'card') return formatCardPart(part, aliases) ?? verbatim(part);
  if (part.kind === 'other') return verbatim(part);
  const line = part.kind === 'pack' ? keyText : entryText;
  const lines = part.lines.flatMap((here) => {
    if (isBlank(here)) return [];
    return [
      isRemark(here.text) ? asRemark(here) : ((here.written ? undefined : line(here)) ?? asWritten(here)),
    ];
  });
  const isGood = part.isGood && part.heading.written === undefined;
  return [isGood ? `[${part.kind} ${part.name}]` : asRemark(part.heading), ...lines];
}

const verbatim = ({ heading, lines }: Part): string[] => {
  const last = lines.findLastIndex((here) => !isBlank(here));
  return [heading, ...lines.slice(0, last + 1)].map(asWritten);
};

function keyText(here: AreaLine): string | undefined {
  const line = readKeyLine(here, SILENT);
  if (line === undefined) return undefined;
  return `${line.key}${line.subject === '' ? '' : ` ${line.subject}`}: ${line.value}`.trimEnd();
}

function entryText(here: AreaLine): string | undefined {
  const entry = readEntry(here, '', SILENT);
  return entry === undefined ? undefined : formatEntry(entry);
}

/** Undefined if the card has a fault. */
function formatCardPart(part: Part, aliases: Aliases): string[] | undefined {
  let isFaulty = !part.isGood || !part.isClean;
  const { card, area } = readCard(part, aliases, (code) => {
    if (code !== 'ERR-13') isFaulty = true;
  });
  if (isFaulty) return undefined;
  const { above, rest } = remarksOf(part.lines);
  const first = new Map<number, number>();
  for (const { line, column } of [...area.items, ...area.headings.values()])
    first.set(line, Math.min(column, first.get(line) ?? column));
  const remarks = (spot: { readonly line: number; readonly column: number }, indent = ''): string[] =>
    first.get(spot.line) === spot.column ? (above.get(spot.line) ?? []).map((remark) => indent + remark) : [];
  const prose = (mark: string): string[] =>
    part.lines
      .filter(({ text }) => text.trimStart().startsWith(mark))
      .flatMap(({ text, line }) => {
        const words = plainProse(text.trim().slice(1));
        return [...(above.get(line) ?? []), words === '' ? mark : `${mark} ${words}`];
      });
  const globals = area.items.filter(({ category }) => category === undefined);
  const out = [formatHeading(card), ...prose('>')];
  for (const item of globals.sort((a, b) => byGlobalOrder(a.name, b.name)))
    out.push(...remarks(item), itemText(item));
  for (const category of CATEGORY_ORDER) {
    const spot = area.headings.get(category);
    if (spot === undefined) continue;
    out.push(...remarks(spot), category);
    const members = area.items.filter((item) => item.category === category);
    for (const item of members.sort((a, b) => byText(keyOf(a), keyOf(b))))
      out.push(...remarks(item, '  '), `  ${itemText(item)}`);
  }
  return [...out, ...prose('~'), ...rest];
}

const keyOf = ({ name, condition }: Item): string => (condition === undefined ? name : memberKey(condition));
const itemText = ({ name, value, condition }: Item): string =>
  condition === undefined ? `${name} ${formatValue(value!)}` : formatCondition(condition);

/** Comments by the line they're above, and those at the end. */
function remarksOf(lines: readonly AreaLine[]): { above: Map<number, string[]>; rest: string[] } {
  const above = new Map<number, string[]>();
  let rest: string[] = [];
  for (const here of lines)
    if (isRemark(here.text)) rest.push(here.text.trim());
    else if (isAttributeLine(here) || isProse(here.text)) {
      above.set(here.line, rest);
      rest = [];
    }
  return { above, rest };
}
