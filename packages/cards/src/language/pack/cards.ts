/** The parts `[card IDENTIFIER]` (CGS-FILE-3). */

import { parseArea } from '../area/area.ts';
import type { AreaLine } from '../area/cursor.ts';
import { formatLines } from '../area/format.ts';
import type { Aliases } from '../area/names.ts';
import { checkArea } from '../check/check-card.ts';
import { LIMITS } from '../limits.ts';
import type { Card } from '../model.ts';
import type { Report } from '../telling/findings.ts';
import { said } from '../telling/said.ts';
import type { CardRecord } from './pack.ts';
import type { Part } from './parts.ts';

/** A card without an identification number gets this one, once its fault has been reported. */
const NO_NUMBER = -1;

export const isUnnumbered = ({ card }: CardRecord): boolean => card.number === NO_NUMBER;

/** CGS-CARD-11 The number at the end of the identifier. */
export const numberOf = (identifier: string): number | undefined => {
  // No more than ten are looked at: a search for digits before the end would be slow in a long row of them.
  const [digits] = /\d+$/.exec(identifier.slice(-10)) ?? [];
  return digits === undefined || digits.length > 9 ? undefined : Number(digits);
};

export function readCard(part: Part, aliases: Aliases, report: Report): CardRecord {
  const { name: identifier, gold, spot, lines, isGood } = part;
  const number = numberOf(identifier);
  if (number === undefined && identifier !== '' && isGood)
    report('ERR-29', spot, 'The identifier must end in a number.');
  const area = parseArea(lines.filter(isAttributeLine), aliases, report);
  checkArea(area, spot, report);
  const count = area.items.length;
  if (count > LIMITS.attributes)
    report('ERR-38', spot, said`The card has ${count} attributes; the limit is ${LIMITS.attributes}.`);
  const card: Card = {
    identifier,
    number: number ?? NO_NUMBER,
    gold,
    directive: proseOf(lines, '>'),
    lore: proseOf(lines, '~'),
    attributes: area.attributes,
  };
  return { card, area, spot };
}

export const isAttributeLine = ({ text }: AreaLine): boolean => !/^\s*(?:[#>~]|$)/.test(text);

/** Lines that begin with the mark, one below the other. */
const proseOf = (lines: readonly AreaLine[], mark: '>' | '~'): string =>
  lines
    .filter(({ text }) => text.trimStart().startsWith(mark))
    .map(({ text }) => plainProse(text.trim().slice(1)))
    .join('\n');

/** There are blanks to collapse or characters to compose. */
const IS_ROUGH = /[^ -~]| {2}/;

export const plainProse = (text: string): string => {
  const trimmed = text.trim();
  return IS_ROUGH.test(trimmed) ? trimmed.replace(/\s+/g, ' ').normalize('NFC') : trimmed;
};

const withMark = (mark: string, prose: string): string[] =>
  prose === '' ? [] : prose.split('\n').map((line) => (line === '' ? mark : `${mark} ${line}`));

export const formatHeading = ({ identifier, gold }: Card): string =>
  `[card ${identifier}${gold ? ' | gold' : ''}]`;

/** A card in canonical form, heading included (CGS-FILE-6). */
export const formatCard = (card: Card): string[] => [
  formatHeading(card),
  ...withMark('>', card.directive),
  ...formatLines(card.attributes),
  ...withMark('~', card.lore),
];
