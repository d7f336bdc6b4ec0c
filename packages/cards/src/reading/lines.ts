/** Cards as text: one card per line, its parts separated by dots or bars, and indented lines of prose below it.
 *
 *    factions: Evergreens, Swifts
 *
 *    Long Frost · ruin 6 · Evergreens
 *      It came over the wall in the night.
 *
 *  A line that begins with `#` is a comment. What the parts mean is up to the game. */
import { type Piece, partOf, partsOf, placeOf } from './pieces.ts';
import { linesIn } from './places.ts';
import type { ReadFault } from './rows.ts';

export interface CardLine {
  readonly whole: Piece;
  readonly parts: readonly Piece[];
  /** The indented lines below it. */
  readonly prose: readonly Piece[];
}

export interface CardLines {
  /** `key: value`, for the keys asked for; keys in lower case. */
  readonly heads: readonly { readonly key: string; readonly value: Piece }[];
  readonly cards: readonly CardLine[];
}

export function readCardLines(text: string, keys: readonly string[], faults: ReadFault[]): CardLines {
  const heads: { key: string; value: Piece }[] = [];
  const cards: (CardLine & { readonly prose: Piece[] })[] = [];
  const head = new RegExp(`^(${keys.join('|')})\\s*:`, 'i');
  for (const [i, written] of linesIn(text).entries()) {
    const line: Piece = { text: written, line: i + 1, column: 1 };
    const whole = partOf(line, 0, written.length);
    if (whole.text === '' || written.startsWith('#')) continue;
    const [begun, key] = head.exec(written) ?? [];
    if (/^\s/.test(written)) {
      const last = cards.at(-1);
      if (last !== undefined) last.prose.push(whole);
      else
        faults.push({
          code: 'lore-first',
          message: 'an indented line is the lore of the card above it, and there is no card above it',
          ...placeOf(whole),
        });
    } else if (begun !== undefined && key !== undefined)
      heads.push({ key: key.toLowerCase(), value: partOf(line, begun.length, written.length) });
    else cards.push({ whole, parts: partsOf(whole, '·', '|'), prose: [] });
  }
  return { heads, cards };
}

const WIDTH = 96;

/** A card's line, and its prose wrapped and indented below. */
export function makeCardLines(line: string, prose: string | undefined): string {
  if (prose === undefined) return line;
  const lines = [line, ' '];
  for (const word of prose.split(' ')) {
    if (lines.at(-1)!.length + 1 + word.length > WIDTH && lines.at(-1) !== ' ') lines.push(' ');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.join('\n');
}
