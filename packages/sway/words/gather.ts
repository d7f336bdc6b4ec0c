/** Events that one sentence tells, gathered into one: a whole draw, the cards that were looked at, a turn and its phase. */
import type { PackedJson } from '@hortus/kernel';

/** What one seat draws without anything else in between. */
interface Draw {
  readonly seat: PackedJson[string];
  /** The event that announced it. */
  readonly lead?: PackedJson;
  readonly cards: string[];
  /** Cards drawn whose faces the reader doesn't see. */
  hidden: number;
  /** Cards of the other faction, by the seat they go to. */
  readonly routed: Map<PackedJson[string], PackedJson>;
}

const isDrawing = ({ kind }: PackedJson): boolean => kind === 'drew' || kind === 'routed' || kind === 'goes';

const together = (one: PackedJson, card: PackedJson[string]): PackedJson => ({
  ...one,
  card: `${one.card} ${card}`,
});

function add(draw: Draw, event: PackedJson): void {
  if (event.kind === 'drew') {
    if (event.card === undefined) draw.hidden++;
    else draw.cards.push(String(event.card));
  }
  if (event.kind !== 'routed' || event.to === undefined) return;
  const before = draw.routed.get(event.to);
  draw.routed.set(event.to, before === undefined ? event : together(before, event.card));
}

/** First what stays with the seat, then what goes to others. */
function told({ seat, lead, cards, hidden, routed }: Draw): PackedJson[] {
  const kept = cards.length + hidden;
  // Negotiation doesn't announce its number, and if a draw brings nothing that is all there is to say.
  const isOpen = lead?.count === 0;
  const alone = kept === 0 && (routed.size === 0 || lead?.by !== 0);
  const by = lead === undefined || isOpen ? 0 : Number(lead.by);
  return [
    ...(lead !== undefined && (isOpen || alone) ? [lead] : []),
    ...(cards.length === 0 ? [] : [{ kind: 'drew', seat, by, card: cards.join(' ') } as PackedJson]),
    ...(hidden === 0 ? [] : [{ kind: 'drew', seat, by, count: hidden } as PackedJson]),
    ...[...routed.values()].map((event) => ({ ...event, too: kept === 0 ? 0 : 1 })),
  ];
}

/** Merges two consecutive events; undefined if each has a sentence of its own. */
function joined(last: PackedJson | undefined, event: PackedJson): PackedJson | undefined {
  const isBegun = last?.kind === 'turn' && last.phase === undefined;
  if (isBegun && event.kind === 'phase') return { ...last, phase: event.phase as number };
  if (last?.kind !== 'looked' || event.kind !== 'saw' || event.card === undefined) return undefined;
  return last.card === undefined ? { ...last, card: event.card } : together(last, event.card);
}

export function gathered(events: readonly PackedJson[]): readonly PackedJson[] {
  const all: PackedJson[] = [];
  let draw: Draw | undefined;
  const end = (): void => {
    if (draw !== undefined) all.push(...told(draw));
    draw = undefined;
  };
  for (const event of events) {
    const { kind, seat = 0 } = event;
    if (kind === 'draws' || (isDrawing(event) && draw?.seat !== seat)) {
      end();
      const lead = kind === 'draws' ? { lead: event } : {};
      draw = { seat, ...lead, cards: [], hidden: 0, routed: new Map() };
    }
    if (draw !== undefined && (kind === 'draws' || isDrawing(event))) {
      add(draw, event);
      continue;
    }
    end();
    const both = joined(all.at(-1), event);
    if (both === undefined) all.push(event);
    else all[all.length - 1] = both;
  }
  end();
  return all;
}
