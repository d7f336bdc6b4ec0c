import { makeTile } from './names.ts';
import { tokenOf } from './notation.ts';
import { reasonsOf } from './outcome.ts';
import { isOver, moverOf } from './setup.ts';
import { at, type GardenState, NO_TILE, NOBODY } from './types.ts';
import { cellsOf } from './view.ts';

/** The garden for human eyes; nothing in it is hidden from anyone. */
export function draw(state: GardenState): string {
  const { ints, rules } = state;
  const cells = cellsOf(ints);
  const rows = [0, 1, 2, 3].map((row) =>
    `${4 - row}  ${cells
      .slice(row * 4, row * 4 + 4)
      .map((cell) => cell.padEnd(2))
      .join(' ')}`.trimEnd(),
  );
  const name = (seat: number): string => `${tokenOf(ints, seat)} (${seat === 0 ? 'A' : 'B'})`;
  const top = ints[at.top] === NO_TILE ? 'no tile taken' : `top tile ${makeTile(ints[at.top])}`;
  const turn = isOver(state)
    ? `${ints[at.winner] === NOBODY ? 'drawn' : `${name(ints[at.winner])} won`}: ${reasonsOf(ints[at.reasons])
        .map(({ code }) => code)
        .join(', ')}`
    : `${name(moverOf(ints))} to move`;
  const score =
    rules.options.format === 'single'
      ? []
      : [`${rules.options.format}: A ${ints[at.score]}, B ${ints[at.score + 1]}`];
  return [...rows, '   a  b  c  d', `${top}; ${turn}`, ...score].join('\n');
}
