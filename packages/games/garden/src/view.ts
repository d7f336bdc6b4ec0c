import { bitCount } from '@hortus/kernel';
import { makeTile, parseTile } from './names.ts';
import { reasonsOf } from './outcome.ts';
import { matching } from './play.ts';
import { indexGarden, isOver, moverOf } from './setup.ts';
import { ALL_CELLS, BORDER } from './shapes.ts';
import { at, CELLS, type GardenState, NO_TILE, NOBODY, REASONS, type View } from './types.ts';

const seatOr = (seat: number): 0 | 1 | null => (seat === NOBODY ? null : seat === 0 ? 0 : 1);

export function cellsOf(ints: Int32Array): string[] {
  const [x, o] = [ints[at.held], ints[at.held + 1]];
  const cells: string[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    cells.push((x >> cell) & 1 ? 'X' : (o >> cell) & 1 ? 'O' : makeTile(ints[at.tileAt + cell]));
  return cells;
}

export function view(state: GardenState): View {
  const { ints, rules } = state;
  const over = isOver(state);
  return {
    game: 'garden',
    cells: cellsOf(ints),
    top: ints[at.top] === NO_TILE ? null : makeTile(ints[at.top]),
    first: ints[at.first] === 0 ? 0 : 1,
    mover: over ? null : seatOr(moverOf(ints)),
    ply: ints[at.ply],
    format: rules.options.format,
    fullBoard: rules.options.fullBoard,
    score: [ints[at.score], ints[at.score + 1]],
    result: over
      ? { winner: seatOr(ints[at.winner]), reasons: reasonsOf(ints[at.reasons]).map(({ code }) => code) }
      : null,
  };
}

/** Nothing is hidden, so the view allows only one world. */
export function imagine(seen: View, into: GardenState): void {
  const { ints } = into;
  layCells(ints, seen.cells, seen.top);
  ints[at.first] = seen.first;
  ints[at.score] = seen.score[0];
  ints[at.score + 1] = seen.score[1];
  ints[at.reasons] = 0;
  if (seen.result === null) return;
  for (const [i, { code }] of REASONS.entries())
    if (seen.result.reasons.includes(code)) ints[at.reasons] |= 1 << i;
  ints[at.winner] = seen.result.winner ?? NOBODY;
  ints[at.open] = 0;
}

/** Sets garden, tokens and top from their names, and what follows from them. */
export function layCells(ints: Int32Array, cells: readonly string[], top: string | null): void {
  ints[at.held] = ints[at.held + 1] = 0;
  for (const [cell, name] of cells.entries()) {
    const token = name === 'X' ? 0 : name === 'O' ? 1 : undefined;
    if (token !== undefined) ints[at.held + token] |= 1 << cell;
    ints[at.tileAt + cell] = token === undefined ? (parseTile(name) ?? NO_TILE) : NO_TILE;
  }
  const held = ints[at.held] | ints[at.held + 1];
  ints[at.free] = ALL_CELLS & ~held;
  ints[at.ply] = bitCount(held);
  ints[at.top] = top === null ? NO_TILE : (parseTile(top) ?? NO_TILE);
  indexGarden(ints);
  ints[at.open] = top === null ? BORDER : ints[at.free] & matching(ints, ints[at.top]);
}
