/** What happened lately, as marks on the board: who did what where. */
import type { PackedJson, Seat } from '@hortus/kernel';
import { FACINGS, REACH } from '../../src/index.ts';
import type { Happened } from '../../src/told/losses.ts';

export interface Mark {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly owner?: number;
  readonly pips?: number;
  readonly facing?: (typeof FACINGS)[number];
  /** Where a piece or territory was before. */
  readonly from?: readonly [number, number];
}

export interface Turn {
  readonly seat: Seat;
  readonly told: readonly PackedJson[];
  readonly marks: readonly Mark[];
}

const SHOWN = [
  ...['activated', 'acts', 'created', 'grown', 'shrunk', 'destroyed', 'fell', 'entered', 'turned'],
  ...['replaced', 'laid', 'cleared', 'lifted'],
];

/** Events count coordinates from the corner of the reach (GNO-R-90). */
export function marksOf(told: readonly PackedJson[]): readonly Mark[] {
  let before: readonly [number, number] | undefined;
  return told.flatMap((event): Mark[] => {
    const [x, y] = [Number(event.x) - REACH, Number(event.y) - REACH];
    if (event.kind === 'touched' || event.kind === 'lifted') before = [x, y];
    if (!SHOWN.includes(event.kind)) return [];
    const from =
      (event.kind === 'entered' || event.kind === 'laid') && before !== undefined ? { from: before } : {};
    if (event.kind === 'entered' || event.kind === 'laid') before = undefined;
    if (event.owner === undefined) return [{ kind: event.kind, x, y, ...from }];
    const facing = FACINGS[Number(event.facing)];
    return [
      {
        kind: event.kind,
        x,
        y,
        owner: Number(event.owner),
        pips: Number(event.pips),
        ...(facing === undefined ? {} : { facing }),
        ...from,
      },
    ];
  });
}

/** Turns since the reader's own, oldest first; consecutive entries of one seat are one turn. */
export function turnsOf(lately: readonly Happened[]): readonly Turn[] {
  const turns: { seat: Seat; told: PackedJson[] }[] = [];
  for (const { seat, told } of lately) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.told.push(...told);
    else turns.push({ seat, told: [...told] });
  }
  return turns.map(({ seat, told }) => ({ seat, told, marks: marksOf(told) }));
}
