/** The last position of a game before the next is dealt, and what happened in notation: both from what was told. */

import type { Step } from '@hortus/frame/board/game-table.ts';
import type { PackedJson } from '@hortus/kernel';
import { makeCell, makeTile, NOBODY, REASONS, type View } from '../src/index.ts';

export const findTold = (told: readonly PackedJson[], kind: string): PackedJson | undefined =>
  told.find((event) => event.kind === kind);
export const codesOf = (bits: number): string[] =>
  REASONS.filter((_, bit) => ((bits >> bit) & 1) === 1).map(({ code }) => code);

/** A game that ends with its match is shown as it is; one that is followed by another stands until it was seen. */
export function steps(before: View, told: readonly PackedJson[], after: View): readonly Step<View>[] {
  const last = { view: after, told, hold: false };
  const [took, ended, dealt] = [findTold(told, 'took'), findTold(told, 'ended'), findTold(told, 'dealt')];
  if (ended === undefined || dealt === undefined) return [last];
  const token = took === undefined || Number(took.seat) === before.first ? 'X' : 'O';
  const winner = Number(ended.winner);
  const final: View = {
    ...before,
    cells: before.cells.map((name, cell) => (cell === took?.cell ? token : name)),
    top: took === undefined ? before.top : makeTile(Number(took.tile)),
    mover: null,
    ply: took === undefined ? before.ply : before.ply + 1,
    score: after.score,
    result: {
      winner: winner === NOBODY ? null : winner === 0 ? 0 : 1,
      reasons: codesOf(Number(ended.reasons)),
    },
  };
  return [
    { view: final, told: told.filter((event) => event !== dealt), hold: true },
    { ...last, told: [dealt] },
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
