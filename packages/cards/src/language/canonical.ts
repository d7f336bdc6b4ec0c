/** The canonical text of a pack, and its hash (CGS-FILE-6): what layout, order and remarks don't change. */
import { contentHash, type Hex } from '@hortus/kernel';
import { formatCard } from './cards.ts';
import { byText } from './format.ts';
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

/** What a match pins. */
export const hashPack = (pack: Pack): Hex => contentHash(canonicalText(pack));

const byNumber = ({ card: a }: CardRecord, { card: b }: CardRecord): number =>
  a.number - b.number || byText(a.identifier, b.identifier);

/** Numbers that don't tell which card is meant, by pack. */
function sharedNumbers({ cards, own, head }: Pack): ReadonlySet<string> {
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  const look = (pack: string, { number, identifier }: DeckCard['card']): void => {
    const key = `${pack}: ${number}`;
    if ((seen.get(key) ?? identifier) !== identifier) shared.add(key);
    seen.set(key, identifier);
  };
  for (const { card } of cards) look(head.name, card);
  for (const deck of own.values()) for (const { pack, card } of deck) look(pack, card);
  return shared;
}

function entryLine({ card, copies, pack }: DeckCard, own: string, shared: ReadonlySet<string>): string {
  const name = shared.has(`${pack}: ${card.number}`) ? `"${card.identifier}"` : String(card.number);
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
