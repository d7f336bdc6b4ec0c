/** What to show, one picture at a time: an entry may go through several. */
import { livingEntries, type PackedJson } from '@hortus/kernel';
import type { SeenEntry, Sight } from '@hortus/protocol';
import type { GameTable } from '../board/game-table.ts';

export interface Frame {
  readonly sight: Sight;
  /** The log up to here. */
  readonly entries: readonly SeenEntry[];
  /** What happened last and is still visible, for the mark on the board. */
  readonly last: readonly PackedJson[];
  /** Stays until somebody has seen it: the last position of a game, before the next is dealt. */
  readonly hold: boolean;
  /** Nothing to look at: the previous picture needn't stay first. */
  readonly brief?: boolean;
  /** It shows what won a round: stays longer than others. */
  readonly result?: boolean;
}

const lastTold = (entries: readonly SeenEntry[]): readonly PackedJson[] =>
  livingEntries(entries).at(-1)?.told ?? [];

/** What happened up to a picture, entry by entry, without what was taken back. */
export const happenedIn = ({ entries }: Frame): readonly (readonly PackedJson[])[] =>
  livingEntries(entries).map(({ told }) => told);

/** The pictures of the entry that led from `before` to this sight, the sight itself last. */
export function framesOf(
  table: GameTable,
  before: Sight | undefined,
  sight: Sight,
  entries: readonly SeenEntry[],
): readonly Frame[] {
  const so =
    (entries.at(-1)?.seq ?? 0) <= sight.seq ? entries : entries.filter(({ seq }) => seq <= sight.seq);
  const entry = so.at(-1);
  const told = lastTold(so);
  const brief = entry?.kind === 'moves' && table.telling.isSmall(entry.told);
  const result = entry?.kind === 'moves' && table.telling.isResult?.(entry.told) === true;
  const whole: Frame = { sight, entries: so, last: told, hold: false, brief, ...(result ? { result } : {}) };
  if (before?.seq !== sight.seq - 1 || entry?.kind !== 'moves' || table.several === undefined) return [whole];
  const steps = table.several.steps(before.view, entry.told, sight.view);
  return steps.map((step, i) =>
    i === steps.length - 1
      ? { ...whole, last: step.told }
      : {
          sight: { ...sight, view: step.view, toAct: [] },
          entries: so,
          last: step.told,
          hold: step.hold,
        },
  );
}

/** Everything from the deal on, for going back and forth. `sights[0]` is the deal. */
export function allFrames(
  table: GameTable,
  sights: readonly Sight[],
  entries: readonly SeenEntry[],
): readonly Frame[] {
  return sights.flatMap((sight, i) => framesOf(table, sights[i - 1], sight, entries));
}
