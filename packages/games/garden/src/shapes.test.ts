import { FastLuck, moveList, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { wonBy } from './shapes.ts';

test('[GAR-END-1] a won game shows the shapes that won it, and no other game shows any', () => {
  const options = garden.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const list = moveList(garden);
  let shown = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const luck = new FastLuck(seed);
    const state = garden.create(options.value, 2);
    for (let toAct = garden.setup(state, luck); toAct !== 0; ) {
      expect(wonBy(garden.view(state, 'table'))).toEqual({ rows: [], squares: [] });
      const [seat = 0] = seatsOf(toAct);
      toAct = garden.play(state, seat, list[luck.below(garden.legal(state, seat, list))], luck);
    }
    const view = garden.view(state, 'table');
    const { rows, squares } = wonBy(view);
    const codes = view.result?.reasons ?? [];
    expect([rows.length > 0, squares.length > 0]).toEqual([codes.includes('row'), codes.includes('square')]);
    const token = view.result?.winner === view.first ? 'X' : 'O';
    for (const shape of [...rows, ...squares])
      expect(view.cells.filter((name, cell) => (shape >> cell) & 1 && name === token)).toHaveLength(4);
    shown += rows.length + squares.length;
  }
  expect(shown).toBeGreaterThan(5);
});
