/** The lines of a log: which entries share one, and which lines are one turn. */
import { livingEntries } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import type { Telling } from '../board/game-table.ts';
import type { TableModel } from '../model/model.ts';
import { isOver } from './turns.ts';
import { worthTelling } from './worth-telling.ts';

export type Line = readonly [SeenEntry, ...SeenEntry[]];

/** Entries by line: small ones share the line of the entry before them, and so do those that continue it. */
export function byLine(entries: readonly SeenEntry[], telling: Telling): readonly Line[] {
  const lines: [SeenEntry, ...SeenEntry[]][] = [];
  const living = new Set(livingEntries(entries).map(({ seq }) => seq));
  /** What was taken back is struck out, so it doesn't share a line with what stands. */
  const continues = (before: SeenEntry, { seq, seat, told }: SeenEntry): boolean =>
    before.kind === 'moves' &&
    before.seat === seat &&
    living.has(before.seq) === living.has(seq) &&
    telling.goesOn(before.told, told);
  /** A turn in which nothing else happened. */
  const isOwn = (before: SeenEntry, { seat, told }: SeenEntry): boolean =>
    telling.endsTurn?.(told) === true && (before.seat !== seat || telling.endsTurn(before.told));
  const shares = (before: SeenEntry, entry: SeenEntry): boolean =>
    entry.kind === 'moves' &&
    ((telling.isSmall(entry.told) && !isOwn(before, entry)) || continues(before, entry));
  for (const entry of entries) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (worthTelling(entry, telling) === undefined) continue;
    if (line !== undefined && before !== undefined && shares(before, entry)) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** What one seat did in consecutive entries is described as one thing. */
export function inOne(entries: readonly SeenEntry[]): readonly SeenEntry[] {
  const told: SeenEntry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last?.kind === 'moves' && last.seat === entry.seat)
      told[told.length - 1] = { ...last, told: [...last.told, ...entry.told] };
    else told.push(entry);
  }
  return told;
}

/** The lines of finished turns that took several, by their first line. */
export function turnsOf(lines: readonly Line[], model: TableModel): ReadonlyMap<Line, readonly Line[]> {
  const turns = new Map<Line, Line[]>();
  let turn: Line[] = [];
  for (const line of lines) {
    const [{ kind, seat, aside, told }] = line;
    const goesOn = turn[0]?.[0].seat === seat;
    const place = model.table.telling.inTurn(told);
    if (place === 'beside' && !goesOn) continue;
    if (kind !== 'moves' || aside === true || place === 'between') turn = [];
    else if (goesOn) turn.push(line);
    else turn = [line];
    const [first] = turn;
    if (first !== undefined) turns.set(first, turn);
    if (model.table.telling.endsTurn?.(line.at(-1)?.told ?? []) === true) turn = [];
  }
  const sight = model.playback.shown.value?.sight;
  const [open] = turn;
  if (open !== undefined && sight !== undefined && !isOver(model.table, sight, open[0].seat))
    turns.delete(open);
  return turns;
}
