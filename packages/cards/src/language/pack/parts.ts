/** A pack's text as parts: `[pack …]`, `[era …]`, `[card …]` and the lines below each (CGS-FILE-1 … 3). */

import { linesIn } from '../../reading/places.ts';
import { type AreaLine, columnAt } from '../area/cursor.ts';
import { LIMITS, thousands } from '../limits.ts';
import { editsBetween } from '../lint/spelling.ts';
import { asSeen, unseenIn } from '../telling/characters.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { phrase, said } from '../telling/said.ts';

/** A file of a pack; a folder has several, read in the order of their names. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

export const PART_KINDS = ['pack', 'era', 'card'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface Part {
  /** `other` is an unknown part: it is skipped, and its fault has been reported. */
  readonly kind: PartKind | 'other';
  readonly name: string;
  readonly gold: boolean;
  /** Of the name. */
  readonly spot: Spot;
  readonly heading: AreaLine;
  /** Nothing is wrong with the heading. */
  readonly isGood: boolean;
  /** Something follows the heading on its line, which may be what seems to be missing. */
  readonly runsOn: boolean;
  /** It has no forbidden characters. */
  readonly isClean: boolean;
  /** All lines below the heading, remarks and blank lines included. */
  readonly lines: readonly AreaLine[];
}

export interface Parts {
  /** Lines before the first part. */
  readonly before: readonly AreaLine[];
  readonly parts: readonly Part[];
  /** By line of the whole: the number of the line in its own file, and the file's name. */
  readonly origin: (line: number) => { readonly file: string; readonly line: number };
}

export const isRemark = (line: string): boolean => /^\s*#/.test(line);
export const isBlankLine = (line: string): boolean => line.trim() === '';
/** Directive and lore. */
export const isProse = (line: string): boolean => /^\s*[>~]/.test(line);
/**
 * Even if the first bracket was forgotten or something slipped in before it, so that nothing below is taken for
 * something else.
 */
const isHeading = (line: string): boolean =>
  /^\s*(?:\[|(?:[^\s#>~]\[)?(?:pack|era|card)\s[^[\]]*\]\s*$)/.test(line);

/** Below a heading without its second bracket: the rest of it, after one or more line breaks. */
const IS_REST = /^[^[\]]*\]\s*$/;
/** A line that has been read along with the one above. */
const swallowed = ({ text, line, written }: AreaLine): AreaLine => ({
  text: '',
  line,
  written: { text: written?.text ?? text, offsets: [] },
});

export const wholeLine = (here: AreaLine): Spot => {
  const shown = here.text.trimEnd();
  const from = shown.length - shown.trimStart().length;
  return spotIn(here, from, Math.max(from + 1, shown.length));
};

/** Offsets in the line as it is read. */
export const spotIn = (here: AreaLine, from: number, to: number): Spot => ({
  line: here.line,
  column: columnAt(here, from),
  end: columnAt(here, to),
});

export function splitParts(sources: readonly Source[], report: Report): Parts {
  const ordered = [...sources].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const starts: number[] = [];
  const before: AreaLine[] = [];
  const parts: (Part & { readonly lines: AreaLine[]; isClean: boolean })[] = [];
  let line = 0;
  for (const { text } of ordered) {
    starts.push(line);
    let opened: { readonly heading: AreaLine; readonly blank: AreaLine[] } | undefined;
    for (const written of linesIn(text)) {
      line += 1;
      const here = look(written, line, report);
      const isClean = here.written === undefined;
      if (opened !== undefined) {
        const { heading, blank } = opened;
        if (isBlankLine(here.text)) {
          blank.push(here);
          continue;
        }
        const isRest = IS_REST.test(here.text);
        const lines = isRest ? [...blank, swallowed(here)] : blank;
        parts.push({ ...readHeading(heading, report, isRest ? here.text : ''), lines, isClean: false });
        opened = undefined;
        if (isRest) continue;
      }
      if (!isHeading(here.text)) {
        (parts.at(-1)?.lines ?? before).push(here);
        if (!isClean && parts.length > 0) parts.at(-1)!.isClean = false;
      } else if (!here.text.includes(']')) opened = { heading: here, blank: [] };
      else parts.push({ ...readHeading(here, report), lines: [], isClean });
    }
    if (opened !== undefined)
      parts.push({ ...readHeading(opened.heading, report), lines: opened.blank, isClean: false });
  }
  const origin = (whole: number): { file: string; line: number } => {
    const at = starts.findLastIndex((start) => start < whole);
    return { file: ordered[at]?.name ?? '', line: whole - (starts[at] ?? 0) };
  };
  return { before, parts, origin };
}

/** CGS-ERR-38, -39 Reports what's wrong with a line whatever it means, and returns it as it is read from here on. */
function look(text: string, line: number, report: Report): AreaLine {
  const prose = isProse(text) || isRemark(text);
  const unseen = unseenIn(text, prose);
  for (const { at, length, message } of unseen)
    report('ERR-39', { line, column: at + 1, end: at + 1 + length }, message);
  const length = text.length <= LIMITS.line ? 0 : [...text].length;
  if (length > LIMITS.line)
    report(
      'ERR-38',
      { line, column: LIMITS.line + 1, end: text.length + 1 },
      said`The line has ${thousands(length)} characters; the limit is ${thousands(LIMITS.line)}.`,
    );
  if (unseen.length === 0) return { text, line, written: undefined };
  const seen = asSeen(text, prose);
  return { text: seen.text, line, written: { text, offsets: seen.offsets } };
}

/** One slip away; the words are too short for more. */
const nearestKind = (word: string): PartKind | undefined =>
  PART_KINDS.find((one) => editsBetween(word.toLowerCase(), one, 1) <= 1);
/** A bracket within the word is a slip. */
const HEADING = /^\s*(?:[^\s[]?\[)?\s*([^\s\]]*(?:\][^\s\]]+)?)\s*/u;
const FORBIDDEN = { pack: '[]|:,"#', era: '[]|:,"#', card: '[]|"', other: '' } as const;

/** `[card Scout 17 | gold]` */
function readHeading(here: AreaLine, tell: Report, rest = ''): Omit<Part, 'lines' | 'isClean'> {
  let isGood = true;
  const report: Report = (...fault) => {
    isGood = false;
    tell(...fault);
  };
  const written = (here.text + rest).trimEnd();
  const [begun = '', kind = ''] = HEADING.exec(written) ?? [];
  const whole = wholeLine(here);
  const within = (from: number, to: number): Spot => (rest === '' ? spotIn(here, from, to) : whole);
  const nothing = {
    kind: 'other',
    name: '',
    gold: false,
    spot: whole,
    heading: here,
    isGood: false,
    runsOn: false,
  } as const;
  // A part that is probably meant is read as that part, so that nothing of it is missed.
  const known = PART_KINDS.find((one) => one === kind) ?? nearestKind(kind);
  if (known !== kind) {
    const shown = kind.slice(0, 40);
    report(
      'ERR-34',
      whole,
      known === undefined
        ? said`Unknown part "${shown}".`
        : said`Unknown part "${shown}". Did you mean "${known}"?`,
      'parts are pack, era and card',
    );
  }
  if (known === undefined) return nothing;
  if (!written.trimStart().startsWith('['))
    report('ERR-34', whole, said`The heading of this ${phrase(known)} must begin with "[".`);
  const close = written.endsWith(']') ? written.length - 1 : written.length;
  if (close === written.length || rest !== '')
    report('ERR-34', whole, said`The heading of this ${phrase(known)} must end with "]".`);
  let inside = written.slice(begun.length, close);
  let gold = false;
  const bar = known === 'card' ? inside.lastIndexOf('|') : -1;
  if (bar >= 0) {
    const format = inside.slice(bar + 1).trim();
    gold = format === 'gold';
    if (!gold)
      report(
        'ERR-34',
        within(begun.length + bar + 1, close),
        /^gol|old/i.test(format)
          ? said`Unknown format "${format}". Did you mean "gold"?`
          : said`Unknown format "${format}".`,
        'a card is silver unless it says | gold',
      );
    inside = inside.slice(0, bar);
  }
  const name = inside.trim().replace(/\s+/g, ' ').normalize('NFC');
  const spot = within(
    Math.min(begun.length, written.length - 1),
    Math.max(begun.length + inside.trimEnd().length, begun.length + 1),
  );
  const marks = [...FORBIDDEN[known]];
  if (name === '') report('ERR-34', spot, said`This ${phrase(known)} has no name.`);
  else if (close < written.length && marks.some((mark) => name.includes(mark)))
    report('ERR-34', spot, said`The name "${name}" contains one of ${marks.join(' ')}.`);
  const runsOn = close === written.length && inside.includes(']');
  return { kind: known, name, gold, spot, heading: here, isGood, runsOn };
}
