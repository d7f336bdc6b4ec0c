/** A game and the next one, shown one after the other, and what happened in notation. */

import type { Step } from '@hortus/frame/board/game-table.ts';
import type { PackedJson } from '@hortus/kernel';
import { lastView, makeCell, makeTile, REASONS, type View } from '../src/index.ts';

export const findTold = (told: readonly PackedJson[], kind: string): PackedJson | undefined =>
  told.find((event) => event.kind === kind);
export const codesOf = (bits: number): string[] =>
  REASONS.filter((_, bit) => ((bits >> bit) & 1) === 1).map(({ code }) => code);

/** A game that ends its match is shown as it is; one followed by another stays until it has been seen. */
export function steps(before: View, told: readonly PackedJson[], after: View): readonly Step<View>[] {
  const final = lastView(before, told, after);
  if (final === undefined) return [{ view: after, told, hold: false }];
  const isDealt = ({ kind }: PackedJson): boolean => kind === 'dealt';
  return [
    { view: final, told: told.filter((event) => !isDealt(event)), hold: true },
    { view: after, told: told.filter(isDealt), hold: false },
  ];
}

/** `b4[Mt]#`, as the ledger writes it. */
export function notation(told: readonly PackedJson[]): string | undefined {
  const [took, ended] = [findTold(told, 'took'), findTold(told, 'ended')];
  const codes = ended === undefined ? [] : codesOf(Number(ended.reasons));
  if (took === undefined)
    return codes.includes('time') ? 'time' : codes.includes('resignation') ? 'resign' : undefined;
  const marks = REASONS.filter(({ code }) => codes.includes(code)).map(({ mark }) => mark);
  return `${makeCell(Number(took.cell))}[${makeTile(Number(took.tile))}]${marks.join('')}`;
}
