/** The canonical text of a pack, and its hash (CGS-FILE-6), which layout, order and comments don't change. */

import { contentHash, type Hex } from '@hortus/kernel';
import { byText } from '../area/format.ts';
import { bytesOf, LIMITS, thousands } from '../limits.ts';
import type { Report } from '../telling/findings.ts';
import { type Said, said } from '../telling/said.ts';
import { formatCard } from './cards.ts';
import { listOf } from './head.ts';
import type { Allowance, CardRecord, DeckCard, Head, Pack, Span } from './pack.ts';

export function canonicalText(pack: Pack): string {
  const { head, cards, own } = pack;
  const shared = sharedNumbers(pack);
  const parts = [
    [`[pack ${head.name}]`, ...headLines(head)],
    ...head.eras
      .filter((era) => own.has(era))
      .map((era) => [`[era ${era}]`, ...own.get(era)!.map((entry) => entryLine(entry, head.name, shared))]),
    ...[...cards].sort(byNumber).map(({ card }) => formatCard(card)),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** CGS-ERR-38 A pack is kept and played in its canonical text, which may be longer than the one that was written. */
export function checkCanonical(pack: Pack, report: Report): void {
  const text = canonicalText(pack);
  const tell = (message: Said): void => report('ERR-38', pack.head.spot, message);
  const bytes = bytesOf(text);
  if (bytes > LIMITS.bytes)
    tell(
      said`In canonical form the pack has ${thousands(Math.ceil(bytes / 1024))} KB; the limit is ${LIMITS.bytes / 1024} KB.`,
    );
  const long = text.split('\n').find((line) => line.length > LIMITS.line && [...line].length > LIMITS.line);
  if (long !== undefined)
    tell(
      said`In canonical form a line has ${thousands([...long].length)} characters; the limit is ${LIMITS.line}: ${long.slice(0, 40)} …`,
    );
}

/** What a match pins. */
export const hashPack = (pack: Pack): Hex => contentHash(canonicalText(pack));

const byNumber = ({ card: a }: CardRecord, { card: b }: CardRecord): number =>
  a.number - b.number || byText(a.identifier, b.identifier);

/** Numbers that don't tell which card of the pack is meant. */
function sharedNumbers({ cards }: Pack): ReadonlySet<number> {
  const seen = new Map<number, string>();
  const shared = new Set<number>();
  for (const { card } of cards) {
    if ((seen.get(card.number) ?? card.identifier) !== card.identifier) shared.add(card.number);
    seen.set(card.number, card.identifier);
  }
  return shared;
}

/** Cards of other packs by their identifiers, so that what else those packs have changes nothing. */
function entryLine({ card, copies, pack }: DeckCard, own: string, shared: ReadonlySet<number>): string {
  const name = pack !== own || shared.has(card.number) ? `"${card.identifier}"` : String(card.number);
  return `${pack === own ? '' : `${pack}: `}${name}${copies === 1 ? '' : ` x${copies}`}`;
}

const spanText = (span: Span | undefined): string | undefined =>
  span === undefined ? undefined : span.low === span.high ? String(span.low) : `${span.low}-${span.high}`;

/** CGS-PACK-16 Words that are enforced, in the order of the clause; any other text as it is. */
const CUSTOMIZATIONS = ['any', 'none', 'eras', 'decks', 'players', 'cards'];
const customizationText = (text: string): string => {
  const words = listOf(text);
  return words.every((word) => CUSTOMIZATIONS.includes(word))
    ? CUSTOMIZATIONS.filter((word) => words.includes(word)).join(', ')
    : text;
};

const list = (names: readonly string[], separator = ', '): string | undefined =>
  names.length === 0 ? undefined : names.join(separator);

const lintNumber = ({ code }: Allowance): number => Number(code.slice('LINT-'.length));

/** Only what the file states, in the order of CGS-FILE-2. */
function headLines(head: Head): string[] {
  const stated = (key: keyof Head & string, text: string): string | undefined =>
    head.spots.has(key) ? text : undefined;
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['game', head.game],
    ['type', head.type],
    ['components', head.components],
    ['eras', list(head.eras)],
    ['session', spanText(head.session)],
    ['setup', spanText(head.setup)],
    ['wrapup', spanText(head.wrapup)],
    ['analysis', head.analysis],
    ['turn', head.turn],
    ['extends', head.extends || undefined],
    ['players', list(head.players.map(String), ',')],
    ['affiliations', list(head.affiliations)],
    ...head.eras.map((era) => [`seats ${era}`, list(head.seats.get(era) ?? [])] as const),
    ['level', stated('level', head.level)],
    ['customizations', stated('customizations', customizationText(head.customizations))],
    ['instructions', head.instructions || undefined],
    ...[...head.aliases]
      .sort(([a], [b]) => byText(a, b))
      .map(([short, name]) => [`alias ${short}`, name] as const),
    ...[...head.allowances]
      .sort((a, b) => lintNumber(a) - lintNumber(b) || byText(a.subject ?? '', b.subject ?? ''))
      .map(
        ({ code, subject, reason }) =>
          [`allow ${code}${subject === undefined ? '' : ` ${subject}`}`, reason] as const,
      ),
  ];
  return fields.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
}
