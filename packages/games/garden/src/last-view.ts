/** The last position of a game when the same move starts the next one, rebuilt from its events. */
import type { PackedJson } from '@hortus/kernel';
import { makeTile } from './names.ts';
import { reasonsOf } from './outcome.ts';
import { NOBODY, type View } from './types.ts';

const find = (told: readonly PackedJson[], kind: string): PackedJson | undefined =>
  told.find((event) => event.kind === kind);

/** GAR-END-1, GAR-MAT-6 Nobody is to move; undefined if no fresh garden was dealt. */
export function lastView(before: View, told: readonly PackedJson[], after: View): View | undefined {
  const [took, ended] = [find(told, 'took'), find(told, 'ended')];
  if (ended === undefined || find(told, 'dealt') === undefined) return undefined;
  const winner = Number(ended.winner);
  const token = Number(took?.seat) === before.first ? 'X' : 'O';
  return {
    ...before,
    cells: before.cells.map((name, cell) => (cell === took?.cell ? token : name)),
    top: took === undefined ? before.top : makeTile(Number(took.tile)),
    mover: null,
    ply: took === undefined ? before.ply : before.ply + 1,
    score: after.score,
    result: {
      winner: winner === NOBODY ? null : winner === 0 ? 0 : 1,
      reasons: reasonsOf(Number(ended.reasons)).map(({ code }) => code),
    },
  };
}
