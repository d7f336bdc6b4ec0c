/** The log as it comes over the wire: nothing twice, nothing missing, whatever the network did in between. */
import type { ChatLine, SeenEntry, Sight } from '@hortus/protocol';

export interface Known {
  readonly entries: readonly SeenEntry[];
  readonly sight: Sight | undefined;
}

export const NOTHING_KNOWN: Known = { entries: [], sight: undefined };

export const lastSeq = ({ entries }: Known): number => entries.at(-1)?.seq ?? 0;

const gapless = (entries: readonly SeenEntry[]): boolean => entries.every(({ seq }, i) => seq === i + 1);

/** `gap`: something is missing in between; follow again from what is known. */
export function withState(
  known: Known,
  since: number,
  entries: readonly SeenEntry[],
  sight: Sight,
): Known | 'gap' {
  if (since > lastSeq(known)) return 'gap';
  const whole = [...known.entries.slice(0, since), ...entries];
  if (!gapless(whole) || whole.length !== sight.seq) return 'gap';
  // A state older than entries we have says nothing new.
  return sight.seq < lastSeq(known) && since > 0 ? known : { entries: whole, sight };
}

export function withEntry(known: Known, entry: SeenEntry, sight: Sight): Known | 'gap' {
  const last = lastSeq(known);
  if (entry.seq <= last) return known;
  if (entry.seq !== last + 1 || known.sight === undefined) return 'gap';
  return { entries: [...known.entries, entry], sight };
}

/** A line that comes again replaces the earlier one: an operator has removed its text or name. */
export function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.n ?? 0;
  const again = new Map(lines.map((line) => [line.n, line]));
  const kept = known.map((old) => {
    const { text, name } = again.get(old.n) ?? old;
    return text === old.text && name === old.name ? old : { ...old, text, name };
  });
  const news = lines.filter(({ n }) => n > last);
  return news.length === 0 && kept.every((line, i) => line === known[i]) ? known : [...kept, ...news];
}
