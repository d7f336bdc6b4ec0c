import { bitCount } from '@hortus/kernel';
import { makeTile, parseTile } from './names.ts';
import { reasonsOf } from './outcome.ts';
import { matching } from './play.ts';
import { indexGarden, isOver, moverOf } from './setup.ts';
import { ALL_CELLS, BORDER } from './shapes.ts';
import { at, CELLS, type GardenState, NO_TILE, NOBODY, REASONS, type View } from './types.ts';

const seatOr = (seat: number): 0 | 1 | null => (seat === NOBODY ? null : seat === 0 ? 0 : 1);

export function cellsOf(words: Int32Array): string[] {
  const [x, o] = [words[at.held], words[at.held + 1]];
  const cells: string[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    cells.push((x >> cell) & 1 ? 'X' : (o >> cell) & 1 ? 'O' : makeTile(words[at.tileAt + cell]));
  return cells;
}

export function view(state: GardenState): View {
  const { words, rules } = state;
  const over = isOver(state);
  return {
    game: 'garden',
    cells: cellsOf(words),
    top: words[at.top] === NO_TILE ? null : makeTile(words[at.top]),
    first: words[at.first] === 0 ? 0 : 1,
    mover: over ? null : seatOr(moverOf(words)),
    ply: words[at.ply],
    format: rules.options.format,
    fullBoard: rules.options.fullBoard,
    score: [words[at.score], words[at.score + 1]],
    result: over
      ? { winner: seatOr(words[at.winner]), reasons: reasonsOf(words[at.reasons]).map(({ code }) => code) }
      : null,
  };
}

/** Nothing is hidden, so the view allows one world only: this one. */
export function imagine(seen: View, into: GardenState): void {
  const { words } = into;
  layCells(words, seen.cells, seen.top);
  words[at.first] = seen.first;
  words[at.score] = seen.score[0];
  words[at.score + 1] = seen.score[1];
  words[at.reasons] = 0;
  if (seen.result === null) return;
  for (const [i, { code }] of REASONS.entries())
    if (seen.result.reasons.includes(code)) words[at.reasons] |= 1 << i;
  words[at.winner] = seen.result.winner ?? NOBODY;
  words[at.open] = 0;
}

/** Sets garden, tokens and top from their names, and what follows from them. */
export function layCells(words: Int32Array, cells: readonly string[], top: string | null): void {
  words[at.held] = words[at.held + 1] = 0;
  for (const [cell, name] of cells.entries()) {
    const token = name === 'X' ? 0 : name === 'O' ? 1 : undefined;
    if (token !== undefined) words[at.held + token] |= 1 << cell;
    words[at.tileAt + cell] = token === undefined ? (parseTile(name) ?? NO_TILE) : NO_TILE;
  }
  const held = words[at.held] | words[at.held + 1];
  words[at.free] = ALL_CELLS & ~held;
  words[at.ply] = bitCount(held);
  words[at.top] = top === null ? NO_TILE : (parseTile(top) ?? NO_TILE);
  indexGarden(words);
  words[at.open] = top === null ? BORDER : words[at.free] & matching(words, words[at.top]);
}
